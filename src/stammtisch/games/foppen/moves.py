"""What a seat can do, as ints, as words and as touches."""

from typing import Final

from stammtisch.core.vocabulary import Vocabulary
from stammtisch.games.foppen.cards import NAME

# 0 to 56 play a card
BID: Final = 57
STAY: Final = 58
DEAL: Final = 59
EXPIRE_BIDS: Final = 60
EXPIRE_TURN: Final = 61
ACTIONS: Final = 62

_BUTTONS: Final = ["bid", "stay", "deal", "expire bids", "expire turn"]

VOCABULARY: Final = Vocabulary(
    "Foppen",
    [*[f"play {name}" for name in NAME], *_BUTTONS],
    [*[[f"hand:{name}"] for name in NAME], *[[f"say:{words}"] for words in _BUTTONS]],
    "play G7, play 1, bid, stay",
)
"""A card is tapped in the hand; the rest are buttons."""
