"""Untidy cards (2-79 to 2-82) and dropped ones (2-28)."""

from mypy_extensions import i64

from stammtisch.games.fritsen import drinks
from stammtisch.games.fritsen.board import CELL, NO_CELL
from stammtisch.games.fritsen.cards import NAME
from stammtisch.games.fritsen.drinks import DES
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.moves import ASKEW, BURY, FUMBLE, STRAIGHTEN
from stammtisch.games.fritsen.table import NOBODY


def do(match: FritsenMatch, seat: i64, action: i64) -> None:
    table = match.table
    if action == ASKEW:
        table.askew = table.log[table.height - 1] & 511
        table.untidy_seat = seat
        if match.events is not None:
            match.tell("askew", seat, [CELL[table.askew]], "2-79")
    elif action == STRAIGHTEN:
        table.askew = NO_CELL
        table.untidy_seat = NOBODY
        if match.events is not None:
            match.tell("straighten", seat, [], "2-82")
    elif FUMBLE <= action < BURY:
        kind = action - FUMBLE
        if match.events is not None:
            match.tell("fumble", seat, [NAME[kind]], "2-28")
        match.let_go(seat, kind)
        match.come_back(seat, kind)
        drinks.charge(match, seat, DES, "2-28", seat, 2 * match.ply)
