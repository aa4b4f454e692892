"""What lies open on the table, and what follows from it alone. Nothing hidden may be put here."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import bit, has
from stammtisch.core.game import TABLE, Deadline
from stammtisch.core.vecs import append, vec
from stammtisch.games.mezza.cards import HALF, NO_KIND, held, kinds_in, less, several
from stammtisch.games.mezza.moves import EXPIRE_START, EXPIRE_SWAP, EXPIRE_TURN, EXPIRE_WINDOW
from stammtisch.games.mezza.rules import ANY, FITTING, stealable

SWAPPING: Final = 0
STARTING: Final = 1
PLAYING: Final = 2
FINISHED: Final = 3
PHASES: Final = ["swapping", "starting", "playing", "over"]

_ALL_SLOTS: Final = 7
_HALVES: Final = 0xF00  # what to cut a pack with to keep them


def _next(active: int, seat: int) -> int:
    """The first of the active seats behind one; nobody plays at the end."""
    behind = [each % 8 for each in range(seat + 1, seat + 9) if active >> each % 8 & 1]
    return behind[0] if behind else TABLE


_NEXT: Final = vec[i64]([_next(active, seat) for active in range(256) for seat in range(8)])
"""By the set of active seats and a seat, the next clockwise."""


class Terms:
    """What the table settled before it began."""

    def __init__(self, short: bool, stall_limit: i64, turn: int, window: int, swap: int, unusual: list[str]) -> None:
        self.short = short
        self.stall_limit = stall_limit
        self.turn_seconds = turn
        self.window_seconds = window
        self.swap_seconds = swap
        self.unusual = unusual  # what differs from the usual, as `name=value`


@mypyc_attr(acyclic=True, free_list_len=1)
class MezzaTable:
    """The open half of a match: what everybody sees or has seen."""

    def __init__(self, seats: i64, terms: Terms) -> None:
        self.seats = seats
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
        self.gone: i64 = 0  # out of play: everybody saw them go
        self.place: i64 = 0  # four bits for each seat; 0 while it plays
        self.idle: i64 = 0  # moves without progress
        self.turn_since: i64 = 0  # the ply at which the turn began
        self.asked_since: i64 = 0  # the ply at which the window opened
        self.left: i64 = 0  # cards in the stock
        self.sizes: i64 = 0  # cards in hand: eight bits for each seat
        self.slots: i64 = 0  # the closed slots that still have their card: a set in four bits for each seat
        self.open = vec[i64]([0] * int(seats))
        self.known = vec[i64]([0] * int(seats))  # what everybody has seen go into a hand and not come out (M-065)

    def clone(self) -> "MezzaTable":
        copy = MezzaTable(self.seats, self.terms)
        copy.phase = self.phase
        copy.active = self.active
        copy.asked = self.asked
        copy.waiting = self.waiting
        copy.turn = self.turn
        copy.lowest = self.lowest
        copy.pile = self.pile
        copy.heap = self.heap[: self.height]
        copy.height = self.height
        copy.demand = self.demand
        copy.top = self.top
        copy.run = self.run
        copy.layer = self.layer
        copy.adder = self.adder
        copy.fresh = self.fresh
        copy.gone = self.gone
        copy.place = self.place
        copy.idle = self.idle
        copy.turn_since = self.turn_since
        copy.asked_since = self.asked_since
        copy.left = self.left
        copy.sizes = self.sizes
        copy.slots = self.slots
        for seat in range(self.seats):
            copy.open[seat] = self.open[seat]
            copy.known[seat] = self.known[seat]
        return copy

    def size_of(self, seat: i64) -> i64:
        """How many cards a seat has in hand (M-013)."""
        return (self.sizes >> (8 * seat)) & 255

    def hold(self, seat: i64, n: i64) -> None:
        """So many more cards are in a hand; fewer if `n` is negative."""
        self.sizes += n << (8 * seat)

    def slots_of(self, seat: i64) -> i64:
        """The set of closed slots that a seat has left (M-011, M-076)."""
        return held(self.slots, seat)

    def deal(self, left: i64) -> None:
        """Three in hand and three closed before each seat, and all are asked to swap (M-010 to M-014, M-020)."""
        for seat in range(self.seats):
            self.hold(seat, 3)
            self.slots += several(_ALL_SLOTS, seat)
        self.left = left
        self.active = bit(self.seats) - 1
        self.ask_all(0)

    def lay(self, seat: i64, kind: i64, n: i64, from_hand: i64) -> None:
        """Cards leave hand and open cards; those of the hand may be the ones that all know there (M-065)."""
        self.phase = PLAYING
        self.hold(seat, -from_hand)
        if n > from_hand:
            self.open[seat] -= several(n - from_hand, kind)
        known = self.known[seat]
        if known:
            self.known[seat] = less(known, kind, from_hand)

    def put(self, seat: i64, kind: i64, n: i64) -> None:
        """Each card on the pile remembers who laid it (M-044)."""
        if kind != self.top:
            self.run = 0
        self.run += n
        self.top = kind
        self.layer = seat
        self.pile += several(n, kind)
        height = self.height + n
        while len(self.heap) < height:
            self.heap = append(self.heap, 0)
        heap = self.heap
        for i in range(self.height, height):
            heap[i] = kind * 8 + seat
        self.height = height

    def empty_pile(self) -> None:
        self.pile = 0
        self.height = 0
        self.demand = ANY
        self.top = NO_KIND
        self.run = 0
        self.layer = TABLE
        self.adder = TABLE
        self.fresh = 0

    def next_to(self, seat: i64) -> i64:
        """The next clockwise that still plays (M-005, M-092, M-154)."""
        return _NEXT[self.active * 8 + seat]

    def must_flip(self, seat: i64) -> bool:
        """Only closed cards are left to him (M-075)."""
        return self.left == 0 and self.size_of(seat) == 0 and self.open[seat] == 0

    def usable(self, seat: i64, hand: i64) -> i64:
        """The hand while it or the stock lasts (M-070, M-074), then the open cards (M-071). Once the stock is used
        up, the rest of a hand may be laid together with equal open cards (M-187)."""
        if self.left:
            return hand
        if hand == 0:
            return self.open[seat]
        kinds = kinds_in(hand)
        if kinds & (kinds - 1):
            return hand
        return hand + (self.open[seat] & (15 * kinds))

    def layable(self, seat: i64, hand: i64) -> i64:
        """What an asked seat may lay, one card or more (M-033, M-041, M-042): to begin (M-030), in its turn (M-040,
        M-125), or to seize the turn (M-120, M-130), also when it was skipped before (M-135)."""
        if self.phase == STARTING:
            return hand & several(15, self.lowest)
        demand = self.demand
        if seat == self.turn:
            return self.usable(seat, hand) & FITTING[demand]
        if seat != self.layer and stealable(demand):
            return self.usable(seat, hand) & _HALVES
        return 0

    def may_pass(self, seat: i64) -> bool:
        """Seats that are asked out of turn may pass (M-032, M-064, M-183)."""
        return seat != self.turn or self.phase == STARTING

    def acting(self) -> i64:
        """Who is asked follows from what lies open (M-120, M-180), never from a hand."""
        if self.phase == PLAYING:
            return self.waiting | bit(self.turn)
        return self.waiting

    def ask_all(self, ply: i64) -> None:
        """Everybody is asked, to swap or to begin (M-020, M-032)."""
        self.asked = self.active
        self.waiting = self.active
        self.asked_since = ply

    def ask(self, ply: i64) -> None:
        """Ask the seats to which the pile gives a chance; earlier passes are forgotten (M-126). The seat on turn
        need not wait for them (M-123)."""
        asked: i64 = 0
        adder = self.adder
        if adder != TABLE and self._may_add(adder):
            asked = bit(adder)
        if stealable(self.demand):
            asked |= self._thieves()
        asked &= ~bit(self.turn)
        self.asked = asked
        self.waiting = asked
        self.asked_since = ply

    def _may_add(self, adder: i64) -> bool:
        """He has drawn (M-180), or lies with an equal open card and nothing else to play (M-186)."""
        if self.fresh:
            return True
        none = self.left == 0 and self.size_of(adder) == 0
        return none and held(self.open[adder], self.top) > 0

    def _thieves(self) -> i64:
        """All others with a hand, or with an open ½ if that is what they play from (M-120, M-132)."""
        others = self.active & ~bit(self.layer)
        for seat in range(self.seats):
            if self.size_of(seat) == 0 and held(self.open[seat], HALF) == 0:
                others &= ~bit(seat)
        return others

    def windows(self) -> list[str]:
        """The windows that wait for somebody besides the seat on turn."""
        if self.phase != PLAYING:
            return [["swap", "start"][self.phase]] if self.phase < PLAYING else []
        adding = self.adder != TABLE and has(self.waiting, self.adder)
        stealing = self.waiting & ~bit(self.adder) != 0
        return ["add"] * adding + ["steal"] * stealing

    def deadlines(self) -> list[Deadline]:
        """A pass does not open a window anew, an addition does; the turn goes on (M-200)."""
        terms = self.terms
        found: list[Deadline] = []
        if self.phase == SWAPPING and terms.swap_seconds:
            found.append(self._window("swap", EXPIRE_SWAP, terms.swap_seconds))
        if self.phase == STARTING and terms.window_seconds:
            found.append(self._window("start", EXPIRE_START, terms.window_seconds))
        if self.phase == PLAYING and self.waiting and terms.window_seconds:
            found.append(self._window("window", EXPIRE_WINDOW, terms.window_seconds))
        if self.phase == PLAYING and terms.turn_seconds:
            whose = int(bit(self.turn))
            found.append(Deadline("turn", EXPIRE_TURN, terms.turn_seconds, int(self.turn_since), True, whose))
        return found

    def _window(self, name: str, action: int, seconds: int) -> Deadline:
        return Deadline(name, action, seconds, int(self.asked_since), True, int(self.waiting))
