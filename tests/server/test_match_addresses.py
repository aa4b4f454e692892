"""Every match has an address of its own: it stays after the next match and after its table was pruned, lets nobody in,
and tells nothing of a match that is being played."""

import asyncio
import random

import msgspec
import pytest
from server.test_pruning import TABLE, lay, one_match, people, play
from server_tables import Log
from serving import until
from serving_here import serving_here

from stammtisch import wire
from stammtisch.client import Refused, Visitor, visit
from stammtisch.core.verify import verify
from stammtisch.games import GAMES
from stammtisch.server.pruning import prune
from stammtisch.server.snapshot import distinct
from stammtisch.server.table import Table

pytestmark = pytest.mark.once


async def page(who: Visitor, address: str) -> wire.MatchPage:
    return msgspec.convert(await who.ask("GET", f"/api/matches/{address}"), wire.MatchPage)


async def record(who: Visitor, address: str) -> bytes:
    steps = await who.ask("GET", f"/api/matches/{address}/replay/0")
    data = await asyncio.to_thread(who._ask, "GET", f"/api/matches/{address}/record", None)
    assert verify(data, GAMES).judged
    assert len(steps) > 10
    return data


def addresses_in(log: Log) -> list[str]:
    """The addresses that those at the table were told, in order."""
    table, found = Table(TABLE), dict[str, None]()
    for entry in log.entries:
        table.apply(msgspec.structs.replace(entry, table=TABLE))
        if table.match is not None:
            found[table.match.address] = None
    return list(found)


def one_more(log: Log) -> Log:
    settings = log.table.settings
    log.ask("p0", wire.Again(1, settings.game, settings.options, settings.seats))
    for seat in range(settings.seats):
        log.ask(f"p{seat}", wire.Ready(1, "ab" * 32))
    return log


async def test_the_address_stays_after_a_rematch_and_after_pruning(url: str) -> None:
    log = play(one_more(one_match()), random.Random(1))
    first, second = addresses_in(log)
    async with serving_here(url) as (address, tables):
        await lay(tables.store, log)
        stranger = people(address)[2]
        pages = [await page(stranger, each) for each in (first, second)]
        records = [await record(stranger, each) for each in (first, second)]
        assert pages[0] != pages[1]
        assert records[0] != records[1]
        for each in pages:
            assert each.phase == "over"
            assert each.table == ""
            assert each.result is not None
            assert each.seats[0].name == "p0"
            assert each.seconds > 0

        assert await prune(tables, 7) == 1

        assert [await page(stranger, each) for each in (first, second)] == pages
        assert [await record(stranger, each) for each in (first, second)] == records


async def test_the_address_of_a_running_match_tells_a_stranger_nothing(sqlite_url: str) -> None:
    log = one_more(one_match())
    first, running = addresses_in(log)
    async with serving_here(sqlite_url) as (address, tables):
        await lay(tables.store, log)
        anna, _, stranger = people(address)
        seats = [wire.Seated("", "")] * log.table.settings.seats
        assert log.table.match is not None
        began = log.table.match.began
        assert await page(stranger, running) == wire.MatchPage(running, "mezza", "playing", seats, began, 0, None, "")
        assert (await page(anna, running)).table == TABLE
        for what in ("record", "replay/0", "replay/15"):
            with pytest.raises(Refused, match="still being played"):
                await stranger.ask("GET", f"/api/matches/{running}/{what}")
        assert (await page(stranger, first)).phase == "over"
        with pytest.raises(Refused, match="no such table"):
            await stranger.ask("GET", f"/api/tables/{TABLE}")


async def test_one_address_does_not_lead_to_another(sqlite_url: str) -> None:
    """The end of an address is a secret: neither the table nor its other matches can be found by counting."""
    log = play(one_more(one_match()), random.Random(1))
    first, second = addresses_in(log)
    guesses = [first.replace("-1-", "-2-"), second.replace("-2-", "-1-"), first.replace("-1-", "-3-"), TABLE, "x"]
    guesses.append(f"{'0' * 16}-1-{'0' * 16}")
    async with serving_here(sqlite_url) as (address, tables):
        await lay(tables.store, log)
        stranger = people(address)[2]
        for pruned in (False, True):
            assert await prune(tables, 7) == pruned if pruned else True
            for each in guesses:
                for what in ("", "/record", "/replay/0"):
                    with pytest.raises(Refused, match=r"no such (match|table)"):
                        await stranger.ask("GET", f"/api/matches/{each}{what}")


async def test_who_has_left_is_still_named_and_who_is_forgotten_is_not(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (url, _), visit(url, "Anja") as anja, visit(url, "anja") as other:
        options = {"short": True, "turn_seconds": 0, "window_seconds": 0, "swap_seconds": 0, "stall_limit": 60}
        opened = await anja.open_table("mezza", seats=2, options=options, pace=0)
        joined = await other.ask("POST", "/api/join", {"code": opened.short, "sit": True})
        assert joined == {"table": opened.table, "seat": 1}
        async with anja.at(opened.table) as one, other.at(opened.table) as two:
            for seat in (one, two):
                await seat.ready()
            for seat in (one, two):
                await seat.request(wire.HandOver(1))
            over = await until(one, lambda now: now.match is not None and now.match.over)
            await two.request(wire.Stand(2))
        assert over.match is not None
        assert [chair.name for chair in over.table.chairs] == ["Anja", "anja 2"]
        found = await page(anja, over.match.address)
        assert [seat.name for seat in found.seats] == ["Anja", "anja 2"]
        await other.ask("DELETE", "/api/visitors/me")
        assert [seat.name for seat in (await page(anja, over.match.address)).seats] == ["Anja", ""]


def test_the_same_name_twice_gets_a_number() -> None:
    names = ["Anja", "Uwe", "anja", "", "", "Anja"]
    assert distinct(names) == ["Anja", "Uwe", "anja 2", "", "", "Anja 3"]
