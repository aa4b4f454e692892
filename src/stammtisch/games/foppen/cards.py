"""Sixty cards: green 2-20, red 2-16, yellow 2-14, blue 2-10 and four Ones (O-002). A hand is a set of bits."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count, members
from stammtisch.core.refusal import Refusal
from stammtisch.core.vecs import vec

SUITS: Final = "GRYB"
NO_SUIT: Final = 4
ONE: Final = 56  # the name of all four; as cards they are 56 to 59
CARDS: Final = 60
NO_CARD: Final = -1

_TOP: Final = [20, 16, 14, 10]
_SUITS: Final = [suit for suit in range(4) for _ in range(2, _TOP[suit] + 1)] + [NO_SUIT] * 4
_VALUES: Final = [value for suit in range(4) for value in range(2, _TOP[suit] + 1)] + [1] * 4
NAME: Final[list[str]] = [SUITS[_SUITS[card]] + str(_VALUES[card]) for card in range(ONE)] + ["1"]
_NUMBER: Final = {name: card for card, name in enumerate(NAME)}

SUIT: Final = vec[i64](_SUITS)
VALUE: Final = vec[i64](_VALUES)
OF_SUIT: Final = vec[i64]([sum(1 << card for card in range(CARDS) if _SUITS[card] == suit) for suit in range(5)])
ONES: Final = 0xF00000000000000
ONE_BIT: Final = 0x100000000000000
DECK: Final = 0xFFFFFFFFFFFFFFF
_FIRST_ONES: Final = vec[i64]([sum(1 << card for card in range(ONE, ONE + n)) for n in range(5)])


def alike(cards: i64, after: i64) -> i64:
    """The same cards, their Ones taken to be those after the first so many: nobody can tell which One it is (O-002)."""
    return cards & ~ONES | _FIRST_ONES[after + count(cards & ONES)] & ~_FIRST_ONES[after]


def names(cards: i64) -> list[str]:
    """The cards of a set by name, Ones last."""
    return [NAME[min(card, ONE)] for card in members(cards)]


def cards(names: str) -> int:
    """The set that `"G3 R16 1 1"` names; `ValueError` if there is no such set."""
    found = 0
    for name in names.split():
        if name not in _NUMBER:
            raise Refusal(f"Foppen has no card {name!r}; cards are written G7, R16, Y2, B10 and 1")
        card = _NUMBER[name]
        while card >= ONE and found >> card & 1:
            card += 1
        if card == CARDS or found >> card & 1:
            raise Refusal(f"there are not that many {name} in the pack")
        found |= 1 << card
    return found
