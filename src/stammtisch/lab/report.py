"""A result for people and for programs."""

import json
from io import StringIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from stammtisch.lab.tally import Counted, Numbers, Result, Tally, wilson

WIDTH = 120
GAP = 3  # between two columns


def as_text(result: Result, width: int = WIDTH) -> str:
    """A table with a row for each seat, in several parts where it is too wide."""
    seats = len(result.bots)
    head = f"{result.game}, {seats} seats, seed {result.seed}: {_played(result)}"
    saved = [f"saved: {path}" for path in result.saved]
    if result.games == 0:
        return "\n".join([head, *saved])
    plies = result.plies
    pace = f"{result.speed:,.0f} games per second, {result.workers} {_plural(result.workers, 'worker')}"
    long = f"{plies.mean():.1f} moves each (sd {plies.sd():.1f}, {plies.least} to {plies.most}); {pace}"
    counted = [_counted(kind, counts, plies.total) for kind, counts in result.counted.items()]
    lines = [head, long, *_endings(result), *counted, *_tables(result, width)]
    return "\n".join([*lines, *saved]).rstrip()


def _endings(result: Result) -> list[str]:
    """How the matches ended, where not all were won alike."""
    if list(result.endings) == ["won"]:
        return []
    shares = [f"{ending} {count / result.games:.1%}" for ending, count in sorted(result.endings.items())]
    return [f"ended: {', '.join(shares)}"]


def _tables(result: Result, width: int) -> list[str]:
    places = [f"{place}." for place in range(1, len(result.sides) + 1)]
    kinds = list(result.counted)
    first, shares = ["seat", "bot", "points (95 %)", "wins (95 %)"], [*places, *kinds]
    rows = [
        [str(seat), _short(result.bots[seat]), *_cells(tally), *[f"{n:.2f}" for n in _means(result, seat)]]
        for seat, tally in enumerate(result.seats)
    ]
    head = [*first, *shares]
    columns = [[head[i], *[row[i] for row in rows]] for i in range(len(head))]
    return [line for part in _parts(columns, width) for line in [*_table(part), ""]][:-1]


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
    """Of one's own `module:Class` the class."""
    return bot.rpartition(":")[2]


def _table(columns: list[list[str]]) -> list[str]:
    """Columns, each below its title."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for title, *_ in columns:
        table.add_column(title, justify="left" if title == "bot" else "right", no_wrap=True)
    for row in zip(*[cells for _, *cells in columns], strict=True):
        table.add_row(*row)
    console = Console(file=StringIO(), width=sum(_width(column) for column in columns), color_system=None)
    console.print(table)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().rstrip().splitlines()]


def _counted(kind: str, counted: Counted, moves: int) -> str:
    numbers = counted.all
    low, high = numbers.interval()
    return f"{kind}: {numbers.mean():.2f} each ({low:.2f} to {high:.2f}), {numbers.total / moves:.1%} of the moves"


def _played(result: Result) -> str:
    if result.interrupted:
        return f"interrupted after {result.games:,} of {result.asked:,} games"
    return f"{result.games:,} {_plural(result.games, 'game')}"


def _plural(n: int, word: str) -> str:
    return word if n == 1 else f"{word}s"


def _cells(tally: Tally) -> list[str]:
    n = tally.points.n
    low, high = tally.points.interval()
    least, most = wilson(tally.wins(), n)
    return [
        f"{tally.points.mean():.2f} ({low:.2f} to {high:.2f})",
        f"{tally.wins() / n:.1%} ({least:.1%} to {most:.1%})",
        *[f"{count / n:.1%}" for count in tally.places],
    ]


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
