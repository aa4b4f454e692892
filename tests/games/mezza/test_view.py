"""What a seat sees, what its screen shows, and what it may imagine."""

import json

import pytest
from ledger import rule

from stammtisch.core.bits import members
from stammtisch.core.game import TABLE
from stammtisch.core.rng import QuickRng
from stammtisch.examples import after as after_moves
from stammtisch.games.mezza import GAME
from stammtisch.games.mezza.cards import HALF, KINDS, NAME, ZERO, held, kind_of, names, pack, size
from stammtisch.games.mezza.diagram import HIDDEN
from stammtisch.games.mezza.rules import lowest_kind
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.view import MezzaView

STEALING = (
    "4 seats; pile 5 9½ by S3 S0; S1 on turn; S0 hand 1 8 9½; S0 drew 9½; S1 hand J 2 3; S1 open 4 4 6; "
    "S2 hand ½ 5 5; S2 passed; S3 finished 1st; stock 1 8"
)


def after(given: str, when: str = "") -> MezzaState:
    state = after_moves(GAME, given, when)
    assert isinstance(state, MezzaState)
    return state


def view(state: MezzaState, seat: int) -> MezzaView:
    found = GAME.view(state, seat)
    assert isinstance(found, MezzaView)
    return found


def imagined(state: MezzaState, seat: int, times: int = 40) -> list[MezzaState]:
    return [view(state, seat).imagine(QuickRng(seed)) for seed in range(times)]


@rule("M-011", "M-012", "M-013", "M-014", "M-044", "M-076", "M-120")
def test_a_screen_shows_what_lies_open_and_the_own_hand() -> None:
    state = after(STEALING)
    screen = view(state, 1).screen()

    assert {name: each for name, each in screen.items() if name not in ("seats", "gone")} == {
        "phase": "playing",
        "turn": 1,
        "lowest": "",
        "pile": [{"card": "5", "seat": 3}, {"card": "9½", "seat": 0}],
        "run": 1,
        "demand": ">=9½ or ½",
        "joker": "",
        "formed": "",
        "stock": 2,
        "drew": 1,
        "hand": ["J", "2", "3"],
        "chosen": [],
        "windows": ["add"],
    }
    assert screen["gone"] == size(state.table.gone)
    assert screen["seats"][1] == {
        "cards": 3,
        "open": ["4", "4", "6"],
        "closed": [0, 1, 2],
        "place": None,
        "waiting": True,
        "passed": False,
        "chosen": False,
    }
    assert [seat["waiting"] for seat in screen["seats"]] == [True, True, False, False]
    assert [seat["passed"] for seat in screen["seats"]] == [False, False, True, False]
    assert [seat["place"] for seat in screen["seats"]] == [None, None, None, 1]
    assert [seat["cards"] for seat in screen["seats"]] == [3, 3, 3, 0]
    assert json.loads(json.dumps(screen)) == screen


def test_a_spectator_sees_no_hand() -> None:
    screen = view(after(STEALING), TABLE).screen()

    assert screen["hand"] == []
    assert view(after(STEALING), TABLE).hand == 0


@rule("M-022")
def test_a_screen_shows_who_has_chosen_but_only_the_own_cards() -> None:
    state = after("3 seats; swapping; S1 hand 1 2 3; S1 open 4 5 6", "S1 open 1 2 3")
    mine, other = view(state, 1).screen(), view(state, 0).screen()

    assert (mine["chosen"], other["chosen"]) == (["1", "2", "3"], [])
    assert [seat["chosen"] for seat in other["seats"]] == [False, True, False]
    assert [seat["passed"] for seat in other["seats"]] == [False, False, False]
    assert other["seats"][1]["open"] == ["4", "5", "6"]
    assert (other["phase"], other["windows"], other["turn"]) == ("swapping", ["swap"], None)


@rule("M-030")
def test_a_screen_shows_the_kind_that_begins() -> None:
    state = after("3 seats; starting with 1; S1 hand 1 2 3", "S2 pass")
    screen = view(state, 0).screen()

    assert (screen["phase"], screen["lowest"], screen["windows"], screen["drew"]) == ("starting", "1", ["start"], None)
    assert [seat["passed"] for seat in screen["seats"]] == [False, False, True]


@rule("M-091")
def test_a_screen_shows_all_places_at_the_end() -> None:
    state = after("2 seats; stock empty; pile 8; S1 on turn; S1 hand 9; S1 open empty; S1 closed empty", "S1 lay 9")
    screen = view(state, 0).screen()

    assert (screen["phase"], screen["windows"], screen["turn"]) == ("over", [], None)
    assert [seat["place"] for seat in screen["seats"]] == [2, 1]


@pytest.mark.parametrize(
    ("given", "open_windows"),
    [
        ("pile 9½ by S0; S1 on turn", ["steal"]),
        ("pile 9½ by S0; S1 on turn; S0 hand 1 2 3; S0 drew of 1", ["add", "steal"]),
        ("pile 8 by S0; S1 on turn; S0 hand 1 2 3; S0 drew of 1", ["add"]),
        ("pile 8 by S0; S1 on turn", []),
        ("pile 9½ by S0; S1 on turn; S2 passed", []),
    ],
)
def test_the_open_windows_are_named(given: str, open_windows: list[str]) -> None:
    assert view(after(f"3 seats; {given}"), 1).table.windows() == open_windows


@rule("M-180")
def test_whether_the_layer_can_add_is_known_to_him_alone() -> None:
    state = after(STEALING)

    assert [view(state, seat).right for seat in (0, 1, 2, TABLE)] == [1, HIDDEN, HIDDEN, HIDDEN]
    assert {int(each.right) for each in imagined(state, 0)} == {1}
    assert {int(each.right) for each in imagined(state, 1)} == {0, 1}


def test_the_layers_fresh_cards_are_among_those_nobody_knows() -> None:
    state = after("3 seats; pile 5 8 by S0; S1 on turn; S0 hand 2 8 8; S0 known 8; S0 drew ? ?; stock 1 8")

    for each in imagined(state, 1):
        assert each.right <= held(each.hands[0], kind_of("8")) - 1
        assert each.table.fresh == 2
        assert held(each.hands[0], kind_of("8")) >= 1
    assert {int(each.right) for each in imagined(state, 1)} >= {0, 1}


@rule("M-065")
def test_a_screen_forgets_what_was_taken_and_a_view_does_not() -> None:
    state = after("3 seats; pile 5 8 9; S1 on turn; S1 hand 2 3 6", "S1 take")

    assert names(view(state, 0).table.known[1]) == ["5", "8", "9"]
    for each in imagined(state, 0):
        assert all(held(each.hands[1], kind_of(name)) for name in ("5", "8", "9"))
        assert size(each.hands[1]) == 6
    assert "known" not in view(state, 0).diagram()
    assert "known" not in view(state, 0).screen()


@rule("M-160")
def test_what_is_out_of_play_is_remembered_and_shown_as_a_number() -> None:
    state = after("3 seats; pile 5 8 9½ by S0; S1 on turn; S1 hand ½ 2 2", "S1 lay ½")

    assert names(view(state, 0).table.gone) == ["½", "5", "8", "9½"]
    assert view(state, 0).screen()["gone"] == 4
    assert "gone of 4" in view(state, 0).diagram().split("; ")


@rule("M-030", "M-031")
@pytest.mark.parametrize("seat", [0, 1, 2, TABLE])
@pytest.mark.parametrize(
    "hands",
    [
        "S0 hand 8 9 J; S1 hand 7 9 0; S2 hand 8 9 9½",
        "S0 hand ½ 2 3; S1 hand 4 5 6; S2 hand ½ ½ ½",
        "S0 hand 0 J J; S1 hand J J 0; S2 hand 0 0 9½",
    ],
)
def test_imagined_hands_hold_the_kind_announced_and_none_below(hands: str, seat: int) -> None:
    state = after(f"3 seats; starting; {hands}")

    for each in imagined(state, seat, 20):
        assert lowest_kind(each.hands[0] | each.hands[1] | each.hands[2]) == state.table.lowest
        assert [size(each.hands[i]) for i in range(3)] == [3, 3, 3]


@rule("M-034")
def test_imagined_hands_are_all_jokers_when_the_nought_begins() -> None:
    state = after("2 seats; starting with 0; S0 hand 0 J J; S1 hand J J 0")

    for each in imagined(state, 0):
        assert int(each.hands[1]) >> 8 == 0
    assert len({int(held(each.hands[0], ZERO)) for each in imagined(state, TABLE)}) > 1


@rule("M-032")
def test_the_holder_that_is_imagined_may_be_anybody() -> None:
    state = after("3 seats; starting with 9½; S0 hand J 0 0; S1 hand J J 9½; S2 hand 0 9½ 9½")
    holders = {tuple(held(each.hands[i], kind_of("9½")) > 0 for i in (1, 2)) for each in imagined(state, 0, 80)}

    assert holders == {(True, False), (False, True), (True, True)}


@rule("M-022")
def test_sealed_swaps_of_others_are_imagined_and_the_own_is_kept() -> None:
    state = after(
        "3 seats; swapping; S1 hand 1 2 3; S1 open 4 5 6; S2 hand 7 8 9; S2 open 7 8 9", "S1 open 1 2 3; S2 open 7 7 8"
    )

    assert {int(each.swaps[1]) for each in imagined(state, 1)} == {pack("1 2 3")}
    guessed = {int(each.swaps[2]) for each in imagined(state, 1)}
    assert len(guessed) > 5
    for each in imagined(state, 0):
        for i in (1, 2):
            six = each.hands[i] + each.table.open[i]
            assert all(held(each.swaps[i], kind) <= held(six, kind) for kind in range(KINDS))
            assert size(each.swaps[i]) == 3
        assert each.swaps[0] == 0


@rule("M-076")
def test_slots_that_are_gone_stay_gone() -> None:
    state = after("3 seats; stock empty; pile 5; S1 on turn; S1 hand empty; S1 open empty; S1 closed 2 - J")

    assert members(state.table.slots_of(1)) == [0, 2]
    for each in imagined(state, 1, 5):
        assert [GAME.text(action) for action in each.legal(1)] == ["flip 0", "flip 2"]
    assert {NAME[each.closed[1] & 15] for each in imagined(state, 1)} != {"2"}


@rule("M-195")
def test_nobody_imagines_a_card_that_the_short_game_has_not() -> None:
    state = after("3 seats; short=true; seed 2")

    for each in imagined(state, 0, 10):
        cards = [int(each.stock[i]) for i in range(len(each.stock) - each.table.left, len(each.stock))]
        assert len(cards) == 29
        assert not {NAME[card] for card in cards} & {"3", "6", "9"}


def test_unseen_are_the_cards_that_lie_nowhere_open() -> None:
    state = after("2 seats; stock of 3; pile 5 8; S0 on turn; S0 hand ½ ½ 9; S1 hand 1 2 2; S1 known 2 2")
    unseen = view(state, 0).unseen()

    assert size(unseen) == 3 + 6 + 1
    assert size(view(state, TABLE).unseen()) == 3 + 6 + 1 + 3
    assert held(view(state, TABLE).unseen(), HALF) == held(unseen, HALF) + 2


@rule("M-011", "M-013")
@pytest.mark.parametrize(
    ("seat", "sees"),
    [
        (0, "S0 hand 1 8 9½; S0 open OPEN; S0 closed of 3; S0 drew 9½"),
        (1, "S0 hand of 3; S0 open OPEN; S0 closed of 3; S0 drew of 1"),
        (TABLE, "S0 hand of 3; S0 open OPEN; S0 closed of 3; S0 drew of 1"),
    ],
)
def test_what_a_screen_shows_can_be_written_down(seat: int, sees: str) -> None:
    state = after(STEALING)
    seen = sees.replace("OPEN", " ".join(names(state.table.open[0])))
    start = (
        f"4 seats; pile 5 9½; laid by S3 S0; stock of 2; gone of {size(state.table.gone)}; {seen}; S1 on turn; S1 hand "
    )

    assert view(state, seat).diagram().startswith(start)
    assert view(state, seat).diagram().endswith("S2 passed; S3 finished 1st")
