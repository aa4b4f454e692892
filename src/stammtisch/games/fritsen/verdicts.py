"""What is called or confessed: the verdict, what it costs, and what is taken back or put right (2-88, 2-32)."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.games.fritsen import blocks, drinks, ending, fouls, mischief, setup
from stammtisch.games.fritsen.acts import (
    find,
    fine,
    settle,
)
from stammtisch.games.fritsen.board import CELL, NO_CELL
from stammtisch.games.fritsen.cards import NAME
from stammtisch.games.fritsen.deeds import (
    DEEDS,
    DID_DEAL,
    DID_FORGET,
    DID_GLASS,
    DID_LAY,
    DID_PICK,
    DRAWN,
    EARLY,
    LAID,
    OLD,
    ON_TURN,
    SETTLED,
    card_of_act,
    cell_of_act,
    deed_of,
    flags_of,
    seat_of_act,
)
from stammtisch.games.fritsen.drinks import VICTORTJE
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.rules import (
    PENALTY,
    judge,
)
from stammtisch.games.fritsen.seats import LAID_CARDS, NOBODY, TURNS
from stammtisch.games.fritsen.terms import FALSE_CALL_COSTS
from stammtisch.games.fritsen.turn import DRAWN_TURN, ENDING, FINAL, GLASS_TURN, TURN


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
    seat, kind, cell = seat_of_act(act), card_of_act(act), cell_of_act(act)
    at = table.top_at(cell)
    if at < 0 or (table.log[at] >> 9) & 63 != kind or table.log[at] >> 15 != seat:
        return
    if rule == "2-78":
        fouls.must_move(match, seat, cell)
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
        ending.unlose(match)
    if flags & ON_TURN and not flags & (EARLY | LAID):
        _give_turn_back(match, act)


def _come_back_in(match: FritsenMatch, seat: i64) -> None:
    """A player who went out against the rules is back in, and the rank is withdrawn (2-108)."""
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
    """Off, or back to where it was; the mover may put it down again if it is still the turn, or the next player has
    neither drawn nor laid (2-131, 2-133)."""
    table = match.table
    seat = seat_of_act(act)
    if table.owner != seat or table.glass != cell_of_act(act):
        return
    table.return_glass()
    table.early = False
    again = has(act, OLD) and table.previous == seat and table.phase == TURN and table.turn != seat
    if again:
        _take_turn_back(match, seat)
    if again or (table.phase == ENDING and table.turn == seat):
        table.phase = GLASS_TURN
        table.waited = True
        table.window = _six_cell(match, seat)


def _six_cell(match: FritsenMatch, seat: i64) -> i64:
    """The cell of this turn's 6."""
    table = match.table
    at = table.height - 1
    while at >= 0:
        if table.log[at] >> 15 == seat:
            return table.log[at] & 511
        at -= 1
    return NO_CELL


def confess(match: FritsenMatch, seat: i64) -> bool:
    """An unnoticed foul of the turn before: the others toast supermooi Victor (2-32); without one it was a wrong toast
    (2-83). Whether there was one. Where the turn is hidden others can err too, and a wrong one changes nothing else."""
    table = match.table
    hidden = table.hides_turn()
    was_his = table.previous == seat and not table.seems_over(seat)
    if match.events is not None:
        match.tell("confess", seat, [], "2-32")
    guilty = False
    for i in range(len(table.acts)):
        act = table.acts[i]
        mine = seat_of_act(act) == seat and was_his
        if mine and has(act, OLD) and not has(act, SETTLED) and judge(act, table.terms.pro):
            guilty = True
            settle(match, i)
            if deed_of(act) == DID_FORGET and table.owner == seat:
                blocks.lift(match, seat)
    table.confessed = guilty or not hidden
    if guilty:
        drinks.everyone(match, VICTORTJE, "2-32", seat, 2 * match.ply)
    return guilty
