"""What takes long leaves the event loop, or is cut: records, replays, long logs, and matches that are taken back."""

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import pytest
from server_tables import Log
from server_work import fail, process, until_there
from serving_here import here
from websockets.asyncio.client import connect

from stammtisch import wire
from stammtisch.client import Refused, Visitor, visit
from stammtisch.core.refusal import Refusal
from stammtisch.games import GAMES
from stammtisch.server import decide, entries, long_work, opening, tables
from stammtisch.server.long_work import Busy, LongWork
from stammtisch.server.table import Table
from stammtisch.server.tables import Tables
from stammtisch.store import open_store
from stammtisch.store.log import Entry

pytestmark = pytest.mark.once


async def begun(visitor: Visitor) -> str:
    """A table at which a match has begun."""
    table = (await visitor.open_table("foppen", seats=3, bots=["random", "random"], pace=10)).table
    async with visitor.at(table) as seat:
        await seat.ready()
    return table


async def test_records_and_replays_are_made_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_work, "PROCESSES", 1)
    async with here(tmp_path) as address, visit(f"http://{address}") as anna:
        from stammtisch.server import record_api

        table = await begun(anna)
        assert (await anna.record(table)).startswith(b'{"commitment"')
        steps = await anna.ask("GET", f"/api/tables/{table}/replay/0")
        assert [step["n"] for step in steps] == list(range(len(steps)))
        with pytest.raises(Refused, match="line 1: this is no JSON"):
            await anna.post_bytes("/api/replay/0", b"x\n")
        with pytest.raises(Refused, match="no match is over"):
            await anna.ask("GET", f"/api/tables/{table}/summary")
        for name in ("record_for", "replay_for", "replay_of_file"):
            monkeypatch.setattr(record_api, name, process)
        made = [
            json.loads(await anna.record(table)),
            await anna.ask("GET", f"/api/tables/{table}/replay/15"),
            await anna.post_bytes("/api/replay/0", b"x"),
        ]
        assert os.getpid() not in made


async def test_long_work_is_limited_and_outlives_its_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_work, "PROCESSES", 1)
    work = LongWork()
    there = tmp_path / "there"
    try:
        first = [asyncio.create_task(work.do("anna", until_there, str(there))) for _ in range(long_work.AT_ONCE_EACH)]
        others = [
            asyncio.create_task(work.do(f"{i}", until_there, str(there)))
            for i in range(long_work.AT_ONCE - long_work.AT_ONCE_EACH)
        ]
        await asyncio.sleep(0)
        for who in ("anna", "somebody"):
            with pytest.raises(Busy, match="wait a moment"):
                await work.do(who, process)
        there.touch()
        await asyncio.gather(*first, *others)
        with pytest.raises(ValueError, match=r"^line 7: this is no record$"):
            await work.do("anna", fail)
        with pytest.raises(Busy, match="try again"):
            await work.do("anna", os._exit, 1)
        assert await work.do("anna", process) != process()
        for _ in range(long_work.OFTEN[0]):
            work.often.allows("bert")
        with pytest.raises(Busy, match="wait a moment"):
            await work.do("bert", process)
        assert work.places.taken == 0
    finally:
        work.close()


def test_a_match_is_taken_back_so_often_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log(GAMES["foppen"], random.Random(1))
    for i in range(decide.BACKS):
        log.act(*log.options()[0])
        if i == decide.BACKS - 1:
            assert isinstance(decide.decide(log.table, "p0", wire.Undo(9, 0), log.at()), entries.Body)
        log.append("p0", entries.Back(0))
    log.act(*log.options()[0])
    for seen in (log, log.twin()):
        with pytest.raises(Refusal, match="only goes on"):
            decide.decide(seen.table, "p0", wire.Undo(9, 0), seen.at())
    fresh = Log(GAMES["foppen"], random.Random(1))
    fresh.act(*fresh.options()[0])
    monkeypatch.setattr(decide, "LONGEST", 2)
    with pytest.raises(Refusal, match="only goes on"):
        decide.decide(fresh.table, "p0", wire.Undo(9, 0), fresh.at())


async def test_one_visitor_goes_back_so_often_a_minute_and_no_more(tmp_path: Path) -> None:
    async with here(tmp_path) as address, visit(f"http://{address}") as anna:
        table = await begun(anna)
        async with connect(f"ws://{address}/api/tables/{table}/live") as socket:
            await socket.send(wire.encode(wire.Hello(anna.secret)), text=True)
            for request in range(1, 23):
                await socket.send(wire.encode(wire.Undo(request, 1000)), text=True)
            refused: list[str] = []
            while len(refused) < 22:
                told: dict[str, Any] = json.loads(await socket.recv())
                refused += [told["why"]] if told["type"] == "refused" else []
    assert ["wait a minute" in why for why in refused] == [False] * 20 + [True] * 2


async def test_a_long_log_is_read_in_pieces(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(sqlite_url)
    table = "0" * 16
    await Tables(store).open("anna", opening.open_table(wire.NewTable("foppen")), table)
    body = entries.Said(1)
    for n in range(2, 300):
        await store.append(Entry(table, n, n, "anna", 0, body.kind(), body.encode()))
    counts = [0]
    apply = Table.apply

    def counted(table: Table, entry: Entry, body: entries.Body | None = None) -> None:
        counts[-1] += 1
        apply(table, entry, body)

    async def others() -> None:
        while True:
            counts.append(0)
            await asyncio.sleep(0)

    monkeypatch.setattr(Table, "apply", counted)
    ticking = asyncio.create_task(others())
    assert (await Tables(store).find(table)).table.n == 299
    ticking.cancel()
    assert (max(counts), sum(counts)) == (tables.AT_ONCE, 299)
    await store.close()
