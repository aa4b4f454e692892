"""What mypyc compiles wrongly or slowly without a word must not stand in a compiled module."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import build_engine

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
CLOCKS_AND_CHANCE = {"random", "secrets", "time", "datetime"}
UNCOPYABLE = {"copy", "pickle"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


FILES = [ROOT / "src" / module for module in build_engine.modules()]
VECS = {
    node.target.id
    for file in FILES
    for node in ast.parse(file.read_text("utf-8")).body
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and "vec[i64]" in ast.unparse(node)
}


def constant(node: ast.expr) -> bool:
    """A literal, or a name that mypyc puts a literal for."""
    if isinstance(node, ast.BinOp):
        return constant(node.left) and constant(node.right)
    if isinstance(node, ast.UnaryOp):
        return constant(node.operand)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def set_once_to_literals(function: Function) -> set[str]:
    """The names that mypyc puts a literal for, because they are given one and nothing else."""
    nodes = list(ast.walk(function))
    stored = Counter(node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    given = [(node.targets[0], node.value) for node in nodes if isinstance(node, ast.Assign)]
    given += [(node.target, node.value) for node in nodes if isinstance(node, ast.AnnAssign) and node.value]
    return {name.id for name, value in given if isinstance(name, ast.Name) and constant(value) and stored[name.id] == 1}


def meets_i64(function: Function, method: bool) -> bool:
    """Whether any number in a function may be an i64: of an object, of a vec, or by its own words."""
    names = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    return method or "i64" in names or bool(names & VECS)


def functions(tree: ast.Module) -> Iterator[tuple[Function, bool]]:
    """All functions, and whether they are methods."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from ((each, True) for each in node.body if isinstance(each, Function))
    yield from ((each, False) for each in tree.body if isinstance(each, Function))


def traps(source: str) -> list[str]:
    """What must not stand there, each with its line."""
    found: list[str] = []
    tree = ast.parse(source)
    for function, method in functions(tree):
        literals = set_once_to_literals(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Import | ast.ImportFrom):
                found.append(f"{node.lineno}: an import inside a function goes through Python")
            if isinstance(node, ast.Attribute) and node.attr == "bit_count":
                found.append(f"{node.lineno}: bit_count goes through Python; use count of core.bits")
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                named = isinstance(node.left, ast.Name) and node.left.id in literals
                literal = (named or constant(node.left)) and not constant(node.right)
                if literal and meets_i64(function, method):
                    found.append(f"{node.lineno}: a literal shifted by an i64 is a 32-bit shift; use bit()")
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == "TYPE_CHECKING":
            found.append(f"{node.lineno}: TYPE_CHECKING raises at import")
        if isinstance(node, ast.Import | ast.ImportFrom):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else [each.name for each in node.names]
            for module in UNCOPYABLE & set(modules):
                found.append(f"{node.lineno}: {module} fails on native classes")
            for module in CLOCKS_AND_CHANCE & set(modules):
                found.append(f"{node.lineno}: the engine knows no {module}")
    return found


def test_no_trap_stands_in_a_compiled_module() -> None:
    found = [f"{file.relative_to(ROOT)}:{trap}" for file in FILES for trap in traps(file.read_text("utf-8"))]

    assert FILES
    assert found == []


@cache
def closed_classes() -> set[str]:
    """Classes of compiled modules that plain Python cannot inherit from: an engine in one library would refuse it."""
    trees = [ast.parse(file.read_text("utf-8")) for file in FILES]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    said = {each.name: " ".join(map(ast.unparse, each.decorator_list)) for each in classes}
    return {name for name, decorators in said.items() if "allow_interpreted_subclasses" not in decorators}


def heirs(source: str) -> list[str]:
    """The classes in a module that inherit from one of them."""
    closed = closed_classes()
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return [each.name for each in classes for base in each.bases if ast.unparse(base).split(".")[-1] in closed]


def test_no_plain_class_inherits_from_a_compiled_one_that_is_closed() -> None:
    plain = set((ROOT / "src").rglob("*.py")) - set(FILES)
    found = {str(file.relative_to(ROOT)): heirs(file.read_text("utf-8")) for file in plain}
    assert {file: names for file, names in found.items() if names} == {}
    assert heirs("class Mine(State): ...") == ["Mine"]


def test_every_module_of_a_game_is_compiled() -> None:
    modules = set((ROOT / "src" / "stammtisch" / "games").glob("*/*.py")) - set(FILES)

    assert {file.name for file in modules} <= build_engine.CHAPTERS_FOR_PEOPLE


@pytest.mark.parametrize(
    "trap",
    [
        "def f(seat: i64) -> i64:\n    return 1 << seat",
        "def f(seat: i64) -> i64:\n    return (2 + 1) << 4 * seat",
        "def f(seat: i64) -> i64:\n    return ONES << seat",
        "def f() -> int:\n    return 1 << BIT[2]",
        "def f(seat: i64) -> i64:\n    one: i64 = 1\n    return one << seat",
        "class C:\n    def f(self) -> int:\n        return 1 << self.turn",
        "def f(cards: i64) -> int:\n    return int(cards).bit_count()",
        "def f() -> None:\n    import json",
        "if TYPE_CHECKING:\n    x = 1",
        "from copy import deepcopy",
        "import random",
    ],
)
def test_a_trap_is_found(trap: str) -> None:
    assert traps(trap)


@pytest.mark.parametrize(
    "fine",
    [
        "BIT: Final = vec[i64]([1 << n for n in range(62)])",
        "def f(names: list[str]) -> int:\n    return 1 << len(names)",
        "def f(cards: i64, n: i64) -> i64:\n    return cards << n",
        "def f(cards: i64) -> i64:\n    return cards | 1 << 5",
        "def f(n: i64) -> i64:\n    more: i64 = 1\n    more += n\n    return more << n",
    ],
)
def test_what_is_fine_is_left_alone(fine: str) -> None:
    assert traps(fine) == []
