"""Players that need no person: `random` and `rule` for every game, and those that people write themselves."""

import os
import sys
from importlib import import_module
from typing import Final

from stammtisch.bots.bot import Bot
from stammtisch.bots.random import RandomBot
from stammtisch.core.refusal import Wrong
from stammtisch.games import chapter, known

BOTS: Final = ["random", "rule"]
_RANDOM: Final = RandomBot("random")


def bot(game: str, name: str) -> Bot:
    """The bot of the house of that name for a game; `ValueError` if there is none."""
    known(game)
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r} for {game}; there are {', '.join(BOTS)}")
    if name == "random":
        return _RANDOM
    found: Bot = chapter(game, "bot", "BOT").BOT
    return found


def seated(game: str, name: str) -> Bot:
    """A bot of the house, or one's own by `module:Class`, looked for in this folder too.

    It runs that module: never give it a name that came over a network."""
    if ":" not in name:
        if name in BOTS:
            return bot(game, name)
        there = ", ".join(BOTS)
        why = f"there is no bot {name!r} for {game}; there are {there}, and your own as module:Class"
        raise Wrong(why, "error-bot", {"name": name, "game": game, "there": there})
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        imported = import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        why = f"there is no module {module!r} here for the bot {name!r}"
        raise Wrong(why, "error-bot-module", {"module": module, "name": name}) from None
    if not hasattr(imported, attribute):
        why = f"the module {module!r} has no {attribute!r} for a bot"
        raise Wrong(why, "error-bot-class", {"module": module, "name": attribute})
    found = getattr(imported, attribute)
    made = found() if isinstance(found, type) else found
    if not isinstance(made, Bot):
        why = f"{name} is no bot: it must be a class made from stammtisch.bots.bot.Bot"
        raise Wrong(why, "error-no-bot", {"name": name})
    return made
