"""`stammtisch rules` and `stammtisch games`."""

import sys
from json import dumps

from stammtisch.cli.app import Colour, Language, all_games, app, game_named, screen_width
from stammtisch.core.refusal import Wrong

NOTHING = 1
"""The status of a search that finds nothing."""


@app.command
def rules(
    game: str | None = None,
    rule: str | None = None,
    /,
    *,
    search: str | None = None,
    full: bool = False,
    coverage: bool = False,
    json: bool = False,
    lang: Language = None,
    colour: Colour = None,
) -> None:
    """Show the rulebook of a game, or some rules of it, or who keeps each rule."""
    from stammtisch.terminal import rules as shown
    from stammtisch.words import Words

    if coverage:
        from stammtisch.coverage import as_json, as_text
        from stammtisch.coverage import coverage as covered

        rows = [row for each in ([game_named(game)] if game else all_games()) for row in covered(each)]
        print(as_json(rows) if json else as_text(rows, screen_width() or 0))
        return
    if game is None:
        there = ", ".join(each.name for each in all_games())
        raise Wrong(f"which game's rules? there are {there}", "error-which-rules", {"there": there})
    words = Words(lang)
    if json:
        data = shown.as_data(game_named(game), rule, search, words)
        print(dumps(data, indent=2, ensure_ascii=False))
        found = bool(data)
    else:
        found = shown.show(game_named(game), rule=rule, search=search, words=words, colour=colour, full=full)
    if not found:
        sys.exit(NOTHING)


@app.command(name="games")
def list_games(*, lang: Language = None) -> None:
    """The games there are, with their options."""
    from stammtisch.words import Words

    words = Words(lang)
    for each in all_games():
        print(f"{each.name}: {each.title}, {words.say('players', n=each.players())}")
        for option in each.options:
            default = str(option.default).lower() if isinstance(option.default, bool) else option.default
            key = f"{each.name}-option-{option.name}-means"
            means = words.say(key) if words.language != "en" and words.knows(key) else option.means
            print(f"  --option {option.name}={default}  {means} ({option.takes()}; {option.rule})")
