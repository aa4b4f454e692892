"""The REST API of matches by their own addresses: result, record and replay for all who have the address."""

from typing import Any

from litestar import Request, Response, get

from stammtisch import wire
from stammtisch.server import matches
from stammtisch.server.dependencies import VISITOR
from stammtisch.server.matches import Source
from stammtisch.server.pages import WHOLE, zipped_response
from stammtisch.server.record_api import STEPS, SUMMARY, done, record_file, verified
from stammtisch.server.recording import Kept, Recording, Sat
from stammtisch.server.refusals import UNKNOWN, HouseRefusal
from stammtisch.server.snapshot import distinct
from stammtisch.server.tables import HostedTable, SetAside, Tables
from stammtisch.store.log import KeptRecord, Visitor

Asked = Request[Any, Any, Any]


@get("/api/matches/{address:str}", dependencies=VISITOR)
async def match_page(address: str, tables: Tables, visitor: Visitor, request: Asked) -> wire.MatchPage:
    """How a match ended, and who played it; while it is played, its game and its number of seats."""
    source, hosted = await _found(tables, address)
    table = hosted.table.id if hosted is not None and hosted.table.lets_in(visitor.id) else ""
    if isinstance(source, Recording) and not source.state.over():
        nobody = [wire.Seated("", "")] * source.seats
        return wire.MatchPage(address, source.game.name, "playing", nobody, source.began, 0, None, table)
    played = matches.played(source) if isinstance(source, Recording) else await _work(request, visitor, source)
    seats = await _seats(tables, played.sat, len([seat for side in played.result.sides for seat in side]))
    return wire.MatchPage(address, played.game, "over", seats, played.began, played.seconds, played.result, table)


async def _work(request: Asked, visitor: Visitor, source: Source) -> matches.Played:
    try:
        return await done(request, visitor, matches.played, source)
    except ValueError:
        raise HouseRefusal("no-such-match", status=UNKNOWN) from None


async def _seats(tables: Tables, sat: list[Sat], seats: int) -> list[wire.Seated]:
    """Those who sat there, by the names that they have now; of old records nobody knows."""
    people = [await tables.name(who) if who else "" for who, _ in sat] or [""] * seats
    bots = ["" if who else bot for who, bot in sat] or [""] * seats
    return [wire.Seated(name, bot) for name, bot in zip(distinct(people), bots, strict=True)]


@get("/api/matches/{address:str}/record", dependencies=VISITOR, opt={WHOLE: True})
async def match_record(address: str, tables: Tables, visitor: Visitor, request: Asked) -> Response[bytes]:
    """The whole record of a match that is over."""
    return record_file(request, await verified(request, visitor, matches.record, await _over(tables, address)), address)


@get("/api/matches/{address:str}/replay/{seat:int}", dependencies=VISITOR, opt={WHOLE: True}, responses={200: STEPS})
async def match_replay(address: str, seat: int, tables: Tables, visitor: Visitor, request: Asked) -> Response[bytes]:
    """A match that is over, step by step as a seat saw it."""
    source = await _over(tables, address)
    return zipped_response(request, await verified(request, visitor, matches.replay, source, seat))


@get("/api/matches/{address:str}/summary", dependencies=VISITOR, opt={WHOLE: True}, responses={200: SUMMARY})
async def match_summary(address: str, tables: Tables, visitor: Visitor, request: Asked) -> Response[bytes]:
    """What happened in a match that is over."""
    source = await _over(tables, address)
    return zipped_response(request, await verified(request, visitor, matches.summary, source))


async def _over(tables: Tables, address: str) -> Kept | matches.Earlier | KeptRecord:
    source, _ = await _found(tables, address)
    if not isinstance(source, Recording):
        return source
    if not source.state.over():
        raise HouseRefusal("still-played")
    return source.kept()


async def _found(tables: Tables, address: str) -> tuple[Source, HostedTable | None]:
    try:
        return await matches.find(tables, address)
    except SetAside:
        raise
    except HouseRefusal as refusal:
        refusal.status = UNKNOWN
        raise


HANDLERS = [match_page, match_record, match_replay, match_summary]
