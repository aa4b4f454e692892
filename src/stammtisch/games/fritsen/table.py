"""What lies open on the table, and what follows from it alone. Nothing hidden may be put here.

The table is one object in layers: the piles on the board, the seats, the turn, and what the company does. Here are the
beginning of a potje, what was done and drunk, and who is asked.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, has
from stammtisch.core.game import TABLE
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen.company import NO_VOTES, Company
from stammtisch.games.fritsen.deeds import (
    DID_FORGET,
    DID_SPARE,
    OLD,
    deed_of,
    seat_of_act,
)
from stammtisch.games.fritsen.piles import NOTHING
from stammtisch.games.fritsen.seats import NOBODY
from stammtisch.games.fritsen.terms import STRICT, Terms
from stammtisch.games.fritsen.turn import (
    CLOSING,
    DIRTYING,
    DRAWN_TURN,
    ENDING,
    FINAL,
    FINISHED,
    GLASS_TURN,
    PICKUP,
    REPAIRING,
    ROLES,
    SETUP,
    TURN,
    WINDOW,
)

HAND: Final = 5
ALL_DEALT: Final = 6  # steps of the set-up: shuffled, and five rounds


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FritsenTable(Company):
    """The open half of a potje."""

    def __init__(self, seats: i64, terms: Terms, counts: vec[i64]) -> None:
        super().__init__(seats, terms, counts)
        self.role_votes: i64 = NO_VOTES  # four bits each
        self.shuffler: i64 = NOBODY
        self.steps: i64 = 0  # of the set-up: 1 shuffled, then one for each round, ALL_DEALT when the deal is done
        self.tries: i64 = 0  # late pick-ups
        self.delays: i64 = 0  # how often Frits was late
        self.dealt: i64 = 0  # dealt piles that nobody has taken up
        self.taken: i64 = NO_VOTES  # by pile who took it up during the deal (2-53), four bits each
        self.taken_up = False  # cards of this deal were taken up, if only by somebody who has stopped since (2-56)
        self.exchanging: i64 = NOBODY  # whose start hand lies down, until Frits has given five new cards (2-55)
        self.ready: i64 = 0
        self.dirty = terms.dirty
        self.acts = NOTHING  # what can be called; never written to
        self.acts_at = NOTHING  # by act its ply; never written to
        self.slot: i64 = 0  # of the next act
        self.drinks = NOTHING  # never written to
        self.ended: i64 = 0  # 0 as usual, 1 joker deadlock, 2 idle, 3 too few

    def clone(self) -> "FritsenTable":
        copy = FritsenTable(self.seats, self.terms, self.counts[:])
        self.copy_piles(copy)
        self.copy_seats(copy)
        self.copy_turn(copy)
        self.copy_company(copy)
        copy.role_votes = self.role_votes
        copy.shuffler = self.shuffler
        copy.steps = self.steps
        copy.tries = self.tries
        copy.delays = self.delays
        copy.dealt = self.dealt
        copy.taken = self.taken
        copy.taken_up = self.taken_up
        copy.exchanging = self.exchanging
        copy.ready = self.ready
        copy.dirty = self.dirty
        copy.acts = self.acts
        copy.acts_at = self.acts_at
        copy.slot = self.slot
        copy.drinks = self.drinks
        copy.ended = self.ended
        return copy

    # The beginning.

    def role_vote(self, seat: i64) -> i64:
        return (self.role_votes >> (4 * seat)) & 15

    def rounds(self) -> i64:
        """How many cards have been dealt to each pile (2-46)."""
        return self.steps - 1 if self.steps else i64(0)

    def taker_of(self, pile: i64) -> i64:
        """The seat that took up a pile while it was dealt (2-53); NOBODY if it lies there, or there is none."""
        return (self.taken >> (4 * pile)) & 15

    def promised(self) -> i64:
        """How many cards of the closed pile are for the player who exchanges the start hand (2-55)."""
        return i64(0) if self.exchanging == NOBODY else HAND - self.counts[self.exchanging]

    def asked_before(self) -> i64:
        """The seats that are asked before Willem's first turn."""
        if self.phase == DIRTYING:
            return self.players() & ~self.ready if self.exchanging == NOBODY else BIT[self.frits]
        if self.phase == PICKUP:
            return self.players() & ~self.holders
        if self.phase == SETUP:
            return BIT[self.shuffler] if self.steps == 0 else BIT[self.frits]
        if self.ladder:
            return BIT[self.decider()]
        asked: i64 = 0
        for seat in range(self.seats):
            if self.role_vote(seat) == NOBODY:
                asked |= BIT[seat]
        return asked & ~self.removed

    # Drinks and fouls.

    def open_drinks(self, act: i64) -> i64:
        """The seats with a drink to confirm that was charged for this act or a later one (2-101)."""
        found: i64 = 0
        if self.terms.confirm:
            for i in range(len(self.drinks)):
                if (self.drinks[i] >> 20) & 7 == 0 and self.drinks[i] >> 29 >= act:
                    found |= BIT[self.drinks[i] & 15]
        return found

    def own_drinks(self) -> i64:
        """The seat on turn, if a drink of this turn is to be confirmed and its clock has not run out (T9)."""
        return i64(0) if self.late else self.open_drinks(2 * self.began + 2) & BIT[self.turn]

    def must_lift(self, seat: i64) -> bool:
        """Whether the glass is this seat's first duty (2-134): it stood there when the turn began, and was not
        forgotten in it yet (2-135)."""
        if self.phase != TURN or self.turn != seat or self.owner != seat or self.terms.referee == STRICT:
            return False
        for i in range(len(self.acts)):
            act = self.acts[i]
            if deed_of(act) in (DID_SPARE, DID_FORGET) and seat_of_act(act) == seat and not has(act, OLD):
                return False
        return True

    # Who is asked, and what runs.

    def acting(self) -> i64:
        """The seats that are asked; they follow from open facts alone."""
        phase = self.phase
        if phase == FINISHED:
            return 0
        if self.away:
            return self.away | BIT[self.decider()] if self.ladder else self.away
        asked = self.owes
        if phase in (TURN, DRAWN_TURN, GLASS_TURN):
            asked |= BIT[self.turn]
        elif phase == WINDOW:
            asked |= BIT[self.frits] if self.waited else self.can_block()
        elif phase == ENDING:
            asked |= self.own_drinks()
        elif phase == REPAIRING:
            asked |= BIT[self.repairer]
        elif phase <= DIRTYING:
            asked |= self.asked_before()
        elif self.closes():
            asked |= self.open_drinks(0)
        if self.ladder and phase != ROLES:
            asked |= BIT[self.decider()]
        return asked if asked else BIT[TABLE]

    def closes(self) -> bool:
        """Whether only drinks are waited for (2-101); without clocks the last card can be called meanwhile."""
        return self.phase == CLOSING or (self.phase == FINAL and self.terms.seconds == 0)

    def turn_is_played(self) -> bool:
        """Whether the clock of the turn has nothing to wait for any more: the card is laid and the own drinks are drunk
        (T9)."""
        return self.phase == FINAL or (self.phase == ENDING and self.own_drinks() == 0)
