"""Limits hold however they are leaned on: guesses at once, control frames, slow and idle connections."""

import asyncio
import contextlib
import json
import resource
import socket
from pathlib import Path
from typing import Any

import h11
import pytest
from serving import serving
from serving_here import here
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from stammtisch import wire
from stammtisch.client import visit
from stammtisch.server import connection, protocols
from stammtisch.server.limits import Limit, Places

pytestmark = pytest.mark.once
LATE = 120.0  # seconds after which something that should have ended has not
NO_TABLE = "0" * 16


async def answer(address: str, method: str, path: str, secret: str, body: object, *heads: str) -> tuple[int, Any]:
    """Status and body of one request on a connection of its own."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    data = json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"Host: {address}", "Connection: close", "Content-Type: application/json"]
    lines += [f"Authorization: Bearer {secret}", f"Content-Length: {len(data)}", *heads, "", ""]
    writer.write("\r\n".join(lines).encode() + data)
    head, _, told = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    return int(head.split()[1]), json.loads(told)


async def arrived(address: str) -> str:
    _, told = await answer(address, "POST", "/api/visitors", "", {})
    return str(told["secret"])


async def ended(address: str, sent: bytes) -> bytes:
    """What the server sends until it ends a connection that says this and no more."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    told = b""
    with contextlib.suppress(ConnectionResetError):
        async with asyncio.timeout(LATE):
            told = await reader.read()
    writer.close()
    return told


def test_a_limit_counts_refunds_and_forgets_by_time() -> None:
    now = 0.0
    limit = Limit(3, 60, lambda: now)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    limit.refund("a")
    assert [limit.allows("a"), limit.allows("a"), limit.allows("b")] == [True, False, True]
    now = 30.0
    assert limit.allows("b")
    assert not limit.allows("a")
    now = 60.5
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert [limit.allows("b") for _ in range(3)] == [True, True, False]
    now = 200.0
    assert limit.allows("c")
    assert list(limit._seen) == ["c"]


def test_places_are_taken_and_left() -> None:
    places = Places(4, 2)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    assert [places.take("b"), places.take("c"), places.take("d")] == [True, True, False]
    places.leave("a")
    with places.place("d") as free, places.place("e") as other:
        assert (free, other) == (True, False)
    assert (places.taken, dict(places.by_key)) == (3, {"a": 1, "b": 1, "c": 1})


@pytest.mark.parametrize("guesses", [60, pytest.param(400, marks=pytest.mark.soak)])
async def test_of_guesses_at_once_no_more_are_judged_than_one_by_one(tmp_path: Path, guesses: int) -> None:
    async with here(tmp_path) as address:
        secret = await arrived(address)
        guessed = [answer(address, "POST", "/api/join", secret, {"code": "ABCD23"}) for _ in range(guesses)]
        statuses = [status for status, _ in await asyncio.gather(*guessed)]
        assert sorted(statuses) == [404] * 10 + [429] * (guesses - 10)


async def test_other_visitors_of_an_address_guess_no_further(tmp_path: Path) -> None:
    async with here(tmp_path, workers=2) as address:
        secrets = [await arrived(address) for _ in range(5)]
        guessed = [answer(address, "POST", "/api/join", secrets[i % 5], {"code": "ABCD23"}) for i in range(40)]
        statuses = [status for status, _ in await asyncio.gather(*guessed)]
        assert statuses.count(404) == 15  # half of 30, for one of two workers


async def test_a_whole_club_joins_at_once(tmp_path: Path) -> None:
    async with here(tmp_path) as address, visit(f"http://{address}") as anna:
        opened = await anna.open_table("foppen")
        secrets = await asyncio.gather(*(arrived(address) for _ in range(40)))
        joined = [answer(address, "POST", "/api/join", secret, {"code": opened.short}) for secret in secrets]
        assert {status for status, _ in await asyncio.gather(*joined)} == {201}


@pytest.mark.parametrize(("trusted", "judged"), [("", 15), ("127.0.0.1", 40)])
async def test_addresses_behind_a_trusted_proxy_are_counted_one_by_one(
    tmp_path: Path, trusted: str, judged: int
) -> None:
    async with here(tmp_path, trusted_proxies=trusted, workers=2) as address:
        secrets = [await arrived(address) for _ in range(8)]
        guessed = [
            answer(address, "POST", "/api/join", secrets[i % 8], {"code": "X"}, f"X-Forwarded-For: 192.0.2.{i % 8}")
            for i in range(40)
        ]
        statuses = [status for status, _ in await asyncio.gather(*guessed)]
        assert statuses.count(404) == judged


PING, PONG = Frame(Opcode.PING, b""), Frame(Opcode.PONG, b"x")
FRAGMENT = Frame(Opcode.CONT, b"", fin=False)


async def closed(socket: ClientConnection, frames: bytes) -> tuple[int, str]:
    """How the server ends a socket that sends these without end."""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(LATE):
            while not socket.transport.is_closing():
                socket.transport.write(frames)
                await asyncio.sleep(0)
    await socket.wait_closed()
    return socket.close_code or 0, socket.close_reason or ""


async def test_control_frames_without_end_end_the_socket(tmp_path: Path) -> None:
    async with here(tmp_path) as address, visit(f"http://{address}") as anna:
        table = (await anna.open_table("foppen")).table
        for first, then in [(PING, PING), (PONG, PONG), (Frame(Opcode.TEXT, b" ", fin=False), FRAGMENT)]:
            for hello in (b"", wire.encode(wire.Hello(anna.secret))):
                async with connect(f"ws://{address}/api/tables/{table}/live", ping_interval=None) as socket:
                    if hello:
                        await socket.send(hello, text=True)
                        await socket.recv()
                    socket.transport.write(first.serialize(mask=True, extensions=[]))
                    ending = await closed(socket, then.serialize(mask=True, extensions=[]) * 100)
                    assert ending == (1008, "too many control frames")
        async with anna.at(table) as seat:
            await seat.ready()


async def test_a_socket_says_hello_in_time_whatever_control_frames_it_sends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "HELLO", 0.2)
    async with here(tmp_path) as address, connect(f"ws://{address}/api/tables/{NO_TABLE}/live") as socket:
        for _ in range(10):
            await socket.ping()
        async with asyncio.timeout(LATE):
            await socket.wait_closed()
        assert (socket.close_code, socket.close_reason) == (1002, "hello-first: say hello first")


async def test_no_more_of_a_flood_of_messages_is_parsed_than_is_read(tmp_path: Path) -> None:
    async with here(tmp_path) as address, connect(f"ws://{address}/api/tables/{NO_TABLE}/live") as socket:
        (held,) = [each for each in protocols.connections().idle if isinstance(each, protocols.SocketConnection)]
        held.data_received(Frame(Opcode.TEXT, b"{}").serialize(mask=True, extensions=[]) * 10_000)
        assert held.queue.qsize() < 2 * protocols.PIECE
        async with asyncio.timeout(LATE):
            await socket.wait_closed()
        assert socket.close_code == 1002


HEAD = b"POST /api/visitors HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n"


async def test_whoever_does_not_finish_a_request_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "SECONDS", {h11.IDLE: 0.2, h11.SEND_BODY: 0.2})
    async with here(tmp_path) as address:
        sent = [b"", b"GET / HT", HEAD, HEAD + b"\r\n{"]
        assert await asyncio.gather(*(ended(address, each) for each in sent)) == [b""] * 4
        assert protocols.connections().places.taken == 0


async def test_whoever_does_not_read_an_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "UNREAD", 0.2)
    async with here(tmp_path) as address:
        host, _, port = address.partition(":")
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, (host, int(port)))
        asked = b"GET /api/rules/keezen HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100
        await asyncio.get_running_loop().sock_sendall(deaf, asked)
        async with asyncio.timeout(LATE):
            while not protocols.connections().places.taken:
                await asyncio.sleep(0)
            while protocols.connections().places.taken:
                await asyncio.sleep(0.01)
        deaf.close()


async def test_idle_connections_make_room_for_those_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = protocols.Connections(20)
    monkeypatch.setattr(protocols, "connections", lambda: few)
    async with here(tmp_path) as address:
        host, _, port = address.partition(":")
        idle = [await asyncio.open_connection(host, int(port)) for _ in range(60)]
        async with connect(f"ws://{address}/api/tables/{NO_TABLE}/live"):
            idle += [await asyncio.open_connection(host, int(port)) for _ in range(60)]
            assert (await answer(address, "POST", "/api/visitors", "", {}))[0] == 201
            assert few.places.taken <= 10
        for _, writer in idle:
            writer.close()
    assert (few.places.taken, few.idle, few.addresses) == (0, {}, {})


LIMITED = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 256))
from stammtisch.cli import main
main()
"""


@pytest.mark.parametrize("idle", [300, pytest.param(1100, marks=pytest.mark.soak)])
async def test_idle_connections_beyond_the_files_shut_nobody_out(tmp_path: Path, idle: int) -> None:
    program = ("-c", LIMITED)
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, program=program) as server:
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft == hard == 256
        sockets = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(idle)]
        async with visit(server.url) as anna:
            table = (await anna.open_table("foppen")).table
            async with anna.at(table) as seat:
                await seat.ready()
        for each in sockets:
            each.close()
    assert [line for line in server.log.read_text().splitlines() if '"level": "error"' in line] == []


async def test_a_request_that_is_not_understood_is_refused_by_its_number(tmp_path: Path) -> None:
    async with here(tmp_path) as address, visit(f"http://{address}") as anna:
        table = (await anna.open_table("foppen")).table
        async with connect(f"ws://{address}/api/tables/{table}/live") as socket:
            await socket.send(wire.encode(wire.Hello(anna.secret)), text=True)
            await socket.recv()
            await socket.send(json.dumps({"type": "do", "request": 7, "words": "play 1\n"}))
            told = json.loads(await socket.recv())
            assert (told["type"], told["request"]) == ("refused", 7)
            await socket.send(b"\xff", text=True)
            with pytest.raises(ConnectionClosed) as ending:
                await socket.recv()
            assert ending.value.rcvd is not None
            assert ending.value.rcvd.code == 1007
