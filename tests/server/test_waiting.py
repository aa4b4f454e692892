"""A vote or a pause does not hang a table: it ends by itself, at a stated time of a clock that the test sets."""

from dataclasses import dataclass

import pytest

from stammtisch import wire
from stammtisch.server import autoplay, entries, hosts, tables
from stammtisch.server.autoplay import PAUSE, VOTE, Autoplay
from stammtisch.server.hosts import AWAY, AbsentHosts
from stammtisch.server.opening import open_table
from stammtisch.server.tables import Guest, HostedTable, Tables
from stammtisch.store import open_store
from stammtisch.store.log import Store

pytestmark = pytest.mark.once
BEGAN = 1_700_000_000_000
TABLE_ID = "0" * 16


@dataclass
class Clock:
    at: int = BEGAN

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(tables, "now", clock)
    monkeypatch.setattr(autoplay, "now", clock)
    monkeypatch.setattr(hosts, "now", clock)
    return clock


class Played:
    """A match of Anna and Bert, whose clocks and cover never end; `here` are connected."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.tables = Tables(store)
        self.clock = clock

    async def begin(self, *here: str, score: int = 0) -> HostedTable:
        options: dict[str, bool | int | str] = {"turn_seconds": 0, "window_seconds": 0, "score_seconds": score}
        opening = wire.NewTable("foppen", 3, options, ["", "rule"], cover_seconds=0)
        await self.tables.open("anna", open_table(opening), TABLE_ID)
        self.hosted = await self.tables.find(TABLE_ID)
        for who in ("bert", "cora"):
            await self.tables.append(self.hosted, who, 0, lambda table, at: entries.Admit())
        await self.ask("bert", wire.Sit(1, 1))
        for who in ("anna", "bert"):
            await self.ask(who, wire.Ready(2, "5" * 64))
        self.hosted.guests |= {Guest(who, lambda: None, lambda heard: None) for who in here}
        self.autoplay = Autoplay(self.tables, self.hosted)
        return self.hosted

    async def ask(self, who: str, asked: wire.Request) -> None:
        await self.tables.ask(self.hosted, who, asked)

    def shown(self) -> wire.Table:
        return self.tables.snapshot(self.hosted, "anna", 0).table

    async def wait(self, milliseconds: int) -> None:
        """Whatever is due within that time is done, at its time."""
        end = self.clock.at + milliseconds
        while (wait := self.autoplay._plan()) is not None and self.clock.at + wait <= end:
            self.clock.at += max(0, wait)
            await self.autoplay._act()
        self.clock.at = end


async def test_a_vote_lapses_after_a_minute_and_the_bots_play_on(sqlite_url: str, clock: Clock) -> None:
    store = await open_store(sqlite_url)
    played = Played(store, clock)
    hosted = await played.begin("anna", "bert")
    table = hosted.table
    await played.wait(10_000)
    for who in ("anna", "bert"):
        await played.ask(who, wire.HandOver(3))
    await played.wait(20_000)
    assert table.match is not None
    done = len(table.match.done)
    assert done > 0
    await played.ask("anna", wire.Undo(4, 0))

    await played.wait(VOTE - 1)
    assert (len(table.match.done), played.shown().proposal) == (done, "back 0")
    await played.wait(1)
    assert played.shown().proposal == ""
    await played.wait(10_000)
    assert len(table.match.done) > done
    assert "lapse" in [entry.kind for entry in await store.read(TABLE_ID, 0)]
    await store.close()


async def test_a_seat_that_nobody_grants_is_asked_for_a_minute(sqlite_url: str, clock: Clock) -> None:
    store = await open_store(sqlite_url)
    played = Played(store, clock)
    await played.begin("cora")
    await played.ask("cora", wire.Sit(1, 2))
    await played.ask("anna", wire.Agree(3, True))

    await played.wait(VOTE - 1)
    assert played.shown().proposal == "seat 2"
    await played.wait(1)
    assert (played.shown().proposal, played.shown().chairs[2].who) == ("", "")
    await played.ask("cora", wire.Sit(2, 2))
    await store.close()


async def test_a_pause_ends_an_hour_after_the_last_person_has_gone(sqlite_url: str, clock: Clock) -> None:
    store = await open_store(sqlite_url)
    played = Played(store, clock)
    hosted = await played.begin("anna", "cora")
    await played.ask("bert", wire.Pause(3))
    await played.wait(2 * PAUSE)
    assert played.shown().paused, "Anna is there and may resume"

    hosted.guests = {guest for guest in hosted.guests if guest.who != "anna"}
    await played.wait(PAUSE - 1)
    assert played.shown().paused
    await played.wait(1)
    assert not played.shown().paused
    await store.close()


async def test_a_pause_ends_at_once_where_nobody_holds_a_seat(sqlite_url: str, clock: Clock) -> None:
    store = await open_store(sqlite_url)
    played = Played(store, clock)
    hosted = await played.begin("anna", "bert", "cora")
    await played.ask("anna", wire.Pause(3))
    for who in ("anna", "bert"):
        await played.ask(who, wire.Stand(4))
    await played.wait(0)
    assert not played.shown().paused
    await played.wait(60_000)
    assert hosted.table.match is not None
    assert hosted.table.match.done
    await store.close()


async def test_anybody_seated_resumes_also_if_a_bot_plays_for_him(sqlite_url: str, clock: Clock) -> None:
    store = await open_store(sqlite_url)
    played = Played(store, clock)
    await played.begin("bert")
    await played.ask("bert", wire.HandOver(3))
    await played.ask("anna", wire.Pause(3))
    await played.ask("bert", wire.Resume(4))
    assert not played.shown().paused
    await store.close()


@pytest.mark.parametrize("phase", ["waiting", "playing", "over"])
async def test_a_host_who_is_away_is_followed_by_who_is_there(sqlite_url: str, clock: Clock, phase: str) -> None:
    store = await open_store(sqlite_url)
    played = Played(store, clock)
    hosted = await played.begin("bert", "cora")
    if phase == "waiting":
        hosted.table.match = None
    while phase == "over" and hosted.table.phase != "over":
        for who in ("anna", "bert"):
            if not hosted.table.chairs[hosted.table.seat_of(who)].bot:
                await played.ask(who, wire.HandOver(3))
        await played.wait(60_000)
    assert hosted.table.phase == phase
    absent = AbsentHosts(played.tables)
    for later, host in ((0, "anna"), (AWAY - 1, "anna"), (1, "bert"), (0, "bert"), (2 * AWAY, "bert"), (0, "bert")):
        clock.at += later
        await absent.look()
        assert played.shown().host == host
    await store.close()


async def test_a_host_who_was_back_for_a_moment_has_as_long_again(sqlite_url: str, clock: Clock) -> None:
    store = await open_store(sqlite_url)
    played = Played(store, clock)
    hosted = await played.begin("bert")
    absent, anna = AbsentHosts(played.tables), Guest("anna", lambda: None, lambda heard: None)
    await absent.look()
    clock.at += AWAY - 1
    hosted.guests.add(anna)
    await absent.look()
    hosted.guests.discard(anna)
    clock.at += 1
    await absent.look()
    clock.at += AWAY - 1
    await absent.look()
    assert played.shown().host == "anna"
    await store.close()


async def test_a_host_stays_one_where_nobody_else_is_there(sqlite_url: str, clock: Clock) -> None:
    store = await open_store(sqlite_url)
    played = Played(store, clock)
    await played.begin("cora")
    absent = AbsentHosts(played.tables)
    for _ in range(3):
        clock.at += 2 * AWAY
        await absent.look()
    assert played.shown().host == "anna"
    await store.close()


async def test_the_next_hand_is_dealt_as_soon_as_all_have_pressed_next(sqlite_url: str, clock: Clock) -> None:
    store = await open_store(sqlite_url)
    played = Played(store, clock)
    table = (await played.begin("anna", "bert", score=600)).table
    for who in ("anna", "bert"):
        await played.ask(who, wire.HandOver(3))
    while not any(each.skippable for each in table.clocks.values()):
        await played.wait(1000)
    for who in ("anna", "bert"):
        await played.ask(who, wire.TakeBack(4))
    assert table.match is not None
    ply = len(table.match.done)
    await played.ask("anna", wire.Next(5, ply))
    await played.wait(5000)
    assert len(table.match.done) == ply
    await played.ask("bert", wire.Next(5, ply))
    await played.wait(0)
    assert len(table.match.done) == ply + 1
    await store.close()
