"""The tables that this process holds in memory, each kept true to its log."""

import asyncio
import logging
import re
import time
from collections.abc import Callable

import msgspec

from stammtisch import wire
from stammtisch.games import GAMES
from stammtisch.server.access import hashed
from stammtisch.server.asking import Decision, Refusal, check_talk, decide
from stammtisch.server.room import Room
from stammtisch.server.seeing import seen_by
from stammtisch.store.log import Appended, Entry, Store, StoreError, Visitor

log = logging.getLogger("stammtisch")

HOUR = 3_600_000  # milliseconds


def now() -> int:
    """Milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class Guest:
    """Somebody connected to a table; `wake` is called after every change, `hear` when something is said."""

    def __init__(self, who: str, wake: Callable[[], None], hear: Callable[[wire.Heard], None]) -> None:
        self.who = who
        self.wake = wake
        self.hear = hear


class Held:
    """A room in memory, with those who are connected to it here."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.elsewhere: set[str] = set()  # visitors connected to other processes
        self.changed = asyncio.Event()
        self.minded = False  # its clocks and bots run here
        self.summary = b""  # what this process knows the list of tables to say of it
        self.used = now()

    def here(self) -> set[str]:
        return {guest.who for guest in self.guests} | self.elsewhere

    def tell(self) -> None:
        """Something changed: let everybody look."""
        self.changed.set()
        for guest in self.guests:
            guest.wake()


class Hall:
    def __init__(self, store: Store, shared: bool = False, drain: bool = False, message_rate: float = 10.0) -> None:
        self.store = store
        self.shared = shared  # with other processes
        self.drain = drain
        self.message_rate = message_rate  # of one socket, in messages a second
        self.held: dict[str, Held] = {}
        self.names: dict[str, str] = {}
        self.on_append: Callable[[float], None] = lambda seconds: None
        self._loading: dict[str, asyncio.Task[Held]] = {}

    async def find(self, table: str) -> Held:
        """The table of that id, from memory or from its log; `Refusal` if there is none."""
        if table in self.held:
            self.held[table].used = now()
            return self.held[table]
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Held:
        entries = await self.store.read(table, 0) if re.fullmatch("[0-9a-f]{16}", table) else []
        if not entries:
            raise Refusal("there is no such table")
        held = Held(Room(table))
        _take(held.room, entries)
        for who in {entry.who for entry in entries if entry.who} - self.names.keys():
            await self._learn_name(who)
        self.held[table] = held
        return held

    async def open(self, who: str, decision: Decision, table: str, listed: bool) -> None:
        """A new table; on disk when this returns."""
        if self.drain:
            raise Refusal("this server is about to be renewed and opens no new tables")
        entry = Entry(table, 1, now(), who, 0, decision.kind, decision.body)
        room = Room(table)
        room.take(entry)
        held = Held(room)
        held.summary = _summary(room)
        await self.store.open_table(entry, listed, held.summary)
        self.held[table] = held
        await self._learn_name(who)

    async def ask(self, held: Held, who: str, asked: wire.Asked) -> int:
        """Do what a visitor asks, once; the number of its entry, which is on disk when this returns."""
        request = getattr(asked, "request", 0)
        return await self.append(held, who, request, lambda room, at: decide(room, who, asked, at))

    async def append(self, held: Held, who: str, request: int, deciding: Callable[[Room, int], Decision]) -> int:
        """Append what is decided on the newest state; this is done to its end even if nobody waits for it any more."""
        work = asyncio.create_task(self._append(held, who, request, deciding))
        work.add_done_callback(_looked_at)
        return await asyncio.shield(work)

    async def _append(self, held: Held, who: str, request: int, deciding: Callable[[Room, int], Decision]) -> int:
        async with held.lock:
            room, fresh = held.room, list[Entry]()
            try:
                while True:
                    if request and (who, request) in room.requests:
                        return room.requests[who, request]
                    check_version(room)
                    at = max(now(), room.at)
                    decision = deciding(room, at)
                    entry = Entry(room.id, room.n + 1, at, who, request, decision.kind, decision.body)
                    began = time.perf_counter()
                    appended = await self.store.append(entry)
                    self.on_append(time.perf_counter() - began)
                    if appended == Appended.DONE and room.n + 1 == entry.n:
                        room.take(entry, decision.proposed)
                        fresh.append(entry)
                        return entry.n
                    fresh += await self._catch_up(held)  # another process was first: decide anew
            finally:
                await self._after(held, fresh)

    async def say(self, held: Held, who: str, asked: wire.Say) -> int:
        """Talk is kept outside the log, where it can be erased; the log only says that there is more of it."""
        if (who, asked.request) in held.room.requests:
            return held.room.requests[who, asked.request]
        check_talk(held.room, who, asked.text)
        line = await self.store.say(held.room.id, now(), who, asked.text)
        return await self.append(held, who, asked.request, lambda room, at: Decision("said", b'{"line":%d}' % line))

    async def report(self, held: Held, who: str, line: int) -> None:
        await self.store.report(held.room.id, line, who, now())

    async def catch_up(self, held: Held) -> None:
        """Read what other processes have appended."""
        async with held.lock:
            await self._after(held, await self._catch_up(held))

    async def _catch_up(self, held: Held) -> list[Entry]:
        entries = await self.store.read(held.room.id, held.room.n)
        _take(held.room, entries)
        return entries

    async def _after(self, held: Held, entries: list[Entry]) -> None:
        """What follows a change: names, talk, the list of tables, and everybody looks."""
        if not entries:
            return
        held.used = now()
        try:
            for entry in entries:
                if entry.kind == "renamed" or (entry.who and entry.who not in self.names):
                    await self._learn_name(entry.who)
                if entry.kind == "said":
                    await self._repeat(held, msgspec.json.decode(entry.body)["line"])
            await self.summarise(held)
        except StoreError as error:
            log.warning("table %s is listed as it was: %s", held.room.id, error)
        finally:
            held.tell()

    async def summarise(self, held: Held) -> None:
        """Let the list of tables, by which other processes find those to mind, say what is true."""
        room, summary = held.room, _summary(held.room)
        if summary != held.summary:
            await self.store.summarise(room.id, room.phase, room.settings.listed, summary)
            held.summary = summary

    async def _repeat(self, held: Held, line: int) -> None:
        for said in await self.talk(held, line - 1):
            if said.line == line:
                for guest in held.guests:
                    if held.room.hears(guest.who, said.who):
                        guest.hear(said)

    async def talk(self, held: Held, after: int) -> list[wire.Heard]:
        """What was said lately."""
        lines = await self.store.chat(held.room.id, after, 50)
        return [wire.Heard(said.n, said.who, self.names.get(said.who, ""), said.text, said.at) for said in lines]

    async def visitor(self, secret: str) -> Visitor | None:
        """Whose secret it is. That he was here is noted once an hour."""
        visitor = await self.store.visitor_by_secret(hashed(secret))
        if visitor is not None and now() - visitor.seen > HOUR:
            await self.store.seen(visitor.id, now())
        return visitor

    async def _learn_name(self, who: str) -> None:
        visitor = await self.store.visitor(who)
        self.names[who] = visitor.name if visitor else ""

    def seen_by(self, held: Held, who: str, after: int) -> wire.Changed:
        """What may be sent to a visitor of this table."""
        return seen_by(held.room, who, after, now(), self.names, held.here())


def _take(room: Room, entries: list[Entry]) -> None:
    for entry in entries:
        if room.n:
            check_version(room)
        room.take(entry)
    check_version(room)


def check_version(room: Room) -> None:
    """`Refusal` if this release does not have the game of the table as it was when it was settled."""
    name, version = room.settings.game, room.settings.version
    if name not in GAMES or GAMES[name].version != version:
        raise Refusal(f"this table plays version {version} of {name}, which this release of the server does not have")


def _looked_at(work: asyncio.Task[int]) -> None:
    """What became of it concerns only who waits for it."""
    if not work.cancelled():
        work.exception()


def _summary(room: Room) -> bytes:
    taken = sum(1 for chair in room.chairs if chair.who or chair.bot)
    return wire.encode(wire.Listed(room.id, room.settings.game, len(room.chairs), taken, room.phase))
