"""Tables that are shown again: recorded matches step by step, and the examples of the rulebook."""

import re

from stammtisch import wire
from stammtisch.core.game import TABLE, Game, IllegalMove, State
from stammtisch.core.record import BACK, Line, Record, deal_seed
from stammtisch.core.rng import HashRng, QuickRng
from stammtisch.core.rulebook import Example, Rule
from stammtisch.server.seeing import told


def steps(game: Game, record: Record, seed: bytes, seat: int) -> list[wire.Step]:
    """Each action of a whole record with the table after it, as `seat` saw it."""
    header = record.header
    dealt = deal_seed(seed, header["entropy"])
    table = game.table(header["options"], header["seats"], HashRng(dealt))
    table.start()
    after = [table]
    found: list[wire.Step] = []
    for line in record.actions:
        _follow(game, after, line)
        screen = game.view(after[-1], seat).screen()
        events = [told(event) for event in line.events_seen_by(seat)]
        step = wire.Step(line.open["n"], line.open["seat"], line.words_seen_by(seat), screen, events)
        found.append(step)
    return found


def _follow(game: Game, after: list[State], line: Line) -> None:
    """Add the state after a line to those after the lines before it."""
    actor = line.open["seat"]
    words = line.words_seen_by(actor)
    if line.open["n"] == 0:
        return
    if words.startswith(BACK + " "):
        del after[int(words.split()[1]) + 1 :]
        return
    state = after[-1].clone()
    state.apply(actor, game.parse(words))
    after.append(state)


def examples(game: Game, rule: Rule) -> list[wire.ShownExample]:
    """The examples of a rule with their tables."""
    return [_example(game, each) for each in rule.examples]


def _example(game: Game, example: Example) -> wire.ShownExample:
    """As the seat it speaks of sees it."""
    seat, before, after = TABLE, None, None
    if not example.why_not and example.then != "refused":
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
    """As far as it goes: an example may end with what is refused."""
    for move in when.split(";"):
        who, _, words = move.strip().partition(" ")
        seat, words = (int(who[1:]), words) if re.fullmatch(r"S\d+", who) else (TABLE, move.strip())
        try:
            game.play(state, seat, words)
        except IllegalMove:
            return
