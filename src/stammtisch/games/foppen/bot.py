"""How a sensible player of Foppen decides, from what the seat knows.

Who is fopped loses a turn, so each card has a price, the chance to be fopped with it, and a use, being rid of it.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.bots.bot import ONLY, Advice, Bot
from stammtisch.core.bits import count, has, left_of, lowest, member
from stammtisch.core.game import View
from stammtisch.games.foppen.cards import NO_CARD, NO_SUIT, OF_SUIT, ONE, ONES, SUIT, VALUE
from stammtisch.games.foppen.moves import BID, STAY
from stammtisch.games.foppen.rules import follows, rank
from stammtisch.games.foppen.scoring import worth
from stammtisch.games.foppen.table import BIDDING
from stammtisch.games.foppen.view import FoppenView

STONE: Final = 20.0
"""What being fopped costs, in the points by which uses are told apart."""

NEARLY_OUT: Final = 3
DOUBTFUL: Final = 0.85
"""How often a colour that the next player names leaves a led One the lowest card."""

LIKELY: Final = 0.5

STRONG: Final = 10
"""The mean of the numbers of a hand worth a bid; that of the pack is 8."""


class FoppenBot(Bot):
    def advise(self, view: View) -> Advice:
        assert isinstance(view, FoppenView)
        if view.table.phase == BIDDING:
            return self._bid(view)
        if len(view.legal) == 1:
            return Advice(view.legal[0], ONLY, [])
        best = view.legal[0]
        most = gain(view, best)
        for card in view.legal:
            worth_it = gain(view, card)
            if worth_it > most:
                best = card
                most = worth_it
        return self._explained(view, best)

    def _bid(self, view: FoppenView) -> Advice:
        """A bid that fails costs double (O-077): only with a hand that will be fopped seldom."""
        if strong(view.hand):
            return Advice(BID, "foppen-why-bid", ["O-074"])
        return Advice(STAY, "foppen-why-stay", ["O-077"])

    def _explained(self, view: FoppenView, card: int) -> Advice:
        """The card with the reason a player would give for it."""
        if hurried(view):
            return Advice(card, "foppen-why-hurry", ["O-060"])
        if leads(view):
            return Advice(card, "foppen-why-lead", ["O-025", "O-026"])
        chance = risk(view, card)
        if chance == 0.0:
            return Advice(card, "foppen-why-one" if card == ONE else "foppen-why-duck", ["O-025", "O-026", "O-044"])
        if chance > LIKELY:
            return Advice(card, "foppen-why-lost", ["O-017"])
        if follows(card, view.table.suit):
            return Advice(card, "foppen-why-follow", ["O-025"])
        return Advice(card, "foppen-why-discard", ["O-026"])


def gain(view: FoppenView, card: i64) -> float:
    """The use of a card less its price."""
    return use(view, card) - STONE * risk(view, card)


def use(view: FoppenView, card: i64) -> float:
    """How glad one is to be rid of a card."""
    if hurried(view):
        return 0.3 * float(int(VALUE[card]))
    if card == ONE:
        return 0.0
    held = count(view.hand & OF_SUIT[SUIT[card]])
    glad = float(int(20 - VALUE[card])) / 2.0
    if leads(view):
        glad += float(int(held))
    if held == 1:
        glad -= float(int(count(view.unseen() & OF_SUIT[SUIT[card]]))) / 2.0
    return glad


def hurried(view: FoppenView) -> bool:
    """Somebody else is nearly out: now the numbers on the cards count (O-060)."""
    for seat in range(view.seats):
        if seat != view.seat and view.counts[seat] <= NEARLY_OUT and view.counts[seat] < view.counts[view.seat]:
            return True
    return False


def leads(view: FoppenView) -> bool:
    return view.table.trick[view.table.leader] == NO_CARD


def risk(view: FoppenView, card: i64) -> float:
    """The chance to be fopped with a card if those who come play any card they may (O-025 to O-028)."""
    table = view.table
    suit = SUIT[card] if table.suit == NO_SUIT else table.suit
    if not leads(view) and rank(table.trick[table.worst], suit) < rank(card, suit):
        return 0.0
    chance = 1.0
    seat = left_of(view.seat, view.seats)
    while seat != table.leader:
        if seat != table.stone:
            chance *= 1.0 - worse(view, seat, card, suit)
        seat = left_of(seat, view.seats)
    return chance


def worse(view: FoppenView, seat: i64, card: i64, suit: i64) -> float:
    """The chance that a seat plays a worse card than this, or an equal one later."""
    if suit == NO_SUIT:
        return 1.0 - DOUBTFUL
    rest = view.unseen()
    fitting = rest & (OF_SUIT[suit] | ONES)
    other = rest & ~fitting
    without = void(view, seat, suit)
    below = share(other, rank(card, suit) + 20)
    if not follows(card, suit):
        return without * below
    return without + (1.0 - without) * share(fitting, VALUE[card])


def void(view: FoppenView, seat: i64, suit: i64) -> float:
    """The chance that a seat holds nothing of a colour."""
    if has(view.table.voids[seat], suit):
        return 1.0
    rest = view.unseen()
    chance = 1.0
    others = float(int(count(rest & ~OF_SUIT[suit]))) / float(int(count(rest)))
    for _card in range(view.counts[seat]):
        chance *= others
    return chance


def share(cards: i64, value: i64) -> float:
    """The share of the cards that are worth no more than a value."""
    if cards == 0:
        return 0.0
    low: i64 = 0
    rest = cards
    while rest:
        if VALUE[member(lowest(rest))] <= value:
            low += 1
        rest &= rest - 1
    return float(int(low)) / float(int(count(cards)))


def strong(hand: i64) -> bool:
    """High on the whole and without a gap: such a hand follows every colour and seldom with the lowest card."""
    for suit in range(4):
        if count(hand & OF_SUIT[suit]) < 2:
            return False
    return worth(hand) >= STRONG * count(hand)


BOT: Final = FoppenBot("rule")
