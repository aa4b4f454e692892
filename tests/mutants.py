"""Mutation of one game by lot: how many of a sample of its mutants the tests kill.

    python tests/mutants.py fritsen --count 150 --seed 1     draw so many, and print those that survive
    python tests/mutants.py fritsen --only ending.judge_end  all of one file or function

Each mutant runs in a process of its own on the plain engine, so that tables made at import change with it: on the
examples of the rulebook, the game's own tests, and the laws *clone* and *pick*. One that needs more than `LIMIT`
seconds of processor time will not end, which counts as killed. The same sources and seed give the same draw.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from random import Random

from mutmut.mutation.file_mutation import mutate_file_contents

ROOT = Path(__file__).parent.parent
COPY = ROOT / "mutants"
LIMIT = 300
LAWS = ["test_a_clone_is_equal_and_independent", "test_a_pick_is_a_random_index_into_the_legal_moves"]
SLOW = "test_against_referee.py"  # what finds little that the others leave comes last


def files_of(game: str) -> list[str]:
    """What is mutated, as `pyproject.toml` lists it."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return [path for path in config["tool"]["mutmut"]["source_paths"] if f"/games/{game}/" in path]


def mutated(path: str) -> tuple[str, list[str]]:
    """A file with all its mutants in it, and their names."""
    found = mutate_file_contents(path, (ROOT / path).read_text("utf-8"))
    module = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return found.code, [f"{module}.{name}" for name in found.mutant_names]


def copy_house() -> None:
    """The sources as they are, without what was compiled."""
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir()
    shutil.copytree(ROOT / "src", COPY / "src", ignore=shutil.ignore_patterns("*.so", "compiled.json", "__pycache__"))
    shutil.copytree(ROOT / "tests", COPY / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "pyproject.toml", COPY / "pyproject.toml")


@contextmanager
def in_place(code: dict[str, str]) -> Iterator[None]:
    """Files that are mutated for a while."""
    was = {path: (COPY / path).read_text("utf-8") for path in code}
    try:
        for path, text in code.items():
            (COPY / path).write_text(text, "utf-8")
        yield
    finally:
        for path, text in was.items():
            (COPY / path).write_text(text, "utf-8")


def tests_of(game: str) -> list[str]:
    own = sorted(str(path.relative_to(COPY)) for path in (COPY / "tests/games" / game).glob("test_*.py"))
    slow = [path for path in own if path.endswith(SLOW)]
    laws = [f"tests/test_laws.py::{law}[{game}]" for law in LAWS]
    return [
        "tests/test_rulebooks.py::test_the_example_is_true",
        *[path for path in own if path not in slow],
        *laws,
        *slow,
    ]


def survives(game: str, mutant: str) -> bool:
    env = {**os.environ, "MUTANT_UNDER_TEST": mutant, "PYTHONPATH": "src", "STAMMTISCH_ENGINE": "plain"}
    command = [sys.executable, "-m", "pytest", "-qx", "-p", "no:cacheprovider", "-m", "not soak", "-k", game]
    command += ["--timeout", "0", *tests_of(game)]
    return subprocess.run(command, cwd=COPY, env=env, capture_output=True, preexec_fn=_limited).returncode == 0


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))


def interval(killed: int, of: int) -> tuple[float, float]:
    """Wilson's, 95 %."""
    z, share = 1.96, killed / of
    middle, width = share + z * z / 2 / of, z * sqrt(share * (1 - share) / of + z * z / 4 / of / of)
    return (middle - width) / (1 + z * z / of), (middle + width) / (1 + z * z / of)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--count", type=int, default=150)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--only", default="", help="those whose name has this in it, all of them")
    words = asked.parse_args()
    copy_house()
    code: dict[str, str] = {}
    home: dict[str, str] = {}
    for path in files_of(words.game):
        code[path], names = mutated(path)
        home |= dict.fromkeys(names, path)
    chosen = sorted(home)
    if words.only:
        chosen = [name for name in chosen if words.only in name.replace(".x_", ".")]
    else:
        chosen = Random(words.seed).sample(chosen, min(words.count, len(chosen)))
    print(f"{len(home)} mutants of {words.game}, {len(chosen)} of them run", flush=True)
    with in_place(code):
        assert survives(words.game, ""), f"the tests of {words.game} fail without any mutant"
    left = 0
    for n, mutant in enumerate(chosen, 1):
        with in_place({home[mutant]: code[home[mutant]]}):
            lives = survives(words.game, mutant)
        left += lives
        print(f"{n} {'survives' if lives else 'killed'} {mutant}", flush=True)
    low, high = interval(len(chosen) - left, len(chosen))
    share = 1 - left / len(chosen)
    print(f"{len(chosen) - left} of {len(chosen)} killed, {share:.1%} ({low:.1%} to {high:.1%}); {left} survive")


if __name__ == "__main__":
    main()
