"""Votes: more than half, two thirds, the ladder of 2-4, and what is done when one is carried."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, has
from stammtisch.core.game import TABLE
from stammtisch.games.fritsen import drinks, leaving, setup
from stammtisch.games.fritsen.drinks import DES
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.motions import is_reading, motion, needed, rule_of, shut, whom
from stammtisch.games.fritsen.moves import (
    AWARDS,
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
from stammtisch.games.fritsen.seats import ACTED, SILLIES
from stammtisch.games.fritsen.terms import READ_RULES, READINGS
from stammtisch.games.fritsen.turn import PICKUP, QUESTION_CLOCK, ROLES, SETUP, VOTE_CLOCK


def propose(match: FritsenMatch, seat: i64, action: i64) -> None:
    """A vote opens; who proposes something is for it, but who asks how a rule is read has not answered yet."""
    table = match.table
    table.vote = action + 1
    table.vote_by = seat
    table.vote_act = 0
    table.yes = 0
    table.no = 0
    table.start_clock(VOTE_CLOCK, match.ply)
    if SILLY <= action < REMOVE:
        other = action - SILLY
        table.vote_act = table.counts[ACTED + other]
        table.add(SILLIES, other, table.vote_act - table.social[SILLIES + other])
    elif REPORT <= action < NOMINATE:
        table.vote_act = reported(match, (action - REPORT) // 10, (action - REPORT) % 10)
    elif action == PROPOSE_UNTIDY:
        table.vote_act = table.untidy_seat
    elif WAIVE <= action < WAIVE + 10:
        table.vote_act = drinks.newest(match, action - WAIVE)
    if match.events is not None:
        match.tell("propose", seat, [motion(action), *whom(action)], rule_of(action))
    if not is_reading(action):
        table.yes = BIT[seat]
        recount(match)


def cast(match: FritsenMatch, seat: i64, yes: bool) -> None:
    table = match.table
    if yes:
        table.yes |= BIT[seat]
    else:
        table.no |= BIT[seat]
    if match.events is not None:
        reading = is_reading(table.vote - 1)
        said = ("1" if yes else "2") if reading else ("yes" if yes else "no")
        match.tell("vote", seat, [said], rule_of(table.vote - 1))
    recount(match)


def recount(match: FritsenMatch) -> None:
    """A vote closes when its outcome is fixed."""
    table = match.table
    players = table.players()
    action = table.vote - 1
    wants = needed(match, action)
    yes, no = count(table.yes & players), count(table.no & players)
    if is_reading(action):
        if yes >= wants or no >= wants or yes + no == count(players):
            _read(match)
    elif yes >= wants or no > count(players) - wants:
        _close(match, yes >= wants)


def vote_late(match: FritsenMatch) -> None:
    """Silence counts as no."""
    if is_reading(match.table.vote - 1):
        _read(match)
    else:
        _close(match, False)


def _close(match: FritsenMatch, carried: bool) -> None:
    table = match.table
    action, by, act = table.vote - 1, table.vote_by, table.vote_act
    if match.events is not None:
        players = table.players()
        said = [motion(action), "yes" if carried else "no", str(count(table.yes & players))]
        match.tell("outcome", TABLE, [*said, str(needed(match, action)), *whom(action)], rule_of(action))
    shut(match)
    if carried:
        _carry(match, action, by, act)
    else:
        table.asked_in_vain |= BIT[by]


def _carry(match: FritsenMatch, action: i64, by: i64, act: i64) -> None:
    """What was agreed on."""
    table = match.table
    if action == PROPOSE_PACKS:
        if table.phase == ROLES:
            table.packs = 2
    elif action == PROPOSE_NO_DIRTY:
        if may_forbid(match):
            table.dirty = False
    elif action == PROPOSE_SHUFFLE:
        drinks.charge(match, table.shuffler, DES, "2-39", by, 2 * match.ply)
        if may_shuffle_again(match):
            setup.shuffle_again(match)
    elif action == PROPOSE_CROOKED:
        drinks.charge(match, table.frits, DES, "2-48", by, 2 * match.ply)
    elif action == PROPOSE_UNTIDY:
        drinks.charge(match, act, DES, "2-82", by, 2 * match.ply)
        table.tidy()
    elif action < PAUSE + 3:
        leaving.go_away(match, by, 2)
    elif action < REMOVE:
        drinks.charge(match, action - SILLY, DES, "2-5", by, 2 * act)
    elif action < WAIVE:
        leaving.remove(match, action - REMOVE, "2-30")
    elif action < WAIVE + 10:
        drinks.waive(match, act)
    elif action < NOMINATE:
        report(match, by, (action - REPORT) // 10, (action - REPORT) % 10, act)
    elif match.events is not None:
        rule = AWARDS[(action - NOMINATE) // 10]
        match.tell("award", (action - NOMINATE) % 10, [rule], rule)


def may_shuffle_again(match: FritsenMatch) -> bool:
    """The shuffle can be found bad until somebody has taken up cards (2-39)."""
    table = match.table
    return not table.taken_up and (table.phase == PICKUP or (table.phase == SETUP and table.steps > 0))


def may_forbid(match: FritsenMatch) -> bool:
    """Vuil Fritsen can be forbidden before anybody has taken up cards; later such a vote is void (2-56)."""
    table = match.table
    return table.dirty and table.phase <= PICKUP and not table.taken_up


def reported(match: FritsenMatch, which: i64, seat: i64) -> i64:
    """The ply of the act that a report is about: what somebody did or said last, or a mishap of its own (2-6)."""
    return match.table.counts[ACTED + seat] if REPORTS[which] in ("2-1", "2-2", "2-13") else match.ply


def report(match: FritsenMatch, by: i64, which: i64, seat: i64, act: i64) -> None:
    """A breach without its own penalty (2-1); where Frits and Willem do not sit as they should both drink (2-42)."""
    rule = REPORTS[which]
    if rule == "2-42":
        drinks.charge(match, match.table.frits, DES, rule, by, 2 * act)
        drinks.charge(match, match.table.willem, DES, rule, by, 2 * act)
    else:
        drinks.charge(match, seat, DES, rule, by, 2 * act)


# How a rule is read.


def _read(match: FritsenMatch) -> None:
    """The larger group; if there is none Frits, then Willem, then the oldest decides (2-3, 2-4). The asker
    has asked in vain, as a question holds every clock of play (1N)."""
    table = match.table
    players = table.players()
    yes, no = count(table.yes & players), count(table.no & players)
    table.asked_in_vain |= BIT[table.vote_by]
    if yes != no:
        read_as(match, 1 if yes > no else 2)
        return
    table.ladder = 1
    table.among = table.vote - UNCLEAR  # one more than the ruling
    shut(match)
    if has(table.removed, table.frits):
        table.ladder = 3
    table.start_clock(QUESTION_CLOCK, match.ply)


def read_as(match: FritsenMatch, reading: i64) -> None:
    """How a rule is read from now on."""
    table = match.table
    which = (table.vote - UNCLEAR if table.vote else table.among) - 1
    if reading == 2:
        table.rulings |= BIT[which]
    else:
        table.rulings &= ~BIT[which]
    if match.events is not None:
        match.tell("ruling", TABLE, [RULINGS[which], READINGS[which][reading - 1]], READ_RULES[which])
    table.ladder = 0
    table.among = 0
    if table.vote:
        shut(match)


def decide(match: FritsenMatch, seat: i64, reading: i64) -> None:
    if match.events is not None:
        match.tell("vote", seat, [str(reading)], "2-4")
    read_as(match, reading)


def question_late(match: FritsenMatch) -> None:
    """Silence is not being willing; if the oldest is silent too the first reading holds."""
    table = match.table
    if table.phase == ROLES:
        setup.roles_late(match)
    elif table.ladder < 3:
        setup.step_down(match, table.decider())
    else:
        read_as(match, 1)
