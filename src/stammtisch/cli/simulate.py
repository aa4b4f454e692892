"""`stammtisch simulate`."""

import sys
from pathlib import Path

from stammtisch.cli.app import Language, Options, app, game_named, screen_width, settings
from stammtisch.core.game import Game
from stammtisch.core.refusal import Wrong

WIDTH = 120  # where nobody says how wide it is


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
    save: int = 0,
    plies: int = 50_000,
    lang: Language = None,
) -> None:
    """Play many games on all cores and say how they went."""
    from stammtisch.lab.simulate import as_json, as_text
    from stammtisch.lab.simulate import simulate as run
    from stammtisch.terminal.records import made_home
    from stammtisch.words import Words

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
        save=save,
        folder=made_home() if save else None,
        plies=plies,
    )
    print(as_json(result) if json else as_text(result, screen_width() or WIDTH, Words(lang)))
    if result.interrupted:
        sys.exit(130)


def _kinds(game: Game, count: str | None) -> list[str]:
    """The events and tallies to be counted; `ValueError` for one that the game does not have."""
    from stammtisch.summary.chapter import chapter_of
    from stammtisch.words import spelled

    kinds = [kind.strip() for kind in count.split(",")] if count else []
    known = {*spelled(game.name)["event"], *chapter_of(game).counted()} if kinds else set()
    for kind in kinds:
        if kind not in known:
            there = ", ".join(sorted(known))
            said: dict[str, str | int] = {"game": game.title, "kind": kind, "there": there}
            raise Wrong(f"{game.title} has no event {kind!r}; there are {there}", "error-event", said)
    return kinds
