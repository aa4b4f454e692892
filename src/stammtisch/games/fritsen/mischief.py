"""Forbidden hand-work (mischief), and cards that lie askew or fall (untidy): all of it can be seen."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.core.game import TABLE
from stammtisch.games.fritsen import drinks
from stammtisch.games.fritsen.acts import act_of, fine, flags_now, record
from stammtisch.games.fritsen.board import CELL, NO_CELL, STOCK_CELL
from stammtisch.games.fritsen.cards import NAME, NO_KIND
from stammtisch.games.fritsen.deeds import (
    DID_BURY,
    DID_GRAB,
    DID_PEEK,
    DID_SHIFT,
    DID_SHOVE,
    DID_SPARE,
    DID_TAKE_OPEN,
    card_of_act,
    cell_of_act,
    deed_of,
    seat_of_act,
)
from stammtisch.games.fritsen.drinks import DES
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.moves import (
    ASKEW,
    BURY,
    FUMBLE,
    GRAB,
    NUDGE,
    PEEK_STOCK,
    REPORT,
    SHIFT,
    SHOVE,
    SPARE,
    STRAIGHTEN,
    TAKE_OPEN,
)
from stammtisch.games.fritsen.rules import (
    judge,
)
from stammtisch.games.fritsen.seats import NOBODY
from stammtisch.games.fritsen.terms import AUTO


def do(match: FritsenMatch, seat: i64, action: i64) -> None:
    if action == PEEK_STOCK:
        _peek(match, seat)
    elif action == ASKEW or NUDGE <= action < NUDGE + 320:
        _askew(match, seat, action)
    elif action == STRAIGHTEN:
        _straighten(match, seat)
    elif GRAB <= action < REPORT:
        _tell(match, "grab", seat, [f"S{action - GRAB}"], "2-21")
        _judge(match, act_of(match, seat, DID_GRAB, NO_KIND, STOCK_CELL, flags_now(match, seat)))
    elif action < BURY:
        _fumble(match, seat, action - FUMBLE)
    elif action < SHIFT:
        _bury(match, seat, action - BURY)
    elif action < SHOVE:
        _shift(match, seat, action - SHIFT)
    elif action < SPARE:
        _move_glass(match, seat, action - SHOVE, "shove", DID_SHOVE)
    elif action < TAKE_OPEN:
        _move_glass(match, seat, action - SPARE, "spare", DID_SPARE)
    else:
        _take_open(match, seat, action - TAKE_OPEN)


def possible(match: FritsenMatch, seat: i64) -> list[int]:
    """What a naughty hand can do now."""
    table = match.table
    found = [GRAB + other for other in range(match.seats) if other != seat and has(table.holders, other)]
    if table.left:
        found.append(PEEK_STOCK)
    if table.size(seat) > 1:
        found += [BURY + kind for kind in sorted(set(match.kinds_of(seat)))]
    cells = table.cells()
    if table.glass == NO_CELL:
        found += [SPARE + cell for cell in cells if table.window == NO_CELL]
    elif table.window == NO_CELL:
        found += [SHOVE + cell for cell in cells if cell != table.glass]
    if table.window == NO_CELL:
        found += [TAKE_OPEN + cell for cell in cells if len(table.pile(cell)) > 1]
        if table.height and table.log[table.height - 1] >> 15 == seat:
            there = table.log[table.height - 1] & 511
            found += [SHIFT + cell for cell in cells if cell != there]
    return found


def _tell(match: FritsenMatch, kind: str, seat: i64, said: list[str], rule: str) -> None:
    if match.events is not None:
        match.tell(kind, seat, said, rule)


def _judge(match: FritsenMatch, act: i64) -> None:
    """Auto calls it at once and puts it right."""
    if match.table.terms.referee == AUTO:
        fine(match, seat_of_act(act), judge(act, match.table.terms.pro), deed_of(act), match.ply)
        undo(match, act)
    else:
        record(match, act)


def _peek(match: FritsenMatch, seat: i64) -> None:
    """Into the closed pile (2-18); where it is called at once nothing is seen."""
    cards = [] if match.table.terms.referee == AUTO else [NAME[match.look_into_stock(seat)]]
    if match.events is not None:
        match.whisper("peek-stock", seat, [], cards, BIT[seat], "2-18")
    _judge(match, act_of(match, seat, DID_PEEK, NO_KIND, STOCK_CELL, flags_now(match, seat)))


def _bury(match: FritsenMatch, seat: i64, kind: i64) -> None:
    """A card on the closed pile (2-86)."""
    act = act_of(match, seat, DID_BURY, kind, STOCK_CELL, flags_now(match, seat))
    match.let_go(seat, kind)
    match.put_on_stock(kind)
    _tell(match, "bury", seat, [NAME[kind]], "2-86")
    _judge(match, act)


def _take_open(match: FritsenMatch, seat: i64, cell: i64) -> None:
    """The top card of an open pile into the hand (2-19)."""
    table = match.table
    kind = table.unlay(table.top_at(cell))
    if table.askew == cell:
        table.tidy()
    match.come_back(seat, kind)
    table.owes &= ~BIT[seat]
    _tell(match, "take-open", seat, [NAME[kind], CELL[cell]], "2-19")
    _judge(match, act_of(match, seat, DID_TAKE_OPEN, kind, cell, flags_now(match, seat)))


def _shift(match: FritsenMatch, seat: i64, cell: i64) -> None:
    """A card that was let go goes to another pile (2-90)."""
    table = match.table
    at = table.height - 1
    there = table.log[at] & 511
    kind = table.unlay(at)
    if table.askew == there:
        table.tidy()
    act = act_of(match, seat, DID_SHIFT, kind, there, flags_now(match, seat))
    table.put(seat, kind, cell)
    _without_pile(match, there)
    _tell(match, "shift", seat, [NAME[kind], CELL[there], CELL[cell]], "2-90")
    _judge(match, act)


def _without_pile(match: FritsenMatch, cell: i64) -> None:
    """A glass cannot stand where no pile is left."""
    table = match.table
    if table.glass == cell and not table.has_pile(cell):
        table.put_glass(NO_CELL)
        table.owner = NOBODY
        table.asked_glass = False


def _move_glass(match: FritsenMatch, seat: i64, cell: i64, kind: str, deed: i64) -> None:
    """Another's glass, or one without a 6 on a jack (2-138, 2-140)."""
    table = match.table
    was = table.glass if deed == DID_SHOVE else cell
    act = act_of(match, seat, deed, NO_KIND, was, flags_now(match, seat))
    table.put_glass(cell)
    if deed == DID_SPARE:
        table.owner = seat
    _tell(match, kind, seat, [CELL[cell]], "2-138" if deed == DID_SHOVE else "2-140")
    _judge(match, act)


def undo(match: FritsenMatch, act: i64) -> None:
    """What is put right when it is called."""
    table = match.table
    deed, seat, cell, kind = deed_of(act), seat_of_act(act), cell_of_act(act), card_of_act(act)
    if deed == DID_PEEK:
        match.shuffle_stock()
        _tell(match, "shuffle", seat, [], "2-18")
    elif deed == DID_BURY:
        top = table.left - 1
        if top >= 0 and match.stock[top] & 63 == kind and has(match.stock[top] >> 6, TABLE):
            table.left = top
            match.come_back(seat, kind)
            _tell(match, "take-back", seat, [NAME[kind], CELL[STOCK_CELL]], "2-88")
    elif deed == DID_TAKE_OPEN:
        if match.holds(seat, kind) and table.size(seat) > 1 and table.has_pile(cell):
            match.let_go(seat, kind)
            table.put(NOBODY, kind, cell)
            _tell(match, "put-back", seat, [NAME[kind], CELL[cell]], "2-19")
    elif deed == DID_SHIFT:
        _shift_back(match, seat, kind, cell)
    elif deed == DID_SHOVE:
        if table.glass != NO_CELL and table.has_pile(cell):
            table.put_glass(cell)
            _tell(match, "glass-back", seat, [CELL[cell]], "2-139")
    elif deed == DID_SPARE and table.glass == cell and table.owner == seat:
        table.put_glass(NO_CELL)
        table.owner = NOBODY
        table.asked_glass = False
        _tell(match, "lift", seat, [CELL[cell]], "2-140")


def _shift_back(match: FritsenMatch, seat: i64, kind: i64, cell: i64) -> None:
    """The card returns to the pile it came from, unless it is covered (2-91)."""
    table = match.table
    at = table.height - 1
    while at >= 0 and table.log[at] >> 9 != seat * 64 + kind:
        at -= 1
    if at < 0 or table.top_at(table.log[at] & 511) != at or table.log[at] & 511 == cell:
        return
    there = table.log[at] & 511
    table.unlay(at)
    table.put(seat, kind, cell)
    _without_pile(match, there)
    _tell(match, "put-back", seat, [NAME[kind], CELL[cell]], "2-91")


# Untidy.


def _askew(match: FritsenMatch, seat: i64, action: i64) -> None:
    """A card lies askew, or a pile was nudged (2-79, 2-80); places and order stay (2-81)."""
    table = match.table
    nudged = action != ASKEW
    table.askew = action - NUDGE if nudged else table.log[table.height - 1] & 511
    table.untidy_seat = seat
    _tell(match, "nudge" if nudged else "askew", seat, [CELL[table.askew]], "2-80" if nudged else "2-79")


def _straighten(match: FritsenMatch, seat: i64) -> None:
    match.table.tidy()
    _tell(match, "straighten", seat, [], "2-82")


def _fumble(match: FritsenMatch, seat: i64, kind: i64) -> None:
    """A card falls: it returns to the hand, seen by all, and costs one Fritsje (2-28)."""
    _tell(match, "fumble", seat, [NAME[kind]], "2-28")
    match.let_go(seat, kind)
    match.come_back(seat, kind)
    drinks.charge(match, seat, DES, "2-28", seat, 2 * match.ply)
