"""Online tables that the release before opened for a tournament: they go on as tables of it."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from ledger import rule
from server.test_desk import Desk, arrive, changed, opened, ready, state_of
from serving_here import serving_here

from stammtisch import wire
from stammtisch.client import Visitor
from stammtisch.core.refusal import Refusal
from stammtisch.games import GAMES
from stammtisch.server import desk_online, entries

pytestmark = pytest.mark.once

WRITTEN = (  # by that release: it said that a table is of a tournament, and not of which
    b'{"game":"keezen","version":1,"options":{"home_stop":"any_reachable","queen_steps":12,"deal_rotation":'
    b'"dealer_keeps_whole_deck","own_start_swap_source":true,"talk":"phrases","round_seconds":86400},"seats":4,'
    b'"seed":"8b2acaeb58918365169827ce81d1552135802e6b1cde6f5445375752e44e926e",'
    b'"key":"3aa0ad6efe7fafa372464202d5d769921d65bccd0d91acd982f1fd2674927c84","listed":false,"spectators":true,'
    b'"cover_seconds":0,"undo":false,"pace":1.0,"bots":[],"tournament":true}'
)


@rule("T-027", "T-030")
async def test_an_online_table_of_the_release_before_goes_on_as_one_of_its_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = entries.decode("open", WRITTEN)
    assert isinstance(opening, entries.Open)
    assert opening.encode() == WRITTEN
    opening = msgspec.structs.replace(opening, version=GAMES["keezen"].version)
    database = f"sqlite:///{tmp_path}/t.sqlite"
    async with asyncio.timeout(120), serving_here(database) as (url, tables):
        with monkeypatch.context() as before:
            before.setattr(desk_online, "LOOKING", 3600.0)
            before.setattr(desk_online, "_opening", lambda *of: opening)
            desk = await opened(url)
            number = (await ready(desk))["rounds"][0]["tables"][0]["table"]
            code = (await desk.ask("POST", f"/online/1/{number}"))["code"]
        players = [await arrive(url, f"P{n}") for n in range(4)]
        id = (await desk.ask("GET"))["rounds"][0]["tables"][0]["online"]
        live = await tables.find(id)
        for seat, (player, who) in enumerate(players):
            await player.join(code)
            await tables.ask(live, who, wire.Sit(1, seat))
            await tables.ask(live, who, wire.Ready(2, "0" * 64))
        with pytest.raises(Refusal, match="for the desk"):
            await tables.ask(live, players[0][1], wire.Pause(3))

    monkeypatch.setattr(desk_online, "LOOKING", 0.02)
    async with asyncio.timeout(120), serving_here(database) as (url, tables):
        desk = Desk(Visitor(url, desk.who.secret), desk.id)
        desk.request = 100
        live = await tables.find(id)
        await changed(live, lambda: bool(live.table.settings.tournament_table))
        shown = await Visitor(url, players[0][0].secret).ask("GET", f"/api/tables/{id}")
        assert shown["table"]["tournament_table"] == f"{desk.id}/1/{number}"
        assert (live.table.host, shown["table"]["pauses"]) == ("", False)
        await desk.do("pause")
        await changed(live, lambda: live.table.paused)
        await desk.do("resume")
        await desk.do("end-time", why="late")
        await changed(live, lambda: live.table.phase == "over")
        assert (await state_of(url, desk, "waiting"))["forms"][0]["source"] == "online"
        with pytest.raises(Refusal, match="for the desk"):
            await tables.ask(live, players[0][1], wire.Ready(6, "1" * 64))


@rule("T-030")
async def test_after_a_new_draw_an_online_table_has_another_table_and_another_code(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        await ready(desk, start=False)
        codes, lives = [], []
        for again in range(2):
            if again:
                await desk.do("draw", "online")
            made = await asyncio.gather(*(desk.ask("POST", "/online/1/1") for _ in range(3)))
            assert len({each["code"] for each in made}) == 1
            codes.append(made[0]["code"])
            lives.append((await desk.ask("GET"))["rounds"][0]["tables"][0]["online"])
        player, _ = await arrive(url, "P")

        assert len({*codes}) == len({*lives}) == 2
        assert [await player.join(code) for code in codes] == lives
