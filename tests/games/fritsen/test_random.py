"""Whole potjes by chance: they end, no card is lost at any step, and no drink is left unsettled."""

import pytest
from games.fritsen.facts import whole
from laws import anything
from ledger import rule

from stammtisch.core.option import Value
from stammtisch.core.rng import HashRng, QuickRng, Rng, seed_of
from stammtisch.games.fritsen import GAME
from stammtisch.games.fritsen.state import FritsenState

REFEREES = ["strict", "auto", "table"]
POTJES = 10_000
MOST = 20_000
"""Plies of a potje: by chance the calls alone take this many long before."""


@rule("1E", "2-33", "2-98", "2-101", "2-103")
@pytest.mark.compiled
@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_potje_by_chance_ends_with_every_card_and_every_drink_accounted_for(seats: int, referee: str) -> None:
    for seed in range(2):
        play(seats, referee, seed, every=7)


@rule("2-35", "2-45", "2-53", "2-55", "2-57")
@pytest.mark.compiled
@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_potje_that_frits_deals_by_hand_ends_so_too(seats: int, referee: str) -> None:
    for seed in range(2):
        play(seats, referee, seed, every=1, dealer="manual")


@pytest.mark.soak
@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_potjes_by_chance_end_for_long(seats: int, referee: str) -> None:
    for seed in range(POTJES // len(GAME.seats) // len(REFEREES) + 1):
        play(seats, referee, seed, every=50, dealer="auto" if seed % 5 else "manual")


def play(seats: int, referee: str, seed: int, every: int, dealer: str = "auto") -> None:
    """With and without clocks, with and without drinks to confirm; the cards are counted at every so many plies."""
    rng = QuickRng(seed)
    options: dict[str, Value] = {"referee": referee, "turn_seconds": 99 * (seed % 2), "idle_turns": 20}
    options["drink_confirm"] = seed % 3 == 0
    options["dealer"] = dealer
    state = GAME.table(options, seats, HashRng(seed_of(seed)))
    assert isinstance(state, FritsenState)
    state.start()
    while not state.over():
        assert state.ply < MOST, f"{seats} seats, {options}, seed {seed}: it does not end"
        if state.ply % every == 0:
            whole(state)
        state.apply(*_next(state, rng))
    whole(state)
    settled(state)


def _next(state: FritsenState, rng: Rng) -> tuple[int, int]:
    """Anything, but vuil Fritsen only now and then: it puts the end off (2-59)."""
    while True:
        seat, action = anything(GAME, state, rng)
        if GAME.text(action) != "dirty" or rng.below(4) == 0:
            return seat, action


def settled(state: FritsenState) -> None:
    """Nobody has to drink any more, and everybody has a place (2-101, 2-103)."""
    screen = GAME.view(state, 0).screen()
    assert [seat["open"] for seat in screen["seats"]] == [0] * state.seats  # type: ignore[attr-defined]
    places = sorted(state.places())
    assert places[0] == 1
    assert all(place <= index for index, place in enumerate(places, start=1))
