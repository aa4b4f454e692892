"""Keezen in sentences."""

import pytest
from worded import event_said, move_said, view_said

from stammtisch.core.event import Event
from stammtisch.core.game import TABLE
from stammtisch.core.rng import QuickRng
from stammtisch.games.keezen import GAME

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("K: enter", ["K: put a pawn on", "H: zet een pion op", "K: Figur einsetzen"]),
        ("3: 62>H2", ["3: 62 → H2"] * 3),
        ("J: 10xGreen 20", ["J: 10 ⇄ Green 20", "B: 10 ⇄ Groen 20", "B: 10 ⇄ Grün 20"]),
        ("7: 10>13 + 20>24", ["7: 10 → 13 + 20 → 24"] * 3),
        (
            "7: 61>H1 + Yellow 40>44",
            ["7: 61 → H1 + Yellow 40 → 44", "7: 61 → H1 + Geel 40 → 44", "7: 61 → H1 + Gelb 40 → 44"],
        ),
        ("fold", ["Lay down your hand", "Leg al je kaarten weg", "Alle Karten ablegen"]),
    ],
)
def test_moves_in_three_languages(move: str, said: list[str]) -> None:
    assert move_said(GAME, move) == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (("play", 1, ["10h"], "K-035"), ["Ben plays a 10.", "Ben speelt een 10.", "Ben spielt: 10."]),
        (
            ("walk", 1, ["Green", "62", "63", "0", "1"], "K-040"),
            ["Green goes from 62 to 1.", "Groen gaat van 62 naar 1.", "Grün geht von 62 auf 1."],
        ),
        (
            ("walk", 1, ["Green", "14", "15", "H1"], "K-043"),
            ["Green goes home: from 14 to H1.", "Groen gaat naar binnen: van 14 naar H1.",
             "Grün geht ins Ziel: von 14 auf H1."],
        ),
        (
            ("capture", 1, ["Red", "1"], "K-047"),
            ["The partner’s pawn: Red is sent back from 1!", "Pion van de partner: Rood is op 1 geslagen!",
             "Die Figur des Partners: Rot wird auf 1 geschlagen!"],
        ),
        (
            ("fold", 0, ["2c", "Jd"], "K-025"),
            ["You cannot play and lay down a 2, a jack.", "Jij kunt niet en legt weg: een 2, een boer.",
             "Du kannst nicht und legst ab: 2, Bube."],
        ),
        (
            ("over", TABLE, ["S0", "S2"], "K-107"),
            ["The match is over: all eight home! The winners: you and Clara.",
             "Het spel is uit: alle acht binnen! Winnaars: jij en Clara.",
             "Die Partie ist aus: alle acht im Ziel! Gewonnen haben: du und Clara."],
        ),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else "",
)  # fmt: skip
def test_what_happens(event: tuple[str, int, list[str], str], said: list[str]) -> None:
    kind, seat, tokens, rule = event

    assert event_said("keezen", Event(kind, seat, tokens, [], 0xFFFF, rule), 0) == said


def test_a_view_in_sentences() -> None:
    given = (
        "Green to play. Board: Green H1, H2, H3, H4; Red 46; Blue 0, 5. Hand: 5, J, 10. Blue hand of 2. Yellow folded."
    )
    state = GAME.position(f"{given} Red hand of 1. dealer Red.", QuickRng(1))

    said = view_said("keezen", GAME.view(state, 1))

    assert said[:-2] == [
        "Your turn: play a card for Red.",
        "Pack 4, hand 1 of 3; Daan deals.",
        "Pawns home: Blue with Yellow 0, Green with Red 4.",
        "Anna plays Blue: 0, 5; in the yard: 2.",
        "You play Green: H1, H2, H3, H4; in the yard: 0.",
        "Clara plays Yellow: no pawn on the board; in the yard: 4.",
        "Daan plays Red: 46; in the yard: 3.",
        "Clara has laid down the hand.",
        "You help Red.",
        "Your hand: a 5, a 10, a jack.",
        "Cards in hand: Anna 2, you 3, Clara 0, Daan 1.",
    ]
    assert said[-1] == "Cards still to be dealt: 32."
