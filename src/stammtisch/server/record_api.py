"""The REST API of records: those of a table, and uploaded ones."""

from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec

from stammtisch import wire
from stammtisch.core.game import TABLE
from stammtisch.server.dependencies import VISITOR
from stammtisch.server.long_work import Busy, LongWork
from stammtisch.server.pages import WHOLE, takes_gzip, zipped_response
from stammtisch.server.pruning import kept_for
from stammtisch.server.refusals import TOO_OFTEN, UNKNOWN, HouseRefusal
from stammtisch.server.replay import (
    check_seat,
    record_for,
    record_kept,
    replay_for,
    replay_kept,
    replay_of_file,
    summary_for,
    summary_kept,
)
from stammtisch.server.table_api import let_in
from stammtisch.server.tables import Tables
from stammtisch.store.log import Visitor

STEPS = ResponseSpec(list[wire.Step])
SUMMARY = ResponseSpec(wire.Summary)
Made = TypeVar("Made")


@get("/api/tables/{table:str}/record", dependencies=VISITOR, opt={WHOLE: True})
async def record(table: str, tables: Tables, visitor: Visitor, request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """The record as this visitor saw the match; after the match the whole record."""
    if kept := await kept_for(tables.store, table, visitor.id):
        return record_file(request, await _made(request, visitor, record_kept, kept.record), f"{table}-{kept.match}")
    hosted = await let_in(tables, table, visitor)
    if hosted.table.match is None:
        raise HouseRefusal("not-begun", status=UNKNOWN)
    seat = hosted.table.seat_of(visitor.id)
    data = await _made(request, visitor, record_for, hosted.table.match.kept(), seat)
    return record_file(request, data, f"{hosted.table.settings.game}-{table}-{hosted.table.matches}")


def record_file(request: Request, data: bytes, name: str) -> Response[bytes]:  # type: ignore[type-arg]
    headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    return zipped_response(request, data, "application/jsonl", headers)


@get("/api/tables/{table:str}/replay/{seat:int}", dependencies=VISITOR, opt={WHOLE: True}, responses={200: STEPS})
async def replay(table: str, seat: int, tables: Tables, visitor: Visitor, request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """The match step by step as a seat saw it: one's own seat, and after the match any seat."""
    if kept := await kept_for(tables.store, table, visitor.id):
        return zipped_response(request, await verified(request, visitor, replay_kept, kept.record, seat))
    hosted = await let_in(tables, table, visitor)
    match = hosted.table.match
    if match is None:
        raise HouseRefusal("not-begun", status=UNKNOWN)
    if not match.state.over() and seat not in (hosted.table.seat_of(visitor.id), TABLE):
        raise HouseRefusal("eyes-later")
    try:
        check_seat(seat, match.seats)
    except ValueError as error:
        raise HouseRefusal("no-seat", str(error), UNKNOWN) from None
    return zipped_response(request, await _made(request, visitor, replay_for, match.kept(), seat))


@get("/api/tables/{table:str}/summary", dependencies=VISITOR, opt={WHOLE: True}, responses={200: SUMMARY})
async def summary(table: str, tables: Tables, visitor: Visitor, request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """What happened in the match: tallies, a line over time, and moments worth another look; once it is over."""
    if kept := await kept_for(tables.store, table, visitor.id):
        return zipped_response(request, await _made(request, visitor, summary_kept, kept.record))
    hosted = await let_in(tables, table, visitor)
    match = hosted.table.match
    if match is None or not match.state.over():
        raise HouseRefusal("none-over", status=UNKNOWN)
    return zipped_response(request, await _made(request, visitor, summary_for, match.kept()))


@post(
    "/api/replay/{seat:int}",
    dependencies=VISITOR,
    request_max_body_size=4_000_000,
    opt={WHOLE: True},
    responses={201: STEPS},
)
async def replay_file(seat: int, request: Request, visitor: Visitor) -> Response[bytes]:  # type: ignore[type-arg]
    """An uploaded record step by step; it must be complete, and of a version that this release has."""
    return zipped_response(request, await verified(request, visitor, replay_of_file, await request.body(), seat))


async def verified(
    request: Request[Any, Any, Any], visitor: Visitor, work: Callable[..., bytes], *given: object
) -> bytes:
    """The same as `_made`; what is wrong with the record is a `Refusal`."""
    try:
        return await _made(request, visitor, work, *given)
    except ValueError as error:
        raise HouseRefusal("bad-record", str(error)) from None


async def _made(request: Request, visitor: Visitor, work: Callable[..., bytes], *given: object) -> bytes:  # type: ignore[type-arg]
    """What `work` makes outside the event loop, compressed if the client takes it."""
    return await done(request, visitor, work, *given, takes_gzip(request))


async def done(request: Request, visitor: Visitor, work: Callable[..., Made], *given: object) -> Made:  # type: ignore[type-arg]
    long_work: LongWork = request.app.state.long_work
    try:
        return await long_work.do(visitor.id, work, *given)
    except Busy as busy:
        raise HouseRefusal("busy", str(busy), TOO_OFTEN) from None


HANDLERS = [record, replay, summary, replay_file]
