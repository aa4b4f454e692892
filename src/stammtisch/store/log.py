"""What a store keeps, as types, and what its methods promise."""

from collections.abc import AsyncGenerator, Iterable, Mapping
from enum import Enum
from typing import Protocol

import msgspec


class StoreError(Exception):
    """The database did not confirm. After a write nobody knows whether it was done: read to find out."""


class Unreadable(StoreError):
    """The database answers, and what it keeps there is damaged."""


class Appended(Enum):
    DONE = "done"  # it is on disk, from this or an earlier attempt
    TAKEN = "taken"  # another entry has this number: read the new entries and try again
    REPEATED = "repeated"  # this visitor's request is already in the log under another number


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. `n` counts from 1 at each table; `request` is the client's number, or 0."""

    table: str
    n: int
    at: int  # milliseconds since 1970, as every time in the store
    who: str
    request: int
    kind: str
    body: bytes

    def same(self, other: "Entry") -> bool:
        """Whether both are the same entry; their times may differ."""
        return msgspec.structs.replace(other, at=self.at) == self


class TableRow(msgspec.Struct, frozen=True):
    id: str
    at: int
    status: str  # waiting, playing, over or closed
    listed: bool
    summary: bytes


class Visitor(msgspec.Struct, frozen=True):
    """A visitor has no account; a forgotten visitor has an empty name."""

    id: str
    name: str
    at: int
    seen: int


class Said(msgspec.Struct, frozen=True):
    """A line of talk; an erased line has an empty text."""

    n: int
    at: int
    who: str
    text: str


class KeptRecord(msgspec.Struct, frozen=True):
    """A match of a table that was pruned. Its record is for the visitors in `readers` and for all who have its address.
    `sat` are visitor and bot of each seat when it ended. Records of earlier releases have neither."""

    table: str
    match: int
    at: int
    readers: list[str]
    record: bytes
    address: str = ""
    sat: list[tuple[str, str]] = []


class Store(Protocol):
    """Each method raises StoreError if the database fails, and ValueError for values that cannot be stored. All
    methods are idempotent."""

    async def append(self, entry: Entry) -> Appended:
        """Append to a log; on disk when this returns. ValueError if the number would leave a gap."""

    async def read(self, table: str, after: int) -> list[Entry]:
        """The entries with numbers above `after`, in order."""

    async def grown(self, known: Mapping[str, int]) -> set[str]:
        """The tables that have entries with numbers above the one given for each."""

    async def open_table(self, entry: Entry, listed: bool, summary: bytes, status: str = "waiting") -> Appended:
        """Create a table and its first entry; TAKEN if the id exists. The log of a tournament is a table with status
        `closed`: nobody plays there."""

    async def take_in(self, log: list[Entry], texts: Mapping[int, str], opening: tuple[str, bytes] | None) -> Appended:
        """Append a log that was written elsewhere, whole or not at all, with the lines of talk of its entries: that of
        a new table, if it has `opening`, its status and summary; or else what comes after the last entry here. TAKEN
        if another entry has one of its numbers."""

    async def summarise(self, table: str, status: str, listed: bool, summary: bytes) -> None: ...

    async def tables(self, status: str | None, listed_only: bool, limit: int, before: str = "") -> list[TableRow]:
        """The newest first; `before` is the last table of the previous page."""

    async def tables_of(self, who: str) -> list[str]:
        """The tables, waiting or playing, whose log has an entry of this visitor."""

    async def add_visitor(self, id: str, name: str, secret_hash: bytes, at: int) -> None: ...

    async def visitor(self, id: str) -> Visitor | None: ...

    async def visitor_by_secret(self, secret_hash: bytes) -> Visitor | None: ...

    async def rename(self, id: str, name: str) -> None:
        """Change the name; does nothing for a forgotten visitor."""

    async def seen(self, id: str, at: int) -> None:
        """Set when the visitor was last seen, for `forget_before`."""

    async def forget(self, id: str) -> None:
        """Erase name, secret and talk. The log stays as it is: it contains only ids."""

    async def forget_before(self, at: int) -> int:
        """Forget all visitors last seen before `at`; returns their number."""

    async def forgotten(self, holder: str) -> set[str]:
        """The forgotten visitors that `holder` stored as connected."""

    async def add_invitation(self, code_hash: bytes, table: str, uses: int, expires: int, kind: str) -> bool:
        """Whether the code is now this table's; False if another table has it, or had it and it is not freed."""

    async def invitation_known(self, code_hash: bytes) -> bool:
        """Whether a table has or had this code, until it is freed."""

    async def free_invitations(self, before: int) -> int:
        """Delete the invitations that expired before that time, so that their codes can be given again."""

    async def invitation(self, code_hash: bytes, at: int) -> str | None:
        """The table that a code opens; does not use it."""

    async def use_invitation(self, code_hash: bytes, who: str, at: int) -> str | None:
        """The table; None if the invitation is unknown, expired or used up. A visitor counts once."""

    async def say(self, entry: Entry, text: str) -> Appended:
        """Append the entry of a line of talk together with the line, which has the same number: both or neither."""

    async def chat(self, table: str, after: int, limit: int) -> list[Said]:
        """The last `limit` lines with numbers above `after`, in order."""

    async def report(self, table: str, n: int, who: str, at: int) -> None:
        """Store that `who` reported line `n` of the talk."""

    async def prunable(self, before: int, now: int) -> list[str]:
        """The tables whose match is over, without an entry since `before`, at which nobody is connected."""

    async def prune(self, table: str, last: int, records: list[KeptRecord], now: int) -> None:
        """Replace a table, its log up to entry `last`, talk and invitations by its records. ValueError if it has a
        newer entry or somebody is connected. Its codes open nothing, and are not given again until their invitations
        are freed."""

    async def kept_record(self, table: str, match: int = 0) -> KeptRecord | None:
        """The newest record of a pruned table, or that of one of its matches."""

    async def lease_all(self, tables: Iterable[str], holder: str, now: int, until: int) -> set[str]:
        """Take or renew leases that no other holder has; returns the tables that `holder` has now. The times are those
        of `time`. A lease lasts at most ten seconds: one that ends later is from before that clock stepped back, and
        is over."""

    async def release(self, table: str, holder: str) -> None: ...

    async def release_all(self, holder: str) -> None:
        """Delete all leases of a holder, and the presence it stored."""

    async def present_all(self, visitors: Iterable[tuple[str, str]], holder: str, until: int) -> None:
        """Store that visitors are connected, as pairs of table and visitor; not those at tables that are pruned."""

    async def presence(self, now: int) -> dict[str, set[str]]:
        """The connected visitors, by table; as for leases, none for more than ten seconds."""

    async def time(self) -> int:
        """The time by the database's clock, which is the same for all processes."""

    def changes(self) -> AsyncGenerator[tuple[str, int], None]:
        """Notifications that other processes appended: table and number, until the store closes. Some may be lost.
        ("", 0) comes first, and after every reconnect; then all tables must be read."""

    async def check(self) -> None:
        """StoreError, which says why, unless the database confirms a write."""

    async def version(self) -> str:
        """The versions of database and schema, for the server's log."""

    async def close(self) -> None:
        """Finish the pending writes, then close."""
