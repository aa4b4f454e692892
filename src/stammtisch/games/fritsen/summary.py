"""Fritsen when it is over: who drank and made others drink, turns, piles, blocks and fouls, and the cards in each hand
after every turn."""

from collections.abc import Iterable, Sequence

from stammtisch.core.event import Event
from stammtisch.core.game import View
from stammtisch.core.result import Result
from stammtisch.games.fritsen.view import FritsenView
from stammtisch.summary.chapter import Chapter, Count

WORTH = {"out": 20, "block": 40, "medal": 30, "loser": 10, "confess": 45, "removed": 50, "word": 15, "exchange": 12}
RARE = {"Olafje": 35, "vierde-Kim": 38, "uitklaveren": 44, "dichtfritsen": 18}


class FritsenSummary(Chapter):
    tallies = ("dirty", "blocks", "fouls")
    numbers = ("fritsjes", "turns", "piles")

    def counts(self, event: Event, span: int) -> Iterable[Count]:
        if event.kind == "drink":
            yield Count("fritsjes", event.seat, int(event.said[0]))
        if event.kind == "turn":
            yield Count("turns", event.seat)
        if event.kind == "lay" and event.said[2] == "-":
            yield Count("piles", event.seat)
        if event.kind == "block":
            yield Count("blocks", event.seat)
        if event.kind == "dirty":
            yield Count("dirty", event.seat)
        if event.kind == "foul":
            yield Count("fouls", event.seat)

    def closes(self, events: Sequence[Event]) -> bool:
        return any(event.kind == "turn" for event in events)

    def measure(self, view: View, result: Result) -> list[int]:
        """The cards that each still holds, as far as they are shown."""
        assert isinstance(view, FritsenView), "a view of Fritsen"
        return [at["cards"] or 0 for at in view.screen()["seats"]]

    def worth(self, event: Event) -> tuple[str, int]:
        """A block, a confession, a medal, somebody out, a rare saying; of drinks the largest."""
        if event.kind == "utter":
            return event.kind, RARE.get(event.said[0], 5)
        if event.kind == "drink":
            return event.kind, 4 * int(event.said[0])
        return event.kind, WORTH.get(event.kind, 0)


CHAPTER = FritsenSummary()
