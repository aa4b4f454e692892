"""What happens when a seat does something besides its moves; calls.py says what it may do."""

from mypy_extensions import i64

from stammtisch.games.fritsen import fouls, leaving, mischief, talk, verdicts, votes
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.moves import (
    ANSWER,
    ASK_GLASS,
    ASK_TURN,
    CALL,
    CLAIM,
    CONFESS,
    COUNT,
    COVER,
    EXTRA,
    FUMBLE,
    GIFT,
    GIVE_BACK,
    GRAB,
    LEAVE,
    NO,
    OWNER,
    PAUSE,
    PEEK,
    PEEK_STOCK,
    PROPOSE_PACKS,
    QUIZ,
    REFILL,
    REPORT,
    REPORTS,
    RESIGN,
    RETRACT,
    SAY_NOT,
    SHOW,
    TAKE,
    TAKE_UP,
    TOAST,
    UNCLEAR,
    UNCOVER,
    VISIT,
    WORD,
    YES,
)
from stammtisch.games.fritsen.turn import FINISHED


def do(match: FritsenMatch, seat: i64, action: i64) -> None:
    if action < PROPOSE_PACKS:
        _say(match, seat, action)
    elif action < PEEK_STOCK:
        votes.propose(match, seat, action)
    elif action < PAUSE:
        mischief.do(match, seat, action)
    elif action < TOAST:
        if action == PAUSE + 2:
            votes.propose(match, seat, action)
        else:
            talk.announce(match, seat, action - PAUSE)
    elif action < CALL:
        talk.toast(match, seat, action - TOAST)
    elif action < UNCLEAR:
        if not verdicts.call(match, seat, action - CALL):
            talk.slip(match, seat, talk.CALL_SLIP)
    elif action < REFILL:
        votes.propose(match, seat, action)
    elif action < GRAB:
        _to_seat(match, seat, action)
    elif action < REPORT:
        mischief.do(match, seat, action)
    elif action < FUMBLE:
        which = (action - REPORT) // 10
        if which < len(REPORTS) and (action - REPORT) % 10 == seat and REPORTS[which] != "2-42":
            votes.report(match, seat, which, seat, votes.reported(match, which, seat))
        else:
            votes.propose(match, seat, action)
    else:
        mischief.do(match, seat, action)


def _say(match: FritsenMatch, seat: i64, action: i64) -> None:
    if action == TAKE:
        fouls.take(match, seat)
    elif action in (YES, NO):
        votes.cast(match, seat, action == YES)
    elif action == LEAVE:
        talk.leave(match, seat)
    elif action == RESIGN:
        if match.events is not None:
            match.tell("resign", seat, [], "2-30")
        leaving.remove(match, seat, "2-30")
        if match.table.vote and match.table.phase != FINISHED:
            votes.recount(match)
    elif action == RETRACT:
        talk.retract(match, seat)
    elif action == WORD:
        talk.word(match, seat)
    elif action == CLAIM:
        talk.claim(match, seat)
    elif action == EXTRA:
        talk.extra(match, seat)
    elif action == VISIT:
        talk.visit(match, seat)
    elif action == CONFESS:
        if not verdicts.confess(match, seat):
            talk.slip(match, seat, talk.VICTOR_SLIP)
    elif action == UNCOVER:
        talk.uncover(match, seat)
    elif action == COVER:
        talk.cover(match, seat)
    elif action == GIVE_BACK:
        talk.give_back(match, seat)
    elif action == SAY_NOT:
        talk.say_not(match, seat)
    else:
        assert action == ASK_GLASS
        talk.ask_glass(match, seat)


def _to_seat(match: FritsenMatch, seat: i64, action: i64) -> None:
    """To or about another player."""
    if action < GIFT:
        talk.refill(match, seat, action - REFILL)
    elif action < SHOW:
        talk.gift(match, seat, action - GIFT)
    elif action < PEEK:
        talk.hand_over(match, seat, action - SHOW, False)
    elif action < TAKE_UP:
        talk.peek(match, seat, action - PEEK)
    elif action < COUNT:
        talk.hand_over(match, action - TAKE_UP, seat, True)
    elif action < QUIZ:
        talk.ask_count(match, seat, action - COUNT)
    elif action < ANSWER:
        talk.quiz(match, seat, action - QUIZ)
    elif action < ASK_TURN:
        talk.answer(match, seat, action - ANSWER)
    elif action < OWNER:
        talk.ask_turn(match, seat, action - ASK_TURN)
    else:
        talk.name_owner(match, seat, action - OWNER)


def read(match: FritsenMatch, seat: i64, reading: i64) -> None:
    """A vote on how a rule is read, or the word of who decides."""
    if match.table.vote:
        votes.cast(match, seat, reading == 1)
    else:
        votes.decide(match, seat, reading)
