"""The log of every table and what is kept beside it: the types, and what each store promises."""

from collections.abc import AsyncGenerator, Iterable
from enum import Enum
from typing import Protocol

import msgspec


class StoreError(Exception):
    """The database did not confirm it. Nothing is acknowledged; after a write, read on to learn whether it is there."""


class Appended(Enum):
    DONE = "done"  # it is on disk, now or since an earlier try
    TAKEN = "taken"  # another entry has this number: read on and try again
    REPEATED = "repeated"  # this visitor's request was done at this table before, under another number


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log; `n` counts 1, 2, 3 … at each table, and `request` is the visitor's own number or 0."""

    table: str
    n: int
    at: int  # milliseconds since 1970, as every time in the store
    who: str
    request: int
    kind: str
    body: bytes

    def same(self, other: "Entry") -> bool:
        """Whether `other` is this entry, perhaps sent at another time."""
        return msgspec.structs.replace(other, at=self.at) == self


class TableRow(msgspec.Struct, frozen=True):
    id: str
    at: int
    status: str  # waiting, playing, over or closed
    listed: bool
    summary: bytes


class Visitor(msgspec.Struct, frozen=True):
    """Somebody without an account; forgotten visitors have an empty name."""

    id: str
    name: str
    at: int
    seen: int


class Said(msgspec.Struct, frozen=True):
    """A line of chat; an erased one has an empty text."""

    n: int
    at: int
    who: str
    text: str


class Store(Protocol):
    """What the server keeps. Each method raises StoreError when the database fails, and ValueError for what no
    database can hold or what would break its order. Doing the same thing twice is the same as doing it once."""

    async def append(self, entry: Entry) -> Appended:
        """On disk when it returns. A number that would leave a gap is a ValueError."""

    async def read(self, table: str, after: int) -> list[Entry]:
        """The entries with numbers above `after`, in order."""

    async def open_table(self, entry: Entry, listed: bool, summary: bytes) -> Appended:
        """A new table, waiting, and its first entry; TAKEN if the table is another's."""

    async def summarise(self, table: str, status: str, listed: bool, summary: bytes) -> None: ...

    async def tables(self, status: str | None, listed_only: bool, limit: int, before: str = "") -> list[TableRow]:
        """The newest first; `before` is the last table of the page before."""

    async def tables_of(self, who: str) -> list[str]:
        """Those of them at which a visitor did anything."""

    async def add_visitor(self, id: str, name: str, secret_hash: bytes, at: int) -> None: ...

    async def visitor(self, id: str) -> Visitor | None: ...

    async def visitor_by_secret(self, secret_hash: bytes) -> Visitor | None: ...

    async def rename(self, id: str, name: str) -> None:
        """Does nothing for visitors who were forgotten."""

    async def seen(self, id: str, at: int) -> None:
        """The visitor was here, which keeps name and chat from being forgotten."""

    async def forget(self, id: str) -> None:
        """Erase name, secret and chat. The log stays as it is: it holds ids alone."""

    async def forget_before(self, at: int) -> int:
        """Forget all who were last seen before `at`, and say how many they were."""

    async def add_invitation(self, code_hash: bytes, table: str, uses: int, expires: int, kind: str) -> None: ...

    async def use_invitation(self, code_hash: bytes, who: str, at: int) -> str | None:
        """The table, unless the invitation is unknown, expired or used up; a visitor counts once."""

    async def say(self, table: str, at: int, who: str, text: str) -> int:
        """The number of the line at its table."""

    async def chat(self, table: str, after: int, limit: int) -> list[Said]:
        """The last `limit` lines with numbers above `after`, in order."""

    async def report(self, table: str, n: int, who: str, at: int) -> None:
        """`who` finds that line `n` should not have been said."""

    async def lease_all(self, tables: Iterable[str], holder: str, now: int, until: int) -> set[str]:
        """As many leases at once; those it has."""

    async def release(self, table: str, holder: str) -> None: ...

    async def release_all(self, holder: str) -> None:
        """The holder leaves: its leases and the presence it reported end."""

    async def present_all(self, visitors: Iterable[tuple[str, str]], holder: str, until: int) -> None:
        """Visitors are at tables, by table and visitor."""

    async def presence(self, now: int) -> dict[str, set[str]]:
        """Who is present, by table."""

    def changes(self) -> AsyncGenerator[tuple[str, int], None]:
        """Table and number of what other processes appended, until the store closes. It is only a wake-up, and one may
        be lost. ("", 0), whenever listening has begun, first or again, means: read on in everything you hold."""

    async def check(self) -> None:
        """Returns if the database answers and can be written to."""

    async def version(self) -> str:
        """The database and its schema, for the log of the server."""

    async def close(self) -> None:
        """What was asked for before is done first."""
