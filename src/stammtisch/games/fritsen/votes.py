"""Votes: more than half, two thirds, the ladder of 2-4, and what is done when one is carried."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, has, lowest, member
from stammtisch.core.event import EVERYBODY
from stammtisch.core.game import TABLE
from stammtisch.games.fritsen import beurt, drinks, fouls, setup
from stammtisch.games.fritsen.board import NO_CELL
from stammtisch.games.fritsen.drinks import DES
from stammtisch.games.fritsen.match import FritsenMatch
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
from stammtisch.games.fritsen.table import (
    ACTED,
    CLOSING,
    DIRTYING,
    ENDING,
    FINISHED,
    NO_BALLOT,
    NO_VOTES,
    NOBODY,
    PAUSE_CLOCK,
    PICKUP,
    QUESTION_CLOCK,
    ROLES,
    SILLIES,
    TURN,
    VOTE_CLOCK,
)
from stammtisch.games.fritsen.terms import READ_RULES, READINGS


def rule_of(action: i64) -> str:
    """The rule behind what is proposed."""
    if action == PROPOSE_PACKS:
        return "2-36"
    if action == PROPOSE_NO_DIRTY:
        return "2-56"
    if action == PROPOSE_SHUFFLE:
        return "2-39"
    if action == PROPOSE_CROOKED:
        return "2-48"
    if action == PROPOSE_UNTIDY:
        return "2-79"
    if action < PAUSE + 3:
        return "2-16"
    if action < SILLY:
        return "2-3"
    if action < REMOVE:
        return "2-5"
    if action < WAIVE:
        return "2-30"
    if action < WAIVE + 10:
        return "2-8"
    return REPORTS[(action - REPORT) // 10] if action < NOMINATE else AWARDS[(action - NOMINATE) // 10]


def motion(action: i64) -> str:
    """What is voted on, in one word."""
    if PROPOSE_PACKS <= action <= PROPOSE_UNTIDY:
        return ["packs", "no-dirty", "shuffle", "crooked", "untidy"][action - PROPOSE_PACKS]
    if action < PAUSE + 3:
        return "pause"
    if action < SILLY:
        return RULINGS[action - UNCLEAR]
    if action < WAIVE + 10:
        return ["silly", "remove", "waive"][(action - SILLY) // 10]
    return rule_of(action)


def whom(action: i64) -> list[str]:
    """Whom it concerns."""
    if action < SILLY:
        return []
    return [f"S{(action - (SILLY if action < REPORT else REPORT)) % 10}"]


def needed(match: FritsenMatch, action: i64) -> i64:
    """More than half of all players, and two thirds to remove one or to forbid vuil Fritsen."""
    players = count(match.table.players())
    if action == PROPOSE_NO_DIRTY or REMOVE <= action < WAIVE:
        return (2 * players + 2) // 3
    return players // 2 + 1


def is_reading(action: i64) -> bool:
    return UNCLEAR <= action < SILLY


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
        table.vote_act = table.counts[ACTED + (action - REPORT) % 10]
    elif WAIVE <= action < WAIVE + 10:
        table.vote_act = drinks.newest(match, action - WAIVE)
    if match.events is not None:
        match.tell("propose", seat, [motion(action), *whom(action)], rule_of(action))
    if not is_reading(action):
        table.yes = BIT[seat]
        _count(match)


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
    _count(match)


def _count(match: FritsenMatch) -> None:
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


def _shut(match: FritsenMatch) -> None:
    table = match.table
    table.vote = NO_BALLOT
    table.vote_by = NOBODY
    table.vote_act = 0
    table.yes = 0
    table.no = 0


def _close(match: FritsenMatch, carried: bool) -> None:
    table = match.table
    action, by, act = table.vote - 1, table.vote_by, table.vote_act
    if match.events is not None:
        players = table.players()
        said = [motion(action), "yes" if carried else "no", str(count(table.yes & players))]
        match.tell("outcome", TABLE, [*said, str(needed(match, action)), *whom(action)], rule_of(action))
    _shut(match)
    if carried:
        _carry(match, action, by, act)


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
        table.steps = 0
    elif action == PROPOSE_CROOKED:
        drinks.charge(match, table.frits, DES, "2-48", by, 2 * match.ply)
    elif action == PROPOSE_UNTIDY:
        if table.untidy_seat != NOBODY:
            drinks.charge(match, table.untidy_seat, DES, "2-82", by, 2 * match.ply)
        table.askew = NO_CELL
        table.untidy_seat = NOBODY
    elif action < PAUSE + 3:
        go_away(match, by, 2)
    elif action < REMOVE:
        drinks.charge(match, action - SILLY, DES, "2-5", by, 2 * act)
    elif action < WAIVE:
        remove(match, action - REMOVE, "2-30")
    elif action < WAIVE + 10:
        drinks.waive(match, act)
    elif action < NOMINATE:
        report(match, by, (action - REPORT) // 10, (action - REPORT) % 10, act)
    elif match.events is not None:
        rule = AWARDS[(action - NOMINATE) // 10]
        match.tell("award", (action - NOMINATE) % 10, [rule], rule)


def may_forbid(match: FritsenMatch) -> bool:
    """Vuil Fritsen can be forbidden before anybody has taken up cards; later such a vote is void (2-56)."""
    table = match.table
    return bool(table.dirty and table.phase <= PICKUP and table.holders == 0)


def report(match: FritsenMatch, by: i64, which: i64, seat: i64, act: i64) -> None:
    """A breach without its own penalty (2-1); where Frits and Willem do not sit as they should both drink (2-42)."""
    rule = REPORTS[which]
    if rule == "2-42":
        drinks.charge(match, match.table.frits, DES, rule, by, 2 * match.ply)
        drinks.charge(match, match.table.willem, DES, rule, by, 2 * match.ply)
    else:
        drinks.charge(match, seat, DES, rule, by, 2 * act)


# How a rule is read.


def _read(match: FritsenMatch) -> None:
    """The larger group; if there is none Frits, then Willem, then the oldest decides (2-3, 2-4)."""
    table = match.table
    players = table.players()
    yes, no = count(table.yes & players), count(table.no & players)
    if yes != no:
        read_as(match, 1 if yes > no else 2)
        return
    table.ladder = 1
    table.among = table.vote - UNCLEAR  # one more than the ruling
    _shut(match)
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
        _shut(match)


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


# Pauses and removal.


def go_away(match: FritsenMatch, seat: i64, reason: i64) -> None:
    """The game is paused as long as somebody is away (2-14, 2-15, 2-16)."""
    table = match.table
    if table.away == 0:
        table.start_clock(PAUSE_CLOCK, match.ply)
    table.away |= BIT[seat]
    table.leaving &= ~BIT[seat]
    table.reasons = (table.reasons & ~(3 << (2 * seat))) | (reason << (2 * seat))
    if match.events is not None:
        match.tell("leave", seat, [["toilet", "drink", "other"][reason]], ["2-14", "2-15", "2-16"][reason])


def come_back(match: FritsenMatch, seat: i64) -> None:
    """Play resumes when everybody is back (2-17)."""
    table = match.table
    table.away &= ~BIT[seat]
    table.reasons &= ~(3 << (2 * seat))
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
        table.gone |= (seat + 1) << (4 * beurt.packed(table.gone))
    table.removed |= BIT[seat]
    _let_go_of_seat(match, seat)
    drinks.lapse(match, seat)
    if table.owner == seat:
        beurt.lift(match, seat)
    _roles_without(match, seat)
    _play_without(match, seat)


def _let_go_of_seat(match: FritsenMatch, seat: i64) -> None:
    table = match.table
    bit = BIT[seat]
    table.owes &= ~bit
    table.slips &= ~bit
    table.slip_of &= ~(31 << (5 * seat))
    table.leaving &= ~bit
    table.quizzed &= ~bit
    table.unsaid &= ~bit
    table.reasons &= ~(3 << (2 * seat))
    table.uncovered &= ~bit
    table.visits &= ~bit
    table.yes &= ~bit
    table.no &= ~bit
    table.role_votes |= 15 << (4 * seat)
    looks = table.looks[:]
    looks[seat] = 0
    table.looks = looks
    for other in range(match.seats):
        if other == seat or table.holder_of(other) == seat:
            table.held |= 15 << (4 * other)
    if has(table.away, seat):
        come_back(match, seat)
    if table.vote and table.vote_by == seat:
        _shut(match)


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
    """Play moves on without a player."""
    table = match.table
    if count(table.players()) == 1 and table.phase < CLOSING and beurt.outs_playing(match) == 0:
        table.ended = beurt.TOO_FEW
        beurt.end(match)
    elif table.phase == ROLES:
        _vote_roles_without(match, seat)
    elif table.phase < DIRTYING:
        setup.leave_pile(match, seat)
    elif table.phase == DIRTYING:
        setup.all_ready(match)
    elif TURN <= table.phase <= ENDING:
        if table.turn == seat:
            beurt.shut_window(match)
        beurt.judge_end(match)
        if table.phase <= ENDING and beurt.deadlocked(match):
            beurt.stuck(match)
    elif table.phase == CLOSING and table.open_drinks(0) == 0:
        beurt.end(match)
    if table.vote and table.phase != FINISHED:
        _count(match)


def _vote_roles_without(match: FritsenMatch, seat: i64) -> None:
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
            table.role_votes |= 15 << (4 * other)
    if table.acting() == BIT[TABLE]:
        setup.count_roles(match)


def back_again(match: FritsenMatch) -> None:
    """A pause that lasts too long is over: all are back."""
    while match.table.away:
        come_back(match, member(lowest(match.table.away)))
