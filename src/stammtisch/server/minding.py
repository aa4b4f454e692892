"""What happens at a table by itself: clocks run out, bots play, seats that are away are covered.

It runs in the process that holds the table's lease, and elsewhere once that process is gone.
"""

import asyncio
import logging
import random
from collections.abc import Callable, Set
from dataclasses import dataclass, field
from functools import partial

from stammtisch.bots import bot as bot_of
from stammtisch.core.game import TABLE
from stammtisch.core.rng import QuickRng
from stammtisch.server.asking import Decision, Refusal, act
from stammtisch.server.hall import Hall, Held, now
from stammtisch.server.room import Room
from stammtisch.store.log import StoreError

log = logging.getLogger("stammtisch")

LEASE = 3000  # milliseconds; renewed three times in that time
BEAT = 1.0  # seconds


@dataclass
class Minder:
    """One table's own goings-on."""

    hall: Hall
    held: Held
    thinking: dict[tuple[int, int], int] = field(default_factory=dict)  # (seat, ply) of a bot, and when it answers
    away: dict[int, int] = field(default_factory=dict)  # seats of people not connected, and since when

    async def run(self) -> None:
        while True:
            self.held.changed.clear()
            due = self._plan()
            try:
                async with asyncio.timeout(None if due is None else max(0, due - now()) / 1000):
                    await self.held.changed.wait()
            except TimeoutError:
                await self._act()

    def _plan(self) -> int | None:
        """When something is next to be done."""
        room, at = self.held.room, now()
        asked = {(seat, int(room.match.state.ply)) for seat, _ in room.bots_to_act()} if room.match else set()
        self.thinking = {key: self.thinking.get(key) or at + pause(room) for key in asked}
        here = self.held.here()
        playing = room.phase == "playing" and not room.paused
        gone = {i for i, chair in enumerate(room.chairs) if chair.who and not chair.bot and chair.who not in here}
        self.away = {seat: self.away.get(seat, at) for seat in gone} if playing else {}
        cover = room.settings.cover_seconds * 1000
        ends = [clock.ends() for clock in room.clocks.values()]
        covers = [since + cover for since in self.away.values()] if cover else []
        return min([*self.thinking.values(), *covers, *(end for end in ends if end is not None)], default=None)

    async def _act(self) -> None:
        """Do the one thing that is due; what has become impossible meanwhile is dropped."""
        room, at = self.held.room, now()
        deciding: Callable[[Room, int], Decision] | None = None
        for key, clock in room.clocks.items():
            ends = clock.ends()
            if ends is not None and ends <= at:
                deciding = partial(_close, key, clock.action)
        for (seat, _), when in sorted(self.thinking.items(), key=lambda item: item[1]):
            if when <= at and deciding is None:
                deciding = partial(_play, seat, room.chairs[seat].bot)
        for seat, since in self.away.items():
            if deciding is None and since + room.settings.cover_seconds * 1000 <= at:
                deciding = partial(_cover, seat)
        if deciding is None:
            return
        try:
            await self.hall.append(self.held, "", 0, deciding)
        except Refusal:
            log.debug("too late at table %s", room.id)
        except StoreError as error:
            log.warning("table %s waits for the store: %s", room.id, error)
            await asyncio.sleep(BEAT)


def pause(room: Room) -> int:
    """How long a bot seems to think, in milliseconds: whatever it holds, and whether or not it can answer."""
    return int(room.settings.pace * random.uniform(600, 1800))


def _close(key: tuple[str, int], action: int, room: Room, at: int) -> Decision:
    if key not in room.clocks:
        raise Refusal("that window has closed")
    return act(room, TABLE, action, at)


def _play(seat: int, name: str, room: Room, at: int) -> Decision:
    if (seat, name) not in room.bots_to_act() or room.match is None:
        raise Refusal("that seat is not asked")
    view = room.match.game.view(room.match.state, seat)
    chosen = bot_of(room.match.game.name, name).choose(view, QuickRng(random.getrandbits(32)))
    return act(room, seat, chosen, at)


def _cover(seat: int, room: Room, at: int) -> Decision:
    if not room.chairs[seat].who or room.chairs[seat].bot:
        raise Refusal("that seat is covered")
    return Decision("cover", b'{"seat":%d}' % seat)


class Keeper:
    """Leases the tables of this process, minds them, and picks up those whose process is gone."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.hall = hall
        self.name = name
        self.minders: dict[str, asyncio.Task[None]] = {}
        self.known: set[str] = set()  # tables that were played at the last beat
        self.beyond: set[str] = set()  # tables of a version that this release does not have

    async def run(self) -> None:
        """Until cancelled; then others may have the tables at once."""
        try:
            while True:
                try:
                    await self._beat()
                except StoreError as error:
                    log.warning("no lease: %s", error)
                except Exception:
                    log.exception("the keeper stumbled and goes on")
                await asyncio.sleep(BEAT)
        finally:
            for task in self.minders.values():
                task.cancel()
            await self.hall.store.release_all(self.name)

    async def _beat(self) -> None:
        playing = {row.id: row.summary for row in await self.hall.store.tables("playing", False, 100_000)}
        wanted = playing.keys() - self.beyond
        mine = await self._lease(wanted) if self.hall.shared else wanted
        for table in wanted:
            if table in mine:
                await self._mind(table, playing[table])
            else:
                self._drop(table)
        for table in self.minders.keys() - playing.keys():
            self._drop(table)
            await self.hall.store.release(table, self.name)
        for held in list(self.hall.held.values()):
            if not held.lock.locked():
                async with held.lock:
                    await self.hall.summarise(held)  # what could not be written when it changed
        if self.hall.shared:
            await self._presence()
        self._forget_idle()

    async def _lease(self, wanted: Set[str]) -> set[str]:
        """A new table is for a process that has guests of it; the others try one beat later."""
        held = self.hall.held
        ready = {table for table in wanted if table in self.known or (table in held and held[table].guests)}
        self.known = set(wanted)
        return await self.hall.store.lease_all(ready, self.name, now(), now() + LEASE)

    async def _mind(self, table: str, summary: bytes) -> None:
        if table in self.minders and not self.minders[table].done():
            return
        try:
            held = await self.hall.find(table)
        except Refusal as error:
            log.info("table %s is left alone: %s", table, error.why)
            self.beyond.add(table)
            await self.hall.store.release(table, self.name)
            return
        held.minded = True
        held.summary = held.summary or summary
        self.minders[table] = asyncio.create_task(Minder(self.hall, held).run())

    def _drop(self, table: str) -> None:
        """Its match is over, or another process minds it."""
        if table in self.minders:
            self.minders.pop(table).cancel()
        if table in self.hall.held:
            self.hall.held[table].minded = False

    async def _presence(self) -> None:
        """Tell other processes who is connected here, and learn who is there."""
        local = {table: {guest.who for guest in held.guests} for table, held in self.hall.held.items()}
        visitors = [(table, who) for table, here in local.items() for who in here]
        if visitors:
            await self.hall.store.present_all(visitors, self.name, now() + LEASE)
        present = await self.hall.store.presence(now())
        for table, held in list(self.hall.held.items()):
            elsewhere = present.get(table, set()) - local.get(table, set())
            if elsewhere != held.elsewhere:
                held.elsewhere = elsewhere
                held.tell()

    def _forget_idle(self) -> None:
        """Tables that nobody looks at are dropped from memory; their log has them."""
        for table, held in list(self.hall.held.items()):
            idle = not held.guests and table not in self.minders and not held.lock.locked()
            if idle and now() - held.used > 60_000:
                del self.hall.held[table]
