"""What somebody did, as open facts in one int: without a verdict, so that it tells nothing that is hidden.

From the lowest bit: the card (6 bits), the code of what it was laid on (7), the cell (9), the seat (4), how many cards
it held before (7), flags (8), the deed (4), and by which number it is called (4).
"""

from typing import Final

from mypy_extensions import i64

OLD: Final = 53  # the bit of what was done in the turn before
SETTLED: Final = 54  # the bit of what was called or confessed

# Flags.
ON_TURN: Final = 1
DRAWN: Final = 2
PAUSED: Final = 4
ADJOINS: Final = 8
JOKERS: Final = 16  # there was a joker pile
EARLY: Final = 32  # before Willem's first turn
LAID: Final = 64  # the turn's card had been laid
EXCHANGING: Final = 128  # the start hand of this seat lay down, and Frits had not given another yet

# Deeds.
DID_LAY: Final = 0
DID_TAKE: Final = 1
DID_SILENT: Final = 2
DID_GLASS: Final = 3
DID_FORGET: Final = 4
DID_PICK: Final = 5
DID_PEEK: Final = 6
DID_TAKE_OPEN: Final = 7
DID_GRAB: Final = 8
DID_BURY: Final = 9
DID_SHIFT: Final = 10
DID_SHOVE: Final = 11
DID_SPARE: Final = 12
DID_DEAL: Final = 13
DID_EXCHANGE: Final = 14
DID_EARLY: Final = 15  # took up a pile while it was dealt
DEEDS: Final = [
    *["lay", "take", "last", "glass", "lift", "pick", "peek-stock", "take-open", "grab", "bury", "shift", "shove"],
    *["spare", "deal", "exchange", "early"],
]


def flags_of(act: i64) -> i64:
    return (act >> 33) & 255


def card_of_act(act: i64) -> i64:
    return act & 63


def code_of(act: i64) -> i64:
    return (act >> 6) & 127


def cell_of_act(act: i64) -> i64:
    return (act >> 13) & 511


def seat_of_act(act: i64) -> i64:
    return (act >> 22) & 15


def size_of_act(act: i64) -> i64:
    return (act >> 26) & 127


def deed_of(act: i64) -> i64:
    return (act >> 41) & 15


def slot_of(act: i64) -> i64:
    return (act >> 45) & 15
