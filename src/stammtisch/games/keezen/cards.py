"""A pack of 52 without jokers (K-002). A hand is a set of bits, thirteen to a suit: suits mean nothing (K-036)."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count, has
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

NAME: Final[list[str]] = [rank + suit for suit in "cdhs" for rank in RANK]
PACK: Final = vec[i64]([RANKS * suit + rank for rank in range(RANKS) for suit in range(4)])
"""All cards, aces first."""
FULL: Final = 0xFFFFFFFFFFFFF
OF_RANK: Final = vec[i64]([0x8004002001 << rank for rank in range(RANKS)])
"""The four cards of each rank."""

_RANK: Final = {name: rank for rank, name in enumerate(RANK)}


def ranks_in(cards: i64) -> i64:
    """The ranks of which a set has a card, as a set: equal cards are one (K-036)."""
    cards |= cards >> 26
    return (cards | cards >> 13) & 0x1FFF


def rank_of(card: i64) -> i64:
    return card % RANKS


def names(cards: i64) -> list[str]:
    """The cards of a set by name, aces first."""
    return [NAME[card] for card in PACK if has(cards, card)]


def ranks(cards: i64) -> list[str]:
    """The cards of a set by rank alone, one for each card."""
    return [RANK[rank] for rank in range(RANKS) for _ in range(int(count(cards & OF_RANK[rank])))]


def rank_named(name: str) -> int:
    found = _RANK.get(name)
    if found is None:
        raise ValueError(f"Keezen has no card {name!r}; cards are {' '.join(RANK)} (K-002)")
    return found
