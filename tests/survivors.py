"""Try every mutant that survived `mutmut run` once more, each in a process of its own.

A table is made when its module is imported, and the forks of mutmut have that behind them: what is changed in a
function that makes a table shows only here. `python tests/survivors.py` prints those that survive this too.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

MUTANTS = Path("mutants")
LIMIT = 300  # seconds: what takes longer will not end


def survivors() -> list[str]:
    said = subprocess.run([sys.executable, "-m", "mutmut", "results"], capture_output=True, text=True, check=True)
    return [line.strip().removesuffix(": survived") for line in said.stdout.splitlines() if line.endswith(": survived")]


def survives(mutant: str) -> bool:
    game = mutant.split(".")[2]
    env = {**os.environ, "MUTANT_UNDER_TEST": mutant, "PYTHONPATH": "src", "STAMMTISCH_ENGINE": "plain"}
    tests = [f"tests/games/{game}", "tests/test_rulebooks.py"]
    command = [sys.executable, "-m", "pytest", "-qx", "-p", "no:cacheprovider", *tests]
    try:
        return subprocess.run(command, cwd=MUTANTS, env=env, capture_output=True, timeout=LIMIT).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def main() -> None:
    found = survivors()
    for game in sorted({mutant.split(".")[2] for mutant in found}):
        assert survives(f"stammtisch.games.{game}.unchanged"), f"the tests of {game} fail without any mutant"
    left = 0
    with ThreadPoolExecutor(os.cpu_count()) as side_by_side:
        for i, (mutant, lives) in enumerate(zip(found, side_by_side.map(survives, found), strict=True)):
            print(f"{i + 1}/{len(found)}", file=sys.stderr, end="\r")
            if lives:
                left += 1
                print(mutant)
    print(f"{left} of {len(found)} survive")


if __name__ == "__main__":
    main()
