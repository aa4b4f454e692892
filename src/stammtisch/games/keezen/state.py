"""The match: what happens when somebody acts."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, count, lowest, member
from stammtisch.core.game import TABLE
from stammtisch.games.keezen.board import (
    COLOURS,
    H1,
    NOBODY,
    PAWNS,
    PLACE,
    QUARTER,
    SEATS,
    YARD,
    at_lap,
    lap,
    moved,
    partner,
    path,
    start,
)
from stammtisch.games.keezen.cards import FOUR, LOWEST, NAME, PACK, names
from stammtisch.games.keezen.match import PLAYING, TIMED, WON
from stammtisch.games.keezen.moves import (
    FOLD,
    FROM,
    REST,
    SPLIT,
    SWAP,
    TO,
    WALK,
    Split,
    rank,
    rest_place,
    rest_steps,
    swap_colour,
    swap_other,
    swap_own,
)
from stammtisch.games.keezen.refusals import Refusals

_RULE_OF: Final = [
    *("K-031", "K-035", "K-035", "K-038", "K-035", "K-035", "K-037"),
    *("K-035", "K-035", "K-035", "K-033", "K-034", "K-032"),
]
"""By rank, the rule of the card."""


@mypyc_attr(acyclic=True, free_list_len=1)
class KeezenState(Refusals):
    def start(self) -> None:
        """All pawns wait in their yards (K-003) and Blue deals (K-012)."""
        self.lay()
        self._shuffle()
        self._deal()

    def _shuffle(self) -> None:
        """All 52 cards, once for each pack; the open cards are gathered in (K-016, K-028)."""
        self.stock = PACK[:]
        self.rng.shuffle(self.stock, 0)
        self.left = len(self.stock)
        self.piled = 0

    def _deal(self) -> None:
        """Five cards each from a new pack and then four, twice (K-014), from what is left of it (K-016): one at a time,
        clockwise, from the dealer's left (K-015), who also plays first (K-018)."""
        dealer = self.dealer()
        self.turn = (dealer + 1) & 3
        self.folded = 0
        at = len(self.stock) - self.left
        cards: i64 = 16 if self.round else 20
        stock = self.stock
        for first in range(SEATS):
            hand: i64 = 0
            for i in range(at + first, at + cards, SEATS):
                hand |= BIT[stock[i]]
            self.hands[(self.turn + first) & 3] = hand
        self.left -= cards
        if self.events is not None:
            rule = "K-013" if self.round and not self.terms.rotates else "K-017" if self.deck or self.round else "K-012"
            self.tell("dealer", dealer, [str(self.deck + 1), str(self.round + 1)], rule)
            for seat in range(SEATS):
                held = names(self.hands[seat])
                self.whisper("hand", seat, [str(len(held))], held, BIT[seat], "K-014")

    def apply(self, seat: i64, action: i64) -> None:
        self.ply += 1
        if action < FOLD:
            self._play(seat, action)
        elif action == FOLD:
            self._fold(seat)
        else:
            self._end(TIMED)

    def _play(self, seat: i64, action: i64) -> None:
        """One card (K-021), open on the pile (K-028), with all that it does."""
        hand = self.hands[seat]
        played = rank(action)
        card = 4 * played + LOWEST[(hand >> (4 * played)) & 15]  # any would do: suits mean nothing (K-036)
        self.hands[seat] = hand ^ BIT[card]
        self._lay_open(seat, card)
        if self.events is not None:
            self.tell("play", seat, [NAME[card]], _RULE_OF[played])
        colour = self.mover(seat)
        self._move(seat, colour, action)
        if self.all_home(seat):
            if self.all_home(partner(seat)):
                self._end(WON)
                return
            if colour == seat and self.events is not None:
                self.tell("help", seat, [COLOURS[partner(seat)]], "K-096")
        self._pass_turn(seat)

    def _lay_open(self, seat: i64, card: i64) -> None:
        self.pile[self.piled] = 64 * seat + card
        self.piled += 1

    def _fold(self, seat: i64) -> None:
        """The whole hand lies open (K-025), and the seat waits for the next deal (K-026)."""
        hand = self.hands[seat]
        if self.events is not None:
            self.tell("fold", seat, names(hand), "K-025")
        self.hands[seat] = 0
        self.folded |= BIT[seat]
        while hand:
            self._lay_open(seat, member(lowest(hand)))
            hand &= hand - 1
        self._pass_turn(seat)

    def _pass_turn(self, seat: i64) -> None:
        """To the next clockwise who holds cards (K-021, K-027), perhaps the same again; when nobody does, new cards
        come (K-019)."""
        turn = (seat + 1) & 3
        hands = self.hands
        while not hands[turn]:
            if turn == seat:
                self._next_hand()
                return
            turn = (turn + 1) & 3
        self.turn = turn

    def _next_hand(self) -> None:
        """The next hand of the same pack (K-016), or the first of a new one (K-014), with the next dealer (K-017)."""
        self.round += 1
        if self.round == 3:
            self.round = 0
            self.deck += 1
            self._shuffle()
        self._deal()

    def _move(self, seat: i64, colour: i64, action: i64) -> None:
        """What a card does to the pawns."""
        if action < WALK:
            self._enter(seat, colour, action)
        elif action < SWAP:
            self._walk_to(seat, colour, FROM[action], TO[action], action)
        elif action < SPLIT:
            self._swap(seat, colour, swap_own(action), swap_colour(action), swap_other(action))
        elif action < REST:
            parts = Split(action)
            self._walk_to(seat, colour, parts.place, parts.to, action)
            self._walk_to(seat, colour, parts.other, parts.end, action)
        else:
            steps = rest_steps(action)
            mate = partner(colour)
            place = rest_place(action)
            self._walk_to(seat, colour, at_lap(colour, H1 - steps), H1, action)
            self._walk_to(seat, mate, place, at_lap(mate, lap(mate, place) + 7 - steps), action)

    def _enter(self, seat: i64, colour: i64, action: i64) -> None:
        """From the yard to the start square (K-008), which captures whoever else stands there (K-048)."""
        to = start(colour)
        if self.events is not None:
            self.tell("enter", seat, [COLOURS[colour], PLACE[to]], _RULE_OF[rank(action)])
        if self.board[to] != NOBODY:
            self._capture(seat, to, "K-048")
        self.put(colour, YARD, to)

    def _walk_to(self, seat: i64, colour: i64, place: i64, to: i64, action: i64) -> None:
        """A pawn that ends on another captures it (K-045), whosever it is (K-046, K-047), each part of a seven for
        itself (K-076) and a four too (K-090); those on the way stay (K-041)."""
        if self.events is not None:
            steps = -4 if rank(action) == FOUR else lap(colour, to) - lap(colour, place)
            squares = path(colour, place, steps)
            self.tell("walk", seat, [COLOURS[colour], *squares], _rule_of_walk(seat, colour, place, to, action))
        if to < H1 and self.board[to] != NOBODY:
            self._capture(seat, to, _rule_of_capture(colour, self.board[to], action))
        self.put(colour, place, to)

    def _swap(self, seat: i64, colour: i64, own: i64, whose: i64, other: i64) -> None:
        """Two pawns trade places (K-066), and each goes on from where it now stands (K-067)."""
        if self.events is not None:
            rule = "K-100" if colour != seat else "K-063" if own == start(colour) else "K-060"
            self.tell("swap", seat, [COLOURS[colour], PLACE[own], COLOURS[whose], PLACE[other]], rule)
        self.put(colour, own, other)
        self.put(whose, other, own)
        self.board[other] = colour

    def _capture(self, seat: i64, place: i64, rule: str) -> None:
        """Whoever stands there goes back to its own yard (K-045)."""
        taken = self.board[place]
        if self.events is not None:
            self.tell("capture", seat, [COLOURS[taken], PLACE[place]], rule)
        self.put(taken, place, YARD)

    def put(self, colour: i64, old: i64, new: i64) -> None:
        """A pawn has a new place; those of its colour stay in order."""
        self.pawns[colour] = moved(self.pawns[colour], old, new)
        begin = QUARTER * colour
        if old == begin or new == begin:
            self.blocks ^= BIT[colour]
        if old < H1:
            self.board[old] = NOBODY
        elif old < YARD:
            self.homes ^= BIT[4 * colour + old - H1]
        if new < H1:
            self.board[new] = colour
        elif new < YARD:
            self.homes ^= BIT[4 * colour + new - H1]
            if self.home(colour) == 15:  # whose player helps from now on (K-096)
                self.arrived |= BIT[colour]

    def _end(self, ended: i64) -> None:
        """A duo has its eight pawns home (K-107), and nothing more is played (K-108); or the time is over, and nobody
        has won (K-109), whatever was played before it counting in full (K-110)."""
        self.ended = ended
        if self.events is not None:
            if ended == TIMED:
                self.tell("time", TABLE, [], "K-109")
            winners = [f"S{seat}" for seat in self.winners()]
            self.tell("over", TABLE, winners, "K-107" if ended == WON else "K-109")

    def winners(self) -> list[int]:
        """The duo with eight pawns home (K-107); nobody while it is played, or when the time ended it (K-109)."""
        return [seat for seat in range(SEATS) if self.all_home(seat) and self.all_home(partner(seat))]

    def sides(self) -> list[list[int]]:
        """Two duos (K-004)."""
        return [[0, 2], [1, 3]]

    def ending(self) -> str:
        """Won (K-107), or ended by the clock (K-109)."""
        return "" if self.ended == PLAYING else "won" if self.ended == WON else "time"

    def counts(self) -> str:
        return "pawns"

    def scores(self) -> list[int]:
        """The pawns that a duo has home, for both its seats (K-094)."""
        return [int(count(self.home(seat)) + count(self.home(partner(seat)))) for seat in range(SEATS)]

    def places(self) -> list[int]:
        winners = self.winners()
        return [1 if not winners or seat in winners else 3 for seat in range(SEATS)]

    def value(self, seat: i64) -> float:
        """How far a duo's pawns are on their way, and the others' are not; a won match is worth 1."""
        if self.ended == WON:
            return 1.0 if self.all_home(seat) and self.all_home(partner(seat)) else 0.0
        ahead = self._way(seat) + self._way(partner(seat))
        behind = self._way((seat + 1) & 3) + self._way((seat + 3) & 3)
        return 0.5 + float(int(ahead - behind)) / 1088.0

    def _way(self, colour: i64) -> i64:
        """The steps that a colour's pawns have made, one for being on the track: at most 266."""
        found: i64 = 0
        for i in range(PAWNS):
            place = self.pawn(colour, i)
            if place != YARD:
                found += lap(colour, place) + 1
        return found

    def clone(self) -> "KeezenState":
        copy = KeezenState(self.seats, self.rng.clone(), self.terms)
        copy.ply = self.ply
        copy.ended = self.ended
        copy.deck = self.deck
        copy.round = self.round
        copy.turn = self.turn
        copy.folded = self.folded
        copy.hands = self.hands[:]
        copy.pawns = self.pawns[:]
        copy.board = self.board[:]
        copy.homes = self.homes
        copy.arrived = self.arrived
        copy.blocks = self.blocks
        copy.stock = self.stock
        copy.left = self.left
        copy.pile = self.pile[:]
        copy.piled = self.piled
        return copy


def _rule_of_walk(seat: i64, colour: i64, place: i64, to: i64, action: i64) -> str:
    if rank(action) == FOUR:
        return "K-038"
    if action >= REST and colour != seat:
        return "K-078"
    if place < H1 <= to:
        return "K-043"
    return "K-040" if colour == seat else "K-096"


def _rule_of_capture(colour: i64, taken: i64, action: i64) -> str:
    if action >= SPLIT:
        return "K-076"
    if taken == colour:
        return "K-046"
    return "K-047" if taken == partner(colour) else "K-045"
