"""What the clock does for those who did not act (F-202)."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, members
from stammtisch.core.game import TABLE, Moves
from stammtisch.games.frantic.hands import FranticHands
from stammtisch.games.frantic.moves import DRAW, END, PASS
from stammtisch.games.frantic.table import COUNTERING, DRAWN, TRYING, TURN


def expire(match: FranticHands) -> None:
    """Windows are passed, a turn ends with a card drawn, and whatever else is asked is chosen by lot (F-202, F-203)."""
    table = match.table
    late, since = table.waiting, table.since
    if match.events is not None:
        match.tell("expire", TABLE, [f"S{seat}" for seat in members(late)], "F-202")
    found = Moves()
    phase = table.phase
    for seat in members(late):
        while table.phase == phase and table.since == since and table.waiting & BIT[seat]:
            match.do(seat, _default(match, seat, found))
            if table.phase == DRAWN and phase == TURN:
                match.do(seat, END)


def _default(match: FranticHands, seat: i64, found: Moves) -> i64:
    table = match.table
    if table.phase == COUNTERING or table.phase == TRYING:
        return PASS
    if table.phase == DRAWN:
        return END
    if table.phase == TURN and table.left:
        return DRAW
    return match.pick(seat, match.rng, found)
