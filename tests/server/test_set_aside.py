"""Whatever fails at one table, only that table is set aside, and the others play on."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession
from server_load import no_clocks
from virtual_time import MemoryStore, Watched, World, passing, seated

from stammtisch import wire
from stammtisch.bots import bot as bot_of
from stammtisch.core.game import View
from stammtisch.core.refusal import Refusal
from stammtisch.server import autoplay, tables, views
from stammtisch.server.app import application
from stammtisch.server.draining import still_playing
from stammtisch.server.entries import Renamed
from stammtisch.server.leases import Leases
from stammtisch.server.metrics import Metrics
from stammtisch.server.other_processes import follow
from stammtisch.server.settings import ServerSettings
from stammtisch.server.table import Table
from stammtisch.server.tables import SetAside, Tables
from stammtisch.store.log import Entry

pytestmark = pytest.mark.once

BAD, GOOD = f"{1:016x}", f"{2:016x}"
SAYS = "this table has failed and is set aside"


class Rogue:
    """A bot that fails, or chooses what nobody may do."""

    calls = False

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error

    def choose(self, view: View, rng: object) -> int:
        if self.error:
            raise self.error
        return next(action for action in range(100) if action not in view.legal)


def bots_of_keezen_are(rogue: Rogue) -> Callable[[pytest.MonkeyPatch], None]:
    return lambda patch: patch.setattr(
        autoplay, "bot_of", lambda game, name: rogue if game == "keezen" else bot_of(game, name)
    )


def at_bad(owner: Any, name: str, error: Exception) -> Callable[[pytest.MonkeyPatch], None]:
    """Make a function fail for the bad table, which is one of its arguments."""
    real = getattr(owner, name)

    def failing(*given: Any) -> Any:
        if any(isinstance(each, Table) and each.id == BAD for each in given):
            raise error
        return real(*given)

    return lambda patch: patch.setattr(owner, name, failing)


FAULTS = {
    "an entry cannot be applied": at_bad(Table, "apply", ZeroDivisionError("no such number")),
    "an entry is refused": at_bad(Table, "apply", Refusal("there is no such move")),
    "no summary": at_bad(tables, "_summary", KeyError("phase")),
    "no plan": at_bad(Table, "bots_to_act", IndexError("no such seat")),
    "no plan, with a refusal": at_bad(Table, "bots_to_act", Refusal("nobody is asked")),
    "a bot fails": bots_of_keezen_are(Rogue(RecursionError("too deep"))),
    "a bot does what may not be done": bots_of_keezen_are(Rogue()),
    "a clock does what may not be done": at_bad(tables, "act", Refusal("time stands still")),
}


async def two_tables(house: Tables) -> tuple[Watched, Watched]:
    """Two tables at which bots play, the first of Keezen with a short round, the second of Foppen."""
    bad = await seated(house, "keezen", 1, bots=3, options={"round_seconds": 20})
    good = await seated(house, "foppen", 2, bots=2)
    for each in (bad, good):
        await each.ask(0, wire.HandOver(9))
    return bad, good


@contextlib.asynccontextmanager
async def leased(house: Tables) -> Any:
    task = asyncio.create_task(Leases(house, "one").run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_table_that_fails_is_set_aside_alone(
    fault: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(world: World) -> None:
        house = Tables(MemoryStore())
        bad, good = await two_tables(house)
        async with leased(house):
            await good.more(3)
            bad.news.clear()
            FAULTS[fault](monkeypatch)
            await asyncio.sleep(30)
            assert house.aside == {BAD}
            assert bad.news.is_set(), "its people are told"
            await good.more(5)
            last = len(await house.store.read(BAD, 0))
            await good.more(5)
            assert len(await house.store.read(BAD, 0)) == last
        for asked in (house.find(BAD), bad.ask(0, wire.TakeBack(10)), house.catch_up(bad.hosted)):
            with pytest.raises(SetAside, match=SAYS):
                await asked
        assert b"stammtisch_tables_set_aside 1.0" in Metrics(house).text()

    passing(work)
    assert [said.startswith(f"table {BAD}: failed and is set aside") for said in errors(caplog)] == [True]


def test_a_view_that_fails_sets_its_table_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(world: World) -> None:
        house = Tables(MemoryStore())
        bad, good = await two_tables(house)
        at_bad(tables, "snapshot_for", ValueError("no such card"))(monkeypatch)
        for _ in range(2):
            with pytest.raises(SetAside):
                house.snapshot(bad.hosted, "p0", 0)
        assert house.snapshot(good.hosted, "p0", 0).match is not None
        assert house.aside == {BAD}

    passing(work)


LAST = f"table_id = '{BAD}' AND n = (SELECT max(n) FROM entries WHERE table_id = '{BAD}')"
DANCE = '{"do":"dance","seat":0,"hash":""}'
DAMAGES = {
    "unknown kind": f"UPDATE entries SET kind = 'dance' WHERE {LAST}",
    "kind that is no text": f"UPDATE entries SET kind = CAST(x'ff00fe' AS TEXT) WHERE {LAST}",
    "body that is no JSON": f"UPDATE entries SET body = x'ff7b' WHERE {LAST}",
    "body of another kind": f"UPDATE entries SET kind = 'mute' WHERE {LAST}",
    "seat that is not there": f"UPDATE entries SET kind = 'cover', body = CAST('{{\"seat\":77}}' AS BLOB) WHERE {LAST}",
    "gap": f"DELETE FROM entries WHERE table_id = '{BAD}' AND n = 3",
    "no opening": f"UPDATE entries SET kind = 'renamed' WHERE table_id = '{BAD}' AND n = 1",
    "time beyond all years": f"UPDATE entries SET at = 1 << 60 WHERE table_id = '{BAD}' AND n > 1",
    "line of nonsense": f"UPDATE entries SET kind = 'line', body = CAST('{{\"seat\":0}}' AS BLOB) WHERE {LAST}",
    "move of no game": f"UPDATE entries SET kind = 'line', body = CAST('{DANCE}' AS BLOB) WHERE {LAST}",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_log_that_cannot_be_read_is_set_aside_alone_at_the_next_start(
    damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(world: World) -> None:
        store = MemoryStore()
        before = Tables(store)
        async with leased(before):
            await (await two_tables(before))[0].more(3)
        store.connection.execute(DAMAGES[damage])

        house = Tables(store)
        async with leased(house):
            good = Watched(house, await house.find(GOOD))
            await good.more(5)
            assert house.aside == {BAD}
            store.connection.execute(f"UPDATE tables SET status = 'over' WHERE id = '{GOOD}'")
            assert not await still_playing(house), "a draining server does not wait for it"

    passing(work)
    assert [said.startswith(f"table {BAD}: failed and is set aside") for said in errors(caplog)] == [True]


@pytest.mark.parametrize("kind", ["dance", "again"])
def test_what_another_process_appended_and_this_one_cannot_read_stops_nobody_elses_news(kind: str) -> None:
    async def work(world: World) -> None:
        store = MemoryStore()
        house, other = Tables(store, shared=True), Tables(store, shared=True)
        bad, good = await two_tables(house)
        following = asyncio.create_task(follow(house))
        body = (await store.read(BAD, 0))[0].body.replace(b'"version":', b'"version":9') if kind == "again" else b""
        await store.append(Entry(BAD, bad.table.n + 1, 0, "p0", 0, kind, body))
        for _ in range(2):
            await other.append(await other.find(GOOD), "p0", 0, lambda table, at: Renamed())
            await asyncio.sleep(3)
            assert good.table.n == (await other.find(GOOD)).table.n
        assert house.aside == ({BAD} if kind == "dance" else set())
        following.cancel()

    passing(work)


class House:
    """A server in this process, on an SQLite file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite"
        self.headers: dict[str, str] = {}
        self.hello: dict[str, str] = {}

    @contextlib.contextmanager
    def serving(self, **settings: Any) -> Iterator[TestClient[Any]]:
        with TestClient(
            application(ServerSettings(f"sqlite:///{self.file}", **settings)), base_url="http://127.0.0.1"
        ) as client:
            yield client

    def ask(self, client: TestClient[Any], method: str, path: str, body: object = None) -> Any:
        answer = client.request(method, path, json=body, headers=self.headers)
        assert answer.status_code < 400, answer.text
        return answer.json() if answer.content else None

    @contextlib.contextmanager
    def socket(self, client: TestClient[Any], table: str) -> Iterator[WebSocketTestSession]:
        with client.websocket_connect(f"/api/tables/{table}/live") as live:
            live.send_json(self.hello)
            yield live

    def change(self, sql: str) -> None:
        with contextlib.closing(sqlite3.connect(self.file)) as connection, connection:
            connection.execute(sql)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def opened(house: House, client: TestClient[Any], count: int) -> list[str]:
    """Tables of one visitor and two bots, at which matches have begun."""
    anna = house.ask(client, "POST", "/api/visitors", {"name": "Anna"})
    house.headers = {"Authorization": f"Bearer {anna['secret']}"}
    house.hello = {"type": "hello", "secret": anna["secret"]}
    new = {"game": "foppen", "seats": 3, "bots": ["rule", "rule"], "pace": 0, "options": no_clocks("foppen")}
    found = [house.ask(client, "POST", "/api/tables", {**new, "listed": True})["table"] for _ in range(count)]
    for table in found:
        with house.socket(client, table) as live:
            live.send_json({"type": "ready", "request": 1, "entropy": "ab" * 32})
            while live.receive_json()["type"] != "done":
                pass
    return found


def closed(live: WebSocketTestSession) -> tuple[int, bool]:
    """The code with which a socket is closed, and whether it says that the table is set aside."""
    try:
        while True:
            live.receive()
    except WebSocketDisconnect as end:
        return end.code, end.detail.startswith(f"set-aside: {SAYS}")


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_all_sockets_of_a_table_that_fails_are_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with house.serving() as client:
        (bad,) = opened(house, client, 1)
        monkeypatch.setattr("test_set_aside.BAD", bad)
        with house.socket(client, bad) as one, house.socket(client, bad) as other:
            for live in (one, other):
                live.receive_json()
            at_bad(views, "table_seen", ValueError("no such card"))(monkeypatch)
            one.send_json({"type": "pause", "request": 2})
            assert [closed(one), closed(other)] == [(4410, True)] * 2


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_the_people_of_a_table_that_is_set_aside_are_told_and_all_else_goes_on(house: House) -> None:
    with house.serving() as client:
        bad, good = opened(house, client, 2)
    house.change(f"UPDATE entries SET body = x'00' WHERE table_id = '{bad}' AND n = 1")
    house.change(f"UPDATE tables SET summary = x'00' WHERE id = '{bad}'")

    with house.serving() as client:
        with house.socket(client, bad) as live:
            assert closed(live) == (4410, True)
        for path in ("", "/record", "/replay/0"):
            answer = client.get(f"/api/tables/{bad}{path}", headers=house.headers)
            assert (answer.status_code, answer.json()["why"][: len(SAYS)]) == (503, SAYS)
        assert client.get("/health/ready").json() == {"status": "ready", "set_aside": [bad]}
        assert "stammtisch_tables_set_aside 1.0" in client.get("/metrics").text
        assert [row["table"] for row in house.ask(client, "GET", "/api/tables")] == [good]
        assert house.ask(client, "GET", "/api/statistics")["tables"] == {"playing": 2}

        with house.socket(client, good) as live:
            live.send_json({"type": "hand-over", "request": 2})
            while (told := live.receive_json())["type"] != "changed" or told["match"]["ply"] < 3:
                pass
        house.ask(client, "PATCH", "/api/visitors/me", {"name": "Annie"})
        seen = house.ask(client, "GET", f"/api/tables/{good}")
        assert seen["table"]["chairs"][0]["name"] == "Annie"
        house.ask(client, "DELETE", "/api/visitors/me")
        assert client.get(f"/api/tables/{good}", headers=house.headers).status_code == 401
