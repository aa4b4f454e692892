"""Notes on hidden cards: they may forget, they never lie, and each seat's follow from what it sees alone."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, members
from stammtisch.core.memory import (
    CARD,
    NO_NOTES,
    PLACES,
    VIEWER,
    card_of,
    goes,
    leaves,
    moved,
    own,
    sees,
    settled,
    viewers_of,
)
from stammtisch.core.rng import QuickRng
from stammtisch.core.vecs import vec

S0, S1, S2, S3 = (int(BIT[n]) for n in range(4))
Notes = list[tuple[int, int, int]]


def numbers(*each: int) -> "vec[i64]":
    """As the engine keeps them, compiled or not."""
    found = BIT[: len(each)]
    for i, number in enumerate(each):
        found[i] = number
    return found


def notes(*each: tuple[int, int, int]) -> "vec[i64]":
    """Whose, which card, where."""
    return numbers(*sorted(card * CARD + int(BIT[viewer]) * VIEWER + places for viewer, card, places in each))


def said(found: "vec[i64]") -> Notes:
    return sorted(
        (viewer, int(card_of(note)), int(note) & PLACES) for note in list(found) for viewer in members(viewers_of(note))
    )


def test_what_is_seen_is_noted_for_each_who_saw_it_in_order() -> None:
    found = sees(sees(NO_NOTES, S2 | S0, 7, S1), S0, 3, S1)
    assert list(found) == sorted(found)

    assert said(found) == [(0, 3, S1), (0, 7, S1), (2, 7, S1)]
    assert list(NO_NOTES) == []
    assert said(own(found, 2)) == [(2, 7, S1)]


def test_a_card_that_leaves_is_forgotten_by_who_saw_it_go() -> None:
    found = leaves(notes((0, 7, S1), (2, 7, S1), (2, 7, S3), (2, 8, S1)), S2, 7, S1)

    assert said(found) == [(0, 7, S1), (2, 7, S3), (2, 8, S1)]


def test_of_several_that_may_have_left_the_others_lie_wherever_it_may_have_lain() -> None:
    found = leaves(notes((0, 7, S1), (0, 7, S1 | S2), (0, 7, S3)), S0, 7, S1)

    assert said(found) == [(0, 7, S1 | S2), (0, 7, S3)]


def test_nothing_changes_where_nothing_is_remembered() -> None:
    before = notes((0, 7, S1))

    for after in (leaves(before, S0, 8, S1), leaves(before, S2, 7, S1), goes(before, S0, 2, S1)):
        assert said(after) == said(before)


def test_cards_that_go_unseen_widen_where_they_may_be() -> None:
    before = notes((0, 7, S1), (0, 8, S2), (3, 7, S1))

    assert said(goes(before, S0, 1, S1 | S2)) == [(0, 7, S1 | S2), (0, 8, S2), (3, 7, S1)]
    assert said(goes(before, S0, 1, S2)) == [(0, 7, S2), (0, 8, S2), (3, 7, S1)]


def test_whole_hands_that_change_places_take_the_notes_along() -> None:
    round_the_table = numbers(S1, S2, S0)

    found = moved(notes((0, 7, S1), (0, 8, S1 | S2), (1, 9, S0)), S0 | S1, round_the_table)
    assert said(found) == [(0, 7, S2), (0, 8, S2)]


def test_remembered_cards_are_dealt_to_places_that_have_room_for_them() -> None:
    found = notes((0, 1, S1 | S2 | S3), (0, 2, S1), (0, 3, S1 | S2), (0, 4, S3))
    seen = set()
    for seed in range(60):
        room = numbers(0, 2, 1, 1)
        places = [int(place) for place in list(settled(found, room, QuickRng(seed)))]
        assert places[1] == 1
        assert places[3] == 3
        assert sorted(places) == [1, 1, 2, 3]
        assert list(room) == [0, 0, 0, 0]
        seen.add(tuple(places))
    assert seen == {(1, 1, 2, 3), (2, 1, 1, 3)}
