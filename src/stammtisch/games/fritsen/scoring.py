"""Who stands where: the order of going out."""

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.games.fritsen.seats import TALLY
from stammtisch.games.fritsen.table import FritsenTable
from stammtisch.games.fritsen.turn import FINISHED

ENDINGS = ["won", "deadlock", "idle", "few"]


def scores(table: FritsenTable) -> list[int]:
    """Fritsjes, for the record; they rank nobody (P1-4)."""
    return [int(table.counts[TALLY + seat]) for seat in range(table.seats)]


def places(table: FritsenTable) -> list[int]:
    """First out is first; who still holds cards comes after, and shares a place; who was removed with cards is below
    everyone, the earliest lowest (2-98, 2-30)."""
    ranks = [_rank(table, seat) for seat in range(table.seats)]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def _rank(table: FritsenTable, seat: i64) -> int:
    place = int(table.place_out(seat))
    if place:
        return place
    return 100 - _order(table.gone, seat) if has(table.removed, seat) else 50


def _order(packed: i64, seat: i64) -> int:
    order = 0
    while packed:
        if (packed & 15) - 1 == seat:
            return order
        packed >>= 4
        order += 1
    return order


def ending(table: FritsenTable) -> str:
    return ENDINGS[table.ended] if table.phase == FINISHED else ""


def value(table: FritsenTable, seat: i64) -> float:
    """The share of the others that are behind; while it is played by the cards that are left."""
    behind = 0.0
    mine = _standing(table, seat)
    for other in range(table.seats):
        if other != seat:
            theirs = _standing(table, other)
            behind += 1.0 if theirs > mine else 0.5 if theirs == mine else 0.0
    return behind / float(int(table.seats) - 1)


def _standing(table: FritsenTable, seat: i64) -> int:
    rank = _rank(table, seat)
    return 1000 + int(table.size(seat)) if rank == 50 else rank if rank < 50 else 10_000 + rank
