"""The same request gets the same answer, also if it was refused; a line of talk is heard once, whatever fails."""

from collections.abc import Sequence

import pytest

from stammtisch import wire
from stammtisch.core.refusal import Refusal
from stammtisch.server import entries
from stammtisch.server import tables as tables_here
from stammtisch.server.limits import Limit
from stammtisch.server.opening import open_table
from stammtisch.server.tables import REFUSALS, TALK, UNDO, HostedTable, Tables
from stammtisch.store import open_store
from stammtisch.store.log import Store, StoreError
from stammtisch.store.sql import Row, SqlStore, Step

pytestmark = pytest.mark.once
TABLE_ID = "0" * 16


async def lobby(store: Store, game: str = "foppen") -> tuple[Tables, HostedTable]:
    """Anna and Bert sit at a new table."""
    tables = Tables(store)
    await tables.open("anna", open_table(wire.NewTable(game)), TABLE_ID)
    hosted = await tables.find(TABLE_ID)
    await tables.append(hosted, "bert", 0, lambda table, at: entries.Admit())
    await tables.ask(hosted, "bert", wire.Sit(1, 1))
    return tables, hosted


async def test_a_refused_request_is_not_done_on_its_second_copy(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    tables, hosted = await lobby(store)
    asked = wire.PutBot(7, 1, "rule")
    with pytest.raises(Refusal, match="empty seat only") as first:
        await tables.ask(hosted, "anna", asked)
    await tables.ask(hosted, "bert", wire.Stand(2))

    with pytest.raises(Refusal) as second:
        await tables.ask(hosted, "anna", asked)
    assert (second.value.why, second.value.rule) == (first.value.why, first.value.rule)
    assert not hosted.table.chairs[1].bot
    await tables.ask(hosted, "anna", wire.PutBot(8, 1, "rule"))
    await tables.ask(hosted, "bert", wire.Sit(7, 2))
    assert (hosted.table.chairs[1].bot, hosted.table.chairs[2].who) == ("rule", "bert")
    await store.close()


async def test_refusals_of_one_visitor_push_out_only_his_own(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    tables, hosted = await lobby(store)
    for who, requests in (("anna", 1), ("bert", 2 * REFUSALS)):
        for request in range(100, 100 + requests):
            with pytest.raises(Refusal):
                await tables.ask(hosted, who, wire.Resume(request))
    assert {who: len(kept) for who, kept in hosted.refusals.items()} == {"anna": 1, "bert": REFUSALS}
    await store.close()


@pytest.mark.parametrize("done", [True, False])
async def test_a_line_sent_again_after_a_crash_is_there_once(
    url: str, done: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database confirms nothing, whether it has written or not, and the process that is asked again is new."""
    store = await open_store(url)
    assert isinstance(store, SqlStore)
    tables, hosted = await lobby(store)
    write = store._write

    async def failing(*steps: Step) -> Sequence[Row]:
        if done:
            await write(*steps)
        raise StoreError("gone")

    with monkeypatch.context() as failure:
        failure.setattr(store, "_write", failing)
        with pytest.raises(StoreError):
            await tables.say(hosted, "anna", wire.Say(9, "goeden avond"))
    again = Tables(store)
    hosted = await again.find(TABLE_ID)
    n = await again.say(hosted, "anna", wire.Say(9, "goeden avond"))
    assert await again.say(hosted, "anna", wire.Say(9, "goeden avond")) == n
    await again.say(hosted, "anna", wire.Say(10, "goeden avond"))

    assert [(said.n, said.text) for said in await store.chat(TABLE_ID, 0, 9)] == [
        (n, "goeden avond"),
        (n + 1, "goeden avond"),
    ]
    log = await store.read(TABLE_ID, 0)
    assert [entry.n for entry in log if entry.kind == "said"] == [n, n + 1]
    await store.close()


async def test_talk_is_limited_for_a_visitor_whatever_sockets_and_tables_he_has(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    tables, hosted = await lobby(store)
    await tables.open("anna", open_table(wire.NewTable("foppen")), "1" * 16)
    other = await tables.find("1" * 16)
    for number in range(TALK[0]):
        await tables.say(other if number % 2 else hosted, "anna", wire.Say(10 + number, "hallo"))
    for at in (hosted, other):
        with pytest.raises(Refusal, match="a lot of talk"):
            await tables.say(at, "anna", wire.Say(99, "hallo"))
    await tables.say(hosted, "bert", wire.Say(10, "hallo"))
    assert await tables.say(hosted, "anna", wire.Say(10, "hallo")) == hosted.table.requests["anna", 10]
    await store.close()


async def test_the_limit_of_going_back_counts_no_copy_and_is_the_answer_to_every_copy(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(sqlite_url)
    tables, hosted = await lobby(store)
    monkeypatch.setattr(tables_here, "decide", lambda table, who, asked, at: entries.Renamed())
    done = [await tables.ask(hosted, "anna", wire.Undo(10 + number, 0)) for number in range(UNDO[0])]
    with pytest.raises(Refusal, match="many times"):
        await tables.ask(hosted, "anna", wire.Undo(99, 0))
    assert await tables.ask(hosted, "anna", wire.Undo(10, 0)) == done[0]

    tables.undoing = Limit(*UNDO)
    with pytest.raises(Refusal, match="many times"):
        await tables.ask(hosted, "anna", wire.Undo(99, 0))
    assert await tables.ask(hosted, "anna", wire.Undo(100, 0)) == done[-1] + 1
    await store.close()
