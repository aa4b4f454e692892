"""A real server process for tests: started on a free port, stopped or killed at will."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from stammtisch import wire
from stammtisch.client import Seat

PROGRAM = ("-m", "stammtisch")


class Server:
    """`url` is where it listens; `log` collects what it wrote."""

    def __init__(
        self,
        database: str,
        log: Path,
        *flags: str,
        port: int = 0,
        program: Sequence[str] = PROGRAM,
        surroundings: Mapping[str, str] | None = None,
    ) -> None:
        self.database = database
        self.log = log
        self.flags = flags
        self.program = program
        self.surroundings = dict(os.environ if surroundings is None else surroundings)
        self.port = port
        self.url = ""
        self.start()

    def start(self) -> None:
        """Until it says where it listens, and answers."""
        command = [sys.executable, *self.program, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", self.database, *self.flags]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.surroundings
            )
        assert self.process.stdout is not None
        found = re.search(r"http://127.0.0.1:(\d+)", self.process.stdout.readline())
        assert found, self.log.read_text()
        self.port = int(found[1])
        self.url = found[0]

    def kill(self) -> None:
        """As if the power went."""
        self.process.send_signal(signal.SIGKILL)
        self.ended()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.ended()

    def ended(self) -> int:
        """Its status, once it has ended."""
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait()


@contextlib.contextmanager
def serving(
    database: str,
    folder: Path,
    *flags: str,
    program: Sequence[str] = PROGRAM,
    surroundings: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    server = Server(database, folder / "server.log", *flags, program=program, surroundings=surroundings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


async def until(seat: Seat, true: Callable[[wire.Changed], bool]) -> wire.Changed:
    """The first view of which it is true."""
    async for now in seat:
        if true(now):
            return now
    raise AssertionError("the table ended")
