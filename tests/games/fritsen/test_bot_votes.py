"""How the bot votes, for itself and for somebody who is away."""

import pytest
from ledger import rule

from stammtisch.bots import bot
from stammtisch.bots.bot import NO_CALL
from stammtisch.core.rng import QuickRng
from stammtisch.games.fritsen import GAME

GIVEN = "4 seats; S0 on turn; pile b1 5H; S0 hand 7H 4C 2D"


def answers(words: str) -> list[str]:
    """What seats 1 to 3 say, one after the other, to what seat 0 puts to the vote."""
    state = GAME.position(GIVEN, QuickRng(1))
    GAME.play(state, 0, words)
    found: list[str] = []
    for seat in (1, 2, 3):
        chosen = bot("fritsen", "rule").call(GAME.view(state, seat), QuickRng(1))
        found.append("" if chosen == NO_CALL else GAME.text(chosen))
    return found


@rule("2-30")
def test_it_helps_to_remove_nobody_and_keeps_the_seat_it_plays() -> None:
    assert answers("remove S1") == ["vote no", "", ""]


@rule("2-1", "2-3")
@pytest.mark.parametrize(("words", "said"), [("report 2-1 S1", "vote yes"), ("report 2-13 S2", "vote yes")])
def test_else_it_votes_with_the_larger_side(words: str, said: str) -> None:
    assert answers(words) == [said] * 3
