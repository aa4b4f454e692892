"""What the laws must be told of Foppen."""

from stammtisch.core.bits import count, has
from stammtisch.core.game import State, View
from stammtisch.core.option import Value
from stammtisch.games.foppen.cards import DECK, OF_SUIT, ONES
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.view import FoppenView

PROMISED = 50  # examples of the rulebook that run
OPTIONS: list[dict[str, Value]] = [{}, {"bids": True}, {"bids": True, "bid_mode": "open"}]


def whole(state: State) -> None:
    """Each of the sixty cards is in one hand or has been played (O-002)."""
    assert isinstance(state, FoppenState)
    seen = int(state.gone)
    for each in state.at:
        assert not seen & each.hand, "a card is in two places"
        seen |= int(each.hand)
    assert seen == DECK, "a card is nowhere"


def remembered(view: View, state: State) -> None:
    """Who has shown to be void holds none of the colour (O-012); what was played is in no hand (O-019)."""
    assert isinstance(view, FoppenView)
    assert isinstance(state, FoppenState)
    for seat, void in enumerate(view.voids):
        hand = state.at[seat].hand
        held = [suit for suit in range(4) if has(void, suit) and hand & OF_SUIT[suit]]
        assert not held or view.shown, f"S{seat} is remembered void of {held} and holds it"
        assert not hand & view.gone & ~ONES, f"S{seat} holds a card that was seen played"
    held_ones = sum(int(count(each.hand & ONES)) for each in state.at)
    assert held_ones + count(view.gone & ONES) == 4, "a One that was seen played is held"
