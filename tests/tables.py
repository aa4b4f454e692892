"""What the laws must be told of each game, found in `tests/games/<game>/facts.py`.

`OPTIONS` are the sets of options to play with, `PROMISED` how many examples run at least. `whole(state)` fails where
something was lost or made, `remembered(view, state)` where memory lies. `CARDS` are the names of its cards, none for a
game without, and `shows(state, seat)` those that a seat may know.

There may be `UNTIMED`, options of tables without the clock that ends a match, and `meaning(state, facts)`, which leaves
out what means nothing. `SHARE` is for a large game: laws that look everywhere look at one in so many tables and
examples, and at all of them in `make soak`. `COMPARED` is how often the answers of the server are compared in a deal,
at least, where exchanged hands soon make two tables differ; 3 if not given.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from stammtisch.core.game import Game, State, View
from stammtisch.core.option import Value
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES

NEEDED = ("OPTIONS", "PROMISED", "CARDS", "whole", "remembered", "shows")
Options = dict[str, Value]
Table = tuple[Game, int, Options]


@cache
def facts_of(game: str) -> ModuleType:
    name = f"games.{game}.facts"
    if find_spec(f"games.{game}") is None or find_spec(name) is None:
        raise LookupError(f"{game} has no facts for the laws: tests/games/{game}/facts.py is missing")
    found = import_module(name)
    lacks = [each for each in NEEDED if not hasattr(found, each)]
    if lacks:
        raise LookupError(f"the facts of {game} are not complete: tests/games/{game}/facts.py lacks {', '.join(lacks)}")
    return found


def whole(game: Game, state: State) -> None:
    facts_of(game.name).whole(state)


def remembered(game: Game, view: View, state: State) -> None:
    facts_of(game.name).remembered(view, state)


def meaning(state: State, found: dict[str, object]) -> dict[str, object]:
    """The facts of a state without what lies there and means nothing."""
    for name in GAMES:
        if type(state).__module__.startswith(f"{GAMES[name].package}."):
            told: dict[str, object] = getattr(facts_of(name), "meaning", lambda state, found: found)(state, found)
            return told
    return found


def tables(game: Game) -> list[Table]:
    """All tables that a game can be laid for."""
    asked = [(seats, options) for options in facts_of(game.name).OPTIONS for seats in game.seats]
    return [(game, seats, options) for seats, options in asked if fits(game, seats, options)]


def untimed(game: Game) -> list[Table]:
    """The same without the clock that ends a match."""
    return [(game, seats, options) for options in getattr(facts_of(game.name), "UNTIMED", []) for seats in game.seats]


def share_of(game: Game) -> int:
    return int(getattr(facts_of(game.name), "SHARE", 1))


def fits(game: Game, seats: int, options: Options) -> bool:
    try:
        game.table(options, seats, QuickRng(0))
    except ValueError:
        return False
    return True


def clocks(game: Game, seconds: int) -> Options:
    """Every clock of a game set to so many seconds."""
    return {option.name: seconds for option in game.options if option.name.endswith("_seconds")}
