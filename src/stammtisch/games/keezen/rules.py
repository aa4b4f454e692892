"""The rulebook's judgements: how far a pawn may walk, forwards and back, and by which rule it may not."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.core.vecs import vec
from stammtisch.games.keezen.board import H1, H4, QUARTER, lap

FORWARDS: Final = 0x7FFE  # 1 to 14 steps as a set: no card leads farther, and start squares are 16 apart

_FREE: Final = vec[i64](
    [next(n for n in range(5) if (home | 16) >> at + n & 1) for at in range(5) for home in range(16)]
)
"""By where pawns stand in home, how many of its squares are free for one before it; from 16 on for one on H1 to H4."""
_DEEPEST: Final = vec[i64]([max([n for n in range(4) if not home >> n & 1], default=-1) for home in range(16)])


def strides(colour: i64, place: i64, blocks: i64, home: i64, deepest: bool) -> i64:
    """The numbers of steps, as a set, by which a pawn in play may walk forwards.

    Forwards is clockwise (K-007), and past its home entry a pawn goes on into home (K-009, K-043), its own alone
    (K-095), where the steps must fit (K-044). On the track only a pawn on its own start square stops it, at the end
    (K-052) or on the way (K-053), whosever it is (K-059) and however it came there (K-055), as long as it stands
    there (K-056); the own one is behind it all the lap (K-058), and all others are stepped past (K-041, K-057). In
    home every pawn stops it (K-051, K-091). `blocks` are the colours on their own start squares, `home` is where
    pawns of the colour stand from H1 on.
    """
    begin = lap(colour, place)
    if begin >= 3 * QUARTER:
        return _homewards(begin, home, deepest)
    blocked = (blocks >> ((colour + (begin >> 4) + 1) & 3)) & 1
    return FORWARDS & (0xFFFF >> (blocked * (begin & 15)))


def _homewards(begin: i64, home: i64, deepest: bool) -> i64:
    """The same on the last quarter and in home."""
    free = _FREE[home] + H1 - 1 - begin if begin < H1 else _FREE[16 * (begin - H1 + 1) + home]
    return FORWARDS & (_stopping(begin, free, home) if deepest else 0xFFFFF >> (19 - free))


def _stopping(begin: i64, free: i64, home: i64) -> i64:
    """Of so many free steps those that may end there: in home only on the deepest free square, where the table has
    settled it so (K-092)."""
    track: i64 = BIT[H1 - begin] - 2 if begin < H1 else i64(0)
    into = H1 + _DEEPEST[home] - begin
    return track | BIT[into] if 0 < into <= free else track & (BIT[free + 1] - 2)


def backs(place: i64, blocks: i64) -> bool:
    """Whether a four moves a pawn its four steps back.

    Along the track only, never into home (K-085) nor out of it (K-089), also past the own start square (K-086), from
    where it may go home at once (K-088); a pawn on its own start square stops it at the end (K-050, K-052) or on the
    way (K-054, K-087).
    """
    return place < H1 and not (1 <= place & 15 <= 4 and has(blocks, place >> 4))


def no_stride(colour: i64, place: i64, steps: i64, blocks: i64, home: i64) -> str:
    """The rule by which a pawn may not walk so many steps forwards."""
    begin = lap(colour, place)
    end = begin + steps
    if end > H4:
        return "K-044"
    quarter = i64(3) if end >= H1 else end >> 4
    if begin < QUARTER * quarter and has(blocks, (colour + quarter) & 3):
        return "K-052" if end == QUARTER * quarter else "K-053"
    if end >= H1 and has(home, end - H1):
        return "K-051"
    between = BIT[end - H1] - (BIT[begin - H1 + 1] if begin >= H1 else i64(1)) if end >= H1 else i64(0)
    return "K-091" if home & between else "K-092"


def no_backs(colour: i64, place: i64) -> str:
    """The rule by which a pawn on the track may not go four steps back."""
    own = place >> 4 == colour
    if place & 15 == 4:
        return "K-050" if own else "K-052"
    return "K-087" if own else "K-054"
