"""Positions in the rulebook's own notation: read, written, and refused with a sentence where they cannot be."""

import pytest
from ledger import rule

from stammtisch.core.rng import QuickRng
from stammtisch.games.keezen import GAME


@rule("K-001", "K-002", "K-003", "K-011", "K-014", "K-095", "K-107")
@pytest.mark.parametrize(
    ("board", "hand", "says"),
    [
        ("Blue 1, 2, 3, 4, 5", "5", "Blue has four pawns, not 5"),
        ("Blue 10; Red 10", "3", "two pawns stand on 10"),
        ("Blue H1, H1", "3", "two pawns stand on H1"),
        ("Blue Green H1", "3", "only the own colour comes home"),
        ("Blue 20", "2, 3, 5, 6, 8, 9", "hand 1 of a pack is 5 cards, not 6"),
        ("Blue 20", "7, 7, 7, 7, 7", "there are four 7 in the pack"),
        ("Blue 64", "5", "the board has no square '64'"),
        ("Blue 20", "joker", "Keezen has no card 'joker'"),
        ("Purple 20", "5", "Purple"),
        ("Blue H1, H2, H3, H4; Yellow H1, H2, H3, H4", "5", "a duo has won"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(board: str, hand: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        GAME.position(f"Blue to play. Board: {board}. Hand: {hand}.", QuickRng(1))


@pytest.mark.parametrize("words", ["Green asleep", "Hand: 5", "queen_steps=13", "hand 4"])
def test_what_is_not_understood_is_named(words: str) -> None:
    with pytest.raises(ValueError, match=r"asleep|Hand|queen_steps|hand"):
        GAME.position(f"Blue to play. Board: Blue 10. {words}. {words}.", QuickRng(1))


def test_a_position_is_written_in_the_notation_it_is_read_in() -> None:
    given = "Green to play. Board: Blue 10, H3; Red 13 (it came by a swap). Hand: 5, J. Blue hand of 1. deck 2."
    state = GAME.position(given, QuickRng(1))
    written = GAME.diagram(state)

    assert written.startswith("Green to play. Board: Blue 10, H3; Red 13. Blue hand")
    assert "Green hand: 5, J" in written
    assert GAME.diagram(GAME.position(written, QuickRng(2))) == written
