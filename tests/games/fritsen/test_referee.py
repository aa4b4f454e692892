"""The referee by itself: the checksum of the moves, the board's drawings, and whole potjes without losing a card."""

from collections import Counter
from random import Random

import pytest
from games.fritsen.referee import match
from games.fritsen.referee.board import cell, free_cells, is_blocked, name
from games.fritsen.referee.pack import FACES, moves, pack, packs_of, said_of_lay
from games.fritsen.referee.table import OVER, ROLES, Chance
from ledger import rule

from stammtisch.core.option import Value

pytestmark = pytest.mark.once

OPTIONS: dict[str, Value] = {
    "packs": "auto", "jokers_per_pack": 2, "dirty_fritsen": True, "pro_moves": True, "drink": "own", "dealer": "auto",
    "joker_deadlock": "shared", "show_turn": True, "untidy": False, "mischief": False,
    "kanonskogel": False, "laf": False, "russisch": False, "drink_confirm": False, "roles": "vote", "oldest": 0,
    "board_columns": 3, "idle_turns": 100, "turn_seconds": 0, "erik": "self", "overlap": "choose",
    "lisa_in_pair": False, "exit_drink": "always", "adopted_glass": True, "kanonskogel_instead": False,
    "false_call": "vote",
}  # fmt: skip

FACES_PER_TOP = {
    "2": 15,
    "3": 15,
    "4": 14,
    "5": 13,
    "6": 12,
    "7": 11,
    "8": 10,
    "9": 10,
    "T": 8,
    "J": 12,
    "Q": 15,
    "K": 7,
}
FACES_PER_TOP |= {"A": 6, "JC": 14, "QH": 16, "QD": 16, "KH": 6, "AH": 9}


@rule("5-1", "5-2", "5-3", "5-4", "5-5", "5-6", "5-7", "5-8", "5-12", "5-13")
def test_the_moves_have_the_ledgers_checksum() -> None:
    found = {(card, top): moves(card, top) for card in FACES for top in FACES}
    by_move = Counter(move for fitting in found.values() for move in fitting)

    assert sum(1 for fitting in found.values() if fitting) == 598
    assert sum(1 for card, top in found if moves(card, top, pro=False)) == 566
    assert by_move == {
        "5-1": 312, "5-2": 4, "5-3": 48, "5-4": 8, "5-5": 16, "5-6": 4, "5-7": 192, "5-8": 16, "5-12": 16, "5-13": 16
    }  # fmt: skip
    for top in FACES:
        fitting = [card for card in FACES if found[card, top]]
        assert len(fitting) == FACES_PER_TOP.get(top, FACES_PER_TOP[top[0]]), top


@rule("P21-1")
def test_what_fits_two_moves_is_what_the_ledger_lists() -> None:
    overlaps = {(card, top): moves(card, top) for card in FACES for top in FACES if len(moves(card, top)) > 1}

    assert overlaps.pop(("KH", "AH")) == ["5-4", "5-3"]
    assert overlaps.pop(("AH", "KH")) == ["5-4", "5-1"]
    assert Counter(map(tuple, overlaps.values())) == {("5-7", "5-1"): 28, ("5-7", "5-3"): 4}


@rule("1H", "2-37", "2-104", "P1-7")
def test_the_packs_have_the_ledgers_sizes() -> None:
    sizes = [len(pack(packs, jokers)) for packs in (1, 2) for jokers in (2, 3)]

    assert sizes == [54, 55, 108, 110]
    assert [packs_of(seats) for seats in range(2, 11)] == [1] * 5 + [2] * 4


@rule("P2-12", "2-78", "2-111")
def test_a_pile_may_begin_where_the_ledgers_drawing_has_room() -> None:
    piles = {cell(text): ["4C"] for text in ("b1", "c1", "b2", "a2")}

    assert [name(each) for each in free_cells(piles, 3)] == ["c2", "a3", "b3"]


@rule("P4-7", "P4-11", "2-123")
@pytest.mark.parametrize(
    ("piles", "glass", "blocked"),
    [
        ("b1 c1 a2 b2 c2 c3", "b2", "b1 a2 b2 c2"),
        ("b1 c1 a2 b2", "a2", "a2 b2"),
        ("b1 c1 b2 c2", "b1", "b1 c1 b2"),
    ],
)
def test_the_glass_blocks_what_borders_it(piles: str, glass: str, blocked: str) -> None:
    lying = {cell(text): ["4C"] for text in piles.split()}

    assert [text for text in piles.split() if is_blocked(cell(text), cell(glass), lying)] == blocked.split()


@rule("4B", "4C", "4G")
def test_what_is_called_out_is_judged_by_the_cards() -> None:
    assert said_of_lay("7C", "6C") == ["soepele"]
    assert said_of_lay("JD", "2D") == ["stroeve"]
    assert said_of_lay("TD", "2D") == []
    assert said_of_lay("6D", "4D") == ["lavendel"]
    assert said_of_lay("6D", "QS") == []


class Lot(Chance):
    """By lot."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def roles(self, seats: int) -> tuple[int, int]:
        return seats - 1, 0

    def shuffled(self, cards: list[str]) -> list[str]:
        return self.random.sample(cards, len(cards))


@rule("1E", "2-101")
@pytest.mark.parametrize("seats", range(2, 11))
def test_the_referee_plays_a_potje_and_loses_no_card(seats: int) -> None:
    random, referee = Random(seats), ["strict", "auto", "table"][seats % 3]
    potje = match.new(seats, OPTIONS | {"referee": referee}, Lot(random))
    while potje.phase != OVER:
        asked = match.asked(potje)
        seat = random.choice(sorted(asked))
        words = random.choice(asked[seat])
        match.act(potje, seat, "ready" if words == "dirty" else words)
        assert potje.phase == ROLES or potje.every_card() == sorted(potje.cards())

    assert sorted(match.places(potje))[0] == 1
    assert all(drink.state != "open" for drink in potje.drinks.charged)
