"""What is asked, what can be read from the table, and what a move would do."""

from mypy_extensions import i64

from stammtisch.core.bits import has, members
from stammtisch.core.game import TABLE
from stammtisch.core.said import Asked, Said
from stammtisch.games.fritsen import drinks
from stammtisch.games.fritsen.board import CELL, NO_CELL, adjoin
from stammtisch.games.fritsen.drinks import KIND, TO_ALL, TO_FRITS, TOAST_OF, toast_name
from stammtisch.games.fritsen.motions import motion, whom
from stammtisch.games.fritsen.moves import BLOCK, DIRTY, DRAW, GLASS, LAY_AS, MOVE, PAIR, RESIGN, RULINGS
from stammtisch.games.fritsen.moves import OTHERWISE_KIND as OTHERWISE
from stammtisch.games.fritsen.rules import (
    BLOCKED,
    CAROLINE,
    CHANTAL,
    FIRST_JOKER,
    HIGHER,
    JOKER_MOVE,
    KIM,
    LISA_MOVE,
    MOVE_ID,
    NEW_PILE,
    NINE_ON_NINE,
    NO_MOVE,
    OFFER,
    THIERRY,
    move_of,
)
from stammtisch.games.fritsen.screen import piles, window_move
from stammtisch.games.fritsen.seats import NOBODY, TALLY, TURNS
from stammtisch.games.fritsen.table import ALL_DEALT, FritsenTable
from stammtisch.games.fritsen.turn import (
    DIRTYING,
    DRAWN_TURN,
    FINAL,
    GLASS_TURN,
    PICKUP,
    REPAIRING,
    ROLES,
    SETUP,
    TURN,
    WINDOW,
)


def asked(table: FritsenTable, seat: i64, acting: i64) -> Asked | None:
    """What this seat is asked; None where it waits for others, as who looks on always does."""
    me = int(seat)
    is_asked = seat != TABLE and has(acting, seat)
    if table.away:
        if has(table.away, seat):
            return Asked("back", me, [], "2-17")
        if table.ladder and table.decider() == seat:
            return _question(table, me)
        return Asked("paused", TABLE, [f"S{each}" for each in members(table.away)], "2-17")
    if table.phase == FINAL and not is_asked:
        return Asked("final", TABLE, [], "2-101")
    if table.phase == WINDOW and not is_asked:
        return Asked("wait-window", int(table.turn), [CELL[table.window]], "2-121")
    if not is_asked:
        if table.hides_turn():
            return Asked("whose-turn", TABLE, [], "2-92")
        return None
    if has(table.owes, seat) and table.phase != WINDOW:
        return Asked("last", me, [], "2-95")
    if table.ladder and table.decider() == seat:
        return _question(table, me)
    return _by_phase(table, me)


def _question(table: FritsenTable, me: int) -> Asked:
    decline = "decline" if table.ladder < 3 else ""
    if table.phase == ROLES:
        role = "frits" if table.frits == NOBODY else "willem"
        among = [f"S{each}" for each in members(table.among)]
        return Asked("choose-role", me, [role, *among], "2-4", decline=decline)
    return Asked("reading", me, [RULINGS[table.among - 1]], "2-4", decline=decline)


def _by_phase(table: FritsenTable, me: int) -> Asked:
    phase = table.phase
    if phase == ROLES:
        frits = table.frits == NOBODY
        return Asked("role", me, ["frits" if frits else "willem"], "1W" if frits else "1X")
    if phase == SETUP:
        return Asked("setup", me, [_step(table)], "2-35")
    if phase == PICKUP:
        return Asked("pick", me, [], "2-50")
    if phase == DIRTYING and table.exchanging != NOBODY:
        return Asked("give", me, [f"S{table.exchanging}"], "2-55")
    if phase == DIRTYING:
        return Asked("dirty", me, [], "2-55", decline="ready")
    if phase == TURN:
        if table.must_lift(me):
            return Asked("lift", me, [CELL[table.glass]], "2-134")
        return Asked("turn", me, [], "2-66")
    if phase == DRAWN_TURN:
        return Asked("drawn", me, [], "2-73")
    if phase == WINDOW and table.waited:
        return Asked("exchange", me, [f"S{table.turn}"], "2-121")
    if phase == WINDOW:
        return Asked("block", int(table.turn), [CELL[table.window]], "2-117", race=True, decline="pass")
    if phase == GLASS_TURN:
        return Asked("glass", me, [], "5-13", decline="keep" if table.glass != NO_CELL else "")
    if phase == REPAIRING:
        return Asked("repair", me, [CELL[table.repair]], "2-82")
    return Asked("drinks", me, [], "2-101")


def _step(table: FritsenTable) -> str:
    """What Frits does next by hand (2-35)."""
    return "shuffle" if table.steps == 0 else "deal" if table.steps < ALL_DEALT else "open"


def facts(table: FritsenTable, seat: i64, hand: list[str]) -> list[Said]:
    """All that the screen shows, one thing after the other."""
    found: list[Said] = []
    seats = range(table.seats)
    shows = not table.hides_turn()
    if table.willem != NOBODY:
        found.append(Said("roles", int(table.frits), [f"S{table.willem}"], "2-41"))
    found.append(Said("stock", TABLE, [str(table.left)], "P1-8"))
    if table.phase == SETUP and table.dealt:
        found.append(Said("dealt", TABLE, [str(table.rounds()), *[str(n + 1) for n in members(table.dealt)]], "2-46"))
    if table.exchanging != NOBODY:
        found.append(Said("exchanging", int(table.exchanging), [str(table.promised())], "2-55"))
    for pile in piles(table):
        kind = "joker-pile" if pile["cell"] == "a2" else "pile"
        found.append(Said(kind, TABLE, [pile["cell"], *pile["cards"]], "1I"))
    if table.glass != NO_CELL:
        if shows or table.owner == seat:
            found.append(Said("glass", int(table.owner), [CELL[table.glass]], "5-13"))
        else:
            found.append(Said("whose-glass", TABLE, [CELL[table.glass]], "2-136"))
        blocked = [CELL[each >> 7] for each in list(table.spots) if each & BLOCKED]
        found.append(Said("blocked", TABLE, blocked, "2-123"))
    if seat != TABLE:
        found.append(Said("hand", int(seat), hand, "1E"))
    if shows:
        found.append(Said("cards", TABLE, [str(table.size(each)) for each in seats], "2-23"))
    outs = [f"S{each}" for each in sorted(seats, key=table.place_out) if table.place_out(each)]
    if outs:
        found.append(Said("out", TABLE, outs, "1Y"))
    if table.removed:
        found.append(Said("removed", TABLE, [f"S{each}" for each in members(table.removed)], "2-30"))
    found.append(Said("fritsjes", TABLE, [str(table.counts[TALLY + each]) for each in seats], "1J"))
    if table.window != NO_CELL:
        found.append(Said("window", int(table.turn), [CELL[table.window], window_move(table)], "2-117"))
    owing = members(table.owes) if shows else [each for each in members(table.owes) if each == seat]
    if owing:
        found.append(Said("last", TABLE, [f"S{each}" for each in owing], "2-95"))
    if table.vote:
        found.append(Said("vote", int(table.vote_by), [motion(table.vote - 1), *whom(table.vote - 1)], "1N"))
    if table.away:
        found.append(Said("paused", TABLE, [f"S{each}" for each in members(table.away)], "2-17"))
    if table.phase >= TURN and shows:
        found.append(Said("turns", TABLE, [str(table.counts[TURNS + each]) for each in seats], "4O"))
    return found


def would(table: FritsenTable, seat: i64, action: i64) -> list[Said]:
    """What an action would do beyond what its words say."""
    me = int(seat)
    if action < PAIR:
        return _would_lay(table, seat, action)
    if action < GLASS:
        return _left_after(table, seat, 2)
    if action < MOVE:
        blocked = [CELL[cell] for cell in table.cells() if cell == action - GLASS or adjoin(cell, action - GLASS)]
        return [Said("blocks", me, blocked, "2-123")]
    if action == DRAW:
        return [_self(me, drinks.FRITSJE, "2-67")]
    if action == DIRTY:
        return [_self(me, drinks.DIRTY_FRITS, "2-55")]
    if action == BLOCK:
        return _left_after(table, seat, 1)
    if action == RESIGN:
        return [Said("resign", me, [], "2-30", twice=True)]
    return []


def _self(me: int, kind: int, rule: str) -> Said:
    return Said("drink-self", me, [str(drinks.FRITSJES[kind]), KIND[kind], toast_name(TOAST_OF[kind])], rule)


def _others(me: int, kind: i64, toast: i64, rule: str) -> Said:
    return Said("drink-others", me, [str(drinks.FRITSJES[kind]), KIND[kind], toast_name(toast)], rule)


def _left_after(table: FritsenTable, seat: i64, laid: int) -> list[Said]:
    left = int(table.size(seat)) - laid
    if left == 0:
        return [Said("out", int(seat), [], "2-97")]
    return [Said("last", int(seat), [], "2-95")] if left == 1 else []


def _would_lay(table: FritsenTable, seat: i64, action: i64) -> list[Said]:
    me = int(seat)
    named = action >= LAY_AS
    which = (action - LAY_AS) % 6 if named else i64(0)
    kind = OTHERWISE[which] if named else action % 53
    cell = (action - LAY_AS) // 6 if named else action // 53
    code = table.code_at(cell)
    move = move_of(kind, code, table.terms.pro) if not named else i64(HIGHER if which == 1 else OFFER)
    return _drinks(table, me, move, cell) + _left_after(table, seat, 1)


def _drinks(table: FritsenTable, me: int, move: i64, cell: i64) -> list[Said]:
    """Who would drink what."""
    rule = MOVE_ID[move]
    if move in (NO_MOVE, NEW_PILE):
        return []
    if move == OFFER:
        return [_self(me, drinks.OFFER_DRINK, rule)]
    if move == LISA_MOVE:
        return [_others(me, drinks.LISAATJE, TOAST_OF[drinks.LISAATJE], rule)]
    if move == KIM:
        kind = drinks.DOUBLE_KIM if table.queens(cell) >= 3 else drinks.KIMMETJE
        return [_others(me, kind, TOAST_OF[kind], rule)]
    if move == CHANTAL:
        return [_others(me, drinks.JORISJE, TOAST_OF[drinks.JORISJE], rule)]
    if move == NINE_ON_NINE:
        return [_others(me, drinks.DOUBLE, TO_ALL, rule)]
    if move in (JOKER_MOVE, FIRST_JOKER):
        return [_others(me, drinks.FRITSJE, TO_FRITS, rule)]
    if move == THIERRY:
        return [_self(me, drinks.THIERRYTJE, rule), Said("window", me, [CELL[cell]], "2-117")]
    if move == CAROLINE:
        return [_self(me, drinks.CAROLINETJE, rule), Said("window", me, [CELL[cell]], "2-125")]
    return []
