"""What a seat can do, as ints, as words and as touches."""

from itertools import combinations_with_replacement
from typing import Final

from mypy_extensions import i64

from stammtisch.core.refusal import Refusal
from stammtisch.core.vecs import vec
from stammtisch.core.vocabulary import Vocabulary
from stammtisch.games.mezza.cards import COPIES, KINDS, NAME, kind_of

_LAYS: Final = [(kind, n) for kind in range(KINDS) for n in range(1, COPIES[kind] + 1)]
_THREES: Final = sorted(combinations_with_replacement(range(KINDS), 3), key=lambda three: three[::-1])

# 0 to 67 lay so many cards of a kind, from the hand first
ADD: Final = 68  # to 135: the same as a quick addition
OPEN: Final = 136  # to 815: the three cards that lie open after the swap
FLIP: Final = 816  # to 818: a closed slot
TAKE: Final = 819
PASS: Final = 820
EXPIRE_SWAP: Final = 821
EXPIRE_START: Final = 822
EXPIRE_WINDOW: Final = 823
EXPIRE_TURN: Final = 824
ACTIONS: Final = 825

KIND: Final = vec[i64]([kind for kind, n in _LAYS])
NUMBER: Final = vec[i64]([n for kind, n in _LAYS])
FIRST: Final = vec[i64]([_LAYS.index((kind, 1)) for kind in range(KINDS)])
"""The action that lays one card of a kind; those that lay more follow it."""
THREE: Final = vec[i64]([sum(1 << 4 * kind for kind in three) for three in _THREES])
"""The pack that a swap lays open."""


def opening(a: i64, b: i64, c: i64) -> i64:
    """The swap that lays open three kinds, a <= b <= c."""
    return OPEN + a + b * (b + 1) // 2 + c * (c + 1) * (c + 2) // 6


def _names(kinds: tuple[int, ...]) -> str:
    return " ".join(NAME[kind] for kind in kinds)


_WORDS: Final[list[str]] = [
    *[f"lay {_names((kind,) * n)}" for kind, n in _LAYS],
    *[f"add {_names((kind,) * n)}" for kind, n in _LAYS],
    *[f"open {_names(three)}" for three in _THREES],
    *["flip 0", "flip 1", "flip 2", "take", "pass"],
    *["expire swap", "expire start", "expire window", "expire turn"],
]


def _touches(words: str) -> list[str]:
    """Cards are tapped one by one and then done; three open cards and a closed slot need no more."""
    verb, _, rest = words.partition(" ")
    if verb == "lay":
        return [*[f"card:{name}" for name in rest.split()], "say:done"]
    if verb == "add":
        return [*[f"add:{name}" for name in rest.split()], "say:done"]
    if verb == "open":
        return [f"open:{name}" for name in rest.split()]
    if verb == "flip":
        return [f"closed:{rest}"]
    return [f"say:{words}"]


class MezzaVocabulary(Vocabulary):
    def parse(self, words: str) -> int:
        """The action of these words; cards may be named in any order, and a half as `h` or `1/2`."""
        verb, _, rest = words.partition(" ")
        if verb in ("lay", "add", "open"):
            kinds = sorted(kind_of(name) for name in rest.split())
            if verb != "open" and len(set(kinds)) > 1:
                raise Refusal("cards laid together must be of one value", "M-045")
            if verb == "open" and len(kinds) != 3:
                raise Refusal(f"three cards lie open after the swap, not {len(kinds)}", "M-021")
            words = f"{verb} {_names(tuple(kinds))}"
        return super().parse(words)


VOCABULARY: Final = MezzaVocabulary(
    "Mezza", _WORDS, [_touches(words) for words in _WORDS], "lay 8 8, add 8, open J 5 9½, flip 0, take, pass"
)
