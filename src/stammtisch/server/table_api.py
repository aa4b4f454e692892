"""The REST API of tables: listing, opening, joining, looking."""

from collections import Counter
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from typing import Any

from litestar import Request, Response, get, post

from stammtisch import wire
from stammtisch.server.addresses import sender
from stammtisch.server.credentials import hashed, is_id, new_id, new_secret, normalised, short_code
from stammtisch.server.decide import admit, sit_anywhere
from stammtisch.server.dependencies import TABLES, VISITOR
from stammtisch.server.limits import Guesses, Limit
from stammtisch.server.opening import open_table
from stammtisch.server.refusals import TOO_OFTEN, UNKNOWN, HouseRefusal
from stammtisch.server.statistics import listed_row
from stammtisch.server.tables import HostedTable, SetAside, Tables
from stammtisch.server.time_source import now
from stammtisch.store.log import Visitor

LISTED = 50  # tables of each status in one answer
LISTED_EACH = 3  # of one host
LISTED_READ = 2000  # rows that are looked through for one answer
INVITATION = 7 * 86_400_000  # milliseconds
REST = 30 * 86_400_000  # milliseconds after its invitation has expired in which a code is given to no other table
GUESTS = 64  # visitors whom one invitation lets in

opening = Limit(60, 60)  # new tables, for each visitor
listing = Limit(20, 86_400)  # of these, open to all


@get("/api/tables", dependencies=TABLES)
async def list_tables(tables: Tables, status: str = "", before: str = "") -> list[wire.Listed]:
    """The listed tables that wait for players or are being played, the newest first and at most three of one host.
    `status` and `before`, the last table of an answer, ask for older ones."""
    if before and not is_id(before):
        return []
    wanted = [each for each in ("waiting", "playing") if status in ("", each)]
    return [row for each in wanted for row in await _listed(tables, each, before)]


async def _listed(tables: Tables, status: str, before: str) -> list[wire.Listed]:
    found: list[wire.Listed] = []
    hosts = Counter[str]()
    read = 0
    while read < LISTED_READ and (rows := await tables.store.tables(status, True, 2 * LISTED, before)):
        read += len(rows)
        for table in [listed_row(row) for row in rows if row.id not in tables.aside]:
            if table is None:
                continue
            hosts[table.host] += 1
            if not table.host or hosts[table.host] <= LISTED_EACH:
                found.append(table)
            if len(found) == LISTED:
                return found
        before = rows[-1].id
    return found


@post("/api/tables", dependencies=VISITOR)
async def open_new(data: wire.NewTable, tables: Tables, visitor: Visitor) -> wire.Opened:
    """Open a table and sit down at it."""
    if not opening.allows(visitor.id):
        raise HouseRefusal("many-tables", status=TOO_OFTEN)
    if data.listed and not listing.allows(visitor.id):
        raise HouseRefusal("many-listed", status=TOO_OFTEN)
    table, code = new_id(), new_secret()
    await tables.open(visitor.id, open_table(data), table)
    expires = now() + INVITATION
    await tables.store.add_invitation(hashed(code), table, GUESTS, expires, "link")
    while not await tables.store.add_invitation(hashed(short := short_code()), table, GUESTS, expires, "short"):
        pass  # another table has or had this code
    return wire.Opened(table, code, short)


@post("/api/invitation", dependencies=TABLES)
async def invitation(data: wire.Code, tables: Tables, request: Request) -> wire.Invitation:  # type: ignore[type-arg]
    """What a code opens: the game and who sits there. Nobody joins by it, and nobody need be a visitor."""

    async def looking(code: bytes) -> str | None:
        return await tables.store.invitation(code, now())

    hosted = await _opened_by(data.code, looking, sender(request), tables, request)
    seen = tables.seen(hosted)
    seats = [wire.Seated(chair.name, "" if chair.who else chair.bot) for chair in seen.chairs]
    host = next((chair.name for chair in seen.chairs if chair.who and chair.who == seen.host), "")
    return wire.Invitation(seen.id, seen.game, seen.phase, host, seats)


@post("/api/join", dependencies=VISITOR)
async def join(data: wire.Join, tables: Tables, visitor: Visitor, request: Request) -> wire.Joined:  # type: ignore[type-arg]
    """Join the table of a code, which is that of a link or a short code."""

    async def using(code: bytes) -> str | None:
        return await tables.store.use_invitation(code, visitor.id, now())

    hosted = await _opened_by(data.code, using, visitor.id, tables, request)
    return await _admit(tables, hosted, visitor, data.sit)


async def _opened_by(
    written: str,
    opening: Callable[[bytes], Awaitable[str | None]],
    who: str,
    tables: Tables,
    request: Request[Any, Any, Any],
) -> HostedTable:
    """The table that a code opens. A wrong code counts as a guess of `who`."""
    code = hashed(written if len(written) == 32 else normalised(written))
    guesses: Guesses = request.app.state.guesses
    address = sender(request)
    async with guesses.turn(address):
        if not guesses.allows(who, address):
            raise HouseRefusal("too-often", status=TOO_OFTEN)
        table = await opening(code)
        if table is not None:
            guesses.refund(who, address)
    if table is None:
        if await tables.store.invitation_known(code):
            raise HouseRefusal("code-old", status=UNKNOWN)
        raise HouseRefusal("code-unknown", status=UNKNOWN)
    return await tables.find(table)


@post("/api/tables/{table:str}/join", dependencies=VISITOR)
async def join_listed(table: str, tables: Tables, visitor: Visitor, sit: bool = False) -> wire.Joined:
    """Join a listed table, without a code; `sit` as with a code."""
    return await _admit(tables, await _table(tables, table), visitor, sit, stranger=True)


async def _admit(
    tables: Tables, hosted: HostedTable, visitor: Visitor, sit: bool, stranger: bool = False
) -> wire.Joined:
    table = hosted.table
    await tables.catch_up(hosted)  # another process may have locked the table or removed the visitor
    await tables.append(hosted, visitor.id, 0, lambda table, at: admit(table, visitor.id, stranger))
    if sit:
        await tables.append(hosted, visitor.id, 0, lambda table, at: sit_anywhere(table, visitor.id))
    return wire.Joined(table.id, table.seat_of(visitor.id))


@get("/api/tables/{table:str}", dependencies=VISITOR)
async def look(table: str, tables: Tables, visitor: Visitor) -> Response[wire.Changed]:
    """The table as this visitor may see it now, and when it last changed."""
    hosted = await let_in(tables, table, visitor)
    changed = tables.snapshot(hosted, visitor.id, hosted.table.n)
    return Response(changed, headers={"Last-Modified": formatdate(hosted.table.at / 1000, usegmt=True)})


async def _table(tables: Tables, table: str) -> HostedTable:
    try:
        return await tables.find(table)
    except SetAside:
        raise
    except HouseRefusal as refusal:
        refusal.status = UNKNOWN
        raise


async def let_in(tables: Tables, table: str, visitor: Visitor) -> HostedTable:
    hosted = await _table(tables, table)
    if not hosted.table.lets_in(visitor.id):
        await tables.catch_up(hosted)  # another process may have let the visitor in
    if not hosted.table.lets_in(visitor.id):
        raise HouseRefusal("no-table", status=UNKNOWN)
    return hosted


HANDLERS = [list_tables, open_new, invitation, join, join_listed, look]
