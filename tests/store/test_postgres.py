"""The PostgreSQL store: several processes, connections cut in the middle, restarts, and wake-ups."""

import asyncio
import random
import subprocess
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from store.database import Server, entry, opened, with_table

from stammtisch.store import open_store
from stammtisch.store.log import Appended, Store, StoreError
from stammtisch.store.postgres import LOST, PostgresStore

pytestmark = pytest.mark.once

TABLES = [f"t{i}" for i in range(8)]


class Load:
    """Each table gets entries one after the other; `reached` wakes up when enough of them are acknowledged."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.done = 0
        self.acknowledged = asyncio.Condition()
        self.stopping = False
        self.counts = dict.fromkeys(TABLES, 1)

    async def __aenter__(self) -> "Load":
        self.playing = await asyncio.TaskGroup().__aenter__()
        for table in TABLES:
            self.playing.create_task(self.play(table))
        return self

    async def __aexit__(self, *error: Any) -> None:
        self.stopping = True
        await self.playing.__aexit__(*error)

    async def play(self, table: str) -> None:
        await with_table(self.store, table)
        while not self.stopping:
            n = self.counts[table] + 1
            assert await self.store.append(entry(table, n, b"%d" % n, who="anna", request=n)) is Appended.DONE
            self.counts[table] = n
            async with self.acknowledged:
                self.done += 1
                self.acknowledged.notify_all()

    async def reached(self, more: int) -> None:
        wanted = self.done + more
        async with self.acknowledged:
            await self.acknowledged.wait_for(lambda: self.done >= wanted)

    async def check(self) -> None:
        for table, count in self.counts.items():
            bodies = [e.body for e in await self.store.read(table, 1)]
            assert bodies == [b"%d" % n for n in range(2, count + 1)]


@pytest.mark.parametrize("cuts", [3, pytest.param(50, marks=pytest.mark.soak)])
async def test_connections_cut_in_the_middle_of_appends_lose_and_double_nothing(
    postgres: Server, postgres_url: str, cuts: int
) -> None:
    rng = random.Random(cuts)
    async with opened(postgres_url) as store:
        ended = 0
        async with Load(store) as load:
            for _ in range(cuts):
                await load.reached(rng.randrange(20, 60))
                ended += await postgres.cut()
            await load.reached(20)

        await load.check()
        assert ended >= cuts


@pytest.mark.parametrize("crashes", [1, pytest.param(50, marks=pytest.mark.soak)])
async def test_a_database_that_crashes_and_comes_back_has_lost_nothing(
    postgres: Server, postgres_url: str, crashes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stammtisch.store.postgres.PATIENCE", 300)
    async with opened(postgres_url) as store:
        async with Load(store) as load:
            for _ in range(crashes):
                await load.reached(50)
                await asyncio.to_thread(crash, postgres)
            await load.reached(20)

        await load.check()


def crash(server: Server) -> None:
    with server.down("immediate"):
        pass


async def test_a_database_that_stays_away_is_an_error_and_later_play_goes_on(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(postgres_url) as store:
        with postgres.down("fast"), monkeypatch.context() as patched:
            patched.setattr("stammtisch.store.postgres.PATIENCE", 0.5)
            for wish in (store.append(entry("t", 2)), store.check(), store.read("t", 0)):
                with pytest.raises(StoreError, match="does not answer"):
                    await wish

        assert await store.append(entry("t", 2)) is Appended.DONE


async def test_of_several_processes_with_one_number_exactly_one_is_done(postgres_url: str) -> None:
    stores = [await with_table(await open_store(postgres_url)) for _ in range(4)]
    for n in range(2, 12):
        results = await asyncio.gather(*(store.append(entry("t", n, b"%d" % i)) for i, store in enumerate(stores)))

        assert sorted(result.name for result in results) == ["DONE", "TAKEN", "TAKEN", "TAKEN"]
        for store in stores:
            assert (await store.read("t", n - 1))[0].body == b"%d" % results.index(Appended.DONE)
    await asyncio.gather(*(store.close() for store in stores))


async def test_processes_that_append_to_the_same_tables_in_any_order_never_block_each_other(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    impatient = tuple(error for error in LOST if error is not asyncpg.TransactionRollbackError)
    monkeypatch.setattr("stammtisch.store.postgres.LOST", impatient)
    stores = [await open_store(postgres_url) for _ in range(3)]
    for table in TABLES:
        await with_table(stores[0], table)
    rng = random.Random(1)
    for n in range(2, 12):
        wishes = [(store, table) for store in stores for table in TABLES]
        rng.shuffle(wishes)
        results = await asyncio.gather(
            *(store.append(entry(table, n, b"%d" % i)) for i, (store, table) in enumerate(wishes))
        )

        assert results.count(Appended.DONE) == len(TABLES)
    await asyncio.gather(*(store.close() for store in stores))


async def test_appends_that_come_together_are_one_transaction(postgres: Server, postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await asyncio.gather(*(store.append(entry("t", n)) for n in range(2, 102)))

        transactions = await postgres.admin("SELECT count(DISTINCT xmin::text) FROM entries WHERE n > 1", postgres_url)
        assert transactions[0][0] == 1


async def wakes(changes: AsyncIterator[tuple[str, int]], wanted: tuple[str, int]) -> None:
    """Returns when `wanted` is heard, which a test would wait for in vain otherwise."""
    async with asyncio.timeout(120):
        async for change in changes:
            if change == wanted:
                return


async def test_entries_of_other_processes_wake_and_our_own_do_not(postgres_url: str) -> None:
    async with opened(postgres_url) as ours, opened(postgres_url) as theirs, aclosing(ours.changes()) as changes:
        assert await anext(changes) == ("", 0)

        await ours.append(entry("t", 2))
        await ours.open_table(entry("a table of ours", 1), True, b"")
        await theirs.append(entry("t", 3))
        await theirs.open_table(entry("a table with spaces", 1), True, b"")
        await theirs.append(entry("a table with spaces", 2))

        heard = [await anext(changes) for _ in range(3)]
        assert heard == [("t", 3), ("a table with spaces", 1), ("a table with spaces", 2)]


@pytest.mark.parametrize("cuts", [3, pytest.param(50, marks=pytest.mark.soak)])
async def test_listening_heals_when_its_connection_is_cut(postgres: Server, postgres_url: str, cuts: int) -> None:
    async with opened(postgres_url) as ours, opened(postgres_url) as theirs, aclosing(ours.changes()) as changes:
        await wakes(changes, ("", 0))
        for n in range(2, 2 + cuts):
            assert await postgres.cut("query LIKE 'LISTEN%'") == 1

            await wakes(changes, ("", 0))
            await theirs.append(entry("t", n))
            await wakes(changes, ("t", n))


async def test_a_listening_connection_that_died_without_a_word_is_replaced(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stammtisch.store.postgres.PING", 0.1)
    monkeypatch.setattr("stammtisch.store.postgres.ATTEMPT", 0.5)
    listener = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND application_name = 'stammtisch'"
    async with opened(postgres_url) as ours, opened(postgres_url) as theirs, aclosing(ours.changes()) as changes:
        await wakes(changes, ("", 0))
        silent = str((await postgres.admin(listener))[0][0])
        subprocess.run(["kill", "-STOP", silent], check=True)
        try:
            await wakes(changes, ("", 0))
            await theirs.append(entry("t", 2))
            await wakes(changes, ("t", 2))
        finally:
            subprocess.run(["kill", "-CONT", silent], check=True)


async def test_an_acknowledgement_waits_for_the_disk_whatever_the_database_was_told(
    postgres_url: str,
) -> None:
    lax = f"{postgres_url}&synchronous_commit=off"
    async with opened(lax) as store:
        assert isinstance(store, PostgresStore)
        assert (await store._rows("SELECT current_setting('synchronous_commit')"))[0][0] == "on"
