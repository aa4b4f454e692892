"""A turn, as the flowchart of the booklet has it: from the glass that is taken off to the next player (PB-1)."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.core.vecs import append
from stammtisch.games.fritsen import blocks, drinks, ending, utterances
from stammtisch.games.fritsen.board import CELL
from stammtisch.games.fritsen.cards import NAME, THREE_OF_CLUBS
from stammtisch.games.fritsen.deeds import (
    OLD,
)
from stammtisch.games.fritsen.drinks import DES, DOUBLE, DOUBLE_KIM, ERIKJE, EXIT, FRITSJE, KIMMETJE
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.piles import NOTHING
from stammtisch.games.fritsen.rules import (
    CAROLINE,
    CHANTAL,
    FIRST_JOKER,
    HIGHER,
    JOKER_MOVE,
    KIM,
    LISA_MOVE,
    MOVE_ID,
    NEW_PILE,
    NINE_ON_NINE,
    OFFER,
    PAIR_MOVE,
    THIERRY,
    move_of,
)
from stammtisch.games.fritsen.seats import LAID_AT, LAID_CARDS, TURNS
from stammtisch.games.fritsen.table import FritsenTable
from stammtisch.games.fritsen.terms import (
    EVERY_BLOCK,
    EXIT_IN_TURN,
    LISA_IN_PAIR,
    STRICT,
    TABLE_CALLS,
)
from stammtisch.games.fritsen.turn import (
    DRAWN_TURN,
    ENDING,
    GLASS_TURN,
    LAST_CLOCK,
    TURN,
    WINDOW,
)

_NEUTRAL: Final = "P21-1"


def begin(match: FritsenMatch, seat: i64) -> None:
    """The turn comes to a seat, or to the next one with cards (2-54, 2-100). If the glass is its own it comes off first
    (2-134): by itself with a strict referee, and where the owner is out. Without clocks the question whose it is ends
    before that (2-136)."""
    table = match.table
    asked = table.asked_glass and table.terms.seconds == 0
    while True:
        playing = has(table.holders, seat)
        if table.owner == seat and (table.terms.referee == STRICT or not playing) and not asked:
            blocks.lift(match, seat)
        if playing:
            break
        seat = table.next_seat(seat)
    table.turn = seat
    table.phase = TURN
    table.laid = False
    table.drawn = False
    table.moved = False
    table.late = False
    table.turn_since = match.ply
    table.earlier = table.before
    table.before = table.began
    table.began = match.ply
    if not table.rests:
        forget_once(table)
    table.rests = False
    table.confessed = False
    table.asked_in_vain = 0
    table.counts[TURNS + seat] += 1
    if match.events is not None and table.terms.show_turn:
        match.tell("turn", seat, [str(table.counts[TURNS + seat])], "2-54")


def forget_once(table: FritsenTable) -> None:
    """Everybody may do again what may be done once in a turn (3G, 2-93)."""
    table.gifts = 0
    table.unsaid = 0


def must_lift(match: FritsenMatch, seat: i64) -> bool:
    """Whether the glass is this seat's first duty (2-134)."""
    return match.table.must_lift(seat)


def draw(match: FritsenMatch, seat: i64) -> None:
    """Drink one, take two as far as there are any (2-67, 2-69, 2-70, 2-71)."""
    table = match.table
    drinks.charge(match, seat, FRITSJE, "2-67", seat, 2 * match.ply)
    take(match, seat, 2, "draw", "2-67")
    table.phase = DRAWN_TURN
    table.drawn = True


def take(match: FritsenMatch, seat: i64, n: i64, kind: str, rule: str) -> None:
    """Cards from the top, seen by who takes them alone."""
    before = match.table.left
    cards = match.draw(seat, n)
    if match.events is not None:
        match.whisper(kind, seat, [str(before - match.table.left)], cards, match.said_to(seat), rule)


def cannot(match: FritsenMatch, seat: i64) -> None:
    """Nothing but jokers that may not be laid: the turn passes without a foul (2-73)."""
    if match.events is not None:
        match.tell("cannot", seat, [], "2-73")
    match.table.phase = ENDING


def lay(match: FritsenMatch, seat: i64, kind: i64, cell: i64, named: i64) -> None:
    """A card that may be laid comes to lie, with all that follows from it; `named` is the move if one was named."""
    table = match.table
    code = table.code_at(cell)
    move = named if named else move_of(kind, code, table.terms.pro)
    run: i64 = 0
    if move == KIM:
        run = table.queens(cell)
    if match.events is not None:
        _tell_lay(match, seat, kind, cell, code, MOVE_ID[move])
        utterances.of_lay(match, seat, kind, cell, code, move, run)
    lies(match, seat, kind, cell)
    _drinks_of(match, seat, move, run)
    after_lay(match, seat, True, move)
    if (move in (THIERRY, CAROLINE)) and table.phase == ENDING:
        blocks.open_window(match, cell, move == THIERRY)


def _tell_lay(match: FritsenMatch, seat: i64, kind: i64, cell: i64, code: i64, rule: str) -> None:
    """A lawful card is told as any other is where players call fouls."""
    at = match.table.top_at(cell)
    under = "-" if at < 0 else NAME[match.table.log[at] >> 9 & 63]
    neutral = match.table.terms.referee == TABLE_CALLS
    nick = utterances.nick(kind, code & 63, match.table.terms.pro)
    match.tell("lay", seat, [NAME[kind], CELL[cell], under, nick], _NEUTRAL if neutral else rule)


def tell_foul_lay(match: FritsenMatch, seat: i64, kind: i64, cell: i64, code: i64) -> None:
    _tell_lay(match, seat, kind, cell, code, _NEUTRAL)


def pair(match: FritsenMatch, seat: i64, suit: i64, cell: i64) -> None:
    """King and ace of a suit together on its queen (5-11, P4-1), the only move of two cards (P22-2); in hearts nobody
    drinks, unless the table reads it so."""
    table = match.table
    king = 13 * suit + 11
    if match.events is not None:
        neutral = table.terms.referee == TABLE_CALLS
        match.tell("pair", seat, [NAME[king], NAME[king + 1], CELL[cell]], _NEUTRAL if neutral else "5-11")
        utterances.of_pair(match, seat, king, cell)
    lies(match, seat, king, cell)
    lies(match, seat, king + 1, cell)
    if suit == 0 and table.rulings & LISA_IN_PAIR:
        drinks.charge_others(match, drinks.LISAATJE, drinks.TOAST_OF[drinks.LISAATJE], "5-11")
    after_lay(match, seat, True, PAIR_MOVE)


def lies(match: FritsenMatch, seat: i64, kind: i64, cell: i64) -> None:
    """A card goes from a hand to the board."""
    match.let_go(seat, kind)
    match.table.put(seat, kind, cell)


def _drinks_of(match: FritsenMatch, seat: i64, move: i64, run: i64) -> None:
    """A move makes people drink (P1-2, 5-3 to 5-13): one glass (P1-9) or two (P1-10, 1L), and two on three queens or
    more in a row (P3-7)."""
    if move <= HIGHER or move == 2 or move == 7 or move >= NEW_PILE:
        return
    act = 2 * match.ply
    if move == OFFER:
        drinks.charge(match, seat, drinks.OFFER_DRINK, "5-3", seat, act)
    elif move == LISA_MOVE:
        drinks.charge_others(match, drinks.LISAATJE, drinks.TOAST_OF[drinks.LISAATJE], "5-4")
    elif move == KIM:
        kind: i64 = DOUBLE_KIM if run >= 3 else KIMMETJE
        drinks.charge_others(match, kind, drinks.TOAST_OF[kind], "5-5")
    elif move == CHANTAL:
        drinks.charge_others(match, drinks.JORISJE, drinks.TOAST_OF[drinks.JORISJE], "5-6")
    elif move == NINE_ON_NINE:
        drinks.charge_others(match, DOUBLE, drinks.TO_ALL, "5-8")
    elif move in (JOKER_MOVE, FIRST_JOKER):
        drinks.charge_others(match, FRITSJE, drinks.TO_FRITS, "5-9" if move == JOKER_MOVE else "5-10")
    elif move == THIERRY:
        drinks.charge(match, seat, drinks.THIERRYTJE, "5-12", seat, act)
    elif move == CAROLINE:
        drinks.charge(match, seat, drinks.CAROLINETJE, "5-13", seat, act)


def after_lay(match: FritsenMatch, seat: i64, lawful: bool, move: i64) -> None:
    """One card left: laatste Frits within nine seconds (2-95). None left: out (1Y). The turn's card is laid (2-73), and
    what lay askew before is no matter any more (2-79)."""
    table = match.table
    table.idle = 0
    table.moved = True
    table.tidy()
    table.counts[LAID_AT + seat] = match.ply
    if table.turn == seat and not table.laid and (table.phase == TURN or table.phase == DRAWN_TURN):
        table.laid = True
        table.phase = ENDING
        table.counts[LAID_CARDS + seat] += 1
    left = table.size(seat)
    if left == 1:
        table.owes |= BIT[seat]
        table.start_clock(LAST_CLOCK + seat, match.ply)
    elif left == 0:
        table.owes &= ~BIT[seat]
        go_out(match, seat, lawful, move)


def go_out(match: FritsenMatch, seat: i64, lawful: bool, move: i64) -> None:
    """Out, ranked, and an uittreefritsje, also for who blocks or begins a pile, unless the table reads it otherwise
    (2-97, P15-1): a block is no move (P22-2). What was laid against the rules makes nobody drink (2-89)."""
    table = match.table
    table.outs |= (seat + 1) << (4 * ending.outs(match))
    if match.events is not None:
        match.tell("out", seat, [str(ending.outs(match)), str(table.counts[TURNS + seat])], "1Y")
        if lawful:
            utterances.of_exit(match, seat)
    in_turn = seat == table.turn and 0 < move < NEW_PILE
    if lawful and (in_turn or not table.rulings & EXIT_IN_TURN):
        drinks.charge(match, seat, EXIT, "2-97", seat, 2 * match.ply)
    ending.judge_end(match)


def block(match: FritsenMatch, seat: i64) -> None:
    """Exchange or glass is cancelled (P4-5, P4-10, 2-118, 2-126). Who blocks the own 6 drinks an Erikje instead (2-119,
    2-127), and the mover keeps what was charged if another blocks (2-120, 2-128)."""
    table = match.table
    cell = table.window
    thierry = table.thierry
    if match.events is not None:
        match.tell("block", seat, [CELL[cell]], "2-117" if thierry else "2-125")
        utterances.of_block(match, seat)
    rule = "2-119" if thierry else "2-127"
    act = 2 * table.window_since
    lies(match, seat, THREE_OF_CLUBS, cell)
    if table.early and not thierry:
        table.return_glass()
    if seat == table.turn:
        drinks.change(match, seat, act, ERIKJE, rule)
    elif table.rulings & EVERY_BLOCK:
        drinks.charge(match, seat, ERIKJE, rule, seat, 2 * match.ply)
    blocks.shut_window(match)
    table.owes &= ~BIT[seat]
    after_lay(match, seat, True, 0)


def go_on(match: FritsenMatch) -> None:
    """Do all that waits for nobody: shut a window that all have let pass without a clock, end a turn whose duties are
    done, and end the potje when nobody has to drink any more (2-101)."""
    table = match.table
    while True:
        if table.phase == ENDING:
            if table.owes or table.own_drinks():
                rest(table)
                return
            end_turn(match)
        elif table.phase == WINDOW and table.terms.seconds == 0 and not table.waited and table.can_block() == 0:
            blocks.window_over(match)
        elif table.closes() and table.open_drinks(0) == 0:
            ending.end(match)
        else:
            table.rests = False
            return


def rest(table: FritsenTable) -> None:
    """A hidden turn that waits for a duty is over as far as the others can tell (2-92)."""
    if table.hides_turn() and not table.rests:
        table.rests = True
        forget_once(table)


def end_turn(match: FritsenMatch) -> None:
    """The next one clockwise with cards (1T, 2-99, 2-54)."""
    pass_turn(match, match.table.next_seat(match.table.turn))


def pass_turn(match: FritsenMatch, seat: i64) -> None:
    """The turn is over, and comes to a seat or to the next one with cards."""
    table = match.table
    if not table.moved:
        table.idle += 1
    table.previous = table.turn
    table.previous_since = table.turn_since
    if table.terms.referee == TABLE_CALLS:
        age_acts(match)
    if ending.stuck(match):
        return
    begin(match, seat)


def age_acts(match: FritsenMatch) -> None:
    """An act can be called until the end of the turn after it; a forgotten glass as long as it stands (2-135)."""
    table = match.table
    found, plies = NOTHING, NOTHING
    for i in range(len(table.acts)):
        act = table.acts[i]
        if table.outlasts(act):
            found = append(found, act | BIT[OLD])
            plies = append(plies, table.acts_at[i])
    table.acts = found
    table.acts_at = plies


def time_out(match: FritsenMatch) -> None:
    """A turn of more than 99 seconds: one Fritsje, two cards if none were taken, and the turn is over (2-65), as soon
    as laatste Frits is said or too late (2-95). After the lay the clock only ends the wait for the own drinks."""
    table = match.table
    seat = table.turn
    table.late = True
    table.turn_since = match.ply
    if table.phase == ENDING:
        return
    drinks.charge(match, seat, DES, "2-65", seat, 2 * match.ply)
    if not table.drawn:
        take(match, seat, 2, "draw", "2-65")
    if table.phase == GLASS_TURN:
        blocks.shut_window(match)
    table.phase = ENDING
