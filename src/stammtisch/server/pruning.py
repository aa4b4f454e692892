"""Old tables leave the database: the records of their matches are kept, compressed, and nothing else."""

import asyncio
import contextlib
import logging
import lzma

from stammtisch.server.credentials import is_id
from stammtisch.server.recording import Recording
from stammtisch.server.table import Table
from stammtisch.server.tables import Tables, check_version
from stammtisch.server.time_source import now
from stammtisch.store.log import Entry, KeptRecord, Store, StoreError, Unreadable

log = logging.getLogger("stammtisch")

DAY = 86_400_000  # milliseconds
EVERY = 3600  # seconds


async def prune_regularly(tables: Tables, days: int) -> None:
    """Once an hour, prune the finished tables that were not used for so many days; 0 keeps them."""
    while days:
        with contextlib.suppress(StoreError):
            await prune(tables, days)
        await asyncio.sleep(EVERY)


async def prune(tables: Tables, days: int) -> int:
    """How many tables were pruned. A table in use, or one that this release cannot judge, stays."""
    pruned = 0
    for table in await tables.store.prunable(now() - days * DAY, now()):
        try:
            pruned += await _prune_one(tables, table)
        except Exception as error:  # whatever is wrong with one table, the others are pruned
            if isinstance(error, StoreError) and not isinstance(error, Unreadable):
                raise
            log.info("table %s: not pruned: %r", table, error)
    if pruned:
        log.info("%s finished tables pruned; their records are kept", pruned)
    return pruned


async def _prune_one(tables: Tables, table: str) -> bool:
    entries = await tables.store.read(table, 0)
    if not entries or _looked_at(tables, table):  # none: another process was first
        return False
    records = await asyncio.to_thread(records_of, entries)
    if _looked_at(tables, table):
        return False
    await tables.store.prune(table, entries[-1].n, records, now())
    hosted = tables.hosted.pop(table, None)
    if hosted is not None:
        hosted.notify()  # somebody has just come
    return True


def _looked_at(tables: Tables, table: str) -> bool:
    return table in tables.hosted and bool(tables.hosted[table].guests)


def records_of(entries: list[Entry]) -> list[KeptRecord]:
    """The finished matches in the log of a table. This takes long, so it runs in a thread."""
    table, found = Table(entries[0].table), list[KeptRecord]()
    for entry in entries:
        match, number, at = table.match, table.matches, table.at
        table.apply(entry)
        if match is not None and table.match is not match:  # another was begun, or is being agreed on
            found.append(_kept(table, match, number, at))
        check_version(table)
    if table.phase != "over":
        raise ValueError("a match goes on there")
    assert table.match is not None
    return [*found, _kept(table, table.match, table.matches, table.at)]


def _kept(table: Table, match: Recording, number: int, at: int) -> KeptRecord:
    readers = sorted(who for who in table.people if table.lets_in(who))
    record = lzma.compress(match.record().encode(), preset=6)
    return KeptRecord(table.id, number, at, readers, record, match.address, match.sat)


async def kept_for(store: Store, table: str, who: str) -> KeptRecord | None:
    """The record of a pruned table, for those who could have it before."""
    kept = await store.kept_record(table) if is_id(table) else None
    return None if kept is None or who not in kept.readers else kept
