"""Keezen by the rules of the Dutch championship (NK): two duos bring eight pawns home, by the cards they are dealt."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from stammtisch.core.game import Game, State, View
from stammtisch.core.notation import Clauses
from stammtisch.core.option import Option, Value, choice, seconds
from stammtisch.core.rng import Rng
from stammtisch.core.rulebook import Example
from stammtisch.games.keezen.example import plain
from stammtisch.games.keezen.moves import VOCABULARY
from stammtisch.games.keezen.position import Reading, clauses, diagram, in_clauses
from stammtisch.games.keezen.refusals import against
from stammtisch.games.keezen.state import KeezenState
from stammtisch.games.keezen.table import KeezenTable, Terms
from stammtisch.games.keezen.view import KeezenView

OPTIONS: Final[list[Option]] = [
    choice(
        "home_stop",
        ["any_reachable", "deepest_free_only"],
        "K-092",
        "where a pawn may stop in home: on any free square it reaches, or on the deepest free one only",
    ),
    choice("queen_steps", [12, 14], "K-034", "how many steps a queen moves a pawn"),
    choice(
        "deal_rotation",
        ["dealer_keeps_whole_deck", "dealer_rotates_every_hand"],
        "K-013",
        "whether the deal passes on after each pack or after each hand",
    ),
    choice("own_start_swap_source", [True, False], "K-063", "whether an own pawn on its start square may be exchanged"),
    choice("talk", ["phrases", "free"], "K-103", "whether only fixed phrases may be said until the game is over"),
    seconds("round_seconds", 2700, "K-109", "time for the whole game; 0 is no clock"),
]


class Keezen(Game):
    """For four, in two duos (K-004)."""

    def __init__(self) -> None:
        super().__init__("keezen", "Keezen", 1, [4], VOCABULARY, OPTIONS)
        self.no_undo_rule = "K-030"

    def no_chat_rule(self, options: Mapping[str, Value]) -> str:
        return "K-103" if options["talk"] == "phrases" else ""

    def table(self, options: dict[str, Value], seats: int, rng: Rng) -> State:
        settled = self.settle(options)
        self.check_seats(seats)
        terms = Terms(
            settled["home_stop"] == "deepest_free_only",
            int(settled["queen_steps"]),
            settled["deal_rotation"] == "dealer_rotates_every_hand",
            bool(settled["own_start_swap_source"]),
            int(settled["round_seconds"]),
            self.unusual(settled),
        )
        return KeezenState(KeezenTable(terms), rng)

    def seen(self, state: State, seat: i64) -> View:
        assert isinstance(state, KeezenState)
        return KeezenView(state, seat)

    def against(self, state: State, seat: i64, touches: list[str]) -> str:
        assert isinstance(state, KeezenState)
        return against(state, seat, touches)

    def diagram(self, state: State) -> str:
        assert isinstance(state, KeezenState)
        return diagram(state)

    def clauses(self, diagram: str) -> list[str]:
        return clauses(diagram)

    def position(self, text: str, rng: Rng | None = None) -> State:
        """Also in the sentences of the rulebook: `Blue to play. Board: Blue 10; Red 13. Hand: 3.`"""
        return super().position(in_clauses(text), rng)

    def arrange(self, state: State, clauses: Clauses) -> None:
        assert isinstance(state, KeezenState)
        Reading(state, clauses).run()

    def plain(self, example: Example) -> list[Example]:
        return plain(example)


GAME: Final = Keezen()
