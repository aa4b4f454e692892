"""The tournaments that this process holds in memory, each kept equal to its log in the store."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable

import msgspec

from stammtisch.core.refusal import Refusal
from stammtisch.server.desk_places import Copies
from stammtisch.server.refusals import HouseRefusal
from stammtisch.server.tables import Tables
from stammtisch.server.time_source import now, slept
from stammtisch.store.log import Appended, Entry, StoreError, TableRow
from stammtisch.tournament import entries, messages, views
from stammtisch.tournament.advice import NO_COPY
from stammtisch.tournament.decide import decide, settled
from stammtisch.tournament.file import Copy
from stammtisch.tournament.local import as_entry
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.state import Tournament

log = logging.getLogger("stammtisch")

CLOSED = "closed"  # the status of a tournament's row in the list of tables: nobody plays there
WOKEN = 1_000  # milliseconds that the machine has slept, after which all screens are told the time anew
TICK = 1.0  # seconds between notes of the time, while a clock runs
ROWS = 500
NAMED = 30_000  # milliseconds for which the names of visitors are remembered

Deciding = Callable[[Tournament, int], entries.Body]


class Tick(msgspec.Struct, frozen=True):
    """The tournament's own time, and that of the machine's clock at the same moment."""

    at: int
    wall: int


class Summary(msgspec.Struct, frozen=True):
    """The row of a tournament in the list of tables."""

    name: str
    game: str
    phase: str
    tick: Tick | None = None


class HostedTournament:
    """A tournament in the memory of this process, and who looks at it."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.lock = asyncio.Lock()
        self.opening = asyncio.Lock()  # of online tables
        self.watchers: dict[object, tuple[str, Callable[[], None]]] = {}
        self.ahead = 0  # milliseconds
        self.copied = NO_COPY
        self.told = set[str]()  # live tables that know to which table they belong
        self.summary = b""

    def now(self) -> int:
        """The tournament's own time. It continues from the last entry or tick, whatever the machine's clock says. It
        runs while the lid is closed, because the hall plays on."""
        here = now() + slept()
        self.ahead = max(self.ahead, self.tournament.at - here)
        return here + self.ahead

    def go_on_from(self, tick: Tick, wall: int) -> None:
        """After a start: the time since the last tick is what the machine's clock says, and never negative."""
        self.ahead = tick.at + max(0, wall - tick.wall) - now() - slept()

    def here(self) -> frozenset[str]:
        return frozenset(who for who, _ in self.watchers.values() if who)

    def screens(self) -> int:
        """How many hall screens look, with a code or without."""
        roles = [self.tournament.role(who) for who, _ in self.watchers.values() if who]
        return len(self.watchers) - len(roles) + sum(each is not None and each.role == "screen" for each in roles)

    def notify(self) -> None:
        for _, wake in list(self.watchers.values()):
            wake()

    def notify_staff(self) -> None:
        """Only the desk shows who is connected."""
        for who, wake in list(self.watchers.values()):
            if at_desk(self.tournament, who):
                wake()


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Desks:
    """Every entry is on disk before it is acknowledged (T-029)."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.hosted: dict[str, HostedTournament] = {}
        self._loading: dict[str, asyncio.Task[HostedTournament]] = {}
        self.copies = Copies()
        self._names: dict[str, str] = {}  # of visitors, for a while
        self._named = now()
        tables.on_forgotten, tables.streams = self._close_streams, self._streams

    def _close_streams(self, who: str) -> None:
        """Those of a visitor who is forgotten."""
        self._names.pop(who, None)
        for hosted in self.hosted.values():
            for each, wake in list(hosted.watchers.values()):
                if each == who:
                    wake()

    def _streams(self) -> set[tuple[str, str]]:
        return {(id, who) for id, hosted in self.hosted.items() for who in hosted.here()}

    async def open(self, who: str, asked: messages.NewTournament) -> str:
        """A new tournament; its opener is the director."""
        if self.tables.drain:
            raise HouseRefusal("renewing")
        id, seed = f"t{secrets.token_hex(8)[:15]}", secrets.token_hex(4)
        opening = entries.Open(
            asked.name,
            settled(asked.settings),
            secrets.token_hex(16),
            seed,
            asked.place,
            asked.day,
            asked.language,
            asked.rehearsal,
        )
        entry = Entry(id, 1, now(), who, 0, opening.kind(), opening.encode())
        hosted = HostedTournament(Tournament(id))
        hosted.tournament.apply(entry, opening)
        hosted.summary = self._summary(hosted)
        await self.store.open_table(entry, False, hosted.summary, CLOSED)
        self.hosted[id] = hosted
        return id

    async def adopt(self, who: str, copy: Copy) -> HostedTournament:
        """A tournament that was begun elsewhere, with `who` as its director; or what was added elsewhere to one that is
        here. Whole or not at all: after a power cut the same file can be taken in again."""
        t = copy.tournament
        if t.id in self.hosted or await self.store.read(t.id, 0):
            return await self._take_back(who, copy)
        hosted = HostedTournament(t)
        director = entries.Join("director")
        joined, _ = as_entry(t, hosted.now(), who, 0, director)
        t.apply(joined, director)
        hosted.summary = self._summary(hosted)
        taken = await self.store.take_in([*copy.log, joined], copy.texts, (CLOSED, hosted.summary))
        if taken is not Appended.DONE or t.id in self.hosted:
            raise DeskRefusal("there", "this tournament is on this server already", id=t.id)
        self.hosted[t.id] = hosted
        return hosted

    async def _take_back(self, who: str, copy: Copy) -> HostedTournament:
        """The file came home from another laptop: its director takes it in, if nothing was entered here meanwhile."""
        id, hosted = copy.id, await self.find(copy.id)
        t, member = hosted.tournament, hosted.tournament.role(who)
        if member is None or member.role != "director":
            raise DeskRefusal("there", "this tournament is on this server already", id=id)
        async with hosted.lock:
            new = copy.log[t.n :]
            if not new or await self.store.read(id, 0) != copy.log[: t.n]:
                raise DeskRefusal("apart", "what is here is newer, or went another way", id=id)
            if await self.store.take_in(new, copy.texts, None) is not Appended.DONE:
                raise DeskRefusal("apart", "what is here is newer, or went another way", id=id)
            for entry in new:
                t.apply(entry, text=copy.texts.get(entry.n, ""))
            await self._after(hosted)
        return hosted

    async def find(self, id: str) -> HostedTournament:
        """The tournament with that id, as it is now in any process; `Refusal` if there is none."""
        if id not in self.hosted:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            try:
                await asyncio.shield(self._loading[id])
            finally:
                self._loading.pop(id, None)
        hosted = self.hosted[id]
        if self.tables.shared:
            await self.catch_up(hosted)
        return hosted

    async def _load(self, id: str) -> HostedTournament:
        hosted = HostedTournament(Tournament(id))
        if not is_tournament(id) or not await self._catch_up(hosted):
            raise DeskRefusal("no-tournament", "there is no such tournament")
        for row in await self.rows():
            if row.id == id:
                summary = msgspec.json.decode(row.summary, type=Summary)
                if summary.tick is not None:
                    hosted.go_on_from(summary.tick, wall_clock())
        if hosted.tournament.wiped:  # the power may have gone before the names were
            await self.store.forget(id)
        self.hosted[id] = hosted
        return hosted

    async def rows(self) -> list[TableRow]:
        """The rows of all tournaments, the newest first."""
        found, last = list[TableRow](), ""
        while rows := await self.store.tables(CLOSED, False, ROWS, last):
            found += [row for row in rows if is_tournament(row.id)]
            last = rows[-1].id
        return found

    async def readable(self, id: str) -> HostedTournament | None:
        """One of the rows; None if it cannot be read, which stops no other."""
        try:
            return await self.find(id)
        except Exception:
            log.exception("tournament %s: cannot be read and is left out", id)
            return None

    async def load_all(self) -> None:
        """All that are not archived, so that clocks go on and codes are known."""
        for row in await self.rows():
            if msgspec.json.decode(row.summary, type=Summary).phase != "archived":
                await self.readable(row.id)

    async def ask(self, hosted: HostedTournament, who: str, asked: messages.DeskRequest) -> int:
        """Do a request, once; the number of its entry, which is on disk when this returns."""

        def deciding(t: Tournament, at: int) -> entries.Body:
            return decide(t, who, asked.what, asked.sure, at, asked.seen)

        slow = isinstance(asked.what, entries.Draw)
        n = await self.append(hosted, who, asked.request, deciding, slow)
        if isinstance(hosted.tournament.body(n), entries.Wipe):
            await self.store.forget(hosted.tournament.id)
        return n

    async def append(
        self, hosted: HostedTournament, who: str, request: int, deciding: Deciding, slow: bool = False
    ) -> int:
        """Append what `deciding` makes of the newest state. Completes even if the caller is cancelled."""
        work = asyncio.create_task(self._append(hosted, who, request, deciding, slow))
        work.add_done_callback(lambda done: None if done.cancelled() else done.exception())
        try:
            return await asyncio.shield(work)
        except DeskRefusal as refusal:
            if refusal.lines:
                await self._tell_changes(hosted, refusal)
            raise

    async def _tell_changes(self, hosted: HostedTournament, refusal: DeskRefusal) -> None:
        """Lines of the log with the names of those who did it."""
        around = await self.around(hosted)
        refusal.lines = views.log_seen(hosted.tournament, refusal.lines[-views.LOGGED :], around)
        refusal.told["who"] = refusal.lines[-1].name

    async def _append(self, hosted: HostedTournament, who: str, request: int, deciding: Deciding, slow: bool) -> int:
        t = hosted.tournament
        asked = hosted.now()
        async with hosted.lock:
            while True:
                if request and (who, request) in t.requests:
                    return t.requests[who, request]
                at = max(asked, t.at)
                body = await asyncio.to_thread(deciding, t, at) if slow else deciding(t, at)
                entry, text = as_entry(t, at, who, request, body)
                appended = await (self.store.say(entry, text) if text else self.store.append(entry))
                if appended == Appended.DONE and t.n + 1 == entry.n:
                    t.apply(entry, body)
                    await self._after(hosted)
                    return t.n
                await self._catch_up(hosted)

    async def _after(self, hosted: HostedTournament) -> None:
        try:
            await self.summarise(hosted)
        except StoreError as error:
            log.warning("tournament %s: summary not stored; the next entry stores it: %s", hosted.tournament.id, error)
        finally:
            hosted.notify()

    async def catch_up(self, hosted: HostedTournament) -> None:
        """Apply what other processes have appended."""
        async with hosted.lock:
            if await self._catch_up(hosted):
                hosted.notify()

    async def _catch_up(self, hosted: HostedTournament) -> bool:
        t = hosted.tournament
        found = await self.store.read(t.id, t.n)
        if not found:
            return False
        texts = {said.n: said.text for said in await self.store.chat(t.id, t.n, 1_000_000)}
        for entry in found:
            t.apply(entry, text=texts.get(entry.n, ""))
        return True

    def _summary(self, hosted: HostedTournament) -> bytes:
        t = hosted.tournament
        tick = Tick(hosted.now(), wall_clock()) if t.clock is not None else None
        return msgspec.json.encode(Summary(t.name, t.settings.game, t.phase, tick))

    async def summarise(self, hosted: HostedTournament) -> None:
        """The row in the list of tables; with the time while a clock runs."""
        summary = self._summary(hosted)
        if summary != hosted.summary:
            await self.store.summarise(hosted.tournament.id, CLOSED, False, summary)
            hosted.summary = summary

    async def tick(self) -> None:
        """Store the time every second while a clock runs: after a power cut the clock goes on from there."""
        before = slept()
        while True:
            awake, before = slept() - before < WOKEN, slept()
            for hosted in list(self.hosted.values()):
                if not awake:
                    hosted.notify()
                if hosted.tournament.clock is not None:
                    try:
                        await self.summarise(hosted)
                    except StoreError as error:
                        log.warning("tournament %s: time not stored, retrying: %s", hosted.tournament.id, error)
            await asyncio.sleep(TICK)

    async def seen(self, hosted: HostedTournament, who: str, only_hall: bool = False) -> messages.Seen:
        """What somebody may see: the desk, the own table, or what the hall screen shows."""
        t = hosted.tournament
        around = await self.around(hosted) if not only_hall and at_desk(t, who) else None
        at, member = hosted.now(), t.role(who)
        if around is not None and at_desk(t, who):  # who may have been dismissed meanwhile
            return views.desk(t, who, at, around)
        if not only_hall and member is not None and member.entrant in t.entrants:
            return views.phone(t, member.entrant, at)
        return views.hall(t, at)

    async def around(self, hosted: HostedTournament) -> views.Around:
        t = hosted.tournament
        people = {*t.members, *(line.who for line in t.log)}
        if now() - self._named > NAMED:
            self._named, self._names = now(), {}
        for who in people - self._names.keys():
            self._names[who] = await self.tables.name(who) if who else ""
        names = self._names
        return views.Around(lambda who: names.get(who, ""), hosted.here(), hosted.copied, hosted.screens())


def at_desk(t: Tournament, who: str) -> bool:
    """Whether somebody is of the direction, or a helper."""
    member = t.role(who)
    return member is not None and member.role in ("director", "helper")


def is_tournament(id: str) -> bool:
    return len(id) == 16 and id[0] == "t" and all(each in "0123456789abcdef" for each in id[1:])


def refused(error: Refusal) -> messages.DeskProblem:
    if isinstance(error, DeskRefusal):
        return messages.DeskProblem(error.why, error.kind, error.told, error.rule, error.asks, error.lines)
    kind = error.because.kind if error.because is not None else "other"
    return messages.DeskProblem(error.why, kind, {}, error.rule)
