"""The whole truth of a match: the table, and what is hidden. Who may do what."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, count, has, left_of, lowest, member, nth
from stammtisch.core.game import TABLE, Deadline, Moves, State
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.foppen import scoring
from stammtisch.games.foppen.cards import CARDS
from stammtisch.games.foppen.moves import BID, DEAL, STAY
from stammtisch.games.foppen.rules import playable
from stammtisch.games.foppen.table import BIDDING, PLAYING, SCORED, FoppenTable

_EMPTY: Final = vec[i64]([0] * 6)
"""Hands of six without a card; never written to."""


@mypyc_attr(acyclic=True)
class FoppenMatch(State):
    def __init__(self, table: FoppenTable, rng: Rng) -> None:
        super().__init__(table.seats, rng)
        self.table: Final = table
        self.hands = _EMPTY  # by seat (O-009)
        self.face_down: i64 = 0  # who has bid, while bids are sealed (O-072)

    def copy_to(self, copy: "FoppenMatch") -> None:
        """The hidden half, for a clone."""
        copy.ply = self.ply
        copy.hands = self.hands[:]
        copy.face_down = self.face_down

    def acting(self) -> i64:
        return self.table.acting()

    def deadlines(self) -> list[Deadline]:
        return self.table.deadlines()

    def sealed(self, seat: i64, action: i64) -> bool:
        """A decision on a bid is hidden until all are in (O-072)."""
        return seat != TABLE and self.table.sealed()

    def scores(self) -> list[int]:
        return scoring.scores(self.table)

    def places(self) -> list[int]:
        return scoring.places(self.scores())

    def value(self, seat: i64) -> float:
        return scoring.value(self.table, self.hands, seat)

    def moves(self, seat: i64, into: Moves) -> None:
        table = self.table
        if seat == TABLE and table.phase == SCORED:
            into.add(DEAL)  # as `closing` would find by a list, and every hand of a simulation asks
        elif seat == TABLE:
            self.closing(into)
        elif table.phase == BIDDING and has(table.undecided, seat):
            into.add(BID)
            into.add(STAY)
        elif table.phase == PLAYING and seat == table.turn:
            cards = playable(self.hands[seat], table.suit)
            while cards:
                into.add(member(lowest(cards)))
                cards &= cards - 1

    def pick(self, seat: i64, rng: Rng, found: Moves) -> i64:
        table = self.table
        if table.phase != PLAYING or seat == TABLE:
            return super().pick(seat, rng, found)
        cards = playable(self.hands[seat], table.suit)
        return nth(cards, rng.below(count(cards)))

    def clear(self) -> None:
        """Empty hands of its own, and a table without a card."""
        self.hands = _EMPTY[: self.seats]
        self.table.clear()

    def deal_cards(self) -> None:
        """All cards, evenly, from the left of the dealer (O-006, O-007)."""
        cards = BIT[:CARDS]
        self.rng.shuffle(cards, 0)
        self.clear()
        hands = self.hands
        seats = self.seats
        seat = left_of(self.table.dealer, seats)
        for i in range(CARDS):
            hands[seat] |= cards[i]
            seat = left_of(seat, seats)

    def somebody_is_out(self) -> bool:
        """One or several (O-053)."""
        hands = self.hands
        out = False
        for i in range(len(hands)):
            out = out or hands[i] == 0
        return out


def singles(cards: i64) -> vec[i64]:
    """The sets of one, to be shuffled."""
    found = vec[i64]([0] * int(count(cards)))
    for i in range(len(found)):
        found[i] = lowest(cards)
        cards &= cards - 1
    return found
