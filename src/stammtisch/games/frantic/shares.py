"""Shares of an attack: how many cards, how it stands, and over whom it came. Each is one int, and all of it is open.

Four bits count the cards of a Fantastic Four, four say how the share stands, four how many seats it came over; then
those seats, four bits each: who attacked, whom, whom that one turned it on, and so on.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.vecs import vec

AWAITED: Final = 0  # to be asked about
ASKED: Final = 1
TURNED: Final = 2  # countered, and not yet aimed anew
SETTLED: Final = 3  # hits the last seat
LAPSED: Final = 4
DONE: Final = 5
STANDS: Final = ["waiting", "asked", "aiming", "settled", "lapsed", "done"]

NO_SHARES: Final = vec[i64]()


def share(owner: i64, n: i64) -> i64:
    """A share of so many cards that is not aimed yet."""
    return n + 16 * TURNED + 256 + 4096 * owner


def cards_of(one: i64) -> i64:
    return one & 15


def standing(one: i64) -> i64:
    return (one >> 4) & 15


def stands(one: i64, how: i64) -> i64:
    """The share with another standing."""
    return (one & ~240) + 16 * how


def _length(one: i64) -> i64:
    return (one >> 8) & 15


def target_of(one: i64) -> i64:
    """The seat that it hits, or that aims it."""
    return (one >> (4 * _length(one) + 8)) & 15


def owner_of(one: i64) -> i64:
    """Who carries it out once it is aimed: who attacked, or countered last (F-103)."""
    return (one >> (4 * _length(one) + 4)) & 15


def aimed_at(one: i64, seat: i64) -> i64:
    """The share on its way to another seat, which is to be asked."""
    return stands(one + 256 + (seat << (4 * _length(one) + 12)), AWAITED)


def path(one: i64) -> list[int]:
    """The seats it came over, who attacked first."""
    return [int((one >> (4 * n + 12)) & 15) for n in range(_length(one))]
