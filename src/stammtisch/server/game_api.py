"""The REST API of games: options, words, rules with their examples, lessons."""

from functools import cache
from typing import Annotated

from litestar import Request, get
from litestar.params import QueryParameter
from msgspec import Meta

from stammtisch import wire
from stammtisch.bots import BOTS
from stammtisch.core.game import Game, house
from stammtisch.core.option import Option
from stammtisch.core.rulebook import Rule
from stammtisch.games import GAMES
from stammtisch.lessons import steps_in
from stammtisch.server.addresses import sender
from stammtisch.server.examples import examples_of
from stammtisch.server.lessons import lesson, tried, why_not
from stammtisch.server.limits import Limit
from stammtisch.server.refusals import TOO_OFTEN, UNKNOWN, HouseRefusal
from stammtisch.words import LANGUAGES, Words, renamed, spelled
from stammtisch.words.language import catalogue

Move = Annotated[str, QueryParameter(max_length=200)]
Touches = Annotated[list[Annotated[str, Meta(max_length=64)]], QueryParameter(min_items=1, max_items=24)]

learning = Limit(600, 60)  # what is tried in lessons, for each address


@cache
def _speaking() -> dict[str, Words]:
    return {language: Words(language) for language in LANGUAGES}


def _option(each: Option) -> wire.OptionInfo:
    live = None if each.live == each.default else each.live
    return wire.OptionInfo(
        each.name, each.default, each.values, each.low, each.high, each.rule, each.means, each.clock, live
    )


@get("/api/games")
async def games() -> list[wire.GameInfo]:
    """The games of the house, with their options."""
    return [
        wire.GameInfo(
            game.name,
            game.title,
            game.version,
            game.seats,
            BOTS,
            [_option(each) for each in game.options],
            {language: words.line(game.name) for language, words in _speaking().items()},
            steps_in(game),
            {language: words.takes(game.name) for language, words in _speaking().items()},
        )
        for game in GAMES.values()
    ]


@get("/api/games/{game:str}/words/{language:str}")
async def words(game: str, language: str) -> wire.GameWords:
    """What a game says in one language."""
    if game not in GAMES or language not in LANGUAGES:
        raise HouseRefusal("no-words", f"there are no words of {game!r} in {language!r}", UNKNOWN)
    groups = {
        group: {kind: wire.Spelled(each.said, each.whispered) for kind, each in kinds.items()}
        for group, kinds in spelled(game).items()
    }
    names = {option: dict(each) for option, each in renamed(game).items()}
    return wire.GameWords(catalogue(GAMES[game].package, language), groups, names)


@get("/api/rules/{game:str}")
async def rules(game: str) -> list[wire.RuleInfo]:
    """The rulebook of a game, and the rules of the house behind it."""
    if game not in GAMES:
        raise HouseRefusal("no-game", f"there is no game {game!r}; there are {', '.join(GAMES)}", UNKNOWN)
    return [_rule(rule) for rule in [*GAMES[game].rulebook().rules.values(), *house().rules.values()]]


@get("/api/rules/{game:str}/{rule:str}/examples")
async def rule_examples(game: str, rule: str) -> list[wire.ShownExample]:
    """The examples of one rule, each with its table before and after."""
    if game not in GAMES or rule not in GAMES[game].rulebook().rules:
        raise HouseRefusal("no-rule", f"there is no rule {rule!r} of {game!r}", UNKNOWN)
    return examples_of(GAMES[game], GAMES[game].rulebook().rules[rule])


@get("/api/lessons/{game:str}")
async def show_lesson(game: str) -> wire.Lesson:
    """The first lesson of a game and its page of one minute."""
    return lesson(_taught(game))


@get("/api/lessons/{game:str}/{step:int}")
async def try_step(game: str, step: int, request: Request, words: Move = "") -> list[wire.Changed]:  # type: ignore[type-arg]
    """The table of a step, or what a move leads to there: the table after it, and after each answer of the others."""
    _count_learning(request)
    return tried(_taught(game), step, words)


@get("/api/lessons/{game:str}/{step:int}/why")
async def why_not_at_step(game: str, step: int, request: Request, touch: Touches) -> wire.Reason:  # type: ignore[type-arg]
    """Why nothing can be done at a step that begins with these touches."""
    _count_learning(request)
    return why_not(_taught(game), step, touch)


def _taught(game: str) -> Game:
    if game not in GAMES or not steps_in(GAMES[game]):
        raise HouseRefusal("no-lesson", f"there is no lesson of {game!r}", UNKNOWN)
    return GAMES[game]


def _count_learning(request: Request) -> None:  # type: ignore[type-arg]
    if not learning.allows(sender(request)):
        raise HouseRefusal("too-often", status=TOO_OFTEN)


def _rule(rule: Rule) -> wire.RuleInfo:
    examples = [wire.ExampleInfo(each.given, each.when, each.then) for each in rule.examples]
    return wire.RuleInfo(rule.id, rule.section, rule.says, rule.status, rule.does, rule.ruling, examples)


HANDLERS = [games, words, rules, rule_examples, show_lesson, try_step, why_not_at_step]
