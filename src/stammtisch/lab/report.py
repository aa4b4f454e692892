"""A result for people and for programs."""

import json
from io import StringIO
from textwrap import wrap

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from stammtisch.lab.playouts import UNFINISHED
from stammtisch.lab.tally import Counted, Numbers, Result, Tally, wilson
from stammtisch.words import Words

WIDTH = 120
GAP = 3  # between two columns
NAMED = 10  # matches that are named by their numbers


def as_text(result: Result, width: int = WIDTH, words: Words | None = None) -> str:
    """A table with a row for each seat, in several parts where it is too wide; in English if no `words` are given."""
    return Report(result, words or Words("en")).text(width)


class Report:
    """A result in one language."""

    def __init__(self, result: Result, words: Words) -> None:
        self.result = result
        self.words = words

    def text(self, width: int) -> str:
        result, say = self.result, self.words.say
        head = say("sim-head", game=result.game, seats=len(result.bots), seed=str(result.seed), played=self._played())
        saved = [say("sim-saved", path=path) for path in result.saved]
        if result.plies.n == 0:
            return "\n".join([head, *self._unfinished(), *saved])
        plies, number = result.plies, self.words.number
        long = say(
            "sim-long",
            mean=number(plies.mean(), 1),
            sd=number(plies.sd(), 1),
            least=str(plies.least),
            most=str(plies.most),
            speed=number(result.speed, 0),
            workers=result.workers,
        )
        counted = [self._counted(kind, counts, plies.total) for kind, counts in result.counted.items()]
        told = [head, long, *self._endings(), *self._unfinished(), *counted]
        lines = [part for sentence in told for part in wrap(sentence, width)]
        return "\n".join([*lines, *self._tables(width), *saved]).rstrip()

    def _played(self) -> str:
        games, asked = self.words.number(self.result.games, 0), self.words.number(self.result.asked, 0)
        if self.result.interrupted:
            return self.words.say("sim-interrupted", games=games, asked=asked)
        return self.words.say("sim-played", n=self.result.games, games=games)

    def _endings(self) -> list[str]:
        """How the matches ended, where not all were won alike."""
        result = self.result
        if list(result.endings) == ["won"]:
            return []
        shares = [f"{self._ending(each)} {self._share(n / result.games)}" for each, n in sorted(result.endings.items())]
        return [self.words.say("sim-ended", shares=", ".join(shares))]

    def _ending(self, ending: str) -> str:
        """A game may have endings of its own, which are told by their word."""
        return self.words.say(f"sim-{ending}") if ending in ("won", "time", UNFINISHED) else ending

    def _unfinished(self) -> list[str]:
        """Which matches were broken off; the numbers of the first of them."""
        found = self.result.unfinished
        if not found:
            return []
        numbers = [*map(str, found[:NAMED]), *(["…"] if len(found) > NAMED else [])]
        most = self.words.number(self.result.most, 0)
        return [self.words.say("sim-broken-off", n=len(found), most=most, numbers=", ".join(numbers))]

    def _share(self, share: float) -> str:
        return self.words.say("sim-share", n=self.words.number(100 * share, 1))

    def _range(self, mean: str, low: str, high: str) -> str:
        return self.words.say("sim-range", mean=mean, low=low, high=high)

    def _counted(self, kind: str, counted: Counted, moves: int) -> str:
        numbers, number = counted.all, self.words.number
        low, high = numbers.interval()
        mean, least, most = number(numbers.mean(), 2), number(low, 2), number(high, 2)
        share = self._share(numbers.total / moves)
        return self.words.say("sim-counted", kind=kind, mean=mean, low=least, high=most, share=share)

    def _tables(self, width: int) -> list[str]:
        result, words = self.result, self.words
        first = [words.say(f"sim-{name}") for name in ("seat", "bot", "points", "wins")]
        head = [*first, *[f"{place}." for place in range(1, len(result.sides) + 1)], *result.counted]
        rows = [
            [
                str(seat + 1),
                _short(result.bots[seat]),
                *self._cells(tally),
                *[words.number(n, 2) for n in _means(result, seat)],
            ]
            for seat, tally in enumerate(result.seats)
        ]
        columns = [[head[i], *[row[i] for row in rows]] for i in range(len(head))]
        return [line for part in _parts(columns, width) for line in [*_table(part, first[1]), ""]][:-1]

    def _cells(self, tally: Tally) -> list[str]:
        n, number, share = tally.points.n, self.words.number, self._share
        low, high = tally.points.interval()
        least, most = wilson(tally.wins(), n)
        return [
            self._range(number(tally.points.mean(), 2), number(low, 2), number(high, 2)),
            self._range(share(tally.wins() / n), share(least), share(most)),
            *[share(count / n) for count in tally.places],
        ]


def _parts(columns: list[list[str]], width: int) -> list[list[list[str]]]:
    """As many columns beside each other as the width has room for, each part with the seats before it."""
    parts = [columns[:1]]
    for column in columns[1:]:
        if sum(_width(each) for each in [*parts[-1], column]) > width and len(parts[-1]) > 1:
            parts.append(columns[:1])
        parts[-1].append(column)
    return parts


def _width(column: list[str]) -> int:
    return max(map(len, column)) + GAP


def _means(result: Result, seat: int) -> list[float]:
    return [counted.seats[seat].mean() for counted in result.counted.values()]


def _short(bot: str) -> str:
    """The class alone of a bot named `module:Class`."""
    return bot.rpartition(":")[2]


def _table(columns: list[list[str]], left: str) -> list[str]:
    """Columns, each below its title; the one that is called `left` begins at the left."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for title, *_ in columns:
        table.add_column(title, justify="left" if title == left else "right", no_wrap=True)
    for row in zip(*[cells for _, *cells in columns], strict=True):
        table.add_row(*row)
    console = Console(file=StringIO(), width=sum(_width(column) for column in columns), color_system=None)
    console.print(table)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().rstrip().splitlines()]


def as_json(result: Result) -> str:
    """All of it; everything but `speed` and `saved` follows from game, options, bots and seed alone."""
    return json.dumps(
        {
            "game": result.game,
            "version": result.version,
            "options": result.options,
            "seed": result.seed,
            "asked": result.asked,
            "games": result.games,
            "interrupted": result.interrupted,
            "most_plies": result.most,
            "unfinished": result.unfinished,
            "plies": _numbers(result.plies),
            "endings": dict(sorted(result.endings.items())),
            "counted": {kind: _numbers(counted.all) for kind, counted in result.counted.items()},
            "sides": result.sides,
            "seats": [_seat(result, seat) for seat in range(len(result.bots))],
            "saved": result.saved,
            "speed": {
                "games_per_second": round(result.speed, 1),
                "seconds": round(result.seconds, 3),
                "workers": result.workers,
            },
        },
        indent=2,
    )


def _numbers(numbers: Numbers) -> dict[str, float] | None:
    if numbers.n == 0:
        return None
    return {"mean": numbers.mean(), "sd": numbers.sd(), "min": numbers.least, "max": numbers.most}


def _seat(result: Result, seat: int) -> dict[str, object]:
    bot, tally = result.bots[seat], result.seats[seat]
    n = tally.points.n
    if n == 0:
        return {"bot": bot, "points": None, "wins": None, "places": None, "counted": None}
    low, high = tally.points.interval()
    least, most = wilson(tally.wins(), n)
    return {
        "bot": bot,
        "points": {"mean": tally.points.mean(), "low": low, "high": high},
        "wins": {"share": tally.wins() / n, "low": least, "high": most},
        "places": [count / n for count in tally.places],
        "counted": {kind: _numbers(counted.seats[seat]) for kind, counted in result.counted.items()},
    }
