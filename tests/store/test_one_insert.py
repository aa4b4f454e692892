"""The entries of one SQLite commit are one statement, and each is judged by itself where that is not enough."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from store.database import entry, with_table

from stammtisch.store import open_store
from stammtisch.store.log import Appended
from stammtisch.store.sqlite import SqliteStore

pytestmark = pytest.mark.once
TABLES = [f"t{i}" for i in range(40)]


@asynccontextmanager
async def tables(url: str) -> AsyncIterator[tuple[SqliteStore, list[str]]]:
    """A store with tables, and the statements that it runs from then on."""
    store = await open_store(url)
    assert isinstance(store, SqliteStore)
    statements: list[str] = []
    try:
        for table in TABLES:
            await with_table(store, table)
        store._writer.set_trace_callback(statements.append)
        yield store, statements
        store._writer.set_trace_callback(None)
    finally:
        await store.close()


async def test_all_entries_of_a_commit_are_one_statement(sqlite_url: str) -> None:
    async with tables(sqlite_url) as (store, statements):
        done = await asyncio.gather(*(store.append(entry(table, 2)) for table in TABLES))
        assert done == [Appended.DONE] * len(TABLES)
        assert len(statements) == 3  # begin, insert, commit
        assert [len(await store.read(table, 1)) for table in TABLES] == [1] * len(TABLES)


async def test_one_entry_that_cannot_be_appended_leaves_the_others_alone(sqlite_url: str) -> None:
    async with tables(sqlite_url) as (store, _):
        await store.append(entry("t0", 2, b"another"))
        wanted = [entry("t0", 2), entry("t1", 9), entry("nowhere", 1), entry("t2", 2), entry("t2", 3)]
        taken, gap, nowhere, *done = await asyncio.gather(*map(store.append, wanted), return_exceptions=True)
        assert taken is Appended.TAKEN
        assert isinstance(gap, ValueError)
        assert isinstance(nowhere, ValueError)
        assert done == [Appended.DONE] * 2
        assert [each.n for each in await store.read("t2", 0)] == [1, 2, 3]
