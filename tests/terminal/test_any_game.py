"""The terminal serves any game: one without a drawing of its own is played to its end, calls included."""

import builtins
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from nim import GAME
from rich.console import Console

from stammtisch.bots.bot import NO_CALL, Bot
from stammtisch.core.game import View
from stammtisch.core.record import Recorder
from stammtisch.core.rng import Rng, seed_of
from stammtisch.core.verify import verify
from stammtisch.games import GAMES, Missing
from stammtisch.terminal import chapter
from stammtisch.terminal.play import NAMES, Sitting, names_for
from stammtisch.terminal.typed import meant
from stammtisch.words import Words


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game joins the house for a test."""
    monkeypatch.setitem(GAMES, "nim", GAME)


class First(Bot):
    """Always makes the first move: it takes one pebble."""

    def choose(self, view: View, rng: Rng) -> int:
        return view.legal[0]


class Toaster(First):
    """Raises a toast whenever it may."""

    def __init__(self) -> None:
        super().__init__("toaster", calls=True)

    def call(self, view: View, rng: Rng) -> int:
        toast = GAME.parse("toast")
        return toast if toast in view.calls else NO_CALL


class Table:
    """A match of Nim at a terminal of a certain width, where somebody types certain lines."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.monkeypatch = monkeypatch
        self.left: Iterator[str] = iter(())

    def play(self, *typed: str, seats: int = 3, seat: int = 0, language: str = "en", bot: Bot | None = None) -> str:
        self.left = iter(typed)
        self.monkeypatch.setattr(builtins, "input", self._read)
        self.out = io.StringIO()
        console = Console(file=self.out, width=80, color_system=None)
        self.recorder = Recorder(GAME, {}, seats, seed_of(1))
        bots = {each: bot or First("first") for each in range(seats) if each != seat}
        Sitting(self.recorder, bots, seat, Words(language), console, self.home / "nim.jsonl").run()
        return self.out.getvalue()

    def _read(self, prompt: str) -> str:
        self.out.write(prompt)
        line = next(self.left, None)
        if line is None:
            raise EOFError
        return line


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(tmp_path, monkeypatch)


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize("seats", [2, 3, 14])
def test_a_match_is_played_to_its_end(seats: int, language: str, table: Table) -> None:
    shown = table.play(*["1", "1", ""] * 100, seats=seats, seat=seats - 1, language=language)

    assert table.recorder.state.over()
    assert verify(table.recorder.record, {"nim": GAME}).judged
    assert "\n 2. " in shown


def test_what_the_game_draws_is_said_in_sentences(table: Table) -> None:
    shown = table.play("table")

    assert "╭─ Nim ──" in shown
    assert "▶ You" in shown
    assert "│ Heap a has 12. " in shown
    assert "│ Heap b has 12. " in shown
    assert "It is your move.\n" in shown


def test_many_moves_are_chosen_touch_by_touch(table: Table) -> None:
    shown = table.play("2", "3")

    assert " 1 a … 12 moves   2 b … 12 moves\n" in shown
    assert " 3 Take 3 of heap b" in shown
    assert "You take 3 of heap b." in shown


@pytest.mark.parametrize("typed", ["take b 3", "b 3", "TAKE B 3", "take 3 of heap b", "B,3"])
def test_moves_are_typed_as_one_likes(typed: str, table: Table) -> None:
    assert "You take 3 of heap b." in table.play(typed)


def test_what_a_move_would_do_is_shown_and_asked_about_where_it_weighs(table: Table) -> None:
    shown = table.play("a 12", "b 3", "a 12", "a 12")

    assert "Your move: a 12\nHeap a is empty then. Type a 12 again to do it all the same.\n" in shown
    assert "You take 3 of heap b." in shown
    assert shown.count("You take 12 of heap a.") <= 1
    assert "12 Take 12 of heap b · Heap b is empty then" in table.play("b")


def test_a_question_is_answered_from_the_rulebook(table: Table) -> None:
    shown = table.play("b 7", "? b 9", "? b", "? refill", "? juggle", "?", "? blame S1", "? blame S0", "rule 2-95")

    assert "Take 9 of heap b: not now. Only what is there can be taken. 2-95\n" in shown
    assert "b: that is allowed.\n" in shown
    assert "Refill the heaps: not now. That is not what is asked for now. H-005\n" in shown
    assert "“juggle” is no move here." in shown
    assert "Which move? For instance: ? a 1.\n" in shown
    assert "Blame Anna: that is allowed.\n" in shown
    assert "Blame you: not now. You do not have that. H-003\n" in shown
    assert "Here: More than there are is refused. (kept by the engine)" in shown


def test_calls_are_named_on_one_line_and_made_at_any_prompt(table: Table) -> None:
    shown = table.play("toast", "blame S2", "blame ben", "quit")

    assert "Also: Raise a toast · Blame … 2 moves\n" in shown
    assert "You raise a toast.\n" in shown
    assert shown.count("You blame Ben.\n") == 2


def test_all_calls_are_listed_by_a_command(table: Table) -> None:
    shown = table.play("calls", "2", "calls", "", "b 1")

    assert " 1 Raise a toast   2 Blame Anna      3 Blame Ben\nEnter: back to all moves\n" in shown
    assert "You blame Anna.\n" in shown
    assert shown.count("You blame") == 1
    assert "You take 1 of heap b." in shown


def test_calls_are_made_while_the_table_waits(table: Table) -> None:
    shown = table.play("a 12", "a 12", "b 11", "b 11", "toast", "nonsense", "help", "", "quit", seats=2)

    assert "Enter to go on: toast\nYou raise a toast.\n" in shown
    assert "“nonsense” is no move here." in shown
    assert shown.count("The heaps are filled: 12 each.") == 2


def test_bots_call_after_whatever_happens(table: Table) -> None:
    shown = table.play("b 1", bot=Toaster())

    assert "You take 1 of heap b.\nAnna raises a toast.\nBen raises a toast.\n" in shown


def test_fourteen_seats_have_names_and_more_have_numbers(table: Table) -> None:
    shown = table.play("quit", seats=14)

    assert all(name in shown for name in NAMES[:13])
    assert names_for(16, 2, Words("en")) == ["Anna", "Ben", "You", *NAMES[2:], "Seat 16"]


def test_a_result_is_told_by_side_without_points_where_there_are_none(table: Table) -> None:
    shown = table.play(*["1", "1", ""] * 100, seats=2)

    assert "The winner: " in shown
    assert "\n 1. Anna\n 2. You\n" in shown


def test_a_hint_where_no_bot_knows_the_game(table: Table) -> None:
    assert "No bot knows this game well enough to say.\n" in table.play("hint")


def test_a_missing_chapter_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "package", "stammtisch.core")

    with pytest.raises(Missing, match="nim has no terminal chapter"):
        chapter.chapter_of("nim")


def test_a_word_that_begins_nothing_means_nothing() -> None:
    assert meant(GAME, "", list(range(GAME.actions)), Words("en")) == []
