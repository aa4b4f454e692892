"""Whole matches by chance and by bots, at every table: they end, and one duo has its eight pawns home."""

import pytest
from tables import WHOLE, tables

from stammtisch.bots import bot
from stammtisch.bots.bot import Bot
from stammtisch.core.game import Moves
from stammtisch.core.option import Value
from stammtisch.games.keezen import GAME
from stammtisch.lab.playouts import Setting, play

TABLES = [options for _, _, options in tables(GAME)]


@pytest.mark.parametrize(
    ("name", "matches"),
    [
        ("random", 400),
        ("rule", 100),
        *(pytest.param(name, 10_000, marks=pytest.mark.soak) for name in ("random", "rule")),
    ],
)
def test_matches_end_with_eight_pawns_home(name: str, matches: int) -> None:
    bots: list[Bot | None] = [bot("keezen", "rule") if name == "rule" else None] * 4
    for number in range(matches):
        options: dict[str, Value] = TABLES[number % len(TABLES)]
        state = play(Setting(GAME, options, 4, bots), 4, number, Moves())
        WHOLE["keezen"](state)
        assert sorted(state.places()) == [1, 1, 3, 3]
        assert max(state.scores()) == 8
