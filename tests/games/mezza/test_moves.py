"""Moves as numbers, as words and as touches."""

from itertools import combinations_with_replacement

import pytest
from ledger import rule

from stammtisch.games.mezza.cards import COPIES, KINDS, NAME, names
from stammtisch.games.mezza.moves import (
    ACTIONS,
    ADD,
    EXPIRE_START,
    EXPIRE_SWAP,
    EXPIRE_TURN,
    EXPIRE_WINDOW,
    FIRST,
    FLIP,
    KIND,
    NUMBER,
    OPEN,
    PASS,
    TAKE,
    THREE,
    VOCABULARY,
    opening,
)

text, parse, touches = VOCABULARY.text, VOCABULARY.parse, VOCABULARY.touches


def test_the_moves_are_numbered_without_a_gap() -> None:
    assert [text(action) for action in (0, 3, 4, 8, 19, 20, 67)] == [
        *("lay J", "lay J J J J", "lay 0", "lay ½", "lay " + " ".join(["½"] * 12), "lay 1", "lay 9½ 9½ 9½ 9½"),
    ]
    assert [text(ADD), text(OPEN - 1), text(OPEN), text(FLIP - 1)] == [
        *("add J", "add 9½ 9½ 9½ 9½", "open J J J", "open 9½ 9½ 9½"),
    ]
    assert [text(action) for action in (FLIP, FLIP + 1, FLIP + 2, TAKE, PASS)] == [
        *("flip 0", "flip 1", "flip 2", "take", "pass"),
    ]
    assert [text(action) for action in (EXPIRE_SWAP, EXPIRE_START, EXPIRE_WINDOW, EXPIRE_TURN)] == [
        *("expire swap", "expire start", "expire window", "expire turn"),
    ]
    assert ACTIONS == EXPIRE_TURN + 1 == 825


def test_no_lay_names_more_cards_than_the_pack_has() -> None:
    for kind in range(KINDS):
        for n in range(1, COPIES[kind] + 1):
            action = FIRST[kind] + n - 1
            assert (KIND[action], NUMBER[action]) == (kind, n)
            assert text(action) == "lay " + " ".join([NAME[kind]] * n)
    with pytest.raises(ValueError, match="no move 'lay 8 8 8 8 8'"):
        parse("lay 8 8 8 8 8")


def test_every_three_open_cards_have_a_number_in_the_order_of_their_highest() -> None:
    threes = list(combinations_with_replacement(range(KINDS), 3))
    assert sorted(opening(*three) for three in threes) == list(range(OPEN, FLIP))
    for three in threes:
        cards = [NAME[kind] for kind in three]
        assert text(opening(*three)) == "open " + " ".join(cards)
        assert names(THREE[opening(*three) - OPEN]) == cards


@pytest.mark.parametrize(
    ("typed", "words"),
    [("lay 3h", "lay 3½"), ("add 1/2 h", "add ½ ½"), ("open 9h 5 j", "open J 5 9½"), ("lay  8  8", "lay 8 8")],
)
def test_cards_can_be_typed_in_any_order_and_a_half_without_its_key(typed: str, words: str) -> None:
    assert text(parse(typed)) == words


@rule("M-045")
@pytest.mark.parametrize("words", ["lay 3½ ½", "add J 0"])
def test_cards_of_two_values_are_never_laid_together(words: str) -> None:
    with pytest.raises(ValueError, match=r"^cards laid together must be of one value \(M-045\)$"):
        parse(words)


@rule("M-021")
@pytest.mark.parametrize("words", ["open 5 8", "open 5 5 8 8", "open"])
def test_a_swap_names_three_cards(words: str) -> None:
    with pytest.raises(
        ValueError, match=rf"^three cards lie open after the swap, not {len(words.split()) - 1} \(M-021\)$"
    ):
        parse(words)


@pytest.mark.parametrize("words", ["", "lay", "fly 3", "flip 3", "takes", "expire"])
def test_other_words_are_no_move(words: str) -> None:
    with pytest.raises(
        ValueError, match=r"^Mezza has no move .*; moves are: lay 8 8, add 8, open J 5 9½, flip 0, take"
    ):
        parse(words)


def test_a_card_that_is_none_is_named() -> None:
    with pytest.raises(ValueError, match="Mezza has no card '10'"):
        parse("lay 10")


@pytest.mark.parametrize(
    ("words", "tapped"),
    [
        ("lay 8 8", ["card:8", "card:8", "say:done"]),
        ("add ½", ["add:½", "say:done"]),
        ("open J 5 9½", ["open:J", "open:5", "open:9½"]),
        ("flip 1", ["closed:1"]),
        ("take", ["say:take"]),
        ("expire turn", ["say:expire turn"]),
    ],
)
def test_a_move_is_spelled_by_what_is_tapped(words: str, tapped: list[str]) -> None:
    assert touches(parse(words)) == tapped
