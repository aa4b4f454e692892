"""The open half of Pig: all that everybody sees. Nothing hidden may be put here."""

from typing import Final

from stammtisch.games.pig.moves import EXPIRE_PAUSE, EXPIRE_SNATCH, EXPIRE_TURN, EXPIRE_VOTE, TIME

from stammtisch.core.bits import BIT, has
from stammtisch.core.game import TABLE, Deadline

ROLLING: Final = 0
SNATCHING: Final = 1
WON: Final = 2
TIMED: Final = 3
NOBODY: Final = -1


class Terms:
    """What the table settled."""

    def __init__(self, target: int, teams: bool, clocks: list[int], unusual: list[str]) -> None:
        self.target = target
        self.teams = teams
        self.turn_seconds, self.window_seconds, self.vote_seconds, self.pause_seconds, self.match_seconds = clocks
        self.unusual = unusual


class PigTable:
    def __init__(self, seats: int, terms: Terms) -> None:
        self.seats = seats
        self.terms = terms
        self.phase = ROLLING
        self.target = terms.target
        self.points = [0] * seats
        self.toasts = [0] * seats
        self.turn = 0
        self.total = 0  # of this turn, not yet banked
        self.die = 0
        self.waiting = 0  # who may still snatch
        self.proposer = NOBODY  # whose vote is open
        self.voted = 0
        self.ayes = 0  # of the last vote
        self.proposed = 0  # who has had his vote (2-2)
        self.pauser = NOBODY
        self.paused = 0  # who has had his pause (2-4)
        self.grabbed = 0  # who had his hand on the die in another's turn
        self.turn_since = 0
        self.snatch_since = 0
        self.vote_since = 0
        self.pause_since = 0

    def clone(self) -> "PigTable":
        copy = PigTable(self.seats, self.terms)
        for name, value in vars(self).items():
            setattr(copy, name, list(value) if isinstance(value, list) else value)
        return copy

    def over(self) -> bool:
        return self.phase >= WON

    def acting(self) -> int:
        """One on turn (1-2), all others in the race (2A), who paused in a pause (2-4)."""
        if self.over():
            return 0
        if self.pauser != NOBODY:
            return int(BIT[self.pauser])
        return self.waiting if self.phase == SNATCHING else int(BIT[self.turn])

    def voters(self) -> int:
        """Who has not yet voted (2-2)."""
        everybody = (1 << self.seats) - 1
        return 0 if self.proposer == NOBODY else everybody & ~self.voted & ~int(BIT[self.proposer])

    def may_vote(self, seat: int) -> bool:
        return self.pauser == NOBODY and has(self.voters(), seat)

    def deadlines(self) -> list[Deadline]:
        """A pause holds all clocks but its own (2-4, 3A); the vote runs beside the turn (2-2)."""
        if self.over():
            return []
        terms, runs = self.terms, self.pauser == NOBODY
        on_turn = int(BIT[self.turn])
        found = []
        if self.phase == ROLLING:
            found.append(Deadline("turn", EXPIRE_TURN, terms.turn_seconds, self.turn_since, runs, on_turn))
        if self.phase == SNATCHING:
            window = Deadline("snatch", EXPIRE_SNATCH, terms.window_seconds, self.snatch_since, runs, self.waiting)
            found.append(window)
        if self.proposer != NOBODY:
            vote = Deadline("vote", EXPIRE_VOTE, terms.vote_seconds, self.vote_since, runs, self.voters())
            found.append(vote)
        if not runs:
            whose = int(BIT[self.pauser])
            found.append(Deadline("pause", EXPIRE_PAUSE, terms.pause_seconds, self.pause_since, True, whose))
        found.append(Deadline("match", TIME, terms.match_seconds, 0, runs, int(BIT[TABLE])))
        return [each for each in found if each.seconds]
