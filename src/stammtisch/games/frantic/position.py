"""A position being read from text (diagram.py writes it).

`4 seats; S0 on turn; pile R5; S0 hand R2 G9; S1 hand of 3; events doomsday; stock of 5; skips S2; wish red by S3`

What is left open is dealt: a hand of which nothing is said has seven cards. `pile` is the discard pile from its
bottom; `stock` the draw pile from its top, or how many lie there, and then the rest lies under the discard pile; `next`
only its topmost cards. `events` are the next ones. `start R4` turns up that card as the dealer's: the position is what
follows from it.
`giving S1` asks S1, whoever's turn it is, and `to do carry 0, request 0` says what comes next; `S0 aside R5>S1` are
cards chosen and face down, `S0 remembers R5 S1 S2` what a seat knows. `struck RGift S0>S1 done` is the attack before,
`went R5 S0>S2` or `went 2 S0>S2` what the last event let all see. `bomb 9` leaves nine turns, this one included.
"""

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.game import TABLE, names_of
from stammtisch.core.memory import CARD, VIEWER
from stammtisch.core.notation import UNSAID, Clauses, Zone, number_of, seat_of, set_of
from stammtisch.core.vecs import vec
from stammtisch.games.frantic.cards import (
    CARDS,
    COLOURS,
    COPIES,
    EVENTS,
    FANTASTIC,
    KINDS,
    NAME,
    NO_CARD,
    NO_COLOUR,
    event_of,
    kind_of,
    put,
)
from stammtisch.games.frantic.choices import STAKED
from stammtisch.games.frantic.rounds import HAND
from stammtisch.games.frantic.rules import LAST_COLOUR, WISHED, WISHED_NUMBER
from stammtisch.games.frantic.scoring import sums
from stammtisch.games.frantic.shares import NO_SHARES, STANDS, aimed_at, share, stands
from stammtisch.games.frantic.state import FranticState
from stammtisch.games.frantic.table import ENDS, FINISHED, PHASES, SCORED, TASKS, TURN


class Reading:
    """One position being read."""

    def __init__(self, state: FranticState, clauses: Clauses) -> None:
        self.state = state
        self.table = state.table
        self.clauses = clauses
        self.seats = int(state.seats)
        self.queue: list[int] = []  # what to fill with

    def run(self) -> None:
        table, clauses = self.table, self.clauses
        table.clear()
        self._match()
        self._asked()
        start = clauses.after("start")
        hands = [clauses.zone(f"S{i} hand", HAND, kind_of) for i in range(self.seats)]
        self._aside()
        remembered = [clauses.memory(name) for name in names_of(BIT[self.seats] - 1 + BIT[TABLE])]
        pile = clauses.zone("pile", 0 if start else 1, kind_of)
        under = clauses.zone("under", UNSAID, kind_of)
        stock = clauses.zone("stock", UNSAID, kind_of)
        upper = clauses.zone("next", 0, kind_of)
        market = clauses.zone("market", 0, kind_of)
        layer = clauses.after("laid by")
        wish = clauses.after("wish")
        table.skips = clauses.set_of("skips", self.seats)
        table.unpaid = clauses.flag("unpaid")
        self._events()
        table.went = vec[i64]([self._way(words) for words in (clauses.after("went") or "").split(",") if words])
        table.attack, table.shares = self._attack(clauses.after("attack"))
        table.last, table.struck = self._attack(clauses.after("struck"))
        clauses.done()
        self._queue([*hands, pile, under, market, upper, stock], start)
        self._sure(hands, remembered)
        self._deal(hands)
        stock.cards = upper.cards + stock.cards
        self._lay(pile, under, stock, market)
        table.layer = self._before() if layer is None else seat_of(layer, self.seats)
        self._wish(wish)
        self._remember(remembered)
        if start:
            self.state.open_with(kind_of(start))
        self._check()

    def _match(self) -> None:
        """What was played before, who deals, and whose turn it is."""
        table, clauses = self.table, self.clauses
        sheet = clauses.after("sheet")
        if sheet is not None:
            table.sheet = [[number_of(points) for points in row.split()] for row in sheet.split("/")]
        for row in table.sheet:
            if len(row) != self.seats:
                raise ValueError(f"a row of the sheet has points for {len(row)} seats, not for {self.seats} (F-195)")
            table.points = sums(table.points, row)
        ended = clauses.after("ended")
        if ended is not None:
            table.ended = ENDS.index(ended)
        turn = clauses.seat("on turn", self.seats)
        table.turn = turn or 0
        dealer = clauses.after("dealer")
        table.dealer = self._before() if dealer is None else seat_of(dealer, self.seats)

    def _before(self) -> int:
        """The seat to the left of whose turn it is."""
        return (int(self.table.turn) - 1) % self.seats

    def _asked(self) -> None:
        """Who is asked what, and what is to be done then."""
        table, clauses = self.table, self.clauses
        table.phase = TURN
        table.waiting = BIT[table.turn]
        if clauses.flag("scored"):
            table.ask(SCORED, BIT[TABLE], 0)
        elif clauses.flag("over"):
            table.ask(FINISHED, 0, 0)
        for phase in range(TURN + 1, SCORED):
            words = clauses.after(PHASES[phase])
            if words is not None:
                table.ask(phase, set_of(words, self.seats), 0)
        table.share = clauses.number("share", 0)
        table.owed = clauses.number("owed", 0)
        for words in reversed((clauses.after("to do") or "").split(",")):
            if words.strip():
                name, _, n = words.strip().partition(" ")
                table.then(TASKS.index(name) + 16 * number_of(n or "0"))

    def _aside(self) -> None:
        """Cards chosen and face down, and an unfinished split."""
        found: list[int] = []
        for i in range(self.seats):
            for words in (self.clauses.after(f"S{i} aside") or "").split():
                name, _, to = words.partition(">")
                found.append(kind_of(name) * 64 + i * 8 + seat_of(to, self.seats))
            for words in (self.clauses.after(f"S{i} splits") or "").split(","):
                if words.strip():
                    to, _, n = words.strip().partition(" ")
                    self.state.split = self.state.split * 256 + seat_of(to, self.seats) * 8 + number_of(n)
        self.state.aside = vec[i64](found)

    def _events(self) -> None:
        """Those revealed this round, those that come next, and the rest in any order."""
        table, clauses = self.table, self.clauses
        seen = [event_of(name) for name in (clauses.after("revealed") or "").split()]
        for event in seen:
            table.revealed = table.revealed * 32 + event + 1
        words = clauses.after("events") or ""
        next_ones = [] if words.startswith("of ") else [event_of(name) for name in words.split() if name != "empty"]
        if len({*seen, *next_ones}) < len(seen) + len(next_ones):
            raise ValueError("there is one event card of each kind (F-007)")
        rest = vec[i64]([event for event in range(EVENTS) if event not in seen and event not in next_ones])
        self.state.rng.shuffle(rest, 0) if len(rest) > 1 else None
        self.state.events_pile = vec[i64](seen + next_ones + [int(event) for event in list(rest)])
        table.hidden_events = EVENTS - len(seen)
        if words.startswith("of ") and number_of(words[3:]) != table.hidden_events:
            raise ValueError(f"{table.hidden_events} events are not revealed yet (F-007)")
        now = clauses.after("event")
        if now is not None:
            table.event = event_of(now)
        table.bomb = clauses.number("bomb", 0)

    def _way(self, words: str) -> int:
        """What went openly from one seat to another."""
        what, way = words.split()
        giver, taker = [seat_of(seat, self.seats) for seat in way.split(">")]
        n = number_of(what) if what.isdecimal() else STAKED + kind_of(what)
        return 64 * n + giver * 8 + taker

    def _attack(self, words: str | None) -> tuple[int, vec[i64]]:
        if words is None:
            return NO_CARD, NO_SHARES
        name, _, rest = words.partition(" ")
        found: list[int] = []
        for each in rest.split(",") if rest else []:
            *count, way, standing = each.split()
            seats = [seat_of(seat, self.seats) for seat in way.split(">")]
            one = share(seats[0], number_of(count[0]) if count else 0)
            for seat in seats[1:]:
                one = aimed_at(one, seat)
            found.append(int(stands(one, STANDS.index(standing))))
        return kind_of(name), vec[i64](found)

    def _queue(self, zones: list[Zone], start: str | None) -> None:
        """The cards that are not named, in any order."""
        left = list(COPIES)
        named = [card for zone in zones for card in zone.cards] + [int(each) >> 6 for each in list(self.state.aside)]
        for card in [*named, *([kind_of(start)] if start else [])]:
            left[card] -= 1
            if left[card] < 0:
                raise ValueError(f"there are only {COPIES[card]} cards {NAME[card]} (F-001)")
        cards = vec[i64]([kind for kind in range(KINDS) for _ in range(left[kind])])
        if self._is_open(zones):
            self.state.rng.shuffle(cards, 0)
        self.queue = [int(card) for card in list(cards)]

    def _is_open(self, zones: list[Zone]) -> bool:
        """Whether anything is left to chance."""
        return any(len(zone.cards) < zone.size for zone in zones) or zones[-1].size == UNSAID

    def _sure(self, hands: list[Zone], remembered: list[list[list[str]]]) -> None:
        """What is remembered is there: in the first of its places that names no cards."""
        wanted: dict[str, int] = {}
        for each in remembered:
            for words in each:
                key = " ".join(words)
                wanted[key] = max(wanted.get(key, 0), each.count(words))
        for key, n in wanted.items():
            name, *places = key.split()
            seats = [seat_of(place, self.seats) for place in places]
            there = sum([hands[seat].cards.count(kind_of(name)) for seat in seats])
            for seat in [seat for seat in seats if len(hands[seat].cards) < hands[seat].size][:1] * (n - there):
                if kind_of(name) not in self.queue:
                    raise ValueError(f"{name} is remembered where it cannot be")
                self.queue.remove(kind_of(name))
                hands[seat].cards.append(kind_of(name))

    def _fill(self, zone: Zone) -> None:
        while len(zone.cards) < zone.size:
            if not self.queue:
                raise ValueError("there are not enough cards for all this (F-001)")
            zone.cards.append(self.queue.pop())

    def _deal(self, hands: list[Zone]) -> None:
        self.state.hands = vec[i64]([0] * (3 * self.seats))
        for i in range(self.seats):
            self._fill(hands[i])
            for card in hands[i].cards:
                put(self.state.hands, 3 * i, card)
            aside = sum([1 for each in list(self.state.aside) if each >> 3 & 7 == i])
            if hands[i].size + aside:
                self.table.hold(i, hands[i].size + aside)

    def _lay(self, pile: Zone, under: Zone, stock: Zone, market: Zone) -> None:
        """The discard pile, the Market, the draw pile, and the rest where it belongs."""
        table = self.table
        if pile.size and not pile.cards:
            pile.cards = [next(card for card in self.queue if LAST_COLOUR[card] != NO_COLOUR and card % 13 < 9)]
            self.queue.remove(pile.cards[0])
        if stock.size == UNSAID:
            stock.size = len(stock.cards) + len(self.queue) - max(under.size - len(under.cards), 0)
        self._fill(stock)
        if under.size == UNSAID:
            under.size = len(self.queue)
        self._fill(under)
        if self.queue:
            raise ValueError(
                f"{len(self.queue)} cards are nowhere; name the stock or what lies under, not both (F-001)"
            )
        for card in reversed(under.cards):
            table.put_under(card)
        for card in pile.cards:
            table.put(TABLE, card)
        for card in reversed(market.cards):
            table.row = table.row * 128 + card + 1
        self.state.stock = vec[i64](stock.cards)
        table.left = len(stock.cards)

    def _wish(self, words: str | None) -> None:
        if words is None:
            return
        wish, _, by = words.partition(" by ")
        self.table.wisher = seat_of(by, self.seats) if by else self.table.layer
        if wish in COLOURS:
            self.table.demand = WISHED + COLOURS.index(wish)
        else:
            n = number_of(wish)
            if not 1 <= n <= 9:
                raise ValueError(f"nobody can wish for {wish!r} (F-050, F-091)")
            self.table.demand = WISHED_NUMBER + n - 1

    def _remember(self, remembered: list[list[list[str]]]) -> None:
        found: list[int] = []
        for viewer, notes in zip([*range(self.seats), TABLE], remembered, strict=True):
            for name, *places in notes:
                found.append(kind_of(name) * CARD + int(BIT[viewer]) * VIEWER + set_of(" ".join(places), self.seats))
        self.state.notes = vec[i64](sorted(found))

    def _check(self) -> None:
        """What cannot be."""
        table = self.table
        if table.height + table.under > CARDS or (table.height == 0 and table.phase < SCORED):
            raise ValueError("a card lies on the discard pile: say 'pile R5' (F-021)")
        if table.phase == TURN and FANTASTIC <= table.top < FANTASTIC + 5 and table.wisher == TABLE:
            raise ValueError("a multi-coloured card on top comes with a wish: say 'wish red' (F-059)")
