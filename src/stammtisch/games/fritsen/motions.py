"""What can be put to the vote, the rule behind it, and how many must agree."""

from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.games.fritsen.company import NO_BALLOT
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.moves import (
    AWARDS,
    FUMBLE,
    NOMINATE,
    PAUSE,
    PROPOSE_CROOKED,
    PROPOSE_NO_DIRTY,
    PROPOSE_PACKS,
    PROPOSE_SHUFFLE,
    PROPOSE_UNTIDY,
    REMOVE,
    REPORT,
    REPORTS,
    RULINGS,
    SILLY,
    UNCLEAR,
    WAIVE,
)
from stammtisch.games.fritsen.seats import NOBODY


def rule_of(action: i64) -> str:
    """The rule behind what is proposed."""
    if action == PROPOSE_PACKS:
        return "2-36"
    if action == PROPOSE_NO_DIRTY:
        return "2-56"
    if action == PROPOSE_SHUFFLE:
        return "2-39"
    if action == PROPOSE_CROOKED:
        return "2-48"
    if action == PROPOSE_UNTIDY:
        return "2-79"
    if action < PAUSE + 3:
        return "2-16"
    if action < SILLY:
        return "2-3"
    if action < REMOVE:
        return "2-5"
    if action < WAIVE:
        return "2-30"
    if action < WAIVE + 10:
        return "2-8"
    return REPORTS[(action - REPORT) // 10] if action < NOMINATE else AWARDS[(action - NOMINATE) // 10]


def motion(action: i64) -> str:
    """What is voted on, in one word."""
    if PROPOSE_PACKS <= action <= PROPOSE_UNTIDY:
        return ["packs", "no-dirty", "shuffle", "crooked", "untidy"][action - PROPOSE_PACKS]
    if action < PAUSE + 3:
        return "pause"
    if action < SILLY:
        return RULINGS[action - UNCLEAR]
    if action < WAIVE + 10:
        return ["silly", "remove", "waive"][(action - SILLY) // 10]
    return rule_of(action)


def whom(action: i64) -> list[str]:
    """Whom it concerns."""
    if action < SILLY:
        return []
    return [f"S{(action - (SILLY if action < REPORT else REPORT)) % 10}"]


def needed(match: FritsenMatch, action: i64) -> i64:
    """More than half of all players, and two thirds to remove one or to forbid vuil Fritsen."""
    players = count(match.table.players())
    if action == PROPOSE_NO_DIRTY or REMOVE <= action < WAIVE:
        return (2 * players + 2) // 3
    return players // 2 + 1


def is_motion(seat: i64, action: i64) -> bool:
    """Whether it puts something to the vote; an own mishap needs no vote, but nobody speaks for two (2-42)."""
    if REPORT <= action < NOMINATE and (action - REPORT) % 10 == seat:
        return REPORTS[(action - REPORT) // 10] == "2-42"
    named = action == PAUSE + 2 or UNCLEAR <= action < WAIVE + 10 or REPORT <= action < FUMBLE
    return named or PROPOSE_PACKS <= action <= PROPOSE_UNTIDY


def is_reading(action: i64) -> bool:
    return UNCLEAR <= action < SILLY


def shut(match: FritsenMatch) -> None:
    """No vote is open."""
    table = match.table
    table.vote = NO_BALLOT
    table.vote_by = NOBODY
    table.vote_act = 0
    table.yes = 0
    table.no = 0
