"""What the laws must be told of Keezen."""

from stammtisch.core.bits import has, members
from stammtisch.core.game import TABLE, State, View
from stammtisch.core.option import Value
from stammtisch.games.keezen.board import H1, NOBODY, PAWNS, TRACK, YARD, start
from stammtisch.games.keezen.cards import CARDS as PACK
from stammtisch.games.keezen.cards import NAME, names
from stammtisch.games.keezen.state import KeezenState
from stammtisch.games.keezen.view import KeezenView

PROMISED = 80  # examples of the rulebook that run
CARDS = NAME
OPTIONS: list[dict[str, Value]] = [
    {},
    {"home_stop": "deepest_free_only", "queen_steps": 14},
    {"deal_rotation": "dealer_rotates_every_hand", "own_start_swap_source": False},
]
UNTIMED: list[dict[str, Value]] = [{**options, "round_seconds": 0} for options in OPTIONS]
"""Tables without the clock that ends the whole match: only there a match is played to its own end."""

COMPARED = 1


def whole(state: State) -> None:
    """Each of the 52 cards is in one hand, on the pile or left (K-002); each colour has four pawns in order, one at
    most on a square, and what is said of the squares agrees with them (K-003, K-011, K-052, K-094)."""
    assert isinstance(state, KeezenState)
    table = state.table
    cards = [int(state.stock[i]) for i in range(len(state.stock) - table.left, len(state.stock))]
    cards += [int(table.pile[i]) & 63 for i in range(table.piled)]
    cards += [card for seat in range(state.seats) for card in members(state.hands[seat])]
    assert sorted(cards) == list(range(PACK)), "a card is lost or made"
    stands = [int(NOBODY)] * TRACK
    for colour in range(state.seats):
        places = [int(table.pawn(colour, i)) for i in range(PAWNS)]
        out = [place for place in places if place != YARD]
        assert places == sorted(places), f"the pawns of {colour} are out of order: {places}"
        assert len(out) == len(set(out)), f"two pawns of {colour} stand on one square: {places}"
        for place in [place for place in out if place < TRACK]:
            assert stands[place] == NOBODY, f"two pawns stand on {place}"
            stands[place] = colour
        assert table.home(colour) == sum(1 << place - H1 for place in out if place >= H1), "home is not where pawns are"
        assert table.all_home(colour) == (table.home(colour) == 15), "who has arrived is not who has all pawns home"
        assert has(table.blocks, colour) == (start(colour) in out), "a block is not where a pawn stands"
    assert stands == [int(each) for each in table.board], "the board does not know where the pawns stand"


def remembered(view: View, state: State) -> None:
    """No card that was seen open is in a hand or still to be dealt (K-028)."""
    assert isinstance(view, KeezenView)
    assert isinstance(state, KeezenState)
    seen = {int(view.table.pile[i]) & 63 for i in range(view.table.piled)}
    for seat in range(state.seats):
        assert not seen & set(members(state.hands[seat])), f"S{seat} holds a card that lies on the pile"
    left = {int(state.stock[i]) for i in range(len(state.stock) - state.table.left, len(state.stock))}
    assert not seen & left, "a card that lies on the pile is still to be dealt"


def shows(state: State, seat: int) -> list[str]:
    """One's own hand, and every open card of the pack (K-020, K-028); all, once a pack has been played out (K-014)."""
    assert isinstance(state, KeezenState)
    table = state.table
    if table.deck:
        return NAME
    hand = [] if seat == TABLE else names(state.hands[seat])
    return hand + [NAME[table.pile[i] & 63] for i in range(table.piled)]
