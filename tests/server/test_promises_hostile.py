"""Whatever is sent: no internal error, no dead table, and a clear answer."""

import asyncio
import contextlib
import http.client
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from server_hostile import message, of_every_type, page
from server_load import FAST, HANGING, Notes, check, load
from serving import Server, serving
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stammtisch import wire
from stammtisch.client import Refused, Visitor, visit

pytestmark = pytest.mark.once
AT_ONCE = 100
ANSWERS = ("refused", "done", "trouble", "pong")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hostile")
    with serving(f"sqlite:///{folder}/tables.sqlite", folder, *FAST) as running:
        yield running


def troubles(server: Server) -> list[str]:
    """What the server itself found wrong with itself."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in lines if line["level"] in ("error", "critical")]


def address(server: Server, table: str) -> str:
    return f"ws{server.url.removeprefix('http')}/api/tables/{table}/live"


async def hostile(server: Server, visitor: Visitor, table: str, messages: int, rng: random.Random) -> int:
    """Send them, many at once; each is answered by one message, and the socket stays."""
    answered = 0
    async with connect(address(server, table), compression=None) as socket:
        await socket.send(wire.encode(wire.Hello(visitor.secret)), text=True)
        for _ in range(0, messages, AT_ONCE):
            for _ in range(AT_ONCE):
                await socket.send(message(rng))
            answered += await count_answers(socket, AT_ONCE)
    return answered


async def count_answers(socket: ClientConnection, wanted: int) -> int:
    found = 0
    while found < wanted:
        async with asyncio.timeout(HANGING):
            told = json.loads(await socket.recv())
        if told["type"] in ANSWERS:
            found += 1
            assert told["type"] not in ("refused", "trouble") or told["why"], told
    return found


@pytest.mark.parametrize("messages", [16_000, pytest.param(900_000, marks=pytest.mark.soak)])
def test_hostile_messages_are_answered_and_harm_no_table(sqlite_url: str, tmp_path: Path, messages: int) -> None:
    """No seat is a bot's at the honest table: between two matches the watcher could take it, and then do nothing."""

    async def work(server: Server) -> Notes:
        async with (
            load(server.url, games=["foppen"], people=3, bots=0, listed=True) as notes,
            visit(server.url) as player,
            visit(server.url) as watcher,
        ):
            honest = notes.seats[0].table
            own = (await player.open_table("foppen", seats=3, bots=["random", "random"], pace=0)).table
            await watcher.ask("POST", f"/api/tables/{honest}/join", {})
            senders = [(player, own), (player, own), (watcher, honest)]
            share = messages // len(senders) // AT_ONCE * AT_ONCE
            sent = [hostile(server, *each, share, random.Random(i)) for i, each in enumerate(senders)]
            assert await asyncio.gather(*sent) == [share] * len(senders)
            await notes.more(20)
            notes.done[own], notes.refused[own] = {}, set()
            return notes

    assert of_every_type()
    with serving(sqlite_url, tmp_path, *FAST) as server:
        notes = asyncio.run(work(server))
    assert troubles(server) == []
    asyncio.run(check(sqlite_url, notes))


def asked(server: Server, requests: int, secrets: list[str]) -> Counter[int]:
    """Send them to the REST pages; how often which status was answered."""
    rng, found = random.Random(requests), Counter[int]()
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port)) as connection:
        for _ in range(requests):
            method, path, headers, body = page(rng, secrets)
            connection.request(method, path, body, {name: text.encode("latin-1") for name, text in headers.items()})
            answer = connection.getresponse()
            told = answer.read()
            found[answer.status] += 1
            assert answer.status < 500, (method, path, headers, body[:200], told)
            if answer.status >= 400 and method != "HEAD" and told.startswith(b"{"):
                assert json.loads(told)["why"], (method, path, told)
    return found


@pytest.mark.parametrize("requests", [1500, pytest.param(100_000, marks=pytest.mark.soak)])
def test_hostile_requests_to_the_pages_are_answered(sqlite_url: str, tmp_path: Path, requests: int) -> None:
    async def visitors(url: str) -> list[str]:
        return [(await visitor.ask("POST", "/api/visitors", {}))["secret"] for visitor in [Visitor(url, "")] * 3]

    with serving(sqlite_url, tmp_path, *FAST) as server:
        found = asyncio.run(visitors(server.url))
        statuses = asked(server, requests, found)

    assert troubles(server) == []
    assert {200, 201, 400, 401, 404, 405} <= statuses.keys()


CLOSING: list[tuple[str, str | bytes, int]] = [
    ("a frame of 1 MB", "x" * 2**20, 1009),
    ("a binary frame of 1 MB", b"x" * 2**20, 1009),
    ("a frame over the limit by one", "x" * 16_385, 1009),
    ("no hello", wire.encode(wire.Ping()), 1002),
    ("noise instead of hello", b"\x00\xff", 1002),
    ("an unknown secret", wire.encode(wire.Hello("0" * 32)), 4401),
    ("the secret of a visitor of another table", "STRANGER", 4403),
]


@pytest.mark.parametrize(("sent", "code"), [each[1:] for each in CLOSING], ids=[each[0] for each in CLOSING])
def test_what_cannot_be_borne_ends_the_socket_with_its_code(server: Server, sent: str | bytes, code: int) -> None:
    async def work() -> None:
        async with visit(server.url) as anna, visit(server.url) as stranger:
            table = (await anna.open_table("foppen")).table
            await stranger.open_table("foppen")
            hello = wire.encode(wire.Hello(stranger.secret))
            async with connect(address(server, table)) as socket, anna.at(table) as seat:
                with contextlib.suppress(ConnectionClosed):
                    await socket.send(hello if sent == "STRANGER" else sent)
                await socket.wait_closed()
                assert socket.close_code == code
                assert socket.close_reason or code == 1009
                await seat.ready()

    asyncio.run(work())
    assert troubles(server) == []


def test_an_unknown_table_is_refused_for_good(server: Server) -> None:
    async def work() -> None:
        async with visit(server.url) as anna:
            for name in ("0" * 16, "nonsense", "%00", "%F0%9F"):
                with pytest.raises(Refused, match="no such table"):
                    async with anna.at(name):
                        pass
                with pytest.raises(Refused, match="no such table"):
                    await anna.ask("GET", f"/api/tables/{name}")

    asyncio.run(work())
    assert troubles(server) == []
