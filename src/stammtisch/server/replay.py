"""Recorded matches, step by step."""

from stammtisch import wire
from stammtisch.core.game import Game, State
from stammtisch.core.record import BACK, Line, Record, deal_seed
from stammtisch.core.rng import HashRng
from stammtisch.server.snapshot import said, told


def steps(game: Game, record: Record, seed: bytes, seat: int) -> list[wire.Step]:
    """Each action of a complete record, with the table after it as `seat` saw it."""
    header = record.header
    dealt = deal_seed(seed, header["entropy"])
    table = game.table(header["options"], header["seats"], HashRng(dealt))
    table.start()
    after = [table]
    found: list[wire.Step] = []
    for line in record.actions:
        _follow(game, after, line)
        view = game.view(after[-1], seat)
        facts = [said(each) for each in view.facts()]
        events = [told(event) for event in line.events_seen_by(seat)]
        words = line.words_seen_by(seat)
        found.append(wire.Step(line.open["n"], line.open["seat"], words, view.screen(), facts, events))
    return found


def _follow(game: Game, after: list[State], line: Line) -> None:
    """Append the state after `line` to the states after the lines before; an undo removes states."""
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
