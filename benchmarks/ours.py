"""Our games, measured; STAMMTISCH_ENGINE says on which engine."""

import sys
from random import random

from benchmarks.worker import Contestant, Rates, rates, serve
from build_engine import PLAYED
from stammtisch.core.game import Game, Moves, State
from stammtisch.core.option import Value
from stammtisch.core.play import one_of, playout
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES

SEATS = 4
MIDDLE = 30  # steps into a match, where clones are made
SAMPLE = 200  # matches in which real choices are counted
ENDLESS = 1 << 60


class Table:
    """One game at one number of seats, dealt anew for each match from a quick generator."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.options = PLAYED.get(game.name, {}) | options
        self.seats = seats
        self.seed = 0
        self.rng = QuickRng(0)
        self.found = Moves()

    def dealt(self) -> State:
        self.seed += 1
        state = self.game.table(self.options, self.seats, QuickRng(self.seed))
        state.start()
        return state

    def playouts(self, seconds: float) -> Rates:
        """The whole match is one compiled loop."""
        return rates(seconds, lambda: (int(playout(self.dealt(), self.rng, self.found, ENDLESS)), 1), "steps", "games")

    def driven(self, seconds: float) -> Rates:
        """Every step comes from here: list the legal actions, apply one."""
        return rates(seconds, lambda: (drive(self.dealt(), self.rng), 1), "steps", "games")

    def clones(self, seconds: float) -> Rates:
        states = [self.dealt() for _ in range(64)]
        for state in states:
            playout(state, self.rng, self.found, MIDDLE)
        return rates(seconds, lambda: clone_all(states), "clones")

    def choices(self, seconds: float) -> Rates:
        """The share of steps that had more than one legal action."""
        counts = [choices(self.dealt(), self.rng) for _ in range(SAMPLE)]
        return {"choices": sum(real for _, real in counts) / sum(steps for steps, _ in counts)}


def drive(state: State, rng: QuickRng) -> int:
    """Random play in interpreted Python; the steps made."""
    steps = 0
    while seats := state.acting():
        seat = one_of(seats, rng)
        legal = state.legal(seat)
        state.apply(seat, legal[int(random() * len(legal))])
        steps += 1
    return steps


def choices(state: State, rng: QuickRng) -> tuple[int, int]:
    """The steps of a random match, and those among them with more than one legal action."""
    steps = real = 0
    while seats := state.acting():
        seat = one_of(seats, rng)
        legal = state.legal(seat)
        steps += 1
        real += len(legal) > 1
        state.apply(seat, legal[int(random() * len(legal))])
    return steps, real


def clone_all(states: list[State]) -> tuple[int]:
    for state in states:
        state.clone()
    return (len(states),)


def contestants(options: dict[str, Value]) -> dict[str, Contestant]:
    """By name; `options` are those of the one game that is asked for."""
    found: dict[str, Contestant] = {}
    for name, game in GAMES.items():
        table = Table(game, SEATS, options)
        found[f"{name} playouts"] = table.playouts
        found[f"{name} driven"] = table.driven
        found[f"{name} clones"] = table.clones
        found[f"{name} choices"] = table.choices
        found[f"{name} fewest"] = Table(game, game.seats[0], options).playouts
        found[f"{name} most"] = Table(game, game.seats[-1], options).playouts
    return found


if __name__ == "__main__":
    asked: dict[str, Value] = {each.partition("=")[0]: each.partition("=")[2] for each in sys.argv[1:]}
    serve(contestants(asked))
