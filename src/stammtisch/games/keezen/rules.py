"""The rulebook's judgements: where a pawn comes, what stops it, which duo has won."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has
from stammtisch.games.keezen.board import H1, H4, QUARTER, at_lap, lap

# What stops a walk, in place of where it leads.
LANDS: Final = -1
PASSES: Final = -2
PASSES_BACK: Final = -3
LANDS_ON_OWN: Final = -4
PASSES_OWN: Final = -5
TOO_FAR: Final = -6
OVER_HOME: Final = -7
ONTO_HOME: Final = -8
NOT_DEEPEST: Final = -9
IN_HOME: Final = -10
STOPS: Final = ["", "K-052", "K-053", "K-054", "K-050", "K-087", "K-044", "K-091", "K-051", "K-092", "K-089"]
"""By what stops a walk, the rule."""


def ahead(colour: i64, place: i64, steps: i64, blocks: i64, home: i64, deepest: bool) -> i64:
    """Where a pawn comes by so many steps forwards, at most 14, or what stops it.

    Forwards is clockwise (K-007), and past its home entry a pawn goes on into home (K-009, K-043), its own alone
    (K-095), where the steps must fit (K-044). On the track only a pawn on its own start square stops it, at the end
    (K-052) or on the way (K-053), whosever it is (K-059) and however it came there (K-055), as long as it stands
    there (K-056); the own one is behind it all the lap (K-058) and all others are stepped past (K-041, K-057). In
    home every pawn stops it (K-051, K-091). It may stop on any free square of home (K-092), unless the table has
    settled that it must be the deepest.
    """
    begin = lap(colour, place)
    end = begin + steps
    if end > H4:
        return TOO_FAR
    quarter = 3 if end >= H1 else end >> 4
    if quarter > begin >> 4 and has(blocks, (colour + quarter) & 3):
        return LANDS if end == QUARTER * quarter else PASSES
    if end < H1:
        return at_lap(colour, end)
    return _inside(begin, end, home, deepest)


def _inside(begin: i64, end: i64, home: i64, deepest: bool) -> i64:
    """The same for what lies in home: H1 to H4 are the bits of `home` where a pawn of the colour stands."""
    stands: i64 = i64(0) if begin < H1 else begin - H1 + 1
    if has(home, end - H1):
        return ONTO_HOME
    if home & (BIT[end - H1] - BIT[stands]):
        return OVER_HOME
    if deepest and (home | (BIT[end - H1 + 1] - 1)) != 15:
        return NOT_DEEPEST
    return end


def behind(colour: i64, place: i64, blocks: i64) -> i64:
    """Where a pawn comes by the four steps back of a four, or what stops it.

    Along the track only, never into home (K-085) nor out of it (K-089), also past the own start square (K-086), from
    where it may go home at once (K-088); a pawn on its own start square stops it at the end (K-050, K-052) or on the
    way (K-054, K-087).
    """
    if place >= H1:
        return IN_HOME
    over = place & 15
    quarter = place >> 4
    if 1 <= over <= 4 and has(blocks, quarter):
        if over == 4:
            return LANDS_ON_OWN if quarter == colour else LANDS
        return PASSES_OWN if quarter == colour else PASSES_BACK
    return (place - 4) & 63
