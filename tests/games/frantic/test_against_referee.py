"""The engine and the referee play the same matches: who may act, every legal move, and all that lies on the table."""

import re
from random import Random

import pytest
from games.frantic.positions import KINDS, position, write
from games.frantic.referee.match import Match, Playing, begun, limit_of
from games.frantic.referee.position import holds, read
from games.frantic.referee.table import Chance
from games.frantic.test_referee import EXAMPLES, chosen
from games.frantic.whole import Told, asked_by, clock_of, in_time_trouble, of_engine, of_referee

from stammtisch.core.game import TABLE, State
from stammtisch.core.option import Value
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.games.frantic import GAME

SEATS = range(2, 9)
LENGTHS = ["short", "medium", "long"]
WHOLE = [example for example in EXAMPLES if not re.search("start|draw o|totals", example["given"])]
"""The examples that are at a turn and tell where every card lies."""
FRAGMENT = 25
LATE = 0.05
PLIES = 150
MANY_PLIES = 100_000


@pytest.mark.compiled
@pytest.mark.parametrize("example", WHOLE, ids=[example["rule"] for example in WHOLE])
def test_the_engine_keeps_the_ledgers_example_as_the_referee_does(example: dict[str, str]) -> None:
    playing = read(example["given"])
    pair = Pair(playing, *_the_same(playing, Random(example["given"])))
    for clause in filter(None, example["when"].split("; ")):
        seat, words = (TABLE, clause) if clause == "deal" else (int(clause[1]), clause[3:])
        pair.do(seat, words)

    holds(playing, example["then"])


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
    """Play a match side by side, at most so many plies; how many there were. Some have a first dealer (F-019)."""
    dealer = seed % 9 if seed % 9 < seats else None
    options: dict[str, Value] = {"length": length, "first_dealer": "draw" if dealer is None else dealer}
    state = GAME.table(options, seats, HashRng(seed_of(seed)))
    events = state.listen()
    state.start()
    chance = Told(GAME, state)
    chance.hear(events)
    playing = Playing(begun(chance, seats, limit_of(seats, length), dealer), fresh=True)
    return Pair(playing, state, chance).play(Random(seed), plies)


def fragment(kind: str, seats: int, random: Random, plies: int) -> int:
    """The same for a few turns from a position of that kind."""
    table = position(kind, seats, random, Chance(random))
    playing = Playing(Match(table, limit_of(seats), [0] * seats), fresh=False)
    return Pair(playing, *_the_same(playing, random)).play(random, min(plies, FRAGMENT))


def _the_same(playing: Playing, random: Random) -> tuple[State, Told]:
    """The engine in the position of the referee, and the referee listening to its chance."""
    table = playing.match.table
    state = GAME.position(write(table, playing.match.limit), QuickRng(random.randrange(1 << 30)))
    table.chance = chance = Told(GAME, state)
    return state, chance


class Pair:
    """The engine and the referee side by side: who may act, what each may do and what lies where, after every ply."""

    def __init__(self, playing: Playing, state: State, chance: Told) -> None:
        self.playing = playing
        self.state = state
        self.chance = chance
        self.position = GAME.diagram(state)
        self._agree("at the beginning")

    def play(self, random: Random, plies: int) -> int:
        """At most so many plies by chance, now and then one of the clock; how many there were."""
        for done in range(plies):
            asked = self.playing.asked
            if not asked:
                return done
            late = TABLE not in asked and random.random() < LATE
            seat, words = (TABLE, clock_of(asked)[0]) if late else chosen(asked, random)
            self.do(seat, words)
        return plies

    def do(self, seat: int, words: str) -> None:
        """The engine does it, the referee follows."""
        when = f"after S{seat} {words} in {self.position}"
        events = self.state.listen()
        GAME.play(self.state, seat, words)
        self.position = GAME.diagram(self.state)
        self.chance.hear(events)
        late = words.startswith("expire")
        for each, move in list(in_time_trouble(events, self.playing)) if late else [(seat, words)]:
            self.playing.act(each, move)
        self._agree(f"{when}: {events}")

    def _agree(self, when: str) -> None:
        engine, referee = of_engine(GAME, self.state, self.position), of_referee(self.playing)
        engine["may"] = {seat: sorted(moves) for seat, moves in asked_by(GAME, self.state).items()}
        referee["may"] = {seat: sorted(moves) for seat, moves in self.playing.asked.items()}
        engine["clock"], referee["clock"] = GAME.may(self.state, TABLE), clock_of(self.playing.asked)
        parts = [name for name in engine if engine[name] != referee[name]]
        said = "; ".join(f"{name}: engine {engine[name]}, referee {referee[name]}" for name in parts)
        assert not parts, f"{said} {when}"
