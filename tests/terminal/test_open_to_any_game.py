"""No game is known to the terminal by name, nor any word of one."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import stammtisch.terminal
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES
from stammtisch.words import spelled

pytestmark = pytest.mark.once

SOURCES = sorted(Path(stammtisch.terminal.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_game_is_named(path: Path) -> None:
    text = path.read_text("utf-8").casefold()

    assert [game for game in GAMES if game in text] == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_word_of_a_game_decides_anything(path: Path) -> None:
    assert sorted(set(_compared(ast.parse(path.read_text("utf-8")))) & _spoken()) == []


@cache
def _spoken() -> set[str]:
    return {word for game in GAMES for word in _words(game)}


def _words(name: str) -> Iterator[str]:
    """The kinds of event, of what is asked, shown and would be done, the verbs, the deadlines and the rules."""
    game = GAMES[name]
    for kinds in spelled(name).values():
        yield from kinds
    for action in range(game.actions):
        yield game.said(action)[0]
    state = game.position(f"{game.seats[0]} seats; seed 1", QuickRng(0))
    yield from (deadline.name for deadline in state.deadlines())
    yield from game.rulebook().rules


def _compared(tree: ast.AST) -> Iterator[str]:
    """The texts that the code compares something with, or finds in a set or a list."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for side in (node.left, *node.comparators):
                for part in ast.walk(side):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value
