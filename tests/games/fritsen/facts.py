"""What the laws must be told of Fritsen."""

from collections import Counter

from stammtisch.core.bits import count, members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, State, View
from stammtisch.core.memory import PLACES, card_of, viewer_of
from stammtisch.core.option import Value
from stammtisch.games.fritsen.board import JOKER_CELL, STOCK_CELL
from stammtisch.games.fritsen.cards import JOKER, KINDS, NAME, NO_KIND, names
from stammtisch.games.fritsen.match import DEALT
from stammtisch.games.fritsen.memory import STOCK
from stammtisch.games.fritsen.piles import offer_few
from stammtisch.games.fritsen.rules import BLOCKED, BURIED_JOKER, EMPTY, JOKER_PILE, JOKER_PLACE
from stammtisch.games.fritsen.state import FritsenState
from stammtisch.games.fritsen.table import FritsenTable
from stammtisch.games.fritsen.view import FritsenView

PROMISED = 180  # examples of the rulebook that run
CARDS = NAME
SHARE = 13
OPEN = ("open", "lay", "pair", "block", "take-back", "moved", "removed", "fumble", "foul")
OPTIONS: list[dict[str, Value]] = [
    {"dirty_fritsen": False},
    {"referee": "auto", "roles": "random", "drink_confirm": True},
    {
        "referee": "table",
        "roles": "random",
        "false_call": "one",
        "mischief": True,
        "untidy": True,
        "show_turn": False,
        "russisch": True,
        "efteling": True,
        "laf": True,
        "dealer": "manual",
        "idle_turns": 10,
    },
    {"dealer": "manual", "roles": "random"},
    {"referee": "auto", "dealer": "manual", "roles": "random"},
]


def whole(state: State) -> None:
    """Each card lies in one place (1E); the table counts hands and what lies open as they are."""
    assert isinstance(state, FritsenState)
    table = state.table
    cards: Counter[int] = Counter(int(table.log[i] >> 9 & 63) for i in range(table.height))
    lying = Counter(cards)
    assert int(table.lying) == sum(1 << kind for kind in lying), "what lies open is miscounted"
    twice = sum(1 << kind for kind, n in lying.items() if n > 1)
    assert int(table.lying_twice) == twice, "what lies open twice is miscounted"
    cards.update(int(state.stock[i] & 63) for i in range(table.left))
    for seat in range(state.seats):
        hand = state.kinds_of(seat)
        assert table.size(seat) == len(hand), f"the hand of S{seat} is miscounted"
        assert (seat in members(table.holders)) == bool(hand), f"S{seat} holds cards, or not?"
        cards.update(hand)
    for pile in range(state.seats):
        cards.update(state.kinds_of(DEALT + pile))
    packs = int(table.packs)
    if sum(cards.values()):
        assert [cards[kind] for kind in range(JOKER)] == [packs] * JOKER, "a card is lost or made"
        assert cards[JOKER] == packs * table.terms.jokers, "a joker is lost or made"
    if table.height:
        assert list(table.spots) == _spots(table), "the places on the board are out of date"
    assert count(table.holders) == len(members(table.holders))


def _spots(table: FritsenTable) -> list[int]:
    """What lies on the board and where a pile may begin, from the cards alone (2-78, 2-111, 2-123)."""
    tops = {int(each & 511): int(each >> 9 & 63) for each in list(table.log)[: table.height]}
    beside = table.terms.beside
    near = {int(beside[4 * cell + side]) for cell in [STOCK_CELL, *tops] for side in range(4)}
    found = [128 * cell + EMPTY for cell in near - {-1, STOCK_CELL, JOKER_CELL, *tops}]
    if JOKER_CELL not in tops:
        found.append(128 * JOKER_CELL + JOKER_PLACE)
    for cell, kind in tops.items():
        code = JOKER_PILE if cell == JOKER_CELL else BURIED_JOKER if kind == JOKER else kind
        found.append(128 * cell + code + (BLOCKED if table.blocks(cell) else 0))
    return sorted(offer_few(sorted(found), beside) if table.terms.few else found)


def remembered(view: View, state: State) -> None:
    """What a seat remembers lies in one of the places where it may be: as many as are remembered there at least."""
    assert isinstance(view, FritsenView)
    assert isinstance(state, FritsenState)
    held = [Counter(state.kinds_of(seat)) if seat < state.seats else Counter[int]() for seat in range(STOCK)]
    left = int(state.table.left)
    for i, entry in enumerate(list(view.stock)):
        if entry != NO_KIND:
            assert state.stock[left - 1 - i] & 63 == entry & 63, f"S{view.seat} knows {NAME[entry & 63]} in the stock"
    unknown = [int(state.stock[left - 1 - i] & 63) for i, entry in enumerate(list(view.stock)) if entry == NO_KIND]
    held.append(Counter(unknown))
    own, common = ([int(note) for note in list(notes)] for notes in (view.notes, view.common))
    assert all(viewer_of(note) == view.seat for note in own), "a view has the notes of another seat"
    for notes in [own, common] if view.seat == TABLE else [own]:
        for note in notes:
            card, places = card_of(note), note & PLACES
            within = [each for each in notes if card_of(each) == card and (each & PLACES) & ~places == 0]
            there = sum(held[place][card] for place in members(places))
            assert there >= len(within), f"S{view.seat} remembers {NAME[card]} in {members(places)}"


def shows(state: State, seat: int) -> list[str]:
    """One's own cards, the open piles, the hands one looks at, what one knows in the closed pile, and what one held or
    saw lie open only in passing."""
    assert isinstance(state, FritsenState)
    view = FritsenView(state, seat)
    piles = [card for pile in view.screen()["piles"] for card in pile["cards"]]
    own = names(view.hand[0], view.hand[1], view.hand[2])
    looked = [card for hand in view.shown for card in hand]
    known = [NAME[entry & 63] for entry in list(view.stock) if entry != NO_KIND]
    passing = [
        name
        for event in state.events or []
        for name in [*(event.said if event.kind in OPEN else []), *(event.what if _has_part(event, seat) else [])]
        if name in NAME
    ]
    assert len(NAME) == KINDS
    return [*piles, *own, *looked, *known, *passing]


def _has_part(event: Event, seat: int) -> bool:
    """Whether the seat was told what only some may see."""
    return bool(event.to >> seat & 1)
