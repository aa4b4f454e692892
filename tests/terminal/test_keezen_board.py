"""Keezen's board as text: every square once, the viewer below, and nothing told by colour alone."""

import io
import re

import pytest
from ledger import rule
from rich.console import Console

from stammtisch.core.game import TABLE, View
from stammtisch.core.rng import QuickRng
from stammtisch.games.keezen import GAME
from stammtisch.games.keezen.terminal import CHAPTER
from stammtisch.terminal.paint import Look
from stammtisch.words import Company, Words

pytestmark = pytest.mark.once

NAMES = ["Anna", "Ben", "Clara", "Daan"]
EMPTY = "Blue to play. Hand: 5, 6"
SOME = "Blue to play. Board: Blue 0, 16, H1; Green 17, H4; Red 48, 3. Hand: 5, 6"
widths = pytest.mark.parametrize("width", [51, 60, 68, 80, 100])
viewers = pytest.mark.parametrize("viewer", [0, 1, 2, 3, TABLE])


def _view(position: str, viewer: int) -> View:
    return GAME.view(GAME.position(position, QuickRng(1)), viewer)


def _drawn(position: str, viewer: int, width: int, colour: bool = False) -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=colour, color_system="truecolor" if colour else None)
    look = Look("keezen", Words("en"), Company(NAMES, viewer), CHAPTER, colour, width)
    console.print(CHAPTER.picture(_view(position, viewer), look))
    return out.getvalue().splitlines()


@widths
@viewers
def test_every_square_is_there_once(width: int, viewer: int) -> None:
    board = "\n".join(line[:68] for line in _drawn(EMPTY, viewer, width))
    board = re.sub(r"Pack.*deals?|Home:.*/8|\d cards|home \d/4|\[.*\]", "", board)

    assert sorted(int(number) for number in re.findall(r"(?<![hH\d])\d+", board)) == list(range(64))
    assert sorted(re.findall(r"h\d", board)) == sorted(f"h{depth}" for depth in (1, 2, 3, 4) for _ in range(4))
    assert sorted(re.findall(r"[bgyr]\d+", board)) == ["b0", "g16", "r48", "y32"]


@widths
@viewers
def test_a_board_has_seventeen_lines_that_fit(width: int, viewer: int) -> None:
    lines = _drawn(SOME, viewer, width)

    assert len(lines) == 17
    assert max(len(line.rstrip()) for line in lines) <= width


@pytest.mark.parametrize(("viewer", "start"), [(0, "b0"), (1, "g16"), (2, "y32"), (3, "r48")])
def test_the_viewers_start_is_below(viewer: int, start: str) -> None:
    assert start in _drawn(EMPTY, viewer, 80)[-1]


def test_who_looks_on_sees_blue_above() -> None:
    assert "b0" in _drawn(EMPTY, TABLE, 80)[0]


def test_forwards_is_clockwise_for_everybody() -> None:
    for viewer in range(4):
        above = [int(number) for number in re.findall(r"\d+", _drawn(EMPTY, viewer, 80)[0])]
        assert above == [(above[0] + n) % 64 for n in range(5)]


def test_only_a_pawn_on_its_own_start_is_marked_as_protected() -> None:
    board = " ".join(_drawn(SOME, 0, 80))

    assert sorted(re.findall(r"\S+■", board)) == ["B0■", "R48■"]
    assert "B16 " in board
    assert {"G17", "GH4", "BH1", "R3"} <= set(board.split())


def test_a_narrow_board_marks_it_by_the_square_alone() -> None:
    assert set(re.findall(r"■\d+", " ".join(_drawn(SOME, 0, 60)))) == {"■0", "■48"}


@rule("K-028")
def test_a_wide_terminal_shows_every_card_of_the_pack() -> None:
    lines = _drawn(SOME, 0, 100)

    played = [chip for line in lines for chip in re.findall(r"[bgyr]\[[^]]+\]", line[68:])]
    assert [chip[0] for chip in played] == ["b", "g", "y", "r"] * 3


@rule("K-104")
def test_everybody_sees_how_many_cards_each_holds() -> None:
    assert sum(line.count("2 cards") for line in _drawn(SOME, 3, 80)) == 4


def test_colour_is_added_to_the_letters() -> None:
    assert "\x1b[1;38;2;255;255;255;48;2;42;99;184mB0■\x1b[0m" in "\n".join(_drawn(SOME, 0, 80, colour=True))


@pytest.mark.parametrize(
    ("words", "whose"),
    [
        ("5: 10>15", " ×Y"),
        ("3: 10>13", " ×B"),
        ("2: 13>15", " ×Y"),
        ("K: enter", " ×R"),
        ("J: 10xYellow 15", ""),
        ("7: 10>13 + 20>24", " ×B"),
        ("7: 10>15 + 13>15", " ×Y ×B"),
        ("7: 13>15 + 10>15", " ×Y ×B"),
        ("7: 13>18 + 11>13", ""),
        ("9: 10>19", ""),
        ("3: 62>H2", ""),
    ],
)
def test_what_stands_where_a_play_ends_is_named(words: str, whose: str) -> None:
    view = _view("Blue to play. Board: Blue 10, 13, 62; Yellow 15; Red 0. Hand: 5, 6", 0)
    look = Look("keezen", Words("en"), Company(NAMES, 0), CHAPTER)

    assert "".join(CHAPTER.effect(said, look) for said in view.would(GAME.parse(words))) == whose
