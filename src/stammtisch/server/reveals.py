"""Tables where people commit to their entropy: who does not reveal it in time does not hold up the others."""

import asyncio
import contextlib
import logging

from stammtisch.core.refusal import Refusal
from stammtisch.server import entries
from stammtisch.server.table import Table
from stammtisch.server.tables import Tables

log = logging.getLogger("stammtisch")

TIME = 30_000  # milliseconds to reveal
EVERY = 1.0  # seconds


async def end_late_reveals(tables: Tables) -> None:
    """Until cancelled. Any process that has the table in memory may do it; the log takes one entry."""
    while True:
        await asyncio.sleep(EVERY)
        for hosted in list(tables.hosted.values()):
            since = hosted.table.revealing_since
            if since is None or hosted.now() - since < TIME:
                continue
            try:
                with contextlib.suppress(Refusal):  # he has revealed
                    await tables.append(hosted, "", 0, too_late)
            except Exception as error:
                log.warning("table %s: waiting for entropy not ended, retrying: %s", hosted.table.id, error)


def too_late(table: Table, at: int) -> entries.Body:
    if table.revealing_since is None or at - table.revealing_since < TIME:
        raise Refusal("there is time left to reveal")
    return entries.Withheld()
