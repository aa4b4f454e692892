"""Keezen when it is over: who captured whom and who folded, and how many pawns each duo had home after each hand."""

from collections.abc import Iterable, Sequence

from stammtisch.core.event import Event
from stammtisch.games.keezen.board import COLOURS
from stammtisch.summary.chapter import Chapter, Count

HOME = "H"


class KeezenSummary(Chapter):
    tallies = ("captures",)
    numbers = ("captured", "folds")
    stepped = True

    def counts(self, event: Event, span: int) -> Iterable[Count]:
        if event.kind == "capture":
            yield Count("captures", event.seat)
            yield Count("captured", COLOURS.index(event.said[0]))
        if event.kind == "fold":
            yield Count("folds", event.seat)

    def closes(self, events: Sequence[Event]) -> bool:
        """The next hand is dealt."""
        return any(event.kind == "dealer" for event in events)

    def worth(self, event: Event) -> tuple[str, int]:
        """The pawn that was sent back farthest, the longest way home, help for the partner, a swap."""
        if event.kind == "capture":
            return event.kind, _behind(event.said[0], event.said[1])
        if event.kind == "walk" and event.said[-1].startswith(HOME):
            return event.kind, 3 * len(event.said)
        return event.kind, {"help": 30, "swap": 12}.get(event.kind, 0)


def _behind(colour: str, square: str) -> int:
    """The steps of the track that a captured pawn loses."""
    return (int(square) - 16 * COLOURS.index(colour)) % 64 + 1


CHAPTER = KeezenSummary()
