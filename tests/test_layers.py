"""Who may import whom: the arrows of the design, and nothing that would compile or play otherwise elsewhere."""

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parent.parent / "src"
FILES = sorted((SOURCE / "stammtisch").rglob("*.py"))

PARTS = {
    "",
    "adaptors",
    "bots",
    "client",
    "core",
    "coverage",
    "engine",
    "examples",
    "games",
    "lab",
    "lessons",
    "server",
    "store",
    "terminal",
}
MAY_IMPORT = {
    "": {"engine"},
    "engine": set[str](),
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "lab", "words", "summary", "engine", ""},
    "words": {"core", "games", "words", "engine", ""},
    "coverage": {"core", "games", "engine", ""},
    "examples": {"core"},
    "lessons": {"core", "games", "examples"},
    "summary": {"core", "games", "summary"},
    "terminal": {"core", "games", "bots", "words", "summary", "lessons", "terminal", "engine", ""},
    "adaptors": {"core", "games", "bots", "lab", "adaptors", "engine", ""},
    "wire": {"wire"},
    "client": {"core", "games", "bots", "client", "wire", "engine", ""},
    "store": {"core", "store", "engine", ""},
    "tournament": {"core", "store", "tournament", "engine", ""},
    "server": {
        "core",
        "games",
        "bots",
        "store",
        "tournament",
        "words",
        "summary",
        "lessons",
        "wire",
        "server",
        "engine",
        "",
    },
    "cli": PARTS | {"cli", "tournament", "words", "summary"},
    "__main__": {"cli"},
}
LIBRARIES = {  # beside the standard library
    "core": {"mypy_extensions", "librt"},
    "games": {"mypy_extensions"},
    "bots": {"mypy_extensions"},
}


def module_of(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(file) for file in FILES}


def imports(source: str) -> Iterator[str]:
    """The modules that a source imports, wherever it does so."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module, "imports are absolute"
            for each in node.names:
                inner = f"{node.module}.{each.name}"
                yield inner if inner in MODULES else node.module


def part(module: str) -> str:
    """`core` of `stammtisch.core.bits`; the package itself is the empty part. A game's chapters are of their layers."""
    parts = module.split(".")
    if parts[1:2] == ["games"] and parts[3:]:
        return {"bot": "bots", "words": "words", "terminal": "terminal", "summary": "summary"}.get(parts[3], "games")
    return parts[1] if parts[1:] else ""


def wrong(module: str, imported: str) -> bool:
    """Whether an arrow is against the design."""
    own, other = part(module), part(imported)
    if other not in MAY_IMPORT[own]:
        return True
    at_a_game = module.startswith("stammtisch.games.")
    return at_a_game and imported.startswith("stammtisch.games") and imported.split(".")[:3] != module.split(".")[:3]


IMPORTS = {module_of(file): set(imports(file.read_text("utf-8"))) for file in FILES}


def test_a_module_imports_only_what_lies_below_it() -> None:
    arrows = [(module, each) for module, found in IMPORTS.items() for each in sorted(found)]
    own = [(module, each) for module, each in arrows if each.split(".")[0] == "stammtisch"]

    assert own
    assert [f"{module} imports {each}" for module, each in own if wrong(module, each)] == []


def test_the_engine_needs_no_library() -> None:
    inside = {module: found for module, found in IMPORTS.items() if part(module) in LIBRARIES}
    roots = [(module, each.split(".")[0]) for module, found in inside.items() for each in sorted(found)]
    foreign = [each for each in roots if each[1] not in {"stammtisch", *sys.stdlib_module_names}]

    assert inside
    assert [f"{module} imports {each}" for module, each in foreign if each not in LIBRARIES[part(module)]] == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    TopologicalSorter({module: found & MODULES - {module} for module, found in IMPORTS.items()}).prepare()


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("stammtisch.core.game", "stammtisch.games.foppen"),
        ("stammtisch.core.record", "stammtisch"),
        ("stammtisch.games.foppen.state", "stammtisch.games.mezza.cards"),
        ("stammtisch.games.foppen", "stammtisch.games"),
        ("stammtisch.games.foppen.view", "stammtisch.bots.bot"),
        ("stammtisch.bots.bot", "stammtisch.lab.playouts"),
        ("stammtisch.words", "stammtisch.terminal.paint"),
        ("stammtisch.terminal.paint", "stammtisch.cli"),
    ],
)
def test_a_wrong_arrow_is_found(module: str, imported: str) -> None:
    assert wrong(module, imported)
