"""What a seat knows and what it may imagine: all hidden information of Foppen passes here."""

from typing import Final, TypedDict

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, has, left_of, member
from stammtisch.core.game import TABLE, View
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.foppen.cards import DECK, NAME, NO_CARD, NO_SUIT, ONES, SUIT, SUITS, alike, names
from stammtisch.games.foppen.state import (
    BIDDING,
    NOBODY,
    PLAYING,
    SCORE_SECONDS,
    TURN_SECONDS,
    WINDOW_SECONDS,
    FoppenState,
    singles,
)

PHASES: Final = ["bidding", "playing", "scored", "over"]


class Played(TypedDict):
    seat: int
    card: str


class Seat(TypedDict):
    cards: int  # held (O-069)
    bid: str  # "", "decided", "bid" or "stay"
    points: int
    shown: list[str]  # the cards left when a hand is scored (O-009)


class Screen(TypedDict):
    phase: str
    deal: int
    deals: int
    dealer: int
    turn: int | None
    stone: int | None
    suit: str
    trick: list[Played]
    last: list[Played]
    winning: int | None
    fopped: int | None
    hand: list[str]
    seats: list[Seat]
    sheet: list[list[int]]
    places: list[int]


class FoppenView(View):
    def __init__(self, state: FoppenState, seat: i64) -> None:
        super().__init__(state, seat)
        self.terms = state.terms
        self.deals = state.deals
        self.phase = state.phase
        self.dealer = state.dealer
        self.turn = state.turn
        self.leader = state.leader
        self.last_leader = state.last_leader
        self.stone = state.stone
        self.suit = state.suit
        self.best = state.best
        self.worst = state.worst
        self.undecided = state.undecided
        self.since = state.since
        self.gone = alike(state.gone, 0)  # memory: every card was seen as it was played (O-019)
        self.sheet = state.sheet
        face_up = state.phase != BIDDING or state.terms.open_bids
        mine: i64 = i64(0) if seat == TABLE else BIT[seat]
        self.bidders: i64 = state.bidders if face_up else state.bidders & mine  # O-072
        ones = count(state.gone & ONES)
        self.hand: i64 = i64(0) if seat == TABLE else alike(state.at[seat].hand, ones)
        self.counts = [int(count(each.hand)) for each in state.at]
        self.voids = [int(each.void) for each in state.at]  # memory: who could not follow what
        self.trick = [int(each.trick) for each in state.at]
        self.last = [int(each.last) for each in state.at]
        self.points = state.scores()
        self.places = state.places()
        self.shown: list[int] = []
        if state.phase > PLAYING:
            for each in state.at:
                self.shown.append(int(alike(each.hand, ones)))  # O-009
                ones += count(each.hand & ONES)

    def imagine(self, rng: Rng) -> FoppenState:
        """Deal the unseen cards to the other seats, none to a seat that has shown to be without its colour."""
        state = FoppenState(self.seats, rng, self.terms)
        state.ply = self.ply
        state.deals = self.deals
        state.phase = self.phase
        state.dealer = self.dealer
        state.turn = self.turn
        state.leader = self.leader
        state.last_leader = self.last_leader
        state.stone = self.stone
        state.suit = self.suit
        state.best = self.best
        state.worst = self.worst
        state.undecided = self.undecided
        state.since = self.since
        state.gone = self.gone
        state.sheet = self.sheet
        state.bidders = self._guess_bids(rng)
        for i in range(self.seats):
            at = state.at[i]
            at.void = self.voids[i]
            at.trick = self.trick[i]
            at.last = self.last[i]
            at.points = self.points[i]
            if self.shown:
                at.hand = self.shown[i]
            elif i == self.seat:
                at.hand = self.hand
        if not self.shown:
            self._deal(state, rng)
        return state

    def _guess_bids(self, rng: Rng) -> i64:
        """Sealed decisions of the others may be either."""
        bidders = self.bidders
        if self.phase == BIDDING and not self.terms.open_bids:
            for i in range(self.seats):
                if i != self.seat and not has(self.undecided, i) and rng.below(2):
                    bidders |= BIT[i]
        return bidders

    def _deal(self, state: FoppenState, rng: Rng) -> None:
        cards = singles(DECK & ~self.gone & ~self.hand)
        rng.shuffle(cards, 0)
        room = vec[i64]([0] * int(self.seats))
        bound = False
        for i in range(self.seats):
            if i != self.seat:
                room[i] = self.counts[i]
                bound = bound or self.voids[i] != 0
        if bound:
            self._deal_around_voids(state, cards, room, rng)
        else:
            dealt: i64 = 0
            for i in range(self.seats):
                for _n in range(room[i]):
                    state.at[i].hand |= cards[dealt]
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
                if not has(self.voids[seat], suit):
                    room[seat] -= 1
                    if self._can_be_dealt(rest, room):
                        break
                    room[seat] += 1
            state.at[seat].hand |= cards[i]
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
                if colours & ~self.voids[i]:
                    need -= room[i]
            if need > 0:
                return False
        return True

    def played(self, cards: list[int], leader: i64) -> list[Played]:
        """The cards of a trick in the order of play."""
        found: list[Played] = []
        seat = leader
        for _i in range(self.seats if leader != NOBODY else i64(0)):
            if cards[seat] != NO_CARD:
                found.append({"seat": int(seat), "card": NAME[cards[seat]]})
            seat = left_of(seat, self.seats)
        return found

    def bid_of(self, seat: i64) -> str:
        """What this viewer knows of a seat's bid."""
        if not self.terms.bids or has(self.undecided, seat):
            return ""
        sealed = self.phase == BIDDING and not self.terms.open_bids and seat != self.seat
        if sealed:
            return "decided"
        return "bid" if has(self.bidders, seat) else "stay"

    def screen(self) -> Screen:
        playing = self.phase == PLAYING
        running = playing and self.trick[self.leader] != NO_CARD
        return {
            "phase": PHASES[self.phase],
            "deal": int(self.deals) + (1 if self.phase <= PLAYING else 0),
            "deals": int(2 * self.seats),
            "dealer": int(self.dealer),
            "turn": int(self.turn) if playing else None,
            "stone": None if self.stone == NOBODY else int(self.stone),
            "suit": "" if self.suit == NO_SUIT else SUITS[self.suit],
            "trick": self.played(self.trick, self.leader),
            "last": self.played(self.last, self.last_leader),
            "winning": int(self.best) if running else None,
            "fopped": int(self.worst) if running else None,
            "hand": names(self.hand),
            "seats": [
                {
                    "cards": self.counts[i],
                    "bid": self.bid_of(i),
                    "points": self.points[i],
                    "shown": names(self.shown[i]) if self.shown else [],
                }
                for i in range(self.seats)
            ],
            "sheet": self.sheet,
            "places": self.places,
        }

    def diagram(self) -> str:
        return "; ".join(self.clauses())

    def clauses(self) -> list[str]:
        """What the screen shows, in the notation of positions (position.py)."""
        found = [f"{self.seats} seats", *self._options(), f"deal {self.screen()['deal']}", f"dealer S{self.dealer}"]
        for i in range(self.seats):
            hand = self.shown[i] if self.shown else self.hand if i == self.seat else i64(0)
            found.append(f"S{i} hand {' '.join(names(hand))}" if hand else f"S{i} hand of {self.counts[i]}")
            if self.bid_of(i):
                found.append(f"S{i} {self.bid_of(i)}")
        found.append("no stone" if self.stone == NOBODY else f"stone S{self.stone}")
        if self.phase == PLAYING:
            found += [f"trick {_trick(self.played(self.trick, self.leader))}", f"S{self.turn} on turn"]
        if self.last_leader != NOBODY:
            found.append(f"last trick {_trick(self.played(self.last, self.last_leader))}")
        return found + self._standing()

    def _options(self) -> list[str]:
        """What the table settled otherwise than usual."""
        terms = self.terms
        found = ["bids=true"] if terms.bids else []
        if terms.open_bids:
            found.append("bid_mode=open")
        if terms.turn_seconds != TURN_SECONDS:
            found.append(f"turn_seconds={terms.turn_seconds}")
        if terms.window_seconds != WINDOW_SECONDS:
            found.append(f"window_seconds={terms.window_seconds}")
        if terms.score_seconds != SCORE_SECONDS:
            found.append(f"score_seconds={terms.score_seconds}")
        return found

    def _standing(self) -> list[str]:
        found = [f"totals {' '.join(str(each) for each in self.points)}"]
        if self.sheet:
            found.append("sheet " + ", ".join(" ".join(str(each) for each in row) for row in self.sheet))
        if self.phase > PLAYING:
            found += [f"S{i} scored {self.sheet[-1][i]}" for i in range(self.seats)]
            found += [PHASES[self.phase], f"places {' '.join(str(each) for each in self.places)}"]
        elif self.phase == BIDDING:
            found.append("bidding")
        return found


def _trick(played: list[Played]) -> str:
    return ", ".join(f"S{each['seat']} {each['card']}" for each in played) or "empty"
