"""Whole matches by chance: nothing is lost at any step, and everything happens that can."""

import pytest
from games.frantic.facts import whole
from games.frantic.playing import after
from laws import anything, verb
from ledger import rule

from stammtisch.core.game import TABLE, Moves
from stammtisch.core.play import one_of
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.games.frantic import GAME
from stammtisch.games.frantic.cards import EVENT
from stammtisch.games.frantic.state import FranticState

pytestmark = pytest.mark.compiled


def dealt(seats: int, seed: int) -> FranticState:
    state = GAME.table({"length": "custom", "points_limit": 60}, seats, HashRng(seed_of(seed)))
    assert isinstance(state, FranticState)
    state.events = []
    state.start()
    return state


@rule("F-001", "F-007", "F-199")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_is_somewhere_after_every_move(seats: int) -> None:
    state, rng, found = dealt(seats, 7), QuickRng(7), Moves()
    while not state.over():
        whole(state)
        seat = int(one_of(state.acting(), rng))
        state.apply(seat, state.pick(seat, rng, found))
    whole(state)


@rule("F-132")
def test_every_event_and_every_kind_of_move_happens_by_chance() -> None:
    events, verbs = set(), set()
    for seed in range(160):
        state, rng = dealt(2 + seed % 7, seed), QuickRng(seed)
        while not state.over():
            seat, action = anything(GAME, state, rng)
            verbs.add(verb(GAME, action))
            state.apply(seat, action)
        events |= {event.said[0] for event in state.events or [] if event.kind == "event"}
    assert events == set(EVENT)
    assert verbs == {verb(GAME, action) for action in range(GAME.actions)}


@rule("F-102", "F-116")
def test_whoever_passes_looks_the_same_whether_or_not_it_could_have_countered() -> None:
    given = "3 seats; S0 on turn; pile R5; S0 hand RGift B1 B2 B3; S1 hand {} Y1; S2 hand G1"
    heard, seen = [], []
    for card in ("Counter", "Y2"):
        state = after(given.format(card), "S0 play RGift; S0 target S1; S1 pass; S0 give B1; S0 give B2")
        heard.append([str(event.seen_by(TABLE)) for event in state.events or []])
        seen.append(GAME.view(state, 2).screen())
    assert heard[0] == heard[1]
    assert seen[0] == seen[1]
