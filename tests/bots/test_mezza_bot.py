"""The judgement of Mezza's rule bot, position by position."""

import pytest

from stammtisch.bots.bot import Advice
from stammtisch.core.rng import QuickRng
from stammtisch.games.mezza import GAME
from stammtisch.games.mezza.bot import MezzaBot


def advice(position: str, when: str = "") -> Advice:
    state = GAME.position(position, QuickRng(1))
    for step in filter(None, when.split("; ")):
        GAME.play(state, int(step[1]), step[3:])
    return MezzaBot("rule").advise(GAME.view(state, 1))


@pytest.mark.parametrize(
    ("position", "does", "why"),
    [
        ("swapping; S1 hand J 9½ 2; S1 open 3 0 5", "open J 0 9½", "mezza-why-open"),
        ("starting with ½; S1 hand ½ ½ 7", "lay ½ ½", "mezza-why-begin"),
        ("pile 5; S1 on turn; S1 hand 6 6 9; stock of 9", "lay 6 6", "mezza-why-low"),
        ("pile 5; S1 on turn; S1 hand 9 9 J; stock of 9", "lay 9", "mezza-why-one"),
        ("pile 5; S1 on turn; S1 hand 9 9 J; stock empty", "lay 9 9", "mezza-why-low"),
        ("pile 9; S1 on turn; S1 hand 2 0 J; stock of 9", "lay 0", "mezza-why-joker"),
        ("pile 3 9½; laid by S3 S0; S1 on turn; S1 hand ½ 9½ J; stock of 9", "lay ½", "mezza-why-clear"),
        ("pile 6 6; laid by S3 S0; S1 on turn; S1 hand 6 6 6½; stock of 9", "lay 6 6", "mezza-why-clear"),
        ("pile 3 9½; laid by S3 S2; S3 on turn; S1 hand ½ ½ 4; stock of 9", "lay ½ ½", "mezza-why-steal"),
        ("pile 9; S1 on turn; S1 hand 2 3 4; stock of 9", "take", "why-only"),
        ("pile 9; S1 on turn; S1 hand empty; S1 open empty; stock empty", "flip 0", "mezza-why-flip"),
    ],
)
def test_a_move_is_chosen_with_the_reason_a_player_would_give(position: str, does: str, why: str) -> None:
    found = advice(f"4 seats; {position}")

    assert (GAME.text(found.action), found.why) == (does, why)
    assert set(found.rules) <= set(GAME.rulebook().rules)


@pytest.mark.parametrize(
    ("hand", "lays", "does", "why"),
    [
        ("6 1 1", "6", "add 6", "mezza-why-add"),
        ("9 1 1", "9", "pass", "mezza-why-keep"),
    ],
)
def test_an_equal_card_just_drawn_is_added_unless_it_is_too_good(hand: str, lays: str, does: str, why: str) -> None:
    found = advice(f"4 seats; pile 5; S1 on turn; S1 hand {hand}; stock {lays} 2 2 2", f"S1 lay {lays}")

    assert (GAME.text(found.action), found.why) == (does, why)
