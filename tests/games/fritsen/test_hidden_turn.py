"""With show_turn off nobody is shown whose turn it is, how many cards others hold and whose the glass is (2-92)."""

from ledger import rule

from stammtisch import wire
from stammtisch.core.bits import members
from stammtisch.core.game import TABLE, State
from stammtisch.core.rng import QuickRng
from stammtisch.games.fritsen import GAME
from stammtisch.server.snapshot import standing_now, state_seen

GIVEN = "3 seats; referee=table; show_turn=false; S0 on turn; pile b1 5H; S0 hand 7H 4C; glass c1 by S2; pile c1 8S"


def given(more: str = "") -> State:
    return GAME.position(GIVEN + more, QuickRng(1))


@rule("2-92")
def test_a_seat_is_shown_whether_it_is_asked_itself_and_nobody_else() -> None:
    state = given()

    assert [members(GAME.view(state, seat).acting) for seat in (0, 1, TABLE)] == [[0], [TABLE], [TABLE]]
    assert [GAME.view(state, seat).asked().kind for seat in (0, 1, TABLE)] == ["turn", "whose-turn", "whose-turn"]


@rule("2-23", "2-92", "2-136")
def test_screen_and_facts_tell_neither_turn_nor_hands_nor_glass_of_others() -> None:
    view = GAME.view(given(), 1)
    screen: dict[str, object] = dict(view.screen())
    seats = screen["seats"]
    assert isinstance(seats, list)

    assert (screen["turn"], screen["previous"]) == (None, None)
    assert screen["glass"] == {"cell": "c1", "seat": None}
    assert [seat["cards"] for seat in seats] == [None, 5, None]
    assert [seat["turns"] for seat in seats] == [0, 0, 0]
    assert not any(seat["waiting"] for seat in seats)
    assert not {"cards", "turns", "glass"} & {said.kind for said in view.facts()}


@rule("2-92", "2-95")
def test_who_owes_laatste_frits_is_shown_to_that_seat_alone() -> None:
    state = given()
    GAME.play(state, 0, "lay 7H b1")

    last = [[said.said for said in GAME.view(state, seat).facts() if said.kind == "last"] for seat in (0, 1)]
    assert last == [[["S0"]], []]
    screens = [GAME.view(state, seat).screen() for seat in (0, 1, TABLE)]
    assert [(screen["phase"], screen["windows"]) for screen in screens] == [("ending", ["last"]), *[("turn", [])] * 2]
    assert ["ending" in GAME.view(state, seat).diagram() for seat in (0, 1, TABLE)] == [True, False, False]
    windows = [wire.Window(each.name, each.seconds, 9, True, members(each.seats)) for each in state.deadlines()]
    seen = [state_seen(GAME, state, seat, standing_now(state, windows)).windows for seat in (0, 1, TABLE)]
    assert [[window.name for window in each] for each in seen] == [["last"], [], []]


@rule("2-92")
def test_a_live_table_sends_neither_who_is_asked_nor_whose_clock_runs() -> None:
    state = given()
    windows = [wire.Window(each.name, each.seconds, 9, True, members(each.seats)) for each in state.deadlines()]
    seen = [state_seen(GAME, state, seat, standing_now(state, windows)) for seat in (0, 1)]

    assert [match.acting for match in seen] == [[0], [TABLE]]
    assert [[window.seats for window in match.windows] for match in seen] == [[[0]], [[]]]


@rule("2-92")
def test_it_is_not_told_when_a_turn_begins() -> None:
    state = given()
    events = state.listen()
    GAME.play(state, 0, "draw")
    GAME.play(state, 0, "lay 7H b1")

    assert "turn" not in {event.kind for event in events}
