"""The server as an ASGI application: REST API, sockets, pages and background tasks."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Request, Response, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from stammtisch import __version__
from stammtisch.server import (
    desk_api,
    desk_files,
    error_responses,
    game_api,
    match_api,
    operator_api,
    record_api,
    table_api,
    visitor_api,
)
from stammtisch.server.addresses import LONGEST_NAME, is_own_host, names, networks, own_names, sender
from stammtisch.server.connection import Socket, close, serve_socket
from stammtisch.server.desk_copies import copy_regularly
from stammtisch.server.desk_online import follow_online
from stammtisch.server.desk_places import Copies
from stammtisch.server.desk_stream import serve_desk
from stammtisch.server.desks import Desks
from stammtisch.server.draining import stop_when_drained
from stammtisch.server.forgetting import forget_old, free_codes
from stammtisch.server.health import Health
from stammtisch.server.hosts import AbsentHosts
from stammtisch.server.leases import Leases
from stammtisch.server.limits import Guesses, Places
from stammtisch.server.long_work import LongWork
from stammtisch.server.metrics import Metrics
from stammtisch.server.other_processes import follow
from stammtisch.server.pages import WHOLE, page_handlers
from stammtisch.server.protocols import MOST
from stammtisch.server.pruning import prune_regularly
from stammtisch.server.refusals import HouseRefusal
from stammtisch.server.reveals import end_late_reveals
from stammtisch.server.settings import ServerSettings
from stammtisch.server.statistics import Statistics
from stammtisch.server.tables import Tables
from stammtisch.server.time_source import set_to
from stammtisch.store import open_store
from stammtisch.store.log import Store
from stammtisch.wire import Problem

log = logging.getLogger("stammtisch")

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
    async with let_in(socket, state) as may:
        if may:
            await serve_socket(socket, state.tables, table)


@websocket("/api/tournaments/{tournament:str}/live")
async def tournament_socket(socket: Socket, tournament: str, state: State) -> None:
    async with let_in(socket, state) as may:
        if may:
            await serve_desk(socket, state.desks, tournament)


@contextlib.asynccontextmanager
async def let_in(socket: Socket, state: State) -> AsyncIterator[bool]:
    """Whether a socket comes from our own pages and its address has a place for it; otherwise it is closed."""
    if foreign_name(socket) or not same_origin(socket):
        await close(socket, 4403, HouseRefusal("other-page"))
        yield False
        return
    with state.sockets.place(sender(socket)) as free:
        if not free:
            await close(socket, 4429, HouseRefusal("many-sockets"))
        yield free


def same_origin(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether a browser sends this from one of our own pages; other clients send no origin."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


def foreign_name(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """What is wrong with the name by which a client came here; empty if nothing is."""
    host = connection.headers.get("host", "localhost")
    if is_own_host(host, connection.app.state.hosts):
        return ""
    return f"this server is not known as {host[:LONGEST_NAME]!r}; if it should be, start it with --host-name"


async def check_sender(request: Request) -> Response | None:  # type: ignore[type-arg]
    if wrong := foreign_name(request):
        return Response(Problem(wrong), status_code=421, media_type=MediaType.JSON)
    if request.method not in ("GET", "HEAD") and not same_origin(request):
        return Response(Problem("this page may not ask for that"), status_code=403, media_type=MediaType.JSON)
    return None


async def add_headers(message: Message, _: Scope) -> None:
    """On every response, including errors."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def application(settings: ServerSettings, store: Store | None = None) -> Litestar:
    """The server on the database of its settings, or on a `store` that is already open."""
    return Litestar(
        [
            *visitor_api.HANDLERS,
            *game_api.HANDLERS,
            *table_api.HANDLERS,
            *record_api.HANDLERS,
            *match_api.HANDLERS,
            *operator_api.HANDLERS,
            *desk_api.HANDLERS,
            *desk_files.HANDLERS,
            table_socket,
            tournament_socket,
            *page_handlers(),
        ],
        lifespan=[partial(open_for_all, settings=settings, store=store)],
        state=known(settings),
        before_request=check_sender,
        exception_handlers=error_responses.HANDLERS,
        before_send=[add_headers],
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=5, exclude=["/api/visitors", "/api/join"], exclude_opt_key=WHOLE
        ),
        request_max_body_size=16_384,
        openapi_config=OpenAPIConfig(
            "Stammtisch", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def known(settings: ServerSettings) -> State:
    """What handlers ask of the settings, and the limits that all connections share."""
    host, public = settings.host, names(settings.host_names)
    return State(
        {
            "trusted": networks(settings.trusted_proxies),
            "hosts": own_names() | {*public, *(names(host) if ":" not in host else ())},
            "public": public,
            "host": host,
            "choose_copies": settings.choose_copies,
            "guesses": Guesses(settings.workers),
            "sockets": Places(MOST, MOST // 2),
        }
    )


@contextlib.asynccontextmanager
async def open_for_all(app: Litestar, settings: ServerSettings, store: Store | None) -> AsyncIterator[None]:
    """The store and all that is kept in memory, with the background tasks, until the server stops."""
    opened = store or await open_store(settings.database)
    log.info("store: %s", await opened.version())
    shared = settings.database.startswith("postgresql")
    if shared:
        set_to(await opened.time())
    tables = Tables(opened, shared=shared, drain=settings.drain, message_rate=settings.message_rate)
    desks = Desks(tables)
    desks.copies = Copies(Path(settings.kept) if settings.kept else None, settings.copies)
    await desks.load_all()
    state = app.state
    state.tables, state.desks, state.metrics, state.health = tables, desks, Metrics(tables), Health(tables)
    state.long_work, state.statistics = LongWork(), Statistics(opened)
    tasks = [asyncio.create_task(each) for each in background(settings, tables, desks, state.metrics)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        state.long_work.close()
        await opened.close()


def background(
    settings: ServerSettings, tables: Tables, desks: Desks, metrics: Metrics
) -> Iterator[Coroutine[Any, Any, None]]:
    """The loops that run beside all requests."""
    yield Leases(tables, secrets.token_hex(8)).run()
    yield follow(tables)
    yield forget_old(tables, settings.retention_days)
    yield prune_regularly(tables, settings.prune_days)
    yield free_codes(tables)
    yield end_late_reveals(tables)
    yield AbsentHosts(tables).follow()
    yield metrics.watch_loop()
    yield desks.tick()
    yield follow_online(desks)
    yield copy_regularly(desks)
    if settings.drain:
        yield stop_when_drained(tables, settings.process)
