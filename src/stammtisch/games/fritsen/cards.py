"""The cards: thirteen values in four suits, and jokers, which are all the rest (1F, 1G, 1H).

A kind is 13 times the suit plus the value from 2 on, and 52 for a joker: sets of kinds are the bits of one int.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, members
from stammtisch.core.refusal import Refusal

RANKS: Final = "23456789TJQKA"
SUITS: Final = "HCDS"
VALUES: Final = 13
JOKER: Final = 52
KINDS: Final = 53
NO_KIND: Final = 63

NAME: Final = [*[f"{rank}{suit}" for suit in SUITS for rank in RANKS], "X"]
_KIND: Final = {name: kind for kind, name in enumerate(NAME)}

SIX: Final = 4
NINE: Final = 7
TEN: Final = 8
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12

THREE_OF_CLUBS: Final = 14  # Jesse Klaver (P2-10)
LISA: Final = 12  # the ace of hearts (P2-7)
JORIS: Final = 22  # the jack of clubs (P2-5)
RED_QUEENS: Final = (10, 36)  # Chantal (P2-4)
SUITED: Final = 0xFFFFFFFFFFFFF  # all kinds but the joker


def of_value(value: int) -> int:
    """The set of the four cards of a value."""
    return sum(1 << (VALUES * suit + value) for suit in range(4))


SPECIAL: Final = (
    sum(of_value(value) for value in (SIX, NINE, JACK, QUEEN, KING)) | 1 << THREE_OF_CLUBS | 1 << LISA | 1 << JOKER
)
"""What makes a hand good (P11-1)."""


def kind_of(name: str) -> int:
    if name not in _KIND:
        raise Refusal(f"there is no card {name!r}; cards are 7H, TC, AD, QS and X")
    return _KIND[name]


def suit_of(kind: i64) -> i64:
    return kind // 13


def value_of(kind: i64) -> i64:
    """From 0 for a 2 to 12 for the ace (1F)."""
    return kind % 13


def names(once: i64, twice: i64, jokers: i64) -> list[str]:
    """A hand by name, in the order of kinds: those held, those held twice, and how many jokers."""
    found: list[str] = []
    for kind in members(once & SUITED):
        found.append(NAME[kind])
        if twice & BIT[kind]:
            found.append(NAME[kind])
    return found + [NAME[JOKER]] * int(jokers)


def packs_of(seats: int) -> int:
    """One pack up to six players, two above (P1-7, 2-37)."""
    return 1 if seats <= 6 else 2
