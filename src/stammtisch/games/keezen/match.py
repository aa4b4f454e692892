"""The whole of a match: the table and the hidden half, and every play that a seat may make."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import bit, count, has, lowest, member, nth
from stammtisch.core.game import TABLE, Deadline, Moves, State
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.keezen import scoring
from stammtisch.games.keezen.board import H1, PAWNS, PLACES, SEATS, YARD, lap, nth_pawn, partner, start
from stammtisch.games.keezen.cards import ranks_in
from stammtisch.games.keezen.moves import ENTER_ACE, ENTER_KING, FOLD, WALK_OF, rest, split, swap
from stammtisch.games.keezen.rules import CLOSING_UP, NEAR, STRIDES, pairs
from stammtisch.games.keezen.table import PLAYING, KeezenTable

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
_PARTS: Final = 0x7E  # one to six steps, as a set
_REVERSED: Final = vec[i64]([sum(1 << 7 - n for n in range(1, 7) if steps >> n & 1) for steps in range(128)])
"""What a set of steps leaves of a seven."""


@mypyc_attr(acyclic=True)
class KeezenMatch(State):
    def __init__(self, table: KeezenTable, rng: Rng) -> None:
        super().__init__(SEATS, rng)
        self.table: Final = table
        self.hands = vec[i64]()
        self.stock = vec[i64]()  # its last cards, `table.left` of them, are to be dealt; not written after the shuffle

    def copy_to(self, copy: "KeezenMatch") -> None:
        """The hidden half, for a clone."""
        copy.ply = self.ply
        copy.hands = self.hands[:]
        copy.stock = self.stock

    def lay(self) -> None:
        """An empty board and empty hands of its own (K-003)."""
        self.table.lay()
        self.hands = vec[i64]([0] * SEATS)

    def acting(self) -> i64:
        return self.table.acting()

    def deadlines(self) -> list[Deadline]:
        return self.table.deadlines()

    def sides(self) -> list[list[int]]:
        return scoring.sides()

    def scores(self) -> list[int]:
        return scoring.scores(self.table)

    def counts(self) -> str:
        return "pawns"

    def places(self) -> list[int]:
        return scoring.places(self.table)

    def winners(self) -> list[int]:
        return scoring.winners(self.table)

    def ending(self) -> str:
        return scoring.ending(self.table)

    def value(self, seat: i64) -> float:
        return scoring.value(self.table, seat)

    def moves(self, seat: i64, into: Moves) -> None:
        """Every play of every card (K-024), however it hurts (K-023, K-046, K-047), for a helper too (K-102); without
        any, the hand is laid down (K-022, K-025). Equal cards make one play (K-036), and so do pawns of the yard."""
        table = self.table
        if seat == table.turn and table.ended == PLAYING:
            colour = table.mover(seat)
            ranks = ranks_in(self.hands[seat])
            if ranks & _ENTERING:
                _list_enters(table, colour, ranks, into)
            _list_walks(table, colour, ranks, into)
            if ranks & _JACK:
                _list_swaps(table, colour, into)
            if ranks & _SEVEN:
                _list_sevens(table, seat, colour, into)
            if into.size == 0:
                into.add(FOLD)
        elif seat == TABLE:
            self.closing(into)

    def pick(self, seat: i64, rng: Rng, found: Moves) -> i64:
        """Most plays are walks: they are counted, and only the one drawn is looked up."""
        table = self.table
        if table.ended != PLAYING or seat != table.turn:
            return super().pick(seat, rng, found)
        colour = table.mover(seat)
        ranks = ranks_in(self.hands[seat])
        walks = _walks(table, colour, ranks)
        walking = count(walks)
        found.size = 0
        if ranks & _ENTERING:
            _list_enters(table, colour, ranks, found)
        entering = found.size
        if ranks & _JACK:
            _list_swaps(table, colour, found)
        if ranks & _SEVEN:
            _list_sevens(table, seat, colour, found)
        if found.size + walking == 0:
            found.add(FOLD)
        n = rng.below(found.size + walking)
        if entering <= n < entering + walking:
            return _walk(table, colour, nth(walks, n - entering))
        return found.items[n if n < entering else n - walking]


def _list_enters(table: KeezenTable, colour: i64, ranks: i64, into: Moves) -> None:
    """From the yard by ace or king alone (K-031, K-032, K-042), on the own start square, unless an own pawn stands
    there (K-049); a pawn of another colour is captured (K-048)."""
    if table.pawn(colour, 3) == YARD and not table.blocks & bit(colour):
        if ranks & _ACE:
            into.add(ENTER_ACE)
        if ranks & _KING:
            into.add(ENTER_KING)


def _list_walks(table: KeezenTable, colour: i64, ranks: i64, into: Moves) -> None:
    walks = _walks(table, colour, ranks)
    while walks:
        into.add(_walk(table, colour, member(lowest(walks))))
        walks &= walks - 1


def _walks(table: KeezenTable, colour: i64, ranks: i64) -> i64:
    """All steps of a card with one pawn, or none (K-029, K-034, K-035, K-070), in home too (K-092, K-093); a four
    goes back, never forwards (K-038). As a set: 15 times the pawn, and the steps of the card."""
    steps = _steps(table, ranks)
    at, pawns = table.row(colour), table.pawns[colour]
    may: i64 = 0
    for i in range(i64(PAWNS)):  # an i64, which `range(PAWNS)` has not
        may |= STRIDES[at + nth_pawn(pawns, i)] << (15 * i)
    found = may & (steps * _EACH)
    return found | (may & _EACH) << 4 if ranks & _FOUR else found  # BACK becomes four steps


def _walk(table: KeezenTable, colour: i64, walk: i64) -> i64:
    """The action of one of `_walks`."""
    return WALK_OF[15 * (PLACES * colour + table.pawn(colour, walk // 15)) + walk % 15]


def _steps(table: KeezenTable, ranks: i64) -> i64:
    """By how many steps cards of these ranks lead forwards, as a set (K-031, K-034, K-035, K-037); a four does not
    (K-038)."""
    steps = (ranks & _WALKERS) << 1
    return steps | bit(table.terms.queen) if ranks & _QUEEN else steps


def _list_swaps(table: KeezenTable, colour: i64, into: Moves) -> None:
    """The exchanges of a jack: of an own pawn on the track (K-010, K-064, K-065), the own start square included
    (K-063, K-100), unless the table settled otherwise."""
    into.room(48)  # twelve for each of four
    pawns = table.pawns[colour]
    for i in range(i64(PAWNS)):
        own = nth_pawn(pawns, i)
        if own >= H1:
            break
        if table.terms.start_swaps or own != start(colour):
            for other in range(i64(SEATS)):
                if other != colour:
                    _list_swaps_with(table, own, other, into)


def _list_swaps_with(table: KeezenTable, own: i64, other: i64, into: Moves) -> None:
    """For any pawn of another colour, the partner's too (K-060, K-061), on the track but not on its own start
    square (K-062, K-069); whatever lies between (K-066), and however bad the exchange (K-068)."""
    items, size = into.items, into.size
    pawns = table.pawns[other]
    for i in range(i64(PAWNS)):
        place = nth_pawn(pawns, i)
        if place >= H1:
            break
        if place != start(other):
            items[size] = swap(own, other, place)
            size += 1
    into.size = size


def _list_sevens(table: KeezenTable, seat: i64, colour: i64, into: Moves) -> None:
    """Over two pawns (K-071, K-072, K-073), the partner's for a helper (K-099), or over the last own pawn and the
    partner's."""
    at, pawns = table.row(colour), table.pawns[colour]
    near = pairs(table.home(colour), table.terms.deepest)
    into.room(72)  # six for each of twelve pairs
    for i in range(i64(PAWNS)):
        place = nth_pawn(pawns, i)
        may = STRIDES[at + place] & _PARTS
        if may:
            _list_splits(colour, pawns, place, may, at, near, into)
    if colour == seat and table.home(seat) == 14:  # H2 to H4 are taken (K-082)
        _list_rests(table, seat, into)


def _list_splits(colour: i64, pawns: i64, place: i64, may: i64, at: i64, near: i64, into: Moves) -> None:
    """All sevens that a pawn begins, with steps that it may make, and another of its colour ends, in this order.

    The second part is judged on the board as the first leaves it (K-074). It cannot be made by a pawn that the
    first has captured (K-077); otherwise only what has changed in home matters.
    """
    items, size = into.items, into.size
    begin = lap(colour, place)
    for i in range(i64(PAWNS)):
        other = nth_pawn(pawns, i)
        if other == YARD:
            break
        if other == place:
            continue
        end = lap(colour, other)
        if begin >= NEAR and end >= NEAR:
            firsts = CLOSING_UP[near + 10 * begin + end]
        else:
            firsts = may & _REVERSED[STRIDES[at + other] & _PARTS]
            if begin < end < begin + 7:
                firsts &= ~bit(end - begin)
        while firsts:
            steps = member(lowest(firsts))
            turns, other_turns = place < H1 <= begin + steps, other < H1 <= end + 7 - steps
            items[size] = split(place, other, steps, turns, other_turns)
            size += 1
            firsts &= firsts - 1
    into.size = size


def _list_rests(table: KeezenTable, seat: i64, into: Moves) -> None:
    """Where H2 to H4 are taken: sevens whose first part brings the last own pawn home and whose rest is made with
    a pawn of the partner, all of it (K-078 to K-082): not from the yard (K-083), and as its own colour walks
    (K-084)."""
    steps = H1 - lap(seat, table.pawn(seat, 0))
    if 0 < steps <= 6:
        mate = partner(seat)
        at = table.row(mate)
        for i in range(PAWNS):
            place = table.pawn(mate, i)
            if has(STRIDES[at + place], 7 - steps):
                into.add(rest(seat, steps, place))
