"""A house with one game more: a copy of this one, and Pig added by the steps of docs/contract.md alone."""

import os
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
SIXTH = Path(__file__).parent
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "browser", "node_modules")


def with_pig(folder: Path) -> dict[str, str]:
    """The surroundings in which `python -m stammtisch` is the house in `folder`, with Pig."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(SIXTH / "pig", folder / "src/stammtisch/games/pig")  # step 1
    _list(folder / "src/stammtisch/games/__init__.py")  # step 2
    (folder / "tests/games/pig").mkdir()  # step 3
    (folder / "tests/games/pig/__init__.py").touch()
    shutil.copy(SIXTH / "facts.py", folder / "tests/games/pig")
    path = os.pathsep.join([str(folder / "src"), str(folder / "tests")])
    return {**os.environ, "PYTHONPATH": path, "STAMMTISCH_ENGINE": "plain"}


def _list(registry: Path) -> None:
    text = registry.read_text("utf-8")
    longer = re.sub(r"(?m)^(LISTED: Final = \(.*)\)$", r'\1, "pig")', text)
    assert longer != text, "the one list of games is not where docs/contract.md says"
    registry.write_text(longer, "utf-8")
