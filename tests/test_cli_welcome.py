"""The command line as somebody new meets it: it goes on where one left, and says what it cannot do."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from cyclopts import CycloptsError
from test_cli import STAMMTISCH, run

from stammtisch.bots import seated
from stammtisch.cli import app, telling
from stammtisch.cli.app import seed_from, settings
from stammtisch.core.read import read
from stammtisch.core.record import Recorder, last_line, next_line
from stammtisch.core.refusal import Wrong
from stammtisch.core.rng import seed_of
from stammtisch.games import GAMES, known
from stammtisch.lab.simulate import simulate
from stammtisch.terminal.play import _kinds
from stammtisch.words import LANGUAGES, Words

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent


def cards_of(shown: str) -> list[str]:
    """The line of the hand, as it was last shown."""
    return re.findall(r"^  (\[.*\]) *$", shown, re.MULTILINE)[-1:]


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A match that was left in seat 2, against two kinds of bots."""
    record = tmp_path / "left.jsonl"
    words = ["play", "foppen", "--seed", "7", "--seat", "3", "--bots", "rule,random,rule", "--record", str(record)]
    done = run(*words, given="quit\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    (tmp_path / "hand").write_text("".join(cards_of(done.stdout)))
    return record


def test_a_match_goes_on_in_ones_own_seat_against_the_same_bots(left: Path, tmp_path: Path) -> None:
    assert read(left.read_bytes()).header["bots"] == ["rule", "random", "", "rule"]

    resumed = run("resume", str(left), given="quit\n", folder=tmp_path)

    assert resumed.returncode == 0, resumed.stderr
    assert "".join(cards_of(resumed.stdout)) == (tmp_path / "hand").read_text() != ""
    (newest,) = (tmp_path / "stammtisch" / "records").iterdir()
    assert read(newest.read_bytes()).header["bots"] == ["rule", "random", "", "rule"]
    assert "Seat" not in resumed.stderr
    again = run("resume", given="q\n", folder=tmp_path)
    assert (again.returncode, cards_of(again.stdout)) == (0, cards_of(resumed.stdout)), "the newest, without its name"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seat", "1"], "you sat in seat 3 of this match, not in seat 1"),
        (["--bots", "random"], "this match has other bots: rule,random,rule"),
        (["--seats", "5"], "a match goes on as it was begun; leave --seats out"),
        (["--seed", "3"], "leave --seed out"),
    ],
)
def test_arguments_that_contradict_the_record_are_refused(words: list[str], says: str, left: Path) -> None:
    done = run("play", "--resume", str(left), *words)

    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert says in done.stderr


def test_a_record_that_does_not_say_who_sat_where_asks_for_the_seat(tmp_path: Path) -> None:
    record = Recorder(GAMES["foppen"], {}, 4, seed_of(7))
    record.finish()
    record.save(tmp_path / "live.jsonl")

    assert "name it with --seat, 1 to 4" in run("resume", str(tmp_path / "live.jsonl")).stderr
    resumed = run("resume", str(tmp_path / "live.jsonl"), "--seat", "4", given="quit\n", folder=tmp_path)
    assert resumed.returncode == 0, resumed.stderr


def test_records_are_listed_and_the_newest_left_is_found(tmp_path: Path) -> None:
    nothing = run("resume", folder=tmp_path)
    assert (nothing.returncode, "there is no match to go on with" in nothing.stderr) == (2, True)
    assert "There is no record in" in run("records", folder=tmp_path).stdout

    run("play", "mezza", "--seats", "2", given="quit\n", folder=tmp_path)
    run("simulate", "foppen", "--games", "1", "--save", "1", folder=tmp_path)
    (tmp_path / "stammtisch" / "records" / "torn.jsonl").write_text("{")

    listed = json.loads(run("records", "--json", folder=tmp_path).stdout)
    found = {(each["game"], each["seats"], each["over"]) for each in listed}
    assert found == {("mezza", 2, False), ("foppen", 4, True)}
    told = run("records", "--lang", "nl", folder=tmp_path).stdout
    assert "Mezza, 2 spelers" in told
    assert "niet uit: verder met stammtisch resume" in told
    saved = next(each["path"] for each in listed if each["game"] == "foppen")
    assert run("verify", saved).returncode == 0
    assert "Final places" in run("replay", saved, "--hands").stdout


def test_verify_tells_judged_not_judged_and_wrong_apart(left: Path, tmp_path: Path) -> None:
    judged = run("verify", str(left))
    assert (judged.returncode, judged.stdout.splitlines()[0]) == (0, f"{left}: judged, and right.")

    record = read(left.read_bytes())
    seed = record.lines[-1].hidden["seed"]
    forged = last_line(type(record)(record.lines[:-1]), True, [9, 0, 0, 0], [1, 2, 2, 2], seed)
    record.lines[-1] = next_line(record.lines[-2].hash, forged.open, {})
    part = tmp_path / "forged.jsonl"
    part.write_bytes(record.encode())
    unjudged = run("verify", str(part))
    assert (unjudged.returncode, unjudged.stdout.splitlines()[0]) == (3, f"{part}: not judged.")
    assert "as they were written" not in unjudged.stdout
    assert "fit together, as those of a forgery may" in unjudged.stdout

    part.write_bytes(left.read_bytes().replace(b'"ms":0', b'"ms":1', 1))
    wrong = run("verify", str(part), "--lang", "de")
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert f"{part}: In Zeile 2 stimmt etwas nicht. Der Hash gehört nicht zu dieser Zeile" in wrong.stderr
    assert f"{part}, nummer 2: De hash hoort niet bij" in run("replay", str(part), "--lang", "nl").stderr
    assert run("verify", str(tmp_path / "nowhere.jsonl")).returncode == 2


def test_a_record_that_breaks_off_is_not_called_a_wrong_commitment(left: Path, tmp_path: Path) -> None:
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(b"".join(left.read_bytes().splitlines(keepends=True)[:-1]))

    done = run("resume", str(torn))

    assert done.returncode == 2
    assert f"{torn}, line" in done.stderr
    assert "The record breaks off here" in done.stderr


def test_rules_can_be_read_by_programs_and_a_search_without_hits_says_so() -> None:
    found = json.loads(run("rules", "mezza", "120", "--json").stdout)
    assert [rule["id"] for rule in found] == ["M-120"]
    assert found[0]["examples"]
    assert run("rules", "foppen", "--search", "stone").returncode == 0
    nothing = run("rules", "foppen", "--search", "abracadabra")
    assert (nothing.returncode, nothing.stdout) == (1, "No rule mentions “abracadabra”.\n")
    assert (run("rules", "foppen", "--search", "abracadabra", "--json").returncode) == 1


@pytest.mark.skipif(os.name == "nt", reason="a POSIX shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_end_nothing_in_a_traceback(closed: str, tmp_path: Path) -> None:
    command = f"exec {sys.executable} -m stammtisch play foppen --seed 7 {closed}"
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(["sh", "-c", command], input=b"quit\n", capture_output=True, env=environment, check=False)

    assert (done.returncode, done.stderr) == (0, b"")
    assert len(list((tmp_path / "stammtisch" / "records").iterdir())) == 1


@pytest.mark.parametrize(
    "words",
    [
        ["rules", "mezza"],
        ["games"],
        ["play", "foppen", "--seed", "7"],
        ["simulate", "foppen", "--games", "2"],
    ],
    ids=" ".join,
)
def test_a_pipe_that_is_closed_early_ends_every_command_alike(words: list[str], tmp_path: Path) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(
        [*STAMMTISCH, *words], input=b"1\n" * 30, stdout=write_end, stderr=subprocess.PIPE, env=environment, check=False
    )
    os.close(write_end)

    assert (done.returncode, done.stderr) == (141, b"")
    if words[0] == "play":
        assert len(list((tmp_path / "stammtisch" / "records").iterdir())) == 1, "the record is saved all the same"


def test_in_ascii_a_half_is_no_hidden_card(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path)}
    command = [*STAMMTISCH, "play", "mezza", "--seed", "5", "--seats", "3", "--lang", "de", "--bots", "random"]
    done = subprocess.run(command, input=b"1\n1\nquit\n", capture_output=True, env=environment, check=False)

    assert done.returncode == 0, done.stderr
    shown = done.stdout.decode("ascii")
    assert re.search(r"\[\d?h\]", shown), "a half"
    assert "[?]" in shown, "a closed card"
    assert "offene" in shown or "offen" in shown
    assert not re.search(r"\w\?\w", shown), "no letter is lost"


MISSING = "import sys; sys.modules['{gone}'] = None; sys.argv[1:] = {words}; from stammtisch.{part}"


@pytest.mark.parametrize(
    ("gone", "code", "says"),
    [
        ("litestar", "cli import main; main()", "pip install 'stammtisch[server]'"),
        ("websockets", "client import visit", "pip install 'stammtisch[client]'"),
        ("msgspec", "client import visit", "pip install 'stammtisch[client]'"),
    ],
)
def test_packages_that_are_missing_are_named_with_what_installs_them(gone: str, code: str, says: str) -> None:
    script = MISSING.format(gone=gone, words=["serve"], part=code)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)

    assert done.returncode != 0
    assert says in done.stderr.splitlines()[-1]
    if "main" in code:
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_a_port_that_is_none_is_said_in_a_sentence() -> None:
    done = run("serve", "--port", "99999999")
    assert (done.returncode, done.stderr) == (2, "stammtisch: a port is a number from 0 to 65535, not 99999999\n")


WRONG = [
    lambda: known("chess"),
    lambda: seated("foppen", "genius"),
    lambda: seated("foppen", "nowhere:Bot"),
    lambda: seated("foppen", "json:nothing"),
    lambda: seated("foppen", "json:dumps"),
    lambda: GAMES["mezza"].check_seats(9),
    lambda: GAMES["mezza"].settle({"long": True}),
    lambda: GAMES["mezza"].settle({"short": "perhaps"}),
    lambda: settings(["short"]),
    lambda: seed_from(-1),
    lambda: simulate(GAMES["mezza"], games=0),
    lambda: simulate(GAMES["mezza"], workers=0),
    lambda: simulate(GAMES["mezza"], bots="rule,rule"),
    lambda: _kinds("rule", 4, 7),
    lambda: _kinds("rule,rule", 4, 0),
    lambda: Words("xx"),
]


@pytest.mark.parametrize("wrong", WRONG, ids=range(len(WRONG)))
def test_an_error_says_the_same_in_the_library_and_in_every_language(wrong: object) -> None:
    with pytest.raises(Wrong) as raised:
        wrong()  # type: ignore[operator]
    said = [telling.sentence(raised.value, ["--lang", language]) for language in LANGUAGES]

    assert re.sub("[“”]", "'", said[0]) == str(raised.value)
    assert len(set(said)) == len(LANGUAGES)


@pytest.mark.parametrize(
    "typed", [["dance"], ["play", "--sets", "3"], ["play", "--seats", "x"], ["verify"], ["verify", "a", "b"]]
)
def test_what_was_mistyped_is_said_in_every_language(typed: list[str]) -> None:
    with pytest.raises(CycloptsError) as raised:
        app(typed, exit_on_error=False, print_error=False)

    assert len({telling.sentence(raised.value, [f"--lang={language}"]) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_that_was_asked_for(language: str) -> None:
    words = Words(language)
    whole = " ".join(run("--help", f"--lang={language}").stdout.replace("│", " ").split())
    told = " ".join(run("play", "--help", "--lang", language).stdout.replace("│", " ").split())

    for key in ("cli", "cli-commands", "cli-help", "cli-version", "cli-games"):
        assert words.say(key) in whole
    for key in ("cli-play", "cli-play-seat", "cli-any-option", "cli-parameters"):
        assert words.say(key) in told


@pytest.mark.parametrize("command", ["", "play", "rules", "simulate", "serve", "completion", "tournament"])
def test_help_leaves_nothing_in_another_language(command: str) -> None:
    """Usage, kinds of values, defaults and what must be given; the same in every language where there are such."""
    told = {language: run(*command.split(), "--help", f"--lang={language}").stdout for language in LANGUAGES}

    assert told["en"].startswith(f"Usage: stammtisch {command}".strip())
    for language in ("nl", "de"):
        words = Words(language)
        assert told[language].startswith(f"{words.say('cli-usage')}: stammtisch {command}".strip())
        english = r"Usage|COMMAND|OPTIONS|ARGS|GAME|INT\b|STR\b|PATH|NUMBER|\[default|\[required|choices|env var|False"
        assert re.findall(english, told[language]) == []
        assert told[language].count("[") == told["en"].count("[")


def test_a_shell_is_told_how_to_complete() -> None:
    for shell in ("bash", "zsh", "fish"):
        script = run("completion", shell).stdout
        assert "--retention-days" in script
        assert "simulate" in script


def test_the_metadata_count_no_games() -> None:
    about = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert not re.search(r"(?i)\b(three|four|five|six)\b", about["description"])
    assert {"client", "server", "postgres"} <= set(about["optional-dependencies"])
