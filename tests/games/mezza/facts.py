"""What the laws must be told of Mezza."""

from stammtisch.core.game import State, View
from stammtisch.core.option import Value
from stammtisch.games.mezza.cards import CARD, FULL, KINDS, NO_KIND, SHORT, held, kinds
from stammtisch.games.mezza.match import SLOTS, STARTING, closed_card
from stammtisch.games.mezza.rules import lowest_kind
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.view import MezzaView

PROMISED = 100  # examples of the rulebook that run
OPTIONS: list[dict[str, Value]] = [{}, {"short": True}, {"stall_limit": 20}]


def whole(state: State) -> None:
    """Each of the 68 cards, or 56 of the short game, lies in one place (M-001, M-195); the heap is the pile."""
    assert isinstance(state, MezzaState)
    cards = int(state.pile + state.gone)
    for seat in range(state.seats):
        cards += int(state.hands[seat] + state.open[seat])
        closed = [int(closed_card(state.closed[seat], slot)) for slot in range(SLOTS)]
        cards += sum(int(CARD[kind]) for kind in closed if kind != NO_KIND)
    cards += sum(int(CARD[state.stock[i]]) for i in range(len(state.stock) - state.left, len(state.stock)))
    assert cards == (SHORT if state.terms.short else FULL), "a card is lost or made"
    heap = sorted(int(state.heap[i]) // 8 for i in range(state.height))
    assert heap == kinds(state.pile), "the heap is not the pile"


def remembered(view: View, state: State) -> None:
    """What was seen to go into a hand is in it (M-065); what was drawn is too (M-180); nobody holds a card below
    the one announced (M-030)."""
    assert isinstance(view, MezzaView)
    assert isinstance(state, MezzaState)
    for seat, known in enumerate(view.known):
        lost = [kind for kind in range(KINDS) if held(known, kind) > held(state.hands[seat], kind)]
        assert not lost, f"S{seat} is remembered to hold {lost}"
        if seat == view.adder:
            assert state.right <= min(view.fresh, held(state.hands[seat], view.top)), "more was drawn than is held"
    if view.phase == STARTING:
        hands = 0
        for seat in range(state.seats):
            hands |= int(state.hands[seat])
        assert lowest_kind(hands) == view.lowest, "the lowest card is not the one announced"


def meaning(state: State, found: dict[str, object]) -> dict[str, object]:
    """The facts of a state without what lies above the heap and means nothing."""
    assert isinstance(state, MezzaState)
    found["heap"] = [int(state.heap[i]) for i in range(state.height)]
    return found
