"""What seats remember of cards that lie hidden: it may forget, it never lies.

A note is one int: whose it is, a card, and the set of places where that card may lie now. Notes are kept in ascending
order in a vec that is never written to, so that clones share it; whatever is learnt makes another vec. What a seat's
own notes become follows from them and from what it sees, never from the notes of others.

A place is a seat's hand with all that it has laid aside. Nobody keeps notes on a place of his own: he sees it.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has, lowest, member
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import append, vec

CARD: Final = 0x10000
VIEWER: Final = 0x1000000
PLACES: Final = 0xFFFF

NO_NOTES: Final = vec[i64]()


def viewer_of(note: i64) -> i64:
    return note >> 24


def card_of(note: i64) -> i64:
    return (note >> 16) & 255


def sees(notes: vec[i64], viewers: i64, card: i64, places: i64) -> vec[i64]:
    """A card came to lie in one of these places before the eyes of `viewers`."""
    found = notes[:]
    while viewers:
        viewer = member(lowest(viewers))
        viewers &= viewers - 1
        found = append(found, viewer * VIEWER + card * CARD + places)
        _sink(found, len(found) - 1)
    return found


def leaves(notes: vec[i64], viewers: i64, card: i64, places: i64) -> vec[i64]:
    """A card left one of these places before the eyes of `viewers`: it may be any that was remembered there, and where
    there are several the others may lie wherever it may have lain."""
    if not _concerns(notes, viewers, card, places):
        return notes
    found = vec[i64]()
    i: i64 = 0
    while i < len(notes):
        note = notes[i]
        if _is_of(note, viewers, card, places):
            last = _last_alike(notes, i)
            found = _without_one(found, notes, i, last, places)
            i = last + 1
        else:
            found = append(found, note)
            i += 1
    return found


def goes(notes: vec[i64], viewers: i64, place: i64, to: i64) -> vec[i64]:
    """Cards of a place went to the places `to`, which none of `viewers` saw; if it is among them, some stayed."""
    for i in range(len(notes)):
        if has(viewers, viewer_of(notes[i])) and has(notes[i], place):
            where = BIT[:16]
            where[place] = to
            return moved(notes, viewers, where)
    return notes


def moved(notes: vec[i64], viewers: i64, where: vec[i64]) -> vec[i64]:
    """Cards of many places went elsewhere at once: by place, to which. What came to a viewer's own place he sees."""
    found = vec[i64]()
    for i in range(len(notes)):
        note = notes[i]
        viewer = viewer_of(note)
        if has(viewers, viewer):
            places: i64 = 0
            left = note & PLACES
            while left:
                places |= where[member(lowest(left))]
                left &= left - 1
            note = (note & ~PLACES) + (places & ~BIT[viewer])
        if note & PLACES:
            found = append(found, note)
            _sink(found, len(found) - 1)
    return found


def own(notes: vec[i64], viewer: i64) -> vec[i64]:
    """What one seat remembers."""
    found = vec[i64]()
    for i in range(len(notes)):
        if viewer_of(notes[i]) == viewer:
            found = append(found, notes[i])
    return found


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
        place = _one_of(places, rng)
        if room[place] > 0:
            room[place] -= 1
            found[n] = place
            return -1
        seen |= BIT[place]
        for other in range(len(notes)):
            if found[other] == place:
                seen = _find_place(notes, room, found, other, seen, rng)
                if seen < 0:
                    found[n] = place
                    return -1
        places = notes[n] & PLACES & ~seen
    return seen


def _one_of(places: i64, rng: Rng) -> i64:
    n: i64 = 0
    rest = places
    while rest:
        rest &= rest - 1
        n += 1
    skip = rng.below(n) if n > 1 else i64(0)
    while skip > 0:
        places &= places - 1
        skip -= 1
    return member(lowest(places))


def _is_of(note: i64, viewers: i64, card: i64, places: i64) -> bool:
    return card_of(note) == card and note & places != 0 and has(viewers, viewer_of(note))


def _concerns(notes: vec[i64], viewers: i64, card: i64, places: i64) -> bool:
    found = False
    for i in range(len(notes)):
        found = found or _is_of(notes[i], viewers, card, places)
    return found


def _last_alike(notes: vec[i64], i: i64) -> i64:
    """The last note of the same viewer on the same card."""
    whose = notes[i] >> 16
    while i + 1 < len(notes) and notes[i + 1] >> 16 == whose:
        i += 1
    return i


def _without_one(found: vec[i64], notes: vec[i64], first: i64, last: i64, places: i64) -> vec[i64]:
    """The notes of one viewer on one card, less one of those that may have lain in these places."""
    union: i64 = 0
    n: i64 = 0
    for i in range(first, last + 1):
        if notes[i] & places:
            union |= notes[i] & PLACES
            n += 1
    for i in range(first, last + 1):
        note = notes[i]
        if note & places:
            n -= 1
            if n == 0:
                continue
            note = (note & ~PLACES) + union
        found = append(found, note)
        _sink(found, len(found) - 1)
    return found


def _sink(notes: vec[i64], i: i64) -> None:
    """Put a note in its place among those before it, which are in order."""
    note = notes[i]
    while i > 0 and notes[i - 1] > note:
        notes[i] = notes[i - 1]
        i -= 1
    notes[i] = note
