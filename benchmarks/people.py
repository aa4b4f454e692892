"""The people of live tables, all in one process; `benchmarks/server.py` starts it.

What they do costs little beside the server that is measured: sockets without compression and without real masks, and of
a view only the number and the moves are read.
"""

import asyncio
import itertools
import json
import random
import secrets
import struct
import sys
import time
from collections.abc import Callable
from typing import cast

import msgspec
import uvloop

from stammtisch import wire
from stammtisch.client import Visitor, visit
from stammtisch.games import GAMES

PEOPLE = 4  # at a table of four; every other table has three and a bot
VISITORS = 400  # who sit at several tables if there are more; a server lets in 600 a minute from one address
THINKING = (0.6, 1.8)  # seconds
WARM = 3.0  # seconds of play before anything counts
REPEAT = 0.05  # seconds before a lost socket is opened again


class SeenMove(msgspec.Struct):
    words: str


class SeenMatch(msgspec.Struct):
    legal: list[SeenMove]


class Seen(msgspec.Struct):
    """What a person reads of a view."""

    n: int
    match: SeenMatch | None


class Answer(msgspec.Struct):
    type: str
    request: int = 0
    why: str = ""


read_view = msgspec.json.Decoder(Seen).decode
read_answer = msgspec.json.Decoder(Answer).decode


class RawSocket(asyncio.Protocol):
    """The client's end of a WebSocket: `hello` is sent first, `heard` gets each text message, `lost` is called last."""

    def __init__(
        self, address: str, path: str, hello: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self.hello = hello
        self.opening = (
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.heard = heard
        self.lost = lost
        self.open = False
        self.unread = bytearray()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.opening.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        self.lost()

    def send(self, message: bytes, kind: int = 1) -> None:
        """Clients must mask; a mask of zeros changes nothing."""
        assert len(message) < 65536
        size = bytes([0x80 | len(message)]) if len(message) < 126 else b"\xfe" + struct.pack("!H", len(message))
        self.transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + message)

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.open and (end := self.unread.find(b"\r\n\r\n")) >= 0:
            assert self.unread.startswith(b"HTTP/1.1 101"), bytes(self.unread[:end])
            del self.unread[: end + 4]
            self.open = True
            self.send(self.hello)
        while self.open and (frame := self._frame()) is not None:
            kind, message = frame
            if kind == 1:
                self.heard(message)
            elif kind == 9:
                self.send(message, 10)
            elif kind == 8:
                self.transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; servers send each message in one."""
        data = self.unread
        if len(data) < 2:
            return None
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10]), 10
        if len(data) < start + size:
            return None
        kind, message = data[0] & 15, bytes(data[start : start + size])
        del data[: start + size]
        return kind, message


class Person:
    """Somebody in a seat, who answers when he is asked and notes how long the acknowledgement took."""

    numbers = itertools.count(1)

    def __init__(self, visitor: Visitor, table: str, late: list[float]) -> None:
        self.visitor = visitor
        self.address = visitor.url.removeprefix("http://")
        self.path = f"/api/tables/{table}/live"
        self.late = late
        self.seen: Seen | None = None
        self.plays = False
        self.thinks = False
        self.waiting: dict[int, Callable[[Answer], None]] = {}
        self.gone = False
        self.socket: RawSocket | None = None

    async def come(self) -> None:
        """Open the socket, again and again until somebody answers."""
        host, port = self.address.split(":")
        hello = wire.encode(wire.Hello(self.visitor.secret, self.seen.n if self.seen else 0))
        loop = asyncio.get_running_loop()
        while True:
            try:
                _, self.socket = await loop.create_connection(
                    lambda: RawSocket(self.address, self.path, hello, self._hear, self._lose), host, int(port)
                )
                return
            except OSError:
                await asyncio.sleep(REPEAT)

    def leave(self) -> None:
        self.gone = True
        if self.socket is not None:
            self.socket.transport.abort()

    def _lose(self) -> None:
        if not self.gone:
            asyncio.get_running_loop().call_later(REPEAT, lambda: COMING.add(asyncio.ensure_future(self.come())))

    def _hear(self, message: bytes) -> None:
        if message.startswith(b'{"type":"changed"'):
            self.seen = read_view(message)
            self._think()
            return
        answer = read_answer(message)
        if answer.request in self.waiting:
            self.waiting.pop(answer.request)(answer)

    def play(self) -> None:
        self.plays = True
        self._think()

    def _think(self) -> None:
        if self.plays and not self.thinks and self.seen and self.seen.match and self.seen.match.legal:
            self.thinks = True
            wait = random.uniform(*THINKING)
            due = time.monotonic() + wait
            asyncio.get_running_loop().call_later(wait, self._answer, due)

    def _answer(self, due: float) -> None:
        match = self.seen.match if self.seen else None
        if not self.plays or match is None or not match.legal:
            self.thinks = False
            return
        number = next(self.numbers)

        def answered(answer: Answer) -> None:
            if answer.type == "done":
                self.late.append(time.monotonic() - due)
            self.thinks = False
            self._think()

        self.waiting[number] = answered
        self._send(wire.Do(number, random.choice(match.legal).words))

    async def ask(self, asked: wire.Sit | wire.Ready) -> None:
        """A request that must be granted."""
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting[asked.request] = answered.set_result
        self._send(asked)
        answer = await answered
        assert answer.type == "done", answer.why

    def _send(self, asked: wire.Request) -> None:
        assert self.socket is not None
        self.socket.send(wire.encode(asked))


COMING: set[asyncio.Future[None]] = set()


async def lay(host: Visitor, guests: list[Visitor], number: int, late: list[float]) -> list[Person]:
    """One table: people come by its code, sit down and agree."""
    bots = [""] * len(guests) + ["rule"] * (PEOPLE - 1 - len(guests))
    opened = await host.open_table(list(GAMES)[number % len(GAMES)], seats=PEOPLE, bots=bots)
    for guest in guests:
        await guest.join(opened.short)
    people = [Person(each, opened.table, late) for each in (host, *guests)]
    for place, person in enumerate(people):
        await person.come()
        await arrived([person])
        if place:
            await person.ask(wire.Sit(next(Person.numbers), place))
    for person in people:
        await person.ask(wire.Ready(next(Person.numbers), secrets.token_hex(32)))
    return people


async def arrived(people: list[Person]) -> None:
    """Until everybody sees his table."""
    while not all(person.seen for person in people):
        await asyncio.sleep(0.01)


async def tables(url: str, count: int, seconds: float) -> None:
    """Lay the tables, come back after a crash, play; print how long each acknowledgement took."""
    circle = [await arrive(url) for _ in range(min(PEOPLE * count, VISITORS))]
    laying = asyncio.Semaphore(8)
    late: list[float] = []

    async def one(number: int) -> list[Person]:
        async with laying:
            host, *guests = [circle[(PEOPLE * number + i) % len(circle)] for i in range(PEOPLE - number % 2)]
            return await lay(host, guests, number, late)

    laid = await asyncio.gather(*(one(number) for number in range(count)))
    people = [person for each in laid for person in each]
    await asyncio.to_thread(say, "laid")
    for person in people:
        person.seen = None
    await arrived(people)
    await asyncio.to_thread(say, "back")
    for person in people:
        person.play()
    await asyncio.sleep(WARM)
    late.clear()
    await asyncio.to_thread(say, "begun")
    await asyncio.sleep(seconds)
    print(json.dumps(late), flush=True)
    for person in people:
        person.plays = False
        person.leave()


async def arrive(url: str) -> Visitor:
    async with visit(url) as visitor:
        return visitor


def say(word: str) -> None:
    """Tell the parent process, and wait until it lets us go on."""
    print(word, flush=True)
    sys.stdin.readline()


async def echoes(url: str, sockets: int, seconds: float) -> None:
    """As many sockets as the tables had, each saying something once a second."""
    late: list[float] = []
    until = time.monotonic() + seconds

    async def one() -> None:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        address = url.removeprefix("http://")
        host, port = address.split(":")
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: RawSocket(address, "/echo", b"hello", heard.put_nowait, lambda: None), host, int(port)
        )
        await heard.get()
        while time.monotonic() < until:
            due = time.monotonic() + random.uniform(*THINKING)
            await asyncio.sleep(due - time.monotonic())
            socket.send(b"x" * 60)
            await heard.get()
            late.append(time.monotonic() - due)

    await asyncio.gather(*(one() for _ in range(sockets)))
    print(json.dumps(late), flush=True)


if __name__ == "__main__":
    uvloop.run({"tables": tables, "echoes": echoes}[sys.argv[1]](sys.argv[2], int(sys.argv[3]), float(sys.argv[4])))
