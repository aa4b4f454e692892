"""The code and the commands of the pages on bots and on installing run as they stand there."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from serving import serving

from stammtisch.bots import bot
from stammtisch.client import visit

pytestmark = pytest.mark.once

DOCS = Path(__file__).parent.parent / "docs"
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", (DOCS / "bots.md").read_text("utf-8"), re.DOTALL)
CODE = [block for kind, block in BLOCKS if kind == "python"]
FILES = {found[1]: block for block in CODE if (found := re.match(r"# (\w+\.py)\n", block))}
SCRIPTS = [block for block in CODE if block not in FILES.values()]
COMMANDS = [shlex.split(line) for kind, block in BLOCKS if kind == "sh" for line in block.splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    here = tmp_path_factory.mktemp("docs")
    for name, block in FILES.items():
        (here / name).write_text(block)
    return here


def run(words: list[str], folder: Path, given: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_on_bots_has_a_file_two_scripts_and_two_live_bots() -> None:
    assert (set(FILES), len(SCRIPTS), len(COMMANDS)) == ({"mine.py", "live.py", "host.py"}, 2, 4)


@pytest.mark.parametrize("n", range(2))
def test_every_script_runs(n: int, folder: Path) -> None:
    (folder / f"script{n}.py").write_text(SCRIPTS[n])
    assert run([f"script{n}.py"], folder)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_runs(words: list[str], folder: Path) -> None:
    assert words[0] == "stammtisch"
    assert run(["-m", *words], folder, "1\nquit\n" if words[1] == "play" else "")


def test_the_live_bot_plays_a_match(folder: Path) -> None:
    async def work(url: str) -> None:
        async with visit(url, "Anna") as anna:
            opened = await anna.open_table("mezza", seats=2, pace=0, options={"short": True})
            async with anna.at(opened.table) as seat:
                await seat.ready()
                other = asyncio.to_thread(run, ["live.py", url, opened.short, "1"], folder)
                match, told = await asyncio.gather(seat.play(bot("mezza", "rule")), other)
            assert told == f"{match.places}\n"

    with serving(f"sqlite:///{folder}/tables.sqlite", folder) as server:
        asyncio.run(asyncio.wait_for(work(server.url), 120))
        assert re.fullmatch(r"\[\d, \d, \d\]\n", run(["host.py", server.url], folder))
        assert "judged, and right" in run(["-m", "stammtisch", "verify", "match.jsonl"], folder)


def test_the_extras_of_the_page_are_those_of_the_package() -> None:
    page = (DOCS / "install.md").read_text("utf-8")
    about = tomllib.loads((DOCS.parent / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]

    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", page, re.MULTILINE))
    named = {extra: {re.split(r"[><=;\[ ]", each)[0] for each in packages} for extra, packages in about.items()}
    assert {extra: packages - {"uvloop"} for extra, packages in named.items()} == {
        extra: set(packages.strip().split(", ")) for extra, packages in rows.items()
    }
