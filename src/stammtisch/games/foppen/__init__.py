"""Foppen by Friedemann Friese (2F-Spiele, 1995): the worst card of a trick sits out the next."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.game import Game, State, View
from stammtisch.core.notation import Clauses
from stammtisch.core.option import Option, Value, choice, flag, number, seconds
from stammtisch.core.rng import Rng
from stammtisch.games.foppen.moves import VOCABULARY
from stammtisch.games.foppen.position import Reading, diagram
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.table import DRAWN, SCORE_SECONDS, TURN_SECONDS, WINDOW_SECONDS, FoppenTable, Terms
from stammtisch.games.foppen.view import FoppenView

OPTIONS: Final[list[Option]] = [
    flag("bids", "O-070", "play with bidding cards"),
    choice("bid_mode", ["sealed", "open"], "O-072", "whether a bid is hidden until all are in"),
    choice("first_dealer", ["draw", 0, 1, 2, 3, 4, 5], "O-008", "who deals first"),
    seconds("turn_seconds", TURN_SECONDS, "O-083", "time to play a card; 0 is no clock"),
    seconds("window_seconds", WINDOW_SECONDS, "O-083", "time to decide on a bid; 0 is no clock"),
    number(
        "score_seconds",
        SCORE_SECONDS,
        0,
        86400,
        "O-083",
        "time to read the score before the next deal; 0 deals at once",
    ),
]


class Foppen(Game):
    """For three to six (O-001)."""

    def __init__(self) -> None:
        super().__init__("foppen", "Foppen", 1, [3, 4, 5, 6], VOCABULARY, OPTIONS)

    def table(self, options: dict[str, Value], seats: int, rng: Rng) -> State:
        settled = self.settle(options)
        self.check_seats(seats)
        dealer = settled["first_dealer"]
        first = DRAWN if isinstance(dealer, str) else int(dealer)
        if first >= seats:
            raise ValueError(f"there is no seat {first} to deal first at a table of {seats}")
        terms = Terms(
            bool(settled["bids"]),
            settled["bid_mode"] == "open",
            first,
            int(settled["turn_seconds"]),
            int(settled["window_seconds"]),
            int(settled["score_seconds"]),
            self.unusual(settled),
        )
        return FoppenState(FoppenTable(seats, terms), rng)

    def seen(self, state: State, seat: i64) -> View:
        assert isinstance(state, FoppenState)
        return FoppenView(state, seat)

    def diagram(self, state: State) -> str:
        assert isinstance(state, FoppenState)
        return diagram(state)

    def arrange(self, state: State, clauses: Clauses) -> None:
        assert isinstance(state, FoppenState)
        Reading(state, clauses).run()


GAME: Final = Foppen()
