"""Time for tests: hours pass in milliseconds, and the machine's clock steps when a test says so."""

import asyncio
import contextlib
import selectors
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import pytest

from stammtisch import wire
from stammtisch.games import GAMES
from stammtisch.server import entries, time_source
from stammtisch.server.autoplay import Autoplay
from stammtisch.server.opening import open_table
from stammtisch.server.tables import Guest, HostedTable, Tables
from stammtisch.store.log import Appended, Entry
from stammtisch.store.sql import Row, SqlStore, Step, Value
from stammtisch.store.sqlite import append, migrate, read_error, run, steps

START = 1_800_000_000.0  # when every test begins, by the machine's clock
Result = TypeVar("Result")


class Selector(selectors.DefaultSelector):
    """Nothing is waited for: the time of a wait has passed when it begins."""

    elapsed = 0.0
    busy = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "everything waits, and for nothing"
            self.elapsed += timeout
        self.busy = 0 if timeout else self.busy + 1
        assert self.busy < 20_000, "something is done again and again, and no time passes"
        return found


class World(asyncio.SelectorEventLoop):
    """An event loop in which time passes as fast as it can."""

    def __init__(self) -> None:
        self._elapsed = Selector()
        self.stepped = 0.0  # by how many seconds the machine's clock is wrong
        super().__init__(self._elapsed)

    def time(self) -> float:
        return 1000.0 + self._elapsed.elapsed

    def wall(self) -> float:
        return START + self._elapsed.elapsed + self.stepped

    def pause(self, seconds: float) -> None:
        """Nothing runs for so long, as during a long computation."""
        self._elapsed.elapsed += seconds

    def restart(self) -> None:
        """What a process does at its start: it reads the machine's clock."""
        time_source.set_to(time.time_ns() // 1_000_000)


def passing(work: Callable[[World], Coroutine[Any, Any, Result]]) -> Result:
    """Run a coroutine in a world of its own."""
    world = World()
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner(loop_factory=lambda: world) as runner:
        patch.setattr(time, "time", world.wall)
        patch.setattr(time, "time_ns", lambda: int(world.wall() * 1e9))
        patch.setattr(time, "monotonic", world.time)
        patch.setattr(time, "monotonic_ns", lambda: int(world.time() * 1e9))
        patch.setattr(time_source, "_start", 0)
        world.restart()
        return runner.run(work(world))


class MemoryStore(SqlStore):
    """A store without threads. Its clock is that of another machine; `slow` is how long it takes to append."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        migrate(self.connection, "memory")
        self.stepped = 0.0
        self.slow = 0.0

    async def append(self, entry: Entry) -> Appended:
        await asyncio.sleep(self.slow)
        return append(entry, self.connection)

    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        try:
            return run(self.connection, sql, values)
        except sqlite3.Error as error:
            raise read_error(error) from error

    async def _write(self, *wanted: Step) -> Sequence[Row]:
        return steps(wanted, self.connection)

    async def changes(self) -> AsyncGenerator[tuple[str, int], None]:
        await asyncio.Event().wait()
        yield "", 0

    async def time(self) -> int:
        return int((START + asyncio.get_running_loop().time() + self.stepped) * 1000)

    async def version(self) -> str:
        return "memory"

    async def close(self) -> None:
        self.connection.close()


class Watched:
    """A table in memory, and how it changes."""

    def __init__(self, tables: Tables, hosted: HostedTable) -> None:
        self.tables = tables
        self.hosted = hosted
        self.table = hosted.table
        self.news = asyncio.Event()
        hosted.guests.add(Guest("watcher", self.news.set, lambda heard: None))

    async def ask(self, seat: int, asked: wire.Request) -> int:
        return await self.tables.ask(self.hosted, f"p{seat}", asked)

    async def more(self, entries: int = 1) -> None:
        """Until so many entries have been appended."""
        enough = self.table.n + entries
        while self.table.n < enough:
            self.news.clear()
            await self.news.wait()


async def seated(tables: Tables, game: str, number: int = 1, bots: int = 0, **settings: Any) -> Watched:
    """A table at which a match has begun: people who are connected, and bots in the last seats."""
    seats = max(3, GAMES[game].seats[0])
    names = ["" if seat < seats - bots else "random" for seat in range(1, seats)]
    opening = open_table(wire.NewTable(game, seats, bots=names, **{"cover_seconds": 0, **settings}))
    table = f"{number:016x}"
    await tables.open("p0", opening, table)
    watched = Watched(tables, await tables.find(table))
    for seat in range(1, seats - bots):
        await tables.append(watched.hosted, f"p{seat}", 0, lambda table, at: entries.Admit())
        await watched.ask(seat, wire.Sit(1, seat))
    for seat in range(seats - bots):
        await watched.ask(seat, wire.Ready(2, f"{seat:064x}"))
    return watched


@contextlib.asynccontextmanager
async def running(watched: Watched) -> AsyncGenerator[Autoplay, None]:
    """Its clocks and bots run until the end of the block."""
    found = Autoplay(watched.tables, watched.hosted)
    task = asyncio.create_task(found.run())
    await asyncio.sleep(0)
    try:
        yield found
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
