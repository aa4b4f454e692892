"""How a potje ends: one player is left with cards, nobody can go on, or too few are left (2-98, 2-101)."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count, has, lowest, member
from stammtisch.core.game import TABLE
from stammtisch.games.fritsen import drinks
from stammtisch.games.fritsen.board import NO_CELL
from stammtisch.games.fritsen.cards import JOKER
from stammtisch.games.fritsen.company import NO_BALLOT
from stammtisch.games.fritsen.drinks import DOUBLE, KANONSKOGEL
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.piles import NOTHING
from stammtisch.games.fritsen.seats import NOBODY, SKIPPED_OF, TALLY
from stammtisch.games.fritsen.terms import DEADLOCK_VOTED, KANONSKOGEL_ALONE, TABLE_CALLS
from stammtisch.games.fritsen.turn import (
    CLOSING,
    DRAWN_TURN,
    DRINKS_CLOCK,
    ENDING,
    FINAL,
    FINAL_CLOCK,
    FINISHED,
    TURN,
)

DEADLOCK: Final = 1
IDLE: Final = 2
TOO_FEW: Final = 3


def outs(match: FritsenMatch) -> i64:
    """How many are out."""
    return packed(match.table.outs)


def packed(seats: i64) -> i64:
    """How many seats stand in a row of four bits each."""
    found: i64 = 0
    while seats:
        found += 1
        seats >>= 4
    return found


def judge_end(match: FritsenMatch) -> None:
    """The potje closes when one player is left with cards (2-98, 2-101). Where fouls are called the last card can be
    called for nine seconds, or without clocks until all have drunk. A single player who is left at all has no game
    (2-33)."""
    table = match.table
    playing = table.players()
    if playing & (playing - 1) == 0 and outs_playing(match) == 0:
        table.ended = TOO_FEW
        end(match)
    elif table.holders & (table.holders - 1) == 0:
        _clear_turn(match)
        if table.terms.referee == TABLE_CALLS and table.terms.calls:
            _lose(match)
            table.resumes = table.phase if table.phase in (TURN, DRAWN_TURN) else ENDING
            table.phase = FINAL
            table.start_clock(FINAL_CLOCK, match.ply)
        else:
            close(match)


def outs_playing(match: FritsenMatch) -> i64:
    """How many are out and were not removed."""
    return count(match.table.players() & ~match.table.holders)


def _clear_turn(match: FritsenMatch) -> None:
    """Nothing of a turn is left to do."""
    table = match.table
    table.window = NO_CELL
    table.passed = 0
    table.waited = False
    table.owes = 0


def close(match: FritsenMatch) -> None:
    """The players left with cards have lost, unless nobody has laid for long (2-98). Then the drinks are drunk."""
    _clear_turn(match)
    if match.table.ended != IDLE:
        _lose(match)
    settle(match)


def settle(match: FritsenMatch) -> None:
    """Over when nobody has to drink any more (2-101)."""
    table = match.table
    table.resumes = 0
    if table.open_drinks(0):
        table.phase = CLOSING
        table.acts = NOTHING
        table.acts_at = NOTHING
        table.start_clock(DRINKS_CLOCK, match.ply)
    else:
        end(match)


def unlose(match: FritsenMatch) -> None:
    """The last card was called and goes back: nobody has lost yet, so what was charged for that is rectified, and the
    turn goes on."""
    table = match.table
    table.phase = table.resumes
    table.resumes = 0
    for i in range(len(table.drinks)):
        drink = table.drinks[i]
        if drinks.rule_of(drink) in ("2-98", "3B") and drinks.counts(drink):
            if drinks.state_of(drink) == drinks.SKIPPED:
                table.add(SKIPPED_OF, drinks.seat_of_drink(drink), -drinks.fritsjes_of_drink(drink))
            drinks.set_state(match, i, drinks.RECTIFIED)
            table.counts[TALLY + drinks.seat_of_drink(drink)] -= drinks.fritsjes_of_drink(drink)


def _lose(match: FritsenMatch) -> None:
    """The players left with cards drink a dubbele Frits, and a kanonskogel where they are played with (P1-17, 2-98,
    3B)."""
    table = match.table
    seats = table.holders & table.players()
    while seats:
        seat = member(lowest(seats))
        if match.events is not None:
            match.tell("loser", seat, [], "2-98")
        act = 2 * match.ply
        if not (table.terms.kanonskogel and table.rulings & KANONSKOGEL_ALONE):
            drinks.charge(match, seat, DOUBLE, "2-98", seat, act)
        if table.terms.kanonskogel:
            drinks.charge(match, seat, KANONSKOGEL, "3B", seat, act + 1)
        seats &= seats - 1


def end(match: FritsenMatch) -> None:
    """Nobody has to drink any more (2-101, 2-103)."""
    table = match.table
    _clear_turn(match)
    table.phase = FINISHED
    table.resumes = 0
    table.vote = NO_BALLOT
    table.yes = 0
    table.no = 0
    table.vote_by = NOBODY
    table.vote_act = 0
    table.asked_in_vain = 0
    table.ladder = 0
    table.among = 0
    table.slips = 0
    table.slip_of = 0
    table.leaving = 0
    table.reasons = 0
    table.away = 0
    table.quizzed = 0
    table.asked_glass = False
    table.acts = NOTHING
    table.acts_at = NOTHING
    if match.events is not None:
        match.tell("over", TABLE, [], "2-101")
        _badges(match)


def _badges(match: FritsenMatch) -> None:
    """There is a badge for a place where everybody was (3H, 3I)."""
    table = match.table
    for variant, rule in (("efteling", "3H"), ("bloom", "3I")):
        if variant in table.terms.variants and table.players() & ~table.visits == 0:
            match.tell("badge", TABLE, [variant], rule)


def stuck(match: FritsenMatch) -> bool:
    """Whether nobody can ever lay again, unless the table decides itself when that is the end (2-105), or nobody has
    for long: then those who are left share the last place."""
    table = match.table
    if deadlocked(match) and not table.rulings & DEADLOCK_VOTED:
        table.ended = DEADLOCK
        if match.events is not None:
            match.tell(
                "deadlock", TABLE, [f"S{seat}" for seat in range(match.seats) if has(table.holders, seat)], "2-105"
            )
    elif table.idle >= table.terms.idle:
        table.ended = IDLE
        if match.events is not None:
            match.tell("idle", TABLE, [str(table.idle)], "2-101")
    else:
        return False
    close(match)
    return True


def deadlocked(match: FritsenMatch) -> bool:
    """The closed pile is empty and everybody left holds one card, a joker: the cards that do not lie open are theirs,
    so all can see it."""
    table = match.table
    if table.left:
        return False
    for seat in range(match.seats):
        if table.size(seat) > 1:
            return False
    jokers = table.packs * table.terms.jokers
    for i in range(table.height):
        if (table.log[i] >> 9) & 63 == JOKER:
            jokers -= 1
    return jokers == count(table.holders) and jokers >= 2
