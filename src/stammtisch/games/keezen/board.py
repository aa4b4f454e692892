"""The board: 64 squares round the track, and for each colour four of home and four of the yard (K-001).

A place is 0 to 63 on the track, 64 to 67 for H1 to H4 and 68 for the yard, both of the pawn's own colour. A lap counts
the steps from the own start square: 0 to 63 on the track, then 64 to 67 into home, which are also the places there.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.refusal import Refusal

COLOURS: Final = ["Blue", "Green", "Yellow", "Red"]  # clockwise, by seat (K-004, K-005)
SEATS: Final = 4
PAWNS: Final = 4  # of each colour (K-003)
TRACK: Final = 64
QUARTER: Final = 16  # from one start square to the next: Blue 0, Green 16, Yellow 32, Red 48 (K-008)
H1: Final = 64
H4: Final = 67
YARD: Final = 68
PLACES: Final = 68  # where a pawn in play may stand
NOBODY: Final = -1

PLACE: Final = [*[str(square) for square in range(TRACK)], "H1", "H2", "H3", "H4", "yard"]
_NUMBER: Final = {name: place for place, name in enumerate(PLACE)}


def partner(colour: i64) -> i64:
    """Who sits opposite (K-004, K-005)."""
    return colour ^ 2


def start(colour: i64) -> i64:
    """Where the pawns of a colour are put on (K-008)."""
    return QUARTER * colour


def entry(colour: i64) -> i64:
    """The last square before a colour's home (K-009)."""
    return (QUARTER * colour + 63) & 63


def lap(colour: i64, place: i64) -> i64:
    """How far a pawn in play is on its way: forwards is one more (K-007), and home follows the track (K-009)."""
    return place if place >= H1 else (place - QUARTER * colour) & 63


def at_lap(colour: i64, steps: i64) -> i64:
    """The place that is so many steps from the own start square."""
    return steps if steps >= H1 else (steps + QUARTER * colour) & 63


def nth_pawn(pawns: i64, n: i64) -> i64:
    """The place of one of a colour's four pawns, from the lowest; they are in one number, eight bits each."""
    return (pawns >> (8 * n)) & 127


def moved(pawns: i64, old: i64, new: i64) -> i64:
    """Four pawns in ascending order, one of which has a new place: those between the two make room."""
    at: i64 = 0
    while at < 24 and (pawns >> at) & 127 != old:
        at += 8
    while at < 24 and (pawns >> (at + 8)) & 127 < new:
        pawns += (((pawns >> (at + 8)) & 127) - ((pawns >> at) & 127)) << at
        at += 8
    while at > 0 and (pawns >> (at - 8)) & 127 > new:
        pawns += (((pawns >> (at - 8)) & 127) - ((pawns >> at) & 127)) << at
        at -= 8
    return pawns + ((new - ((pawns >> at) & 127)) << at)


def path(colour: i64, place: i64, steps: i64) -> list[str]:
    """Every square of a walk in order, the first and the last included; backwards if the steps are below 0 (K-040)."""
    found = [PLACE[place]]
    one: i64 = 1 if steps > 0 else -1
    walked: i64 = 0
    while walked != steps:
        walked += one
        if steps > 0:
            found.append(PLACE[at_lap(colour, lap(colour, place) + walked)])
        else:
            found.append(PLACE[(place + walked) & 63])  # along the track only (K-085)
    return found


def colour_of(name: str) -> int:
    if name not in COLOURS:
        raise Refusal(f"Keezen has no colour {name!r}; colours are {', '.join(COLOURS)}")
    return COLOURS.index(name)


def place_of(name: str) -> int:
    found = _NUMBER.get(name)
    if found is None:
        raise Refusal(f"the board has no square {name!r}; squares are 0 to 63, H1 to H4 and yard", "K-001")
    return found
