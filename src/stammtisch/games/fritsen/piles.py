"""The open piles on the board: what lies where, where a new one may begin, and what the glass blocks."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT
from stammtisch.core.vecs import append, vec
from stammtisch.games.fritsen.board import JOKER_CELL, NO_CELL, STOCK_CELL, adjoin
from stammtisch.games.fritsen.cards import JOKER, QUEEN
from stammtisch.games.fritsen.rules import BLOCKED, BURIED_JOKER, EMPTY, JOKER_PILE, JOKER_PLACE, NOT_OFFERED
from stammtisch.games.fritsen.terms import Terms

NOTHING: Final = vec[i64]()


@mypyc_attr(acyclic=True)
class Piles:
    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.spots = NOTHING  # cells in order: 128 * cell + code
        self.log = NOTHING  # cards laid, the last last: 512 * (64 * seat + kind) + cell
        self.height: i64 = 0
        self.lying: i64 = 0  # kinds that lie open
        self.lying_twice: i64 = 0
        self.glass: i64 = NO_CELL

    def copy_piles(self, copy: "Piles") -> None:
        copy.spots = self.spots[:]
        copy.log = self.log[:]
        copy.height = self.height
        copy.lying = self.lying
        copy.lying_twice = self.lying_twice
        copy.glass = self.glass

    def find(self, cell: i64) -> i64:
        """Where a cell stands among the spots; -1 if no card may lie or lies there."""
        low: i64 = 0
        high: i64 = len(self.spots)
        while low < high:
            middle = (low + high) >> 1
            if self.spots[middle] >> 7 < cell:
                low = middle + 1
            else:
                high = middle
        if low < len(self.spots) and self.spots[low] >> 7 == cell:
            return low
        return -1

    def code_at(self, cell: i64) -> i64:
        """What a card would be laid on there."""
        at = self.find(cell)
        if at < 0:
            return EMPTY
        return self.spots[at] & 127

    def adjoins(self, cell: i64) -> bool:
        """Whether a new pile may begin there as far as the board goes (2-78)."""
        at = self.find(cell)
        return at >= 0 and ((self.spots[at] & 63) == EMPTY or (self.spots[at] & 63) == NOT_OFFERED)

    def has_pile(self, cell: i64) -> bool:
        at = self.find(cell)
        return at >= 0 and (self.spots[at] & 63) < NOT_OFFERED

    def put(self, seat: i64, kind: i64, cell: i64) -> None:
        """A card comes to lie on a cell, whether it may or not."""
        self.write(seat, kind, cell)
        if self.terms.few:
            self.rebuild()
        else:
            self._cover(kind, cell)

    def _cover(self, kind: i64, cell: i64) -> None:
        """A card is now the top there: where a pile has begun others may begin beside it (2-78), and the glass may
        block it (2-123)."""
        at = self.find(cell)
        if at < 0:
            at = self._offer(cell)
        code = self.spots[at] & 127
        if (code & 63) < NOT_OFFERED:
            self.spots[at] = cell * 128 + (code & BLOCKED) + _code(kind, cell)
            return
        self.spots[at] = cell * 128 + _code(kind, cell)
        if self.blocks(cell):
            self.spots[at] |= BLOCKED
        self._offer_beside(cell)

    def _offer_beside(self, cell: i64) -> None:
        beside = self.terms.beside
        for side in range(4):
            near = beside[4 * cell + side]
            if near > STOCK_CELL and near != JOKER_CELL:
                self._offer(near)

    def _offer(self, cell: i64) -> i64:
        """Where a cell stands among the spots, which are in order; it comes among them if it is not there. New ones are
        mostly among the last."""
        at = i64(len(self.spots))
        while at > 0 and self.spots[at - 1] >> 7 > cell:
            at -= 1
        if at > 0 and self.spots[at - 1] >> 7 == cell:
            return at - 1
        spots = append(self.spots, 0)
        i: i64 = len(spots) - 1
        while i > at:
            spots[i] = spots[i - 1]
            i -= 1
        spots[at] = cell * 128 + EMPTY
        self.spots = spots
        return at

    def write(self, seat: i64, kind: i64, cell: i64) -> None:
        """Into the log of cards laid."""
        entry = (seat * 64 + kind) * 512 + cell
        if self.height < len(self.log):
            self.log[self.height] = entry
        else:
            self.log = append(self.log, entry)
        self.height += 1
        if self.lying & BIT[kind]:
            self.lying_twice |= BIT[kind]
        self.lying |= BIT[kind]

    def top_at(self, cell: i64) -> i64:
        """The place in the log of the top card of a pile; -1 if there is none."""
        at = self.height - 1
        while at >= 0 and self.log[at] & 511 != cell:
            at -= 1
        return at

    def unlay(self, at: i64) -> i64:
        """Take a card out of the log; its kind."""
        kind = (self.log[at] >> 9) & 63
        for i in range(at, self.height - 1):
            self.log[i] = self.log[i + 1]
        self.height -= 1
        self.log[self.height] = 0
        self.lying = 0
        self.lying_twice = 0
        for i in range(self.height):
            bit = BIT[(self.log[i] >> 9) & 63]
            if self.lying & bit:
                self.lying_twice |= bit
            self.lying |= bit
        self.rebuild()
        return kind

    def pile(self, cell: i64) -> list[int]:
        """The kinds of a pile from its bottom."""
        return [int(self.log[i] >> 9 & 63) for i in range(self.height) if self.log[i] & 511 == cell]

    def cells(self) -> list[int]:
        """Where open piles lie, in order."""
        return [int(each >> 7) for each in list(self.spots) if each & 63 < NOT_OFFERED]

    def queens(self, cell: i64) -> i64:
        """How many queens lie in a row on top of a pile (5-5)."""
        run: i64 = 0
        at = self.height - 1
        while at >= 0:
            if self.log[at] & 511 == cell:
                kind = (self.log[at] >> 9) & 63
                if kind == JOKER or kind % 13 != QUEEN:
                    return run
                run += 1
            at -= 1
        return run

    def jokers(self) -> bool:
        """Whether there is a joker pile; jokers of the opening are none (2-109)."""
        return self.code_at(JOKER_CELL) & 63 == JOKER_PILE

    def blocks(self, cell: i64) -> bool:
        """Whether the glass stands on a pile, the joker pile included (P4-11), or on one that borders it along a side
        (2-123)."""
        return STOCK_CELL < self.glass < NO_CELL and (self.glass == cell or adjoin(self.glass, cell))

    def put_glass(self, cell: i64) -> None:
        self.glass = cell
        for i in range(len(self.spots)):
            entry = self.spots[i] & ~BLOCKED
            if (entry & 63) < NOT_OFFERED and self.blocks(entry >> 7):
                entry |= BLOCKED
            self.spots[i] = entry

    def rebuild(self) -> None:
        """All spots from the cards that lie there: piles, and empty cells beside them (2-78), the joker place kept
        free (2-111)."""
        self.spots = append(NOTHING, JOKER_CELL * 128 + JOKER_PLACE)
        self._offer_beside(STOCK_CELL)
        for i in range(self.height):
            self._cover((self.log[i] >> 9) & 63, self.log[i] & 511)
        if self.terms.few:
            self.spots = vec[i64](offer_few([int(each) for each in list(self.spots)], self.terms.beside))


def _code(kind: i64, cell: i64) -> i64:
    """What the next card would be laid on."""
    if cell == JOKER_CELL:
        return JOKER_PILE
    return BURIED_JOKER if kind == JOKER else kind


def offer_few(spots: list[int], beside: vec[i64]) -> list[int]:
    """Offer only the first of the empty cells with the same neighbours, and of these at most six: the three with the
    fewest neighbours and the three with the most ([board].canonical)."""
    piles = {entry >> 7 for entry in spots if entry & 63 < NOT_OFFERED}
    groups: dict[tuple[int, ...], int] = {}
    for entry in spots:
        cell = entry >> 7
        if entry & 63 == EMPTY:
            near = [int(beside[4 * cell + side]) for side in range(4)]
            groups.setdefault(tuple(each for each in near if each in piles), cell)
    ranked = sorted(groups.items(), key=lambda group: (len(group[0]), group[1]))
    most = sorted(ranked, key=lambda group: (-len(group[0]), group[1]))
    offered = {cell for _, cell in [*ranked[:3], *most[:3]]}
    return [e if e & 63 != EMPTY or e >> 7 in offered else e - EMPTY + NOT_OFFERED for e in spots]
