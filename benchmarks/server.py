"""Live tables under load; `make bench-server` runs it.

People are played by clients in processes of their own: each answers a second or so after it is asked, whether or not
the server keeps up, and the time of an answer counts from the moment it was due. Beside it, in the same run, a bare
echo over the same stack shows what sockets alone cost.
"""

import asyncio
import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import cyclopts
import uvicorn
from litestar import Litestar, WebSocket, websocket
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from stammtisch.client import Refused, Seat, visit

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "build" / "bench-server.json"
PEOPLE = 4  # at a table of four; every other table has three and a bot
THINKING = (0.6, 1.8)  # seconds


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data("text"), "text")


def serve_echo(*, port: int) -> None:
    config = uvicorn.Config(Litestar([echo]), port=port, loop="uvloop", ws="websockets-sansio", log_level="error")
    uvicorn.Server(config).run()


async def play(seat: Seat, until: float, late: list[float]) -> None:
    """Answer whatever is asked until the time is up; note how long each answer took from when it was due."""
    async for now in seat:
        if time.monotonic() > until:
            return
        match = now.match
        if match is None or not match.legal:
            continue
        due = time.monotonic() + random.uniform(*THINKING)
        await asyncio.sleep(due - time.monotonic())
        try:
            await seat.do(random.choice(match.legal).words)
            late.append(time.monotonic() - due)
        except Refused:
            continue


async def table(url: str, number: int, clock: "Clock", late: list[float]) -> None:
    """One table: people come by its code, sit down, agree and play."""
    people = PEOPLE - number % 2
    async with visit(url) as host:
        bots = [""] * (people - 1) + ["rule"] * (PEOPLE - people)
        opened = await host.open_table(("foppen", "mezza")[number // 2 % 2], seats=PEOPLE, bots=bots)
        guests = [host]
        for _ in range(people - 1):
            async with visit(url) as guest:
                await guest.join(opened.code)
                guests.append(guest)
        seats = [guest.at(opened.table) for guest in guests]
        await asyncio.gather(*(seat.__aenter__() for seat in seats))
        for place, seat in enumerate(seats[1:], 1):
            await seat.sit(place)
        await asyncio.gather(*(seat.ready() for seat in seats))
        print("ready", flush=True)
        await clock.killed.wait()
        for seat in seats:
            seat.now = None
        while not all(seat.now for seat in seats):
            await asyncio.sleep(0.01)
        print("back", flush=True)
        await clock.begin.wait()
        await asyncio.gather(*(play(seat, clock.until, late) for seat in seats))
        for seat in seats:
            await seat.__aexit__()


class Clock:
    """What the parent process says when."""

    def __init__(self) -> None:
        self.killed = asyncio.Event()
        self.begin = asyncio.Event()
        self.until = 0.0


async def tables(*, url: str, count: int, seconds: float) -> None:
    """The clients of all tables, in this process: lay them, come back after a crash, play, say how long it took."""
    clock, late = Clock(), list[float]()
    laying = asyncio.Semaphore(8)

    async def one(number: int) -> None:
        async with laying:
            task = asyncio.create_task(table(url, number, clock, late))
            await asyncio.sleep(0.02)
        await task

    work = asyncio.gather(*(one(number) for number in range(count)), return_exceptions=True)
    await asyncio.to_thread(sys.stdin.readline)
    clock.killed.set()
    await asyncio.to_thread(sys.stdin.readline)
    clock.until = time.monotonic() + seconds
    clock.begin.set()
    await asyncio.wait_for(work, seconds + 60)
    print(json.dumps(late), flush=True)


async def echoes(*, url: str, sockets: int, seconds: float) -> None:
    """As many sockets as the tables had, each saying something once a second."""
    late: list[float] = []
    until = time.monotonic() + seconds

    async def one() -> None:
        async with connect(url.replace("http", "ws") + "/echo", compression=None) as socket:
            while time.monotonic() < until:
                due = time.monotonic() + random.uniform(*THINKING)
                await asyncio.sleep(due - time.monotonic())
                await socket.send("x" * 60)
                await socket.recv()
                late.append(time.monotonic() - due)

    await asyncio.gather(*(one() for _ in range(sockets)))
    print(json.dumps(late), flush=True)


STARTED: list[subprocess.Popen[str]] = []


def child(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, __file__, *words]
    STARTED.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
    return STARTED[-1]


def resident(pid: int) -> float:
    """Megabytes of memory that a process has."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def start_server(database: str, port: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "stammtisch", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--database", database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    STARTED.append(server)
    assert server.stdout is not None
    assert "open at" in server.stdout.readline(), f"port {port} is taken; choose another with --port"
    return server


def percentiles(late: list[float]) -> dict[str, float]:
    cuts = quantiles(late, n=100)
    return {"p50": round(median(late) * 1000, 1), "p99": round(cuts[98] * 1000, 1), "answers": len(late)}


def run_tables(count: int, seconds: float, port: int, folder: str) -> dict[str, object]:
    """A server of its own with so many tables."""
    database = f"sqlite:///{folder}/{count}.sqlite"
    server = start_server(database, port)
    empty = resident(server.pid)
    client = child("tables", "--url", f"http://127.0.0.1:{port}", "--count", str(count), "--seconds", str(seconds))
    assert client.stdout is not None
    heard(client, "ready", count)
    laid = resident(server.pid)
    server.kill()
    server.wait()
    tell(client)
    began = time.monotonic()
    server = start_server(database, port)
    heard(client, "back", count)
    back = time.monotonic() - began
    tell(client)
    late = json.loads(client.stdout.readline())
    client.wait()
    server.send_signal(signal.SIGTERM)
    server.wait()
    memory = round((laid - empty) * 1024 / count)
    rate = round(len(late) / seconds)
    return {"tables": count, **percentiles(late), "per_second": rate, "kB_per_table": memory, "back": round(back, 1)}


def heard(client: subprocess.Popen[str], word: str, times: int) -> None:
    assert client.stdout is not None
    for _ in range(times):
        assert client.stdout.readline() == f"{word}\n"


def tell(client: subprocess.Popen[str]) -> None:
    assert client.stdin is not None
    client.stdin.write("go on\n")
    client.stdin.flush()


def run_echo(sockets: int, seconds: float, port: int) -> dict[str, object]:
    server = child("echo", "--port", str(port))
    time.sleep(3)
    client = child("echoes", "--url", f"http://127.0.0.1:{port}", "--sockets", str(sockets), "--seconds", str(seconds))
    late = json.loads(client.communicate()[0])
    server.terminate()
    server.wait()
    return {
        "tables": "echo",
        **percentiles(late),
        "per_second": round(len(late) / seconds),
        "kB_per_table": "",
        "back": "",
    }


app = cyclopts.App(help=__doc__)
app.command(tables)
app.command(echoes)
app.command(serve_echo, name="echo")


@app.default
def main(*, counts: str = "10,50,200,1000", seconds: float = 30.0, port: int = 8790) -> None:
    """Tables held, and how long an acknowledgement takes as they grow."""
    rows: list[dict[str, object]] = []
    try:
        with TemporaryDirectory() as folder:
            for i, count in enumerate(int(each) for each in counts.split(",")):
                print(f"{count} tables …", file=sys.stderr)
                rows.append(run_tables(count, seconds, port + i, folder))
            print("echo …", file=sys.stderr)
            rows.append(run_echo(700, seconds, port + 20))
    finally:
        for process in STARTED:
            process.kill()
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(rows, indent=2))
    names = {
        "tables": "tables",
        "p50": "ack p50 ms",
        "p99": "ack p99 ms",
        "answers": "answers",
        "per_second": "a second",
        "kB_per_table": "kB a table",
        "back": "back after kill -9, s",
    }
    shown = Table(*names.values())
    for row in rows:
        shown.add_row(*(str(row[name]) for name in names))
    Console().print(shown)


if __name__ == "__main__":
    app()
