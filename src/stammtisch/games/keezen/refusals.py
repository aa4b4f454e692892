"""By which rule a seat may not do what it would like to."""

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import count, has
from stammtisch.core.game import NOT_ASKED, NOT_HELD, NOT_NOW, TABLE, WINDOW_CLOSED
from stammtisch.games.keezen.board import H1, H4, NOBODY, YARD, at_lap, lap, partner, start
from stammtisch.games.keezen.cards import FOUR, OF_RANK, QUEEN
from stammtisch.games.keezen.match import Match
from stammtisch.games.keezen.moves import (
    ENTER_KING,
    FOLD,
    FROM,
    REST,
    SPLIT,
    SWAP,
    TIME,
    TO,
    WALK,
    WALKED,
    Split,
    rank,
    rest_colour,
    rest_place,
    rest_steps,
    swap_colour,
    swap_other,
    swap_own,
)
from stammtisch.games.keezen.rules import STRIDES, home_after, no_backs, no_stride


@mypyc_attr(acyclic=True)
class Refusals(Match):
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
        if self.pawn(colour, 3) != YARD:
            return "K-032" if action == ENTER_KING else "K-031"
        return "K-049"

    def _no_walking(self, seat: i64, action: i64) -> str:
        steps = WALKED[action]
        if rank(action) == QUEEN and steps != self.terms.queen:
            return "K-034"
        place = FROM[action]
        missing = self._no_pawn(seat, place)
        if missing or rank(action) == FOUR:
            return missing or no_backs(self.mover(seat), place)
        return self._no_way(self.mover(seat), place, TO[action], steps, self.home(self.mover(seat)))

    def _no_way(self, colour: i64, place: i64, to: i64, steps: i64, home: i64) -> str:
        """Why a pawn does not come to a place by so many steps: its way leads elsewhere, or it is stopped."""
        if place < H1 <= to and ((place >> 4) + 1) & 3 != colour:
            return "K-095"
        past = to < H1 and lap(colour, to) < lap(colour, place)
        if past and lap(colour, place) + steps <= H4:
            return "K-043"
        return no_stride(colour, place, steps, self.blocks, home)

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
        parts = Split(action)
        place, to, other, steps = parts.place, parts.to, parts.other, parts.steps
        missing = self._no_pawn(seat, place)
        if missing:
            return missing
        if other == place or (other == to and not self._stands(colour, to)):
            return "K-073"
        if to != self._reached(colour, place, steps):
            return self._no_way(colour, place, to, steps, self.home(colour))
        if other == to:
            return "K-077"
        home = home_after(self.home(colour), place, to)
        return self._no_pawn(seat, other) or self._no_way(colour, other, parts.end, 7 - steps, home)

    def _may(self, colour: i64, place: i64, steps: i64) -> bool:
        return has(STRIDES[self.row(colour) + place], steps)

    def _reached(self, colour: i64, place: i64, steps: i64) -> i64:
        """Where so many steps lead a pawn, or NOBODY if it may not make them."""
        return at_lap(colour, lap(colour, place) + steps) if self._may(colour, place, steps) else i64(NOBODY)

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
        if count(self.home(colour)) < 3:
            return "K-082"
        if not self._may(colour, place, steps):
            return no_stride(colour, place, steps, self.blocks, self.home(colour))
        mate = partner(colour)
        if self.all_home(mate):
            return "K-081"
        if not self._stands(mate, other):
            return "K-080"
        return no_stride(mate, other, 7 - steps, self.blocks, self.home(mate))
