"""Positions that are rare in play, written and read again."""

import laws
import pytest
from ledger import rule

from stammtisch.core.rng import QuickRng
from stammtisch.examples import after
from stammtisch.games.fritsen import GAME

BEFORE = [
    "dealer=manual; setup",
    "dealer=manual; setup shuffled",
    "dealer=manual; setup round 3",
    "dealer=manual; referee=table; setup round 3; taken 2/S1",
    "dealer=manual; setup dealt",
    "pickup 1 2",
    "pickup 1",
]


@rule("2-30")
@pytest.mark.parametrize("before", [*BEFORE, "dirty", "dealer=manual; dirty; exchanging S1"])
def test_a_potje_that_is_over_before_the_first_turn_can_be_written_and_read(before: str) -> None:
    over = after(GAME, f"2 seats; {before}", "S0 resign")
    assert over.over()
    for law in (laws.written, laws.known, laws.shown):
        law(GAME, over, QuickRng(1))
