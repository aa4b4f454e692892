"""The whole of a match: the table and the hidden half, and what a seat may do."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import count, has, nth
from stammtisch.core.game import TABLE, Deadline, Moves, State
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.mezza import scoring
from stammtisch.games.mezza.cards import CARD, KINDS, SLOTS, held, nth_card, several, size
from stammtisch.games.mezza.moves import ADD, FIRST, FLIP, PASS, TAKE, opening
from stammtisch.games.mezza.table import SWAPPING, MezzaTable


@mypyc_attr(acyclic=True)
class MezzaMatch(State):
    def __init__(self, table: MezzaTable, rng: Rng) -> None:
        super().__init__(table.seats, rng)
        self.table: Final = table
        self.hands = vec[i64]([0] * int(table.seats))
        self.closed = vec[i64]([0] * int(table.seats))  # by slot, see cards.py
        self.swaps = vec[i64]([0] * int(table.seats))  # the open cards each has chosen; not written after the swap
        self.stock = vec[i64]()  # those at its end, `table.left` of them, are to be drawn; not written after the deal
        self.right: i64 = 0  # of the cards the adder has drawn, those that equal the top card: his secret (M-180)

    def copy_to(self, copy: "MezzaMatch") -> None:
        """The hidden half, for a clone."""
        copy.ply = self.ply
        copy.stock = self.stock
        copy.right = self.right
        for seat in range(self.seats):
            copy.hands[seat] = self.hands[seat]
            copy.closed[seat] = self.closed[seat]
            copy.swaps[seat] = self.swaps[seat]

    def acting(self) -> i64:
        return self.table.acting()

    def deadlines(self) -> list[Deadline]:
        return self.table.deadlines()

    def sealed(self, seat: i64, action: i64) -> bool:
        """A swap is hidden until all are in (M-022)."""
        return self.table.phase == SWAPPING and seat != TABLE

    def counts(self) -> str:
        """There are places and no points (M-091)."""
        return ""

    def scores(self) -> list[int]:
        return scoring.scores(self.table)

    def places(self) -> list[int]:
        return scoring.places(self.table)

    def winners(self) -> list[int]:
        return scoring.winners(self.table)

    def ending(self) -> str:
        return scoring.ending(self.table)

    def value(self, seat: i64) -> float:
        return scoring.value(self.table, seat)

    def moves(self, seat: i64, into: Moves) -> None:
        if seat == TABLE:
            self.closing(into)
        elif not has(self.acting(), seat):
            return
        elif self.table.phase == SWAPPING:
            self.choices(seat, into)
        else:
            self._plays(seat, into)

    def choices(self, seat: i64, into: Moves) -> None:
        """Any three of the six may lie open (M-020)."""
        cards = self.hands[seat] + self.table.open[seat]
        for c in range(KINDS):
            if held(cards, c):
                two = cards - CARD[c]
                for b in range(c + 1):
                    if held(two, b):
                        one = two - CARD[b]
                        for a in range(b + 1):
                            if held(one, a):
                                into.add(opening(a, b, c))

    def _plays(self, seat: i64, into: Moves) -> None:
        cards = self.layable(seat)
        rest = cards
        kind: i64 = 0
        while rest:
            for n in range(rest & 15):
                into.add(FIRST[kind] + n)
            rest >>= 4
            kind += 1
        for n in range(self.addable(seat)):
            into.add(ADD + FIRST[self.table.top] + n)
        if self.table.may_pass(seat):
            into.add(PASS)
        elif cards == 0:
            self._forced(seat, into)

    def _forced(self, seat: i64, into: Moves) -> None:
        """Who has nothing to lay turns up a closed card, or takes the pile (M-060, M-076)."""
        if not self.table.must_flip(seat):
            into.add(TAKE)
            return
        slots = self.table.slots_of(seat)
        for slot in range(SLOTS):
            if has(slots, slot):
                into.add(FLIP + slot)

    def pick(self, seat: i64, rng: Rng, found: Moves) -> i64:
        table = self.table
        if table.phase == SWAPPING or seat == TABLE:
            return super().pick(seat, rng, found)
        cards = table.layable(seat, self.hands[seat])
        lays = size(cards)
        adds: i64 = 0
        if seat == table.adder:
            adds = self.addable(seat)
        if table.may_pass(seat):
            n = rng.below(lays + adds + 1)
            if n == lays + adds:
                return PASS
        elif cards == 0:
            return self._pick_forced(seat, rng)
        else:
            n = rng.below(lays + adds)
        if n >= lays:
            return ADD + FIRST[table.top] + n - lays
        drawn = nth_card(cards, n)
        return FIRST[drawn >> 4] + (drawn & 15)

    def _pick_forced(self, seat: i64, rng: Rng) -> i64:
        if not self.table.must_flip(seat):
            rng.below(1)
            return TAKE
        slots = self.table.slots_of(seat)
        return FLIP + nth(slots, rng.below(count(slots)))

    def usable(self, seat: i64) -> i64:
        return self.table.usable(seat, self.hands[seat])

    def layable(self, seat: i64) -> i64:
        return self.table.layable(seat, self.hands[seat])

    def addable(self, seat: i64) -> i64:
        """How many cards an asked seat may add: fresh ones that are equal (M-180, M-184), and when neither hand nor
        stock would be left the equal open ones too (M-186, M-187)."""
        if seat != self.table.adder:
            return 0
        n = self.right
        if self.table.left == 0 and self.hands[seat] == several(n, self.table.top):
            return n + held(self.table.open[seat], self.table.top)
        return n
