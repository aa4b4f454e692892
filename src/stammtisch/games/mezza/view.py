"""What a seat knows and what it may imagine: all hidden information of Mezza passes here."""

from typing import Final, TypedDict

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has, members
from stammtisch.core.game import TABLE, Moves, View
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.mezza.cards import CARD, DECK, FULL, NAME, NO_KIND, SHORT, SHORT_DECK, held, names, size
from stammtisch.games.mezza.match import FINISHED, NO_SLOTS, PLAYING, SLOTS, STARTING, SWAPPING, closed_card
from stammtisch.games.mezza.moves import OPEN, THREE
from stammtisch.games.mezza.rules import STARTERS, token
from stammtisch.games.mezza.state import MezzaState

HIDDEN: Final = -1
ORDINALS: Final = ["", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th"]
PHASES: Final = ["swapping", "starting", "playing", "over"]


class Laid(TypedDict):
    card: str
    seat: int


class Seat(TypedDict):
    cards: int  # in hand (M-013)
    open: list[str]
    closed: list[int]  # the slots that are left (M-076)
    place: int | None  # once it has finished, or all is over
    waiting: bool
    passed: bool  # asked, and has answered
    chosen: bool  # has sealed its swap


class Screen(TypedDict):
    phase: str
    turn: int | None
    lowest: str
    pile: list[Laid]
    run: int
    demand: str
    stock: int
    gone: int
    drew: int | None  # cards the layer has drawn since his lay, while he may still add
    hand: list[str]
    chosen: list[str]  # the open cards of one's own sealed swap
    seats: list[Seat]
    windows: list[str]


class MezzaView(View):
    def __init__(self, state: MezzaState, seat: i64) -> None:
        super().__init__(state, seat)
        self.terms = state.terms
        self.phase = state.phase
        self.active = state.active
        self.waiting = state.waiting
        self.asked = state.asked
        self.turn = state.turn
        self.lowest = state.lowest
        self.pile = state.pile
        self.heap = [int(state.heap[i]) for i in range(state.height)]
        self.demand = state.demand
        self.top = state.top
        self.run = state.run
        self.layer = state.layer
        self.adder = state.adder
        self.fresh = state.fresh
        self.right: i64 = state.right if seat == state.adder else HIDDEN
        self.gone = state.gone  # memory: everybody saw them go
        self.place = state.place
        self.idle = state.idle
        self.turn_since = state.turn_since
        self.asked_since = state.asked_since
        self.left = state.left
        self.hand: i64 = i64(0) if seat == TABLE else state.hands[seat]
        self.swap: i64 = i64(0) if seat == TABLE else state.swaps[seat]
        self.counts = [int(size(state.hands[i])) for i in range(state.seats)]
        self.open = [int(state.open[i]) for i in range(state.seats)]
        self.slots = [slots(state.closed[i]) for i in range(state.seats)]
        self.known = [int(state.known[i]) for i in range(state.seats)]  # memory (M-065)
        self.places = state.places()

    def imagine(self, rng: Rng) -> MezzaState:
        """Deal the unseen cards to hands, closed slots and stock."""
        state = MezzaState(self.seats, rng, self.terms)
        state.ply = self.ply
        state.phase = self.phase
        state.active = self.active
        state.asked = self.asked
        state.waiting = self.waiting
        state.turn = self.turn
        state.lowest = self.lowest
        state.pile = self.pile
        state.demand = self.demand
        state.top = self.top
        state.run = self.run
        state.layer = self.layer
        state.adder = self.adder
        state.fresh = self.fresh
        state.gone = self.gone
        state.place = self.place
        state.idle = self.idle
        state.turn_since = self.turn_since
        state.asked_since = self.asked_since
        state.height = len(self.heap)
        state.heap = vec[i64](self.heap)
        for seat in range(self.seats):
            state.open[seat] = self.open[seat]
            state.known[seat] = self.known[seat]
        self._deal(state, rng)
        if self.phase == SWAPPING:
            self._seal(state, rng)
        if self.seat != TABLE:
            state.swaps[self.seat] = self.swap
        return state

    def unseen(self) -> i64:
        """The cards that may lie in hands, closed or in the stock without anybody knowing where."""
        cards: i64 = SHORT if self.terms.short else FULL
        cards -= self.hand + self.pile + self.gone
        for seat in range(self.seats):
            cards -= self.open[seat]
            if seat != self.seat:
                cards -= self.known[seat]
        return cards

    def _deal(self, state: MezzaState, rng: Rng) -> None:
        """What no hand may hold in phase start lies before `middle`, the rest is shuffled behind it (M-030)."""
        cards = SHORT_DECK[:] if self.terms.short else DECK[:]
        unseen = self.unseen()
        first = len(cards) - size(unseen)
        middle = first
        need = self._unknown()
        if self.phase == STARTING:
            middle = lay_out(cards, first, unseen & ~STARTERS[self.lowest])
            unseen &= STARTERS[self.lowest]
        lay_out(cards, middle, unseen)
        rng.shuffle(cards, middle)
        if self.phase == STARTING:
            self._give_lowest(cards, middle, need, rng)
        self._deal_hands(state, cards, middle)
        if self.phase == STARTING:
            for i in range(middle - first):
                cards[middle + need - 1 - i] = cards[middle - 1 - i]
            rng.shuffle(cards, first + need)
        state.stock = cards
        state.left = self.left
        self._deal_slots(state, cards, first + need)

    def _unknown(self) -> i64:
        """How many cards in the hands of others nobody else knows."""
        need: i64 = 0
        for seat in range(self.seats):
            if seat != self.seat:
                need += self.counts[seat] - size(self.known[seat])
        return need

    def _give_lowest(self, cards: vec[i64], middle: i64, need: i64, rng: Rng) -> None:
        """Somebody holds the kind that was announced (M-030)."""
        if held(self.hand, self.lowest):
            return
        for seat in range(self.seats):
            if held(self.known[seat], self.lowest):
                return
        at = middle
        while cards[at] != self.lowest:
            at += 1
        if at >= middle + need:
            chosen = middle + rng.below(need)
            cards[at] = cards[chosen]
            cards[chosen] = self.lowest

    def _deal_hands(self, state: MezzaState, cards: vec[i64], at: i64) -> None:
        """What is known of a hand, and chance; of the layer's cards those dealt first are fresh (M-180)."""
        for seat in range(self.seats):
            if seat == self.seat:
                state.hands[seat] = self.hand
                continue
            hand: i64 = self.known[seat]
            for i in range(self.counts[seat] - size(hand)):
                hand += CARD[cards[at]]
                if seat == self.adder and i < self.fresh and cards[at] == self.top:
                    state.right += 1
                at += 1
            state.hands[seat] = hand
        if self.seat == self.adder:
            state.right = self.right

    def _deal_slots(self, state: MezzaState, cards: vec[i64], at: i64) -> None:
        for seat in range(self.seats):
            closed: i64 = NO_SLOTS
            for slot in range(SLOTS):
                if has(self.slots[seat], slot):
                    closed += (cards[at] - NO_KIND) * CARD[slot]
                    at += 1
            state.closed[seat] = closed

    def _seal(self, state: MezzaState, rng: Rng) -> None:
        """The others have chosen something (M-022)."""
        found = Moves()
        for seat in members(self.asked & ~self.waiting):
            found.size = 0
            state.choices(seat, found)
            state.swaps[seat] = THREE[found.items[rng.below(found.size)] - OPEN]

    def windows(self) -> list[str]:
        """The windows that wait for somebody besides the seat on turn."""
        if self.phase != PLAYING:
            return [["swap", "start"][self.phase]] if self.phase < PLAYING else []
        adding = self.adder != TABLE and has(self.waiting, self.adder)
        stealing = self.waiting & ~BIT[self.adder] != 0
        return ["add"] * adding + ["steal"] * stealing

    def screen(self) -> Screen:
        return {
            "phase": PHASES[self.phase],
            "turn": int(self.turn) if self.phase == PLAYING else None,
            "lowest": NAME[self.lowest] if self.phase == STARTING else "",
            "pile": [{"card": NAME[each // 8], "seat": each % 8} for each in self.heap],
            "run": int(self.run),
            "demand": token(self.demand),
            "stock": int(self.left),
            "gone": int(size(self.gone)),
            "drew": None if self.adder == TABLE else int(self.fresh),
            "hand": names(self.hand),
            "chosen": names(self.swap) if self.phase == SWAPPING else [],
            "seats": [self._seat(i) for i in range(self.seats)],
            "windows": self.windows(),
        }

    def _seat(self, i: i64) -> Seat:
        answered = has(self.asked & ~self.waiting, i)
        return {
            "cards": self.counts[i],
            "open": names(self.open[i]),
            "closed": members(self.slots[i]),
            "place": None if self.phase != FINISHED and has(self.active, i) else self.places[i],
            "waiting": has(self.acting, i),
            "passed": answered and self.phase != SWAPPING,
            "chosen": answered and self.phase == SWAPPING,
        }

    def diagram(self) -> str:
        return "; ".join(self.clauses())

    def clauses(self) -> list[str]:
        """What the screen shows, in the notation of positions (position.py)."""
        found = [f"{self.seats} seats", *self.terms.unusual]
        if self.phase == SWAPPING:
            found.append("swapping")
        if self.phase == STARTING:
            found.append(f"starting with {NAME[self.lowest]}")
        found.append(clause("pile", [NAME[each // 8] for each in self.heap], len(self.heap)))
        if self.heap:
            found.append(f"laid by {' '.join(f'S{each % 8}' for each in self.heap)}")
        found.append(clause("stock", self.stock_cards(), int(self.left)))
        found.append(clause("gone", self.gone_cards(), int(size(self.gone))))
        for i in range(self.seats):
            found += self.clauses_of(i)
        if self.phase == FINISHED:
            found += ["over", f"places {' '.join(str(place) for place in self.places)}"]
        return found

    def clauses_of(self, i: i64) -> list[str]:
        """What lies before one seat."""
        if held(self.place, i):
            return [f"S{i} finished {ORDINALS[self.places[i]]}"]
        found = [f"S{i} on turn"] if self.phase == PLAYING and i == self.turn else []
        found.append(clause(f"S{i} hand", self.hand_of(i), self.counts[i]))
        found.append(clause(f"S{i} open", names(self.open[i]), int(size(self.open[i]))))
        found.append(closed_clause(f"S{i} closed", self.slots_of(i)))
        if has(self.asked & ~self.waiting, i):
            found.append(" ".join([f"S{i} chose", *self.chosen_of(i)]) if self.phase == SWAPPING else f"S{i} passed")
        if i == self.adder:
            found.append(self._drew())
        return found

    def _drew(self) -> str:
        """The cards the layer has drawn since his lay: the equal ones by name, if the viewer knows."""
        if self.right == HIDDEN and self.fresh:
            return f"S{self.adder} drew of {self.fresh}"
        cards = [NAME[self.top]] * int(self.right) + ["?"] * int(self.fresh - self.right)
        return f"S{self.adder} drew {' '.join(cards) if self.fresh else 'nothing'}"

    def hand_of(self, seat: i64) -> list[str]:
        return names(self.hand) if seat == self.seat else []

    def slots_of(self, seat: i64) -> list[str]:
        return ["?" if has(self.slots[seat], slot) else "-" for slot in range(SLOTS)]

    def chosen_of(self, seat: i64) -> list[str]:
        return names(self.swap) if seat == self.seat else []

    def stock_cards(self) -> list[str]:
        return []

    def gone_cards(self) -> list[str]:
        """Nothing: only how many are out of play is shown (M-160)."""
        return []


def slots(closed: i64) -> int:
    """The set of slots that still have their card."""
    return sum(int(BIT[slot]) for slot in range(SLOTS) if closed_card(closed, slot) != NO_KIND)


def lay_out(cards: vec[i64], at: i64, pack: i64) -> i64:
    """Put the cards of a pack into a row from `at` on; the place behind the last."""
    kind: i64 = 0
    while pack:
        for n in range(pack & 15):
            cards[at + n] = kind
        at += pack & 15
        pack >>= 4
        kind += 1
    return at


def clause(what: str, cards: list[str], n: int) -> str:
    """Cards by name, or how many there are."""
    if n == 0:
        return f"{what} empty"
    return f"{what} {' '.join(cards)}" if cards else f"{what} of {n}"


def closed_clause(what: str, cards: list[str]) -> str:
    if cards == ["-"] * SLOTS:
        return f"{what} empty"
    return f"{what} of 3" if cards == ["?"] * SLOTS else f"{what} {' '.join(cards)}"
