"""Fritsen at a live table: what is written there is said, and it has pauses of its own."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from serving import Server, serving, until

from stammtisch import wire
from stammtisch.client import Refused, Seat, visit

pytestmark = pytest.mark.once

BEFORE = wire.Say(999, "adten")  # what Anna says before the match
CLOCKLESS = {"roles": "random", "turn_seconds": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder}/tables.sqlite", folder, "--message-rate", "10000") as running:
        yield running


@asynccontextmanager
async def two(server: Server, **options: object) -> AsyncIterator[tuple[Seat, Seat, Seat]]:
    """Anna and Bert play, Cora looks on and may talk."""
    async with visit(server.url, "Anna") as anna, visit(server.url, "Bert") as bert, visit(server.url, "Cora") as cora:
        given = {"seats": 2, "options": {**CLOCKLESS, **options}, "spectators_talk": True}
        opened = await anna.open_table("fritsen", **given)
        for visitor in (bert, cora):
            await visitor.join(opened.code)
        async with anna.at(opened.table) as first, bert.at(opened.table) as second, cora.at(opened.table) as third:
            await second.sit(1)
            await first.request(BEFORE)
            await first.ready()
            await second.ready()
            for seat in (first, second, third):
                await until(seat, lambda now: now.match is not None)
            yield first, second, third


def scores(now: wire.Changed) -> list[int]:
    assert now.match is not None
    return now.match.scores


async def test_the_forbidden_word_costs_its_writer_once_and_nobody_reads_it(server: Server) -> None:
    """Also sent twice; of who looks on it is masked, and costs nothing (2-2)."""
    async with two(server) as (first, second, third):
        said = wire.Say(1000, "zullen we A.D.T.E.N?")
        await second.request(said)
        await second.request(said)
        await third.say("adten")
        n = await first.say("stad tenor")

        assert scores(await until(first, lambda now: now.n >= n)) == [0, 1]
        while len(third.heard) < 4:
            await asyncio.sleep(0.01)
        assert [line.text for line in third.heard] == ["***", "zullen we ***?", "***", "stad tenor"]


async def test_what_was_said_before_the_match_or_beside_it_is_not_heard_when_it_is_sent_again(server: Server) -> None:
    async with two(server) as (first, second, _):
        beside = wire.Say(1001, "adten")
        await second.request(wire.HandOver(1000))
        await second.request(beside)
        await second.request(wire.TakeBack(1002))
        await second.request(beside)
        await first.request(BEFORE)
        n = await first.say("stad tenor")

        assert scores(await until(first, lambda now: now.n >= n)) == [0, 0]


async def test_a_toast_that_is_written_is_a_toast(server: Server) -> None:
    """One without its occasion is a slip (2-83)."""
    async with two(server) as (first, second, _):
        await second.say("kut Kim")

        now = await until(first, lambda now: now.match is not None and now.match.screen["seats"][1]["slip"] != "")
        assert now.match is not None
        assert now.match.screen["seats"][1]["slip"] == "kut-Kim"


async def test_one_player_alone_cannot_hold_the_clocks(server: Server) -> None:
    """A pause is announced or approved by more than half (2-14, 2-16); without calls the house has one."""
    async with two(server) as (first, second, _):
        assert first.now is not None
        assert not first.now.table.pauses
        with pytest.raises(Refused) as refused:
            await second.request(wire.Pause(1000))
        assert refused.value.rule == "2-16"
    async with two(server, calls=False) as (first, second, _):
        await second.request(wire.Pause(1000))
        assert (await until(first, lambda now: now.table.paused)).table.pauses


async def test_two_people_remove_one_of_two_bots(server: Server) -> None:
    """Three of four are needed; the other bot follows the people (2-30)."""
    options = {**CLOCKLESS, "dirty_fritsen": False}
    async with visit(server.url, "Anna") as anna, visit(server.url, "Bert") as bert:
        opened = await anna.open_table("fritsen", seats=4, options=options, bots=["", "", "rule", "rule"], pace=0)
        await bert.join(opened.code)
        async with anna.at(opened.table) as first, bert.at(opened.table) as second:
            await second.sit(1)
            await first.ready()
            await second.ready()
            await until(first, lambda now: now.match is not None)
            await first.do("remove S2")
            await until(second, lambda now: now.match is not None and now.match.screen["vote"] is not None)
            await second.do("vote yes")

            now = await until(first, lambda now: now.match is not None and now.match.screen["vote"] is None)
            assert now.match is not None
            assert [seat["removed"] for seat in now.match.screen["seats"]] == [False, False, True, False]
