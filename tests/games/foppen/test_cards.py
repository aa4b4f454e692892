"""The pack, as ints and as names."""

import pytest
from ledger import rule

from stammtisch.core.bits import count, members
from stammtisch.games.foppen.cards import (
    CARDS,
    DECK,
    NAME,
    NO_SUIT,
    OF_SUIT,
    ONE,
    ONE_BIT,
    ONES,
    SUIT,
    VALUE,
    cards,
    names,
)
from stammtisch.games.foppen.scoring import worth


@rule("O-002")
def test_the_pack_is_green_to_20_red_to_16_yellow_to_14_blue_to_10_and_four_ones() -> None:
    assert [int(count(OF_SUIT[suit])) for suit in range(5)] == [19, 15, 13, 9, 4]
    assert names(DECK) == [
        *(f"G{value}" for value in range(2, 21)),
        *(f"R{value}" for value in range(2, 17)),
        *(f"Y{value}" for value in range(2, 15)),
        *(f"B{value}" for value in range(2, 11)),
        *["1"] * 4,
    ]


@rule("O-002")
def test_sixty_cards_are_worth_506() -> None:
    assert count(DECK) == CARDS == 60
    assert worth(DECK) == 506


@rule("O-002")
def test_a_card_has_the_colour_and_the_value_of_its_name() -> None:
    for card in range(ONE):
        assert "GRYB"[SUIT[card]] + str(VALUE[card]) == NAME[card]
    assert [(SUIT[card], VALUE[card]) for card in members(ONES)] == [(NO_SUIT, 1)] * 4


def test_names_and_sets_of_cards_are_each_others_inverse() -> None:
    assert names(cards("R16 G3 1 1 B2")) == ["G3", "R16", "B2", "1", "1"]
    assert cards(" ".join(names(DECK))) == DECK
    assert cards("") == 0
    assert cards("1") == ONE_BIT
    assert cards("1 1 1 1") == ONES


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("G21", "Foppen has no card 'G21'; cards are written G7, R16, Y2, B10 and 1"),
        ("g7", "Foppen has no card 'g7'"),
        ("G7 G7", "there are not that many G7 in the pack"),
        ("1 1 1 1 1", "there are not that many 1 in the pack"),
    ],
)
def test_cards_that_are_not_in_the_pack_are_refused(words: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        cards(words)
