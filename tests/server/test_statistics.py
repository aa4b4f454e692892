"""However often anybody asks how many tables there are, they are counted seldom, and never all at once."""

import asyncio

import pytest
from store.database import entry

from stammtisch import wire
from stammtisch.server import statistics
from stammtisch.server.statistics import Statistics
from stammtisch.store import open_store
from stammtisch.store.log import TableRow

pytestmark = pytest.mark.once


async def test_many_who_ask_are_told_one_count_made_in_pages(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(sqlite_url)
    for number in range(25):
        listed = wire.Listed(f"t{number}", "mezza" if number % 5 else "foppen", 3, 1, "waiting")
        await store.open_table(entry(f"t{number}", 1), False, wire.encode(listed) if number else b"unreadable")
    monkeypatch.setattr(statistics, "PAGE", 10)
    tables, pages = store.tables, list[int]()

    async def counted(status: str | None, listed_only: bool, limit: int, before: str = "") -> list[TableRow]:
        found = await tables(status, listed_only, limit, before)
        pages.append(len(found))
        return found

    monkeypatch.setattr(store, "tables", counted)
    counts = Statistics(store)
    told = await asyncio.gather(*(counts.newest() for _ in range(50)))

    assert [each for each in told if each != told[0]] == []
    assert (told[0].tables, told[0].games) == ({"waiting": 25}, {"mezza": 20, "foppen": 4})
    assert pages == [10, 10, 5, 0]
    monkeypatch.setattr(statistics, "FRESH", 0.0)
    assert await counts.newest() == told[0]
    assert len(pages) == 8
    await store.close()
