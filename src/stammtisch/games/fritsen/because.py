"""What a rule finds fault with, as far as the seat sees it."""

from mypy_extensions import i64

from stammtisch.core.said import Said
from stammtisch.games.fritsen.board import CELL, NO_CELL, cell_of
from stammtisch.games.fritsen.cards import JOKER, NAME
from stammtisch.games.fritsen.table import FritsenTable


def because(table: FritsenTable, seat: i64, rule: str, touches: list[str]) -> Said | None:
    """The card under it, the glass, or the last card."""
    cells = [cell_of(touch[5:]) for touch in touches if touch.startswith("cell:")]
    cards = [touch[5:] for touch in touches if touch.startswith("hand:")]
    if rule == "2-123" and table.glass != NO_CELL:
        return Said("glass", int(seat), [CELL[table.glass]], rule)
    if not cells or not cards:
        return None
    if rule == "2-84":
        code = table.code_at(cells[0]) & 63
        return Said("card", int(seat), [cards[0], NAME[code]], rule) if code < JOKER else None
    if rule == "2-78":
        return Said("corner", int(seat), [CELL[cells[0]]], rule)
    if rule in ("2-105", "2-114", "2-122"):
        return Said("only", int(seat), [cards[0]], rule)
    return None
