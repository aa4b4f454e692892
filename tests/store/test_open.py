"""Opening a store: addresses, and schemas old, new, broken and made by many at once."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from store.database import Server, entry, opened

from stammtisch.store import migrate, open_store
from stammtisch.store.log import Appended

pytestmark = pytest.mark.once
NEXT = migrate.newest() + 1


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("", "sqlite:///file or postgresql://"),
        ("mysql://root@host/db", "'mysql' is no database"),
        ("tables.db", "sqlite:///file or postgresql://"),
        ("sqlite://tables.db", "sqlite:///file"),
        ("sqlite:///", "is a file"),
        ("sqlite:///:memory:", "is a file"),
        ("sqlite:////proc/tables.db", "cannot be opened"),
        ("postgresql://anna:s3cret@host:port/db", "cannot be read"),
    ],
)
async def test_an_address_that_will_not_do_is_refused_with_what_would(url: str, says: str) -> None:
    with pytest.raises(ValueError, match=says) as refusal:
        await open_store(url)

    assert "s3cret" not in str(refusal.value)


async def test_a_relative_file_and_its_folder_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened("sqlite:///some/folder/tables.db"):
        assert (tmp_path / "some/folder/tables.db").exists()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 500)

    with pytest.raises(ValueError, match="cannot be opened as a database"):
        await open_store(f"sqlite:///{letter}")

    assert letter.read_text() == "Dear Anna, " * 500


async def test_a_database_that_is_not_there_is_said_without_its_password(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stammtisch.store.postgres.PATIENCE", 0.3)
    missing = f"postgresql://postgres:s3cret@/missing?host={postgres.folder}"
    nobody_home = "postgresql://anna:s3cret@127.0.0.1:1/db"

    for url, says in ((missing, '"missing" does not exist'), (nobody_home, "database db at 127.0.0.1 does not answer")):
        with pytest.raises(ValueError, match=says) as refusal:
            await open_store(url)
        assert "s3cret" not in str(refusal.value)


async def execute(url: str, sql: str, server: Server) -> None:
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            connection.execute(sql)
    else:
        await server.admin(sql, url)


async def test_a_database_of_a_newer_release_is_refused(url: str, postgres: Server) -> None:
    async with opened(url):
        pass
    await execute(url, "INSERT INTO schema_version VALUES (999)", postgres)

    with pytest.raises(ValueError, match=r"newer release of stammtisch \(its schema is 999"):
        await open_store(url)


async def test_a_new_step_is_taken_once_and_keeps_what_is_there(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url):
        pass
    known = migrate.migrations()
    monkeypatch.setattr(migrate, "migrations", lambda: known | {NEXT: "ALTER TABLE visitors ADD COLUMN motto TEXT;"})

    for _ in range(2):
        async with opened(url) as store:
            assert len(await store.read("t", 0)) == 1
            assert (await store.version()).endswith(f"schema {NEXT}")


async def test_a_step_that_fails_leaves_nothing_of_itself(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = migrate.migrations()
    with monkeypatch.context() as broken:
        wrong = "CREATE TABLE half (id TEXT);\nCREATE TABLE tables (id TEXT);"
        broken.setattr(migrate, "migrations", lambda: known | {NEXT: wrong})
        with pytest.raises(ValueError, match="already exists"):
            await open_store(url)

    monkeypatch.setattr(migrate, "migrations", lambda: known | {NEXT: "CREATE TABLE half (id TEXT);"})
    async with opened(url) as store:
        assert await store.append(entry("t", 2)) is Appended.DONE


async def test_many_workers_may_start_at_once_on_an_empty_database(postgres_url: str) -> None:
    stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(8)))

    results = await asyncio.gather(*(store.open_table(entry("t", 1), True, b"") for store in stores))

    assert results == [Appended.DONE] * 8
    await asyncio.gather(*(store.close() for store in stores))


def test_the_steps_are_numbered_without_a_gap() -> None:
    assert list(migrate.migrations()) == list(range(1, migrate.newest() + 1))
