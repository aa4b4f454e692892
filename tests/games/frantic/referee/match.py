"""A whole match: round after round, points, the next dealer, and who has won."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.frantic.referee.pack import points_of
from games.frantic.referee.table import Asked, Chance, Story, Table
from games.frantic.referee.turns import continued, dealt, opened

from stammtisch.core.game import TABLE

LIMITS = {"short": (137, 113), "medium": (154, 137), "long": (179, 154)}
"""For two to four players, and for five to eight (F-015)."""
MOST_ROUNDS = 10_000  # F-199


def limit_of(seats: int, length: str = "medium", custom: int = 0) -> int:
    """F-015, F-016."""
    if length == "custom":
        return custom
    few, many = LIMITS[length]
    return few if seats <= 4 else many


@dataclass
class Match:
    """A match in progress; `history` has the points of each round that is over, `past` how it lay at its end."""

    table: Table
    limit: int
    totals: list[int]
    history: list[list[int]] = field(default_factory=list)
    past: list[Table] = field(default_factory=list)
    over: bool = False

    def story(self, fresh: bool) -> Story[None]:
        """To the end; a fresh round begins with its start card, any other with the turn of its owner."""
        yield from opened(self.table) if fresh else continued(self.table)
        while not self._closed():
            table = self.table
            yield {TABLE: ["deal"]}
            self.table = dealt(table.chance, table.seats, next_dealer(table.dealer, self.history[-1]))
            yield from opened(self.table)

    def _closed(self) -> bool:
        """Count the round; whether somebody has reached the limit (F-195, F-199)."""
        scores = scored(self.table)
        self.history.append(scores)
        self.past.append(self.table)
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        self.over = max(self.totals) >= self.limit or len(self.history) == MOST_ROUNDS
        return self.over

    def places(self) -> list[int]:
        """Fewest points first, equals alike (F-012, F-200, F-201)."""
        return [1 + sum(other < total for other in self.totals) for total in self.totals]


class Playing:
    """A match with its story, stopped where somebody is asked."""

    def __init__(self, match: Match, fresh: bool) -> None:
        self.match = match
        self.story: Story[None] = match.story(fresh)
        self.asked: Asked = next(self.story, {})

    def act(self, seat: int, words: str) -> None:
        """What was offered is done, and the story goes on to the next question."""
        assert words in self.asked.get(seat, []), f"S{seat} may not {words}, but {self.asked}"
        try:
            self.asked = self.story.send((seat, words))
        except StopIteration:
            self.asked = {}


def begun(chance: Chance, seats: int, limit: int, dealer: int | None = None) -> Match:
    """The first dealer is drawn by lot (F-019)."""
    first = chance.first_dealer(seats) if dealer is None else dealer
    return Match(dealt(chance, seats, first), limit, [0] * seats)


def scored(table: Table) -> list[int]:
    """The points of a round that is over (F-143, F-144, F-175, F-176, F-180, F-190 to F-196)."""
    if table.over == "doomsday":
        return [50] * table.seats
    points = [sum(points_of(card) for card in hand) for hand in table.hands]
    if table.over == "time-bomb":
        return [2 * each for each in points]
    if table.bomb is not None and any(not hand for hand in table.hands):
        return [points[seat] + 10 if table.hands[seat] else -10 for seat in range(table.seats)]
    return points


def next_dealer(dealer: int, scores: Sequence[int]) -> int:
    """Who has most in the round; of equals the first to the right of the dealer (F-197, F-198)."""
    order = [(dealer + step) % len(scores) for step in range(1, len(scores) + 1)]
    return max(order, key=lambda seat: scores[seat])
