"""What a seat knows and what it may imagine: all hidden information of Keezen passes here."""

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has
from stammtisch.core.game import TABLE, View
from stammtisch.core.rng import Rng
from stammtisch.core.said import Asked, Said
from stammtisch.core.vecs import vec
from stammtisch.games.keezen import screen
from stammtisch.games.keezen.because import because
from stammtisch.games.keezen.board import SEATS
from stammtisch.games.keezen.cards import CARDS, FULL, ranks
from stammtisch.games.keezen.position import sentences
from stammtisch.games.keezen.state import KeezenState


class KeezenView(View):
    def __init__(self, state: KeezenState, seat: i64) -> None:
        super().__init__(state, seat)
        self.table = state.table.clone()
        self.hand: i64 = i64(0) if seat == TABLE else state.hands[seat]  # K-020
        self.counts = [int(count(state.hands[i])) for i in range(SEATS)]  # of the cards in each hand (K-104)

    def imagine(self, rng: Rng) -> KeezenState:
        """Deal the unseen cards anew: the others' hands, and what is left of the pack."""
        state = KeezenState(self.table.clone(), rng)
        state.ply = self.ply
        state.hands = vec[i64]([0] * SEATS)
        state.stock = self._unseen()
        rng.shuffle(state.stock, 0)
        dealt: i64 = 0
        for i in range(SEATS):
            if i == self.seat:
                state.hands[i] = self.hand
            else:
                for _n in range(self.counts[i]):
                    state.hands[i] |= bit(state.stock[dealt])
                    dealt += 1
        return state

    def _unseen(self) -> vec[i64]:
        seen = self.seen()
        found = vec[i64]([0] * CARDS)
        unseen: i64 = 0
        for card in range(CARDS):
            if not has(seen, card):
                found[unseen] = card
                unseen += 1
        return found[:unseen]

    def seen(self) -> i64:
        """The cards of this pack that the seat knows: its own and all open ones."""
        found = self.hand
        for i in range(self.table.piled):
            found |= bit(self.table.pile[i] & 63)
        return found & FULL

    def asked(self) -> Asked:
        return screen.asked(self.table, self.seat, self.legal) or self.waits()

    def facts(self) -> list[Said]:
        return screen.facts(self.table, self.seat, self.hand, self.counts)

    def would(self, action: i64) -> list[Said]:
        return screen.would(self.table, self.seat, action)

    def because(self, rule: str, touches: list[str]) -> Said | None:
        return because(self.table, self.seat, self.legal, rule, touches)

    def screen(self) -> screen.Screen:
        return screen.screen(self.table, self.seat, self.hand, self.counts)

    def diagram(self) -> str:
        hands = [""] * SEATS
        if self.seat != TABLE:
            hands[self.seat] = ", ".join(ranks(self.hand))
        return sentences(self.table, hands, self.counts)
