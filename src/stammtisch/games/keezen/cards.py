"""A pack of 52 without jokers (K-002). A hand is a set of bits, four to a rank: suits mean nothing (K-036)."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count, members
from stammtisch.core.refusal import Refusal
from stammtisch.core.vecs import vec

RANK: Final = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
ACE: Final = 0
FOUR: Final = 3
SEVEN: Final = 6
JACK: Final = 10
QUEEN: Final = 11
KING: Final = 12
RANKS: Final = 13
CARDS: Final = 52

NAME: Final[list[str]] = [rank + suit for rank in RANK for suit in "cdhs"]
PACK: Final = vec[i64](list(range(CARDS)))
FULL: Final = 0xFFFFFFFFFFFFF
OF_RANK: Final = vec[i64]([15 << 4 * rank for rank in range(RANKS)])
"""The four cards of each rank."""

LOWEST: Final = vec[i64]([0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0])
"""By the cards of a rank that a hand has, the suit that is played: the lowest."""
_RANK: Final = {name: rank for rank, name in enumerate(RANK)}


def _by_remainder() -> list[int]:
    """Modulo 2^13 - 1 bit 4r falls on bit 4r modulo 13, and 10 times that is r again: 4 times 10 is 1 modulo 13."""
    found = [0]
    for bit in range(RANKS):
        found += [each | 1 << 10 * bit % RANKS for each in found]
    return found


_BY_REMAINDER: Final = vec[i64](_by_remainder())
"""By the lowest bits of its ranks modulo 2^13 - 1, the ranks of a set."""


def ranks_in(cards: i64) -> i64:
    """The ranks of which a hand has a card, as a set: equal cards are one (K-036). Not for all thirteen at once."""
    cards |= cards >> 2
    return _BY_REMAINDER[((cards | cards >> 1) & 0x1111111111111) % 8191]


def rank_of(card: i64) -> i64:
    return card >> 2


def names(cards: i64) -> list[str]:
    """The cards of a set by name, aces first."""
    return [NAME[card] for card in members(cards)]


def ranks(cards: i64) -> list[str]:
    """The cards of a set by rank alone, one for each card."""
    return [RANK[rank] for rank in range(RANKS) for _ in range(int(count(cards & OF_RANK[rank])))]


def rank_named(name: str) -> int:
    found = _RANK.get(name)
    if found is None:
        raise Refusal(f"Keezen has no card {name!r}; cards are {' '.join(RANK)}", "K-002")
    return found
