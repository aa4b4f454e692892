"""Sixty-seven kinds of card and twenty events (F-001 to F-007). A pack, as a hand, takes three places of a vec.

The 61 kinds that must fit (number cards and single-coloured specials, at most two copies each) are two sets: those
held, and those held twice. The six that fit anywhere are counted in four bits each.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, MEMBER
from stammtisch.core.refusal import Refusal
from stammtisch.core.vecs import append, vec

COLOURS: Final = ["blue", "red", "green", "yellow"]
NO_COLOUR: Final = 4
FACES: Final = 13  # of a colour: 1 to 9 and the four specials
GIFT: Final = 9
EXCHANGE: Final = 10
SECOND: Final = 11
SKIP: Final = 12

BLACK: Final = 52  # the first of nine
FANTASTIC: Final = 61
FOUR: Final = 62
COUNTER: Final = 63
EQUALITY: Final = 64
NICE_TRY: Final = 65
FUCK_YOU: Final = 66
KINDS: Final = 67
NO_CARD: Final = 127

_FACES: Final = [*[str(value) for value in range(1, 10)], "Gift", "Exchange", "2nd", "Skip"]
NAME: Final = [
    *[colour + face for colour in "BRGY" for face in _FACES],
    *[f"K{value}" for value in range(1, 10)],
    *["Fantastic", "Four", "Counter", "Equality", "NiceTry", "FuckYou"],
]
COPIES: Final = [
    *[2 if face <= GIFT else 1 for _ in COLOURS for face in range(FACES)],
    *[1, 1, 1, 1, 1, 1, 1, 1, 1],
    *[11, 5, 4, 2, 1, 1],
]
"""Two of each coloured card (F-002) and Gift, one of each other single-coloured special (F-004) and black card (F-003);
of those that fit anywhere as many as F-005 and F-006 say."""
CARDS: Final = 125
DECK: Final = vec[i64]([kind for kind in range(KINDS) for _ in range(COPIES[kind])])

_FACE_POINTS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 7, 7, 7, 7]
POINTS: Final = vec[i64](_FACE_POINTS * 4 + _FACE_POINTS[:9] + [7, 7, 7, 7, 7, 42])
"""A number card counts its value (F-192), a special card 7 (F-193), Fuck You 42 (F-194)."""

EVENTS: Final = 20
EVENT: Final = [
    *["charity", "communism", "doomsday", "earthquake", "expansion", "finish-line", "friday-13th", "gambling-man"],
    *["market", "mating-season", "merry-christmas", "mexican-standoff", "recession", "robin-hood", "surprise-party"],
    *["all-seeing-eye", "third-time-lucky", "time-bomb", "tornado", "vandalism"],
]
"""One of each (F-007); they are no playing cards and lie apart (F-014)."""

WORDS: Final = 3
"""A pack is so many places of a vec: the set held, the set held twice, and counts."""
_WILD_ONE: Final = vec[i64]([1 << 4 * n for n in range(6)])
_PRESENT: Final = 0x111111

_KIND: Final = {name: kind for kind, name in enumerate(NAME)}


def colour_of(kind: i64) -> i64:
    """Black is no colour (F-003, F-050), nor have those that fit anywhere one (F-006)."""
    if kind < BLACK:
        return kind // FACES
    return NO_COLOUR


def is_number(kind: i64) -> bool:
    """Coloured and black cards are number cards (F-011)."""
    return kind < FANTASTIC and kind % FACES < GIFT


def is_wild(kind: i64) -> bool:
    """Multi-coloured cards; Fuck You is of its own kind (F-006)."""
    return FANTASTIC <= kind < FUCK_YOU


def put(packs: vec[i64], at: i64, kind: i64) -> None:
    """One card more in the pack at a place."""
    if kind >= FANTASTIC:
        packs[at + 2] += _WILD_ONE[kind - FANTASTIC]
    elif packs[at] & BIT[kind]:
        packs[at + 1] |= BIT[kind]
    else:
        packs[at] |= BIT[kind]


def take(packs: vec[i64], at: i64, kind: i64) -> None:
    """One card less in the pack at a place, which holds it."""
    if kind >= FANTASTIC:
        packs[at + 2] -= _WILD_ONE[kind - FANTASTIC]
    elif packs[at + 1] & BIT[kind]:
        packs[at + 1] ^= BIT[kind]
    else:
        packs[at] ^= BIT[kind]


def held(packs: vec[i64], at: i64, kind: i64) -> i64:
    """How many of a kind."""
    if kind >= FANTASTIC:
        return (packs[at + 2] >> (4 * (kind - FANTASTIC))) & 15
    return ((packs[at] >> kind) & 1) + ((packs[at + 1] >> kind) & 1)


def wild_kinds(counts: i64) -> i64:
    """The kinds that are there, from their counts: each is the lowest of its four bits."""
    counts |= counts >> 2
    counts |= counts >> 1
    return counts & _PRESENT


def card_at(packs: vec[i64], at: i64, n: i64) -> i64:
    """The n-th card of a pack in the order of kinds, equal ones one after the other."""
    bits = packs[at]
    twice = packs[at + 1]
    while bits:
        low = bits & -bits
        n -= 2 if twice & low else 1
        if n < 0:
            return MEMBER[low % 67]
        bits ^= low
    counts = packs[at + 2]
    kind: i64 = FANTASTIC
    while n >= counts & 15:
        n -= counts & 15
        counts >>= 4
        kind += 1
    return kind


def cards_in(packs: vec[i64], at: i64) -> vec[i64]:
    """The cards of a pack one by one, in the order of kinds."""
    found = vec[i64]()
    bits, twice, counts = packs[at], packs[at + 1], packs[at + 2]
    while bits:
        low = bits & -bits
        found = append(found, MEMBER[low % 67])
        if twice & low:
            found = append(found, MEMBER[low % 67])
        bits ^= low
    kind: i64 = FANTASTIC
    while counts:
        for _n in range(counts & 15):
            found = append(found, kind)
        counts >>= 4
        kind += 1
    return found


def kinds(packs: vec[i64], at: i64) -> list[int]:
    """The same as a list."""
    cards = cards_in(packs, at)
    return [int(cards[i]) for i in range(len(cards))]


def names(packs: vec[i64], at: i64) -> list[str]:
    """The cards of a pack by name."""
    return [NAME[kind] for kind in kinds(packs, at)]


def points_of(packs: vec[i64], at: i64) -> i64:
    """What the cards of a pack count (F-192, F-193, F-194)."""
    total: i64 = 0
    for word in range(2):
        bits = packs[at + word]
        while bits:
            low = bits & -bits
            total += POINTS[MEMBER[low % 67]]
            bits ^= low
    counts = packs[at + 2]
    for kind in range(FANTASTIC, KINDS):
        total += (counts & 15) * POINTS[kind]
        counts >>= 4
    return total


def kind_of(name: str) -> int:
    """The kind of this name; capitals do not matter."""
    kind = _KIND.get(name)
    if kind is None:
        kind = {each.lower(): n for n, each in enumerate(NAME)}.get(name.lower())
    if kind is None:
        raise Refusal(f"Frantic has no card {name!r}; cards are {' '.join(NAME)}")
    return kind


def event_of(name: str) -> int:
    if name not in EVENT:
        raise Refusal(f"Frantic has no event {name!r}; events are {', '.join(EVENT)}", "F-007")
    return EVENT.index(name)
