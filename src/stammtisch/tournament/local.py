"""A tournament in memory, run without a server: for rehearsals, and for files that are read."""

import msgspec

from stammtisch.store.log import Entry
from stammtisch.tournament import applied, applied_results, decide_rounds, entries
from stammtisch.tournament.decide import decide
from stammtisch.tournament.settings import Settings
from stammtisch.tournament.state import Shell, Tournament, bare

__all__ = ["LocalDesk", "applied", "applied_results", "as_entry", "decide_rounds"]


def as_entry(t: Tournament, at: int, who: str, request: int, body: entries.Body) -> tuple[Entry, str]:
    """The entry, and the text that is kept outside the log. Personal text belongs to the tournament, not to the visitor
    who typed it: forgetting that visitor keeps the names of others, and the names of a tournament can be erased."""
    if isinstance(body, entries.PERSONAL):
        shell = Shell(who, request, msgspec.Raw(bare(body).encode()))
        return Entry(t.id, t.n + 1, at, t.id, 0, body.kind(), msgspec.json.encode(shell)), body.encode().decode()
    return Entry(t.id, t.n + 1, at, who, request, body.kind(), body.encode()), ""


class LocalDesk:
    """A desk with one director, whose time is told to it."""

    def __init__(
        self, name: str, settings: Settings, seed: str, language: str = "en", id: str = "t" + 15 * "0"
    ) -> None:
        self.tournament = Tournament(id)
        self.log: list[Entry] = []
        self.texts: dict[int, str] = {}
        self.at = 0
        key = f"key of {seed}"
        self._append(entries.Open(name, settings, key, seed, language=language, rehearsal=True))  # type: ignore[arg-type]

    def do(self, asked: entries.Body, *sure: str, who: str = "director", seen: int = 0) -> int:
        """Append what a request becomes, or raise why not."""
        return self._append(decide(self.tournament, who, asked, sure, self.at, seen), who)

    def join(self, who: str, role: entries.Role, entrant: int = 0) -> None:
        self._append(entries.Join(role, "", entrant), who)

    def wait(self, minutes: float) -> None:
        self.at += round(minutes * 60_000)

    def _append(self, body: entries.Body, who: str = "director") -> int:
        entry, text = as_entry(self.tournament, self.at, who, 0, body)
        self.tournament.apply(entry, text=text)  # from what is stored, as after a restart
        self.log.append(entry)
        if text:
            self.texts[entry.n] = text
        return entry.n
