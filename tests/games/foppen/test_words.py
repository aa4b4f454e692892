"""Foppen in sentences."""

import pytest
from worded import event_said, move_said, view_said

from stammtisch.core.event import Event
from stammtisch.core.rng import QuickRng
from stammtisch.games.foppen import GAME

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("play G7", ["Play green 7", "Speel groen 7", "Grün 7 spielen"]),
        ("play 1", ["Play a One", "Speel een 1", "Eine Eins spielen"]),
        ("stay", ["Do not bid", "Bied niet", "Nicht bieten"]),
    ],
)
def test_moves_in_three_languages(move: str, said: list[str]) -> None:
    assert move_said(GAME, move) == said


def test_a_played_card_is_told_to_its_player_and_to_others() -> None:
    event = Event("play", 1, ["Y3"], [], 0xFFFF, "O-013")

    assert event_said("foppen", event, 0) == ["Ben discards yellow 3.", "Ben gooit geel 3 bij.", "Ben wirft Gelb 3 ab."]
    assert event_said("foppen", event, 1) == ["You discard yellow 3.", "Jij gooit geel 3 bij.", "Du wirfst Gelb 3 ab."]


def test_points_have_a_sign() -> None:
    event = Event("score", 2, ["-7", "13"], [], 0xFFFF, "O-060")

    assert event_said("foppen", event, 0)[0] == "That makes −7 for Clara, +13 in all."


@pytest.mark.parametrize(
    ("kind", "said"), [("juggle", ["G7"]), ("play", ["V7"]), ("score", ["-7"]), ("score", ["much", "more"])]
)
def test_an_event_of_another_release_is_still_told(kind: str, said: list[str]) -> None:
    event = Event(kind, 2, said, [], 0xFFFF, "O-999")

    assert event_said("foppen", event, 0)[0] == f"Clara: {kind} {' '.join(said)}."


def test_a_view_in_sentences() -> None:
    state = GAME.position(
        "3 seats; deal 2; dealer S1; stone S2; trick S0 G9; S1 on turn; S0 hand G3 R5; S1 hand G4 1 1; S2 hand of 3",
        QuickRng(1),
    )

    assert view_said("foppen", GAME.view(state, 1)) == [
        "Your turn: follow green, or play a One.",
        "Hand 2 of 6; you deal.",
        "In the trick: Anna green 9.",
        "Anna is winning the trick.",
        "Anna would be fopped.",
        "Clara has the stone and sits out.",
        "Your hand: green 4, 2 Ones.",
        "Cards in hand: Anna 2, you 3, Clara 3.",
        "Points: Anna 0, you 0, Clara 0.",
    ]
