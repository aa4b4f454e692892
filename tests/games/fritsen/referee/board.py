"""The cutting board: cells, what touches what, where a pile may begin and what the glass blocks."""

Cell = tuple[int, int]
"""Row and column, from 0."""

STOCK: Cell = (0, 0)
FIRST: Cell = (0, 1)  # 2-47
JOKERS: Cell = (1, 0)  # 2-110
ROWS = 40


def name(cell: Cell) -> str:
    """A column's letter and a row's number: (0,1) is b1."""
    return "abcdefgh"[cell[1]] + str(cell[0] + 1)


def cell(text: str) -> Cell:
    return int(text[1:]) - 1, "abcdefgh".index(text[0])


def beside(one: Cell, other: Cell) -> bool:
    """Whether two cells share an edge; corners do not count (2-78)."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def rows_and(more: int, piles: dict[Cell, list[str]], columns: int) -> list[Cell]:
    """Row by row, the rows in use and so many more."""
    last = max(row for row, _ in [STOCK, *piles])
    return [(row, column) for row in range(min(last + 1 + more, ROWS)) for column in range(columns)]


def adjoins(cell: Cell, piles: dict[Cell, list[str]]) -> bool:
    """Whether a cell touches a pile, the closed one included, empty or not (2-78)."""
    return any(beside(cell, other) for other in [STOCK, *piles])


def free_cells(piles: dict[Cell, list[str]], columns: int) -> list[Cell]:
    """Where a new open pile may begin (2-78, 2-111)."""
    return [
        cell
        for cell in rows_and(1, piles, columns)
        if cell not in piles and cell not in (STOCK, JOKERS) and adjoins(cell, piles)
    ]


def is_blocked(cell: Cell, glass: Cell | None, piles: dict[Cell, list[str]]) -> bool:
    """The pile with the glass and the piles that border it along a side; the closed pile neither blocks nor is blocked
    (2-123)."""
    if glass is None or glass == STOCK or cell not in piles:
        return False
    return cell == glass or beside(cell, glass)
