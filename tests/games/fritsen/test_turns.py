"""Turns, blocks, the glass and the end, by what the engine tells and shows."""

import pytest
from ledger import rule

from stammtisch.core.game import TABLE
from stammtisch.examples import after
from stammtisch.games.fritsen import GAME
from stammtisch.games.fritsen.state import FritsenState


def played(given: str, when: str = "") -> FritsenState:
    state = after(GAME, given, when)
    assert isinstance(state, FritsenState)
    return state


def told(state: FritsenState, kind: str) -> list[str]:
    return [" ".join([f"S{event.seat}", *event.said]) for event in state.events or [] if event.kind == kind]


@rule("2-67", "2-69", "2-70", "2-71")
@pytest.mark.parametrize(("left", "drawn"), [("empty", 0), ("8S", 1), ("8S 2H", 2), ("8S 2H 3H", 2)])
def test_two_cards_are_taken_as_far_as_there_are_any(left: str, drawn: int) -> None:
    state = played(f"3 seats; S0 on turn; pile b1 5H; stock {left}; S0 hand 4C 4D", "S0 draw")

    assert state.table.size(0) == 2 + drawn
    assert told(state, "drink") == ["S0 1 Fritsje -"]


@rule("2-117", "2-118", "2-119", "2-120")
@pytest.mark.parametrize(("blocker", "kind"), [(0, "Erikje"), (2, "Thierrytje")])
def test_who_blocks_the_own_six_drinks_an_erikje_instead(blocker: int, kind: str) -> None:
    hands = ["6H 4C 5C 3C", "5D 5S", "7D 7S"] if blocker == 0 else ["6H 4C 5C", "5D 5S", "7D 7S 3C"]
    clauses = "; ".join(f"S{seat} hand {cards}" for seat, cards in enumerate(hands))
    state = played(f"3 seats; S0 on turn; pile b1 QD; {clauses}", f"S0 lay 6H b1; S{blocker} block")

    assert GAME.view(state, TABLE).screen()["piles"][0]["cards"] == ["QD", "6H", "3C"]  # type: ignore[index]
    assert GAME.view(state, 0).screen()["seats"][0]["kinds"] == {kind: 1}  # type: ignore[index]
    assert state.scores() == [2, 0, 0]
    assert not told(state, "exchange")


@rule("5-12", "2-121", "P4-3")
def test_a_hand_goes_under_the_stock_and_its_owner_alone_knows_where() -> None:
    state = played("3 seats; S0 on turn; pile b1 QD; stock 2H; S0 hand 6H 4C 8D", "S0 lay 6H b1; expire window")

    assert state.cards_of(0) == ["2H", "4C"]
    assert [entry & 63 for entry in list(GAME.view(state, 0).stock)] == [32]  # type: ignore[attr-defined]
    assert [int(entry) for entry in list(GAME.view(state, 1).stock)] == [63]  # type: ignore[attr-defined]


@rule("2-123", "P4-7", "P4-11")
def test_the_glass_blocks_a_pile_and_those_along_its_sides() -> None:
    piles = "pile b1 5H; pile c1 9S; pile a2 X; pile b2 JC; pile c2 JS; pile c3 QH"
    state = played(f"3 seats; S0 on turn; {piles}; S0 hand 6H 4C 5C", "S0 lay 6H b2; expire window; S0 glass b2")

    shown = GAME.view(state, TABLE).screen()["piles"]
    assert [pile["cell"] for pile in shown if pile["blocked"]] == ["b1", "a2", "b2", "c2"]  # type: ignore[attr-defined]


@rule("2-95", "2-99")
def test_a_turn_waits_for_laatste_frits() -> None:
    given = "3 seats; S0 on turn; pile b1 5H; S0 hand 7H 4C"
    waiting = played(given, "S0 lay 7H b1")
    assert GAME.may(waiting, 0) == ["last"]
    assert [each.name for each in waiting.deadlines()] == ["last"]

    said = played(given, "S0 lay 7H b1; S0 last")
    assert said.table.turn == 1
    late = played(given, "S0 lay 7H b1; expire last S0")
    assert (late.table.turn, late.scores()) == (1, [1, 0, 0])


@rule("2-17", "2-87", "P7-1")
def test_a_pause_holds_the_clocks_of_play_and_lets_only_the_absent_act() -> None:
    state = played("3 seats; S0 on turn; pile b1 5H; S0 holds 7H", "S1 pause toilet; S1 leave")

    assert {each.name: each.running for each in state.deadlines()} == {"turn": False, "pause": True}
    assert [GAME.may(state, seat) for seat in range(3)] == [[], ["back"], []]
    assert state.why_not(0, GAME.parse("lay 7H b1")) == "2-87"


@rule("2-98", "2-105")
def test_single_jokers_in_all_hands_and_no_stock_end_a_potje() -> None:
    given = "3 seats; S0 on turn; pile b1 5H; stock empty; S0 hand 7H X; S1 hand X; S2 hand 7D; out"
    state = played(given.replace("; out", ""), "S0 lay 7H b1; S0 last; S1 draw; S1 cannot; S2 draw; S2 lay 7D c1")

    assert told(state, "deadlock") == ["S15 S0 S1"]
    assert state.places() == [2, 2, 1]
    assert state.ending() == "deadlock"


@rule("2-30", "2-31")
def test_a_removed_hand_is_known_to_all_under_the_stock() -> None:
    given = "4 seats; S0 on turn; pile b1 5H; stock empty; S2 hand 4C 9D"
    state = played(given, "S0 remove S2; S1 vote yes; S3 vote yes")

    assert told(state, "removed") == ["S2 4C 9D"]
    for seat in (0, 1, 3, TABLE):
        assert [int(entry & 63) for entry in list(GAME.view(state, seat).stock)] == [15, 33]  # type: ignore[attr-defined]


@rule("2-32", "2-88")
def test_a_call_brings_the_turn_back_and_a_confession_keeps_the_card() -> None:
    given = "3 seats; referee=table; S0 on turn; pile b1 8H; S0 holds 4C; S1 holds 9H"
    called = played(given, "S0 lay 4C b1; S2 call 1")
    assert (called.table.turn, called.scores()) == (0, [1, 0, 0])
    assert called.holds(0, 15)

    late = played(given, "S0 lay 4C b1; S1 draw; S2 call 1")
    assert (late.table.turn, late.scores()) == (1, [1, 1, 0])

    confessed = played(given, "S0 lay 4C b1; S0 confess")
    assert confessed.scores() == [0, 1, 1]
    assert "call 1" not in [GAME.text(action) for action in confessed.calls(2)]


@rule("2-88", "2-131")
def test_a_turn_that_a_call_brings_back_goes_on_with_the_rest_of_its_clock() -> None:
    """The server keeps the time that is left as long as name and ply of a clock stay; nobody is shown that it waits."""

    def clocks(given: str, when: str, seen: bool = False) -> list[tuple[str, int, bool]]:
        state = played(f"3 seats; referee=table; plies 4 2 4 0 2 0; S0 on turn; {given}", when)
        view = GAME.view(state, 1)
        found = [each for each in state.deadlines() if each.name == "turn"]
        return [
            (each.name, each.since, each.running)
            for each in found
            if not seen or view.sees_clock(each.name, each.seats)
        ]

    foul, before = "pile b1 8H; S0 holds 4C", [("turn", 4, True)]
    assert clocks(foul, "") == before
    assert clocks(foul, "S0 lay 4C b1") == [("turn", 5, True), ("turn", 4, False)]
    assert clocks(foul, "S0 lay 4C b1", seen=True) == [("turn", 5, True)]
    assert clocks(foul, "S0 lay 4C b1; S2 call 1") == before

    owed = "pile b1 8H; S0 hand 4C 7D"
    assert clocks(owed, "S0 lay 4C b1") == [("turn", 4, False)]
    assert clocks(owed, "S0 lay 4C b1", seen=True) == []
    assert clocks(owed, "S0 lay 4C b1; S2 call 1") == before

    last = "pile b1 8H; S0 hand 4C; S1 hand empty; out S1; S2 hand 2D 3D"
    assert clocks(last, "S0 lay 4C b1") == [("turn", 4, False)]
    assert clocks(last, "S0 lay 4C b1; S2 call 1") == before

    glass = "pile b1 JH; S0 hand 6H 2C 4D"
    assert clocks(glass, "S0 lay 6H b1; S0 glass b1; expire window") == [("turn", 7, True), ("turn", 4, False)]
    assert clocks(glass, "S0 lay 6H b1; S0 glass b1; expire window; S1 call 2") == before

    assert clocks(foul, "S0 lay 4C b1; S1 draw") == [("turn", 5, True)]


@rule("2-20", "2-22")
def test_who_looks_at_a_hand_remembers_it() -> None:
    given = "3 seats; S0 on turn; pile b1 5H; S1 hand 4C 9D"
    state = played(given, "S1 uncover; S2 peek S1; S1 cover")

    imagined = [GAME.view(state, 2).imagine(state.rng.clone()) for _ in range(5)]
    assert all(isinstance(each, FritsenState) and each.cards_of(1) == ["4C", "9D"] for each in imagined)
    assert GAME.view(state, 2).screen()["seats"][1]["hand"] == []  # type: ignore[index]


@rule("2-17", "2-87")
def test_a_pause_holds_the_clock_of_the_turn_which_goes_on_when_all_are_back() -> None:
    """The time that is left is the server's: it keeps it as long as name and ply of a clock stay the same."""
    given = "3 seats; S0 on turn; away S1 toilet, S2 drink"
    clocks = [
        [(each.name, each.since, each.running) for each in played(given, when).deadlines()]
        for when in ("", "S1 back", "S1 back; S2 back")
    ]

    assert clocks == [[("turn", 0, False), ("pause", 0, True)]] * 2 + [[("turn", 0, True)]]


@rule("2-101")
def test_when_it_is_over_nothing_is_open_any_more() -> None:
    given = "3 seats; referee=table; show_turn=false; out S2; S0 on turn; pile b1 5H; pile c2 8S; glass c2 by S1"
    talk = "S0 quiz S1; S1 quiz S0; S1 ask-glass; S2 toast Chantal; S2 remove S1; S2 pause toilet"
    state = played(f"{given}; S0 hand 7H; S1 hand 2C 4D", f"{talk}; S0 lay 7H b1; expire final")

    assert state.over()
    still = ("vote", "ayes", "slip", "leaving", "away", "quizzed", "whose glass", "decides", "owes", "act ")
    assert [clause for clause in GAME.clauses(GAME.diagram(state)) if clause.startswith(still)] == []
