"""The command line: what it prints, and how it refuses what cannot be done."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from forked import stammtisch

from stammtisch import __version__, engine
from stammtisch.games import GAMES

pytestmark = pytest.mark.once

STAMMTISCH = [sys.executable, "-m", "stammtisch"]


def run(*words: str, given: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    home = {"XDG_DATA_HOME": str(folder)} if folder else {}
    env = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", **home}
    return stammtisch(*words, typed=given, env=env)


def test_version_says_which_engine_runs() -> None:
    assert " ".join(run("--version").stdout.split()) == f"stammtisch {__version__} ({engine.described()})"


@pytest.mark.once
def test_the_environment_forces_an_engine() -> None:
    plain = subprocess.run(
        [*STAMMTISCH, "--version"],
        env={**os.environ, "STAMMTISCH_ENGINE": "plain"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "(plain: STAMMTISCH_ENGINE asks for it)" in plain.stdout
    wrong = subprocess.run(
        [*STAMMTISCH, "--version"],
        env={**os.environ, "STAMMTISCH_ENGINE": "fast"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert wrong.returncode != 0
    assert "it can be plain or compiled" in wrong.stderr


def test_the_command_alone_says_what_it_can_do() -> None:
    alone = run()

    assert (alone.returncode, alone.stderr) == (0, "")
    assert "simulate" in alone.stdout


def test_games_are_listed_with_their_options() -> None:
    shown = run("games").stdout
    for game in GAMES.values():
        assert f"{game.name}: {game.title}, {game.players()} players" in shown
        for option in game.options:
            assert f"--option {option.name}=" in shown
    assert "mezza: Mezza, 2 to 7 players" in shown
    assert "keezen: Keezen, 4 players" in shown


def test_a_rule_is_found_by_its_id_or_its_number() -> None:
    whole = run("rules", "mezza", "M-120").stdout
    assert "M-120" in whole
    assert "½" in whole
    assert run("rules", "mezza", "120").stdout == whole
    assert run("rules", "mezza", "m120").stdout == whole


def test_coverage_as_json_has_every_rule_with_status_code_and_tests() -> None:
    rows = json.loads(run("rules", "--coverage", "--json").stdout)
    assert {tuple(row) for row in rows} == {("game", "id", "status", "code", "tests")}
    for game in GAMES.values():
        found = {row["id"] for row in rows if row["game"] == game.name}
        assert set(game.rulebook().rules) <= found
    assert all(row["tests"] for row in rows if row["status"] in ("engine", "server", "table"))


def test_a_game_quit_at_the_terminal_is_saved_verified_replayed_and_resumed(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    played = run("play", "foppen", "--seed", "7", "--record", str(record), given="1\nquit\n")
    assert played.returncode == 0, played.stderr
    assert "every move" in run("verify", str(record)).stdout
    assert "Foppen" in run("replay", str(record), "--seat", "1").stdout
    resumed = run("play", "--resume", str(record), "--record", str(tmp_path / "more.jsonl"), given="1\nquit\n")
    assert resumed.returncode == 0, resumed.stderr
    assert (tmp_path / "more.jsonl").stat().st_size > record.stat().st_size


def test_the_same_seed_gives_the_same_simulation() -> None:
    words = ["simulate", "mezza", "--games", "20", "--seats", "3", "--seed", "5", "--json", "--workers"]
    results = [json.loads(run(*words, workers).stdout) for workers in ("1", "2")]
    for result in results:
        result.pop("speed")
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "chess"], "there is no game “chess”; there are foppen, mezza"),
        (["simulate", "chess"], "there is no game “chess”; there are foppen, mezza"),
        (["rules", "chess"], "there is no game “chess”; there are foppen, mezza"),
        (["rules"], "which game's rules?"),
        (["play", "mezza", "--seats", "8"], "2–7"),
        (["play", "mezza", "--seats", "many"], "many"),
        (["simulate", "foppen", "--seats", "2"], "3–6"),
        (["simulate", "mezza", "--seats", "7", "--option", "short=true"], "M-197"),
        (["simulate", "mezza", "--option", "long=true"], "there is no option “long”; there are short"),
        (["simulate", "mezza", "--option", "short=perhaps"], "short cannot be “perhaps”; it takes false, true"),
        (["simulate", "mezza", "--option", "short"], "an option is written name=value"),
        (["simulate", "mezza", "--bots", "genius"], "genius"),
        (["simulate", "mezza", "--games", "0"], "0"),
        (["simulate", "mezza", "--plies", "0"], "a match has at least one move, not 0"),
        (["simulate", "foppen", "--count", "win,flop"], "Foppen has no event “flop”; there are bids"),
        (["rules", "mezza", "M-999"], "M-999"),
        (["play", "mezza", "--seed", "-1"], "a seed is a number from 0"),
        (["play", "mezza", "--lang", "xx"], "en"),
        (["verify", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
        (["dance"], "there is no command “dance”"),
        (["completion", "tcsh"], "SHELL cannot be “tcsh”; it takes bash, zsh, fish"),
        (["serve", "--workers", "2"], "several workers need PostgreSQL"),
        (["serve", "--database", "mysql://x"], "sqlite:///file or postgresql://"),
    ],
)
def test_what_cannot_be_done_is_one_line_that_says_what_would_do(words: list[str], says: str, tmp_path: Path) -> None:
    done = run(*words, folder=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert done.stderr.startswith("stammtisch: ")
    assert says in done.stderr
    assert not list(tmp_path.rglob("*.jsonl"))


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "content", [b"", b"\x00\xff\xfe", b"hello\n", b'{"format":"other"}\n', b'{"format":"stammtisch-record/1"}\n']
)
def test_a_file_that_is_no_record_is_refused_and_left_as_it_is(command: str, content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    file.write_bytes(content)
    done = run(command, str(file))
    assert (done.returncode, done.stderr.count("\n")) == (1 if command == "verify" else 2, 1), done.stderr
    assert (f"{file}: " if command == "verify" else f"{file}, line 1: ") in done.stderr
    assert "line 1" in done.stderr
    assert file.read_bytes() == content


def test_a_record_cut_off_in_a_line_is_refused_by_that_line(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run("play", "foppen", "--seed", "7", "--record", str(file), given="1\nquit\n")
    file.write_bytes(file.read_bytes()[:-40])
    lines = file.read_bytes().count(b"\n") + 1
    done = run("verify", str(file))
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert f"line {lines}" in done.stderr


def test_a_move_that_is_none_is_answered_and_nothing_happens(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    done = run("play", "foppen", "--seed", "7", "--record", str(record), given="play X9\n99\nquit\n")
    assert done.returncode == 0
    assert "X9" in done.stdout
    assert "every move" in run("verify", str(record)).stdout


@pytest.mark.once
def test_a_closed_pipe_ends_quietly() -> None:
    with subprocess.Popen(
        [*STAMMTISCH, "rules", "mezza"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


def test_a_rehearsal_is_played_and_saved_and_what_cannot_be_rehearsed_is_refused(tmp_path: Path) -> None:
    saved = tmp_path / "rehearsal.jsonl"
    played = run("tournament", "rehearse", "--duos", "24", "--rounds", "5", "--save", str(saved), "--lang", "en")

    assert played.returncode == 0, played.stderr
    assert "24" in played.stdout.splitlines()[0]
    head, *entries = [json.loads(line) for line in saved.read_text("utf-8").splitlines()]
    assert head["stammtisch_tournament"] == 1
    assert [each["kind"] for each in entries].count("close-round") == 5
    assert run("tournament", "rehearse", "--duos", "3").returncode != 0
