"""A turn, as the flowchart of the booklet has it: from the glass that is taken off to the next player (PB-1)."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, has, lowest, member
from stammtisch.core.game import TABLE
from stammtisch.core.vecs import append
from stammtisch.games.fritsen import drinks, utterances
from stammtisch.games.fritsen.board import CELL, NO_CELL
from stammtisch.games.fritsen.cards import JOKER, NAME, THREE_OF_CLUBS
from stammtisch.games.fritsen.drinks import DES, DOUBLE, DOUBLE_KIM, ERIKJE, EXIT, FRITSJE, KANONSKOGEL, KIMMETJE
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.piles import NOTHING
from stammtisch.games.fritsen.rules import (
    CAROLINE,
    CHANTAL,
    DID_FORGET,
    FIRST_JOKER,
    HIGHER,
    JOKER_MOVE,
    KIM,
    LISA_MOVE,
    MOVE_ID,
    NINE_ON_NINE,
    OFFER,
    PAIR_MOVE,
    THIERRY,
    move_of,
)
from stammtisch.games.fritsen.table import (
    CLOSING,
    DRAWN_TURN,
    DRINKS_CLOCK,
    ENDING,
    FINAL,
    FINAL_CLOCK,
    FINISHED,
    GLASS_TURN,
    LAID_AT,
    LAID_CARDS,
    LAST_CLOCK,
    NO_BALLOT,
    NOBODY,
    REPAIR_CLOCK,
    TURN,
    TURNS,
    WINDOW,
)
from stammtisch.games.fritsen.terms import (
    EVERY_BLOCK,
    EXIT_IN_TURN,
    KANONSKOGEL_ALONE,
    LISA_IN_PAIR,
    STRICT,
    TABLE_CALLS,
)

DEADLOCK: Final = 1
IDLE: Final = 2
TOO_FEW: Final = 3
_NEUTRAL: Final = "P21-1"


def begin(match: FritsenMatch, seat: i64) -> None:
    """The turn comes to a seat, or to the next one with cards (2-54, 2-100); who put the glass down in the turn before
    takes it off first (2-134): by itself with a strict referee, and where the owner is out."""
    table = match.table
    while True:
        playing = has(table.holders, seat)
        if table.owner == seat and (table.terms.referee == STRICT or not playing):
            lift(match, seat)
        if playing:
            break
        seat = table.next_seat(seat)
    table.turn = seat
    table.phase = TURN
    table.laid = False
    table.drawn = False
    table.moved = False
    table.turn_since = match.ply
    table.before = table.began
    table.began = match.ply
    table.gifts = 0
    table.confessed = False
    table.counts[TURNS + seat] += 1
    if match.events is not None:
        match.tell("turn", seat, [str(table.counts[TURNS + seat])], "2-54")


def lift(match: FritsenMatch, seat: i64) -> None:
    """The glass goes off the board (2-134, 2-138)."""
    table = match.table
    if table.glass != NO_CELL and match.events is not None:
        match.tell("lift", seat, [CELL[table.glass]], "2-134")
    table.owner = NOBODY
    table.put_glass(NO_CELL)


def must_lift(match: FritsenMatch, seat: i64) -> bool:
    """Whether the glass is this seat's first duty (2-134)."""
    table = match.table
    return table.phase == TURN and table.turn == seat and table.owner == seat and table.terms.referee != STRICT


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
        open_window(match, cell)


def _tell_lay(match: FritsenMatch, seat: i64, kind: i64, cell: i64, code: i64, rule: str) -> None:
    """Where players call fouls a lawful card is told as any other is."""
    under = NAME[code & 63] if code & 63 <= JOKER else "-"
    neutral = match.table.terms.referee == TABLE_CALLS
    nick = utterances.nick(kind, code & 63, match.table.terms.pro)
    match.tell("lay", seat, [NAME[kind], CELL[cell], under, nick], _NEUTRAL if neutral else rule)


def tell_foul_lay(match: FritsenMatch, seat: i64, kind: i64, cell: i64, code: i64) -> None:
    _tell_lay(match, seat, kind, cell, code, _NEUTRAL)


def pair(match: FritsenMatch, seat: i64, suit: i64, cell: i64) -> None:
    """King and ace of a suit together on its queen (5-11); in hearts nobody drinks, unless the table reads it so."""
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
    """What a move makes people drink (5-3 to 5-13)."""
    if move <= HIGHER or move == 2 or move == 7 or move >= 14:
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
    """One card left: laatste Frits within nine seconds (2-95). None left: out (1Y). The turn's card is laid (2-73)."""
    table = match.table
    table.idle = 0
    table.moved = True
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
    (2-97, P15-1); what was laid against the rules makes nobody drink (2-89)."""
    table = match.table
    table.outs |= (seat + 1) << (4 * outs(match))
    if match.events is not None:
        match.tell("out", seat, [str(outs(match)), str(table.counts[TURNS + seat])], "1Y")
        if lawful:
            utterances.of_exit(match, seat)
    in_turn = seat == table.turn and move != 14
    if lawful and (in_turn or not table.rulings & EXIT_IN_TURN):
        drinks.charge(match, seat, EXIT, "2-97", seat, 2 * match.ply + 1)
    judge_end(match)


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
    """Over when one player is left with cards (2-98, 2-101); where fouls are called the last card can be called for
    nine seconds. A single player who is left at all has no game (2-33)."""
    table = match.table
    if table.phase < TURN or table.phase >= FINAL:
        return
    playing = table.players()
    if playing & (playing - 1) == 0 and outs_playing(match) == 0:
        table.ended = TOO_FEW
        end(match)
    elif table.holders & (table.holders - 1) == 0:
        _clear_turn(match)
        if table.terms.referee == TABLE_CALLS and table.terms.seconds and table.terms.calls:
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
    """Whoever is left with cards drinks a dubbele Frits, and a kanonskogel where they are played with (2-98, 3B)."""
    table = match.table
    _clear_turn(match)
    seats = table.holders & table.players()
    while seats:
        seat = member(lowest(seats))
        if match.events is not None:
            match.tell("loser", seat, [], "2-98")
        act = 2 * match.ply + 1
        if not (table.terms.kanonskogel and table.rulings & KANONSKOGEL_ALONE):
            drinks.charge(match, seat, DOUBLE, "2-98", seat, act)
        if table.terms.kanonskogel:
            drinks.charge(match, seat, KANONSKOGEL, "3B", seat, act)
        seats &= seats - 1
    if table.open_drinks(0):
        table.phase = CLOSING
        table.start_clock(DRINKS_CLOCK, match.ply)
    else:
        end(match)


def end(match: FritsenMatch) -> None:
    """Nobody has to drink any more (2-101, 2-103)."""
    table = match.table
    _clear_turn(match)
    table.phase = FINISHED
    table.vote = NO_BALLOT
    table.yes = 0
    table.no = 0
    table.vote_by = NOBODY
    table.vote_act = 0
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
    if match.events is not None:
        match.tell("over", TABLE, [], "2-101")


# The block.


def open_window(match: FritsenMatch, cell: i64) -> None:
    """From the lay of the 6 anybody may lay a 3 of clubs on it (2-117, 2-125)."""
    table = match.table
    table.phase = WINDOW
    table.window = cell
    table.passed = 0
    table.waited = False
    table.window_since = match.ply
    if match.events is not None:
        match.tell("window", table.turn, [CELL[cell]], "2-117" if is_thierry(match) else "2-125")


def is_thierry(match: FritsenMatch) -> bool:
    """Whether the 6 of the open window lies on a queen; if not it lies on a jack."""
    table = match.table
    at = table.height - 1
    seen: i64 = 0
    while at >= 0:
        if table.log[at] & 511 == table.window:
            seen += 1
            if seen == 2:
                return ((table.log[at] >> 9) & 63) % 13 == 10
        at -= 1
    return False


def let_pass(match: FritsenMatch, seat: i64) -> None:
    match.table.passed |= BIT[seat]
    if match.events is not None:
        match.tell("pass", seat, [], "2-117")


def block(match: FritsenMatch, seat: i64) -> None:
    """Exchange or glass is cancelled (2-118, 2-126). Who blocks the own 6 drinks an Erikje instead (2-119, 2-127), and
    the mover keeps what was charged if another blocks (2-120, 2-128)."""
    table = match.table
    cell = table.window
    thierry = is_thierry(match)
    if match.events is not None:
        match.tell("block", seat, [CELL[cell]], "2-117" if thierry else "2-125")
    rule = "2-119" if thierry else "2-127"
    act = 2 * table.window_since
    lies(match, seat, THREE_OF_CLUBS, cell)
    if table.early:
        table.put_glass(table.was_glass)
        table.owner = table.was_owner
    if seat == table.turn:
        drinks.change(match, seat, act, ERIKJE, rule)
    elif table.rulings & EVERY_BLOCK:
        drinks.charge(match, seat, ERIKJE, rule, seat, 2 * match.ply)
    shut_window(match)
    table.owes &= ~BIT[seat]
    after_lay(match, seat, True, 0)


def shut_window(match: FritsenMatch) -> None:
    table = match.table
    table.window = NO_CELL
    table.passed = 0
    table.waited = False
    table.was_glass = NO_CELL
    table.was_owner = NOBODY
    table.early = False
    table.phase = ENDING


def window_over(match: FritsenMatch) -> None:
    """Nobody blocked: the hand is exchanged (5-12), or the glass may now be put down (2-132)."""
    if is_thierry(match) and match.table.terms.manual:
        match.table.waited = True
        match.table.start_clock(REPAIR_CLOCK, match.ply)
    elif is_thierry(match):
        exchange(match)
    elif match.table.early:
        shut_window(match)
    else:
        match.table.waited = True
        match.table.phase = GLASS_TURN


def exchange(match: FritsenMatch) -> None:
    """The whole hand under the closed pile, as many from the top (5-12)."""
    table = match.table
    seat = table.turn
    n = table.size(seat)
    shut_window(match)
    swap(match, seat, n, "exchange", "5-12")


def swap(match: FritsenMatch, seat: i64, n: i64, kind: str, rule: str) -> None:
    """A hand goes under the closed pile and is dealt anew (2-55, 5-12)."""
    match.put_under(seat, match.said_to(seat))
    cards = match.draw(seat, n)
    if match.events is not None:
        match.whisper(kind, seat, [str(n)], cards, match.said_to(seat), rule)


def put_glass(match: FritsenMatch, seat: i64, cell: i64) -> None:
    """On an open pile, or from one to another (5-13, 2-129, 2-137)."""
    table = match.table
    table.put_glass(cell)
    table.owner = seat
    if match.events is not None:
        match.tell("glass", seat, [CELL[cell]], "5-13")


def keep_glass(match: FritsenMatch, seat: i64) -> None:
    """A glass that stays where it is belongs to who kept it (2-134), unless the table reads it otherwise."""
    table = match.table
    if not table.rulings & 16:
        table.owner = seat
    if match.events is not None:
        match.tell("keep", seat, [CELL[table.glass]], "5-13")


# The end of a turn.


def go_on(match: FritsenMatch) -> None:
    """What waits for nobody: a window that all have let pass without a clock, and a turn whose duties are done."""
    table = match.table
    while True:
        if table.phase == ENDING and table.owes == 0:
            if table.open_drinks(2 * table.began + 2) & BIT[table.turn]:
                return
            end_turn(match)
        elif table.phase == WINDOW and table.terms.seconds == 0 and not table.waited and table.can_block() == 0:
            window_over(match)
        else:
            return


def end_turn(match: FritsenMatch) -> None:
    """The next one clockwise (2-99, 2-54)."""
    table = match.table
    if not table.moved:
        table.idle += 1
    table.previous = table.turn
    table.previous_since = table.turn_since
    if table.terms.referee == TABLE_CALLS:
        age_acts(match)
    if stuck(match):
        return
    begin(match, table.next_seat(table.turn))


def stuck(match: FritsenMatch) -> bool:
    """Whether nobody can ever lay again, or nobody has for long: then those who are left share the last place."""
    table = match.table
    if deadlocked(match):
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


def age_acts(match: FritsenMatch) -> None:
    """What was done can be called until the end of the turn after; a forgotten glass as long as it stands (2-135)."""
    table = match.table
    found = NOTHING
    for i in range(len(table.acts)):
        act = table.acts[i]
        stands = (act >> 41) & 15 == DID_FORGET and table.glass != NO_CELL
        if stands or not has(act, 53):
            found = append(found, act | BIT[53])
    table.acts = found


def time_out(match: FritsenMatch) -> None:
    """A turn of more than 99 seconds: one Fritsje, two cards if none were taken, and the turn is over (2-65)."""
    table = match.table
    seat = table.turn
    if table.phase == ENDING:
        end_turn(match)
        return
    drinks.charge(match, seat, DES, "2-65", seat, 2 * match.ply)
    if not table.drawn:
        take(match, seat, 2, "draw", "2-65")
    if table.phase == GLASS_TURN:
        shut_window(match)
    table.phase = ENDING
    table.turn_since = match.ply
    if table.owes == 0:
        end_turn(match)
