"""Starting, stopping and renewing a server without harm to its tables."""

import asyncio
import contextlib
import re
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
from server_load import FAST, no_clocks
from serving import serving

from stammtisch import wire
from stammtisch.client import Refused, Seat, Visitor, visit
from stammtisch.games import GAMES

pytestmark = pytest.mark.once


def changed(database: Path, sql: str) -> None:
    """Change a database that no server has open."""
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(sql)


async def begun(visitor: Visitor, *asked: wire.Request) -> str:
    """A table of one person and two bots at which a match has begun, after which the person asked for more."""
    settings = {"seats": 3, "bots": ["random", "random"], "pace": 0, "options": no_clocks("foppen")}
    table = (await visitor.open_table("foppen", **settings)).table
    async with visitor.at(table) as seat:
        await seat.ready()
        for each in asked:
            await seat.request(each)
    return table


async def played_on(visitor: Visitor, table: str) -> None:
    """Until bots have made some moves."""
    begun: int | None = None
    async with visitor.at(table) as seat:
        async for now in seat:
            assert now.match is not None
            begun = now.match.ply if begun is None else begun
            if now.match.over or now.match.ply > begun + 5:
                return


def test_a_draining_server_opens_no_tables_and_stops_when_the_matches_are_over(tmp_path: Path) -> None:
    async def begin(url: str) -> tuple[str, str]:
        async with visit(url) as anna:
            return anna.secret, await begun(anna, wire.Pause(1))

    async def finish(url: str, secret: str, table: str) -> None:
        async with visit(url, secret=secret) as anna:
            with pytest.raises(Refused, match="opens no new tables"):
                await anna.open_table("foppen")
            async with anna.at(table) as seat:
                await seat.request(wire.Resume(2))
                await seat.request(wire.Stand(3))

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, *FAST) as server:
        secret, table = asyncio.run(begin(server.url))
        server.stop()
        server.flags = (*FAST, "--drain")
        server.start()
        asyncio.run(finish(server.url, secret, table))
        assert server.ended() == 0
        server.start()
        assert server.ended() == 0, "there is nothing to wait for"


def test_a_table_of_another_version_is_refused_with_a_sentence_and_left_alone(tmp_path: Path) -> None:
    async def open_two(url: str) -> tuple[str, list[str]]:
        async with visit(url) as anna:
            return anna.secret, [await begun(anna, wire.Pause(1)) for _ in range(2)]

    async def come_back(url: str, secret: str, tables: list[str]) -> None:
        async with visit(url, secret=secret) as anna:
            says = "plays version 999 of foppen, which this release"
            with pytest.raises(Refused, match=says):
                await anna.ask("GET", f"/api/tables/{tables[0]}")
            with pytest.raises(Refused, match=says):
                async with anna.at(tables[0]):
                    pass
            async with anna.at(tables[1]) as seat:
                await seat.request(wire.Resume(2))
                await seat.request(wire.HandOver(3))
            await played_on(anna, tables[1])
            await anna.ask("PATCH", "/api/visitors/me", {"name": "Annie"})
            await anna.ask("DELETE", "/api/visitors/me")

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, *FAST) as server:
        secret, tables = asyncio.run(open_two(server.url))
        server.stop()
        version = f'"version":{GAMES["foppen"].version}'
        body = f"CAST(replace(CAST(body AS TEXT), '{version}', '\"version\":999') AS BLOB)"
        changed(
            tmp_path / "tables.sqlite", f"UPDATE entries SET body = {body} WHERE n = 1 AND table_id = '{tables[0]}'"
        )
        server.start()
        asyncio.run(come_back(server.url, secret, tables))
        server.stop()
        changed(tmp_path / "tables.sqlite", f"UPDATE tables SET status = 'over' WHERE id = '{tables[1]}'")
        server.flags = (*FAST, "--drain")
        server.start()
        assert server.ended() == 0, "it does not wait for a table that only another release can finish"


def test_who_has_seen_one_hand_cannot_look_into_another(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with visit(url) as anna:
            table = await begun(anna, wire.Pause(1))
            async with anna.at(table) as seat:
                await seat.request(wire.Stand(2))
                with pytest.raises(Refused, match="only that seat is yours"):
                    await seat.sit(1)
                with pytest.raises(Refused, match="eyes are lent"):
                    await anna.ask("GET", f"/api/tables/{table}/replay/1")
                await seat.sit(0)

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path) as server:
        asyncio.run(work(server.url))


async def sees_no_match(seat: Seat) -> None:
    async for now in seat:
        assert now.match is None


def test_where_nobody_may_watch_nobody_does(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with visit(url) as anna, visit(url) as bert:
            opened = await anna.open_table("foppen", seats=3, bots=["rule", "rule"], spectators=False)
            await bert.join(opened.code)
            async with anna.at(opened.table) as seat, bert.at(opened.table) as watching:
                assert watching.now is not None
                assert watching.now.match is None
                await seat.ready()
                with pytest.raises(Refused, match="no spectators"):
                    await sees_no_match(watching)
            for path in ("", "/record"):
                with pytest.raises(Refused, match="no such table"):
                    await bert.ask("GET", f"/api/tables/{opened.table}{path}")

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path) as server:
        asyncio.run(work(server.url))


def test_a_file_in_use_is_refused_in_one_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with serving(database, tmp_path):
        command = [sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--database", database]
        second = subprocess.run(command, capture_output=True, text=True)
    assert second.returncode == 2
    assert second.stdout == ""
    assert second.stderr.splitlines() == [
        f"stammtisch: {tmp_path}/tables.sqlite is in use by another server; several processes need PostgreSQL"
    ]


def test_a_port_in_use_is_refused_in_one_line(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path) as server:
        port = server.url.rpartition(":")[2]
        other = ["--port", port, "--database", f"sqlite:///{tmp_path}/others.sqlite"]
        second = subprocess.run([sys.executable, "-m", "stammtisch", "serve", *other], capture_output=True, text=True)
    assert (second.returncode, second.stdout) == (2, "")
    said = second.stderr.splitlines()
    assert len(said) == 1
    assert re.fullmatch(rf"stammtisch: cannot listen on \S+:{port}: .*; choose another with --port", said[0])


def test_a_match_goes_on_although_the_server_died_before_it_was_listed_as_begun(tmp_path: Path) -> None:
    async def begin(url: str) -> tuple[str, str]:
        async with visit(url) as anna:
            return anna.secret, await begun(anna, wire.HandOver(1))

    async def follow(url: str, secret: str, table: str) -> None:
        async with visit(url, secret=secret) as anna:
            await played_on(anna, table)

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path, *FAST) as server:
        secret, table = asyncio.run(begin(server.url))
        server.kill()
        changed(tmp_path / "tables.sqlite", "UPDATE tables SET status = 'waiting'")
        server.start()
        asyncio.run(follow(server.url, secret, table))


def test_who_comes_back_is_not_forgotten(tmp_path: Path) -> None:
    async def work(url: str, secret: str = "") -> str:
        async with visit(url, "Anna", secret) as anna:
            await anna.open_table("foppen")
            return anna.secret

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path) as server:
        secret = asyncio.run(work(server.url))
        server.stop()
        yesterday = 1000 * int(time.time() - 86_400)
        changed(tmp_path / "tables.sqlite", f"UPDATE visitors SET seen = {yesterday}")
        server.start()
        asyncio.run(work(server.url, secret))
        server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM visitors WHERE seen > ?", (yesterday,)).fetchone() == (1,)
