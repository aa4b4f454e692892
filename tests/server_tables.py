"""Tables in this process, each with a log in memory, for tests that need no server."""

import random
import re

import msgspec
from tables import tables

from stammtisch import wire
from stammtisch.core.bits import members
from stammtisch.core.game import TABLE, Game
from stammtisch.server import entries
from stammtisch.server.decide import act, decide
from stammtisch.server.opening import open_table
from stammtisch.server.snapshot import snapshot_for
from stammtisch.server.table import Table
from stammtisch.store.log import Entry

WATCHER = "watcher"
HASH = re.compile(rb"[0-9a-f]{64}")


class Log:
    """A table, and the entries that made it."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.table = Table("table")
        self.entries: list[Entry] = []
        _, seats, options = rng.choice(tables(game))
        opening = open_table(wire.NewTable(game.name, seats, options))
        seed, key = rng.randbytes(32).hex(), rng.randbytes(32).hex()
        self.append("p0", msgspec.structs.replace(opening, seed=seed, key=key))
        self.append(WATCHER, entries.Admit())
        for seat in range(seats):
            if seat:
                self.append(f"p{seat}", entries.Admit())
                self.ask(f"p{seat}", wire.Sit(1, seat))
        for seat in range(seats):
            self.ask(f"p{seat}", wire.Ready(2, rng.randbytes(32).hex()))

    def ask(self, who: str, asked: wire.Request) -> None:
        self.append(who, decide(self.table, who, asked, self.at()))

    def act(self, seat: int, action: int) -> None:
        self.append("" if seat == TABLE else f"p{seat}", act(self.table, seat, action, self.at()))

    def append(self, who: str, body: entries.Body) -> None:
        entry = Entry("table", self.table.n + 1, self.at(), who, 0, body.kind(), body.encode())
        self.table.apply(entry, body)
        self.entries.append(entry)

    def at(self) -> int:
        return 1_000_000 + 1000 * self.table.n

    def twin(self) -> "Log":
        """The same table, as another process would have it."""
        log = Log.__new__(Log)
        log.table, log.entries = Table("table"), list(self.entries)
        for entry in self.entries:
            log.table.apply(entry)
        return log

    def options(self) -> list[tuple[int, int]]:
        """Who may do what now."""
        assert self.table.match is not None
        state = self.table.match.state
        return [(seat, action) for seat in members(state.acting()) for action in state.legal(seat)]

    def told(self, who: str) -> bytes:
        """What a visitor is sent after the last entry; the hashes of the chain are salted, and differ."""
        changed = snapshot_for(who, self.table, self.table.n - 1, self.at(), {}, {WATCHER})
        return HASH.sub(b"#", wire.encode(changed))

    def record(self, seat: int) -> bytes:
        assert self.table.match is not None
        return HASH.sub(b"#", self.table.match.record().export(seat))
