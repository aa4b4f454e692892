"""The REST API: visitors, tables, records, rules, statistics, health."""

import contextlib
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from functools import cache
from typing import Annotated, Any, TypeVar

from litestar import MediaType, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotAuthorizedException
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from msgspec import Meta

from stammtisch import wire
from stammtisch.bots import BOTS
from stammtisch.core.game import TABLE, Game, house
from stammtisch.core.refusal import Refusal
from stammtisch.core.rulebook import Rule
from stammtisch.games import GAMES
from stammtisch.lessons import steps_in
from stammtisch.server import entries
from stammtisch.server.addresses import client_of, sender
from stammtisch.server.credentials import hashed, new_id, new_secret, normalised, short_code
from stammtisch.server.decide import admit, open_table, sit_anywhere
from stammtisch.server.examples import examples_of
from stammtisch.server.lessons import lesson, tried, why_not
from stammtisch.server.limits import Guesses, Limit
from stammtisch.server.long_work import Busy, LongWork
from stammtisch.server.pages import WHOLE, takes_gzip, zipped_response
from stammtisch.server.pruning import kept_for
from stammtisch.server.reachable import reachable
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
from stammtisch.server.statistics import listed_row
from stammtisch.server.tables import HostedTable, SetAside, Tables
from stammtisch.server.time_source import now
from stammtisch.store.log import Visitor
from stammtisch.words import LANGUAGES, Words, renamed, spelled
from stammtisch.words.language import catalogue

LISTED = 50  # tables of each status in one answer
LISTED_EACH = 3  # of one host
LISTED_READ = 2000  # rows that are looked through for one answer
INVITATION = 7 * 86_400_000  # milliseconds
REST = 30 * 86_400_000  # milliseconds after its invitation has expired in which a code is given to no other table
GUESTS = 64  # visitors whom one invitation lets in
NAMES = ["Alwin", "Berta", "Cees", "Dörte", "Ernst", "Femke", "Gerd", "Hanna", "Ilja", "Jet", "Karl", "Lotte", "Mees"]
Secret = Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer, and the visitor's secret.")]

Move = Annotated[str, QueryParameter(max_length=200)]
Touches = Annotated[list[Annotated[str, Meta(max_length=64)]], QueryParameter(min_items=1, max_items=24)]
STEPS = ResponseSpec(list[wire.Step])
SUMMARY = ResponseSpec(wire.Summary)
Made = TypeVar("Made")

arriving = Limit(600, 60)  # new visitors, for each address
opening = Limit(60, 60)  # new tables, for each visitor
listing = Limit(20, 86_400)  # of these, open to all
renaming = Limit(20, 60)  # for each visitor
learning = Limit(600, 60)  # what is tried in lessons, for each address


async def provide_tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


async def provide_visitor(tables: Tables, authorization: Secret = None) -> Visitor:
    """The visitor who sends the request, by the secret that the browser keeps."""
    scheme, _, secret = (authorization or "").partition(" ")
    visitor = await tables.visitor(secret) if scheme == "Bearer" and secret else None
    if visitor is None:
        raise NotAuthorizedException("nobody is known by that secret")
    return visitor


TABLES = {"tables": Provide(provide_tables)}
VISITOR = {**TABLES, "visitor": Provide(provide_visitor)}


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
                await tables.ask(hosted, visitor.id, wire.Stand(0))


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


@cache
def _speaking() -> dict[str, Words]:
    return {language: Words(language) for language in LANGUAGES}


@get("/api/games")
async def games() -> list[wire.GameInfo]:
    """The games of the house, with their options."""
    return [
        wire.GameInfo(
            game.name,
            game.title,
            game.version,
            game.seats,
            BOTS,
            [
                wire.OptionInfo(
                    each.name, each.default, each.values, each.low, each.high, each.rule, each.means, each.clock
                )
                for each in game.options
            ],
            {language: words.line(game.name) for language, words in _speaking().items()},
            steps_in(game),
        )
        for game in GAMES.values()
    ]


@get("/api/games/{game:str}/words/{language:str}")
async def words(game: str, language: str) -> wire.GameWords:
    """What a game says in one language."""
    if game not in GAMES or language not in LANGUAGES:
        raise HouseRefusal("no-words", f"there are no words of {game!r} in {language!r}", UNKNOWN)
    groups = {
        group: {kind: wire.Spelled(each.said, each.whispered) for kind, each in kinds.items()}
        for group, kinds in spelled(game).items()
    }
    names = {option: dict(each) for option, each in renamed(game).items()}
    return wire.GameWords(catalogue(GAMES[game].package, language), groups, names)


@get("/api/rules/{game:str}")
async def rules(game: str) -> list[wire.RuleInfo]:
    """The rulebook of a game, and the rules of the house behind it."""
    if game not in GAMES:
        raise HouseRefusal("no-game", f"there is no game {game!r}; there are {', '.join(GAMES)}", UNKNOWN)
    return [_rule(rule) for rule in [*GAMES[game].rulebook().rules.values(), *house().rules.values()]]


@get("/api/rules/{game:str}/{rule:str}/examples")
async def rule_examples(game: str, rule: str) -> list[wire.ShownExample]:
    """The examples of one rule, each with its table before and after."""
    if game not in GAMES or rule not in GAMES[game].rulebook().rules:
        raise HouseRefusal("no-rule", f"there is no rule {rule!r} of {game!r}", UNKNOWN)
    return examples_of(GAMES[game], GAMES[game].rulebook().rules[rule])


@get("/api/lessons/{game:str}")
async def show_lesson(game: str) -> wire.Lesson:
    """The first lesson of a game and its page of one minute."""
    return lesson(_taught(game))


@get("/api/lessons/{game:str}/{step:int}")
async def try_step(game: str, step: int, request: Request, words: Move = "") -> list[wire.Changed]:  # type: ignore[type-arg]
    """The table of a step, or what a move leads to there: the table after it, and after each answer of the others."""
    _count_learning(request)
    return tried(_taught(game), step, words)


@get("/api/lessons/{game:str}/{step:int}/why")
async def why_not_at_step(game: str, step: int, request: Request, touch: Touches) -> wire.Reason:  # type: ignore[type-arg]
    """Why nothing can be done at a step that begins with these touches."""
    _count_learning(request)
    return why_not(_taught(game), step, touch)


def _taught(game: str) -> Game:
    if game not in GAMES or not steps_in(GAMES[game]):
        raise HouseRefusal("no-lesson", f"there is no lesson of {game!r}", UNKNOWN)
    return GAMES[game]


def _count_learning(request: Request) -> None:  # type: ignore[type-arg]
    if not learning.allows(sender(request)):
        raise HouseRefusal("too-often", status=TOO_OFTEN)


@get("/api/tables", dependencies=TABLES)
async def list_tables(tables: Tables, status: str = "", before: str = "") -> list[wire.Listed]:
    """The listed tables that wait for players or are being played, the newest first and at most three of one host.
    `status` and `before`, the last table of an answer, ask for older ones."""
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
    hosted = await _let_in(tables, table, visitor)
    changed = tables.snapshot(hosted, visitor.id, hosted.table.n)
    return Response(changed, headers={"Last-Modified": formatdate(hosted.table.at / 1000, usegmt=True)})


@get("/api/tables/{table:str}/record", dependencies=VISITOR, opt={WHOLE: True})
async def record(table: str, tables: Tables, visitor: Visitor, request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """The record as this visitor saw the match; after the match the whole record."""
    if kept := await kept_for(tables.store, table, visitor.id):
        return record_file(request, await _made(request, visitor, record_kept, kept.record), f"{table}-{kept.match}")
    hosted = await _let_in(tables, table, visitor)
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
    hosted = await _let_in(tables, table, visitor)
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
    hosted = await _let_in(tables, table, visitor)
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


@get("/api/addresses")
async def addresses(state: State, request: Request) -> wire.Addresses:  # type: ignore[type-arg]
    """Where others can open these pages."""
    port = int((request.scope.get("server") or ("", 0))[1] or 0)
    client = client_of(request)
    return wire.Addresses(reachable(state.host, port, state.public, bool(state.trusted), client))


@get("/api/statistics")
async def statistics(state: State) -> wire.Statistics:
    """The number of tables, by phase and by game; counted at most every ten seconds."""
    found: wire.Statistics = await state.statistics.newest()
    return found


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> bytes:
    text: bytes = state.metrics.text()
    return text


@get("/health/live", include_in_schema=False)
async def alive() -> dict[str, str]:
    return {"status": "up"}


@get("/health/ready", dependencies=TABLES, include_in_schema=False)
async def ready(state: State, tables: Tables) -> Response[dict[str, str | list[str]]]:
    """503 and the reason while this process cannot do its work. Tables that are set aside are no such reason."""
    trouble: str = await state.health.trouble()
    status = trouble or ("draining" if tables.drain else "ready")
    return Response({"status": status, "set_aside": sorted(tables.aside)}, status_code=503 if trouble else 200)


async def _table(tables: Tables, table: str) -> HostedTable:
    try:
        return await tables.find(table)
    except SetAside:
        raise
    except HouseRefusal as refusal:
        refusal.status = UNKNOWN
        raise


async def _let_in(tables: Tables, table: str, visitor: Visitor) -> HostedTable:
    hosted = await _table(tables, table)
    if not hosted.table.lets_in(visitor.id):
        await tables.catch_up(hosted)  # another process may have let the visitor in
    if not hosted.table.lets_in(visitor.id):
        raise HouseRefusal("no-table", status=UNKNOWN)
    return hosted


def _rule(rule: Rule) -> wire.RuleInfo:
    examples = [wire.ExampleInfo(each.given, each.when, each.then) for each in rule.examples]
    return wire.RuleInfo(rule.id, rule.section, rule.says, rule.status, rule.does, rule.ruling, examples)


HANDLERS = [
    arrive,
    rename,
    forget,
    games,
    words,
    rules,
    rule_examples,
    show_lesson,
    try_step,
    why_not_at_step,
    list_tables,
    open_new,
    invitation,
    join,
    join_listed,
    look,
    record,
    replay,
    summary,
    replay_file,
    addresses,
    statistics,
    metrics,
    alive,
    ready,
]
