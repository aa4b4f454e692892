"""Old finished tables are pruned, and their records kept for those who could have them before."""

import asyncio
import lzma
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server_tables import WATCHER, Log
from serving import until
from serving_here import serving_here
from store.database import entry, opened

from stammtisch import wire
from stammtisch.client import Refused, Visitor
from stammtisch.core.verify import verify
from stammtisch.games import GAMES
from stammtisch.server import entries
from stammtisch.server.credentials import hashed
from stammtisch.server.pruning import prune
from stammtisch.server.tables import Tables
from stammtisch.server.time_source import now
from stammtisch.store.log import Entry, KeptRecord, Store

pytestmark = pytest.mark.once
DAY = 86_400_000
TABLE = "0123456789abcdef"
SECRETS = {"p0": "0" * 32, WATCHER: "1" * 32, "stranger": "2" * 32}
LEFT = ["entries", "tables", "chat", "reports", "invitations", "invited", "leases", "presence"]


def play(log: Log, rng: random.Random) -> Log:
    while log.options():
        log.act(*rng.choice(log.options()))
    return log


def one_match() -> Log:
    return play(Log(GAMES["mezza"], random.Random(0)), random.Random(0))


async def lay(store: Store, log: Log, spectators: bool = True) -> None:
    """A table of the year 1970, with talk, a guest and a code."""
    moved = [msgspec.structs.replace(each, table=TABLE) for each in log.entries]
    opening = entries.decode(moved[0].kind, moved[0].body)
    body = msgspec.structs.replace(opening, spectators=spectators).encode()
    await store.open_table(msgspec.structs.replace(moved[0], body=body), False, b"{}")
    await asyncio.gather(*(store.append(each) for each in moved[1:]))
    summary = wire.encode(wire.Listed(TABLE, log.table.settings.game, 3, 3, log.table.phase))
    await store.summarise(TABLE, log.table.phase, False, summary)
    for who, secret in SECRETS.items():
        await store.add_visitor(who, who, hashed(secret), now())
    await store.add_invitation(hashed("KRAM47"), TABLE, 9, now() + DAY, "short")
    await store.use_invitation(hashed("KRAM47"), WATCHER, now())
    n = len(moved) + 1
    said = Entry(TABLE, n, moved[-1].at, WATCHER, 0, entries.Said.kind(), entries.Said(n).encode())
    await store.say(said, "well played")
    await store.report(TABLE, n, "p0", now())


def people(url: str) -> list[Visitor]:
    return [Visitor(url, secret) for secret in SECRETS.values()]


def rows(url: str) -> dict[str, int]:
    with closing(sqlite3.connect(Path(url.removeprefix("sqlite:///")))) as database:
        return {name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in LEFT}


async def test_only_the_record_stays_and_only_for_those_who_could_have_it(url: str) -> None:
    async with serving_here(url) as (address, tables):
        await lay(tables.store, one_match())
        anna, watcher, stranger = people(address)
        before = await anna.record(TABLE)
        steps = await watcher.ask("GET", f"/api/tables/{TABLE}/replay/1")
        summary = await anna.ask("GET", f"/api/tables/{TABLE}/summary")
        assert [tally["name"] for tally in summary["tallies"]] == ["seized", "taken", "out"]

        assert await prune(tables, 7) == 1

        assert await anna.record(TABLE) == await watcher.record(TABLE) == before
        assert verify(before, GAMES).judged
        assert await watcher.ask("GET", f"/api/tables/{TABLE}/replay/1") == steps
        assert await watcher.ask("GET", f"/api/tables/{TABLE}/summary") == summary
        with pytest.raises(Refused, match="no such table"):
            await stranger.record(TABLE)
        with pytest.raises(Refused, match="no such table"):
            await anna.ask("GET", f"/api/tables/{TABLE}")
        with pytest.raises(Refused, match="this code is no longer used"):
            await stranger.join("KRAM47")
        assert not await tables.store.add_invitation(hashed("KRAM47"), TABLE, 9, now() + DAY, "short")
        if url.startswith("sqlite"):
            assert set(rows(url).values()) == {0}


async def test_without_spectators_only_those_who_sat_have_the_record(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (address, tables):
        await lay(tables.store, one_match(), spectators=False)
        anna, watcher, _ = people(address)

        assert await prune(tables, 7) == 1

        assert verify(await anna.record(TABLE), GAMES).judged
        with pytest.raises(Refused, match="no such table"):
            await watcher.record(TABLE)


async def test_a_table_that_is_young_played_or_looked_at_stays(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        tables = Tables(store)
        await lay(store, one_match())
        assert await prune(tables, now() // DAY + 1) == 0
        assert await prune(tables, now() // DAY - 1) == 1

    playing = Log(GAMES["mezza"], random.Random(0))
    async with serving_here(f"{sqlite_url}.2") as (address, tables):
        await lay(tables.store, playing)
        assert await prune(tables, 7) == 0
    async with serving_here(f"{sqlite_url}.3") as (address, tables):
        await lay(tables.store, one_match())
        async with people(address)[0].at(TABLE):
            assert await prune(tables, 7) == 0


async def test_every_match_of_the_table_is_kept_in_a_third_of_the_room(sqlite_url: str) -> None:
    log = one_match()
    assert log.table.match is not None
    first = log.table.match.record().encode()
    settings = log.table.settings
    log.ask("p0", wire.Again(1, settings.game, settings.options, settings.seats))
    for seat in range(settings.seats):
        log.ask(f"p{seat}", wire.Ready(1, "ab" * 32))
    second = play(log, random.Random(1)).table.match
    assert second is not None
    async with opened(sqlite_url) as store:
        await lay(store, log)

        await prune(Tables(store), 7)

        with closing(sqlite3.connect(Path(sqlite_url.removeprefix("sqlite:///")))) as database:
            kept = [row[0] for row in database.execute("SELECT record FROM records ORDER BY n")]
        assert [lzma.decompress(each) for each in kept] == [first, second.record().encode()]
        assert sum(map(len, kept)) < sum(len(each.body) for each in log.entries) / 3


async def test_an_entry_that_came_meanwhile_keeps_the_table_whole(url: str) -> None:
    async with opened(url) as store:
        await store.append(entry("t", 2))

        with pytest.raises(ValueError, match="refuses"):
            await store.prune("t", 1, [KeptRecord("t", 1, 1, [], b"record")], 0)

        assert len(await store.read("t", 0)) == 2
        assert await store.kept_record("t") is None


async def test_a_match_that_this_release_cannot_judge_stays(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(sqlite_url) as store:
        await lay(store, one_match())
        monkeypatch.setattr(GAMES["mezza"], "version", 99)

        assert await prune(Tables(store), 7) == 0
        assert len(await store.read(TABLE, 0)) > 0


async def test_a_table_that_fails_or_is_gone_keeps_no_other_from_being_pruned(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two workers look for old tables at the same time; and a log may say anything."""
    async with opened(url) as store:
        await store.summarise("t", "over", False, b"{}")  # its log begins in the middle
        await lay(store, one_match())
        found = await store.prunable(now(), now())
        assert found == ["t", TABLE]

        async def prunable(before: int, at: int) -> list[str]:
            return ["0" * 16, *found]

        monkeypatch.setattr(store, "prunable", prunable)
        assert await prune(Tables(store), 7) == 1
        assert await store.kept_record(TABLE) is not None
        assert await store.read("t", 0)


async def test_a_match_that_goes_on_is_not_pruned_though_its_row_says_that_it_is_over(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await lay(store, Log(GAMES["mezza"], random.Random(0)))
        await store.summarise(TABLE, "over", False, b"{}")

        assert await prune(Tables(store), 7) == 0
        assert await store.read(TABLE, 0)


async def test_a_table_that_somebody_opens_in_another_process_meanwhile_stays(url: str) -> None:
    async with opened(url) as store:
        await store.present_all([("t", "anna")], "two", 100)

        with pytest.raises(ValueError, match="refuses"):
            await store.prune("t", 1, [KeptRecord("t", 1, 1, [], b"record")], 99)
        await store.prune("t", 1, [KeptRecord("t", 1, 1, [], b"record")], 100)

        assert not await store.read("t", 0)


async def test_who_looks_at_a_pruned_table_hides_nobody_at_the_others(url: str) -> None:
    async with opened(url) as store:
        await store.present_all([("t", "anna"), ("gone", "anna")], "one", 100)

        assert await store.presence(50) == {"t": {"anna"}}


async def test_who_comes_while_a_table_is_pruned_is_told(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving_here(sqlite_url) as (address, tables):
        await lay(tables.store, one_match())
        anna, pruning = people(address)[0].at(TABLE), tables.store.prune

        async def while_she_comes(*given: Any) -> None:
            await anna.__aenter__()
            await pruning(*given)

        monkeypatch.setattr(tables.store, "prune", while_she_comes)
        assert await prune(tables, 7) == 1
        with pytest.raises(Refused, match="no such table"):
            await asyncio.wait_for(until(anna, lambda now: False), 120)
        await anna.__aexit__(None, None, None)
