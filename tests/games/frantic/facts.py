"""What the laws must be told of Frantic."""

from collections import Counter

from stammtisch.core.bits import members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, State, View
from stammtisch.core.memory import PLACES, card_of, viewer_of
from stammtisch.core.option import Value
from stammtisch.games.frantic.cards import CARDS as DECK_SIZE
from stammtisch.games.frantic.cards import COPIES, FANTASTIC, KINDS, NAME, kinds, names
from stammtisch.games.frantic.diagram import market
from stammtisch.games.frantic.state import FranticState
from stammtisch.games.frantic.view import FranticView

PROMISED = 250  # examples of the rulebook that run
CARDS = NAME
OPEN = ("start", "play", "discard", "reveal", "collect", "market", "pick", "show")
HELD = ("hand", "draw", "give", "take", "stake")
OPTIONS: list[dict[str, Value]] = [{"length": "custom", "points_limit": 60}]


def whole(state: State) -> None:
    """Each of the 125 cards lies in one place, each of the 20 events too (F-001, F-007); the table counts hands and the
    cards that fit anywhere as they are."""
    assert isinstance(state, FranticState)
    table = state.table
    heap = [int(table.heap[i]) for i in range(DECK_SIZE) if i < table.height or i >= DECK_SIZE - table.under]
    stock = [int(state.stock[i]) for i in range(len(state.stock) - table.left, len(state.stock))]
    aside = [int(each) for each in list(state.aside)]
    cards = Counter([*heap, *stock, *[each >> 6 for each in aside], *[NAME.index(name) for name in market(table.row)]])
    for seat in range(state.seats):
        hand = kinds(state.hands, 3 * seat)
        size = len(hand) + sum(each >> 3 & 7 == seat for each in aside)
        assert table.size_of(seat) == size, f"the hand of S{seat} is miscounted"
        assert (seat in members(table.out)) == (size == 0), f"S{seat} is out, or not?"
        cards.update(hand)
    assert [cards[kind] for kind in range(KINDS)] == COPIES, "a card is lost or made"
    assert sum(cards.values()) == DECK_SIZE
    spent = [int(table.spent >> 4 * n & 15) for n in range(6)]
    assert spent == [heap.count(FANTASTIC + n) for n in range(6)], "the spent cards are miscounted"
    assert sorted(int(event) for event in list(state.events_pile)) == list(range(20)), "an event is lost or made"


def remembered(view: View, state: State) -> None:
    """What a seat remembers lies in one of the hands where it may be: as many as are remembered there at least."""
    assert isinstance(view, FranticView)
    assert isinstance(state, FranticState)
    held: list[Counter[int]] = []
    for seat in range(state.seats):
        aside = [int(each) >> 6 for each in list(state.aside) if each >> 3 & 7 == seat]
        held.append(Counter([*kinds(state.hands, 3 * seat), *aside]))
    own, common = ([int(note) for note in list(notes)] for notes in (view.notes, view.common))
    assert all(viewer_of(note) == view.seat for note in own), "a view has the notes of another seat"
    for note in [*own, *common]:
        notes = own if note in own else common
        card, places = card_of(note), note & PLACES
        within = [each for each in notes if card_of(each) == card and (each & PLACES) & ~places == 0]
        there = sum(held[seat][card] for seat in members(places))
        assert there >= len(within), f"S{view.seat} remembers {NAME[card]} in {members(places)}"


def shows(state: State, seat: int) -> list[str]:
    """One's own cards, the discard pile, the Market, all hands while they lie open, and what one held or saw lie open
    only in passing, before the next thing happened (F-013, F-145, F-155, F-171)."""
    assert isinstance(state, FranticState)
    view = FranticView(state, seat)
    heap = view.screen()["pile"]
    own = [] if seat == TABLE else [*names(view.hand, 0), *[NAME[each >> 6] for each in list(view.aside)]]
    shown = [name for i in range(len(view.shown) // 3) for name in names(view.shown, 3 * i)]
    passing = [
        name
        for event in state.events or []
        for name in [*(event.said if event.kind in OPEN else []), *(event.what if _has_part(event, seat) else [])]
        if name in NAME
    ]
    return [*heap, *own, *passing, *shown, *market(state.table.row)]


def _has_part(event: Event, seat: int) -> bool:
    """Whether the seat deals out or is dealt the cards that only those who do may see."""
    return event.kind in HELD and (event.seat == seat or f"S{seat}" in event.said)
