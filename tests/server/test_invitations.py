"""A guest sees where an invitation leads before giving a name, and sits down at once where a seat is free."""

import pytest
from serving import until
from serving_here import serving_here

from stammtisch.client import Refused, Visitor, visit

pytestmark = pytest.mark.once
NOBODY = {"name": "", "bot": ""}


async def test_an_invitation_is_looked_at_by_somebody_who_is_no_visitor_yet(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (url, tables), visit(url, "Bram") as bram:
        opened = await bram.open_table("mezza", seats=4, bots=["rule"])
        for code in (opened.code, opened.short, f"{opened.short[:4].lower()} {opened.short[4:]}"):
            assert await Visitor(url, "").ask("POST", "/api/invitation", {"code": code}) == {
                "table": opened.table,
                "game": "mezza",
                "phase": "waiting",
                "host": "Bram",
                "seats": [{"name": "Bram", "bot": ""}, {"name": "", "bot": "rule"}, NOBODY, NOBODY],
            }
        assert len(tables.hosted[opened.table].table.people) == 1


async def test_looking_at_wrong_codes_counts_as_guessing(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (url, _):
        stranger = Visitor(url, "")
        for _ in range(10):
            with pytest.raises(Refused, match="opens no table"):
                await stranger.ask("POST", "/api/invitation", {"code": "WRONG99"})
        with pytest.raises(Refused, match="too often"):
            await stranger.ask("POST", "/api/invitation", {"code": "WRONG99"})


async def test_a_guest_takes_a_free_seat_then_a_bots_and_watches_where_all_are_taken(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (url, _), visit(url, "Bram") as bram:
        opened = await bram.open_table("mezza", seats=3, bots=["rule"], listed=True)
        for seat in (2, 1, 15):
            async with visit(url, "Guest") as guest:
                joined = await guest.ask("POST", f"/api/tables/{opened.table}/join?sit=true")
                assert joined == {"table": opened.table, "seat": seat}
                again = await guest.ask("POST", "/api/join", {"code": opened.code, "sit": True})
                assert again["seat"] == seat


async def test_in_mid_match_nobody_is_seated_without_being_asked_for(sqlite_url: str) -> None:
    async with serving_here(sqlite_url) as (url, _), visit(url, "Bram") as bram, visit(url, "Noor") as noor:
        opened = await bram.open_table("mezza", seats=3, bots=["rule", "rule"], pace=10)
        async with bram.at(opened.table) as seat:
            await seat.ready()
            await until(seat, lambda now: now.match is not None)
            joined = await noor.ask("POST", "/api/join", {"code": opened.code, "sit": True})
            assert joined["seat"] == 15
            assert seat.now is not None
            assert [chair.bot for chair in seat.now.table.chairs] == ["", "rule", "rule"]
