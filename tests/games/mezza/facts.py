"""What the laws must be told of Mezza."""

from stammtisch.core.bits import members
from stammtisch.core.game import State, View
from stammtisch.core.option import Value
from stammtisch.games.mezza.cards import CARD, FULL, KINDS, NO_KIND, SHORT, SLOTS, closed_card, held, kinds, size
from stammtisch.games.mezza.rules import lowest_kind
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.table import STARTING
from stammtisch.games.mezza.view import MezzaView

PROMISED = 100  # examples of the rulebook that run
OPTIONS: list[dict[str, Value]] = [{}, {"short": True}, {"stall_limit": 20}]


def whole(state: State) -> None:
    """Each of the 68 cards, or 56 of the short game, lies in one place (M-001, M-195); the heap is the pile,
    and the table counts hands and closed cards as they are."""
    assert isinstance(state, MezzaState)
    cards = int(state.table.pile + state.table.gone)
    for seat in range(state.seats):
        cards += int(state.hands[seat] + state.table.open[seat])
        closed = [int(closed_card(state.closed[seat], slot)) for slot in range(SLOTS)]
        cards += sum(int(CARD[kind]) for kind in closed if kind != NO_KIND)
        assert state.table.size_of(seat) == size(state.hands[seat]), f"the hand of S{seat} is miscounted"
        left = [slot for slot in range(SLOTS) if closed[slot] != NO_KIND]
        assert members(state.table.slots_of(seat)) == left, f"the closed cards of S{seat} are miscounted"
    cards += sum(int(CARD[state.stock[i]]) for i in range(len(state.stock) - state.table.left, len(state.stock)))
    assert cards == (SHORT if state.table.terms.short else FULL), "a card is lost or made"
    heap = sorted(int(state.table.heap[i]) // 8 for i in range(state.table.height))
    assert heap == kinds(state.table.pile), "the heap is not the pile"


def remembered(view: View, state: State) -> None:
    """What was seen to go into a hand is in it (M-065); what was drawn is too (M-180); nobody holds a card below
    the one announced (M-030)."""
    assert isinstance(view, MezzaView)
    assert isinstance(state, MezzaState)
    for seat, known in enumerate(view.table.known):
        lost = [kind for kind in range(KINDS) if held(known, kind) > held(state.hands[seat], kind)]
        assert not lost, f"S{seat} is remembered to hold {lost}"
        if seat == view.table.adder:
            equal = held(state.hands[seat], view.table.top)
            assert state.right <= min(view.table.fresh, equal), "more was drawn than is held"
    if view.table.phase == STARTING:
        hands = 0
        for seat in range(state.seats):
            hands |= int(state.hands[seat])
        assert lowest_kind(hands) == view.table.lowest, "the lowest card is not the one announced"


def meaning(state: State, found: dict[str, object]) -> dict[str, object]:
    """The facts of a state without what lies above the heap and means nothing."""
    assert isinstance(state, MezzaState)
    table = found["table"]
    assert isinstance(table, dict)
    table["heap"] = table["heap"][: state.table.height]
    return found
