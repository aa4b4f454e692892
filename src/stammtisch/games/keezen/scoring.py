"""How a match stands and how it ended, from what lies open."""

from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.games.keezen.board import PAWNS, SEATS, YARD, lap, partner
from stammtisch.games.keezen.table import PLAYING, WON, KeezenTable


def sides() -> list[list[int]]:
    """Two duos (K-004)."""
    return [[0, 2], [1, 3]]


def scores(table: KeezenTable) -> list[int]:
    """The pawns that a duo has home, for both its seats (K-094)."""
    return [int(count(table.home(seat)) + count(table.home(partner(seat)))) for seat in range(SEATS)]


def winners(table: KeezenTable) -> list[int]:
    """The duo with eight pawns home (K-107); nobody while it is played, or when the time ended it (K-109)."""
    return [seat for seat in range(SEATS) if table.all_home(seat) and table.all_home(partner(seat))]


def places(table: KeezenTable) -> list[int]:
    won = winners(table)
    return [1 if not won or seat in won else 3 for seat in range(SEATS)]


def ending(table: KeezenTable) -> str:
    """Won (K-107), or ended by the clock (K-109)."""
    return "" if table.ended == PLAYING else "won" if table.ended == WON else "time"


def value(table: KeezenTable, seat: i64) -> float:
    """How far a duo's pawns are on their way, and the others' are not; a won match is worth 1."""
    if table.ended == WON:
        return 1.0 if table.all_home(seat) and table.all_home(partner(seat)) else 0.0
    ahead = _way(table, seat) + _way(table, partner(seat))
    behind = _way(table, (seat + 1) & 3) + _way(table, (seat + 3) & 3)
    return 0.5 + float(int(ahead - behind)) / 1088.0


def _way(table: KeezenTable, colour: i64) -> i64:
    """The steps that a colour's pawns have made, one for being on the track: at most 266."""
    found: i64 = 0
    for i in range(PAWNS):
        place = table.pawn(colour, i)
        if place != YARD:
            found += lap(colour, place) + 1
    return found
