"""Readiness says no, and why, while the store cannot confirm a write."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from store.database import Server as Postgres
from virtual_time import MemoryStore, World, passing

from stammtisch.server import health
from stammtisch.server.app import application
from stammtisch.server.health import Health
from stammtisch.server.metrics import Metrics
from stammtisch.server.settings import ServerSettings
from stammtisch.server.tables import Tables
from stammtisch.store import open_store
from stammtisch.store.log import StoreError
from stammtisch.store.sqlite import SqliteStore

pytestmark = [
    pytest.mark.once,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


def ready(client: TestClient[Any]) -> tuple[int, str]:
    answer = client.get("/health/ready")
    return answer.status_code, answer.json()["status"]


@pytest.fixture(autouse=True)
def always_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question is a trial of its own."""
    monkeypatch.setattr(health, "FRESH", 0.0)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real store on a slow machine: how long it takes is no reason."""
    monkeypatch.setattr(health, "PATIENCE", 600.0)
    monkeypatch.setattr(health, "LEASES", 600_000)


@pytest.mark.usefixtures("unhurried")
def test_a_database_that_is_deleted_or_replaced_is_noticed(tmp_path: Path) -> None:
    file, away = tmp_path / "tables.sqlite", tmp_path / "away"
    with TestClient(application(ServerSettings(f"sqlite:///{file}")), base_url="http://127.0.0.1") as client:
        for each in (file, Path(f"{file}-wal")):
            assert ready(client) == (200, "ready")
            each.rename(away)
            status, says = ready(client)
            assert status == 503
            assert f"{each} is gone: No such file or directory" in says
            assert client.post("/api/visitors", json={}).status_code == 503, "what would be lost is not confirmed"
            each.write_bytes(away.read_bytes())
            assert "has been replaced while the server runs" in ready(client)[1]
            away.replace(each)
        assert ready(client) == (200, "ready")
        assert client.get("/health/live").status_code == 200


FULL_DISK = """
import resource, sys, warnings
warnings.simplefilter("ignore")
from litestar.testing import TestClient
from stammtisch.server import health
from stammtisch.server.app import application
from stammtisch.server.settings import ServerSettings

def allow(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

health.FRESH, health.PATIENCE, health.LEASES = 0.0, 600.0, 600_000
with TestClient(application(ServerSettings(sys.argv[1])), base_url="http://127.0.0.1") as client:
    for size in (resource.RLIM_INFINITY, 4096, resource.RLIM_INFINITY):
        allow(size)
        print(client.get("/health/ready").status_code, client.get("/health/ready").json()["status"])
        print(client.post("/api/visitors", json={}).status_code)
"""


def test_a_full_disk_is_no_readiness_until_there_is_room(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    done = subprocess.run([sys.executable, "-c", FULL_DISK, url], capture_output=True, text=True, check=True)
    before, _, full, refused, after, _ = done.stdout.splitlines()
    assert (before, after) == ("200 ready", "200 ready")
    assert re.match("503 the store does not confirm a write: SQLite could not write: .*disk", full)
    assert refused == "503"


@pytest.mark.usefixtures("unhurried")
def test_a_disk_that_does_not_confirm_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(
        application(ServerSettings(f"sqlite:///{tmp_path}/tables.sqlite")), base_url="http://127.0.0.1"
    ) as client:
        assert ready(client) == (200, "ready")

        def failing(connection: object, works: list[object]) -> list[Exception]:
            return [StoreError("SQLite could not write: disk I/O error") for _ in works]

        monkeypatch.setattr("stammtisch.store.sqlite.commit", failing)
        assert ready(client) == (503, "the store does not confirm a write: SQLite could not write: disk I/O error")


async def test_the_trial_is_a_commit_that_reaches_the_disk_and_leaves_nothing(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    assert isinstance(store, SqliteStore)
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    wal = Path(f"{file}-wal")
    tables = store._writer.execute("SELECT * FROM schema_version").fetchall()
    before = wal.stat().st_size
    await store.check()
    assert wal.stat().st_size > before
    assert store._writer.execute("SELECT * FROM schema_version").fetchall() == tables
    await store.close()


@pytest.mark.usefixtures("unhurried")
def test_postgres_that_is_read_only_or_down_is_noticed(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(application(ServerSettings(postgres_url)), base_url="http://127.0.0.1") as client:
        assert ready(client) == (200, "ready")
        asyncio.run(postgres.admin("ALTER SYSTEM SET default_transaction_read_only = on"))
        try:
            asyncio.run(postgres.admin("SELECT pg_reload_conf()"))
            asyncio.run(postgres.cut())
            status, says = ready(client)
            assert status == 503
            assert "read-only transaction" in says
        finally:
            asyncio.run(postgres.admin("ALTER SYSTEM RESET default_transaction_read_only"))
            asyncio.run(postgres.admin("SELECT pg_reload_conf()"))
        with postgres.down("fast"), monkeypatch.context() as patched:
            patched.setattr("stammtisch.store.postgres.PATIENCE", 0.5)
            status, says = ready(client)
            assert status == 503
            assert "does not answer" in says
        assert ready(client) == (200, "ready")


class Counting(MemoryStore):
    """A store that takes its time to confirm."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.trials = 0

    async def check(self) -> None:
        self.trials += 1
        await asyncio.sleep(self.seconds)


def test_all_who_ask_within_a_second_share_one_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 1.0)

    async def work(world: World) -> None:
        store = Counting(0.1)
        asked = Health(Tables(store))
        for _ in range(20):
            assert await asyncio.gather(*(asked.trouble() for _ in range(50))) == [""] * 50
            await asyncio.sleep(0.2)
        assert store.trials <= 5

    passing(work)


def test_a_store_that_is_silent_is_not_waited_for() -> None:
    async def work(world: World) -> None:
        store = Counting(100)
        asked = Health(Tables(store))
        for _ in range(3):
            began = world.time()
            assert "the store has not confirmed a write for" in await asked.trouble()
            assert world.time() - began < 3
        assert store.trials == 1

    passing(work)


def test_leases_that_are_not_renewed_are_a_reason() -> None:
    async def work(world: World) -> None:
        tables = Tables(MemoryStore())
        assert await Health(tables).trouble() == ""
        await asyncio.sleep(20)
        assert await Health(tables).trouble() == "leases have not been renewed for 20 seconds"

    passing(work)


def test_the_longest_pause_of_the_last_minute_is_told() -> None:
    async def work(world: World) -> None:
        metrics = Metrics(Tables(MemoryStore()))
        watching = asyncio.create_task(metrics.watch_loop())

        def told() -> float:
            found = re.search(rb"^stammtisch_loop_pause_seconds (\S+)$", metrics.text(), re.MULTILINE)
            assert found is not None
            return float(found[1])

        await asyncio.sleep(1)
        assert told() == pytest.approx(0, abs=0.01)
        world.pause(3.0)
        await asyncio.sleep(1)
        assert told() == pytest.approx(3, abs=0.1)
        await asyncio.sleep(70)
        assert told() == pytest.approx(0, abs=0.01)
        watching.cancel()

    passing(work)
