"""The REST pages: visitors, tables, records, rules, statistics, health."""

import asyncio
import contextlib
import secrets
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, delete, get, patch, post
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotAuthorizedException, NotFoundException, TooManyRequestsException
from litestar.params import Parameter

from stammtisch import wire
from stammtisch.bots import BOTS
from stammtisch.core.game import TABLE, house
from stammtisch.core.read import read
from stammtisch.core.rulebook import Rule
from stammtisch.core.verify import judge
from stammtisch.games import GAMES
from stammtisch.server.access import Limit, hashed, new_id, new_secret, short_code, spoken
from stammtisch.server.asking import Decision, Refusal, open_table
from stammtisch.server.hall import Hall, Held, now
from stammtisch.server.showing import examples, steps
from stammtisch.store.log import StoreError, Visitor

INVITATION = 7 * 86_400_000  # milliseconds
GUESTS = 64  # visitors that one invitation lets in
NAMES = ["Alwin", "Berta", "Cees", "Dörte", "Ernst", "Femke", "Gerd", "Hanna", "Ilja", "Jet", "Karl", "Lotte", "Mees"]
Secret = Annotated[str | None, Parameter(header="Authorization", description="Bearer, and the visitor's secret.")]

guessing = Limit(10, 60)  # wrong codes, for each address; a whole hall may come at once with the right one
arriving = Limit(600, 60)
opening = Limit(60, 60)  # tables, for each visitor


async def provide_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


async def provide_visitor(hall: Hall, authorization: Secret = None) -> Visitor:
    """Who asks, by the secret that the browser keeps."""
    scheme, _, secret = (authorization or "").partition(" ")
    visitor = await hall.visitor(secret) if scheme == "Bearer" and secret else None
    if visitor is None:
        raise NotAuthorizedException("nobody is known by that secret")
    return visitor


HALL = {"hall": Provide(provide_hall)}
VISITOR = {**HALL, "visitor": Provide(provide_visitor)}


@post("/api/visitors", dependencies=HALL)
async def arrive(data: wire.NewVisitor, hall: Hall, request: Request) -> wire.Visitor:  # type: ignore[type-arg]
    """Become a visitor: a name, and a secret to keep in the browser."""
    _limit(arriving, request)
    visitor = wire.Visitor(new_id(), data.name.strip() or secrets.choice(NAMES), new_secret())
    await hall.store.add_visitor(visitor.id, visitor.name, hashed(visitor.secret), now())
    return visitor


@patch("/api/visitors/me", dependencies=VISITOR)
async def rename(data: wire.Rename, hall: Hall, visitor: Visitor) -> wire.Rename:
    """Take another name."""
    await hall.store.rename(visitor.id, data.name)
    await _tell_name(hall, visitor, data.name, await _tables_of(hall, visitor))
    return data


@delete("/api/visitors/me", dependencies=VISITOR)
async def forget(hall: Hall, visitor: Visitor) -> None:
    """Forget me: name, secret and talk are erased; records hold none of them. Seats at tables in use become free, or a
    bot's where a match is on."""
    tables = await _tables_of(hall, visitor)
    for held in tables:
        if held.room.chair_of(visitor.id) is not None:
            with contextlib.suppress(Refusal):  # he stood up meanwhile
                await hall.ask(held, visitor.id, wire.Stand(0))
    await hall.store.forget(visitor.id)
    await _tell_name(hall, visitor, "", tables)


async def _tables_of(hall: Hall, visitor: Visitor) -> list[Held]:
    """The tables that go on at which a visitor was, whichever process minds them, and those that somebody still looks
    at here."""
    found = {table: held for table, held in hall.held.items() if visitor.id in held.room.people}
    for table in await hall.store.tables_of(visitor.id):
        with contextlib.suppress(Refusal):  # a game that this release does not have is left alone
            found[table] = await hall.find(table)
    return list(found.values())


async def _tell_name(hall: Hall, visitor: Visitor, name: str, tables: list[Held]) -> None:
    """Other processes learn a name anew by an entry in the log of a table that they hold."""
    hall.names[visitor.id] = name
    for held in tables:
        await hall.append(held, visitor.id, 0, lambda room, at: Decision("renamed", b""))


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
    return examples(GAMES[game], GAMES[game].rulebook().rules[rule])


@get("/api/tables", dependencies=HALL)
async def tables(hall: Hall) -> list[wire.Listed]:
    """Tables open to all that wait for players or let people watch."""
    rows = [row for status in ("waiting", "playing") for row in await hall.store.tables(status, True, 50)]
    return [msgspec.json.decode(row.summary, type=wire.Listed) for row in rows]


@post("/api/tables", dependencies=VISITOR)
async def open_new(data: wire.NewTable, hall: Hall, visitor: Visitor) -> wire.Opened:
    """Open a table and sit down at it."""
    if not opening.allows(visitor.id):
        raise TooManyRequestsException("you have opened many tables; wait a minute")
    table, code, short = new_id(), new_secret(), short_code()
    await hall.open(visitor.id, open_table(data), table, data.listed)
    expires = now() + INVITATION
    await hall.store.add_invitation(hashed(code), table, GUESTS, expires, "link")
    await hall.store.add_invitation(hashed(short), table, GUESTS, expires, "short")
    return wire.Opened(table, code, short)


@post("/api/join", dependencies=VISITOR)
async def join(data: wire.Code, hall: Hall, visitor: Visitor, request: Request) -> wire.Joined:  # type: ignore[type-arg]
    """Exchange the code of a link, or a short code, for a place at its table."""
    code = data.code if len(data.code) == 32 else spoken(data.code)
    table = (
        await hall.store.use_invitation(hashed(code), visitor.id, now()) if guessing.may(_address(request)) else None
    )
    if table is None:
        _limit(guessing, request)
        raise NotFoundException("that code opens no table; ask for a new one")
    return await _admit(hall, await hall.find(table), visitor)


@post("/api/tables/{table:str}/join", dependencies=VISITOR)
async def join_listed(table: str, hall: Hall, visitor: Visitor) -> wire.Joined:
    """Come to a table that is open to all."""
    held = await _table(hall, table)
    if not held.room.settings.listed:
        raise Refusal("this table is private; ask for its code")
    return await _admit(hall, held, visitor)


async def _admit(hall: Hall, held: Held, visitor: Visitor) -> wire.Joined:
    if visitor.id not in held.room.people:
        await hall.append(held, visitor.id, 0, lambda room, at: Decision("admit", b""))
    return wire.Joined(held.room.id)


@get("/api/tables/{table:str}", dependencies=VISITOR)
async def look(table: str, hall: Hall, visitor: Visitor) -> wire.Changed:
    """The table as this visitor may see it now."""
    held = await _let_in(hall, table, visitor)
    return hall.seen_by(held, visitor.id, held.room.n)


@get("/api/tables/{table:str}/record", dependencies=VISITOR)
async def record(table: str, hall: Hall, visitor: Visitor) -> Response[bytes]:
    """What this visitor saw of the match; after its end the whole record."""
    held = await _let_in(hall, table, visitor)
    if held.room.match is None:
        raise NotFoundException("no match has begun at this table")
    whole = held.room.match.record()
    data = whole.encode() if whole.last else whole.export(held.room.seat_of(visitor.id))
    name = f"{held.room.settings.game}-{table}-{held.room.matches}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/replay/{seat:int}", dependencies=VISITOR)
async def replay(table: str, seat: int, hall: Hall, visitor: Visitor) -> list[wire.Step]:
    """The match step by step from a seat's eyes: one's own, and after its end anybody's."""
    held = await _let_in(hall, table, visitor)
    match = held.room.match
    if match is None:
        raise NotFoundException("no match has begun at this table")
    if not match.state.over() and seat not in (held.room.seat_of(visitor.id), TABLE):
        raise Refusal("other seats' eyes are lent after the match")
    _check_seat(seat, match.seats)
    return steps(match.game, match.record(), bytes.fromhex(match.part.value), seat)


@post("/api/replay/{seat:int}", dependencies=VISITOR, request_max_body_size=4_000_000)
async def replay_file(seat: int, request: Request, visitor: Visitor) -> list[wire.Step]:  # type: ignore[type-arg]
    """A record that somebody has, whole and of a version that is played here, step by step."""
    try:
        return await asyncio.to_thread(_replayed, await request.body(), seat)
    except (ValueError, TypeError) as error:
        raise Refusal(str(error)) from None


def _replayed(data: bytes, seat: int) -> list[wire.Step]:
    """It is long work, which may not keep the tables waiting."""
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


@get("/api/statistics", dependencies=HALL)
async def statistics(hall: Hall) -> wire.Statistics:
    """How many tables there are, by phase and by game."""
    found = wire.Statistics({}, {})
    for row in await hall.store.tables(None, False, 100_000):
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


@get("/health/ready", dependencies=HALL, include_in_schema=False)
async def ready(hall: Hall) -> Response[dict[str, str]]:
    try:
        await hall.store.check()
    except StoreError:
        return Response({"status": "the store does not answer"}, status_code=503)
    return Response({"status": "draining" if hall.drain else "ready"})


async def _table(hall: Hall, table: str) -> Held:
    try:
        return await hall.find(table)
    except Refusal as refusal:
        raise NotFoundException(refusal.why) from None


async def _let_in(hall: Hall, table: str, visitor: Visitor) -> Held:
    held = await _table(hall, table)
    if not held.room.lets_in(visitor.id):
        await hall.catch_up(held)  # another process may have let them in
    if not held.room.lets_in(visitor.id):
        raise NotFoundException("there is no such table")
    return held


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
    rules,
    rule_examples,
    tables,
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
