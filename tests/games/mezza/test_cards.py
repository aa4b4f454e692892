"""The pack, and packs of counted kinds."""

import pytest
from ledger import rule

from stammtisch.games.mezza.cards import (
    CARD,
    COPIES,
    DECK,
    FULL,
    HALF,
    KINDS,
    NAME,
    NO_KIND,
    SHORT,
    SHORT_DECK,
    held,
    kind_of,
    kinds,
    kinds_in,
    less,
    names,
    nth_card,
    pack,
    several,
    size,
)


@rule("M-001", "M-002")
def test_the_pack_has_fifteen_kinds_twelve_halves_and_four_of_each_other() -> None:
    assert " ".join(NAME) == "J 0 ½ 1 2 3 3½ 4 5 6 6½ 7 8 9 9½"
    assert NAME[HALF] == "½"
    assert COPIES == [4, 4, 12, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]
    assert list(DECK) == kinds(FULL)
    assert len(DECK) == size(FULL) == 68


@rule("M-195")
def test_the_short_pack_is_without_3_6_and_9() -> None:
    assert len(SHORT_DECK) == size(SHORT) == 56
    assert list(SHORT_DECK) == kinds(SHORT)
    assert [NAME[kind] for kind in range(KINDS) if not held(SHORT, kind)] == ["3", "6", "9"]
    assert held(SHORT, HALF) == 12


def test_a_pack_counts_its_cards_by_kind() -> None:
    cards = pack("½ ½ ½ 9½ J 8 8")

    assert names(cards) == ["J", "½", "½", "½", "8", "8", "9½"]
    assert size(cards) == 7
    assert [held(cards, kind_of(name)) for name in ("J", "0", "½", "8", "9½")] == [1, 0, 3, 2, 1]
    assert held(cards, NO_KIND) == 0
    assert names(kinds_in(cards)) == ["J", "½", "8", "9½"]
    assert names(cards & several(15, kind_of("½"))) == ["½"] * 3
    assert cards - CARD[kind_of("8")] == pack("J ½ ½ ½ 8 9½")


def test_cards_are_counted_from_the_lowest() -> None:
    for text in ("J J 0 ½ ½ ½ 8 8 9½", "9½", "½ " * 12 + "1 1 2", "J 1 3 4 6 7 9", "0 ½ 2 3½ 5 6½ 8 9½ 9½ 9½ 9½"):
        cards = pack(text)
        found = [divmod(int(nth_card(cards, n)), 16) for n in range(size(cards))]

        assert found == [(kind, n) for kind in range(KINDS) for n in range(held(cards, kind))]


def test_every_number_of_halves_is_found() -> None:
    for n in range(1, 13):
        assert kinds_in(n * CARD[HALF]) == CARD[HALF]
        assert size(n * CARD[HALF]) == n


@pytest.mark.parametrize(("n", "left"), [(0, "½ ½ 5"), (1, "½ 5"), (2, "5"), (3, "5")])
def test_no_more_is_taken_from_a_pack_than_it_has(n: int, left: str) -> None:
    assert less(pack("½ ½ 5"), HALF, n) == pack(left)


@pytest.mark.parametrize(("typed", "name"), [("h", "½"), ("1/2", "½"), ("3h", "3½"), ("91/2", "9½"), ("j", "J")])
def test_a_half_and_a_joker_can_be_typed(typed: str, name: str) -> None:
    assert NAME[kind_of(typed)] == name


@rule("M-162")
@pytest.mark.parametrize("name", ["10", "", "1½", "S1"])
def test_there_is_no_other_card(name: str) -> None:
    with pytest.raises(ValueError, match=rf"Mezza has no card '{name}'; cards are J 0 ½ 1 2 3 3½ 4 5 6 6½ 7 8 9 9½"):
        kind_of(name)


@rule("M-001")
@pytest.mark.parametrize(("most", "name", "n"), [(4, "5", 5), (12, "½", 13)])
def test_no_pack_has_more_than_there_are(most: int, name: str, n: int) -> None:
    assert size(pack(" ".join([name] * most))) == most
    with pytest.raises(ValueError, match=f"there are only {most} cards {name} in the pack"):
        pack(" ".join([name] * n))
