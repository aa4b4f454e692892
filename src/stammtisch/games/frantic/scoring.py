"""What hands cost at the end of a round, who deals next, and who stands where."""

from mypy_extensions import i64

from stammtisch.core.bits import count, has
from stammtisch.core.vecs import vec
from stammtisch.games.frantic.cards import points_of
from stammtisch.games.frantic.table import DOOMSDAY, FINISHED, SCORED, TIME_BOMB, FranticTable


def row(table: FranticTable, hands: vec[i64], ended: i64) -> list[int]:
    """The points of a round, by seat."""
    return [int(_points(table, points_of(hands, 3 * seat), seat, ended)) for seat in range(table.seats)]


def _points(table: FranticTable, cards: i64, seat: i64, ended: i64) -> i64:
    """The cards left; fifty at Doomsday, whatever else (F-143, F-144); double when the Time Bomb has gone off (F-176).
    While it ticks, minus ten for who is out, and ten more for the others (F-175, F-179); if nobody is, the cards alone
    (F-180)."""
    if ended == DOOMSDAY:
        return 50
    if ended == TIME_BOMB:
        return 2 * cards
    if table.bomb == 0 or table.out == 0:
        return cards
    return i64(-10) if has(table.out, seat) else cards + 10


def rule_of_points(table: FranticTable, seat: i64, ended: i64) -> str:
    """Why a seat gets what it does."""
    if ended == DOOMSDAY:
        return "F-143"
    if ended == TIME_BOMB:
        return "F-176"
    if table.bomb and table.out:
        return "F-175"
    if not has(table.out, seat):
        return "F-192"
    return "F-187" if count(table.out) == 1 else "F-190"


def sums(points: vec[i64], won: list[int]) -> vec[i64]:
    """Each round's points are added to those before (F-195), and may be less than none (F-196)."""
    found = points[: len(won)]
    for seat in range(len(won)):
        found[seat] += won[seat]
    return found


def next_dealer(table: FranticTable, won: list[int]) -> i64:
    """Who has the most points of the round (F-197), of several the first from the right of the dealer (F-198)."""
    seat = table.dealer
    best = table.next_to(seat)
    for _n in range(table.seats):
        seat = table.next_to(seat)
        if won[seat] > won[best]:
            best = seat
    return best


def rule_of_dealer(sheet: list[list[int]]) -> str:
    """Why that seat deals."""
    if not sheet:
        return "F-019"
    return "F-197" if sheet[-1].count(max(sheet[-1])) == 1 else "F-198"


def scores(table: FranticTable) -> list[int]:
    return [int(table.points[seat]) for seat in range(table.seats)]


def places(table: FranticTable) -> list[int]:
    """The fewest points are first (F-012, F-200); equals share a place (F-201)."""
    points = scores(table)
    return [1 + sum(other < mine for other in points) for mine in points]


def is_over(table: FranticTable) -> bool:
    """Somebody has reached the limit, or exceeded it (F-016, F-199)."""
    limit: i64 = table.terms.limit
    found = False
    for seat in range(table.seats):
        found = found or table.points[seat] >= limit
    return found


def value(table: FranticTable, hands: vec[i64], seat: i64) -> float:
    """The share of the others that are behind; cards still held count."""
    own = _standing(table, hands, seat)
    behind: i64 = 0
    for other in range(table.seats):
        if other != seat and _standing(table, hands, other) > own:
            behind += 1
    return float(int(behind)) / float(int(table.seats - 1))


def _standing(table: FranticTable, hands: vec[i64], seat: i64) -> i64:
    if table.phase == SCORED or table.phase == FINISHED:
        return table.points[seat]
    return table.points[seat] + points_of(hands, 3 * seat)
