"""Our games and their peers in one interleaved run, against the targets; `make bench` runs it.

A contestant is measured for a moment in every round, one at a time, so that a noisy machine is noisy for all alike.
Ratios are medians over the rounds; rates are the medians of each.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

import cyclopts
from rich.progress import track

from stammtisch import engine
from stammtisch.games import GAMES

ROOT = Path(__file__).parent.parent
PEERS = ROOT / "build" / "bench-peers"
PINNED = ROOT / "benchmarks" / "requirements.txt"
RESULTS = ROOT / "build" / "bench.json"

ROLLOUTS = {"foppen": 4.0, "mezza": 5.0, "keezen": 2.5, "frantic": 1.0, "fritsen": 1.0}
"""How many times the steps per second of OpenSpiel's C++ rollouts a game should reach."""

Rounds = list[dict[str, float]]


@dataclass
class Target:
    """What to compare: ours and the peer's, as `<worker> <contestant>`, the unit, and the ratio to reach, if any."""

    what: str
    ours: str
    peer: str
    unit: str
    aim: float | None = None
    at_most: bool = False

    def reached(self, ratio: float) -> str:
        """`yes` or `no`; nothing where the ratio is only reported."""
        if self.aim is None:
            return ""
        return "yes" if (ratio <= self.aim if self.at_most else ratio >= self.aim) else "no"

    def __str__(self) -> str:
        return "" if self.aim is None else f"{'<=' if self.at_most else '>='} {self.aim:g}x"


@dataclass
class Row:
    """What came of it: median rates per second, the median ratio, and its range over the rounds."""

    game: str
    what: str
    unit: str
    ours: float
    peer: float
    ratio: float
    least: float
    greatest: float
    target: str
    reached: str


def targets(game: str) -> list[Target]:
    compiled, plain, least = f"compiled {game}", f"plain {game}", ROLLOUTS[game]
    return [
        Target("playouts : OpenSpiel C++", f"{compiled} playouts", "peers crazy_eights rollouts", "steps", least),
        Target("driven from Python : OpenSpiel", f"{compiled} driven", "peers crazy_eights driven", "steps", 3),
        Target("the same, chances unweighed", f"{compiled} driven", "peers crazy_eights unweighed", "steps"),
        Target("playouts : RLCard run", f"{compiled} playouts", "peers uno run", "steps", 100),
        Target("driven from Python : RLCard run", f"{compiled} driven", "peers uno run", "steps"),
        Target("clones : OpenSpiel", f"{compiled} clones", "peers crazy_eights clones", "clones", 2),
        Target("plain engine : RLCard raw", f"{plain} driven", "peers uno raw", "steps"),
        Target("fewest : most seats", f"{compiled} fewest", f"{compiled} most", "steps", 1.5, at_most=True),
    ]


class Worker:
    """A process that measures one contestant at a time."""

    def __init__(self, python: Path, module: str, engine: str = "", *options: str) -> None:
        self.process = subprocess.Popen(
            [str(python), "-m", f"benchmarks.{module}", *options],
            cwd=ROOT,
            env={**os.environ, "STAMMTISCH_ENGINE": engine},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # an interrupt is ours; it stops when we hang up
        )

    def measure(self, contestant: str, seconds: float) -> dict[str, float]:
        assert self.process.stdin
        assert self.process.stdout
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps([contestant, seconds]) + "\n")
            self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"bench: the process that measures {contestant!r} stopped; what it said stands above")
        found: dict[str, float] = json.loads(answer)
        return found

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def peers() -> Path:
    """The Python of the peers' environment, made anew when the pinned versions have changed."""
    python = PEERS / "bin" / "python"
    installed = PEERS / PINNED.name
    if not installed.exists() or installed.read_text() != PINNED.read_text():
        print(f"bench: installing the peers in {PEERS.relative_to(ROOT)}", file=sys.stderr)
        try:
            subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
            subprocess.run([str(python), "-m", "pip", "install", "-q", "-r", str(PINNED)], check=True)
        except subprocess.CalledProcessError as error:
            raise SystemExit(f"bench: the peers of {PINNED.relative_to(ROOT)} cannot be installed: {error}") from None
        shutil.copy(PINNED, installed)
    return python


def run(games: list[str], rounds: int, seconds: float, *options: str) -> tuple[dict[str, Rounds], dict[str, float]]:
    """What each contestant did in each round, and the share of real choices in each game."""
    workers = {
        "compiled": Worker(Path(sys.executable), "ours", "compiled", *options),
        "plain": Worker(Path(sys.executable), "ours", "plain", *options),
        "peers": Worker(peers(), "peers"),
    }
    rows = [target for game in games for target in targets(game)]
    names = list(dict.fromkeys(name for row in rows for name in (row.ours, row.peer)))
    shares = {}
    for worker, game in [("peers", "crazy_eights"), *(("compiled", game) for game in games)]:
        shares[game] = workers[worker].measure(f"{game} choices", seconds)["choices"]
    found: dict[str, Rounds] = {name: [] for name in names}
    for turn in track(range(rounds * len(names)), "measuring", transient=True):
        name = names[turn % len(names)]
        worker, contestant = name.split(" ", 1)
        found[name].append(workers[worker].measure(contestant, seconds))
    for each in workers.values():
        each.close()
    return found, shares


def judge(game: str, target: Target, found: dict[str, Rounds]) -> Row:
    ours = [each[target.unit] for each in found[target.ours]]
    peer = [each[target.unit] for each in found[target.peer]]
    ratios = [mine / other for mine, other in zip(ours, peer, strict=True)]
    ratio = median(ratios)
    rates = median(ours), median(peer), ratio, min(ratios), max(ratios)
    return Row(game, target.what, target.unit, *rates, str(target), target.reached(ratio))


def short(rate: float) -> str:
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:.3g}{letter}"
    return f"{rate:.3g}"


def table(head: list[str], rows: list[list[str]]) -> str:
    """In Markdown, aligned for the eye."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    lines = [head, ["-" * width for width in widths], *rows]
    return "\n".join(
        f"| {' | '.join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))} |" for line in lines
    )


def ratios_table(rows: list[Row]) -> str:
    head = ["game", "what", "ours/s", "peer/s", "ratio", "range", "target", "reached"]
    cells = [
        [
            *(row.game, row.what, short(row.ours), short(row.peer)),
            *(f"{row.ratio:.3g}x", f"{row.least:.3g} - {row.greatest:.3g}", row.target, row.reached),
        ]
        for row in rows
    ]
    return table(head, cells)


def rates_table(rates: dict[str, dict[str, float]]) -> str:
    head = ["contestant", "games/s", "steps/s", "real choices/s", "clones/s"]
    units = ["games", "steps", "choices", "clones"]
    return table(head, [[name, *(short(each[u]) if u in each else "" for u in units)] for name, each in rates.items()])


def medians(found: dict[str, Rounds], shares: dict[str, float]) -> dict[str, dict[str, float]]:
    """The rates of each contestant, steps with a real choice among them where the share is known: at four seats."""
    rates = {
        name: {unit: median(each[unit] for each in rounds) for unit in rounds[0]} for name, rounds in found.items()
    }
    for name, each in rates.items():
        _, game, what = name.split()
        if game in shares and what in ("playouts", "rollouts", "driven"):
            each["choices"] = each["steps"] * shares[game]
    return rates


def machine() -> str:
    """The processor, the Python and the engine, for whoever compares two runs."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())
    python = f"Python {platform.python_version()}, engine {engine.described()}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, {python}"


def main(
    *, rounds: int = 7, seconds: float = 0.7, only: str = "", option: list[str] | None = None, quick: bool = False
) -> None:
    """Measure and compare.

    Parameters
    ----------
    rounds
        How often each contestant is measured.
    seconds
        How long each time.
    only
        One game instead of all.
    option
        An option of this game, as name=value.
    quick
        Three short rounds, for a first impression.
    """
    if only and only not in GAMES:
        raise SystemExit(f"bench: there is no game {only!r}; there are: {', '.join(GAMES)}")
    if option and not only:
        raise SystemExit("bench: --option needs --only, the game whose option it is")
    if engine.running() == "plain":
        raise SystemExit(f"bench: the compiled engine is to be measured, and it is {engine.described()}")
    games = [only] if only else list(GAMES)
    if quick:
        rounds, seconds = 3, 0.3
    found, shares = run(games, rounds, seconds, *(option or []))
    rows = [judge(game, target, found) for game in games for target in targets(game)]
    rates = medians(found, shares)
    print(f"{machine()}; {rounds} rounds of {seconds} s\n\n{ratios_table(rows)}\n\n{rates_table(rates)}")
    RESULTS.parent.mkdir(exist_ok=True)
    kept = {"machine": machine(), "rounds": rounds, "seconds": seconds, "targets": [asdict(row) for row in rows]}
    RESULTS.write_text(json.dumps({**kept, "shares": shares, "rates": rates, "measured": found}, indent=1) + "\n")
    print(f"\nwritten to {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    cyclopts.run(main)
