"""The tables that this process holds in memory, each kept equal to its log in the store."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterable, Iterator

import msgspec

from stammtisch import wire
from stammtisch.bots import bot as bot_of
from stammtisch.core.game import TABLE
from stammtisch.core.refusal import Refusal
from stammtisch.core.said import Said
from stammtisch.games import GAMES, Missing
from stammtisch.server import entries
from stammtisch.server.credentials import hashed, is_id
from stammtisch.server.decide import act, check_talk, decide, heard, hint
from stammtisch.server.limits import Limit
from stammtisch.server.refusals import HouseRefusal
from stammtisch.server.snapshot import move_seen, shown_names, snapshot_for, table_seen
from stammtisch.server.table import Table
from stammtisch.server.table_parts import Clock
from stammtisch.server.time_source import now
from stammtisch.server.views import Views
from stammtisch.store.log import Appended, Entry, Store, StoreError, Unreadable, Visitor

log = logging.getLogger("stammtisch")

HOUR = 3_600_000  # milliseconds
AT_ONCE = 50  # entries of a log that are applied without a break
IDLE = 60_000  # milliseconds after which an unused table leaves memory
TALK = (5, 10.0)  # lines of talk of one visitor in so many seconds
UNDO = (20, 60.0)  # times that one visitor asks to go back, in so many seconds
HINTS = (30, 60.0)  # hints for one visitor
SETTLING = (60, 60.0)  # times that one visitor changes something besides the match: seats, door, a yes to one more
REFUSALS = 256  # of one visitor at a table that are remembered

PLAYS = wire.Do | wire.Next | wire.Undo | wire.Reveal  # each of these is limited by the match or by itself

Decide = Callable[[Table, int], entries.Body | None]
"""The entry to append to a table at a time, None if there is none, or `Refusal`."""


Given = tuple[str, str, Said | None]  # what a refusal was made of


class SetAside(HouseRefusal):
    """The table's log, game or bots have failed."""

    def __init__(self) -> None:
        super().__init__("set-aside", status=503)


class Guest:
    """A visitor connected to a table; `wake` is called after every change, `hear` for every line of talk."""

    def __init__(self, who: str, wake: Callable[[], None], hear: Callable[[wire.Heard], None]) -> None:
        self.who = who
        self.wake = wake
        self.hear = hear


class HostedTable:
    """A table in the memory of this process, and the visitors connected to it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views = Views(table)
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.elsewhere: set[str] = set()  # visitors connected to other processes
        self.changed = asyncio.Event()
        self.runs_here = False  # its clocks and bots run in this process
        self.summary = b""  # its row in the list of tables, as far as this process knows
        self.refusals: dict[str, dict[int, Given]] = {}  # by visitor and request number
        self.summarised = 0  # the entry that the row is of
        self.used = now()
        self.ahead = 0  # milliseconds

    def now(self) -> int:
        """The time at this table. It goes on from the last entry, even if that lies in the future."""
        self.ahead = max(self.ahead, self.table.at - now())
        return now() + self.ahead

    def refuse(self, who: str, request: int, refusal: Refusal) -> None:
        """Remember a refusal: a second copy of the request gets the same answer."""
        mine = self.refusals.setdefault(who, {})
        mine[request] = refusal.why, refusal.rule, refusal.because
        if len(mine) > REFUSALS:
            del mine[next(iter(mine))]

    def here(self) -> set[str]:
        """The connected visitors."""
        return {guest.who for guest in self.guests} | self.elsewhere

    def notify(self) -> None:
        """Wake everything that waits for a change of this table."""
        self.views.forget()
        self.changed.set()
        for guest in self.guests:
            guest.wake()


class Tables:
    def __init__(self, store: Store, shared: bool = False, drain: bool = False, message_rate: float = 10.0) -> None:
        self.store = store
        self.shared = shared  # other processes use the same store
        self.drain = drain
        self.message_rate = message_rate  # messages a second from one socket
        self.hosted: dict[str, HostedTable] = {}
        self.aside: set[str] = set()  # tables that have failed; they are tried again at the next start
        self.names: dict[str, str] = {}
        self.talking = Limit(*TALK)
        self.undoing = Limit(*UNDO)
        self.settling = Limit(*SETTLING)
        self.hinting = Limit(*HINTS)
        self.leased = now()  # when the leases were last renewed
        self.forgotten: dict[str, int] = {}  # visitors who were forgotten a short while ago, and when
        self.on_append: Callable[[float], None] = lambda seconds: None
        self.on_forgotten: Callable[[str], None] = lambda who: None  # closes his streams of tournaments
        self.streams: Callable[[], set[tuple[str, str]]] = set  # tournaments, and visitors who look at them
        self._loading: dict[str, asyncio.Task[HostedTable]] = {}

    @contextlib.contextmanager
    def guard(self, table_id: str) -> Iterator[None]:
        """An error inside is the fault of this table, which is set aside; a failing store is not."""
        if table_id in self.aside:
            raise SetAside
        try:
            yield
        except SetAside:
            raise
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, Unreadable):
                raise
            self._set_aside(table_id, error)
            raise SetAside from error

    def _set_aside(self, table_id: str, error: Exception) -> None:
        """From now on nothing is done at this table, and its sockets are closed."""
        if table_id not in self.aside:
            self.aside.add(table_id)
            log.error("table %s: failed and is set aside until the next start: %r", table_id, error, exc_info=error)
            hosted = self.hosted.pop(table_id, None)
            if hosted is not None:
                hosted.notify()

    async def find(self, table_id: str) -> HostedTable:
        """The table with that id, from memory or from its log; `Refusal` if there is none."""
        if table_id in self.aside:
            raise SetAside
        if table_id in self.hosted:
            self.hosted[table_id].used = now()
            return self.hosted[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> HostedTable:
        hosted = HostedTable(Table(table_id))
        found = await self._catch_up(hosted) if is_id(table_id) else []
        if not found:
            raise HouseRefusal("no-table")
        for who in {entry.who for entry in found if entry.who} - self.names.keys():
            await self._learn_name(who)
        self.hosted[table_id] = hosted
        return hosted

    async def open(self, who: str, opening: entries.Open, table_id: str) -> None:
        """Open a new table; its first entry is on disk when this returns."""
        if self.drain:
            raise HouseRefusal("renewing")
        entry = Entry(table_id, 1, now(), who, 0, opening.kind(), opening.encode())
        table = Table(table_id)
        table.apply(entry, opening)
        hosted = HostedTable(table)
        hosted.summary = _summary(table)
        await self.store.open_table(entry, opening.listed, hosted.summary)
        self.hosted[table_id] = hosted
        await self._learn_name(who)

    async def ask(self, hosted: HostedTable, who: str, asked: wire.Request) -> int:
        """Do a visitor's request, once; the number of its entry, which is on disk when this returns."""

        request: int = getattr(asked, "request", 0)

        def deciding(table: Table, at: int) -> entries.Body:
            if isinstance(asked, wire.Undo) and not self.undoing.allows(who):
                raise HouseRefusal("undo-wait")
            if request and not isinstance(asked, PLAYS) and not self.settling.allows(who):
                raise HouseRefusal("too-often")
            return decide(table, who, asked, at)

        return await self.append(hosted, who, request, deciding)

    async def append(self, hosted: HostedTable, who: str, request: int, deciding: Decide, text: str = "") -> int:
        """Append the entry that `deciding` makes from the newest state, with a line of talk if there is a text; its
        number, or that of the last entry if there is nothing to append. Clocks that have run out by now go first.
        Completes even if the caller is cancelled."""
        work = asyncio.create_task(self._append(hosted, who, request, deciding, text, hosted.now()))
        work.add_done_callback(_retrieve_exception)
        return await asyncio.shield(work)

    async def _append(
        self, hosted: HostedTable, who: str, request: int, deciding: Decide, text: str, asked: int
    ) -> int:
        """`asked` is the time of the request, by which it is judged however long it waits for the store."""
        async with hosted.lock:
            table, fresh = hosted.table, list[Entry]()
            try:
                while True:
                    if table.id in self.aside:
                        raise SetAside
                    if request and (who, request) in table.requests:
                        return table.requests[who, request]
                    if request in hosted.refusals.get(who, ()):
                        raise Refusal(*hosted.refusals[who][request])
                    check_version(table)
                    at = max(asked, table.at)
                    clock = table.run_out(at)
                    if clock is not None:
                        await self._put(hosted, "", 0, self._closing(table, clock, at), at, fresh)
                        continue
                    body = deciding(table, at)
                    if body is None:
                        return table.n
                    if await self._put(hosted, who, request, body, at, fresh, text):
                        return table.n
            except Refusal as refusal:
                if request:
                    hosted.refuse(who, request, refusal)
                raise
            finally:
                await self._after(hosted, fresh)

    async def _put(
        self,
        hosted: HostedTable,
        who: str,
        request: int,
        body: entries.Body,
        at: int,
        fresh: list[Entry],
        text: str = "",
    ) -> bool:
        """Whether the entry is appended; if another process was first, its entries are applied instead."""
        table = hosted.table
        entry = Entry(table.id, table.n + 1, at, who, request, body.kind(), body.encode())
        began = time.perf_counter()
        appended = await (self.store.say(entry, text) if text else self.store.append(entry))
        self.on_append(time.perf_counter() - began)
        if appended == Appended.DONE and table.n + 1 == entry.n:
            with self.guard(table.id):
                table.apply(entry, body)
            fresh.append(entry)
            return True
        fresh += await self._catch_up(hosted)
        return False

    def _closing(self, table: Table, clock: Clock, at: int) -> entries.Body:
        """The entry by which a clock that has run out closes its window."""
        with self.guard(table.id):
            return act(table, TABLE, clock.action, at)

    async def say(self, hosted: HostedTable, who: str, asked: wire.Say) -> int:
        """Store a line of talk; its entry in the log, which does not contain the text."""

        def deciding(table: Table, at: int) -> entries.Body:
            check_talk(table, who, asked.text)
            if not self.talking.allows(who):
                raise HouseRefusal("talk-wait")
            return entries.Said(table.n + 1)

        shown = GAMES[hosted.table.settings.game].masked(asked.text)
        n = await self.append(hosted, who, asked.request, deciding, shown)
        with contextlib.suppress(Refusal):  # what may not be done now is mere talk
            await self.append(hosted, who, -asked.request, lambda table, at: heard(table, who, asked.text, at))
        return n

    async def hint(self, hosted: HostedTable, who: str, request: int) -> wire.Hinted:
        """What the bot that knows the game would do, seeing what this visitor sees; it thinks in a thread."""
        view = hint(hosted.table, who)
        if not self.hinting.allows(who):
            raise HouseRefusal("too-often")
        game = GAMES[hosted.table.settings.game]
        try:
            advice = await asyncio.to_thread(bot_of(game.name, "rule").advise, view)
        except Missing:
            raise HouseRefusal("no-hint") from None
        return wire.Hinted(request, move_seen(game, view, advice.action), advice.why, advice.rules)

    async def report(self, hosted: HostedTable, who: str, line: int) -> None:
        await self.store.report(hosted.table.id, line, who, now())

    async def catch_up(self, hosted: HostedTable) -> None:
        """Apply what other processes have appended."""
        async with hosted.lock:
            await self._after(hosted, await self._catch_up(hosted))

    async def catch_up_all(self, hosted: Iterable[HostedTable]) -> None:
        """The same for many tables, with one statement to find those that have new entries."""
        known = {each.table.id: each.table.n for each in hosted}
        for table_id in await self.store.grown(known) if known else ():
            if table_id in self.hosted:
                with contextlib.suppress(Refusal):  # set aside, or of a version that this release does not have
                    await self.catch_up(self.hosted[table_id])

    async def _catch_up(self, hosted: HostedTable) -> list[Entry]:
        table = hosted.table
        with self.guard(table.id):
            found = await self.store.read(table.id, table.n)
        for number, entry in enumerate(found, 1):
            if table.n:
                check_version(table)
            with self.guard(table.id):
                table.apply(entry)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        if found:
            check_version(table)
        return found

    async def _after(self, hosted: HostedTable, fresh: list[Entry]) -> None:
        """Follow up on new entries: learn names, pass on talk, update the list of tables, notify the guests."""
        if not fresh:
            return
        hosted.used = now()
        try:
            for entry in fresh:
                if entry.kind == entries.Renamed.kind() or (entry.who and entry.who not in self.names):
                    await self._learn_name(entry.who)
                if entry.kind == entries.Said.kind():
                    await self._pass_on(hosted, msgspec.json.decode(entry.body, type=entries.Said).line)
            await self.summarise(hosted)
        except StoreError as error:
            log.warning("table %s: summary not stored, retrying: %s", hosted.table.id, error)
        finally:
            hosted.notify()

    async def summarise(self, hosted: HostedTable) -> None:
        """Update the table's row in the list of tables, if it changed. Other processes find tables to run by it."""
        table = hosted.table
        if hosted.summarised == table.n:
            return
        with self.guard(table.id):
            n, summary = table.n, _summary(table)
        if summary != hosted.summary:
            await self.store.summarise(table.id, table.phase, table.settings.listed, summary)
            hosted.summary = summary
        hosted.summarised = n

    async def _pass_on(self, hosted: HostedTable, line: int) -> None:
        """Send a line of talk to the guests who have not muted the speaker."""
        for said in await self.talk(hosted, line - 1):
            if said.line == line:
                for guest in hosted.guests:
                    if hosted.table.hears(guest.who, said.who):
                        guest.hear(said)

    async def talk(self, hosted: HostedTable, after: int) -> list[wire.Heard]:
        """The latest lines of talk, at most fifty, with numbers above `after`."""
        lines = await self.store.chat(hosted.table.id, after, 50)
        names = shown_names(hosted.table, self.names, [said.who for said in lines])
        return [wire.Heard(said.n, said.who, names[said.who], said.text, said.at) for said in lines]

    async def visitor(self, secret: str) -> Visitor | None:
        """The visitor with that secret. Updates when he was last seen, once an hour."""
        visitor = await self.store.visitor_by_secret(hashed(secret))
        if visitor is not None and now() - visitor.seen > HOUR:
            await self.store.seen(visitor.id, now())
        return visitor

    async def name(self, who: str) -> str:
        """The name of a visitor now, also of one at a table that is gone."""
        visitor = None if who in self.names else await self.store.visitor(who)
        return visitor.name if visitor else self.names.get(who, "")

    async def _learn_name(self, who: str) -> None:
        visitor = await self.store.visitor(who)
        self.names[who] = visitor.name if visitor else ""
        if visitor and not visitor.name:
            self.close_sockets(who)

    async def refresh_names(self) -> None:
        """Read all names anew: retention, or another process, may have erased some."""
        for who in list(self.names):
            await self._learn_name(who)
        for hosted in list(self.hosted.values()):
            hosted.notify()

    def close_sockets(self, who: str) -> None:
        """Close the sockets of a visitor who is forgotten, and show his name no more."""
        self.forgotten[who] = now()
        self.names[who] = ""
        for hosted in self.hosted.values():
            for guest in hosted.guests:
                if guest.who == who:
                    guest.wake()
        self.on_forgotten(who)

    def snapshot(self, hosted: HostedTable, who: str, after: int) -> wire.Changed:
        """What a visitor may know of this table now."""
        with self.guard(hosted.table.id):
            return snapshot_for(who, hosted.table, after, hosted.now(), self.names, hosted.here())

    def seen(self, hosted: HostedTable) -> wire.Table:
        """What everybody at this table may know of it."""
        with self.guard(hosted.table.id):
            return table_seen(hosted.table, hosted.now(), self.names, hosted.here())

    def message(self, hosted: HostedTable, who: str, after: int, knows: bool = False) -> bytes:
        """The same, encoded."""
        with self.guard(hosted.table.id):
            return hosted.views.message(who, after, hosted.now(), self.names, hosted.here, knows)

    def drop_idle(self) -> None:
        """Remove tables that nobody uses from memory, and names that none of the others has; the store has them.
        Forgotten visitors have no socket by then."""
        self.forgotten = {who: at for who, at in self.forgotten.items() if abs(now() - at) < IDLE}
        for table_id, hosted in list(self.hosted.items()):
            idle = not hosted.guests and not hosted.runs_here and not hosted.lock.locked()
            if idle and now() - hosted.used > IDLE:
                del self.hosted[table_id]
        if not self._loading:
            people = {who for hosted in self.hosted.values() for who in hosted.table.people}
            self.names = {who: name for who, name in self.names.items() if who in people}


def check_version(table: Table) -> None:
    """`Refusal` if this release has another version of the table's game."""
    name, version = table.settings.game, table.settings.version
    if name not in GAMES or GAMES[name].version != version:
        why = f"this table plays version {version} of {name}, which this release of the server does not have"
        raise HouseRefusal("other-version", why)


def _retrieve_exception(work: asyncio.Task[int]) -> None:
    """Retrieve the exception so asyncio does not warn."""
    if not work.cancelled():
        work.exception()


def _summary(table: Table) -> bytes:
    taken = sum(1 for chair in table.chairs if chair.who or chair.bot)
    settings = table.settings
    row = wire.Listed(table.id, settings.game, len(table.chairs), taken, table.phase, table.host, settings.door)
    return wire.encode(row)
