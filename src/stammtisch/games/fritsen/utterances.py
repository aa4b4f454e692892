"""The utterances of chapter 4, announced by themselves; those that need a judgement are voted on."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.games.fritsen.cards import (
    JACK,
    JOKER,
    JORIS,
    KING,
    LISA,
    QUEEN,
    RED_QUEENS,
    SIX,
    THREE_OF_CLUBS,
    of_value,
)
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.rules import CLOSED_BY, KIM, OFFER
from stammtisch.games.fritsen.seats import LAID_CARDS, TURNS

_QUEENS = of_value(QUEEN)
MEDALS = {
    **dict.fromkeys((0, 1, 2), ("eiken", "4O")),
    3: ("platina", "4P"),
    4: ("diamanten", "4R"),
    5: ("gouden", "4S"),
    **dict.fromkeys((6, 7), ("zilveren", "4T")),
    **dict.fromkeys((8, 9), ("bronzen", "4U")),
}


def medal(turns: int) -> str:
    """By the number of own turns (4O to 4U)."""
    return MEDALS.get(turns, ("", ""))[0]


def nick(kind: i64, top: i64, pro: bool) -> str:
    """What the two cards are called together (P2-1 to P2-9); a 3 of clubs on a 6 is told as a block (P2-10)."""
    if kind >= JOKER or top >= JOKER:
        return "none"
    value, on = kind % 13, top % 13
    if value == KING and top == LISA:
        return "Frits-Lisa"
    if kind == LISA and on == KING:
        return "Lisa-Frits"
    if value == QUEEN and on == QUEEN:
        return "Kim-Kim"
    if kind in RED_QUEENS and top == JORIS:
        return "Chantal-Joris"
    if kind == JORIS and top in RED_QUEENS:
        return "Joris-Chantal"
    if pro and value == SIX and on in (QUEEN, JACK):
        return "Thierry-Kim" if on == QUEEN else "Thierry-Caroline"
    return "none"


def of_lay(match: FritsenMatch, seat: i64, kind: i64, cell: i64, code: i64, move: i64, run: i64) -> None:
    """What is said of a card that is about to be laid as it may."""
    table = match.table
    top = code & 63
    first = seat == table.willem and table.counts[LAID_CARDS + seat] == 0
    if top < JOKER and kind < JOKER:
        rise = kind - top if kind // 13 == top // 13 else i64(0)
        _steps(match, seat, rise, first)
        if move == OFFER and first:
            _say(match, seat, "offer-start", "4N")
        if kind % 13 == SIX and top % 13 != QUEEN:
            _say(match, seat, "lavendelfrits", "4G")
    if kind < JOKER and kind % 13 == QUEEN and not table.lying & _QUEENS:
        _say(match, seat, "eerste-Kim", "4H")
    if move == KIM and run == 3:
        _say(match, seat, "vierde-Kim", "4I")
    if kind < JOKER:
        _closes(match, seat, kind, BIT[kind])


def of_pair(match: FritsenMatch, seat: i64, king: i64, cell: i64) -> None:
    """A king on its queen is one soepele Frits (4B)."""
    first = seat == match.table.willem and match.table.counts[LAID_CARDS + seat] == 0
    _steps(match, seat, 1, first)
    _closes(match, seat, king + 1, BIT[king])


def of_block(match: FritsenMatch, seat: i64) -> None:
    _closes(match, seat, THREE_OF_CLUBS, BIT[THREE_OF_CLUBS])


def _steps(match: FritsenMatch, seat: i64, rise: i64, first: bool) -> None:
    if rise == 1:
        _say(match, seat, "soepele-Frits", "4B")
        if first:
            _say(match, seat, "soepele-start", "4K")
    elif rise >= 9:
        _say(match, seat, "stroeve-Frits", "4C")
        if first:
            _say(match, seat, "stroeve-start", "4L")


def _closes(match: FritsenMatch, seat: i64, kind: i64, laid: i64) -> None:
    """Only a 9 can still be laid on it: every copy of whatever else fits lies open, what is being laid included
    (1AB)."""
    table = match.table
    lying = table.lying | laid if table.packs == 1 else table.lying_twice | (table.lying & laid)
    if CLOSED_BY[(0 if table.terms.pro else 52) + kind] & ~lying == 0:
        _say(match, seat, "dichtfritsen", "1AB")


def of_exit(match: FritsenMatch, seat: i64) -> None:
    """Going out with the 3 of clubs (1AA), and the medal."""
    table = match.table
    if (table.log[table.height - 1] >> 9) & 63 == THREE_OF_CLUBS:
        _say(match, seat, "uitklaveren", "1AA")
    name, rule = MEDALS.get(int(table.counts[TURNS + seat]), ("", ""))
    if name:
        match.tell("medal", seat, [name], rule)


def _say(match: FritsenMatch, seat: i64, name: str, rule: str) -> None:
    match.tell("utter", seat, [name], rule)
