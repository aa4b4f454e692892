"""A result for people, for programs and, match by match, for a spreadsheet."""

import json
import os
from io import StringIO
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import TracebackType

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from stammtisch.lab.tally import Numbers, Result, Tally, wilson

WIDTH = 120


def as_text(result: Result) -> str:
    """A table with a row for each seat."""
    seats = len(result.bots)
    head = f"{result.game}, {seats} seats, seed {result.seed}: {_played(result)}"
    if result.games == 0:
        return head
    plies = result.plies
    pace = f"{result.speed:,.0f} games per second, {result.workers} {_plural(result.workers, 'worker')}"
    long = f"{plies.mean():.1f} moves each (sd {plies.sd():.1f}, {plies.least} to {plies.most}); {pace}"
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for title in ("seat", "bot", "points (95 %)", "wins (95 %)", *[f"{place}." for place in range(1, seats + 1)]):
        table.add_column(title, justify="left" if title == "bot" else "right")
    for seat, tally in enumerate(result.seats):
        table.add_row(str(seat), result.bots[seat], *_cells(tally))
    console = Console(file=StringIO(), width=WIDTH, color_system=None)
    console.print(table)
    assert isinstance(console.file, StringIO)
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    counted = [_counted(kind, numbers, plies.total) for kind, numbers in result.counted.items()]
    return "\n".join([head, long, *counted, *lines]).rstrip()


def _counted(kind: str, numbers: Numbers, moves: int) -> str:
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
    """All of it; everything but `speed` follows from game, options, bots and seed alone."""
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
            "counted": {kind: _numbers(numbers) for kind, numbers in result.counted.items()},
            "seats": [_seat(bot, tally) for bot, tally in zip(result.bots, result.seats, strict=True)],
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


def _seat(bot: str, tally: Tally) -> dict[str, object]:
    n = tally.points.n
    if n == 0:
        return {"bot": bot, "points": None, "wins": None, "places": None}
    low, high = tally.points.interval()
    least, most = wilson(tally.wins(), n)
    return {
        "bot": bot,
        "points": {"mean": tally.points.mean(), "low": low, "high": high},
        "wins": {"share": tally.wins() / n, "low": least, "high": most},
        "places": [count / n for count in tally.places],
    }


class Sheet:
    """A CSV file with a row for each match, which appears when it is whole; nothing where there is no path."""

    def __init__(self, path: Path | None, seats: int, seed: int, counted: list[str]) -> None:
        self.path = path
        self.seats = seats
        self.seed = seed
        self.counted = counted
        self.number = 0

    def __enter__(self) -> "Sheet":
        if self.path is not None:
            self.file = NamedTemporaryFile(
                "w", dir=self.path.absolute().parent, prefix=f".{self.path.name}.", delete=False, encoding="ascii"
            )
            scores = [f"score_{seat}" for seat in range(self.seats)]
            places = [f"place_{seat}" for seat in range(self.seats)]
            self.file.write(",".join(["number", "seed", "plies", *scores, *places, *self.counted]) + "\n")
        return self

    def add(self, rows: list[list[int]]) -> None:
        if self.path is not None:
            for row in rows:
                self.file.write(",".join(map(str, [self.number, self.seed, *row])) + "\n")
                self.number += 1

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.path is not None:
            self.file.close()
            if error is None:
                os.chmod(self.file.name, 0o666 & ~_umask())
                os.replace(self.file.name, self.path)
            else:
                os.unlink(self.file.name)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
