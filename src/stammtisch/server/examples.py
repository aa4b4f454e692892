"""The examples of the rulebook, shown as tables."""

import re

from stammtisch import wire
from stammtisch.core.game import TABLE, Game, State
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import QuickRng
from stammtisch.core.rulebook import Example, Rule


def examples_of(game: Game, rule: Rule) -> list[wire.ShownExample]:
    """The examples of a rule, each with its table before and after."""
    return [_example(game, each) for each in rule.examples]


def _example(game: Game, example: Example) -> wire.ShownExample:
    """The tables are seen by the seat that the example is about."""
    seat, before, after = TABLE, None, None
    if not example.not_run_because and example.then != "refused":
        plain = game.plain(example)[-1]
        state = game.position(plain.given, QuickRng(1))
        seat = _seat_of(plain, int(state.seats))
        before = game.view(state, seat).screen()
        if plain.when:
            _play(game, state, plain.when)
            after = game.view(state, seat).screen()
    return wire.ShownExample(example.given, example.when, example.then, seat, before, after)


def _seat_of(example: Example, seats: int) -> int:
    found = re.search(r"\bS(\d+) (?:may|hand|on turn)", f"{example.then}; {example.when}; {example.given}")
    found = found or re.match(r"S(\d+) ", example.when)
    return int(found[1]) if found and int(found[1]) < seats else TABLE


def _play(game: Game, state: State, when: str) -> None:
    """Stops at an illegal move: an example may end with one."""
    for move in when.split(";"):
        who, _, words = move.strip().partition(" ")
        seat, words = (int(who[1:]), words) if re.fullmatch(r"S\d+", who) else (TABLE, move.strip())
        try:
            game.play(state, seat, words)
        except Refusal:
            return
