"""The REST API: visitors, tables, records, rules, statistics, health."""

import asyncio
import contextlib
import secrets
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotAuthorizedException, NotFoundException, TooManyRequestsException
from litestar.params import HeaderParameter

from stammtisch import wire
from stammtisch.bots import BOTS
from stammtisch.core.game import TABLE, house
from stammtisch.core.read import read
from stammtisch.core.refusal import Refusal
from stammtisch.core.rulebook import Rule
from stammtisch.core.verify import judge
from stammtisch.games import GAMES
from stammtisch.server import entries
from stammtisch.server.credentials import hashed, new_id, new_secret, normalised, short_code
from stammtisch.server.decide import open_table
from stammtisch.server.examples import examples_of
from stammtisch.server.limits import Limit
from stammtisch.server.pruning import kept_for
from stammtisch.server.replay import steps
from stammtisch.server.tables import HostedTable, Tables, now
from stammtisch.store.log import StoreError, Visitor
from stammtisch.words import LANGUAGES, spelled
from stammtisch.words.language import catalogue

INVITATION = 7 * 86_400_000  # milliseconds
REST = 30 * 86_400_000  # milliseconds after its invitation has expired in which a code is given to no other table
GUESTS = 64  # visitors whom one invitation lets in
NAMES = ["Alwin", "Berta", "Cees", "Dörte", "Ernst", "Femke", "Gerd", "Hanna", "Ilja", "Jet", "Karl", "Lotte", "Mees"]
Secret = Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer, and the visitor's secret.")]

guessing = Limit(10, 60)  # wrong codes, for each address; right codes are not limited, so a whole club can join at once
arriving = Limit(600, 60)
opening = Limit(60, 60)  # new tables, for each visitor


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
    _limit(arriving, request)
    visitor = wire.Visitor(new_id(), data.name.strip() or secrets.choice(NAMES), new_secret())
    await tables.store.add_visitor(visitor.id, visitor.name, hashed(visitor.secret), now())
    return visitor


@patch("/api/visitors/me", dependencies=VISITOR)
async def rename(data: wire.Rename, tables: Tables, visitor: Visitor) -> wire.Rename:
    """Take another name."""
    await tables.store.rename(visitor.id, data.name)
    await _tell_name(tables, visitor, data.name, await _tables_of(tables, visitor))
    return data


@delete("/api/visitors/me", dependencies=VISITOR)
async def forget(tables: Tables, visitor: Visitor) -> None:
    """Erase the visitor's name, secret and talk; records contain none of them. A seat in a running match goes to a bot,
    any other seat becomes free. Sockets are closed."""
    own = await _tables_of(tables, visitor)
    await _stand_up(tables, visitor, own)
    await tables.store.forget(visitor.id)
    tables.close_sockets(visitor.id)
    await _stand_up(tables, visitor, own)  # he may have sat down again by an open socket
    await _tell_name(tables, visitor, "", own)


async def _stand_up(tables: Tables, visitor: Visitor, own: list[HostedTable]) -> None:
    for hosted in own:
        if hosted.table.chair_of(visitor.id) is not None:
            with contextlib.suppress(Refusal):  # he has just stood up
                await tables.ask(hosted, visitor.id, wire.Stand(0))


async def _tables_of(tables: Tables, visitor: Visitor) -> list[HostedTable]:
    """All unfinished tables at which a visitor has been, and the finished ones that are in memory here."""
    found = {table: hosted for table, hosted in tables.hosted.items() if visitor.id in hosted.table.people}
    for table in await tables.store.tables_of(visitor.id):
        with contextlib.suppress(Refusal):  # this release does not have the game, or not in that version
            found[table] = await tables.find(table)
    return list(found.values())


async def _tell_name(tables: Tables, visitor: Visitor, name: str, own: list[HostedTable]) -> None:
    """Append an entry at each table, by which other processes learn that the name changed."""
    tables.names[visitor.id] = name
    for hosted in own:
        await tables.append(hosted, visitor.id, 0, lambda table, at: entries.Renamed())


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
                wire.OptionInfo(each.name, each.default, each.values, each.low, each.high, each.rule, each.means)
                for each in game.options
            ],
        )
        for game in GAMES.values()
    ]


@get("/api/games/{game:str}/words/{language:str}")
async def words(game: str, language: str) -> wire.GameWords:
    """What a game says in one language."""
    if game not in GAMES or language not in LANGUAGES:
        raise NotFoundException(f"there are no words of {game!r} in {language!r}")
    groups = {
        group: {kind: wire.Spelled(each.said, each.whispered) for kind, each in kinds.items()}
        for group, kinds in spelled(game).items()
    }
    return wire.GameWords(catalogue(GAMES[game].package, language), groups)


@get("/api/rules/{game:str}")
async def rules(game: str) -> list[wire.RuleInfo]:
    """The rulebook of a game, and the rules of the house behind it."""
    if game not in GAMES:
        raise NotFoundException(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    return [_rule(rule) for rule in [*GAMES[game].rulebook().rules.values(), *house().rules.values()]]


@get("/api/rules/{game:str}/{rule:str}/examples")
async def rule_examples(game: str, rule: str) -> list[wire.ShownExample]:
    """The examples of one rule, each with its table before and after."""
    if game not in GAMES or rule not in GAMES[game].rulebook().rules:
        raise NotFoundException(f"there is no rule {rule!r} of {game!r}")
    return examples_of(GAMES[game], GAMES[game].rulebook().rules[rule])


@get("/api/tables", dependencies=TABLES)
async def list_tables(tables: Tables) -> list[wire.Listed]:
    """The listed tables that wait for players or are being played."""
    rows = [row for status in ("waiting", "playing") for row in await tables.store.tables(status, True, 50)]
    return [msgspec.json.decode(row.summary, type=wire.Listed) for row in rows]


@post("/api/tables", dependencies=VISITOR)
async def open_new(data: wire.NewTable, tables: Tables, visitor: Visitor) -> wire.Opened:
    """Open a table and sit down at it."""
    if not opening.allows(visitor.id):
        raise TooManyRequestsException("you have opened many tables; wait a minute")
    table, code = new_id(), new_secret()
    await tables.open(visitor.id, open_table(data), table)
    expires = now() + INVITATION
    await tables.store.add_invitation(hashed(code), table, GUESTS, expires, "link")
    while not await tables.store.add_invitation(hashed(short := short_code()), table, GUESTS, expires, "short"):
        pass  # another table has or had this code
    return wire.Opened(table, code, short)


@post("/api/join", dependencies=VISITOR)
async def join(data: wire.Code, tables: Tables, visitor: Visitor, request: Request) -> wire.Joined:  # type: ignore[type-arg]
    """Join the table of a code, which is that of a link or a short code."""
    code = data.code if len(data.code) == 32 else normalised(data.code)
    table = (
        await tables.store.use_invitation(hashed(code), visitor.id, now()) if guessing.may(_address(request)) else None
    )
    if table is None:
        _limit(guessing, request)
        if await tables.store.invitation_known(hashed(code)):
            raise NotFoundException("this code is no longer used; ask for a new one")
        raise NotFoundException("that code opens no table; ask for a new one")
    return await _admit(tables, await tables.find(table), visitor)


@post("/api/tables/{table:str}/join", dependencies=VISITOR)
async def join_listed(table: str, tables: Tables, visitor: Visitor) -> wire.Joined:
    """Join a listed table, without a code."""
    hosted = await _table(tables, table)
    if not hosted.table.settings.listed:
        raise Refusal("this table is private; ask for its code")
    return await _admit(tables, hosted, visitor)


async def _admit(tables: Tables, hosted: HostedTable, visitor: Visitor) -> wire.Joined:
    if visitor.id not in hosted.table.people:
        await tables.append(hosted, visitor.id, 0, lambda table, at: entries.Admit())
    return wire.Joined(hosted.table.id)


@get("/api/tables/{table:str}", dependencies=VISITOR)
async def look(table: str, tables: Tables, visitor: Visitor) -> wire.Changed:
    """The table as this visitor may see it now."""
    hosted = await _let_in(tables, table, visitor)
    return tables.snapshot(hosted, visitor.id, hosted.table.n)


@get("/api/tables/{table:str}/record", dependencies=VISITOR)
async def record(table: str, tables: Tables, visitor: Visitor) -> Response[bytes]:
    """The record as this visitor saw the match; after the match the whole record."""
    if kept := await kept_for(tables.store, table, visitor.id):
        return _file(kept.record, f"{table}-{kept.match}")
    hosted = await _let_in(tables, table, visitor)
    if hosted.table.match is None:
        raise NotFoundException("no match has begun at this table")
    whole = hosted.table.match.record()
    data = whole.encode() if whole.last else whole.export(hosted.table.seat_of(visitor.id))
    return _file(data, f"{hosted.table.settings.game}-{table}-{hosted.table.matches}")


def _file(data: bytes, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    return Response(data, media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/replay/{seat:int}", dependencies=VISITOR)
async def replay(table: str, seat: int, tables: Tables, visitor: Visitor) -> list[wire.Step]:
    """The match step by step as a seat saw it: one's own seat, and after the match any seat."""
    if kept := await kept_for(tables.store, table, visitor.id):
        return await _replayed_in_thread(kept.record, seat)
    hosted = await _let_in(tables, table, visitor)
    match = hosted.table.match
    if match is None:
        raise NotFoundException("no match has begun at this table")
    if not match.state.over() and seat not in (hosted.table.seat_of(visitor.id), TABLE):
        raise Refusal("other seats' eyes are lent after the match")
    _check_seat(seat, match.seats)
    return steps(match.game, match.record(), bytes.fromhex(match.part.value), seat)


@post("/api/replay/{seat:int}", dependencies=VISITOR, request_max_body_size=4_000_000)
async def replay_file(seat: int, request: Request, visitor: Visitor) -> list[wire.Step]:  # type: ignore[type-arg]
    """An uploaded record step by step; it must be complete, and of a version that this release has."""
    return await _replayed_in_thread(await request.body(), seat)


async def _replayed_in_thread(data: bytes, seat: int) -> list[wire.Step]:
    try:
        return await asyncio.to_thread(_replayed, data, seat)
    except (ValueError, TypeError) as error:
        raise Refusal(str(error)) from None


def _replayed(data: bytes, seat: int) -> list[wire.Step]:
    """Verify and replay a record. This takes long, so it runs in a thread."""
    record = read(data)
    game = GAMES.get(record.header["game"])
    if game is None or record.last is None or not record.whole:
        raise Refusal("tables can be drawn of whole records of our games only")
    seed = bytes.fromhex(record.last.hidden["seed"].value)
    judge(record, game, seed)
    _check_seat(seat, record.header["seats"])
    return steps(game, record, seed, seat)


def _check_seat(seat: int, seats: int) -> None:
    if seat != TABLE and not 0 <= seat < seats:
        raise NotFoundException(f"there is no seat {seat}; seats are 0 to {seats - 1}, and {TABLE} watches")


@get("/api/statistics", dependencies=TABLES)
async def statistics(tables: Tables) -> wire.Statistics:
    """The number of tables, by phase and by game."""
    found = wire.Statistics({}, {})
    for row in await tables.store.tables(None, False, 100_000):
        game = msgspec.json.decode(row.summary, type=wire.Listed).game
        found.tables[row.status] = found.tables.get(row.status, 0) + 1
        found.games[game] = found.games.get(game, 0) + 1
    return found


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> bytes:
    text: bytes = state.metrics.text()
    return text


@get("/health/live", include_in_schema=False)
async def alive() -> dict[str, str]:
    return {"status": "up"}


@get("/health/ready", dependencies=TABLES, include_in_schema=False)
async def ready(tables: Tables) -> Response[dict[str, str]]:
    try:
        await tables.store.check()
    except StoreError:
        return Response({"status": "the store does not answer"}, status_code=503)
    return Response({"status": "draining" if tables.drain else "ready"})


async def _table(tables: Tables, table: str) -> HostedTable:
    try:
        return await tables.find(table)
    except Refusal as refusal:
        raise NotFoundException(refusal.why) from None


async def _let_in(tables: Tables, table: str, visitor: Visitor) -> HostedTable:
    hosted = await _table(tables, table)
    if not hosted.table.lets_in(visitor.id):
        await tables.catch_up(hosted)  # another process may have let the visitor in
    if not hosted.table.lets_in(visitor.id):
        raise NotFoundException("there is no such table")
    return hosted


def _limit(limit: Limit, request: Request) -> None:  # type: ignore[type-arg]
    if not limit.allows(_address(request)):
        raise TooManyRequestsException("too often; wait a minute")


def _address(request: Request) -> str:  # type: ignore[type-arg]
    return request.client.host if request.client else ""


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
    list_tables,
    open_new,
    join,
    join_listed,
    look,
    record,
    replay,
    replay_file,
    statistics,
    metrics,
    alive,
    ready,
]
