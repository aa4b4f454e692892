"""A database that the release before wrote: its tables are as they were, and go on."""

import asyncio
import contextlib
import json
import random
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from server_before import FOLDER, KINDS, ask, restore, shown
from server_tables import Log
from serving import serving, until

from stammtisch import wire
from stammtisch.client import Refused, Seat, Visitor, visit
from stammtisch.core.verify import judge, verify
from stammtisch.games import GAMES
from stammtisch.server import decide, entries
from stammtisch.server.table import HANDLERS

pytestmark = pytest.mark.once
BEFORE: dict[str, Any] = json.loads((FOLDER / "shown.json").read_text("utf-8"))
TABLES: dict[str, dict[str, Any]] = BEFORE["tables"]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("before")
    restore(folder / "tables.sqlite")
    with serving(f"sqlite:///{folder}/tables.sqlite", folder, "--message-rate", "10000") as server:
        yield server.url


async def visitors(url: str, stack: contextlib.AsyncExitStack) -> list[Visitor]:
    return [await stack.enter_async_context(visit(url, secret=secret)) for secret in BEFORE["secrets"]]


def test_every_kind_of_entry_is_read_and_written_to_the_byte(tmp_path: Path) -> None:
    restore(tmp_path / "tables.sqlite")
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        rows = database.execute("SELECT kind, body FROM entries").fetchall()

    assert {kind for kind, _ in rows} == KINDS
    for kind, body in rows:
        entry = entries.decode(kind, body)
        assert (entry.kind(), entry.encode()) == (kind, body)


def test_an_entry_of_an_unknown_kind_is_an_error_and_every_known_kind_has_a_handler() -> None:
    with pytest.raises(ValueError, match="no log entry of kind 'dance'"):
        entries.decode("dance", b"")
    assert set(HANDLERS) == set(entries.TYPES.values())


async def is_as_it_was(people: list[Visitor], table: dict[str, Any]) -> None:
    for i, visitor in enumerate(people):
        assert shown(await visitor.ask("GET", f"/api/tables/{table['id']}")) == table["shown"][i]
        if "records" in table:
            record = await visitor.record(table["id"])
            assert sha256(record).hexdigest() == table["records"][i]
            assert verify(record, GAMES).ok


async def plays_on(seats: list[Seat], visitor: Visitor) -> None:
    """Each plays the first legal move until there are some more actions, or the match is over; the record holds."""
    assert seats[0].now is not None
    assert seats[0].now.match is not None
    goal = seats[0].now.match.ply + 20

    async def one(seat: Seat) -> None:
        async for now in seat:
            assert now.match is not None
            if now.match.over or now.match.ply >= goal:
                return
            if now.match.legal:
                with contextlib.suppress(Refused):  # another was first
                    await seat.do(now.match.legal[0].words)

    await asyncio.gather(*(one(seat) for seat in seats))
    assert verify(await visitor.record(seats[0].table), GAMES).ok


async def resumed(first: Seat, second: Seat) -> None:
    await ask(first, wire.Resume)


async def voted(first: Seat, second: Seat) -> None:
    """The vote that was open goes through."""
    assert first.now is not None
    ply = int(first.now.table.proposal.split()[1])
    await ask(second if first.now.table.agreed == [0] else first, wire.Agree, True)
    await until(first, lambda now: bool(now.match and now.match.ply <= ply and not now.table.proposal))


async def begun_again(first: Seat, second: Seat) -> None:
    await ask(first, wire.Again, "mezza", {"window_seconds": 0, "turn_seconds": 0}, 3)
    await begun(first, second)


async def begun(first: Seat, second: Seat) -> None:
    await first.ready()
    await second.ready()
    await until(first, lambda now: now.match is not None)


async def begun_by_one(first: Seat, second: Seat) -> None:
    """The other had agreed already, before the release was changed."""
    await first.ready()
    await until(first, lambda now: now.match is not None)


async def filled_and_begun(first: Seat, second: Seat) -> None:
    await ask(first, wire.PutBot, 3, "rule")
    await begun(first, second)


NEXT = {
    "foppen_paused": (resumed, [0, 1]),
    "mezza_voting": (voted, [0, 2]),
    "keezen_paused": (resumed, [0, 1]),
    "mezza_over": (begun_again, [0, 1]),
    "another_waiting": (begun_by_one, [0, 1]),
    "listed_lobby": (filled_and_begun, [0, 1]),
}


@pytest.mark.parametrize("name", TABLES)
def test_each_table_is_as_it_was_and_goes_on(url: str, name: str) -> None:
    table = TABLES[name]
    goes_on, sitting = NEXT[name]

    async def work() -> None:
        async with contextlib.AsyncExitStack() as stack:
            people = await visitors(url, stack)
            if table["shown"][0]["version"] != GAMES[table["shown"][0]["game"]].version:
                with pytest.raises(Refused, match="plays version"):
                    await people[0].ask("GET", f"/api/tables/{table['id']}")
                return
            await is_as_it_was(people, table)
            seats = [await stack.enter_async_context(people[i].at(table["id"])) for i in sitting]
            await goes_on(*seats)
            await plays_on(seats, people[0])

    asyncio.run(asyncio.wait_for(work(), 120))


def test_a_match_keeps_the_header_of_its_record_when_the_release_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The header is no entry of its own; release and rulings are in the entry that begins the match."""
    with monkeypatch.context() as older:
        older.setattr(decide, "release_installed", lambda: "0.0.9")
        older.setattr(decide, "rulings", lambda game: ["O-008"])
        log = Log(GAMES["foppen"], random.Random(1))
        log.act(*log.options()[0])

    match = log.twin().table.match

    assert match is not None
    record = match.record()
    assert (record.header["release"], record.header["rulings"]) == ("0.0.9", ["O-008"])
    judge(record, match.game, bytes.fromhex(match.part.value))


def test_a_table_whose_log_has_actions_that_the_game_has_no_more_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Up to version 3 Fritsen had a private limit as an action, `limit 3`."""

    async def begin(url: str) -> tuple[str, str]:
        async with visit(url, "Anna") as anna:
            settings = {"seats": 2, "bots": ["rule"], "pace": 0, "options": {"roles": "random", "turn_seconds": 0}}
            table = (await anna.open_table("fritsen", **settings)).table
            async with anna.at(table) as seat:
                await seat.ready()
                await until(seat, lambda now: now.match is not None)
                await seat.do("toast Frits")
            return anna.secret, table

    async def come_back(url: str, secret: str, table: str) -> None:
        async with visit(url, secret=secret) as anna:
            with pytest.raises(Refused, match="plays version 3 of fritsen, which this release"):
                await anna.ask("GET", f"/api/tables/{table}")
            with pytest.raises(Refused, match="plays version 3 of fritsen"):
                async with anna.at(table):
                    pass
            assert (await anna.open_table("fritsen")).table, "the others go on"

    database = tmp_path / "tables.sqlite"
    with serving(f"sqlite:///{database}", tmp_path) as server:
        secret, table = asyncio.run(asyncio.wait_for(begin(server.url), 120))
        server.stop()
        with contextlib.closing(sqlite3.connect(database)) as connection, connection:
            for now, then in ((f'"version":{GAMES["fritsen"].version}', '"version":3'), ("toast Frits", "limit 3")):
                connection.execute(
                    "UPDATE entries SET body = CAST(replace(CAST(body AS TEXT), ?, ?) AS BLOB)", (now, then)
                )
            left = connection.execute(
                "SELECT count(*) FROM entries WHERE CAST(body AS TEXT) LIKE '%limit 3%'"
            ).fetchone()
        assert left == (1,)
        server.start()
        asyncio.run(asyncio.wait_for(come_back(server.url, secret, table), 120))
