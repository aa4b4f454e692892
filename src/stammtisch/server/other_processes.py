"""Several processes on one database: each applies what the others append."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from stammtisch.core.refusal import Refusal
from stammtisch.server.tables import HostedTable, Tables
from stammtisch.store.log import StoreError

log = logging.getLogger("stammtisch")

POLL = 1.0  # seconds between polls, which catch lost notifications


async def follow(tables: Tables) -> None:
    """Apply the entries of other processes as they notify us; polling catches lost notifications."""

    async def catch_up(hosted: HostedTable) -> None:
        with contextlib.suppress(Refusal):  # it is set aside, or goes on in a version that this release does not have
            await tables.catch_up(hosted)

    async def listen() -> None:
        async for table, _ in tables.store.changes():
            if not table:
                await tables.catch_up_all(list(tables.hosted.values()))
            elif table in tables.hosted:
                await catch_up(tables.hosted[table])

    async def poll() -> None:
        while True:
            await asyncio.sleep(POLL)
            await tables.catch_up_all([each for each in tables.hosted.values() if each.guests or each.runs_here])

    async with asyncio.TaskGroup() as group:
        group.create_task(_restarted(listen))
        if tables.shared:
            group.create_task(_restarted(poll))


async def _restarted(work: Callable[[], Awaitable[None]]) -> None:
    """Run `work` again whenever it ends or fails."""
    while True:
        try:
            await work()
        except StoreError as error:
            log.warning("entries of other processes not read, retrying: %s", error)
        except Exception:  # without this task nobody here would see what other processes append
            log.exception("reading entries of other processes failed, retrying")
        await asyncio.sleep(POLL)
