"""The REST API of what goes in and out of a tournament: paper, CSV, and the file that holds all of it."""

import asyncio
import contextlib
from pathlib import Path
from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter

from stammtisch.core.refusal import Refusal
from stammtisch.server.addresses import at_this_machine, client_of
from stammtisch.server.dependencies import VISITOR
from stammtisch.server.desk_api import DESKS, LARGE, answer, opening, staff
from stammtisch.server.desk_copies import choose, file_of
from stammtisch.server.desk_online import join_code, match_of, put_online, take_seat
from stammtisch.server.desk_places import drives
from stammtisch.server.desks import Desks
from stammtisch.server.limits import Limit
from stammtisch.server.reachable import reachable
from stammtisch.server.refusals import TOO_OFTEN, HouseRefusal
from stammtisch.store.log import Visitor
from stammtisch.tournament import messages, sheets
from stammtisch.tournament.advice import Copied
from stammtisch.tournament.entries import Printing
from stammtisch.tournament.file import read
from stammtisch.tournament.paper import Paper, composed, pdf
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.settings import Language
from stammtisch.words import Words

Asking = Request[Any, Any, Any]
Round = Annotated[int, QueryParameter(ge=0, le=12)]
Export = Literal["entrants", "layout", "results", "ranking", "log"]
FILE = 8_000_000  # bytes of a file that is taken in

printing = Limit(120, 60)  # sheets and files, for each visitor


def _count(visitor: Visitor) -> None:
    if not printing.allows(visitor.id):
        raise HouseRefusal("too-often", status=TOO_OFTEN)


def hall_address(state: State, request: Asking) -> str:
    """Where phones in the hall find this server: as it is reached from outside, or as the desk reached it."""
    port = int((request.scope.get("server") or ("", 0))[1] or 0)
    found = reachable(state.host, port, state.public, bool(state.trusted), client_of(request))
    return found[0] if found else str(request.base_url).rstrip("/")


@get("/{id:str}/paper/{kind:str}")
async def print_sheet(
    id: str,
    kind: Printing,
    desks: Desks,
    visitor: Visitor,
    request: Asking,
    state: State,
    round: Round = 0,
    paper: Paper = "a4",
    language: Language | None = None,
) -> Response[bytes]:
    """A PDF: forms and others of one round, or of all with round 0."""
    _count(visitor)
    hosted = await staff(desks, id, visitor)
    t, name = hosted.tournament, (await desks.around(hosted)).name
    say, address = Words(language or t.language).say, hall_address(state, request)
    data = await asyncio.to_thread(pdf, composed(t, kind, round, say, address, name), paper)
    return _file(data, "application/pdf", f"{kind}{round or ''}.pdf", inline=True)


@get("/{id:str}/export/{what:str}")
async def export(id: str, what: Export, desks: Desks, visitor: Visitor) -> Response[bytes]:
    """A table as CSV."""
    _count(visitor)
    hosted = await staff(desks, id, visitor)
    t, name = hosted.tournament, (await desks.around(hosted)).name
    text = sheets.log_csv(t, name) if what == "log" else sheets.EXPORTS[what](t)
    return _file(text.encode("utf-8-sig"), "text/csv; charset=utf-8", f"{what}.csv")


@get("/{id:str}/file")
async def save_file(id: str, desks: Desks, visitor: Visitor, anonymous: bool = False) -> Response[bytes]:
    """All of the tournament in one file; only the direction has it with its names and codes."""
    _count(visitor)
    hosted = await staff(desks, id, visitor)
    if not anonymous and hosted.tournament.members[visitor.id].role != "director":
        raise DeskRefusal("role", "that is for the direction", role="helper")
    n = hosted.tournament.n
    data = await file_of(desks, hosted, anonymous)
    if not anonymous and (desks.copies.place is None or hosted.copied.gone):
        hosted.copied = Copied(hosted.now(), n, by_hand=True, gone=hosted.copied.gone)
        hosted.notify_staff()
    return _file(data, "application/jsonl", f"{'anonymous' if anonymous else 'tournament'}-{id}.jsonl")


@get("/{id:str}/copies")
async def find_copies(id: str, desks: Desks, visitor: Visitor, request: Asking) -> messages.SecondPlace:
    """Where copies are written, and where they could be; for the direction at the machine itself."""
    return await _second_place(desks, id, visitor, request)


@post("/{id:str}/copies")
async def choose_copies(
    id: str, data: messages.ChooseFolder, desks: Desks, visitor: Visitor, request: Asking
) -> messages.SecondPlace:
    """Write a copy there every minute."""
    _count(visitor)
    if not (await _second_place(desks, id, visitor, request)).chooses:
        raise DeskRefusal("role", "that is for the direction at the laptop itself", role="helper")
    await choose(desks, await desks.find(id), Path(data.folder) if data.folder else None)
    return await _second_place(desks, id, visitor, request)


async def _second_place(desks: Desks, id: str, visitor: Visitor, request: Asking) -> messages.SecondPlace:
    """Only a director at the machine itself sees and chooses folders. Anybody in the hall can open a tournament here
    and direct it, so nobody reaches the disks over the network."""
    hosted = await staff(desks, id, visitor)
    director = hosted.tournament.members[visitor.id].role == "director"
    place, gone, hall = desks.copies.place, hosted.copied.gone, bool(request.app.state.choose_copies)
    if not director or not hall or not at_this_machine(request):
        return messages.SecondPlace(place is not None, gone=gone, elsewhere=hall)
    found = await asyncio.to_thread(drives)
    folder = place.folder if place is not None else ""
    own_disk = place is not None and not place.other_disk
    return messages.SecondPlace(place is not None, gone, False, folder, own_disk, True, found)


@post("/file", request_max_body_size=FILE)
async def take_file(request: Asking, desks: Desks, visitor: Visitor) -> messages.MadeTournament:
    """Go on with a tournament from its file; the visitor becomes its director."""
    if not opening.allows(visitor.id):
        raise HouseRefusal("too-often", status=TOO_OFTEN)
    try:
        copy = await asyncio.to_thread(read, await request.body())
    except DeskRefusal:
        raise
    except Refusal as refusal:
        raise DeskRefusal("file", refusal.why) from None
    return messages.MadeTournament((await desks.adopt(visitor.id, copy)).tournament.id)


@post("/{id:str}/read/{what:str}", request_max_body_size=LARGE)
async def read_list(
    id: str, what: Literal["entrants", "results"], request: Asking, desks: Desks, visitor: Visitor
) -> messages.ReadList:
    """What a pasted list or a CSV file says. Nothing is entered yet: the desk looks at it and asks for it."""
    t = (await staff(desks, id, visitor)).tournament
    text = (await request.body()).decode("utf-8", errors="replace")
    if what == "entrants":
        return messages.ReadList(entrants=sheets.entrants_from(text, t.format.players))
    return messages.ReadList(results=sheets.results_from(text))


@post("/{id:str}/online/{round:int}/{table:int}")
async def play_online(id: str, round: int, table: int, desks: Desks, visitor: Visitor) -> messages.OnlineTable:
    """Let a table be played at a live table of this server; its players join by the code."""
    _count(visitor)
    return messages.OnlineTable(await put_online(desks, await desks.find(id), visitor.id, round, table))


@get("/{id:str}/online/{round:int}/{table:int}")
async def online_code(id: str, round: int, table: int, desks: Desks, visitor: Visitor) -> messages.OnlineTable:
    """The code of an online table, for the desk and for those who play there."""
    t = (await desks.find(id)).tournament
    found, member = t.table(round, table), t.role(visitor.id)
    mine = found is not None and member is not None and member.entrant in found.seating.who
    if found is None or not found.online or member is None or not (mine or member.role in ("director", "helper")):
        raise DeskRefusal("no-table", f"round {round} has no such online table", round=round, table=table)
    code = ""
    with contextlib.suppress(Refusal):  # the table is set aside
        code = await join_code(desks, t, round, found)
    return messages.OnlineTable(code, await match_of(desks, t, round, found))


@post("/{id:str}/online/{round:int}/{table:int}/sit")
async def sit_online(id: str, round: int, table: int, desks: Desks, visitor: Visitor) -> messages.OnlineSeat:
    """Sit down at the own online table, at a seat of the own colours."""
    _count(visitor)
    return messages.OnlineSeat(await take_seat(desks, await desks.find(id), visitor.id, round, table))


def _file(data: bytes, kind: str, name: str, inline: bool = False) -> Response[bytes]:
    shown = "inline" if inline else "attachment"
    return Response(data, media_type=kind, headers={"Content-Disposition": f'{shown}; filename="{name}"'})


HANDLERS = [
    Router(
        "/api/tournaments",
        route_handlers=[
            print_sheet,
            export,
            save_file,
            find_copies,
            choose_copies,
            take_file,
            read_list,
            play_online,
            online_code,
            sit_online,
        ],
        dependencies={**VISITOR, **DESKS},
        exception_handlers={Refusal: answer},
    )
]
