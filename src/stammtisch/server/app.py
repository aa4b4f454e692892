"""The server as an ASGI application: REST API, sockets, pages and background tasks."""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
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
from stammtisch.core.refusal import Refusal
from stammtisch.server import api
from stammtisch.server.connection import Socket, serve_socket
from stammtisch.server.leases import Leases
from stammtisch.server.metrics import Metrics
from stammtisch.server.pages import page_handlers
from stammtisch.server.pruning import prune_regularly
from stammtisch.server.reveals import end_late_reveals
from stammtisch.server.tables import Tables, now
from stammtisch.store import open_store
from stammtisch.store.log import Store, StoreError
from stammtisch.wire import Problem

log = logging.getLogger("stammtisch")

POLL = 1.0  # seconds between polls, which catch lost notifications
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
    await serve_socket(socket, state.tables, table)


def same_origin(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether a browser sends this from one of our own pages; other clients send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def check_origin(request: Request) -> Response | None:  # type: ignore[type-arg]
    if request.method not in ("GET", "HEAD") and not same_origin(request):
        return Response(Problem("this page may not ask for that"), status_code=403)
    return None


async def add_headers(message: Message, _: Scope) -> None:
    """On every response, including errors."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def refused(_: Request, refusal: Refusal) -> Response[Problem]:  # type: ignore[type-arg]
    return Response(Problem(refusal.why), status_code=409)


def unavailable(_: Request, error: StoreError) -> Response[Problem]:  # type: ignore[type-arg]
    log.warning("a request was answered with 503, the store failed: %s", error)
    return Response(Problem("the store does not answer just now; try again"), status_code=503)


def unreadable(_: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    return Response(Problem(f"not understood: {error}"), status_code=400)


def problem(_: Request, error: HTTPException) -> Response[Problem]:  # type: ignore[type-arg]
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    detail = extra.get("message", "") if isinstance(extra, dict) else ""
    if error.status_code >= 500:
        log.error("a request failed and was answered with %s", error.status_code, exc_info=error)
    return Response(Problem(detail or error.detail), status_code=error.status_code, headers=error.headers)


def failed(_: Request, error: Exception) -> Response[Problem]:  # type: ignore[type-arg]
    log.error("a request failed and was answered with 500", exc_info=error)
    return Response(Problem("something went wrong here"), status_code=500)


async def follow(tables: Tables) -> None:
    """Apply the entries of other processes as they notify us; polling catches lost notifications."""

    async def listen() -> None:
        async for table, _ in tables.store.changes():
            for table_id in [table] if table else list(tables.hosted):
                if table_id in tables.hosted:
                    await tables.catch_up(tables.hosted[table_id])

    async def poll() -> None:
        while True:
            await asyncio.sleep(POLL)
            for hosted in list(tables.hosted.values()):
                if hosted.guests or hosted.runs_here:
                    await tables.catch_up(hosted)

    async with asyncio.TaskGroup() as group:
        group.create_task(_restarted(listen))
        if tables.shared:
            group.create_task(_restarted(poll))


async def _restarted(work: Callable[[], Awaitable[None]]) -> None:
    """Run `work` again whenever it ends or fails."""
    while True:
        try:
            await work()
        except StoreError as error:
            log.warning("entries of other processes not read, retrying: %s", error)
        except Exception:
            log.exception("reading entries of other processes failed, retrying")
        await asyncio.sleep(POLL)


def application(
    database: str,
    drain: bool = False,
    retention_days: int = 0,
    prune_days: int = 0,
    message_rate: float = 10.0,
    process: int = 0,
    store: Store | None = None,
) -> Litestar:
    """The server on a database, or on a `store` that is already open. When a draining server has no match left, it
    sends SIGTERM to `process`."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        opened = store or await open_store(database)
        log.info("store: %s", await opened.version())
        tables = Tables(opened, shared=database.startswith("postgresql"), drain=drain, message_rate=message_rate)
        app.state.tables, app.state.metrics = tables, Metrics(tables)
        work = [Leases(tables, secrets.token_hex(8)).run(), follow(tables), forget_old(tables, retention_days)]
        work += [prune_regularly(tables, prune_days), free_codes(tables), end_late_reveals(tables)]
        if drain:
            work.append(stop_when_drained(tables, process))
        tasks = [asyncio.create_task(each) for each in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await opened.close()

    return Litestar(
        [*api.HANDLERS, table_socket, *page_handlers()],
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


async def forget_old(tables: Tables, days: int) -> None:
    """Once an hour, erase names and talk of visitors who have not been here for so many days; 0 keeps them."""
    while days:
        with contextlib.suppress(StoreError):
            for who in {guest.who for hosted in tables.hosted.values() for guest in hosted.guests}:
                await tables.store.seen(who, now())
            await tables.store.forget_before(now() - days * 86_400_000)
        await asyncio.sleep(3600)


async def free_codes(tables: Tables) -> None:
    """Once an hour, free the codes that have not been used for long enough."""
    while True:
        with contextlib.suppress(StoreError):
            await tables.store.free_invitations(now() - api.REST)
        await asyncio.sleep(3600)


async def stop_when_drained(tables: Tables, process: int) -> None:
    """Stop the server when no match is being played."""
    while await _still_playing(tables):
        await asyncio.sleep(POLL)
    log.info("drained: no match is being played, stopping")
    os.kill(process, signal.SIGTERM)


async def _still_playing(tables: Tables) -> bool:
    """True if the store fails, because then nobody knows. Matches of another release do not count."""
    try:
        for row in await tables.store.tables("playing", False, 100_000):
            with contextlib.suppress(Refusal):
                await tables.find(row.id)
                return True
    except StoreError:
        return True
    return False
