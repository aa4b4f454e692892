"""The README's commands and code run as they stand there."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", README, re.DOTALL)
COMMANDS = [
    shlex.split(line, comments=True)
    for kind, block in BLOCKS
    if kind == "sh"
    for line in block.splitlines()
    if line.startswith("stammtisch ")
]
INPUT = {"play": "1\nquit\n", "learn": "quit\n", "replay": ""}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the reader is: with a record of his own."""
    here = tmp_path_factory.mktemp("readme")
    run(["stammtisch", "play", "foppen", "--record", "match.jsonl"], here)
    return here


def run(words: list[str], folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        input=INPUT.get(words[1], ""),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("words", [words for words in COMMANDS if words[1] != "serve"], ids=" ".join)
def test_every_command_of_the_readme_works(words: list[str], folder: Path) -> None:
    assert run(words, folder)


def test_the_readme_names_all_commands() -> None:
    shown = {"play", "learn", "minute", "rules", "simulate", "records", "replay", "verify", "serve", "tournament"}
    assert {words[1] for words in COMMANDS} == shown
    assert BLOCKS[0][1].splitlines()[0].startswith("make play")
    assert BLOCKS[0][1].splitlines()[1].startswith("make test")


def test_the_code_of_the_readme_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = [block for kind, block in BLOCKS if kind == "python"]
    exec(compile(code, "README.md", "exec"), {})
    assert sorted(capsys.readouterr().out) == sorted("[1, 2, 3]\n")


def test_links_of_the_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"
