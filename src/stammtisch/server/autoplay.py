"""What one table does by itself: clocks run out, bots play, seats of people who are away are covered."""

import asyncio
import contextlib
import logging
import random
from dataclasses import dataclass, field
from functools import partial

from stammtisch.bots import bot as bot_of
from stammtisch.bots.bot import NO_CALL
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import QuickRng
from stammtisch.server import entries
from stammtisch.server.decide import act
from stammtisch.server.table import Table
from stammtisch.server.tables import Decide, HostedTable, SetAside, Tables
from stammtisch.server.time_source import now
from stammtisch.store.log import StoreError

log = logging.getLogger("stammtisch")

Asked = tuple[int, tuple[int, ...]]
"""A bot's seat and what it may do."""

RETRY = 1.0  # seconds to wait after the store failed
VOTE = 60_000  # milliseconds after which a proposal lapses
PAUSE = 3_600_000  # milliseconds without any of the people seated after which a pause ends

Wait = tuple[str, int]
"""A vote, by the entry that proposed it, or a pause without people."""
LONGEST_WAIT = 10_000  # milliseconds without looking at the time again


@dataclass
class Autoplay:
    tables: Tables
    hosted: HostedTable
    thinking: dict[Asked, int] = field(default_factory=dict)  # when a bot answers what it is asked
    calling: dict[tuple[int, int], int] = field(default_factory=dict)  # when a bot may call, by its seat and the ply
    considered: set[tuple[int, int]] = field(default_factory=set)  # those that were asked whether they call
    away: dict[int, int] = field(default_factory=dict)  # since when the person of a seat is not connected
    waits: dict[Wait, int] = field(default_factory=dict)  # when the table stops waiting for people

    async def run(self) -> None:
        """Until cancelled, or until the table is set aside."""
        with contextlib.suppress(SetAside), self.tables.guard(self.hosted.table.id):
            while True:
                self.hosted.changed.clear()
                wait = self._plan()
                try:
                    async with asyncio.timeout(None if wait is None else min(max(0, wait), LONGEST_WAIT) / 1000):
                        await self.hosted.changed.wait()
                except TimeoutError:
                    await self._act()

    def _plan(self) -> int | None:
        """The time until the next action is due, in milliseconds; None if there is none."""
        table, at = self.hosted.table, now()
        self.thinking = {key: self.thinking.get(key) or at + thinking_time(table) for key in self._asked()}
        self.calling = {key: self.calling.get(key) or at + thinking_time(table) for key in self._callers()}
        here = self.hosted.here()
        playing = table.phase == "playing" and not table.paused
        gone = {i for i, chair in enumerate(table.chairs) if chair.who and not chair.bot and chair.who not in here}
        self.away = {seat: self.away.get(seat, at) for seat in gone} if playing else {}
        cover = table.settings.cover_seconds * 1000
        ends = [end - self.hosted.now() for clock in table.clocks.values() if (end := clock.ends()) is not None]
        covers = [since + cover for since in self.away.values()] if cover else []
        self.waits = {key: self.waits.get(key, at + patience) for key, patience in self._waited().items()}
        due = [*self.thinking.values(), *self.calling.values(), *covers, *self.waits.values()]
        return min([*ends, *(when - at for when in due)], default=None)

    def _waited(self) -> dict[Wait, int]:
        """What waits for people, and how long it may. A pause ends at once where nobody holds a seat; at a table of a
        tournament it is the desk's (T-027)."""
        table, here = self.hosted.table, self.hosted.here()
        seated = [table.chairs[seat].who for seat in table.seated()]
        found: dict[Wait, int] = {}
        if table.proposal is not None:
            found["vote", table.proposal.n] = VOTE
        if table.paused and here.isdisjoint(seated) and not table.settings.of_tournament:
            found["pause", len(seated)] = PAUSE if seated else 0
        return found

    def _asked(self) -> list[Asked]:
        """What bots are asked. A call by somebody else does not change it, so a thinking bot is not started again."""
        table = self.hosted.table
        if table.match is None:
            return []
        return [(seat, tuple(table.match.state.legal(seat))) for seat, _ in table.bots_to_act()]

    def _callers(self) -> list[tuple[int, int]]:
        """Bots that may call something at this ply and have not been asked whether they do."""
        table = self.hosted.table
        if table.match is None:
            return []
        ply, game = int(table.match.state.ply), table.match.game.name
        return [
            (seat, ply)
            for seat, name in table.bots_to_call()
            if bot_of(game, name).calls and (seat, ply) not in self.considered
        ]

    async def _act(self) -> None:
        """Do the one action that is due; skip it if it is no longer possible."""
        deciding = self._due()
        if deciding is None:
            return
        try:
            await self.tables.append(self.hosted, "", 0, deciding)
        except SetAside:
            raise
        except Refusal as refusal:
            log.debug("table %s: automatic action skipped: %s", self.hosted.table.id, refusal.why)
        except StoreError as error:
            log.warning("table %s: automatic action not stored, retrying: %s", self.hosted.table.id, error)
            await asyncio.sleep(RETRY)

    def _due(self) -> Decide | None:
        """Waiting ends before clocks, clocks go before bots, and bots before covers."""
        table, at = self.hosted.table, now()
        found: Decide | None = None
        for wait, until in self.waits.items():
            if until <= at:
                return partial(_stop_waiting, wait)
        if table.run_out(self.hosted.now()) is not None:
            found = _only_clocks
        for asked, when in sorted(self.thinking.items(), key=lambda item: item[1]):
            if when <= at and found is None:
                del self.thinking[asked]
                found = partial(_play, asked[0], table.chairs[asked[0]].bot)
        for caller, when in sorted(self.calling.items(), key=lambda item: item[1]):
            if when <= at and found is None:
                self.considered = {each for each in self.considered if each[1] == caller[1]} | {caller}
                found = partial(_call, caller[0], table.chairs[caller[0]].bot)
        cover = table.settings.cover_seconds * 1000
        for seat, since in self.away.items():
            if found is None and cover and since + cover <= at:
                found = partial(_cover, seat)
        return found


def thinking_time(table: Table) -> int:
    """How long a bot waits before it acts, in milliseconds. Depends on nothing hidden."""
    return int(table.settings.pace * random.uniform(600, 1800))


def _only_clocks(table: Table, at: int) -> None:
    """Nothing; only the clocks that have run out are appended, which go before every entry."""


def _play(seat: int, name: str, table: Table, at: int) -> entries.Body:
    if (seat, name) not in table.bots_to_act() or table.match is None:
        raise Refusal("that seat is not asked")
    view = table.match.game.view(table.match.state, seat)
    view.people, view.covered = table.people_playing(), table.people_covered()
    chosen = bot_of(table.match.game.name, name).choose(view, QuickRng(random.getrandbits(32)))
    return _bots_choice(table, seat, chosen, at)


def _call(seat: int, name: str, table: Table, at: int) -> entries.Body:
    if (seat, name) not in table.bots_to_call() or table.match is None:
        raise Refusal("that seat has nothing to call")
    view = table.match.game.view(table.match.state, seat)
    view.people, view.covered = table.people_playing(), table.people_covered()
    chosen = bot_of(table.match.game.name, name).call(view, QuickRng(random.getrandbits(32)))
    if chosen == NO_CALL:
        raise Refusal("the bot calls nothing")
    return _bots_choice(table, seat, chosen, at)


def _bots_choice(table: Table, seat: int, chosen: int, at: int) -> entries.Body:
    """A bot that does what may not be done would do so again and again, so that is an error."""
    try:
        return act(table, seat, chosen, at)
    except Refusal as refusal:
        raise RuntimeError(f"the bot in seat {seat} may not do what it chose: {refusal}") from refusal


def _stop_waiting(wait: Wait, table: Table, at: int) -> entries.Body:
    what, n = wait
    if what == "vote" and table.proposal is not None and table.proposal.n == n:
        return entries.Lapse()
    if what == "pause" and table.paused:
        return entries.Resume()
    raise Refusal("nobody waits any more")


def _cover(seat: int, table: Table, at: int) -> entries.Body:
    if not table.chairs[seat].who or table.chairs[seat].bot:
        raise Refusal("that seat is covered")
    return entries.Cover(seat)
