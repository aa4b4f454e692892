"""The server as an ASGI application: REST API, sockets, pages and background tasks."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
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


def application(
    database: str,
    drain: bool = False,
    retention_days: int = 0,
    prune_days: int = 0,
    message_rate: float = 10.0,
    process: int = 0,
    workers: int = 1,
    trusted_proxies: str = "",
    host_names: str = "",
    host: str = "",
    copies: str = "",
    choose_copies: bool = False,
    kept: str = "",
    store: Store | None = None,
) -> Litestar:
    """The server on a database, or on a `store` that is already open; `host` is where it listens, `copies` a folder
    for copies of tournaments; with `choose_copies` a page that is open at this machine may choose another, which is
    remembered in the file `kept`. When a draining server has no match left, it sends SIGTERM to `process`."""
    public = names(host_names)
    hosts = own_names() | {*public, *(names(host) if ":" not in host else ())}
    known = {
        "trusted": networks(trusted_proxies),
        "hosts": hosts,
        "public": public,
        "host": host,
        "choose_copies": choose_copies,
    }

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        opened = store or await open_store(database)
        log.info("store: %s", await opened.version())
        shared = database.startswith("postgresql")
        if shared:
            set_to(await opened.time())
        tables = Tables(opened, shared=shared, drain=drain, message_rate=message_rate)
        metrics = Metrics(tables)
        app.state.tables, app.state.metrics, app.state.health = tables, metrics, Health(tables)
        app.state.desks = desks = Desks(tables)
        await desks.load_all()
        app.state.long_work, app.state.statistics = LongWork(), Statistics(opened)
        work = [Leases(tables, secrets.token_hex(8)).run(), follow(tables), forget_old(tables, retention_days)]
        work += [prune_regularly(tables, prune_days), free_codes(tables), end_late_reveals(tables)]
        work += [AbsentHosts(tables).follow(), metrics.watch_loop()]
        work += [desks.tick(), follow_online(desks)]
        desks.copies = Copies(Path(kept) if kept else None, copies)
        work.append(copy_regularly(desks))
        if drain:
            work.append(stop_when_drained(tables, process))
        tasks = [asyncio.create_task(each) for each in work]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            app.state.long_work.close()
            await opened.close()

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
        lifespan=[lifespan],
        state=State({**known, "guesses": Guesses(workers), "sockets": Places(MOST, MOST // 2)}),
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
