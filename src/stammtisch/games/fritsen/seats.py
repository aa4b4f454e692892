"""Who sits where, who still plays, and what is counted of each seat."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen.piles import Piles
from stammtisch.games.fritsen.terms import Terms

NOBODY: Final = 15

# Numbers by seat, ten of each: in `counts` those that change often, in `social` those that change seldom.
SIZE: Final = 0  # cards in hand
TURNS: Final = 10  # own turns begun
LAID_CARDS: Final = 20  # moves and new piles
TALLY: Final = 30  # Fritsjes, what was waived or rectified taken off
ACTED: Final = 40  # the ply of its last act
LAID_AT: Final = 50  # the ply of its last card
EXTRAS: Final = 0
FILLED: Final = 10
WAIVED_OF: Final = 20
SKIPPED_OF: Final = 30
DIRTIES: Final = 40
SILLIES: Final = 50  # the ply of the act that was last voted on

NO_COUNTS: Final = vec[i64]([0] * 60)
NONE_OF_TEN: Final = vec[i64]([0] * 60)


@mypyc_attr(acyclic=True)
class Seats(Piles):
    def __init__(self, seats: i64, terms: Terms, counts: vec[i64]) -> None:
        super().__init__(terms)
        self.seats = seats
        self.counts = counts
        self.frits: i64 = NOBODY
        self.willem: i64 = NOBODY
        self.after: i64 = 0  # by seat who comes next, four bits each
        self.holders: i64 = 0  # seats with cards
        self.outs: i64 = 0  # who went out, four bits each, the first lowest; each one more than the seat
        self.gone: i64 = 0  # who was removed, in that way
        self.removed: i64 = 0
        self.social = NONE_OF_TEN  # never written to

    def copy_seats(self, copy: "Seats") -> None:
        copy.frits = self.frits
        copy.willem = self.willem
        copy.after = self.after
        copy.holders = self.holders
        copy.outs = self.outs
        copy.gone = self.gone
        copy.removed = self.removed
        copy.social = self.social

    def players(self) -> i64:
        """All players: whoever is out included, whoever was removed not (1N)."""
        return (BIT[self.seats] - 1) & ~self.removed

    def next_seat(self, seat: i64) -> i64:
        """Clockwise (2-54)."""
        return (self.after >> (4 * seat)) & 15

    def sit(self, frits: i64, willem: i64) -> None:
        """Willem sits directly left of Frits, the others keep their order (2-41, P1-12)."""
        self.frits = frits
        self.willem = willem
        self.after = 0
        seat = willem
        for other in range(self.seats):
            if other != frits and other != willem:
                self.after |= other << (4 * seat)
                seat = other
        self.after |= frits << (4 * seat)
        self.after |= willem << (4 * frits)

    def order(self) -> list[int]:
        """The seats in the order of play; by number as long as there are no roles."""
        if self.willem == NOBODY:
            return list(range(self.seats))
        found = [int(self.willem)]
        while found[-1] != self.frits:
            found.append(int(self.next_seat(found[-1])))
        return found

    def size(self, seat: i64) -> i64:
        return self.counts[seat]

    def hold(self, seat: i64, more: i64) -> None:
        """So many more cards are in a hand; fewer if it is negative."""
        size = self.counts[seat] + more
        self.counts[seat] = size
        if size:
            self.holders |= BIT[seat]
        else:
            self.holders &= ~BIT[seat]

    def add(self, what: i64, seat: i64, more: i64) -> None:
        """To the numbers that change seldom."""
        self.social = self.social[:]
        self.social[what + seat] += more

    def place_out(self, seat: i64) -> i64:
        """The place of who is out, from 1; 0 if it is not."""
        outs, place = self.outs, i64(1)
        while outs:
            if (outs & 15) - 1 == seat:
                return place
            outs >>= 4
            place += 1
        return 0
