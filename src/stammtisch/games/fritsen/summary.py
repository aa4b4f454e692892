"""Fritsen when it is over: Fritsjes, turns and new piles, medals (4O), blocks and fouls, and the cards in each hand
after every turn."""

from collections.abc import Iterable, Sequence

from stammtisch.core.event import Event
from stammtisch.core.game import View
from stammtisch.core.result import Result
from stammtisch.games.fritsen.view import FritsenView
from stammtisch.summary.chapter import Chapter, Count

COUNTED = {"turn": "turns", "medal": "medals", "dirty": "dirty", "block": "blocks", "foul": "fouls"}
MEDAL = 30
WORTH = {"out": 20, "block": 40, "loser": 10, "confess": 45, "removed": 50, "word": 15, "exchange": 12, "badge": 60}
RARE = {"Olafje": 35, "vierde-Kim": 38, "uitklaveren": 44, "dichtfritsen": 18}


class FritsenSummary(Chapter):
    tallies = ("medals", "dirty", "blocks", "fouls")
    numbers = ("fritsjes", "turns", "piles")

    def counts(self, event: Event, span: int) -> Iterable[Count]:
        """Fritsjes as the tally has them: those waived are taken off again (2-8)."""
        if event.kind in ("drink", "waived"):
            yield Count("fritsjes", event.seat, int(event.said[0]) if event.kind == "drink" else -int(event.said[0]))
        if event.kind == "lay" and event.said[2] == "-":
            yield Count("piles", event.seat)
        if event.kind in COUNTED:
            yield Count(COUNTED[event.kind], event.seat)

    def closes(self, events: Sequence[Event]) -> bool:
        return any(event.kind == "turn" for event in events)

    def measure(self, view: View, result: Result) -> list[int]:
        """The cards that each still holds; nothing where hands are not counted aloud (2-92)."""
        assert isinstance(view, FritsenView), "a view of Fritsen"
        return [at["cards"] or 0 for at in view.screen()["seats"]] if view.table.terms.show_turn else []

    def worth(self, event: Event) -> tuple[str, int]:
        """A block, a confession, somebody out, with a medal or not, a rare saying; of drinks the largest."""
        if event.kind == "medal":
            return "out", MEDAL
        if event.kind == "utter":
            return event.kind, RARE.get(event.said[0], 5)
        if event.kind == "drink":
            return event.kind, 4 * int(event.said[0])
        return event.kind, WORTH.get(event.kind, 0)


CHAPTER = FritsenSummary()
