"""Why not: the rule against an action that a seat may not do now."""

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.game import NOT_ASKED, NOT_HELD, NOT_NOW, OVER, TABLE, WINDOW_CLOSED
from stammtisch.games.fritsen import blocks, fouls
from stammtisch.games.fritsen.board import NO_CELL, STOCK_CELL
from stammtisch.games.fritsen.cards import THREE_OF_CLUBS
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.motions import is_motion
from stammtisch.games.fritsen.moves import (
    BACK,
    BLOCK,
    CALL,
    CANNOT,
    COMPEL,
    CONFESS,
    DECLINE,
    DIRTY,
    DRAW,
    EXCHANGE,
    EXPIRE,
    GIFT,
    GLASS,
    KEEP,
    LAST,
    LAY_AS,
    LIFT,
    MOVE,
    NO,
    PAIR,
    PASS,
    PEEK,
    PICK,
    PROPOSE_NO_DIRTY,
    PROPOSE_PACKS,
    RETRACT,
    ROLE,
    SHOW,
    SHUFFLE,
    SILENCE,
    TAKE,
    TAKE_UP,
    UNCLEAR,
    YES,
)
from stammtisch.games.fritsen.moves import OTHERWISE_KIND as OTHERWISE
from stammtisch.games.fritsen.rules import OTHERWISE_FITS, PAIRS, judge
from stammtisch.games.fritsen.seats import NOBODY
from stammtisch.games.fritsen.terms import STRICT
from stammtisch.games.fritsen.turn import (
    DIRTYING,
    DRAWN_TURN,
    GLASS_TURN,
    PICKUP,
    REPAIRING,
    ROLES,
    SETUP,
    TURN,
    WINDOW,
)


def breaks(match: FritsenMatch, seat: i64, action: i64) -> str:
    """The rule that a judge would hold against an action, also where it is possible."""
    if seat == TABLE or match.over() or int(action) in match.legal(seat):
        return match.why_not(seat, action)
    table = match.table
    if action < LAY_AS and match.holds(seat, action % 53):
        if blocks.is_block(match, seat, action % 53, action // 53):
            return ""
        act = fouls.act_of_lay(match, seat, action % 53, action // 53)
        return judge(act, table.terms.pro) or match.why_not(seat, action)
    if action == TAKE and table.terms.referee != STRICT:
        return fouls.judge_take_now(match, seat)
    if GLASS <= action < MOVE and int(action) in match.calls(seat):
        return "2-130" if action == GLASS + STOCK_CELL else "2-132"
    if action == DRAW and int(action) in match.calls(seat):
        return "2-135"
    if PICK <= action < ROLE and int(action) in match.calls(seat):
        return "2-51" if has(table.holders, seat) else "2-53"
    return match.why_not(seat, action)


def refusal(match: FritsenMatch, seat: i64, action: i64) -> str:
    """The rule that tells most."""
    if seat == TABLE:
        return WINDOW_CLOSED
    if action >= EXPIRE:
        return NOT_NOW
    if has(match.table.removed, seat):
        return "2-30"
    if action < GLASS:
        return _no_lay(match, seat, action)
    if action < KEEP:
        return _no_place(match, seat, action)
    if action < BACK:
        return _no_act(match, seat, action)
    if action < TAKE:
        return _no_setup(match, seat, action)
    return _no_call(match, seat, action)


def _no_lay(match: FritsenMatch, seat: i64, action: i64) -> str:
    """A card that is not held, and then what the judge says."""
    table = match.table
    named = action >= LAY_AS
    if action >= PAIR:
        return _no_pair(match, seat, action - PAIR)
    kind = OTHERWISE[(action - LAY_AS) % 6] if named else action % 53
    cell = (action - LAY_AS) // 6 if named else action // 53
    if not match.holds(seat, kind):
        return NOT_HELD
    if table.phase < DIRTYING:
        return "2-85"
    rule = judge(fouls.act_of_lay(match, seat, kind, cell), table.terms.pro)
    if rule:
        return rule
    if named and not has(OTHERWISE_FITS[table.code_at(cell)], kind):
        return "P21-1"
    return "2-134" if table.owner == seat else NOT_NOW


def _no_pair(match: FritsenMatch, seat: i64, which: i64) -> str:
    table = match.table
    suit, cell = which % 4, which // 4
    if match.hands[seat] & PAIRS[suit] != PAIRS[suit]:
        return NOT_HELD
    king = 13 * suit + 11
    rule = judge(fouls.act_of_lay(match, seat, king, cell), table.terms.pro)
    return rule if rule in ("2-87", "2-63", "2-85", "2-86", "2-123") else "5-11"


def _no_place(match: FritsenMatch, seat: i64, action: i64) -> str:
    """Against putting down the glass, or moving a pile."""
    table = match.table
    if action >= MOVE:
        return "2-78" if table.phase == REPAIRING and table.repairer == seat else "2-81"
    if table.away:
        return "2-87"
    if seat != table.turn or table.phase not in (WINDOW, GLASS_TURN):
        return "2-137" if table.owner == seat and seat == table.turn else "2-140"
    if action == GLASS + STOCK_CELL:
        return "2-130"
    if table.phase == WINDOW:
        return "2-132"
    return "2-137" if action - GLASS == table.glass else "5-13"


def _no_act(match: FritsenMatch, seat: i64, action: i64) -> str:
    """Against what belongs to a turn; in a pause all of it waits (2-87)."""
    table = match.table
    if table.away and action in (CANNOT, BLOCK, PASS, LIFT, KEEP):
        return "2-87"
    if action == DRAW:
        if table.away:
            return "2-75"
        if seat != table.turn or table.phase < TURN:
            return "2-74"
        return "2-71" if table.phase == DRAWN_TURN else "2-134" if table.phase == TURN else "2-74"
    if action == DIRTY:
        if table.away:
            return "2-75"
        if table.phase == DIRTYING and has(table.ready, seat):
            return "2-61"
        if table.exchanging != NOBODY:
            return "2-60"
        return "2-58" if table.dirty or table.phase > DIRTYING else "2-56"
    if action == CANNOT:
        return "2-73"
    if action == BLOCK:
        if table.window == NO_CELL:
            return "2-117"
        return WINDOW_CLOSED if match.holds(seat, THREE_OF_CLUBS) else NOT_HELD
    if action == PASS:
        return WINDOW_CLOSED
    if action == LIFT:
        return "2-138"
    if action == KEEP:
        return "2-132" if table.phase == WINDOW and seat == table.turn else "5-13"
    if action == SILENCE:
        return "2-95"
    return "2-96" if action == LAST else NOT_NOW


def _no_setup(match: FritsenMatch, seat: i64, action: i64) -> str:
    """Against what belongs to the beginning, to a question or to a pause."""
    table = match.table
    if action == BACK:
        return "2-17"
    if action < SHUFFLE:
        return "2-4" if action == DECLINE else WINDOW_CLOSED
    if action < EXCHANGE:
        return "2-43" if seat != table.frits and table.phase == SETUP else NOT_NOW
    if action == EXCHANGE:
        return "2-121" if table.phase == WINDOW else "2-57" if table.exchanging != NOBODY else "2-74"
    if action < ROLE:
        if table.phase != PICKUP and (table.phase != SETUP or table.rounds() == 0):
            return NOT_NOW
        if has(table.holders, seat):
            return "2-51"
        return "2-53" if table.phase == SETUP and has(table.dealt, action - PICK) else "2-50"
    if action < COMPEL:
        if table.phase != ROLES or not has(table.acting(), seat):
            return NOT_NOW
        return "2-4" if table.ladder else "2-41"
    return "2-40"


def _no_call(match: FritsenMatch, seat: i64, action: i64) -> str:
    """Against what nobody waits for."""
    table = match.table
    if not table.terms.calls:
        return NOT_ASKED
    if action == TAKE:
        if seat == table.exchanging and table.away == 0:
            return "2-55" if seat == table.frits else "2-57"
        return "2-75" if table.away else "2-74"
    if action in (YES, NO):
        return WINDOW_CLOSED
    if action == CONFESS:
        return "2-32"
    if action == RETRACT:
        return "2-7"
    if is_motion(seat, action) and not table.may_ask(seat):
        return "1N"
    if action == PROPOSE_PACKS:
        return "2-37" if table.packs == 2 else "2-36"
    if action == PROPOSE_NO_DIRTY:
        return "2-56"
    if CALL <= action < UNCLEAR:
        return WINDOW_CLOSED
    if GIFT <= action < SHOW:
        return "3G"
    if PEEK <= action < TAKE_UP:
        return "2-20"
    return OVER if match.over() else NOT_NOW
