"""Pig with votes: a die, a race for it, secret ballots, pauses and fouls. A small game that uses the whole contract."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64
from stammtisch.games.pig.moves import VOCABULARY
from stammtisch.games.pig.position import arrange, diagram
from stammtisch.games.pig.state import PigState
from stammtisch.games.pig.table import Terms
from stammtisch.games.pig.view import PigView

from stammtisch.core.game import Game, State, View
from stammtisch.core.notation import Clauses
from stammtisch.core.option import Option, Value, flag, number, seconds
from stammtisch.core.rng import Rng

OPTIONS: Final[list[Option]] = [
    number("target", 30, 20, 100, "1-4", "points that win"),
    flag("teams", "1-5", "seats across the table win together; for an even number"),
    seconds("turn_seconds", 30, "3A", "time for a turn; 0 is no clock"),
    seconds("window_seconds", 10, "3A", "time to snatch the die; 0 is no clock"),
    seconds("vote_seconds", 20, "3A", "time to vote; 0 is no clock"),
    seconds("pause_seconds", 60, "3A", "how long a pause lasts; 0 is until its owner is back"),
    seconds("match_seconds", 600, "3B", "time for the whole match; 0 is no clock"),
]


class Pig(Game):
    """For two to six (1-1)."""

    def __init__(self) -> None:
        super().__init__("pig", "Pig", 1, [2, 3, 4, 5, 6], VOCABULARY, OPTIONS)

    def pause_rule(self, options: Mapping[str, Value]) -> str:
        """Whoever is away says so (2-4)."""
        return "2-4"

    def heard(self, text: str) -> str:
        """Cheers is a toast (2-1)."""
        return "toast" if text.strip(" !").lower() == "cheers" else ""

    def table(self, options: dict[str, Value], seats: int, rng: Rng) -> State:
        settled = self.settle(options)
        self.check_seats(seats)
        if settled["teams"] and seats % 2:
            raise ValueError(f"teams need an even number of players, not {seats} (1-5)")
        clocks = [int(settled[option.name]) for option in OPTIONS if option.name.endswith("_seconds")]
        return PigState(
            seats, rng, Terms(int(settled["target"]), bool(settled["teams"]), clocks, self.unusual(settled))
        )

    def seen(self, state: State, seat: i64) -> View:
        assert isinstance(state, PigState)
        return PigView(state, seat)

    def diagram(self, state: State) -> str:
        assert isinstance(state, PigState)
        return diagram(state.table, state.ballots)

    def arrange(self, state: State, clauses: Clauses) -> None:
        assert isinstance(state, PigState)
        arrange(state, clauses)


GAME: Final = Pig()
