"""A match of Pig: what may be done and what follows from it."""

from mypy_extensions import i64
from stammtisch.games.pig.moves import (
    BACK,
    EXPIRE_PAUSE,
    EXPIRE_SNATCH,
    EXPIRE_TURN,
    EXPIRE_VOTE,
    FOUL,
    GRAB,
    HOLD,
    NO,
    PASS,
    PAUSE,
    PROPOSE,
    ROLL,
    SNATCH,
    TIME,
    TOAST,
    YES,
)
from stammtisch.games.pig.table import NOBODY, ROLLING, SNATCHING, TIMED, WON, PigTable, Terms

from stammtisch.core.bits import BIT, has, members
from stammtisch.core.game import NOT_ASKED, NOT_NOW, TABLE, WINDOW_CLOSED, Deadline, Moves, State
from stammtisch.core.rng import Rng

FINE = 5  # points (2-5)


class PigState(State):
    def __init__(self, seats: int, rng: Rng, terms: Terms) -> None:
        super().__init__(seats, rng)
        self.table = PigTable(seats, terms)
        self.ballots = [0] * seats  # hidden: 1 is yes, 2 is no

    def clone(self) -> "PigState":
        copy = PigState(int(self.seats), self.rng.clone(), self.table.terms)
        copy.ply = self.ply
        copy.table = self.table.clone()
        copy.ballots = list(self.ballots)
        return copy

    def start(self) -> None:
        self.tell("begin", self.table.turn, [str(self.table.target)], "1-2")

    # Who may do what.

    def acting(self) -> i64:
        return self.table.acting()

    def deadlines(self) -> list[Deadline]:
        return self.table.deadlines()

    def moves(self, seat: i64, into: Moves) -> None:
        """Roll or hold (1-2, 1-3); snatch or let it go, while the roller can do nothing himself (2A); be back (2-4)."""
        table = self.table
        if seat == TABLE:
            self.closing(into)
        elif not has(table.acting(), seat):
            return
        elif table.pauser == seat:
            into.add(BACK)
        elif table.phase == ROLLING:
            into.add(ROLL)
            if table.total:
                into.add(HOLD)
        elif not self.legal(table.turn):
            into.add(SNATCH)
            into.add(PASS)

    def calls(self, seat: i64) -> list[int]:
        """Toasts at any time (2-1), a vote (2-2), a pause (2-4), a foul and its call (2-5)."""
        table, who = self.table, int(seat)
        if table.over() or seat == TABLE:
            return []
        found = [TOAST]
        if table.pauser != NOBODY:
            return found
        if table.proposer == NOBODY and not has(table.proposed, who):
            found.append(PROPOSE)
        if table.may_vote(who):
            found += [YES, NO]
        if not has(table.paused, who):
            found.append(PAUSE)
        if who != table.turn and not has(table.grabbed, who):
            found.append(GRAB)
        return found + [FOUL + other for other in members(table.grabbed) if other != who]

    def refusal(self, seat: i64, action: i64) -> str:
        table = self.table
        if action >= EXPIRE_TURN:
            return WINDOW_CLOSED if seat == TABLE else NOT_NOW
        if seat == TABLE:
            return NOT_NOW
        if table.pauser != NOBODY:
            return "2-4"
        if action >= TOAST:
            return self._no_call(int(seat), int(action))
        if not has(table.acting(), seat):
            return NOT_ASKED
        return "1-3" if action == HOLD and table.phase == ROLLING else NOT_NOW

    def _no_call(self, seat: int, action: int) -> str:
        if action in (PROPOSE, YES, NO):
            return "2-2"
        return "2-4" if action == PAUSE else "2-5"

    def sealed(self, seat: i64, action: i64) -> bool:
        """A ballot is secret until all are in (2-3); nothing else is."""
        return action in (YES, NO)

    def breaks(self, seat: i64, action: i64) -> str:
        """Grabbing the die in another's turn is possible and forbidden (2-5)."""
        return self.why_not(seat, action) or ("2-5" if action == GRAB else "")

    # What happens.

    def apply(self, seat: i64, action: i64) -> None:
        self.ply += 1
        who, act = int(seat), int(action)
        if act >= EXPIRE_TURN:
            self._expire(act)
        elif act >= TOAST:
            self._call(who, act)
        elif act == ROLL:
            self._roll(who)
        elif act == HOLD:
            self._hold(who, "1-3")
        elif act == BACK:
            self._resume(who, "back", "2-4")
        else:
            self._answer(who, act == SNATCH)

    def _roll(self, seat: int) -> None:
        """A one loses the turn's points (1-2); a six opens the race (2A); who reaches the target has won (1-4)."""
        table = self.table
        table.die = 1 + int(self.rng.below(6))
        self.tell("roll", seat, [str(table.die)], "1-2")
        if table.die == 1:
            self._next((seat + 1) % table.seats, "1-2")
            return
        table.total += table.die
        if table.points[seat] + table.total >= table.target:
            self._hold(seat, "1-4")
        elif table.die == 6:
            table.phase = SNATCHING
            table.waiting = ((1 << table.seats) - 1) & ~int(BIT[seat])
            table.snatch_since = int(self.ply)

    def _hold(self, seat: int, rule: str) -> None:
        table = self.table
        table.points[seat] += table.total
        self.tell("hold", seat, [str(table.total), str(table.points[seat])], rule)
        if table.points[seat] >= table.target:
            self._end(WON, "1-4")
        else:
            self._next((seat + 1) % table.seats, "1-3")

    def _next(self, seat: int, rule: str) -> None:
        table = self.table
        table.phase = ROLLING
        table.turn, table.total, table.die, table.waiting, table.grabbed = seat, 0, 0, 0, 0
        table.turn_since = int(self.ply)
        self.tell("turn", seat, [], rule)

    def _answer(self, seat: int, snatches: bool) -> None:
        """The first to snatch has the turn; when all let it go, the roller goes on (2A)."""
        table = self.table
        table.waiting &= ~int(BIT[seat])
        self.tell("snatch" if snatches else "pass", seat, [], "2A")
        if snatches:
            self._next(seat, "2A")
        elif not table.waiting:
            table.phase = ROLLING
            table.turn_since = int(self.ply)

    def _call(self, seat: int, action: int) -> None:
        table = self.table
        if action == TOAST:
            table.toasts[seat] += 1
            self.tell("toast", seat, [str(table.toasts[seat])], "2-1")
        elif action == PROPOSE:
            table.proposer, table.voted, table.vote_since = seat, 0, int(self.ply)
            table.proposed |= int(BIT[seat])
            self.tell("propose", seat, [str(table.target + 10)], "2-2")
        elif action in (YES, NO):
            self._vote(seat, action)
        elif action == PAUSE:
            table.pauser, table.pause_since = seat, int(self.ply)
            table.paused |= int(BIT[seat])
            self.tell("pause", seat, [], "2-4")
        elif action == GRAB:
            table.grabbed |= int(BIT[seat])
            self.tell("grab", seat, [], "2-5")
        else:
            self._fine(action - FOUL)

    def _vote(self, seat: int, action: int) -> None:
        table = self.table
        table.voted |= int(BIT[seat])
        self.ballots[seat] = 1 if action == YES else 2
        self.whisper("vote", seat, [], ["yes" if action == YES else "no"], BIT[seat], "2-3")
        if not table.voters():
            self._count()

    def _count(self) -> None:
        """More ayes than the rest of the voters raise the target; who has not voted is against it (2-3)."""
        table = self.table
        table.ayes = self.ballots.count(1)
        passed = 2 * table.ayes > table.seats - 1
        table.target += 10 if passed else 0
        self.tell("raise" if passed else "keep", table.proposer, [str(table.ayes), str(table.target)], "2-3")
        table.proposer, table.voted = NOBODY, 0
        self.ballots = [0] * table.seats

    def _fine(self, culprit: int) -> None:
        table = self.table
        table.grabbed &= ~int(BIT[culprit])
        table.points[culprit] = max(0, table.points[culprit] - FINE)
        self.tell("fine", culprit, [str(table.points[culprit])], "2-5")

    def _resume(self, seat: int, kind: str, rule: str) -> None:
        self.table.pauser = NOBODY
        self.tell(kind, seat, [], rule)

    def _expire(self, action: int) -> None:
        """The clock banks what there is, lets the race go, counts the votes, ends the pause or the match (3A, 3B)."""
        table = self.table
        if action == TIME:
            self._end(TIMED, "3B")
        elif action == EXPIRE_PAUSE:
            self._resume(table.pauser, "expire", "3A")
        elif action == EXPIRE_VOTE:
            self._count()
        elif action == EXPIRE_TURN:
            self._hold(table.turn, "3A")
        elif action == EXPIRE_SNATCH:
            table.waiting = 0
            table.phase = ROLLING
            table.turn_since = int(self.ply)
            self.tell("expire", table.turn, [], "3A")

    def _end(self, phase: int, rule: str) -> None:
        table = self.table
        table.phase, table.waiting, table.pauser, table.proposer, table.voted = phase, 0, NOBODY, NOBODY, 0
        table.grabbed = 0
        self.ballots = [0] * table.seats
        self.tell("over", TABLE, [f"S{seat}" for seat in self.winners()], rule)

    # How it stands.

    def sides(self) -> list[list[int]]:
        """Seats across the table win together where the table plays in teams (1-5)."""
        seats = self.table.seats
        if not self.table.terms.teams:
            return [[seat] for seat in range(seats)]
        return [[seat, seat + seats // 2] for seat in range(seats // 2)]

    def ending(self) -> str:
        return {WON: "won", TIMED: "time"}.get(self.table.phase, "")

    def scores(self) -> list[int]:
        """A team's points are those of both (1-5)."""
        found = list(self.table.points)
        for side in self.sides():
            for seat in side:
                found[seat] = sum(self.table.points[each] for each in side)
        return found

    def places(self) -> list[int]:
        """The side of who reached the target is first (1-4); all others by points."""
        scores, reached = self.scores(), self.table.phase == WON
        won = [side for side in self.sides() if reached and self.table.turn in side]
        ranks = [1000 + score if any(seat in side for side in won) else score for seat, score in enumerate(scores)]
        return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]

    def value(self, seat: i64) -> float:
        return min(1.0, self.scores()[int(seat)] / (2.0 * self.table.target))
