"""The REST API of tournaments: the desk, hall screens and phones."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.params import QueryParameter

from stammtisch.core.refusal import Refusal
from stammtisch.server.addresses import sender
from stammtisch.server.dependencies import VISITOR
from stammtisch.server.desk_codes import enter, invite
from stammtisch.server.desks import Desks, HostedTournament, Summary, at_desk, refused
from stammtisch.server.limits import Guesses, Limit
from stammtisch.server.refusals import CONFLICT, TOO_OFTEN, UNKNOWN, HouseRefusal
from stammtisch.store.log import Visitor
from stammtisch.tournament import entries, messages, views
from stammtisch.tournament.decide import decide
from stammtisch.tournament.decide_rounds import by_phone
from stammtisch.tournament.drawing import Opponents, opponents
from stammtisch.tournament.formula import Formula, parsed
from stammtisch.tournament.ranking import Explained, explained, ranked
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.state import Tournament

Asking = Request[Any, Any, Any]
FORBIDDEN = 403
LARGE = 1_000_000  # bytes of a request: the list of a whole club is pasted at once
LINES = 200  # of the log in one answer

opening = Limit(20, 3600)  # new tournaments, for each visitor
entering = Limit(60, 3600)  # codes, for each visitor: one who has two slips does not fill the log by turns
asking = Limit(600, 60)  # entries, for each visitor: ten a second, as quick as a keyboard scanner

STATUS = {"role": FORBIDDEN, "no-tournament": UNKNOWN}


def answer(_: Asking, error: Refusal) -> Response[messages.DeskProblem]:
    status = error.status if isinstance(error, HouseRefusal) else CONFLICT
    if isinstance(error, DeskRefusal):
        status = STATUS.get(error.kind, CONFLICT)
    return Response(refused(error), status_code=status)


async def provide_desks(state: State) -> Desks:
    desks: Desks = state.desks
    return desks


@post("/")
async def open_tournament(data: messages.NewTournament, desks: Desks, visitor: Visitor) -> messages.MadeTournament:
    """Open a tournament; the visitor is its director."""
    if not opening.allows(visitor.id):
        raise HouseRefusal("too-often", status=TOO_OFTEN)
    return messages.MadeTournament(await desks.open(visitor.id, data))


@get("/")
async def list_tournaments(desks: Desks, visitor: Visitor) -> list[messages.TournamentListed]:
    """The tournaments in which the visitor has a role, the newest first."""
    found = list[messages.TournamentListed]()
    for row in await desks.rows():
        hosted = await desks.readable(row.id)
        member = hosted.tournament.role(visitor.id) if hosted else None
        if member is not None:
            summary = msgspec.json.decode(row.summary, type=Summary)
            found.append(
                messages.TournamentListed(row.id, summary.name, summary.game, summary.phase, row.at, member.role)  # type: ignore[arg-type]
            )
    return found


@post("/enter")
async def use_code(data: messages.UseCode, desks: Desks, visitor: Visitor, request: Asking) -> messages.Entered:
    """Get the role of a code: that of a helper, a screen, a second director, or the duo whose slip it is on."""
    guesses: Guesses = request.app.state.guesses
    address = sender(request)
    async with guesses.turn(address):
        if not guesses.allows(visitor.id, address):
            raise HouseRefusal("too-often", status=TOO_OFTEN)
        if not entering.allows(visitor.id):
            raise HouseRefusal("too-often", status=TOO_OFTEN)
        found = await enter(desks, visitor.id, data.code)
        if found is not None:
            guesses.refund(visitor.id, address)
            return found
    raise HouseRefusal("code-unknown", status=UNKNOWN)


@post("/formula")
async def read_formula(data: messages.FormulaText) -> Formula:
    """What a formula means."""
    try:
        return parsed(data.text)
    except Refusal as refusal:
        raise DeskRefusal("formula", refusal.why) from None


@get("/{id:str}")
async def look(id: str, desks: Desks, visitor: Visitor) -> messages.DeskSeen | messages.Phone | messages.Hall:
    """The tournament as the visitor's role sees it; without one, as the hall does."""
    return await desks.seen(await desks.find(id), visitor.id)


@post("/{id:str}/do", request_max_body_size=LARGE)
async def do(id: str, data: messages.DeskRequest, desks: Desks, visitor: Visitor) -> messages.DeskDone:
    """Do something; it is on disk when this is answered."""
    if not asking.allows(visitor.id):
        raise HouseRefusal("too-often", status=TOO_OFTEN)
    return messages.DeskDone(await desks.ask(await desks.find(id), visitor.id, data))


@post("/{id:str}/codes")
async def new_code(id: str, data: messages.NewCode, desks: Desks, visitor: Visitor) -> messages.RoleCode:
    """A one-time code for a role."""
    if not asking.allows(visitor.id):
        raise HouseRefusal("too-often", status=TOO_OFTEN)
    return await invite(desks, await desks.find(id), visitor.id, data)


@get("/{id:str}/form/{code:str}")
async def find_form(id: str, code: str, desks: Desks, visitor: Visitor, request: Asking) -> messages.FormFound:
    """The table of a scanned or typed code, or of `round-table` at the desk."""
    hosted = await desks.find(id)
    t, desk = hosted.tournament, at_desk(hosted.tournament, visitor.id)
    round, table = await _form(hosted, code, desk, visitor, request)
    running = t.running()
    seen = views.table_seen(t, t.rounds[round], t.rounds[round].tables[table], desk)
    return messages.FormFound(round, seen, running is not None and running.n == round)


@post("/{id:str}/form/{code:str}")
async def hand_in(
    id: str, code: str, data: messages.HandIn, desks: Desks, visitor: Visitor, request: Asking
) -> messages.DeskDone:
    """Hand in what is on a form, by its link. A duo hands in its own result; a result from anybody else who holds the
    paper waits for the desk."""
    if not asking.allows(visitor.id):
        raise HouseRefusal("too-often", status=TOO_OFTEN)
    hosted = await desks.find(id)
    round, table = await _form(hosted, code, False, visitor, request)
    form = entries.Enter(round, table, data.scores, data.ended, data.parts)

    def deciding(t: Tournament, at: int) -> entries.Body:
        if t.role(visitor.id) is None:
            return by_phone(t, form, 0, data.sure, at)
        return decide(t, visitor.id, form, data.sure, at)

    return messages.DeskDone(await desks.append(hosted, visitor.id, data.request, deciding))


async def _form(hosted: HostedTournament, code: str, desk: bool, visitor: Visitor, request: Asking) -> tuple[int, int]:
    """Round and table of a form. Only the desk needs no letters. Wrong guesses are counted and soon refused."""
    guesses: Guesses = request.app.state.guesses
    address, (round, table, letters) = sender(request), _parts(code)
    async with guesses.turn(address):
        if not desk and not guesses.allows(visitor.id, address):
            raise HouseRefusal("too-often", status=TOO_OFTEN)
        t, whole = hosted.tournament, f"{round}-{table}-{letters}"
        typed = desk and not letters
        if typed and t.table(round, table) is None:
            why = f"round {round} has no table {table}"
            raise DeskRefusal("no-table", why, "T-010", round=round, table=table)
        if not typed and not t.is_form(round, table, whole):
            if whole in t.old_forms:
                raise DeskRefusal("old-form", "this form was printed before the tables were drawn again", "T-009")
            raise DeskRefusal("no-such-form", "this form is not of this tournament", "T-009")
        if not desk:
            guesses.refund(visitor.id, address)
    return round, table


def _parts(code: str) -> tuple[int, int, str]:
    pieces = code.strip().upper().split("-")
    if not 2 <= len(pieces) <= 3 or not all(each.isdecimal() and len(each) < 4 for each in pieces[:2]):
        raise DeskRefusal("no-such-form", "this form is not of this tournament", "T-009")
    if not code.isascii():
        raise DeskRefusal("no-such-form", "this form is not of this tournament", "T-009")
    return int(pieces[0]), int(pieces[1]), pieces[2] if pieces[2:] else ""


@get("/{id:str}/why/{n:int}")
async def why_placed(id: str, n: int, desks: Desks, visitor: Visitor) -> Explained:
    """Why am I fourth? For the entrant itself and the desk; for all once the ranking is open."""
    hosted = await desks.find(id)
    t = hosted.tournament
    member = t.role(visitor.id)
    if t.hides_ranking() and (member is None or member.role not in ("director", "helper")):
        raise DeskRefusal("hidden", "the ranking is hidden until the end")
    found = explained(t, ranked(t), n)
    if found is None:
        raise DeskRefusal("no-entrant", f"there is no duo {n} in the ranking", n=n)
    return found


@get("/{id:str}/opponents/{round:int}/{n:int}")
async def why_opponents(id: str, round: int, n: int, desks: Desks, visitor: Visitor) -> Opponents:
    """Why these opponents?"""
    found = opponents((await desks.find(id)).tournament, round, n)
    if found is None:
        raise DeskRefusal("no-entrant", f"duo {n} is not in round {round}", n=n)
    return found


@get("/{id:str}/log")
async def read_log(
    id: str, desks: Desks, visitor: Visitor, before: Annotated[int, QueryParameter(ge=0)] = 0
) -> list[messages.LogLine]:
    """The log, the newest first; `before` asks for older lines."""
    hosted = await staff(desks, id, visitor)
    lines = [line for line in reversed(hosted.tournament.log) if not before or line.n < before]
    return views.log_seen(hosted.tournament, lines[:LINES], await desks.around(hosted))


async def staff(desks: Desks, id: str, visitor: Visitor) -> HostedTournament:
    """The tournament, for the direction and its helpers only."""
    hosted = await desks.find(id)
    if not at_desk(hosted.tournament, visitor.id):
        member = hosted.tournament.role(visitor.id)
        raise DeskRefusal("role", "that is for the desk", role=member.role if member else "none")
    return hosted


@get("/{id:str}/hall")
async def look_at_hall(id: str, desks: Desks) -> messages.Hall:
    """What hall screens show, without a login."""
    hosted = await desks.find(id)
    return views.hall(hosted.tournament, hosted.now())


DESKS = {"desks": Provide(provide_desks)}
VISITING = [
    open_tournament,
    list_tournaments,
    use_code,
    look,
    do,
    new_code,
    find_form,
    hand_in,
    why_placed,
    why_opponents,
    read_log,
]
HANDLERS = [
    Router(
        "/api/tournaments",
        route_handlers=VISITING,
        dependencies={**VISITOR, **DESKS},
        exception_handlers={Refusal: answer},
    ),
    Router(
        "/api/tournaments",
        route_handlers=[read_formula, look_at_hall],
        dependencies=DESKS,
        exception_handlers={Refusal: answer},
    ),
]
