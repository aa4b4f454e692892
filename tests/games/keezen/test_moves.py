"""Actions as ints, as words and as touches."""

import pytest
from ledger import rule

from stammtisch.core.rng import QuickRng
from stammtisch.games.keezen import GAME
from stammtisch.games.keezen.moves import (
    _RESTS,
    _WALKS,
    ACTIONS,
    FOLD,
    REST,
    SPLIT,
    SPLIT_AT,
    SWAP,
    TIME,
    WALK,
)


def test_each_kind_of_action_begins_where_the_one_before_ends() -> None:
    assert len(_WALKS) == SWAP - WALK
    assert SPLIT - SWAP == 64 * 4 * 63
    assert (SPLIT_AT[0], SPLIT_AT[-1]) == (SPLIT, REST)
    assert sum(_RESTS) * 4 == FOLD - REST
    assert (TIME, ACTIONS) == (FOLD + 1, FOLD + 2)


@pytest.mark.parametrize(
    ("words", "taps"),
    [
        ("A: enter", "hand:A pawn:yard"),
        ("K: enter", "hand:K pawn:yard"),
        ("5: 10>15", "hand:5 pawn:10 to:15"),
        ("3: 62>H2", "hand:3 pawn:62 to:H2"),
        ("3: 62>1", "hand:3 pawn:62 to:1"),
        ("2: H1>H3", "hand:2 pawn:H1 to:H3"),
        ("4: 10>6", "hand:4 pawn:10 to:6"),
        ("7: 10>17", "hand:7 pawn:10 to:17"),
        ("Q: 10>22", "hand:Q pawn:10 to:22"),
        ("Q: 10>24", "hand:Q pawn:10 to:24"),
        ("fold", "say:fold"),
        ("time", "say:time"),
    ],
)
def test_words_and_touches_name_the_same_action(words: str, taps: str) -> None:
    action = GAME.parse(words)

    assert GAME.text(action) == words
    assert GAME.touches(action) == taps.split()


def test_touches_name_another_colour_where_the_words_do() -> None:
    assert GAME.touches(GAME.parse("J: 10xGreen 20")) == ["hand:J", "pawn:10", "take:Green 20"]
    assert GAME.touches(GAME.parse("7: 10>13 + 20>24")) == ["hand:7", "pawn:10", "to:13", "pawn:20", "to:24"]
    rest = ["hand:7", "pawn:61", "to:H1", "pawn:Yellow 40", "to:Yellow 44"]
    assert GAME.touches(GAME.parse("7: 61>H1 + Yellow 40>44")) == rest


def test_words_may_say_plays_and_have_spaces() -> None:
    assert GAME.parse("plays 5: 10>15") == GAME.parse(" 5:  10>15 ") == GAME.parse("5: 10>15")


@rule("K-074")
def test_the_two_orders_of_a_divided_seven_are_two_actions() -> None:
    assert GAME.parse("7: 10>13 + 20>24") != GAME.parse("7: 20>24 + 10>13")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("draw", "Keezen has no move 'draw'"),
        ("5 10>15", "Keezen has no move"),
        ("B: enter", "no card 'B'"),
        ("5: 10-15", "10>15, not '10-15'"),
        ("5: 64>5", "no square '64'"),
        ("5: enter", "K-042"),
        ("5: yard>5", "K-042"),
        ("5: 10>yard", "K-042"),
        ("5: 10>14", "K-035"),
        ("A: 10>21", "K-031"),
        ("Q: 10>23", "K-034"),
        ("K: 10>23", "K-032"),
        ("J: 10>21", "K-033"),
        ("7: 10>12", "K-072"),
        ("7: 62>H3", "K-072"),
        ("6: 62>H5", "K-044"),
        ("5: H3>H1", "K-092"),
        ("5: H3>20", "K-092"),
        ("4: 10>14", "K-038"),
        ("4: 1>H2", "K-085"),
        ("4: H4>63", "K-089"),
        ("9: 10xGreen 30", "K-033"),
        ("J: 10xGreen 10", "K-011"),
        ("J: 10xPink 12", "no colour 'Pink'"),
        ("J: H1xGreen 20", "K-064"),
        ("J: 16xBlue H4", "K-064"),
        ("J: yardxGreen 20", "K-065"),
        ("6: 10>12 + 20>24", "K-035"),
        ("7: 10>12 + 20>22", "K-072"),
        ("7: 10>17 + 20>20", "K-072"),
        ("7: 10>12 + 20>22 + 30>33", "K-073"),
        ("7: Yellow 40>44 + 61>H1", "K-079"),
        ("7: 61>H1 + Red 40>44", "K-078"),
        ("7: 61>H1 + Blue 40>44", r"7: 61>H1 \+ 40>44, .*K-071"),
        ("7: 29>H1 + Yellow 40>44", r"7: 29>H1 \+ 40>44, .*K-071"),
        ("7: 61>H1 + Yellow 40>45", "K-080"),
        ("7: 61>H2 + Yellow 40>43", "K-082"),
        ("7: 10>13 + Yellow 40>44", "K-082"),
        ("7: 61>H1 + Yellow 30>34", "K-043"),
        ("7: 63>H1 + Yellow 31>H6", "K-044"),
        ("7: 61>H1 + Yellow yard>4", "K-042"),
    ],
)
def test_words_that_no_pawn_could_ever_carry_out_are_refused_by_their_rule(words: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        GAME.parse(words)


@rule("K-044")
def test_a_rest_that_does_not_fit_the_partners_home_is_no_action() -> None:
    assert GAME.text(GAME.parse("7: 63>H1 + Yellow 29>H4")) == "7: 63>H1 + Yellow 29>H4"
    with pytest.raises(ValueError, match="K-044"):
        GAME.parse("7: 63>H1 + Yellow 30>36")


@rule("K-072", "K-079")
@pytest.mark.parametrize(
    ("given", "words", "says"),
    [
        ("Blue 10", "A: 0>1", "H-003"),
        ("Blue 14; Green 16", "5: 14>19", "K-053"),
        ("Blue 14; Green 16", "5: 13>18", "H-003"),
        ("Blue 14; Green 16", "6: 14>20", "H-003"),
        ("Blue 14; Green 16", "5: 16>21", "K-039"),
        ("Blue 14; Yellow 20", "5: 20>25", "K-098"),
        ("Blue H1, H3", "2: H1>H3", "K-051"),
        ("Blue 62", "5: 62>3", "K-043"),
        ("Blue 63", "5: 63>4", "K-044"),
        ("Red 62; Blue 10", "5: 62>H4", "K-039"),
        ("Blue 14", "5: 14>H4", "K-095"),
        ("Blue 10, 13", "7: 10>13 + 13>17", "K-077"),
        ("Blue 10, 13", "7: 10>12 + 12>17", "K-073"),
        ("Blue 10, 13", "7: 10>12 + 10>15", "K-073"),
        ("Blue 10, 13", "7: 10>12 + 14>19", "H-003"),
        ("Blue 0", "7: 0>1 + 0>6", "K-073"),
        ("Blue 10, 12; Green 16", "7: 10>13 + 12>16", "K-052"),
        ("Blue 63, 60", "7: 63>H1 + 60>H3", "K-091"),
        ("Blue 63, 60, H3", "7: 63>H1 + 60>H3", "K-051"),
        ("Blue 14, 40; Green 16", "7: 14>17 + 40>44", "K-053"),
        ("Blue 14, 40; Green 16", "7: 40>44 + 14>17", "K-053"),
        ("Blue 14, 40; Green 16", "7: 40>44 + 16>19", "K-039"),
        ("Blue 61, H2, H3, H4; Yellow 40", "7: 61>H1 + Yellow 41>45", "K-080"),
        ("Blue 20, 61, H3, H4; Yellow 40", "7: 61>H1 + Yellow 40>44", "K-082"),
        ("Blue 20, H2, H3, H4; Yellow 40", "7: 61>H1 + Yellow 40>44", "H-003"),
        ("Blue 20, H2, H3, H4; Yellow 40", "7: 13>H1 + Red 40>44", "H-003"),
        ("Blue 13, H2, H3, H4; Yellow 40", "7: 13>H1 + Red 40>44", "K-095"),
        ("Blue H1, H2, H3, H4; Yellow 29", "7: 29>H1 + Blue 40>44", "K-082"),
        ("Blue H1, H2, H3, H4; Yellow 29, H2, H3, H4", "7: 29>H1 + Blue 40>44", "K-081"),
        ("Blue H1, H2, H3, H4; Yellow 29", "7: H1>H2 + 29>H4", "K-096"),
        ("Blue 61, H1, H3, H4; Yellow 40", "7: 61>H1 + Yellow 40>44", "K-051"),
        ("Blue 61, H2, H3, H4; Yellow 46; Red 48", "7: 61>H1 + Yellow 46>50", "K-053"),
        ("Blue 61, H2, H3, H4; Yellow 44; Red 48", "7: 61>H1 + Yellow 44>48", "K-052"),
        ("Blue 61, H2, H3, H4; Yellow 30, H1", "7: 61>H1 + Yellow 30>H3", "K-091"),
        ("Blue 10; Green 20", "J: 10xBlue 20", "K-061"),
        ("Blue 10; Green 20", "J: 11xGreen 20", "H-003"),
        ("Blue 10; Green 20", "J: 10xGreen 21", "K-060"),
        ("Blue 10; Green 16", "J: 10xGreen 16", "K-062"),
        ("Blue 0, 1, 2, 3", "K: enter", "K-032"),
        ("Blue 0", "K: enter", "K-049"),
        ("Blue 10", "fold", "K-022"),
        ("Blue 10", "time", "H-005"),
    ],
)
def test_what_is_an_action_and_may_not_be_done_is_refused_by_the_rule_that_tells_most(
    given: str, words: str, says: str
) -> None:
    hand = "A" if words.startswith("A") else "2, 5, 7, J, K"
    state = GAME.position(f"Blue to play. Board: {given}. Hand: {hand}.", QuickRng(1))

    assert state.why_not(0, GAME.parse(words)) == says


@rule("K-074", "K-092")
def test_the_second_part_of_a_seven_is_refused_by_where_the_first_has_led() -> None:
    state = GAME.position("Blue to play. Board: Blue 61, H1. Hand: 7. home_stop=deepest_free_only.", QuickRng(1))

    assert state.why_not(0, GAME.parse("7: H1>H4 + 61>H2")) == "K-092"
