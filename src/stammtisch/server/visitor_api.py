"""The REST API of visitors: coming, another name, being forgotten."""

import contextlib
import secrets

from litestar import Request, delete, patch, post

from stammtisch import wire
from stammtisch.core.refusal import Refusal
from stammtisch.games import GAMES
from stammtisch.server import entries
from stammtisch.server.addresses import sender
from stammtisch.server.credentials import hashed, new_id, new_secret
from stammtisch.server.dependencies import TABLES, VISITOR
from stammtisch.server.limits import Limit
from stammtisch.server.refusals import TOO_OFTEN, HouseRefusal
from stammtisch.server.tables import HostedTable, Tables
from stammtisch.server.time_source import now
from stammtisch.store.log import Visitor

NAMES = ["Alwin", "Berta", "Cees", "Dörte", "Ernst", "Femke", "Gerd", "Hanna", "Ilja", "Jet", "Karl", "Lotte", "Mees"]

arriving = Limit(600, 60)  # new visitors, for each address
renaming = Limit(20, 60)  # for each visitor


@post("/api/visitors", dependencies=TABLES)
async def arrive(data: wire.NewVisitor, tables: Tables, request: Request) -> wire.Visitor:  # type: ignore[type-arg]
    """Become a visitor: a name, and a secret to keep in the browser."""
    if not arriving.allows(sender(request)):
        raise HouseRefusal("too-often", status=TOO_OFTEN)
    visitor = wire.Visitor(new_id(), data.name.strip().strip("\u200c\u200d") or secrets.choice(NAMES), new_secret())
    await tables.store.add_visitor(visitor.id, visitor.name, hashed(visitor.secret), now())
    return visitor


@patch("/api/visitors/me", dependencies=VISITOR)
async def rename(data: wire.Rename, tables: Tables, visitor: Visitor) -> wire.Rename:
    """Take another name; not during a quiet match, at which a name would be words."""
    if not renaming.allows(visitor.id):
        raise HouseRefusal("too-often", status=TOO_OFTEN)
    own = await _tables_of(tables, visitor)
    for hosted in own:
        if rule := hosted.table.quiet:
            says = GAMES[hosted.table.settings.game].rule(rule).says
            raise HouseRefusal("quiet-name", f"names are not changed while this match is played: {says} ({rule})")
    await tables.store.rename(visitor.id, data.name)
    await _tell_name(tables, visitor, data.name, own)
    return data


@delete("/api/visitors/me", dependencies=VISITOR)
async def forget(tables: Tables, visitor: Visitor) -> None:
    """Erase the visitor's name, secret and talk; records contain none of them. A seat in a running match goes to a bot,
    any other seat becomes free, and a seat that he has asked for is given to nobody. Sockets are closed."""
    own = await _tables_of(tables, visitor)
    await _stand_up(tables, visitor, own)
    await tables.store.forget(visitor.id)
    tables.close_sockets(visitor.id)
    await _stand_up(tables, visitor, own)  # he may have sat down again by an open socket
    await _tell_name(tables, visitor, "", own)


async def _stand_up(tables: Tables, visitor: Visitor, own: list[HostedTable]) -> None:
    for hosted in own:
        proposal = hosted.table.proposal
        with contextlib.suppress(Refusal):  # he has just stood up, or the vote has just ended
            if proposal is not None and proposal.who == visitor.id:
                await tables.ask(hosted, visitor.id, wire.Agree(0, False, proposal.n))
            if hosted.table.chair_of(visitor.id) is not None:
                await tables.append(hosted, visitor.id, 0, lambda table, at: entries.Stand())


async def _tables_of(tables: Tables, visitor: Visitor) -> list[HostedTable]:
    """All unfinished tables at which a visitor has been, and the finished ones that are in memory here; as they are
    now in any process."""
    names = {table for table, hosted in tables.hosted.items() if visitor.id in hosted.table.people}
    found = list[HostedTable]()
    for table in names.union(await tables.store.tables_of(visitor.id)):
        with contextlib.suppress(Refusal):  # set aside, or of a game or version that this release does not have
            hosted = await tables.find(table)
            await tables.catch_up(hosted)
            found.append(hosted)
    return found


async def _tell_name(tables: Tables, visitor: Visitor, name: str, own: list[HostedTable]) -> None:
    """Append an entry at each table, by which other processes learn that the name changed."""
    tables.names[visitor.id] = name
    for hosted in own:
        with contextlib.suppress(Refusal):  # it has just been set aside, or goes on in another version
            await tables.append(hosted, visitor.id, 0, lambda table, at: entries.Renamed())


HANDLERS = [arrive, rename, forget]
