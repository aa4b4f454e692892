"""Fritsen (2024): a Dutch card drinking game. Be rid of your cards in few moves, and drink what they cost."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from stammtisch.core.game import Game, State, View
from stammtisch.core.notation import Clauses
from stammtisch.core.option import Value
from stammtisch.core.rng import Rng
from stammtisch.games.fritsen import hearing
from stammtisch.games.fritsen.diagram import diagram
from stammtisch.games.fritsen.match import EMPTY_HANDS
from stammtisch.games.fritsen.moves import VOCABULARY
from stammtisch.games.fritsen.position import Reading
from stammtisch.games.fritsen.seats import NO_COUNTS
from stammtisch.games.fritsen.state import FritsenState
from stammtisch.games.fritsen.table import FritsenTable
from stammtisch.games.fritsen.terms import OPTIONS, Terms
from stammtisch.games.fritsen.view import FritsenView


class Fritsen(Game):
    """For two to ten (P1-1, 2-33)."""

    def __init__(self) -> None:
        super().__init__("fritsen", "Fritsen", 5, [2, 3, 4, 5, 6, 7, 8, 9, 10], VOCABULARY, OPTIONS)
        self.no_undo_rule = "2-90"
        self._settled: tuple[str, Terms] | None = None  # what was asked for last, and what it came to

    def pause_rule(self, options: Mapping[str, Value]) -> str:
        """A player who has to go says so; any other pause needs more than half (2-14, 2-15, 2-16)."""
        return "2-16" if options["calls"] else ""

    def heard(self, text: str) -> str:
        return hearing.heard(text)

    def masked(self, text: str) -> str:
        return hearing.masked(text)

    def table(self, options: dict[str, Value], seats: int, rng: Rng) -> State:
        return FritsenState(FritsenTable(seats, self._terms(options, seats), NO_COUNTS[:]), EMPTY_HANDS[:], rng)

    def _terms(self, options: dict[str, Value], seats: int) -> Terms:
        """Settled once for many tables that are alike, as in a simulation. A table without options has terms of its
        own: those of a pickle are put in their place."""
        asked = f"{seats} {options}"
        if not options or self._settled is None or self._settled[0] != asked:
            settled = self.settle(options)
            self.check_seats(seats)
            self._settled = asked, Terms(settled, seats, self.unusual(settled))
        return self._settled[1]

    def seen(self, state: State, seat: i64) -> View:
        assert isinstance(state, FritsenState)
        return FritsenView(state, seat)

    def diagram(self, state: State) -> str:
        assert isinstance(state, FritsenState)
        return diagram(state)

    def arrange(self, state: State, clauses: Clauses) -> None:
        assert isinstance(state, FritsenState)
        Reading(state, clauses).run()


GAME: Final = Fritsen()
