"""What lies on the table, and who may do what."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, MEMBER, count, has, lowest, member, nth
from stammtisch.core.game import TABLE, Deadline, Moves, State
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.keezen.board import (
    ALL_OF,
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
    start,
)
from stammtisch.games.keezen.cards import KING, PACK, ranks_in
from stammtisch.games.keezen.moves import (
    ENTER_ACE,
    ENTER_KING,
    FOLD,
    SPLIT_AT,
    TIME,
    WALK_OF,
    WAYS,
    rest,
    swap,
)
from stammtisch.games.keezen.rules import CLOSING_UP, NEAR, STRIDES, row

# How it ended.
PLAYING: Final = 0
WON: Final = 1
TIMED: Final = 2

_NOBODY: Final = vec[i64]([NOBODY] * TRACK)
_YARDS: Final = vec[i64]([YARD * 0x1010101] * SEATS)
# Ranks as sets; made of names from another module they would be looked up at every use.
_ENTERING: Final = 0x1001  # ace and king
_WALKERS: Final = 0x3F7  # ace to ten without the four
_FOUR: Final = 0x8
_SEVEN: Final = 0x40
_JACK: Final = 0x400
_QUEEN: Final = 0x800
_ALL: Final = 0x200040008001  # times a set of steps: the same for each of four pawns, 15 bits each
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
        self.track: i64 = 0  # four bits for each colour, the lowest for as many pawns as it has on the track
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
            return [Deadline("round", TIME, self.terms.round_seconds, 0, True)]
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
            may = self._strides(colour)
            if ranks & _ENTERING:
                enters = self._enters(colour, ranks)
                if enters & 1:
                    into.add(ENTER_ACE)
                if enters & 2:
                    into.add(ENTER_KING)
            self._list_walks(colour, self._walks(ranks, may), into)
            if ranks & _JACK:
                self._list_swaps(colour, into)
            if ranks & _SEVEN:
                self._list_sevens(seat, colour, may, into)
            if into.size == 0:
                into.add(FOLD)
        elif seat == TABLE:
            self.closing(into)

    def _list_walks(self, colour: i64, walks: i64, into: Moves) -> None:
        pawns = self.pawns[colour]
        first = 15 * PLACES * colour
        items, size = into.items, into.size  # at most twenty: four pawns, five cards
        while walks:
            here = walks & 0x7FFF
            at = first + 15 * (pawns & 127)
            while here:
                items[size] = WALK_OF[at + MEMBER[(here & -here) % 67]]
                size += 1
                here &= here - 1
            walks >>= 15
            pawns >>= 8
        into.size = size

    def _list_swaps(self, colour: i64, into: Moves) -> None:
        pawns = self.pawns
        sources = self._sources(colour)
        others = self._targets(colour)
        into.room(48)  # four with each of twelve
        items, size = into.items, into.size
        while sources:
            own = self.pawn(colour, member(lowest(sources)))
            targets = others
            while targets:
                target = MEMBER[(targets & -targets) % 67]
                items[size] = swap(own, target >> 2, (pawns[target >> 2] >> (8 * (target & 3))) & 127)
                size += 1
                targets &= targets - 1
            sources &= sources - 1
        into.size = size

    def _list_sevens(self, seat: i64, colour: i64, may: i64, into: Moves) -> None:
        """Over two pawns at most (K-071, K-072, K-073), the partner's for a helper (K-099); and the last pawn home with
        the rest for the partner."""
        for i in range(PAWNS):
            first = (may >> (15 * i)) & 126
            if first:
                self._list_splits(colour, i, first, may, into)
        rests = self._rests(seat, colour)
        while rests:
            into.add(self._rest(colour, member(lowest(rests))))
            rests &= rests - 1

    def _list_splits(self, colour: i64, i: i64, first: i64, may: i64, into: Moves) -> None:
        """All sevens that one pawn begins, with as many steps as it may, and another ends, in this order.

        The second part is judged on the board as the first leaves it (K-074). It cannot be made by a pawn that the
        first has captured (K-077); otherwise only what has changed in home matters.
        """
        pawns = self.pawns[colour]
        place = (pawns >> (8 * i)) & 127
        begin = lap(colour, place)
        near = 100 * (16 * self.terms.deepest + self.home(colour)) - 11 * NEAR
        into.room(18)  # six with each of three
        items, size = into.items, into.size
        for j in range(PAWNS):
            other = (pawns >> (8 * j)) & 127
            if j == i or other == YARD:
                continue
            end = other if other >= H1 else (other - QUARTER * colour) & 63
            if begin >= NEAR and end >= NEAR:
                firsts = CLOSING_UP[near + 10 * begin + end]
            else:
                firsts = first & _REVERSED[(may >> (15 * j)) & 126]
                if begin < end < begin + 7:
                    firsts &= ~BIT[end - begin]
            while firsts:
                steps = MEMBER[(firsts & -firsts) % 67]
                action = SPLIT_AT[6 * (PLACES * place + other) + steps - 1]
                if place < H1 <= begin + steps:
                    action += WAYS[7 * other + 7 - steps]
                if other < H1 <= end + 7 - steps:
                    action += 1
                items[size] = action
                size += 1
                firsts &= firsts - 1
        into.size = size

    def pick(self, seat: i64, rng: Rng, found: Moves) -> i64:
        """Plays are counted, and only one of them is made; those of a seven are listed."""
        if self.ended != PLAYING or seat != self.turn:
            return super().pick(seat, rng, found)
        colour = self.mover(seat)
        ranks = ranks_in(self.hands[seat])
        may = self._strides(colour)
        enters = self._enters(colour, ranks)
        walks = self._walks(ranks, may)
        entering = (enters & 1) + (enters >> 1)
        walking = entering + count(walks)
        swapping = walking
        if ranks & _JACK:
            swapping += count(self._sources(colour)) * count(self._targets(colour))
        found.size = 0
        if ranks & _SEVEN:
            self._list_sevens(seat, colour, may, found)
        plays = swapping + found.size
        if plays == 0:
            rng.below(1)
            return FOLD
        n = rng.below(plays)
        if n < entering:
            return nth(enters, n)
        if n < walking:
            return self._walk(colour, nth(walks, n - entering))
        if n < swapping:
            return self._nth_swap(colour, n - walking)
        return found.items[n - swapping]

    def _nth_swap(self, colour: i64, n: i64) -> i64:
        targets = self._targets(colour)
        own = self.pawn(colour, nth(self._sources(colour), n // count(targets)))
        target = nth(targets, n % count(targets))
        return swap(own, target >> 2, self.pawn(target >> 2, target & 3))

    def _enters(self, colour: i64, ranks: i64) -> i64:
        """From the yard by ace or king alone (K-031, K-032, K-042), on the own start square, unless an own pawn stands
        there (K-049); a pawn of another colour is captured (K-048). As a set of actions."""
        if not ranks & _ENTERING or self.pawns[colour] >> 24 != YARD or has(self.blocks, colour):
            return 0
        return (ranks & 1) | (ranks >> KING) << 1

    def _strides(self, colour: i64) -> i64:
        """By how many steps each pawn of a colour may walk, as a set: 15 times the pawn, and the steps, or BACK."""
        pawns = self.pawns[colour]
        home = (self.homes >> (4 * colour)) & 15
        at = self.terms.rows + 69 * (64 * home + 4 * self.blocks + colour)  # its `row`
        return (
            STRIDES[at + (pawns & 127)]
            | STRIDES[at + ((pawns >> 8) & 127)] << 15
            | STRIDES[at + ((pawns >> 16) & 127)] << 30
            | STRIDES[at + (pawns >> 24)] << 45
        )

    def _walks(self, ranks: i64, may: i64) -> i64:
        """All steps of a card with one pawn, or none (K-029, K-034, K-035, K-070), in home too (K-092, K-093); a four
        goes back, never forwards (K-038). As a set: 15 times the pawn, and the steps of the card."""
        steps = (ranks & _WALKERS) << 1
        if ranks & _QUEEN:
            steps |= BIT[self.terms.queen]
        found = may & (steps * _ALL)
        if ranks & _FOUR:
            found |= (may & _ALL) << 4
        return found

    def _walk(self, colour: i64, walk: i64) -> i64:
        """The action of a pawn and its steps."""
        return WALK_OF[15 * (PLACES * colour + self.pawn(colour, walk // 15)) + walk % 15]

    def _sources(self, colour: i64) -> i64:
        """The pawns that a jack may exchange, as a set: on the track (K-010, K-064, K-065), the own start square
        included (K-063, K-100), unless the table settled otherwise."""
        found = (self.track >> (4 * colour)) & 15
        return found if self.terms.start_swaps else found & ~self._at_start(colour)

    def _targets(self, colour: i64) -> i64:
        """The pawns for which it may be exchanged, as a set, four for each colour: any of another colour, the partner's
        too (K-060, K-061), on the track but not on its own start square (K-062, K-069); whatever lies between (K-066),
        and however bad the exchange (K-068)."""
        found = self.track & ~ALL_OF[colour]
        blocks = self.blocks & ~BIT[colour]
        while blocks:
            other = member(lowest(blocks))
            found &= ~(self._at_start(other) << (4 * other))
            blocks &= blocks - 1
        return found

    def _at_start(self, colour: i64) -> i64:
        """The pawn on its own start square, as a set."""
        if not has(self.blocks, colour):
            return 0
        i: i64 = 0
        while self.pawn(colour, i) != start(colour):
            i += 1
        return BIT[i]

    def _rests(self, seat: i64, colour: i64) -> i64:
        """The partner's pawns that can take all that is left of a seven once the first part has brought the last own
        pawn home, as a set (K-078 to K-082): not from the yard (K-083), and as their own colour walks (K-084)."""
        if seat != colour or self.home(colour) != 14:
            return 0
        steps = H1 - lap(colour, self.pawn(colour, 0))
        if not 0 < steps <= 6:
            return 0
        found: i64 = 0
        may = self._strides(partner(colour))
        for i in range(PAWNS):
            if has(may, 15 * i + 7 - steps):
                found |= BIT[i]
        return found

    def _rest(self, colour: i64, i: i64) -> i64:
        return rest(colour, H1 - lap(colour, self.pawn(colour, 0)), self.pawn(partner(colour), i))
