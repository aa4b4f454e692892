"""Small sets (of seats, of cards) as the bits of one integer; the empty set is 0."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.vecs import vec

BIT: Final = vec[i64]([1 << n for n in range(62)])
"""The sets of one, as a table."""

MEMBER: Final = vec[i64]([next((n for n in range(62) if (1 << n) % 67 == r), 0) for r in range(67)])
"""By a set of one modulo 67, its member: where every call counts, `MEMBER[(bits & -bits) % 67]` is the lowest."""

_ALL_SIXES: Final = 0x03F79D71B4CB0A89
"""Every six bits in a row of this number are others: by a set of one times it, its six highest bits tell the member."""
_MEMBER: Final = vec[i64]([next(n for n in range(64) if (_ALL_SIXES << n) >> 58 & 63 == six) for six in range(64)])


def bit(n: i64) -> i64:
    """The set of one. Always from here: mypyc makes a 32-bit shift of a literal shifted by an i64."""
    return _shifted(1, n)


def _shifted(bits: i64, n: i64) -> i64:
    return bits << n


def has(bits: i64, n: i64) -> bool:
    return (bits >> n) & 1 == 1


def lowest(bits: i64) -> i64:
    """The set of its lowest member alone."""
    return bits & -bits


def member(single: i64) -> i64:
    """The member of a set of one."""
    return _MEMBER[((single * _ALL_SIXES) >> 58) & 63]


def count(bits: i64) -> i64:
    # A literal of 2^62 or more would be a Python object, made into an i64 at every call.
    bits -= (bits >> 1) & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((bits * 0x0101010101010101) >> 56) & 127


def nth(bits: i64, n: i64) -> i64:
    """The n-th member, from the lowest."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return member(lowest(bits))


def members(bits: i64) -> list[int]:
    found: list[int] = []
    while bits:
        found.append(int(member(lowest(bits))))
        bits &= bits - 1
    return found


def left_of(seat: i64, seats: i64) -> i64:
    """The next seat clockwise at a table of `seats`."""
    if seat + 1 == seats:
        return 0
    return seat + 1
