"""Limits that protect a table from its clients, and secrets that are worth the name."""

import asyncio
import contextlib
import http.client
import json
import re
import socket
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server_load import load
from serving import Server, serving
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stammtisch import wire
from stammtisch.client import Refused, Visitor, visit

pytestmark = pytest.mark.once
HEADERS = {
    "content-security-policy": "default-src 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=()",
    "cache-control": "no-store",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limits")
    with serving(f"sqlite:///{folder}/tables.sqlite", folder, "--message-rate", "1000") as running:
        yield running


def asked(server: Server, method: str, path: str, body: str = "", **headers: str) -> tuple[int, dict[str, str], str]:
    """Status, headers and body of an answer."""
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port)) as connection:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, body, {"Content-Type": "application/json", **given})
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read().decode()


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/health/live", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("POST", "/api/visitors", 201),
        ("GET", "/api/tables/0123456789abcdef", 401),
        ("GET", "/api/nowhere", 404),
        ("PUT", "/api/games", 405),
        ("POST", "/api/tables", 401),
    ],
)
def test_every_answer_has_the_headers_that_bind_a_browser(server: Server, method: str, path: str, status: int) -> None:
    answered, headers, _ = asked(server, method, path, "{}" if method != "GET" else "")
    assert answered == status
    for name, value in HEADERS.items():
        assert value in headers[name], name
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_may_ask_for_nothing(server: Server, origin: str) -> None:
    status, _, told = asked(server, "POST", "/api/visitors", "{}", Origin=origin)
    assert (status, told) == (403, '{"why":"this page may not ask for that"}')

    async def work() -> None:
        address = f"ws{server.url.removeprefix('http')}/api/tables/{'0' * 16}/live"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403

    asyncio.run(work())


def test_our_own_page_may_ask(server: Server) -> None:
    status, _, _ = asked(server, "POST", "/api/visitors", "{}", Origin=server.url)
    assert status == 201


def test_who_guesses_codes_has_to_wait_and_others_have_not(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with visit(url) as anna, visit(url) as guesser:
            opened = await anna.open_table("foppen")
            for _ in range(10):
                with pytest.raises(Refused, match="opens no table"):
                    await guesser.join("ABCD23")
            for _ in range(3):
                with pytest.raises(Refused, match="wait a minute"):
                    await guesser.join(opened.short)
            async with anna.at(opened.table) as seat:
                await seat.ready()

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path) as server:
        asyncio.run(work(server.url))


def test_a_body_over_16_kb_is_refused(server: Server) -> None:
    status, headers, told = asked(server, "POST", "/api/visitors", '{"name": "' + "x" * 20_000 + '"}')
    assert status == 413
    assert "why" in told
    assert "content-security-policy" in headers


def test_secrets_have_128_bits_and_only_their_hashes_are_kept(tmp_path: Path) -> None:
    async def work(url: str) -> list[str]:
        async with visit(url) as anna, visit(url) as bert:
            opened = await anna.open_table("foppen")
            return [anna.secret, bert.secret, opened.code]

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path) as server:
        secrets = asyncio.run(work(server.url))
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        hashes = {row[0] for row in database.execute("SELECT secret_hash FROM visitors")}
        codes = {row[0] for row in database.execute("SELECT code_hash FROM invitations")}
    for secret in secrets:
        assert re.fullmatch("[0-9a-f]{32}", secret)
    assert len(set(secrets)) == 3
    assert hashes == {sha256(secret.encode()).digest() for secret in secrets[:2]}
    assert sha256(secrets[2].encode()).digest() in codes
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not [secret for secret in secrets if secret.encode() in kept or bytes.fromhex(secret) in kept]


async def deaf(visitor: Visitor, table: str) -> ClientConnection:
    """A client that says hello and never reads, with as little room as the system allows."""
    address = urlsplit(visitor.url)
    ear = socket.socket()
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
    ear.connect((address.hostname, address.port))
    connection = await connect(f"ws://{address.netloc}/api/tables/{table}/live", sock=ear, compression=None)
    await connection.send(wire.encode(wire.Hello(visitor.secret)), text=True)
    connection.transport.pause_reading()
    return connection


def test_a_client_that_does_not_read_delays_nobody(server: Server) -> None:
    async def work() -> None:
        async with load(server.url, games=["foppen"], listed=True) as notes, visit(server.url) as watcher:
            table = notes.seats[0].table
            await watcher.ask("POST", f"/api/tables/{table}/join", {})
            ears = [await deaf(watcher, table) for _ in range(3)]
            await notes.everywhere(150)
            for ear in ears:
                ear.transport.abort()
                await ear.wait_closed()

    asyncio.run(work())


def test_one_visitor_opens_so_many_tables_and_sockets_and_no_more(server: Server) -> None:
    async def work() -> None:
        async with visit(server.url) as anna, contextlib.AsyncExitStack() as sockets:
            tables = [(await anna.open_table("foppen")).table for _ in range(60)]
            with pytest.raises(Refused, match="wait a minute"):
                await anna.open_table("foppen")
            for i in range(64):
                await sockets.enter_async_context(anna.at(tables[i % 60]))
            with pytest.raises(Refused, match="too many tables at once"):
                async with anna.at(tables[0]):
                    pass
            async with visit(server.url) as bert:
                await bert.open_table("foppen")

    asyncio.run(work())


async def flood(visitor: Visitor, table: str) -> tuple[int, str, list[str]]:
    """Send without end; how the server ended it, and what kinds of message it sent before."""
    address = f"ws{visitor.url.removeprefix('http')}/api/tables/{table}/live"
    async with connect(address, compression=None, max_queue=None) as connection:
        await connection.send(wire.encode(wire.Hello(visitor.secret)), text=True)
        with contextlib.suppress(ConnectionClosed):
            while True:
                await connection.send(wire.encode(wire.Ping()) + b" " * 8000, text=True)
        kinds: list[str] = []
        with contextlib.suppress(ConnectionClosed):
            async for told in connection:
                kinds.append(json.loads(told)["type"])
        return connection.close_code or 0, connection.close_reason or "", kinds


def test_a_client_that_floods_is_slowed_down_and_then_closed_and_others_play_on(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with load(url, games=["foppen"], listed=True) as notes, visit(url) as watcher:
            table = notes.seats[0].table
            await watcher.ask("POST", f"/api/tables/{table}/join", {})
            floods = [asyncio.create_task(flood(watcher, table)) for _ in range(2)]
            await notes.everywhere(50)
            for code, why, kinds in await asyncio.gather(*floods):
                assert (code, why) == (1008, "many-messages: too many messages; slow down")
                assert {"pong", "trouble"} <= set(kinds)
            await notes.everywhere(5)

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, "--message-rate", "50") as server:
        asyncio.run(work(server.url))
