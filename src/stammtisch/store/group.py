"""Group commit: all work that arrives during one commit goes into the next."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

Work = TypeVar("Work")
Result = TypeVar("Result")


class Group(Generic[Work, Result]):
    """`commit` gets all waiting work and returns a result or an exception for each, in order."""

    def __init__(self, commit: Callable[[list[Work]], Awaitable[Sequence[Result | Exception]]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Work, asyncio.Future[Result]]] = []
        self._running: asyncio.Task[None] | None = None

    async def put(self, work: Work) -> Result:
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await done

    async def finish(self) -> None:
        """Wait until all work is committed."""
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            for (_, done), result in zip(group, await self._results([work for work, _ in group]), strict=True):
                if done.done():
                    continue  # the caller was cancelled
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._running = None

    async def _results(self, works: list[Work]) -> Sequence[Result | Exception]:
        try:
            return await self._commit(works)
        except Exception as error:
            return [error] * len(works)
