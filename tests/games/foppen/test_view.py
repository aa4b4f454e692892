"""What a seat sees, and what it does not."""

import json

import pytest
from ledger import rule

from stammtisch.core.bits import BIT, members
from stammtisch.core.game import TABLE
from stammtisch.examples import after as after_moves
from stammtisch.games.foppen import GAME
from stammtisch.games.foppen.cards import ONE, ONES, cards
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.view import FoppenView

MIDST = "4 seats; deal 2; stone S3; trick S0 Y8; S1 on turn; S1 hand Y3 G5 1; S2 hand Y4 G6; totals 10 -5 0 -4"
LAST_TRICK = "3 seats; deal 2; stone S2; S0 on turn; S0 hand B9; S1 hand B3 G2 1; S2 hand R4"
TWO_TRICKS = (
    "3 seats; S0 on turn; S0 hand G9 R3 B2; S1 hand G4 R4 B3; S2 hand G12 R5 B4",
    "S0 play G9; S1 play G4; S2 play G12; S2 play B4; S0 play B2",
)


def seen(seat: int, given: str, when: str = "") -> FoppenView:
    view = GAME.view(after_moves(GAME, given, when), seat)
    assert isinstance(view, FoppenView)
    return view


def test_a_screen_shows_the_table_and_the_seats_own_hand() -> None:
    screen = seen(1, MIDST).screen()

    assert screen == {
        "phase": "playing",
        "deal": 2,
        "deals": 8,
        "dealer": 3,
        "turn": 1,
        "stone": 3,
        "suit": "Y",
        "trick": [{"seat": 0, "card": "Y8"}],
        "last": [],
        "took": None,
        "winning": 0,
        "fopped": 0,
        "hand": ["G5", "Y3", "1"],
        "seats": [
            {"cards": 2, "bid": "", "points": 10, "shown": []},
            {"cards": 3, "bid": "", "points": -5, "shown": []},
            {"cards": 2, "bid": "", "points": 0, "shown": []},
            {"cards": 3, "bid": "", "points": -4, "shown": []},
        ],
        "sheet": [[10, -5, 0, -4]],
        "places": [1, 4, 2, 3],
    }
    assert json.loads(json.dumps(screen)) == screen


def test_before_a_trick_nobody_wins_it_and_no_colour_is_asked_for() -> None:
    screen = seen(0, *TWO_TRICKS).screen()

    assert (screen["winning"], screen["fopped"], screen["suit"], screen["trick"]) == (None, None, "", [])
    assert (screen["turn"], screen["stone"]) == (2, 0)


def test_a_screen_follows_who_wins_and_who_is_fopped_so_far() -> None:
    screen = seen(0, MIDST, "S1 play Y3").screen()

    assert (screen["winning"], screen["fopped"]) == (0, 1)
    assert screen["trick"] == [{"seat": 0, "card": "Y8"}, {"seat": 1, "card": "Y3"}]


@rule("O-009", "O-069")
def test_of_the_others_only_the_number_of_cards_is_seen() -> None:
    view = seen(0, MIDST)

    assert view.diagram() == (
        "4 seats; deal 2; dealer S3; "
        f"S0 hand {' '.join(view.screen()['hand'])}; S1 hand of 3; S2 hand of 2; S3 hand of 3; "
        "stone S3; trick S0 Y8; S1 on turn; totals 10 -5 0 -4; sheet 10 -5 0 -4"
    )


@rule("O-009")
def test_a_spectator_sees_no_hand() -> None:
    view = seen(TABLE, MIDST)

    assert (view.hand, view.screen()["hand"], view.shown) == (0, [], [])
    assert [f"S{seat} hand of {n}" in view.diagram() for seat, n in enumerate((2, 3, 2, 3))] == [True] * 4


@rule("O-009")
def test_cards_left_are_shown_to_all_when_a_hand_is_scored() -> None:
    for seat in (0, 2, TABLE):
        view = seen(seat, LAST_TRICK, "S0 play B9; S1 play B3")
        screen = view.screen()

        assert [each["shown"] for each in screen["seats"]] == [[], ["G2", "1"], ["R4"]]
        assert (screen["phase"], screen["deal"], screen["turn"]) == ("scored", 2, None)
        assert "S0 hand of 0; S1 hand G2 1; S2 hand R4" in view.diagram()
        assert view.diagram().endswith("S0 scored 10; S1 scored -3; S2 scored -4; scored; places 1 2 3")


@rule("O-019")
def test_a_screen_shows_the_last_trick_and_no_older_one() -> None:
    view = seen(1, *TWO_TRICKS)

    assert view.screen()["last"] == [{"seat": 2, "card": "B4"}, {"seat": 0, "card": "B2"}]
    assert view.screen()["took"] == 2
    assert "last trick S2 B4, S0 B2" in view.diagram()
    for card in ("G9", "G12"):
        assert card not in view.diagram()
        assert card not in json.dumps(view.screen())


@rule("O-019")
def test_the_memory_inside_a_view_knows_every_card_played() -> None:
    for seat in (0, 1, TABLE):
        view = seen(seat, *TWO_TRICKS)

        assert not cards("G9 G4 G12 B4 B2") & ~view.table.gone
        assert not cards("R3 R4 R5 B3") & view.table.gone


@rule("O-002", "O-009")
def test_which_of_the_ones_was_played_nobody_can_tell() -> None:
    seen_by_all = []
    for mine in members(ONES):
        state = after_moves(GAME, "3 seats; S0 on turn; S0 hand G2 1; S1 hand G3 1; S2 hand 1 1")
        assert isinstance(state, FoppenState)
        state.hands[0] = cards("G2") | BIT[mine]
        state.hands[1] = cards("G3") | BIT[ONE + (mine + 1) % 4]
        state.hands[2] = ONES & ~state.hands[0] & ~state.hands[1]
        GAME.play(state, 0, "play 1")
        views = [GAME.view(state, seat) for seat in (0, 1, 2, TABLE)]
        seen_by_all.append([(view.table.gone, view.hand) for view in views if isinstance(view, FoppenView)])

    assert seen_by_all == [seen_by_all[0]] * 4


@rule("O-013")
def test_who_could_not_follow_is_remembered_but_not_drawn() -> None:
    view = seen(2, "3 seats; trick S0 B8; S1 on turn; S1 hand Y3 G20", "S1 play Y3")

    assert [int(void) for void in view.table.voids] == [0, 0b1000, 0]
    assert "void" not in view.diagram()
    assert "void" not in json.dumps(view.screen())


@rule("O-072")
@pytest.mark.parametrize(
    ("seat", "bids"),
    [
        (0, ["stay", "decided", "", "decided"]),
        (1, ["decided", "bid", "", "decided"]),
        (2, ["decided", "decided", "", "decided"]),
        (TABLE, ["decided", "decided", "", "decided"]),
    ],
)
def test_a_sealed_decision_is_seen_by_its_own_seat_alone(seat: int, bids: list[str]) -> None:
    view = seen(seat, "4 seats; bids=true; bidding; S0 stay; S1 bid; S3 stay")

    assert [each["bid"] for each in view.screen()["seats"]] == bids
    assert view.face_down == (0b0010 if seat == 1 else 0)
    assert view.table.bidders == 0
    assert [clause for clause in view.diagram().split("; ") if clause.endswith((" decided", " bid", " stay"))] == [
        f"S{i} {bid}" for i, bid in enumerate(bids) if bid
    ]


@rule("O-072")
@pytest.mark.parametrize("seat", [0, 2, TABLE])
def test_all_decisions_are_seen_once_the_last_is_in_and_open_ones_at_once(seat: int) -> None:
    turned = seen(seat, "3 seats; bids=true; bidding; S0 stay; S1 bid", "S2 bid")
    face_up = seen(seat, "3 seats; bids=true; bid_mode=open; bidding; S0 stay; S1 bid")

    assert [each["bid"] for each in turned.screen()["seats"]] == ["stay", "bid", "bid"]
    assert [each["bid"] for each in face_up.screen()["seats"]] == ["stay", "bid", ""]


@rule("O-070")
def test_without_bidding_cards_no_seat_has_a_bid() -> None:
    assert [each["bid"] for each in seen(0, MIDST).screen()["seats"]] == ["", "", "", ""]


def test_while_bids_are_out_nobody_is_on_turn() -> None:
    view = seen(0, "3 seats; bids=true; bidding; deal 2")

    assert (view.screen()["phase"], view.screen()["turn"], view.screen()["deal"]) == ("bidding", None, 2)
    assert "on turn" not in view.diagram()
    assert view.diagram().endswith("bidding")


def test_a_view_says_who_acts_and_what_its_seat_may_do() -> None:
    assert (seen(1, MIDST).acting, seen(0, MIDST).acting) == (0b0010, 0b0010)
    assert [GAME.text(action) for action in seen(1, MIDST).legal] == ["play Y3", "play 1"]
    assert seen(0, MIDST).legal == seen(0, MIDST).calls == []
