"""The first lesson of a game and its page of one minute, from `lesson.toml` in the game's folder.

A step of a lesson is a position, the one move that is meant, the rule behind it, and what the others then do. Its
position is that of an example of the rulebook, with clauses added and moves made, so the rulebook's tests run what a
lesson shows. All that is said is in the game's catalogues: `<game>-lesson-<step>` and `<game>-minute-<paragraph>`.
"""

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, State
from stammtisch.examples import after, clauses, who
from stammtisch.games import Missing

FILE = "lesson.toml"
MARKS = ("+", "=", "→", "|")  # what may stand between the cards of a picture


@dataclass(frozen=True)
class Step:
    """One thing to do."""

    name: str
    rule: str  # the rule behind it
    seat: int  # whose eyes
    meant: str  # the move, in words
    also: Sequence[str] = ()  # moves that are as good, where the same can be done otherwise
    example: str = ""  # whose position it is: a rule with an example, or `M-040 2` for its second; else the rule's own
    more: str = ""  # clauses that are added to the position
    first: str = ""  # moves that are made before one is asked
    then: str = ""  # what the others do after the move that is meant
    seed: int = 0  # deals what the position leaves open

    def right(self, words: str) -> bool:
        return words == self.meant or words in self.also


@dataclass(frozen=True)
class Paragraph:
    """One paragraph of the page of one minute, below a picture of cards or of a position."""

    name: str
    cards: str = ""  # names of cards with marks between them
    example: str = ""
    seat: int = TABLE


@dataclass(frozen=True)
class Lesson:
    steps: tuple[Step, ...]
    minute: tuple[Paragraph, ...]  # the aim, one's turn, three special things, and at most two more


@cache
def lesson_of(game: Game) -> Lesson:
    """The lesson of a game; `Missing` if it brings none."""
    file = files(game.package) / FILE
    if not file.is_file():
        where = f"{game.package.replace('.', '/')}/{FILE}"
        raise Missing(f"{game.title} has no lesson yet: {where} is missing (docs/contract.md)")
    found = tomllib.loads(file.read_text("utf-8"))
    return Lesson(tuple(Step(**each) for each in found["step"]), tuple(Paragraph(**each) for each in found["minute"]))


def steps_in(game: Game) -> int:
    """How many steps the lesson of a game has; 0 if it has none."""
    try:
        return len(lesson_of(game).steps)
    except Missing:
        return 0


def given(game: Game, example: str) -> str:
    """The position of an example of the rulebook, as text."""
    rule, _, number = example.partition(" ")
    return game.rulebook().rules[rule].examples[int(number or 1) - 1].given


def position(game: Game, step: Step) -> State:
    """The table at which a step begins; it is dealt alike every time."""
    text = given(game, step.example or step.rule).rstrip(" .;")
    return after(game, "; ".join([text, *clauses(step.more)]), step.first, step.seed)


def pictured(game: Game, paragraph: Paragraph) -> State:
    """The table of a paragraph whose picture is a position."""
    return after(game, given(game, paragraph.example))


def played(game: Game, step: Step, words: str) -> Iterator[tuple[State, list[Event]]]:
    """The table after each move with what was told of it: first the one that is tried, then, if it is the one that is
    meant, those of the others. `Refusal` for what may not be done."""
    state = position(game, step)
    answers = clauses(step.then) if step.right(words) else []
    for seat, move in [(step.seat, words), *[who(each, state) for each in answers]]:
        state.events = []
        game.play(state, seat, move)
        yield state, state.events
