"""Many matches on all cores; the same seed gives the same result whatever the number of workers."""

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from time import perf_counter
from types import FrameType, ModuleType, TracebackType
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from stammtisch.bots import seated
from stammtisch.bots.bot import Bot
from stammtisch.core.game import Game
from stammtisch.core.option import Value
from stammtisch.core.refusal import Wrong
from stammtisch.lab.playouts import PLIES, Setting, dealt, play_many
from stammtisch.lab.report import as_json, as_text
from stammtisch.lab.saving import save as save_one
from stammtisch.lab.sheet import Sheet
from stammtisch.lab.tally import Result, Row
from stammtisch.summary.chapter import chapter_of

__all__ = ["as_json", "as_text", "simulate"]

CHUNK_SECONDS = 0.2
LARGEST_CHUNK = 5000
WORTH_A_WORKER = 200  # games; of bots of one's own, which are not compiled, far fewer
OWN_WORTH_A_WORKER = 10

Rows = list[Row]


class Job(NamedTuple):
    """What a worker needs to know, in things that travel between processes."""

    package: str
    seats: int
    options: dict[str, Value]
    bots: list[str | Bot]
    seed: int
    counted: list[str]
    plies: int

    def setting(self) -> Setting:
        game: Game = import_module(self.package).GAME
        bots = [seated(game.name, each) if isinstance(each, str) else each for each in self.bots]
        players = [None if each == "random" else bot for each, bot in zip(self.bots, bots, strict=True)]
        return Setting(game, self.options, self.seats, players, self.counted, chapter_of(game), self.plies)


def simulate(
    game: Game,
    *,
    seats: int = 4,
    games: int = 10000,
    bots: str | Sequence[str | Bot] | None = None,
    seed: int = 0,
    workers: int | None = None,
    options: dict[str, Value] | None = None,
    csv: Path | None = None,
    count: list[str] | None = None,
    save: int = 0,
    folder: Path | None = None,
    plies: int = PLIES,
) -> Result:
    """Play matches 0 to `games` - 1 of a seed; after Ctrl-C the result is that of the matches before it.

    `bots` has one for each seat, or one for all: `random`, `rule`, one's own as `module:Class`, or a bot itself, which
    plays in this process alone. `csv` is a file for a row per match; `count` names kinds of events and tallies of the
    game's summary; `save` further matches are written to `folder` as records. A match that is not over after `plies`
    actions is broken off: it is told which, and counts for nobody.
    """
    if games < 1:
        raise Wrong(f"a simulation has at least one game, not {games}", "error-games", {"n": str(games)})
    if workers is not None and workers < 1:
        raise Wrong(f"a simulation needs at least one worker, not {workers}", "error-workers", {"n": str(workers)})
    if plies < 1:
        raise Wrong(f"a match has at least one move, not {plies}", "error-plies", {"n": str(plies)})
    if seed < 0:
        raise Wrong(f"a seed is a number from 0 to 2^256 - 1, not {seed}", "error-seed", {"seed": str(seed)})
    game.check_seats(seats)
    players = _players(bots, seats)
    at_hand = any(isinstance(each, Bot) for each in players)
    if at_hand and (workers or 1) > 1:
        raise ValueError(
            "a bot that is given as an object plays in this process: name it as module:Class for more workers"
        )
    job = Job(game.package, seats, game.settle(options or {}), players, seed, count or [], plies)
    setting = job.setting()
    sides = dealt(setting, seed, 0).sides()  # what cannot be played is said at once
    names = [each.name if isinstance(each, Bot) else each for each in players]
    result = Result(game.name, game.version, job.options, names, seed, games, job.counted, sides)
    result.most = plies
    result.workers = min(games, workers or (1 if at_hand else _workers(players, games)))
    _run(job, result, csv)
    for number in range(0 if result.interrupted else save):
        result.saved.append(str(save_one(setting, seed, number, folder or Path())))
    return result


def _workers(players: list[str | Bot], games: int) -> int:
    """As many as there are cores, if there is enough for each to do."""
    own = any(isinstance(each, str) and ":" in each for each in players)
    return min(os.cpu_count() or 1, 1 + games // (OWN_WORTH_A_WORKER if own else WORTH_A_WORKER))


def _players(bots: str | Sequence[str | Bot] | None, seats: int) -> list[str | Bot]:
    given: list[str | Bot] = [*(bots or ["random"])] if not isinstance(bots, str) else [*bots.split(",")]
    players = [each.strip() if isinstance(each, str) else each for each in given]
    if len(players) == 1:
        players *= seats
    if len(players) != seats:
        named = ",".join(each if isinstance(each, str) else each.name for each in players)
        why = f"{seats} seats need {seats} bots, or one for all, not {len(players)}: {named}"
        raise Wrong(why, "error-bots", {"seats": str(seats), "n": str(len(players)), "given": named})
    return players


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
            with _main_left_alone():
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


@contextmanager
def _main_left_alone() -> Iterator[None]:
    """Workers that are started now do not run the script that started this: they need nothing of it, and without a
    guard (`if __name__ == "__main__"`) it would start workers of its own."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal; only the first shall hear it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _chunk(job: Job, first: int, games: int) -> tuple[Rows, float]:
    """Matches from `first` on, and how long they took."""
    start = perf_counter()
    rows = play_many(job.setting(), job.seed, first, games)
    return rows, perf_counter() - start
