"""A round: who sits where, the forms of each table, and what came of it."""

from typing import Literal

import msgspec

Ended = Literal["won", "time", "absent"]
TableState = Literal["open", "waiting", "asked", "disputed", "in"]
RoundState = Literal["drawn", "running", "closed", "broken"]
Source = Literal["paper", "phone", "online"]


class Seating(msgspec.Struct, frozen=True):
    """A table of the layout. In Keezen the first duo plays Blue and Yellow, the second Green and Red (T-002)."""

    table: int
    who: tuple[int, ...]


class Layout(msgspec.Struct, frozen=True):
    """Who sits where in one round, and who is free."""

    round: int
    tables: tuple[Seating, ...]
    free: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """Pawns, points or finishing places in the order of the seating; `parts` are the pawns of each colour."""

    scores: tuple[int, ...]
    ended: Ended
    parts: tuple[int, ...] = ()

    def same(self, other: "Result") -> bool:
        """Whether two forms agree; one may leave out the single colours."""
        alike = (self.scores, self.ended) == (other.scores, other.ended)
        return alike and (not self.parts or not other.parts or self.parts == other.parts)


class Handed(msgspec.Struct, frozen=True):
    """A form that was handed in: on paper, by the phone of an entrant, or by an online table."""

    n: int  # its entry in the log
    at: int
    by: str
    result: Result
    source: Source
    entrant: int = 0  # whose phone


class TableOfRound:
    """One table in one round."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.forms: list[Handed] = []
        self.result: Result | None = None
        self.state: TableState = "open"
        self.seen: list[str] = []  # who has entered or confirmed the result
        self.corrected = False
        self.ruled = False  # by the direction
        self.question = ""  # why a form was set aside
        self.reason = ""
        self.online = ""  # the live table at which it is played

    def settle(self, result: Result, by: str) -> None:
        self.result, self.state, self.seen, self.question = result, "in", [by], ""

    def by_absence(self) -> bool:
        """Whether it counts only since somebody did not play; the direction may have ruled otherwise (T-013, T-024)."""
        return self.result is not None and self.result.ended == "absent" and not self.corrected


class Round:
    """A round that is drawn; once it has started its seating is never changed."""

    def __init__(self, layout: Layout, method: str, seed: str, checksum: str) -> None:
        self.n = layout.round
        self.method, self.seed, self.checksum = method, seed, checksum
        self.tables = {each.table: TableOfRound(each) for each in layout.tables}
        self.free = layout.free
        self.state: RoundState = "drawn"
        self.started = 0
        self.changed: set[int] = set()  # entrants whose row is another than it was
        self.absent: set[int] = set()

    @property
    def layout(self) -> Layout:
        return Layout(self.n, tuple(each.seating for each in self.tables.values()), self.free)

    def begun(self) -> bool:
        return self.state != "drawn"

    def table_of(self, entrant: int) -> TableOfRound | None:
        return next((each for each in self.tables.values() if entrant in each.seating.who), None)

    def missing(self) -> list[int]:
        """Tables without a result that counts (T-011)."""
        return [number for number, each in sorted(self.tables.items()) if each.state != "in"]


def place_of(layout: Layout, entrant: int) -> tuple[int, int]:
    """Table and seat of an entrant, or (0, 0)."""
    for seating in layout.tables:
        if entrant in seating.who:
            return seating.table, seating.who.index(entrant)
    return 0, 0
