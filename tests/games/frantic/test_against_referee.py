"""The engine and the referee play the same matches: who may act, every legal move, and all that lies on the table."""

from random import Random

import pytest
from games.frantic.referee.match import begun, limit_of
from games.frantic.referee.position import Playing
from games.frantic.test_referee import chosen
from games.frantic.whole import Told, asked_by, of_engine, of_referee

from stammtisch.core.game import State
from stammtisch.core.option import Value
from stammtisch.core.rng import HashRng, seed_of
from stammtisch.games import GAMES

SEATS = range(2, 9)
LENGTHS = ["short", "medium", "long"]


@pytest.mark.compiled
@pytest.mark.parametrize("seats", SEATS)
def test_engine_and_referee_play_the_same_match(seats: int) -> None:
    compare(seats, "short", seed=seats, plies=300)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_engine_and_referee_play_the_same_matches_for_long(seats: int) -> None:
    left, seed = 200_000 // len(SEATS), 1000
    while left > 0:
        left -= compare(seats, LENGTHS[seed % 3], seed, left)
        seed += 1


def compare(seats: int, length: str, seed: int, plies: int) -> int:
    """Play a match side by side, at most so many plies; how many there were."""
    options: dict[str, Value] = {"length": length}
    game = GAMES["frantic"]
    state = game.table(options, seats, HashRng(seed_of(seed)))
    events = state.listen()
    state.start()
    chance = Told(game, state)
    chance.hear(events)
    playing = Playing(begun(chance, seats, limit_of(seats, length)), fresh=True)
    return _side_by_side(state, playing, chance, Random(seed), plies)


def _side_by_side(state: State, playing: Playing, chance: Told, random: Random, plies: int) -> int:
    game = GAMES["frantic"]
    done: list[str] = []
    while playing.asked and len(done) < plies:
        seat, words = chosen(playing.asked, random)
        before = game.diagram(state)
        events = state.listen()
        game.play(state, seat, words)
        chance.hear(events)
        playing.act(seat, words)
        done.append(f"S{seat} {words}")
        told = f"after {done[-1]} in {before}: {events}"
        engine, referee = of_engine(game, state), of_referee(playing.match)
        assert engine == referee, f"{_difference(engine, referee)} {told}"
        may = {each: sorted(moves) for each, moves in playing.asked.items()}
        assert {each: sorted(moves) for each, moves in asked_by(game, state).items()} == may, told
    return len(done)


def _difference(one: dict[str, object], other: dict[str, object]) -> str:
    parts = [name for name in one if one[name] != other[name]]
    return "; ".join(f"{name}: engine {one[name]}, referee {other[name]}" for name in parts)
