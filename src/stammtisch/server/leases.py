"""Which process runs the clocks and bots of which table.

Processes that share a store lease the tables being played. The lease of a process that died expires, and another
process takes the table over.
"""

import asyncio
import logging
from collections.abc import Set

from stammtisch.core.refusal import Refusal
from stammtisch.server.autoplay import Autoplay
from stammtisch.server.tables import Tables, now
from stammtisch.store.log import StoreError

log = logging.getLogger("stammtisch")

LEASE = 3000  # milliseconds
ROUND = 1.0  # seconds between rounds; each renews the leases


class Leases:
    def __init__(self, tables: Tables, holder: str) -> None:
        self.tables = tables
        self.holder = holder  # this process, as the store knows it
        self.running: dict[str, asyncio.Task[None]] = {}
        self.known: set[str] = set()  # tables that were being played in the last round
        self.unreadable: set[str] = set()  # tables of a version that this release does not have

    async def run(self) -> None:
        """Until cancelled; then other processes can take the tables at once."""
        try:
            while True:
                try:
                    await self._round()
                except StoreError as error:
                    log.warning("leases not renewed, retrying: %s", error)
                except Exception:
                    log.exception("lease loop failed, retrying")
                await asyncio.sleep(ROUND)
        finally:
            for task in self.running.values():
                task.cancel()
            await self.tables.store.release_all(self.holder)

    async def _round(self) -> None:
        tables = self.tables
        playing = {row.id: row.summary for row in await tables.store.tables("playing", False, 100_000)}
        wanted = playing.keys() - self.unreadable
        mine = await self._lease(wanted) if tables.shared else wanted
        for table_id in wanted:
            if table_id in mine:
                await self._start(table_id, playing[table_id])
            else:
                self._stop(table_id)
        for table_id in self.running.keys() - playing.keys():
            self._stop(table_id)
            await tables.store.release(table_id, self.holder)
        await self._retry_summaries()
        if tables.shared:
            await self._share_presence()
            for who in await tables.store.forgotten(self.holder):  # another process may have forgotten them
                tables.close_sockets(who)
        tables.drop_idle()

    async def _lease(self, wanted: Set[str]) -> set[str]:
        """Take or renew leases. Only a process with guests leases a new table in its first round."""
        hosted = self.tables.hosted
        ready = {each for each in wanted if each in self.known or (each in hosted and hosted[each].guests)}
        self.known = set(wanted)
        return await self.tables.store.lease_all(ready, self.holder, now(), now() + LEASE)

    async def _start(self, table_id: str, summary: bytes) -> None:
        if table_id in self.running and not self.running[table_id].done():
            return
        try:
            hosted = await self.tables.find(table_id)
        except Refusal as error:
            log.info("table %s: its clocks and bots do not run here: %s", table_id, error.why)
            self.unreadable.add(table_id)
            await self.tables.store.release(table_id, self.holder)
            return
        hosted.runs_here = True
        hosted.summary = hosted.summary or summary
        self.running[table_id] = asyncio.create_task(Autoplay(self.tables, hosted).run())

    def _stop(self, table_id: str) -> None:
        """The match is over, or another process runs the table."""
        if table_id in self.running:
            self.running.pop(table_id).cancel()
        if table_id in self.tables.hosted:
            self.tables.hosted[table_id].runs_here = False

    async def _retry_summaries(self) -> None:
        """Store the summaries that could not be stored when their tables changed."""
        for hosted in list(self.tables.hosted.values()):
            if not hosted.lock.locked():
                async with hosted.lock:
                    await self.tables.summarise(hosted)

    async def _share_presence(self) -> None:
        """Store who is connected to this process, and read who is connected to the others."""
        store, hosted_tables = self.tables.store, self.tables.hosted
        local = {table_id: {guest.who for guest in hosted.guests} for table_id, hosted in hosted_tables.items()}
        visitors = [(table_id, who) for table_id, here in local.items() for who in here]
        if visitors:
            await store.present_all(visitors, self.holder, now() + LEASE)
        present = await store.presence(now())
        for table_id, hosted in list(hosted_tables.items()):
            elsewhere = present.get(table_id, set()) - local.get(table_id, set())
            if elsewhere != hosted.elsewhere:
                hosted.elsewhere = elsewhere
                hosted.notify()
