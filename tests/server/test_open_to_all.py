"""What people who share a server can do to each other: hide tables in the list, and talk by their names."""

import msgspec
import pytest
from ledger import rule
from server_room import NAMES, Room

from stammtisch import wire
from stammtisch.core.refusal import Refusal
from stammtisch.server import entries, table_api, visitor_api
from stammtisch.server import tables as tables_module
from stammtisch.server.limits import Limit
from stammtisch.server.opening import open_table
from stammtisch.server.refusals import HouseRefusal
from stammtisch.server.snapshot import distinct, snapshot_for
from stammtisch.server.tables import HostedTable, Tables
from stammtisch.store import open_store
from stammtisch.store.log import Store, Visitor

pytestmark = pytest.mark.once


async def opened(tables: Tables, who: str, number: int) -> str:
    """A listed table."""
    table = f"{number:016x}"
    await tables.open(who, open_table(wire.NewTable("foppen", listed=True)), table)
    return table


async def listed(tables: Tables, **page: str) -> list[str]:
    return [row.table for row in await table_api.list_tables.fn(tables, **page)]


async def test_one_host_cannot_hide_the_tables_of_others(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    tables = Tables(store)
    honest = await opened(tables, "anna", 1)
    many = [await opened(tables, "mallory", number) for number in range(2, 62)]

    found = await listed(tables)
    assert found == [*reversed(many[-3:]), honest]
    await store.close()


async def test_older_tables_are_on_the_next_page(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_api, "LISTED", 2)
    store = await open_store(sqlite_url)
    tables = Tables(store)
    expected = {await opened(tables, f"v{number}", number) for number in range(5)}
    found: list[str] = []
    while page := await listed(tables, status="waiting", before=found[-1] if found else ""):
        assert len(page) <= 2
        found += page
    assert sorted(found) == sorted(expected)
    assert await listed(tables, status="playing") == []
    await store.close()


async def keezen(store: Store) -> tuple[Tables, HostedTable]:
    """Anna plays with Bert, Cora watches, and nobody may consult."""
    tables = Tables(store)
    for who in ("anna", "bert", "cora", "dirk"):
        await store.add_visitor(who, who.title(), who.encode(), 1)
    await tables.open(
        "anna", open_table(wire.NewTable("keezen", bots=["", "rule", "rule"], spectators_talk=True)), "0" * 16
    )
    hosted = await tables.find("0" * 16)
    for who in ("bert", "cora"):
        await tables.append(hosted, who, 0, lambda table, at: entries.Admit())
    await tables.ask(hosted, "bert", wire.Sit(1, 1))
    for who in ("anna", "bert"):
        await tables.ask(hosted, who, wire.Ready(2, "5" * 64))
    return tables, hosted


def named(tables: Tables, hosted: HostedTable) -> list[str]:
    return [chair.name for chair in tables.snapshot(hosted, "anna", 0).table.chairs]


@rule("K-103")
async def test_quiet_is_not_broken_by_renaming(url: str) -> None:
    store = await open_store(url)
    tables, hosted = await keezen(store)
    for who in ("bert", "cora"):
        visitor = await store.visitor(who)
        assert visitor is not None
        with pytest.raises(HouseRefusal, match=r"not changed while this match.*\(K-103\)"):
            await visitor_api.rename.fn(wire.Rename("play your jack"), tables, visitor)
        assert await store.visitor(who) == visitor
    assert named(tables, hosted) == ["Anna", "Bert", "", ""]

    outsider = Visitor("dirk", "Dirk", 1, 1)
    await visitor_api.rename.fn(wire.Rename("Dirkje"), tables, outsider)
    renamed = await store.visitor("dirk")
    assert renamed is not None
    assert renamed.name == "Dirkje"
    await store.close()


@rule("K-103")
async def test_who_comes_during_a_quiet_match_says_a_phrase_without_a_name(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    tables, hosted = await keezen(store)
    await tables.append(hosted, "dirk", 0, lambda table, at: entries.Admit())
    for who in ("bert", "cora", "dirk"):
        await tables.say(hosted, who, wire.Say(5, ":hello"))
    assert [heard.name for heard in await tables.talk(hosted, 0)] == ["Bert", "Cora", ""]
    await store.close()


def test_nobody_has_the_name_of_another_however_he_calls_himself() -> None:
    assert distinct(["Anna", "anna", "Anna 2", "Bert"]) == ["Anna", "anna 2", "Anna 2 2", "Bert"]
    assert distinct(["Anna 2", "Anna", "Anna", "", ""]) == ["Anna 2", "Anna", "Anna 3", "", ""]


def test_who_has_been_sitting_longer_keeps_the_name_without_a_number() -> None:
    room = Room()
    room.ask("bert", wire.Sit(2, 3))
    room.ask("cora", wire.Sit(1, 1))
    called = NAMES | {"cora": "Bert"}
    shown = snapshot_for("anna", room.table, 0, room.table.at, called, set()).table
    assert [chair.name for chair in shown.chairs] == ["Anna", "Bert 2", "", "Bert"]


@pytest.mark.parametrize("name", ["", "   ", "\u200d", "a\u202eb", "a\u200bb", "a\nb", "\ufeff", "x" * 25])
def test_a_name_can_be_seen_and_turns_nothing_round(name: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode({"name": name}), type=wire.Rename)


@pytest.mark.parametrize("name", ["Ö", "Anna-Lena O’Neil", "می\u200cخواهم", "👩\u200d🌾", "דוד"])
def test_a_name_may_be_of_any_script(name: str) -> None:
    assert msgspec.json.decode(msgspec.json.encode({"name": name}), type=wire.Rename).name == name


async def test_names_and_seats_are_not_changed_so_often_that_others_see_nothing_else(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitor_api, "renaming", Limit(2, 60))
    store = await open_store(sqlite_url)
    await store.add_visitor("anna", "Anna", b"anna", 1)
    anna, tables = Visitor("anna", "Anna", 1, 1), Tables(store)
    await tables.open("anna", open_table(wire.NewTable("foppen")), "0" * 16)
    for name in ("Anne", "Anja"):
        await visitor_api.rename.fn(wire.Rename(name), tables, anna)
    with pytest.raises(Refusal, match="too often"):
        await visitor_api.rename.fn(wire.Rename("Anouk"), tables, anna)
    hosted = await tables.find("0" * 16)
    for request in range(1, tables_module.SETTLING[0], 2):
        await tables.ask(hosted, "anna", wire.Stand(request))
        await tables.ask(hosted, "anna", wire.Sit(request + 1, 0))
    with pytest.raises(Refusal, match="too often"):
        await tables.ask(hosted, "anna", wire.Stand(99))
    assert hosted.table.seat_of("anna") == 0
    await store.close()
