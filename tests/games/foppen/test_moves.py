"""Moves as ints, as words and as touches."""

import pytest

from stammtisch.games.foppen import GAME


def test_a_move_is_said_as_players_say_it() -> None:
    said = [GAME.text(action) for action in range(GAME.actions)]

    assert said[:2] == ["play G2", "play G3"]
    assert said[55:] == ["play B10", "play 1", "bid", "stay", "deal", "expire bids", "expire turn"]
    assert [GAME.parse(words) for words in said] == list(range(62))


def test_what_is_no_move_is_refused_with_the_moves_there_are() -> None:
    with pytest.raises(ValueError, match="Foppen has no move 'pass'; moves are: play G7, play 1, bid, stay"):
        GAME.parse("pass")


def test_a_card_is_touched_in_the_hand_and_the_rest_are_buttons() -> None:
    assert GAME.touches(GAME.parse("play R16")) == ["hand:R16"]
    assert GAME.touches(GAME.parse("play 1")) == ["hand:1"]
    assert GAME.touches(GAME.parse("bid")) == ["say:bid"]
    assert GAME.touches(GAME.parse("expire turn")) == ["say:expire turn"]
