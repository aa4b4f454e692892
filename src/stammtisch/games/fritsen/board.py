"""The cutting board: a grid of cells, the closed pile in its corner (P2-11, P2-12).

A cell is eight times its row plus its column and is named by column and row: the closed pile lies on a1, the first
open pile on b1, the joker pile on a2.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.refusal import Refusal
from stammtisch.core.vecs import vec

COLUMNS: Final = 8
ROWS: Final = 40  # a ruling: more were never needed
CELLS: Final = 320
STOCK_CELL: Final = 0
FIRST_CELL: Final = 1
JOKER_CELL: Final = 8
NO_CELL: Final = 511

CELL: Final = [f"{'abcdefgh'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS)]
_NUMBER: Final = {name: cell for cell, name in enumerate(CELL)}


def cell_of(name: str) -> int:
    if name not in _NUMBER:
        raise Refusal(f"there is no place {name!r} on the board; places are b1, c1, a2 to h40")
    return _NUMBER[name]


def _beside(cell: int, columns: int) -> list[int]:
    """The cells that share a side with it (2-78, 2-123)."""
    row, column = divmod(cell, COLUMNS)
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [COLUMNS * r + c for r, c in near if 0 <= r < ROWS and 0 <= c < columns]


def _table(columns: int) -> list[int]:
    """By cell four neighbours, -1 where there is none."""
    found: list[int] = []
    for cell in range(CELLS):
        near = _beside(cell, columns) if cell % COLUMNS < columns else []
        found += near + [-1] * (4 - len(near))
    return found


BESIDE: Final = [vec[i64](_table(columns)) for columns in range(COLUMNS + 1)]
"""By the width of the board: four neighbours of each cell, one after the other, -1 where there is none."""


def adjoin(one: i64, other: i64) -> bool:
    """Whether two cells of the board share a side; a corner is not enough."""
    if one > other:
        one, other = other, one
    return other == one + COLUMNS or (other == one + 1 and other % COLUMNS != 0)
