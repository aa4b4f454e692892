"""The command `stammtisch` itself, and what its commands have in common."""

import sys
from shutil import get_terminal_size
from typing import Annotated

from cyclopts import App, Parameter

from stammtisch import __version__, engine
from stammtisch.core.game import Game
from stammtisch.core.option import Value
from stammtisch.core.refusal import Wrong

Options = Annotated[list[str] | None, Parameter(name="--option", negative="")]
Language = Annotated[str | None, Parameter(name="--lang")]
Colour = Annotated[bool | None, Parameter(name="--colour")]

app = App(
    name="stammtisch",
    version=lambda: f"stammtisch {__version__} ({engine.described()})",
    version_flags=["--version"],
)


def all_games() -> list[Game]:
    from stammtisch.games import GAMES

    return list(GAMES.values())


def game_named(name: str) -> Game:
    from stammtisch.games import known

    return known(name.lower())


def settings(given: list[str] | None) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for each in given or []:
        name, equals, value = each.partition("=")
        if not equals:
            raise Wrong(f"an option is written name=value, not {each!r}", "error-option-form", {"given": each})
        found[name] = value
    return found


def seed_from(number: int | None) -> bytes | None:
    from stammtisch.core.rng import seed_of

    if number is not None and not 0 <= number < 1 << 256:
        raise Wrong(f"a seed is a number from 0 to 2^256 - 1, not {number}", "error-seed", {"seed": str(number)})
    return None if number is None else seed_of(number)


def screen_width() -> int | None:
    """That of the terminal, if it is one."""
    return get_terminal_size().columns if sys.stdout.isatty() else None
