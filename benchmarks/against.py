"""Random playouts of two builds of the engine by turns: `python benchmarks/against.py OLD/src NEW/src [rounds]`.

Each is a folder with a compiled `stammtisch`; printed are medians and ranges of the ratios of the rounds.
"""

import os
import statistics
import subprocess
import sys

GAMES = ("foppen", "mezza", "keezen")
SECONDS = 0.6  # of processor time, for each game and round
PLAY = """
import sys, time
from stammtisch import engine
from stammtisch.core.game import Moves
from stammtisch.core.play import playout
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES

assert engine.running() == "compiled", engine.described()
seconds, *names = sys.argv[1:]
for name in names:
    found, rng, steps, number, began = Moves(), QuickRng(5), 0, 0, time.process_time()
    while time.process_time() - began < float(seconds):
        number += 1
        state = GAMES[name].table({}, 4, QuickRng(number))
        state.start()
        steps += playout(state, rng, found, 1 << 60)
    print(steps / (time.process_time() - began))
"""


def rates(source: str) -> list[float]:
    """Steps a second of each game."""
    environment = {**os.environ, "PYTHONPATH": source}
    command = [sys.executable, "-c", PLAY, str(SECONDS), *GAMES]
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return [float(line) for line in done.stdout.split()]


def main(old: str, new: str, rounds: int) -> None:
    ratios: list[list[float]] = [[] for _ in GAMES]
    for number in range(rounds):
        first, second = (old, new) if number % 2 else (new, old)
        found = {first: rates(first), second: rates(second)}
        for each, before, after in zip(ratios, found[old], found[new], strict=True):
            each.append(after / before)
    for game, each in zip(GAMES, ratios, strict=True):
        print(f"{game}: {statistics.median(each):.2f} ({min(each):.2f} to {max(each):.2f})")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 8)
