"""Fifteen kinds of card (M-001, M-002). A pack (a hand, the open cards, the pile) counts each kind in four bits."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.refusal import Refusal
from stammtisch.core.vecs import vec

NAME: Final = ["J", "0", "½", "1", "2", "3", "3½", "4", "5", "6", "6½", "7", "8", "9", "9½"]
JOKER: Final = 0  # without a value
ZERO: Final = 1  # the joker worth 0
HALF: Final = 2
THREE_HALF: Final = 6
FOUR: Final = 7
SIX_HALF: Final = 10
SEVEN: Final = 11
NINE_HALF: Final = 14
KINDS: Final = 15
NO_KIND: Final = 15  # no pack holds any of it

COPIES: Final = [12 if kind == HALF else 4 for kind in range(KINDS)]
SHORTENED: Final = [5, 9, 13]  # the 3, 6 and 9, which the short game leaves out (M-195, M-196)

CARD: Final = vec[i64]([1 << 4 * kind for kind in range(KINDS)])
"""The pack of one card."""
FULL: Final = 0x444444444444C44
SHORT: Final = 0x404440444044C44

SLOTS: Final = 3
NO_SLOTS: Final = 0xFFF
"""The closed cards of a seat: the kind of each slot in four bits, NO_KIND where it is gone."""

_DECK: Final = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
DECK: Final = vec[i64](_DECK)
SHORT_DECK: Final = vec[i64]([kind for kind in _DECK if kind not in SHORTENED])

_KIND: Final = {name: kind for kind, name in enumerate(NAME)}


def several(n: i64, kind: i64) -> i64:
    """The pack of so many cards of a kind."""
    return n << (4 * kind)


def held(pack: i64, kind: i64) -> i64:
    """How many of a kind."""
    return (pack >> (4 * kind)) & 15


def size(pack: i64) -> i64:
    """How many cards."""
    return (_sums(pack) >> 56) & 255


def _sums(pack: i64) -> i64:
    """In byte i, how many cards of the kinds up to 2i + 1: two kinds share a byte, and a product adds all before it."""
    return ((pack & 0x0F0F0F0F0F0F0F0F) + ((pack >> 4) & 0x0F0F0F0F0F0F0F0F)) * 0x0101010101010101


def nth_card(pack: i64, n: i64) -> i64:
    """The n-th card from the lowest: 16 times its kind, and how many of that kind come before it.

    All kinds are looked at together: where a loop over them ends, no processor can guess."""
    sums = _sums(pack)
    behind = (((sums | 0x80808080808080) - (n + 1) * 0x01010101010101) >> 7) & 0x01010101010101
    pair = 7 - (((behind * 0x01010101010101) >> 48) & 15)
    n -= ((sums << 8) >> (8 * pair)) & 255
    kind = 2 * pair
    even = held(pack, kind)
    if n >= even:
        n -= even
        kind += 1
    return kind * 16 + n


def kinds_in(pack: i64) -> i64:
    """One card of each kind that a pack has."""
    pack |= pack >> 2
    pack |= pack >> 1
    return pack & 0x111111111111111


def less(pack: i64, kind: i64, n: i64) -> i64:
    """The pack without up to `n` cards of a kind."""
    have = held(pack, kind)
    if have < n:
        return pack - several(have, kind)
    return pack - several(n, kind)


def closed_card(closed: i64, slot: i64) -> i64:
    """The kind in a slot, or NO_KIND if it is empty."""
    return (closed >> (4 * slot)) & 15


def kinds(pack: i64) -> list[int]:
    """The cards of a pack one by one."""
    return [kind for kind in range(KINDS) for _ in range(int(held(pack, kind)))]


def names(pack: i64) -> list[str]:
    """The cards of a pack by name, jokers first."""
    return [NAME[kind] for kind in kinds(pack)]


def kind_of(name: str) -> int:
    """The kind of this name; a half may be typed as `h` or `1/2`."""
    kind = _KIND.get(name.replace("1/2", "½").replace("h", "½").replace("j", "J"))
    if kind is None:
        raise Refusal(f"Mezza has no card {name!r}; cards are {' '.join(NAME)}")
    return kind


def pack(text: str) -> int:
    """The pack that `"½ 8 8"` names; `ValueError` if there are not that many."""
    found = 0
    for name in text.split():
        kind = kind_of(name)
        found += 1 << 4 * kind
        if found >> 4 * kind & 15 > COPIES[kind]:
            raise Refusal(f"there are only {COPIES[kind]} cards {NAME[kind]} in the pack", "M-001")
    return found
