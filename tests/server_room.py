"""A table in this process at which Anna and Bert sit, for tests of what people may do."""

import random

import msgspec

from stammtisch import wire
from stammtisch.core.bits import members
from stammtisch.core.game import TABLE
from stammtisch.server import entries
from stammtisch.server.decide import act, decide
from stammtisch.server.opening import open_table
from stammtisch.server.snapshot import snapshot_for
from stammtisch.server.table import Table
from stammtisch.store.log import Entry

NAMES = {"anna": "Anna", "bert": "Bert", "cora": "Cora", "dirk": "Dirk"}
ENTROPY = "5" * 64


class Room:
    """A table of Foppen where Anna and Bert sit beside bots, Cora has the code, and Dirk found it in the list; its deal
    and what is played follow from the seed."""

    def __init__(self, game: str = "foppen", seed: int = 1) -> None:
        self.table = Table("table")
        self.log: list[Entry] = []
        self.rng = random.Random(seed)
        opened = open_table(wire.NewTable(game, bots=["", "random", "random"], listed=True))
        self.append("anna", msgspec.structs.replace(opened, seed=f"{seed:064x}"))
        self.append("bert", entries.Admit())
        self.append("cora", entries.Admit())
        self.append("dirk", entries.Admit(stranger=True))
        self.ask("bert", wire.Sit(1, 1))

    def begin(self) -> "Room":
        self.ask("anna", wire.Ready(1, ENTROPY))
        self.ask("bert", wire.Ready(1, ENTROPY))
        return self

    def ask(self, who: str, asked: wire.Request, later: int = 1000) -> None:
        self.append(who, decide(self.table, who, asked, self.table.at + later), later)

    def append(self, who: str, body: entries.Body, later: int = 1000) -> None:
        entry = Entry("table", self.table.n + 1, self.table.at + later, who, 0, body.kind(), body.encode())
        self.table.apply(entry, body)
        self.log.append(entry)

    def play(self) -> None:
        """Somebody who may act does something."""
        match = self.table.match
        assert match is not None
        seat = self.rng.choice(members(match.state.acting()) or [TABLE])
        action = self.rng.choice(match.state.legal(seat)) if seat != TABLE else match.state.deadlines()[0].action
        self.append("", act(self.table, seat, action, self.table.at + 1000))

    def sees(self, who: str, after: int | None = None, here: set[str] | None = None) -> wire.Changed:
        """What somebody is shown, with what happened after an entry; `here` are connected."""
        after = self.table.n if after is None else after
        return snapshot_for(who, self.table, after, self.table.at, NAMES, here or set())

    def finish(self) -> "Room":
        """Play on until the match is over."""
        while self.table.phase == "playing":
            self.play()
        return self

    @property
    def ply(self) -> int:
        assert self.table.match is not None
        return len(self.table.match.done)

    @property
    def sitting(self) -> list[str]:
        return [chair.who for chair in self.table.chairs]

    def replayed(self) -> "Table":
        """The same table, as another process computes it."""
        table = Table("table")
        for entry in self.log:
            table.apply(entry)
        return table
