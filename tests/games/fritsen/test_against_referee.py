"""The engine and the referee play the same potjes: who may act, every move and call, every verdict, drink and place."""

import os
from random import Random

import pytest
from games.fritsen.positions import KINDS, position, write
from games.fritsen.referee import match
from games.fritsen.referee.table import Potje
from games.fritsen.whole import Told, of_engine, of_referee
from ledger import rule

from stammtisch.core.game import TABLE, State
from stammtisch.core.option import Value
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.games.fritsen import GAME

SEATS = range(2, 11)
REFEREES = ["strict", "auto", "table"]
FRAGMENT = 25
PLIES = 60
MANY_PLIES = 100_000
MANY_STARTS = 150
LOT = int(os.environ.get("LOT", "0"))
"""Other potjes for long: `LOT=1 pytest -m soak tests/games/fritsen/test_against_referee.py`."""
TALK, LATE = [0.25, 0.25, 0.6], 0.08
"""How often something is said or done besides, in a potje or in another, and how often a clock is faster."""
RARE = {"resign": 0.05, "remove": 0.2, "dirty": 0.3, "back": 0.3}
"""How likely such a wish is kept: without it nobody would be left to play, or no pause would last."""


@pytest.mark.compiled
@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_engine_and_referee_play_the_same_potje(seats: int, referee: str) -> None:
    potje_of(seats, referee, seed=seats, plies=PLIES)


@rule("2-35", "2-43", "2-53", "2-55", "2-57")
@pytest.mark.compiled
@pytest.mark.parametrize("referee", REFEREES)
def test_engine_and_referee_deal_and_exchange_by_hand_alike(referee: str) -> None:
    for seed in range(3):
        by_hand(referee, seed)


@pytest.mark.compiled
@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("kind", KINDS)
def test_engine_and_referee_agree_where_rare_things_are_near(kind: str, referee: str) -> None:
    random = Random(f"{kind} {referee}")
    left = PLIES // 2
    while left > 0:
        left -= fragment(kind, random.choice(SEATS), referee, random, left)


@rule("1N", "2-22", "2-30")
def test_a_vote_that_is_decided_when_a_player_stops_comes_before_the_end_of_the_turn() -> None:
    pair = begin(4, {"turn_seconds": 0, "roles": "random", "dirty_fritsen": False}, seed=1)
    for seat in range(4):
        pair.do(seat, f"pick {seat + 1}")
    assert pair.potje.current == 0

    for seat, words in ((1, "show S2"), (3, "silly S1"), (2, "vote yes"), (0, "resign")):
        pair.do(seat, words)

    assert [(drink.seat, drink.rule) for drink in pair.potje.drinks.charged] == [(1, "2-5"), (2, "2-22")]


@pytest.mark.soak
@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("seats", SEATS)
def test_engine_and_referee_play_the_same_potjes_for_long(seats: int, referee: str) -> None:
    left, seed = MANY_PLIES // 2 // len(SEATS) // len(REFEREES), 1000 + 100_000 * LOT
    while left > 0:
        left -= potje_of(seats, referee, seed, left)
        seed += 1


@pytest.mark.soak
@pytest.mark.parametrize("referee", REFEREES)
def test_engine_and_referee_deal_and_exchange_by_hand_alike_for_long(referee: str) -> None:
    for seed in range(100, 100 + MANY_STARTS):
        by_hand(referee, seed + 100_000 * LOT)


@pytest.mark.soak
@pytest.mark.parametrize("referee", REFEREES)
@pytest.mark.parametrize("kind", KINDS)
def test_engine_and_referee_agree_for_long_where_rare_things_are_near(kind: str, referee: str) -> None:
    random = Random(f"{kind} {referee} for long{f' {LOT}' if LOT else ''}")
    left = MANY_PLIES // 2 // len(KINDS) // len(REFEREES)
    while left > 0:
        left -= fragment(kind, random.choice(SEATS), referee, random, left)


def options_of(referee: str, random: Random) -> dict[str, Value]:
    """Sometimes other rules of the house, sometimes without clocks."""
    options: dict[str, Value] = {"referee": referee, "turn_seconds": random.choice([0, 99])}
    unusual: dict[str, list[Value]] = {
        "jokers_per_pack": [3], "dirty_fritsen": [False], "pro_moves": [False], "kanonskogel": [True], "laf": [True],
        "russisch": [True], "drink_confirm": [True], "roles": ["random"], "oldest": [1], "board_columns": [4, 5, 8],
        "idle_turns": [10], "erik": ["every"], "overlap": ["fixed"], "lisa_in_pair": [True], "exit_drink": ["turn"],
        "adopted_glass": [False], "kanonskogel_instead": [True], "false_call": ["one"], "packs": ["2"],
        "joker_deadlock": ["vote"], "dealer": ["manual"],
    }  # fmt: skip
    for name, values in unusual.items():
        if random.random() < 0.12:
            options[name] = random.choice(values)
    for name, value in {"show_turn": False, "untidy": True, "mischief": True}.items():
        if referee != "strict" and random.random() < 0.12:
            options[name] = value
    return options


def whole_options(options: dict[str, Value]) -> dict[str, Value]:
    return {option.name: option.default for option in GAME.options} | options


def potje_of(seats: int, referee: str, seed: int, plies: int) -> int:
    """Play a potje side by side, at most so many plies; how many there were."""
    random = Random(f"{seats} {referee} {seed}")
    return begin(seats, options_of(referee, random), seed).play(random, plies)


def begin(seats: int, options: dict[str, Value], seed: int) -> "Pair":
    """The engine and the referee before a potje of that seed."""
    state = GAME.table(options, seats, HashRng(seed_of(seed)))
    events = state.listen()
    state.start()
    chance = Told(GAME, state)
    chance.hear(events)
    return Pair(match.new(seats, whole_options(options), chance), state, chance)


def by_hand(referee: str, seed: int) -> None:
    """The beginning of a potje in which Frits deals by hand: grabbed piles, exchanges that somebody helps along."""
    random = Random(f"by hand {referee} {seed}")
    options = {**options_of(referee, random), "dealer": "manual", "roles": "random", "dirty_fritsen": True}
    begin(random.choice(SEATS), options, seed).play(random, PLIES)


def fragment(kind: str, seats: int, referee: str, random: Random, plies: int) -> int:
    """The same for a few turns from a position of that kind."""
    options = options_of(referee, random)
    potje = position(kind, seats, whole_options(options), random)
    text = write(potje, options)
    state = GAME.position(text, QuickRng(random.randrange(1 << 30)))
    chance = Told(GAME, state)
    potje.chance = chance
    return Pair(potje, state, chance).play(random, min(plies, FRAGMENT))


def chosen(words: list[str], random: Random) -> str:
    """A verb, then one of its actions: what is rare among the moves is not rare in play."""
    verbs: dict[str, list[str]] = {}
    for each in words:
        verbs.setdefault(each.split()[0], []).append(each)
    return random.choice(verbs[random.choice(sorted(verbs))])


def _differing(engine: object, referee: object) -> str:
    """Of lists by seat only what one of the two has."""
    if isinstance(engine, list) and isinstance(referee, list) and len(engine) + len(referee) > 40:
        where = next((i for i, pair in enumerate(zip(engine, referee, strict=False)) if pair[0] != pair[1]), -3)
        return f"at {where} engine {engine[where : where + 6]}, referee {referee[where : where + 6]}"
    if not (
        isinstance(engine, dict)
        and isinstance(referee, dict)
        and all(isinstance(each, list) for each in engine.values())
    ):
        return f"engine {engine}, referee {referee}"
    seats = sorted({*engine, *referee})
    only = {seat: _only(engine.get(seat, []), referee.get(seat, [])) for seat in seats}
    other = {seat: _only(referee.get(seat, []), engine.get(seat, [])) for seat in seats}
    return f"only engine {only}, only referee {other}"


def _only(one: list[str], other: list[str]) -> list[str]:
    return [words for words in one if words not in other]


class Pair:
    """The engine and the referee side by side: who may act, what each may do and what lies where, after every ply."""

    def __init__(self, potje: Potje, state: State, chance: Told) -> None:
        self.potje = potje
        self.state = state
        self.chance = chance
        self.diagram = GAME.diagram(state)
        self._agree("at the beginning")

    def play(self, random: Random, plies: int) -> int:
        """At most so many plies by chance, some of them calls, some of the clock; how many there were."""
        talk = random.choice(TALK)
        for done in range(plies):
            asked = match.asked(self.potje)
            if not asked:
                return done
            self.do(*self._choice(asked, random, talk))
        return plies

    def _choice(self, asked: match.Asked, random: Random, talk: float) -> tuple[int, str]:
        while True:
            seat = random.choice(sorted(asked))
            words = asked[seat]
            if random.random() < LATE and match.clock(self.potje):
                seat, words = TABLE, match.clock(self.potje)
            elif random.random() < talk:
                seat = random.randrange(self.potje.seats)
                words = match.calls(self.potje, seat)
            if words:
                choice = chosen(words, random)
                if random.random() < RARE.get(choice.split()[0], 1):
                    return seat, choice

    def do(self, seat: int, words: str) -> None:
        """The engine does it, the referee follows."""
        when = f"after S{seat} {words} in {self.diagram}"
        events = self.state.listen()
        GAME.play(self.state, seat, words)
        self.diagram = GAME.diagram(self.state)
        self.chance.hear(events)
        self.potje.utters = []
        match.act(self.potje, seat, words)
        uttered = sorted((event.seat, event.said[0]) for event in events if event.kind == "utter")
        assert uttered == sorted(self.potje.utters), f"engine {uttered}, referee {self.potje.utters} {when}"
        self._agree(f"{when}: {events}")

    def _agree(self, when: str) -> None:
        engine, referee = of_engine(GAME, self.state, self.diagram), of_referee(self.potje)
        parts = [name for name in engine if engine[name] != referee[name]]
        said = "\n".join(f"{name}: {_differing(engine[name], referee[name])}" for name in parts)
        assert not parts, f"{said}\n{when}"
