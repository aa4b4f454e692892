"""Whole matches of rule bots, at every table: they end, and one duo has its eight pawns home."""

import pytest
from tables import tables, whole

from stammtisch.bots import bot
from stammtisch.core.game import Moves
from stammtisch.games.keezen import GAME
from stammtisch.lab.playouts import Setting, play

TABLES = [options for _, _, options in tables(GAME)]


@pytest.mark.compiled
@pytest.mark.parametrize("matches", [500, pytest.param(10_000, marks=pytest.mark.soak)])
def test_matches_of_bots_end_with_eight_pawns_home(matches: int) -> None:
    for number in range(matches):
        setting = Setting(GAME, TABLES[number % len(TABLES)], 4, [bot("keezen", "rule")] * 4)
        state = play(setting, 4, number, Moves())
        whole(GAME, state)
        assert sorted(state.places()) == [1, 1, 3, 3]
        assert max(state.scores()) == 8
