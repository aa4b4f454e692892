"""How it stands: places, and how it ended. All of it follows from what lies open."""

from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.games.mezza.cards import held, size
from stammtisch.games.mezza.table import FINISHED, MezzaTable


def places(table: MezzaTable) -> list[int]:
    """In order of finishing (M-091); all others share the next place (M-095, M-201)."""
    return [int(held(table.place, seat)) or next_place(table) for seat in range(table.seats)]


def next_place(table: MezzaTable) -> int:
    """The place of the next to finish (M-090)."""
    return int(table.seats - count(table.active)) + 1


def scores(table: MezzaTable) -> list[int]:
    """How many places a seat is before the last."""
    return [int(table.seats) - place for place in places(table)]


def winners(table: MezzaTable) -> list[int]:
    """Who finished first (M-091); nobody where none did before it was called off (M-201)."""
    return [seat for seat in range(table.seats) if held(table.place, seat) == 1]


def ending(table: MezzaTable) -> str:
    """Won, or called off for want of progress (M-201)."""
    if table.phase != FINISHED:
        return ""
    return "stalled" if count(table.active) > 1 else "won"


def value(table: MezzaTable, seat: i64) -> float:
    """The share of the others that are behind: finished later, or with more cards."""
    behind: i64 = 0
    for other in range(table.seats):
        if other != seat and _is_before(table, seat, other):
            behind += 1
    return float(int(behind)) / float(int(table.seats - 1))


def _is_before(table: MezzaTable, seat: i64, other: i64) -> bool:
    mine = held(table.place, seat)
    theirs = held(table.place, other)
    if mine == 0 and theirs == 0:
        return table.phase != FINISHED and _load(table, seat) < _load(table, other)
    return theirs == 0 or 0 < mine < theirs


def _load(table: MezzaTable, seat: i64) -> i64:
    """What is left to play; a closed card weighs double, as it may bring the pile with it (M-078)."""
    return table.size_of(seat) + size(table.open[seat]) + 2 * count(table.slots_of(seat))
