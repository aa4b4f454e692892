"""Names, talk and codes that nobody has used for long leave the database."""

import asyncio
import contextlib

from stammtisch.server import table_api
from stammtisch.server.tables import Tables
from stammtisch.server.time_source import now
from stammtisch.store.log import StoreError


async def forget_old(tables: Tables, days: int) -> None:
    """Once an hour, erase names and talk of visitors who have not been here for so many days; 0 keeps them. What this
    or another process has erased leaves the memory of this one."""
    while True:
        with contextlib.suppress(StoreError):
            if days:
                await _forget_unseen(tables, now() - days * 86_400_000)
            await tables.refresh_names()
        await asyncio.sleep(3600)


async def _forget_unseen(tables: Tables, since: int) -> None:
    for who in {guest.who for hosted in tables.hosted.values() for guest in hosted.guests}:
        await tables.store.seen(who, now())
    await tables.store.forget_before(since)


async def free_codes(tables: Tables) -> None:
    """Once an hour, free the codes that have not been used for long enough."""
    while True:
        with contextlib.suppress(StoreError):
            await tables.store.free_invitations(now() - table_api.REST)
        await asyncio.sleep(3600)
