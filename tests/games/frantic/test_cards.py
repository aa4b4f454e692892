"""What is in the two piles, and packs of cards."""

from collections import Counter

import pytest
from ledger import rule

from stammtisch.core.refusal import Refusal
from stammtisch.games.frantic.cards import (
    COPIES,
    DECK,
    EVENT,
    KINDS,
    NAME,
    NO_COLOUR,
    POINTS,
    card_at,
    colour_of,
    event_of,
    held,
    is_number,
    is_wild,
    kind_of,
    kinds,
    points_of,
    put,
    take,
)
from stammtisch.games.frantic.match import EMPTY


def cards(start: str) -> list[str]:
    return [NAME[kind] for kind in list(DECK) if NAME[kind].startswith(start)]


@rule("F-001")
def test_the_deck_has_125_cards_of_67_kinds() -> None:
    numbers = [kind for kind in list(DECK) if is_number(kind)]

    assert (len(DECK), len(set(NAME)), KINDS) == (125, 67, 67)
    assert (sum(NAME[kind][0] != "K" for kind in numbers), sum(NAME[kind][0] == "K" for kind in numbers)) == (72, 9)
    assert Counter(int(kind) for kind in list(DECK)) == Counter(dict(enumerate(COPIES)))


@rule("F-002", "F-003", "F-004")
def test_each_colour_has_two_of_each_number_and_five_specials() -> None:
    for colour in "BRGY":
        numbers = [name for name in cards(colour) if name[1:].isdecimal()]
        assert numbers == [f"{colour}{n}" for n in range(1, 10) for _ in range(2)]
        specials = [name[1:] for name in cards(colour) if not name[1:].isdecimal()]
        assert specials == ["Gift", "Gift", "Exchange", "2nd", "Skip"]
    assert cards("K") == [f"K{n}" for n in range(1, 10)]


@rule("F-005", "F-006", "F-007")
def test_what_fits_anywhere_is_there_as_often_as_the_book_says_and_each_event_once() -> None:
    wild = Counter(NAME[kind] for kind in list(DECK) if is_wild(kind))

    assert wild == {"Fantastic": 11, "Four": 5, "Counter": 4, "Equality": 2, "NiceTry": 1}
    assert COPIES[kind_of("FuckYou")] == 1
    assert len(set(EVENT)) == len(EVENT) == 20
    assert [event_of(name) for name in EVENT] == list(range(20))


@rule("F-011", "F-050")
def test_black_cards_are_number_cards_and_have_no_colour() -> None:
    assert [is_number(kind_of(name)) for name in ("K6", "B6", "BSkip", "Fantastic", "FuckYou")] == [
        *(True, True, False, False, False)
    ]
    assert [int(colour_of(kind_of(name))) for name in ("B1", "RGift", "GSkip", "Y9")] == [0, 1, 2, 3]
    assert {int(colour_of(kind_of(name))) for name in ("K6", "Four", "FuckYou")} == {NO_COLOUR}


@rule("F-192", "F-193", "F-194")
def test_cards_count_their_number_specials_seven_and_fuck_you_forty_two() -> None:
    found = {name: int(POINTS[kind_of(name)]) for name in ("R5", "K9", "BGift", "Y2nd", "NiceTry", "Four", "FuckYou")}

    assert found == {"R5": 5, "K9": 9, "BGift": 7, "Y2nd": 7, "NiceTry": 7, "Four": 7, "FuckYou": 42}
    assert sum(int(POINTS[kind]) for kind in list(DECK)) == 2 * 4 * 45 + 45 + 43 * 7 + 42


def test_a_pack_is_put_together_and_taken_apart_card_by_card() -> None:
    packs = EMPTY[:6]
    for kind in list(DECK):
        put(packs, 3, kind)

    assert kinds(packs, 3) == [int(kind) for kind in list(DECK)]
    assert [int(card_at(packs, 3, n)) for n in range(125)] == [int(kind) for kind in list(DECK)]
    assert [int(held(packs, 3, kind)) for kind in range(KINDS)] == COPIES
    assert points_of(packs, 3) == sum(int(POINTS[kind]) for kind in list(DECK))
    for kind in list(DECK):
        take(packs, 3, kind)
    assert list(packs) == [0] * 6


def test_a_name_is_read_whatever_its_capitals_and_no_other_name_is() -> None:
    assert kind_of("fuckyou") == kind_of("FuckYou")
    with pytest.raises(Refusal, match="has no card 'R0'"):
        kind_of("R0")
    with pytest.raises(Refusal, match="has no event 'rain'"):
        event_of("rain")
