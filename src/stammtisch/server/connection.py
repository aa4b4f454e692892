"""One socket: it receives a client's requests and sends the newest view, no faster than the client reads."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from stammtisch import wire
from stammtisch.core.refusal import Refusal
from stammtisch.server.decide import why
from stammtisch.server.limits import Bucket
from stammtisch.server.refusals import HouseRefusal
from stammtisch.server.snapshot import fault, refused
from stammtisch.server.tables import Guest, HostedTable, SetAside, Tables
from stammtisch.store.log import StoreError

log = logging.getLogger("stammtisch")

Socket = WebSocket[Any, Any, Any]
BURST = 100  # messages at once; after that the server reads at its message rate
HELLO = 10.0  # seconds for the first message
FLOOD = 10.0  # seconds of slowing down without a rest, after which the socket is closed
UNREAD = 256  # replies that a client may leave unread
SOCKETS = 64  # of one visitor in this process
REMOVED = 4405  # the close code for a visitor whom the host has removed
SEND_TIMEOUT = 20.0  # seconds for a view and the replies that wait
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Numbered(msgspec.Struct):
    """All that is read of a request that cannot be understood."""

    request: wire.Number


class Closing(Exception):
    """The server closes the socket, with a code and a reason: a kind of `HouseRefusal`."""

    def __init__(self, code: int, kind: str) -> None:
        super().__init__(kind)
        self.code = code
        self.refusal = HouseRefusal(kind)


class Connection:
    """A client at a table, after its hello."""

    def __init__(
        self, socket: Socket, tables: Tables, hosted: HostedTable, who: str, after: int, knows: bool = False
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.hosted = hosted
        self.who = who
        self.sent = after
        self.knows = knows  # whether it is sent what its seat knows
        self.stale = True  # the client does not have the newest view
        self.replies: deque[wire.FromServer] = deque()
        self.wake = asyncio.Event()
        self.messages = Bucket(BURST, tables.message_rate)
        self.guest = Guest(who, self.look, self.reply)

    def look(self) -> None:
        self.stale = True
        self.wake.set()

    def reply(self, message: wire.FromServer) -> None:
        self.replies.append(message)
        self.wake.set()

    async def run(self) -> None:
        self.hosted.guests.add(self.guest)
        sending = asyncio.create_task(self._send())
        receiving = asyncio.create_task(self._receive())
        try:
            await self._arrive()
            done, _ = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            sending.cancel()
            receiving.cancel()
            self.hosted.guests.discard(self.guest)
            self.hosted.notify()
            await asyncio.gather(sending, receiving, return_exceptions=True)

    async def _arrive(self) -> None:
        """Give back the seat if it was covered, send the latest talk, and show everybody who is connected."""
        chair = self.hosted.table.chair_of(self.who)
        if chair is not None and chair.covered:
            with contextlib.suppress(Refusal):  # another socket of this visitor was first
                await self.tables.ask(self.hosted, self.who, wire.TakeBack(0))
        for said in await self.tables.talk(self.hosted, 0):
            if self.hosted.table.hears(self.who, said.who):
                self.reply(said)
        self.hosted.notify()

    async def _send(self) -> None:
        """Send the newest view, then the replies. A slow client skips the views in between."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            replies, self.replies = self.replies, deque()
            self._still_known()
            if self.hosted.table.id in self.tables.aside:
                raise SetAside
            if self.tables.hosted.get(self.hosted.table.id) is not self.hosted:
                raise Closing(1012, "put-away")
            if self.who in self.hosted.table.removed:
                raise Closing(REMOVED, "removed")
            if not self.hosted.table.lets_in(self.who):
                raise Closing(4403, "no-spectators")
            messages = [wire.encode(reply) for reply in replies]
            if self.stale:
                self.stale = False
                messages.insert(0, self.tables.message(self.hosted, self.who, self.sent, self.knows))
                self.sent = self.hosted.table.n
            await self._out(messages)

    async def _out(self, messages: list[bytes]) -> None:
        try:
            async with asyncio.timeout(SEND_TIMEOUT):
                for message in messages:
                    await self.socket.send_data(message.decode(), "text")
        except TimeoutError:
            raise Closing(1008, "not-reading") from None
        except RuntimeError:  # the WebSocket layer has closed the connection
            raise WebSocketDisconnect(detail="gone", code=1000) from None

    async def _receive(self) -> None:
        waited = 0.0
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone", code=1000)
            if len(self.replies) > UNREAD:
                raise Closing(1008, "not-reading")
            waited = await self._slow_down(waited)
            await self._handle(_data(message))

    async def _slow_down(self, waited: float) -> float:
        """Read a client that sends too often more slowly; close its socket if it does not stop."""
        wait = self.messages.wait()
        if wait == 0:
            return 0.0 if self.messages.rested() else waited
        if waited == 0:
            self._trouble("many-messages")
        elif waited > FLOOD:
            raise Closing(1008, "many-messages")
        await asyncio.sleep(min(wait, 1.0))
        return waited + min(wait, 1.0)

    async def _handle(self, message: str | bytes) -> None:
        try:
            asked = wire.decode(message)
        except UNREADABLE as error:
            self._not_understood(message, f"not understood: {error}")
            return
        if isinstance(asked, wire.Ping):
            self.reply(wire.Pong())
        elif isinstance(asked, wire.Hello):
            self._trouble("hello-twice")
        else:
            await self._answer(asked)

    def _trouble(self, kind: str) -> None:
        refusal = HouseRefusal(kind)
        self.reply(wire.Trouble(refusal.why, fault(refusal)))

    def _not_understood(self, message: str | bytes, why: str) -> None:
        """Refuse the request by its number, if that can be read."""
        try:
            request = msgspec.json.decode(message, type=Numbered).request
        except UNREADABLE:
            self.reply(wire.Trouble(why))
        else:
            self.reply(wire.Refused(request, why))

    async def _answer(self, asked: wire.Request) -> None:
        """Do a request and reply. If the store fails the socket is closed, and the client sends the request again."""
        request = getattr(asked, "request", 0)
        self._still_known()
        try:
            if isinstance(asked, wire.Say):
                n = await self.tables.say(self.hosted, self.who, asked)
            elif isinstance(asked, wire.Why):
                why(self.hosted.table, self.who, asked, self.hosted.now())
                n = self.hosted.table.n
            elif isinstance(asked, wire.Hint):
                self.reply(await self.tables.hint(self.hosted, self.who, request))
                return
            elif isinstance(asked, wire.Report):
                await self.tables.report(self.hosted, self.who, asked.line)
                n = self.hosted.table.n
            else:
                n = await self.tables.ask(self.hosted, self.who, asked)
            self.reply(wire.Done(request, n))
        except Refusal as refusal:
            self.reply(refused(request, refusal))

    def _still_known(self) -> None:
        if self.who in self.tables.forgotten:
            raise Closing(4401, "forgotten")


async def greet(socket: Socket, tables: Tables, table_id: str) -> Connection:
    """Read the hello, and check that the visitor may come to the table."""
    async with asyncio.timeout(HELLO):
        message = await socket.receive()
    try:
        hello = wire.decode(_data(message))
    except UNREADABLE:
        raise Closing(1002, "hello-first") from None
    if not isinstance(hello, wire.Hello):
        raise Closing(1002, "hello-first")
    visitor = await tables.visitor(hello.secret)
    if visitor is None:
        raise Closing(4401, "unknown-secret")
    hosted = await tables.find(table_id)
    if hello.after > hosted.table.n or not hosted.table.lets_in(visitor.id):
        await tables.catch_up(hosted)  # another process may have appended entries
    if visitor.id in hosted.table.removed:
        raise Closing(REMOVED, "removed")
    if not hosted.table.lets_in(visitor.id):
        raise Closing(4403, "not-let-in")
    if sum(guest.who == visitor.id for other in tables.hosted.values() for guest in other.guests) >= SOCKETS:
        raise Closing(4429, "many-sockets")
    return Connection(socket, tables, hosted, visitor.id, hello.after, hello.knows)


async def serve_socket(socket: Socket, tables: Tables, table_id: str) -> None:
    """Serve a socket until it is closed, always with a code and a reason."""
    await socket.accept()
    try:
        await (await greet(socket, tables, table_id)).run()
    except WebSocketDisconnect:
        return
    except Closing as closing:
        await close(socket, closing.code, closing.refusal)
    except SetAside as aside:
        await close(socket, 4410, aside)
    except HouseRefusal as refusal:
        await close(socket, 4404, refusal)
    except TimeoutError:
        await close(socket, 1002, HouseRefusal("hello-first"))
    except OSError:
        return  # the network connection is gone
    except StoreError:
        await close(socket, 1013, HouseRefusal("no-store"))
    except Exception:  # a request that makes a game fail changes nothing at the table: only its sender is cut off
        log.exception("table %s: a socket failed and is closed", table_id)
        await close(socket, 1011, HouseRefusal("failed"))


def _data(message: Mapping[str, Any]) -> str | bytes:
    """The content of a message; empty if the socket is closed."""
    data: str | bytes = message.get("text") or message.get("bytes") or b""
    return data


async def close(socket: Socket, code: int, refusal: HouseRefusal) -> None:
    """The reason is the refusal's kind, by which a reader is told in their language, and the English of it."""
    with contextlib.suppress(OSError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(5):
            await socket.close(code=code, reason=refusal.reason)
