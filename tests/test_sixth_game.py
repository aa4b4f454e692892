"""A game of another kind, added by the documented steps alone: laws, rulebook, terminal, simulation, records."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from sixth.house import ROOT, with_pig

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("house")
    return folder, with_pig(folder)


House = tuple[Path, dict[str, str]]


def run(house: House, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    folder, surroundings = house
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=folder, env=surroundings, input=typed, capture_output=True, text=True)


def test_one_shared_file_is_touched(house: House) -> None:
    folder, _ = house
    files = {path.relative_to(folder) for path in (folder / "src").rglob("*") if path.is_file()}
    own = {path for path in files if "games/pig" in path.as_posix()}
    changed = [str(path) for path in files - own if (folder / path).read_bytes() != (ROOT / path).read_bytes()]

    assert [path for path in changed if "__pycache__" not in path] == ["src/stammtisch/games/__init__.py"]


def test_the_laws_the_rulebook_and_the_words_hold_it_to_account(house: House) -> None:
    found = run(
        house, "pytest", "-q", "-k", "pig", "tests/test_laws.py", "tests/test_rulebooks.py", "tests/test_words.py"
    )

    assert found.returncode == 0, found.stdout[-3000:]
    assert "passed" in found.stdout


@pytest.mark.soak
def test_whatever_is_tested_of_every_game_holds_for_it(house: House) -> None:
    """Server, terminal, summaries and tournaments ask nothing of a game that docs/contract.md does not."""
    parts = ["terminal", "server", "tournament", "test_joining.py", "test_laws.py", "test_lessons.py"]
    parts += ["test_rulebooks.py", "test_summary.py", "test_words.py", "test_words_alike.py"]
    left_out = [
        f"--ignore=tests/server/{name}.py" for name in ("test_proxies", "test_typescript")
    ]  # of files not copied
    own = ["-q", "-k", "pig and not sixth", "-m", "not soak", *left_out]
    found = run(house, "pytest", *own, *[f"tests/{part}" for part in parts])

    assert found.returncode == 0, found.stdout[-3000:]


def test_a_call_that_starts_a_clock_anew_is_found_by_the_law(house: House) -> None:
    folder, _ = house
    state = folder / "src/stammtisch/games/pig/state.py"
    text = state.read_text("utf-8")
    state.write_text(text.replace("table.toasts[seat] += 1", "table.turn_since = int(self.ply)"), "utf-8")
    found = run(house, "pytest", "-q", "tests/test_laws.py", "-k", "pig and call_leaves")
    state.write_text(text, "utf-8")

    assert found.returncode == 1, found.stdout[-2000:]
    assert "'toast' by seat" in found.stdout
    assert "starts turn anew" in found.stdout


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_it_is_played_to_its_end_in_the_terminal(house: House, tmp_path: Path, language: str) -> None:
    record = tmp_path / "pig.jsonl"
    typed = "\n".join(["help", "?", "calls", "toast", "propose", "rule 2A", "hint", *["1"] * 400])
    found = run(
        house, "stammtisch", "play", "pig", "--seats", "3", "--seed", "3", "--lang", language, "--record", str(record),
        typed=typed,
    )  # fmt: skip

    assert found.returncode == 0, found.stdout[-2000:] + found.stderr[-2000:]
    assert "Traceback" not in found.stderr
    assert {"en": "Roll", "nl": "Gooi", "de": "Würfeln"}[language] in found.stdout
    verified = run(house, "stammtisch", "verify", str(record))
    assert verified.returncode == 0, verified.stdout + verified.stderr
    lines = [json.loads(line) for line in record.read_text("utf-8").splitlines()]
    assert lines[-1]["over"]
    assert (0, "toast") in [(line.get("seat"), line.get("do")) for line in lines]


def test_it_is_simulated_and_its_bots_call(house: House) -> None:
    found = run(
        house, "stammtisch", "simulate", "pig", "--games", "40", "--seats", "3", "--bots", "rule,random,random",
        "--count", "toast", "--json",
    )  # fmt: skip

    assert found.returncode == 0, found.stderr[-2000:]
    assert json.loads(found.stdout)["counted"]["toast"]["mean"] == 1  # the rule bot's own, in every match


def test_what_is_missing_is_said_in_a_sentence(house: House) -> None:
    folder, _ = house
    chapter = folder / "src/stammtisch/games/pig/terminal.py"
    kept = chapter.read_text("utf-8")
    chapter.unlink()
    found = run(house, "stammtisch", "play", "pig", "--seats", "3", typed="quit\n")
    chapter.write_text(kept, "utf-8")

    assert "pig has no terminal chapter: stammtisch/games/pig/terminal.py is missing" in found.stderr + found.stdout
    assert "Traceback" not in found.stderr


def test_a_game_without_a_lesson_says_so_in_a_sentence(house: House) -> None:
    for command in ("learn", "minute"):
        found = run(house, "stammtisch", command, "pig")

        assert (found.returncode, found.stdout) == (2, "")
        assert found.stderr.startswith("stammtisch: Pig has no lesson yet: stammtisch/games/pig/lesson.toml is missing")
