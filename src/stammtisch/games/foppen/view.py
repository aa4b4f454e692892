"""What a seat knows and what it may imagine: all hidden information of Foppen passes here."""

from mypy_extensions import i64

from stammtisch.core.bits import bit, count, has, member
from stammtisch.core.game import TABLE, View
from stammtisch.core.rng import Rng
from stammtisch.core.said import Asked, Said
from stammtisch.core.vecs import vec
from stammtisch.games.foppen import screen
from stammtisch.games.foppen.cards import DECK, ONES, SUIT, alike, names
from stammtisch.games.foppen.match import singles
from stammtisch.games.foppen.position import clauses
from stammtisch.games.foppen.refusals import because
from stammtisch.games.foppen.screen import Screen
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.table import PLAYING


class FoppenView(View):
    def __init__(self, state: FoppenState, seat: i64) -> None:
        super().__init__(state, seat)
        self.table = state.table.clone()
        ones = count(self.table.gone & ONES)
        self.hand: i64 = i64(0) if seat == TABLE else alike(state.hands[seat], ones)
        self.face_down: i64 = i64(0) if seat == TABLE else state.face_down & bit(seat)  # its own bid (O-072)
        self.counts = [int(count(state.hands[i])) for i in range(self.seats)]  # O-069
        self.shown: list[int] = []  # all hands, once they are shown (O-009)
        for i in range(self.seats if self.table.phase > PLAYING else i64(0)):
            self.shown.append(int(alike(state.hands[i], ones)))
            ones += count(state.hands[i] & ONES)

    def screen(self) -> Screen:
        return screen.screen(self.table, self.hand, self.counts, self.bids(), self.shown)

    def asked(self) -> Asked:
        return screen.asked(self.table, self.seat, self.hand) or self.waits()

    def facts(self) -> list[Said]:
        return screen.facts(self.table, self.seat, self.hand, self.counts, self.bids(), self.shown)

    def would(self, action: i64) -> list[Said]:
        return screen.would(self.table, self.seat, action)

    def because(self, rule: str, touches: list[str]) -> Said | None:
        return because(self.table, self.seat, self.hand, rule)

    def bids(self) -> list[str]:
        """What this seat knows of the bid of each; nothing where there is nothing to know."""
        found = [self.table.bid_of(i) for i in range(self.seats)]
        if self.seat != TABLE and found[self.seat] == "decided":
            found[self.seat] = "bid" if self.face_down else "stay"
        return found

    def diagram(self) -> str:
        hands = self.shown or [int(self.hand) if i == self.seat else 0 for i in range(self.seats)]
        written = [" ".join(names(hands[i])) or f"of {self.counts[i]}" for i in range(self.seats)]
        return "; ".join(clauses(self.table, written, self.bids()))

    def imagine(self, rng: Rng) -> FoppenState:
        """Deal the unseen cards to the other seats, none to a seat that has shown to be without its colour."""
        state = FoppenState(self.table.clone(), rng)
        state.ply = self.ply
        state.face_down = self._guess_bids(rng)
        if self.shown:
            state.hands = vec[i64](self.shown)
            return state
        state.hands = vec[i64]([0] * int(self.seats))
        if self.seat != TABLE:
            state.hands[self.seat] = self.hand
        self._deal(state, rng)
        return state

    def _guess_bids(self, rng: Rng) -> i64:
        """Sealed decisions of the others may be either (O-072)."""
        bidders = self.face_down
        if self.table.sealed():
            for i in range(self.seats):
                if i != self.seat and not has(self.table.undecided, i) and rng.below(2):
                    bidders |= bit(i)
        return bidders

    def unseen(self) -> i64:
        return DECK & ~self.table.gone & ~self.hand

    def _deal(self, state: FoppenState, rng: Rng) -> None:
        cards = singles(self.unseen())
        rng.shuffle(cards, 0)
        room = vec[i64]([0] * int(self.seats))
        bound = False
        for i in range(self.seats):
            if i != self.seat:
                room[i] = self.counts[i]
                bound = bound or self.table.voids[i] != 0
        if bound:
            self._deal_around_voids(state, cards, room, rng)
        else:
            dealt: i64 = 0
            for i in range(self.seats):
                for _n in range(room[i]):
                    state.hands[i] |= cards[dealt]
                    dealt += 1

    def _deal_around_voids(self, state: FoppenState, cards: vec[i64], room: vec[i64], rng: Rng) -> None:
        """Card by card to a random free place, as long as the rest can still be dealt."""
        rest = vec[i64]([0] * 5)
        total: i64 = 0
        for i in range(len(cards)):
            rest[SUIT[member(cards[i])]] += 1
            total += 1
        for i in range(len(cards)):
            suit = SUIT[member(cards[i])]
            rest[suit] -= 1
            while True:
                seat = self._free_place(room, rng.below(total))
                if not has(self.table.voids[seat], suit):
                    room[seat] -= 1
                    if self._can_be_dealt(rest, room):
                        break
                    room[seat] += 1
            state.hands[seat] |= cards[i]
            total -= 1

    def _free_place(self, room: vec[i64], n: i64) -> i64:
        """The seat of the n-th free place."""
        seat: i64 = 0
        while n >= room[seat]:
            n -= room[seat]
            seat += 1
        return seat

    def _can_be_dealt(self, rest: vec[i64], room: vec[i64]) -> bool:
        """Whether each set of colours finds room with the seats that may hold one of them."""
        for colours in range(1, 16):
            need: i64 = 0
            for suit in range(4):
                if has(colours, suit):
                    need += rest[suit]
            for i in range(self.seats):
                if colours & ~self.table.voids[i]:
                    need -= room[i]
            if need > 0:
                return False
        return True
