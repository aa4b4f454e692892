"""Drinks: who is charged what for which act, and what becomes of it.

A drink is one int: who owes it, who caused it, kind, rule, state, Fritsjes, toast, and the act it is for, which is
twice the ply of that act, and one more for a kanonskogel.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.core.vecs import append, vec
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.moves import TOASTS
from stammtisch.games.fritsen.seats import SKIPPED_OF, TALLY, WAIVED_OF

FRITSJE: Final = 0
DES: Final = 1
EXIT: Final = 2
LISAATJE: Final = 3
KIMMETJE: Final = 4
JORISJE: Final = 5
VICTORTJE: Final = 6
DOUBLE: Final = 7
DOUBLE_KIM: Final = 8
ERIKJE: Final = 9
THIERRYTJE: Final = 10
CAROLINETJE: Final = 11
DIRTY_FRITS: Final = 12
KANONSKOGEL: Final = 13
RUSSIAN: Final = 14
OFFER_DRINK: Final = 15
KIND: Final = [
    *["Fritsje", "Fritsje-des", "uittreefritsje", "Lisaatje", "Kimmetje", "Jorisje", "Victortje", "dubbele-Frits"],
    *["dubbele-Kim", "Erikje", "Thierrytje", "Carolinetje", "vuile-Frits", "kanonskogel", "russisch", "offer"],
]
FRITSJES: Final = vec[i64]([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0, 1, 1])
"""1K and 1M; a kanonskogel is a drink of its own (1AC)."""
NO_TOAST: Final = 15
TO_FRITS: Final = 0
TO_DOUBLE: Final = 1
TO_OFFER: Final = 2
TO_ALL: Final = 3
TOAST_OF: Final = vec[i64]([15, 0, 0, 7, 5, 6, 11, 1, 5, 10, 8, 9, 4, 15, 15, 2])
"""By kind the toast that goes with it, unless a rule has another one."""

OPEN: Final = 0
DRUNK: Final = 1
WAIVED: Final = 2
RECTIFIED: Final = 3
SKIPPED: Final = 4
STATES: Final = ["open", "drunk", "waived", "rectified", "skipped"]

RULES: Final = [
    *["5-3", "5-4", "5-5", "5-6", "5-8", "5-9", "5-10", "5-11", "5-12", "5-13", "2-1", "2-2", "2-5", "2-13", "2-18"],
    *["2-19", "2-21", "2-22", "2-24", "2-25", "2-26", "2-27", "2-28", "2-29", "2-32", "2-35", "2-39", "2-40", "2-42"],
    *["2-48", "2-51", "2-52", "2-53", "2-55", "2-57", "2-63", "2-65", "2-67", "2-76", "2-77", "2-82", "2-83", "2-86"],
    *["2-88", "2-91", "2-92", "2-94", "2-95", "2-96", "2-97", "2-98", "2-108", "2-112", "2-115", "2-119", "2-121"],
    *["2-124", "2-127", "2-131", "2-133", "2-135", "2-136", "2-139", "2-140", "3B", "3G"],
]
_NUMBER: Final = {rule: number for number, rule in enumerate(RULES)}


def seat_of_drink(drink: i64) -> i64:
    return drink & 15


def cause_of(drink: i64) -> i64:
    return (drink >> 4) & 15


def kind_of_drink(drink: i64) -> i64:
    return (drink >> 8) & 31


def state_of(drink: i64) -> i64:
    return (drink >> 20) & 7


def fritsjes_of_drink(drink: i64) -> i64:
    return (drink >> 23) & 3


def counts(drink: i64) -> bool:
    """Whether it is on the tally."""
    return state_of(drink) != WAIVED and state_of(drink) != RECTIFIED


def toast_of(drink: i64) -> i64:
    return (drink >> 25) & 15


def act_of(drink: i64) -> i64:
    return drink >> 29


def toast_name(toast: i64) -> str:
    return "-" if toast == NO_TOAST else TOASTS[toast]


def rule_of(drink: i64) -> str:
    return RULES[(drink >> 13) & 127]


def drink_of(seat: i64, by: i64, kind: i64, rule: str, state: i64, toast: i64, act: i64) -> i64:
    low = seat + by * 16 + kind * 256 + i64(_NUMBER[rule]) * 8192 + state * 1048576
    return low + FRITSJES[kind] * 8388608 + toast * 33554432 + act * 536870912


def charge(match: FritsenMatch, seat: i64, kind: i64, rule: str, by: i64, act: i64) -> None:
    """One drink, with the toast of its kind."""
    charge_with(match, seat, kind, TOAST_OF[kind], rule, by, act)


def charge_with(match: FritsenMatch, seat: i64, kind: i64, toast: i64, rule: str, by: i64, act: i64) -> None:
    """One drink. For one act nobody is made to drink more than twice (2-6)."""
    table = match.table
    if has(table.removed, seat):
        return
    if table.terms.calls:
        if charges(match, seat, act) >= 2:
            if match.events is not None:
                match.tell("capped", seat, [KIND[kind]], "2-6")
            return
        state: i64 = OPEN if table.terms.confirm else DRUNK
        table.drinks = append(table.drinks[:], drink_of(seat, by, kind, rule, state, toast, act))
        if state == DRUNK:
            table.empty |= BIT[seat]
    table.counts[TALLY + seat] += FRITSJES[kind]
    if match.events is not None:
        match.tell("drink", seat, [str(FRITSJES[kind]), KIND[kind], toast_name(toast)], rule)


def charge_others(match: FritsenMatch, kind: i64, toast: i64, rule: str) -> None:
    """All players but the one on turn, whoever is out included (1R, 2-103)."""
    table = match.table
    seat = table.turn
    for _n in range(match.seats - 1):
        seat = table.next_seat(seat)
        charge_with(match, seat, kind, toast, rule, table.turn, 2 * match.ply)


def charges(match: FritsenMatch, seat: i64, act: i64) -> i64:
    """How often a seat was made to drink for an act (2-6)."""
    found: i64 = 0
    drinks = match.table.drinks
    for i in range(len(drinks)):
        if act_of(drinks[i]) == act and seat_of_drink(drinks[i]) == seat:
            found += 1
    return found


def set_state(match: FritsenMatch, at: i64, state: i64) -> None:
    drinks = match.table.drinks[:]
    drinks[at] = (drinks[at] & ~7340032) | (state << 20)
    match.table.drinks = drinks


def change(match: FritsenMatch, seat: i64, act: i64, kind: i64, rule: str) -> None:
    """A drink that a seat owes for an act becomes another one of the same size (2-119, 2-127)."""
    drinks = match.table.drinks[:]
    for i in range(len(drinks)):
        if act_of(drinks[i]) == act and seat_of_drink(drinks[i]) == seat and fritsjes_of_drink(drinks[i]) == 2:
            toast = TOAST_OF[kind]
            drinks[i] = drink_of(seat, cause_of(drinks[i]), kind, rule, state_of(drinks[i]), toast, act)
    match.table.drinks = drinks
    if match.events is not None:
        match.tell("change", seat, [KIND[kind], toast_name(TOAST_OF[kind])], rule)


def first_open(match: FritsenMatch, seat: i64) -> i64:
    """The oldest drink of a seat that is to be confirmed; -1 if there is none."""
    drinks = match.table.drinks
    for i in range(len(drinks)):
        if seat_of_drink(drinks[i]) == seat and state_of(drinks[i]) == OPEN:
            return i
    return -1


def newest(match: FritsenMatch, seat: i64) -> i64:
    """The drink of a seat that can be waived: the newest not yet confirmed, where drinks are confirmed (2-8)."""
    drinks = match.table.drinks
    wanted: i64 = OPEN if match.table.terms.confirm else DRUNK
    at: i64 = len(drinks) - 1
    while at >= 0:
        if seat_of_drink(drinks[at]) == seat and state_of(drinks[at]) == wanted:
            return at
        at -= 1
    return -1


def confirm(match: FritsenMatch, seat: i64, skips: bool) -> None:
    """The oldest open drink is drunk, or skipped where that is allowed (2-101, 3C)."""
    at = first_open(match, seat)
    drink = match.table.drinks[at]
    set_state(match, at, SKIPPED if skips else DRUNK)
    if not skips:
        match.table.empty |= BIT[seat]
    if skips:
        match.table.add(SKIPPED_OF, seat, fritsjes_of_drink(drink))
    if match.events is not None:
        said = [str(fritsjes_of_drink(drink)), KIND[kind_of_drink(drink)]]
        match.tell("skipped" if skips else "drunk", seat, said, "3C" if skips else "2-101")


def waive(match: FritsenMatch, at: i64) -> None:
    """A drink that more than half do not ask for, unless it was drunk meanwhile (2-8)."""
    drink = match.table.drinks[at]
    if state_of(drink) != (OPEN if match.table.terms.confirm else DRUNK):
        return
    seat = seat_of_drink(drink)
    set_state(match, at, WAIVED)
    match.table.counts[TALLY + seat] -= fritsjes_of_drink(drink)
    match.table.add(WAIVED_OF, seat, fritsjes_of_drink(drink))
    if match.events is not None:
        match.tell("waived", seat, [str(fritsjes_of_drink(drink)), KIND[kind_of_drink(drink)]], "2-8")


def lapse(match: FritsenMatch, seat: i64) -> None:
    """Drinks that a removed player has not drunk lapse (2-30)."""
    drinks = match.table.drinks
    for i in range(len(drinks)):
        if seat_of_drink(drinks[i]) == seat and state_of(drinks[i]) == OPEN:
            set_state(match, i, WAIVED)
            match.table.counts[TALLY + seat] -= fritsjes_of_drink(drinks[i])
            match.table.add(WAIVED_OF, seat, fritsjes_of_drink(drinks[i]))


def may_toast(match: FritsenMatch, seat: i64, toast: i64) -> bool:
    """Whether a restricted toast goes with a drink of this seat, or one it caused, of this turn or the one before
    (2-83)."""
    table = match.table
    drinks = table.drinks
    before = table.began if table.seems_over(seat) else table.before
    for i in range(len(drinks)):
        mine = seat_of_drink(drinks[i]) == seat or cause_of(drinks[i]) == seat
        if mine and toast_of(drinks[i]) == toast and act_of(drinks[i]) >= 2 * before + 2:
            return True
    return False


def everyone(match: FritsenMatch, kind: i64, rule: str, but: i64, act: i64) -> None:
    """All players but one (2-32), or all (2-136)."""
    for seat in range(match.seats):
        if seat != but and has(match.table.players(), seat):
            charge(match, seat, kind, rule, but, act)


def owing(match: FritsenMatch) -> i64:
    """The seats with a drink to confirm."""
    return match.table.open_drinks(0) & BIT[match.seats] - 1
