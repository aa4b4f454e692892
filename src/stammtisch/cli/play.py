"""`stammtisch play`."""

from pathlib import Path

from stammtisch.cli.app import Colour, Language, Options, app, game_named, seed_from, settings


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: int = 4,
    seed: int | None = None,
    option: Options = None,
    bots: str = "rule",
    seat: int = 0,
    record: Path | None = None,
    resume: Path | None = None,
    lang: Language = None,
    colour: Colour = None,
) -> None:
    """Play at the terminal; bots fill the other seats.

    Parameters
    ----------
    game
        Which game; asked for if not given.
    seats
        How many sit at the table.
    seed
        A number that fixes the deal; any other time it is drawn.
    bots
        Who fills the other seats: rule or random, or a list with one for each of them.
    seat
        Where you sit; the first seat is 0.
    record
        Where to save the record; in your data folder if not given.
    resume
        A record saved by quitting: go on from there.
    """
    from stammtisch.terminal import play as table
    from stammtisch.words import Words

    words = Words(lang)
    if resume is not None:
        table.resume(resume, bots=bots, seat=seat, words=words, colour=colour, record=record)
        return
    chosen = game_named(game if game is not None else table.which_game(words))
    table.play(
        chosen,
        seats=seats,
        seed=seed_from(seed),
        options=settings(option),
        bots=bots,
        seat=seat,
        words=words,
        colour=colour,
        record=record,
    )
