"""What is told has words and a rule; how a seat stands, what is sealed, and why an event's choice is refused."""

import pytest
from games.frantic.playing import after, hand
from games.frantic.test_random import dealt
from laws import anything
from ledger import rule

from stammtisch.core.bits import members
from stammtisch.core.event import Event
from stammtisch.core.rng import QuickRng
from stammtisch.games.frantic import GAME
from stammtisch.games.frantic.cards import EVENT
from stammtisch.games.frantic.words import CHAPTER

RULES = GAME.rulebook().rules
K5 = "3 seats; S0 on turn; pile R5; S0 hand K5 B1 B2 B3 B4; S1 hand Y1 Y2 R3; S2 hand G1 G2 G3 G4; events "


def told_well(events: list[Event]) -> None:
    for event in events:
        assert event.kind in CHAPTER.events
        assert event.rule in RULES, event


@pytest.mark.parametrize("seats", GAME.seats)
def test_whatever_is_told_by_chance_is_worded_and_names_a_rule(seats: int) -> None:
    state, rng = dealt(seats, 3), QuickRng(3)
    while not state.over():
        seat, action = anything(GAME, state, rng)
        state.apply(seat, action)
    told_well(list(state.events or []))


@pytest.mark.parametrize("event", EVENT)
def test_whatever_an_event_tells_is_worded_and_names_a_rule(event: str) -> None:
    for seed, stock in enumerate(["", "; stock G5 G6 G7", "; stock empty"]):
        state, rng = after(K5 + event + stock, "S0 play K5", seed), QuickRng(seed)
        events = list(state.events or [])
        for _ in range(40):
            if state.table.turn or not state.acting():
                break
            state.events = []
            state.apply(*anything(GAME, state, rng))
            events += state.events
        told_well(events)


def test_whatever_a_nice_try_tells_is_worded_and_names_a_rule() -> None:
    told_well(
        after("2 seats; S0 on turn; pile R5; S0 hand R3; S1 hand NiceTry B1", "S0 play R3; S1 nice-try").events or []
    )


@rule("F-087", "F-155", "F-159", "F-169")
@pytest.mark.parametrize(
    ("event", "when", "seat", "words", "why"),
    [
        ("recession", "", 1, "discard R9", "H-003"),
        ("recession", "", 1, "stake Y1", "H-005"),
        ("recession", "", 1, "give Y1", "H-005"),
        ("recession", "", 1, "take Y1", "H-005"),
        ("recession", "", 1, "agree", "H-005"),
        ("recession", "", 1, "send Y1 S2", "H-005"),
        ("gambling-man", "", 1, "stake R9", "H-003"),
        ("gambling-man", "", 1, "discard Y1", "H-005"),
        ("market", "", 1, "take FuckYou", "F-155"),
        ("market", "", 1, "discard Y1", "H-005"),
        ("surprise-party", "", 1, "send Y1 S1", "F-169"),
        ("surprise-party", "", 1, "send R9 S2", "H-003"),
        ("surprise-party", "", 1, "send Y1 S7", "H-005"),
        ("merry-christmas", "", 1, "send Y1 S1", "F-159"),
        ("merry-christmas", "", 1, "send R9 S2", "H-003"),
        ("merry-christmas", "", 1, "target S0", "H-005"),
        ("merry-christmas", "", 1, "hit S0 2", "H-005"),
        ("merry-christmas", "", 1, "wish red", "H-005"),
        ("all-seeing-eye", "S1 agree", 1, "agree", "H-002"),
        ("all-seeing-eye", "", 1, "play Y1", "H-005"),
    ],
)
def test_what_an_event_does_not_ask_for_is_refused(event: str, when: str, seat: int, words: str, why: str) -> None:
    state = after(K5 + event + "; stock R1 R2 R3 R4 R6 R7 G5 G6", "; ".join(filter(None, ["S0 play K5", when])))

    assert state.why_not(seat, GAME.parse(words)) == why


@rule("F-169")
def test_the_first_of_all_kinds_is_sent_to_the_first_seat() -> None:
    state = after(K5.replace("Y1", "B1") + "surprise-party", "S0 play K5; S1 send B1 S0")

    assert hand(state, 0) == "B1 B1 B2 B3 B4"


@rule("F-204")
def test_choices_in_several_steps_are_sealed_and_others_are_open() -> None:
    state = after(K5 + "market")
    sealed = {verb for verb in _verbs() if all(state.sealed(0, action) for action in _verbs()[verb])}

    assert sealed == {"hit", "give", "discard", "stake", "send"}
    assert not any(state.sealed(0, action) for verb in set(_verbs()) - sealed for action in _verbs()[verb])


def _verbs() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for action in range(GAME.actions):
        found.setdefault(GAME.text(action).split()[0], []).append(action)
    return found


def test_a_seat_stands_by_its_points_and_by_the_cards_it_holds() -> None:
    """The share of the others behind; once a round is scored, its cards are among the points."""
    state = after("3 seats; sheet 10 20 0; S0 on turn; pile R5; S0 hand R9 B1; S1 hand Y1; S2 hand G9 G9 Y2")

    assert [state.value(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    state = after(
        "3 seats; sheet 10 0 0; S0 on turn; pile NiceTry R5; S0 hand R1; S1 hand Y9; S2 hand G2", "S0 play R1"
    )
    assert [int(seat) for seat in members(state.acting())] == [15]
    assert [state.value(seat) for seat in range(3)] == [0.0, 0.5, 1.0]


def test_a_copy_goes_its_own_way() -> None:
    state = after(K5 + "recession", "S0 play K5; S1 discard Y1; S2 discard G1")
    copy, before = state.clone(), GAME.diagram(state)

    assert (GAME.diagram(copy), copy.ply) == (before, state.ply)
    copy.apply(2, GAME.parse("discard G2"))
    assert (GAME.diagram(state), GAME.diagram(copy)) == (before, GAME.diagram(copy))
    assert GAME.diagram(copy) != before


@rule("F-030", "F-047", "F-064", "F-162")
@pytest.mark.parametrize(
    ("given", "when", "kind", "told"),
    [
        ("S0 hand B1 B2", "S0 draw", "draw", ["S0 F-030"]),
        ("S0 hand R2nd B1", "S0 play R2nd; S0 draw", "draw", ["S0 F-064"]),
        ("S0 hand FuckYou B1 B2 B3 B4 B5 B6 B7 B8 B9", "S0 play FuckYou", "play", ["S0 F-047"]),
        (
            "S0 hand K5 B1; S1 hand G1; S2 hand Y1; events mexican-standoff",
            "S0 play K5",
            "discard",
            ["S1 F-162", "S2 F-162", "S0 F-162"],
        ),
    ],
)
def test_what_is_drawn_played_or_thrown_is_told_in_order_by_its_rule(
    given: str, when: str, kind: str, told: list[str]
) -> None:
    state = after("3 seats; S0 on turn; pile R5; " + given, when)
    assert [f"S{each.seat} {each.rule}" for each in state.events or [] if each.kind == kind] == told


@rule("F-061", "F-094")
def test_nobody_hits_itself_with_however_many_cards() -> None:
    state = after("3 seats; S0 on turn; pile R5; S0 hand Four B1 B2", "S0 play Four")
    assert [state.why_not(0, GAME.parse(f"hit S0 {n}")) for n in (1, 2, 3, 4)] == ["F-061"] * 4
