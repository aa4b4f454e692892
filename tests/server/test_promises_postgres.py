"""What several processes and one PostgreSQL promise together: one of them may go at any time, and nothing is lost."""

import asyncio
import json
import os
import random
import signal
from pathlib import Path

import pytest
from server_load import FAST, FOR_THREE, Notes, check, load
from serving import Server, serving, until
from store.database import Server as Postgres

from stammtisch.client import Visitor, visit

pytestmark = pytest.mark.once
WORKERS = 3
TIMES = [3, pytest.param(50, marks=pytest.mark.soak)]


@pytest.mark.parametrize("times", TIMES)
def test_play_goes_on_when_the_database_is_restarted_or_its_connections_are_cut(
    postgres: Postgres, postgres_url: str, tmp_path: Path, times: int
) -> None:
    def restart(mode: str) -> None:
        with postgres.down(mode):
            pass

    async def work(url: str) -> Notes:
        async with load(url) as notes:
            for i in range(times):
                await notes.everywhere(5)
                assert await postgres.cut() > 0
                await notes.everywhere(5)
                await asyncio.to_thread(restart, ("fast", "immediate")[i % 2])
            await notes.everywhere(10)
        return notes

    with serving(postgres_url, tmp_path, *FAST) as server:
        notes = asyncio.run(work(server.url))
    assert asyncio.run(check(postgres_url, notes)) > 10 * times


def command(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""  # it has just ended


async def workers(server: Server) -> list[int]:
    """The processes that serve, once all of them run."""
    while True:
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
        found = [int(pid) for pid in children if b"spawn_main" in command(pid)]
        if len(found) == WORKERS:
            return found
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("times", TIMES)
def test_the_tables_of_a_killed_worker_go_on_elsewhere(postgres_url: str, tmp_path: Path, times: int) -> None:
    async def work(server: Server) -> Notes:
        rng = random.Random(times)
        async with load(server.url, games=FOR_THREE) as notes:
            for _ in range(times):
                await notes.everywhere(5)
                os.kill(rng.choice(await workers(server)), signal.SIGKILL)
            await notes.everywhere(20)
        return notes

    with serving(postgres_url, tmp_path, *FAST, "--workers", str(WORKERS)) as server:
        notes = asyncio.run(work(server))
    assert asyncio.run(check(postgres_url, notes)) > 20 * times


def test_two_servers_serve_one_table(postgres_url: str, tmp_path: Path) -> None:
    async def work(*urls: str) -> Notes:
        async with load(*urls) as notes:
            await notes.everywhere(20)
            here, there, *_ = notes.seats
            await here.say("goeden avond")
            await there.say("goeienavond")
            for seat in (here, there):
                while len(seat.heard) < 2:
                    await asyncio.sleep(0.05)
                assert [heard.text for heard in seat.heard] == ["goeden avond", "goeienavond"]
        return notes

    (tmp_path / "other").mkdir()
    with serving(postgres_url, tmp_path, *FAST) as one, serving(postgres_url, tmp_path / "other", *FAST) as other:
        notes = asyncio.run(work(one.url, other.url))
    assert asyncio.run(check(postgres_url, notes)) > 40


def test_a_new_name_and_its_forgetting_are_seen_wherever_the_visitor_sits(postgres_url: str, tmp_path: Path) -> None:
    async def work(here: str, there: str) -> None:
        async with visit(here, "Anna") as anna, visit(here, "Bert") as bert:
            opened = await anna.open_table("foppen", seats=3)
            await bert.join(opened.code)
            async with bert.at(opened.table) as seat:
                elsewhere = Visitor(there, anna.secret)
                await elsewhere.ask("PATCH", "/api/visitors/me", {"name": "Annie"})
                await until(seat, lambda now: now.table.chairs[0].name == "Annie")
                await elsewhere.ask("DELETE", "/api/visitors/me")
                await until(seat, lambda now: not now.table.chairs[0].who)
                assert "Annie" not in json.dumps(await bert.ask("GET", f"/api/tables/{opened.table}"))

    (tmp_path / "other").mkdir()
    with serving(postgres_url, tmp_path) as one, serving(postgres_url, tmp_path / "other") as other:
        asyncio.run(work(one.url, other.url))


@pytest.mark.soak  # it tries for ten seconds
def test_where_a_worker_cannot_start_all_stop(postgres: Postgres, postgres_url: str, tmp_path: Path) -> None:
    schema = postgres_url.rpartition("=")[2]
    asyncio.run(postgres.admin(f"CREATE ROLE few LOGIN CONNECTION LIMIT {WORKERS - 1}"))
    asyncio.run(postgres.admin(f"GRANT ALL ON SCHEMA {schema} TO few"))
    address = postgres_url.replace("//postgres@", "//few@")

    with serving(address, tmp_path, "--workers", str(WORKERS)) as server:
        assert server.ended() == 3
    assert "too many connections" in server.log.read_text()
