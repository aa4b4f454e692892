"""The actions of a game as words and as touches; both ways, and without a position."""

from mypy_extensions import i64

from stammtisch.core.refusal import Refusal


class Vocabulary:
    """A table of words and touches. A game with too many actions for a table overrides what reads it."""

    def __init__(self, title: str, words: list[str], touches: list[list[str]], example: str) -> None:
        assert len(words) == len(touches), f"{title}: {len(words)} actions have words and {len(touches)} touches"
        self.title = title
        self.example = example  # a few moves, for who typed something else
        self.actions = len(words)
        self._words = words
        self._touches = touches
        self._action = {each: action for action, each in enumerate(words)}

    def text(self, action: i64) -> str:
        return self._words[action]

    def touches(self, action: i64) -> list[str]:
        return self._touches[action]

    def said(self, action: i64) -> list[str]:
        """An action as tokens, the verb first: how a button words it."""
        return self.text(action).split()

    def parse(self, words: str) -> int:
        found = self._action.get(words)
        if found is None:
            raise self.unknown(words)
        return found

    def unknown(self, words: str) -> Refusal:
        return Refusal(f"{self.title} has no move {words!r}; moves are: {self.example}")
