"""What a network connection may take: places, time and frames. uvicorn's protocols, with limits."""

import asyncio
from functools import cache
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from stammtisch.server.addresses import Network, counted_as, is_trusted, networks
from stammtisch.server.limits import Bucket, Places

MOST = 16_384  # connections of this process, if the system allows so many files
SPARE = 128  # files for everything else
HEADERS = 10.0  # seconds for the head of a request, also for the first
BODY = 60.0  # seconds for its body
UNREAD = 20.0  # seconds in which a client must read something of what was sent to it
LINGER = 5.0  # seconds for the last bytes of a connection that is closed
PIECE = 2048  # bytes of frames that are parsed before the limits are looked at
WAITING = 64  # messages of one socket that wait to be read; the rest is not parsed yet
DISCARDED = 2000  # messages of a socket after the server has closed it
CONTROL = (30, 1.0)  # control frames and fragments at once, and then a second

SECONDS = {h11.IDLE: HEADERS, h11.SEND_BODY: BODY}
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def raise_file_limit() -> None:
    """As many files as the system lets this process have."""
    try:
        import resource
    except ImportError:  # on Windows
        return
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_connections() -> int:
    try:
        import resource
    except ImportError:  # on Windows
        return 512
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if files == resource.RLIM_INFINITY else min(MOST, files - min(SPARE, files // 2))


class Connections:
    """The connections of this process. One address has half of the places at most, except proxies that are trusted."""

    def __init__(self, most: int) -> None:
        self.places = Places(most, max(1, most // 2))
        self.addresses: dict[asyncio.Transport, str] = {}
        self.idle: dict[HttpConnection | SocketConnection, None] = {}  # those that ask nothing; the longest idle first

    def take(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether there is a place. Where all are taken, the longest idle connection is closed for a new one."""
        if not self.places.take(address) and not (self._close_idle(address) and self.places.take(address)):
            return False
        self.addresses[transport] = address
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        if transport in self.addresses:
            self.places.leave(self.addresses.pop(transport))

    def _close_idle(self, address: str) -> bool:
        full = self.places.taken >= self.places.most
        longest = next((each for each in self.idle if full or self.addresses[each.transport] == address), None)
        if longest is None:
            return False
        del self.idle[longest]
        self.leave(longest.transport)
        longest.transport.abort()
        return True


@cache
def connections() -> Connections:
    """Made when the first connection comes, after the limit of files was raised."""
    return Connections(most_connections())


@cache
def _trusted(proxies: str) -> list[Network]:
    return networks(proxies)


class HttpConnection(H11Protocol):
    """A connection that is closed if a client takes too long: over a head, over a body, or over reading an answer."""

    _waits_for: Any = None
    _unread = False
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        host = (get_remote_addr(transport) or ("", 0))[0]
        known = not host or is_trusted(host, _trusted(str(self.config.forwarded_allow_ips)))
        taken = connections().take(transport, "" if known else counted_as(host))
        super().connection_made(transport)
        if not taken:
            transport.write(FULL)
            transport.close()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        connections().leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def send_400_response(self, msg: str) -> None:
        """Also in the middle of a body, when the application still works on the request."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            super().send_400_response(msg)
        self.transport.close()
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()

    def on_response_complete(self) -> None:
        self._waits_for = None
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = True
        self._abort_in(UNREAD)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread = False
        self._waits_for = None
        self._watch()

    def _watch(self) -> None:
        """Set the time for what the client has to send next."""
        if self.transport.get_protocol() is not self or self._unread:
            return
        if self.transport.is_closing():
            self._forget()
            self._abort_in(LINGER)
        elif self._waits_for is not self.conn.their_state:
            self._forget()
            self._waits_for = self.conn.their_state
            if self._waits_for is h11.IDLE:
                connections().idle[self] = None
            if self._waits_for in SECONDS:
                self._abort_in(SECONDS[self._waits_for])

    def _abort_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _forget(self) -> None:
        connections().idle.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that parses no more than is read, and ends if control frames come without end."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unparsed = bytearray()
        self._control = Bucket(*CONTROL)
        self._discarded = 0
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        connections().idle[self] = None

    def connection_lost(self, exc: Exception | None) -> None:
        connections().idle.pop(self, None)
        connections().leave(self.transport)
        if self._timer is not None:
            self._timer.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        self._parse()

    def _parse(self) -> None:
        while self._unparsed and not self.transport.is_closing():
            if self.queue.qsize() >= WAITING and not self.close_sent:
                return
            piece = bytes(self._unparsed[:PIECE])
            del self._unparsed[:PIECE]
            super().data_received(piece)
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self._refuse_handshake()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent:
            self._parse()  # up to the client's own close

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self._parse()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_control():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        connections().idle.pop(self, None)
        if self.close_sent:
            self._discarded += 1
            if self._discarded > DISCARDED:
                self.transport.abort()
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self._fail(1007, "that is no UTF-8")
        else:
            super().send_receive_event_to_app()

    def _refuse_handshake(self) -> None:
        self.transport.write(UNREADABLE)
        self.transport.close()
        self._abort_in(LINGER)

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._abort_in(LINGER)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_in(LINGER)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._abort_in(self.close_timeout + LINGER)

    def _may_control(self) -> bool:
        """Count a frame that brings no message; too many end the socket."""
        if self.transport.is_closing():
            return False
        if self._control.wait():
            self._fail(1008, "too many control frames")
            return False
        return True

    def _fail(self, code: int, why: str) -> None:
        self.conn.fail(code, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._abort_in(LINGER)

    def _abort_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.abort)


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
