"""The windows that a clock may close."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, lowest, member
from stammtisch.core.game import TABLE, Deadline
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen.moves import CLOCKS, EXPIRE, EXPIRE_SEAT, SEAT_CLOCKS, SILLY, UNCLEAR
from stammtisch.games.fritsen.seats import NOBODY
from stammtisch.games.fritsen.table import FritsenTable
from stammtisch.games.fritsen.terms import TABLE_CALLS
from stammtisch.games.fritsen.turn import (
    DIRTY_CLOCK,
    FINAL_CLOCK,
    FINISHED,
    OWNER_CLOCK,
    PAUSE_CLOCK,
    QUESTION_CLOCK,
    REPAIR_CLOCK,
    REPAIRING,
    ROLES,
    TURN,
    TURN_CLOCK,
    VOTE_CLOCK,
    WINDOW,
    WINDOW_CLOCK,
)

SECONDS: Final = [0, 0, 0, 0, 9, 30, 30, 600, 9, 9, 9, 0]  # 0: as long as a turn
SEAT_SECONDS: Final = [9, 3, 9, 9, 9]
_MAIN_CLOCK: Final = vec[i64]([6, 0, 1, 2, 3, 3, 4, 3, 8, 3, 10, 11, -1])
"""For each phase the clock that ends it."""


def deadlines(table: FritsenTable) -> list[Deadline]:
    """Every clock of the rulebook, and ours; a pause holds those of play."""
    if table.terms.seconds == 0 or table.phase == FINISHED:
        return []
    found: list[Deadline] = []
    runs = table.away == 0
    main = _MAIN_CLOCK[table.phase]
    if (table.phase == WINDOW and table.waited) or table.exchanging != NOBODY:
        main = REPAIR_CLOCK
    if main >= 0:
        since = table.turn_since
        if main == WINDOW_CLOCK:
            since = table.window_since
        elif main != TURN_CLOCK:
            since = table.since[main]
        asked = table.acting() if runs else BIT[TABLE]
        if main == TURN_CLOCK:
            asked = BIT[table.turn]
        elif main == WINDOW_CLOCK and runs:
            asked = table.can_block() or BIT[TABLE]
        held = not runs or (table.ladder != 0 and table.phase != ROLES) or _waits(table)
        if main != TURN_CLOCK or not table.turn_is_played():
            found.append(_deadline(table, main, since, not held, asked))
    if table.exchanging != NOBODY:
        found.append(_deadline(table, DIRTY_CLOCK, table.since[DIRTY_CLOCK], False, BIT[TABLE]))
    found += _turns_that_wait(table)
    if table.vote:
        found.append(
            _deadline(table, VOTE_CLOCK, table.since[VOTE_CLOCK], True, table.players() & ~table.yes & ~table.no)
        )
    if table.ladder and table.phase != ROLES:
        found.append(_deadline(table, QUESTION_CLOCK, table.since[QUESTION_CLOCK], True, BIT[table.decider()]))
    if table.away:
        found.append(_deadline(table, PAUSE_CLOCK, table.since[PAUSE_CLOCK], True, table.away))
    if table.asked_glass:
        found.append(_deadline(table, OWNER_CLOCK, table.since[OWNER_CLOCK], True, BIT[TABLE]))
    open_for = [table.owes, table.slips, table.leaving, table.hands_held(), table.quizzed]
    for clock in range(5):
        seats = open_for[clock]
        while seats:
            found.append(
                _seat_deadline(table, clock, member(lowest(seats)), (runs and not _waits(table)) or clock != 0)
            )
            seats &= seats - 1
    return found


def _turns_that_wait(table: FritsenTable) -> list[Deadline]:
    """Clocks of turns that stand still: that of a player on turn who may only wait, and where fouls are called that of
    a turn which a call may bring back, with the rest of its time (2-88). Until somebody calls, this one is nobody's."""
    found: list[Deadline] = []
    phase, calls = table.phase, table.terms.referee == TABLE_CALLS
    if phase in (WINDOW, REPAIRING):
        found.append(_deadline(table, TURN_CLOCK, table.turn_since, False, BIT[table.turn]))
    elif calls and table.turn_is_played():
        found.append(_deadline(table, TURN_CLOCK, table.turn_since, False, 0))
    if calls and table.previous != NOBODY and phase in (TURN, REPAIRING):
        found.append(_deadline(table, TURN_CLOCK, table.previous_since, False, 0))
    return found


def _waits(table: FritsenTable) -> bool:
    """Clocks stand still while a question of 2-3 or 2-4 is open."""
    return UNCLEAR <= table.vote - 1 < SILLY or (table.ladder != 0 and table.phase != ROLES)


def _deadline(table: FritsenTable, clock: i64, since: i64, running: bool, seats: i64) -> Deadline:
    """No window is skippable where the turn is hidden: that would tell that nobody owes laatste Frits (2-92, 2-95)."""
    seconds = SECONDS[clock] or table.terms.seconds
    idle = table.acting() == BIT[TABLE] and clock in (WINDOW_CLOCK, FINAL_CLOCK) and not table.hides_turn()
    return Deadline(CLOCKS[clock], EXPIRE + int(clock), seconds, int(since), running, int(seats), idle)


def _seat_deadline(table: FritsenTable, clock: i64, seat: i64, running: bool) -> Deadline:
    since = int(table.since[12 + 10 * clock + seat])
    action = EXPIRE_SEAT + 10 * int(clock) + int(seat)
    return Deadline(SEAT_CLOCKS[clock], action, SEAT_SECONDS[clock], since, running, int(BIT[seat]))
