"""The games of the house: the one list. Everything else of a game is found in its folder by its name."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from stammtisch.core.game import Game
from stammtisch.core.refusal import Wrong

LISTED: Final = ("foppen", "mezza", "keezen", "frantic", "fritsen")


def _game(name: str) -> Game:
    package = import_module(f"stammtisch.games.{name}")
    package.__path__ = [
        str(Path(__file__).parent / name)
    ]  # mypyc names another folder for a package in its own library
    found: Game = package.GAME
    return found


GAMES: Final[dict[str, Game]] = {name: _game(name) for name in LISTED}


class Missing(LookupError):
    """A game of the house lacks a file or name; the error says which, in a sentence."""


def known(name: str) -> Game:
    """The game of that name; `ValueError` with those there are."""
    if name not in GAMES:
        there = ", ".join(GAMES)
        raise Wrong(f"there is no game {name!r}; there are {there}", "error-game", {"name": name, "there": there})
    return GAMES[name]


def chapter(game: str, name: str, has: str) -> ModuleType:
    """The module by which a game joins a layer: `bot`, `words` or `terminal`. It must define `has`."""
    module = f"{known(game).package}.{name}"
    if find_spec(module) is None:
        raise Missing(f"{game} has no {name} chapter: {module.replace('.', '/')}.py is missing (docs/contract.md)")
    found = import_module(module)
    if not hasattr(found, has):
        raise Missing(f"the {name} chapter of {game} is not complete: {module} defines no {has} (docs/contract.md)")
    return found
