"""Cards with names that nothing else has: no client is sent the name of a card before it may know it."""

import asyncio
import contextlib
import json
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import server_canary
from server_canary import PREFIX, canary
from server_load import FAST, HANGING, logs, no_clocks
from serving import serving
from tables import facts_of
from websockets.asyncio.client import ClientConnection, connect

from stammtisch import wire
from stammtisch.client import Visitor, visit
from stammtisch.core.game import TABLE
from stammtisch.games import GAMES
from stammtisch.server.table import Table
from stammtisch.store.log import Entry

pytestmark = pytest.mark.once
SEATS = {name: 3 if 3 in game.seats else game.seats[0] for name, game in GAMES.items()}
SAME_GUESTS = 2  # matches; new visitors and long answers are both limited
PLIES = 50
Heard = tuple[int, bytes]  # after which entry at the latest, and what


def known(game: str, entries: Iterable[Entry], seat: int) -> list[set[str]]:
    """The names that a seat may have learnt by each entry, from the truth."""
    table, found = Table("table"), [set[str]()]
    for entry in entries:
        body = entry.body
        for name in facts_of(game).CARDS:
            body = body.replace(canary(game, name).encode(), name.encode())
        table.apply(msgspec.structs.replace(entry, body=body))
        found.append(found[-1] | set(shown(game, table, seat)))
    return found


def shown(game: str, table: Table, seat: int) -> list[str]:
    """What a seat sees, and what was seen only in passing by the last action."""
    if table.match is None:
        return []
    state = table.match.state
    state.events = table.match.recent[-1][1].events() if table.match.recent else []
    found: list[str] = facts_of(game).shows(state, seat)
    state.events = None
    return found


def betrayed(game: str, heard: list[Heard], known: list[set[str]]) -> tuple[int, list[tuple[int, str, bytes]]]:
    """How often a name was looked for, and where one stands that may not."""
    looks, found = 0, []
    for n, told in heard:
        for name in set(facts_of(game).CARDS) - known[n]:
            looks += 1
            if canary(game, name).encode() in told:
                found.append((n, name, told))
    return looks, found


async def listen(visitor: Visitor, table: str, rng: random.Random) -> list[Heard]:
    """Play, or watch who cannot, and keep every byte."""
    heard: list[Heard] = []
    url = f"ws{visitor.url.removeprefix('http')}/api/tables/{table}/live"
    async with connect(url, compression=None) as socket:
        await socket.send(wire.encode(wire.Hello(visitor.secret)), text=True)
        while True:
            async with asyncio.timeout(HANGING):
                told = await socket.recv(decode=False)
            now = json.loads(told)
            heard.append((now.get("n", heard[-1][0] if heard else 0), told))
            match = now.get("match")
            if match and (match["over"] or match["ply"] >= PLIES):
                return heard
            await play(socket, match["legal"] if match else [], rng)
            if match and rng.random() < 0.05:
                heard += await pages(visitor, table)


async def play(socket: ClientConnection, legal: list[dict[str, Any]], rng: random.Random) -> None:
    """Move if it may, now and then wrongly."""
    words = ["play nothing"] if rng.random() < 0.2 else []
    words += [rng.choice(legal)["words"]] if legal else []
    for each in words:
        await socket.send(wire.encode(wire.Do(rng.getrandbits(50), each)), text=True)


async def pages(visitor: Visitor, table: str) -> list[Heard]:
    """The record, the replay and the table as the REST pages show them."""
    record = await visitor.record(table)
    seat = (await visitor.ask("GET", f"/api/tables/{table}"))["seat"]
    steps = await visitor.ask("GET", f"/api/tables/{table}/replay/{seat}")
    now = await visitor.ask("GET", f"/api/tables/{table}")
    return [(now["n"], record), (now["n"], json.dumps(steps).encode()), (now["n"], json.dumps(now).encode())]


async def arrive(url: str, people: int) -> list[str]:
    """The secrets of so many new visitors."""
    secrets = []
    for _ in range(people):
        async with visit(url) as visitor:
            secrets.append(visitor.secret)
    return secrets


async def match(url: str, game: str, guests: list[str], rng: random.Random) -> tuple[str, list[list[Heard]]]:
    """The table, what each seat heard, and then what a watcher did. A new host invites the guests of these secrets."""
    async with contextlib.AsyncExitStack() as stack:
        seats = SEATS[game]
        people = [await stack.enter_async_context(visit(url, secret=secret)) for secret in ["", *guests]]
        opened = await people[0].open_table(game, seats=seats, pace=0, options=no_clocks(game))
        for visitor in people[1:]:
            await visitor.join(opened.code)
        chairs = [await stack.enter_async_context(visitor.at(opened.table)) for visitor in people[:seats]]
        for seat in range(1, seats):
            await chairs[seat].sit(seat)
        for chair in chairs:
            await chair.ready()
        heard = await asyncio.gather(*(listen(visitor, opened.table, rng) for visitor in people))
    return opened.table, heard


@pytest.mark.parametrize("matches", [2, pytest.param(200, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", sorted(name for name in GAMES if facts_of(name).CARDS))
def test_no_client_is_sent_the_name_of_a_card_it_may_not_know(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, matches: int
) -> None:
    monkeypatch.setenv("STAMMTISCH_LOG", "debug")
    rng = random.Random(matches)
    with serving(sqlite_url, tmp_path, *FAST, program=(server_canary.__file__,)) as server:
        guests: list[str] = []
        played = []
        for number in range(matches):
            if number % SAME_GUESTS == 0:
                guests = asyncio.run(arrive(server.url, SEATS[game]))
            played.append(asyncio.run(match(server.url, game, guests, rng)))
        log = server.log.read_bytes()

    entries = asyncio.run(logs(sqlite_url, [table for table, _ in played]))
    looks = 0
    for table, heard in played:
        assert any(PREFIX.encode() in told for _, told in heard[0]), "no card has its canary"
        for seat, each in zip([*range(SEATS[game]), TABLE], heard, strict=True):
            looked, found = betrayed(game, each, known(game, entries[table], seat))
            assert found == []
            looks += looked
    assert looks > 100 * matches
    assert PREFIX.encode() not in log
