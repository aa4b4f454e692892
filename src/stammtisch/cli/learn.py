"""`stammtisch learn` and `stammtisch minute`."""

from stammtisch.cli.app import Colour, Language, app, game_named


@app.command
def learn(game: str, /, *, step: int = 1, lang: Language = None, colour: Colour = None) -> None:
    """Learn a game in a few minutes: one thing to do at a time, and the rule behind it."""
    from stammtisch.terminal import lesson
    from stammtisch.words import Words

    lesson.learn(game_named(game), step, Words(lang), colour)


@app.command
def minute(game: str, /, *, lang: Language = None, colour: Colour = None) -> None:
    """Read in one minute what a game is about."""
    from stammtisch.terminal import lesson
    from stammtisch.words import Words

    lesson.minute(game_named(game), Words(lang), colour)
