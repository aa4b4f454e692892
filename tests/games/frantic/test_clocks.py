"""The clock can close whatever is open, in one ply, and a simulation needs none."""

import pytest
from games.frantic.playing import after, has
from ledger import rule

from stammtisch.core.game import TABLE, Moves
from stammtisch.core.play import playout
from stammtisch.core.rng import QuickRng
from stammtisch.games.frantic import GAME
from stammtisch.games.frantic.table import PHASES

R5 = "3 seats; S0 on turn; pile R5; "
OPEN = {
    "turn": (R5 + "S0 hand B1", ""),
    "drawn": (R5 + "S0 hand B1", "S0 draw"),
    "following": (R5 + "S0 hand R2nd R1", "S0 play R2nd"),
    "aiming": (R5 + "S0 hand RSkip R1", "S0 play RSkip"),
    "splitting": (R5 + "S0 hand Four R1", "S0 play Four; S0 hit S1 1"),
    "giving": (R5 + "S0 hand RGift B1 B2 B3", "S0 play RGift; S0 target S1; S1 pass; S0 give B1"),
    "wishing": (R5 + "S0 hand Fantastic R1", "S0 play Fantastic"),
    "countering": (R5 + "S0 hand RSkip R1", "S0 play RSkip; S0 target S1"),
    "trying": (R5 + "S0 hand R1", "S0 play R1; S1 pass"),
    "staking": (R5 + "S0 hand K5 B1; events gambling-man", "S0 play K5; S0 stake B1"),
    "taking": (R5 + "S0 hand K5 B1; events market", "S0 play K5"),
    "discarding": (R5 + "S0 hand K5 B1; events recession", "S0 play K5; expire event"),
    "treating": (R5 + "S0 hand K5 B1; events surprise-party", "S0 play K5"),
    "spreading": (R5 + "S0 hand K5 B1; events merry-christmas", "S0 play K5; S0 send B1 S1"),
    "looking": (R5 + "S0 hand K5 B1; events all-seeing-eye", "S0 play K5; S0 agree"),
}
CLOCKS = {"countering": ("window", 8), "trying": ("window", 8), "scored": ("deal", 20)}


@rule("F-202", "F-204")
@pytest.mark.parametrize("phase", OPEN)
def test_every_question_has_one_clock_that_closes_it_in_one_ply(phase: str) -> None:
    given, when = OPEN[phase]
    state = after(given, when)
    assert PHASES[state.table.phase] == phase
    (window,) = state.deadlines()
    usual = ("event", 60) if list(PHASES).index(phase) >= list(PHASES).index("staking") else ("turn", 60)
    assert (window.name, window.seconds) == CLOCKS.get(phase, usual)
    assert window.seats == state.acting()

    ply = state.ply
    state.apply(TABLE, window.action)
    assert state.ply == ply + 1
    assert (window.name, window.since) not in [(each.name, each.since) for each in state.deadlines()]


@rule("F-202")
@pytest.mark.parametrize("phase", OPEN)
def test_without_clocks_everybody_is_asked_all_the_same(phase: str) -> None:
    given, when = OPEN[phase]
    clocks = "turn_seconds=0; window_seconds=0; event_seconds=0; score_seconds=0"
    state = after(
        f"{given}; {clocks}",
        when.replace("; expire event", "; S1 discard B2") if phase != "discarding" else "S0 play K5",
    )

    assert state.deadlines() == []
    assert state.legal(TABLE) == []
    assert state.acting()
    playout(state, QuickRng(1), Moves(), 100_000)
    assert state.over()


@rule("F-202")
def test_a_turn_left_to_the_clock_draws_and_ends_or_lays_by_lot_when_the_pile_is_empty() -> None:
    state = after(R5 + "S0 hand R1 B1; stock empty; S1 hand B2; S2 hand B3", "expire turn")
    assert has(state, "pile R5 R1")
    state = after(R5 + "S0 hand B1; stock empty; S1 hand B2; S2 hand B3", "expire turn")
    assert has(state, "ended pile")


@rule("F-202")
def test_a_clock_that_rings_too_late_meets_a_closed_window() -> None:
    state = after(R5 + "S0 hand R1 B1", "S0 play R1")
    for words in ("expire window", "expire event", "deal"):
        assert state.why_not(TABLE, GAME.parse(words)) == "H-004"
