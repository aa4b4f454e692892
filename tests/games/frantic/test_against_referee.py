"""The engine and the referee play the same matches: who may act, every legal move, and all that lies on the table."""

from random import Random

import pytest
from games.frantic.positions import KINDS, position, write
from games.frantic.referee.match import Match, begun, limit_of
from games.frantic.referee.position import Playing
from games.frantic.referee.table import Chance
from games.frantic.test_referee import chosen
from games.frantic.whole import Told, asked_by, clock_of, in_time_trouble, of_engine, of_referee

from stammtisch.core.game import TABLE, State
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.games.frantic import GAME

SEATS = range(2, 9)
LENGTHS = ["short", "medium", "long"]
FRAGMENT = 25
LATE = 0.05
PLIES = 150
MANY_PLIES = 100_000


@pytest.mark.compiled
@pytest.mark.parametrize("seats", SEATS)
def test_engine_and_referee_play_the_same_match(seats: int) -> None:
    match(seats, "short", seed=seats, plies=PLIES)


@pytest.mark.compiled
@pytest.mark.parametrize("kind", KINDS)
def test_engine_and_referee_agree_where_rare_things_are_near(kind: str) -> None:
    random = Random(kind)
    left = PLIES
    while left > 0:
        left -= fragment(kind, random.choice(SEATS), random, left)


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_engine_and_referee_play_the_same_matches_for_long(seats: int) -> None:
    left, seed = MANY_PLIES // len(SEATS), 1000
    while left > 0:
        left -= match(seats, LENGTHS[seed % 3], seed, left)
        seed += 1


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_engine_and_referee_agree_for_long_where_rare_things_are_near(kind: str) -> None:
    random = Random(f"{kind} for long")
    left = MANY_PLIES // len(KINDS)
    while left > 0:
        left -= fragment(kind, random.choice(SEATS), random, left)


def match(seats: int, length: str, seed: int, plies: int) -> int:
    """Play a match side by side, at most so many plies; how many there were."""
    state = GAME.table({"length": length}, seats, HashRng(seed_of(seed)))
    events = state.listen()
    state.start()
    chance = Told(GAME, state)
    chance.hear(events)
    playing = Playing(begun(chance, seats, limit_of(seats, length)), fresh=True)
    return _side_by_side(state, playing, chance, Random(seed), plies)


def fragment(kind: str, seats: int, random: Random, plies: int) -> int:
    """The same for a few turns from a position of that kind."""
    table = position(kind, seats, random, Chance(random))
    state = GAME.position(write(table), QuickRng(random.randrange(1 << 30)))
    chance = Told(GAME, state)
    table.chance = chance
    playing = Playing(Match(table, limit_of(seats), [0] * seats), fresh=False)
    return _side_by_side(state, playing, chance, random, min(plies, FRAGMENT))


def _side_by_side(state: State, playing: Playing, chance: Told, random: Random, plies: int) -> int:
    """Who may act, what each may do and what lies where, before and after every ply."""
    _agree(state, playing, "at the beginning")
    done = 0
    while playing.asked and done < plies:
        late = TABLE not in playing.asked and random.random() < LATE
        seat, words = (TABLE, clock_of(playing.asked)[0]) if late else chosen(playing.asked, random)
        before = GAME.diagram(state)
        events = state.listen()
        GAME.play(state, seat, words)
        chance.hear(events)
        for each, move in list(in_time_trouble(events, playing)) if late else [(seat, words)]:
            playing.act(each, move)
        done += 1
        _agree(state, playing, f"after S{seat} {words} in {before}: {events}")
    return done


def _agree(state: State, playing: Playing, when: str) -> None:
    engine, referee = of_engine(GAME, state), of_referee(playing.match)
    engine["may"] = {seat: sorted(moves) for seat, moves in asked_by(GAME, state).items()}
    referee["may"] = {seat: sorted(moves) for seat, moves in playing.asked.items()}
    engine["clock"], referee["clock"] = GAME.may(state, TABLE), clock_of(playing.asked)
    parts = [name for name in engine if engine[name] != referee[name]]
    said = "; ".join(f"{name}: engine {engine[name]}, referee {referee[name]}" for name in parts)
    assert not parts, f"{said} {when}"
