"""A position being written as text (position.py reads it): the table, and of the hidden half what the writer knows."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import has
from stammtisch.games.mezza import scoring
from stammtisch.games.mezza.cards import NAME, NO_KIND, SLOTS, closed_card, held, names, size
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.table import FINISHED, PLAYING, STARTING, SWAPPING, MezzaTable

HIDDEN: Final = -1
ORDINALS: Final = ["", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th"]


class Diagram:
    """What is not filled in is hidden, and is written as a number."""

    def __init__(self, table: MezzaTable) -> None:
        self.table = table
        self.hands: list[list[str]] = [[] for _ in range(table.seats)]
        self.closed = [_marks(table.slots_of(seat)) for seat in range(table.seats)]
        self.chosen: list[list[str]] = [[] for _ in range(table.seats)]
        self.stock: list[str] = []
        self.gone: list[str] = []
        self.right: i64 = HIDDEN
        self.known: list[list[str]] = [[] for _ in range(table.seats)]  # memory, which no screen shows (M-065)
        self.idle: i64 = 0

    def text(self) -> str:
        """The clauses in the order of their notation."""
        table = self.table
        found = [f"{table.seats} seats", *table.terms.unusual, *self._phase(), *self._pile()]
        found.append(_clause("stock", self.stock, table.left))
        found.append(_clause("gone", self.gone, size(table.gone)))
        for seat in range(table.seats):
            found += self._seat(seat)
        if table.phase == FINISHED:
            found += ["over", f"places {' '.join(str(place) for place in scoring.places(table))}"]
        if self.idle:
            found.append(f"{self.idle} without progress")
        return "; ".join(found)

    def _phase(self) -> list[str]:
        if self.table.phase == SWAPPING:
            return ["swapping"]
        return [f"starting with {NAME[self.table.lowest]}"] if self.table.phase == STARTING else []

    def _pile(self) -> list[str]:
        heap = [int(self.table.heap[i]) for i in range(self.table.height)]
        found = [_clause("pile", [NAME[each // 8] for each in heap], len(heap))]
        return [*found, f"laid by {' '.join(f'S{each % 8}' for each in heap)}"] if heap else found

    def _seat(self, i: i64) -> list[str]:
        """What lies before one seat, and what it has answered."""
        table = self.table
        if held(table.place, i):
            return [f"S{i} finished {ORDINALS[held(table.place, i)]}"]
        found = [f"S{i} on turn"] if table.phase == PLAYING and i == table.turn else []
        found.append(_clause(f"S{i} hand", self.hands[i], table.size_of(i)))
        found.append(_clause(f"S{i} open", names(table.open[i]), size(table.open[i])))
        found.append(_closed(f"S{i} closed", self.closed[i]))
        if has(table.asked & ~table.waiting, i):
            found.append(" ".join([f"S{i} chose", *self.chosen[i]]) if table.phase == SWAPPING else f"S{i} passed")
        if i == table.adder:
            found.append(self._drew())
        if self.known[i]:
            found.append(f"S{i} known {' '.join(self.known[i])}")
        return found

    def _drew(self) -> str:
        """The cards the layer has drawn since his lay: the equal ones by name, if the writer knows (M-180)."""
        table = self.table
        if self.right == HIDDEN and table.fresh:
            return f"S{table.adder} drew of {table.fresh}"
        cards = [NAME[table.top]] * int(self.right) + ["?"] * int(table.fresh - self.right)
        return f"S{table.adder} drew {' '.join(cards) if table.fresh else 'nothing'}"


def diagram(state: MezzaState) -> str:
    """The whole truth: what all see, every card, and what is known of the hands."""
    table = state.table
    written = Diagram(table)
    written.hands = [names(state.hands[i]) for i in range(state.seats)]
    written.closed = [_names(state.closed[i]) for i in range(state.seats)]
    written.chosen = [names(state.swaps[i]) for i in range(state.seats)]
    written.stock = [NAME[state.stock[i]] for i in range(len(state.stock) - table.left, len(state.stock))]
    written.gone = names(table.gone)
    written.right = state.right
    written.known = [names(table.known[i]) for i in range(state.seats)]
    written.idle = table.idle
    return written.text()


def _names(closed: i64) -> list[str]:
    cards = [closed_card(closed, slot) for slot in range(SLOTS)]
    return ["-" if card == NO_KIND else NAME[card] for card in cards]


def _marks(slots: i64) -> list[str]:
    """Closed slots by what all see of them."""
    return ["?" if has(slots, slot) else "-" for slot in range(SLOTS)]


def _clause(what: str, cards: list[str], n: i64) -> str:
    """Cards by name, or how many there are."""
    if n == 0:
        return f"{what} empty"
    return f"{what} {' '.join(cards)}" if cards else f"{what} of {n}"


def _closed(what: str, cards: list[str]) -> str:
    if cards == ["-"] * SLOTS:
        return f"{what} empty"
    return f"{what} of 3" if cards == ["?"] * SLOTS else f"{what} {' '.join(cards)}"
