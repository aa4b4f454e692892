"""What a seat may do besides: votes, toasts, pauses, calls, and the fouls that a referee lets happen."""

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE
from stammtisch.games.fritsen import (
    beurt,
    drinks,
    fouls,
    mischief,
)
from stammtisch.games.fritsen.blocks import is_block
from stammtisch.games.fritsen.board import NO_CELL, STOCK_CELL
from stammtisch.games.fritsen.cards import THREE_OF_CLUBS
from stammtisch.games.fritsen.company import NO_VOTES
from stammtisch.games.fritsen.deeds import (
    SETTLED,
    slot_of,
)
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.motions import is_reading
from stammtisch.games.fritsen.moves import (
    ANSWER,
    ASK_GLASS,
    ASK_TURN,
    ASKEW,
    BLOCK,
    CALL,
    CLAIM,
    COMPEL,
    CONFESS,
    COUNT,
    COVER,
    DEAL,
    DRAW,
    DRINK,
    EXCHANGE,
    EXTRA,
    FUMBLE,
    GIFT,
    GIVE_BACK,
    GLASS,
    LAST,
    LEAVE,
    LIFT,
    NO,
    NOMINATE,
    NUDGE,
    OWNER,
    PAUSE,
    PEEK,
    PICK,
    PROPOSE_CROOKED,
    PROPOSE_NO_DIRTY,
    PROPOSE_PACKS,
    PROPOSE_SHUFFLE,
    PROPOSE_UNTIDY,
    QUIZ,
    READING_1,
    READING_2,
    REFILL,
    REMOVE,
    REPORT,
    REPORTS,
    RESIGN,
    RETRACT,
    RULINGS,
    SAY_NOT,
    SHOW,
    SILLY,
    SKIP,
    STRAIGHTEN,
    TAKE,
    TAKE_UP,
    TOAST,
    TOASTS,
    UNCLEAR,
    UNCOVER,
    VISIT,
    WAIVE,
    WORD,
    YES,
    lay,
)
from stammtisch.games.fritsen.piles import Piles
from stammtisch.games.fritsen.seats import ACTED, LAID_AT, LAID_CARDS, NOBODY, SILLIES
from stammtisch.games.fritsen.table import ALL_DEALT
from stammtisch.games.fritsen.terms import STRICT, TABLE_CALLS
from stammtisch.games.fritsen.turn import (
    CLOSING,
    DIRTYING,
    ENDING,
    FINAL,
    FINISHED,
    GLASS_TURN,
    PICKUP,
    ROLES,
    SETUP,
    TURN,
    WINDOW,
)
from stammtisch.games.fritsen.votes import may_forbid, may_shuffle_again


def calls(match: FritsenMatch, seat: i64) -> list[int]:
    """All that a seat may do besides its moves, in ascending order."""
    table = match.table
    nobody = seat == TABLE or has(table.removed, seat) or table.phase == FINISHED
    if nobody or not table.terms.calls:
        return []
    legal = match.legal(seat)
    found = _deeds(match, seat, legal) + _voting(match, seat) + _pausing(match, seat) + _talking(match, seat)
    found += _looking(match, seat) + _asking(match, seat) + _calling(match, seat) + _untidy(match, seat)
    may = set(legal)
    return sorted(action for action in found if action not in may)


def is_act(action: i64) -> bool:
    """Whether others may find it silly (2-5): something that was done, said or called, but no claim (2-12)."""
    return action <= TAKE or action == WORD or TOAST <= action < UNCLEAR or action >= FUMBLE


def _others(match: FritsenMatch, seat: i64) -> list[int]:
    """The fellow players (1O, 1U, 1V)."""
    return [other for other in range(match.seats) if other != seat and has(match.table.players(), other)]


def _deeds(match: FritsenMatch, seat: i64, legal: list[int]) -> list[int]:
    """Deeds by hand: the fouls that are possible here, and a block while the glass is being chosen (2-125)."""
    table = match.table
    found: list[int] = []
    chosen = table.phase == GLASS_TURN or (table.phase == WINDOW and table.waited)
    late = chosen and table.away == 0 and has(table.can_block(), seat)
    if late and match.holds(seat, THREE_OF_CLUBS):
        found.append(BLOCK)
    if table.terms.referee == STRICT and is_block(match, seat, THREE_OF_CLUBS, table.window):
        found.append(int(lay(THREE_OF_CLUBS, table.window)))
    if has(table.open_drinks(0), seat):
        found += [DRINK, SKIP] if table.terms.laf else [DRINK]
    if table.terms.manual and table.phase == SETUP and seat == table.frits and table.steps == 0:
        found += [COMPEL + other for other in _others(match, seat) if table.shuffler == seat]
    if table.terms.referee == STRICT:
        return found
    if table.terms.manual and table.away == 0:
        found += _hasty(match, seat)
    if table.phase == SETUP or (table.phase == PICKUP and has(table.holders, seat)):
        found += [PICK + pile for pile in range(match.seats) if has(table.dealt, pile)]
    if seat == table.exchanging and seat != table.frits and table.left:
        found.append(TAKE)
    if fouls.possible(match, seat):
        found += fouls.lay_calls(match, seat, legal)
        if table.left > table.promised():
            found.append(TAKE)
        if beurt.must_lift(match, seat) and table.away == 0:
            found.append(DRAW)
        if table.terms.mischief and table.phase > DIRTYING and table.away == 0:
            found += mischief.possible(match, seat)
    if fouls.forgot(match, seat):
        found.append(LIFT)
    if table.turn == seat and table.phase in (WINDOW, GLASS_TURN) and table.away == 0:
        found += _early_glass(match)
    return found


def _hasty(match: FritsenMatch, seat: i64) -> list[int]:
    """Dealing without being Frits (2-43), and exchanging a hand before the nine seconds are over (2-121)."""
    table = match.table
    if table.phase == SETUP and 0 < table.steps < ALL_DEALT and seat != table.frits:
        return [DEAL]
    early = table.phase == WINDOW and seat == table.frits and not table.waited and not table.early
    return [EXCHANGE] if early and table.thierry else []


def _early_glass(match: FritsenMatch) -> list[int]:
    """Too early after a 6 on a jack (2-132), or on the closed pile (2-130)."""
    table = match.table
    if table.phase == WINDOW and (table.thierry or table.early):
        return []
    found = [GLASS + STOCK_CELL]
    return found if table.phase == GLASS_TURN else [GLASS + cell for cell in table.cells() if cell != table.glass]


def _voting(match: FritsenMatch, seat: i64) -> list[int]:
    table = match.table
    if table.vote:
        if has(table.yes | table.no, seat):
            return []
        return [READING_1, READING_2] if is_reading(table.vote - 1) else [YES, NO]
    if table.ladder:
        return []
    if has(table.asked_in_vain, seat):
        return _own_mishaps(seat) if table.phase >= SETUP else []
    found: list[int] = []
    if table.phase == ROLES and table.packs == 1:
        found.append(PROPOSE_PACKS)
    if may_forbid(match):
        found.append(PROPOSE_NO_DIRTY)
    found += [REMOVE + other for other in range(match.seats) if has(table.players(), other)]
    if table.phase < SETUP:
        return found
    if may_shuffle_again(match):
        found.append(PROPOSE_SHUFFLE)
    found += [UNCLEAR + which for which in range(len(RULINGS)) if table.phase < FINAL]
    for other in range(match.seats):
        if has(table.players(), other):
            found += _against(match, seat, other)
    return found + _untidy_votes(match, seat)


def _against(match: FritsenMatch, seat: i64, other: i64) -> list[int]:
    """Motions about a player."""
    table = match.table
    found = [REPORT + 10 * which + other for which in range(len(REPORTS))]
    if other != seat and table.counts[ACTED + other] > table.social[SILLIES + other]:
        found.append(SILLY + int(other))
    if drinks.newest(match, other) >= 0:
        found.append(WAIVE + int(other))
    if other != seat and TURN <= table.phase <= ENDING:
        found += _awards(match, seat, other)
    return found


def _own_mishaps(seat: i64) -> list[int]:
    """A seat reports its own mishaps without a vote (2-1)."""
    return [REPORT + 10 * which + int(seat) for which in range(len(REPORTS)) if REPORTS[which] != "2-42"]


def _awards(match: FritsenMatch, seat: i64, other: i64) -> list[int]:
    """A card of this turn or the one before (4D, 4F), Willem's first one (4M), or how a player stands (4E)."""
    table = match.table
    before = table.began if table.seems_over(seat) else table.before
    found = [NOMINATE + 10 + int(other)] if has(table.holders, other) else []
    if table.counts[LAID_AT + other] > before:
        found += [NOMINATE + int(other), NOMINATE + 20 + int(other)]
        if other == table.willem and (table.counts[LAID_CARDS + other] == 1 or table.hides_turn()):
            found.append(NOMINATE + 30 + int(other))
    return found


def _untidy_votes(match: FritsenMatch, seat: i64) -> list[int]:
    """Votes on whether cards lie as they should (2-48, 2-79, 2-80)."""
    table = match.table
    if not table.terms.untidy:
        return []
    found = [PROPOSE_CROOKED] if seat != table.frits and table.phase >= PICKUP else []
    return [*found, PROPOSE_UNTIDY] if table.askew != NO_CELL and seat != table.untidy_seat else found


def _untidy(match: FritsenMatch, seat: i64) -> list[int]:
    table = match.table
    found: list[int] = []
    if not table.terms.untidy:
        return found
    if table.askew != NO_CELL and seat == table.untidy_seat:
        found.append(STRAIGHTEN)
    if table.askew == NO_CELL and TURN <= table.phase <= ENDING:
        found += [NUDGE + cell for cell in table.cells()]
        if _laid_last(table, seat):
            found.append(ASKEW)
    if fouls.possible(match, seat):
        found += [FUMBLE + kind for kind in sorted(set(match.kinds_of(seat)))]
    return found


def _laid_last(table: Piles, seat: i64) -> bool:
    return table.height > 0 and table.log[table.height - 1] >> 15 == seat


def _pausing(match: FritsenMatch, seat: i64) -> list[int]:
    table = match.table
    found = [RESIGN]
    if not SETUP <= table.phase <= ENDING or has(table.away, seat):
        return found
    if has(table.leaving, seat):
        return [*found, LEAVE]
    found += [PAUSE, PAUSE + 1]
    return [*found, PAUSE + 2] if table.may_ask(seat) else found


def _talking(match: FritsenMatch, seat: i64) -> list[int]:
    table = match.table
    found = [TOAST + which for which in range(len(TOASTS))]
    if has(table.slips, seat) or (table.phase == DIRTYING and has(table.ready, seat)):
        found.append(RETRACT)
    if table.phase < SETUP:
        return found
    found += [WORD, EXTRA]
    if TURN <= table.phase < CLOSING:
        found.append(LAST)
        if has(table.holders, seat):
            found.append(CLAIM)
    if not has(table.acting(), seat):
        found += [REFILL + other for other in _others(match, seat) if has(table.empty, other)]
    if table.terms.russisch and not has(table.gifts, seat):
        found += [GIFT + other for other in _others(match, seat)]
    places = [name for name in ("efteling", "bloom") if name in table.terms.variants]
    if places and not has(table.visits, seat):
        found.append(VISIT)
    return found


def _looking(match: FritsenMatch, seat: i64) -> list[int]:
    """A hand that its owner leaves open, or hands over (2-20, 2-22)."""
    table = match.table
    if not DIRTYING <= table.phase <= ENDING:
        return []
    found: list[int] = []
    if has(table.holders, seat):
        found.append(COVER if has(table.uncovered, seat) else UNCOVER)
        if table.holder_of(seat) == NOBODY:
            found += [SHOW + other for other in _others(match, seat) if not has(table.hands_held(), other)]
    for other in _others(match, seat):
        if has(table.uncovered & table.holders, other):
            if not has(table.looks[other], seat):
                found.append(PEEK + other)
            free = table.held == NO_VOTES or table.holder_of(other) == NOBODY
            if has(table.away, other) and free and not has(table.hands_held(), seat):
                found.append(TAKE_UP + other)
    if has(table.hands_held(), seat):
        found.append(GIVE_BACK)
    return found


def _asking(match: FritsenMatch, seat: i64) -> list[int]:
    """Questions where the table does not show whose turn it is (2-23, 2-92 to 2-94, 2-136)."""
    table = match.table
    if table.terms.show_turn or not TURN <= table.phase <= ENDING:
        return []
    others = _others(match, seat)
    found = [COUNT + other for other in others]
    found += [QUIZ + other for other in others if not has(table.quizzed, other)]
    found += [ASK_TURN + other for other in others]
    everybody = [other for other in range(match.seats) if has(table.players(), other)]
    if has(table.quizzed, seat):
        found += [ANSWER + other for other in everybody]
    if (table.asked_glass or table.phase in (TURN, ENDING)) and not has(table.unsaid, seat):
        found.append(SAY_NOT)
    if table.asked_glass:
        found += [OWNER + other for other in everybody]
    elif table.glass != NO_CELL and table.owner != NOBODY:
        found.append(ASK_GLASS)
    return found


def _calling(match: FritsenMatch, seat: i64) -> list[int]:
    """Any act of the list may be called, by its own player too (2-88), and a foul of the turn before confessed
    (2-32); where the turn is hidden nobody is shown that it was his."""
    table = match.table
    if table.terms.referee != TABLE_CALLS:
        return []
    acts, over = table.acts, table.seems_over(seat)
    found = [
        CALL + int(slot_of(acts[i]))
        for i in range(len(acts))
        if not has(acts[i], SETTLED) and (not over or table.outlasts(acts[i]))
    ]
    before = table.previous == seat or table.hides_turn()
    if before and table.turn != seat and TURN <= table.phase <= ENDING and (over or not table.confessed):
        found.append(CONFESS)
    return found
