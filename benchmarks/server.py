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

from stammtisch.client import Refused, Seat, Visitor, visit

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "build" / "bench-server.json"
PEOPLE = 4  # at a table of four; every other table has three and a bot
VISITORS = 400  # who sit at several tables if there are more; a server lets in 600 a minute from one address
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


async def lay(host: Visitor, guests: list[Visitor], number: int) -> list[Seat]:
    """One table: people come by its code, sit down and agree."""
    bots = [""] * len(guests) + ["rule"] * (PEOPLE - 1 - len(guests))
    opened = await host.open_table(("foppen", "mezza")[number // 2 % 2], seats=PEOPLE, bots=bots)
    for guest in guests:
        await guest.join(opened.short)
    seats = [each.at(opened.table) for each in (host, *guests)]
    for place, seat in enumerate(seats):
        await seat.__aenter__()
        if place:
            await seat.sit(place)
    await asyncio.gather(*(seat.ready() for seat in seats))
    return seats


async def come_back(seats: list[Seat]) -> None:
    """After a crash everybody sees the table again."""
    while not all(seat.now for seat in seats):
        await asyncio.sleep(0.01)


async def play_all(seats: list[Seat], until: float, late: list[float]) -> None:
    await asyncio.gather(*(play(seat, until, late) for seat in seats))
    for seat in seats:
        await seat.__aexit__()


async def tables(*, url: str, count: int, seconds: float) -> None:
    """The clients of all tables, in this process: lay them, come back after a crash, play, say how long it took."""
    circle = [await arrive(url) for _ in range(min(PEOPLE * count, VISITORS))]
    laying = asyncio.Semaphore(8)

    async def one(number: int) -> list[Seat]:
        async with laying:
            host, *guests = [circle[(PEOPLE * number + i) % len(circle)] for i in range(PEOPLE - number % 2)]
            return await lay(host, guests, number)

    laid = await asyncio.gather(*(one(number) for number in range(count)))
    await asyncio.to_thread(say, "laid")
    for seat in [seat for seats in laid for seat in seats]:
        seat.now = None
    await asyncio.gather(*(come_back(seats) for seats in laid))
    await asyncio.to_thread(say, "back")
    late: list[float] = []
    until = time.monotonic() + seconds
    async with asyncio.timeout(seconds + 60):
        await asyncio.gather(*(play_all(seats, until, late) for seats in laid))
    print(json.dumps(late), flush=True)


async def arrive(url: str) -> Visitor:
    async with visit(url) as visitor:
        return visitor


def say(word: str) -> None:
    """Tell the parent process, and wait until it lets us go on."""
    print(word, flush=True)
    sys.stdin.readline()


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
    heard(client, "laid")
    laid = resident(server.pid)
    server.kill()
    server.wait()
    tell(client)
    began = time.monotonic()
    server = start_server(database, port)
    heard(client, "back")
    back = time.monotonic() - began
    tell(client)
    late = json.loads(client.stdout.readline())
    client.wait()
    server.send_signal(signal.SIGTERM)
    server.wait()
    memory = round((laid - empty) * 1024 / count)
    rate = round(len(late) / seconds)
    return {"tables": count, **percentiles(late), "per_second": rate, "kB_per_table": memory, "back": round(back, 1)}


def heard(client: subprocess.Popen[str], word: str) -> None:
    assert client.stdout is not None
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
