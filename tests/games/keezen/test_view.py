"""What a seat sees, and what it does not."""

import json

import pytest
from ledger import rule

from stammtisch.core.bits import members
from stammtisch.core.game import TABLE
from stammtisch.core.rng import QuickRng
from stammtisch.examples import after as after_moves
from stammtisch.games.keezen import GAME
from stammtisch.games.keezen.cards import names
from stammtisch.games.keezen.screen import Seat
from stammtisch.games.keezen.state import KeezenState
from stammtisch.games.keezen.view import KeezenView

MIDST = (
    "Yellow to play. dealer Blue. Board: Blue 10, H3, 0; Red 13; Yellow H1, H2, H3, H4; Green 20, 5."
    " Blue hand: 5, J, K. Yellow hand: A, 7. Green hand of 2. Red hand of 0. Red folded."
)


def seen(seat: int, given: str, when: str = "") -> KeezenView:
    view = GAME.view(after_moves(GAME, given, when), seat)
    assert isinstance(view, KeezenView)
    return view


def shown(
    cards: int, pawns: list[str], home: int = 0, folded: bool = False, helps: bool = False, protected: bool = False
) -> Seat:
    return {"cards": cards, "folded": folded, "pawns": pawns, "home": home, "helps": helps, "protected": protected}


@rule("K-104")
def test_a_screen_shows_the_table_and_the_seats_own_hand() -> None:
    screen = seen(2, MIDST).screen()
    suitless = {name: value for name, value in screen.items() if name not in ("hand", "pile", "does")}

    assert [card[:-1] for card in screen["hand"]] == ["A", "7"]
    assert [each["seat"] for each in screen["pile"]] == [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 3, 3]
    assert suitless == {
        "phase": "playing",
        "ended": "",
        "deck": 1,
        "round": 1,
        "dealer": 0,
        "turn": 2,
        "moves": 0,
        "seats": [
            shown(3, ["0", "10", "H3", "yard"], home=1, protected=True),
            shown(2, ["20", "5", "yard", "yard"]),
            shown(2, ["H1", "H2", "H3", "H4"], home=4, helps=True),
            shown(0, ["13", "yard", "yard", "yard"], folded=True),
        ],
        "left": 32,
        "winners": [],
        "places": [1, 1, 1, 1],
    }
    assert json.loads(json.dumps(screen)) == screen


@rule("K-096")
def test_a_screen_tells_whose_pawns_the_viewer_moves() -> None:
    assert [seen(seat, MIDST).screen()["moves"] for seat in (0, 1, 2, 3, TABLE)] == [0, 1, 0, 3, None]


@rule("K-020")
@pytest.mark.parametrize("seat", [0, 1, 3, TABLE])
def test_nobody_else_sees_a_hand_the_partner_neither(seat: int) -> None:
    state = after_moves(GAME, MIDST)
    assert isinstance(state, KeezenState)
    view = GAME.view(state, seat)

    assert "Yellow hand of 2" in view.diagram()
    for card in names(state.hands[2]):
        assert card not in json.dumps(view.screen())


@rule("K-028")
def test_every_card_played_from_the_pack_lies_open() -> None:
    given = "Blue to play. deck 4. hand 2. Board: Blue 10. Hand: 2, 3, 5, 6."
    state = after_moves(GAME, given)
    for seat in (0, 1, TABLE):
        view = GAME.view(state, seat)
        assert isinstance(view, KeezenView)
        shown = view.screen()["pile"]

        assert len(shown) == len({each["card"] for each in shown}) == 20
        assert [sum(each["seat"] == who for each in shown) for who in range(4)] == [5] * 4


@rule("K-107")
def test_a_finished_screen_names_the_winners() -> None:
    given = "Blue to play. Board: Blue H1, H2, H3, H4; Yellow 30, H2, H3, H4. Hand: 2, 5."
    screen = seen(0, given, "S0 2: 30>H1").screen()

    assert (screen["phase"], screen["ended"], screen["turn"]) == ("over", "win", None)
    assert (screen["winners"], screen["places"]) == ([0, 2], [1, 3, 1, 3])
    assert [card[:-1] for card in screen["hand"]] == ["5"]


@rule("K-109")
def test_when_the_time_is_over_nobody_has_won() -> None:
    screen = seen(TABLE, MIDST, "time").screen()

    assert (screen["phase"], screen["ended"], screen["winners"]) == ("over", "time", [])
    assert screen["places"] == [1, 1, 1, 1]


@rule("K-020", "K-028")
def test_what_a_seat_imagines_deals_only_cards_that_it_has_not_seen() -> None:
    view = seen(0, MIDST)
    hands = set()
    for seed in range(20):
        state = view.imagine(QuickRng(seed))
        hands.add(int(state.hands[2]))
        others = [card for seat in (1, 2, 3) for card in members(state.hands[seat])]
        left = [int(state.stock[i]) for i in range(len(state.stock) - state.table.left, len(state.stock))]

        assert [len(members(state.hands[seat])) for seat in range(4)] == view.counts
        assert state.hands[0] == view.hand
        assert not set(others + left) & set(members(view.seen()))
        assert len(left) == 32
    assert len(hands) > 15


def test_a_view_says_what_its_seat_may_do() -> None:
    assert [GAME.text(action) for action in seen(2, MIDST).legal][:2] == ["A: 0>1", "7: 0>7"]
    assert seen(0, MIDST).legal == seen(0, MIDST).calls == []
    assert (seen(0, MIDST).acting, seen(TABLE, MIDST).legal) == (0b0100, [GAME.parse("time")])
