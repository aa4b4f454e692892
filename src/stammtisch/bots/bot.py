"""A bot looks at a view, never at a state, and says what it would do and why."""

from typing import Final

from mypy_extensions import mypyc_attr

from stammtisch.core.game import Game, View
from stammtisch.core.rng import Rng

NO_CALL: Final = -1

ONLY: Final = "why-only"
"""The reason of who has no choice."""


class Advice:
    """An action, the key of its reason in the catalogues, and the rules the reason rests on."""

    def __init__(self, action: int, why: str, rules: list[str]) -> None:
        self.action = action
        self.why = why
        self.rules = rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one game, or of all. It keeps nothing from one view to the next, so it can sit in many seats."""

    def __init__(self, name: str = "", calls: bool = False) -> None:
        self.name = name or type(self).__name__
        self.calls = calls  # whether it ever calls

    def choose(self, view: View, rng: Rng) -> int:
        """One of `view.legal`; chance comes from `rng` alone."""
        return self.advise(view).action

    def call(self, view: View, rng: Rng) -> int:
        """One of `view.calls`, or `NO_CALL`: asked at a live table and in a simulation after whatever happens."""
        return NO_CALL

    def advise(self, view: View) -> Advice:
        """What it would do, and why."""
        raise NotImplementedError


class BadChoice(ValueError):
    """A bot chose what its seat may not do: which bot, what, and what would do."""


class BotFailed(Exception):
    """A bot raised an error: which bot it was, where, and what it said."""


def choice(bot: Bot, game: Game, view: View, rng: Rng) -> int:
    """What a bot chooses, checked."""
    try:
        action = bot.choose(view, rng)
    except Exception as error:
        raise BotFailed(f"{_where(bot, view)} failed: {type(error).__name__}: {error}") from error
    if action not in view.legal:
        raise BadChoice(_wrong(bot, game, view, action, view.legal))
    return action


def called(bot: Bot, game: Game, view: View, rng: Rng) -> int:
    """What a bot calls unasked, checked, or `NO_CALL`."""
    try:
        action = bot.call(view, rng)
    except Exception as error:
        raise BotFailed(f"{_where(bot, view)} failed: {type(error).__name__}: {error}") from error
    if action != NO_CALL and action not in view.calls:
        raise BadChoice(_wrong(bot, game, view, action, view.calls))
    return action


def _where(bot: Bot, view: View) -> str:
    return f"the bot {bot.name!r} in seat {int(view.seat)} at ply {int(view.ply)}"


def _wrong(bot: Bot, game: Game, view: View, action: int, may: list[int]) -> str:
    chosen = f"{game.text(action)!r} ({action})" if 0 <= action < game.actions else f"{action}, which is no action"
    named = ", ".join([f"{game.text(each)!r} ({each})" for each in may[:12]]) or "nothing"
    return f"{_where(bot, view)} chose {chosen}; it may: {named}"
