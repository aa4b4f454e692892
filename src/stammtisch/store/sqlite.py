"""The store of one process: an SQLite file. Writes are committed in groups and acknowledged after the commit."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

from stammtisch.store.group import Group
from stammtisch.store.log import Appended, Entry, KeptRecord, StoreError, Unreadable
from stammtisch.store.migrate import VERSION, VERSIONS, newest, next_step, script
from stammtisch.store.sql import APPEND, Row, SqlStore, Step, Value, entry_row, judge, rivals, storable

log = logging.getLogger("stammtisch")

OWNER_ONLY = 0o600  # the database holds the seeds of running deals
OLDEST = (3, 35, 0)  # the first with RETURNING
TOGETHER = 64  # entries in one statement

PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 10.0)  # seconds between attempts to truncate the log; the last one repeats

Work = Entry | Callable[[sqlite3.Connection], "Appended | Sequence[Row]"]

APPEND_ALL = """
    INSERT INTO entries (table_id, n, at, who, request, kind, body)
    SELECT * FROM (VALUES {rows})
     WHERE column2 = 1 + (SELECT max(n) FROM entries WHERE table_id = column1)
    ON CONFLICT DO NOTHING"""


def run(connection: sqlite3.Connection, sql: str, values: Sequence[Value] = ()) -> list[Row]:
    """SQLite treats $1 as a named parameter, so that both databases can share their statements."""
    return connection.execute(sql, {str(i): value for i, value in enumerate(values, 1)}).fetchall()


def create_private(path: Path) -> None:
    """Make missing files for the owner only. SQLite gives the files it makes beside a database the same mode.

    A file that is there is not opened: closing it would release the locks of this process on it.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    for file in (path, Path(f"{path}.lock")):
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))


def make_private(path: Path) -> None:
    """Take the files of a database away from other users of the machine."""
    for file in (path, *(Path(f"{path}{end}") for end in (".lock", "-wal", "-shm"))):
        if os.name == "nt" or not file.exists() or not file.stat().st_mode & 0o077:
            continue
        try:
            file.chmod(OWNER_ONLY)
            log.warning("%s was open to other users of this machine; now it is its owner's only", file)
        except OSError as error:
            log.warning("%s is open to other users of this machine, and stays so: %s", file, error.strerror)


def locked(path: Path) -> sqlite3.Connection:
    """A lock on a file beside the database. The operating system releases it even if this process is killed."""
    lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" not in str(error):
            raise
        raise ValueError(f"{path} is in use by another server; several processes need PostgreSQL") from None
    return lock


def writer(path: Path) -> sqlite3.Connection:
    """The only connection that writes, and the only one that checkpoints the write-ahead log."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for setting in ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("PRAGMA secure_delete = ON")  # overwrite erased data
    return connection


def reader(path: Path) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    return connection


def migrate(connection: sqlite3.Connection, where: str) -> None:
    connection.execute(VERSIONS)
    while (step := next_step(connection.execute(VERSION).fetchone()[0], where)) is not None:
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script(*step)}COMMIT;")
        except sqlite3.Error:
            connection.rollback()
            raise


def append(entry: Entry, connection: sqlite3.Connection) -> Appended:
    if run(connection, APPEND, entry_row(entry)):
        return Appended.DONE
    return judge(entry, run(connection, *rivals(entry)))


def append_all(connection: sqlite3.Connection, entries: list[Entry]) -> bool:
    """Append with as few statements as can be, since each waits for the interpreter's lock when it comes back. False if
    an entry was not appended: then each is to be judged by itself."""
    added = 0
    for start in range(0, len(entries), TOGETHER):
        values = [value for entry in entries[start : start + TOGETHER] for value in entry_row(entry)]
        rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * (len(values) // 7))
        try:
            added += connection.execute(APPEND_ALL.format(rows=rows), values).rowcount
        except sqlite3.IntegrityError:
            return False
    return added == len(entries)


def steps(wanted: Sequence[Step], connection: sqlite3.Connection) -> Sequence[Row]:
    return [run(connection, *step) for step in wanted][-1]


def commit(connection: sqlite3.Connection, works: list[Work]) -> Sequence["Appended | Sequence[Row] | Exception"]:
    """Do all work in one transaction; work that fails is rolled back alone."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        added = append_all(connection, [work for work in works if isinstance(work, Entry)])
        results = [Appended.DONE if added and isinstance(work, Entry) else guarded(connection, work) for work in works]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [StoreError(f"SQLite could not write: {error}") for _ in works]
    return results


def guarded(connection: sqlite3.Connection, work: Work) -> "Appended | Sequence[Row] | Exception":
    connection.execute("SAVEPOINT work")
    try:
        done = append(work, connection) if isinstance(work, Entry) else work(connection)
        result: Appended | Sequence[Row] | Exception = done
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite has rolled back the whole transaction
        connection.execute("ROLLBACK TO work")
        result = store_error(error)
    connection.execute("RELEASE work")
    return result


def files_of(path: Path) -> dict[Path, os.stat_result]:
    """The files of an open database, as they are now."""
    return {file: file.stat() for file in (path, Path(f"{path}-wal"))}


def in_place(files: dict[Path, os.stat_result]) -> None:
    """StoreError if a file is not the one that was opened: what is written into that one is lost at the end."""
    for file, opened in files.items():
        try:
            same = os.path.samestat(file.stat(), opened)
        except OSError as error:
            raise StoreError(f"{file} is gone: {error.strerror}; stop the server and restore it") from error
        if not same:
            raise StoreError(f"{file} has been replaced while the server runs; stop the server and start it again")


def read_error(error: sqlite3.Error) -> StoreError:
    """SQLite tells damaged pages by their code, and damaged text by its message alone."""
    damaged = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_CORRUPT or "decode to UTF-8" in str(error)
    return (Unreadable if damaged else StoreError)(f"SQLite could not read: {error}")


def truncate_log(connection: sqlite3.Connection) -> bool:
    """Move the write-ahead log into the file and empty it; False while somebody reads an older state. Does not wait:
    this thread has entries to write."""
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        return bool(connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0)
    except sqlite3.Error:
        return False
    finally:
        connection.execute("PRAGMA busy_timeout = 5000")


def store_error(error: Exception) -> Exception:
    """A database error as an error of the store."""
    if isinstance(error, sqlite3.IntegrityError | sqlite3.DataError):
        return ValueError(f"the database refuses it: {error}")
    return StoreError(f"SQLite could not write: {error}") if isinstance(error, sqlite3.Error) else error


class SqliteStore(SqlStore):
    """Made by `open_sqlite`. The writer and the reader each have a thread of their own."""

    def __init__(
        self, lock: sqlite3.Connection, writer: sqlite3.Connection, reader: sqlite3.Connection, path: Path
    ) -> None:
        self._files = files_of(path)
        self._connections = [reader, writer, lock]
        self._writer = writer
        self._reader = reader
        self._writing = ThreadPoolExecutor(1, "sqlite-writer")
        self._reading = ThreadPoolExecutor(1, "sqlite-reader")
        self._group: Group[Work, Appended | Sequence[Row]] = Group(self._commit)
        self._closed = asyncio.Event()
        self._erased = False  # something since the log was truncated
        self._erasing: asyncio.Task[None] | None = None

    async def forget(self, id: str) -> None:
        await super().forget(id)
        await self._erase()

    async def forget_before(self, at: int) -> int:
        count = await super().forget_before(at)
        if count:
            await self._erase()
        return count

    async def prune(self, table: str, last: int, records: list[KeptRecord], now: int) -> None:
        await super().prune(table, last, records, now)
        await self._erase()

    async def _erase(self) -> None:
        """Remove erased text from the write-ahead log before this returns. If another program reads the file, it is
        removed within ten seconds after that program stops."""
        self._erased = True
        if self._erasing is None or self._erasing.done():
            self._erasing = asyncio.create_task(self._truncate())
        await asyncio.wait({self._erasing}, timeout=1)

    async def _truncate(self) -> None:
        pauses = iter(PAUSES)
        loop = asyncio.get_running_loop()
        while self._erased:
            self._erased = False
            if await loop.run_in_executor(self._writing, truncate_log, self._writer):
                continue
            self._erased = True
            pause = next(pauses, PAUSES[-1])
            if pause == PAUSES[-1]:
                log.warning("erased text is still in the write-ahead log: another program reads the database; retrying")
            await asyncio.sleep(pause)

    async def append(self, entry: Entry) -> Appended:
        storable(entry_row(entry))
        result = await self._put(entry)
        assert isinstance(result, Appended)
        return result

    async def _write(self, *wanted: Step) -> Sequence[Row]:
        for _, values in wanted:
            storable(values)
        result = await self._put(partial(steps, wanted))
        assert not isinstance(result, Appended)
        return result

    async def _put(self, work: Work) -> Appended | Sequence[Row]:
        self._still_open()
        return await self._group.put(work)

    async def _commit(self, works: list[Work]) -> Sequence[Appended | Sequence[Row] | Exception]:
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._commit_in_place, works)

    def _commit_in_place(self, works: list[Work]) -> Sequence[Appended | Sequence[Row] | Exception]:
        in_place(self._files)
        return commit(self._writer, works)

    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        storable(values)
        self._still_open()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, run, self._reader, sql, values)
        except sqlite3.Error as error:
            raise read_error(error) from error

    async def changes(self) -> AsyncGenerator[tuple[str, int], None]:
        """No notifications: there is no other process."""
        await self._closed.wait()
        others: tuple[tuple[str, int], ...] = ()
        for change in others:
            yield change

    async def time(self) -> int:
        return time.time_ns() // 1_000_000

    async def check(self) -> None:
        await super().check()
        await self._rows(VERSION)

    async def version(self) -> str:
        return f"SQLite {sqlite3.sqlite_version}, schema {newest()}"

    async def close(self) -> None:
        if self._closed.is_set():
            return
        self._closed.set()
        if self._erasing is not None:
            self._erasing.cancel()
        await self._group.finish()
        self._reading.shutdown()
        self._writing.shutdown()
        for connection in self._connections:
            connection.close()

    def _still_open(self) -> None:
        if self._closed.is_set():
            raise StoreError("the store is closed")


async def open_sqlite(path: Path) -> SqliteStore:
    if sqlite3.sqlite_version_info < OLDEST:
        raise ValueError(f"SQLite {sqlite3.sqlite_version} is too old: 3.35 or later is needed")
    opened: list[sqlite3.Connection] = []
    try:
        create_private(path)
        opened.append(locked(path))
        opened.append(writer(path))
        migrate(opened[1], str(path))
        make_private(path)
        opened.append(reader(path))
    except (sqlite3.Error, OSError, ValueError) as error:
        for connection in reversed(opened):
            connection.close()
        if isinstance(error, ValueError):
            raise
        raise ValueError(f"{path} cannot be opened as a database: {error}") from error
    return SqliteStore(opened[0], opened[1], opened[2], path)
