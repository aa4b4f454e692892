"""Frantic (Game Factory): be rid of your cards first; wishes, attacks, counterattacks, and events by black cards."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.game import Game, State, View
from stammtisch.core.notation import Clauses
from stammtisch.core.option import Option, Value, choice, flag, number, seconds
from stammtisch.core.rng import Rng
from stammtisch.games.frantic.diagram import diagram
from stammtisch.games.frantic.moves import VOCABULARY
from stammtisch.games.frantic.position import Reading
from stammtisch.games.frantic.rules import limit_of
from stammtisch.games.frantic.state import FranticState
from stammtisch.games.frantic.table import DRAWN_BY_LOT, FranticTable, Terms
from stammtisch.games.frantic.view import FranticView

OPTIONS: Final[list[Option]] = [
    Option("length", "medium", ["short", "medium", "long", "custom"], 0, 0, "F-015", "how long a match is"),
    number("points_limit", 154, 1, 9999, "F-016", "the points that end a match of custom length"),
    flag("mild", "F-006", "show Fuck You under a milder name"),
    choice("first_dealer", ["draw", 0, 1, 2, 3, 4, 5, 6, 7], "F-019", "who deals first"),
    seconds("turn_seconds", 60, "F-202", "time to play, and to choose what a card asks for; 0 is no clock"),
    seconds("window_seconds", 8, "F-202", "time to answer with Counterattack or Nice Try; 0 is no clock"),
    seconds("event_seconds", 60, "F-202", "time for what an event asks; 0 is no clock"),
    number("score_seconds", 20, 0, 86400, "F-202", "time to read the score before the next round; 0 deals at once"),
]


class Frantic(Game):
    """For two to eight (F-009)."""

    def __init__(self) -> None:
        super().__init__("frantic", "Frantic", 3, [2, 3, 4, 5, 6, 7, 8], VOCABULARY, OPTIONS)

    def table(self, options: dict[str, Value], seats: int, rng: Rng) -> State:
        settled = self.settle(options)
        self.check_seats(seats)
        dealer = settled["first_dealer"]
        first = DRAWN_BY_LOT if isinstance(dealer, str) else int(dealer)
        if first >= seats:
            raise ValueError(f"there is no seat {first} to deal first at a table of {seats}")
        length = str(settled["length"])
        limit = int(settled["points_limit"]) if length == "custom" else limit_of(length, seats)
        terms = Terms(
            limit,
            first,
            int(settled["turn_seconds"]),
            int(settled["window_seconds"]),
            int(settled["event_seconds"]),
            int(settled["score_seconds"]),
            self.unusual(settled),
        )
        return FranticState(FranticTable(seats, terms), rng)

    def seen(self, state: State, seat: i64) -> View:
        assert isinstance(state, FranticState)
        return FranticView(state, seat)

    def diagram(self, state: State) -> str:
        assert isinstance(state, FranticState)
        return diagram(state)

    def arrange(self, state: State, clauses: Clauses) -> None:
        assert isinstance(state, FranticState)
        Reading(state, clauses).run()


GAME: Final = Frantic()
