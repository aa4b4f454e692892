"""What a seat can do, as ints, as words and as touches."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.vecs import vec
from stammtisch.core.vocabulary import Vocabulary
from stammtisch.games.frantic.cards import COLOURS, COUNTER, KINDS, NAME, NICE_TRY

SEATS: Final = 8
OWED: Final = 4  # cards that a Fantastic Four shares out (F-094)

# 0 to 66 play a card
DRAW: Final = 67
END: Final = 68
CANNOT: Final = 69
TARGET: Final = 70  # to 77: whom an attack hits
HIT: Final = 78  # to 109: a share of a Fantastic Four, four counts for each seat
LAY_COUNTER: Final = 110  # out of turn
LAY_NICE_TRY: Final = 111
PASS: Final = 112
WISH: Final = 113  # to 116 a colour
WISH_NUMBER: Final = 117  # to 125
GIVE: Final = 126  # to 192: a card for the target of a Gift or an Exchange
DISCARD: Final = 193  # to 259: a card for Recession
STAKE: Final = 260  # to 326: a card for Gambling Man
TAKE: Final = 327  # to 393: a card of the Market
SEND: Final = 394  # to 929: a card for a seat, eight seats for each kind
AGREE: Final = 930
EXPIRE_TURN: Final = 931
EXPIRE_WINDOW: Final = 932
EXPIRE_EVENT: Final = 933
DEAL: Final = 934
ACTIONS: Final = 935

_HITS: Final = [(seat, n) for seat in range(SEATS) for n in range(1, OWED + 1)]
_SENDS: Final = [(name, seat) for name in NAME for seat in range(SEATS)]
_WISHES: Final = [*COLOURS, *[str(value) for value in range(1, 10)]]


def hit(seat: i64, n: i64) -> i64:
    """The share of so many cards for a seat."""
    return HIT + seat * OWED + n - 1


def send(kind: i64, seat: i64) -> i64:
    return SEND + kind * SEATS + seat


_WORDS: Final[list[str]] = [
    *[f"play {name}" for name in NAME],
    *["draw", "end", "cannot"],
    *[f"target S{seat}" for seat in range(SEATS)],
    *[f"hit S{seat} {n}" for seat, n in _HITS],
    *["counter", "nice-try", "pass"],
    *[f"wish {wish}" for wish in _WISHES],
    *[f"{verb} {name}" for verb in ("give", "discard", "stake", "take") for name in NAME],
    *[f"send {name} S{seat}" for name, seat in _SENDS],
    *["agree", "expire turn", "expire window", "expire event", "deal"],
]

_TOUCHES: Final[list[list[str]]] = [
    *[[f"hand:{name}"] for name in NAME],
    *[["say:draw"], ["say:end"], ["say:cannot"]],
    *[[f"seat:{seat}"] for seat in range(SEATS)],
    *[[f"count:{n}", f"seat:{seat}"] for seat, n in _HITS],
    *[[f"answer:{NAME[COUNTER]}"], [f"answer:{NAME[NICE_TRY]}"], ["say:pass"]],
    *[[f"wish:{wish}"] for wish in _WISHES],
    *[[f"{verb}:{name}"] for verb in ("give", "discard", "stake", "take") for name in NAME],
    *[[f"send:{name}", f"seat:{seat}"] for name, seat in _SENDS],
    *[[f"say:{words}"] for words in ("agree", "expire turn", "expire window", "expire event", "deal")],
]
"""A card to be played is tapped in the hand as `hand`, one to be given away as what becomes of it."""

VOCABULARY: Final = Vocabulary(
    "Frantic", _WORDS, _TOUCHES, "play R7, draw, end, target S2, hit S2 3, counter, pass, wish red, give R7, send R7 S2"
)
SENT: Final = vec[i64]([kind for kind in range(KINDS) for _ in range(SEATS)])
"""By an action that sends, from SEND on, the kind."""
