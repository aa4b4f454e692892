"""Events that ask: one seat after the other, or all at once and face down (F-133, F-204)."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.core.game import TABLE
from stammtisch.core.memory import CARD, NO_NOTES, VIEWER, joined, leaves, moved, sees
from stammtisch.core.vecs import append, vec
from stammtisch.games.frantic.cards import NAME, NO_CARD, POINTS, put
from stammtisch.games.frantic.hands import FranticHands
from stammtisch.games.frantic.match import NO_CARDS
from stammtisch.games.frantic.table import (
    DISCARDING,
    LOOKING,
    NOTHING,
    PICK,
    RECEDE,
    SPREADING,
    STAKING,
    TAKING,
    TREAT,
    TREATING,
    TURN_STAKES,
    UNPACK,
)

STAKED: Final = 1024
"""What went openly from seat to seat is one int: how many cards * 64 + from whom * 8 + to whom; for a stake this number
and its kind stand for how many."""


def ask_all(match: FranticHands) -> None:
    """All agree to go on, those without cards too (F-172)."""
    match.table.ask(LOOKING, match.players(), match.ply)


def agree(match: FranticHands, seat: i64) -> None:
    if match.events is not None:
        match.tell("agree", seat, [], "F-172")
    match.table.answered(seat)


def ask_stakes(match: FranticHands) -> None:
    """Everybody with cards stakes one, face down and all at once (F-149)."""
    table = match.table
    table.then(TURN_STAKES)
    table.ask(STAKING, match.players() & ~table.out, match.ply)


def stake(match: FranticHands, seat: i64, kind: i64) -> None:
    match.set_aside(seat, kind, seat)
    if match.events is not None:
        match.whisper("stake", seat, [], [NAME[kind]], BIT[seat], "F-149")
    match.table.answered(seat)


def turn_stakes(match: FranticHands) -> None:
    """Who staked the second lowest takes all (F-150), or who could not stake (F-151)."""
    table = match.table
    staked = vec[i64]([NO_CARD] * int(match.seats))
    for i in range(len(match.aside)):
        staked[match.aside[i] >> 3 & 7] = match.aside[i] >> 6
    match.aside = NO_CARDS
    taker = _loser(match, staked)
    notes = match.notes
    for n in range(1, match.seats + 1):
        seat = table.nth(n)
        kind = staked[seat]
        if kind == NO_CARD:
            continue
        table.hold(seat, -1)
        notes = leaves(notes, match.everybody() & ~BIT[seat], kind, BIT[seat])
        if match.events is not None:
            match.tell("reveal", seat, [NAME[kind]], "F-149")
    for seat in range(match.seats):
        if staked[seat] != NO_CARD:
            put(match.hands, 3 * taker, staked[seat])
            table.hold(taker, 1)
            notes = sees(notes, match.everybody() & ~BIT[taker], staked[seat], BIT[taker])
    match.notes = notes
    table.went = vec[i64](
        [(STAKED + staked[seat]) * 64 + seat * 8 + taker for seat in range(match.seats) if staked[seat] != NO_CARD]
    )
    if match.events is not None:
        cards = [NAME[staked[seat]] for seat in range(match.seats) if staked[seat] != NO_CARD]
        match.tell("collect", taker, cards, "F-150" if len(cards) == match.seats else "F-151")


def _loser(match: FranticHands, staked: vec[i64]) -> i64:
    """Ranked by points, of equals by order of play, so that there is always one second (F-152), with two players the
    higher (F-153)."""
    lowest, second = i64(TABLE), i64(TABLE)
    for n in range(1, match.seats + 1):
        seat = match.table.nth(n)
        if staked[seat] == NO_CARD:
            return seat
        if lowest == TABLE or POINTS[staked[seat]] < POINTS[staked[lowest]]:
            second = lowest
            lowest = seat
        elif second == TABLE or POINTS[staked[seat]] < POINTS[staked[second]]:
            second = seat
    return second


def open_market(match: FranticHands) -> None:
    """As many cards as players are turned up (F-155), or as many as there are; the rest is a draw that cannot be made
    (F-156)."""
    table = match.table
    n = match.seats if match.seats < table.left else table.left
    first = len(match.stock) - table.left
    table.left -= n
    for i in range(n):
        table.row = table.row * 128 + match.stock[first + n - 1 - i] + 1
    if match.events is not None:
        match.tell("market", TABLE, [NAME[match.stock[first + i]] for i in range(n)], "F-155")
        if n < match.seats:
            match.tell("short", TABLE, [str(match.seats - n)], "F-156")
    if n < match.seats:
        table.unpaid = True
    if n:
        pick(match, 1)


def pick(match: FranticHands, n: i64) -> None:
    """In order of play each takes one; the last is not asked (F-155, F-204)."""
    table = match.table
    if table.row == 0:
        return
    table.then(PICK + 16 * (n + 1))
    if table.row < 128:
        take(match, table.nth(n), table.row - 1)
    else:
        table.ask(TAKING, BIT[table.nth(n)], match.ply)


def take(match: FranticHands, seat: i64, kind: i64) -> None:
    """A card of the Market into the hand, before all eyes."""
    table = match.table
    table.phase = NOTHING
    table.row = without(table.row, kind)
    put(match.hands, 3 * seat, kind)
    table.hold(seat, 1)
    match.notes = sees(match.notes, match.everybody() & ~BIT[seat], kind, BIT[seat])
    if match.events is not None:
        match.tell("pick", seat, [NAME[kind]], "F-155")


def without(row: i64, kind: i64) -> i64:
    """The Market without one card of a kind."""
    rest: i64 = 0
    place: i64 = 0
    found = False
    while row:
        if not found and row & 127 == kind + 1:
            found = True
        else:
            rest += (row & 127) << place
            place += 7
        row >>= 7
    return rest


def recede(match: FranticHands, n: i64) -> None:
    """The n-th in order discards n cards (F-163), or all if there are no more (F-164)."""
    table = match.table
    if n < match.seats:
        table.then(RECEDE + 16 * (n + 1))
    seat = table.nth(n)
    size = table.size_of(seat)
    if size > n:
        table.owed = n
        table.ask(DISCARDING, BIT[seat], match.ply)
    elif size:
        match.set_all_aside(seat, seat, True)
        throw_aside(match, seat, "F-163" if size == n else "F-164")


def discard(match: FranticHands, seat: i64, kind: i64) -> None:
    """One card after the other; they are seen when all are chosen (F-204)."""
    match.set_aside(seat, kind, seat)
    if len(match.aside) == match.table.owed:
        throw_aside(match, seat, "F-163")


def throw_aside(match: FranticHands, seat: i64, rule: str) -> None:
    """What a seat laid aside goes under the discard pile."""
    table = match.table
    table.phase = NOTHING
    n = i64(len(match.aside))
    for i in range(n):
        match.under(seat, match.aside[i] >> 6)
    if match.events is not None:
        match.tell("discard", seat, [NAME[match.aside[i] >> 6] for i in range(n)], rule)
    match.aside = NO_CARDS
    table.hold(seat, -n)


def treat(match: FranticHands, n: i64) -> None:
    """The n-th in order gives a fellow player a card (F-169), if it has any just then (F-170)."""
    table = match.table
    if n < match.seats:
        table.then(TREAT + 16 * (n + 1))
    seat = table.nth(n)
    if not has(table.out, seat):
        table.ask(TREATING, BIT[seat], match.ply)


def ask_presents(match: FranticHands) -> None:
    """Everybody with cards spreads the whole hand before others, face down and all at once (F-159, F-160)."""
    table = match.table
    table.then(UNPACK)
    table.ask(SPREADING, match.players() & ~table.out, match.ply)


def send(match: FranticHands, seat: i64, kind: i64, to: i64) -> None:
    """A card for a fellow player: at a Surprise Party it goes to the hand at once, at Christmas it lies face down."""
    table = match.table
    match.set_aside(seat, kind, to)
    if table.phase != SPREADING:
        table.phase = NOTHING
        match.give(seat, to, "F-169")
    elif match.is_bare(seat):
        if match.events is not None:
            match.tell("ready", seat, [], "F-160")
        table.answered(seat)


def unpack(match: FranticHands) -> None:
    """All pick up what lies before them as their new hand (F-159); who got nothing has none (F-161)."""
    table = match.table
    presents = match.aside[:]
    for i in range(1, len(presents)):  # in whatever order they came
        each, place = presents[i], i64(i)
        while place > 0 and presents[place - 1] > each:
            presents[place] = presents[place - 1]
            place -= 1
        presents[place] = each
    where = _ways(match)
    notes = match.notes
    for i in range(len(presents)):
        kind, giver, taker = presents[i] >> 6, presents[i] >> 3 & 7, presents[i] & 7
        notes = leaves(notes, BIT[taker], kind, BIT[giver])
    notes = moved(notes, match.everybody(), where)
    match.aside = NO_CARDS
    known = NO_NOTES
    for i in range(len(presents)):
        kind, giver, taker = presents[i] >> 6, presents[i] >> 3 & 7, presents[i] & 7
        known = append(known, kind * CARD + BIT[giver] * VIEWER + BIT[taker])
        put(match.hands, 3 * taker, kind)
        table.hold(taker, 1)
        table.hold(giver, -1)
    match.notes = joined(notes, known)
    table.went = _counted(presents)
    if match.events is not None:
        _tell_presents(match, presents)


def _ways(match: FranticHands) -> vec[i64]:
    """By seat, before whom its cards lie."""
    where = vec[i64]([0] * int(match.seats))
    for i in range(len(match.aside)):
        where[match.aside[i] >> 3 & 7] |= BIT[match.aside[i] & 7]
    return where


def _counted(presents: vec[i64]) -> vec[i64]:
    """How many went from whom to whom, which all see."""
    counts = vec[i64]([0] * 64)
    for i in range(len(presents)):
        counts[presents[i] & 63] += 1
    found = NO_CARDS
    for way in range(64):
        if counts[way]:
            found = append(found, 64 * counts[way] + way)
    return found


def _tell_presents(match: FranticHands, presents: vec[i64]) -> None:
    """How many each gave whom is known to all, which cards to the two (F-160)."""
    for n in range(1, match.seats + 1):
        giver = match.table.nth(n)
        for i in range(1, match.seats):
            taker = (giver + i) % match.seats
            found = sorted([int(presents[k]) for k in range(len(presents)) if presents[k] & 63 == giver * 8 + taker])
            if found:
                cards = [NAME[each >> 6] for each in found]
                both = BIT[giver] | BIT[taker]
                match.whisper("give", giver, [f"S{taker}", str(len(cards))], cards, both, "F-159")
