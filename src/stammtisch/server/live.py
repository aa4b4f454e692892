"""One socket: a client's requests come in, and the newest view goes out, never faster than it reads."""

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
from stammtisch.server.access import Bucket, Limit
from stammtisch.server.asking import Refusal, decide
from stammtisch.server.hall import Guest, Hall, Held, now
from stammtisch.store.log import StoreError

log = logging.getLogger("stammtisch")

Socket = WebSocket[Any, Any, Any]
BURST = 100  # messages at once; after that the table's rate, by waiting; who keeps on is closed
FLOOD = 10.0  # seconds of waiting without a rest
WAITING = 256  # replies a client may leave unread
SOCKETS = 64  # of one visitor, at all tables of this process
PATIENCE = 20.0  # seconds for one message to leave
TALK = (5, 10.0)
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class Closing(Exception):
    """The socket ends, with a code and a reason."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Live:
    """A client that has said who it is, at a table."""

    def __init__(self, socket: Socket, hall: Hall, held: Held, who: str, after: int) -> None:
        self.socket = socket
        self.hall = hall
        self.held = held
        self.who = who
        self.sent = after
        self.stale = True  # there is a newer view than the one sent
        self.replies: deque[wire.FromServer] = deque()
        self.wake = asyncio.Event()
        self.messages = Bucket(BURST, hall.message_rate)
        self.talk = Limit(*TALK)
        self.guest = Guest(who, self.look, self.reply)

    def look(self) -> None:
        self.stale = True
        self.wake.set()

    def reply(self, message: wire.FromServer) -> None:
        self.replies.append(message)
        self.wake.set()

    async def run(self) -> None:
        self.held.guests.add(self.guest)
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
            self.held.guests.discard(self.guest)
            self.held.tell()
            await asyncio.gather(sending, receiving, return_exceptions=True)

    async def _arrive(self) -> None:
        """Who comes back gets back a seat that was covered and hears the latest talk; everybody sees who is here."""
        chair = self.held.room.chair_of(self.who)
        if chair is not None and chair.covered:
            with contextlib.suppress(Refusal):  # another socket of his was first
                await self.hall.ask(self.held, self.who, wire.TakeBack(0))
        for said in await self.hall.talk(self.held, 0):
            if self.held.room.hears(self.who, said.who):
                self.reply(said)
        self.held.tell()

    async def _send(self) -> None:
        """The newest view, then the replies; what a slow client missed in between it does not need."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            replies, self.replies = self.replies, deque()
            if not self.held.room.lets_in(self.who):
                raise Closing(4403, "a match has begun, and this table has no spectators")
            if self.stale:
                self.stale = False
                changed = self.hall.seen_by(self.held, self.who, self.sent)
                self.sent = changed.n
                await self._out(wire.encode(changed))
            for reply in replies:
                await self._out(wire.encode(reply))

    async def _out(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.socket.send_data(message.decode(), "text")
        except TimeoutError:
            raise Closing(1008, "you are not reading") from None
        except RuntimeError:  # the connection was closed for an offence against the protocol
            raise WebSocketDisconnect(detail="gone", code=1000) from None

    async def _receive(self) -> None:
        waited = 0.0
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone", code=1000)
            if len(self.replies) > WAITING:
                raise Closing(1008, "you are not reading")
            waited = await self._slow_down(waited)
            await self._handle(_data(message))

    async def _slow_down(self, waited: float) -> float:
        """Who sends too often is read later and, if that does not help, no more; the others feel nothing."""
        wait = self.messages.wait()
        if wait == 0:
            return 0.0 if self.messages.rested() else waited
        if waited == 0:
            self.reply(wire.Trouble("too many messages; slow down"))
        elif waited > FLOOD:
            raise Closing(1008, "too many messages")
        await asyncio.sleep(min(wait, 1.0))
        return waited + min(wait, 1.0)

    async def _handle(self, message: str | bytes) -> None:
        try:
            asked = wire.decode(message)
        except UNREADABLE as error:
            self.reply(wire.Trouble(f"not understood: {error}"))
            return
        if isinstance(asked, wire.Ping):
            self.reply(wire.Pong())
        elif isinstance(asked, wire.Hello):
            self.reply(wire.Trouble("you have said hello already"))
        else:
            await self._answer(asked)

    async def _answer(self, asked: wire.Asked) -> None:
        """If the store fails, nobody knows whether it was done: the socket ends, and the client asks again."""
        request = getattr(asked, "request", 0)
        try:
            if isinstance(asked, wire.Say):
                n = await self._say(asked)
            elif isinstance(asked, wire.Why):
                decide(self.held.room, self.who, wire.Do(request, asked.words), now())
                n = self.held.room.n
            elif isinstance(asked, wire.Report):
                await self.hall.report(self.held, self.who, asked.line)
                n = self.held.room.n
            else:
                n = await self.hall.ask(self.held, self.who, asked)
            self.reply(wire.Done(request, n))
        except Refusal as refusal:
            self.reply(wire.Refused(request, refusal.why, refusal.rule))

    async def _say(self, asked: wire.Say) -> int:
        again = (self.who, asked.request) in self.held.room.requests
        if not again and not self.talk.allows(""):
            raise Refusal("that is a lot of talk; wait a moment")
        return await self.hall.say(self.held, self.who, asked)


async def greet(socket: Socket, hall: Hall, table: str) -> Live:
    """The first message says who it is."""
    async with asyncio.timeout(10):
        message = await socket.receive()
    try:
        hello = wire.decode(_data(message))
    except UNREADABLE:
        raise Closing(1002, "say hello first") from None
    if not isinstance(hello, wire.Hello):
        raise Closing(1002, "say hello first")
    visitor = await hall.visitor(hello.secret)
    if visitor is None:
        raise Closing(4401, "nobody is known by that secret")
    held = await hall.find(table)
    if hello.after > held.room.n or not held.room.lets_in(visitor.id):
        await hall.catch_up(held)  # another process may know more
    if not held.room.lets_in(visitor.id):
        raise Closing(4403, "you have not been let in at this table; ask for its code")
    if sum(guest.who == visitor.id for other in hall.held.values() for guest in other.guests) >= SOCKETS:
        raise Closing(4429, "you look at too many tables at once; close some")
    return Live(socket, hall, held, visitor.id, hello.after)


async def live(socket: Socket, hall: Hall, table: str) -> None:
    """A socket from its opening to its end; every end has a code and a reason."""
    await socket.accept()
    try:
        await (await greet(socket, hall, table)).run()
    except WebSocketDisconnect:
        return
    except Closing as closing:
        await _close(socket, closing.code, closing.why)
    except Refusal as refusal:
        await _close(socket, 4404, refusal.why)
    except TimeoutError:
        await _close(socket, 1002, "say hello first")
    except OSError:
        return  # it has been cut off
    except StoreError:
        await _close(socket, 1013, "the store does not answer; try again")
    except Exception:
        log.exception("a socket failed")
        await _close(socket, 1011, "something went wrong here; connect again")


def _data(message: Mapping[str, Any]) -> str | bytes:
    """What a message holds; nothing if the socket has ended."""
    data: str | bytes = message.get("text") or message.get("bytes") or b""
    return data


async def _close(socket: Socket, code: int, why: str) -> None:
    with contextlib.suppress(OSError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(5):
            await socket.close(code=code, reason=why)
