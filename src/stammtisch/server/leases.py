"""Which process runs the clocks and bots of which table.

Processes that share a store lease the tables being played. The lease of a process that died expires, and another
process takes the table over.
"""

import asyncio
import contextlib
import logging
from collections.abc import Set

from stammtisch.core.refusal import Refusal
from stammtisch.server.autoplay import Autoplay
from stammtisch.server.tables import SetAside, Tables
from stammtisch.server.time_source import now
from stammtisch.store.log import StoreError

log = logging.getLogger("stammtisch")

LEASE = 3000  # milliseconds
ROUND = 1.0  # seconds between rounds; each renews the leases


class Leases:
    def __init__(self, tables: Tables, holder: str) -> None:
        self.tables = tables
        self.holder = holder  # this process, as the store knows it
        self.running: dict[str, asyncio.Task[None]] = {}
        self.listed: dict[str, bytes] | None = None
        self.mine: Set[str] = set()  # tables that run here, or are to run here
        self.to_start: dict[str, bytes] = {}  # with their rows in the list of tables
        self.starting: asyncio.Task[None] | None = None
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
                except Exception:  # without this loop no clock and no bot would run; readiness tells that it fails
                    log.exception("lease loop failed, retrying")
                await asyncio.sleep(ROUND)
        finally:
            for task in (*self.running.values(), *([self.starting] if self.starting else [])):
                task.cancel()
            await self.tables.store.release_all(self.holder)

    async def _round(self) -> None:
        tables = self.tables
        playing = await self._playing()
        wanted = playing.keys() - self.unreadable - tables.aside
        mine = await self._lease(wanted) if tables.shared else wanted
        tables.leased = now()
        for table_id in wanted - mine:
            self._stop(table_id)
        self.mine = mine
        self.to_start = {table_id: playing[table_id] for table_id in mine}
        if self.starting is None or self.starting.done():
            self.starting = asyncio.create_task(self._start_all())
        for table_id in self.running.keys() - wanted:
            self._stop(table_id)
            await tables.store.release(table_id, self.holder)
        await self._retry_summaries()
        if tables.shared:
            await self._share_presence()
            for who in await tables.store.forgotten(self.holder):  # another process may have forgotten them
                tables.close_sockets(who)
        tables.drop_idle()

    async def _playing(self) -> dict[str, bytes]:
        """The tables being played, with their rows. A process that has the store alone reads them once."""
        if self.tables.shared or self.listed is None:
            rows = await self.tables.store.tables("playing", False, 100_000)
            self.listed = {row.id: row.summary for row in rows}
        if not self.tables.shared:
            hosted = self.tables.hosted
            unloaded = {table_id: row for table_id, row in self.listed.items() if table_id not in hosted}
            played = {table_id: each.summary for table_id, each in hosted.items() if each.table.phase == "playing"}
            self.listed = unloaded | played
        return self.listed

    async def _lease(self, wanted: Set[str]) -> set[str]:
        """Take or renew leases. Only a process with guests leases a new table in its first round."""
        hosted = self.tables.hosted
        ready = {each for each in wanted if each in self.known or (each in hosted and hosted[each].guests)}
        self.known = set(wanted)
        at = await self.tables.store.time()
        return await self.tables.store.lease_all(ready, self.holder, at, at + LEASE)

    async def _start_all(self) -> None:
        """Load tables in a task of its own, so that the rounds renew leases meanwhile."""
        try:
            while self.to_start:
                await self._start(*self.to_start.popitem())
        except StoreError as error:
            log.warning("tables not started, retrying: %s", error)
        except Exception:
            log.exception("starting tables failed, retrying")

    async def _start(self, table_id: str, summary: bytes) -> None:
        if table_id in self.running and not self.running[table_id].done():
            return
        try:
            hosted = await self.tables.find(table_id)
        except SetAside:
            return
        except Refusal as error:
            log.info("table %s: its clocks and bots do not run here: %s", table_id, error.why)
            self.unreadable.add(table_id)
            await self.tables.store.release(table_id, self.holder)
            return
        if table_id not in self.mine:
            return  # the lease was lost meanwhile
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
            if hosted.summarised != hosted.table.n and not hosted.lock.locked():
                async with hosted.lock:
                    with contextlib.suppress(SetAside):
                        await self.tables.summarise(hosted)

    async def _share_presence(self) -> None:
        """Store who is connected to this process, and read who is connected to the others."""
        store, hosted_tables = self.tables.store, self.tables.hosted
        local = {table_id: {guest.who for guest in hosted.guests} for table_id, hosted in hosted_tables.items()}
        visitors = [(table_id, who) for table_id, here in local.items() for who in here]
        visitors += self.tables.streams()
        at = await store.time()
        if visitors:
            await store.present_all(visitors, self.holder, at + LEASE)
        present = await store.presence(at)
        for table_id, hosted in list(hosted_tables.items()):
            elsewhere = present.get(table_id, set()) - local.get(table_id, set())
            if elsewhere != hosted.elsewhere:
                hosted.elsewhere = elsewhere
                hosted.notify()
