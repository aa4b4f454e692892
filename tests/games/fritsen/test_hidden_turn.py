"""With show_turn off nobody is shown whose turn it is, how many cards others hold and whose the glass is (2-92)."""

import json
import random
from typing import Any

import pytest
from ledger import rule

from stammtisch import wire
from stammtisch.core.bits import members
from stammtisch.core.game import TABLE, State
from stammtisch.core.rng import QuickRng
from stammtisch.games.fritsen import GAME
from stammtisch.server.snapshot import standing_now, state_seen, told

SEEDS, STEPS = 12, 14  # matches by chance, and actions in each
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
    assert [seat["turns"] for seat in seats] == [None, 0, None]
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
    assert [[(window.name, window.seats) for window in match.windows] for match in seen] == [[("turn", [0])], []]


@rule("2-92")
def test_it_is_not_told_when_a_turn_begins() -> None:
    state = given()
    events = state.listen()
    GAME.play(state, 0, "draw")
    GAME.play(state, 0, "lay 7H b1")

    assert "turn" not in {event.kind for event in events}


def sent(state: State, seat: int) -> dict[str, Any]:
    """The whole frame that a seat is sent, with all that a program can ask for besides, and why it may not do more."""
    windows = [
        wire.Window(each.name, each.seconds, each.seconds - 1, each.running, members(each.seats), each.skippable)
        for each in state.deadlines()
    ]
    frame = state_seen(GAME, state, seat, standing_now(state, windows), knows=True)
    view = GAME.view(state, seat)
    return {**json.loads(wire.encode(frame)), "diagram": view.diagram(), "heard": heard(state, seat)}


def heard(state: State, seat: int) -> list[Any]:
    return [json.loads(wire.encode(told(event.seen_by(seat)))) for event in state.events or []]


def refused(state: State, seat: int) -> list[str]:
    """By which rules it may not do the rest."""
    may = {*state.legal(seat), *state.calls(seat)}
    return [] if seat == TABLE else [state.refusal(seat, each) for each in range(GAME.actions) if each not in may]


def begun(given: str, played: str) -> State:
    state = GAME.position(f"{TABLE_OF_FOUR}; {given}", QuickRng(1))
    state.listen()
    for each in filter(None, played.split("; ")):
        GAME.play(state, int(each[1]), each[3:])
    return state


TABLE_OF_FOUR = (
    "4 seats; referee=table; show_turn=false; russisch=true; untidy=true; mischief=true; laf=true; "
    "pile b1 5H; pile c1 8S 9S QS; laid b1 c1/S1 c1/S2 c1/S3; S1 hand 2C 4C TD; S2 hand 2D 4D JH"
)
World = tuple[str, str]
SEEN: dict[str, tuple[World, World]] = {
    "whose turn it is": (
        ("S0 on turn; previous S3; S0 hand 7H 4S; S3 hand 6H 8H", ""),
        ("S3 on turn; previous S2; S0 hand 7H 4S; S3 hand 6H 8H", ""),
    ),
    "who has drawn": (
        ("S0 on turn; drawn; S0 hand 7H 4S; S3 hand 6H 8H", ""),
        ("S3 on turn; drawn; S0 hand 7H 4S; S3 hand 6H 8H", ""),
    ),
    "whose the glass is": (
        ("S0 on turn; glass b1 by S3; S0 hand 7H 4S; S3 hand 6H 8H", ""),
        ("S0 on turn; glass b1 by S0; S0 hand 7H 4S; S3 hand 6H 8H", ""),
    ),
    "how many cards others hold": (
        ("S0 on turn; S0 hand 7H 4S TC; S3 hand 6H 8H", ""),
        ("S0 on turn; S0 hand 7H 4S; S3 hand 6H 8H TC", ""),
    ),
}
"""What all have seen, and nobody is shown again."""
OWED: dict[str, tuple[World, World]] = {
    f"that laatste Frits is owed{where}": (
        (f"{options}S3 on turn; previous S2; S0 hand 7H 4S; S3 hand 6H 8H KC TC; {before}", played),
        (f"{options}S3 on turn; previous S2; S0 hand 7H 4S TC; S3 hand 6H 8H KC; {before}", played),
    )
    for where, options, before, played in [
        ("", "", "", "S3 lay 6H b1; S0 lay 7H b1"),
        (", without clocks", "turn_seconds=0; ", "", "S3 lay 6H b1; S0 lay 7H b1"),
        (", after much talk", "", "gifts S2; unsaid S1 S2", "S3 lay 6H b1; S2 gift S1; S2 say-not; S0 lay 7H b1"),
        (", after fouls", "", "", "S3 lay 8H b1; S2 lay 2D c1; S3 confess; S0 spare c1; S0 lay 7H b1"),
    ]
}
"""In the first world S0 has one card left and must say so, in the second S1 is on turn."""


@pytest.mark.parametrize("worlds", [*SEEN.values(), *OWED.values()], ids=[*SEEN, *OWED])
@rule("2-92", "2-95")
def test_what_the_others_are_sent_is_the_same_in_worlds_that_they_are_not_told_apart(
    worlds: tuple[World, World],
) -> None:
    """S2 has the same hand in both, and is not on turn in either; nor is who looks on."""
    states = [begun(*world) for world in worlds]
    for seat in (2, TABLE):
        one, other = ({**sent(state, seat), "refused": refused(state, seat)} for state in states)
        for name in one:
            assert one[name] == other[name], f"{name} tells {seat} more than it may know"


@rule("2-92", "2-95")
def test_an_open_window_does_not_tell_whether_laatste_frits_is_owed() -> None:
    """All have let it pass. S3 has one card left in the first world, and two in the second."""
    passed = "S3 lay 6H c1; S0 pass; S1 pass; S2 pass; S3 pass"
    given = "S3 on turn; previous S2; S3 hand 6H KC"
    states = [begun(f"{given}; S0 hand 7H 4S TC", passed), begun(f"{given} TC; S0 hand 7H 4S", passed)]
    assert ["owes S3" in GAME.diagram(state) for state in states] == [True, False]
    for seat in (2, TABLE):
        one, other = ({**sent(state, seat), "refused": refused(state, seat)} for state in states)
        assert [name for name in one if one[name] != other[name]] == ["knows"]  # see the last test
        assert [window["skippable"] for window in one["windows"]] == [False]


@pytest.mark.parametrize("worlds", OWED.values(), ids=list(OWED))
@rule("2-92", "2-95")
def test_whatever_is_done_in_both_worlds_who_hears_the_same_is_sent_the_same(
    worlds: tuple[World, World],
) -> None:
    """Actions by chance that are possible in both, as long as S0 owes it in the one and S1 is on turn in the other."""
    compared = 0
    for seed in range(SEEDS):
        rng = random.Random(seed)
        one, other = (begun(*world) for world in worlds)
        alike = {2, TABLE}
        for _ in range(STEPS):
            for seat in alike:
                mine, theirs = sent(one, seat), sent(other, seat)
                wrong = [name for name in mine if mine[name] != theirs[name]]
                assert not wrong, f"seed {seed}, ply {one.ply}: {wrong} tell {seat} more than it may know"
                compared += 1
            done = _done_in_both(one, other, rng)
            if done is None or "owes S0" not in GAME.diagram(one) or "S1 on turn; previous" not in GAME.diagram(other):
                break
            alike = {seat for seat in alike if heard(one, seat) == heard(other, seat)}
    assert compared > SEEDS


def _done_in_both(one: State, other: State, rng: random.Random) -> tuple[int, int] | None:
    """An action of a seat that both allow, a move if there is one as often as not; who did what."""
    for _ in range(20):
        seat = rng.choice([*range(4), *members(one.acting())])
        moves = [each for each in one.legal(seat) if each in other.legal(seat)]
        calls = [each for each in one.calls(seat) if each in other.calls(seat)]
        among = moves if moves and rng.random() < 0.5 else by_verb(calls, rng)
        if among:
            action = rng.choice(among)
            one.apply(seat, action)
            other.apply(seat, action)
            return seat, action
    return None


def by_verb(calls: list[int], rng: random.Random) -> list[int]:
    """The calls of one verb, so that those of many cards and cells do not drown the others."""
    verbs = sorted({GAME.said(each)[0] for each in calls} - {"resign", "remove"})
    verb = rng.choice(verbs) if verbs else ""
    return [each for each in calls if GAME.said(each)[0] == verb]


@rule("2-92")
def test_only_who_is_on_turn_has_in_writing_what_all_have_seen() -> None:
    """Who looks on, and who is asked for something else, learns no turn from what a program may ask for; in an open
    window all see whose 6 it is."""
    assert [bool(sent(given(), seat)["knows"]) for seat in (0, 1, 2, TABLE)] == [True, False, False, False]
    away = given("; away S1 toilet")
    assert [bool(sent(away, seat)["knows"]) for seat in (0, 1)] == [True, False]
    window = GAME.position("3 seats; referee=table; show_turn=false; S0 on turn; window b1; pile b1 QD 6H", QuickRng(1))
    assert [bool(sent(window, seat)["knows"]) for seat in (0, 1, TABLE)] == [True, True, True]
