"""Mezza when it is over: who seized turns and took piles, and how many cards were left after each turn."""

from collections.abc import Iterable, Sequence
from typing import cast

from stammtisch.core.event import Event
from stammtisch.core.game import View
from stammtisch.core.result import Result
from stammtisch.games.mezza.screen import Screen
from stammtisch.summary.chapter import Chapter, Count

SEIZED = "M-120"


class MezzaSummary(Chapter):
    tallies = ("seized", "taken")
    numbers = ("out",)
    by_span = ("out",)

    def counts(self, event: Event, span: int) -> Iterable[Count]:
        if event.kind == "lay" and event.rule == SEIZED:
            yield Count("seized", event.seat)
        if event.kind == "take":
            yield Count("taken", event.seat)
        if event.kind == "finish":
            yield Count("out", event.seat, span)

    def closes(self, events: Sequence[Event]) -> bool:
        """A card that is laid, turned up or taken ends a turn; one that is added does not."""
        return any(event.kind in ("lay", "flip", "take") for event in events)

    def measure(self, view: View, result: Result) -> list[int]:
        """The cards that each has left, in hand and on the table."""
        screen = cast("Screen", view.screen())
        return [at["cards"] + len(at["open"]) + len(at["closed"]) for at in screen["seats"]]

    def worth(self, event: Event) -> tuple[str, int]:
        """A turn that is seized, the largest pile that goes out of play, the largest that is taken."""
        if event.kind == "lay" and event.rule == SEIZED:
            return event.kind, 5
        if event.kind == "clear":
            return event.kind, int(event.said[0])
        return event.kind, len(event.said) if event.kind == "take" else 0


CHAPTER = MezzaSummary()
