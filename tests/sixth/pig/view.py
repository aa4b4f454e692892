"""What a seat knows of Pig, and what it may imagine: how the others voted."""

from typing import TypedDict

from mypy_extensions import i64
from stammtisch.games.pig.moves import HOLD
from stammtisch.games.pig.position import diagram
from stammtisch.games.pig.state import PigState
from stammtisch.games.pig.table import NOBODY, ROLLING, SNATCHING

from stammtisch.core.bits import has, members
from stammtisch.core.game import TABLE, View
from stammtisch.core.rng import Rng
from stammtisch.core.said import Asked, Said

PHASES = ["rolling", "snatching", "over", "over"]


class Seat(TypedDict):
    points: int
    toasts: int
    voted: bool
    grabbed: bool


class Screen(TypedDict):
    phase: str
    turn: int | None
    target: int
    total: int
    die: int
    paused: int | None
    vote: int | None
    ballot: str  # one's own
    seats: list[Seat]


class PigView(View):
    def __init__(self, state: PigState, seat: i64) -> None:
        super().__init__(state, seat)
        self.table = state.table.clone()
        self.ballot = 0 if seat == TABLE else state.ballots[int(seat)]

    def imagine(self, rng: Rng) -> PigState:
        state = PigState(int(self.seats), rng, self.table.terms)
        state.ply = self.ply
        state.table = self.table.clone()
        for seat in members(self.table.voted):
            state.ballots[seat] = self.ballot if seat == self.seat else 1 + int(rng.below(2))
        return state

    def asked(self) -> Asked:
        table, seat = self.table, int(self.seat)
        if table.pauser != NOBODY:
            return Asked("back" if table.pauser == seat else "paused", table.pauser, [], "2-4")
        if not has(self.acting, seat):
            return self.waits()
        if table.phase == SNATCHING:
            return Asked("snatch", table.turn, [str(table.total)], "2A", race=True, decline="pass")
        return Asked("roll", seat, [str(table.total)], "1-3" if table.total else "1-2")

    def would(self, action: i64) -> list[Said]:
        """Holding banks the turn's points (1-3)."""
        table = self.table
        if action != HOLD:
            return []
        return [Said("bank", table.turn, [str(table.points[table.turn] + table.total)], "1-3")]

    def facts(self) -> list[Said]:
        table = self.table
        found = [Said("target", TABLE, [str(table.target)], "1-4")]
        found.append(Said("points", TABLE, [str(each) for each in table.points], "1-3"))
        if table.phase in (ROLLING, SNATCHING):
            found.append(Said("total", table.turn, [str(table.total)], "1-2"))
        if table.proposer != NOBODY:
            found.append(Said("vote", table.proposer, [f"S{seat}" for seat in members(table.voters())], "2-2"))
        if table.grabbed:
            found.append(Said("grabbed", TABLE, [f"S{seat}" for seat in members(table.grabbed)], "2-5"))
        if any(table.toasts):
            found.append(Said("toasts", TABLE, [str(each) for each in table.toasts], "2-1"))
        return found

    def screen(self) -> Screen:
        table = self.table
        return {
            "phase": PHASES[table.phase],
            "turn": None if table.over() else table.turn,
            "target": table.target,
            "total": table.total,
            "die": table.die,
            "paused": None if table.pauser == NOBODY else table.pauser,
            "vote": None if table.proposer == NOBODY else table.proposer,
            "ballot": ["", "yes", "no"][self.ballot],
            "seats": [
                {
                    "points": table.points[i],
                    "toasts": table.toasts[i],
                    "voted": has(table.voted, i),
                    "grabbed": has(table.grabbed, i),
                }
                for i in range(table.seats)
            ],
        }

    def diagram(self) -> str:
        ballots = [self.ballot if i == self.seat else 0 for i in range(self.table.seats)]
        return diagram(self.table, ballots)
