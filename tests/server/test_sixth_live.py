"""Pig at a live table: calls beside the turn, sealed votes, whose a clock is, clocks that are held, results as data."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest
from serving import Server, serving, until
from sixth.house import with_pig

from stammtisch import wire
from stammtisch.client import Refused, Seat, visit

pytestmark = pytest.mark.once

CLOCKS = {"turn_seconds": 600, "window_seconds": 600, "vote_seconds": 600, "pause_seconds": 600, "match_seconds": 900}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder}/tables.db", folder, surroundings=with_pig(folder)) as running:
        yield running


@asynccontextmanager
async def people(server: Server, n: int, bots: list[str], **options: object) -> AsyncIterator[list[Seat]]:
    """People in the first seats and bots in the others, at a match that has begun."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(visit(server.url, f"P{i}")) for i in range(n)]
        empty = ["" for _ in range(n - 1)]
        given = {"seats": n + len(bots), "bots": [*empty, *bots], "pace": 0, "options": {**CLOCKS, **options}}
        opened = await visitors[0].open_table("pig", **given)
        seats = [await stack.enter_async_context(visitors[0].at(opened.table))]
        for i, visitor in enumerate(visitors[1:], 1):
            await visitor.join(opened.code)
            seats.append(await stack.enter_async_context(visitor.at(opened.table)))
            await seats[i].sit(i)
        for seat in seats:
            await seat.ready()
        for seat in seats:
            await until(seat, lambda now: now.match is not None)
        yield seats


def match_of(seat: Seat) -> wire.Match:
    assert seat.now is not None
    assert seat.now.match is not None
    return seat.now.match


def windows(seat: Seat) -> dict[str, wire.Window]:
    return {window.name: window for window in match_of(seat).windows}


async def after(seat: Seat, n: int) -> wire.Match:
    """The match once entry `n` is seen."""
    now = await until(seat, lambda now: now.n >= n)
    assert now.match is not None
    return now.match


async def test_a_call_out_of_turn_leaves_the_clock_of_the_turn_alone(server: Server) -> None:
    async with people(server, 3, []) as (first, second, _):
        before = windows(first)["turn"]
        assert before.seats == [0]
        assert windows(first)["match"].seats == [15]

        for _ in range(3):
            n = await second.do("toast")
            await after(first, n)

        now = windows(first)["turn"]
        assert now.left < before.left  # a clock that began anew would have all its time
        assert match_of(first).acting == [0]


async def test_calls_are_offered_with_their_touches(server: Server) -> None:
    async with people(server, 3, []) as (first, second, third):
        await after(third, await second.do("grab"))

        calls = {move.words: move.touches for move in match_of(third).calls}
        assert calls["foul S1"] == ["seat:1", "say:foul"]
        assert calls["grab"] == ["die"]
        with pytest.raises(Refused) as refused:
            await second.do("grab")
        assert refused.value.rule == "2-5"
        now = await after(first, await third.do("foul S1"))
        assert [each.kind for each in now.facts if each.kind == "grabbed"] == []


async def test_a_vote_is_sealed_and_a_toast_during_it_is_not(server: Server) -> None:
    async with people(server, 3, []) as (first, second, third):
        await after(second, await first.do("propose"))
        assert windows(second)["vote"].seats == [1, 2]
        assert set(windows(second)) == {"turn", "vote", "match"}
        n = await second.do("yes")
        seen = await after(third, n)
        assert third.now is not None
        assert [(event.seat, event.what) for event in third.now.events if event.kind == "vote"] == [(1, [])]
        assert seen.screen["ballot"] == ""
        assert windows(third)["vote"].seats == [2]
        await after(third, await second.do("toast"))
        assert third.now is not None
        assert [(event.kind, event.said) for event in third.now.events][-1:] == [("toast", ["1"])]

        done = await after(first, await third.do("yes"))

        assert done.screen["target"] == 40
        record = (await first.visitor.record(first.table)).decode()
        assert '"do":"toast"' in record
        assert '"do":"yes"' not in record.split('"raise"')[0]  # the ballots of others are not in one's own export


async def test_a_pause_holds_all_clocks_but_its_own(server: Server) -> None:
    async with people(server, 2, []) as (first, second):
        now = await after(first, await second.do("pause"))

        assert now.acting == [1]
        assert {name: window.running for name, window in windows(first).items()} == {
            "turn": False,
            "pause": True,
            "match": False,
        }
        assert windows(first)["pause"].seats == [1]
        with pytest.raises(Refused) as refused:
            await first.do("roll")
        assert refused.value.rule == "2-4"
        held = windows(first)["turn"].left
        await after(first, await second.do("back"))
        assert windows(first)["turn"].running
        assert windows(first)["turn"].left <= held


async def test_a_game_with_pauses_has_none_of_the_house(server: Server) -> None:
    async with people(server, 2, []) as (first, _):
        assert first.now is not None
        assert not first.now.table.pauses
        with pytest.raises(Refused) as refused:
            await first.request(wire.Pause(1000))
        assert refused.value.rule == "2-4"


async def test_talk_that_is_a_toast_counts_once_and_mere_talk_does_not(server: Server) -> None:
    async with people(server, 2, []) as (first, second):
        said = wire.Say(1000, "Cheers!")
        await second.request(said)
        await second.request(said)
        await second.say("we said cheers")
        now = await after(first, await second.do("toast"))

        assert now.screen["seats"][1]["toasts"] == 2
        assert [line.text for line in first.heard] == ["Cheers!", "we said cheers"]


async def test_a_bot_calls_a_foul_by_itself(server: Server) -> None:
    async with people(server, 2, ["rule"]) as (first, second):
        n = await second.do("grab")

        await until(first, lambda now: now.n > n and not match_of(first).screen["seats"][1]["grabbed"])

        assert '"fine"' in (await first.visitor.record(first.table)).decode()


async def test_toasts_do_not_keep_a_bot_from_playing(server: Server) -> None:
    async with people(server, 1, ["rule"], target=20) as (first,):
        while not match_of(first).over:
            with suppress(Refused):  # the bot was quicker
                await after(first, await first.do("toast"))
                legal = [move.words for move in match_of(first).legal]
                if legal:
                    await after(first, await first.do("hold" if "hold" in legal else legal[0]))

        result = match_of(first).result
        assert result.ending == "won"
        assert len(result.winners) == 1
        assert result.sides == [[0], [1]]
        assert result.counts == "points"
        assert sorted(result.places) == [1, 2]
