"""A position being read from text (diagram.py writes it).

`3 seats; stock empty; pile 5 8 by S0; S1 on turn; S1 hand ½ 5 5; S1 closed 2 - J; S2 finished 1st`

What is left open is filled with cards that do not matter: no ½, and none of a kind that is named, as long as there are
others. A seat of which nothing is said has three cards each in hand, open and closed; one that has turned up a closed
card has no open ones. The stock is whatever is left, or if it is named (from its top), whatever is left is out of play.
`S0 drew 8 ?` says that the layer has drawn two cards since his lay, an equal one among them, and may add; `S1 known 5
8` that all have seen these go into a hand.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has, lowest, member
from stammtisch.core.game import Moves
from stammtisch.core.notation import UNSAID, Clauses, Zone, number_of, seat_of
from stammtisch.core.vecs import vec
from stammtisch.games.mezza import scoring
from stammtisch.games.mezza.cards import (
    CARD,
    FULL,
    HALF,
    KINDS,
    NAME,
    NO_KIND,
    SHORT,
    SLOTS,
    held,
    kind_of,
    kinds,
    pack,
    size,
)
from stammtisch.games.mezza.diagram import ORDINALS
from stammtisch.games.mezza.moves import OPEN, THREE, VOCABULARY
from stammtisch.games.mezza.rules import AFTER, FITTING, STARTERS, lowest_kind, makes_ten
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.table import FINISHED, PLAYING, STARTING, SWAPPING

ALL: Final = -1  # every kind


class Reading:
    """One position being read."""

    def __init__(self, state: MezzaState, clauses: Clauses) -> None:
        self.state = state
        self.table = state.table
        self.clauses = clauses
        self.seats = int(state.seats)
        self.hands: list[Zone] = []
        self.open: list[Zone] = []
        self.closed: list[list[int]] = []  # by slot a kind, UNSAID or NO_KIND
        self.queue: list[int] = []  # what to fill with, best first

    def run(self) -> None:
        table = self.table
        self._phase()
        self._finished()
        turn = self.clauses.seat("on turn", self.seats)
        self._pile(turn)
        drew = self._drew()
        for i in range(self.seats):
            self._seat(i, drew if i == table.adder else [])
        stock = self.clauses.zone("stock", UNSAID, kind_of)
        gone = self.clauses.zone("gone", UNSAID, kind_of)
        answers = [self._answer(i) for i in range(self.seats)]
        self._idle()
        places = self.clauses.after("places")
        self.clauses.done()
        self._give_lowest()
        self._fill(stock, gone)
        if table.phase == STARTING:
            self._announce()
        self._check()
        self._check_places(places)
        self._ask(answers)

    def _phase(self) -> None:
        table = self.table
        table.phase = PLAYING
        if self.clauses.flag("swapping"):
            table.phase = SWAPPING
        elif self.clauses.flag("over"):
            table.phase = FINISHED
        elif self.clauses.flag("starting"):
            table.phase = STARTING
        else:
            lowest = self.clauses.after("starting with")
            if lowest is not None:
                table.phase = STARTING
                table.lowest = kind_of(lowest)

    def _finished(self) -> None:
        table = self.table
        table.active = bit(self.seats) - 1
        for place in range(1, self.seats + 1):
            seat = self.clauses.seat(f"finished {ORDINALS[place]}", self.seats)
            if seat is None:
                break
            table.active &= ~bit(seat)
            table.place += place * CARD[seat]
        if count(table.active) < 2 and table.phase != FINISHED:
            raise ValueError("with one seat left it is over: say 'over' (M-095)")
        if table.active == 0:
            raise ValueError("the last seat does not finish (M-091)")

    def _pile(self, turn: int | None) -> None:
        """The cards of the pile, who laid them, and who is on turn."""
        table = self.table
        if turn is not None and not has(table.active, turn):
            raise ValueError(f"S{turn} has finished and cannot be on turn (M-092)")
        words, _, by = (self.clauses.after("pile") or "").partition("by ")
        cards = Zone(words, 0, kind_of).cards
        layers = [seat_of(name, self.seats) for name in (self.clauses.after("laid by") or by).split()]
        if not layers:
            layers = [self._before(self._first() if turn is None else turn)]
        if len(layers) == 1:
            layers *= len(cards)
        if len(layers) != len(cards):
            raise ValueError(f"{len(cards)} cards lie on the pile, laid by {len(layers)} seats")
        for card, layer in zip(cards, layers, strict=True):
            self._lay(card, layer)
        table.turn = turn if turn is not None else self._first()
        if turn is None and cards:
            table.turn = self._after(layers[-1])

    def _lay(self, card: int, layer: int) -> None:
        table = self.table
        if not held(FITTING[table.demand], card):
            raise ValueError(f"a {NAME[card]} cannot lie on {NAME[table.top]} there (M-040)")
        tens = makes_ten(table.demand, card)
        table.demand = AFTER[table.demand * KINDS + card]
        table.put(layer, card, 1)
        if tens or table.run >= 4:
            raise ValueError("a 10 and four equal cards leave no pile (M-160, M-170)")

    def _first(self) -> int:
        return int(member(lowest(self.table.active)))

    def _after(self, seat: int) -> int:
        return int(self.table.next_to(seat))

    def _before(self, seat: int) -> int:
        """The seat that is usually the layer when another is on turn."""
        found = seat
        while self._after(found) != seat:
            found = self._after(found)
        return found

    def _drew(self) -> list[int]:
        """The layer may add, having drawn so many; the equal cards that are named."""
        table = self.table
        for i in range(self.seats):
            words = self.clauses.after(f"S{i} drew")
            if words is None:
                continue
            if i != table.layer or not has(table.active, i):
                raise ValueError(f"only who laid the top card may still add, not S{i} (M-180)")
            table.adder = i
            if words.startswith("of "):
                table.fresh = number_of(words[3:])
                return []
            cards = [] if words == "nothing" else words.split()
            equal = [kind_of(name) for name in cards if name != "?" and kind_of(name) == table.top]
            table.fresh = len(cards)
            self.state.right = len(equal)
            return equal
        return []

    def _seat(self, i: int, drew: list[int]) -> None:
        usual = 3 if has(self.table.active, i) else 0
        known = pack(self.clauses.after(f"S{i} known") or "")
        hand = self.clauses.zone(f"S{i} hand", usual, kind_of)
        if not hand.cards:  # what is known of it is there
            hand.cards = [*kinds(known), *drew]
            hand.size = max(hand.size, len(hand.cards))
        self.table.known[i] = known
        self.hands.append(hand)
        self.closed.append(self._slots(self.clauses.after(f"S{i} closed"), usual))
        turned = NO_KIND in self.closed[i]  # a closed card, after the last open one (M-075)
        self.open.append(self.clauses.zone(f"S{i} open", 0 if turned else usual, kind_of))

    def _slots(self, words: str | None, usual: int) -> list[int]:
        if words is None or words.startswith("of "):
            n = usual if words is None else number_of(words[3:])
            found = [UNSAID] * n
        else:
            marks = {"?": UNSAID, "-": NO_KIND}
            found = [marks[name] if name in marks else kind_of(name) for name in words.split() if name != "empty"]
        if len(found) > SLOTS:
            raise ValueError(f"there are three closed slots, not {len(found)} (M-011)")
        return found + [NO_KIND] * (SLOTS - len(found))

    def _give_lowest(self) -> None:
        """Somebody holds the kind that was announced: if nobody says so, the first whose hand is not named."""
        lowest = int(self.table.lowest)
        if lowest == NO_KIND or any(lowest in hand.cards for hand in self.hands):
            return
        for hand in self.hands:
            if len(hand.cards) < hand.size:
                hand.cards.append(lowest)
                return

    def _answer(self, i: int) -> str | None:
        """What a seat has answered that was asked: a swap by its cards, or a pass."""
        if self.clauses.flag(f"S{i} passed"):
            return ""
        return self.clauses.after(f"S{i} chose")

    def _idle(self) -> None:
        for clause in list(self.clauses.left):
            if clause.endswith(" without progress"):
                self.table.idle = number_of(clause.split()[0])
                self.clauses.left.remove(clause)
        if self.table.idle >= self.table.terms.stall_limit and self.table.phase != FINISHED:
            raise ValueError(f"after {self.table.terms.stall_limit} moves without progress it is over (M-201)")

    def _fill(self, stock: Zone, gone: Zone) -> None:
        """Hands first, then open and closed cards, the stock, and what is out of play."""
        table = self.table
        zones = [*self.hands, *self.open, stock, gone]
        named = [card for zone in zones for card in zone.cards] + kinds(table.pile)
        named += [card for cards in self.closed for card in cards if card not in (UNSAID, NO_KIND)]
        self._queue(named)
        for i in range(self.seats):
            self._deal_hand(i)
        for i in range(self.seats):
            table.open[i] = self._filled(self.open[i], ALL)
        for i in range(self.seats):
            self._deal_closed(i)
        if stock.size == UNSAID:
            stock.size = len(stock.cards) + len(self.queue) - max(gone.size - len(gone.cards), 0)
        self._filled(stock, ALL)
        if gone.size == UNSAID:
            gone.size = len(self.queue)
        table.gone = self._filled(gone, ALL)
        if self.queue:
            raise ValueError(f"{len(self.queue)} cards are nowhere; name the stock or what is gone, not both (M-001)")
        self.state.stock = vec[i64](stock.cards)
        table.left = len(stock.cards)

    def _queue(self, named: list[int]) -> None:
        """The cards that are not named: kinds that are not, then those that are, a ½ last."""
        table = self.table
        rest = kinds(SHORT if table.terms.short else FULL)
        for card in named:
            if card not in rest:
                raise ValueError(f"there are not that many {NAME[card]} in the pack (M-001)")
            rest.remove(card)
        cards = vec[i64](rest)
        self.state.rng.shuffle(cards, 0)
        self.queue = sorted([int(card) for card in cards], key=lambda card: (card == HALF, card in named))

    def _begins(self) -> i64:
        """What the hands may be filled with (M-030)."""
        if self.table.phase == STARTING and self.table.lowest != NO_KIND:
            return STARTERS[self.table.lowest]
        return ALL

    def _filled(self, zone: Zone, mask: i64) -> int:
        """The pack of a zone once it has all its cards."""
        while len(zone.cards) < zone.size:
            zone.cards.append(self._next(mask))
        return pack(" ".join(NAME[card] for card in zone.cards))

    def _deal_hand(self, seat: int) -> None:
        self.state.hands[seat] = self._filled(self.hands[seat], self._begins())
        self.table.hold(seat, self.hands[seat].size)

    def _deal_closed(self, seat: int) -> None:
        for slot in range(SLOTS):
            card = self.closed[seat][slot]
            self.state.closed[seat] += CARD[slot] * (self._next(ALL) if card == UNSAID else card)
            if card != NO_KIND:
                self.table.slots += bit(4 * seat + slot)

    def _next(self, mask: i64) -> int:
        for card in self.queue:
            if held(mask, card):
                self.queue.remove(card)
                return card
        raise ValueError("there are not enough cards in the pack for all this (M-001)")

    def _announce(self) -> None:
        """The lowest kind in any hand is the one that begins (M-030)."""
        table = self.table
        hands: i64 = 0
        for i in range(self.seats):
            hands |= self.state.hands[i]
        found = lowest_kind(hands)
        if table.lowest not in (found, NO_KIND):
            raise ValueError(f"the lowest kind in any hand is {NAME[found]}, not {NAME[table.lowest]} (M-030)")
        table.lowest = found

    def _check(self) -> None:
        """What the rules keep from happening."""
        table = self.table
        for i in range(self.seats):
            sizes = [table.size_of(i), size(table.open[i]), count(table.slots_of(i))]
            if has(table.active, i):
                self._check_active(i, sizes)
                self._check_memory(i)
            elif sum(sizes):
                raise ValueError(f"S{i} has finished and holds no card (M-090)")

    def _check_active(self, i: int, sizes: list[i64]) -> None:
        """What may lie before a seat that plays: `sizes` are cards in hand, open and closed."""
        table = self.table
        if table.phase < PLAYING and (sizes != [3, 3, 3] or table.pile or table.gone):
            raise ValueError("before play each seat has three cards in hand, three open and three closed (M-013)")
        if sum(sizes) == 0:
            raise ValueError(f"S{i} has no card left: say 'S{i} finished 1st' (M-090)")
        if sizes[0] < 3 and table.left:
            raise ValueError(f"S{i} must have drawn while there is stock: a hand has three cards or more (M-050)")
        if sizes[1] and sizes[2] < SLOTS:
            raise ValueError(f"S{i} turns up closed cards only when no open one is left (M-075)")

    def _check_places(self, said: str | None) -> None:
        """Places follow from who has finished, and are known when it is over (M-091, M-201)."""
        if said is None:
            return
        if self.table.phase != FINISHED:
            raise ValueError("there are places when it is over: say 'over' (M-091)")
        places = " ".join([str(place) for place in scoring.places(self.table)])
        if said != places:
            raise ValueError(f"the places are {places}, not {said} (M-091)")

    def _check_memory(self, i: int) -> None:
        """What is known of a hand is in it (M-065), and what was drawn is too (M-180)."""
        hand, known, top = self.state.hands[i], self.table.known[i], self.table.top
        if any(held(known, kind) > held(hand, kind) for kind in range(KINDS)):
            raise ValueError(f"S{i} does not hold what it is known to hold")
        if i != self.table.adder:
            return
        equal = held(hand, top) - held(known, top)
        if self.state.right > equal or self.table.fresh + size(known) > size(hand):
            raise ValueError(f"S{i} does not hold what it has drawn (M-180)")

    def _ask(self, answers: list[str | None]) -> None:
        """Who is asked follows from what lies open; who has answered is no longer waited for."""
        table = self.table
        if table.phase == PLAYING:
            table.ask(0)
        elif table.phase != FINISHED:
            table.ask_all(0)
        for i in range(self.seats):
            answer = answers[i]
            if answer is None:
                continue
            if not has(table.asked, i):
                raise ValueError(f"S{i} is not asked and cannot have answered")
            if table.phase == SWAPPING:
                self.state.swaps[i] = self._chosen(i, answer)
            table.waiting &= ~bit(i)
        if table.waiting == 0 and table.phase < PLAYING:
            raise ValueError("when all have answered, play goes on (M-022, M-032)")

    def _chosen(self, i: int, answer: str) -> int:
        """The cards that a seat lays open, any of them if they are not named."""
        found = Moves()
        self.state.choices(i, found)
        if not answer:
            return int(THREE[found.items[self.state.rng.below(found.size)] - OPEN])
        action = VOCABULARY.parse(f"open {answer}")
        if action not in [found.items[n] for n in range(found.size)]:
            raise ValueError(f"S{i} cannot lay open {answer} (M-021)")
        return int(THREE[action - OPEN])
