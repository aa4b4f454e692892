"""What the desk refuses, and what it asks back; each is a message of the catalogue with its numbers."""

from typing import Any

from stammtisch.core.refusal import Refusal

Told = dict[str, str | int]


class DeskRefusal(Refusal):
    """`kind` names the message `desk-refused-<kind>`, or `desk-ask-<kind>` of a question; `told` are its variables."""

    asks = False

    def __init__(self, kind: str, why: str, rule: str = "", **told: str | int) -> None:
        super().__init__(why, rule)
        self.kind = kind
        self.told: Told = told
        self.lines: list[Any] = []  # of the log, which say what was changed meanwhile


class Question(DeskRefusal):
    """It can be done once somebody is sure of it."""

    asks = True
