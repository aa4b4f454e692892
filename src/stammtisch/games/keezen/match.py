"""What lies on the table, and who may do what."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT, has, lowest, member
from stammtisch.core.game import NOT_ASKED, NOT_HELD, NOT_NOW, TABLE, WINDOW_CLOSED, Deadline, Moves, State
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
    at_lap,
    lap,
    partner,
    start,
)
from stammtisch.games.keezen.cards import ACE, CARDS, FOUR, JACK, KING, OF_RANK, QUEEN, SEVEN
from stammtisch.games.keezen.moves import (
    ENTER_ACE,
    ENTER_KING,
    FOLD,
    FROM,
    LONG_QUEEN,
    PART_AT,
    PART_FROM,
    PART_TO,
    PARTS,
    REST,
    SPLIT,
    SPLIT_AT,
    STEPS,
    SWAP,
    TIME,
    TO,
    WALK,
    WALK_AT,
    first_part,
    rank,
    rest,
    rest_colour,
    rest_place,
    rest_steps,
    second_part,
    split_steps,
    swap,
    swap_colour,
    swap_other,
    swap_own,
)
from stammtisch.games.keezen.rules import STOPS, TOO_FAR, ahead, behind

# How it ended.
PLAYING: Final = 0
WON: Final = 1
TIMED: Final = 2

_WALKERS: Final = sum(15 << 4 * each for each in range(13) if each not in (JACK, KING))


class Terms:
    """What the table settled before it began; `unusual` are the options it changed."""

    def __init__(
        self, deepest: bool, queen: i64, rotates: bool, start_swaps: bool, seconds: int, unusual: list[str]
    ) -> None:
        self.deepest = deepest  # a pawn stops in home on the deepest free square only (K-092)
        self.queen = queen  # QUEEN or LONG_QUEEN (K-034)
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
        self.hands = vec[i64]([0] * SEATS)
        self.pawns = vec[i64]([YARD] * (SEATS * PAWNS))  # the places of each colour's four, ascending
        self.board = vec[i64]([NOBODY] * TRACK)  # whose pawn stands there: one at most (K-011)
        self.stock = vec[i64]()  # never written to, so clones share it
        self.left: i64 = 0  # cards at the end of the stock that are not yet dealt
        self.pile = vec[i64]([0] * CARDS)  # the open cards of this pack: 64 times who, and the card (K-028)
        self.piled: i64 = 0

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

    def all_home(self, colour: i64) -> bool:
        """Whether a colour's four pawns stand in its home, each on a square of its own (K-094)."""
        return self.pawns[4 * colour] >= H1 and self.pawns[4 * colour + 3] != YARD

    def mover(self, seat: i64) -> i64:
        """The colour a seat moves: its own, and once that is home its partner's, as if it were the own (K-096, K-097,
        K-098); cards and turns stay those of the seat (K-101)."""
        return partner(seat) if self.all_home(seat) else seat

    def pawns_home(self, colour: i64) -> i64:
        """How many stand on a home square, gaps or not (K-094)."""
        found: i64 = 0
        for i in range(4 * colour, 4 * colour + 4):
            if H1 <= self.pawns[i] < YARD:
                found += 1
        return found

    def home(self, colour: i64) -> i64:
        """The home squares where a pawn stands, H1 as the lowest bit."""
        found: i64 = 0
        for i in range(4 * colour, 4 * colour + 4):
            if H1 <= self.pawns[i] < YARD:
                found |= BIT[self.pawns[i] - H1]
        return found

    def blocks(self) -> i64:
        """The colours that have a pawn on their own start square; nobody lands there or passes (K-052 to K-059)."""
        found: i64 = 0
        for colour in range(SEATS):
            if self.board[QUARTER * colour] == colour:
                found |= BIT[colour]
        return found

    def moves(self, seat: i64, into: Moves) -> None:
        """Every play of every card (K-024), however it hurts (K-023, K-046, K-047), for a helper too (K-102); without
        any, the hand is laid down (K-022, K-025). Equal cards make one play (K-036), and so do pawns of the yard."""
        if seat == TABLE:
            self.closing(into)
        elif self.ended == PLAYING and seat == self.turn:
            before = into.size
            self._plays(seat, into)
            if into.size == before:
                into.add(FOLD)

    def _plays(self, seat: i64, into: Moves) -> None:
        hand = self.hands[seat]
        colour = self.mover(seat)
        self._enters(colour, hand, into)
        if self.pawns[4 * colour] == YARD:
            return
        blocks = self.blocks()
        home = self.home(colour)
        cards = hand & _WALKERS
        while cards:
            card = member(lowest(cards)) >> 2
            cards &= ~OF_RANK[card]
            if card == FOUR:
                self._backs(colour, blocks, into)
            else:
                self._walks(colour, self.terms.queen if card == QUEEN else card, blocks, home, into)
        if hand & OF_RANK[JACK]:
            self._swaps(colour, into)
        if hand & OF_RANK[SEVEN]:
            self._splits(colour, blocks, home, into)
            if colour == seat:
                self._rests(colour, blocks, home, into)

    def _enters(self, colour: i64, hand: i64, into: Moves) -> None:
        """From the yard by ace or king alone (K-031, K-032, K-042), on the own start square, unless an own pawn stands
        there (K-049); a pawn of another colour is captured (K-048)."""
        if self.pawns[4 * colour + 3] == YARD and self.board[start(colour)] != colour:
            if hand & OF_RANK[ACE]:
                into.add(ENTER_ACE)
            if hand & OF_RANK[KING]:
                into.add(ENTER_KING)

    def _walks(self, colour: i64, walker: i64, blocks: i64, home: i64, into: Moves) -> None:
        """All steps of a card with one pawn, or none (K-029, K-035, K-070), in home too (K-092, K-093)."""
        steps = STEPS[walker]
        for i in range(4 * colour, 4 * colour + 4):
            place = self.pawns[i]
            if place == YARD:
                break
            to = ahead(colour, place, steps, blocks, home, self.terms.deepest)
            if to >= 0:
                action = WALK_AT[walker * PLACES + place]
                into.add(action + 1 if place < H1 <= to else action)

    def _backs(self, colour: i64, blocks: i64, into: Moves) -> None:
        """Four steps back, never forwards (K-038)."""
        for i in range(4 * colour, 4 * colour + 4):
            place = self.pawns[i]
            if place >= H1:
                break
            if behind(colour, place, blocks) >= 0:
                into.add(WALK_AT[FOUR * PLACES + place])

    def _swaps(self, colour: i64, into: Moves) -> None:
        """A pawn of the colour and one of any other, the partner's too (K-060, K-061), both on the track (K-010, K-064,
        K-065), whatever lies between (K-066), however bad the exchange (K-068). The other may not stand on its own
        start square (K-062, K-069); the own one may (K-063, K-100), unless the table settled otherwise."""
        for i in range(4 * colour, 4 * colour + 4):
            place = self.pawns[i]
            if place >= H1:
                break
            if place == start(colour) and not self.terms.start_swaps:
                continue
            for other in range(SEATS):
                if other != colour:
                    self._swaps_with(place, other, into)

    def _swaps_with(self, place: i64, other: i64, into: Moves) -> None:
        for i in range(4 * other, 4 * other + 4):
            there = self.pawns[i]
            if there >= H1:
                break
            if there != start(other):
                into.add(swap(place, other, there))

    def _splits(self, colour: i64, blocks: i64, home: i64, into: Moves) -> None:
        """Seven steps over two pawns of the colour, all of them (K-071, K-072, K-073), in either order (K-074), the
        partner's pawns for a helper (K-099)."""
        if self.pawns[4 * colour + 1] == YARD:
            return
        steps: i64 = 1
        while steps < 7:
            for i in range(4 * colour, 4 * colour + 4):
                place = self.pawns[i]
                if place == YARD:
                    break
                to = ahead(colour, place, steps, blocks, home, self.terms.deepest)
                if to >= 0:
                    self._seconds(colour, place, to, steps, blocks, home, into)
            steps += 1

    def _seconds(self, colour: i64, place: i64, to: i64, steps: i64, blocks: i64, home: i64, into: Moves) -> None:
        """The second part is judged on the board as the first leaves it (K-074), with another pawn that it has not
        captured (K-077)."""
        part = PART_AT[steps * PLACES + place]
        if place < H1 <= to:
            part += 1
        action = SPLIT_AT[steps] + part * PARTS[7 - steps]
        blocks = blocks_after(blocks, colour, place)
        home = home_after(home, place, to)
        for i in range(4 * colour, 4 * colour + 4):
            other = self.pawns[i]
            if other == YARD:
                break
            if other in (place, to):
                continue
            end = ahead(colour, other, 7 - steps, blocks, home, self.terms.deepest)
            if end >= 0:
                second = action + PART_AT[(7 - steps) * PLACES + other]
                into.add(second + 1 if other < H1 <= end else second)

    def _rests(self, colour: i64, blocks: i64, home: i64, into: Moves) -> None:
        """The first part brings the last own pawn home, the partner's pawn takes all that is left (K-078 to K-082), not
        from the yard (K-083), and as its own colour walks (K-084)."""
        place = self.pawns[4 * colour]
        if place >= H1 or self.pawns[4 * colour + 1] < H1 or self.pawns[4 * colour + 3] == YARD:
            return
        steps = H1 - lap(colour, place)
        if steps > 6 or ahead(colour, place, steps, blocks, home, self.terms.deepest) < 0:
            return
        mate = partner(colour)
        blocks = blocks_after(blocks, colour, place)
        home = self.home(mate)
        for i in range(4 * mate, 4 * mate + 4):
            other = self.pawns[i]
            if other == YARD:
                break
            if ahead(mate, other, 7 - steps, blocks, home, self.terms.deepest) >= 0:
                into.add(rest(colour, steps, other))

    def refusal(self, seat: i64, action: i64) -> str:
        """The rule that tells most; a card that is refused stays in the hand (K-030)."""
        if seat == TABLE or action == TIME:
            return WINDOW_CLOSED if seat == TABLE else NOT_NOW
        if has(self.folded, seat):
            return "K-026"
        if seat != self.turn:
            return NOT_ASKED if self.hands[seat] else "K-027"
        if action == FOLD:
            return "K-022"
        if not self.hands[seat] & OF_RANK[rank(action)]:
            return NOT_HELD
        if action < WALK:
            return self._no_entering(seat, action)
        if action < SWAP:
            return self._no_walking(seat, action)
        if action < SPLIT:
            return self._no_swapping(seat, action)
        return self._no_splitting(seat, action) if action < REST else self._no_rest(seat, action)

    def _no_entering(self, seat: i64, action: i64) -> str:
        colour = self.mover(seat)
        if self.pawns[4 * colour + 3] != YARD:
            return "K-032" if action == ENTER_KING else "K-031"
        return "K-049"

    def _no_walking(self, seat: i64, action: i64) -> str:
        colour = self.mover(seat)
        place, to, card = FROM[action], TO[action], rank(action)
        if card == FOUR:
            return self._no_pawn(seat, place) or _why(behind(colour, place, self.blocks()))
        steps = STEPS[card]
        if card == QUEEN:
            steps = STEPS[self.terms.queen]
            long = action >= WALK_AT[LONG_QUEEN * PLACES]
            if long != (self.terms.queen == LONG_QUEEN):
                return "K-034"
        return self._no_pawn(seat, place) or _no_way(
            colour, place, to, ahead(colour, place, steps, self.blocks(), self.home(colour), self.terms.deepest)
        )

    def _no_pawn(self, seat: i64, place: i64) -> str:
        """Why there is no pawn on a place that the seat may move; empty if there is one."""
        colour = self.mover(seat)
        if self._stands(colour, place):
            return ""
        if self._stands(seat, place):
            return "K-096"
        if place < H1 and self.board[place] != NOBODY:
            return "K-098" if self.board[place] == partner(seat) else "K-039"
        return NOT_HELD

    def _stands(self, colour: i64, place: i64) -> bool:
        return self.board[place] == colour if place < H1 else has(self.home(colour), place - H1)

    def _no_swapping(self, seat: i64, action: i64) -> str:
        own, colour, other = swap_own(action), swap_colour(action), swap_other(action)
        missing = self._no_pawn(seat, own)
        if missing:
            return missing
        if colour == self.mover(seat):
            return "K-061"
        if self.board[other] != colour:
            return "K-060"
        if other == start(colour):
            return "K-062"
        return "K-063"

    def _no_splitting(self, seat: i64, action: i64) -> str:
        colour = self.mover(seat)
        steps = split_steps(action)
        one, two = first_part(action, steps), second_part(action, steps)
        place, to, other, end = PART_FROM[one], PART_TO[one], PART_FROM[two], PART_TO[two]
        missing = self._no_pawn(seat, place)
        if missing:
            return missing
        if other == place or (other == to and not self._stands(colour, to)):
            return "K-073"
        blocks, home = self.blocks(), self.home(colour)
        reached = ahead(colour, place, steps, blocks, home, self.terms.deepest)
        if reached != to:
            return _no_way(colour, place, to, reached)
        if other == to:
            return "K-077"
        blocks, home = blocks_after(blocks, colour, place), home_after(home, place, to)
        reached = ahead(colour, other, 7 - steps, blocks, home, self.terms.deepest)
        return self._no_pawn(seat, other) or _no_way(colour, other, end, reached)

    def _no_rest(self, seat: i64, action: i64) -> str:
        colour, steps, other = rest_colour(action), rest_steps(action), rest_place(action)
        place = at_lap(colour, H1 - steps)
        missing = self._no_pawn(seat, place)
        if missing:
            return missing
        if colour != self.mover(seat):
            return "K-095"
        if colour != seat:
            return "K-081"
        if self.pawns_home(colour) < 3:
            return "K-082"
        reached = ahead(colour, place, steps, self.blocks(), self.home(colour), self.terms.deepest)
        if reached < 0:
            return _why(reached)
        mate = partner(colour)
        if self.all_home(mate):
            return "K-081"
        if not self._stands(mate, other):
            return "K-080"
        blocks = blocks_after(self.blocks(), colour, place)
        return _why(ahead(mate, other, 7 - steps, blocks, self.home(mate), self.terms.deepest))


def blocks_after(blocks: i64, colour: i64, place: i64) -> i64:
    """The blocks once a pawn has left its place: its own is gone if it was that (K-056)."""
    return blocks & ~BIT[colour] if place == start(colour) else blocks


def home_after(home: i64, place: i64, to: i64) -> i64:
    """The home squares taken once a pawn has walked."""
    if place >= H1:
        home &= ~BIT[place - H1]
    if to >= H1:
        home |= BIT[to - H1]
    return home


def _why(stopped: i64) -> str:
    """The rule by which a walk is stopped; empty if it is not."""
    return STOPS[-stopped] if stopped < 0 else ""


def _no_way(colour: i64, place: i64, to: i64, reached: i64) -> str:
    """Why a pawn does not come to a place: its way leads elsewhere, or it is stopped."""
    if place < H1 <= to and ((place >> 4) + 1) & 3 != colour:
        return "K-095"
    if to < H1 and lap(colour, to) < lap(colour, place) and reached != TOO_FAR:
        return "K-043"
    return _why(reached)
