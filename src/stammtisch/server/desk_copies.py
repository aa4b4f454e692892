"""Files of tournaments, and their copies in a second place such as a USB stick."""

import asyncio
import logging
import os
from pathlib import Path

from stammtisch.server.desks import Desks, HostedTournament
from stammtisch.store.log import StoreError
from stammtisch.tournament.file import written

log = logging.getLogger("stammtisch")

COPYING = 60.0  # seconds between copies


async def file_of(desks: Desks, hosted: HostedTournament, anonymous: bool = False) -> bytes:
    """All of a tournament in one file."""
    t = hosted.tournament
    async with hosted.lock:
        entries = await desks.store.read(t.id, 0)
        return written(t, entries[: t.n], {}, anonymous)


async def copy_regularly(desks: Desks, folder: Path) -> None:
    """Write the file of every tournament that has changed, every minute."""
    while True:
        for hosted in list(desks.hosted.values()):
            if not hosted.tournament.archived or hosted.copied_n < hosted.tournament.n:
                await copy_one(desks, folder, hosted)
        await asyncio.sleep(COPYING)


async def copy_one(desks: Desks, folder: Path, hosted: HostedTournament) -> None:
    """The old copy stays until the new one is on the stick."""
    n = hosted.tournament.n
    try:
        data = await file_of(desks, hosted) if n > hosted.copied_n else b""
        await asyncio.to_thread(_put_down, folder, hosted.tournament.id, data)
    except (OSError, StoreError) as error:
        log.warning("tournament %s was not copied: %s", hosted.tournament.id, error)
        return
    hosted.copied, hosted.copied_n = hosted.now(), n


def _put_down(folder: Path, id: str, data: bytes) -> None:
    """Write a file whole or not at all; where there is nothing new, see that it is still there."""
    path = folder / f"{id}.jsonl"
    if not data:
        path.stat()
        return
    new = folder / f"{id}.new"
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
