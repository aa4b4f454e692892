"""The clock of a round: one for the whole hall, with extra time for a table (T-006, T-027)."""

from typing import Final

WARNINGS: Final = (10 * 60_000, 5 * 60_000)  # milliseconds before the end


class Clock:
    """Times are milliseconds of the tournament's own time, which neither steps nor stops while the server is down."""

    def __init__(self, started: int, length: int) -> None:
        self.started = started
        self.length = length
        self.held = 0  # how long it has been paused, without the pause that lasts
        self.paused: int | None = None
        self.extra: dict[int, int] = {}  # by table
        self.ended: int | None = None

    def pause(self, at: int) -> None:
        self.paused = at

    def resume(self, at: int) -> None:
        if self.paused is not None:
            self.held += max(0, at - self.paused)
            self.paused = None

    def add(self, milliseconds: int, table: int) -> None:
        if table:
            self.extra[table] = self.extra.get(table, 0) + milliseconds
        else:
            self.length += milliseconds

    def end(self, at: int) -> None:
        """The direction ends the round's time now, for all tables."""
        self.resume(at)
        self.length = max(0, at - self.started - self.held)
        self.extra = {}

    def left(self, at: int, table: int = 0) -> int:
        """Milliseconds until the signal; negative after it."""
        if self.paused is not None:
            at = self.paused
        return self.started + self.held + self.length + self.extra.get(table, 0) - at

    def signal(self, table: int = 0) -> int | None:
        """When the signal is given, None while the clock is paused."""
        return None if self.paused is not None else self.left(0, table)

    def over(self, at: int, table: int = 0) -> bool:
        return self.left(at, table) <= 0

    def warned(self, at: int) -> int:
        """How many warnings have been due."""
        return sum(self.left(at) <= each for each in WARNINGS)
