"""Mezza in sentences."""

import pytest
from worded import event_said, move_said

from stammtisch.core.event import Event
from stammtisch.games.mezza import GAME

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("lay 8 8", ["Lay 2 × 8", "Leg 2 × 8", "2 × 8 legen"]),
        ("lay J", ["Lay blank joker", "Leg blanco joker", "Blanko-Joker legen"]),
        ("flip 0", ["Turn up closed card 1", "Draai gesloten kaart 1 om", "Verdeckte Karte 1 aufdecken"]),
    ],
)
def test_moves_in_three_languages(move: str, said: list[str]) -> None:
    assert move_said(GAME, move) == said


def test_a_whispered_card_is_named_only_to_who_may_know() -> None:
    event = Event("draw", 1, ["2"], ["½", "8"], 0b10, "M-050")

    assert event_said("mezza", event, 1) == ["You draw ½, 8.", "Je trekt: ½, 8.", "Du ziehst: ½, 8."]
    assert event_said("mezza", event, 0) == ["Ben draws 2 cards.", "Ben trekt 2 kaarten.", "Ben zieht 2 Karten."]
