"""`stammtisch play` and `stammtisch resume`."""

from pathlib import Path

from stammtisch.cli.app import Colour, Language, Options, app, game_named, seed_from, settings
from stammtisch.core.refusal import Wrong

SEATS = 4  # unless the game is for others


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    seed: int | None = None,
    option: Options = None,
    bots: str | None = None,
    seat: int | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    lang: Language = None,
    colour: Colour = None,
) -> None:
    """Play at the terminal; bots fill the other seats."""
    from stammtisch.terminal import play as table
    from stammtisch.words import Words

    words = Words(lang)
    if resume is not None:
        fixed = {"game": game, "--seats": seats, "--seed": seed, "--option": option}
        for name in [name for name, value in fixed.items() if value is not None]:
            raise Wrong(f"a match goes on as it was begun; leave {name} out", "error-resumed", {"name": name})
        table.resume(resume, bots=bots, seat=_from_0(seat), words=words, colour=colour, record=record)
        return
    chosen = game_named(game if game is not None else table.which_game(words))
    table.play(
        chosen,
        seats=seats if seats is not None else SEATS if SEATS in chosen.seats else chosen.seats[0],
        seed=seed_from(seed),
        options=settings(option),
        bots=bots or "rule",
        seat=_from_0(seat) or 0,
        words=words,
        colour=colour,
        record=record,
    )


@app.command
def resume(
    file: Path | None = None,
    /,
    *,
    bots: str | None = None,
    seat: int | None = None,
    record: Path | None = None,
    lang: Language = None,
    colour: Colour = None,
) -> None:
    """Go on with a match that was left, in one's seat and against the same bots; the newest if none is named."""
    from stammtisch.terminal import play as table
    from stammtisch.terminal.records import newest_left
    from stammtisch.words import Words

    table.resume(file or newest_left(), bots=bots, seat=_from_0(seat), words=Words(lang), colour=colour, record=record)


def _from_0(seat: int | None) -> int | None:
    """People count seats from 1."""
    return None if seat is None else seat - 1
