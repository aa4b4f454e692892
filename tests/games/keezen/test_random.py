"""Random matches with every option: they end, nothing is lost, and a refusal agrees with the list for every action."""

import itertools

import pytest
from ledger import rule
from tables import whole

from stammtisch.core.bits import member
from stammtisch.core.game import TABLE, Moves, State
from stammtisch.core.option import Value
from stammtisch.core.play import playout
from stammtisch.core.rng import QuickRng
from stammtisch.examples import after
from stammtisch.games.keezen import GAME
from stammtisch.games.keezen.moves import TIME
from stammtisch.games.keezen.state import KeezenState

pytestmark = pytest.mark.compiled

CHOICES: dict[str, list[Value]] = {
    "home_stop": ["any_reachable", "deepest_free_only"],
    "queen_steps": [12, 14],
    "deal_rotation": ["dealer_keeps_whole_deck", "dealer_rotates_every_hand"],
    "own_start_swap_source": [True, False],
}
OPTIONS = [dict(zip(CHOICES, values, strict=True)) for values in itertools.product(*CHOICES.values())]
LONGEST = 20_000  # plies

SEVENS = [
    "Blue to play. Board: Blue 10, 61, H2; Red 13; Green 16. Hand: 3, 7, J, 4.",
    "Blue to play. Board: Blue 62, H2, H3, H4; Yellow 0, 29, 40; Green 20. Hand: 7, K, A, J.",
    "Red to play. Board: Red H1, H2, H3, H4; Green 10, 14, H3; Blue 16; Yellow 32. Hand: 7, Q, 4, J.",
    "Green to play. Board: Green 12, 15, H1, H4; Blue 0, 20; Yellow 31. Hand: 7, 2, 9, 4. home_stop=deepest_free_only.",
    "Yellow to play. Board: Yellow 32, 31, 30; Red 48, 2; Blue 40. Hand: Q, J, 7, 8. queen_steps=14.",
    "Blue to play. Board: Blue 0, 58; Green 62, 16. Hand: J, 7, A, K. own_start_swap_source=false.",
]


def played(number: int) -> KeezenState:
    state = GAME.table(OPTIONS[number % len(OPTIONS)], 4, QuickRng(number))
    state.start()
    playout(state, QuickRng(10_000 + number), Moves(), LONGEST)
    assert isinstance(state, KeezenState)
    return state


def check(number: int) -> None:
    state = played(number)
    whole(GAME, state)
    assert state.over(), f"match {number} does not end"
    assert sorted(state.scores())[2:] == [8, 8]
    assert sorted(state.places()) == [1, 1, 3, 3]


@rule("K-107")
@pytest.mark.parametrize("part", range(10))
def test_five_hundred_matches_with_every_option_end(part: int) -> None:
    for number in range(50):
        check(50 * part + number)


@pytest.mark.soak
def test_ten_thousand_matches_with_every_option_end() -> None:
    for number in range(10_000):
        check(number)


def picks_as_listed(state: State, seat: int, number: int) -> None:
    legal = state.legal(seat)
    assert state.pick(seat, QuickRng(number), Moves()) == legal[QuickRng(number).below(len(legal))]


@pytest.mark.parametrize("given", SEVENS)
def test_a_pick_is_one_of_the_list(given: str) -> None:
    state = after(GAME, given)
    for number in range(300):
        picks_as_listed(state, int(member(state.acting())), number)
    assert state.pick(TABLE, QuickRng(1), Moves()) == TIME


def test_picks_of_whole_matches_are_those_of_the_list_and_a_clone_plays_the_same() -> None:
    for number in range(4):
        state = GAME.table(OPTIONS[number], 4, QuickRng(number))
        state.start()
        steps = 0
        while state.acting():
            copy = state.clone()
            seat = member(state.acting())
            assert (copy.seats, copy.ply, copy.legal(seat)) == (4, steps, state.legal(seat))
            steps += 1
            picks_as_listed(state, int(seat), int(state.ply))
            action = state.pick(seat, QuickRng(int(state.ply)), Moves())
            state.apply(seat, action)
            copy.apply(seat, action)
            assert GAME.diagram(copy) == GAME.diagram(state)


@pytest.mark.parametrize("given", SEVENS)
def test_every_one_of_all_actions_is_legal_or_refused_by_a_rule(given: str) -> None:
    state = after(GAME, given)
    seat = next(seat for seat in range(4) if state.legal(seat))
    legal = set(state.legal(seat))
    known = set(GAME.rulebook().rules) | {"H-003", "H-005"}
    for action in set(range(GAME.actions)) - legal:
        assert state.refusal(seat, action) in known, GAME.text(action)
