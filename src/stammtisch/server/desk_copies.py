"""Files of tournaments, and their copies in a second place such as a USB stick."""

import asyncio
import logging
from pathlib import Path

from stammtisch.server.desk_places import write_whole
from stammtisch.server.desks import Desks, HostedTournament
from stammtisch.store.log import StoreError
from stammtisch.tournament.advice import NO_COPY, Copied
from stammtisch.tournament.file import written
from stammtisch.tournament.refusals import DeskRefusal

log = logging.getLogger("stammtisch")

COPYING = 60.0  # seconds between copies
LOOKING = 5.0  # seconds between looks whether a stick is back


async def file_of(desks: Desks, hosted: HostedTournament, anonymous: bool = False) -> bytes:
    """All of a tournament in one file."""
    t = hosted.tournament
    async with hosted.lock:
        entries = await desks.store.read(t.id, 0)
        return written(t, entries[: t.n], {}, anonymous)


async def copy_regularly(desks: Desks) -> None:
    """Write the file of every tournament that has changed, every minute, once a folder is settled or chosen. A stick
    that was pulled is taken up again a few seconds after it is back."""
    while True:
        for hosted in list(desks.hosted.values()):
            changed = not hosted.tournament.archived or hosted.copied.n < hosted.tournament.n
            if desks.copies.place is not None and changed:
                try:
                    await copy_one(desks, Path(desks.copies.place.folder), hosted)
                except Exception:  # without this task no other tournament would be copied
                    log.exception("tournament %s: copy failed, retrying", hosted.tournament.id)
        gone = any(hosted.copied.gone for hosted in desks.hosted.values())
        await asyncio.sleep(LOOKING if gone else COPYING)


async def copy_one(desks: Desks, folder: Path, hosted: HostedTournament) -> bool:
    """The old copy stays until the new one is on the stick. Whether that worked."""
    n, last = hosted.tournament.n, hosted.copied
    place = desks.copies.place
    try:
        if place is not None and str(folder) == place.folder and not await asyncio.to_thread(desks.copies.there):
            raise FileNotFoundError(f"{folder} is not there")
        data = await file_of(desks, hosted) if n > last.n or last.by_hand or last.gone else b""
        await asyncio.to_thread(_put_down, folder, hosted.tournament.id, data)
    except (OSError, StoreError) as error:
        if not last.gone:
            log.warning("tournament %s: copy not written, retrying: %s", hosted.tournament.id, error)
        found = last._replace(gone=True)
    else:
        found = Copied(hosted.now(), n)
    hosted.copied = found
    if found.gone != last.gone or not last.at:
        hosted.notify_staff()
    return not found.gone


async def choose(desks: Desks, hosted: HostedTournament, folder: Path | None) -> None:
    """Copy to this folder from now on, also after a restart, if a copy can be put there now; or to none."""
    if folder is None:
        await asyncio.to_thread(desks.copies.remember, None)
        for each in desks.hosted.values():
            each.copied = Copied(each.copied.at, each.copied.n, by_hand=True) if each.copied.at else NO_COPY
            each.notify_staff()
        return
    if not folder.is_absolute() or not await asyncio.to_thread(folder.is_dir):
        raise DeskRefusal("no-folder", f"there is no folder {folder}", folder=str(folder))
    before = hosted.copied
    hosted.copied = Copied(before.at, 0, before.by_hand)  # a new place has nothing yet
    if not await copy_one(desks, folder, hosted):
        hosted.copied = before
        raise DeskRefusal("not-copied", f"nothing can be written to {folder}", folder=str(folder))
    try:
        await asyncio.to_thread(desks.copies.remember, folder)
    except OSError as error:
        log.warning("the folder for copies, %s, was not saved; choose it again after a restart: %s", folder, error)
    for each in desks.hosted.values():
        if each is not hosted:
            each.copied = each.copied._replace(n=0)
    hosted.notify_staff()


def _put_down(folder: Path, id: str, data: bytes) -> None:
    """Write a file whole or not at all; where there is nothing new, see that it is still there."""
    path = folder / f"{id}.jsonl"
    if not data:
        path.stat()
        return
    write_whole(path, data)
