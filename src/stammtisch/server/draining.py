"""A server that takes no new matches stops when the last one is over."""

import asyncio
import contextlib
import logging
import os
import signal

from stammtisch.core.refusal import Refusal
from stammtisch.server.tables import Tables
from stammtisch.store.log import StoreError

log = logging.getLogger("stammtisch")

EVERY = 1.0  # seconds


async def stop_when_drained(tables: Tables, process: int) -> None:
    """Stop the server when no match is being played."""
    while await still_playing(tables):
        await asyncio.sleep(EVERY)
    log.info("drained: no match is being played, stopping")
    os.kill(process, signal.SIGTERM)


async def still_playing(tables: Tables) -> bool:
    """True if the store fails, because then nobody knows. Matches of another release, and those set aside, do not
    count."""
    try:
        for row in await tables.store.tables("playing", False, 100_000):
            with contextlib.suppress(Refusal):
                await tables.find(row.id)
                return True
    except StoreError:
        return True
    return False
