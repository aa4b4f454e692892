"""The whole of a potje: the table and the hidden half, and how cards move between hands and the closed pile."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, count, has, lowest, member
from stammtisch.core.event import EVERYBODY
from stammtisch.core.game import TABLE, Deadline
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import append, vec
from stammtisch.games.fritsen import clocks, scoring
from stammtisch.games.fritsen.cards import JOKER, NAME, SUITED, names
from stammtisch.games.fritsen.memory import STOCK, Memory
from stammtisch.games.fritsen.table import FritsenTable

NO_CARDS: Final = vec[i64]()
_ZEROS: Final = vec[i64]([0] * 120)  # a slice of it is a pile to be filled
NO_NAMES: Final[list[str]] = []
EMPTY_HANDS: Final = vec[i64]([0] * 60)
"""Twenty hands, those of ten seats and ten dealt piles: kinds held, kinds held twice, jokers. Never written to."""
DEALT: Final = 10  # the first dealt pile among the hands


@mypyc_attr(acyclic=True)
class FritsenMatch(Memory):
    def __init__(self, table: FritsenTable, hands: vec[i64], rng: Rng) -> None:
        super().__init__(table.seats, rng)
        self.table: Final = table
        self.hands = hands
        self.stock = NO_CARDS  # the top is at `table.left - 1`; 64 * who knows it + kind; never written to

    def copy_to(self, copy: "FritsenMatch") -> None:
        """The hidden half, for a clone."""
        copy.ply = self.ply
        copy.stock = self.stock
        copy.remembered = self.remembered[:]
        copy.wide = self.wide

    def acting(self) -> i64:
        return self.table.acting()

    def deadlines(self) -> list[Deadline]:
        return clocks.deadlines(self.table)

    def scores(self) -> list[int]:
        return scoring.scores(self.table)

    def places(self) -> list[int]:
        return scoring.places(self.table)

    def ending(self) -> str:
        return scoring.ending(self.table)

    def counts(self) -> str:
        return "fritsjes"

    def value(self, seat: i64) -> float:
        return scoring.value(self.table, seat)

    # Hands.

    def holds(self, seat: i64, kind: i64) -> bool:
        return has(self.hands[seat], kind)

    def put_in(self, seat: i64, kind: i64) -> None:
        """A card comes into a hand, or a dealt pile."""
        bit = BIT[kind]
        if kind == JOKER:
            self.hands[40 + seat] += 1
        elif self.hands[seat] & bit:
            self.hands[20 + seat] |= bit
        self.hands[seat] |= bit

    def take_out(self, seat: i64, kind: i64) -> None:
        bit = BIT[kind]
        if kind == JOKER:
            self.hands[40 + seat] -= 1
            if self.hands[40 + seat]:
                return
        elif self.hands[20 + seat] & bit:
            self.hands[20 + seat] &= ~bit
            return
        self.hands[seat] &= ~bit

    def cards_of(self, seat: i64) -> list[str]:
        """A hand by name, in its order: suits, then values, jokers last."""
        return names(self.hands[seat], self.hands[20 + seat], self.hands[40 + seat])

    def kinds_of(self, seat: i64) -> list[int]:
        return [int(kind) for kind in list(self._hand_of(seat))]

    def _hand_of(self, seat: i64) -> vec[i64]:
        """The kinds of a hand, in its order."""
        once, twice = self.hands[seat] & SUITED, self.hands[20 + seat]
        found = _ZEROS[: count(once) + count(twice) + self.hands[40 + seat]]
        i: i64 = 0
        while once:
            bit = lowest(once)
            found[i] = member(bit)
            i += 1
            if twice & bit:
                found[i] = member(bit)
                i += 1
            once &= once - 1
        while i < len(found):
            found[i] = JOKER
            i += 1
        return found

    def clear_hand(self, seat: i64) -> None:
        self.hands[seat] = 0
        self.hands[20 + seat] = 0
        self.hands[40 + seat] = 0

    def viewers(self) -> i64:
        """All who look on."""
        return (BIT[self.seats] - 1) | BIT[TABLE]

    # The closed pile.

    def draw(self, seat: i64, n: i64) -> list[str]:
        """Take so many cards from the top, as far as there are any (2-69, 2-70, 2-71); their names if anybody
        listens."""
        table = self.table
        first = table.left
        last = first - n if n < first else i64(0)
        known: i64 = 0
        for i in range(last, first):
            self.put_in(seat, self.stock[i] & 63)
            known |= self.stock[i] >> 6
        table.left = last
        table.hold(seat, first - last)
        if len(self.remembered) or known or table.looks[seat]:
            self._remember_draw(seat, last, first)
        if self.events is None:
            return NO_NAMES
        kinds = sorted([int(self.stock[i] & 63) for i in range(last, first)])
        return [NAME[kind] for kind in kinds]

    def _remember_draw(self, seat: i64, last: i64, first: i64) -> None:
        """Viewers who knew a card, or look at the hand it comes to, know where it is now. For the others any card that
        they knew to be in the closed pile may have gone there."""
        mine = BIT[seat]
        looks = self.table.looks[seat] & ~mine
        unknown: i64 = 0  # to whom one of the cards was
        for i in range(last, first):
            known = self.stock[i] >> 6
            self.leaves((looks | mine) & ~known, self.stock[i] & 63, STOCK)  # they find out which card it was
            unknown |= ~known
        self.goes(self.viewers() & unknown & ~looks & ~mine, STOCK, seat, True)
        for i in range(last, first):
            self.sees((self.stock[i] >> 6 | looks) & self.viewers() & ~mine, self.stock[i] & 63, seat)

    def put_under(self, seat: i64, known: i64) -> None:
        """The whole hand goes under the closed pile, in its order; `known` see which cards lie where."""
        table = self.table
        kinds = self._hand_of(seat)
        n: i64 = len(kinds)
        found = _ZEROS[: n + table.left]
        for i in range(n):
            found[n - 1 - i] = known * 64 + kinds[i]
        for i in range(table.left):
            found[n + i] = self.stock[i]
        self.stock = found
        table.left += n
        table.hold(seat, -n)
        self.clear_hand(seat)
        if len(self.remembered):
            self._remember_under(seat, kinds, known)

    def slip_under(self, kind: i64) -> None:
        """A card that nobody has seen goes under the closed pile."""
        found = append(NO_CARDS, kind)
        for i in range(self.table.left):
            found = append(found, self.stock[i])
        self.stock = found
        self.table.left += 1

    def look_into_stock(self, seat: i64) -> i64:
        """A seat sees the top card of the closed pile (2-18); which it is."""
        at = self.table.left - 1
        stock = self.stock[:]
        kind = stock[at] & 63
        if not has(stock[at] >> 6, seat):
            self.leaves(BIT[seat], kind, STOCK)
            stock[at] |= BIT[seat] << 6
        self.stock = stock
        return kind

    def put_on_stock(self, kind: i64) -> None:
        """A card that all see comes to lie on the closed pile (2-86)."""
        self.stock = append(self.stock[: self.table.left], EVERYBODY * 64 + kind)
        self.table.left += 1

    def shuffle_stock(self) -> None:
        """Well and visibly (2-18): who knew a card there knows only that it is there."""
        cards = self.stock[: self.table.left]
        for i in range(len(cards)):
            known = (cards[i] >> 6) & self.viewers()
            cards[i] &= 63
            self.sees(known, cards[i], STOCK)
        self.rng.shuffle(cards, 0)
        self.stock = cards

    def _remember_under(self, seat: i64, kinds: vec[i64], known: i64) -> None:
        """`known` see where each card lies and need no note of it. For the others the cards are somewhere in the closed
        pile."""
        for i in range(len(kinds)):
            self.leaves(known & self.viewers() & ~BIT[seat], kinds[i], seat)
        self.goes(self.viewers() & ~known, seat, STOCK, False)

    def come_back(self, seat: i64, kind: i64) -> None:
        """A card that all have seen comes back into a hand."""
        self.put_in(seat, kind)
        self.table.hold(seat, 1)
        self.sees(self.viewers() & ~BIT[seat], kind, seat)

    def let_go(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand before the eyes of all."""
        self.take_out(seat, kind)
        self.table.hold(seat, -1)
        self.leaves(self.viewers() & ~BIT[seat], kind, seat)

    def look_at(self, viewer: i64, seat: i64) -> None:
        """A seat sees the hand of another (2-20, 2-22)."""
        kinds = self.kinds_of(seat)
        for kind in kinds:
            self.leaves(BIT[viewer], kind, seat)
        for kind in kinds:
            self.sees(BIT[viewer], kind, seat)

    def said_to(self, seat: i64) -> i64:
        """All who see the cards that come to a hand: its owner, and those who look at it."""
        return BIT[seat] | self.table.looks[seat]
