"""Ctrl-C stops a long simulation, and what was played until then is reported."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch.games.foppen import GAME
from stammtisch.lab.simulate import as_json, simulate

pytestmark = pytest.mark.once

ENDLESS = 10**9
PROGRAM = """
import sys
from pathlib import Path
from stammtisch.games.foppen import GAME
from stammtisch.lab.simulate import as_json, simulate

if __name__ == "__main__":
    workers, path = int(sys.argv[1]), Path(sys.argv[2])
    print(as_json(simulate(GAME, games=10**9, seed=6, workers=workers, csv=path)))
"""


def await_progress(terminal: int) -> None:
    """Read the progress bar until it counts a first game."""
    seen = b""
    while not re.search(rb"[^0-9][1-9][0-9]*/10{9}", seen):
        seen += os.read(terminal, 1024)


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_loses_nothing_that_was_played(workers: int, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    sheet = tmp_path / "games.csv"
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, str(program), str(workers), str(sheet)],
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
    ) as process:
        os.close(theirs)
        await_progress(ours)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
        while _read(ours):
            pass
        said, _ = process.communicate()
    os.close(ours)
    assert process.returncode == 0

    found = json.loads(said)
    assert found["interrupted"] is True
    assert 0 < found["games"] < ENDLESS
    assert len(sheet.read_text().splitlines()) == 1 + found["games"]
    again = json.loads(as_json(simulate(GAME, games=found["games"], seed=6, workers=1)))
    assert found["seats"] == again["seats"]
    assert found["plies"] == again["plies"]


def _read(terminal: int) -> bytes:
    """What the other side wrote; nothing once it is gone."""
    try:
        return os.read(terminal, 1024)
    except OSError:
        return b""
