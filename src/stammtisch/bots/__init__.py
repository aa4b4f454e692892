"""Players that need no person, by game and name."""

from typing import Final

from stammtisch.bots.bot import Bot
from stammtisch.bots.foppen import FoppenBot
from stammtisch.bots.keezen import KeezenBot
from stammtisch.bots.mezza import MezzaBot
from stammtisch.bots.random import RandomBot

RANDOM: Final = RandomBot("random")
RULE: Final[dict[str, Bot]] = {
    "foppen": FoppenBot("rule"),
    "keezen": KeezenBot("rule"),
    "mezza": MezzaBot("rule"),
}
BOTS: Final = ["random", "rule"]


def bot(game_name: str, bot_name: str) -> Bot:
    """The bot of that name for a game; `ValueError` if there is none."""
    there: dict[str, Bot] = {"random": RANDOM}
    if game_name in RULE:
        there["rule"] = RULE[game_name]
    if bot_name not in there:
        raise ValueError(f"there is no bot {bot_name!r} for {game_name}; there are {', '.join(there)}")
    return there[bot_name]
