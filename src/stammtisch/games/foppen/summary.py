"""Foppen when it is over: who went out and who was fopped, and the points after each hand."""

from collections.abc import Iterable, Sequence

from stammtisch.core.event import Event
from stammtisch.summary.chapter import Chapter, Count

OUT = ("O-061", "O-062", "O-074", "O-078")  # scored with no card left


class FoppenSummary(Chapter):
    tallies = ("out",)
    numbers = ("fopped",)

    def counts(self, event: Event, span: int) -> Iterable[Count]:
        if event.kind == "score" and event.rule in OUT:
            yield Count("out", event.seat)
        if event.kind == "fop":
            yield Count("fopped", event.seat)

    def closes(self, events: Sequence[Event]) -> bool:
        return any(event.kind == "score" for event in events)

    def worth(self, event: Event) -> tuple[str, int]:
        """The hand that won most, the hand that cost most, the boldest bids."""
        if event.kind == "score":
            points = int(event.said[0])
            return ("won", points) if points > 0 else ("lost", -points)
        return event.kind, 5 * len(event.said) if event.kind == "bids" else 0


CHAPTER = FoppenSummary()
