"""Real matches at a real terminal: through a pipe, and through a pseudo terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from forked import stammtisch

from stammtisch.core.read import read
from stammtisch.core.verify import Verdict, verify
from stammtisch.games import GAMES
from stammtisch.terminal.keyboard import Completion

pytestmark = pytest.mark.once

END = {"en": "The match is over", "nl": "Het spel is uit", "de": "Die Partie ist aus"}
SAVED = {"en": "saved in", "nl": "opgeslagen in", "de": "gespeichert unter"}


def _environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "FORCE_COLOR")}
    return kept | {"XDG_DATA_HOME": str(home), "PYTHONUTF8": "1"} | more


def _play(home: Path, typed: str, *arguments: str) -> str:
    done = stammtisch("play", *arguments, typed=typed, env=_environment(home))
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def _records(home: Path) -> list[Path]:
    return sorted((home / "stammtisch" / "records").iterdir())


def _verdict(path: Path) -> Verdict:
    return verify(path.read_bytes(), GAMES)


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [
        ("foppen", "3", "nl"),
        ("keezen", "4", "de"),
        ("mezza", "2", "en"),
        *(pytest.param("foppen", "3", language, marks=pytest.mark.soak) for language in ("en", "de")),
        *(pytest.param("keezen", "4", language, marks=pytest.mark.soak) for language in ("en", "nl")),
        *(pytest.param("mezza", "2", language, marks=pytest.mark.soak) for language in ("nl", "de")),
    ],
)
def test_a_whole_match_by_always_taking_the_first_move(game: str, seats: str, language: str, tmp_path: Path) -> None:
    shown = _play(tmp_path, "1\n" * 2000, game, "--seats", seats, "--seed", "7", "--lang", language)

    assert END[language] in shown
    assert SAVED[language] in shown
    (record,) = _records(tmp_path)
    assert record.name.startswith(f"{game}-")
    verdict = _verdict(record)
    assert verdict.ok
    assert verdict.finished
    assert verdict.judged
    assert read(record.read_bytes()).last.open["over"]  # type: ignore[union-attr]


def test_the_same_seed_and_moves_make_the_same_match(tmp_path: Path) -> None:
    for home in ("a", "b"):
        _play(tmp_path / home, "1\n" * 2000, "foppen", "--seats", "3", "--seed", "7", "--bots", "random")

    done = [[(line.open["seat"], line.words_seen_by(line.open["seat"])) for line in read(path.read_bytes()).actions]
            for home in ("a", "b") for path in _records(tmp_path / home)]  # fmt: skip
    assert done[0] == done[1]


def test_without_a_seed_every_match_is_another(tmp_path: Path) -> None:
    for _ in range(2):
        _play(tmp_path, "quit\n", "foppen")

    first, second = [read(path.read_bytes()).last for path in _records(tmp_path)]
    assert first is not None
    assert second is not None
    assert first.hidden["seed"].value != second.hidden["seed"].value


# In this deal Clara leads red, and the first hand is G2 G4 G15 G17 G20 R3 R4 R11 R13 Y2 Y12 Y14 B3 B4 1.
FOPPEN = ["foppen", "--seed", "7", "--bots", "random", "--lang", "en"]


def test_a_question_mark_says_why_the_others_cannot_be_played(tmp_path: Path) -> None:
    shown = _play(tmp_path, "?\n? G2\n? R3\n? G3\nquit\n", *FOPPEN)

    assert "Your move: ?\ngreen 2, green 4, green 15, green 17, green 20, yellow 2" in shown
    assert "Your move: ? G2\nPlay green 2: not now. Red was led, and you hold red 3, red 4," in shown
    assert "Your move: ? R3\nPlay red 3: that is allowed.\n" in shown
    assert "Your move: ? G3\nPlay green 3: not now. You do not have that. H-003\n" in shown


def test_moves_are_made_by_number_by_words_or_in_short(tmp_path: Path) -> None:
    for typed in ("1", "play R3", "R3", "r3", "PLAY r3", "play red 3"):
        assert f"Your move: {typed}\nYou play red 3.\n" in _play(tmp_path, f"{typed}\nquit\n", *FOPPEN)


def test_what_cannot_be_done_is_refused_with_its_rule_and_asked_again(tmp_path: Path) -> None:
    shown = _play(tmp_path, "G2\n77\nabracadabra\n\n1\nquit\n", *FOPPEN)

    said = " ".join(shown.split())
    assert (
        "Play green 2: not now. Red was led, and you hold red 3, red 4, red 11, red 13. Whoever has the colour" in said
    )
    assert "must follow it; a One always follows. O-012" in said
    assert "“77” is no move here. Type a number from 1 to 5" in shown
    assert "“abracadabra” is no move here." in shown
    assert "You play red 3." in shown


def test_rules_hints_log_and_help_can_be_asked_for(tmp_path: Path) -> None:
    shown = _play(tmp_path, "rule 12\nrule 999\nrule\nrules lowest discard\nhint\nlog\nhelp\ntable\nquit\n", *FOPPEN)

    assert "The rule: A player who has a card of the led colour must play one." in shown
    assert "Foppen has no rule “999”; rules are written like O-001." in shown
    assert "Which rule? For instance: rule 12." in shown
    assert re.search(r"^ +O-026 .*lowest discard", shown, re.MULTILINE)
    assert re.search(r"^I would: Play .*", shown, re.MULTILINE)
    assert "Your move: log\nBen deals." in shown
    assert "quit leaves, and so does q" in shown
    assert shown.count("Foppen · hand 1 of 8") == 2


@pytest.mark.parametrize(("language", "leave"), [("nl", "stop"), ("de", "ende"), ("de", "quit")])
def test_commands_have_local_names_too(language: str, leave: str, tmp_path: Path) -> None:
    shown = _play(tmp_path, f"{leave}\n", "foppen", "--lang", language)

    assert SAVED[language] in shown


@pytest.mark.parametrize("typed", ["1\nquit\n", "1\n", ""], ids=["quit", "end of input", "no input"])
def test_leaving_saves_a_record_that_verifies(typed: str, tmp_path: Path) -> None:
    _play(tmp_path, typed, *FOPPEN)
    (record,) = _records(tmp_path)

    assert _verdict(record).ok
    assert not read(record.read_bytes()).last.open["over"]  # type: ignore[union-attr]


def test_a_match_that_was_left_can_be_taken_up_again(tmp_path: Path) -> None:
    _play(tmp_path, "1\nquit\n", *FOPPEN)
    (record,), end = _records(tmp_path), tmp_path / "end.jsonl"

    shown = _play(tmp_path, "1\n" * 2000, "--resume", str(record), "--record", str(end), "--lang", "en")

    assert END["en"] in shown
    assert _verdict(end).judged
    begun, done = read(record.read_bytes()), read(end.read_bytes())
    assert done.encode().startswith(b"".join(line.encode() for line in begun.lines[:-1]))


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    there = tmp_path / "there.jsonl"
    there.write_text("mine")

    command = [sys.executable, "-m", "stammtisch", "play", *FOPPEN, "--record", str(there)]
    done = subprocess.run(command, input="", capture_output=True, text=True, env=_environment(tmp_path), timeout=60)
    assert done.returncode == 2
    assert "exists already" in done.stderr
    assert there.read_text() == "mine"


def test_in_a_race_of_mezza_the_person_is_asked_first_and_told_so(tmp_path: Path) -> None:
    shown = _play(tmp_path, "1\n" * 2000, "mezza", "--seed", "7", "--bots", "random", "--lang", "en")

    assert "In a race you are asked first" in shown
    assert "You may seize the turn with a ½, or let it go." in shown


# In this deal nobody but Anna, Ben and Clara can put a pawn on: the first hand is 4 5 6 Q Q.
KEEZEN = ["keezen", "--seed", "3", "--bots", "random", "--lang", "en"]


def test_who_cannot_play_lays_down_the_hand_with_enter(tmp_path: Path) -> None:
    shown = _play(tmp_path, "\nquit\n", *KEEZEN)

    assert re.search(
        r"^Your turn: none of your cards can be played\. Lay them all down\.\n 1 Lay down your hand$",
        shown,
        re.MULTILINE,
    )
    assert "You cannot play and lay down a 4, a 5, a 6, a queen, a queen. K-025\n" in shown


def test_the_help_of_keezen_tells_how_to_type_and_how_to_read_the_board(tmp_path: Path) -> None:
    shown = " ".join(_play(tmp_path, "help\nquit\n", *KEEZEN).split())

    assert "the whole play: 7: 10>13 + 20>24" in shown
    assert "B12 is a pawn of Blue on 12" in shown


def test_at_the_end_of_keezen_the_board_and_the_pawns_home_are_shown(tmp_path: Path) -> None:
    shown = _play(tmp_path, "1\n" * 2000, *KEEZEN)

    end = shown.partition("The match is over: all eight home!")[2]
    assert "8/8" in end
    assert re.search(r"^ 1\. \w+ and \w+  8 of 8 pawns home$", end, re.MULTILINE)
    assert re.search(r"^ 2\. \w+ and \w+  [0-7] of 8 pawns home$", end, re.MULTILINE)
    assert re.search(r"^The winners: \w+ and \w+\.$", end, re.MULTILINE)


def test_a_hint_for_keezen_gives_its_reason(tmp_path: Path) -> None:
    shown = _play(tmp_path, "\n" + "1\nhint\n" * 6 + "quit\n", *KEEZEN)

    assert re.search(r"^I would: .+\. .+ K-\d{3}", shown, re.MULTILINE | re.DOTALL)


def test_another_seat_can_be_taken(tmp_path: Path) -> None:
    shown = _play(tmp_path, "quit\n", "foppen", "--seats", "3", "--seat", "3", "--seed", "1", "--lang", "en")

    row = next(line for line in shown.splitlines() if "Anna" in line and "Ben" in line)
    assert row.index("Anna") < row.index("Ben")


class Terminal:
    """A match at a pseudo terminal."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self.seen = ""
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            for each in (signal.SIGINT, signal.SIGHUP):  # whoever runs the tests may be deaf to them
                signal.signal(each, signal.SIG_DFL)
            environment = _environment(home, TERM="xterm-256color", **more)
            os.execve(sys.executable, [sys.executable, "-m", "stammtisch", "play", *arguments], environment)

    def until(self, words: str) -> str:
        """What was shown up to these words."""
        while words not in self.seen:
            ready = select.select([self.screen], [], [], 60)[0]
            assert ready, self.seen
            self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")
        before, _, self.seen = self.seen.partition(words)
        return before

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def insist(self, key: str, words: str) -> None:
        """Press a key until these words show: an interruption that comes just before the reading begins is lost."""
        while words not in self.seen:
            self.type(key)
            while words not in self.seen and select.select([self.screen], [], [], 2)[0]:
                self.seen += os.read(self.screen, 65536).decode("utf-8", "replace")

    def hang_up(self) -> None:
        """As a window that closes does, until it is heard."""
        ended = False
        while not ended:
            os.kill(self.pid, signal.SIGHUP)
            while not ended and select.select([self.screen], [], [], 2)[0]:
                try:
                    ended = not os.read(self.screen, 65536)
                except OSError:
                    ended = True

    def end(self) -> int:
        """Its exit status, once it has shown all."""
        try:
            while os.read(self.screen, 65536):
                pass
        except OSError:
            pass
        os.close(self.screen)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_a_terminal_shows_colour(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *FOPPEN)
    shown = terminal.until("Your move: ")
    terminal.type("quit\r")

    assert terminal.end() == 0
    assert "\x1b[1;38;5;" in shown
    assert " G17 " in shown


@pytest.mark.parametrize(("arguments", "more"), [(["--no-colour"], {}), ([], {"NO_COLOR": "1"})])
def test_colour_can_be_unwanted(arguments: list[str], more: dict[str, str], tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *FOPPEN, *arguments, **more)
    shown = terminal.until("Your move: ")
    terminal.type("quit\r")

    assert terminal.end() == 0
    assert "[G17]" in shown
    assert not re.search("\x1b\\[[0-9;]*[34][0-9]", shown)


@pytest.mark.parametrize("how", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_a_key_saves_the_record(how: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *FOPPEN)
    terminal.until("Your move: ")
    terminal.type("1\r")
    terminal.until("Your move: ")
    terminal.insist(how, "saved in")

    assert terminal.end() == 0
    (record,) = _records(tmp_path)
    assert _verdict(record).ok


def test_a_window_that_is_closed_saves_the_record(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *FOPPEN)
    terminal.until("Your move: ")
    terminal.hang_up()
    terminal.end()

    (record,) = _records(tmp_path)
    assert _verdict(record).ok


def test_a_move_is_taken_back_and_the_record_says_so(tmp_path: Path) -> None:
    shown = _play(tmp_path, "undo\n1\nundo\n2\nquit\n", *FOPPEN)

    assert "Your move: undo\nThere is nothing to take back.\n" in shown
    assert shown.count("Taken back.\n") == 1
    assert shown.index("You play red 3.") < shown.index("Taken back.") < shown.index("You play red 4.")
    (record,) = _records(tmp_path)
    assert _verdict(record).judged
    assert [line.open.get("do", "").startswith("back ") for line in read(record.read_bytes()).actions].count(True) == 1
    again = _play(tmp_path, "quit\n", "--resume", str(record), "--lang", "en")
    assert "[R4]" not in again.split("Your move")[0].splitlines()[-3], "the second card was played, the first is back"


def test_where_the_game_forbids_it_nothing_is_taken_back(tmp_path: Path) -> None:
    shown = _play(tmp_path, "\nundo\nquit\n", *KEEZEN)

    assert "undo: not now. A card thrown stays thrown. K-030\n" in shown


@pytest.mark.parametrize(("game", "leaves"), [(FOPPEN, True), (KEEZEN, False)], ids=["no queen", "a queen"])
def test_q_leaves_where_no_card_is_called_so(game: list[str], leaves: bool, tmp_path: Path) -> None:
    shown = _play(tmp_path, "q\nquit\n", *game)

    assert ("Your move: q\n\nYou leave the table." in shown) == leaves
    assert "You leave the table." in shown


def test_tab_completes_moves_and_commands() -> None:
    tab = Completion(lambda: ["play R3", "play R4", "pass", "hint", "help"])

    assert [tab("PL", n) for n in range(3)] == ["play R3", "play R4", None]
    assert tab.matching("h") == ["hint", "help"]
    assert tab.matching("x") == []
