"""The turn: its phase and its clocks, the 6 that may be blocked, and the glass."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, has
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen.board import NO_CELL, STOCK_CELL
from stammtisch.games.fritsen.cards import THREE_OF_CLUBS
from stammtisch.games.fritsen.deeds import (
    DID_FORGET,
    OLD,
    deed_of,
    seat_of_act,
)
from stammtisch.games.fritsen.seats import NOBODY, Seats
from stammtisch.games.fritsen.terms import Terms

ROLES: Final = 0
SETUP: Final = 1
PICKUP: Final = 2
DIRTYING: Final = 3
TURN: Final = 4
DRAWN_TURN: Final = 5
WINDOW: Final = 6
GLASS_TURN: Final = 7
REPAIRING: Final = 8
ENDING: Final = 9  # duties are open
FINAL: Final = 10  # the last card can still be called
CLOSING: Final = 11  # drinks are open
FINISHED: Final = 12
PHASES: Final = [
    *["roles", "setup", "pickup", "dirty", "turn", "drawn", "window", "glass", "repair", "ending", "final", "closing"],
    "over",
]

# Clocks by number, as in `moves`.
SETUP_CLOCK: Final = 0
PICKUP_CLOCK: Final = 1
DIRTY_CLOCK: Final = 2
TURN_CLOCK: Final = 3
WINDOW_CLOCK: Final = 4
VOTE_CLOCK: Final = 5
QUESTION_CLOCK: Final = 6
PAUSE_CLOCK: Final = 7
REPAIR_CLOCK: Final = 8
OWNER_CLOCK: Final = 9
FINAL_CLOCK: Final = 10
DRINKS_CLOCK: Final = 11
LAST_CLOCK: Final = 12  # from here on ten seats each
RECTIFY_CLOCK: Final = 22
LEAVE_CLOCK: Final = 32
RETURN_CLOCK: Final = 42
QUIZ_CLOCK: Final = 52
_NO_SINCE: Final = vec[i64]([0] * 62)


@mypyc_attr(acyclic=True)
class Turn(Seats):
    def __init__(self, seats: i64, terms: Terms, counts: vec[i64]) -> None:
        super().__init__(seats, terms, counts)
        self.phase: i64 = ROLES
        self.turn: i64 = NOBODY  # also while a block window is open (1P)
        self.laid = False  # this turn's card
        self.drawn = False  # in this turn
        self.moved = False  # a card was laid in this turn by anybody
        self.late = False  # its clock has run out: no drink holds it up any more
        self.turn_since: i64 = 0
        self.began: i64 = 0  # the ply at which this turn began
        self.before: i64 = 0  # and the one before
        self.earlier: i64 = 0  # and the one before that
        self.previous: i64 = NOBODY  # who had the turn before (1S)
        self.previous_since: i64 = 0  # its clock
        self.rests = False  # a hidden turn is over but for duties that only its player is shown
        self.idle: i64 = 0  # turns without a card laid
        self.packs: i64 = terms.packs
        self.left: i64 = 0  # cards in the closed pile
        self.owes: i64 = 0  # who must say laatste Frits
        self.since = _NO_SINCE  # by clock the ply at which it started; never written to

        # The glass, and what interrupts a turn.
        self.owner: i64 = NOBODY
        self.was_glass: i64 = NO_CELL  # before it was put down too early or on the closed pile
        self.was_owner: i64 = NOBODY
        self.early = False  # put down in an open window
        self.window: i64 = NO_CELL  # the cell of the 6 that may be blocked
        self.thierry = False  # whether it lies on a queen; if not on a jack
        self.passed: i64 = 0
        self.waited = False  # the nine seconds are over
        self.window_since: i64 = 0
        self.repair: i64 = NO_CELL  # where a pile lies that must be moved (2-82)
        self.repairer: i64 = NOBODY
        self.resumes: i64 = 0  # the phase after a repair, or if the last card goes back

    def copy_turn(self, copy: "Turn") -> None:
        copy.phase = self.phase
        copy.turn = self.turn
        copy.laid = self.laid
        copy.drawn = self.drawn
        copy.moved = self.moved
        copy.late = self.late
        copy.turn_since = self.turn_since
        copy.began = self.began
        copy.before = self.before
        copy.earlier = self.earlier
        copy.previous = self.previous
        copy.previous_since = self.previous_since
        copy.rests = self.rests
        copy.idle = self.idle
        copy.packs = self.packs
        copy.left = self.left
        copy.owes = self.owes
        copy.since = self.since
        # The glass, and what interrupts a turn.
        copy.owner = self.owner
        copy.was_glass = self.was_glass
        copy.was_owner = self.was_owner
        copy.early = self.early
        copy.window = self.window
        copy.thierry = self.thierry
        copy.passed = self.passed
        copy.waited = self.waited
        copy.window_since = self.window_since
        copy.repair = self.repair
        copy.repairer = self.repairer
        copy.resumes = self.resumes

    def start_clock(self, clock: i64, ply: i64) -> None:
        self.since = self.since[:]
        self.since[clock] = ply

    def hides_turn(self) -> bool:
        """Whether nobody is shown whose turn it is, how many cards others hold and whose the glass is (2-92)."""
        return not self.terms.show_turn and TURN <= self.phase < CLOSING

    def seems_over(self, seat: i64) -> bool:
        """Whether a hidden turn that waits for a duty looks to this seat as if it had passed on (2-92, 2-95)."""
        return self.phase == ENDING and seat != self.turn and self.hides_turn()

    def can_block(self) -> i64:
        """The seats that are asked for a block: all with cards that have not passed (2-117), unless all see that every
        3 of clubs lies open."""
        lying = self.lying_twice if self.packs == 2 else self.lying
        return i64(0) if lying & BIT[THREE_OF_CLUBS] else self.holders & ~self.passed

    def forget_earlier_glass(self) -> None:
        """The glass cannot go back to where it was any more."""
        self.was_glass = NO_CELL
        self.was_owner = NOBODY

    def return_glass(self) -> None:
        """Back to where it was, if a pile is still there, or off (2-131, 2-133)."""
        there, seat = self.was_glass, self.was_owner
        if there != NO_CELL and there != STOCK_CELL and not self.has_pile(there):
            there, seat = NO_CELL, NOBODY
        self.put_glass(there)
        self.owner = seat
        self.forget_earlier_glass()

    def outlasts(self, act: i64) -> bool:
        """Whether an act can still be called when this turn is over: one of this turn, or a forgotten glass as long as
        it stands (2-135)."""
        forgot = deed_of(act) == DID_FORGET and self.glass != NO_CELL and self.owner == seat_of_act(act)
        return forgot or not has(act, OLD)
