"""The number of tables, counted seldom and piece by piece: there can be very many, and anybody may ask."""

import asyncio
import time

import msgspec

from stammtisch import wire
from stammtisch.store.log import Store, TableRow

FRESH = 10.0  # seconds for which a count is told to all who ask
PAGE = 500  # rows that are counted without a break


class Statistics:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._counting: asyncio.Task[wire.Statistics] | None = None
        self._began = 0.0

    async def newest(self) -> wire.Statistics:
        """There is one count at a time. One that failed is told as long as any other."""
        old = self._counting
        if old is None or (old.done() and time.monotonic() - self._began >= FRESH):
            self._began = time.monotonic()
            old = self._counting = asyncio.create_task(self._count())
        return await asyncio.shield(old)

    async def _count(self) -> wire.Statistics:
        found, last = wire.Statistics({}, {}), ""
        while rows := await self.store.tables(None, False, PAGE, last):
            for row in rows:
                if row.status == "closed":  # a tournament, at which nobody plays
                    continue
                found.tables[row.status] = found.tables.get(row.status, 0) + 1
                if (listed := listed_row(row)) is not None:
                    found.games[listed.game] = found.games.get(listed.game, 0) + 1
            last = rows[-1].id
        return found


def listed_row(row: TableRow) -> wire.Listed | None:
    """None if it cannot be read; the table stores it anew when it next changes."""
    try:
        return msgspec.json.decode(row.summary, type=wire.Listed)
    except msgspec.MsgspecError:
        return None
