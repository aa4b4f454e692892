"""Group commit: what is asked for while one commit runs goes to disk together in the next."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

Wish = TypeVar("Wish")
Result = TypeVar("Result")


class Group(Generic[Wish, Result]):
    """`commit` gets all that waits and returns for each its result or its exception, in order."""

    def __init__(self, commit: Callable[[list[Wish]], Awaitable[Sequence[Result | Exception]]]) -> None:
        self._commit = commit
        self._waiting: list[tuple[Wish, asyncio.Future[Result]]] = []
        self._running: asyncio.Task[None] | None = None

    async def put(self, wish: Wish) -> Result:
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((wish, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await done

    async def finish(self) -> None:
        """Wait until nothing waits."""
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            for (_, done), result in zip(group, await self._results([wish for wish, _ in group]), strict=True):
                if done.done():
                    continue  # nobody waits for it any more
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._running = None

    async def _results(self, wishes: list[Wish]) -> Sequence[Result | Exception]:
        try:
            return await self._commit(wishes)
        except Exception as error:
            return [error] * len(wishes)
