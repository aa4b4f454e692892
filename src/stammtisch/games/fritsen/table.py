"""What lies open on the table, and what follows from it alone. Nothing hidden may be put here."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, has
from stammtisch.core.game import TABLE
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen.board import NO_CELL, STOCK_CELL
from stammtisch.games.fritsen.cards import THREE_OF_CLUBS
from stammtisch.games.fritsen.piles import NOTHING, Piles
from stammtisch.games.fritsen.rules import ACT_OLD, DID_FORGET, DID_SPARE, deed_of, seat_of_act
from stammtisch.games.fritsen.terms import STRICT, Terms

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

NOBODY: Final = 15

# Numbers by seat, ten of each.
SIZE: Final = 0  # cards in hand
TURNS: Final = 10  # own turns begun
LAID_CARDS: Final = 20  # moves and new piles
TALLY: Final = 30  # Fritsjes, what was waived or rectified taken off
ACTED: Final = 40  # the ply of its last act
LAID_AT: Final = 50  # the ply of its last card
EXTRAS: Final = 0
FILLED: Final = 10
WAIVED_OF: Final = 20
SKIPPED_OF: Final = 30
DIRTIES: Final = 40
SILLIES: Final = 50  # the ply of the act that was last voted on

NO_COUNTS: Final = vec[i64]([0] * 60)
NONE_OF_TEN: Final = vec[i64]([0] * 60)
NO_VOTES: Final = 0xFFFFFFFFFF  # ten times NOBODY

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

NO_BALLOT: Final = 0

HAND: Final = 5
ALL_DEALT: Final = 6  # steps of the set-up: shuffled, and five rounds


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FritsenTable(Piles):
    """The open half of a potje."""

    def __init__(self, seats: i64, terms: Terms, counts: vec[i64]) -> None:
        super().__init__(terms)
        self.seats = seats
        self.rulings: i64 = terms.rulings
        self.packs: i64 = terms.packs
        self.phase: i64 = ROLES
        self.frits: i64 = NOBODY
        self.willem: i64 = NOBODY
        self.after: i64 = 0  # by seat who comes next, four bits each
        self.role_votes: i64 = NO_VOTES  # four bits each
        self.ladder: i64 = 0  # who decides a tie: 0 nobody, 1 Frits, 2 Willem, 3 the oldest
        self.among: i64 = 0  # between what: seats, or readings 1 and 2
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
        self.idle: i64 = 0  # turns without a card laid
        self.left: i64 = 0  # cards in the closed pile
        self.counts = counts
        self.holders: i64 = 0  # seats with cards
        self.outs: i64 = 0  # who went out, four bits each, the first lowest; each one more than the seat
        self.gone: i64 = 0  # who was removed, in that way
        self.removed: i64 = 0
        self.owner: i64 = NOBODY
        self.was_glass: i64 = NO_CELL  # before it was put down too early or on the closed pile
        self.was_owner: i64 = NOBODY
        self.early = False  # put down in an open window
        self.window: i64 = NO_CELL  # the cell of the 6 that may be blocked
        self.thierry = False  # whether it lies on a queen; if not on a jack
        self.passed: i64 = 0
        self.waited = False  # the nine seconds are over
        self.window_since: i64 = 0
        self.owes: i64 = 0  # who must say laatste Frits
        self.repair: i64 = NO_CELL  # where a pile lies that must be moved (2-82)
        self.repairer: i64 = NOBODY
        self.resumes: i64 = 0  # the phase after a repair, or if the last card goes back
        self.since = _NO_SINCE  # by clock the ply at which it started; never written to
        self.slips: i64 = 0  # wrong utterances that can be retracted
        self.slip_of: i64 = 0  # by seat what, five bits each
        self.leaving: i64 = 0
        self.reasons: i64 = 0  # two bits each
        self.away: i64 = 0
        self.uncovered: i64 = 0
        self.looks = NONE_OF_TEN  # by seat who looks at its hand; never written to
        self.held: i64 = NO_VOTES  # by seat who holds its hand, four bits each
        self.vote: i64 = NO_BALLOT  # what is voted on: the action that proposed it, and one
        self.vote_by: i64 = NOBODY
        self.vote_act: i64 = 0  # the act it is about
        self.asked_in_vain: i64 = NOBODY  # who asks nothing more until another has asked, or the next turn begins (1N)
        self.yes: i64 = 0
        self.no: i64 = 0
        self.acts = NOTHING  # what can be called; never written to
        self.acts_at = NOTHING  # by act its ply; never written to
        self.slot: i64 = 0  # of the next act
        self.drinks = NOTHING  # never written to
        self.social = NONE_OF_TEN  # never written to
        self.gifts: i64 = 0
        self.confessed = False
        self.visits: i64 = 0
        self.empty: i64 = 0  # whose glass is to be filled
        self.quizzed: i64 = 0
        self.unsaid: i64 = 0  # who does not tell whose turn it is
        self.rests = False  # a hidden turn is over but for duties that only its player is shown
        self.asked_glass = False
        self.askew: i64 = NO_CELL
        self.untidy_seat: i64 = NOBODY
        self.ended: i64 = 0  # 0 as usual, 1 joker deadlock, 2 idle, 3 too few

    def clone(self) -> "FritsenTable":
        copy = FritsenTable(self.seats, self.terms, self.counts[:])
        self.copy_piles(copy)
        copy.rulings = self.rulings
        copy.packs = self.packs
        copy.phase = self.phase
        copy.frits = self.frits
        copy.willem = self.willem
        copy.after = self.after
        copy.role_votes = self.role_votes
        copy.ladder = self.ladder
        copy.among = self.among
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
        copy.idle = self.idle
        copy.left = self.left
        copy.holders = self.holders
        copy.outs = self.outs
        copy.gone = self.gone
        copy.removed = self.removed
        copy.owner = self.owner
        copy.was_glass = self.was_glass
        copy.was_owner = self.was_owner
        copy.early = self.early
        copy.window = self.window
        copy.thierry = self.thierry
        copy.passed = self.passed
        copy.waited = self.waited
        copy.window_since = self.window_since
        copy.owes = self.owes
        copy.repair = self.repair
        copy.repairer = self.repairer
        copy.resumes = self.resumes
        copy.since = self.since
        copy.slips = self.slips
        copy.slip_of = self.slip_of
        copy.leaving = self.leaving
        copy.reasons = self.reasons
        copy.away = self.away
        copy.uncovered = self.uncovered
        copy.looks = self.looks
        copy.held = self.held
        copy.vote = self.vote
        copy.vote_by = self.vote_by
        copy.vote_act = self.vote_act
        copy.asked_in_vain = self.asked_in_vain
        copy.yes = self.yes
        copy.no = self.no
        copy.acts = self.acts
        copy.acts_at = self.acts_at
        copy.slot = self.slot
        copy.drinks = self.drinks
        copy.social = self.social
        copy.gifts = self.gifts
        copy.confessed = self.confessed
        copy.visits = self.visits
        copy.empty = self.empty
        copy.quizzed = self.quizzed
        copy.unsaid = self.unsaid
        copy.rests = self.rests
        copy.asked_glass = self.asked_glass
        copy.askew = self.askew
        copy.untidy_seat = self.untidy_seat
        copy.ended = self.ended
        return copy

    # Seats.

    def players(self) -> i64:
        """All players: whoever is out included, whoever was removed not (1N)."""
        return (BIT[self.seats] - 1) & ~self.removed

    def next_seat(self, seat: i64) -> i64:
        """Clockwise (2-54)."""
        return (self.after >> (4 * seat)) & 15

    def sit(self, frits: i64, willem: i64) -> None:
        """Willem sits directly left of Frits, the others keep their order (2-41, P1-12)."""
        self.frits = frits
        self.willem = willem
        self.after = 0
        seat = willem
        for other in range(self.seats):
            if other != frits and other != willem:
                self.after |= other << (4 * seat)
                seat = other
        self.after |= frits << (4 * seat)
        self.after |= willem << (4 * frits)

    def order(self) -> list[int]:
        """The seats in the order of play; by number as long as there are no roles."""
        if self.willem == NOBODY:
            return list(range(self.seats))
        found = [int(self.willem)]
        while found[-1] != self.frits:
            found.append(int(self.next_seat(found[-1])))
        return found

    def size(self, seat: i64) -> i64:
        return self.counts[seat]

    def hold(self, seat: i64, more: i64) -> None:
        """So many more cards are in a hand; fewer if it is negative."""
        size = self.counts[seat] + more
        self.counts[seat] = size
        if size:
            self.holders |= BIT[seat]
        else:
            self.holders &= ~BIT[seat]

    def add(self, what: i64, seat: i64, more: i64) -> None:
        """To the numbers that change seldom."""
        self.social = self.social[:]
        self.social[what + seat] += more

    def start_clock(self, clock: i64, ply: i64) -> None:
        self.since = self.since[:]
        self.since[clock] = ply

    def tidy(self) -> None:
        """Nothing lies askew any more (2-79, 2-82)."""
        self.askew = NO_CELL
        self.untidy_seat = NOBODY

    def role_vote(self, seat: i64) -> i64:
        return (self.role_votes >> (4 * seat)) & 15

    def rounds(self) -> i64:
        """How many cards have been dealt to each pile (2-46)."""
        return self.steps - 1 if self.steps else i64(0)

    def taker_of(self, pile: i64) -> i64:
        """Who took up a pile while it was dealt (2-53); NOBODY if it lies there, or there is none."""
        return (self.taken >> (4 * pile)) & 15

    def promised(self) -> i64:
        """How many cards of the closed pile are for who exchanges its start hand (2-55)."""
        return i64(0) if self.exchanging == NOBODY else HAND - self.counts[self.exchanging]

    def holder_of(self, seat: i64) -> i64:
        """Who holds a seat's hand that was given or left to it (2-22); NOBODY if it is at home."""
        return (self.held >> (4 * seat)) & 15

    def place_out(self, seat: i64) -> i64:
        """The place of who is out, from 1; 0 if it is not."""
        outs, place = self.outs, i64(1)
        while outs:
            if (outs & 15) - 1 == seat:
                return place
            outs >>= 4
            place += 1
        return 0

    # Who is asked, and what runs.

    def can_block(self) -> i64:
        """Asked are all with cards that have not passed (2-117), unless all see that every 3 of clubs lies open."""
        lying = self.lying_twice if self.packs == 2 else self.lying
        return i64(0) if lying & BIT[THREE_OF_CLUBS] else self.holders & ~self.passed

    def may_ask(self, seat: i64) -> bool:
        """Whether a seat may put something to the vote: one vote is open at a time, and who has asked in vain lets
        others ask (1N)."""
        return self.vote == NO_BALLOT and self.ladder == 0 and self.asked_in_vain != seat

    def decider(self) -> i64:
        """Whose word counts in a tie (2-4)."""
        if self.ladder == 1:
            return self.frits
        if self.ladder == 2:
            return self.willem
        oldest: i64 = self.terms.oldest
        while has(self.removed, oldest):
            oldest = (oldest + 1) % self.seats
        return oldest

    def open_drinks(self, act: i64) -> i64:
        """Who has a drink to confirm that was charged for this act or a later one (2-101)."""
        found: i64 = 0
        if self.terms.confirm:
            for i in range(len(self.drinks)):
                if (self.drinks[i] >> 20) & 7 == 0 and self.drinks[i] >> 29 >= act:
                    found |= BIT[self.drinks[i] & 15]
        return found

    def own_drinks(self) -> i64:
        """Who is on turn, if a drink of this turn is to be confirmed and its clock has not run out (T9)."""
        return i64(0) if self.late else self.open_drinks(2 * self.began + 2) & BIT[self.turn]

    def closes(self) -> bool:
        """Whether only drinks are waited for (2-101); without clocks the last card can be called meanwhile."""
        return self.phase == CLOSING or (self.phase == FINAL and self.terms.seconds == 0)

    def turn_is_played(self) -> bool:
        """Whether the clock of the turn has nothing to wait for any more: the card is laid and the own drinks are drunk
        (T9)."""
        return self.phase == FINAL or (self.phase == ENDING and self.own_drinks() == 0)

    def acting(self) -> i64:
        """Who is asked; follows from open facts alone."""
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

    def hides_turn(self) -> bool:
        """Whether nobody is shown whose turn it is, how many cards others hold and whose the glass is (2-92)."""
        return not self.terms.show_turn and TURN <= self.phase < CLOSING

    def seems_over(self, seat: i64) -> bool:
        """Whether a hidden turn that waits for a duty looks to this seat as if it had passed on (2-92, 2-95)."""
        return self.phase == ENDING and seat != self.turn and self.hides_turn()

    def outlasts(self, act: i64) -> bool:
        """Whether an act can still be called when this turn is over: one of this turn, or a forgotten glass as long as
        it stands (2-135)."""
        forgot = deed_of(act) == DID_FORGET and self.glass != NO_CELL and self.owner == seat_of_act(act)
        return forgot or not has(act, ACT_OLD)

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

    def must_lift(self, seat: i64) -> bool:
        """Whether the glass is this seat's first duty (2-134): it stood there when the turn began, and was not
        forgotten in it yet (2-135)."""
        if self.phase != TURN or self.turn != seat or self.owner != seat or self.terms.referee == STRICT:
            return False
        for i in range(len(self.acts)):
            act = self.acts[i]
            if deed_of(act) in (DID_SPARE, DID_FORGET) and seat_of_act(act) == seat and not has(act, ACT_OLD):
                return False
        return True

    def asked_before(self) -> i64:
        """Before Willem's first turn."""
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

    def hands_held(self) -> i64:
        """Who holds the cards of another (2-22)."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.holder_of(seat) != NOBODY:
                found |= BIT[self.holder_of(seat)]
        return found
