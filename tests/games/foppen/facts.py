"""What the laws must be told of Foppen."""

from collections import Counter

from stammtisch.core.bits import count, has
from stammtisch.core.game import State, View
from stammtisch.core.option import Value
from stammtisch.games.foppen.cards import DECK, OF_SUIT, ONES, names
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.view import FoppenView

PROMISED = 50  # examples of the rulebook that run
OPTIONS: list[dict[str, Value]] = [{}, {"bids": True}, {"bids": True, "bid_mode": "open"}]


def whole(state: State) -> None:
    """Each of the sixty cards is in one hand or has been played (O-002)."""
    assert isinstance(state, FoppenState)
    there, pack = Counter(all_cards(state)), Counter(names(DECK))
    assert not there - pack, "a card is in two places"
    assert not pack - there, "a card is nowhere"


def all_cards(state: FoppenState) -> list[str]:
    """Every card that is in a hand or has been played, in the order of the pack."""
    found = [name for cards in [*state.hands, state.table.gone] for name in names(cards)]
    return sorted(found, key=names(DECK).index)


def remembered(view: View, state: State) -> None:
    """Who has shown to be void holds none of the colour (O-012); what was played is in no hand (O-019)."""
    assert isinstance(view, FoppenView)
    assert isinstance(state, FoppenState)
    for seat, void in enumerate(view.table.voids):
        hand = state.hands[seat]
        held = [suit for suit in range(4) if has(void, suit) and hand & OF_SUIT[suit]]
        assert not held or view.shown, f"S{seat} is remembered void of {held} and holds it"
        assert not hand & view.table.gone & ~ONES, f"S{seat} holds a card that was seen played"
    held_ones = sum(int(count(each & ONES)) for each in state.hands)
    assert held_ones + count(view.table.gone & ONES) == 4, "a One that was seen played is held"
