"""How a sensible player of Fritsen decides: lay whenever it can, keep what fits anywhere, and never break a rule."""

from typing import Final

from mypy_extensions import i64

from stammtisch.bots.bot import NO_CALL, ONLY, Advice, Bot
from stammtisch.core.bits import BIT, count, has
from stammtisch.core.game import View
from stammtisch.core.rng import Rng
from stammtisch.games.fritsen.cards import JOKER, NINE, SIX, SPECIAL
from stammtisch.games.fritsen.deeds import (
    SETTLED,
    seat_of_act,
    slot_of,
)
from stammtisch.games.fritsen.moves import (
    BACK,
    BLOCK,
    CALL,
    CANNOT,
    DECLINE,
    DIRTY,
    DRAW,
    DRINK,
    GIVE_BACK,
    GLASS,
    KEEP,
    LAST,
    LAY_AS,
    LIFT,
    MOVE,
    NO,
    PAIR,
    PASS,
    PICK,
    READING_1,
    READING_2,
    READY,
    REMOVE,
    ROLE,
    VISIT,
    WAIVE,
    YES,
)
from stammtisch.games.fritsen.rules import (
    BLOCKED,
    FITS,
    JOKER_PILE,
    THIERRY,
    judge,
    move_of,
)
from stammtisch.games.fritsen.seats import DIRTIES
from stammtisch.games.fritsen.table import FritsenTable
from stammtisch.games.fritsen.view import FritsenView

ENOUGH: Final = 2  # special cards that make a start hand good
DIRTY_AT_MOST: Final = 2
_SAID: Final = {
    LAST: ("fritsen-why-last", "2-95"),
    LIFT: ("fritsen-why-lift", "2-134"),
    BLOCK: ("fritsen-why-block", "2-117"),
    PASS: ("fritsen-why-pass", "2-117"),
    DRINK: ("fritsen-why-drink", "2-101"),
    BACK: ("fritsen-why-back", "2-17"),
    CANNOT: ("fritsen-why-cannot", "2-73"),
}


class FritsenBot(Bot):
    def advise(self, view: View) -> Advice:
        """What there is to say first, then the card that leaves most to lay next time."""
        assert isinstance(view, FritsenView)
        legal = view.legal
        if len(legal) == 1:
            return Advice(legal[0], ONLY, [])
        for action, (why, rule) in _SAID.items():
            if action in legal:
                return Advice(action, why, [rule])
        if READY in legal:
            return self._start_hand(view)
        if PICK <= legal[0] < ROLE:
            own = PICK + view.seat
            return Advice(own if own in legal else legal[0], "fritsen-why-pick", ["2-50"])
        if DECLINE in legal:
            return Advice(DECLINE, "fritsen-why-decline", ["2-4"])
        if READING_1 in legal:
            return Advice(READING_1, "fritsen-why-choose", ["2-4"])
        if legal[0] >= READY:
            return Advice(_named(view), "fritsen-why-choose", ["2-4"])
        if GLASS <= legal[0] < MOVE:
            return self._glass(view)
        return self._card(view)

    def _start_hand(self, view: FritsenView) -> Advice:
        """A hand with few special cards is bad (P11-1)."""
        special = count(view.hand[0] & SPECIAL) + count(view.hand[1] & SPECIAL)
        done = view.table.social[DIRTIES + view.seat]
        if special < ENOUGH and done < DIRTY_AT_MOST and DIRTY in view.legal:
            return Advice(DIRTY, "fritsen-why-dirty", ["P11-1"])
        return Advice(READY, "fritsen-why-ready", ["2-61"])

    def _glass(self, view: FritsenView) -> Advice:
        """Where it blocks the fewest piles that the own cards fit on, and the most others (2-123)."""
        best, most = view.legal[0], -1000
        for action in view.legal:
            cell = action - GLASS if action < KEEP else int(view.table.glass)
            table = view.table.clone()
            table.put_glass(cell)
            blocked = sum(1 for entry in list(table.spots) if entry & BLOCKED)
            worth = blocked - 3 * (_fitting(view, -1, -1, -1) - _fits_on(table, view.hand[0]))
            if worth > most:
                best, most = action, worth
        return Advice(best, "fritsen-why-glass", ["2-123"])

    def _card(self, view: FritsenView) -> Advice:
        """Two cards are better than one, one better than none; of several the one that leaves the others a place."""
        best, most = DRAW, -1000
        for action in view.legal:
            if action < GLASS:
                worth = _worth(view, action)
                if worth > most:
                    best, most = action, worth
        if best == DRAW:
            return Advice(DRAW if DRAW in view.legal else view.legal[0], "fritsen-why-draw", ["2-67"])
        why = "fritsen-why-pair" if best >= PAIR else "fritsen-why-lay"
        return Advice(best, why, ["P1-4"])

    def call(self, view: View, rng: Rng) -> int:
        """A foul it notices is called (2-88), a vote goes with the larger side, a drink is drunk, and where others were
        it was too (3H, 3I)."""
        assert isinstance(view, FritsenView)
        for action in (GIVE_BACK, DRINK):
            if action in view.calls:
                return action
        if VISIT in view.calls and view.table.visits:
            return VISIT
        noticed = _noticed(view)
        if noticed != NO_CALL:
            return noticed
        return _vote(view)


def _named(view: FritsenView) -> int:
    """The bot names whom most people have named so far. Where they are of several minds it names itself, so that bots
    make nobody Frits against them (1W, 1X)."""
    table = view.table
    people = table.players() & view.people
    if not people or table.ladder:
        return view.legal[0] if table.ladder else view.legal[-1]
    votes = [0] * 16
    for seat in range(view.seats):
        if has(people, seat):
            votes[table.role_vote(seat)] += 1
    most = max(votes[:10])
    leading = [ROLE + seat for seat in range(view.seats) if votes[seat] == most > 0]
    if len(leading) == 1 and leading[0] in view.legal:
        return leading[0]
    own = ROLE + int(view.seat)
    return own if own in view.legal else view.legal[0]


def _vote(view: FritsenView) -> int:
    """A bot votes with the larger side of the people as soon as that is more than half of them; in a tie it is silent
    (1N)."""
    table = view.table
    if REMOVE <= table.vote - 1 < WAIVE:
        return _vote_on_removal(view, table.vote - 1 - REMOVE)
    people = table.players() & view.people
    if people:
        yes, no = count(table.yes & people), count(table.no & people)
        if 2 * max(yes, no) <= count(people):
            return NO_CALL
    else:
        yes, no = count(table.yes), count(table.no)
    for one, other in ((YES, NO), (READING_1, READING_2)):
        if one in view.calls and yes != no:
            return one if yes > no else other
    return NO_CALL


def _vote_on_removal(view: FritsenView, seat: i64) -> int:
    """People decide with whom they play (2-30). A bot goes when two thirds of them say so, those who are away counted.
    Bots help to remove no person, and one that keeps a seat for somebody votes against removing it."""
    table = view.table
    people = table.players() & (view.people | view.covered)
    if not people or has(people, seat):
        return NO if seat == view.seat and NO in view.calls else NO_CALL
    agreed = 3 * count(table.yes & people) >= 2 * count(people)
    return YES if agreed and YES in view.calls else NO_CALL


def _noticed(view: FritsenView) -> int:
    """A foul of another that this seat sees: each is seen, or not, for good."""
    table = view.table
    for i in range(len(table.acts)):
        act = table.acts[i]
        if has(act, SETTLED) or seat_of_act(act) == view.seat or not judge(act, table.terms.pro):
            continue
        luck = (int(act) * 2654435761 + int(view.seat) * 40503 + 12345) // 65536 % 100
        if luck < table.terms.notice and CALL + int(slot_of(act)) in view.calls:
            return CALL + int(slot_of(act))
    return NO_CALL


def _worth(view: FritsenView, action: int) -> int:
    """How many of the cards left have a place afterwards, less what the card itself is good for."""
    table = view.table
    if action >= PAIR:
        cell, suit = (action - PAIR) // 4, (action - PAIR) % 4
        return 100 + _fitting(view, 13 * suit + 12, cell, 13 * suit + 11)
    if action >= LAY_AS:
        return -500
    kind, cell = action % 53, action // 53
    worth = 4 * _fitting(view, kind, cell, -1) - _use(kind)
    move = move_of(kind, table.code_at(cell), table.terms.pro)
    return worth - 6 if move == THIERRY and table.size(view.seat) < 4 else worth


def _use(kind: int) -> int:
    """A card that fits almost anywhere is kept for later; a joker must go before the end (2-105)."""
    if kind == JOKER:
        return -12
    value = kind % 13
    if value == NINE:
        return 14
    return 4 if value == SIX else 0


def _fitting(view: FritsenView, kind: int, cell: int, other: int) -> int:
    """How many cards of the hand fit on a pile if `kind` lies on `cell` and `other` is gone too."""
    hand = view.hand[0]
    for gone in (kind, other):
        if gone >= 0 and not has(view.hand[1], gone):
            hand &= ~BIT[gone]
    found: i64 = 0
    base: i64 = 0 if view.table.terms.pro else 512
    for entry in list(view.table.spots):
        code = entry & 127
        if entry >> 7 == cell:
            code = i64(JOKER_PILE if kind == JOKER else kind)
        found |= FITS[base + code] & hand
    return int(count(found))


def _fits_on(table: FritsenTable, hand: i64) -> int:
    """How many cards of a hand fit on the piles."""
    found: i64 = 0
    for entry in list(table.spots):
        found |= FITS[entry & 127] & hand
    return int(count(found))


BOT: Final = FritsenBot("rule", calls=True)
