"""The rulebook's judgements: how far a pawn may walk, forwards and back, and by which rule it may not."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.core.vecs import vec
from stammtisch.games.keezen.board import H1, H4, QUARTER, lap

_FORWARDS: Final = 0x7FFE  # 1 to 14 steps as a set: no card leads farther, and start squares are 16 apart
_LAST: Final = 48  # the lap at which the last quarter begins, from which a pawn may come home
_SQUARES: Final = 20  # of that quarter and of home


def _homewards(begin: int, home: int, deepest: bool) -> int:
    """The numbers of steps, as a set, on the last quarter and in home, by where pawns of the colour stand from H1 on:
    every one of them stops the pawn (K-051, K-091), and the steps must fit (K-044). Where the table has settled it so,
    it stops in home on the deepest free square only (K-092)."""
    ends: list[int] = []
    for end in range(begin + 1, min(begin + 14, H4) + 1):
        if end >= H1 and home >> end - H1 & 1:
            break
        ends.append(end)
    last = max([end for end in range(H1, H4 + 1) if not home >> end - H1 & 1], default=H4)
    return sum([1 << end - begin for end in ends if end < H1 or end == last or not deepest])


_HOMEWARDS: Final = vec[i64](
    [
        _homewards(begin, home, deepest)
        for deepest in (False, True)
        for begin in range(_LAST, H4 + 1)
        for home in range(16)
    ]
)


def strides(colour: i64, place: i64, blocks: i64, home: i64, deepest: i64) -> i64:
    """The numbers of steps, as a set, by which a pawn in play may walk forwards.

    Forwards is clockwise (K-007), and past its home entry a pawn goes on into home (K-009, K-043), its own alone
    (K-095). On the track only a pawn on its own start square stops it, at the end (K-052) or on the way (K-053),
    whosever it is (K-059) and however it came there (K-055), as long as it stands there (K-056); the own one is behind
    it all the lap (K-058), and all others are stepped past (K-041, K-057). `blocks` are the colours on their own start
    squares, `home` is where pawns of the colour stand from H1 on; `deepest` is 1 where only the deepest free square of
    home will do, and else 0.
    """
    begin = place if place >= H1 else (place - QUARTER * colour) & 63
    if begin >= _LAST:
        return _HOMEWARDS[16 * (_SQUARES * deepest + begin - _LAST) + home]
    blocked = (blocks >> (((place >> 4) + 1) & 3)) & 1
    return _FORWARDS & (0xFFFF >> (blocked * (begin & 15)))


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


def home_after(home: i64, place: i64, to: i64) -> i64:
    """The home squares taken once a pawn has walked."""
    if place >= H1:
        home &= ~BIT[place - H1]
    if to >= H1:
        home |= BIT[to - H1]
    return home
