"""The server in this process, on real sockets: for tests that look into it, or give it another clock."""

import asyncio
import contextlib
import socket
import warnings
from collections.abc import AsyncIterator
from typing import Any

import uvicorn
from litestar.exceptions.base_exceptions import LitestarDeprecationWarning

from stammtisch.server.app import application
from stammtisch.server.serve import _config
from stammtisch.server.tables import Tables


@contextlib.asynccontextmanager
async def serving_here(database: str, **settings: Any) -> AsyncIterator[tuple[str, Tables]]:
    """Its address, and its tables."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)  # of what Litestar 3 will do otherwise
        app = application(database, message_rate=10_000, **settings)
    server = uvicorn.Server(_config(app, ""))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        running = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            while not server.started:
                assert not running.done(), "it did not start"
                await asyncio.sleep(0.01)
            yield f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.tables
        finally:
            server.should_exit = True
            await running
