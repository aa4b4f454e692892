"""A worker keeps the leases of many idle tables: statements a round do not grow with the tables, and loading them does
not hold up the renewal."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg  # type: ignore[import-untyped]
import pytest
from store.database import Server as Postgres

from stammtisch import wire
from stammtisch.server import entries
from stammtisch.server.decide import decide
from stammtisch.server.leases import Leases
from stammtisch.server.opening import open_table
from stammtisch.server.table import Table
from stammtisch.server.tables import HostedTable, Tables, _summary
from stammtisch.server.time_source import now
from stammtisch.store import open_store
from stammtisch.store.log import Entry
from stammtisch.store.postgres import PostgresStore
from stammtisch.store.sql import Row, Step, entry_row

pytestmark = pytest.mark.once
MANY = [100, pytest.param(2000, marks=pytest.mark.soak)]
A_ROUND = 6  # the tables being played, the time, leases, the time, own presence, presence
A_POLL = 1


def idle_table() -> tuple[list[Entry], bytes]:
    """The log of a table that has been paused, and its row in the list of tables."""
    table = Table(secrets.token_hex(8))
    log: list[Entry] = []

    def append(body: entries.Body) -> None:
        log.append(Entry(table.id, len(log) + 1, now(), "anna", 0, body.kind(), body.encode()))
        table.apply(log[-1])

    append(open_table(wire.NewTable("foppen", 3, bots=["rule", "rule"])))
    append(decide(table, "anna", wire.Ready(1, secrets.token_hex(32)), now()))
    append(entries.Pause())
    return log, _summary(table)


async def fill(postgres: Postgres, url: str, many: int) -> list[str]:
    tables = [idle_table() for _ in range(many)]
    connection = await asyncpg.connect(url)
    rows = [(log[0].table, log[0].at, "playing", False, summary) for log, summary in tables]
    await connection.copy_records_to_table("tables", records=rows)
    await connection.copy_records_to_table("entries", records=[entry_row(each) for log, _ in tables for each in log])
    await connection.close()
    return [row[0] for row in rows]


class Counted:
    """The statements that a store has run."""

    def __init__(self, store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.number = 0
        run = store._steps

        async def counted(wanted: Sequence[Step]) -> Sequence[Row]:
            self.number += len(wanted)
            return await run(wanted)

        monkeypatch.setattr(store, "_steps", counted)


@asynccontextmanager
async def worker(url: str) -> AsyncIterator[tuple[PostgresStore, Tables, Leases]]:
    store = await open_store(url)
    assert isinstance(store, PostgresStore)
    tables = Tables(store, shared=True)
    leases = Leases(tables, "one")
    try:
        yield store, tables, leases
    finally:
        for task in (*leases.running.values(), *([leases.starting] if leases.starting else [])):
            task.cancel()
        await store.close()


async def expire(store: PostgresStore) -> None:
    await store._write(("UPDATE leases SET until = 1 WHERE holder = 'one'", ()))


async def held(store: PostgresStore) -> set[str]:
    """The leases of the worker that were renewed since they expired."""
    rows = await store._rows("SELECT table_id FROM leases WHERE holder = 'one' AND until > 1")
    return {row[0] for row in rows}


@pytest.mark.parametrize("many", MANY)
async def test_statements_of_a_round_do_not_grow_with_the_tables(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    async with worker(postgres_url) as (store, tables, leases):
        ids = await fill(postgres, postgres_url, many)
        await leases._round()  # without guests it leases what it has seen in the round before
        await leases._round()
        assert leases.starting is not None
        await leases.starting
        assert leases.running.keys() == set(ids)
        counted = Counted(store, monkeypatch)
        for _ in range(5):
            await expire(store)
            counted.number = 0
            await leases._round()
            assert counted.number <= A_ROUND
            counted.number = 0
            await tables.catch_up_all([each for each in tables.hosted.values() if each.runs_here])
            assert counted.number == A_POLL
            assert await held(store) == set(ids)


async def test_leases_are_renewed_while_tables_are_loaded(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(postgres_url) as (store, tables, leases):
        ids = await fill(postgres, postgres_url, 3)
        find, loads = tables.find, asyncio.Semaphore(0)

        async def slow(table_id: str) -> HostedTable:
            await loads.acquire()
            return await find(table_id)

        monkeypatch.setattr(tables, "find", slow)
        await leases._round()
        for _ in range(3):
            await expire(store)
            async with asyncio.timeout(120):
                await leases._round()
            assert await held(store) == set(ids)
        assert not leases.running
        for _ in ids:
            loads.release()
        assert leases.starting is not None
        await leases.starting
        assert leases.running.keys() == set(ids)


async def test_a_table_whose_lease_is_lost_while_it_is_loaded_does_not_run(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(postgres_url) as (store, tables, leases):
        (table_id,) = await fill(postgres, postgres_url, 1)
        find, loads = tables.find, asyncio.Semaphore(0)

        async def slow(each: str) -> HostedTable:
            await loads.acquire()
            return await find(each)

        monkeypatch.setattr(tables, "find", slow)
        await leases._round()
        await leases._round()
        await store.release(table_id, "one")
        assert await store.lease_all([table_id], "two", now(), now() + 9_000) == {table_id}
        await leases._round()
        loads.release()
        assert leases.starting is not None
        await leases.starting
        assert not leases.running


async def test_grown_names_the_tables_with_new_entries(postgres: Postgres, postgres_url: str, sqlite_url: str) -> None:
    for url in (postgres_url, sqlite_url):
        store = await open_store(url)
        try:
            for log, row in (idle_table(), idle_table()):
                await store.open_table(log[0], False, row)
                await store.append(log[1])
            one, two = [row.id for row in await store.tables(None, False, 9)]
            assert await store.grown({one: 1, two: 2, "x": 0}) == {one}
            assert await store.grown({one: 2, two: 2}) == set()
        finally:
            await store.close()
