"""What a seat can do, as ints, as words and as touches."""

from typing import Final

from mypy_extensions import i64

from stammtisch.games.foppen.cards import NAME

# 0 to 56 play a card
BID: Final = 57
STAY: Final = 58
DEAL: Final = 59
EXPIRE_BIDS: Final = 60
EXPIRE_TURN: Final = 61
ACTIONS: Final = 62

_WORDS: Final = [f"play {name}" for name in NAME] + ["bid", "stay", "deal", "expire bids", "expire turn"]
_ACTION: Final = {words: action for action, words in enumerate(_WORDS)}


def text(action: i64) -> str:
    return _WORDS[action]


def parse(words: str) -> int:
    found = _ACTION.get(words)
    if found is None:
        raise ValueError(f"Foppen has no move {words!r}; moves are: play G7, play 1, bid, stay")
    return found


def touches(action: i64) -> list[str]:
    """A card is tapped in the hand; the rest are buttons."""
    if action < BID:
        return [f"hand:{NAME[action]}"]
    return [f"say:{_WORDS[action]}"]
