"""The open half of a match: what all four see. Nothing hidden may be put here."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import bit, has
from stammtisch.core.game import TABLE, Deadline
from stammtisch.core.vecs import vec
from stammtisch.games.keezen.board import H1, NOBODY, SEATS, TRACK, YARD, moved, nth_pawn, partner, start
from stammtisch.games.keezen.cards import PACK
from stammtisch.games.keezen.moves import TIME
from stammtisch.games.keezen.rules import row

# How it ended.
PLAYING: Final = 0
WON: Final = 1
TIMED: Final = 2
ENDED: Final = ["", "win", "time"]

_NOBODY: Final = vec[i64]([NOBODY] * TRACK)
_YARDS: Final = vec[i64]([YARD * 0x1010101] * SEATS)


@final
class Terms:
    """What the table settled before it began; `unusual` are the options it changed."""

    def __init__(
        self, deepest: bool, queen: i64, rotates: bool, start_swaps: bool, seconds: int, unusual: list[str]
    ) -> None:
        self.deepest: i64 = 1 if deepest else 0  # a pawn stops in home on the deepest free square only (K-092)
        self.queen = queen  # the steps of a queen (K-034)
        self.rotates = rotates  # the deal passes on after each hand (K-013)
        self.start_swaps = start_swaps  # an own pawn may be exchanged away from the own start square (K-063)
        self.round_seconds = seconds  # K-109
        self.unusual = unusual


@final  # so that its methods are called directly
@mypyc_attr(acyclic=True, free_list_len=1)
class KeezenTable:
    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.ended: i64 = PLAYING
        self.deck: i64 = 0  # packs dealt out before this one
        self.round: i64 = 0  # hands dealt from this pack before this one
        self.turn: i64 = 0
        self.folded: i64 = 0  # who has laid down the hand and waits for the next deal (K-026)
        self.left: i64 = 0  # cards of the pack that are not yet dealt
        self.pawns = _YARDS  # the places of each colour's four, ascending (`nth_pawn`)
        self.board = _NOBODY  # whose pawn stands there: one at most (K-011)
        self.homes: i64 = 0  # four bits for each colour, H1 the lowest: where a pawn of it stands
        self.arrived: i64 = 0  # the colours with all their pawns home
        self.blocks: i64 = 0  # the colours that have a pawn on their own start square (K-052 to K-059)
        self.pile = PACK  # the open cards of this pack: 64 times who, and the card (K-028)
        self.piled: i64 = 0  # how many of them

    def lay(self) -> None:
        """An empty board of its own, all pawns in their yards (K-003)."""
        self.pawns = _YARDS[:]
        self.board = _NOBODY[:]
        self.pile = PACK[:]

    def clone(self) -> "KeezenTable":
        copy = KeezenTable(self.terms)
        copy.ended = self.ended
        copy.deck = self.deck
        copy.round = self.round
        copy.turn = self.turn
        copy.folded = self.folded
        copy.left = self.left
        copy.pawns = self.pawns[:]
        copy.board = self.board[:]
        copy.homes = self.homes
        copy.arrived = self.arrived
        copy.blocks = self.blocks
        copy.pile = self.pile[:]
        copy.piled = self.piled
        return copy

    def acting(self) -> i64:
        """One at a time, clockwise (K-021); nobody when it is over (K-108)."""
        return bit(self.turn) if self.ended == PLAYING else i64(0)

    def deadlines(self) -> list[Deadline]:
        """The round has its time (K-109), a turn has none (K-106)."""
        if self.ended == PLAYING and self.terms.round_seconds:
            return [Deadline("round", TIME, self.terms.round_seconds, 0, True, int(bit(TABLE)))]
        return []

    def dealer(self) -> i64:
        """Blue first (K-012), for a whole pack (K-013), then the next clockwise (K-017)."""
        return (3 * self.deck + self.round) & 3 if self.terms.rotates else self.deck & 3

    def pawn(self, colour: i64, n: i64) -> i64:
        """The place of a pawn, from the lowest place."""
        return nth_pawn(self.pawns[colour], n)

    def stands(self, colour: i64, place: i64) -> bool:
        """Whether a pawn of a colour stands on a square of the track, or of its home."""
        return self.board[place] == colour if place < H1 else has(self.home(colour), place - H1)

    def home(self, colour: i64) -> i64:
        """The home squares where a pawn of a colour stands, H1 the lowest bit (K-094)."""
        return (self.homes >> (4 * colour)) & 15

    def all_home(self, colour: i64) -> bool:
        return self.arrived & bit(colour) != 0

    def mover(self, seat: i64) -> i64:
        """The colour a seat moves: its own, and once that is home its partner's, as if it were the own (K-096, K-097,
        K-098); cards and turns stay those of the seat (K-101)."""
        return partner(seat) if self.all_home(seat) else seat

    def row(self, colour: i64) -> i64:
        """Where a colour begins in STRIDES as things stand."""
        return row(colour, self.blocks, self.home(colour), self.terms.deepest)

    def put(self, colour: i64, old: i64, new: i64) -> None:
        """A pawn has a new place; those of its colour stay in order."""
        pawns, board = self.pawns, self.board
        pawns[colour] = moved(pawns[colour], old, new)
        if old == start(colour) or new == start(colour):
            self.blocks ^= bit(colour)
        if old < H1:
            board[old] = NOBODY
        elif old < YARD:
            self.homes ^= bit(4 * colour + old - H1)
        if new < H1:
            board[new] = colour
        elif new < YARD:
            self.homes ^= bit(4 * colour + new - H1)
            if self.home(colour) == 15:  # whose player helps from now on (K-096)
                self.arrived |= bit(colour)

    def swap(self, colour: i64, own: i64, whose: i64, other: i64) -> None:
        """Two pawns trade places (K-066), and each goes on from where it now stands (K-067)."""
        self.put(colour, own, other)
        self.put(whose, other, own)
        self.board[other] = colour

    def lay_open(self, seat: i64, card: i64) -> None:
        self.pile[self.piled] = 64 * seat + card
        self.piled += 1
