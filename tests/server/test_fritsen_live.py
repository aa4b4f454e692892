"""Fritsen at a live table: what is written there is said."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from serving import Server, serving, until

from stammtisch import wire
from stammtisch.client import Seat, visit

pytestmark = pytest.mark.once

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
        while len(third.heard) < 3:
            await asyncio.sleep(0.01)
        assert [line.text for line in third.heard] == ["zullen we ***?", "***", "stad tenor"]


async def test_a_toast_that_is_written_is_a_toast(server: Server) -> None:
    """One without its occasion is a slip (2-83)."""
    async with two(server) as (first, second, _):
        await second.say("kut Kim")

        now = await until(first, lambda now: now.match is not None and now.match.screen["seats"][1]["slip"] != "")
        assert now.match is not None
        assert now.match.screen["seats"][1]["slip"] == "kut-Kim"
