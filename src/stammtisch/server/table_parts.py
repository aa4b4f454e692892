"""What a table consists of: its settings, chairs, clocks, and what is voted on."""

from hashlib import blake2b

import msgspec
from msgspec.structs import replace

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE, Deadline
from stammtisch.core.option import Value
from stammtisch.core.record import BACK

WHOLE_DAY = 86_400  # seconds: the hall's clock ends the match, not the table's own
SILENCE = 90_000  # milliseconds after the first yes to one more match in which everybody may answer


class Settings(msgspec.Struct, frozen=True):
    """The settings of a table, and the secrets of its next deal."""

    game: str
    version: int
    options: dict[str, Value]
    seats: int
    listed: bool
    spectators: bool
    cover_seconds: int
    undo: bool
    pace: float
    seed: str
    key: str
    committed: bool = False
    locked: bool = False
    spectators_talk: bool = False
    tournament: bool = False
    tournament_table: str = ""

    @property
    def of_tournament(self) -> bool:
        return self.tournament or bool(self.tournament_table)

    @property
    def door(self) -> str:
        """Who may come in: open to all, with the code, or nobody who was not let in before."""
        return "locked" if self.locked else "open" if self.listed else "code"

    def next_deal(self) -> "Settings":
        """The same, with the secrets of the deal after this one. They follow from the key, which nobody is told: so the
        commitment can be shown before anybody agrees to one more match."""
        return replace(self, seed=_from_key(self.key, b"next seed"), key=_from_key(self.key, b"next key"))


class Chair:
    def __init__(self) -> None:
        self.who = ""
        self.since = 0  # the entry by which the person came to sit at this table
        self.bot = ""  # plays here, either alone or for the person in `who`
        self.covered = False  # the bot plays because the person is away
        self.entropy = ""  # given with the agreement to begin, or revealed after it
        self.commitment = ""  # to the entropy, where all commit first


class Clock:
    """The time left in one window, in milliseconds; `since` is None while the clock is held."""

    def __init__(self, line: Deadline) -> None:
        self.name = line.name
        self.action = line.action
        self.seconds = line.seconds
        self.skippable = line.skippable
        self.left = line.seconds * 1000
        self.since: int | None = None
        self.seats = line.seats  # whose it is

    def is_halls(self) -> bool:
        """Whether it is the clock of the whole match, at a table that follows the hall's (`WHOLE_DAY`)."""
        return self.seconds >= WHOLE_DAY and has(self.seats, TABLE) and not self.skippable

    def hold(self, at: int) -> None:
        if self.since is not None:
            self.left = max(0, self.left - (at - self.since))
            self.since = None

    def end(self, at: int) -> None:
        """It has run out."""
        self.left, self.since = 0, at

    def ends(self) -> int | None:
        """When it runs out; None while it is held."""
        return None if self.since is None else self.since + self.left


class Proposal:
    """What is voted on, as in "back 12" or "seat 2": who asks, and the seats that must agree."""

    def __init__(self, n: int, what: str, who: str, asks: list[int] | None) -> None:
        self.n = n  # its entry
        self.what, number = what, what.split()[1]
        self.number = int(number)
        self.who = who
        self.asks = None if asks is None else set(asks)  # None: see `entries.Propose`
        self.agreed: set[int] = set()

    @property
    def goes_back(self) -> bool:
        return self.what.startswith(BACK)


def _from_key(key: str, what: bytes) -> str:
    return blake2b(what, key=bytes.fromhex(key), digest_size=32).hexdigest()
