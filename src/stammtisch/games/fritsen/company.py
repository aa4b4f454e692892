"""What the players do together: votes, questions, pauses, what is said, and hands that are looked at."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, has
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen.board import NO_CELL
from stammtisch.games.fritsen.seats import NOBODY, NONE_OF_TEN
from stammtisch.games.fritsen.terms import Terms
from stammtisch.games.fritsen.turn import Turn

NO_VOTES: Final = 0xFFFFFFFFFF  # ten times NOBODY
NO_BALLOT: Final = 0


@mypyc_attr(acyclic=True)
class Company(Turn):
    def __init__(self, seats: i64, terms: Terms, counts: vec[i64]) -> None:
        super().__init__(seats, terms, counts)
        self.rulings: i64 = terms.rulings
        self.vote: i64 = NO_BALLOT  # what is voted on: the action that proposed it, and one
        self.vote_by: i64 = NOBODY
        self.vote_act: i64 = 0  # the act it is about
        self.asked_in_vain: i64 = 0  # who may ask nothing more in this turn (1N)
        self.yes: i64 = 0
        self.no: i64 = 0
        self.ladder: i64 = 0  # who decides a tie: 0 nobody, 1 Frits, 2 Willem, 3 the oldest
        self.among: i64 = 0  # between what: seats, or readings 1 and 2
        self.away: i64 = 0
        self.leaving: i64 = 0
        self.reasons: i64 = 0  # two bits each
        self.slips: i64 = 0  # wrong utterances that can be retracted
        self.slip_of: i64 = 0  # by seat what, five bits each
        self.uncovered: i64 = 0
        self.looks = NONE_OF_TEN  # by seat who looks at its hand; never written to
        self.held: i64 = NO_VOTES  # by seat who holds its hand, four bits each
        self.quizzed: i64 = 0
        self.unsaid: i64 = 0  # who does not tell whose turn it is
        self.asked_glass = False
        self.gifts: i64 = 0
        self.visits: i64 = 0
        self.empty: i64 = 0  # whose glass is to be filled
        self.confessed = False
        self.askew: i64 = NO_CELL
        self.untidy_seat: i64 = NOBODY

    def copy_company(self, copy: "Company") -> None:
        copy.rulings = self.rulings
        copy.vote = self.vote
        copy.vote_by = self.vote_by
        copy.vote_act = self.vote_act
        copy.asked_in_vain = self.asked_in_vain
        copy.yes = self.yes
        copy.no = self.no
        copy.ladder = self.ladder
        copy.among = self.among
        copy.away = self.away
        copy.leaving = self.leaving
        copy.reasons = self.reasons
        copy.slips = self.slips
        copy.slip_of = self.slip_of
        copy.uncovered = self.uncovered
        copy.looks = self.looks
        copy.held = self.held
        copy.quizzed = self.quizzed
        copy.unsaid = self.unsaid
        copy.asked_glass = self.asked_glass
        copy.gifts = self.gifts
        copy.visits = self.visits
        copy.empty = self.empty
        copy.confessed = self.confessed
        copy.askew = self.askew
        copy.untidy_seat = self.untidy_seat

    def may_ask(self, seat: i64) -> bool:
        """Whether a seat may put something to the vote: one vote is open at a time, and a player who has asked in vain
        asks nothing more in that turn (1N)."""
        return self.vote == NO_BALLOT and self.ladder == 0 and not has(self.asked_in_vain, seat)

    def decider(self) -> i64:
        """The seat whose word counts in a tie (2-4)."""
        if self.ladder == 1:
            return self.frits
        if self.ladder == 2:
            return self.willem
        oldest: i64 = self.terms.oldest
        while has(self.removed, oldest):
            oldest = (oldest + 1) % self.seats
        return oldest

    def holder_of(self, seat: i64) -> i64:
        """The seat that holds another's hand, which was given or left to it (2-22); NOBODY if it is at home."""
        return (self.held >> (4 * seat)) & 15

    def hands_held(self) -> i64:
        """The seats that hold the cards of another (2-22)."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.holder_of(seat) != NOBODY:
                found |= BIT[self.holder_of(seat)]
        return found

    def tidy(self) -> None:
        """Nothing lies askew any more (2-79, 2-82)."""
        self.askew = NO_CELL
        self.untidy_seat = NOBODY
