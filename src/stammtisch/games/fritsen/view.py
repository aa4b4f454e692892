"""What a seat knows and what it may imagine: all hidden information of Fritsen passes here."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT, has, members
from stammtisch.core.game import TABLE, View
from stammtisch.core.memory import card_of, settled
from stammtisch.core.rng import Rng
from stammtisch.core.said import Asked, Said
from stammtisch.core.vecs import vec
from stammtisch.games.fritsen import because, clocks, prompts, screen
from stammtisch.games.fritsen.board import NO_CELL
from stammtisch.games.fritsen.cards import JOKER, KINDS, NO_KIND, names
from stammtisch.games.fritsen.diagram import EVERYTHING, Diagram
from stammtisch.games.fritsen.match import DEALT, EMPTY_HANDS, NO_CARDS
from stammtisch.games.fritsen.memory import STOCK
from stammtisch.games.fritsen.screen import Screen
from stammtisch.games.fritsen.state import FritsenState


class FritsenView(View):
    def __init__(self, state: FritsenState, seat: i64) -> None:
        super().__init__(state, seat)
        self.table = state.table.clone()
        if self.table.hides_turn():
            self.acting = self.sees(self.acting) or BIT[TABLE]
        self.hand = vec[i64]([0, 0, 0])  # kinds held, kinds held twice, jokers
        self.notes = NO_CARDS  # what it remembers
        self.common = state.notes_of(TABLE)  # what whoever looked on remembers, and so everybody does
        self.stock = self._known_stock(state)  # from the top: 64 where all know it, and the kind, if it is known
        self.shown: list[list[str]] = [[] for _ in range(state.seats)]  # the hands it looks at
        if seat != TABLE:
            self.hand = vec[i64]([int(state.hands[20 * part + seat]) for part in range(3)])
            self.notes = state.notes_of(seat)
            for other in range(state.seats):
                if has(self.table.looks[other], seat):
                    self.shown[other] = state.cards_of(other)

    def _known_stock(self, state: FritsenState) -> vec[i64]:
        left = state.table.left
        found = [NO_KIND] * int(left)
        for i in range(left):
            entry = state.stock[left - 1 - i]
            if has(entry >> 6, self.seat):
                found[i] = int(entry & 63) + (64 if has(entry >> 6, TABLE) else 0)
        return vec[i64](found)

    def sees(self, asked: i64) -> i64:
        """Where whose turn it is stays hidden, a seat knows whether it is asked itself (2-92)."""
        return asked & BIT[self.seat] if self.table.hides_turn() else asked

    def sees_clock(self, name: str, seats: i64) -> bool:
        """Neither that a turn is not over nor that somebody owes laatste Frits is told to the others (2-92, 2-95), and
        nobody that the clock of a turn waits because a call may bring it back (2-88)."""
        if seats == 0:
            return False
        return name not in ("turn", "last") or self.sees(seats) != 0

    def tells(self) -> bool:
        """What all have seen is memory; where it is hidden whose turn it is, only who is on turn has it in writing
        (2-92)."""
        table = self.table
        return not table.hides_turn() or table.turn == self.seat or table.window != NO_CELL

    def screen(self) -> Screen:
        open_now = clocks.deadlines(self.table)
        windows = [each.name for each in open_now if self.sees_clock(each.name, each.seats)]
        return screen.screen(self.table, self.seat, self.hand, self.shown, self.acting, windows)

    def asked(self) -> Asked:
        return prompts.asked(self.table, self.seat, self.acting) or self.waits()

    def facts(self) -> list[Said]:
        return prompts.facts(self.table, self.seat, names(self.hand[0], self.hand[1], self.hand[2]))

    def would(self, action: i64) -> list[Said]:
        return prompts.would(self.table, self.seat, action)

    def because(self, rule: str, touches: list[str]) -> Said | None:
        return because.because(self.table, self.seat, rule, touches)

    def diagram(self) -> str:
        """What a screen draws; memory is not on it."""
        written = Diagram(self.table)
        written.hides_from = self.seat if self.table.hides_turn() else EVERYTHING
        written.hands = [list(cards) for cards in self.shown]
        if self.seat != TABLE:
            written.hands[self.seat] = names(self.hand[0], self.hand[1], self.hand[2])
        return written.text()

    def imagine(self, rng: Rng) -> FritsenState:
        """Deal the unseen cards to the other hands, where they are remembered to be, and to the closed pile."""
        table = self.table
        state = FritsenState(table.clone(), EMPTY_HANDS[:], rng)
        state.ply = self.ply
        state.forget_all(table.packs)
        state.note(self.notes)
        state.note(self.common)
        if self.seat != TABLE:
            for part in range(3):
                state.hands[20 * part + self.seat] = self.hand[part]
        unseen = self._unseen()
        room = [0] * 16
        for seat in range(self.seats):
            if seat != self.seat:
                room[seat] = int(table.size(seat))
        room[STOCK] = sum(1 for entry in list(self.stock) if entry == NO_KIND)
        left_in = vec[i64](room)
        inside = self._place_remembered(state, unseen, left_in, rng)
        rest = vec[i64]([kind for kind in range(KINDS) for _ in range(unseen[kind])])
        rng.shuffle(rest, 0)
        at: i64 = 0
        for seat in range(self.seats):
            for _n in range(left_in[seat]):
                state.put_in(seat, rest[at])
                at += 1
        for pile in members(table.dealt):
            for _n in range(table.rounds()):
                state.put_in(DEALT + pile, rest[at])
                at += 1
        state.stock = self._stock(vec[i64](inside + list(rest[at:])), rng)
        return state

    def _unseen(self) -> list[int]:
        """By kind, how many cards lie in hands of others or unknown in the closed pile."""
        table = self.table
        left = [int(table.packs)] * JOKER + [int(table.packs * table.terms.jokers)]
        for i in range(table.height):
            left[table.log[i] >> 9 & 63] -= 1
        for entry in list(self.stock):
            if entry != NO_KIND:
                left[entry & 63] -= 1
        for kind in members(self.hand[0] & ~BIT[JOKER]):
            left[kind] -= 2 if has(self.hand[1], kind) else 1
        left[JOKER] -= int(self.hand[2])
        return left

    def _place_remembered(self, state: FritsenState, unseen: list[int], room: vec[i64], rng: Rng) -> list[int]:
        """What is remembered goes where it may be; those that are somewhere in the closed pile are handed back. Leaves
        in `room` how many cards each hand still lacks."""
        notes = self.common if self.seat == TABLE else self.notes
        places = settled(notes, room, rng)
        inside: list[int] = []
        for i in range(len(places)):
            kind = card_of(notes[i])
            unseen[kind] -= 1
            if places[i] == STOCK:
                inside.append(int(kind))
            else:
                state.put_in(places[i], kind)
        return inside

    def _stock(self, cards: vec[i64], rng: Rng) -> vec[i64]:
        """Known cards where they are, the others in any order."""
        rng.shuffle(cards, 0)
        mine = 64 * int(BIT[self.seat])
        found: list[int] = []
        at = 0
        for entry in list(self.stock):
            if entry == NO_KIND:
                found.append(int(cards[at]))
                at += 1
            else:
                public = 64 * int(BIT[TABLE]) if entry & 64 else 0
                found.append(int(entry & 63) + (mine | public))
        return vec[i64](found[::-1])
