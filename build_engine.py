"""Compile the engine with mypyc; without a compiler it stays plain Python.

python build_engine.py            compile in place what has changed
python build_engine.py --guided   compile in place, whole and guided by a profile of played games
python build_engine.py --beside   the same as the first, beside a server that runs: nice, and taken at the next start

STAMMTISCH_ENGINE=plain compiles nothing; with STAMMTISCH_ENGINE=compiled it is an error if nothing can be compiled.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
KEPT = ROOT / "build" / "engine"  # what the next build in place goes on from
RECORD = "stammtisch/compiled.json"  # says of which sources and how the extension modules were made; see engine.py

# Uncompiled: vecs.py (the shim itself), records, rulebooks, and the chapters of a game that speak to people.
CORE = [
    "bits",
    "event",
    "game",
    "memory",
    "notation",
    "option",
    "play",
    "refusal",
    "result",
    "rng",
    "said",
    "state",
    "view",
    "vocabulary",
]
CHAPTERS_FOR_PEOPLE = {"words.py", "terminal.py", "summary.py"}

GENERATE = ["-fprofile-generate", "-fprofile-update=single"]
USE = ["-fprofile-use", "-fprofile-correction", "-fprofile-partial-training", "-Wno-missing-profile"]
INLINE = {  # how far small functions are put into one another, where the counts say that it pays
    "max-inline-insns-auto": 300,
    "max-inline-insns-single": 600,
    "large-function-insns": 20_000,
    "large-function-growth": 600,
    "inline-unit-growth": 100,
}
USE += [f"--param={name}={size}" for name, size in INLINE.items()]
STEPS = 3_000_000  # of each game, that a profile is made of
PLAYED: dict[str, dict[str, bool | int | str]] = {"fritsen": {"calls": False, "turn_seconds": 0, "roles": "random"}}
"""The options of a simulation, where those of a table of people are others."""

SETUP = """
import json, os, sys
from mypyc.build import mypycify
from setuptools import setup

groups, level, flags, into = json.loads(sys.argv[1])
modules = [module for group in groups.values() for module in group]
separate = [(group, name) for name, group in groups.items()] if len(groups) > 1 else False
extensions = mypycify(["--strict", *modules], opt_level=level, separate=separate)
for extension in extensions:
    extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", *flags]
    extension.extra_link_args = [*extension.extra_link_args, *flags]
words = ["-q", "build_ext", "-b", into, "-t", "objects", "-j", str(os.cpu_count())]
building = setup(name="engine", ext_modules=extensions, script_args=words).get_command_obj("build_ext")
for extension in extensions:  # a busy machine's file times lag, and what looks older than its source is made anew
    made = building.get_ext_fullpath(extension.name)
    newest = max(os.stat(file).st_mtime_ns for file in [*extension.sources, *extension.depends])
    if os.stat(made).st_mtime_ns < newest:
        os.utime(made, ns=(newest, newest))
"""

TRAIN = """
import json, sys
from stammtisch import engine
from stammtisch.core.game import Moves
from stammtisch.core.play import playout
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES

assert engine.running() == "compiled"
most, options = int(sys.argv[1]), json.loads(sys.argv[2])
for name, game in GAMES.items():
    found, rng, steps, number = Moves(), QuickRng(0), 0, 0
    while steps < most:
        number += 1
        state = game.table(options.get(name, {}), game.seats[number % len(game.seats)], QuickRng(number))
        state.start()
        steps += playout(state, rng, found, 30)
        steps += playout(state.clone(), rng, found, 1 << 60)
"""


class NotCompiled(Exception):
    """Why there is no compiled engine, in a sentence."""


def groups(source: Path = SOURCE) -> dict[str, list[str]]:
    """What is compiled, as paths below `source`: the core with what all games share, and each game by itself."""
    package = source / "stammtisch"
    shared = [*(f"core/{name}.py" for name in CORE), "bots/bot.py", "lab/playouts.py"]
    found = {"core": [package / each for each in shared]}
    for home in sorted(package.glob("games/*/__init__.py")):
        game = home.parent.name
        chapters = [file for file in sorted(home.parent.glob("*.py")) if file.name not in CHAPTERS_FOR_PEOPLE]
        found[game] = [*chapters, *package.glob(f"bots/{game}.py")]
    return {name: [file.relative_to(source).as_posix() for file in files] for name, files in found.items()}


def modules() -> list[str]:
    return [module for group in groups().values() for module in group]


def digests() -> dict[str, str]:
    """By module, a digest of its source."""
    return {module: sha256((SOURCE / module).read_bytes()).hexdigest()[:16] for module in modules()}


def recorded() -> dict[str, object]:
    """What is said of the engine in place; nothing if there is none."""
    record = SOURCE / RECORD
    found: dict[str, object] = json.loads(record.read_text("utf-8")) if record.exists() else {}
    return found


def is_current(guided: bool) -> bool:
    """Whether the engine in place is made of the sources as they are."""
    found = recorded()
    return found.get("sources") == digests() and (not guided or found.get("guided") is True)


def wanted() -> str:
    engine = os.environ.get("STAMMTISCH_ENGINE", "")
    if engine not in ("", "plain", "compiled"):
        raise SystemExit(f"STAMMTISCH_ENGINE is {engine!r}; it can be plain or compiled")
    return engine


def compiler() -> list[str]:
    """The command of the C compiler; `NotCompiled` if there is none."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if os.name != "nt" and shutil.which(command[0]) is None:
        raise NotCompiled(f"there is no C compiler ({command[0]} is not found; on Debian: apt install gcc python3-dev)")
    return command


def mypyc() -> str:
    """Its version; `NotCompiled` if it is not there."""
    try:
        return version("mypy")
    except PackageNotFoundError:
        raise NotCompiled("mypyc is not installed (pip install --group build)") from None


def is_gcc() -> bool:
    """Whether the compiler takes the flags of a profile."""
    try:
        asked = [*compiler(), "-dM", "-E", "-x", "c", os.devnull]
        said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    except (NotCompiled, OSError, subprocess.CalledProcessError):
        return False
    return "__GNUC__" in said and "__clang__" not in said


def lay_out(tree: Path) -> None:
    """The sources in `tree`, each written only if it is another: what was made of the others is used again."""
    files = [file for file in (SOURCE / "stammtisch").rglob("*.py") if "web" not in file.parts]
    names = {file.relative_to(SOURCE) for file in files}
    for old in [file for file in (tree / "stammtisch").rglob("*.py") if file.relative_to(tree) not in names]:
        old.unlink()
    for name in sorted(names):
        text, copy = (SOURCE / name).read_bytes(), tree / name
        if not copy.exists() or copy.read_bytes() != text:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(text)


def run_setup(tree: Path, into: Path, parts: dict[str, list[str]], level: str, flags: list[str]) -> None:
    """Extension modules of the sources in `tree`, made in `into`; what was said stands in log.txt."""
    level = os.environ.get("STAMMTISCH_OPTIMISE", level)
    command = [sys.executable, "-c", SETUP, json.dumps([parts, level, flags, str(into)])]
    compiler()
    mypyc()
    with (tree / "log.txt").open("wb") as log:
        environment = {**os.environ, "MYPYPATH": str(tree)}
        done = subprocess.run(command, cwd=tree, stdout=log, stderr=log, env=environment, check=False)
    if done.returncode:
        raise NotCompiled(f"the compiler failed: {_first_error(tree / 'log.txt')}")


def _first_error(log: Path) -> str:
    lines = [line.strip() for line in log.read_text("utf-8", "replace").splitlines() if line.strip()]
    return next((line for line in lines if "error:" in line.lower()), lines[-1] if lines else "it said nothing")


def compile_parts() -> Path:
    """A folder with the extension modules, a library for each game; only what has changed is made anew.

    Optimised a little: half the time to make, and a tenth slower to run."""
    key = json.dumps([sys.version, sysconfig.get_platform(), mypyc(), compiler(), *_environment(), SETUP])
    tree = KEPT / sha256(key.encode()).hexdigest()[:16]
    for old in KEPT.glob("*/log.txt"):
        if old.parent != tree:
            shutil.rmtree(old.parent)
    again = tree.exists()
    try:
        _compile_parts(tree)
    except NotCompiled:
        if not again:
            raise
        shutil.rmtree(tree)  # mypyc sometimes fails over what it has kept of an earlier build
        _compile_parts(tree)
    return tree / "made"


def _compile_parts(tree: Path) -> None:
    lay_out(tree)
    run_setup(tree, tree / "made", groups(tree), "1", [])


def _environment() -> list[str]:
    return [os.environ.get(name, "") for name in ("STAMMTISCH_OPTIMISE", "CFLAGS", "LDFLAGS")]


def compile_whole(work: Path) -> Path:
    """The same in one library, which is quicker to run and has to be made whole."""
    lay_out(work)
    run_setup(work, work / "made", {"engine": modules()}, "3", [])
    return work / "made"


def compile_guided(work: Path) -> Path:
    """The same compiled twice: first to count what is run in played games, then by these counts.

    Both times in one folder, because a count is found by the path of its object."""
    counts = [f"-fprofile-dir={work}/counts"]
    lay_out(work)
    run_setup(work, work / "counting", {"engine": modules()}, "3", [*GENERATE, *counts])
    train(work, work / "counting")
    shutil.rmtree(work / "objects")
    run_setup(work, work / "made", {"engine": modules()}, "3", [*USE, *counts])
    return work / "made"


def train(tree: Path, made: Path) -> None:
    """Play each game, so that the counts are written."""
    shutil.copytree(made, tree, dirs_exist_ok=True)
    (tree / RECORD).write_text(json.dumps({"guided": False}))
    about = tree / "stammtisch-0.dist-info" / "METADATA"
    about.parent.mkdir(exist_ok=True)
    about.write_text("Metadata-Version: 2.1\nName: stammtisch\nVersion: 0\n")
    environment = {**os.environ, "PYTHONPATH": str(tree), "STAMMTISCH_ENGINE": "compiled"}
    command = [sys.executable, "-c", TRAIN, str(STEPS), json.dumps(PLAYED)]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if done.returncode or not list((tree / "counts").rglob("*.gcda")):
        raise NotCompiled(f"no profile was made: {done.stderr.strip().splitlines()[-1:]}")


def compile_best(work: Path) -> tuple[Path, bool]:
    """The quickest engine that the compiler can make, and whether it is guided by a profile."""
    if is_gcc():
        try:
            return compile_guided(work / "guided"), True
        except NotCompiled as error:
            say(f"{error}; the engine is compiled without a profile")
    return compile_whole(work / "whole"), False


def say(sentence: str) -> None:
    print(f"stammtisch: {sentence}", file=sys.stderr, flush=True)


def build_for_wheel(work: Path) -> list[tuple[Path, str]]:
    """The files of the compiled engine and their places in a wheel; none if it is not wanted or cannot be had."""
    if wanted() == "plain":
        return []
    try:
        made, guided = compile_best(work)
    except NotCompiled as error:
        if wanted() == "compiled":
            raise
        say(f"{error}; the engine is plain Python")
        return []
    (made / RECORD).write_text(json.dumps({"guided": guided}))
    return [(file, file.relative_to(made).as_posix()) for file in [*made.rglob("*.so"), made / RECORD]]


def take(made: Path, guided: bool, sources: dict[str, str]) -> None:
    """Put the extension modules in their place. While it is done, and if it is interrupted, a start finds no record
    and takes the plain engine."""
    (SOURCE / RECORD).unlink(missing_ok=True)
    names = {file.relative_to(made) for file in made.rglob("*.so")}
    for old in SOURCE.rglob("*.so"):
        if old.relative_to(SOURCE) not in names:
            old.unlink()
    for name in names:
        _replace(SOURCE / name, (made / name).read_bytes())
    _replace(SOURCE / RECORD, json.dumps({"guided": guided, "sources": sources}, indent=1).encode() + b"\n")


def _replace(file: Path, content: bytes) -> None:
    """A server that runs keeps the old one."""
    new = file.with_name(f".{file.name}.new")
    new.write_bytes(content)
    new.replace(file)


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time; another waits."""
    KEPT.mkdir(parents=True, exist_ok=True)
    with (KEPT / "lock").open("w") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build_in_place(guided: bool = False) -> bool:
    """Compile and take it, unless it is there; whether anything was made. `NotCompiled` if it cannot be had."""
    if wanted() == "plain":
        (SOURCE / RECORD).unlink(missing_ok=True)
        return False
    with alone():
        if is_current(guided):
            return False
        sources = digests()
        if guided:
            with TemporaryDirectory() as work:
                take(*compile_best(Path(work)), sources)
        else:
            take(compile_parts(), False, sources)
    return True


def build_beside() -> None:
    """While a server plays on the plain engine; it is told how this ended, and nothing is changed under it."""
    os.nice(19)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if not is_current(False) and wanted() != "plain":
        say("playing on the plain engine; the compiled one is being made and is taken at the next start")
    try:
        if build_in_place():
            say("the compiled engine is ready; the next start takes it")
    except NotCompiled as error:
        say(f"no compiled engine: {error}; play goes on with the plain one")
    except KeyboardInterrupt:
        say("compiling was interrupted; the next start begins again and plays on the plain engine meanwhile")


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--guided"], ["--beside"]):
        raise SystemExit(__doc__)
    if arguments == ["--beside"]:
        build_beside()
        return
    try:
        build_in_place(guided=arguments == ["--guided"])
    except NotCompiled as error:
        if wanted() == "compiled":
            raise SystemExit(f"stammtisch: no compiled engine: {error}") from None
        say(f"no compiled engine: {error}; the plain one is used")


if __name__ == "__main__":
    main(sys.argv[1:])
