"""The server as an application: its pages, its sockets, and what it does by itself."""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from stammtisch import __version__
from stammtisch.server import pages
from stammtisch.server.asking import Refusal
from stammtisch.server.hall import Hall, now
from stammtisch.server.live import Socket, live
from stammtisch.server.metrics import Metrics
from stammtisch.server.minding import Keeper
from stammtisch.server.static import page_handlers
from stammtisch.store import open_store
from stammtisch.store.log import Store, StoreError
from stammtisch.wire import Problem

log = logging.getLogger("stammtisch")

POLL = 1.0  # seconds after which a lost wake-up is made good
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "geolocation=(), camera=(), microphone=()",
    "Cache-Control": "no-store",
}


@websocket("/api/tables/{table:str}/live")
async def table_socket(socket: Socket, table: str, state: State) -> None:
    if not same_origin(socket):
        await socket.close(code=4403, reason="this page may not connect here")
        return
    await live(socket, state.hall, table)


def same_origin(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """A browser says from which page it comes; only our own may ask for anything."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def check_origin(request: Request) -> Response | None:  # type: ignore[type-arg]
    if request.method not in ("GET", "HEAD") and not same_origin(request):
        return Response(Problem("this page may not ask for that"), status_code=403)
    return None


async def add_headers(message: Message, _: Scope) -> None:
    """On every answer, whatever made it."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def refused(_: Request, refusal: Refusal) -> Response[Problem]:  # type: ignore[type-arg]
    return Response(Problem(refusal.why), status_code=409)


def unavailable(_: Request, error: StoreError) -> Response[Problem]:  # type: ignore[type-arg]
    log.warning("the store does not answer: %s", error)
    return Response(Problem("the store does not answer just now; try again"), status_code=503)


def unreadable(_: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    return Response(Problem(f"not understood: {error}"), status_code=400)


def problem(_: Request, error: HTTPException) -> Response[Problem]:  # type: ignore[type-arg]
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    detail = extra.get("message", "") if isinstance(extra, dict) else ""
    if error.status_code >= 500:
        log.error("a request failed", exc_info=error)
    return Response(Problem(detail or error.detail), status_code=error.status_code, headers=error.headers)


def failed(_: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    log.error("a request failed", exc_info=error)
    return Response(Problem("something went wrong here"), status_code=500)


async def follow(hall: Hall) -> None:
    """Read on at a table whenever another process appended to it; polling makes good what was not heard."""

    async def listen() -> None:
        async for table, _ in hall.store.changes():
            for name in [table] if table else list(hall.held):
                if name in hall.held:
                    await hall.catch_up(hall.held[name])

    async def poll() -> None:
        while True:
            await asyncio.sleep(POLL)
            for held in list(hall.held.values()):
                if held.guests or held.minded:
                    await hall.catch_up(held)

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(_again(listen))
        if hall.shared:
            tasks.create_task(_again(poll))


async def _again(work) -> None:  # type: ignore[no-untyped-def]
    """Go on after the store was away."""
    while True:
        try:
            await work()
        except StoreError as error:
            log.warning("the store does not answer: %s", error)
        except Exception:
            log.exception("reading on stumbled and goes on")
        await asyncio.sleep(POLL)


def application(
    database: str,
    drain: bool = False,
    retention_days: int = 0,
    message_rate: float = 10.0,
    process: int = 0,
    store: Store | None = None,
) -> Litestar:
    """The server on a database, perhaps opened already; `process` is told to stop when a draining server has no match
    left."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        kept = store or await open_store(database)
        log.info("store: %s", await kept.version())
        hall = Hall(kept, shared=database.startswith("postgresql"), drain=drain, message_rate=message_rate)
        app.state.hall, app.state.metrics = hall, Metrics(hall)
        work = [Keeper(hall, secrets.token_hex(8)).run(), follow(hall), forgetting(hall, retention_days)]
        if drain:
            work.append(drained(hall, process))
        tasks = [asyncio.create_task(each) for each in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await kept.close()

    return Litestar(
        [*pages.HANDLERS, table_socket, *page_handlers()],
        lifespan=[lifespan],
        before_request=check_origin,
        exception_handlers={
            Refusal: refused,
            StoreError: unavailable,
            RecursionError: unreadable,
            UnicodeError: unreadable,
            HTTPException: problem,
            Exception: failed,
        },
        before_send=[add_headers],
        compression_config=CompressionConfig("gzip", exclude=["/api/visitors", "/api/join"]),
        request_max_body_size=16_384,
        openapi_config=OpenAPIConfig(
            "Stammtisch", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


async def forgetting(hall: Hall, days: int) -> None:
    """Once an hour, forget names and talk of those who have not been here for so many days; 0 keeps them."""
    while days:
        with contextlib.suppress(StoreError):
            await hall.store.forget_before(now() - days * 86_400_000)
        await asyncio.sleep(3600)


async def drained(hall: Hall, process: int) -> None:
    """Stop once no match is played any more."""
    while await _still_playing(hall):
        await asyncio.sleep(POLL)
    log.info("drained: no match is played")
    os.kill(process, signal.SIGTERM)


async def _still_playing(hall: Hall) -> bool:
    """A store that does not answer may have matches; those of another release are left to it."""
    try:
        for row in await hall.store.tables("playing", False, 100_000):
            with contextlib.suppress(Refusal):
                await hall.find(row.id)
                return True
    except StoreError:
        return True
    return False
