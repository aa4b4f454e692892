"""A position being written as text (position.py reads it): the table, and of the hidden half what the writer knows."""

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.game import TABLE, names_of
from stammtisch.core.memory import PLACES, card_of, own
from stammtisch.core.vecs import vec
from stammtisch.games.frantic.cards import CARDS, EVENT, FOUR, NAME, NO_CARD, names
from stammtisch.games.frantic.choices import STAKED
from stammtisch.games.frantic.rules import demand_token
from stammtisch.games.frantic.shares import STANDS, cards_of, path, standing
from stammtisch.games.frantic.state import FranticState
from stammtisch.games.frantic.table import (
    AIMING,
    COUNTERING,
    DISCARDING,
    ENDS,
    FINISHED,
    GIVING,
    NO_EVENT,
    NOT_ENDED,
    PHASES,
    SCORED,
    TURN,
    FranticTable,
)


class Diagram:
    """What is not filled in is hidden, and is written as a number."""

    def __init__(self, table: FranticTable) -> None:
        self.table = table
        self.hands: list[list[str]] = [[] for _ in range(table.seats)]
        self.aside: list[int] = []
        self.split: i64 = 0
        self.stock: list[str] = []
        self.events: list[str] = []
        self.memory: list[str] = []

    def text(self) -> str:
        """The clauses in the order of their notation."""
        table = self.table
        found = [f"{table.seats} seats", *table.terms.unusual, *self._match(), *self._asked(), *self._pile()]
        found.append(_clause("stock", self.stock, table.left))
        found.append(_clause("events", self.events, table.hidden_events))
        found += [*self._events(), *_went(table.went)]
        found += [*_attack("attack", table.attack, table.shares), *_attack("struck", table.last, table.struck)]
        for seat in range(table.seats):
            found += self._seat(seat)
        return "; ".join([*found, *self.memory])

    def _match(self) -> list[str]:
        """What was played before, and who deals."""
        table = self.table
        found: list[str] = []
        if table.sheet:
            found.append("sheet " + " / ".join([" ".join([str(points) for points in row]) for row in table.sheet]))
        if table.ended != NOT_ENDED:
            found.append(f"ended {ENDS[table.ended]}")
        return [*found, f"dealer S{table.dealer}"]

    def _asked(self) -> list[str]:
        table, phase = self.table, self.table.phase
        if phase in (SCORED, FINISHED):
            return [PHASES[phase]]
        found = [f"S{table.turn} on turn"]
        if phase != TURN:
            found.append(f"{PHASES[phase]} {' '.join(names_of(table.waiting))}")
        if phase in (AIMING, COUNTERING, GIVING):
            found.append(f"share {table.share}")
        if phase in (GIVING, DISCARDING):
            found.append(f"owed {table.owed}")
        return found + ([f"to do {', '.join(table.to_do())}"] if table.tasks else [])

    def _pile(self) -> list[str]:
        table = self.table
        laid = [NAME[table.heap[i]] for i in range(table.height)]
        found = [_clause("pile", laid, table.height), f"laid by S{table.layer}"]
        if table.under:
            found.append(
                _clause("under", [NAME[table.heap[i]] for i in range(CARDS - table.under, CARDS)], table.under)
            )
        if table.wisher != TABLE:
            found.append(f"wish {demand_token(table.demand)} by S{table.wisher}")
        if table.skips:
            found.append(f"skips {' '.join(names_of(table.skips))}")
        return found + (["unpaid"] if table.unpaid else [])

    def _events(self) -> list[str]:
        table = self.table
        found: list[str] = []
        names = revealed(table.revealed)
        if names:
            found.append(f"revealed {' '.join(names)}")
        if table.event != NO_EVENT:
            found.append(f"event {EVENT[table.event]}")
        if table.bomb:
            found.append(f"bomb {table.bomb}")
        row = market(table.row)
        if row:
            found.append(f"market {' '.join(row)}")
        return found

    def _seat(self, i: i64) -> list[str]:
        aside = [each for each in self.aside if each >> 3 & 7 == i]
        held = self.table.size_of(i)
        found = [_clause(f"S{i} hand", self.hands[i], held - len(aside))]
        if aside:
            found.append(f"S{i} aside {' '.join([f'{NAME[each >> 6]}>S{each & 7}' for each in aside])}")
        if self.split and self.table.waiting >> i & 1:
            found.append(f"S{i} splits {', '.join([f'S{seat} {n}' for seat, n in hits(self.split)])}")
        return found


def _attack(word: str, kind: i64, shares: vec[i64]) -> list[str]:
    """An attack and who hit whom: the one under way, or the last."""
    if kind == NO_CARD:
        return []
    found: list[str] = []
    for i in range(len(shares)):
        one = shares[i]
        way = ">".join([f"S{seat}" for seat in path(one)])
        n = f"{cards_of(one)} " if kind == FOUR else ""
        found.append(f"{n}{way} {STANDS[standing(one)]}")
    return [" ".join([word, NAME[kind], ", ".join(found)]).strip()]


def _went(went: vec[i64]) -> list[str]:
    """What the last event let all see go from seat to seat: a card by name, or how many."""
    found: list[str] = []
    for i in range(len(went)):
        what = went[i] >> 6
        card = NAME[what - STAKED] if what >= STAKED else str(what)
        found.append(f"{card} S{went[i] >> 3 & 7}>S{went[i] & 7}")
    return [f"went {', '.join(found)}"] if found else []


def diagram(state: FranticState) -> str:
    """The whole truth: what all see, every card, and what is remembered."""
    table = state.table
    written = Diagram(table)
    written.hands = [names(state.hands, 3 * i) for i in range(state.seats)]
    written.aside = sorted([int(state.aside[i]) for i in range(len(state.aside))])
    written.split = state.split
    written.stock = [NAME[state.stock[i]] for i in range(len(state.stock) - table.left, len(state.stock))]
    pile = state.events_pile
    written.events = [EVENT[pile[i]] for i in range(len(pile) - table.hidden_events, len(pile))]
    written.memory = remembered(state.notes, int(state.seats))
    return written.text()


def remembered(notes: vec[i64], seats: int) -> list[str]:
    """What each seat remembers, and whoever looks on: a card and the hands where it may be."""
    found: list[str] = []
    for viewer in [*range(seats), TABLE]:
        its = [int(note) for note in list(own(notes, viewer))]
        if its:
            each = [" ".join([NAME[card_of(note)], *names_of(note & PLACES)]) for note in its]
            found.append(f"{names_of(BIT[viewer])[0]} remembers {', '.join(each)}")
    return found


def revealed(events: i64) -> list[str]:
    """The events of this round, the first first."""
    found: list[str] = []
    while events:
        found.append(EVENT[(events & 31) - 1])
        events >>= 5
    return found[::-1]


def market(row: i64) -> list[str]:
    found: list[str] = []
    while row:
        found.append(NAME[(row & 127) - 1])
        row >>= 7
    return found


def hits(split: i64) -> list[tuple[int, int]]:
    """The shares of an unfinished Fantastic Four, in order: seat and cards."""
    found: list[tuple[int, int]] = []
    while split:
        found.append((int(split >> 3 & 7), int(split & 7)))
        split >>= 8
    return found[::-1]


def _clause(what: str, cards: list[str], n: i64) -> str:
    """Cards by name, or how many there are."""
    if n == 0:
        return f"{what} empty"
    return f"{what} {' '.join(cards)}" if cards else f"{what} of {n}"
