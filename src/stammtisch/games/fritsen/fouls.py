"""Fouls that hands can make: judged at once (auto), or left until somebody calls them (table)."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.games.fritsen import beurt, blocks, drinks, setup
from stammtisch.games.fritsen.acts import (
    act_of,
    fine,
    flags_now,
    record,
)
from stammtisch.games.fritsen.board import CELL, NO_CELL, STOCK_CELL, adjoin
from stammtisch.games.fritsen.cards import NAME, NO_KIND
from stammtisch.games.fritsen.deeds import (
    ADJOINS,
    DEEDS,
    DID_DEAL,
    DID_EARLY,
    DID_EXCHANGE,
    DID_FORGET,
    DID_GLASS,
    DID_LAY,
    DID_PICK,
    DID_SILENT,
    DID_TAKE,
    EARLY,
    OLD,
    SETTLED,
    deed_of,
    seat_of_act,
)
from stammtisch.games.fritsen.drinks import DES
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.rules import (
    EMPTY,
    NEW_PILE,
    NOT_OFFERED,
    PENALTY,
    judge,
    judge_take,
)
from stammtisch.games.fritsen.seats import NOBODY
from stammtisch.games.fritsen.terms import AUTO, STRICT
from stammtisch.games.fritsen.turn import (
    DIRTYING,
    ENDING,
    FINAL,
    GLASS_TURN,
    REPAIR_CLOCK,
    REPAIRING,
    WINDOW,
)


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
    """The places where the pile to be moved may go."""
    return _cells_for(match, match.table.repair)


def _cells_for(match: FritsenMatch, pile: i64) -> list[int]:
    """The places where a pile may be moved to: beside another one, or beside the closed one (2-78)."""
    table = match.table
    there = [STOCK_CELL, *[cell for cell in table.cells() if cell != pile]]
    free = [int(each >> 7) for each in list(table.spots) if (each & 63) in (EMPTY, NOT_OFFERED)]
    return [cell for cell in free if any(adjoin(cell, other) for other in there)]


def repair_late(match: FritsenMatch) -> None:
    """The first place in reading order will do."""
    move_pile(match, match.table.repairer, repair_cells(match)[0])


def take(match: FritsenMatch, seat: i64) -> None:
    """A card that is taken against the rules is kept (2-74, 2-76, 2-77). A player who exchanges the start hand and
    takes the new cards breaks 2-57 with the first of them; Frits still gives the rest."""
    table = match.table
    act = act_of(match, seat, DID_TAKE, NO_KIND, STOCK_CELL, flags_now(match, seat))
    another = seat == table.exchanging and table.size(seat) > 0
    beurt.take(match, seat, 1, "take", "2-74")
    if table.size(seat) != 1:
        table.owes &= ~BIT[seat]
    if not another:
        settle_or_record(match, act)
    if seat == table.exchanging and table.promised() == 0:
        table.exchanging = NOBODY


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
    table.forget_earlier_glass()
    if rule:
        table.was_glass = table.glass
        table.was_owner = table.owner
        table.early = table.phase == WINDOW
    blocks.put_glass(match, seat, cell)
    if table.phase == GLASS_TURN:
        blocks.shut_window(match)
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


def pick_early(match: FritsenMatch, seat: i64, pile: i64) -> None:
    """A pile that is still being dealt is taken up, and kept (2-53)."""
    setup.pick(match, seat, pile)
    settle_or_record(match, act_of(match, seat, DID_EARLY, NO_KIND, STOCK_CELL, EARLY))


def deal(match: FritsenMatch, seat: i64) -> None:
    """A round, by Frits or by another who may not (2-43)."""
    if seat != match.table.frits and match.table.terms.referee == AUTO:
        if match.events is not None:
            match.tell("foul", seat, [DEEDS[DID_DEAL]], "2-43")
        setup.deal_again(match, BIT[seat], True, match.ply)
        return
    setup.deal_round(match, seat)
    if seat != match.table.frits:
        record(match, act_of(match, seat, DID_DEAL, NO_KIND, STOCK_CELL, EARLY))


def exchange(match: FritsenMatch, seat: i64) -> None:
    """Frits gives new cards for a start hand (2-55), or after a 6 on a queen. If he begins with those before the nine
    seconds are over he breaks 2-121, and the cards change hands when they are."""
    table = match.table
    if table.phase == DIRTYING:
        setup.give(match)
        return
    if table.waited:
        blocks.exchange(match)
        return
    if match.events is not None:
        match.tell("hasty", seat, [f"S{table.turn}"], "2-121")
    table.early = True
    settle_or_record(match, act_of(match, seat, DID_EXCHANGE, NO_KIND, table.window, flags_now(match, seat)))


def possible(match: FritsenMatch, seat: i64) -> bool:
    """Whether a hand can break a rule now: it holds cards, and the exchange of start hands has begun."""
    table = match.table
    if seat == table.exchanging:
        return False
    if table.terms.referee == STRICT or not has(table.holders, seat) or table.phase == REPAIRING:
        return False
    return DIRTYING <= table.phase <= ENDING and (table.phase > DIRTYING or table.size(seat) > 2)


def foul_cells(match: FritsenMatch) -> list[int]:
    """The places where a card can be put down: the piles, and every empty cell of the rows in use and two more."""
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
