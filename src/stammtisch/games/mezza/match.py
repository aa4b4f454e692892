"""What lies on the table, who may act, and what he may do."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, count, has, left_of
from stammtisch.core.game import NOT_ASKED, NOT_HELD, NOT_NOW, TABLE, WINDOW_CLOSED, Deadline, Moves, State
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import append, vec
from stammtisch.games.mezza.cards import (
    ALL_OF,
    CARD,
    HALF,
    KINDS,
    NO_KIND,
    held,
    kinds_in,
    size,
)
from stammtisch.games.mezza.moves import (
    ADD,
    EXPIRE_START,
    EXPIRE_SWAP,
    EXPIRE_TURN,
    EXPIRE_WINDOW,
    FIRST,
    FLIP,
    KIND,
    NUMBER,
    OPEN,
    PASS,
    TAKE,
    opening,
)
from stammtisch.games.mezza.rules import ANY, AT_MOST_FOUR, FITTING, FORMED_FOUR, FORMED_SEVEN, stealable

SWAPPING: Final = 0
STARTING: Final = 1
PLAYING: Final = 2
FINISHED: Final = 3

SLOTS: Final = 3
NO_SLOTS: Final = 0xFFF
"""The closed cards of a seat: the kind of each slot in four bits, NO_KIND where it is gone."""


class Terms:
    """What the table settled before it began."""

    def __init__(self, short: bool, stall_limit: i64, turn: int, window: int, swap: int, unusual: list[str]) -> None:
        self.short = short
        self.stall_limit = stall_limit
        self.turn_seconds = turn
        self.window_seconds = window
        self.swap_seconds = swap
        self.unusual = unusual  # what differs from the usual, as `name=value`


@mypyc_attr(acyclic=True)
class Match(State):
    def __init__(self, seats: i64, rng: Rng, terms: Terms) -> None:
        super().__init__(seats, rng)
        self.terms = terms
        self.phase: i64 = SWAPPING
        self.active: i64 = 0  # seats that still have cards
        self.asked: i64 = 0  # seats that are asked by an open window: none of them is on turn
        self.waiting: i64 = 0  # those of them that have not answered
        self.turn: i64 = 0
        self.lowest: i64 = NO_KIND  # the kind that begins
        self.pile: i64 = 0
        self.heap = vec[i64]()  # the pile from its bottom: kind * 8 + who laid it; it ends at `height`
        self.height: i64 = 0
        self.demand: i64 = ANY
        self.top: i64 = NO_KIND
        self.run: i64 = 0  # equal cards on top
        self.layer: i64 = TABLE  # who laid the top card
        self.adder: i64 = TABLE  # the layer, while he laid from his hand and nobody has played since
        self.fresh: i64 = 0  # cards he has drawn since and not added
        self.right: i64 = 0  # those of them that equal the top card: his secret
        self.gone: i64 = 0  # out of play
        self.place: i64 = 0  # four bits for each seat; 0 while it plays
        self.idle: i64 = 0  # moves without progress
        self.turn_since: i64 = 0  # the ply at which the turn began
        self.asked_since: i64 = 0  # the ply at which the window opened
        self.hands = vec[i64]([0] * int(seats))
        self.open = vec[i64]([0] * int(seats))
        self.closed = vec[i64]([0] * int(seats))
        self.known = vec[i64]([0] * int(seats))  # what everybody has seen go into a hand and not come out
        self.swaps = vec[i64]([0] * int(seats))  # the open cards each has chosen; not written after the swap
        self.stock = vec[i64]()  # not written after the deal
        self.left: i64 = 0  # cards in the stock: those at its end

    def put(self, seat: i64, kind: i64, n: i64) -> None:
        """Each card on the pile remembers who laid it (M-044)."""
        if kind != self.top:
            self.run = 0
        self.run += n
        self.top = kind
        self.layer = seat
        self.pile += n * CARD[kind]
        for _i in range(n):
            if self.height == len(self.heap):
                self.heap = append(self.heap, kind * 8 + seat)
            else:
                self.heap[self.height] = kind * 8 + seat
            self.height += 1

    def empty_pile(self) -> None:
        self.pile = 0
        self.height = 0
        self.demand = ANY
        self.top = NO_KIND
        self.run = 0
        self.layer = TABLE
        self.adder = TABLE
        self.fresh = 0
        self.right = 0

    def next_to(self, seat: i64) -> i64:
        """The next clockwise that still plays (M-005, M-092, M-154)."""
        while True:
            seat = left_of(seat, self.seats)
            if has(self.active, seat):
                return seat

    def acting(self) -> i64:
        """Who is asked follows from what lies open (M-120, M-180), never from a hand."""
        if self.phase == PLAYING:
            return self.waiting | BIT[self.turn]
        return self.waiting

    def moves(self, seat: i64, into: Moves) -> None:
        if seat == TABLE:
            self.closing(into)
        elif not has(self.acting(), seat):
            return
        elif self.phase == SWAPPING:
            self.choices(seat, into)
        else:
            self._plays(seat, into)

    def choices(self, seat: i64, into: Moves) -> None:
        """Any three of the six may lie open (M-020)."""
        cards = self.hands[seat] + self.open[seat]
        for c in range(KINDS):
            if held(cards, c):
                two = cards - CARD[c]
                for b in range(c + 1):
                    if held(two, b):
                        one = two - CARD[b]
                        for a in range(b + 1):
                            if held(one, a):
                                into.add(opening(a, b, c))

    def _plays(self, seat: i64, into: Moves) -> None:
        cards = self.layable(seat)
        rest = cards
        kind: i64 = 0
        while rest:
            for n in range(rest & 15):
                into.add(FIRST[kind] + n)
            rest >>= 4
            kind += 1
        for n in range(self.addable(seat)):
            into.add(ADD + FIRST[self.top] + n)
        if self.may_pass(seat):
            into.add(PASS)
        elif cards == 0 and self.must_flip(seat):
            for slot in range(SLOTS):
                if closed_card(self.closed[seat], slot) != NO_KIND:
                    into.add(FLIP + slot)
        elif cards == 0:
            into.add(TAKE)

    def pick(self, seat: i64, rng: Rng, found: Moves) -> i64:
        if self.phase == SWAPPING or seat == TABLE:
            return super().pick(seat, rng, found)
        cards = self.layable(seat)
        lays = size(cards)
        adds: i64 = 0
        if seat == self.adder:
            adds = self.addable(seat)
        if self.may_pass(seat):
            n = rng.below(lays + adds + 1)
            if n == lays + adds:
                return PASS
        elif cards == 0:
            return self._pick_forced(seat, rng)
        else:
            n = rng.below(lays + adds)
        if n >= lays:
            return ADD + FIRST[self.top] + n - lays
        kind: i64 = 0
        while n >= cards & 15:
            n -= cards & 15
            cards >>= 4
            kind += 1
        return FIRST[kind] + n

    def _pick_forced(self, seat: i64, rng: Rng) -> i64:
        if not self.must_flip(seat):
            rng.below(1)
            return TAKE
        n = rng.below(slots_left(self.closed[seat]))
        slot: i64 = 0
        while True:
            if closed_card(self.closed[seat], slot) != NO_KIND:
                if n == 0:
                    return FLIP + slot
                n -= 1
            slot += 1

    def usable(self, seat: i64) -> i64:
        """The hand while it or the stock lasts (M-070, M-074), then the open cards (M-071). Once the stock is used
        up, the rest of a hand may be laid together with equal open cards (M-187)."""
        hand = self.hands[seat]
        if self.left:
            return hand
        if hand == 0:
            return self.open[seat]
        kinds = kinds_in(hand)
        if kinds & (kinds - 1):
            return hand
        return hand + (self.open[seat] & (15 * kinds))

    def layable(self, seat: i64) -> i64:
        """What an asked seat may lay, one card or more (M-033, M-041, M-042): to begin (M-030), in its turn (M-040,
        M-125), or to seize the turn (M-120, M-130), also when it was skipped before (M-135)."""
        if self.phase == STARTING:
            return self.hands[seat] & ALL_OF[self.lowest]
        if seat == self.turn:
            return self.usable(seat) & FITTING[self.demand]
        if seat != self.layer and stealable(self.demand):
            return self.usable(seat) & ALL_OF[HALF]
        return 0

    def addable(self, seat: i64) -> i64:
        """How many cards an asked seat may add: fresh ones that are equal (M-180, M-184), and when neither hand nor
        stock would be left the equal open ones too (M-186, M-187)."""
        if seat != self.adder:
            return 0
        n = self.right
        if self.left == 0 and self.hands[seat] == n * CARD[self.top]:
            return n + held(self.open[seat], self.top)
        return n

    def may_pass(self, seat: i64) -> bool:
        """Whoever is asked, but not in his turn (M-032, M-064, M-183)."""
        return self.phase == STARTING or seat != self.turn

    def must_flip(self, seat: i64) -> bool:
        """Only closed cards are left to him (M-075)."""
        return self.left == 0 and self.hands[seat] | self.open[seat] == 0

    def refusal(self, seat: i64, action: i64) -> str:
        """Whoever comes too late is told so, and nothing else happens (M-134)."""
        if seat == TABLE:
            return WINDOW_CLOSED
        if action > PASS:
            return NOT_NOW
        if OPEN <= action < FLIP:
            return self._no_swap(seat, action)
        if self.phase == SWAPPING:
            return NOT_NOW
        if not has(self.active, seat):
            return "M-092"
        if self.phase == STARTING:
            return self._no_start(seat, action)
        if action < ADD:
            return self._no_lay(seat, KIND[action], NUMBER[action])
        if action < OPEN:
            return self._no_addition(seat, KIND[action - ADD])
        if seat != self.turn:
            return WINDOW_CLOSED if action == PASS else NOT_ASKED
        if action == TAKE:
            return self._no_taking(seat)
        if action == PASS:
            return self._no_pass(seat)
        if self.hands[seat]:
            return "M-079"
        return "M-075" if self.open[seat] else NOT_HELD

    def _no_swap(self, seat: i64, action: i64) -> str:
        if self.phase != SWAPPING:  # no open card goes to a hand any more (M-073)
            return "M-023"
        if not has(self.waiting, seat):
            return "M-020"
        return "M-021"

    def _no_start(self, seat: i64, action: i64) -> str:
        if action != PASS and action >= ADD:
            return NOT_NOW
        if not has(self.waiting, seat):
            return WINDOW_CLOSED
        return NOT_HELD if KIND[action] == self.lowest else "M-030"

    def _no_lay(self, seat: i64, kind: i64, n: i64) -> str:
        if seat != self.turn:
            return self._no_steal(seat, kind, n)
        if held(self.usable(seat), kind) < n:
            lying = held(self.hands[seat], kind) + held(self.open[seat], kind)
            return "M-070" if lying >= n else NOT_HELD
        if kind == HALF:
            return "M-110"
        return "M-143" if self.demand in (AT_MOST_FOUR, FORMED_FOUR) else "M-040"

    def _no_steal(self, seat: i64, kind: i64, n: i64) -> str:
        """Out of turn only a ½ is laid, on a 3½, 6½ or 9½ of somebody else, and only the first (M-121)."""
        if kind != HALF:
            return "M-176" if kind == self.top and self.run + n >= 4 else NOT_ASKED
        if not stealable(self.demand):
            return "M-121" if self.demand in (FORMED_FOUR, FORMED_SEVEN) else NOT_ASKED
        if seat == self.layer:
            return "M-124"
        if held(self.usable(seat), HALF) >= n:
            return WINDOW_CLOSED
        return NOT_HELD if self.usable(seat) else "M-132"

    def _no_addition(self, seat: i64, kind: i64) -> str:
        """Too late once another has played (M-182, M-189); and never from closed cards (M-188)."""
        if seat == self.adder and kind == self.top:
            return "M-184" if has(self.acting(), seat) else WINDOW_CLOSED
        if seat == self.adder:
            return "M-180"
        if seat == self.layer:
            return "M-186"
        return "M-191" if self.pile == 0 and seat == self.turn else WINDOW_CLOSED

    def _no_taking(self, seat: i64) -> str:
        if self.pile == 0:
            return "M-046"
        if self.must_flip(seat):
            return "M-076"
        return "M-062" if self.usable(seat) >> 8 & (FITTING[self.demand] >> 8) else "M-063"

    def _no_pass(self, seat: i64) -> str:
        if self.layable(seat):
            return "M-062"
        return "M-076" if self.must_flip(seat) else "M-060"

    def sealed(self, seat: i64, action: i64) -> bool:
        """A swap is hidden until all are in (M-022)."""
        return self.phase == SWAPPING and seat != TABLE

    def deadlines(self) -> list[Deadline]:
        """A pass does not open a window anew, an addition does; the turn goes on (M-200)."""
        terms = self.terms
        found: list[Deadline] = []
        asked = int(self.acting())
        if self.phase == SWAPPING and terms.swap_seconds:
            found.append(Deadline("swap", EXPIRE_SWAP, terms.swap_seconds, int(self.asked_since), True, asked))
        if self.phase == STARTING and terms.window_seconds:
            found.append(Deadline("start", EXPIRE_START, terms.window_seconds, int(self.asked_since), True, asked))
        if self.phase == PLAYING and self.waiting and terms.window_seconds:
            found.append(
                Deadline("window", EXPIRE_WINDOW, terms.window_seconds, int(self.asked_since), True, int(self.waiting))
            )
        if self.phase == PLAYING and terms.turn_seconds:
            found.append(
                Deadline("turn", EXPIRE_TURN, terms.turn_seconds, int(self.turn_since), True, int(BIT[self.turn]))
            )
        return found

    def counts(self) -> str:
        """There are places and no points (M-091)."""
        return ""

    def ending(self) -> str:
        """Won, or called off for want of progress (M-201)."""
        return "" if not self.over() else "stalled" if count(self.active) > 1 else "won"

    def winners(self) -> list[int]:
        """Who finished first (M-091); nobody where none did before it was called off (M-201)."""
        return [seat for seat in range(self.seats) if held(self.place, seat) == 1]

    def scores(self) -> list[int]:
        """How many places a seat is before the last."""
        return [int(self.seats) - place for place in self.places()]

    def places(self) -> list[int]:
        """In order of finishing (M-091); all others share the next place (M-095, M-201)."""
        next_place = int(self.seats) - int(count(self.active)) + 1
        return [int(held(self.place, seat)) or next_place for seat in range(self.seats)]

    def value(self, seat: i64) -> float:
        """The share of the others that are behind: finished later, or with more cards."""
        behind: i64 = 0
        for other in range(self.seats):
            if other != seat and self._is_before(seat, other):
                behind += 1
        return float(int(behind)) / float(int(self.seats - 1))

    def _is_before(self, seat: i64, other: i64) -> bool:
        mine = held(self.place, seat)
        theirs = held(self.place, other)
        if mine == 0 and theirs == 0:
            return self.phase != FINISHED and self._load(seat) < self._load(other)
        return theirs == 0 or 0 < mine < theirs

    def _load(self, seat: i64) -> i64:
        """What is left to play; a closed card weighs double, as it may bring the pile with it."""
        return size(self.hands[seat]) + size(self.open[seat]) + 2 * slots_left(self.closed[seat])


def closed_card(closed: i64, slot: i64) -> i64:
    """The kind in a slot, or NO_KIND if it is empty."""
    return (closed >> (4 * slot)) & 15


def slots_left(closed: i64) -> i64:
    """How many closed cards are left."""
    left: i64 = 0
    for slot in range(SLOTS):
        if closed_card(closed, slot) != NO_KIND:
            left += 1
    return left
