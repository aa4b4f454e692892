"""Mezza by Thomas Michaël (BIS Publishers): be rid of your cards first; a ½ completes 3½, 6½ and 9½, whoever's turn."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.game import Game, State, View
from stammtisch.core.notation import Clauses
from stammtisch.core.option import Option, Value, flag, number, seconds
from stammtisch.core.rng import Rng
from stammtisch.games.mezza.diagram import diagram
from stammtisch.games.mezza.moves import VOCABULARY
from stammtisch.games.mezza.position import Reading
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.table import MezzaTable, Terms
from stammtisch.games.mezza.view import MezzaView

OPTIONS: Final[list[Option]] = [
    flag("short", "M-195", "leave out all 3, 6 and 9; made for two or three, for at most six"),
    number("stall_limit", 2000, 1, 1000000, "M-201", "moves without progress until the game is called off"),
    seconds("turn_seconds", 60, "M-200", "time to play; 0 is no clock"),
    seconds("window_seconds", 60, "M-200", "time to begin, to seize the turn or to add; 0 is no clock"),
    seconds("swap_seconds", 60, "M-200", "time to swap cards; 0 is no clock"),
]


class Mezza(Game):
    """For two to seven: nine cards each out of 68 (M-003)."""

    def __init__(self) -> None:
        super().__init__("mezza", "Mezza", 1, [2, 3, 4, 5, 6, 7], VOCABULARY, OPTIONS)

    def table(self, options: dict[str, Value], seats: int, rng: Rng) -> State:
        settled = self.settle(options)
        self.check_seats(seats)
        if settled["short"] and seats > 6:
            raise ValueError(f"the short game has cards for 6 players, not for {seats} (M-197)")
        clocks = [int(settled[name]) for name in ("turn_seconds", "window_seconds", "swap_seconds")]
        terms = Terms(
            bool(settled["short"]), int(settled["stall_limit"]), clocks[0], clocks[1], clocks[2], self.unusual(settled)
        )
        return MezzaState(MezzaTable(seats, terms), rng)

    def seen(self, state: State, seat: i64) -> View:
        assert isinstance(state, MezzaState)
        return MezzaView(state, seat)

    def diagram(self, state: State) -> str:
        assert isinstance(state, MezzaState)
        return diagram(state)

    def arrange(self, state: State, clauses: Clauses) -> None:
        assert isinstance(state, MezzaState)
        Reading(state, clauses).run()


GAME: Final = Mezza()
