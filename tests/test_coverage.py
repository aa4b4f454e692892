"""Which rule is kept by whom, where, and shown by what."""

import ast
import json
from pathlib import Path

import pytest

from stammtisch import coverage as module
from stammtisch.core.game import Game, house
from stammtisch.core.rulebook import Example, Rule, Rulebook
from stammtisch.core.vocabulary import Vocabulary
from stammtisch.coverage import PACKAGE, TESTS, Row, as_json, as_text, coverage
from stammtisch.games import GAMES

pytestmark = pytest.mark.once

ROWS = [
    Row("foppen", "O-001", "engine", ["games/foppen/__init__.py:27"], ["a", "b", "c"]),
    Row("foppen", "O-002", "engine", [], ["a"]),
    Row("foppen", "O-003", "people", [], []),
    Row("foppen", "O-004", "table", ["a:1", "b:2"], []),
]
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_there_is_a_row_for_each_rule_of_the_game_and_of_the_house(game: Game) -> None:
    rows = coverage(game)

    assert [row.id for row in rows] == [*game.rulebook().rules, *house().rules]
    assert {row.game for row in rows} == {game.name}


@every_game
def test_a_place_in_the_code_is_a_line_that_names_the_rule(game: Game) -> None:
    for row in coverage(game):
        for place in row.code:
            file, _, line = place.partition(":")
            assert file.startswith((f"games/{game.name}/", "core/", "tournament/", "server/"))
            assert row.id in (PACKAGE / file).read_text("utf-8").splitlines()[int(line) - 1]


@every_game
def test_a_test_that_is_listed_exists(game: Game) -> None:
    examples = {
        f"examples/{rule.id}/{n}" for rule in game.rulebook().rules.values() for n in range(1, len(rule.examples) + 1)
    }
    for row in coverage(game):
        for test in row.tests:
            if test not in examples:
                file, _, name = test.partition("::")
                assert f"def {name}(" in (TESTS.parent / file).read_text("utf-8")


def test_tests_that_carry_the_rule_and_examples_that_show_it_are_both_listed() -> None:
    rows = {row.id: row for row in coverage(GAMES["foppen"])}

    assert (
        "tests/games/foppen/test_rules.py::test_who_holds_the_colour_must_follow_or_play_a_one" in rows["O-012"].tests
    )
    assert {"examples/O-012/1", "examples/O-082/1"} <= set(rows["O-012"].tests)
    assert "examples/O-082/1" in rows["H-003"].tests
    assert "examples/O-025/1" not in rows["O-026"].tests
    assert any(place.startswith("games/foppen/rules.py:") for place in rows["O-012"].code)
    assert any(place.startswith("core/state.py:") for place in rows["H-003"].code)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of one game, with rules in its code and in its tests."""
    monkeypatch.setattr(module, "PACKAGE", tmp_path)
    monkeypatch.setattr(module, "TESTS", tmp_path / "tests")
    files = {
        "games/trial/rules.py": "# 2-95 and P1-3, and once more 2-95\nx = '1A'\n# (M-120) 2-950 11A P1-33\n",
        "games/other/rules.py": "# M-120\n",
        "core/game.py": "OVER = 'H-001'\n",
        "tests/ledger.py": "",
        "tests/games/trial/test_it.py": "@rule('2-95', '1A')\ndef test_it(): ...\n",
        "tests/games/other/test_it.py": "@rule('P1-3')\ndef test_that(): ...\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_a_rule_is_found_by_its_id_whatever_that_looks_like(checkout: Path) -> None:
    shown = Example("2 seats", "", "acts 1A; S0 may not pass (P1-3)")
    rules = [Rule(id, "", "", "engine", "") for id in ("2-95", "P1-3", "1A")]
    rules.append(Rule("M-120", "", "", "engine", "", examples=(shown,)))
    game = Game("trial", "Trial", 1, [2], Vocabulary("Trial", [], [], ""), [])
    game._rulebook = Rulebook("Trial", "", {rule.id: rule for rule in rules})

    rows = {row.id: row for row in coverage(game)}

    assert {id: rows[id].code for id in ("2-95", "P1-3", "1A", "M-120", "H-001")} == {
        "2-95": ["games/trial/rules.py:1"],
        "P1-3": ["games/trial/rules.py:1"],
        "1A": ["games/trial/rules.py:2"],
        "M-120": ["games/trial/rules.py:3"],
        "H-001": ["core/game.py:1"],
    }
    assert {id: rows[id].tests for id in ("2-95", "P1-3", "1A", "M-120")} == {
        "2-95": ["tests/games/trial/test_it.py::test_it"],
        "P1-3": ["examples/M-120/1"],
        "1A": ["tests/games/trial/test_it.py::test_it", "examples/M-120/1"],
        "M-120": ["examples/M-120/1"],
    }


SOURCE = """
@rule("O-001", "O-002")
@other("O-003")
def test_it(): ...

class Test:
    @rule("O-004")
    def test_that(self): ...
"""


def test_a_mark_is_found_wherever_it_stands() -> None:
    assert list(module._marks(ast.parse(SOURCE))) == [
        ("test_it", "O-001"),
        ("test_it", "O-002"),
        ("test_that", "O-004"),
    ]


def test_as_json_it_is_a_list_of_rows() -> None:
    assert json.loads(as_json(ROWS))[1] == {
        "game": "foppen",
        "id": "O-002",
        "status": "engine",
        "code": [],
        "tests": ["a"],
    }


def test_as_text_it_is_a_table_with_sums() -> None:
    assert as_text(ROWS).splitlines() == [
        "game    rule   kept by  code                         tests",
        "foppen  O-001  engine   games/foppen/__init__.py:27  a b +1",
        "foppen  O-002  engine   -                            a",
        "foppen  O-003  people   -                            -",
        "foppen  O-004  table    a:1 b:2                      -",
        "",
        "4 rules: engine 2, people 1, table 1",
        "of 3 kept by engine, server or table 2 are named in the code and 2 are shown by tests",
    ]


def test_on_a_narrow_screen_each_rule_is_a_paragraph() -> None:
    rows = coverage(GAMES["mezza"])[:40]

    narrow = as_text(rows, 60).split("\n")
    assert max(len(line) for line in narrow[:-2] if " " in line.strip()) <= 60
    assert f"mezza {rows[0].id} ({rows[0].status})" in narrow
    assert as_text(rows, 10_000) == as_text(rows)
