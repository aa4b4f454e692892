"""What seats remember of cards that lie hidden: it may forget, it never lies.

A note is one int: a card, whose note it is, and the set of places where that card may lie now. Notes are kept in
ascending order in a vec that is never written to, so that clones share it; whatever is learnt makes another vec. What a
seat's own notes become follows from them and from what it sees, never from the notes of others.

A place is a seat's hand with all that it has laid aside. Nobody keeps notes on a place of his own: he sees it.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, bit, count, has, lowest, member, nth
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import append, vec

VIEWER: Final = 0x10000
CARD: Final = 0x1000000
PLACES: Final = 0xFFFF

NO_NOTES: Final = vec[i64]()
_ZEROS: Final = vec[i64]([0] * 1024)


def viewer_of(note: i64) -> i64:
    return (note >> 16) & 255


def card_of(note: i64) -> i64:
    return note >> 24


def sees(notes: vec[i64], viewers: i64, card: i64, places: i64) -> vec[i64]:
    """A card came to lie in one of these places before the eyes of `viewers`."""
    if viewers == 0:
        return notes
    new = count(viewers)
    old = i64(len(notes))
    end = _first_of(notes, card + 1)
    found = _room(old + new)
    for i in range(end):
        found[i] = notes[i]
    for i in range(end, old):
        found[new + i] = notes[i]
    while viewers:
        found[end] = card * CARD + member(lowest(viewers)) * VIEWER + places
        _sink(found, end)
        viewers &= viewers - 1
        end += 1
    return found


def joined(notes: vec[i64], more: vec[i64]) -> vec[i64]:
    """Many cards came to lie elsewhere at once: their notes, in ascending order too, among the others."""
    if len(notes) == 0 or len(more) == 0:
        return more if len(notes) == 0 else notes
    i, j = i64(len(notes)) - 1, i64(len(more)) - 1
    found = _room(i + j + 2)
    while i >= 0 or j >= 0:
        if j < 0 or (i >= 0 and notes[i] > more[j]):
            found[i + j + 1] = notes[i]
            i -= 1
        else:
            found[i + j + 1] = more[j]
            j -= 1
    return found


def leaves(notes: vec[i64], viewers: i64, card: i64, places: i64) -> vec[i64]:
    """A card left one of these places before the eyes of `viewers`: it may be any that was remembered there, and where
    there are several the others may lie wherever it may have lain."""
    if viewers == 0 or len(notes) == 0:
        return notes
    i = first = _first_of(notes, card)
    gone: i64 = 0  # whose notes lose one
    while i < len(notes) and card_of(notes[i]) == card:
        if notes[i] & places:
            gone |= BIT[viewer_of(notes[i])] & viewers
        i += 1
    return _left(notes, first, gone, card, places) if gone else notes


def goes(notes: vec[i64], viewers: i64, place: i64, to: i64) -> vec[i64]:
    """Cards of a place went to the places `to`, which none of `viewers` saw; if it is among them, some stayed."""
    for i in range(len(notes)):
        note = notes[i]
        viewer = viewer_of(note)
        if (note >> place) & (viewers >> viewer) & 1 and (note & ~bit(place)) | (to & ~bit(viewer)) != note:
            return _gone(notes, i, viewers, place, to)
    return notes


def _gone(notes: vec[i64], first: i64, viewers: i64, place: i64, to: i64) -> vec[i64]:
    found = notes[:]
    size = first
    for i in range(first, len(notes)):
        note = notes[i]
        viewer = viewer_of(note)
        if (note >> place) & (viewers >> viewer) & 1:
            note = (note & ~bit(place)) | (to & ~bit(viewer))
            if note & PLACES == 0:
                continue
        found[size] = note
        if size > 0 and found[size - 1] > note:
            _sink(found, size)
        size += 1
    return found if size == len(notes) else found[:size]


def moved(notes: vec[i64], viewers: i64, where: vec[i64]) -> vec[i64]:
    """Cards of many places went elsewhere at once: by place, to which. What came to a viewer's own place he sees."""
    found = notes[:]
    size: i64 = 0
    for i in range(len(notes)):
        note = notes[i]
        viewer = viewer_of(note)
        if has(viewers, viewer):
            places: i64 = 0
            left = note & PLACES
            while left:
                places |= where[member(lowest(left))]
                left &= left - 1
            note = (note & ~PLACES) + (places & ~bit(viewer))
        if note & PLACES:
            found[size] = note
            _sink(found, size)
            size += 1
    return found[:size]


def own(notes: vec[i64], viewer: i64) -> vec[i64]:
    """What one seat remembers."""
    found = notes[:]
    size: i64 = 0
    for i in range(len(notes)):
        if viewer_of(notes[i]) == viewer:
            found[size] = notes[i]
            size += 1
    return found[:size]


def settled(notes: vec[i64], room: vec[i64], rng: Rng) -> vec[i64]:
    """By note, a place where its card may lie, drawn at random, so that no place takes more than it has room for.

    `room` is what each place has left. There is a way, since notes are true."""
    found = vec[i64]([-1] * len(notes))
    order = vec[i64](range(len(notes)))
    rng.shuffle(order, 0)
    for i in range(len(order)):
        seen = _find_place(notes, room, found, order[i], 0, rng)
        assert seen < 0, "the cards that are remembered have no room"
    return found


def _find_place(notes: vec[i64], room: vec[i64], found: vec[i64], n: i64, seen: i64, rng: Rng) -> i64:
    """Put a card into a free place, or move another to make one free; -1 if that was done, else the places tried."""
    places = notes[n] & PLACES & ~seen
    while places:
        place = nth(places, rng.below(count(places)))
        if room[place] > 0:
            room[place] -= 1
            found[n] = place
            return -1
        seen |= bit(place)
        for other in range(len(notes)):
            if found[other] == place:
                seen = _find_place(notes, room, found, other, seen, rng)
                if seen < 0:
                    found[n] = place
                    return -1
        places = notes[n] & PLACES & ~seen
    return seen


def _room(n: i64) -> vec[i64]:
    """A vec of that length, to be filled."""
    found = _ZEROS[:n]
    while len(found) < n:
        found = append(found, 0)
    return found


def _first_of(notes: vec[i64], card: i64) -> i64:
    """Where the notes on a card begin."""
    low: i64 = 0
    high: i64 = len(notes)
    while low < high:
        middle = (low + high) >> 1
        if notes[middle] < card * CARD:
            low = middle + 1
        else:
            high = middle
    return low


def _left(notes: vec[i64], first: i64, viewers: i64, card: i64, places: i64) -> vec[i64]:
    """The notes without one on this card of each of these viewers, who may have remembered it in these places."""
    found = notes[: len(notes) - count(viewers)]
    size = i = first
    while i < len(notes) and card_of(notes[i]) == card:
        viewer = viewer_of(notes[i])
        union = _union(notes, i, places) if has(viewers, viewer) else i64(0)
        gone = union == 0
        while i < len(notes) and notes[i] >> 16 == card * 256 + viewer:
            note = notes[i]
            if union and note & places:
                note = (note & ~PLACES) + union
                if not gone:
                    gone = True
                    i += 1
                    continue
            found[size] = note
            _sink(found, size)
            size += 1
            i += 1
    while i < len(notes):
        found[size] = notes[i]
        size += 1
        i += 1
    return found


def _union(notes: vec[i64], i: i64, places: i64) -> i64:
    """Where the cards may lie of which one may have left these places, of the viewer and card of a note."""
    whose = notes[i] >> 16
    found: i64 = 0
    while i < len(notes) and notes[i] >> 16 == whose:
        if notes[i] & places:
            found |= notes[i] & PLACES
        i += 1
    return found


def _sink(notes: vec[i64], i: i64) -> None:
    """Put a note in its place among those before it, which are in order."""
    note = notes[i]
    while i > 0 and notes[i - 1] > note:
        notes[i] = notes[i - 1]
        i -= 1
    notes[i] = note
