"""A machine's clock that steps, and entries from the future, neither freeze nor hurry a table."""

import asyncio
import contextlib
from collections.abc import Mapping
from functools import partial
from itertools import cycle, pairwise
from math import inf
from typing import Any

import pytest
from ledger import rule
from virtual_time import MemoryStore, Watched, World, passing, running, seated

from stammtisch import wire
from stammtisch.core.bits import members
from stammtisch.core.game import TABLE
from stammtisch.core.refusal import Refusal
from stammtisch.games import GAMES
from stammtisch.server import autoplay, entries, leases, time_source
from stammtisch.server.autoplay import LONGEST_WAIT, Autoplay
from stammtisch.server.decide import act
from stammtisch.server.entries import Renamed
from stammtisch.server.leases import Leases
from stammtisch.server.table import Table
from stammtisch.server.tables import Tables
from stammtisch.store.log import Entry

pytestmark = pytest.mark.once

HOUR, DAY = 3600.0, 86_400_000
STEPS = (HOUR, -HOUR, -HOUR, HOUR, 3, -3, -3, 3)
COUNTS = [8, pytest.param(80, marks=pytest.mark.soak)]


def left(watched: Watched) -> float:
    """Seconds until the first clock runs out."""
    ends = [end for clock in watched.table.clocks.values() if (end := clock.ends()) is not None]
    return (min(ends) - watched.hosted.now()) / 1000


def last_actor(watched: Watched) -> int:
    assert watched.table.match is not None
    return watched.table.match.done[-1][0]


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_clock_runs_out_in_its_time_however_the_machines_clock_steps(game: str, count: int) -> None:
    async def work(world: World) -> None:
        watched = await seated(Tables(MemoryStore()), game)
        async with running(watched):
            for _, step in zip(range(count), cycle(STEPS), strict=False):
                if watched.table.phase != "playing":
                    break
                began, seconds = world.time(), left(watched)
                assert seconds == pytest.approx(min(clock.seconds for clock in watched.table.clocks.values()), abs=0.1)
                await asyncio.sleep(seconds / 2)
                world.stepped += step
                await watched.more()
                assert last_actor(watched) == TABLE
                assert world.time() - began == pytest.approx(seconds, abs=0.1)

    passing(work)


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_bots_think_no_longer_and_no_shorter_however_the_machines_clock_steps(game: str, count: int) -> None:
    async def work(world: World) -> None:
        watched = await seated(Tables(MemoryStore()), game, bots=2)
        await watched.ask(0, wire.HandOver(3))
        for seat in range(1, len(watched.table.chairs) - 2):
            await watched.ask(seat, wire.HandOver(3))
        async with running(watched) as plan:
            for _, step in zip(range(count), cycle(STEPS), strict=False):
                await asyncio.sleep(0.001)  # what is asked now is planned
                if watched.table.phase != "playing":
                    break
                began, calls, acts = world.time(), from_now(plan.calling), from_now(plan.thinking)
                ends = left(watched) if watched.table.clocks else inf
                assert bool(acts) == bool(watched.table.bots_to_act())
                assert max([*acts, *calls], default=0) <= 1.8, "a bot thinks longer than bots do"
                latest = min([*acts, ends])
                await asyncio.sleep(min([latest, *calls]) / 2)
                world.stepped += step
                await watched.more()
                took = world.time() - began
                assert took <= latest + 0.1
                due = [ends] if last_actor(watched) == TABLE else [*acts, *calls]
                assert any(took == pytest.approx(each, abs=0.1) for each in due), "earlier or later than planned"

    passing(work)


def from_now(planned: Mapping[Any, int]) -> list[float]:
    """In how many seconds bots do what they plan."""
    return [(when - time_source.now()) / 1000 for when in planned.values()]


def test_a_bot_thinks_as_long_as_it_meant_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autoplay, "thinking_time", lambda table: 1500)

    async def work(world: World) -> None:
        watched = await seated(Tables(MemoryStore()), "keezen", bots=3)
        await watched.ask(0, wire.HandOver(3))
        async with running(watched):
            for step in STEPS:
                began = world.time()
                await asyncio.sleep(0.7)
                world.stepped += step
                await watched.more()
                assert world.time() - began == pytest.approx(1.5, abs=0.01)

    passing(work)


@pytest.mark.parametrize("step", [HOUR, -HOUR, 3, -3])
def test_the_seat_of_somebody_who_is_away_is_covered_in_its_time(step: float) -> None:
    async def work(world: World) -> None:
        watched = await seated(Tables(MemoryStore()), "keezen", cover_seconds=30)
        async with running(watched):
            began = world.time()
            await asyncio.sleep(10)
            world.stepped += step
            await watched.more(4)
            assert all(chair.covered for chair in watched.table.chairs)
            assert world.time() - began == pytest.approx(30, abs=0.1)

    passing(work)


@pytest.mark.parametrize("later", ["n > 0", "n > 3", "n = (SELECT max(n) FROM entries)"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_entries_from_the_future_neither_freeze_nor_hurry_a_table(game: str, later: str) -> None:
    async def work(world: World) -> None:
        store = MemoryStore()
        before = await seated(Tables(store), game)
        await asyncio.sleep(5)
        await before.tables.append(before.hosted, "p0", 0, lambda table, at: Renamed())
        store.connection.execute(f"UPDATE entries SET at = at + {DAY} WHERE {later}")
        await asyncio.sleep(1)

        tables = Tables(store)
        watched = Watched(tables, await tables.find(before.table.id))
        seconds = min(clock.seconds for clock in watched.table.clocks.values())
        assert seconds - 6 <= left(watched) <= seconds
        began, remaining = world.time(), left(watched)
        shown = tables.snapshot(watched.hosted, "p0", 0).match
        assert shown is not None
        assert min(window.left for window in shown.windows) == pytest.approx(remaining, abs=0.1)
        async with running(watched):
            await watched.more()
            assert last_actor(watched) == TABLE
            assert world.time() - began == pytest.approx(remaining, abs=0.1)
            if watched.table.phase == "playing":
                began, remaining = world.time(), left(watched)
                await watched.more()
                assert world.time() - began == pytest.approx(remaining, abs=0.1)

    passing(work)


@pytest.mark.parametrize("step", [-HOUR, -3])
def test_a_restart_after_the_clock_went_back_loses_no_table(step: float) -> None:
    async def work(world: World) -> None:
        store = MemoryStore()
        before = await seated(Tables(store), "foppen")
        await asyncio.sleep(1)
        world.stepped += step
        world.restart()

        tables = Tables(store)
        watched = Watched(tables, await tables.find(before.table.id))
        began, remaining = world.time(), left(watched)
        assert 50 < remaining <= 60
        async with running(watched):
            await watched.more()
            assert world.time() - began == pytest.approx(remaining, abs=0.1)
        times = [entry.at for entry in await store.read(watched.table.id, 0)]
        assert times == sorted(times)

    passing(work)


def test_no_wait_is_longer_than_ten_seconds() -> None:
    async def work(world: World) -> None:
        watched = await seated(Tables(MemoryStore()), "keezen")
        looks: list[float] = []

        class Looking(Autoplay):
            def _plan(self) -> int | None:
                looks.append(world.time())
                return super()._plan()

        task = asyncio.create_task(Looking(watched.tables, watched.hosted).run())
        await asyncio.sleep(100)
        task.cancel()
        assert max(b - a for a, b in pairwise(looks)) <= LONGEST_WAIT / 1000 + 0.1
        assert len(looks) >= 10

    passing(work)


async def a_round(leases: Leases) -> None:
    """Until the tables that it leases have begun to run."""
    await leases._round()
    assert leases.starting is not None
    await leases.starting


@pytest.mark.parametrize("step", [HOUR, -HOUR, 3, -3])
def test_a_step_of_one_machine_moves_no_lease(step: float) -> None:
    async def work(world: World) -> None:
        store = MemoryStore()
        one, two = Tables(store, shared=True), Tables(store, shared=True)
        await seated(one, "keezen")
        first, second = Leases(one, "one"), Leases(two, "two")
        for _ in range(3):
            for each in (first, second):
                await a_round(each)
            await asyncio.sleep(1)
        assert (len(first.running), len(second.running)) == (1, 0)

        world.stepped += step
        for each in (second, first, second):
            await a_round(each)
        assert (len(first.running), len(second.running)) == (1, 0)

        await asyncio.sleep(leases.LEASE / 1000 + 0.1)  # the first process has died
        await a_round(second)
        assert len(second.running) == 1
        for each in (first, second):
            each._stop(f"{1:016x}")

    passing(work)


def test_the_lease_of_a_dead_process_ends_although_the_databases_clock_went_back() -> None:
    async def work(world: World) -> None:
        store = MemoryStore()
        one, two = Tables(store, shared=True), Tables(store, shared=True)
        await seated(one, "keezen")
        await a_round(Leases(one, "one"))
        store.stepped -= HOUR
        second = Leases(two, "two")
        for _ in range(2):  # a new table is left to others in the first round
            await a_round(second)
        assert len(second.running) == 1
        second._stop(f"{1:016x}")

    passing(work)


def plays(watched: Watched) -> tuple[int, wire.Do]:
    """Somebody who may act now, and what he may do."""
    match = watched.table.match
    assert match is not None
    seat = members(match.state.acting())[0]
    return seat, wire.Do(9, match.game.text(match.state.legal(seat)[0]))


def words(entry: Entry) -> str:
    return f"{entry.who} {entry.kind}"


@rule("K-110")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_comes_after_the_signal_is_judged_after_it(game: str) -> None:
    """Nobody runs the clocks here: the process that holds the lease has not come to it yet."""

    async def work(world: World) -> None:
        watched = await seated(Tables(MemoryStore()), game)
        seat, play = plays(watched)
        await asyncio.sleep(left(watched) + 0.001)
        before = watched.table.n
        with contextlib.suppress(Refusal):
            await watched.ask(seat, play)
        found = await watched.tables.store.read(watched.table.id, before)
        assert words(found[0]) == " line", "the clock goes first"
        if game == "keezen":
            assert [words(each) for each in found] == [" line"], "a play after the signal (K-110)"
            assert watched.table.phase == "over"

    passing(work)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_comes_before_the_signal_counts_however_long_the_store_takes(game: str) -> None:
    async def work(world: World) -> None:
        store = MemoryStore()
        watched = await seated(Tables(store), game)
        seat, play = plays(watched)
        await asyncio.sleep(left(watched) - 0.5)
        store.slow = 5.0
        async with running(watched):
            other = asyncio.create_task(watched.ask(0, wire.Mute(3, "p1", True)))
            await asyncio.sleep(0.1)
            n = await watched.ask(seat, play)
            await other
        assert words((await store.read(watched.table.id, n - 1))[0]) == f"p{seat} line"

    passing(work)


def test_two_clocks_that_run_out_together_both_close_their_windows() -> None:
    """As the window and the turn of Mezza do (M-200)."""

    async def work(world: World) -> None:
        house = Tables(MemoryStore())
        watched = await seated(house, "mezza", 1)
        table = watched.hosted.table
        while len(table.clocks) < 2:
            assert table.match is not None
            seat = members(table.match.state.acting())[0]
            action = table.match.state.legal(seat)[0]
            await house.append(watched.hosted, "", 0, partial(_acted, seat, action))
        ends = {clock.ends() for clock in table.clocks.values()}
        assert len(ends) == 1
        await asyncio.sleep(min(clock.seconds for clock in table.clocks.values()))

        before = table.n
        assert await house.append(watched.hosted, "", 0, lambda table, at: None) == before + 2
        assert table.run_out(watched.hosted.now()) is None

    passing(work)


def _acted(seat: int, action: int, table: Table, at: int) -> entries.Body:
    return act(table, seat, action, at)
