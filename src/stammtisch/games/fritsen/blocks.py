"""The block window of a 6, the exchange of a hand, and the glass (5-12, 5-13)."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.games.fritsen.acts import forgive_glass
from stammtisch.games.fritsen.board import CELL, NO_CELL
from stammtisch.games.fritsen.cards import THREE_OF_CLUBS
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.seats import NOBODY
from stammtisch.games.fritsen.terms import NOT_ADOPTED
from stammtisch.games.fritsen.turn import ENDING, GLASS_TURN, REPAIR_CLOCK, WINDOW


def open_window(match: FritsenMatch, cell: i64, thierry: bool) -> None:
    """From the lay of the 6 anybody may lay a 3 of clubs on it (2-117, 2-125)."""
    table = match.table
    table.phase = WINDOW
    table.window = cell
    table.thierry = thierry
    table.passed = 0
    table.waited = False
    table.window_since = match.ply
    if match.events is not None:
        match.tell("window", table.turn, [CELL[cell]], "2-117" if thierry else "2-125")


def is_block(match: FritsenMatch, seat: i64, kind: i64, cell: i64) -> bool:
    """Whether it is a 3 of clubs laid on the 6 that this seat may block now: that is no foul (2-117, 2-125)."""
    table = match.table
    if kind != THREE_OF_CLUBS or cell != table.window or cell == NO_CELL or table.away:
        return False
    return table.can_block() & BIT[seat] != 0 and match.holds(seat, kind)


def let_pass(match: FritsenMatch, seat: i64) -> None:
    match.table.passed |= BIT[seat]
    if match.events is not None:
        match.tell("pass", seat, [], "2-117")


def shut_window(match: FritsenMatch) -> None:
    table = match.table
    table.window = NO_CELL
    table.thierry = False
    table.passed = 0
    table.waited = False
    table.early = False
    table.phase = ENDING


def window_over(match: FritsenMatch) -> None:
    """Nobody blocked: the hand is exchanged (5-12), by Frits where he deals by hand, or the glass may now be put down
    (2-132)."""
    if match.table.thierry and match.table.terms.manual and not match.table.early:
        match.table.waited = True
        match.table.start_clock(REPAIR_CLOCK, match.ply)
    elif match.table.thierry:
        exchange(match)
    elif match.table.early:
        shut_window(match)
    else:
        match.table.waited = True
        match.table.phase = GLASS_TURN


def exchange(match: FritsenMatch) -> None:
    """The whole hand under the closed pile, as many from the top (5-12, P4-3), unseen by all others (2-116)."""
    table = match.table
    seat = table.turn
    n = table.size(seat)
    shut_window(match)
    swap(match, seat, n, "exchange", "5-12")


def put_glass(match: FritsenMatch, seat: i64, cell: i64) -> None:
    """On an open pile, or from one to another (5-13, P4-7, 2-129, 2-137)."""
    table = match.table
    forgive_glass(match)
    table.put_glass(cell)
    table.owner = seat
    if match.events is not None:
        match.tell("glass", seat, [CELL[cell]], "5-13")


def keep_glass(match: FritsenMatch, seat: i64) -> None:
    """A glass that stays where it is belongs to who kept it (2-134), unless the table reads it otherwise."""
    table = match.table
    forgive_glass(match)
    if not table.rulings & NOT_ADOPTED:
        table.owner = seat
    if match.events is not None:
        match.tell("keep", seat, [CELL[table.glass]], "5-13")


def swap(match: FritsenMatch, seat: i64, n: i64, kind: str, rule: str) -> None:
    """A hand goes under the closed pile and is dealt anew (2-55, 5-12)."""
    match.put_under(seat, match.said_to(seat))
    cards = match.draw(seat, n)
    if match.events is not None:
        match.whisper(kind, seat, [str(n)], cards, match.said_to(seat), rule)


def lift(match: FritsenMatch, seat: i64, rule: str = "2-134") -> None:
    """The glass goes off the board (P4-9, 2-134, 2-138), or because nobody names its owner (2-136)."""
    table = match.table
    if table.glass != NO_CELL and match.events is not None:
        match.tell("lift", seat, [CELL[table.glass]], rule)
    table.owner = NOBODY
    table.asked_glass = False
    table.put_glass(NO_CELL)
    table.forget_earlier_glass()
