"""The rulebook's judgements: what may be played on what, how a card ranks in a trick."""

from mypy_extensions import i64

from stammtisch.core.bits import lowest, member
from stammtisch.games.foppen.cards import NO_SUIT, OF_SUIT, ONE, ONE_BIT, ONES, SUIT, VALUE


def playable(hand: i64, suit: i64) -> i64:
    """The cards that may be played, as a set of actions.

    Any card to lead (O-010) and while only Ones lie (O-036, O-037); who holds the colour follows with any
    card of it (O-012, O-014) or with a One (O-039); who does not plays what he likes (O-013) and need not
    use a One (O-040).
    """
    follow = hand & OF_SUIT[suit]
    if suit != NO_SUIT and follow:
        hand = follow | (hand & ONES)
    return as_actions(hand)


def as_actions(cards: i64) -> i64:
    """The set of actions that play these cards: the four Ones are alike (O-002)."""
    return cards & ~ONES | ONE_BIT if cards & ONES else cards


def follows(card: i64, suit: i64) -> bool:
    """A One follows every colour (O-035, O-044)."""
    return card == ONE or SUIT[card] == suit


def rank(card: i64, suit: i64) -> i64:
    """How good a card is in a trick: any that follows beats any discard, however high (O-015, O-029);
    among discards only the number counts (O-027); a One is worth 1 (O-041)."""
    if follows(card, suit):
        return VALUE[card]
    return VALUE[card] - 20


def by_the_clock(hand: i64, suit: i64) -> i64:
    """What is played for a seat that does not: its highest card of the colour, else its highest card in the
    order green, red, yellow, blue; a One only if it has nothing else (O-083)."""
    may = playable(hand, suit) & ~ONE_BIT
    if may == 0:
        return ONE
    best: i64 = member(lowest(may))
    while may:
        card = member(lowest(may))
        if VALUE[card] > VALUE[best]:
            best = card
        may &= may - 1
    return best
