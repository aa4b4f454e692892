"""Starting the server: database, socket, workers, logging."""

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import segno
import uvicorn
from litestar import Litestar

from stammtisch.server.addresses import names, networks
from stammtisch.server.protocols import HttpConnection, SocketConnection, raise_file_limit
from stammtisch.server.reachable import ANYWHERE, reachable
from stammtisch.server.settings import ServerSettings
from stammtisch.store import open_store
from stammtisch.store.log import Store, StoreError
from stammtisch.words import Words

SETTINGS = "STAMMTISCH_SERVE"  # environment variable that passes the settings to worker processes
COLLECTING = (10_000, 10, 50)  # when garbage is collected: in a full collection, which is rare, all tables wait


def data_folder() -> Path:
    """The folder for this user's data."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "stammtisch"


def data_folder_of(url: str) -> Path:
    """Where this machine keeps what belongs to a database: beside its file, or with this user's data."""
    return Path(url.removeprefix("sqlite:///")).expanduser().parent if url.startswith("sqlite") else data_folder()


def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    drain: bool,
    retention_days: int,
    prune_days: int,
    message_rate: float,
    show: bool,
    trusted_proxies: str = "",
    host_names: str = "",
    copies: str = "",
    choose_copies: bool = False,
    page: str = "",
) -> None:
    """Run the server until it is stopped. `show` opens a browser, at a `page` of it if one is named."""
    proxies, public = networks(trusted_proxies), names(host_names)  # ValueError before anything is opened
    listen = partial(_listen_and_announce, host, port, show, public, bool(proxies), page)
    url = database or f"sqlite:///{data_folder() / 'tables.sqlite'}"
    if workers > 1 and url.startswith("sqlite"):
        raise ValueError("several workers need PostgreSQL: --database postgresql://…; SQLite is for one")
    settings = ServerSettings(
        url,
        drain,
        retention_days,
        prune_days,
        message_rate,
        workers,
        trusted_proxies,
        host_names,
        host,
        copies,
        choose_copies,
        kept=str(data_folder_of(url) / "copies.json") if choose_copies else "",
        process=os.getpid(),
    )
    signal.signal(signal.SIGTERM, _stop)
    raise_file_limit()
    if workers > 1:
        asyncio.run(_migrate(url))
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        _serve_with(workers, listen(), trusted_proxies)
    else:
        _run(_serve_alone(settings, listen))


def _serve_with(workers: int, listening: socket.socket, trusted_proxies: str) -> None:
    """Each worker opens the database itself; if one cannot start, all stop."""
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    config = _config("stammtisch.server.serve:from_environment", trusted_proxies, factory=True, workers=workers)
    supervisor = Multiprocess(config, [listening])
    supervisor.run()
    if any(each.exitcode == STARTUP_FAILURE for each in supervisor.processes):
        sys.exit(STARTUP_FAILURE)


async def _serve_alone(settings: ServerSettings, listen: Callable[[], socket.socket]) -> None:
    """The database is opened before listening and stays open, so that no other server can take it."""
    from stammtisch.server.app import application

    store = await _opened(settings.database)
    listening = listen()
    set_up_logging()
    collect_seldom()
    config = _config(application(settings, store), settings.trusted_proxies)
    await uvicorn.Server(config).serve(sockets=[listening])


def _run(work: Coroutine[Any, Any, None]) -> None:
    try:
        import uvloop
    except ImportError:  # on Windows
        asyncio.run(work)
    else:
        uvloop.run(work)


async def _migrate(url: str) -> None:
    """Migrate the database once, before the workers open it."""
    await (await _opened(url)).close()


async def _opened(url: str) -> Store:
    """The store; ValueError with one sentence if it cannot be opened."""
    try:
        return await open_store(url)
    except StoreError as error:
        raise ValueError(str(error)) from None


def _config(app: str | Litestar, trusted_proxies: str, **given: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=16_384,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # addresses.py reads them
        forwarded_allow_ips=trusted_proxies,  # for protocols.py
        **given,
    )


def _stop(*_: object) -> None:
    """SIGTERM is a normal exit; uvicorn has shut down cleanly before this is called."""
    sys.exit(0)


def from_environment() -> Litestar:
    """The application of one worker process."""
    from stammtisch.server.app import application

    set_up_logging()
    collect_seldom()
    return application(msgspec.json.decode(os.environ[SETTINGS], type=ServerSettings))


def collect_seldom() -> None:
    """Called when all code is loaded, which is never looked through again. Garbage in cycles is left by closed sockets
    and by errors alone; what a table lets go is freed at once."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)  # clients that connect before the workers are ready wait
    except OSError as error:
        raise ValueError(f"cannot listen on {host}:{port}: {error.strerror}; choose another with --port") from None
    listening.set_inheritable(True)
    return listening


def _listen_and_announce(
    host: str, port: int, show: bool, public: list[str], proxied: bool, page: str = ""
) -> socket.socket:
    listening = _listen(host, port)
    _announce(host, listening.getsockname()[1], show, public, proxied, page)
    return listening


def _announce(host: str, port: int, show: bool, public: list[str], proxied: bool, page: str = "") -> None:
    """Print the address, and a QR code for phones on the same network."""
    words = Words()
    here = f"http://{'localhost' if host in ANYWHERE else host}:{port}"
    print(words.say("serve-open", address=here), flush=True)
    others = reachable(host, port, public, proxied, "127.0.0.1")
    if public:
        print(words.say("serve-everybody", address=", ".join(others)), flush=True)
    elif host in ANYWHERE and others:
        print(words.say("serve-phones", address=", ".join(others)), flush=True)
    if others and sys.stdout.isatty():
        segno.make(others[0], error="m").terminal(compact=True)
    if show and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32")):
        webbrowser.open(here + page)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "says": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logging() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=os.environ.get("STAMMTISCH_LOG", "INFO").upper(), force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # a request that cannot be read is no news
