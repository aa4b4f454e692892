"""The store of several processes: PostgreSQL. Lost connections are made again."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import aclosing
from functools import partial
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from stammtisch.store.group import Group
from stammtisch.store.log import Appended, Entry, StoreError, Unreadable
from stammtisch.store.migrate import VERSION, VERSIONS, newest, next_step, script
from stammtisch.store.sql import (
    APPEND,
    LEASE,
    PRESENT,
    Row,
    SqlStore,
    Step,
    Value,
    entry_row,
    judge,
    rivals,
    storable,
)

PATIENCE = 10.0  # seconds of retrying before a StoreError
ATTEMPT = 4.0  # seconds for one connection or one query
PAUSES = (0.05, 0.1, 0.2, 0.4)  # seconds between attempts; the last one repeats
PING = 5.0  # seconds without a notification after which the listening connection is tested
CHANNEL = "stammtisch"
FORM = "postgresql://user@host/database"
MIGRATING = 0x5374616D  # the advisory lock held during a migration
SETTINGS = {
    "application_name": "stammtisch",
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
}

LOST = (
    OSError,  # includes TimeoutError
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
)
DAMAGED = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
REFUSED = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)

Result = TypeVar("Result")


def noted(insert: str, show: str) -> str:
    """An INSERT that also notifies the other processes, in one statement."""
    return f"WITH done AS ({insert}) SELECT {show}, pg_notify('{CHANNEL}', table_id || ' ' || n) FROM done"


# Many rows in one statement; sorted, so that two processes cannot deadlock.
LEASE_ALL = LEASE.replace(
    "VALUES ($1, $2, $4)",
    "SELECT id, CAST($2 AS TEXT), CAST($4 AS BIGINT) FROM unnest(CAST($1 AS TEXT[])) AS id ORDER BY id",
).replace("RETURNING holder", "RETURNING table_id")
PRESENT_ALL = PRESENT.replace(
    "SELECT id, $2, $3, $4 FROM tables WHERE id = $1",
    "SELECT id, visitor, CAST($3 AS TEXT), CAST($4 AS BIGINT) FROM tables"
    " JOIN unnest(CAST($1 AS TEXT[]), CAST($2 AS TEXT[])) AS each (place, visitor) ON place = id ORDER BY id, visitor",
)
GROWN = """
    SELECT id FROM unnest(CAST($1 AS TEXT[]), CAST($2 AS BIGINT[])) AS known (id, last)
     WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = id AND n > last)"""
APPEND_NOTED = noted(APPEND, "CAST($8 AS BIGINT)")


def where(url: str) -> str:
    """The database for error messages, without passwords."""
    parts = urlsplit(url)
    return f"PostgreSQL database {parts.path.lstrip('/') or '(default)'} at {parts.hostname or 'this machine'}"


async def patiently(attempt: Callable[[], Awaitable[Result]], place: str) -> Result:
    """Retry until the database answers; `attempt` must be idempotent."""
    loop = asyncio.get_running_loop()
    end = loop.time() + PATIENCE
    pauses = iter(PAUSES)
    while True:
        try:
            async with asyncio.timeout_at(end):
                return await attempt()
        except REFUSED as error:
            raise ValueError(f"the database refuses it: {error}") from error
        except ValueError:
            raise
        except LOST as error:
            pause = next(pauses, PAUSES[-1])
            if loop.time() + pause > end:
                raise StoreError(f"{place} does not answer: {error or type(error).__name__}") from error
            await asyncio.sleep(pause)
        except DAMAGED as error:
            raise Unreadable(f"{place} is damaged: {error}") from error
        except asyncpg.PostgresError as error:
            raise StoreError(f"{place} failed: {error}") from error


async def migrate(connection: Any, place: str) -> None:
    """An advisory lock lets only one process migrate at a time."""
    while True:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await connection.execute(VERSIONS)
            step = next_step(await connection.fetchval(VERSION), place)
            if step is None:
                return
            await connection.execute(script(*step).replace(" BLOB ", " BYTEA "))


class PostgresStore(SqlStore):
    """Made by `open_postgres`. Appends are committed in groups, sorted by table, so that two processes cannot
    deadlock."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._place = where(url)
        self._pool: Any = asyncpg.create_pool(
            url,
            min_size=0,
            max_size=8,
            init=self._note,
            server_settings=SETTINGS,
            timeout=ATTEMPT,
            command_timeout=ATTEMPT,
        )
        self._backends: set[int] = set()
        self._group: Group[Entry, Appended] = Group(self._commit)
        self._listening: set[asyncio.Queue[tuple[str, int] | None]] = set()
        self._closed = False

    async def start(self) -> None:
        async def reach() -> None:
            async with self._pool.acquire():
                pass

        async def renew() -> None:
            async with self._pool.acquire() as connection:
                await migrate(connection, self._place)

        await self._pool
        try:
            await patiently(reach, self._place)
        except ValueError:  # its message may contain a password
            raise ValueError(f"the address of the PostgreSQL database cannot be read: name it as {FORM}") from None
        await patiently(renew, self._place)

    async def append(self, entry: Entry) -> Appended:
        storable(entry_row(entry))
        self._still_open()
        return await self._group.put(entry)

    async def _commit(self, entries: list[Entry]) -> Sequence[Appended | Exception]:
        return await patiently(partial(self._append, entries), self._place)

    async def _append(self, entries: list[Entry]) -> Sequence[Appended | Exception]:
        order = sorted(range(len(entries)), key=lambda i: (entries[i].table, entries[i].n))
        async with self._pool.acquire() as connection:
            rows = await connection.fetchmany(APPEND_NOTED, [(*entry_row(entries[i]), i) for i in order])
            done = {row[0] for row in rows}
            return [
                Appended.DONE if i in done else await self._judge(connection, entry) for i, entry in enumerate(entries)
            ]

    async def _judge(self, connection: Any, entry: Entry) -> Appended | Exception:
        sql, values = rivals(entry)
        try:
            return judge(entry, await connection.fetch(sql, *values))
        except ValueError as gap:
            return gap

    async def grown(self, known: Mapping[str, int]) -> set[str]:
        return {row[0] for row in await self._rows(GROWN, list(known), list(known.values()))}

    async def lease_all(self, tables: Iterable[str], holder: str, now: int, until: int) -> set[str]:
        return {row[0] for row in await self._write((LEASE_ALL, (list(set(tables)), holder, now, until)))}

    async def present_all(self, visitors: Iterable[tuple[str, str]], holder: str, until: int) -> None:
        each = set(visitors)
        tables, people = [table for table, _ in each], [who for _, who in each]
        await self._write((PRESENT_ALL, (tables, people, holder, until)))

    def _noted(self, insert: str) -> str:
        return noted(insert, "n")

    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        return await self._write((sql, values))

    async def _write(self, *wanted: Step) -> Sequence[Row]:
        for _, values in wanted:
            storable(values)
        self._still_open()
        return await patiently(partial(self._steps, wanted), self._place)

    async def _steps(self, wanted: Sequence[Step]) -> Sequence[Row]:
        rows: Sequence[Row] = []
        async with self._pool.acquire() as connection:
            if len(wanted) == 1:
                sql, values = wanted[0]
                return await connection.fetch(sql, *values)  # type: ignore[no-any-return]
            async with connection.transaction():
                for sql, values in wanted:
                    rows = await connection.fetch(sql, *values)
        return rows

    async def _note(self, connection: Any) -> None:
        """Remember our own connections, so that we ignore our own notifications."""
        backend = connection.get_server_pid()
        self._backends.add(backend)
        connection.add_termination_listener(lambda _: self._backends.discard(backend))

    async def changes(self) -> AsyncGenerator[tuple[str, int], None]:
        heard: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
        self._listening.add(heard)
        pauses = iter(PAUSES)
        try:
            while not self._closed:
                try:
                    async with aclosing(self._listen(heard)) as changes:
                        async for change in changes:
                            pauses = iter(PAUSES)
                            yield change
                except (*LOST, asyncpg.PostgresError):
                    await asyncio.sleep(next(pauses, PAUSES[-1]))
        finally:
            self._listening.discard(heard)

    async def _listen(self, heard: asyncio.Queue[tuple[str, int] | None]) -> AsyncGenerator[tuple[str, int], None]:
        """The notifications of one connection, until it is lost or the store closes."""

        def hear(connection: Any, backend: int, channel: str, payload: str) -> None:
            if backend not in self._backends:
                table, n = payload.rsplit(" ", 1)
                heard.put_nowait((table, int(n)))

        connection = await asyncpg.connect(
            self._url, timeout=ATTEMPT, command_timeout=ATTEMPT, server_settings=SETTINGS
        )
        try:
            connection.add_termination_listener(lambda _: heard.put_nowait(None))
            await connection.add_listener(CHANNEL, hear)
            yield "", 0
            while not (self._closed or connection.is_closed()):
                try:
                    async with asyncio.timeout(PING):
                        change = await heard.get()
                except TimeoutError:
                    await connection.execute("SELECT 1")  # detects a dead connection
                    continue
                if change is not None:
                    yield change
        finally:
            connection.terminate()

    async def time(self) -> int:
        rows = await self._rows("SELECT CAST(1000 * extract(epoch FROM clock_timestamp()) AS BIGINT)")
        return int(rows[0][0])

    async def version(self) -> str:
        rows = await self._rows("SELECT current_setting('server_version'), current_setting('fsync')")
        warning = "" if rows[0][1] == "on" else ", fsync is off: acknowledged entries may be lost"
        return f"PostgreSQL {rows[0][0]}, schema {newest()}{warning}"

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        for heard in self._listening:
            heard.put_nowait(None)
        await self._group.finish()
        await self._pool.close()

    def _still_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")


async def open_postgres(url: str) -> PostgresStore:
    store = PostgresStore(url)
    try:
        await store.start()
    except BaseException as error:
        await store.close()
        if isinstance(error, StoreError):
            raise ValueError(f"{error}: start it, or name another") from error
        raise
    return store
