"""The SQLite store: one server for a file, groups, forgotten bytes, a full disk, and files cut at any byte."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from store.database import entry, line, opened, with_table

from stammtisch.store import open_store
from stammtisch.store.log import Appended, Entry, StoreError
from stammtisch.store.sqlite import SqliteStore

pytestmark = pytest.mark.once

HEADER, FRAME_HEADER = 32, 24


def commits(wal: Path) -> int:
    """The frames of SQLite's own log that end a transaction carry the size of the database."""
    data = wal.read_bytes()
    frame = FRAME_HEADER + int.from_bytes(data[8:12], "big")
    return sum(data[at + 4 : at + 8] != bytes(4) for at in range(HEADER, len(data), frame))


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


async def test_appends_that_come_together_are_committed_together(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        wal = Path(f"{path_of(sqlite_url)}-wal")
        before = commits(wal)

        done = await asyncio.gather(*(store.append(entry("t", n)) for n in range(2, 102)))

        assert done == [Appended.DONE] * 100
        assert commits(wal) - before == 1


async def test_an_append_that_waits_for_its_turn_is_a_commit_of_its_own(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        wal = Path(f"{path_of(sqlite_url)}-wal")
        before = commits(wal)

        for n in range(2, 12):
            await store.append(entry("t", n))

        assert commits(wal) - before == 10


async def test_every_commit_waits_for_the_disk_and_only_the_writer_moves_the_log(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        writer, reader = store._writer, store._reader

        def setting(connection: sqlite3.Connection, name: str) -> object:
            return connection.execute(f"PRAGMA {name}").fetchone()[0]

        assert setting(writer, "journal_mode") == "wal"
        assert setting(writer, "synchronous") == 2
        assert setting(writer, "foreign_keys") == 1
        assert setting(writer, "wal_autocheckpoint") == 1000
        assert setting(reader, "wal_autocheckpoint") == 0
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            reader.execute("DELETE FROM entries")


async def test_a_second_server_on_the_same_file_is_sent_to_postgres(sqlite_url: str) -> None:
    async with opened(sqlite_url):
        with pytest.raises(ValueError, match="in use by another server; several processes need PostgreSQL"):
            await open_store(sqlite_url)
        other = subprocess.run(
            [sys.executable, Path(__file__).with_name("writer.py"), sqlite_url], capture_output=True, text=True
        )
        assert "in use by another server" in other.stderr

    async with opened(sqlite_url) as again:
        await again.check()


async def test_what_was_forgotten_is_in_no_byte_of_the_file(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await store.add_visitor("v1", "Rumpelstilzchen", b"hash of a secret", 100)
        await store.say(line("t", 2, "v1"), "how good that nobody knows")
        await store.forget("v1")

    data = path_of(sqlite_url).read_bytes()
    assert b"v1" in data
    for gone in (b"Rumpelstilzchen", b"hash of a secret", b"how good"):
        assert gone not in data


FULL_DISK = """
import asyncio, resource, sys
from stammtisch.store import open_store
from stammtisch.store.log import Appended, Entry, StoreError

def allow(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

def entry(n, body):
    return Entry("t", n, 0, "", 0, "move", body)

async def main(url):
    store = await open_store(url)
    await store.open_table(entry(1, b""), True, b"")
    allow(300_000)
    n, refused = 1, 0
    while refused < 3:
        try:
            assert await store.append(entry(n + 1, bytes(20_000))) is Appended.DONE
            n += 1
        except StoreError:
            refused += 1
            assert len(await store.read("t", 0)) == n
    allow(resource.RLIM_INFINITY)
    assert await store.append(entry(n + 1, b"after")) is Appended.DONE
    await store.close()
    print(n + 1)

asyncio.run(main(sys.argv[1]))
"""


async def test_a_full_disk_acknowledges_nothing_and_once_there_is_room_play_goes_on(sqlite_url: str) -> None:
    run = subprocess.run([sys.executable, "-c", FULL_DISK, sqlite_url], capture_output=True, text=True, check=True)

    async with opened(sqlite_url) as store:
        entries = await store.read("t", 0)
        assert [e.n for e in entries] == list(range(1, int(run.stdout) + 1))
        assert entries[-1].body == b"after"


async def test_a_commit_that_fails_acknowledges_nothing_and_the_next_goes_on(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        judged_late = ("PRAGMA defer_foreign_keys = ON", ()), ("INSERT INTO leases VALUES ('nowhere', 'x', 1)", ())

        failed = await asyncio.gather(
            store.append(entry("t", 2)), store._write(*judged_late), store.append(entry("t", 3)), return_exceptions=True
        )

        assert [type(error) for error in failed] == [StoreError] * 3
        assert len(await store.read("t", 0)) == 1
        assert await store.append(entry("t", 2)) is Appended.DONE


class Tape:
    """The files of a database as they were after each acknowledged entry."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wals: list[bytes] = []
        self.acknowledged: list[list[Entry]] = []

    async def record(self, store: SqliteStore, entries: int) -> None:
        for _ in range(entries):
            n = len(await store.read("t", 0)) + 1
            await store.append(entry("t", n, random.Random(n).randbytes(n * 37 % 6000)))
            self.wals.append(Path(f"{self.path}-wal").read_bytes())
            self.acknowledged.append(await store.read("t", 0))
        self.database = self.path.read_bytes()

    def torn(self, commit: int, cut: int, into: Path) -> None:
        """The files had the machine lost its power when only `cut` bytes of this commit were on the disk."""
        before, after = self.wals[commit - 1], self.wals[commit]
        (into / "cut.db").write_bytes(self.database)
        (into / "cut.db-wal").write_bytes(after[:cut] + before[cut:])
        (into / "cut.db-shm").unlink(missing_ok=True)

    def written(self, commit: int) -> range:
        """Where the log before and after this commit differ."""
        before, after = self.wals[commit - 1], self.wals[commit]
        same = (i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b)
        first = next(same, min(len(before), len(after)))
        end = len(after)
        while len(before) == len(after) and before[end - 1] == after[end - 1]:
            end -= 1
        return range(first, end)


@pytest.mark.parametrize("used", [False, True])
@pytest.mark.parametrize("cuts", [100, pytest.param(1000, marks=pytest.mark.soak)])
async def test_a_file_cut_at_any_byte_of_its_last_commits_holds_what_was_acknowledged_before(
    tmp_path: Path, used: bool, cuts: int
) -> None:
    path = tmp_path / "tables.db"
    tape = Tape(path)
    async with opened(f"sqlite:///{path}") as store:
        assert isinstance(store, SqliteStore)
        await tape.record(store, 8)
        if used:  # SQLite has moved its log into the file, and writes over it from the beginning
            store._writer.execute("PRAGMA wal_checkpoint")
        await tape.record(store, 6)
    last = range(len(tape.wals) - 3, len(tape.wals))
    assert {len(tape.wals[commit]) == len(tape.wals[commit - 1]) for commit in last} == {used}

    places = [(commit, cut) for commit in last for cut in tape.written(commit)]
    for commit, cut in random.Random(cuts).sample(places, cuts):
        tape.torn(commit, cut, tmp_path)
        again = await open_store(f"sqlite:///{tmp_path}/cut.db")
        found = await again.read("t", 0)
        await with_table(again, "goes on")
        await again.close()

        assert found == tape.acknowledged[commit - 1], f"cut at byte {cut} of commit {commit}"
        with closing(sqlite3.connect(tmp_path / "cut.db")) as whole:
            assert whole.execute("PRAGMA integrity_check").fetchone() == ("ok",)
