"""Files of tournaments, and their copies in a second place such as a USB stick."""

import asyncio
import logging
import os
from pathlib import Path

from stammtisch.server.desks import Desks, HostedTournament
from stammtisch.store.log import StoreError
from stammtisch.tournament.advice import Copied
from stammtisch.tournament.file import written
from stammtisch.tournament.refusals import DeskRefusal

log = logging.getLogger("stammtisch")

COPYING = 60.0  # seconds between copies


async def file_of(desks: Desks, hosted: HostedTournament, anonymous: bool = False) -> bytes:
    """All of a tournament in one file."""
    t = hosted.tournament
    async with hosted.lock:
        entries = await desks.store.read(t.id, 0)
        return written(t, entries[: t.n], {}, anonymous)


async def copy_regularly(desks: Desks) -> None:
    """Write the file of every tournament that has changed, every minute, once a folder is settled or chosen."""
    while True:
        for hosted in list(desks.hosted.values()):
            changed = not hosted.tournament.archived or hosted.copied.n < hosted.tournament.n
            if desks.second is not None and changed:
                try:
                    await copy_one(desks, desks.second, hosted)
                except Exception:  # without this task no other tournament would be copied
                    log.exception("copying tournament %s failed", hosted.tournament.id)
        await asyncio.sleep(COPYING)


async def copy_one(desks: Desks, folder: Path, hosted: HostedTournament) -> bool:
    """The old copy stays until the new one is on the stick. Whether that worked."""
    n, last = hosted.tournament.n, hosted.copied
    try:
        data = await file_of(desks, hosted) if n > last.n or last.by_hand else b""
        await asyncio.to_thread(_put_down, folder, hosted.tournament.id, data)
    except (OSError, StoreError) as error:
        log.warning("tournament %s was not copied: %s", hosted.tournament.id, error)
        return False
    hosted.copied = Copied(hosted.now(), n)
    return True


async def choose(desks: Desks, hosted: HostedTournament, folder: Path) -> None:
    """Copy to this folder from now on, if a copy can be put there now."""
    if not folder.is_absolute() or not await asyncio.to_thread(folder.is_dir):
        raise DeskRefusal("no-folder", f"there is no folder {folder}", folder=str(folder))
    hosted.copied = Copied(hosted.copied.at, 0, hosted.copied.by_hand)  # a new place has nothing yet
    if not await copy_one(desks, folder, hosted):
        raise DeskRefusal("not-copied", f"nothing can be written to {folder}", folder=str(folder))
    desks.second = folder
    hosted.notify_staff()


def drives() -> list[str]:
    """USB sticks and other drives that people have plugged in, as far as something can be written there."""
    places = [Path(f"{letter}:\\") for letter in "DEFGHIJKLMNOP"] if os.name == "nt" else _mounted()
    return [str(each) for each in places if os.path.ismount(each) and os.access(each, os.W_OK)]


def _mounted() -> list[Path]:
    patterns = ("media/*", "media/*/*", "run/media/*/*", "Volumes/*")
    return [each for pattern in patterns for each in Path("/").glob(pattern)]


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
