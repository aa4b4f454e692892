"""What a seat knows and what it may imagine: all hidden information of Frantic passes here."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE, View
from stammtisch.core.memory import card_of, own, settled
from stammtisch.core.rng import Rng
from stammtisch.core.said import Asked, Said
from stammtisch.core.vecs import append, vec
from stammtisch.games.frantic import screen, speech
from stammtisch.games.frantic.cards import CARDS, COPIES, DECK, EVENTS, KINDS, card_at, held, names, put, take
from stammtisch.games.frantic.diagram import Diagram
from stammtisch.games.frantic.match import EMPTY, NO_CARDS
from stammtisch.games.frantic.screen import Screen
from stammtisch.games.frantic.state import FranticState
from stammtisch.games.frantic.table import FINISHED, LOOKING, SCORED, SPREADING, STAKING

_COPIES: Final = vec[i64](COPIES)
_NO_ROOM: Final = vec[i64]([0] * 16)


class FranticView(View):
    def __init__(self, state: FranticState, seat: i64) -> None:
        super().__init__(state, seat)
        self.table = state.table.clone()
        self.hand = vec[i64]([0, 0, 0])
        self.aside = NO_CARDS  # what it chose, face down, in the order of cards
        self.split: i64 = 0
        self.notes = NO_CARDS  # what it remembers
        self.common = own(state.notes, TABLE)  # what whoever looked on remembers, and so everybody does
        self.shown = NO_CARDS  # all hands, while they lie open (F-171, F-192)
        if seat != TABLE:
            self.hand = state.hands[3 * seat : 3 * seat + 3]
            self.aside = vec[i64](sorted([int(each) for each in list(state.aside) if each >> 3 & 7 == seat]))
            self.notes = own(state.notes, seat)
            if has(self.acting, seat):  # an unfinished split is the splitter's
                self.split = state.split
        if self.table.phase in (LOOKING, SCORED, FINISHED):
            self.shown = state.hands[:]

    def screen(self) -> Screen:
        return screen.screen(self.table, self.seat, self.hand, self.aside, self.split, self.shown)

    def asked(self) -> Asked:
        return speech.asked(self.table, self.seat, self.aside, self.split) or self._awaits()

    def _awaits(self) -> Asked:
        """Who answers an attack or an event need not be on turn."""
        found = self.waits()
        if found.kind == "turn" and found.seat != self.table.turn:
            return Asked("wait", TABLE, [f"S{found.seat}"], "")
        return found

    def facts(self) -> list[Said]:
        return speech.facts(self.table, self.seat, self.hand, self.aside, self.shown)

    def would(self, action: i64) -> list[Said]:
        return speech.would(self.table, self.seat, action)

    def diagram(self) -> str:
        written = Diagram(self.table)
        if len(self.shown):
            written.hands = [names(self.shown, 3 * i) for i in range(self.seats)]
        elif self.seat != TABLE:
            written.hands[self.seat] = names(self.hand, 0)
        written.aside = [int(each) for each in list(self.aside)]
        written.split = self.split
        return written.text()

    def imagine(self, rng: Rng) -> FranticState:
        """Deal the unseen cards to the other hands, where they are remembered to be, and to the draw pile."""
        state = FranticState(self.table.clone(), rng)
        state.ply = self.ply
        state.notes = vec[i64](sorted(list(self.notes) + list(self.common)))
        state.split = self.split
        state.events_pile = self._events(rng)
        state.hands = EMPTY[: 3 * self.seats]
        if len(self.shown):
            state.hands = self.shown[:]
        elif self.seat != TABLE:
            for word in range(3):
                state.hands[3 * self.seat + word] = self.hand[word]
        state.stock = self._deal(state, self._unseen(), rng)
        state.aside = self.aside
        self._lay_aside(state, rng)
        return state

    def _events(self, rng: Rng) -> vec[i64]:
        """Those revealed, and the others in any order (F-014)."""
        seen: list[int] = []
        revealed = int(self.table.revealed)
        while revealed:
            seen.append(revealed % 32 - 1)
            revealed //= 32
        pile = vec[i64](seen + [event for event in range(EVENTS) if event not in seen])
        rng.shuffle(pile, len(seen))
        return pile

    def _unseen(self) -> vec[i64]:
        """By kind, how many cards lie in hands of others or in the draw pile."""
        left = _COPIES[:]
        table = self.table
        for i in range(table.height):
            left[table.heap[i]] -= 1
        for i in range(CARDS - table.under, CARDS):
            left[table.heap[i]] -= 1
        row = table.row
        while row:
            left[(row & 127) - 1] -= 1
            row >>= 7
        for i in range(len(self.aside)):
            left[self.aside[i] >> 6] -= 1
        for kind in range(KINDS):
            left[kind] -= held(self.hand, 0, kind) if len(self.shown) == 0 else i64(0)
            for seat in range(len(self.shown) // 3):
                left[kind] -= held(self.shown, 3 * seat, kind)
        return left

    def _deal(self, state: FranticState, unseen: vec[i64], rng: Rng) -> vec[i64]:
        """First what is remembered, then by chance; the cards that are left are the draw pile."""
        room = _NO_ROOM[:]
        if len(self.shown) == 0:
            self._place_remembered(state, unseen, room, rng)
        cards = DECK[:]
        first = lay_out(cards, unseen)
        rng.shuffle(cards, first)
        for seat in range(self.seats):
            for _n in range(room[seat]):
                put(state.hands, 3 * seat, cards[first])
                first += 1
        return cards[first:]

    def _place_remembered(self, state: FranticState, unseen: vec[i64], room: vec[i64], rng: Rng) -> None:
        """Leaves in `room` how many cards each hand still lacks."""
        for seat in range(self.seats):
            if seat != self.seat:
                room[seat] = self.table.size_of(seat)
        notes = self.common if self.seat == TABLE else self.notes
        places = settled(notes, room, rng)
        for i in range(len(places)):
            put(state.hands, 3 * places[i], card_of(notes[i]))
            unseen[card_of(notes[i])] -= 1

    def _lay_aside(self, state: FranticState, rng: Rng) -> None:
        """Who has staked or spread its cards did so somehow (F-149, F-160)."""
        if self.table.phase not in (STAKING, SPREADING):
            return
        for seat in range(self.seats):
            if seat == self.seat or has(self.table.waiting | self.table.out, seat):
                continue
            n = i64(1) if self.table.phase == STAKING else self.table.size_of(seat)
            for i in range(n):
                kind = card_at(state.hands, 3 * seat, rng.below(self.table.size_of(seat) - i))
                take(state.hands, 3 * seat, kind)
                to = seat
                if self.table.phase == SPREADING:
                    to = (seat + 1 + rng.below(self.seats - 1)) % self.seats
                state.aside = append(state.aside[:], kind * 64 + seat * 8 + to)


def lay_out(cards: vec[i64], left: vec[i64]) -> i64:
    """Put so many cards of each kind at the end of a row; the place of the first."""
    at = i64(len(cards))
    for kind in range(KINDS):
        for _n in range(left[kind]):
            at -= 1
            cards[at] = kind
    return at
