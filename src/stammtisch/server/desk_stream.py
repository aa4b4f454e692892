"""The stream of a tournament: the newest view of a role after every change, no faster than the client reads."""

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from stammtisch.server.connection import HELLO, SEND_TIMEOUT, UNREADABLE, Closing, close
from stammtisch.server.desks import Desks, HostedTournament
from stammtisch.server.refusals import HouseRefusal
from stammtisch.store.log import StoreError
from stammtisch.tournament import messages
from stammtisch.tournament.checks import LATE
from stammtisch.tournament.clock import WARNINGS
from stammtisch.tournament.refusals import DeskRefusal

Socket = WebSocket[Any, Any, Any]
REST = 0.05  # seconds between two views
IDLE = 30.0  # seconds after which a view is sent though nothing has happened
POLL = 1.0  # the same where other processes append
MESSAGES = 600  # that one socket may send


async def serve_desk(socket: Socket, desks: Desks, id: str) -> None:
    """Serve a socket until it is closed, always with a code and a reason."""
    await socket.accept()
    try:
        hosted, who, hall = await _greet(socket, desks, id)
        await _run(socket, desks, hosted, who, hall)
    except (WebSocketDisconnect, OSError):
        return
    except Closing as closing:
        await close(socket, closing.code, closing.refusal)
    except DeskRefusal:
        await close(socket, 4404, HouseRefusal("nothing-there"))
    except StoreError:
        await close(socket, 1013, HouseRefusal("no-store"))


async def _greet(socket: Socket, desks: Desks, id: str) -> tuple[HostedTournament, str, bool]:
    try:
        async with asyncio.timeout(HELLO):
            data = await socket.receive_data("text")
        hello = msgspec.json.decode(data, type=messages.DeskHello)
    except (TimeoutError, *UNREADABLE):
        raise Closing(1002, "hello-first") from None
    visitor = await desks.tables.visitor(hello.secret) if hello.secret else None
    return await desks.find(id), visitor.id if visitor else "", hello.hall or visitor is None


async def _run(socket: Socket, desks: Desks, hosted: HostedTournament, who: str, hall: bool) -> None:
    changed, me = asyncio.Event(), object()
    hosted.watchers[me] = (who, changed.set)
    hosted.notify_staff()
    sending = asyncio.create_task(_send(socket, desks, hosted, who, hall, changed))
    reading = asyncio.create_task(_read(socket))
    try:
        done, _ = await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        hosted.watchers.pop(me, None)
        hosted.notify_staff()
        for task in (sending, reading):
            task.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)


async def _send(
    socket: Socket, desks: Desks, hosted: HostedTournament, who: str, hall: bool, changed: asyncio.Event
) -> None:
    """A slow client skips the views in between."""
    while True:
        changed.clear()
        if who in desks.tables.forgotten:
            raise Closing(4401, "forgotten")
        view = messages.encode(await desks.seen(hosted, who, hall)).decode()
        try:
            async with asyncio.timeout(SEND_TIMEOUT):
                await socket.send_data(view, "text")
        except TimeoutError:
            raise Closing(1008, "not-reading") from None
        except RuntimeError:  # the WebSocket layer has closed the connection
            return
        await asyncio.sleep(REST)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_patience(desks, hosted)):
                await changed.wait()
        if desks.tables.shared:
            await desks.catch_up(hosted)


def _patience(desks: Desks, hosted: HostedTournament) -> float:
    """Seconds until the clock says something new: a warning, the signal, the end of the time for forms."""
    clock, at = hosted.tournament.clock, hosted.now()
    longest = POLL if desks.tables.shared else IDLE
    if clock is None or clock.paused is not None:
        return longest
    ends = [clock.left(at) - early for early in (*WARNINGS, 0, -LATE)]
    ends += [clock.left(at, table) for table in clock.extra]
    return min([longest, *(each / 1000 + 0.02 for each in ends if each > 0)])


async def _read(socket: Socket) -> None:
    """Nothing is asked for by this way; a client may say that it is there."""
    for _ in range(MESSAGES):
        await socket.receive_data("text")
    raise Closing(1008, "many-messages")
