"""What happens when somebody acts, and what follows from it."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import bit, lowest, member
from stammtisch.core.game import TABLE
from stammtisch.games.keezen.board import COLOURS, H1, NOBODY, PLACE, SEATS, YARD, at_lap, lap, partner, path, start
from stammtisch.games.keezen.cards import FOUR, LOWEST, NAME, PACK, names
from stammtisch.games.keezen.match import KeezenMatch
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
from stammtisch.games.keezen.refusals import refusal
from stammtisch.games.keezen.rules import RULE_OF, rule_of_capture, rule_of_walk
from stammtisch.games.keezen.table import TIMED, WON


@final  # so that its methods are called directly
@mypyc_attr(acyclic=True, free_list_len=1)
class KeezenState(KeezenMatch):
    def start(self) -> None:
        """All pawns wait in their yards (K-003) and Blue deals (K-012)."""
        self.lay()
        self._shuffle()
        self._deal()

    def _shuffle(self) -> None:
        """All 52 cards, once for each pack; the open cards are gathered in (K-016, K-028)."""
        self.stock = PACK[:]
        self.rng.shuffle(self.stock, 0)
        self.table.left = len(self.stock)
        self.table.piled = 0

    def _deal(self) -> None:
        """Five cards each from a new pack and then four, twice (K-014), from what is left of it (K-016): one at a time,
        clockwise, from the dealer's left (K-015), who also plays first (K-018)."""
        table, stock = self.table, self.stock
        dealer = table.dealer()
        table.turn = (dealer + 1) & 3
        table.folded = 0
        at = len(stock) - table.left
        cards: i64 = 16 if table.round else 20
        for first in range(i64(SEATS)):
            hand: i64 = 0
            for i in range(at + first, at + cards, SEATS):
                hand |= bit(stock[i])
            self.hands[(table.turn + first) & 3] = hand
        table.left -= cards
        if self.events is not None:
            self._tell_deal(dealer)

    def _tell_deal(self, dealer: i64) -> None:
        table = self.table
        rule = "K-013" if table.round and not table.terms.rotates else "K-017" if table.deck or table.round else "K-012"
        self.tell("dealer", dealer, [str(table.deck + 1), str(table.round + 1)], rule)
        for seat in range(SEATS):
            held = names(self.hands[seat])
            self.whisper("hand", seat, [str(len(held))], held, bit(seat), "K-014")

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
        table, hands = self.table, self.hands
        hand = hands[seat]
        played = rank(action)
        card = 4 * played + LOWEST[(hand >> (4 * played)) & 15]  # any would do: suits mean nothing (K-036)
        hands[seat] = hand ^ bit(card)
        table.lay_open(seat, card)
        if self.events is not None:
            self.tell("play", seat, [NAME[card]], RULE_OF[played])
        arrived = table.arrived
        self.move(seat, action)
        if table.arrived != arrived:
            if table.all_home(seat) and table.all_home(partner(seat)):
                self._end(WON)
                return
            if self.events is not None:
                self.tell("help", seat, [COLOURS[partner(seat)]], "K-096")
        self._pass_turn(seat)

    def _fold(self, seat: i64) -> None:
        """The whole hand lies open (K-025), and the seat waits for the next deal (K-026)."""
        hand = self.hands[seat]
        if self.events is not None:
            self.tell("fold", seat, names(hand), "K-025")
        self.hands[seat] = 0
        self.table.folded |= bit(seat)
        while hand:
            self.table.lay_open(seat, member(lowest(hand)))
            hand &= hand - 1
        self._pass_turn(seat)

    def _pass_turn(self, seat: i64) -> None:
        """To the next clockwise who holds cards (K-021, K-027), perhaps the same again; when nobody does, new cards
        come (K-019)."""
        hands = self.hands
        turn = (seat + 1) & 3
        while not hands[turn]:
            if turn == seat:
                self._next_hand()
                return
            turn = (turn + 1) & 3
        self.table.turn = turn

    def _next_hand(self) -> None:
        """The next hand of the same pack (K-016), or the first of a new one (K-014), with the next dealer (K-017)."""
        table = self.table
        table.round += 1
        if table.round == 3:
            table.round = 0
            table.deck += 1
            self._shuffle()
        self._deal()

    def move(self, seat: i64, action: i64) -> None:
        """What a play of a seat does to the pawns."""
        colour = self.table.mover(seat)
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
            self._share(seat, colour, rest_steps(action), rest_place(action), action)

    def _share(self, seat: i64, colour: i64, steps: i64, place: i64, action: i64) -> None:
        """The last own pawn comes home, and the partner's makes the rest (K-078)."""
        mate = partner(colour)
        self._walk_to(seat, colour, at_lap(colour, H1 - steps), H1, action)
        self._walk_to(seat, mate, place, at_lap(mate, lap(mate, place) + 7 - steps), action)

    def _enter(self, seat: i64, colour: i64, action: i64) -> None:
        """From the yard to the start square (K-008), which captures whoever else stands there (K-048)."""
        to = start(colour)
        if self.events is not None:
            self.tell("enter", seat, [COLOURS[colour], PLACE[to]], RULE_OF[rank(action)])
        if self.table.board[to] != NOBODY:
            self._capture(seat, to, "K-048")
        self.table.put(colour, YARD, to)

    def _walk_to(self, seat: i64, colour: i64, place: i64, to: i64, action: i64) -> None:
        """A pawn that ends on another captures it (K-045), whosever it is (K-046, K-047), each part of a seven for
        itself (K-076) and a four too (K-090); those on the way stay (K-041)."""
        table = self.table
        if self.events is not None:
            steps = -4 if rank(action) == FOUR else lap(colour, to) - lap(colour, place)
            squares = path(colour, place, steps)
            self.tell("walk", seat, [COLOURS[colour], *squares], rule_of_walk(seat, colour, place, to, action))
        if to < H1 and table.board[to] != NOBODY:
            self._capture(seat, to, rule_of_capture(colour, table.board[to], action))
        table.put(colour, place, to)

    def _swap(self, seat: i64, colour: i64, own: i64, whose: i64, other: i64) -> None:
        if self.events is not None:
            rule = "K-100" if colour != seat else "K-063" if own == start(colour) else "K-060"
            self.tell("swap", seat, [COLOURS[colour], PLACE[own], COLOURS[whose], PLACE[other]], rule)
        self.table.swap(colour, own, whose, other)

    def _capture(self, seat: i64, place: i64, rule: str) -> None:
        """The pawn that stands there goes back to its own yard (K-045)."""
        taken = self.table.board[place]
        if self.events is not None:
            self.tell("capture", seat, [COLOURS[taken], PLACE[place]], rule)
        self.table.put(taken, place, YARD)

    def _end(self, ended: i64) -> None:
        """A duo has its eight pawns home (K-107), and nothing more is played (K-108); or the time is over, and nobody
        has won (K-109), whatever was played before it counting in full (K-110)."""
        self.table.ended = ended
        if self.events is not None:
            if ended == TIMED:
                self.tell("time", TABLE, [], "K-109")
            winners = [f"S{seat}" for seat in self.winners()]
            self.tell("over", TABLE, winners, "K-107" if ended == WON else "K-109")

    def refusal(self, seat: i64, action: i64) -> str:
        return refusal(self, seat, action)

    def clone(self) -> "KeezenState":
        copy = KeezenState(self.table.clone(), self.rng.clone())
        self.copy_to(copy)
        return copy
