"""Where fouls are possible: what somebody did is judged at once (auto) or when somebody calls it (table)."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.games.fritsen import beurt, blocks, drinks, ending, mischief, setup
from stammtisch.games.fritsen.acts import OLD, SETTLED, act_of, find, fine, flags_now, record, settle
from stammtisch.games.fritsen.board import CELL, NO_CELL, STOCK_CELL, adjoin
from stammtisch.games.fritsen.cards import NAME, NO_KIND
from stammtisch.games.fritsen.drinks import DES, VICTORTJE
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.rules import (
    ADJOINS,
    DEEDS,
    DID_DEAL,
    DID_EXCHANGE,
    DID_FORGET,
    DID_GLASS,
    DID_LAY,
    DID_PICK,
    DID_SILENT,
    DID_TAKE,
    DRAWN,
    EARLY,
    EMPTY,
    LAID,
    NEW_PILE,
    NOT_OFFERED,
    ON_TURN,
    PAUSED,
    PENALTY,
    card_of,
    cell_of_act,
    deed_of,
    flags_of,
    judge,
    judge_take,
    seat_of_act,
)
from stammtisch.games.fritsen.table import (
    DIRTYING,
    DRAWN_TURN,
    ENDING,
    FINAL,
    GLASS_TURN,
    LAID_CARDS,
    NOBODY,
    REPAIR_CLOCK,
    REPAIRING,
    TURN,
    TURNS,
    WINDOW,
)
from stammtisch.games.fritsen.terms import AUTO, FALSE_CALL_COSTS, STRICT


def act_of_lay(match: FritsenMatch, seat: i64, kind: i64, cell: i64) -> i64:
    flags = flags_now(match, seat)
    if match.table.adjoins(cell):
        flags |= ADJOINS
    return act_of(match, seat, DID_LAY, kind, cell, flags)


def lay(match: FritsenMatch, seat: i64, kind: i64, cell: i64, named: i64) -> None:
    """A card is laid, lawfully or not; a glass that should have come off first still blocks (2-135)."""
    table = match.table
    act = act_of_lay(match, seat, kind, cell)
    rule = judge(act, table.terms.pro)
    if beurt.must_lift(match, seat):
        forget(match, seat)
    if rule == "":
        beurt.lay(match, seat, kind, cell, named)
        record(match, act)
        return
    if match.events is not None:
        beurt.tell_foul_lay(match, seat, kind, cell, table.code_at(cell))
    if table.terms.referee == AUTO:
        _undo_lay(match, seat, kind, cell, rule)
        return
    beurt.lies(match, seat, kind, cell)
    record(match, act)
    beurt.after_lay(match, seat, False, 0)


def _undo_lay(match: FritsenMatch, seat: i64, kind: i64, cell: i64, rule: str) -> None:
    """Laid and undone in one step (2-84): the card goes back, or to a place where it may lie (2-82)."""
    fine(match, seat, rule, DID_LAY, match.ply)
    if rule == "2-78":
        beurt.lies(match, seat, kind, cell)
        must_move(match, seat, cell)
        return
    match.let_go(seat, kind)
    match.come_back(seat, kind)
    if match.events is not None:
        match.tell("take-back", seat, [NAME[kind], CELL[cell]], PENALTY.get(rule, rule))


def must_move(match: FritsenMatch, seat: i64, cell: i64) -> None:
    """A pile that began where none may be is moved by its player (2-82); a second one meanwhile, or one of the last
    card, goes to the first place at once."""
    table = match.table
    if table.phase == REPAIRING or table.phase == FINAL:
        _move(match, seat, cell, _cells_for(match, cell)[0])
        return
    table.repair = cell
    table.repairer = seat
    table.resumes = table.phase
    table.phase = REPAIRING
    table.start_clock(REPAIR_CLOCK, match.ply)


def move_pile(match: FritsenMatch, seat: i64, cell: i64) -> None:
    """It lies where it may, and the turn goes on as if it had from the start."""
    table = match.table
    _move(match, seat, table.repair, cell)
    table.repair = NO_CELL
    table.repairer = NOBODY
    table.phase = table.resumes
    table.resumes = 0
    if table.terms.referee == AUTO:
        beurt.after_lay(match, seat, True, NEW_PILE)


def _move(match: FritsenMatch, seat: i64, there: i64, cell: i64) -> None:
    table = match.table
    kind = table.unlay(table.top_at(there))
    table.put(seat, kind, cell)
    if table.askew == there:
        table.tidy()
    if match.events is not None:
        match.tell("moved", seat, [NAME[kind], CELL[cell]], "2-82")


def repair_cells(match: FritsenMatch) -> list[int]:
    """Where the pile to be moved may go."""
    return _cells_for(match, match.table.repair)


def _cells_for(match: FritsenMatch, pile: i64) -> list[int]:
    """Where a pile may be moved to: beside another one, or beside the closed one (2-78)."""
    table = match.table
    there = [STOCK_CELL, *[cell for cell in table.cells() if cell != pile]]
    free = [int(each >> 7) for each in list(table.spots) if (each & 63) in (EMPTY, NOT_OFFERED)]
    return [cell for cell in free if any(adjoin(cell, other) for other in there)]


def repair_late(match: FritsenMatch) -> None:
    """The first place in reading order will do."""
    move_pile(match, match.table.repairer, repair_cells(match)[0])


def take(match: FritsenMatch, seat: i64) -> None:
    """A card from the closed pile against the rules is kept (2-74, 2-76, 2-77)."""
    table = match.table
    act = act_of(match, seat, DID_TAKE, NO_KIND, STOCK_CELL, flags_now(match, seat))
    beurt.take(match, seat, 1, "take", "2-74")
    if table.size(seat) != 1:
        table.owes &= ~BIT[seat]
    settle_or_record(match, act)


def judge_take_now(match: FritsenMatch, seat: i64) -> str:
    """The rule against taking a card from the closed pile now."""
    return judge_take(flags_now(match, seat))


def settle_or_record(match: FritsenMatch, act: i64) -> None:
    """Auto calls a foul at once; at a table it waits to be called."""
    if match.table.terms.referee == AUTO:
        rule = judge(act, match.table.terms.pro)
        if rule:
            fine(match, seat_of_act(act), rule, deed_of(act), match.ply)
    else:
        record(match, act)


def forget(match: FritsenMatch, seat: i64) -> None:
    """The glass was not taken off first (2-135)."""
    table = match.table
    act = act_of(match, seat, DID_FORGET, NO_KIND, table.glass, flags_now(match, seat))
    if table.terms.referee == AUTO:
        fine(match, seat, "2-135", DID_FORGET, match.ply)
        blocks.lift(match, seat)
    else:
        record(match, act)


def forgot(match: FritsenMatch, seat: i64) -> bool:
    """Whether the glass that should have come off first in this turn still can (2-135)."""
    table = match.table
    if table.turn != seat or table.owner != seat or table.phase > ENDING:
        return False
    for i in range(len(table.acts)):
        act = table.acts[i]
        if deed_of(act) == DID_FORGET and seat_of_act(act) == seat and not has(act, OLD) and not has(act, SETTLED):
            return True
    return False


def stay_silent(match: FritsenMatch, seat: i64) -> None:
    """Laatste Frits was not said in time (2-95)."""
    table = match.table
    table.owes &= ~BIT[seat]
    if match.events is not None:
        match.tell("silent", seat, [], "2-95")
    if table.terms.referee in (STRICT, AUTO):
        drinks.charge(match, seat, DES, "2-95", seat, 2 * match.ply)
    else:
        record(match, act_of(match, seat, DID_SILENT, NO_KIND, STOCK_CELL, flags_now(match, seat)))


def put_glass(match: FritsenMatch, seat: i64, cell: i64) -> None:
    """The glass, too early (2-132) or on the closed pile (2-130)."""
    table = match.table
    early: i64 = EARLY if table.phase == WINDOW else 0
    act = act_of(match, seat, DID_GLASS, NO_KIND, cell, early)
    rule = judge(act, table.terms.pro)
    if table.terms.referee == AUTO and rule:
        if match.events is not None:
            match.tell("glass", seat, [CELL[cell]], "5-13")
        fine(match, seat, rule, DID_GLASS, match.ply)
        return
    if rule:
        table.was_glass = table.glass
        table.was_owner = table.owner
        table.early = table.phase == WINDOW
    blocks.put_glass(match, seat, cell)
    if table.phase == GLASS_TURN:
        was, owned = table.was_glass, table.was_owner
        blocks.shut_window(match)
        table.was_glass = was
        table.was_owner = owned
    if table.terms.referee != STRICT:
        record(match, act)


def touch(match: FritsenMatch, seat: i64, pile: i64) -> None:
    """A second dealt pile (2-51)."""
    act = act_of(match, seat, DID_PICK, NO_KIND, STOCK_CELL, EARLY)
    if match.events is not None:
        match.tell("touch", seat, [str(pile + 1)], "2-50")
    if match.table.terms.referee == AUTO:
        if match.events is not None:
            match.tell("foul", seat, [DEEDS[DID_PICK]], "2-51")
        setup.deal_again(match, BIT[seat], True, match.ply)
    else:
        record(match, act)


def deal(match: FritsenMatch, seat: i64) -> None:
    """By Frits, or by another who may not (2-43)."""
    if seat != match.table.frits and match.table.terms.referee == AUTO:
        if match.events is not None:
            match.tell("foul", seat, [DEEDS[DID_DEAL]], "2-43")
        setup.deal_again(match, BIT[seat], True, match.ply)
        return
    setup.deal(match, seat)
    if seat != match.table.frits:
        record(match, act_of(match, seat, DID_DEAL, NO_KIND, STOCK_CELL, EARLY))


def exchange(match: FritsenMatch, seat: i64) -> None:
    """The hand of who laid a 6 on a queen. Who begins before the nine seconds are over breaks 2-121: the cards change
    hands when they are."""
    table = match.table
    if table.waited:
        blocks.exchange(match)
        return
    if match.events is not None:
        match.tell("hasty", seat, [f"S{table.turn}"], "2-121")
    table.early = table.terms.referee != AUTO
    settle_or_record(match, act_of(match, seat, DID_EXCHANGE, NO_KIND, table.window, flags_now(match, seat)))


def call(match: FritsenMatch, seat: i64, slot: i64) -> bool:
    """An act is called: the engine knows the verdict (2-88). Whether it was right."""
    table = match.table
    at = find(match, slot)
    act = table.acts[at]
    rule = judge(act, table.terms.pro)
    ply = table.acts_at[at]
    settle(match, at)
    if match.events is not None:
        match.tell("call", seat, [str(slot + 1), f"S{seat_of_act(act)}", DEEDS[deed_of(act)]], "2-88")
    if rule:
        punish(match, act, rule, ply)
        return True
    if match.events is not None:
        match.tell("false-call", seat, [str(slot + 1)], "2-5")
    return bool(not table.rulings & FALSE_CALL_COSTS)


def punish(match: FritsenMatch, act: i64, rule: str, ply: i64) -> None:
    """The written penalty for what was done at that ply, and what is taken back or put right."""
    table = match.table
    deed, seat = deed_of(act), seat_of_act(act)
    if deed in (DID_PICK, DID_DEAL):
        if match.events is not None:
            match.tell("foul", seat, [DEEDS[deed]], rule)
        setup.deal_again(match, BIT[seat], True, ply)
        return
    fine(match, seat, rule, deed, ply)
    if deed == DID_LAY:
        _take_back(match, act, rule)
    elif deed == DID_FORGET:
        if table.glass != NO_CELL and table.owner == seat:
            blocks.lift(match, seat)
    elif deed == DID_GLASS:
        _glass_back(match, act, rule)
    else:
        mischief.undo(match, act)


def _take_back(match: FritsenMatch, act: i64, rule: str) -> None:
    """The card comes back unless it is covered, and the turn unless the next player has drawn or laid (2-88)."""
    table = match.table
    seat, kind, cell = seat_of_act(act), card_of(act), cell_of_act(act)
    at = table.top_at(cell)
    if at < 0 or (table.log[at] >> 9) & 63 != kind or table.log[at] >> 15 != seat:
        return
    if rule == "2-78":
        must_move(match, seat, cell)
        return
    table.unlay(at)
    if table.askew == cell:
        table.tidy()
    if table.place_out(seat):
        _come_back_in(match, seat)
    match.come_back(seat, kind)
    table.owes &= ~BIT[seat]
    if match.events is not None:
        match.tell("take-back", seat, [NAME[kind], CELL[cell]], PENALTY.get(rule, rule))
    flags = flags_of(act)
    if table.phase == FINAL and table.holders & (table.holders - 1):
        table.phase = ENDING
        ending.unlose(match)
    if flags & ON_TURN and not flags & (EARLY | LAID | PAUSED):
        _give_turn_back(match, act)


def _come_back_in(match: FritsenMatch, seat: i64) -> None:
    """Who went out against the rules is back in, and the rank is withdrawn (2-108)."""
    table = match.table
    found: i64 = 0
    n: i64 = 0
    outs = table.outs
    while outs:
        if (outs & 15) - 1 != seat:
            found |= (outs & 15) << (4 * n)
            n += 1
        outs >>= 4
    table.outs = found


def _give_turn_back(match: FritsenMatch, act: i64) -> None:
    """It goes on as the same turn, with the rest of its clock."""
    table = match.table
    seat, flags = seat_of_act(act), flags_of(act)
    same = table.turn == seat and table.phase == ENDING
    idle = has(act, OLD) and table.previous == seat and table.phase == TURN and table.turn != seat
    if not same and not idle:
        return
    if idle:
        _take_turn_back(match, seat)
    table.drawn = flags & DRAWN != 0
    table.phase = DRAWN_TURN if table.drawn else TURN
    table.laid = False
    table.counts[LAID_CARDS + seat] -= 1


def _take_turn_back(match: FritsenMatch, seat: i64) -> None:
    """The turn of the next player starts afresh later, uncounted so far; what was done in this one is of this turn
    again."""
    table = match.table
    acts = table.acts[:]
    for i in range(len(acts)):
        acts[i] &= ~BIT[OLD]
    table.acts = acts
    table.counts[TURNS + table.turn] -= 1
    table.turn = seat
    table.turn_since = table.previous_since
    table.began = table.before
    table.before = table.earlier
    table.previous = NOBODY


def _glass_back(match: FritsenMatch, act: i64, rule: str) -> None:
    """Off, or back to where it was; the mover may put it down again if it is still the turn (2-131, 2-133)."""
    table = match.table
    seat = seat_of_act(act)
    if table.owner != seat or table.glass != cell_of_act(act):
        return
    table.put_glass(table.was_glass)
    table.owner = table.was_owner if table.was_glass != NO_CELL else i64(NOBODY)
    table.was_glass = NO_CELL
    table.was_owner = NOBODY
    table.early = False
    again = has(act, OLD) and table.previous == seat and table.phase == TURN and table.turn != seat
    if again:
        _take_turn_back(match, seat)
    if again or (table.phase == ENDING and table.turn == seat):
        table.phase = GLASS_TURN
        table.waited = True
        table.window = _six_cell(match, seat)


def _six_cell(match: FritsenMatch, seat: i64) -> i64:
    """Where this turn's 6 lies."""
    table = match.table
    at = table.height - 1
    while at >= 0:
        if table.log[at] >> 15 == seat:
            return table.log[at] & 511
        at -= 1
    return NO_CELL


def confess(match: FritsenMatch, seat: i64) -> bool:
    """An unnoticed foul of the turn before: the others toast supermooi Victor (2-32); without one it was a wrong toast
    (2-83). Whether there was one."""
    table = match.table
    table.confessed = True
    if match.events is not None:
        match.tell("confess", seat, [], "2-32")
    guilty = False
    for i in range(len(table.acts)):
        act = table.acts[i]
        if seat_of_act(act) == seat and has(act, OLD) and not has(act, SETTLED) and judge(act, table.terms.pro):
            guilty = True
            settle(match, i)
            if deed_of(act) == DID_FORGET and table.owner == seat:
                blocks.lift(match, seat)
    if guilty:
        drinks.everyone(match, VICTORTJE, "2-32", seat, 2 * match.ply)
    return guilty


def possible(match: FritsenMatch, seat: i64) -> bool:
    """Whether a hand can do now what it may not: from the exchange of start hands on."""
    table = match.table
    if table.terms.referee == STRICT or not has(table.holders, seat) or table.phase == REPAIRING:
        return False
    return DIRTYING <= table.phase <= ENDING and (table.phase > DIRTYING or table.size(seat) > 2)


def foul_cells(match: FritsenMatch) -> list[int]:
    """Where a card can be put down: the piles, and every empty cell of the rows in use and two more."""
    table = match.table
    lowest_row = max([int(each >> 10) for each in list(table.spots) if each & 63 < 61], default=0)
    rows = min(lowest_row + 3, 40)
    return [8 * row + column for row in range(rows) for column in range(table.terms.columns) if row or column]


def lay_calls(match: FritsenMatch, seat: i64, legal: list[int]) -> list[int]:
    """Every card of the hand on every place of the board, without what may be done anyhow."""
    kinds = sorted(set(match.kinds_of(seat)))
    found = [cell * 53 + kind for cell in foul_cells(match) for kind in kinds]
    may = set(legal)
    return [action for action in found if action not in may]
