"""`stammtisch rules` and `stammtisch games`."""

from stammtisch.cli.app import Colour, Language, all_games, app, game_named


@app.command
def rules(
    game: str | None = None,
    rule: str | None = None,
    /,
    *,
    search: str | None = None,
    coverage: bool = False,
    json: bool = False,
    lang: Language = None,
    colour: Colour = None,
) -> None:
    """Show the rulebook of a game, or one rule of it.

    Parameters
    ----------
    game
        Which game; with --coverage all of them if not given.
    rule
        One rule, as M-120 or just 120.
    search
        Only the rules with these words.
    coverage
        Who keeps each rule, where the code names it and which tests show it.
    json
        With --coverage: as JSON.
    """
    from stammtisch.terminal import rules as shown
    from stammtisch.words import Words

    if coverage:
        from stammtisch.coverage import as_json, as_text
        from stammtisch.coverage import coverage as covered

        rows = [row for each in ([game_named(game)] if game else all_games()) for row in covered(each)]
        print(as_json(rows) if json else as_text(rows))
        return
    if game is None:
        raise ValueError(f"which game's rules? there are {', '.join(each.name for each in all_games())}")
    shown.show(game_named(game), rule=rule, search=search, words=Words(lang), colour=colour)


@app.command(name="games")
def list_games() -> None:
    """The games there are, with their options."""
    for each in all_games():
        print(f"{each.name}: {each.title}, {each.players()} players")
        for option in each.options:
            default = str(option.default).lower() if isinstance(option.default, bool) else option.default
            print(f"  --option {option.name}={default}  {option.means} ({option.takes()}; {option.rule})")
