"""What seats remember of cards that lie hidden: it may forget, it never lies.

A note is one int: a card, the set of those whose note it is, and the set of places where that card may lie now. Notes
are kept in the order of cards in a vec that is never written to, so that clones share it; whatever is learnt makes
another vec. What a seat's own notes become follows from them and from what it sees, never from the notes of others:
that several seats share one says no more than that each has it.

A place is a seat's hand with all that it has laid aside. Nobody keeps notes on a place of his own: he sees it.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has, lowest, member, nth
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import append, vec

VIEWER: Final = 0x10000
CARD: Final = 0x100000000
PLACES: Final = 0xFFFF

NO_NOTES: Final = vec[i64]()
_ZEROS: Final = vec[i64]([0] * 1024)


def viewers_of(note: i64) -> i64:
    """All whose note it is."""
    return (note >> 16) & 0xFFFF


def viewer_of(note: i64) -> i64:
    """The only viewer of a note."""
    return member(viewers_of(note))


def card_of(note: i64) -> i64:
    return note >> 32


def sees(notes: vec[i64], viewers: i64, card: i64, places: i64) -> vec[i64]:
    """A card came to lie in one of these places before the eyes of `viewers`."""
    if viewers == 0:
        return notes
    at = _first_of(notes, card)
    while at < len(notes) and card_of(notes[at]) == card:
        if notes[at] & PLACES == places and viewers_of(notes[at]) & viewers == 0:
            found = notes[:]
            found[at] += viewers * VIEWER
            return found
        at += 1
    found = _room(i64(len(notes)) + 1)
    for i in range(at):
        found[i] = notes[i]
    found[at] = card * CARD + viewers * VIEWER + places
    for i in range(at, len(notes)):
        found[i + 1] = notes[i]
    return found


def joined(notes: vec[i64], more: vec[i64]) -> vec[i64]:
    """Many cards came to lie elsewhere at once: their notes, in the order of cards too, among the others."""
    if len(notes) == 0 or len(more) == 0:
        return more if len(notes) == 0 else notes
    i, j = i64(len(notes)) - 1, i64(len(more)) - 1
    found = _room(i + j + 2)
    while i >= 0 or j >= 0:
        if j < 0 or (i >= 0 and card_of(notes[i]) > card_of(more[j])):
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
    gone, several, unread = i64(0), i64(0), i64(0)  # who loses a note, who has more than one, notes nobody has then
    while i < len(notes) and card_of(notes[i]) == card:
        if notes[i] & places:
            whose = viewers_of(notes[i])
            several |= gone & whose & viewers
            gone |= whose & viewers
            if whose & ~viewers == 0:
                unread += 1
        i += 1
    if gone == 0:
        return notes
    found = _left(notes, first, i, gone, places, unread)
    while several:
        found = _widened(found, notes, first, lowest(several), places)
        several &= several - 1
    return found


def goes(notes: vec[i64], viewers: i64, place: i64, to: i64) -> vec[i64]:
    """Cards of a place went to the places `to`, which none of `viewers` saw; if it is among them, some stayed. To
    none of them they may have come: he would see it."""
    changed, parted = False, i64(0)  # whether anything is new, and how many notes others keep as they are
    for i in range(len(notes)):
        note = notes[i]
        if has(note, place) and viewers_of(note) & viewers and (note & PLACES & ~bit(place)) | to != note & PLACES:
            changed = True
            if viewers_of(note) & ~viewers:
                parted += 1
    return _gone(notes, viewers, place, to, parted) if changed else notes


def _gone(notes: vec[i64], viewers: i64, place: i64, to: i64, parted: i64) -> vec[i64]:
    found = _room(i64(len(notes)) + parted)
    size: i64 = 0
    for i in range(len(notes)):
        note = notes[i]
        whose = viewers_of(note) & viewers
        if has(note, place) and whose:
            places = (note & PLACES & ~bit(place)) | to
            if viewers_of(note) != whose and places != note & PLACES:
                found[size] = note - whose * VIEWER
                size += 1
                note = card_of(note) * CARD + whose * VIEWER
            note = (note & ~PLACES) + places
        found[size] = note
        size += 1
    return found


def moved(notes: vec[i64], viewers: i64, where: vec[i64]) -> vec[i64]:
    """Cards of many places went elsewhere at once: by place, to which. What came to a viewer's own place he sees."""
    found = NO_NOTES
    for i in range(len(notes)):
        note = notes[i]
        whose = viewers_of(note) & viewers
        if viewers_of(note) != whose:
            found = append(found, note - whose * VIEWER)
        if whose:
            places: i64 = 0
            left = note & PLACES
            while left:
                places |= where[member(lowest(left))]
                left &= left - 1
            found = _placed(found, card_of(note), whose, places)
    return found


def own(notes: vec[i64], viewer: i64) -> vec[i64]:
    """What one seat remembers, in ascending order."""
    found = notes[:]
    size: i64 = 0
    for i in range(len(notes)):
        if has(viewers_of(notes[i]), viewer):
            found[size] = card_of(notes[i]) * CARD + bit(viewer) * VIEWER + (notes[i] & PLACES)
            _sink(found, size)
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
    """Where the notes on a card begin. Halved without a branch, which would be guessed wrong every other time."""
    wanted = card * CARD
    low: i64 = 0
    left = i64(len(notes))
    while left > 1:
        half = left >> 1
        low += half & ((notes[low + half - 1] - wanted) >> 63)
        left -= half
    return low + left if left and notes[low] < wanted else low


def _left(notes: vec[i64], first: i64, end: i64, viewers: i64, places: i64, unread: i64) -> vec[i64]:
    """Without those of these viewers on one card, from `first` to `end`, that say it may lie in these places."""
    found = notes[: len(notes) - unread]
    size = first
    for i in range(first, end):
        note = notes[i]
        if note & places:
            note &= ~(viewers * VIEWER)
        if viewers_of(note):
            found[size] = note
            size += 1
    if unread:
        for i in range(end, len(notes)):
            found[size] = notes[i]
            size += 1
    return found


def _widened(found: vec[i64], notes: vec[i64], first: i64, viewer: i64, places: i64) -> vec[i64]:
    """One card left of those that a viewer remembered there: the others may lie wherever one of them did."""
    card = card_of(notes[first])
    union, others = i64(0), i64(-1)
    i = first
    while i < len(notes) and card_of(notes[i]) == card:
        if notes[i] & places and viewers_of(notes[i]) & viewer:
            union |= notes[i] & PLACES
            others += 1
        i += 1
    while others > 0:
        found = sees(found, viewer, card, union)
        others -= 1
    return found


def _placed(found: vec[i64], card: i64, viewers: i64, places: i64) -> vec[i64]:
    """With a note more, without the own place of each viewer; none where no place is left."""
    seeing = viewers & places
    if viewers != seeing and places:
        found = append(found, card * CARD + (viewers - seeing) * VIEWER + places)
    while seeing:
        viewer = lowest(seeing)
        if places != viewer:
            found = append(found, card * CARD + viewer * VIEWER + places - viewer)
        seeing &= seeing - 1
    return found


def _sink(notes: vec[i64], i: i64) -> None:
    """Put a note in its place among those before it, which are in order."""
    note = notes[i]
    while i > 0 and notes[i - 1] > note:
        notes[i] = notes[i - 1]
        i -= 1
    notes[i] = note
