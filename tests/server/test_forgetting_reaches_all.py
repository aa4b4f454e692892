"""Who is forgotten plays no more by any socket in any process, and nothing of him is left in the files."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from serving import until
from serving_here import serving_here
from store.database import opened

from stammtisch.client import Refused, Seat, visit
from stammtisch.server import forgetting
from stammtisch.server.time_source import now
from stammtisch.store import sqlite
from stammtisch.store.log import Entry

pytestmark = pytest.mark.once


async def ended(seat: Seat) -> str:
    """Why the server has closed the connection for good."""
    with pytest.raises(Refused) as closed:
        await asyncio.wait_for(until(seat, lambda now: False), 120)
    return str(closed.value)


async def test_his_open_socket_is_closed_and_its_requests_are_refused(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (url, _), visit(url, "Anna") as anna, visit(url, "Bert") as bert:
        opened = await anna.open_table("foppen", seats=3)
        await bert.join(opened.code)
        async with anna.at(opened.table) as first, bert.at(opened.table) as second:
            await second.sit(1)
            await bert.ask("DELETE", "/api/visitors/me")

            assert await ended(second) == "you were forgotten here, as you wished"
            now = await until(first, lambda now: now.table.chairs[1].who == "")
            assert now.table.chairs[1].name == ""
        with pytest.raises(Refused, match="nobody is known by that secret"):
            await bert.join(opened.code)
        with pytest.raises(Refused, match="you are not known here any more"):
            async with bert.at(opened.table):
                pass


async def test_a_request_that_waits_in_an_open_socket_is_refused_once_he_is_forgotten(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (url, tables), visit(url, "Anna") as anna, visit(url, "Bert") as bert:
        opened = await anna.open_table("foppen", seats=3)
        await bert.join(opened.code)
        async with bert.at(opened.table) as seat:
            assert seat.now is not None
            hosted = tables.hosted[opened.table]
            who = next(guest.who for guest in hosted.guests)
            entries = hosted.table.n
            tables.forgotten[who] = now()

            with pytest.raises(Refused, match="you were forgotten here"):
                await seat.sit(1)

            assert hosted.table.n == entries


async def test_his_socket_in_another_process_is_closed_also_where_no_log_tells_of_it(postgres_url: str) -> None:
    async with (
        serving_here(postgres_url) as (here, tables),
        serving_here(postgres_url) as (there, others),
        visit(here, "Anna") as anna,
        visit(there, secret=anna.secret) as away,
    ):
        table = (await anna.open_table("foppen", seats=3)).table
        async with away.at(table) as seat:
            who = next(guest.who for guest in others.hosted[table].guests)
            assert others.names[who] == "Anna"
            await tables.store.forget(who)

            assert await ended(seat) == "you were forgotten here, as you wished"
            assert not others.hosted[table].guests
            assert others.names[who] == ""


async def test_erased_text_is_in_no_byte_of_any_file_while_the_server_runs(sqlite_url: str) -> None:
    folder = Path(sqlite_url.removeprefix("sqlite:///")).parent
    gone = [b"Rumpelstilzchen", b"how good that nobody knows"]
    async with serving_here(sqlite_url) as (url, _), visit(url, "Rumpelstilzchen") as imp:
        table = (await imp.open_table("foppen")).table
        async with imp.at(table) as seat:
            await seat.say("how good that nobody knows")
        assert all(any(text in file.read_bytes() for file in folder.iterdir()) for text in gone)

        await imp.ask("DELETE", "/api/visitors/me")

        for file in folder.iterdir():
            assert not [text for text in gone if text in file.read_bytes()], file


async def test_while_another_program_reads_the_file_erasing_is_tried_again_and_play_goes_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite, "PAUSES", (0.0, 0.01))
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    async with opened(sqlite_url) as store:
        await store.add_visitor("v1", "Rumpelstilzchen", b"hash", 100)
        with closing(sqlite3.connect(path, isolation_level=None)) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT * FROM visitors").fetchall()
            with caplog.at_level(logging.WARNING):
                await store.forget("v1")
            assert "still in the write-ahead log" in caplog.text
            assert b"Rumpelstilzchen" in Path(f"{path}-wal").read_bytes()
            await store.add_visitor("v2", "Anna", b"other", 100)
        assert isinstance(store, sqlite.SqliteStore)
        assert store._erasing is not None
        await store._erasing

        for file in path.parent.iterdir():
            assert b"Rumpelstilzchen" not in file.read_bytes()


async def test_who_is_connected_is_not_forgotten_by_retention(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving_here(sqlite_url) as (url, tables), visit(url, "Anna") as anna, visit(url, "Bert") as bert:
        table = (await anna.open_table("foppen")).table
        async with anna.at(table):
            late = now() + 40 * 86_400_000
            monkeypatch.setattr(forgetting, "now", lambda: late)
            loop = asyncio.create_task(forgetting.forget_old(tables, 30))
            async with asyncio.timeout(120):
                while await tables.visitor(bert.secret) is not None:
                    await asyncio.sleep(0)

            loop.cancel()
            assert (await anna.ask("GET", f"/api/tables/{table}"))["table"]["id"] == table


async def test_a_seat_that_he_has_asked_for_is_not_given_to_him(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (url, _), visit(url, "Anna") as anna, visit(url, "Bert") as bert:
        opened = await anna.open_table("foppen", seats=3, bots=["rule", "rule"], pace=0, undo=True)
        await bert.join(opened.code)
        async with anna.at(opened.table) as first, bert.at(opened.table) as second:
            await first.ready()
            await until(second, lambda now: now.table.phase == "playing")
            await second.sit(1)
            await until(first, lambda now: now.table.proposal == "seat 1")

            await bert.ask("DELETE", "/api/visitors/me")

            async with asyncio.timeout(120):
                seen = await until(first, lambda now: not now.table.proposal)
            assert seen.table.chairs[1].who == ""


@pytest.mark.parametrize("days", [0, 30])
async def test_a_name_that_retention_or_another_process_has_erased_is_shown_no_more(
    sqlite_url: str, days: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(sqlite_url) as (url, tables), visit(url, "Anna") as anna, visit(url, "Bert") as bert:
        opened = await anna.open_table("foppen", seats=3)
        await bert.join(opened.code)
        async with bert.at(opened.table) as seat:
            await seat.sit(1)
        async with anna.at(opened.table) as first:
            who = (await until(first, lambda now: now.table.chairs[1].name == "Bert")).table.chairs[1].who
            late = now() + 40 * 86_400_000
            if days:
                monkeypatch.setattr(forgetting, "now", lambda: late)
            else:
                await tables.store.forget(who)
            loop = asyncio.create_task(forgetting.forget_old(tables, days))

            async with asyncio.timeout(120):
                seen = await until(first, lambda now: not now.table.chairs[1].name)
            assert seen.table.chairs[1].who == who
            loop.cancel()


async def test_names_leave_memory_with_the_last_table_of_their_people(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(sqlite_url) as (url, tables), visit(url, "Anna") as anna:
        opened = await anna.open_table("foppen", seats=3)
        assert list(tables.names.values()) == ["Anna"]
        tables.drop_idle()
        assert list(tables.names.values()) == ["Anna"]

        tables.hosted[opened.table].used = 0
        tables.drop_idle()

        assert not tables.names
        assert (await anna.ask("GET", f"/api/tables/{opened.table}"))["table"]["chairs"][0]["name"] == "Anna"


async def test_who_sits_at_a_table_that_just_failed_is_renamed_all_the_same(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (url, tables), visit(url, "Anna") as anna:
        table = (await anna.open_table("foppen")).table
        await tables.store.append(Entry(table, 2, now(), "", 0, "nonsense", b""))

        assert await anna.ask("PATCH", "/api/visitors/me", {"name": "Berta"}) == {"name": "Berta"}
        assert tables.aside == {table}
