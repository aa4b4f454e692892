"""What the laws must be told of each game: option sets, what is kept whole, what memory says."""

from collections.abc import Callable

from stammtisch.core.bits import count, has, members
from stammtisch.core.game import Game, State, View
from stammtisch.core.option import Value
from stammtisch.core.rng import QuickRng
from stammtisch.games.foppen.cards import DECK, OF_SUIT, ONES
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.view import FoppenView
from stammtisch.games.keezen import cards as keezen_cards
from stammtisch.games.keezen.board import H1, NOBODY, PAWNS, TRACK, YARD, start
from stammtisch.games.keezen.state import KeezenState
from stammtisch.games.keezen.view import KeezenView
from stammtisch.games.mezza.cards import CARD, FULL, KINDS, NO_KIND, SHORT, held, kinds
from stammtisch.games.mezza.match import SLOTS, STARTING, closed_card
from stammtisch.games.mezza.rules import lowest_kind
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.view import MezzaView

Options = dict[str, Value]
Table = tuple[Game, int, Options]

OPTIONS: dict[str, list[Options]] = {
    "foppen": [{}, {"bids": True}, {"bids": True, "bid_mode": "open"}],
    "mezza": [{}, {"short": True}, {"stall_limit": 20}],
    "keezen": [
        {},
        {"home_stop": "deepest_free_only", "queen_steps": 14},
        {"deal_rotation": "dealer_rotates_every_hand", "own_start_swap_source": False},
    ],
}
UNTIMED: dict[str, list[Options]] = {
    "keezen": [{**options, "round_seconds": 0} for options in OPTIONS["keezen"]],
}
"""Tables without a clock, where the clock ends the whole match: only there a match is played to its own end."""


def _foppen_is_whole(state: State) -> None:
    """Each of the sixty cards is in one hand or has been played (O-002)."""
    assert isinstance(state, FoppenState)
    seen = int(state.gone)
    for each in state.at:
        assert not seen & each.hand, "a card is in two places"
        seen |= int(each.hand)
    assert seen == DECK, "a card is nowhere"


def _foppen_is_remembered(view: View, state: State) -> None:
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


def _mezza_is_whole(state: State) -> None:
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


def _mezza_is_remembered(view: View, state: State) -> None:
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


def _keezen_is_whole(state: State) -> None:
    """Each of the 52 cards is in one hand, on the pile or left (K-002); each colour has four pawns in order, one at
    most on a square, and what is said of the squares agrees with them (K-003, K-011, K-052, K-094)."""
    assert isinstance(state, KeezenState)
    cards = [int(state.stock[i]) for i in range(len(state.stock) - state.left, len(state.stock))]
    cards += [int(state.pile[i]) & 63 for i in range(state.piled)]
    cards += [card for seat in range(state.seats) for card in members(state.hands[seat])]
    assert sorted(cards) == list(range(keezen_cards.CARDS)), "a card is lost or made"
    stands = [int(NOBODY)] * TRACK
    for colour in range(state.seats):
        places = [int(state.pawn(colour, i)) for i in range(PAWNS)]
        out = [place for place in places if place != YARD]
        assert places == sorted(places), f"the pawns of {colour} are out of order: {places}"
        assert len(out) == len(set(out)), f"two pawns of {colour} stand on one square: {places}"
        for place in [place for place in out if place < TRACK]:
            assert stands[place] == NOBODY, f"two pawns stand on {place}"
            stands[place] = colour
        assert state.home(colour) == sum(1 << place - H1 for place in out if place >= H1), "home is not where pawns are"
        assert state.all_home(colour) == (state.home(colour) == 15), "who has arrived is not who has all pawns home"
        assert has(state.blocks, colour) == (start(colour) in out), "a block is not where a pawn stands"
    assert stands == [int(each) for each in state.board], "the board does not know where the pawns stand"


def _keezen_is_remembered(view: View, state: State) -> None:
    """No card that was seen open is in a hand or still to be dealt (K-028)."""
    assert isinstance(view, KeezenView)
    assert isinstance(state, KeezenState)
    seen = {each & 63 for each in view.pile}
    for seat in range(state.seats):
        assert not seen & set(members(state.hands[seat])), f"S{seat} holds a card that lies on the pile"
    left = {int(state.stock[i]) for i in range(len(state.stock) - state.left, len(state.stock))}
    assert not seen & left, "a card that lies on the pile is still to be dealt"


def meaning(state: State, found: dict[str, object]) -> dict[str, object]:
    """The facts of a state without what lies there and means nothing: above the heap of Mezza."""
    if isinstance(state, MezzaState):
        found["heap"] = [int(state.heap[i]) for i in range(state.height)]
    return found


WHOLE: dict[str, Callable[[State], None]] = {
    "foppen": _foppen_is_whole,
    "mezza": _mezza_is_whole,
    "keezen": _keezen_is_whole,
}
REMEMBERED: dict[str, Callable[[View, State], None]] = {
    "foppen": _foppen_is_remembered,
    "mezza": _mezza_is_remembered,
    "keezen": _keezen_is_remembered,
}


def tables(game: Game) -> list[Table]:
    """All tables that a game can be laid for."""
    asked = [(seats, options) for options in OPTIONS.get(game.name, [{}]) for seats in game.seats]
    return [(game, seats, options) for seats, options in asked if fits(game, seats, options)]


def untimed(game: Game) -> list[Table]:
    """The same without the clock that ends a match."""
    return [(game, seats, options) for options in UNTIMED.get(game.name, []) for seats in game.seats]


def fits(game: Game, seats: int, options: Options) -> bool:
    try:
        game.table(options, seats, QuickRng(0))
    except ValueError:
        return False
    return True


def clocks(game: Game, seconds: int) -> Options:
    """Every clock of a game set to so many seconds."""
    return {option.name: seconds for option in game.options if option.name.endswith("_seconds")}
