"""What lies open on the table, and what follows from it alone. Nothing hidden may be put here."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, has, left_of
from stammtisch.core.game import TABLE, Deadline
from stammtisch.core.vecs import vec
from stammtisch.games.frantic.cards import (
    CARDS,
    COUNTER,
    EQUALITY,
    FACES,
    FANTASTIC,
    NO_CARD,
    NO_COLOUR,
    SKIP,
    is_wild,
)
from stammtisch.games.frantic.moves import DEAL, EXPIRE_EVENT, EXPIRE_TURN, EXPIRE_WINDOW
from stammtisch.games.frantic.rules import ANYTHING, LAST_COLOUR
from stammtisch.games.frantic.shares import NO_SHARES

# What is asked just now.
NOTHING: Final = 0  # there is something to do
TURN: Final = 1
DRAWN: Final = 2
FOLLOWING: Final = 3  # upon a 2nd Chance
AIMING: Final = 4
SPLITTING: Final = 5
GIVING: Final = 6
WISHING: Final = 7
COUNTERING: Final = 8
TRYING: Final = 9
STAKING: Final = 10
TAKING: Final = 11
DISCARDING: Final = 12
TREATING: Final = 13
SPREADING: Final = 14
LOOKING: Final = 15
SCORED: Final = 16
FINISHED: Final = 17
PHASES: Final = [
    *["", "turn", "drawn", "following", "aiming", "splitting", "giving", "wishing", "countering", "trying", "staking"],
    *["taking", "discarding", "treating", "spreading", "looking", "scored", "over"],
]

# What is still to be done: a kind, and sixteen times a number.
ANSWER: Final = 1  # of the target of a share
CARRY: Final = 2  # out a share
REQUEST: Final = 3  # of who laid the top card
JUDGE: Final = 4  # whether the round is over
TURN_STAKES: Final = 5
PICK: Final = 6  # of the n-th seat
RECEDE: Final = 7
TREAT: Final = 8
UNPACK: Final = 9
TASKS: Final = ["", "answer", "carry", "request", "judge", "turn-stakes", "pick", "recede", "treat", "unpack"]

OUT: Final = 0
PILE: Final = 1
DOOMSDAY: Final = 2
FINISH_LINE: Final = 3
TIME_BOMB: Final = 4
NOT_ENDED: Final = 5
ENDS: Final = ["out", "pile", "doomsday", "finish-line", "time-bomb", ""]
ENDED_BY: Final = ["F-187", "F-188", "F-143", "F-147", "F-176"]

NO_EVENT: Final = 31
ROUNDS: Final = 10_000
"""After so many it is over (F-199)."""
DRAWN_BY_LOT: Final = -1

_POINTS: Final = vec[i64]([0] * 8)
_NO_HEAP: Final = vec[i64]([0] * CARDS)


class Terms:
    """What the table settled before it began."""

    def __init__(
        self,
        limit: int,
        first_dealer: i64,
        turn: int,
        window: int,
        event: int,
        score: int,
        unusual: list[str],
    ) -> None:
        self.limit = limit
        self.first_dealer = first_dealer  # or DRAWN_BY_LOT
        self.turn_seconds = turn
        self.window_seconds = window
        self.event_seconds = event
        self.score_seconds = score
        self.unusual = unusual  # what differs from the usual, as `name=value`


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FranticTable:
    """The open half of a match: what everybody sees or has seen."""

    def __init__(self, seats: i64, terms: Terms) -> None:
        self.seats = seats
        self.terms = terms
        self.phase: i64 = NOTHING
        self.waiting: i64 = 0  # who is asked
        self.since: i64 = 0  # the ply at which it was asked
        self.owed: i64 = 0  # cards that the asked seat has to choose
        self.share: i64 = 0  # the share of the attack that is asked about
        self.tasks: i64 = 0  # still to be done: eight bits each, the next lowest
        self.turn: i64 = 0  # whose turn it is, also while others are asked
        self.dealer: i64 = 0
        self.top: i64 = NO_CARD
        self.layer: i64 = TABLE  # who laid it
        self.demand: i64 = ANYTHING
        self.wisher: i64 = TABLE  # whose wish the demand is
        self.colour: i64 = NO_COLOUR  # played last (F-184)
        self.heap = vec[i64]()  # the cards laid, from its start; those pushed under, from its end
        self.height: i64 = 0
        self.under: i64 = 0
        self.spent: i64 = 0  # of the kinds that fit anywhere those in the heap, counted as in a pack
        self.sizes: i64 = 0  # cards in hand, with those laid aside: eight bits for each seat
        self.out: i64 = 0  # seats without a card
        self.skips: i64 = 0  # seats that miss their next turn (F-069)
        self.left: i64 = 0  # cards in the draw pile
        self.unpaid = False  # somebody had to draw and there was nothing (F-188)
        self.event: i64 = NO_EVENT  # under way
        self.hidden_events: i64 = 0  # how many lie face down
        self.revealed: i64 = 0  # this round: five bits each, the last lowest
        self.bomb: i64 = 0  # turns until the Time Bomb goes off, and this one while it was revealed in it
        self.row: i64 = 0  # the Market: seven bits each, one more than the kind
        self.attack: i64 = NO_CARD
        self.shares = NO_SHARES
        self.last: i64 = NO_CARD  # the attack before, in this round
        self.struck = NO_SHARES  # its shares as they ended, never written to
        self.went = NO_SHARES  # what the last event let all see go from seat to seat: see `choices`; never written to
        self.ended: i64 = NOT_ENDED  # why the last round was over
        self.points = _POINTS  # never written to
        self.sheet: list[list[int]] = []  # points by round, never written to

    def clone(self) -> "FranticTable":
        copy = FranticTable(self.seats, self.terms)
        copy.phase = self.phase
        copy.waiting = self.waiting
        copy.since = self.since
        copy.owed = self.owed
        copy.share = self.share
        copy.tasks = self.tasks
        copy.turn = self.turn
        copy.dealer = self.dealer
        copy.top = self.top
        copy.layer = self.layer
        copy.demand = self.demand
        copy.wisher = self.wisher
        copy.colour = self.colour
        copy.heap = self.heap[:]
        copy.height = self.height
        copy.under = self.under
        copy.spent = self.spent
        copy.sizes = self.sizes
        copy.out = self.out
        copy.skips = self.skips
        copy.left = self.left
        copy.unpaid = self.unpaid
        copy.event = self.event
        copy.hidden_events = self.hidden_events
        copy.revealed = self.revealed
        copy.bomb = self.bomb
        copy.row = self.row
        copy.attack = self.attack
        copy.shares = self.shares[:] if self.attack != NO_CARD else self.shares
        copy.last = self.last
        copy.struck = self.struck
        copy.went = self.went
        copy.ended = self.ended
        copy.points = self.points
        copy.sheet = self.sheet
        return copy

    def clear(self) -> None:
        """A new round starts from scratch apart from the scores (F-018)."""
        self.tasks = 0
        self.top = NO_CARD
        self.layer = TABLE
        self.demand = ANYTHING
        self.wisher = TABLE
        self.colour = NO_COLOUR
        self.heap = _NO_HEAP[:]
        self.height = 0
        self.under = 0
        self.spent = 0
        self.sizes = 0
        self.out = BIT[self.seats] - 1
        self.skips = 0
        self.unpaid = False
        self.event = NO_EVENT
        self.revealed = 0
        self.bomb = 0
        self.row = 0
        self.end_attack()
        self.last = NO_CARD
        self.struck = NO_SHARES
        self.went = NO_SHARES

    def size_of(self, seat: i64) -> i64:
        """How many cards a seat has in hand, those laid aside included (F-013)."""
        return (self.sizes >> (8 * seat)) & 255

    def hold(self, seat: i64, n: i64) -> None:
        """So many more cards are in a hand; fewer if `n` is negative."""
        sizes = self.sizes + (n << (8 * seat))
        self.sizes = sizes
        if (sizes >> (8 * seat)) & 255:
            self.out &= ~BIT[seat]
        else:
            self.out |= BIT[seat]

    def next_to(self, seat: i64) -> i64:
        """The neighbour on the right, since play runs counter-clockwise (F-010, F-039)."""
        return left_of(seat, self.seats)

    def nth(self, n: i64) -> i64:
        """The n-th seat of an event: from the right of who played the black card, who comes last (F-133)."""
        seat = self.turn + n
        return seat - self.seats if seat >= self.seats else seat

    def ask(self, phase: i64, seats: i64, ply: i64) -> None:
        """Who is asked follows from what lies open (F-204)."""
        self.phase = phase
        self.waiting = seats
        self.since = ply

    def answered(self, seat: i64) -> None:
        """A seat need not be waited for; when none is left there is something to do."""
        self.waiting &= ~BIT[seat]
        if self.waiting == 0:
            self.phase = NOTHING

    def then(self, task: i64) -> None:
        """This next, before all that was to be done."""
        self.tasks = (self.tasks << 8) + task

    def next_task(self) -> i64:
        task = self.tasks & 255
        self.tasks >>= 8
        return task

    def put(self, seat: i64, kind: i64) -> None:
        """A card on the discard pile decides alone what comes next (F-055); Fuck You is as if it were not there
        (F-085), and a wish beneath it stays (F-086), as does one under a card that brings its own (F-056)."""
        self.heap[self.height] = kind
        self.height += 1
        self.top = kind
        self.layer = seat
        if kind < FANTASTIC:
            self.demand = kind
            self.wisher = TABLE
            if LAST_COLOUR[kind] != NO_COLOUR:
                self.colour = LAST_COLOUR[kind]
        else:
            self.spend(kind)

    def wish_is_due(self) -> bool:
        """What must follow is still to be wished for, after the attack or the present (F-059, F-092)."""
        return is_wild(self.top) and FOLLOWING < self.phase < TRYING

    def put_under(self, kind: i64) -> None:
        """What an event throws away is not played (F-134) and changes nothing on top (F-058)."""
        self.under += 1
        self.heap[CARDS - self.under] = kind
        if kind >= FANTASTIC:
            self.spend(kind)

    def spend(self, kind: i64) -> None:
        self.spent += BIT[4 * (kind - FANTASTIC)]

    def targets(self, seat: i64) -> i64:
        """The seats the attack under way may hit if this one carries it out: never itself (F-061), any other (F-104);
        by a Skip none that misses its turn already (F-070, F-113), by Equality one with fewer cards (F-098, F-099)."""
        others = (BIT[self.seats] - 1) & ~BIT[seat]
        if self.attack == EQUALITY:
            return others & self._with_fewer(self.size_of(seat))
        if self.attack < FANTASTIC and self.attack % FACES == SKIP:
            return others & ~self.skips
        return others

    def _with_fewer(self, size: i64) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            if self.size_of(seat) < size:
                found |= BIT[seat]
        return found

    def may_counter(self, seat: i64) -> bool:
        """Asked is every target, unless all see that it holds none: without cards, or when all four lie in the
        discard pile (F-116)."""
        return not has(self.out, seat) and (self.spent >> (4 * (COUNTER - FANTASTIC))) & 15 < 4

    def may_try(self) -> i64:
        """Asked are all with cards (F-128, F-131), unless the one Nice Try lies in the discard pile."""
        if self.spent & 0x10000:
            return 0
        return (BIT[self.seats] - 1) & ~self.out

    def end_attack(self) -> None:
        """Who hit whom stays known, also where nobody was hurt."""
        if self.attack != NO_CARD:
            self.last = self.attack
            self.struck = self.shares
        self.attack = NO_CARD
        self.shares = NO_SHARES

    def most(self) -> i64:
        """The size of the largest hand."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.size_of(seat) > found:
                found = self.size_of(seat)
        return found

    def slots(self) -> int:
        """Turns until the Time Bomb goes off; the one that revealed it does not count (F-174)."""
        return min(int(self.bomb), 3 * int(self.seats))

    def deadlines(self) -> list[Deadline]:
        """The clocks are ours (F-202)."""
        terms, phase = self.terms, self.phase
        if phase == SCORED:
            return [Deadline("deal", DEAL, terms.score_seconds, int(self.since), True, int(self.waiting), True)]
        if phase in (COUNTERING, TRYING):
            found = self._deadline("window", EXPIRE_WINDOW, terms.window_seconds)
        elif phase >= STAKING:
            found = self._deadline("event", EXPIRE_EVENT, terms.event_seconds)
        else:
            found = self._deadline("turn", EXPIRE_TURN, terms.turn_seconds)
        return [found] if found.seconds and phase != FINISHED else []

    def _deadline(self, name: str, action: int, seconds: int) -> Deadline:
        return Deadline(name, action, seconds, int(self.since), True, int(self.waiting))

    def to_do(self) -> list[str]:
        """What is still to be done, the next first: `carry 1`."""
        found: list[str] = []
        tasks = self.tasks
        while tasks:
            found.append(f"{TASKS[tasks & 15]} {(tasks >> 4) & 15}")
            tasks >>= 8
        return found
