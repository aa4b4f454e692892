"""OpenSpiel and RLCard, measured in an environment of their own (requirements.txt)."""

from random import choices, random
from typing import Any

import pyspiel  # type: ignore[import-not-found]
import rlcard  # type: ignore[import-not-found]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found]
from rlcard.games.uno import Game as Uno  # type: ignore[import-not-found]

from benchmarks.worker import Contestant, Rates, rates, serve

CRAZY_EIGHTS = pyspiel.load_game("crazy_eights(players=4)")
DEALS = 256  # positions just after the deal, from which rollouts start
ROLLOUTS = 200  # from one position
MIDDLE = 30  # steps into a game, where clones are made
SAMPLE = 5000  # games in which decisions are counted


def random_step(state: Any) -> None:
    """All chances of crazy_eights are uniform, so that a chance node is played like any other."""
    actions = state.legal_actions()
    state.apply_action(actions[int(random() * len(actions))])


def dealt() -> Any:
    state = CRAZY_EIGHTS.new_initial_state()
    while state.is_chance_node():
        random_step(state)
    return state


def drive() -> tuple[int, int]:
    """One game by the Python API as its manual drives it: chances by their weights. Drawing a card is chance, not a
    step."""
    steps = 0
    state = CRAZY_EIGHTS.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choices(outcomes, weights)[0])
        else:
            steps += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
    return steps, 1


def drive_unweighed() -> tuple[int, int]:
    """The same by one who knows that all chances of this game are alike."""
    steps = 0
    state = CRAZY_EIGHTS.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node():
            steps += 1
        state.apply_action(actions[int(random() * len(actions))])
    return steps, 1


def decisions(state: Any) -> tuple[int, int]:
    """The decisions of a random game, and those among them with more than one legal action."""
    steps = real = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            steps += 1
            real += len(state.legal_actions()) > 1
        random_step(state)
    return steps, real


class Rollouts:
    """Whole games in C++: a search of one simulation does nothing but ask its evaluator for rollouts."""

    def __init__(self) -> None:
        self.states = [dealt() for _ in range(DEALS)]
        counts = [decisions(dealt()) for _ in range(SAMPLE)]
        self.length = sum(steps for steps, _ in counts) / SAMPLE
        self.share = sum(real for _, real in counts) / sum(steps for steps, _ in counts)
        self.seed = 0

    def once(self) -> tuple[int]:
        self.seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, self.seed)
        pyspiel.MCTSBot(CRAZY_EIGHTS, evaluator, 2.0, 1, 10, False, 0, False).mcts_search(
            self.states[self.seed % DEALS]
        )
        return (ROLLOUTS,)

    def play(self, seconds: float) -> Rates:
        """The evaluator does not count steps: they are its games times their mean length."""
        games = rates(seconds, self.once, "games")["games"]
        return {"steps": games * self.length, "games": games}

    def choices(self, seconds: float) -> Rates:
        return {"choices": self.share}


def clones(seconds: float) -> Rates:
    states = [dealt() for _ in range(64)]
    for state in states:
        for _ in range(MIDDLE):
            if not state.is_terminal():
                random_step(state)
    return rates(seconds, lambda: clone_all(states), "clones")


def clone_all(states: list[Any]) -> tuple[int]:
    for state in states:
        state.clone()
    return (len(states),)


class Run:
    """RLCard's own loop over its environment, with its random agents."""

    def __init__(self) -> None:
        self.env = rlcard.make("uno")
        self.env.set_agents([RandomAgent(self.env.num_actions) for _ in range(self.env.num_players)])

    def once(self) -> tuple[int, int]:
        before = self.env.timestep
        self.env.run(is_training=False)
        return self.env.timestep - before, 1


def raw_uno(game: Any) -> tuple[int, int]:
    """The game beneath the environment; each step returns the next legal actions."""
    steps = 0
    state, _ = game.init_game()
    while not game.is_over():
        actions = state["legal_actions"]
        state, _ = game.step(actions[int(random() * len(actions))])
        steps += 1
    return steps, 1


def contestants() -> dict[str, Contestant]:
    rollouts, run, uno = Rollouts(), Run(), Uno()
    return {
        "crazy_eights rollouts": rollouts.play,
        "crazy_eights choices": rollouts.choices,
        "crazy_eights driven": lambda seconds: rates(seconds, drive, "steps", "games"),
        "crazy_eights unweighed": lambda seconds: rates(seconds, drive_unweighed, "steps", "games"),
        "crazy_eights clones": clones,
        "uno run": lambda seconds: rates(seconds, run.once, "steps", "games"),
        "uno raw": lambda seconds: rates(seconds, lambda: raw_uno(uno), "steps", "games"),
    }


if __name__ == "__main__":
    serve(contestants())
