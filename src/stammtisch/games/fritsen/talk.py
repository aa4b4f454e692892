"""Table talk: toasts and slips of the tongue, asking, looking at hands, and other things that nobody waits for."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has, lowest, member
from stammtisch.games.fritsen import (
    beurt,
    blocks,
    drinks,
    leaving,
    votes,
)
from stammtisch.games.fritsen.board import NO_CELL
from stammtisch.games.fritsen.drinks import DES, RUSSIAN
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.moves import PAUSES, RESTRICTED, TOASTS
from stammtisch.games.fritsen.seats import EXTRAS, FILLED, NOBODY
from stammtisch.games.fritsen.turn import (
    LEAVE_CLOCK,
    OWNER_CLOCK,
    QUIZ_CLOCK,
    RECTIFY_CLOCK,
    RETURN_CLOCK,
    SETUP,
    TURN,
)

VICTOR_SLIP = 11
LAST_SLIP = 12
ANSWER_SLIP = 13
CALL_SLIP = 14
SLIPS = [*TOASTS, "laatste-Frits", "answer", "call"]
_SLIP_RULES = [*["2-83"] * 12, "2-96", "2-92", "2-5"]


def toast(match: FritsenMatch, seat: i64, which: i64) -> None:
    """A toast is welcome (2-68); some only with their own move or rule (2-83)."""
    if match.events is not None:
        match.tell("toast", seat, [TOASTS[which]], "2-68")
    if which >= RESTRICTED and match.table.phase >= SETUP and not drinks.may_toast(match, seat, which):
        slip(match, seat, which)


def slip(match: FritsenMatch, seat: i64, what: i64) -> None:
    """A wrong utterance costs one Fritsje, unless it is corrected within three seconds (2-7). While one can be
    corrected the next is charged at once."""
    table = match.table
    if match.events is not None:
        match.tell("slip", seat, [SLIPS[what]], _SLIP_RULES[what])
    if has(table.slips, seat):
        drinks.charge(match, seat, DES, _SLIP_RULES[what], seat, 2 * match.ply)
        return
    table.slips |= BIT[seat]
    table.slip_of |= what << (5 * seat)
    table.start_clock(RECTIFY_CLOCK + seat, match.ply)


def slip_at(match: FritsenMatch, seat: i64) -> i64:
    return (match.table.slip_of >> (5 * seat)) & 31


def stand(match: FritsenMatch, seat: i64) -> None:
    """It was not corrected in time."""
    table = match.table
    what = slip_at(match, seat)
    act = 2 * table.since[RECTIFY_CLOCK + seat]
    _clear_slip(match, seat)
    drinks.charge(match, seat, DES, _SLIP_RULES[what], seat, act)


def retract(match: FritsenMatch, seat: i64) -> None:
    """A wrong utterance is corrected (2-7). If there is none, a player who was ready is so no more, and may vuil
    Fritsen again (2-59)."""
    wrong = has(match.table.slips, seat)
    _clear_slip(match, seat)
    if not wrong:
        match.table.ready &= ~BIT[seat]
    if match.events is not None:
        match.tell("retract", seat, [], "2-7" if wrong else "2-61")


def _clear_slip(match: FritsenMatch, seat: i64) -> None:
    match.table.slips &= ~BIT[seat]
    match.table.slip_of &= ~(31 * BIT[5 * seat])


def say_last(match: FritsenMatch, seat: i64) -> None:
    """Laatste Frits in time (2-95); said at another time it is a slip (2-96)."""
    table = match.table
    if match.events is not None:
        match.tell("last", seat, [], "2-95")
    if has(table.owes, seat):
        table.owes &= ~BIT[seat]
    else:
        slip(match, seat, LAST_SLIP)


def word(match: FritsenMatch, seat: i64) -> None:
    """The forbidden word cannot be taken back (2-2)."""
    if match.events is not None:
        match.tell("word", seat, [], "2-2")
    drinks.charge(match, seat, DES, "2-2", seat, 2 * match.ply)


def announce(match: FritsenMatch, seat: i64, reason: i64) -> None:
    """A player who announces it and goes within nine seconds pauses the game (2-14, 2-15)."""
    table = match.table
    table.leaving |= BIT[seat]
    table.reasons = (table.reasons & ~(3 * BIT[2 * seat])) | (reason << (2 * seat))
    table.start_clock(LEAVE_CLOCK + seat, match.ply)
    if match.events is not None:
        match.tell("pause", seat, [PAUSES[reason]], "2-14" if reason == 0 else "2-15")


def leave(match: FritsenMatch, seat: i64) -> None:
    leaving.go_away(match, seat, (match.table.reasons >> (2 * seat)) & 3)


def stay(match: FritsenMatch, seat: i64) -> None:
    """The announcement lapses."""
    match.table.leaving &= ~BIT[seat]
    match.table.reasons &= ~(3 * BIT[2 * seat])


# What is appreciated.


def extra(match: FritsenMatch, seat: i64) -> None:
    match.table.add(EXTRAS, seat, 1)
    if match.events is not None:
        match.tell("extra", seat, [], "2-9")


def refill(match: FritsenMatch, seat: i64, other: i64) -> None:
    """Bijfritsen (2-10, 4J)."""
    match.table.add(FILLED, seat, 1)
    match.table.empty &= ~BIT[other]
    if match.events is not None:
        match.tell("refill", seat, [f"S{other}"], "2-10")
        match.tell("utter", seat, ["bijfritsen"], "4J")


def gift(match: FritsenMatch, seat: i64, other: i64) -> None:
    """Russisch fritsen, once a turn (3G)."""
    match.table.gifts |= BIT[seat]
    if match.events is not None:
        match.tell("gift", seat, [f"S{other}"], "3G")
    drinks.charge(match, other, RUSSIAN, "3G", seat, 2 * match.ply)


def claim(match: FritsenMatch, seat: i64) -> None:
    """Uitfritsgarantie need not be true (1Z, 2-12)."""
    if match.events is not None:
        match.tell("claim", seat, [], "2-12")


def visit(match: FritsenMatch, seat: i64) -> None:
    match.table.visits |= BIT[seat]
    if match.events is not None:
        match.tell("visit", seat, [], "3H" if "efteling" in match.table.terms.variants else "3I")


# Looking at hands.


def uncover(match: FritsenMatch, seat: i64) -> None:
    """The hand lies open for all who look (2-20)."""
    match.table.uncovered |= BIT[seat]
    if match.events is not None:
        match.tell("uncover", seat, [], "2-20")


def cover(match: FritsenMatch, seat: i64) -> None:
    table = match.table
    table.uncovered &= ~BIT[seat]
    holder = table.holder_of(seat)
    _set_looks(match, seat, i64(0) if holder == NOBODY else BIT[holder])
    if match.events is not None:
        match.tell("cover", seat, [], "2-20")


def _set_looks(match: FritsenMatch, seat: i64, viewers: i64) -> None:
    looks = match.table.looks[:]
    looks[seat] = viewers
    match.table.looks = looks


def peek(match: FritsenMatch, seat: i64, other: i64) -> None:
    """Looking is never charged (2-20)."""
    _look(match, seat, other)
    if match.events is not None:
        match.whisper("peek", seat, [f"S{other}"], match.cards_of(other), BIT[seat] | BIT[other], "2-20")


def _look(match: FritsenMatch, seat: i64, other: i64) -> None:
    if not has(match.table.looks[other], seat):
        match.look_at(seat, other)
        _set_looks(match, other, match.table.looks[other] | BIT[seat])


def hand_over(match: FritsenMatch, owner: i64, holder: i64, taken: bool) -> None:
    """Cards in another's hands are given back within nine seconds (2-22)."""
    table = match.table
    table.held = (table.held & ~(15 * BIT[4 * owner])) | (holder << (4 * owner))
    table.start_clock(RETURN_CLOCK + holder, match.ply)
    _look(match, holder, owner)
    if match.events is not None:
        cards = match.cards_of(owner)
        if taken:
            match.whisper("take-up", holder, [f"S{owner}"], cards, BIT[holder] | BIT[owner], "2-22")
        else:
            match.whisper("show", owner, [f"S{holder}"], cards, BIT[holder] | BIT[owner], "2-22")


def give_back(match: FritsenMatch, holder: i64) -> None:
    """The owner gets exactly the same cards."""
    table = match.table
    for owner in range(match.seats):
        if table.holder_of(owner) == holder:
            table.held |= 15 * BIT[4 * owner]
            if not has(table.uncovered, owner):
                _set_looks(match, owner, table.looks[owner] & ~BIT[holder])
            if match.events is not None:
                match.tell("give-back", holder, [f"S{owner}"], "2-22")


def return_late(match: FritsenMatch, holder: i64) -> None:
    give_back(match, holder)
    drinks.charge(match, holder, DES, "2-22", holder, 2 * match.ply)


# Asking, where the table shows less.


def ask_count(match: FritsenMatch, seat: i64, other: i64) -> None:
    """Exactly and truthfully (2-23)."""
    if match.events is not None:
        match.tell("count", seat, [f"S{other}", str(match.table.size(other))], "2-23")


def quiz(match: FritsenMatch, seat: i64, other: i64) -> None:
    table = match.table
    table.quizzed |= BIT[other]
    table.start_clock(QUIZ_CLOCK + other, match.ply)
    if match.events is not None:
        match.tell("quiz", seat, [f"S{other}"], "2-92")


def answer(match: FritsenMatch, seat: i64, named: i64) -> None:
    """A wrong answer is a slip (2-92)."""
    match.table.quizzed &= ~BIT[seat]
    if match.events is not None:
        match.tell("answer", seat, [f"S{named}"], "2-92")
    if named != match.table.turn:
        slip(match, seat, ANSWER_SLIP)


def ask_turn(match: FritsenMatch, seat: i64, other: i64) -> None:
    """Another player must tell whose turn it is, and who are out, for a Fritsje (2-94)."""
    table = match.table
    if match.events is not None:
        out = [f"S{each}" for each in range(match.seats) if table.place_out(each)]
        match.tell("ask-turn", seat, [f"S{other}", f"S{table.turn}", *out], "2-94")
    drinks.charge_with(match, seat, DES, drinks.NO_TOAST, "2-94", seat, 2 * match.ply)


def say_not(match: FritsenMatch, seat: i64) -> None:
    """If nobody knows or tells whose turn it is, it is Frits's (2-93); of a glass nobody knows, all drink (2-136)."""
    table = match.table
    table.unsaid |= BIT[seat]
    if match.events is not None:
        match.tell("say-not", seat, [], "2-136" if table.asked_glass else "2-93")
    if table.players() & ~table.unsaid:
        return
    table.unsaid = 0
    if table.asked_glass:
        owner_late(match)
    elif table.phase == TURN:
        seat = table.frits
        while not has(table.holders, seat):
            seat = table.next_seat(seat)
        if seat != table.turn:
            beurt.pass_turn(match, seat)


def ask_glass(match: FritsenMatch, seat: i64) -> None:
    table = match.table
    table.asked_glass = True
    table.unsaid = 0
    table.start_clock(OWNER_CLOCK, match.ply)
    if match.events is not None:
        match.tell("ask-glass", seat, [], "2-136")


def name_owner(match: FritsenMatch, seat: i64, named: i64) -> None:
    """The right name ends the question; a wrong one is a wrong answer."""
    table = match.table
    if match.events is not None:
        match.tell("owner", seat, [f"S{named}"], "2-136")
    if named == table.owner:
        table.asked_glass = False
        table.unsaid = 0
    else:
        slip(match, seat, ANSWER_SLIP)


def owner_late(match: FritsenMatch) -> None:
    """Nobody tells whose glass it is: all drink, and it comes off (2-136)."""
    table = match.table
    table.asked_glass = False
    table.unsaid = 0
    drinks.everyone(match, DES, "2-136", NOBODY, 2 * match.ply)
    if table.glass != NO_CELL:
        blocks.lift(match, table.frits, "2-136")


def lapse(match: FritsenMatch) -> None:
    """Without clocks whatever is open at the end of a turn lapses."""
    table = match.table
    if table.ladder:
        votes.question_late(match)
    elif table.vote:
        votes.vote_late(match)
    table.asked_in_vain = 0
    while table.slips:
        stand(match, member(lowest(table.slips)))
    while table.leaving:
        stay(match, member(lowest(table.leaving)))
    while table.hands_held():
        return_late(match, member(lowest(table.hands_held())))
    table.quizzed = 0
    if table.asked_glass:
        owner_late(match)
