"""What seats remember is kept as sets: it is the same as note by note."""

import random

import pytest

from stammtisch.core.bits import BIT
from stammtisch.core.game import TABLE
from stammtisch.core.memory import CARD, NO_NOTES, VIEWER, card_of, goes, joined, leaves, own, sees
from stammtisch.core.rng import QuickRng
from stammtisch.games.fritsen.cards import JOKER
from stammtisch.games.fritsen.memory import STOCK, Memory

KINDS = [0, 7, 51, JOKER]


def empty(seats: int, packs: int) -> Memory:
    memory = Memory(seats, QuickRng(0))
    memory.forget_all(packs)
    return memory


def a_set(viewers: list[int]) -> int:
    return sum(int(BIT[viewer]) for viewer in viewers)


@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("seats", range(2, 11))
def test_sets_say_what_notes_say_whatever_happens(seats: int, packs: int) -> None:
    chance = random.Random(10 * seats + packs)
    memory, notes = empty(seats, packs), NO_NOTES
    everybody, places = [*range(seats), TABLE], [*range(seats), STOCK]
    for _ in range(300):
        kind, place, to = chance.choice(KINDS), chance.choice(places), chance.choice(places)
        viewers = [v for v in everybody if v not in (place, to) and chance.random() < 0.7]
        what = chance.randrange(3)
        if what == 0:
            copies = packs * (3 if kind == JOKER else 1)
            viewers = [v for v in viewers if [card_of(note) for note in list(own(notes, v))].count(kind) < copies]
            memory.sees(a_set(viewers), kind, place)
            notes = sees(notes, a_set(viewers), kind, BIT[place])
        elif what == 1:
            memory.leaves(a_set(viewers), kind, place)
            notes = leaves(notes, a_set(viewers), kind, BIT[place])
        elif place != to:
            stays = chance.random() < 0.5
            memory.goes(a_set(viewers), place, to, stays)
            notes = goes(notes, a_set(viewers), place, BIT[to] | (BIT[place] if stays else 0))
        told = empty(seats, packs)
        for viewer in everybody:
            assert list(memory.notes_of(viewer)) == list(own(notes, viewer))
            told.note(memory.notes_of(viewer))
        for viewer in everybody:
            assert list(told.notes_of(viewer)) == list(own(notes, viewer))


def test_nobody_remembers_more_cards_than_there_are() -> None:
    ace = 12
    twice = joined(sees(NO_NOTES, BIT[0], ace, BIT[1]), sees(NO_NOTES, BIT[0], ace, BIT[STOCK]))
    assert list(twice) == [ace * CARD + int(BIT[0]) * VIEWER + int(BIT[place]) for place in (1, STOCK)]

    empty(2, 2).note(twice)
    with pytest.raises(ValueError, match="more cards are remembered"):
        empty(2, 1).note(twice)
