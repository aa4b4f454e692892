"""The rulebook's judgements: how far a pawn may walk, forwards and back, by which rule it may not, and by which rule a
card does what it does."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, has
from stammtisch.core.vecs import vec
from stammtisch.games.keezen.board import H1, H4, QUARTER, lap, partner
from stammtisch.games.keezen.cards import FOUR
from stammtisch.games.keezen.moves import REST, SPLIT, rank

_FARTHEST: Final = 14  # no card leads farther, and start squares are 16 apart
_LAST: Final = 48  # the lap at which the last quarter begins
_END: Final = 19  # H4, as a square of the last quarter
BACK: Final = 1  # in a set of numbers of steps: four back


def _onwards(square: int, blocked: bool) -> int:
    """The numbers of steps, as a set, that a pawn may walk forwards, which is clockwise (K-007), from a square of a
    quarter, 0 to 15, along the track. Only a pawn on its own start square, `blocked`, stops it, at the end (K-052) or
    on the way (K-053), whosever it is (K-059) and however it came there (K-055), as long as it stands there (K-056);
    all others are stepped past (K-041, K-057)."""
    return sum([1 << steps for steps in range(1, _FARTHEST + 1) if square + steps < QUARTER or not blocked])


def _homewards(square: int, home: int, deepest: bool) -> int:
    """The same from the quarter before the own home, whose squares 16 to 19 are H1 to H4: past its entry a pawn goes on
    into home (K-009, K-043). Every pawn that stands there stops it (K-051, K-091), and the steps must fit (K-044).
    Where the table has settled it so, it stops in home on the deepest free square only (K-092)."""
    ends: list[int] = []
    for end in range(square + 1, min(square + _FARTHEST, _END) + 1):
        if end >= QUARTER and home >> end - QUARTER & 1:
            break
        ends.append(end)
    free = [end for end in range(QUARTER, _END + 1) if not home >> end - QUARTER & 1]
    return sum([1 << end - square for end in ends if end < QUARTER or end == free[-1] or not deepest])


def _backwards(square: int, blocked: bool) -> int:
    """BACK if a four moves a pawn its four steps back, along the track only, never into home (K-085) nor out of it
    (K-089), also past the own start square (K-086), from where it may go home at once (K-088); a pawn on its own start
    square at the beginning of the quarter stops it at the end (K-050, K-052) or on the way (K-054, K-087)."""
    return 0 if square >= QUARTER or (blocked and 1 <= square <= 4) else BACK


_ONWARDS: Final = [
    [_onwards(square, ahead) | _backwards(square, behind) for square in range(QUARTER)]
    for ahead in (False, True)
    for behind in (False, True)
]
_HOMEWARDS: Final = [
    [_homewards(square, home, deepest) | _backwards(square, behind) for square in range(_END + 1)]
    for deepest in (False, True)
    for home in range(16)
    for behind in (False, True)
]


def _to_home(home: int, deepest: int, behind: int = 0) -> list[int]:
    return _HOMEWARDS[32 * deepest + 2 * home + behind]


def _row(colour: int, blocks: int, home: int, deepest: int) -> list[int]:
    """By place, all that a pawn of a colour can do: before its own start square it turns home, which a pawn there does
    not hinder (K-058), and before another's it goes on (K-095); from the yard nothing (K-042)."""
    found: list[int] = []
    for quarter in range(4):
        ahead, behind = blocks >> (quarter + 1) % 4 & 1, blocks >> quarter & 1
        last = (quarter + 1) % 4 == colour
        found += _to_home(home, deepest, behind)[:QUARTER] if last else _ONWARDS[2 * ahead + behind]
    return [*found, *_to_home(home, deepest)[QUARTER:], 0]


STRIDES: Final = vec[i64](
    [
        steps
        for deepest in range(2)
        for home in range(16)
        for blocks in range(16)
        for colour in range(4)
        for steps in _row(colour, blocks, home, deepest)
    ]
)
"""By `row` and place, how many steps a pawn may walk forwards, as a set, and BACK if it may go four back."""


NEAR: Final = 58  # the first lap from which a part of a seven leads home


def _closing_up(begin: int, end: int, home: int, deepest: int) -> int:
    """With how many steps of a seven one pawn may begin so that another makes all that are left, as a set, where both
    are in home or near it on their laps: the second part is judged by where the first has led (K-074), and not made by
    a pawn that the first has captured (K-077)."""
    found = 0
    for steps in range(1, 7):
        to = begin + steps
        if to != end and _to_home(home, deepest)[begin - _LAST] >> steps & 1:
            after = home & ~(1 << begin >> H1) | 1 << to >> H1
            found |= (_to_home(after, deepest)[end - _LAST] >> 7 - steps & 1) << steps
    return found


CLOSING_UP: Final = vec[i64](
    [
        _closing_up(begin, end, home, deepest)
        for deepest in range(2)
        for home in range(16)
        for begin in range(NEAR, H4 + 1)
        for end in range(NEAR, H4 + 1)
    ]
)
"""By `pairs`, ten times the lap of the pawn that begins, and the lap of the other: the steps of the first, as a set."""


def row(colour: i64, blocks: i64, home: i64, deepest: i64) -> i64:
    """Where a colour begins in STRIDES. `blocks` are the colours on their own start squares, `home` is where pawns of
    the colour stand from H1 on; `deepest` is 1 where only the deepest free square of home will do, and else 0."""
    return 69 * (1024 * deepest + 64 * home + 4 * blocks + colour)  # 68 places and the yard


def pairs(home: i64, deepest: i64) -> i64:
    """Where a home begins in CLOSING_UP, which has ten laps from NEAR on for each of two pawns."""
    return 100 * (16 * deepest + home) - 11 * NEAR


def no_stride(colour: i64, place: i64, steps: i64, blocks: i64, home: i64) -> str:
    """The rule by which a pawn may not walk so many steps forwards."""
    begin = lap(colour, place)
    end = begin + steps
    if end > H4:
        return "K-044"
    quarter = i64(3) if end >= H1 else end >> 4
    if begin < QUARTER * quarter and has(blocks, (colour + quarter) & 3):
        return "K-052" if end == QUARTER * quarter else "K-053"
    # Nothing else stops a pawn on the track: it would have come into home.
    if has(home, end - H1):
        return "K-051"
    between = bit(end - H1) - (bit(begin - H1 + 1) if begin >= H1 else i64(1))
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
        home &= ~bit(place - H1)
    if to >= H1:
        home |= bit(to - H1)
    return home


RULE_OF: Final = [
    *("K-031", "K-035", "K-035", "K-038", "K-035", "K-035", "K-037"),
    *("K-035", "K-035", "K-035", "K-033", "K-034", "K-032"),
]
"""By rank, the rule of the card."""


def rule_of_walk(seat: i64, colour: i64, place: i64, to: i64, action: i64) -> str:
    """The rule by which a seat moves a pawn of a colour."""
    if rank(action) == FOUR:
        return "K-038"
    if action >= REST and colour != seat:
        return "K-078"
    if place < H1 <= to:
        return "K-043"
    return "K-040" if colour == seat else "K-096"


def rule_of_capture(colour: i64, taken: i64, action: i64) -> str:
    """The rule by which a pawn of a colour that has walked captures another."""
    if action >= SPLIT:
        return "K-076"
    if taken == colour:
        return "K-046"
    return "K-047" if taken == partner(colour) else "K-045"
