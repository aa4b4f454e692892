"""What lies on the table, and who may do what."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, MEMBER, count, has, nth
from stammtisch.core.game import TABLE, Deadline, Moves, State
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.keezen.board import (
    H1,
    NOBODY,
    PAWNS,
    PLACES,
    QUARTER,
    SEATS,
    TRACK,
    YARD,
    lap,
    partner,
)
from stammtisch.games.keezen.cards import PACK, ranks_in
from stammtisch.games.keezen.moves import (
    ENTER_ACE,
    ENTER_KING,
    FOLD,
    TIME,
    WALK_OF,
    rest,
    split,
    swap,
)
from stammtisch.games.keezen.rules import BACK, CLOSING_UP, NEAR, STRIDES, pairs, row

# How it ended.
PLAYING: Final = 0
WON: Final = 1
TIMED: Final = 2

_NOBODY: Final = vec[i64]([NOBODY] * TRACK)
_YARDS: Final = vec[i64]([YARD * 0x1010101] * SEATS)
# Ranks as sets; made of names from another module they would be looked up at every use.
_ENTERING: Final = 0x1001  # ace and king
_WALKERS: Final = 0x3F7  # ace to ten without the four
_ACE: Final = 0x1
_FOUR: Final = 0x8
_SEVEN: Final = 0x40
_JACK: Final = 0x400
_QUEEN: Final = 0x800
_KING: Final = 0x1000
_EACH: Final = 0x200040008001  # BACK for each of four pawns, 15 bits apart; times a set of steps, that set for each
_LAST: Final = 0x4400000000  # a fifth place behind a colour's four pawns, the yard: there a loop over them ends
_PARTS: Final = 0x7E  # one to six steps, as a set
_REVERSED: Final = vec[i64]([sum(1 << 7 - n for n in range(1, 7) if steps >> n & 1) for steps in range(128)])
"""What a set of steps leaves of a seven."""


class Terms:
    """What the table settled before it began; `unusual` are the options it changed."""

    def __init__(
        self, deepest: bool, queen: i64, rotates: bool, start_swaps: bool, seconds: int, unusual: list[str]
    ) -> None:
        self.deepest: i64 = 1 if deepest else 0  # a pawn stops in home on the deepest free square only (K-092)
        self.rows = row(0, 0, 0, self.deepest)  # where what it settled begins in STRIDES
        self.queen = queen  # the steps of a queen (K-034)
        self.rotates = rotates  # the deal passes on after each hand (K-013)
        self.start_swaps = start_swaps  # an own pawn may be exchanged away from the own start square (K-063)
        self.round_seconds = seconds  # K-109
        self.unusual = unusual


@mypyc_attr(acyclic=True)
class Match(State):
    def __init__(self, seats: i64, rng: Rng, terms: Terms) -> None:
        super().__init__(seats, rng)
        self.terms = terms
        self.ended: i64 = PLAYING
        self.deck: i64 = 0  # packs dealt out before this one
        self.round: i64 = 0  # hands dealt from this pack before this one
        self.turn: i64 = 0
        self.folded: i64 = 0  # who has laid down the hand and waits for the next deal (K-026)
        self.hands = vec[i64]()
        self.pawns = _YARDS  # the places of each colour's four, ascending, eight bits each
        self.board = _NOBODY  # whose pawn stands there: one at most (K-011)
        self.homes: i64 = 0  # four bits for each colour, H1 the lowest: where a pawn of it stands
        self.arrived: i64 = 0  # the colours with all their pawns home
        self.blocks: i64 = 0  # the colours that have a pawn on their own start square (K-052 to K-059)
        self.stock = vec[i64]()  # never written to, so clones share it
        self.left: i64 = 0  # cards at the end of the stock that are not yet dealt
        self.pile = vec[i64]()  # the open cards of this pack: 64 times who, and the card (K-028)
        self.piled: i64 = 0

    def lay(self) -> None:
        """An empty board and empty hands of its own, all pawns in their yards (K-003)."""
        self.hands = vec[i64]([0] * SEATS)
        self.pawns = _YARDS[:]
        self.board = _NOBODY[:]
        self.pile = PACK[:]

    def acting(self) -> i64:
        """One at a time, clockwise (K-021); nobody when it is over (K-108)."""
        return BIT[self.turn] if self.ended == PLAYING else i64(0)

    def deadlines(self) -> list[Deadline]:
        """The round has its time (K-109), a turn has none (K-106)."""
        if self.ended == PLAYING and self.terms.round_seconds:
            return [Deadline("round", TIME, self.terms.round_seconds, 0, True, int(BIT[TABLE]))]
        return []

    def dealer(self) -> i64:
        """Blue first (K-012), for a whole pack (K-013), then the next clockwise (K-017)."""
        return (3 * self.deck + self.round) & 3 if self.terms.rotates else self.deck & 3

    def pawn(self, colour: i64, i: i64) -> i64:
        """The place of a pawn, from the lowest place."""
        return (self.pawns[colour] >> (8 * i)) & 127

    def home(self, colour: i64) -> i64:
        """The home squares where a pawn of a colour stands, H1 the lowest bit (K-094)."""
        return (self.homes >> (4 * colour)) & 15

    def all_home(self, colour: i64) -> bool:
        return has(self.arrived, colour)

    def row(self, colour: i64) -> i64:
        """Where a colour begins in STRIDES as things stand: `rules.row`, written out."""
        return self.terms.rows + 69 * (64 * ((self.homes >> (4 * colour)) & 15) + 4 * self.blocks + colour)

    def mover(self, seat: i64) -> i64:
        """The colour a seat moves: its own, and once that is home its partner's, as if it were the own (K-096, K-097,
        K-098); cards and turns stay those of the seat (K-101)."""
        return partner(seat) if self.arrived & BIT[seat] else seat

    def moves(self, seat: i64, into: Moves) -> None:
        """Every play of every card (K-024), however it hurts (K-023, K-046, K-047), for a helper too (K-102); without
        any, the hand is laid down (K-022, K-025). Equal cards make one play (K-036), and so do pawns of the yard."""
        if seat == self.turn and self.ended == PLAYING:
            colour = self.mover(seat)
            ranks = ranks_in(self.hands[seat])
            if ranks & _ENTERING:
                self._list_enters(colour, ranks, into)
            self._list_walks(colour, ranks, into)
            if ranks & _JACK:
                self._list_swaps(colour, into)
            if ranks & _SEVEN:
                self._list_sevens(seat, colour, into)
            if into.size == 0:
                into.add(FOLD)
        elif seat == TABLE:
            self.closing(into)

    def _list_enters(self, colour: i64, ranks: i64, into: Moves) -> None:
        """From the yard by ace or king alone (K-031, K-032, K-042), on the own start square, unless an own pawn stands
        there (K-049); a pawn of another colour is captured (K-048)."""
        if self.pawn(colour, 3) == YARD and not has(self.blocks, colour):
            if ranks & _ACE:
                into.add(ENTER_ACE)
            if ranks & _KING:
                into.add(ENTER_KING)

    def _list_walks(self, colour: i64, ranks: i64, into: Moves) -> None:
        """All steps of a card with one pawn, or none (K-029, K-034, K-035, K-070), in home too (K-092, K-093); a four
        goes back, never forwards (K-038)."""
        steps, four = self._steps(ranks), ranks & _FOUR
        at = self.row(colour)
        items, size = into.items, into.size  # two enters and twenty walks at most: there is room
        pawns = self.pawns[colour] | _LAST
        place = pawns & 127
        while place != YARD:
            may = STRIDES[at + place]
            walks = may & steps
            if four and may & BACK:
                walks |= 0x10  # as its four steps
            first = 15 * (PLACES * colour + place)
            while walks:
                items[size] = WALK_OF[first + MEMBER[(walks & -walks) % 67]]
                size += 1
                walks &= walks - 1
            pawns >>= 8
            place = pawns & 127
        into.size = size

    def _steps(self, ranks: i64) -> i64:
        """By how many steps cards of these ranks lead forwards, as a set (K-031, K-034, K-035, K-037); a four does not
        (K-038)."""
        steps = (ranks & _WALKERS) << 1
        return steps | BIT[self.terms.queen] if ranks & _QUEEN else steps

    def _list_swaps(self, colour: i64, into: Moves) -> None:
        """The exchanges of a jack: of an own pawn on the track (K-010, K-064, K-065), the own start square included
        (K-063, K-100), unless the table settled otherwise."""
        pawns = self.pawns[colour] | _LAST
        place = pawns & 127
        while place < H1:
            if self.terms.start_swaps or place != QUARTER * colour:
                self._list_swaps_of(colour, place, into)
            pawns >>= 8
            place = pawns & 127

    def _list_swaps_of(self, colour: i64, own: i64, into: Moves) -> None:
        """For any pawn of another colour, the partner's too (K-060, K-061), on the track but not on its own start
        square (K-062, K-069); whatever lies between (K-066), and however bad the exchange (K-068)."""
        into.room(12)  # four of each
        items, size = into.items, into.size
        for other in range(SEATS):
            if other != colour:
                pawns = self.pawns[other] | _LAST
                place = pawns & 127
                while place < H1:
                    if place != QUARTER * other:
                        items[size] = swap(own, other, place)
                        size += 1
                    pawns >>= 8
                    place = pawns & 127
        into.size = size

    def _list_sevens(self, seat: i64, colour: i64, into: Moves) -> None:
        """Over two pawns (K-071, K-072, K-073), the partner's for a helper (K-099), or over the last own pawn and the
        partner's."""
        at = self.row(colour)
        pawns = self.pawns[colour] | _LAST
        place = pawns & 127
        while place != YARD:
            may = STRIDES[at + place] & _PARTS
            if may:
                self._list_splits(colour, place, may, into)
            pawns >>= 8
            place = pawns & 127
        if colour == seat and self.home(seat) == 14:  # H2 to H4 are taken (K-082)
            self._list_rests(seat, into)

    def _list_splits(self, colour: i64, place: i64, may: i64, into: Moves) -> None:
        """All sevens that a pawn begins, with steps that it may make, and another ends, in this order.

        The second part is judged on the board as the first leaves it (K-074). It cannot be made by a pawn that the
        first has captured (K-077); otherwise only what has changed in home matters.
        """
        at = self.row(colour)
        begin = lap(colour, place)
        near = pairs(self.home(colour), self.terms.deepest)
        into.room(18)  # six with each of three
        items, size = into.items, into.size
        pawns = self.pawns[colour] | _LAST
        other = pawns & 127
        while other != YARD:
            end = lap(colour, other)
            if other == place:
                firsts: i64 = 0
            elif begin >= NEAR and end >= NEAR:
                firsts = CLOSING_UP[near + 10 * begin + end]
            else:
                firsts = may & _REVERSED[STRIDES[at + other] & _PARTS]
                if begin < end < begin + 7:
                    firsts &= ~BIT[end - begin]
            while firsts:
                steps = MEMBER[(firsts & -firsts) % 67]
                turns, other_turns = place < H1 <= begin + steps, other < H1 <= end + 7 - steps
                items[size] = split(place, other, steps, turns, other_turns)
                size += 1
                firsts &= firsts - 1
            pawns >>= 8
            other = pawns & 127
        into.size = size

    def _list_rests(self, seat: i64, into: Moves) -> None:
        """Where H2 to H4 are taken: sevens whose first part brings the last own pawn home and whose rest is made with
        a pawn of the partner, all of it (K-078 to K-082): not from the yard (K-083), and as its own colour walks
        (K-084)."""
        steps = H1 - lap(seat, self.pawn(seat, 0))
        if 0 < steps <= 6:
            mate = partner(seat)
            at = self.row(mate)
            for i in range(PAWNS):
                place = self.pawn(mate, i)
                if has(STRIDES[at + place], 7 - steps):
                    into.add(rest(seat, steps, place))

    def pick(self, seat: i64, rng: Rng, found: Moves) -> i64:
        """Most plays are walks: they are counted, and only the one drawn is looked up."""
        if self.ended != PLAYING or seat != self.turn:
            return super().pick(seat, rng, found)
        colour = self.mover(seat)
        ranks = ranks_in(self.hands[seat])
        walks = self._walks(colour, ranks)
        walking = count(walks)
        found.size = 0
        if ranks & _ENTERING:
            self._list_enters(colour, ranks, found)
        entering = found.size
        if ranks & _JACK:
            self._list_swaps(colour, found)
        if ranks & _SEVEN:
            self._list_sevens(seat, colour, found)
        if found.size + walking == 0:
            found.add(FOLD)
        n = rng.below(found.size + walking)
        if entering <= n < entering + walking:
            walk = nth(walks, n - entering)
            return WALK_OF[15 * (PLACES * colour + self.pawn(colour, walk // 15)) + walk % 15]
        return found.items[n if n < entering else n - walking]

    def _walks(self, colour: i64, ranks: i64) -> i64:
        """What `_list_walks` lists, as a set: 15 times the pawn, and the steps of the card."""
        at = self.row(colour)
        pawns = self.pawns[colour]
        may = (
            STRIDES[at + (pawns & 127)]
            | STRIDES[at + ((pawns >> 8) & 127)] << 15
            | STRIDES[at + ((pawns >> 16) & 127)] << 30
            | STRIDES[at + (pawns >> 24)] << 45
        )
        found = may & (self._steps(ranks) * _EACH)
        return found | (may & _EACH) << 4 if ranks & _FOUR else found  # BACK becomes four steps
