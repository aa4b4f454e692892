"""Why not: the rule against an action that a seat may not do now."""

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.game import NOT_ASKED, NOT_HELD, NOT_NOW, TABLE, WINDOW_CLOSED
from stammtisch.games.frantic.cards import EQUALITY, EXCHANGE, FACES, FANTASTIC, FUCK_YOU, SKIP, held
from stammtisch.games.frantic.match import FranticMatch
from stammtisch.games.frantic.moves import (
    AGREE,
    CANNOT,
    DISCARD,
    DRAW,
    END,
    GIVE,
    HIT,
    LAY_COUNTER,
    LAY_NICE_TRY,
    PASS,
    SEND,
    STAKE,
    TAKE,
    TARGET,
    WISH,
)
from stammtisch.games.frantic.rules import unfit
from stammtisch.games.frantic.table import (
    AIMING,
    COUNTERING,
    DISCARDING,
    DRAWN,
    FOLLOWING,
    GIVING,
    SPLITTING,
    SPREADING,
    STAKING,
    TAKING,
    TREATING,
    TRYING,
    WISHING,
)


def refusal(match: FranticMatch, seat: i64, action: i64) -> str:
    """The rule that tells most; a stale answer meets a closed window, and changes nothing (F-202)."""
    if seat == TABLE:
        return WINDOW_CLOSED
    if action > AGREE:
        return NOT_NOW
    if action == PASS:
        return WINDOW_CLOSED
    if not has(match.table.waiting, seat):
        return _unasked(action)
    if action < TARGET:
        return _no_turn(match, seat, action)
    if action < GIVE:
        return _no_attack(match, seat, action)
    return _no_choice(match, seat, action)


def _unasked(action: i64) -> str:
    """Counterattack and Nice Try have their moments (F-102, F-117)."""
    if action == LAY_COUNTER:
        return "F-102"
    return "F-117" if action == LAY_NICE_TRY else NOT_ASKED


def _no_turn(match: FranticMatch, seat: i64, action: i64) -> str:
    table = match.table
    if table.phase > FOLLOWING:
        return "F-059" if table.phase == WISHING else NOT_NOW
    if action < DRAW:
        return _no_play(match, seat, action)
    if action == END:
        return "F-035"
    if table.phase == DRAWN:
        return "F-033" if action == CANNOT else "F-034"
    follows = table.phase == FOLLOWING
    if (match.fitting(seat) or match.wild(seat)) and (follows or table.left == 0):
        return "F-063" if follows else "F-036"
    if action == CANNOT:
        return "F-064" if follows else "F-032"
    return "F-068" if follows else "F-037"


def _no_play(match: FranticMatch, seat: i64, kind: i64) -> str:
    if held(match.hands, 3 * seat, kind) == 0:
        return NOT_HELD
    return "F-084" if kind == FUCK_YOU else unfit(match.table.demand, kind)


def _no_attack(match: FranticMatch, seat: i64, action: i64) -> str:
    """Against aiming, splitting, answering or wishing."""
    phase = match.table.phase
    if action < HIT:
        return _no_target(match, seat, action - TARGET) if phase == AIMING else NOT_NOW
    if action < LAY_COUNTER:
        if phase != SPLITTING:
            return NOT_NOW
        return "F-061" if (action - HIT) // 4 == seat else "F-094"
    if action == LAY_COUNTER:
        return NOT_HELD if phase == COUNTERING else "F-102"
    if action == LAY_NICE_TRY:
        return NOT_HELD if phase == TRYING else "F-117"
    return "F-091" if phase == WISHING and action > WISH else NOT_NOW


def _no_target(match: FranticMatch, seat: i64, target: i64) -> str:
    if target == seat:
        return "F-061"
    if target >= match.seats:
        return NOT_NOW
    attack = match.table.attack
    assert attack == EQUALITY or (attack < FANTASTIC and attack % FACES == SKIP)
    return "F-098" if attack == EQUALITY else "F-070"


def _no_choice(match: FranticMatch, seat: i64, action: i64) -> str:
    """Against giving, discarding, staking, taking or sending a card."""
    phase = match.table.phase
    if action < DISCARD:
        return _no_gift(match, action - GIVE) if phase == GIVING else NOT_NOW
    if action < STAKE:
        return NOT_HELD if phase == DISCARDING else NOT_NOW
    if action < TAKE:
        return NOT_HELD if phase == STAKING else NOT_NOW
    if action < SEND:
        return "F-155" if phase == TAKING else NOT_NOW
    if action == AGREE or phase not in (TREATING, SPREADING):
        return NOT_NOW
    if (action - SEND) % 8 == seat:
        return "F-169" if phase == TREATING else "F-159"
    return NOT_HELD if (action - SEND) % 8 < match.seats else NOT_NOW


def _no_gift(match: FranticMatch, kind: i64) -> str:
    """Fuck You may not be handed over on purpose (F-077, F-081)."""
    if kind != FUCK_YOU:
        return NOT_HELD
    return "F-081" if match.table.attack % FACES == EXCHANGE else "F-077"
