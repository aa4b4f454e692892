"""The message that shows a table to a visitor: made and encoded once for each change and each seat."""

from collections.abc import Callable

import msgspec
from msgspec import Raw

from stammtisch import wire
from stammtisch.core.game import TABLE
from stammtisch.server.snapshot import (
    Standing,
    events_seen,
    lines_after,
    match_seen,
    notices_seen,
    standing,
    table_seen,
)
from stammtisch.server.table import Table

FRESH = 100  # milliseconds for which the time left on a clock is told as it was


class Shown(msgspec.Struct, frozen=True, tag="changed"):
    """`wire.Changed` with a part that is encoded already."""

    n: int
    seat: int
    table: Raw
    match: Raw
    events: Raw
    muted: list[str]
    notices: Raw


class Views:
    """The messages of one table, all of its newest entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._n = 0  # the entry they are of; 0 if they must be made anew
        self._at = 0
        self._table = Raw()
        self._standing: Standing | None = None
        self._matches: dict[tuple[int, bool], Raw] = {}  # by seat, and whether what it knows is told too
        self._events: dict[tuple[int, int], Raw] = {}  # by seat and the entry after which they are told
        self._names: dict[str, str] = {}
        self._notices: dict[int, Raw] = {}  # by the entry after which they are told

    def forget(self) -> None:
        """Names or presence have changed, which the log does not tell."""
        self._n = 0

    def message(
        self, who: str, after: int, now: int, names: dict[str, str], here: Callable[[], set[str]], knows: bool = False
    ) -> bytes:
        """`snapshot_for`, encoded."""
        table = self.table
        timed = table.clocks or table.asked_since is not None
        if self._n != table.n or (timed and now > self._at + FRESH):
            self._begin(now, names, here())
        seat, muted = table.seat_of(who), sorted(table.muted.get(who, ()))
        told, noticed = self._told(seat, after), self._noticed(after)
        return wire.encode(Shown(table.n, seat, self._table, self._match(seat, knows), told, muted, noticed))

    def _begin(self, now: int, names: dict[str, str], here: set[str]) -> None:
        table = self.table
        self._n, self._at = table.n, now
        self._names = names
        self._table = _raw(table_seen(table, now, names, here))
        self._standing = None if table.match is None else standing(table.match.state, table, now)
        self._matches = {}
        self._events = {}
        self._notices = {}

    def _match(self, seat: int, knows: bool) -> Raw:
        match, stands = self.table.match, self._standing
        if (seat, knows) not in self._matches:
            seen = None if match is None or stands is None else match_seen(match, seat, stands, knows)
            self._matches[seat, knows] = _raw(seen)
        return self._matches[seat, knows]

    def _told(self, seat: int, after: int) -> Raw:
        """The events as this seat hears them; what hides nothing is the same for all."""
        lines = [] if self.table.match is None else lines_after(self.table.match, after)
        whose = seat if any(line.hidden for _, line in lines) else TABLE
        if (whose, after) not in self._events:
            self._events[whose, after] = _raw(events_seen(lines, whose))
        return self._events[whose, after]

    def _noticed(self, after: int) -> Raw:
        if after not in self._notices:
            self._notices[after] = _raw(notices_seen(self.table, after, self._names))
        return self._notices[after]


def _raw(value: object) -> Raw:
    return Raw(wire.encode(value))
