"""Whether this process can do its work: the store confirms writes, and clocks and bots are looked after."""

import asyncio
import contextlib
import time

from stammtisch.server.tables import Tables
from stammtisch.server.time_source import now
from stammtisch.store.log import StoreError

FRESH = 1.0  # seconds for which the result of a trial is told to all who ask
PATIENCE = 2.0  # seconds for a trial
LEASES = 10_000  # milliseconds without a round of leases


class Health:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._trial: asyncio.Task[str] | None = None
        self._tried = 0.0

    async def trouble(self) -> str:
        """Why this process is not ready; empty if it is. A store in trouble is why leases are late, so it is named."""
        if trouble := await self._store_trouble():
            return trouble
        late = now() - self.tables.leased
        return f"leases have not been renewed for {late // 1000} seconds" if late > LEASES else ""

    async def _store_trouble(self) -> str:
        """What the newest trial has shown. There is one trial at a time, and at most one a second."""
        trial = self._trial
        if trial is None or (trial.done() and time.monotonic() - self._tried >= FRESH):
            self._tried = time.monotonic()
            trial = self._trial = asyncio.create_task(self._try())
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(trial), PATIENCE)
        return f"the store has not confirmed a write for {time.monotonic() - self._tried:.0f} seconds"

    async def _try(self) -> str:
        try:
            await self.tables.store.check()
        except StoreError as error:
            return f"the store does not confirm a write: {error}"
        return ""
