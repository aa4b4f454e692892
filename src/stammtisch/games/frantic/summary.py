"""Frantic when it is over: who was out, who countered, who drew most, and the points after each round."""

from collections.abc import Iterable, Sequence

from stammtisch.core.event import Event
from stammtisch.summary.chapter import Chapter, Count

EVENT_WORTH = 3


class FranticSummary(Chapter):
    tallies = ("out", "countered")
    numbers = ("drawn",)

    def counts(self, event: Event, span: int) -> Iterable[Count]:
        if event.kind == "show" and not event.said:
            yield Count("out", event.seat)
        if event.kind == "counter":
            yield Count("countered", event.seat)
        if event.kind == "draw":
            yield Count("drawn", event.seat, int(event.said[0]))

    def closes(self, events: Sequence[Event]) -> bool:
        return any(event.kind == "score" for event in events)

    def worth(self, event: Event) -> tuple[str, int]:
        """The round that cost most, the most cards drawn at once, the last event, a Nice Try."""
        if event.kind == "score":
            return event.kind, int(event.said[0])
        if event.kind == "draw":
            return event.kind, int(event.said[0]) if int(event.said[0]) > 1 else 0
        if event.kind == "nice-try":
            return event.kind, 40
        return event.kind, EVENT_WORTH if event.kind == "event" else 0


CHAPTER = FranticSummary()
