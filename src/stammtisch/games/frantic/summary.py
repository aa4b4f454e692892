"""Frantic when it is over: who was out of cards how often, who turned attacks away, and the points after each round."""

from collections.abc import Iterable, Sequence

from stammtisch.core.event import Event
from stammtisch.summary.chapter import Chapter, Count

OUT = ("F-175", "F-187", "F-190")  # scored with no card left, or with some while the bomb ticks


class FranticSummary(Chapter):
    tallies = ("out",)
    numbers = ("countered",)
    at_once = True  # the first card may be an event that ends the round (F-029)

    def counts(self, event: Event, span: int) -> Iterable[Count]:
        if event.kind == "score" and event.rule in OUT and int(event.said[0]) <= 0:
            yield Count("out", event.seat)
        if event.kind == "counter":
            yield Count("countered", event.seat)

    def closes(self, events: Sequence[Event]) -> bool:
        return any(event.kind == "round" for event in events)

    def worth(self, event: Event) -> tuple[str, int]:
        """The costliest hand, a Nice Try, an attack turned away, all that Gambling Man collected."""
        if event.kind == "score":
            return "lost", int(event.said[0])
        if event.kind == "nice-try":
            return event.kind, 30
        if event.kind == "counter":
            return event.kind, 10
        return event.kind, 2 * len(event.said) if event.kind == "collect" else 0


CHAPTER = FranticSummary()
