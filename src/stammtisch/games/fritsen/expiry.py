"""What the clock does for those who did not act."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.core.game import TABLE
from stammtisch.games.fritsen import (
    beurt,
    blocks,
    ending,
    fouls,
    leaving,
    setup,
    talk,
    votes,
)
from stammtisch.games.fritsen.cards import JACK
from stammtisch.games.fritsen.drinks import OPEN, set_state, state_of
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.moves import CLOCKS, EXPIRE, EXPIRE_SEAT, SEAT_CLOCKS
from stammtisch.games.fritsen.turn import (
    DIRTY_CLOCK,
    DIRTYING,
    FINAL_CLOCK,
    OWNER_CLOCK,
    PAUSE_CLOCK,
    PICKUP_CLOCK,
    QUESTION_CLOCK,
    REPAIR_CLOCK,
    SETUP_CLOCK,
    TURN_CLOCK,
    VOTE_CLOCK,
    WINDOW,
    WINDOW_CLOCK,
)

_RULES = ["2-35", "2-50", "2-64", "2-65", "2-121", "2-4", "2-4", "2-17", "2-82", "2-136", "2-101", "2-101"]
_SEAT_RULES = ["2-95", "2-7", "2-14", "2-22", "2-92"]


def expire(match: FritsenMatch, action: i64) -> None:
    if action >= EXPIRE_SEAT:
        _seat_clock(match, (action - EXPIRE_SEAT) // 10, (action - EXPIRE_SEAT) % 10)
        return
    clock = action - EXPIRE
    if match.events is not None:
        _tell(match, clock)
    if clock == TURN_CLOCK:
        _turn(match)
    elif clock == WINDOW_CLOCK:
        blocks.window_over(match)
    elif clock == SETUP_CLOCK:
        setup.setup_late(match)
    elif clock == PICKUP_CLOCK:
        setup.pick_late(match)
    elif clock == DIRTY_CLOCK:
        setup.first_turn(match)
    elif clock == VOTE_CLOCK:
        votes.vote_late(match)
    elif clock == QUESTION_CLOCK:
        votes.question_late(match)
    elif clock == PAUSE_CLOCK:
        leaving.back_again(match)
    elif clock == REPAIR_CLOCK:
        if match.table.phase == WINDOW:
            blocks.exchange(match)
        elif match.table.phase == DIRTYING:
            setup.give(match)
        else:
            fouls.repair_late(match)
    elif clock == OWNER_CLOCK:
        talk.owner_late(match)
    elif clock == FINAL_CLOCK:
        ending.settle(match)
    else:
        _drinks(match)


def _tell(match: FritsenMatch, clock: i64) -> None:
    """After a 6 on a jack the nine seconds are those of 2-132; where Frits exchanges by hand his time for it is up."""
    name, rule = CLOCKS[clock], _RULES[clock]
    if clock == WINDOW_CLOCK and JACK in [kind % 13 for kind in match.table.pile(match.table.window)[-2:]]:
        rule = "2-132"
    elif clock == REPAIR_CLOCK and match.table.phase == WINDOW:
        name, rule = "exchange", "5-12"
    elif clock == REPAIR_CLOCK and match.table.phase == DIRTYING:
        name, rule = "exchange", "2-55"
    match.tell("expire", TABLE, [name], rule)


def _turn(match: FritsenMatch) -> None:
    """The turn is over. A player who has not taken the glass off in time has forgotten it too (2-135)."""
    if beurt.must_lift(match, match.table.turn):
        fouls.forget(match, match.table.turn)
    beurt.time_out(match)


def _drinks(match: FritsenMatch) -> None:
    """What nobody confirms in the end counts as drunk."""
    table = match.table
    for i in range(len(table.drinks)):
        if state_of(table.drinks[i]) == OPEN:
            set_state(match, i, 1)
    ending.end(match)


def _seat_clock(match: FritsenMatch, clock: i64, seat: i64) -> None:
    table = match.table
    if match.events is not None:
        fetching = clock == 2 and (table.reasons >> (2 * seat)) & 3 == 1
        match.tell("expire", seat, [SEAT_CLOCKS[clock]], "2-15" if fetching else _SEAT_RULES[clock])
    if clock == 0:
        fouls.stay_silent(match, seat)
    elif clock == 1:
        talk.stand(match, seat)
    elif clock == 2:
        talk.stay(match, seat)
    elif clock == 3:
        talk.return_late(match, seat)
    else:
        table.quizzed &= ~BIT[seat]
        assert not has(table.quizzed, seat)
