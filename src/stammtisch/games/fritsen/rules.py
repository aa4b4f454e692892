"""The judgements of the rulebook: which card fits on which, by which move, and what an act breaks. No state.

A code is what a card would be laid on: the top card of an ordinary pile, the joker pile, or an empty cell.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen.board import JOKER_CELL, STOCK_CELL
from stammtisch.games.fritsen.cards import (
    ACE,
    JACK,
    JOKER,
    JORIS,
    KINDS,
    KING,
    LISA,
    NINE,
    QUEEN,
    RED_QUEENS,
    SIX,
    VALUES,
    of_value,
)
from stammtisch.games.fritsen.deeds import (
    ADJOINS,
    DID_GLASS,
    DID_LAY,
    DID_TAKE,
    DRAWN,
    EARLY,
    EXCHANGING,
    JOKERS,
    LAID,
    ON_TURN,
    PAUSED,
    card_of_act,
    cell_of_act,
    code_of,
    deed_of,
    flags_of,
    size_of_act,
)

# Codes; 0 to 51 are the top card of an ordinary pile.
JOKER_PILE: Final = 52
BURIED_JOKER: Final = 53  # a joker that lies where it may not: nothing fits
NOT_OFFERED: Final = 61  # an empty cell as good as another one
JOKER_PLACE: Final = 62  # empty, kept for the joker pile (2-111)
EMPTY: Final = 63
BLOCKED: Final = 64  # beside or under the glass (2-123)

# Moves: 1 to 13 are 5-1 to 5-13.
NO_MOVE: Final = 0
HIGHER: Final = 1
TWO_ON_ACE: Final = 2
OFFER: Final = 3
LISA_MOVE: Final = 4
KIM: Final = 5
CHANTAL: Final = 6
NINE_MOVE: Final = 7
NINE_ON_NINE: Final = 8
JOKER_MOVE: Final = 9
FIRST_JOKER: Final = 10
PAIR_MOVE: Final = 11
THIERRY: Final = 12
CAROLINE: Final = 13
NEW_PILE: Final = 14
MOVE_ID: Final = ["", *[f"5-{n}" for n in range(1, 14)], "2-67"]


def fitting(kind: int, top: int, pro: bool) -> list[int]:
    """The moves by which a card fits on another, the most specific first (P21-1): higher (5-1, P3-1), a 2 on its ace
    (5-2, P3-2), one lower (5-3, P3-3), king and Lisa (5-4, P3-4), red queen and Joris (5-6, P3-5), queens (5-5, P3-6),
    a 9 on anything (5-7, P3-8) and on a 9 (5-8, P3-9), and of the moves for experienced players (P3-14) a 6 on a queen
    (5-12, P4-2) or a jack (5-13, P4-6)."""
    found: list[int] = []
    value, on = kind % VALUES, top % VALUES
    suited = kind // VALUES == top // VALUES
    if value == NINE:
        found.append(NINE_ON_NINE if on == NINE else NINE_MOVE)
    if (value == KING and top == LISA) or (kind == LISA and on == KING):
        found.append(LISA_MOVE)
    if value == QUEEN and on == QUEEN:
        found.append(KIM)
    if (kind in RED_QUEENS and top == JORIS) or (kind == JORIS and top in RED_QUEENS):
        found.append(CHANTAL)
    if pro and value == SIX and on in (QUEEN, JACK):
        found.append(THIERRY if on == QUEEN else CAROLINE)
    if suited and value > on:
        found.append(HIGHER)
    if suited and value == 0 and on == ACE:
        found.append(TWO_ON_ACE)
    if suited and on == value + 1:
        found.append(OFFER)
    return found


def _move_table() -> list[int]:
    """The move of a card that is laid without a word, for each code and kind; with pro moves, then without."""
    found: list[int] = []
    for pro in (True, False):
        for code in range(64):
            for kind in range(KINDS):
                move = NO_MOVE
                if kind == JOKER:
                    move = {JOKER_PILE: JOKER_MOVE, JOKER_PLACE: FIRST_JOKER}.get(code, NO_MOVE)
                elif code < JOKER_PILE:
                    move = [*fitting(kind, code, pro), NO_MOVE][0]
                elif code in (EMPTY, NOT_OFFERED):
                    move = NEW_PILE
                found.append(move)
    return found


MOVE_OF: Final = vec[i64](_move_table())
"""At `(64 * without pro moves + code) * 53 + kind`."""


def move_of(kind: i64, code: i64, pro: bool) -> i64:
    """The move of a card that is laid without a word."""
    at: i64 = (code & 63) * 53 + kind
    if not pro:
        at += 3392
    return MOVE_OF[at]


_NOT_LAST: Final = (JOKER_MOVE, FIRST_JOKER, THIERRY, CAROLINE)


def _fit_table() -> list[int]:
    """The kinds that may be laid: with pro moves and without, before and after drawing, with several cards and with
    one, for each code. A new pile is begun only after drawing (2-67), and not with a joker (P1-8). Jokers and a 6 on
    queen or jack are no last cards (P22-1: 2-105, 2-114 and P4-4, 2-122 and P4-8). Under the glass nothing fits
    (2-123)."""
    found: list[int] = []
    for pro in (True, False):
        for drawn in (False, True):
            for last in (False, True):
                for code in range(128):
                    kinds = 0
                    for kind in range(KINDS) if code < BLOCKED else ():
                        move = MOVE_OF[(0 if pro else 64) * KINDS + code * KINDS + kind]
                        fits = move != NO_MOVE and (drawn or move != NEW_PILE) and code != NOT_OFFERED
                        if fits and not (last and move in _NOT_LAST):
                            kinds |= int(BIT[kind])
                    found.append(kinds)
    return found


FITS: Final = vec[i64](_fit_table())
"""At `512 * without pro + 256 * drawn + 128 * one card + code`, blocked codes included."""

_KH: Final = 11
_TENS: Final = (8, 21, 34, 47)


def _otherwise_table() -> list[int]:
    """The kinds that also fit by another move, with other drinks, for each code ([[moves.overlap]])."""
    found = [0] * 128
    for ten in _TENS:
        found[ten] = int(BIT[ten - 1])
    found[LISA] = int(BIT[_KH])
    found[_KH] = int(BIT[LISA])
    return found


OTHERWISE_FITS: Final = vec[i64](_otherwise_table())
QUEENS: Final = vec[i64]([10, 23, 36, 49])  # by suit
PAIRS: Final = vec[i64]([3 << (13 * suit + KING) for suit in range(4)])  # king and ace, by suit


def _closing_table() -> list[int]:
    """All kinds but nines that may ever go on a top card (1AB)."""
    nines = of_value(NINE)
    return [int(FITS[pro * 512 + kind]) & ~nines for pro in range(2) for kind in range(52)]


CLOSED_BY: Final = vec[i64](_closing_table())
"""At `52 * without pro + top`: when all copies of these lie open only a 9 can follow (1AB)."""

_BROKEN_BY: Final = [
    *["", "", "2-95", "", "2-135", "2-51", "2-18", "2-19", "2-21", "2-86", "2-90", "2-138", "2-140", "2-43", "2-121"],
    "2-53",
]
"""The rule that each deed always breaks."""


def judge(act: i64, pro: bool) -> str:
    """The rule that an act breaks; empty if it is fine. The one judge of all three referees."""
    deed = deed_of(act)
    if deed == DID_LAY:
        return judge_lay(act, pro)
    if deed == DID_TAKE:
        return judge_take(flags_of(act))
    if deed == DID_GLASS:
        return judge_glass(flags_of(act), cell_of_act(act))
    return _BROKEN_BY[deed]


def judge_lay(act: i64, pro: bool) -> str:
    """A card is laid: whether it may be now, there, and on that."""
    flags, code, kind = flags_of(act), code_of(act), card_of_act(act)
    if flags & PAUSED:
        return "2-87"
    if flags & EARLY:
        return "2-63" if flags & ON_TURN else "2-85"
    if not flags & ON_TURN or flags & LAID:
        return "2-85"
    if cell_of_act(act) == STOCK_CELL:
        return "2-86"
    if code & BLOCKED:
        return "2-123"
    if kind == JOKER:
        return _judge_joker(act)
    if cell_of_act(act) == JOKER_CELL:
        return "2-111" if code == JOKER_PLACE else "2-107"
    if code in (EMPTY, NOT_OFFERED):
        if not flags & DRAWN:
            return "2-67"
        return "" if flags & ADJOINS else "2-78"
    return _judge_fit(kind, code, size_of_act(act), pro)


def _judge_joker(act: i64) -> str:
    """Jokers lie on the one joker pile (P3-10, P3-12) beside the closed one (P3-13), and are no last cards (P3-11)."""
    code = code_of(act)
    if cell_of_act(act) != JOKER_CELL:
        if code != EMPTY and code != NOT_OFFERED:
            return "2-84"
        return "2-106" if flags_of(act) & JOKERS else "2-110"
    return "2-105" if size_of_act(act) < 2 else ""


def _judge_fit(kind: i64, code: i64, size: i64, pro: bool) -> str:
    move = move_of(kind, code, pro)
    if move == NO_MOVE:
        return "2-84"
    if size < 2 and move == THIERRY:
        return "2-114"
    return "2-122" if size < 2 and move == CAROLINE else ""


def judge_take(flags: i64) -> str:
    """A card is taken from the closed pile other than by drawing. Too many in the own draw break only 2-77, and new
    cards that Frits was to give only 2-57."""
    if flags & PAUSED:
        return "2-75"
    if flags & EXCHANGING:
        return "2-57"
    return "2-77" if flags & ON_TURN and flags & DRAWN and not flags & LAID else "2-74"


def judge_glass(flags: i64, cell: i64) -> str:
    """A glass is put down nine seconds after the 6, and on an open pile."""
    if cell == STOCK_CELL:
        return "2-130"
    return "2-132" if flags & EARLY else ""


PENALTY: Final = {
    **dict.fromkeys(("2-84", "2-85", "2-86", "2-87", "2-67"), "2-88"),
    **dict.fromkeys(("2-105", "2-106", "2-107"), "2-108"),
    **dict.fromkeys(("2-110", "2-111"), "2-112"),
    **dict.fromkeys(("2-122", "2-123"), "2-124"),
    **dict.fromkeys(("2-74", "2-75"), "2-76"),
    "2-114": "2-115",
    "2-78": "2-82",
    "2-130": "2-131",
    "2-132": "2-133",
    "2-51": "2-52",
    "2-43": "2-52",
    "2-90": "2-91",
    "2-138": "2-139",
}
"""The rule that says what breaking a rule costs, where that is another one."""
