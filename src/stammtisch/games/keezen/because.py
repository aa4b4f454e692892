"""Why not, to the pawn: what stands in the way of a play that a rule speaks against."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE
from stammtisch.core.said import Said
from stammtisch.games.keezen.board import (
    COLOURS,
    H1,
    H4,
    PAWNS,
    PLACE,
    QUARTER,
    SEATS,
    YARD,
    at_lap,
    colour_of,
    lap,
    place_of,
    start,
)
from stammtisch.games.keezen.cards import FOUR, QUEEN, RANK, SEVEN
from stammtisch.games.keezen.moves import FOLD, STEPS, rank
from stammtisch.games.keezen.table import KeezenTable

_WAY: Final = ("K-044", "K-051", "K-052", "K-053", "K-054", "K-091")  # against where a walk leads


def because(table: KeezenTable, seat: i64, legal: list[int], rule: str, touches: list[str]) -> Said | None:
    """The pawn in the way, the room that is left, or the cards that can be played instead (K-022)."""
    if seat == TABLE:
        return None
    if rule == "K-022":
        cards = sorted({int(rank(action)) for action in legal if action < FOLD})
        return Said("can", int(seat), [RANK[card] for card in cards], rule) if cards else None
    colour = table.mover(seat)
    if rule in ("K-049", "K-050", "K-087"):
        return _stands(seat, colour, start(colour), rule)
    if rule in ("K-061", "K-062", "K-096", "K-098", "K-039"):
        return _touched(table, seat, rule, touches)
    for place, steps in _walks(table, seat, touches) if rule in _WAY else []:
        found = _in_the_way(table, seat, _whose(table, seat, touches), place, steps, rule)
        if found is not None:
            return found
    return None


def _stands(seat: i64, colour: i64, place: i64, rule: str) -> Said:
    return Said("stands", int(seat), [COLOURS[colour], PLACE[place]], rule)


def _touched(table: KeezenTable, seat: i64, rule: str, touches: list[str]) -> Said | None:
    """The pawn that was touched last and is not to be moved, or taken (K-062): of those on their start, the first."""
    for touch in reversed(touches[1:]):
        kind, _, name = touch.partition(":")
        if kind in ("pawn", "take"):
            colour, at = _pawn(table, seat, name)
            return _stands(seat, colour, at, rule) if table.stands(colour, at) else None
    for i in range(SEATS):
        if rule == "K-062" and i != table.mover(seat) and has(table.blocks, i):
            return _stands(seat, i, start(i), rule)
    return None


def _pawn(table: KeezenTable, seat: i64, name: str) -> tuple[i64, i64]:
    """The colour and the place of a pawn, as `10` or `Red 10`; without a colour that which stands there."""
    whose, _, at = name.rpartition(" ")
    place = i64(place_of(at))
    if whose:
        return i64(colour_of(whose)), place
    if place < H1 and table.board[place] >= 0:
        return table.board[place], place
    return table.mover(seat), place


def _whose(table: KeezenTable, seat: i64, touches: list[str]) -> i64:
    """The colour that the last pawn touched is of."""
    for touch in reversed(touches):
        name = touch.partition(":")[2]
        if touch.startswith("pawn:") and " " in name:
            return i64(colour_of(name.rpartition(" ")[0]))
    return table.mover(seat)


def _walks(table: KeezenTable, seat: i64, touches: list[str]) -> list[tuple[i64, i64]]:
    """The walks that the touches may mean, each from a place by so many steps, below 0 backwards: of the last part
    that was touched, or of all pawns that are out."""
    card = RANK.index(touches[0].partition(":")[2])
    colour = _whose(table, seat, touches)
    names = [touch.partition(":")[2].rpartition(" ")[2] for touch in touches[1:] if touch.startswith(("pawn:", "to:"))]
    steps = i64(-4) if card == FOUR else table.terms.queen if card == QUEEN else i64(STEPS[card])
    if names and len(names) % 2 == 0 and names[-1] in PLACE and steps > 0:
        place = i64(place_of(names[-2]))
        return [(place, lap(colour, i64(place_of(names[-1]))) - lap(colour, place))]
    froms = [i64(place_of(name)) for name in names[-1:]] or [table.pawn(colour, i) for i in range(PAWNS)]
    parts = [steps, *range(1, 7)] if card == SEVEN else [steps]
    return [(place, i64(n)) for n in parts for place in froms if place < YARD and n]


def _in_the_way(table: KeezenTable, seat: i64, colour: i64, place: i64, steps: i64, rule: str) -> Said | None:
    """What keeps a pawn from walking so far: a pawn on its own start square (K-052, K-053, K-054), one in home (K-051,
    K-091), or the end of home (K-044)."""
    if rule == "K-044":
        room = H4 - lap(colour, place)
        return Said("room", int(seat), [PLACE[place], str(room)], rule) if steps > room else None
    one = i64(1) if steps > 0 else i64(-1)
    walked: i64 = 0
    while walked != steps:
        walked += one
        far = lap(colour, place) + walked
        at = (place + walked) & 63 if steps < 0 else at_lap(colour, far)
        if far > H4:
            return None
        if rule in ("K-052", "K-053", "K-054") and at < H1 and at % QUARTER == 0 and has(table.blocks, at // QUARTER):
            return _stands(seat, at // QUARTER, at, rule)
        if rule in ("K-051", "K-091") and at >= H1 and table.stands(colour, at):
            return _stands(seat, colour, at, rule)
    return None
