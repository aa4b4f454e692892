"""What a seat knows and what it may imagine: all hidden information of Keezen passes here."""

from typing import Final, TypedDict

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, has
from stammtisch.core.game import TABLE, View
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import vec
from stammtisch.games.keezen.board import COLOURS, PAWNS, PLACE, SEATS, YARD, lap, partner
from stammtisch.games.keezen.cards import CARDS, FULL, NAME, RANK, names, rank_of, ranks
from stammtisch.games.keezen.match import PLAYING
from stammtisch.games.keezen.state import KeezenState

ENDED: Final = ["", "win", "time"]


class Played(TypedDict):
    seat: int
    card: str


class Seat(TypedDict):
    cards: int  # held (K-104)
    folded: bool
    pawns: list[str]  # four, by how far they are, those in the yard last
    home: int
    helps: bool


class Screen(TypedDict):
    phase: str
    ended: str
    deck: int
    round: int
    dealer: int
    turn: int | None
    moves: int | None  # the seat whose pawns the viewer moves
    hand: list[str]
    seats: list[Seat]
    pile: list[Played]
    left: int
    winners: list[int]
    places: list[int]


class KeezenView(View):
    def __init__(self, state: KeezenState, seat: i64) -> None:
        super().__init__(state, seat)
        self.terms = state.terms
        self.ended = state.ended
        self.deck = state.deck
        self.round = state.round
        self.dealer = state.dealer()
        self.turn = state.turn
        self.folded = state.folded
        self.hand: i64 = i64(0) if seat == TABLE else state.hands[seat]  # K-020
        self.counts = [int(count(state.hands[i])) for i in range(SEATS)]  # K-104
        self.pawns = [int(state.pawn(i // PAWNS, i % PAWNS)) for i in range(SEATS * PAWNS)]
        self.pile = [int(state.pile[i]) for i in range(state.piled)]  # every one of them (K-028)
        self.left = state.left
        self.home = [int(count(state.home(i))) for i in range(SEATS)]
        self.winners = state.winners()
        self.places = state.places()

    def imagine(self, rng: Rng) -> KeezenState:
        """Deal the unseen cards anew: the others' hands, and what is left of the pack."""
        state = KeezenState(self.seats, rng, self.terms)
        state.lay()
        state.ply = self.ply
        state.ended = self.ended
        state.deck = self.deck
        state.round = self.round
        state.turn = self.turn
        state.folded = self.folded
        for i in range(SEATS * PAWNS):
            state.put(i // PAWNS, YARD, self.pawns[i])
        for i in range(len(self.pile)):
            state.pile[i] = self.pile[i]
        state.piled = len(self.pile)
        self._deal(state, rng)
        return state

    def _deal(self, state: KeezenState, rng: Rng) -> None:
        stock = vec[i64]([0] * CARDS)
        hidden: i64 = 0
        seen = self.seen()
        for card in range(CARDS):
            if not has(seen, card):
                stock[hidden] = card
                hidden += 1
        stock = stock[:hidden]
        rng.shuffle(stock, 0)
        dealt: i64 = 0
        for i in range(SEATS):
            if i == self.seat:
                state.hands[i] = self.hand
            else:
                for _n in range(self.counts[i]):
                    state.hands[i] |= BIT[stock[dealt]]
                    dealt += 1
        state.stock = stock
        state.left = self.left

    def seen(self) -> i64:
        """The cards of this pack that the seat knows: its own and all open ones."""
        found = self.hand
        for each in self.pile:
            found |= BIT[each & 63]
        return found & FULL

    def all_home(self, seat: i64) -> bool:
        return self.home[seat] == PAWNS

    def mover(self, seat: i64) -> i64:
        """The colour that a seat moves (K-096, K-098)."""
        return partner(seat) if self.all_home(seat) else seat

    def places_of(self, colour: i64) -> list[str]:
        """The pawns of a colour by name, by how far they are, those in the yard last."""
        first = 4 * colour
        found = sorted([int(lap(colour, self.pawns[first + i])) * 100 + self.pawns[first + i] for i in range(PAWNS)])
        return [PLACE[each % 100] for each in found]

    def screen(self) -> Screen:
        playing = self.ended == PLAYING
        return {
            "phase": "playing" if playing else "over",
            "ended": ENDED[self.ended],
            "deck": int(self.deck) + 1,
            "round": int(self.round) + 1,
            "dealer": int(self.dealer),
            "turn": int(self.turn) if playing else None,
            "moves": None if self.seat == TABLE else int(self.mover(self.seat)),
            "hand": names(self.hand),
            "seats": [
                {
                    "cards": self.counts[i],
                    "folded": has(self.folded, i),
                    "pawns": self.places_of(i),
                    "home": self.home[i],
                    "helps": self.all_home(i),
                }
                for i in range(SEATS)
            ],
            "pile": [{"seat": each >> 6, "card": NAME[each & 63]} for each in self.pile],
            "left": int(self.left),
            "winners": self.winners,
            "places": self.places,
        }

    def diagram(self) -> str:
        hands = [""] * SEATS
        if self.seat != TABLE:
            hands[self.seat] = ", ".join(ranks(self.hand))
        return self.sentences(hands)

    def sentences(self, hands: list[str]) -> str:
        """What the screen shows, in the notation of positions (position.py), with the hands that are known."""
        found = [f"over by {ENDED[self.ended]}" if self.ended else f"{COLOURS[self.turn]} to play"]
        board = [f"{COLOURS[i]} {', '.join(out)}" for i in range(SEATS) if (out := self._out(i))]
        if board:
            found.append(f"Board: {'; '.join(board)}")
        for i in range(SEATS):
            found.append(f"{COLOURS[i]} hand: {hands[i]}" if hands[i] else f"{COLOURS[i]} hand of {self.counts[i]}")
        found += [f"{COLOURS[i]} folded" for i in range(SEATS) if has(self.folded, i)]
        found += [f"deck {self.deck + 1}", f"hand {self.round + 1}", f"dealer {COLOURS[self.dealer]}"]
        if self.pile:
            found.append("pile: " + ", ".join(f"{COLOURS[each >> 6]} {RANK[rank_of(each & 63)]}" for each in self.pile))
        return ". ".join(found + self.terms.unusual) + "."

    def _out(self, colour: i64) -> list[str]:
        """The pawns of a colour that are not in the yard, by the numbers of their squares."""
        return [PLACE[each] for each in self.pawns[4 * colour : 4 * colour + 4] if each != YARD]
