"""What happened in a match, counted from its record: tallies, a line over time, and moments worth another look."""

from collections.abc import Iterator
from typing import NamedTuple

from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game
from stammtisch.core.record import BACK, Record, deal_seed
from stammtisch.core.rng import HashRng
from stammtisch.summary.chapter import Chapter, Count, chapter_of

__all__ = ["Chapter", "Count", "Moment", "Summary", "Tally", "chapter_of", "summary_of"]

MOMENTS = 3


class Tally(NamedTuple):
    name: str
    figures: list[int]  # by seat
    strokes: bool


class Moment(NamedTuple):
    """Something worth another look: the line of the record, the span, and what happened."""

    n: int
    span: int
    event: Event


class Summary(NamedTuple):
    """Tallies are by seat, the points of the line by side; the first is the beginning."""

    tallies: list[Tally]
    points: list[list[int]]
    stepped: bool
    moments: list[Moment]
    spans: int
    ms: int


class _Step(NamedTuple):
    """One action that was not taken back."""

    n: int
    events: list[Event]
    measured: list[int]  # empty where no span ends
    closes: bool


def summary_of(game: Game, record: Record, seed: bytes) -> Summary:
    """The summary of a match that is over. It is made of what all have seen, so that all may have it."""
    chapter = chapter_of(game)
    steps = _steps(game, chapter, record, seed)
    tallies = {name: [0] * record.header["seats"] for name in chapter.tallies + chapter.numbers}
    moments: dict[str, tuple[int, Moment]] = {}
    deal = steps[0]
    at_once = chapter.at_once and chapter.closes(deal.events)
    points = [[0] * len(deal.measured) if at_once else deal.measured]
    spans = 0
    for step in steps if at_once else steps[1:]:
        for event in step.events:
            for tally, seat, n in chapter.counts(event, spans + 1):
                tallies[tally][seat] += n
            kind, weight = chapter.worth(event)
            if weight > moments.get(kind, (0,))[0]:
                moments[kind] = weight, Moment(step.n, spans + 1, event)
        if step.closes:
            spans += 1
            points.append(step.measured)
    weightiest = sorted(moments.values(), key=lambda each: (-each[0], each[1].n))[:MOMENTS]
    return Summary(
        [Tally(name, figures, name in chapter.tallies) for name, figures in tallies.items()],
        points if any(points) else [],
        chapter.stepped,
        sorted([moment for _, moment in weightiest], key=lambda each: each.n),
        spans,
        record.actions[-1].open["ms"],
    )


def _steps(game: Game, chapter: Chapter, record: Record, seed: bytes) -> list[_Step]:
    found: list[_Step] = []
    for step in _all_steps(game, chapter, record, seed):
        del found[step[0] :]
        found.append(step[1])
    return found


def _all_steps(game: Game, chapter: Chapter, record: Record, seed: bytes) -> Iterator[tuple[int, _Step]]:
    """Each action with its ply, those too that were taken back; the deal is ply 0."""
    header = record.header
    actions = record.actions
    last = actions[-1].open["n"]
    state = game.table(header["options"], header["seats"], HashRng(deal_seed(seed, header["entropy"])))
    state.start()
    states = [state]
    for line in actions:
        actor = line.open["seat"]
        words = line.words_seen_by(actor)
        if words.startswith(f"{BACK} "):
            del states[int(words.split()[1]) + 1 :]
            continue
        if line.open["n"]:
            state = states[-1].clone()
            state.apply(actor, game.parse(words))
            states.append(state)
        events = line.events_seen_by(TABLE)
        closes = line.open["n"] in (0, last) or chapter.closes(events)
        measured = chapter.measure(game.view(states[-1], TABLE), states[-1].result()) if closes else []
        yield len(states) - 1, _Step(line.open["n"], events, list(measured), closes)
