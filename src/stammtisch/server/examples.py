"""The examples of the rulebook for people: a table before and after, and what is asked, happens and may be done."""

import re
from typing import Any

from stammtisch import wire
from stammtisch.core.game import TABLE, Game, State
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import QuickRng
from stammtisch.core.rulebook import Example, Rule
from stammtisch.server.snapshot import asked, fault, said, told, worded


def examples_of(game: Game, rule: Rule) -> list[wire.ShownExample]:
    """The examples of a rule, each with its table before and after."""
    return [_example(game, each) for each in rule.examples]


def _example(game: Game, example: Example) -> wire.ShownExample:
    """The tables are seen by the seat that the example is about."""
    shown = wire.ShownExample(example.given, example.when, example.then)
    if example.not_run_because or example.then == "refused":
        return shown
    plain = game.plain(example)[-1]
    state = game.position(plain.given, QuickRng(1))
    seat = _seat_of(plain, int(state.seats))
    view = game.view(state, seat)
    before: dict[str, Any] = {"seat": seat, "before": view.screen(), "asked": asked(view.asked())}
    before["facts"] = [said(each) for each in view.facts()]
    happened = state.listen()
    if plain.when:
        _play(game, state, plain.when)
        before["after"] = game.view(state, seat).screen()
    events = [told(event.seen_by(seat)) for event in happened]
    judged = [each for clause in plain.then.split(";") for each in _judged(game, state, clause.strip())]
    return wire.ShownExample(example.given, example.when, example.then, **before, events=events, judged=judged)


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


def _judged(game: Game, state: State, clause: str) -> list[wire.Judged]:
    """What a clause of an example says that a seat may do, or may not; nothing where it says something else."""
    found = re.fullmatch(r"S(\d+) may(:| not)? ([^(]+?)(?: \(\S+\))?", clause)
    if found is None:
        return []
    seat = int(found[1])
    if found[2] == ":":
        return [wire.Judged(seat, [worded(game, action) for action in state.legal(seat)])]
    try:
        action = game.parse(found[3])
        move = worded(game, action)
        game.check(state, seat, action)
    except Refusal as refusal:
        refused = wire.Refused(0, refusal.why, refusal.rule, fault(refusal))
        return [wire.Judged(seat, [_unless_unknown(game, found[3])], refused)]
    return [wire.Judged(seat, [move])]


def _unless_unknown(game: Game, words: str) -> wire.Move:
    """A move, or bare words where there is no such move."""
    try:
        return worded(game, game.parse(words))
    except Refusal:
        return wire.Move(words, [])
