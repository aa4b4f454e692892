"""What a game tells of a match that is over, by default nothing: `games/<game>/summary.py` defines `CHAPTER`.

A match is told in spans: turns, hands, rounds, whatever the game calls them in `<game>-when` and `<game>-length`.
"""

from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from stammtisch.core.event import Event
from stammtisch.core.game import Game, View
from stammtisch.core.result import Result


class Count(NamedTuple):
    """So many more of a tally for a seat."""

    tally: str
    seat: int
    n: int = 1


class Chapter:
    """One game. All it is given lies open to everybody: events as a spectator hears them, and his view."""

    tallies: tuple[str, ...] = ()  # counted one by one; each is headed by `<game>-tally-<name>`
    numbers: tuple[str, ...] = ()  # as tallies, but not drawn as strokes
    by_span: tuple[str, ...] = ()  # those that say when, not how many
    stepped = False  # whether the line goes up in steps
    at_once = False  # whether the first span may end with the deal; the line then begins at zero

    def counts(self, event: Event, span: int) -> Iterable[Count]:
        """What an event of that span adds to the tallies."""
        return ()

    def counted(self) -> list[str]:
        """What a simulation can add up."""
        return [name for name in self.tallies + self.numbers if name not in self.by_span]

    def closes(self, events: Sequence[Event]) -> bool:
        """Whether a span ends with these events; the line has a point for each."""
        return True

    def measure(self, view: View, result: Result) -> list[int]:
        """How far each side is, for the line; empty where there is none to draw."""
        return result.points

    def worth(self, event: Event) -> tuple[str, int]:
        """How much it is worth another look, and of which kind: the weightiest of each kind is offered."""
        return event.kind, 0


def chapter_of(game: Game) -> Chapter:
    """The chapter of a game; the plain one where it brings none."""
    module = f"{game.package}.summary"
    if find_spec(module) is None:
        return Chapter()
    chapter = import_module(module).CHAPTER
    assert isinstance(chapter, Chapter), f"CHAPTER in {module} is no summary chapter"
    return chapter
