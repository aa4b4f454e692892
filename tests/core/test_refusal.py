"""The one way to say no."""

import pytest

from stammtisch.core.refusal import Refusal
from stammtisch.games.foppen import GAME


@pytest.mark.parametrize(
    ("why", "rule", "said"),
    [
        ("there is no such card", "", "there is no such card"),
        ("green must be followed", "O-012", "green must be followed (O-012)"),
        ("not now: green must be followed (O-012); it may: pass", "O-012", None),
        ("1A is not 11A", "1A", "1A is not 11A (1A)"),
    ],
)
def test_a_refusal_says_why_and_by_which_rule(why: str, rule: str, said: str | None) -> None:
    refusal = Refusal(why, rule)

    assert (refusal.why, refusal.rule) == (why, rule)
    assert str(refusal) == (said or why)


def test_whoever_expects_a_wrong_value_is_told_of_a_refusal() -> None:
    with pytest.raises(ValueError, match="not now"):
        raise Refusal("not now")


def test_a_move_that_may_not_be_done_carries_its_rule() -> None:
    state = GAME.position("4 seats; trick S0 Y8; S1 on turn; S1 hand Y3 G5; S2 hand Y4 G6; S0 hand R2; S3 hand R3 R4")

    with pytest.raises(Refusal) as caught:
        GAME.play(state, 1, "play G5")

    assert caught.value.rule == "O-012"
    assert str(caught.value) == (
        "seat 1 may not 'play G5' now: A player who has a card of the led colour must play one (O-012); it may: play Y3"
    )


def test_words_that_are_no_move_are_refused_by_no_rule() -> None:
    with pytest.raises(Refusal) as caught:
        GAME.parse("play G21")

    assert caught.value.rule == ""
    assert str(caught.value) == "Foppen has no move 'play G21'; moves are: play G7, play 1, bid, stay"
