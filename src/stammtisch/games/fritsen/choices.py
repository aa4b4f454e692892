"""What a seat may do now: the one statement of legality."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count, has, member, nth
from stammtisch.core.game import TABLE, Moves
from stammtisch.core.rng import Rng
from stammtisch.games.fritsen import beurt, fouls, setup
from stammtisch.games.fritsen.board import NO_CELL
from stammtisch.games.fritsen.cards import THREE_OF_CLUBS
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.moves import (
    BACK,
    BLOCK,
    CANNOT,
    DEAL,
    DECLINE,
    DIRTY,
    DRAW,
    DRINK,
    EXCHANGE,
    GLASS,
    KEEP,
    LAST,
    LAY_AS,
    LIFT,
    MOVE,
    OPEN,
    PAIR,
    PASS,
    PICK,
    READING_1,
    READING_2,
    READY,
    ROLE,
    SHUFFLE,
    SILENCE,
    SKIP,
)
from stammtisch.games.fritsen.rules import FITS, OTHERWISE_FITS, PAIRS
from stammtisch.games.fritsen.seats import NOBODY
from stammtisch.games.fritsen.table import ALL_DEALT
from stammtisch.games.fritsen.terms import FIXED_OVERLAP
from stammtisch.games.fritsen.turn import (
    DIRTYING,
    DRAWN_TURN,
    ENDING,
    GLASS_TURN,
    PICKUP,
    REPAIRING,
    ROLES,
    SETUP,
    TURN,
    WINDOW,
)

_OVERLAPPING: Final = 0x400200101880  # KH, AH and the nines: fitting by two moves
_KINGS: Final = 0x4002001000800


def moves(match: FritsenMatch, seat: i64, into: Moves) -> None:
    table = match.table
    if seat == TABLE:
        match.closing(into)
        return
    if table.away:
        if has(table.away, seat):
            into.add(BACK)
        if table.ladder and table.decider() == seat:
            _decides(match, into)
        return
    phase = table.phase
    if phase in (TURN, DRAWN_TURN):
        if seat == table.turn:
            lays(match, seat, into)
    elif phase == WINDOW:
        if not table.waited and has(table.can_block(), seat):
            if match.holds(seat, THREE_OF_CLUBS):
                into.add(BLOCK)
            into.add(PASS)
    elif phase == GLASS_TURN:
        if seat == table.turn:
            glasses(match, into)
    elif phase == REPAIRING and seat == table.repairer:
        repairs(match, into)
    if has(table.owes, seat):
        into.add(LAST)
        if table.terms.seconds == 0:
            into.add(SILENCE)
    if phase == ROLES:
        _roles(match, seat, into)
        return
    gives = phase == DIRTYING and table.exchanging != NOBODY  # new cards, one seat after the other (2-55, 2-60)
    if phase == DIRTYING and not gives and has(table.asked_before(), seat):
        if setup.may_dirty(match, seat):
            into.add(DIRTY)
        into.add(READY)
    if (table.closes() and has(table.open_drinks(0), seat)) or (phase == ENDING and has(table.own_drinks(), seat)):
        into.add(DRINK)
        if table.terms.laf:
            into.add(SKIP)
    if table.ladder and table.decider() == seat:
        _decides(match, into)
    if phase < DIRTYING and has(table.asked_before(), seat):
        _deals(match, into)
    if (phase == WINDOW and table.waited and seat == table.frits) or (gives and has(table.asked_before(), seat)):
        into.add(EXCHANGE)


def lays(match: FritsenMatch, seat: i64, into: Moves) -> None:
    """Before drawing a move, or drawing (2-66, 2-67, 2-72); after it a move or a new pile (2-73). The glass comes off
    first (2-134)."""
    table = match.table
    if beurt.must_lift(match, seat):
        into.add(LIFT)
        return
    base = _base(match, seat)
    hand = match.hands[seat]
    spots = table.spots
    for i in range(len(spots)):
        entry = spots[i]
        kinds = FITS[base + (entry & 127)] & hand
        first = (entry >> 7) * 53
        while kinds:
            into.add(first + member(kinds & -kinds))
            kinds &= kinds - 1
    _besides(match, hand, into)
    if into.size == 0:
        into.add(CANNOT)


def pick(match: FritsenMatch, seat: i64, rng: Rng, found: Moves) -> i64:
    """One of what may be done, counted instead of listed; -1 where no quick way is known."""
    table = match.table
    phase = table.phase
    if table.away or table.owes or table.ladder:
        return -1
    if phase in (PICKUP, DIRTYING) and has(table.asked_before(), seat):
        return _pick_before(match, seat, rng)
    if (phase != TURN and phase != DRAWN_TURN) or seat != table.turn:
        return -1
    if table.owner == seat and beurt.must_lift(match, seat):
        return -1
    base = _base(match, seat)
    hand = match.hands[seat]
    spots = table.spots
    fit: i64 = 0
    for i in range(len(spots)):
        fit += count(FITS[base + (spots[i] & 127)] & hand)
    found.size = 0
    _besides(match, hand, found)
    if fit + found.size == 0:
        found.add(CANNOT)
    n = rng.below(fit + found.size)
    if n >= fit:
        return found.items[n - fit]
    for i in range(len(spots)):
        kinds = FITS[base + (spots[i] & 127)] & hand
        fitting = count(kinds)
        if n < fitting:
            return (spots[i] >> 7) * 53 + nth(kinds, n)
        n -= fitting
    return -1


def _pick_before(match: FritsenMatch, seat: i64, rng: Rng) -> i64:
    """One of the dealt piles, or whether the start hand is exchanged."""
    dealt = match.table.dealt
    if match.table.phase == PICKUP:
        return PICK + nth(dealt, rng.below(count(dealt)))
    if match.table.exchanging != NOBODY:
        return -1
    return DIRTY + rng.below(2) if setup.may_dirty(match, seat) else READY + rng.below(1)


def _besides(match: FritsenMatch, hand: i64, into: Moves) -> None:
    """What may be done in a turn besides laying a card without a word."""
    table = match.table
    if hand & _OVERLAPPING and not table.rulings & FIXED_OVERLAP:
        _otherwise(match, hand, into)
    if table.terms.pro and hand & (hand >> 1) & _KINGS:
        _pairs(match, hand, into)
    if table.phase == TURN:
        into.add(DRAW)


def _base(match: FritsenMatch, seat: i64) -> i64:
    """Where the kinds that fit begin in their table."""
    table = match.table
    base: i64 = 0 if table.terms.pro else 512
    if table.phase == DRAWN_TURN:
        base += 256
    if table.counts[seat] == 1:
        base += 128
    return base


def _otherwise(match: FritsenMatch, hand: i64, into: Moves) -> None:
    """The other move of a card that fits by two ([[moves.overlap]])."""
    spots = match.table.spots
    for i in range(len(spots)):
        kinds = OTHERWISE_FITS[spots[i] & 127] & hand
        if kinds:
            into.add(LAY_AS + (spots[i] >> 7) * 6 + otherwise_index(member(kinds)))


def otherwise_index(kind: i64) -> i64:
    """Which of the six cards that fit by two moves."""
    return kind - 11 if kind == 11 or kind == 12 else 2 + kind // 13


def _pairs(match: FritsenMatch, hand: i64, into: Moves) -> None:
    """King and ace together on their queen (5-11)."""
    spots = match.table.spots
    for i in range(len(spots)):
        code = spots[i] & 127
        if code < 52 and code % 13 == 10 and hand & PAIRS[code // 13] == PAIRS[code // 13]:
            into.add(PAIR + (spots[i] >> 7) * 4 + code // 13)


def glasses(match: FritsenMatch, into: Moves) -> None:
    """On an open pile, the joker pile included; a standing one may be kept (5-13)."""
    table = match.table
    for i in range(len(table.spots)):
        entry = table.spots[i]
        if (entry & 63) < 61 and entry >> 7 != table.glass:
            into.add(GLASS + (entry >> 7))
    if table.glass != NO_CELL:
        into.add(KEEP)


def repairs(match: FritsenMatch, into: Moves) -> None:
    """Where the pile may be moved to (2-82)."""
    for cell in fouls.repair_cells(match):
        into.add(MOVE + cell)


def _deals(match: FritsenMatch, into: Moves) -> None:
    """Frits deals by hand, and everybody takes up a pile."""
    table = match.table
    if table.phase == PICKUP:
        for pile in range(match.seats):
            if has(table.dealt, pile):
                into.add(PICK + pile)
    elif table.phase == SETUP:
        into.add(SHUFFLE if table.steps == 0 else DEAL if table.steps < ALL_DEALT else OPEN)


def _roles(match: FritsenMatch, seat: i64, into: Moves) -> None:
    """A vote for Frits, then for Willem, who is somebody else (2-41); in a tie who decides chooses."""
    table = match.table
    if not has(table.asked_before(), seat):
        return
    if table.ladder:
        _decides(match, into)
        return
    for other in range(match.seats):
        if other != table.frits and has(table.players(), other):
            into.add(ROLE + other)


def _decides(match: FritsenMatch, into: Moves) -> None:
    """The seat that decides a tie chooses, or lets it be; the oldest cannot let it be (2-4)."""
    table = match.table
    if table.ladder < 3:
        into.add(DECLINE)
    if table.phase == ROLES:
        for other in range(match.seats):
            if has(table.among, other):
                into.add(ROLE + other)
        return
    into.add(READING_1)
    into.add(READING_2)
