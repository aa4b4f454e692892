"""Which rule is kept by whom, where the code names it, and which tests and examples show it."""

import ast
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from textwrap import wrap

from stammtisch.core.game import Game, house
from stammtisch.core.rulebook import Example, Rule

PACKAGE = Path(__file__).parent
TESTS = PACKAGE.parents[1] / "tests"  # there in a checkout, not in a wheel
SHOWN = 2  # places and tests of a rule that the table lists


@dataclass(frozen=True)
class Row:
    game: str
    id: str
    status: str
    code: list[str]
    tests: list[str]


def coverage(game: Game) -> list[Row]:
    """A row for each rule of the game, and for each of the house."""
    examples = [(rule, n, each) for rule in game.rulebook().rules.values() for n, each in enumerate(rule.examples, 1)]
    places, marked = _places(game), _marked(game.name)
    rows: list[Row] = []
    for rule in [*game.rulebook().rules.values(), *house().rules.values()]:
        runs = [f"examples/{of.id}/{n}" for of, n, each in examples if _shows(each, of, rule)]
        rows.append(Row(game.name, rule.id, rule.status, places.get(rule.id, []), marked.get(rule.id, []) + runs))
    return rows


def _shows(example: Example, of: Rule, rule: Rule) -> bool:
    """An example that can be run shows its own rule, and those by which it says something is refused or done."""
    if example.not_run_because:
        return False
    facts = [fact.strip() for fact in example.then.split(";")]
    return of.id == rule.id or any(fact == f"acts {rule.id}" or f"({rule.id})" in fact for fact in facts)


@cache
def _places(game: Game) -> dict[str, list[str]]:
    """The lines of the game's sources, of the core and of tournaments that name a rule, by its id."""
    found: dict[str, list[str]] = {}
    books = [game.rulebook(), house()]
    folders = (f"games/{game.name}", "core", "tournament", "tournament/draw", "tournament/paper", "server")
    for file in [file for folder in folders for file in sorted((PACKAGE / folder).glob("*.py"))]:
        for n, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            for rule in dict.fromkeys([id for book in books for id in book.named_in(line)]):
                found.setdefault(rule, []).append(f"{file.relative_to(PACKAGE).as_posix()}:{n}")
    return found


@cache
def _marked(game: str) -> dict[str, list[str]]:
    """The tests that carry `@rule(id)`, by id; those of other games left out."""
    found: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")) if (TESTS / "ledger.py").exists() else []:
        inside = file.relative_to(TESTS).parts
        if inside[0] == "games" and inside[1] != game:
            continue
        for test, rule in _marks_in(file):
            found.setdefault(rule, []).append(f"{'/'.join(('tests', *inside))}::{test}")
    return found


@cache
def _marks_in(file: Path) -> list[tuple[str, str]]:
    """The tests of a file, each with the rules that it carries."""
    text = file.read_text("utf-8")
    return list(_marks(ast.parse(text))) if "@rule(" in text else []


def _marks(module: ast.Module) -> Iterator[tuple[str, str]]:
    for each in ast.walk(module):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            for mark in each.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    yield from ((each.name, str(word.value)) for word in mark.args if isinstance(word, ast.Constant))


def as_json(rows: list[Row]) -> str:
    return json.dumps([asdict(row) for row in rows], indent=2)


def as_text(rows: list[Row], width: int = 0) -> str:
    """A table for people, with what it comes to below; where it is wider than a screen, a paragraph for each rule."""
    lines = [(row.game, row.id, row.status, _some(row.code), _some(row.tests)) for row in rows]
    lines.insert(0, ("game", "rule", "kept by", "code", "tests"))
    wide = [max(len(line[i]) for line in lines) for i in range(4)]
    table = ["  ".join([*(word.ljust(wide[i]) for i, word in enumerate(line[:4])), line[4]]).rstrip() for line in lines]
    if 0 < width < max(map(len, table)):
        table = [line for each in lines[1:] for line in _paragraph(each, width)]
    return "\n".join([*table, "", *_sums(rows)])


def _paragraph(line: tuple[str, ...], width: int) -> list[str]:
    game, id, status, code, tests = line
    below = [wrap(f"{what}: {names}", width, initial_indent="  ", subsequent_indent="    ")
             for what, names in (("code", code), ("tests", tests))]  # fmt: skip
    return [f"{game} {id} ({status})", *below[0], *below[1]]


def _some(names: list[str]) -> str:
    more = f" +{len(names) - SHOWN}" if len(names) > SHOWN else ""
    return " ".join(names[:SHOWN]) + more or "-"


def _sums(rows: list[Row]) -> list[str]:
    by = Counter(row.status for row in rows)
    ours = [row for row in rows if row.status != "people"]
    code, tests = sum(1 for row in ours if row.code), sum(1 for row in ours if row.tests)
    return [
        f"{len(rows)} rules: " + ", ".join(f"{status} {n}" for status, n in by.items()),
        f"of {len(ours)} kept by engine, server or table {code} are named in the code and {tests} are shown by tests",
    ]
