"""`stammtisch` with a watch on its event loop, started by `benchmarks/server.py`: `watched.py FILE serve …`.

At each SIGUSR1 it writes the longest pause and the longest garbage collection since the one before to FILE. A pause is
how late a timer of the loop comes: whatever is done in one go, by this process or by others on its core.
"""

import asyncio
import gc
import json
import signal
import sys
import time
from pathlib import Path

import uvicorn

EVERY = 0.01  # seconds


class Watch:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.pause = 0.0
        self.collection = 0.0
        self.began = 0.0
        gc.callbacks.append(self.collected)

    def collected(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self.began = time.perf_counter()
        else:
            self.collection = max(self.collection, time.perf_counter() - self.began)

    async def run(self) -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.write)
        while True:
            began = time.perf_counter()
            await asyncio.sleep(EVERY)
            self.pause = max(self.pause, time.perf_counter() - began - EVERY)

    def write(self) -> None:
        self.file.write_text(json.dumps({"pause": self.pause, "collection": self.collection}))
        self.pause = self.collection = 0.0


def main() -> None:
    watch = Watch(Path(sys.argv.pop(1)))
    serving = uvicorn.Server.main_loop

    async def watched(server: uvicorn.Server) -> None:
        watching = asyncio.create_task(watch.run())
        await serving(server)
        watching.cancel()

    uvicorn.Server.main_loop = watched  # type: ignore[method-assign,assignment]
    from stammtisch.cli import main as stammtisch

    stammtisch()


if __name__ == "__main__":
    main()
