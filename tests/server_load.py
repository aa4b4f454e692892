"""Clients that play without end, note what was answered, and are compared with the log afterwards."""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Any

from stammtisch import wire
from stammtisch.client import Refused, Seat, Visitor, visit
from stammtisch.games import GAMES
from stammtisch.server.table import Table
from stammtisch.store import open_store
from stammtisch.store.log import Entry

HANGING = 120.0  # seconds without any answer
FAST = ("--message-rate", "10000")
FOR_THREE = [name for name, game in GAMES.items() if 3 in game.seats]
Request = tuple[str, int]  # who asked, and by which number


def no_clocks(game: str) -> dict[str, int]:
    return {option.name: 0 for option in GAMES[game].options if option.name.endswith("_seconds")}


class Notes:
    """What clients were told, by table."""

    def __init__(self) -> None:
        self.done: dict[str, dict[Request, int]] = {}
        self.refused: dict[str, set[Request]] = {}
        self.seats: list[Seat] = []
        self.players: list[asyncio.Task[None]] = []
        self._count = 0
        self._news = asyncio.Event()

    async def ask(self, seat: Seat, who: str, asked: Any) -> None:
        try:
            self.done[seat.table][who, asked.request] = await seat.request(asked)
        except Refused:
            self.refused[seat.table].add((who, asked.request))
        self._count += 1
        self._news.set()

    async def more(self, answers: int) -> None:
        """Until there are so many more."""
        enough = self._count + answers
        while self._count < enough:
            self._news.clear()
            async with asyncio.timeout(HANGING):
                await self._news.wait()

    async def everywhere(self, done: int) -> None:
        """Until so many more were done at each table."""
        before = {table: len(each) for table, each in self.done.items()}
        while any(len(self.done[table]) < count + done for table, count in before.items()):
            await self.more(1)

    async def stop(self) -> None:
        """Nobody plays any more."""
        for player in self.players:
            player.cancel()
        await asyncio.gather(*self.players, return_exceptions=True)


async def play_on(seat: Seat, notes: Notes, rng: random.Random) -> None:
    """Agree to begin, play at random, ask for another match, and so on."""
    numbers = count(1)
    async for now in seat:
        wanted = wish(now, next(numbers), rng)
        if wanted is not None:
            await notes.ask(seat, now.table.chairs[now.seat].who, wanted)


def wish(now: wire.Changed, number: int, rng: random.Random) -> Any:
    """What a player does next, who wants to play on and on."""
    table, match = now.table, now.match
    if table.phase == "over":
        return wire.Again(number, table.game, table.options, len(table.chairs)) if now.seat == 0 else None
    if match is None:
        everybody = all(chair.who or chair.bot for chair in table.chairs)
        mine = table.chairs[now.seat]
        return wire.Ready(number, secrets.token_hex(32)) if everybody and not mine.ready else None
    return wire.Do(number, rng.choice(match.legal).words) if match.legal else None


@asynccontextmanager
async def load(
    *urls: str,
    games: Sequence[str] = ("foppen", "foppen"),
    people: int = 2,
    bots: int = 1,
    kind: type[Seat] = Seat,
    **settings: Any,
) -> AsyncIterator[Notes]:
    """A table of each of these games, with people who play without end, each at a server of his own, and bots."""
    notes = Notes()
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        for i, game in enumerate(games):
            visitors = [await stack.enter_async_context(visit(urls[j % len(urls)])) for j in range(people)]
            for chair, seat in enumerate(await seated(visitors, game, bots, kind, **settings)):
                notes.done[seat.table], notes.refused[seat.table] = {}, set()
                notes.seats.append(await stack.enter_async_context(seat))
                if chair:
                    await seat.sit(chair)
                notes.players.append(group.create_task(play_on(seat, notes, random.Random(10 * i + chair))))
        yield notes
        await notes.stop()


async def seated(visitors: list[Visitor], game: str, bots: int, kind: type[Seat], **settings: Any) -> list[Seat]:
    """A new table that has let them in, with bots in its last seats."""
    names = [""] * (len(visitors) - 1) + ["random"] * bots
    settings = {"pace": 0, "options": no_clocks(game), **settings}
    opened = await visitors[0].open_table(game, seats=len(names) + 1, bots=names, **settings)
    for visitor in visitors[1:]:
        await visitor.join(opened.code)
    return [kind(visitor, opened.table) for visitor in visitors]


async def logs(database: str, tables: list[str]) -> dict[str, list[Entry]]:
    store = await open_store(database)
    try:
        return {table: await store.read(table, 0) for table in tables}
    finally:
        await store.close()


async def check(database: str, notes: Notes) -> int:
    """All that was acknowledged is in the logs, nothing twice and nothing that was refused; how many that are."""
    for table, entries in (await logs(database, list(notes.done))).items():
        assert [entry.n for entry in entries] == list(range(1, len(entries) + 1)), f"{table} has a gap"
        asked = [(entry.who, entry.request) for entry in entries if entry.request]
        assert len(set(asked)) == len(asked), f"{table} did a request twice"
        there = {(entry.who, entry.request): entry.n for entry in entries}
        for request, n in notes.done[table].items():
            assert there.get(request) == n, (
                f"{table}: {request} was acknowledged as entry {n}, and is {there.get(request)}"
            )
        assert not notes.refused[table] & there.keys(), f"{table} did what it refused"
        folded(table, entries)
    return sum(len(done) for done in notes.done.values())


def folded(table_id: str, entries: list[Entry]) -> Table:
    """The table that a log makes."""
    table = Table(table_id)
    for entry in entries:
        table.apply(entry)
    return table
