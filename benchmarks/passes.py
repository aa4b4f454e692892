"""How many functions and files of ours a move passes, from the request to the view that answers it.

`STAMMTISCH_ENGINE=plain python benchmarks/passes.py` prints the medians of 30 plies of one match of each game.
"""

import random
import statistics
import sys
from pathlib import Path
from types import FrameType

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server_tables import Log

from stammtisch import wire
from stammtisch.core.game import TABLE
from stammtisch.games import GAMES

PLIES = 30


def passed(log: Log, seat: int, words: str) -> set[tuple[str, int]]:
    """The files and first lines of all functions that one request runs through."""
    found: set[tuple[str, int]] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and "/src/stammtisch/" in frame.f_code.co_filename:
            found.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    sys.setprofile(note)
    log.ask(f"p{seat}", wire.Do(5, words))
    log.told(f"p{seat}")
    sys.setprofile(None)
    return found


for name, game in GAMES.items():
    log, functions, files = Log(game, random.Random(4)), list[int](), list[int]()
    while log.options() and len(functions) < PLIES:
        seat, action = log.options()[0]
        if seat == TABLE:
            log.act(seat, action)
            continue
        found = passed(log, seat, game.text(action))
        functions.append(len(found))
        files.append(len({file for file, _ in found}))
    print(f"{name}: {statistics.median(functions):g} functions in {statistics.median(files):g} files")
