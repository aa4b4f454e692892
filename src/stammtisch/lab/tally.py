"""What many matches add up to, with intervals."""

from math import sqrt
from typing import Final

from stammtisch.lab.playouts import PLIES, UNFINISHED

Z: Final = 1.959963984540054
"""A normal quantity lies within so many standard deviations of its mean 95 times in 100."""


def wilson(wins: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of wins, after `wins` in `n`; too wide if wins are shared."""
    share = wins / n
    middle = share + Z * Z / (2 * n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    whole = 1 + Z * Z / n
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


class Numbers:
    """Whole numbers in sum; exact, so the order in which they come does not matter."""

    def __init__(self) -> None:
        self.n = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        self.least = min(self.least, number) if self.n else number
        self.most = max(self.most, number) if self.n else number
        self.n += 1
        self.total += number
        self.squares += number * number

    def mean(self) -> float:
        return self.total / self.n

    def sd(self) -> float:
        """The standard deviation of a sample; 0 for a single number."""
        if self.n < 2:
            return 0.0
        return sqrt((self.n * self.squares - self.total * self.total) / (self.n * (self.n - 1)))

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean."""
        half = Z * self.sd() / sqrt(self.n)
        return self.mean() - half, self.mean() + half


class Tally:
    """How one seat did."""

    def __init__(self, sides: int) -> None:
        self.points = Numbers()
        self.places = [0] * sides
        self.shared = [0] * sides  # matches won, by how many other sides won them too

    def add(self, points: int, place: int, sides: int) -> None:
        """`sides`: how many have won, this seat's among them; 0 if it has not."""
        self.points.add(points)
        self.places[place - 1] += 1
        if sides:
            self.shared[sides - 1] += 1

    def wins(self) -> float:
        """Matches won: whole ones for each seat of a side, and a third of one that three sides share."""
        return sum(count / (others + 1) for others, count in enumerate(self.shared))

    def __repr__(self) -> str:
        mean = f", {self.points.mean():.2f} points each" if self.points.n else ""
        return f"<{self.wins():g} of {self.points.n} matches won{mean}>"


class Counted:
    """How often events of one kind were seen: in all, by seat, and by the table."""

    def __init__(self, seats: int) -> None:
        self.all = Numbers()
        self.seats = [Numbers() for _ in range(seats)]

    def add(self, counts: list[int]) -> None:
        """By seat, and last that of the table."""
        self.all.add(sum(counts))
        for numbers, count in zip(self.seats, counts[:-1], strict=True):
            numbers.add(count)


Row = tuple[list[int], str]


class Result:
    """What was asked for, and what was played of it."""

    def __init__(
        self,
        game: str,
        version: int,
        options: dict[str, bool | int | str],
        bots: list[str],
        seed: int,
        asked: int,
        counted: list[str] | None = None,
        sides: list[list[int]] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.bots = bots
        self.seed = seed
        self.asked = asked
        self.games = 0
        self.plies = Numbers()
        self.endings: dict[str, int] = {}  # matches by how they ended
        self.most = PLIES  # actions after which a match was broken off
        self.unfinished: list[int] = []  # the numbers of such matches; they count for nobody
        self.counted = {kind: Counted(len(bots)) for kind in counted or []}
        self.sides = sides or [[seat] for seat in range(len(bots))]
        self.seats = [Tally(len(self.sides)) for _ in bots]
        self.saved: list[str] = []  # records of further matches
        self.workers = 1
        self.seconds = 0.0

    @property
    def interrupted(self) -> bool:
        return self.games < self.asked

    @property
    def speed(self) -> float:
        """Games per second."""
        return self.games / self.seconds if self.seconds else 0.0

    def __repr__(self) -> str:
        return f"<{self.games} matches of {self.game} by {', '.join(self.bots)}>"

    def add(self, rows: list[Row]) -> None:
        """Matches in their order, as `playouts.play_many` returns them."""
        n = len(self.seats)
        for number, ((plies, *rest), ending) in enumerate(rows, self.games):
            self.endings[ending] = self.endings.get(ending, 0) + 1
            if ending == UNFINISHED:
                self.unfinished.append(number)
                continue
            self.plies.add(plies)
            won = rest[2 * n : 3 * n]
            winning = sum(won[side[0]] for side in self.sides)
            for seat, tally in enumerate(self.seats):
                tally.add(rest[seat], rest[n + seat], winning if won[seat] else 0)
            for i, counted in enumerate(self.counted.values()):
                at = 3 * n + i * (n + 1)
                counted.add(rest[at : at + n + 1])
        self.games += len(rows)
