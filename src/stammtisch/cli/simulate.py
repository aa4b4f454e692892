"""`stammtisch simulate`."""

import sys
from pathlib import Path

from stammtisch.cli.app import Options, app, game_named, settings
from stammtisch.core.game import Game


@app.command
def simulate(
    game: str,
    /,
    *,
    seats: int = 4,
    games: int = 10000,
    bots: str | None = None,
    seed: int = 0,
    workers: int | None = None,
    option: Options = None,
    count: str | None = None,
    json: bool = False,
    csv: Path | None = None,
) -> None:
    """Play many games on all cores and say how they went.

    Parameters
    ----------
    game
        Which game.
    seats
        How many sit at the table.
    games
        How many matches.
    bots
        Who sits where, as in rule,random,random,rule; random everywhere if not given.
    seed
        The same seed gives the same games, whatever the number of workers.
    workers
        How many processes; one for each core if not given.
    count
        Kinds of events to be counted, as in fold,capture.
    json
        The result as JSON.
    csv
        A file for one row per match.
    """
    from stammtisch.lab.simulate import as_json, as_text
    from stammtisch.lab.simulate import simulate as run

    result = run(
        game_named(game),
        seats=seats,
        games=games,
        bots=bots,
        seed=seed,
        workers=workers,
        options=settings(option),
        csv=csv,
        count=_kinds(game_named(game), count),
    )
    print(as_json(result) if json else as_text(result))
    if result.interrupted:
        sys.exit(130)


def _kinds(game: Game, count: str | None) -> list[str]:
    """The events to be counted; `ValueError` for one that the game does not have."""
    from stammtisch.words import spelled

    kinds = [kind.strip() for kind in count.split(",")] if count else []
    known = spelled(game.name)["event"] if kinds else {}
    for kind in kinds:
        if kind not in known:
            raise ValueError(f"{game.title} has no event {kind!r}; there are {', '.join(sorted(known))}")
    return kinds
