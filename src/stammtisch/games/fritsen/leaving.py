"""Pauses, and players who stop: one who is away holds up play, one who is removed does not."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, has, lowest, member, members
from stammtisch.core.event import EVERYBODY
from stammtisch.core.game import TABLE
from stammtisch.games.fritsen import (
    blocks,
    drinks,
    ending,
    fouls,
    setup,
)
from stammtisch.games.fritsen.acts import forget_acts_of
from stammtisch.games.fritsen.company import NO_VOTES
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.motions import shut, whom
from stammtisch.games.fritsen.seats import NOBODY
from stammtisch.games.fritsen.turn import (
    DIRTYING,
    ENDING,
    FINAL,
    PAUSE_CLOCK,
    QUESTION_CLOCK,
    ROLES,
    TURN,
)


def go_away(match: FritsenMatch, seat: i64, reason: i64) -> None:
    """The game is paused as long as somebody is away (P7-1, 2-14, 2-15, 2-16)."""
    table = match.table
    if table.away == 0:
        table.start_clock(PAUSE_CLOCK, match.ply)
    table.away |= BIT[seat]
    table.leaving &= ~BIT[seat]
    table.reasons = (table.reasons & ~(3 * BIT[2 * seat])) | (reason << (2 * seat))
    if match.events is not None:
        match.tell("leave", seat, [["toilet", "drink", "other"][reason]], ["2-14", "2-15", "2-16"][reason])


def come_back(match: FritsenMatch, seat: i64) -> None:
    """Play resumes when everybody is back (2-17)."""
    table = match.table
    table.away &= ~BIT[seat]
    table.reasons &= ~(3 * BIT[2 * seat])
    if match.events is not None:
        match.tell("back", seat, [], "2-17")
        if table.away == 0:
            match.tell("resume", TABLE, [], "2-17")


def remove(match: FritsenMatch, seat: i64, rule: str) -> None:
    """A player stops: the hand is shown to all (2-31) and goes under the closed pile (2-30); duties and drinks lapse,
    the glass comes off."""
    table = match.table
    if match.events is not None:
        match.tell("removed", seat, match.cards_of(seat), "2-31")
        match.tell("under", seat, [str(table.size(seat))], rule)
    if table.repairer == seat:
        fouls.repair_late(match)
    if table.size(seat):
        match.put_under(seat, EVERYBODY)
    if table.place_out(seat) == 0:
        table.gone |= (seat + 1) << (4 * ending.packed(table.gone))
    table.removed |= BIT[seat]
    _let_go_of_seat(match, seat)
    drinks.lapse(match, seat)
    forget_acts_of(match, seat)
    if table.untidy_seat == seat:
        table.tidy()
    if table.was_owner == seat:
        table.forget_earlier_glass()
    if table.owner == seat:
        blocks.lift(match, seat)
    _roles_without(match, seat)
    _play_without(match, seat)


def _let_go_of_seat(match: FritsenMatch, seat: i64) -> None:
    table = match.table
    bit = BIT[seat]
    table.owes &= ~bit
    table.slips &= ~bit
    table.slip_of &= ~(31 * BIT[5 * seat])
    table.leaving &= ~bit
    table.quizzed &= ~bit
    table.unsaid &= ~bit
    if table.exchanging == seat:
        table.exchanging = NOBODY
    table.reasons &= ~(3 * BIT[2 * seat])
    table.uncovered &= ~bit
    table.visits &= ~bit
    table.asked_in_vain &= ~bit
    table.yes &= ~bit
    table.no &= ~bit
    table.role_votes |= 15 * BIT[4 * seat]
    looks = table.looks[:]
    looks[seat] = 0
    table.looks = looks
    for other in range(match.seats):
        if other == seat or table.holder_of(other) == seat:
            table.held |= 15 * BIT[4 * other]
    if has(table.away, seat):
        come_back(match, seat)
    if table.vote and (table.vote_by == seat or f"S{seat}" in whom(table.vote - 1)):
        shut(match)


def _roles_without(match: FritsenMatch, seat: i64) -> None:
    """If Frits stops the nearest seat on Willem's right is Frits, and if Willem stops the nearest on Frits's left is
    Willem ([game.roles].vacancy)."""
    table = match.table
    if table.willem == NOBODY or count(table.players()) < 2:
        return
    if seat == table.willem:
        while has(table.removed, table.willem) or table.willem == table.frits:
            table.willem = table.next_seat(table.willem)
    elif seat == table.frits:
        other = table.willem
        for _n in range(match.seats):
            if not has(table.removed, other):
                table.frits = other
            other = table.next_seat(other)
    if table.shuffler == seat:
        table.shuffler = table.frits


def _play_without(match: FritsenMatch, seat: i64) -> None:
    """Play moves on without a player. For one alone there is no game, and what is open lapses ([game.end].too_few); a
    player who has lost already drinks all the same (2-98)."""
    table = match.table
    nobody_is_out = table.phase <= DIRTYING or ending.outs_playing(match) == 0
    if count(table.players()) < 2 and table.phase < FINAL and nobody_is_out:
        for other in members(table.players()):
            drinks.lapse(match, other)
        table.ended = ending.TOO_FEW
        ending.end(match)
    elif table.phase == ROLES:
        _vote_roles_without(match, seat)
    elif table.phase < DIRTYING:
        setup.leave_pile(match, seat)
    elif table.phase == DIRTYING:
        setup.all_ready(match)
    elif TURN <= table.phase <= ENDING:
        if table.turn == seat:
            blocks.shut_window(match)
        ending.judge_end(match)
        if table.phase <= ENDING:
            ending.stuck(match)
    elif table.closes() and table.open_drinks(0) == 0:
        ending.end(match)


def _vote_roles_without(match: FritsenMatch, seat: i64) -> None:
    """The vote closes if more than half of those who stay agree (1W, 1X). For seats that had not voted for Frits the
    clock runs on for Willem."""
    table = match.table
    table.among &= ~BIT[seat]
    if table.frits == seat or table.ladder:
        if table.frits == seat:
            table.frits = NOBODY
        table.ladder = 0
        table.among = 0
        table.role_votes = NO_VOTES
        return
    for other in range(match.seats):
        if table.role_vote(other) == seat:
            table.role_votes |= 15 * BIT[4 * other]
    silent, since = table.acting() & ~BIT[TABLE], table.since[QUESTION_CLOCK]
    setup.close_roles(match)
    if silent and table.phase == ROLES:
        table.start_clock(QUESTION_CLOCK, since)


def back_again(match: FritsenMatch) -> None:
    """A pause that lasts too long is over: all are back."""
    while match.table.away:
        come_back(match, member(lowest(match.table.away)))
