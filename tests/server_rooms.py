"""Tables in this process, folded from a log of their own: for what can be shown without a server."""

import random
import re

import msgspec
from tables import tables

from stammtisch import wire
from stammtisch.core.bits import members
from stammtisch.core.game import TABLE, Game
from stammtisch.server.asking import Decision, act, decide, open_table
from stammtisch.server.room import Room
from stammtisch.server.seeing import seen_by
from stammtisch.store.log import Entry

WATCHER = "watcher"
HASH = re.compile(rb"[0-9a-f]{64}")


class Log:
    """A room, and the entries that made it."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.room = Room("table")
        self.entries: list[Entry] = []
        _, seats, options = rng.choice(tables(game))
        opening = msgspec.json.decode(open_table(wire.NewTable(game.name, seats, options)).body)
        secrets = {"seed": rng.randbytes(32).hex(), "key": rng.randbytes(32).hex()}
        self.append("p0", Decision("open", msgspec.json.encode({**opening, **secrets})))
        self.append(WATCHER, Decision("admit", b""))
        for seat in range(seats):
            if seat:
                self.append(f"p{seat}", Decision("admit", b""))
                self.ask(f"p{seat}", wire.Sit(1, seat))
        for seat in range(seats):
            self.ask(f"p{seat}", wire.Ready(2, rng.randbytes(32).hex()))

    def ask(self, who: str, asked: wire.Asked) -> None:
        self.append(who, decide(self.room, who, asked, self.at()))

    def act(self, seat: int, action: int) -> None:
        self.append("" if seat == TABLE else f"p{seat}", act(self.room, seat, action, self.at()))

    def append(self, who: str, decision: Decision) -> None:
        entry = Entry("table", self.room.n + 1, self.at(), who, 0, decision.kind, decision.body)
        self.room.take(entry, decision.proposed)
        self.entries.append(entry)

    def at(self) -> int:
        return 1_000_000 + 1000 * self.room.n

    def twin(self) -> "Log":
        """The same table, as another process would have it."""
        log = Log.__new__(Log)
        log.room, log.entries = Room("table"), list(self.entries)
        for entry in self.entries:
            log.room.take(entry)
        return log

    def options(self) -> list[tuple[int, int]]:
        """Who may do what now."""
        assert self.room.match is not None
        state = self.room.match.state
        return [(seat, action) for seat in members(state.acting()) for action in state.legal(seat)]

    def told(self, who: str) -> bytes:
        """What a visitor is sent after the last entry; the hashes of the chain are salted, and differ."""
        changed = seen_by(self.room, who, self.room.n - 1, self.at(), {}, {WATCHER})
        return HASH.sub(b"#", wire.encode(changed))

    def record(self, seat: int) -> bytes:
        assert self.room.match is not None
        return HASH.sub(b"#", self.room.match.record().export(seat))
