"""Why not: the rule against an action that a seat may not do now, and what it finds fault with."""

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.game import NOT_ASKED, NOT_HELD, NOT_NOW, TABLE, WINDOW_CLOSED
from stammtisch.core.said import Said
from stammtisch.games.mezza.cards import HALF, NAME, held, names
from stammtisch.games.mezza.match import MezzaMatch
from stammtisch.games.mezza.moves import ADD, FLIP, KIND, NUMBER, OPEN, PASS, TAKE
from stammtisch.games.mezza.rules import (
    AT_MOST_FOUR,
    FITTING,
    FORMED_FOUR,
    FORMED_SEVEN,
    covered,
    key,
    stealable,
    worth,
)
from stammtisch.games.mezza.table import STARTING, SWAPPING, MezzaTable


def refusal(match: MezzaMatch, seat: i64, action: i64) -> str:
    """The rule that tells most. Who comes too late is told so, and nothing else happens (M-134)."""
    if seat == TABLE:
        return WINDOW_CLOSED
    if action > PASS:
        return NOT_NOW
    if OPEN <= action < FLIP:
        return _no_swap(match, seat)
    if match.table.phase == SWAPPING:
        return NOT_NOW
    if not has(match.table.active, seat):
        return "M-092"
    if match.table.phase == STARTING:
        return _no_start(match, seat, action)
    if action < ADD:
        return _no_lay(match, seat, KIND[action], NUMBER[action])
    if action < OPEN:
        return _no_addition(match, seat, KIND[action - ADD], NUMBER[action - ADD])
    return _no_other(match, seat, action)


def _no_other(match: MezzaMatch, seat: i64, action: i64) -> str:
    """Against taking, passing or turning up a closed card."""
    if seat != match.table.turn:
        return WINDOW_CLOSED if action == PASS else NOT_ASKED
    if action == TAKE:
        return _no_taking(match, seat)
    if action == PASS:
        return _no_pass(match, seat)
    if match.hands[seat]:
        return "M-079"
    return "M-075" if match.table.open[seat] else NOT_HELD


def _no_swap(match: MezzaMatch, seat: i64) -> str:
    if match.table.phase != SWAPPING:  # no open card goes to a hand any more (M-073)
        return "M-023"
    if not has(match.table.waiting, seat):
        return "M-020"
    return "M-021"


def _no_start(match: MezzaMatch, seat: i64, action: i64) -> str:
    if action != PASS and action >= ADD:
        return NOT_NOW
    if not has(match.table.waiting, seat):
        return WINDOW_CLOSED
    return NOT_HELD if KIND[action] == match.table.lowest else "M-030"


def _no_lay(match: MezzaMatch, seat: i64, kind: i64, n: i64) -> str:
    table = match.table
    if seat != table.turn:
        return _no_steal(match, seat, kind, n)
    if held(match.usable(seat), kind) < n:
        lying = held(match.hands[seat], kind) + held(table.open[seat], kind)
        return "M-070" if lying >= n else NOT_HELD
    if kind == HALF:
        return "M-117" if covered(table.demand) else "M-110"
    return "M-143" if table.demand in (AT_MOST_FOUR, FORMED_FOUR) else "M-040"


def _no_steal(match: MezzaMatch, seat: i64, kind: i64, n: i64) -> str:
    """Out of turn only a ½ is laid, on a 3½, 6½ or 9½ of somebody else, and only the first (M-121)."""
    table = match.table
    if kind != HALF:
        return "M-176" if kind == table.top and table.run + n >= 4 else NOT_ASKED
    if not stealable(table.demand):
        return _no_combination(table.demand)
    if seat == table.layer:
        return "M-124"
    if held(match.usable(seat), HALF) >= n:
        return WINDOW_CLOSED
    return NOT_HELD if match.usable(seat) else "M-132"


def _no_combination(demand: i64) -> str:
    """Why there is nothing that a ½ would complete."""
    if covered(demand):
        return "M-117"
    return "M-121" if demand in (FORMED_FOUR, FORMED_SEVEN) else NOT_ASKED


def _no_addition(match: MezzaMatch, seat: i64, kind: i64, n: i64) -> str:
    """Too late once another has played (M-182, M-189); and never from closed cards (M-188)."""
    table = match.table
    if seat != table.adder:
        if seat == table.layer:
            return "M-186"
        return "M-191" if table.pile == 0 and seat == table.turn else WINDOW_CLOSED
    if kind != table.top:
        return "M-180"
    if not has(table.acting(), seat):
        return WINDOW_CLOSED if has(table.asked, seat) else "M-186"
    in_hand = held(match.hands[seat], kind)
    return "M-186" if in_hand < n <= in_hand + held(table.open[seat], kind) else "M-184"


def _no_taking(match: MezzaMatch, seat: i64) -> str:
    if match.table.pile == 0:
        return "M-046"
    if match.table.must_flip(seat):
        return "M-076"
    return "M-062" if match.usable(seat) >> 8 & (FITTING[match.table.demand] >> 8) else "M-063"


def _no_pass(match: MezzaMatch, seat: i64) -> str:
    if match.layable(seat):
        return "M-062"
    return "M-076" if match.table.must_flip(seat) else "M-060"


def because(table: MezzaTable, seat: i64, hand: i64, legal: list[int], rule: str, touches: list[str]) -> Said | None:
    """What the pile asks and the card is not, or the cards that come first."""
    if seat == TABLE or not touches:
        return None
    if rule in ("M-040", "M-143"):
        card = touches[0].partition(":")[2]
        return Said("value", int(seat), [key(table.demand), card], rule)
    if rule == "M-110":
        return Said("half", int(seat), [key(table.demand)], rule)
    if rule == "M-117":
        return Said("covered", int(seat), [worth(table.demand)], rule)
    if rule == "M-030":
        return Said("lowest", int(seat), [NAME[table.lowest]], rule)
    if rule == "M-180":
        return Said("added", int(seat), [NAME[table.top]], rule)
    return _comes_first(table, seat, hand, legal, rule)


def _comes_first(table: MezzaTable, seat: i64, hand: i64, legal: list[int], rule: str) -> Said | None:
    """The cards that can be laid instead (M-062, M-063), or that are played before others (M-070, M-075, M-079)."""
    found: list[str] = []
    if rule in ("M-062", "M-063"):
        found = [NAME[KIND[action]] for action in legal if action < ADD and NUMBER[action] == 1]
        return Said("can", int(seat), found, rule) if found else None
    if rule in ("M-070", "M-079", "M-186"):
        found = names(hand)
        return Said("hand", int(seat), found, rule) if found else None
    if rule == "M-075":
        return Said("open", int(seat), names(table.open[seat]), rule)
    return None
