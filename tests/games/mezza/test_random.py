"""Random games at every table: nothing is lost, picks are fair, and what is imagined can be played."""

from collections import Counter

import pytest
from facts import facts, same, truth
from ledger import rule
from tables import whole

from stammtisch.core.game import TABLE, Moves
from stammtisch.core.play import one_of, playout
from stammtisch.core.rng import QuickRng
from stammtisch.games.mezza import GAME

pytestmark = pytest.mark.compiled

TABLES = [(seats, False) for seats in range(2, 8)] + [(seats, True) for seats in range(2, 7)]
GAMES = 10  # at each table
tables = pytest.mark.parametrize(("seats", "short"), TABLES)


@tables
def test_no_card_is_lost_and_a_pick_is_a_random_index(seats: int, short: bool) -> None:
    found = Moves()
    for seed in range(GAMES):
        state = GAME.table({"short": short, "stall_limit": 200}, seats, QuickRng(seed))
        state.start()
        rng = QuickRng(1000 + seed)
        while not state.over():
            whole(GAME, state)
            seat = one_of(state.acting(), rng)
            legal = state.legal(seat)
            other = rng.clone()
            action = state.pick(seat, rng, found)
            assert action == legal[other.below(len(legal))]
            assert facts(rng) == facts(other)
            state.apply(seat, action)
        whole(GAME, state)


@tables
def test_what_anybody_imagines_looks_the_same_to_him_and_can_be_played(seats: int, short: bool) -> None:
    found = Moves()
    state = GAME.table({"short": short, "stall_limit": 200}, seats, QuickRng(seats))
    state.start()
    rng = QuickRng(seats)
    while not state.over():
        if state.ply < 20 or rng.below(12) == 0:
            for viewer in [*range(seats), TABLE]:
                view = GAME.view(state, viewer)
                imagined = view.imagine(QuickRng(int(state.ply)))
                whole(GAME, imagined)
                same(facts(view), facts(GAME.view(imagined, viewer)), f"what seat {viewer} imagines")
            playout(imagined, QuickRng(1), found, 100_000)
            assert imagined.over()
        seat = one_of(state.acting(), rng)
        state.apply(seat, state.pick(seat, rng, found))


@tables
def test_a_clone_is_equal_field_by_field_at_any_moment(seats: int, short: bool) -> None:
    state = GAME.table({"short": short, "stall_limit": 200}, seats, QuickRng(seats))
    state.start()
    rng = QuickRng(seats)
    while not state.over():
        same(truth(state), truth(state.clone()), "a clone")
        playout(state, rng, Moves(), 1)
    same(truth(state), truth(state.clone()), "a clone")


@rule("M-133")
def test_in_a_simulation_all_who_are_asked_are_equally_likely_to_come_first() -> None:
    state = GAME.position("4 seats; pile 9½ by S0; S1 on turn", QuickRng(1))

    first = Counter(int(one_of(state.acting(), QuickRng(seed))) for seed in range(3000))

    assert sorted(first) == [1, 2, 3]
    assert all(900 < times < 1100 for times in first.values())
    ruling = GAME.rule("M-133").ruling
    assert "equally likely" in ruling
    assert "weighted" not in ruling
