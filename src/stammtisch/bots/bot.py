"""A bot looks at a view, never at a state, and says what it would do and why."""

from typing import Final

from mypy_extensions import mypyc_attr

from stammtisch.core.game import View
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

    def __init__(self, name: str, calls: bool = False) -> None:
        self.name = name
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
