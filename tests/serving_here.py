"""The server in this process, on real sockets: for tests that look into it, or give it another clock."""

import asyncio
import contextlib
import warnings
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import uvicorn
from litestar.exceptions.base_exceptions import LitestarDeprecationWarning

from stammtisch.server.serve import _config, _listen
from stammtisch.server.settings import ServerSettings
from stammtisch.server.tables import Tables


@contextlib.asynccontextmanager
async def serving_here(
    database: str, trusted_proxies: str = "", message_rate: float = 10_000, **settings: Any
) -> AsyncIterator[tuple[str, Tables]]:
    """Its address, and its tables."""
    with warnings.catch_warnings(action="ignore", category=LitestarDeprecationWarning):  # about its version 3
        from stammtisch.server.app import application

        wanted = ServerSettings(database, trusted_proxies=trusted_proxies, message_rate=message_rate, **settings)
        app = application(wanted)
    listening = _listen("127.0.0.1", 0)
    server = uvicorn.Server(_config(app, trusted_proxies))
    running = asyncio.create_task(server._serve([listening]))
    try:
        while not server.started:
            assert not running.done(), "it did not start"
            await asyncio.sleep(0)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.tables
    finally:
        server.should_exit = True
        await running


@contextlib.asynccontextmanager
async def here(folder: Path, **settings: Any) -> AsyncIterator[str]:
    """By default settings, on a database in a folder; where it listens, as `127.0.0.1:4711`."""
    async with serving_here(f"sqlite:///{folder}/tables.sqlite", message_rate=10.0, **settings) as (url, _):
        yield url.removeprefix("http://")
