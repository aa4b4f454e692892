"""Work that takes too long for the event loop, done in processes of its own."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TypeVar

from stammtisch.server.limits import Limit, Places

Made = TypeVar("Made")
PROCESSES = 2
AT_ONCE = 32
AT_ONCE_EACH = 8  # of one visitor: after a match the page asks for the replay of every seat
OFTEN = (60, 60.0)  # times of one visitor, in so many seconds


class Busy(Exception):
    """It cannot be done now; in a moment it can."""


class LongWork:
    """A few processes, started when they are first needed, and made anew if one dies."""

    def __init__(self) -> None:
        self.places = Places(AT_ONCE, AT_ONCE_EACH)
        self.often = Limit(*OFTEN)
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, who: str, work: Callable[..., Made], *given: object) -> Made:
        """Run `work` in another process; `Busy` if there is too much to do. Arguments and result must be picklable.
        An error of the work should be a `ValueError`."""
        with self.places.place(who) as free:
            if not free or not self.often.allows(who):
                raise Busy("too many records and replays at once; wait a moment")
            try:
                pool = self._processes()
                return await asyncio.wrap_future(await asyncio.to_thread(pool.submit, work, *given))  # it may start one
            except BrokenProcessPool:
                self.close()
                raise Busy("the work was lost; try again") from None

    def close(self) -> None:
        """Stop at once, whatever is being done."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(PROCESSES, get_context("spawn"), _begin)
        return self._pool


def _begin() -> None:
    """Behind the server in everything: it is served first, is interrupted alone, and its end is the end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with suppress(OSError, AttributeError):  # on Windows
        os.nice(10)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
