"""Players that need no person, by game and name: `random` for every game, and `rule`, the judgement of one."""

from typing import Final

from stammtisch.bots.bot import Bot
from stammtisch.bots.random import RandomBot
from stammtisch.games import chapter, known

BOTS: Final = ["random", "rule"]
_RANDOM: Final = RandomBot("random")


def bot(game: str, name: str) -> Bot:
    """The bot of that name for a game; `ValueError` if there is none."""
    known(game)
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r} for {game}; there are {', '.join(BOTS)}")
    if name == "random":
        return _RANDOM
    found: Bot = chapter(game, "bot", "BOT").BOT
    return found
