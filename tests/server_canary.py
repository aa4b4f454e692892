"""The server with cards that are called by names nothing else is called by; run as a program in place of stammtisch."""

import importlib
import os
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType

PREFIX = "canary"


def canary(game: str, name: str) -> str:
    return PREFIX + sha256(f"{game} {name}".encode()).hexdigest()[:16]


def rename(game: str, cards: ModuleType) -> None:
    """In every list and dict of names, before other modules make words of them."""
    known = set(cards.NAME)
    for each in vars(cards).values():
        if isinstance(each, list) and known.issuperset(each) and each:
            each[:] = [canary(game, name) for name in each]
        elif isinstance(each, dict) and known == set(each):
            renamed = {canary(game, name): card for name, card in each.items()}
            each.clear()
            each.update(renamed)


def rename_all() -> None:
    """The cards of a game are imported before the game, which makes words of their names when it is imported."""
    import stammtisch.games

    folder = Path(stammtisch.__file__).parent / "games"
    for name in [name for name in sys.modules if name.startswith("stammtisch.games")]:
        del sys.modules[name]
    held_back = {"stammtisch.games": folder}
    held_back |= {f"stammtisch.games.{path.parent.name}": path.parent for path in folder.glob("*/cards.py")}
    for name, path in held_back.items():
        sys.modules[name] = ModuleType(name)
        sys.modules[name].__path__ = [str(path)]
    for name, path in held_back.items():
        if path != folder:
            rename(path.name, importlib.import_module(f"{name}.cards"))
    for name in held_back:
        del sys.modules[name]


if __name__ in ("__main__", "__mp_main__"):  # the server, and the processes that it starts
    os.environ["STAMMTISCH_ENGINE"] = "plain"
    rename_all()

if __name__ == "__main__":
    from stammtisch.cli import main

    main()
