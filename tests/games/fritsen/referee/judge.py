"""Whether a lay accords with rules and moves, and if not, which rule it breaks (2-84)."""

from games.fritsen.referee.board import JOKERS, STOCK, Cell, adjoins, free_cells, is_blocked
from games.fritsen.referee.pack import JOKER, NOT_LAST, SUITS, moves
from games.fritsen.referee.table import DIRTY, DRAWN, TURN, Potje

PENALTY = {
    "2-63": "2-63", "2-67": "2-88", "2-73": "2-88", "2-78": "2-82",
    "2-84": "2-88", "2-85": "2-88", "2-86": "2-88", "2-87": "2-88",
    "2-105": "2-108", "2-106": "2-108", "2-107": "2-108", "2-110": "2-112", "2-111": "2-112", "2-114": "2-115",
    "2-122": "2-124", "2-123": "2-124",
}  # fmt: skip
"""Which rule says what a foul costs."""


def lay_fault(potje: Potje, seat: int, card: str, cell: Cell) -> str:
    """The rule that laying a card on a cell breaks; empty if it may be laid."""
    return moment_fault(potje, seat) or place_fault(potje, seat, card, cell)


def moment_fault(potje: Potje, seat: int) -> str:
    """Whether this is the time for a lay of this seat."""
    if potje.paused:
        return "2-87"
    if potje.phase == DIRTY and seat == potje.willem:
        return "2-63"
    if seat != potje.current:
        return "2-85"
    if potje.phase not in (TURN, DRAWN):
        return "2-73"  # one move or one new pile per turn
    return ""


def place_fault(potje: Potje, seat: int, card: str, cell: Cell) -> str:
    """Whether the card may lie there, the seat being on turn."""
    piles, held = potje.piles, len(potje.hands[seat])
    if cell == STOCK:
        return "2-86"
    if is_blocked(cell, potje.glass, piles):
        return "2-123"
    if card == JOKER:
        return _joker_fault(potje, cell, held)
    if cell == JOKERS:
        return "2-107" if cell in piles else "2-111"
    if cell not in piles:
        if not potje.drew:
            return "2-67"
        return "" if adjoins(cell, piles) else "2-78"
    found = moves(card, piles[cell][-1], potje.pro)
    if not found:
        return "2-84"
    if held == 1 and found[0] in NOT_LAST:
        return NOT_LAST[found[0]]
    return ""


def _joker_fault(potje: Potje, cell: Cell, held: int) -> str:
    if cell != JOKERS:
        if cell in potje.piles:
            return "2-84"
        return "2-106" if potje.has_joker_pile() else "2-110"
    return "2-105" if held == 1 else ""


def readings(potje: Potje, card: str, cell: Cell) -> list[str]:
    """The moves that a legal lay on a pile can be, the undeclared one first; jokers are 5-9 or 5-10."""
    if card == JOKER:
        return ["5-9" if potje.has_joker_pile() else "5-10"]
    found = moves(card, potje.piles[cell][-1], potje.pro)
    if potje.option("overlap") == "fixed":
        return found[:1]
    return found


def pair_cells(potje: Potje, seat: int) -> list[tuple[str, Cell]]:
    """Where king and ace of a suit may go together on its queen (5-11)."""
    hand = potje.hands[seat]
    return [
        (suit, cell)
        for suit in SUITS
        for cell, pile in potje.piles.items()
        if potje.pro
        and "K" + suit in hand
        and "A" + suit in hand
        and pile[-1] == "Q" + suit
        and cell != JOKERS  # a queen may lie there that nobody has called; no card but a joker may follow (2-107)
        and not is_blocked(cell, potje.glass, potje.piles)
    ]


def possible_cells(potje: Potje) -> list[Cell]:
    """Where a hand could lay in its turn: on every pile, on the joker place, and where a pile may begin."""
    return [*potje.piles, *free_cells(potje.piles, potje.columns)] + ([] if potje.has_joker_pile() else [JOKERS])
