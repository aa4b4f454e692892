"""The host's decisions reach open sockets, also those of another process; hints are given by the socket."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from serving import until
from serving_here import serving_here

from stammtisch import wire
from stammtisch.client import Refused, Seat, Visitor, visit
from stammtisch.server import tables

pytestmark = pytest.mark.once


async def arrived(url: str, stack: AsyncExitStack, *names: str) -> list[Visitor]:
    return [await stack.enter_async_context(visit(url, name)) for name in names]


async def ask(seat: Seat, kind: type, *fields: object) -> int:
    return await seat.request(kind(seat._next(), *fields))


async def test_who_is_removed_is_told_and_cut_off_in_every_process(url: str) -> None:
    """Nothing that is said afterwards reaches him, on no socket, and what he sends is refused."""
    async with AsyncExitStack() as stack:
        here, _ = await stack.enter_async_context(serving_here(url))
        there = here
        if url.startswith("postgres"):
            there, _ = await stack.enter_async_context(serving_here(url))
        anna, bert = await arrived(here, stack, "Anna", "Bert")
        elsewhere = await stack.enter_async_context(visit(there, secret=bert.secret))
        table = await anna.open_table("foppen", seats=3, bots=["", "rule"], pace=0)
        await bert.join(table.code)
        host = await stack.enter_async_context(anna.at(table.table))
        sockets = [await stack.enter_async_context(each.at(table.table)) for each in (bert, elsewhere)]
        await sockets[0].sit(1)
        who = (await until(host, lambda now: bool(now.table.chairs[1].who))).table.chairs[1].who
        await ask(host, wire.Remove, who)
        for socket in sockets:
            with pytest.raises(Refused, match="removed you"):
                await asyncio.wait_for(until(socket, lambda now: False), 120)
            with pytest.raises(Refused, match="removed you"):
                await socket.say("let me in")
        await host.say("now")
        assert [heard.text for socket in sockets for heard in socket.heard] == []
        for each in (bert, elsewhere):
            with pytest.raises(Refused, match="removed you"):
                await each.join(table.code)
            with pytest.raises(Refused, match="removed you"):
                await each.at(table.table).__aenter__()
            with pytest.raises(Refused, match="no such table"):
                await each.ask("GET", f"/api/tables/{table.table}")
        await ask(host, wire.LetIn, who)
        async with bert.at(table.table) as again:
            assert again.now is not None


async def test_a_hint_is_a_legal_move_with_a_reason_and_limited(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "HINTS", (2, 60.0))
    async with AsyncExitStack() as stack:
        url, _ = await stack.enter_async_context(serving_here(sqlite_url))
        anna, *_ = await arrived(url, stack, "Anna")
        options = {"turn_seconds": 0, "window_seconds": 0}
        table = await anna.open_table("foppen", seats=3, bots=["rule", "rule"], pace=0, options=options)
        seat = await stack.enter_async_context(anna.at(table.table))
        await seat.ready()
        now = await until(seat, lambda now: bool(now.match and now.match.legal))
        assert now.match is not None
        for _ in range(2):
            hinted = await seat.hint()
            assert hinted.move.words in [move.words for move in now.match.legal]
            assert hinted.why
        with pytest.raises(Refused, match="too often"):
            await seat.hint()
