"""What a hand is worth, what it earns, and who stands where."""

from mypy_extensions import i64

from stammtisch.core.bits import count, has, lowest, member
from stammtisch.core.vecs import vec
from stammtisch.games.foppen.cards import VALUE
from stammtisch.games.foppen.table import PLAYING, FoppenTable


def worth(hand: i64) -> i64:
    """The sum of the values of the cards in a hand (O-060, O-041)."""
    total: i64 = 0
    while hand:
        total += VALUE[member(lowest(hand))]
        hand &= hand - 1
    return total


def points(hand: i64, fopped: bool, bid: bool, bids: i64) -> i64:
    """What a hand of cards earns at its end, with `bids` bidding cards set in all; tricks count nothing (O-005).

    Cards left cost their worth, twice for a bidder (O-060, O-077), fopped or not (O-063). Out of cards and
    fopped: nothing, bid or not (O-062, O-064, O-078). Out and not fopped: 10 (O-061, O-076), and for a bidder 10
    more and 5 for each bid of the others (O-074, O-075, O-079).
    """
    if hand:
        loss = -worth(hand)
        return 2 * loss if bid else loss
    if fopped:
        return 0
    if bid:
        return 20 + 5 * (bids - 1)
    return 10


def scores(table: FoppenTable) -> list[int]:
    """Plus and minus in one total (O-067)."""
    return [int(table.points[i]) for i in range(table.seats)]


def places(scores: list[int]) -> list[int]:
    """The greatest total is first; equal totals share a place and the next is left out (O-067, O-068)."""
    return [1 + sum(other > score for other in scores) for score in scores]


def row(table: FoppenTable, hands: vec[i64]) -> list[int]:
    """What each seat earns at the end of a hand."""
    bids = count(table.bidders)
    found: list[int] = []
    for seat in range(table.seats):
        won = points(hands[seat], seat == table.stone, has(table.bidders, seat), bids)
        found.append(int(won))
    return found


def sums(points: vec[i64], won: list[int]) -> vec[i64]:
    """The totals after a hand (O-067)."""
    found = points[: len(won)]
    for seat in range(len(won)):
        found[seat] += won[seat]
    return found


def rule_of_points(table: FoppenTable, seat: i64, hand: i64) -> str:
    """Why a seat earns what it does."""
    bid = has(table.bidders, seat)
    if hand:
        return "O-077" if bid else "O-060"
    if seat == table.stone:
        return "O-078" if bid else "O-062"
    return "O-074" if bid else "O-061"


def value(table: FoppenTable, hands: vec[i64], seat: i64) -> float:
    """The share of the others that are behind; cards still held count as lost."""
    own = _standing(table, hands, seat)
    behind: i64 = 0
    for other in range(table.seats):
        if other != seat and _standing(table, hands, other) < own:
            behind += 1
    return float(int(behind)) / float(int(table.seats - 1))


def _standing(table: FoppenTable, hands: vec[i64], seat: i64) -> i64:
    if table.phase == PLAYING:
        return table.points[seat] - worth(hands[seat])
    return table.points[seat]
