"""A server in the test's own process and loop, with the protocols of a real one."""

import asyncio
import contextlib
import warnings
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import uvicorn

from stammtisch.server.serve import _config, _listen


@contextlib.asynccontextmanager
async def here(folder: Path, trusted_proxies: str = "", **settings: Any) -> AsyncIterator[str]:
    """Where it listens, as `127.0.0.1:4711`."""
    with warnings.catch_warnings(action="ignore", category=DeprecationWarning):  # of Litestar, about its version 3
        from stammtisch.server.app import application

        app = application(f"sqlite:///{folder}/tables.sqlite", trusted_proxies=trusted_proxies, **settings)
    listening = _listen("127.0.0.1", 0)
    server = uvicorn.Server(_config(app, trusted_proxies))
    running = asyncio.create_task(server._serve([listening]))
    try:
        while not server.started:
            await asyncio.sleep(0)
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running
