"""The SQL statements that SQLite and PostgreSQL share."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Any

import msgspec

from stammtisch.store.log import Appended, Entry, KeptRecord, Said, TableRow, Visitor

Value = str | int | bytes | list[str] | list[int]
Row = Sequence[Any]
Step = tuple[str, tuple[Value, ...]]

# Inserts only if the number is one more than the last.
APPEND = """
    INSERT INTO entries (table_id, n, at, who, request, kind, body)
    SELECT $1, $2, $3, $4, $5, $6, $7
     WHERE $2 = 1 + (SELECT max(n) FROM entries WHERE table_id = $1)
    ON CONFLICT DO NOTHING
    RETURNING table_id, n"""

FIRST = """
    INSERT INTO entries (table_id, n, at, who, request, kind, body)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING
    RETURNING table_id, n"""

OPEN = """
    INSERT INTO tables (id, at, status, listed, summary) VALUES ($1, $2, $5, $3, $4)
    ON CONFLICT DO NOTHING"""

# A log that was written elsewhere. A conflict is an error, so that nothing of it is kept.
TAKE_IN = "INSERT INTO entries (table_id, n, at, who, request, kind, body) VALUES {rows}"
TAKE_IN_CHAT = "INSERT INTO chat (table_id, n, at, who, text) VALUES {rows}"
TAKE_IN_TABLE = "INSERT INTO tables (id, at, status, listed, summary) VALUES ($1, $2, $3, $4, $5)"
TAKE_IN_LAST = TAKE_IN.format(rows="($1, $2, $3, $4, $5, $6, $7)") + " RETURNING table_id, n"
TOGETHER = 64  # rows in one statement

# The entries that can conflict with a new one: the one with its number, and the one with its request.
RIVALS = """
    SELECT table_id, n, at, who, request, kind, body FROM entries
     WHERE table_id = $1 AND (n = $2 OR (who = $3 AND request = $4 AND request > 0))"""

TABLES = """
    SELECT id, at, status, listed, summary FROM tables
     WHERE ($1 = '' OR status = $1)
       AND (listed OR NOT $2)
       AND ($4 = '' OR (at, id) < (SELECT at, id FROM tables WHERE id = $4))
     ORDER BY at DESC, id DESC LIMIT $3"""

TABLES_OF = """
    SELECT id FROM tables
     WHERE status IN ('waiting', 'playing')
       AND EXISTS (SELECT 1 FROM entries WHERE table_id = id AND who = $1)
     ORDER BY at, id"""

# A code that a pruned table had is not given before it is freed.
INVITE = """
    INSERT INTO invitations (code_hash, table_id, uses, expires, kind)
    SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM spent_codes WHERE code_hash = $1)
    ON CONFLICT DO NOTHING"""

INVITED_BY = """
    SELECT 1 FROM invitations WHERE code_hash = $1 UNION ALL SELECT 1 FROM spent_codes WHERE code_hash = $1"""

FREE_INVITED = "DELETE FROM invited WHERE code_hash IN (SELECT code_hash FROM invitations WHERE expires < $1)"

# Locks the row, so that two processes cannot count at the same time.
HOLD_INVITATION = "UPDATE invitations SET uses = uses WHERE code_hash = $1"

LET_IN = """
    INSERT INTO invited (code_hash, who, at)
    SELECT code_hash, $2, $3 FROM invitations
     WHERE code_hash = $1 AND expires > $3
       AND uses > (SELECT count(*) FROM invited WHERE code_hash = $1)
    ON CONFLICT DO NOTHING"""

LET_IN_TO = """
    SELECT table_id FROM invitations JOIN invited ON invited.code_hash = invitations.code_hash
     WHERE invitations.code_hash = $1 AND who = $2 AND expires > $3"""

# Inserts only beside the entry that it belongs to.
SAY = """
    INSERT INTO chat (table_id, n, at, who, text)
    SELECT table_id, n, at, who, $6 FROM entries
     WHERE table_id = $1 AND n = $2 AND who = $3 AND request = $4 AND kind = $5
    ON CONFLICT DO NOTHING"""

CHAT = """
    SELECT n, at, who, text FROM
        (SELECT * FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n DESC LIMIT $3) AS latest
     ORDER BY n"""

REPORT = """
    INSERT INTO reports (table_id, n, who, at)
    SELECT table_id, n, $3, $4 FROM chat WHERE table_id = $1 AND n = $2
    ON CONFLICT DO NOTHING"""

LEASE = """
    INSERT INTO leases (table_id, holder, until) VALUES ($1, $2, $4)
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
     WHERE leases.holder = excluded.holder OR leases.until <= $3 OR leases.until > $3 + 10000
    RETURNING holder"""

PRESENT = """
    INSERT INTO presence (table_id, who, holder, until)
    SELECT id, $2, $3, $4 FROM tables WHERE id = $1
    ON CONFLICT (table_id, who, holder) DO UPDATE SET until = excluded.until"""

PRESENCE = "SELECT table_id, who FROM presence WHERE until > $1 AND until <= $1 + 10000"

# A write that leaves nothing behind.
TRIAL: tuple[Step, ...] = (
    ("INSERT INTO schema_version VALUES (-1) ON CONFLICT DO NOTHING", ()),
    ("DELETE FROM schema_version WHERE version = -1", ()),
)

FORGET_CHAT_BEFORE = """
    UPDATE chat SET text = ''
     WHERE at < $1 AND who IN (SELECT id FROM visitors WHERE seen < $1 AND secret_hash IS NOT NULL)"""

FORGET_BEFORE = """
    UPDATE visitors SET name = '', secret_hash = NULL
     WHERE seen < $1 AND secret_hash IS NOT NULL RETURNING id"""


FORGOTTEN = """
    SELECT who FROM presence JOIN visitors ON visitors.id = presence.who WHERE holder = $1 AND secret_hash IS NULL"""

PRUNABLE = """
    SELECT id FROM tables
     WHERE status = 'over'
       AND (SELECT max(at) FROM entries WHERE table_id = id) < $1
       AND NOT EXISTS (SELECT 1 FROM presence WHERE table_id = id AND until > $2)
     ORDER BY at, id"""

KEEP = """
    INSERT INTO records (table_id, n, at, readers, record, address, sat) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING"""

KEPT = """
    SELECT table_id, n, at, readers, record, address, sat FROM records
     WHERE table_id = $1 AND ($2 = 0 OR n = $2)
     ORDER BY n DESC LIMIT 1"""

# A table with an entry that is newer than the records, or with somebody connected, is not deleted: they refer to it.
PRUNE = (
    "INSERT INTO spent_codes (code_hash, expires) SELECT code_hash, expires FROM invitations WHERE table_id = $1"
    " ON CONFLICT DO NOTHING",
    "DELETE FROM invited WHERE code_hash IN (SELECT code_hash FROM invitations WHERE table_id = $1)",
    *(f"DELETE FROM {name} WHERE table_id = $1" for name in ("invitations", "reports", "chat", "leases")),
)


def storable(values: Iterable[Value]) -> None:
    """ValueError for values that one of the databases cannot store: text with NUL or lone surrogates, numbers beyond 64
    bits."""
    for value in values:
        if isinstance(value, list):
            storable(value)
        if isinstance(value, str) and ("\0" in value or (not value.isprintable() and _halved(value))):
            raise ValueError("text with a zero character or half a character cannot be kept")
        if isinstance(value, int) and not -(2**63) <= value < 2**63:
            raise ValueError(f"{value} is no number of 64 bits")


def _halved(text: str) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in text)


def entry_row(entry: Entry) -> tuple[Value, ...]:
    return entry.table, entry.n, entry.at, entry.who, entry.request, entry.kind, entry.body


def together(insert: str, rows: Sequence[tuple[Value, ...]]) -> Iterator[Step]:
    """An INSERT of many rows, with as few statements as can be."""
    for start in range(0, len(rows), TOGETHER):
        some = rows[start : start + TOGETHER]
        numbers = count(1)
        places = ", ".join(f"({', '.join(f'${next(numbers)}' for _ in row)})" for row in some)
        yield insert.format(rows=places), tuple(value for row in some for value in row)


def kept_row(kept: KeptRecord) -> tuple[Value, ...]:
    readers, sat = msgspec.json.encode(kept.readers), msgspec.json.encode(kept.sat).decode()
    return kept.table, kept.match, kept.at, readers, kept.record, kept.address, sat


def rivals(entry: Entry) -> Step:
    return RIVALS, (entry.table, entry.n, entry.who, entry.request)


def judge(entry: Entry, rows: Sequence[Row]) -> Appended:
    """Why an entry was not inserted, by the entries that conflict with it."""
    found = [Entry(*row) for row in rows]
    if any(entry.same(other) for other in found):
        return Appended.DONE
    if entry.request > 0 and any((entry.who, entry.request) == (other.who, other.request) for other in found):
        return Appended.REPEATED
    if found:
        return Appended.TAKEN
    raise ValueError(f"entry {entry.n} of table {entry.table} would leave a gap: append the one after the last")


class SqlStore(ABC):
    """A store on any database that can read rows and run several statements in a transaction."""

    @abstractmethod
    async def append(self, entry: Entry) -> Appended: ...

    @abstractmethod
    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        """The rows of a query."""

    @abstractmethod
    async def _write(self, *steps: Step) -> Sequence[Row]:
        """One transaction, on disk when it returns; the rows of its last step."""

    async def check(self) -> None:
        await self._write(*TRIAL)

    def _noted(self, insert: str) -> str:
        """The INSERT, extended so that it notifies other processes."""
        return insert

    async def read(self, table: str, after: int) -> list[Entry]:
        rows = await self._rows(
            "SELECT table_id, n, at, who, request, kind, body FROM entries WHERE table_id = $1 AND n > $2 ORDER BY n",
            table,
            after,
        )
        return [Entry(*row) for row in rows]

    async def grown(self, known: Mapping[str, int]) -> set[str]:
        return {table for table, n in known.items() if await self.read(table, n)}

    async def open_table(self, entry: Entry, listed: bool, summary: bytes, status: str = "waiting") -> Appended:
        if entry.n != 1:
            raise ValueError(f"table {entry.table} cannot begin with entry {entry.n}: its first is 1")
        opening = OPEN, (entry.table, entry.at, listed, summary, status)
        if await self._write(opening, (self._noted(FIRST), entry_row(entry))):
            return Appended.DONE
        sql, values = rivals(entry)
        return judge(entry, await self._rows(sql, *values))

    async def take_in(self, log: list[Entry], texts: Mapping[int, str], opening: tuple[str, bytes] | None) -> Appended:
        last = log[-1]
        if [entry.n for entry in log] != list(range(1 if opening else log[0].n, last.n + 1)):
            raise ValueError(f"the log of table {last.table} has a gap, or begins elsewhere")
        if opening is None and not await self.read(last.table, log[0].n - 2):
            raise ValueError(f"entry {log[0].n} of table {last.table} would leave a gap")
        said = [(e.table, e.n, e.at, e.who, texts[e.n]) for e in log if e.n in texts]
        steps = [*together(TAKE_IN_CHAT, said), *together(TAKE_IN, [entry_row(each) for each in log[:-1]])]
        if opening is not None:
            steps.insert(0, (TAKE_IN_TABLE, (last.table, log[0].at, opening[0], False, opening[1])))
        try:
            await self._write(*steps, (self._noted(TAKE_IN_LAST), entry_row(last)))
        except ValueError:
            there = await self.read(last.table, log[0].n - 1)
            if there[: len(log)] == log:
                return Appended.DONE
            if not there:
                raise
            return Appended.TAKEN
        return Appended.DONE

    async def summarise(self, table: str, status: str, listed: bool, summary: bytes) -> None:
        sql = "UPDATE tables SET status = $2, listed = $3, summary = $4 WHERE id = $1"
        await self._write((sql, (table, status, listed, summary)))

    async def tables(self, status: str | None, listed_only: bool, limit: int, before: str = "") -> list[TableRow]:
        rows = await self._rows(TABLES, status or "", listed_only, limit, before)
        return [TableRow(id, at, status, bool(listed), summary) for id, at, status, listed, summary in rows]

    async def tables_of(self, who: str) -> list[str]:
        return [row[0] for row in await self._rows(TABLES_OF, who)]

    async def add_visitor(self, id: str, name: str, secret_hash: bytes, at: int) -> None:
        found = await self._write(
            (
                "INSERT INTO visitors (id, name, secret_hash, at, seen) VALUES ($1, $2, $3, $4, $4)"
                " ON CONFLICT DO NOTHING",
                (id, name, secret_hash, at),
            ),
            ("SELECT id FROM visitors WHERE id = $1 AND secret_hash = $2", (id, secret_hash)),
        )
        if not found:
            raise ValueError(f"visitor {id} or the secret is already in use")

    async def visitor(self, id: str) -> Visitor | None:
        rows = await self._rows("SELECT id, name, at, seen FROM visitors WHERE id = $1", id)
        return Visitor(*rows[0]) if rows else None

    async def visitor_by_secret(self, secret_hash: bytes) -> Visitor | None:
        rows = await self._rows("SELECT id, name, at, seen FROM visitors WHERE secret_hash = $1", secret_hash)
        return Visitor(*rows[0]) if rows else None

    async def rename(self, id: str, name: str) -> None:
        await self._write(("UPDATE visitors SET name = $2 WHERE id = $1 AND secret_hash IS NOT NULL", (id, name)))

    async def seen(self, id: str, at: int) -> None:
        await self._write(("UPDATE visitors SET seen = $2 WHERE id = $1 AND seen < $2", (id, at)))

    async def forget(self, id: str) -> None:
        await self._write(
            ("UPDATE chat SET text = '' WHERE who = $1", (id,)),
            ("UPDATE visitors SET name = '', secret_hash = NULL WHERE id = $1", (id,)),
        )

    async def forget_before(self, at: int) -> int:
        expired = "DELETE FROM presence WHERE until < $1", (at,)
        return len(await self._write(expired, (FORGET_CHAT_BEFORE, (at,)), (FORGET_BEFORE, (at,))))

    async def forgotten(self, holder: str) -> set[str]:
        return {row[0] for row in await self._rows(FORGOTTEN, holder)}

    async def add_invitation(self, code_hash: bytes, table: str, uses: int, expires: int, kind: str) -> bool:
        own = "SELECT 1 FROM invitations WHERE code_hash = $1 AND table_id = $2", (code_hash, table)
        return bool(await self._write((INVITE, (code_hash, table, uses, expires, kind)), own))

    async def invitation_known(self, code_hash: bytes) -> bool:
        return bool(await self._rows(INVITED_BY, code_hash))

    async def free_invitations(self, before: int) -> int:
        spent = "DELETE FROM spent_codes WHERE expires < $1", (before,)
        freed = "DELETE FROM invitations WHERE expires < $1 RETURNING code_hash", (before,)
        return len(await self._write(spent, (FREE_INVITED, (before,)), freed))

    async def invitation(self, code_hash: bytes, at: int) -> str | None:
        sql = "SELECT table_id FROM invitations WHERE code_hash = $1 AND expires > $2"
        rows = await self._rows(sql, code_hash, at)
        return str(rows[0][0]) if rows else None

    async def use_invitation(self, code_hash: bytes, who: str, at: int) -> str | None:
        guest = code_hash, who, at
        rows = await self._write((HOLD_INVITATION, (code_hash,)), (LET_IN, guest), (LET_IN_TO, guest))
        return str(rows[0][0]) if rows else None

    async def say(self, entry: Entry, text: str) -> Appended:
        line = entry.table, entry.n, entry.who, entry.request, entry.kind, text
        rows = await self._write((self._noted(APPEND), entry_row(entry)), (SAY, line), rivals(entry))
        return judge(entry, rows)

    async def chat(self, table: str, after: int, limit: int) -> list[Said]:
        return [Said(*row) for row in await self._rows(CHAT, table, after, limit)]

    async def report(self, table: str, n: int, who: str, at: int) -> None:
        await self._write((REPORT, (table, n, who, at)))

    async def prunable(self, before: int, now: int) -> list[str]:
        return [row[0] for row in await self._rows(PRUNABLE, before, now)]

    async def prune(self, table: str, last: int, records: list[KeptRecord], now: int) -> None:
        keeping = ((KEEP, kept_row(each)) for each in records)
        entries = "DELETE FROM entries WHERE table_id = $1 AND n <= $2", (table, last)
        gone = "DELETE FROM presence WHERE table_id = $1 AND until <= $2", (table, now)
        row = "DELETE FROM tables WHERE id = $1", (table,)
        await self._write(*keeping, *((sql, (table,)) for sql in PRUNE), gone, entries, row)

    async def kept_record(self, table: str, match: int = 0) -> KeptRecord | None:
        for id, n, at, readers, record, address, sat in await self._rows(KEPT, table, match):
            who = msgspec.json.decode(sat, type=list[tuple[str, str]])
            return KeptRecord(id, n, at, msgspec.json.decode(readers, type=list[str]), record, address, who)
        return None

    async def lease_all(self, tables: Iterable[str], holder: str, now: int, until: int) -> set[str]:
        wanted = sorted(tables)  # always in the same order, so that two processes cannot deadlock
        taking = ((LEASE, (table, holder, now, until)) for table in wanted)
        rows = await self._write(*taking, ("SELECT table_id FROM leases WHERE holder = $1", (holder,)))
        return {row[0] for row in rows}.intersection(wanted)

    async def release(self, table: str, holder: str) -> None:
        await self._write(("DELETE FROM leases WHERE table_id = $1 AND holder = $2", (table, holder)))

    async def release_all(self, holder: str) -> None:
        tables = ("DELETE FROM leases WHERE holder = $1", "DELETE FROM presence WHERE holder = $1")
        await self._write(*((sql, (holder,)) for sql in tables))

    async def present_all(self, visitors: Iterable[tuple[str, str]], holder: str, until: int) -> None:
        await self._write(*((PRESENT, (table, who, holder, until)) for table, who in sorted(visitors)))

    async def presence(self, now: int) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for table, who in await self._rows(PRESENCE, now):
            found.setdefault(table, set()).add(who)
        return found
