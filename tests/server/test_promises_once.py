"""Requests that are sent again act once, and a client that was cut off sees what one sees that never was."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import server_settling
from server_load import FAST, HANGING, Notes, check, load, logs
from serving import serving
from websockets.asyncio.client import ClientConnection, connect

from stammtisch import wire
from stammtisch.client import Seat, Visitor, visit
from stammtisch.server.opening import open_table
from stammtisch.server.tables import Guest, Tables
from stammtisch.store import open_store

pytestmark = pytest.mark.once
TABLES = 5
SOCKETS = 3


async def sent_again(visitor: Visitor, table: str, requests: int, rng: random.Random) -> dict[int, set[int]]:
    """Each request goes out two to four times in all, over old and new sockets; as which entries it was done."""
    sockets = [await connected(visitor, table) for _ in range(SOCKETS)]
    found: dict[int, set[int]] = {}
    for first in range(1, requests + 1, 50):
        batch = [number for number in range(first, min(first + 50, requests + 1)) for _ in range(rng.randint(2, 4))]
        rng.shuffle(batch)
        for number, n in await answered(sockets, batch + rng.choices(list(found) or [first], k=5), rng):
            found.setdefault(number, set()).add(n)
        await sockets.pop(0).close()
        sockets.append(await connected(visitor, table))
    for socket in sockets:
        await socket.close()
    return found


async def connected(visitor: Visitor, table: str) -> ClientConnection:
    url = f"ws{visitor.url.removeprefix('http')}/api/tables/{table}/live"
    socket = await connect(url, compression=None)
    await socket.send(wire.encode(wire.Hello(visitor.secret)), text=True)
    return socket


async def answered(sockets: list[ClientConnection], batch: list[int], rng: random.Random) -> list[tuple[int, int]]:
    """Send all without waiting, each over one socket or another; the answers, of which there are as many."""
    sent = Counter[int]()
    for number in batch:
        socket = rng.randrange(len(sockets))
        sent[socket] += 1
        bot = ("random", "rule", "")[number % 3]
        await sockets[socket].send(wire.encode(wire.PutBot(number, 1, bot)), text=True)
    return [answer for i, count in sent.items() for answer in await answers(sockets[i], count)]


async def answers(socket: ClientConnection, count: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    while len(found) < count:
        async with asyncio.timeout(HANGING):
            told: dict[str, Any] = json.loads(await socket.recv())
        assert told["type"] in ("changed", "done"), told
        if told["type"] == "done":
            found.append((told["request"], told["n"]))
    return found


@pytest.mark.parametrize("requests", [2000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_a_request_sent_again_and_again_acts_once(sqlite_url: str, tmp_path: Path, requests: int) -> None:
    async def work(url: str) -> dict[str, dict[int, set[int]]]:
        async with visit(url) as visitor:
            tables = [(await visitor.open_table("foppen")).table for _ in range(TABLES)]
            share = requests // TABLES
            found = await asyncio.gather(
                *(sent_again(visitor, table, share, random.Random(i)) for i, table in enumerate(tables))
            )
        return dict(zip(tables, found, strict=True))

    with serving(sqlite_url, tmp_path, *FAST, program=(server_settling.__file__,)) as server:
        found = asyncio.run(work(server.url))

    assert sum(len(done) for done in found.values()) == requests
    for table, entries in asyncio.run(logs(sqlite_url, list(found))).items():
        there = {entry.request: {entry.n} for entry in entries if entry.request}
        assert found[table] == there
        assert len(entries) == 1 + len(there), "something was done twice"


def test_a_line_of_talk_sent_again_is_heard_once(sqlite_url: str, tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with visit(url) as anna, anna.at((await anna.open_table("foppen")).table) as seat:
            said = [await seat.request(wire.Say(7, "goeden avond")) for _ in range(10)]
            assert len(set(said)) == 1
            await seat.say("tot ziens")
            assert [heard.text for heard in seat.heard] == ["goeden avond", "tot ziens"]

    with serving(sqlite_url, tmp_path) as server:
        asyncio.run(work(server.url))


class Listener(Seat):
    """Keeps every event it was told."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        super().__init__(visitor, table)
        self.events: list[wire.Told] = []

    def _take(self, told: wire.FromServer) -> None:
        super()._take(told)
        if isinstance(told, wire.Changed):
            self.events += told.events

    def cut(self) -> None:
        """As if the network went away."""
        if self._socket is not None:
            self._socket.transport.abort()

    def sees(self) -> bytes:
        """All of it but what led there."""
        assert self.now is not None
        return wire.encode([self.now.n, self.now.seat, self.now.table, self.now.match])


async def cut_again_and_again(url: str, cuts: int) -> Notes:
    rng = random.Random(cuts)
    async with load(url, kind=Listener) as notes, contextlib.AsyncExitStack() as stack:
        often = [seat for seat in notes.seats if isinstance(seat, Listener)]
        never = [await stack.enter_async_context(Listener(seat.visitor, seat.table)) for seat in often]
        for _ in range(cuts):
            await notes.more(rng.randrange(4))
            rng.choice(often).cut()
        await notes.more(20)
        await notes.stop()
        for one, other in zip(often, never, strict=True):
            await settled(one)
            await settled(other)
            assert one.sees() == other.sees()
            assert one.events[-len(other.events) :] == other.events != []
    return notes


async def settled(seat: Listener) -> None:
    """Until it has seen what the server would show it now."""
    while True:
        now = await seat.visitor.ask("GET", f"/api/tables/{seat.table}")
        if seat.now is not None and seat.now.n == now["n"] and seat._socket is not None:
            return
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("matches", [1, pytest.param(20, marks=pytest.mark.soak)])
def test_a_client_that_was_cut_off_sees_what_one_sees_that_never_was(
    sqlite_url: str, tmp_path: Path, matches: int
) -> None:
    with serving(sqlite_url, tmp_path, *FAST) as server:
        notes = [asyncio.run(cut_again_and_again(server.url, 50)) for _ in range(matches)]
    for each in notes:
        asyncio.run(check(sqlite_url, each))


async def test_what_was_asked_for_is_told_to_all_even_if_who_asked_is_gone(url: str) -> None:
    store = await open_store(url)
    tables = Tables(store)
    await tables.open("anna", open_table(wire.NewTable("foppen")), "0" * 16)
    hosted = await tables.find("0" * 16)
    looked = asyncio.Event()
    hosted.guests.add(Guest("bert", looked.set, lambda heard: None))

    asking = asyncio.create_task(tables.ask(hosted, "anna", wire.PutBot(1, 1, "rule")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.cancel()
    async with asyncio.timeout(HANGING):
        await looked.wait()

    assert asking.cancelled()
    assert hosted.table.n == len(await store.read(hosted.table.id, 0)) == 2
    assert await tables.ask(hosted, "anna", wire.PutBot(1, 1, "rule")) == 2
    await store.close()
