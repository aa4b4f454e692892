"""The rulebook's judgements: what the pile asks, what a card does to it, which card is lowest."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import lowest, member
from stammtisch.core.vecs import vec
from stammtisch.games.mezza.cards import (
    FOUR,
    HALF,
    JOKER,
    KINDS,
    NINE_HALF,
    SEVEN,
    SIX_HALF,
    THREE_HALF,
    ZERO,
    held,
)

# What the pile asks is a function of the pile alone. From 1 to 14 it is that kind or higher.
ANY: Final = 0
AT_MOST_FOUR: Final = 15
ON_THREE_HALF: Final = 16
ON_SIX_HALF: Final = 17
ON_NINE_HALF: Final = 18
FORMED_FOUR: Final = 19
FORMED_SEVEN: Final = 20
DEMANDS: Final = 21

_ASKED: Final = {
    FOUR: AT_MOST_FOUR,
    THREE_HALF: ON_THREE_HALF,
    SIX_HALF: ON_SIX_HALF,
    NINE_HALF: ON_NINE_HALF,
    ZERO: ANY,
}
_UNDER_JOKER: Final = {
    ON_THREE_HALF: THREE_HALF,
    ON_SIX_HALF: SIX_HALF,
    ON_NINE_HALF: NINE_HALF,
    FORMED_FOUR: AT_MOST_FOUR,
    FORMED_SEVEN: SEVEN,
}
_WITH_HALF: Final = {
    ON_THREE_HALF: FORMED_FOUR,
    FORMED_FOUR: FORMED_FOUR,
    ON_SIX_HALF: FORMED_SEVEN,
    FORMED_SEVEN: FORMED_SEVEN,
}


def _fits(demand: int, kind: int) -> bool:
    """Higher or equal (M-040, M-043, M-140, M-141, M-142), lower or equal on a 4 (M-143, M-146); a joker always
    (M-100, M-106); a ½ also on a card it completes (M-111) and on another ½ (M-115)."""
    if kind in (JOKER, ZERO) or demand == ANY:
        return True
    if demand in (AT_MOST_FOUR, FORMED_FOUR):
        return kind <= FOUR
    if kind == HALF and demand >= ON_THREE_HALF:
        return True
    return kind >= _UNDER_JOKER.get(demand, demand)


def _after(demand: int, kind: int) -> int:
    """What the pile asks once a kind lies on it.

    A blank joker keeps the value under it (M-101, M-102), if there is any (M-104), but ends a combination (M-117);
    on a 0 everything fits (M-107, M-108). A ½ on 3½ or 6½ forms a 4 or a 7 (M-111) and so do more of them (M-114,
    M-116); elsewhere it is a plain ½ (M-118, M-119). All other cards are worth what they are, also on a ½ (M-113),
    each 4 anew (M-145) and for one card only (M-144), a 7 as a number (M-152).
    """
    if kind == JOKER:
        return _UNDER_JOKER.get(demand, demand)
    if kind == HALF:
        return _WITH_HALF.get(demand, HALF)
    return _ASKED.get(kind, kind)


def _starts(low: int, kind: int) -> bool:
    """Whether a hand may hold a kind when another is the lowest in any hand (M-031, M-034)."""
    if low <= ZERO:
        return kind <= low
    return kind <= ZERO or kind >= low


FITTING: Final = vec[i64]([sum(15 << 4 * kind for kind in range(KINDS) if _fits(d, kind)) for d in range(DEMANDS)])
"""By demand, what to cut a pack with to keep the kinds that fit."""
AFTER: Final = vec[i64]([_after(demand, kind) for demand in range(DEMANDS) for kind in range(KINDS)])
"""By demand and kind, the demand that follows."""

STARTERS: Final = vec[i64]([sum(15 << 4 * kind for kind in range(KINDS) if _starts(low, kind)) for low in range(KINDS)])
"""By the lowest kind in any hand, what to cut a pack with to keep what the hands may hold."""


def stealable(demand: i64) -> bool:
    """Whether a 3½, 6½ or 9½ lies open to a ½ (M-120)."""
    return ON_THREE_HALF <= demand <= ON_NINE_HALF


def covered(demand: i64) -> bool:
    """Whether a joker covers a 3½, 6½ or 9½, so that no ½ completes it (M-117): only there it is a plain number."""
    return demand in (THREE_HALF, SIX_HALF, NINE_HALF)


def skips(demand: i64, kind: i64) -> bool:
    """Whether the next seat misses a turn: after a 7 (M-150, M-155) or one formed by the first ½ (M-112,
    M-116), not after a joker on it (M-103)."""
    return kind == SEVEN or (kind == HALF and demand == ON_SIX_HALF)


def makes_ten(demand: i64, kind: i64) -> bool:
    """Whether a ½ completes a 9½ (M-160, M-162)."""
    return kind == HALF and demand == ON_NINE_HALF


def lowest_kind(pack: i64) -> i64:
    """The lowest number (M-030); the jokers are none (M-031), and of these the 0 comes first (M-034, M-200)."""
    numbers = pack >> 8
    if numbers:
        return HALF + member(lowest(numbers)) // 4
    if held(pack, ZERO):
        return ZERO
    return JOKER


def formed(demand: i64) -> str:
    """The 4 or 7 that a ½ on top has formed; empty if it has formed none (M-111)."""
    if demand == FORMED_FOUR:
        return "4"
    return "7" if demand == FORMED_SEVEN else ""


def completed(demand: i64) -> str:
    """What a ½ would form with the card that lies open to it: 4, 7 or 10; empty if there is none (M-111)."""
    return ["4", "7", "10"][demand - ON_THREE_HALF] if stealable(demand) else ""


def worth(demand: i64) -> str:
    """The value that a blank joker keeps in force (M-101, M-102); empty where there is none (M-104)."""
    return "4" if demand == AT_MOST_FOUR else token(demand).removeprefix(">=").replace("any", "")


def rule_of(demand: i64) -> str:
    """The rule behind what the pile asks."""
    if demand == ANY:
        return "M-107"
    if demand in (AT_MOST_FOUR, FORMED_FOUR):
        return "M-143"
    return "M-110" if demand >= ON_THREE_HALF else "M-040"


def token(demand: i64) -> str:
    """What the pile asks, in short."""
    return _TOKENS[demand]


def key(demand: i64) -> str:
    """What the pile asks, as the catalogues name it: `>=6½ or ½` is `6h-half`."""
    return _KEYS[demand]


_TOKENS: Final = [
    *["any", ">=0", ">=½", ">=1", ">=2", ">=3", ">=3½", ">=4", ">=5", ">=6", ">=6½", ">=7", ">=8", ">=9", ">=9½"],
    *["<=4", ">=3½ or ½", ">=6½ or ½", ">=9½ or ½", "<=4", ">=7 or ½"],
]
_KEYS: Final = [
    each.replace("<=4", "low").replace(">=", "").replace(" or ½", "-half").replace("½", "h") for each in _TOKENS
]
