"""What seats remember of cards that lie hidden, as sets: by place and by who looks on, the cards that may lie there.

It is what `core.memory` keeps note by note, and is told so (`notes_of`): it may forget, it never lies. An exchange of a
hand changes all that anybody remembers (2-55): here it is one union for each who looks on.

The sets belong to a match and are written to. A row is a place: the hands, the closed pile, and ANYWHERE, where all is
that is remembered at all. A column is a viewer, the spectator last; what of a second pack is remembered has columns of
its own, so that each card has a bit, and each joker one of three.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, has, lowest, member
from stammtisch.core.game import TABLE, State
from stammtisch.core.memory import CARD, NO_NOTES, VIEWER, card_of, viewer_of
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen.cards import JOKER

STOCK: Final = 10
"""Where cards lie that were seen and are now somewhere in the closed pile, as a place of memory."""
_ANYWHERE: Final = 11
_BITS: Final = vec[i64]([1 << kind for kind in range(JOKER)] + [7 << JOKER])
"""By kind, the bits of its cards in one pack."""
_NOTHING: Final = vec[i64]([0] * 264)  # a slice of it is a memory to be filled


@mypyc_attr(acyclic=True)
class Memory(State):
    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.remembered = NO_NOTES  # the sets; none as long as nobody has anything to remember
        self.wide: i64 = 0  # how many columns there are

    def forget_all(self, packs: i64) -> None:
        """Everything is gathered and shuffled."""
        self.remembered = NO_NOTES
        self.wide = packs * (self.seats + 1)

    def sees(self, viewers: i64, kind: i64, place: i64) -> None:
        """A card came to lie in a place before the eyes of `viewers`."""
        left = self._columns(viewers)
        while left:
            at = self._unused(member(lowest(left)), kind)
            assert at >= 0, "more cards are remembered than there are"
            card = lowest(_BITS[kind] & ~self.remembered[at])
            self.remembered[at] |= card
            self.remembered[at - self._row(_ANYWHERE) + self._row(place)] |= card
            left &= left - 1

    def leaves(self, viewers: i64, kind: i64, place: i64) -> None:
        """A card left a place before the eyes of `viewers`: it may be any that was remembered there, and where there
        are several the others may lie wherever it may have lain."""
        sets = self.remembered
        if len(sets) == 0:
            return
        left = self._columns(viewers)
        row, second, bits = self._row(place), self._second(), _BITS[kind]
        while left:
            column = member(lowest(left))
            if (sets[row + column] | sets[row + column + second]) & bits:
                self._lose_one(column, bits, row)
            left &= left - 1

    def goes(self, viewers: i64, place: i64, to: i64, some_stayed: bool) -> None:
        """Cards of a place went to another, which none of `viewers` saw."""
        sets = self.remembered
        if len(sets) == 0:
            return
        left = self._columns(viewers)
        left |= left << self._second()
        source, target = self._row(place), self._row(to)
        while left:
            column = member(lowest(left))
            sets[target + column] |= sets[source + column]
            if not some_stayed:
                sets[source + column] = 0
            left &= left - 1

    def notes_of(self, viewer: i64) -> vec[i64]:
        """What one seat remembers, or the spectator, as `core.memory` keeps it."""
        found: list[int] = []
        column = member(self._columns(BIT[viewer]))
        while column < self.wide and len(self.remembered):
            left = self.remembered[self._row(_ANYWHERE) + column]
            while left:
                card = member(lowest(left))
                kind = card if card < JOKER else i64(JOKER)
                found.append(int(kind * CARD + BIT[viewer] * VIEWER + self._places(card, column)))
                left &= left - 1
            column += self.seats + 1
        return vec[i64](sorted(found))

    def note(self, notes: vec[i64]) -> None:
        """Remember this besides, as `core.memory` keeps it; `ValueError` if there are not so many cards."""
        for i in range(len(notes)):
            at = self._unused(member(self._columns(BIT[viewer_of(notes[i])])), card_of(notes[i]))
            if at < 0:
                raise ValueError("more cards are remembered than there are (1H)")
            card = lowest(_BITS[card_of(notes[i])] & ~self.remembered[at])
            self.remembered[at] |= card
            for place in range(_ANYWHERE):
                if has(notes[i], place):
                    self.remembered[at - self._row(_ANYWHERE) + self._row(place)] |= card

    def _columns(self, viewers: i64) -> i64:
        """Those of viewers, as a set, without those of a second pack."""
        return (viewers & (BIT[self.seats] - 1)) | (((viewers >> TABLE) & 1) << self.seats)

    def _second(self) -> i64:
        """How far from each column that of the second pack is; 0 if there is one pack."""
        return self.wide - self.seats - 1

    def _row(self, place: i64) -> i64:
        """Where the row of a place begins."""
        return self.wide * (place if place < STOCK else place - STOCK + self.seats)

    def _unused(self, column: i64, kind: i64) -> i64:
        """Where in the row ANYWHERE a bit of a kind is free; -1 if nowhere."""
        if len(self.remembered) == 0:
            self.remembered = _NOTHING[: self.wide * (self.seats + 2)]
        at = self._row(_ANYWHERE) + column
        if self.remembered[at] & _BITS[kind] == _BITS[kind]:
            at += self._second()
        return at if self.remembered[at] & _BITS[kind] != _BITS[kind] else i64(-1)

    def _lose_one(self, column: i64, bits: i64, row: i64) -> None:
        """One of the cards of a kind that may lie in a row is gone, and it is not known which."""
        sets = self.remembered
        second = self._second()
        first_of = sets[row + column] & bits
        second_of = sets[row + column + second] & bits if second else i64(0)
        gone = lowest(first_of if first_of else second_of)
        at = column
        while at < len(sets):
            if sets[at] & first_of or sets[at + second] & second_of:
                sets[at] |= first_of
                sets[at + second] |= second_of
            if first_of:
                sets[at] &= ~gone
            else:
                sets[at + second] &= ~gone
            at += self.wide

    def _places(self, card: i64, column: i64) -> i64:
        """Where a card of a column may lie."""
        found: i64 = 0
        for place in range(_ANYWHERE):
            if (place < self.seats or place == STOCK) and has(self.remembered[self._row(place) + column], card):
                found |= BIT[place]
        return found
