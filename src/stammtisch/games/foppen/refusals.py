"""Why not: the rule against an action, and what it finds fault with."""

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.game import NOT_ASKED, NOT_HELD, NOT_NOW, TABLE, WINDOW_CLOSED
from stammtisch.core.said import Said
from stammtisch.games.foppen.cards import OF_SUIT, SUITS, names
from stammtisch.games.foppen.match import FoppenMatch
from stammtisch.games.foppen.moves import BID, DEAL
from stammtisch.games.foppen.rules import as_actions
from stammtisch.games.foppen.table import BIDDING, PLAYING, FoppenTable


def refusal(match: FoppenMatch, seat: i64, action: i64) -> str:
    """A wrong card is refused and costs nothing (O-082)."""
    table = match.table
    if seat == TABLE or action >= DEAL:
        return WINDOW_CLOSED if seat == TABLE else NOT_NOW
    if action >= BID and not table.terms.bids:
        return "O-070"
    if table.phase == BIDDING and action < BID:
        return "O-071"
    if table.phase != PLAYING or action >= BID:
        return WINDOW_CLOSED
    if seat == table.stone:
        return "O-017"
    if seat != table.turn:
        return NOT_ASKED
    return "O-012" if has(as_actions(match.hands[seat]), action) else NOT_HELD


def because(table: FoppenTable, seat: i64, hand: i64, rule: str) -> Said | None:
    """The cards of the colour that must be followed (O-012)."""
    if rule != "O-012":
        return None
    return Said("follow", int(seat), [SUITS[table.suit], *names(hand & OF_SUIT[table.suit])], rule)
