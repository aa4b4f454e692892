"""What somebody did, as open facts: it is written down to be judged, and a foul costs what the rulebook says."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.core.vecs import append
from stammtisch.games.fritsen import drinks
from stammtisch.games.fritsen.deeds import (
    DEEDS,
    DID_FORGET,
    DRAWN,
    EARLY,
    EXCHANGING,
    JOKERS,
    LAID,
    ON_TURN,
    PAUSED,
    SETTLED,
    deed_of,
    seat_of_act,
    slot_of,
)
from stammtisch.games.fritsen.drinks import DES, DOUBLE
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.moves import SLOTS
from stammtisch.games.fritsen.piles import NOTHING
from stammtisch.games.fritsen.rules import (
    PENALTY,
)
from stammtisch.games.fritsen.terms import TABLE_CALLS
from stammtisch.games.fritsen.turn import CLOSING, DIRTYING, DRAWN_TURN, TURN


def flags_now(match: FritsenMatch, seat: i64) -> i64:
    """The open facts of a deed by this seat."""
    table = match.table
    found: i64 = 0
    if table.phase <= DIRTYING:
        found |= EARLY
        if seat == table.willem:
            found |= ON_TURN
        if seat == table.exchanging:
            found |= EXCHANGING
    elif seat == table.turn:
        found |= ON_TURN
        if table.phase == DRAWN_TURN:
            found |= DRAWN
        elif table.phase != TURN:
            found |= LAID
    if table.away:
        found |= PAUSED
    if table.jokers():
        found |= JOKERS
    return found


def act_of(match: FritsenMatch, seat: i64, deed: i64, kind: i64, cell: i64, flags: i64) -> i64:
    """What is done, without a verdict."""
    table = match.table
    found = kind + table.code_at(cell) * 64 + cell * 8192 + seat * 4194304
    return found + (table.size(seat) & 127) * 67108864 + flags * 8589934592 + deed * 2199023255552


def fine(match: FritsenMatch, seat: i64, rule: str, deed: i64, ply: i64) -> None:
    """What breaking a rule costs (2-1 where nothing else is laid down), charged for what was done at that ply (2-6)."""
    penalty = PENALTY.get(rule, rule)
    if match.events is not None:
        match.tell("foul", seat, [DEEDS[deed]], rule)
    drinks.charge(match, seat, DOUBLE if penalty in ("2-76", "2-18") else DES, penalty, seat, 2 * ply)


def record(match: FritsenMatch, act: i64) -> None:
    """What can be called, at a table that calls, until the potje closes; what had its number before makes room."""
    table = match.table
    if table.terms.referee != TABLE_CALLS or table.phase >= CLOSING:
        return
    acts, plies = NOTHING, NOTHING
    for i in range(len(table.acts)):
        if slot_of(table.acts[i]) != table.slot:
            acts = append(acts, table.acts[i])
            plies = append(plies, table.acts_at[i])
    table.acts = append(acts, act + table.slot * 35184372088832)
    table.acts_at = append(plies, match.ply)
    table.slot = (table.slot + 1) % SLOTS


def find(match: FritsenMatch, slot: i64) -> i64:
    """Where an act stands that can be called; -1 if there is none of that number."""
    acts = match.table.acts
    for i in range(len(acts)):
        if slot_of(acts[i]) == slot and not has(acts[i], SETTLED):
            return i
    return -1


def forget_acts(match: FritsenMatch) -> None:
    """Nothing that was done can be called any more."""
    match.table.acts = NOTHING
    match.table.acts_at = NOTHING


def forget_acts_of(match: FritsenMatch, seat: i64) -> None:
    """What a player who stops has done cannot be called any more (2-30)."""
    table = match.table
    acts, plies = NOTHING, NOTHING
    for i in range(len(table.acts)):
        if seat_of_act(table.acts[i]) != seat:
            acts = append(acts, table.acts[i])
            plies = append(plies, table.acts_at[i])
    table.acts = acts
    table.acts_at = plies


def forgive_glass(match: FritsenMatch) -> None:
    """A new 5-13 ends it that a glass was forgotten (2-135)."""
    acts = match.table.acts
    for i in range(len(acts)):
        if deed_of(acts[i]) == DID_FORGET:
            settle(match, i)


def settle(match: FritsenMatch, at: i64) -> None:
    acts = match.table.acts[:]
    acts[at] |= BIT[SETTLED]
    match.table.acts = acts
