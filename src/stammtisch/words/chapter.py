"""What one game brings to be worded: how its tokens become the variables of its messages."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from stammtisch.games import chapter as found
from stammtisch.words.spelling import Spelling, spellings

if TYPE_CHECKING:
    pass


@dataclass
class Chapter:
    """Spellings by kind (`stammtisch.words.spelling`); each is worded by the message `<game>-<group>-<kind>`."""

    moves: Mapping[str, str]
    events: Mapping[str, str]
    asked: Mapping[str, str]
    facts: Mapping[str, str]
    would: Mapping[str, str] = field(default_factory=dict)
    because: Mapping[str, str] = field(default_factory=dict)
    renamed: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By an option that may be on, which words are then read as which."""

    def groups(self) -> dict[str, dict[str, Spelling]]:
        tables = {"move": self.moves, "event": self.events, "asked": self.asked, "fact": self.facts}
        tables |= {"would": self.would, "because": self.because}
        return {group: spellings(table) for group, table in tables.items()}


HOUSE = spellings({"act": "", "turn": "", "wait": "whom:seats", "table": "", "over": ""})
"""What the house asks where a game says no more."""

_GROUPS: dict[str, dict[str, dict[str, Spelling]]] = {}


def renamed(game: str) -> Mapping[str, Mapping[str, str]]:
    """What a game calls otherwise where an option is on."""
    names: Mapping[str, Mapping[str, str]] = found(game, "words", "CHAPTER").CHAPTER.renamed
    return names


def spelled(game: str) -> dict[str, dict[str, Spelling]]:
    """The spellings of a game by group and kind."""
    if game not in _GROUPS:
        _GROUPS[game] = found(game, "words", "CHAPTER").CHAPTER.groups()
    return _GROUPS[game]
