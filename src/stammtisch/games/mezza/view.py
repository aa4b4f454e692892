"""What a seat knows and what it may imagine: all hidden information of Mezza passes here."""

from mypy_extensions import i64

from stammtisch.core.bits import has, members
from stammtisch.core.game import TABLE, Moves, View
from stammtisch.core.rng import Rng
from stammtisch.core.said import Asked, Said
from stammtisch.core.vecs import vec
from stammtisch.games.mezza import screen
from stammtisch.games.mezza.cards import (
    CARD,
    DECK,
    FULL,
    NO_KIND,
    NO_SLOTS,
    SHORT,
    SHORT_DECK,
    SLOTS,
    held,
    names,
    size,
)
from stammtisch.games.mezza.diagram import HIDDEN, Diagram
from stammtisch.games.mezza.moves import OPEN, THREE
from stammtisch.games.mezza.refusals import because
from stammtisch.games.mezza.rules import STARTERS
from stammtisch.games.mezza.screen import Screen
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.table import STARTING, SWAPPING


class MezzaView(View):
    def __init__(self, state: MezzaState, seat: i64) -> None:
        super().__init__(state, seat)
        self.table = state.table.clone()
        self.hand: i64 = i64(0) if seat == TABLE else state.hands[seat]
        self.swap: i64 = i64(0) if seat == TABLE else state.swaps[seat]
        self.right: i64 = state.right if seat == state.table.adder else HIDDEN

    def screen(self) -> Screen:
        return screen.screen(self.table, self.hand, self.swap)

    def asked(self) -> Asked:
        return screen.asked(self.table, self.seat, self.legal)

    def facts(self) -> list[Said]:
        return screen.facts(self.table, self.seat, self.hand, self.swap)

    def would(self, action: i64) -> list[Said]:
        return screen.would(self.table, self.seat, action)

    def because(self, rule: str, touches: list[str]) -> Said | None:
        return because(self.table, self.seat, self.hand, self.legal, rule, touches)

    def diagram(self) -> str:
        written = Diagram(self.table)
        written.right = self.right
        if self.seat != TABLE:
            written.hands[self.seat] = names(self.hand)
            written.chosen[self.seat] = names(self.swap)
        return written.text()

    def imagine(self, rng: Rng) -> MezzaState:
        """Deal the unseen cards to hands, closed slots and stock."""
        state = MezzaState(self.table.clone(), rng)
        state.ply = self.ply
        self._deal(state, rng)
        if self.table.phase == SWAPPING:
            self._seal(state, rng)
        if self.seat != TABLE:
            state.swaps[self.seat] = self.swap
        return state

    def unseen(self) -> i64:
        """The cards that may lie in hands, closed or in the stock without anybody knowing where."""
        cards: i64 = SHORT if self.table.terms.short else FULL
        cards -= self.hand + self.table.pile + self.table.gone
        for seat in range(self.seats):
            cards -= self.table.open[seat]
            if seat != self.seat:
                cards -= self.table.known[seat]
        return cards

    def _deal(self, state: MezzaState, rng: Rng) -> None:
        """What no hand may hold in phase start lies before `middle`, the rest is shuffled behind it (M-030)."""
        cards = SHORT_DECK[:] if self.table.terms.short else DECK[:]
        unseen = self.unseen()
        first = len(cards) - size(unseen)
        middle = first
        need = self._unknown()
        if self.table.phase == STARTING:
            middle = lay_out(cards, first, unseen & ~STARTERS[self.table.lowest])
            unseen &= STARTERS[self.table.lowest]
        lay_out(cards, middle, unseen)
        rng.shuffle(cards, middle)
        if self.table.phase == STARTING:
            self._give_lowest(cards, middle, need, rng)
        self._deal_hands(state, cards, middle)
        if self.table.phase == STARTING:
            for i in range(middle - first):
                cards[middle + need - 1 - i] = cards[middle - 1 - i]
            rng.shuffle(cards, first + need)
        state.stock = cards
        self._deal_slots(state, cards, first + need)

    def _unknown(self) -> i64:
        """How many cards in the hands of others nobody else knows."""
        need: i64 = 0
        for seat in range(self.seats):
            if seat != self.seat:
                need += self.table.size_of(seat) - size(self.table.known[seat])
        return need

    def _give_lowest(self, cards: vec[i64], middle: i64, need: i64, rng: Rng) -> None:
        """Somebody holds the kind that was announced (M-030)."""
        if held(self.hand, self.table.lowest):
            return
        for seat in range(self.seats):
            if held(self.table.known[seat], self.table.lowest):
                return
        at = middle
        while cards[at] != self.table.lowest:
            at += 1
        if at >= middle + need:
            chosen = middle + rng.below(need)
            cards[at] = cards[chosen]
            cards[chosen] = self.table.lowest

    def _deal_hands(self, state: MezzaState, cards: vec[i64], at: i64) -> None:
        """What is known of a hand, and chance; of the layer's cards those dealt first are fresh (M-180)."""
        for seat in range(self.seats):
            if seat == self.seat:
                state.hands[seat] = self.hand
                continue
            hand: i64 = self.table.known[seat]
            for i in range(self.table.size_of(seat) - size(hand)):
                hand += CARD[cards[at]]
                if seat == self.table.adder and i < self.table.fresh and cards[at] == self.table.top:
                    state.right += 1
                at += 1
            state.hands[seat] = hand
        if self.seat == self.table.adder:
            state.right = self.right

    def _deal_slots(self, state: MezzaState, cards: vec[i64], at: i64) -> None:
        for seat in range(self.seats):
            closed: i64 = NO_SLOTS
            for slot in range(SLOTS):
                if has(self.table.slots_of(seat), slot):
                    closed += (cards[at] - NO_KIND) * CARD[slot]
                    at += 1
            state.closed[seat] = closed

    def _seal(self, state: MezzaState, rng: Rng) -> None:
        """The others have chosen something (M-022)."""
        found = Moves()
        for seat in members(self.table.asked & ~self.table.waiting):
            found.size = 0
            state.choices(seat, found)
            state.swaps[seat] = THREE[found.items[rng.below(found.size)] - OPEN]


def lay_out(cards: vec[i64], at: i64, pack: i64) -> i64:
    """Put the cards of a pack into a row from `at` on; the place behind the last."""
    kind: i64 = 0
    while pack:
        for n in range(pack & 15):
            cards[at + n] = kind
        at += pack & 15
        pack >>= 4
        kind += 1
    return at
