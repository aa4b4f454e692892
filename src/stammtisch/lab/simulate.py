"""Many matches on all cores; the same seed gives the same result whatever the number of workers."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from time import perf_counter
from types import FrameType, TracebackType
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from stammtisch.bots import bot
from stammtisch.core.game import Game
from stammtisch.core.option import Value
from stammtisch.lab.playouts import Setting, dealt, play_many
from stammtisch.lab.report import Sheet, as_json, as_text
from stammtisch.lab.tally import Result

__all__ = ["as_json", "as_text", "simulate"]

CHUNK_SECONDS = 0.2
LARGEST_CHUNK = 5000
WORTH_A_WORKER = 200

Rows = list[list[int]]


class Job(NamedTuple):
    """What a worker needs to know, in things that travel between processes."""

    package: str
    seats: int
    options: dict[str, Value]
    bots: list[str]
    seed: int
    counted: list[str]

    def setting(self) -> Setting:
        game: Game = import_module(self.package).GAME
        bots = [bot(game.name, name) for name in self.bots]
        seated = [each if each.name != "random" else None for each in bots]
        return Setting(game, self.options, self.seats, seated, self.counted)


def simulate(
    game: Game,
    *,
    seats: int = 4,
    games: int = 10000,
    bots: str | None = None,
    seed: int = 0,
    workers: int | None = None,
    options: dict[str, Value] | None = None,
    csv: Path | None = None,
    count: list[str] | None = None,
) -> Result:
    """Play matches 0 to `games` - 1 of a seed; after Ctrl-C the result is that of the matches before it.

    `bots` names one for each seat, or one for all; `csv` is a file for a row per match; `count` names kinds of events.
    """
    if games < 1:
        raise ValueError(f"a simulation has at least one game, not {games}")
    if workers is not None and workers < 1:
        raise ValueError(f"a simulation needs at least one worker, not {workers}")
    game.check_seats(seats)
    names = _names(bots, seats)
    job = Job(game.package, seats, game.settle(options or {}), names, seed, count or [])
    dealt(job.setting(), seed, 0)  # what cannot be played is said at once
    result = Result(game.name, game.version, job.options, names, seed, games, job.counted)
    result.workers = min(games, workers or min(os.cpu_count() or 1, 1 + games // WORTH_A_WORKER))
    _run(job, result, csv)
    return result


def _names(bots: str | None, seats: int) -> list[str]:
    names = [name.strip() for name in (bots or "random").split(",")]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise ValueError(f"{seats} seats need {seats} bots, or one for all, not {len(names)}: {bots}")
    return names


def _run(job: Job, result: Result, csv: Path | None) -> None:
    start = perf_counter()
    with Sheet(csv, job.seats, job.seed, job.counted) as sheet, Stop() as stop, _bar() as bar:
        task = bar.add_task("", total=result.asked)
        chunks = _alone(job, result.asked, stop)
        if result.workers > 1:
            chunks = _together(job, result.asked, result.workers, stop)
        for rows in chunks:
            sheet.add(rows)
            result.add(rows)
            bar.update(task, completed=result.games)
    result.seconds = perf_counter() - start


def _bar() -> Progress:
    """A progress bar for who watches; it leaves nothing behind."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())


class Stop:
    """Whether Ctrl-C was pressed. Until `listen` it is not heard, so that workers started before are deaf to it; a
    second one ends everything."""

    def __init__(self) -> None:
        self.asked = False
        self.mine = current_thread() is main_thread()

    def __enter__(self) -> "Stop":
        if self.mine:
            self.before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        return self

    def listen(self) -> None:
        if self.mine and not self.asked:
            signal.signal(signal.SIGINT, self._note)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.asked = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.mine:
            signal.signal(signal.SIGINT, self.before)


class Pace:
    """How many matches to hand out at once: so many that Ctrl-C is soon obeyed."""

    def __init__(self) -> None:
        self.size = 10

    def saw(self, games: int, seconds: float) -> None:
        fitting = int(games * CHUNK_SECONDS / max(seconds, 1e-6))
        self.size = max(1, min(fitting, 4 * self.size, LARGEST_CHUNK))


def _alone(job: Job, games: int, stop: Stop) -> Iterator[Rows]:
    pace = Pace()
    stop.listen()
    first = 0
    while first < games and not stop.asked:
        rows, seconds = _chunk(job, first, min(pace.size, games - first))
        yield rows
        first += len(rows)
        pace.saw(len(rows), seconds)


def _together(job: Job, games: int, workers: int, stop: Stop) -> Iterator[Rows]:
    """Chunks go out in order and are handed on in order; what was begun when Ctrl-C came is still finished."""
    pace = Pace()
    out: dict[Future[tuple[Rows, float]], int] = {}
    back: dict[int, Rows] = {}
    begun = told = 0
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_deaf) as pool:
        while told < begun or (begun < games and not stop.asked):
            while begun < games and len(out) < 2 * workers and not stop.asked:
                size = min(pace.size, games - begun)
                out[pool.submit(_chunk, job, begun, size)] = begun
                begun += size
            stop.listen()
            for future in wait(out, return_when=FIRST_COMPLETED).done:
                rows, seconds = future.result()
                pace.saw(len(rows), seconds)
                back[out.pop(future)] = rows
            while told in back:
                rows = back.pop(told)
                told += len(rows)
                yield rows


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal; only the first shall hear it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunk(job: Job, first: int, games: int) -> tuple[Rows, float]:
    """Matches from `first` on, and how long they took."""
    start = perf_counter()
    rows = play_many(job.setting(), job.seed, first, games)
    return rows, perf_counter() - start
