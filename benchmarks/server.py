"""Live tables under load; `make bench-server` runs it.

People are played by clients in a process of their own: each answers a second or so after it is asked, whether or not
the server keeps up, and the time of an answer counts from the moment it was due. Beside it, in the same run, a bare
echo over the same stack shows what sockets alone cost. `--against OLD/src` measures another release by turns.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import cyclopts
import uvicorn
from litestar import Litestar, WebSocket, websocket
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
RESULTS = HERE.parent / "build" / "bench-server.json"
COLUMNS = {
    "tables": "tables",
    "release": "release",
    "p50": "ack p50, ms",
    "p99": "ack p99, ms",
    "per_second": "answers/s",
    "cpu": "processor per answer, ms",
    "core": "of a core",
    "pause": "longest pause, ms",
    "collection": "longest collection, ms",
    "memory": "memory, MB",
    "back": "back after kill -9, s",
}


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data("text"), "text")


def serve_echo(*, port: int) -> None:
    config = uvicorn.Config(Litestar([echo]), port=port, loop="uvloop", ws="websockets-sansio", log_level="error")
    uvicorn.Server(config).run()


STARTED: list[subprocess.Popen[str]] = []


def start(script: str, *words: str, source: str = "") -> subprocess.Popen[str]:
    """A process with a script of this folder, on the sources of a release."""
    environment = {**os.environ, **({"PYTHONPATH": source} if source else {})}
    command = [sys.executable, str(HERE / script), *words]
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    STARTED.append(subprocess.Popen(command, env=environment, text=True, **pipes))
    return STARTED[-1]


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def heard(client: subprocess.Popen[str], word: str) -> None:
    said = line(client)
    assert said == f"{word}\n", said or "the clients have failed"


def tell(client: subprocess.Popen[str]) -> None:
    assert client.stdin is not None
    client.stdin.write("go on\n")
    client.stdin.flush()


class Served:
    """A server of its own, on a database that is there or made."""

    def __init__(self, source: str, folder: Path, port: int) -> None:
        self.watched = folder / "watched.json"
        database = f"sqlite:///{folder}/tables.sqlite"
        words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", database]
        self.process = start("watched.py", str(self.watched), *words, source=source)
        assert "open at" in line(self.process), f"port {port} is taken; choose another with --port"

    def memory(self) -> float:
        """Megabytes that are resident."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(each.split()[1]) / 1024 for each in status.splitlines() if each.startswith("VmRSS"))

    def processor(self) -> float:
        """Seconds of processor time so far, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def pauses(self) -> dict[str, float]:
        """The longest since they were last asked for, in seconds."""
        self.watched.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        while not self.watched.exists() or not (text := self.watched.read_text()):
            time.sleep(0.01)
        return dict(json.loads(text))

    def stop(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait()


def percentiles(late: list[float], seconds: float) -> dict[str, object]:
    cuts = quantiles(late, n=100)
    rate = round(len(late) / seconds)
    return {"p50": round(median(late) * 1000, 1), "p99": round(cuts[98] * 1000, 1), "per_second": rate}


def run_tables(count: int, seconds: float, port: int, source: str) -> dict[str, object]:
    """Lay so many tables, kill the server, start it again and play."""
    with TemporaryDirectory() as folder:
        server = Served(source, Path(folder), port)
        client = start("people.py", "tables", f"http://127.0.0.1:{port}", str(count), str(seconds))
        heard(client, "laid")
        server.stop(signal.SIGKILL)
        tell(client)
        began = time.monotonic()
        server = Served(source, Path(folder), port)
        heard(client, "back")
        back = time.monotonic() - began
        tell(client)
        heard(client, "begun")
        server.pauses()
        used = server.processor()
        tell(client)
        late = json.loads(line(client))
        used = server.processor() - used
        pauses = {name: round(pause * 1000) for name, pause in server.pauses().items()}
        figures = {**percentiles(late, seconds), "cpu": round(used / len(late) * 1000, 2), **pauses}
        figures |= {"core": f"{used / seconds:.0%}", "memory": round(server.memory()), "back": round(back, 1)}
        client.wait()
        server.stop(signal.SIGTERM)
    return {"tables": count, **figures}


def run_echo(sockets: int, seconds: float, port: int) -> dict[str, object]:
    server = start("server.py", "echo", "--port", str(port))
    time.sleep(3)
    client = start("people.py", "echoes", f"http://127.0.0.1:{port}", str(sockets), str(seconds))
    late = json.loads(line(client))
    client.wait()
    server.terminate()
    server.wait()
    return {"tables": "echo", **percentiles(late, seconds)}


@contextmanager
def ended() -> Iterator[None]:
    """Whatever happens, no process is left."""
    try:
        yield
    finally:
        for process in STARTED:
            process.kill()


app = cyclopts.App(help=__doc__)
app.command(serve_echo, name="echo")


@app.default
def main(
    *,
    counts: str = "10,50,100,200,400,600,1000",
    seconds: float = 30.0,
    port: int = 8790,
    against: Path | None = None,
) -> None:
    """Tables held, and how long an acknowledgement takes as they grow."""
    releases = {"now": str(HERE.parent / "src")}
    if against is not None:
        releases = {"before": str(against.resolve()), **releases}
    rows: list[dict[str, object]] = []
    with ended():
        for count in (int(each) for each in counts.split(",")):
            for release, source in releases.items():
                print(f"{count} tables, {release} …", file=sys.stderr)
                port += 1
                rows.append({"release": release, **run_tables(count, seconds, port, source)})
                print(rows[-1], file=sys.stderr)
        print("echo …", file=sys.stderr)
        rows.append(run_echo(700, seconds, port + 1))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(rows, indent=2))
    shown = Table(*COLUMNS.values())
    for row in rows:
        shown.add_row(*(str(row.get(name, "")) for name in COLUMNS))
    Console().print(shown)


if __name__ == "__main__":
    app()
