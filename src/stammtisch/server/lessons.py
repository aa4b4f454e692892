"""The lessons of the games, as tables that a browser draws. Nothing is kept: what is tried comes with the request."""

from functools import lru_cache

from stammtisch import wire
from stammtisch.core.event import Event
from stammtisch.core.game import Game, State
from stammtisch.lessons import Paragraph, Step, lesson_of, pictured, played, position
from stammtisch.server.refusals import UNKNOWN, HouseRefusal
from stammtisch.server.snapshot import said, standing_now, state_seen, told

LEARNER = "learner"
TRIED = 512  # answers that are kept: a lesson is the same every time


@lru_cache
def lesson(game: Game) -> wire.Lesson:
    """The steps and pictures of a lesson; `Missing` if the game has none."""
    found = lesson_of(game)
    steps = [wire.LessonStep(step.name, step.rule, [step.meant, *step.also]) for step in found.steps]
    return wire.Lesson(steps, [_picture(game, each) for each in found.minute])


def _picture(game: Game, paragraph: Paragraph) -> wire.MinutePicture:
    screen = game.view(pictured(game, paragraph), paragraph.seat).screen() if paragraph.example else None
    return wire.MinutePicture(paragraph.name, paragraph.cards.split(), paragraph.seat, screen)


@lru_cache(TRIED)
def tried(game: Game, number: int, words: str) -> list[wire.Changed]:
    """The table of a step, counted from 0; with words of a move, the table after it and after each answer of others.
    `Refusal` for what may not be done."""
    step = _step(game, number)
    if not words:
        return [_changed(game, number, step, position(game, step), [], 0)]
    return [
        _changed(game, number, step, state, events, n) for n, (state, events) in enumerate(played(game, step, words), 1)
    ]


def why_not(game: Game, number: int, touches: list[str]) -> wire.Reason:
    """Why nothing can be done at a step that begins with these touches; empty if something can."""
    step = _step(game, number)
    state = position(game, step)
    rule = game.why_not_touch(state, step.seat, touches)
    if not rule:
        return wire.Reason("", "", None)
    because = game.view(state, step.seat).because(rule, touches)
    return wire.Reason(game.rule(rule).says, rule, None if because is None else said(because))


def _step(game: Game, number: int) -> Step:
    steps = lesson_of(game).steps
    if not 0 <= number < len(steps):
        why = f"the lesson of {game.title} has steps 0 to {len(steps) - 1}, not {number}"
        raise HouseRefusal("no-step", why, UNKNOWN)
    return steps[number]


def _changed(game: Game, number: int, step: Step, state: State, events: list[Event], n: int) -> wire.Changed:
    seen = state_seen(game, state, step.seat, standing_now(state, []), "")
    heard = [told(event.seen_by(step.seat)) for event in events]
    return wire.Changed(n, step.seat, _table(game, number, step, int(state.seats)), seen, heard)


def _table(game: Game, number: int, step: Step, seats: int) -> wire.Table:
    """A table with bots in the other seats. Each step is a match of its own, so that a page begins anew."""
    own, other = wire.Chair(LEARNER, "", "", True, True), wire.Chair("", "", "rule", True, True)
    return wire.Table(
        id=f"lesson-{game.name}",
        game=game.name,
        version=game.version,
        options=game.settle({}),
        listed=False,
        spectators=False,
        undo=False,
        pauses=False,
        quiet="",
        phase="playing",
        match=number + 1,
        host=LEARNER,
        chairs=[own if seat == step.seat else other for seat in range(seats)],
        paused=False,
        proposal="",
        proposed=0,
        proposer="",
        proposer_name="",
        asks=[],
        agreed=[],
        watching=0,
        commitment="",
    )
