"""A host who is away for long does not keep the role, before, in or after a match."""

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from functools import partial

from stammtisch.core.refusal import Refusal
from stammtisch.server import entries
from stammtisch.server.table import Table
from stammtisch.server.tables import HostedTable, Tables
from stammtisch.server.time_source import now

log = logging.getLogger("stammtisch")

AWAY = 300_000  # milliseconds after which another person is the host
EVERY = 1.0  # seconds


@dataclass
class AbsentHosts:
    tables: Tables
    since: dict[tuple[str, str], int] = field(default_factory=dict)  # by table and host, when he was first missed

    async def follow(self) -> None:
        """Until cancelled. Any process that has the table in memory may do it; the log takes one entry."""
        while True:
            await asyncio.sleep(EVERY)
            await self.look()

    async def look(self) -> None:
        missed = {(each.table.id, each.table.host): each for each in self.tables.hosted.values() if _missed(each)}
        self.since = {key: self.since.get(key, now()) for key in missed}
        for key, hosted in missed.items():
            if now() - self.since[key] < AWAY:
                continue
            try:
                with contextlib.suppress(Refusal):  # he is back, or not the host any more
                    await self.tables.append(hosted, "", 0, partial(_follow, key[1], hosted.here()))
            except Exception as error:
                log.warning(
                    "table %s: no new host in place of the one who is away, retrying: %s", hosted.table.id, error
                )


def _missed(hosted: HostedTable) -> bool:
    """Whether the host is away while somebody who sits here could be the host."""
    if not hosted.guests:
        return False
    table, here = hosted.table, hosted.here()
    return bool(table.host) and table.host not in here and any(chair.who in here for chair in table.chairs)


def _follow(host: str, here: set[str], table: Table, at: int) -> entries.Body:
    """The host is the person present who has been seated longest."""
    chairs = [chair for chair in table.chairs if chair.who in here]
    if table.host != host or not chairs:
        raise Refusal("nobody waits any more")
    return entries.HandOn(min(chairs, key=lambda chair: chair.since).who)
