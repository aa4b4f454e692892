"""Starting the server: where it listens, what it keeps, and how phones find it."""

import asyncio
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

import segno
import uvicorn
from litestar import Litestar

from stammtisch.store import open_store
from stammtisch.store.log import Store, StoreError

SETTINGS = "STAMMTISCH_SERVE"  # how worker processes learn what they were started with


def data_folder() -> Path:
    """Where this user's data lie."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "stammtisch"


def serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    drain: bool,
    retention_days: int,
    message_rate: float,
    show: bool,
) -> None:
    """Until it is told to stop."""
    url = database or f"sqlite:///{data_folder() / 'tables.sqlite'}"
    if workers > 1 and url.startswith("sqlite"):
        raise ValueError("several workers need PostgreSQL: --database postgresql://…; SQLite is for one")
    settings = {
        "database": url,
        "drain": drain,
        "retention_days": retention_days,
        "message_rate": message_rate,
        "process": os.getpid(),
    }
    signal.signal(signal.SIGTERM, _stop)
    if workers > 1:
        asyncio.run(_update(url))
        os.environ[SETTINGS] = json.dumps(settings)
        _serve_with(workers, _open_doors(host, port, show))
    else:
        _run(_serve_alone(settings, partial(_open_doors, host, port, show)))


def _serve_with(workers: int, listening: socket.socket) -> None:
    """Each worker opens the database for itself; where one cannot start, all stop."""
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    config = _config("stammtisch.server.serve:from_environment", factory=True, workers=workers)
    supervisor = Multiprocess(config, [listening])
    supervisor.run()
    if any(each.exitcode == STARTUP_FAILURE for each in supervisor.processes):
        sys.exit(STARTUP_FAILURE)


async def _serve_alone(settings: dict[str, Any], open_doors: Callable[[], socket.socket]) -> None:
    """The database is opened once, so that no other server can come between."""
    from stammtisch.server.app import application

    store = await _opened(settings["database"])
    listening = open_doors()
    log_lines()
    await uvicorn.Server(_config(application(**settings, store=store))).serve(sockets=[listening])


def _run(work: Coroutine[Any, Any, None]) -> None:
    try:
        import uvloop
    except ImportError:  # on Windows
        asyncio.run(work)
    else:
        uvloop.run(work)


async def _update(url: str) -> None:
    """Bring the database up to date."""
    await (await _opened(url)).close()


async def _opened(url: str) -> Store:
    """The database; or one sentence why that cannot be."""
    try:
        return await open_store(url)
    except StoreError as error:
        raise ValueError(str(error)) from None


def _config(app: str | Litestar, **given: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=16_384,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_config=None,
        server_header=False,
        **given,
    )


def _stop(*_: object) -> None:
    """To be told to stop is no failure; a server that runs has put everything in order before this is called."""
    sys.exit(0)


def from_environment() -> Litestar:
    """The application of one worker process."""
    from stammtisch.server.app import application

    log_lines()
    return application(**json.loads(os.environ[SETTINGS]))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)  # whoever comes before the workers are ready waits
    except OSError as error:
        raise ValueError(f"cannot listen on {host}:{port}: {error.strerror}; choose another with --port") from None
    listening.set_inheritable(True)
    return listening


def _open_doors(host: str, port: int, show: bool) -> socket.socket:
    listening = _listen(host, port)
    _say_where(host, listening.getsockname()[1], show)
    return listening


def _say_where(host: str, port: int, show: bool) -> None:
    """The address, and a picture of it for phones on the same network."""
    here = f"http://{'localhost' if host in ('0.0.0.0', '::') else host}:{port}"
    print(f"Stammtisch is open at {here}", flush=True)
    address = _own_address() if host in ("0.0.0.0", "::") else ""
    if address:
        link = f"http://{address}:{port}"
        print(f"Phones on this network: {link}", flush=True)
        if sys.stdout.isatty():
            segno.make(link, error="m").terminal(compact=True)
    if show and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("darwin", "win32")):
        webbrowser.open(here)


def _own_address() -> str:
    """This machine's address in its own network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


class JsonLines(logging.Formatter):
    """One JSON object a line; nothing in it is a secret, for no secret is ever logged."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "from": record.name, "says": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_lines() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=os.environ.get("STAMMTISCH_LOG", "INFO").upper(), force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
