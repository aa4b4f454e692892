"""A bot looks at a view, never at a state, and says what it would do and why."""

from typing import Final

from mypy_extensions import mypyc_attr

from stammtisch.core.game import View
from stammtisch.core.rng import Rng

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

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View, rng: Rng) -> int:
        """One of `view.legal`; chance comes from `rng` alone."""
        return self.advise(view).action

    def advise(self, view: View) -> Advice:
        """What it would do, and why."""
        raise NotImplementedError
