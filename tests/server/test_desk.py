"""The desk on a server: roles, paper, files, streams, online tables, and nothing confirmed that is lost."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from ledger import rule
from serving_here import serving_here

from stammtisch import wire
from stammtisch.client import Refused, Visitor
from stammtisch.core.bits import bit, members
from stammtisch.core.game import TABLE
from stammtisch.core.refusal import Refusal
from stammtisch.server import desk_online, desk_stream, desks
from stammtisch.server.desks import HostedTournament, Tick
from stammtisch.server.tables import HostedTable, Tables
from stammtisch.store.sqlite import SqliteStore
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.state import Tournament

pytestmark = pytest.mark.once

NAMES = [{"names": [f"Anna {n}", f"Bas {n}"]} for n in range(1, 9)]


async def arrive(url: str, name: str) -> tuple[Visitor, str]:
    """A visitor, and its id."""
    made = await Visitor(url, "").ask("POST", "/api/visitors", {"name": name})
    return Visitor(url, made["secret"]), made["id"]


class Desk:
    """The desk of one tournament, as a visitor uses it."""

    def __init__(self, who: Visitor, id: str) -> None:
        self.who, self.id, self.request = who, id, 0

    async def do(self, type: str, *sure: str, **what: Any) -> int:
        self.request += 1
        asked = {"request": self.request, "what": {"type": type, **what}, "sure": list(sure)}
        return int((await self.ask("POST", "/do", asked))["n"])

    async def ask(self, method: str, path: str = "", data: object = None) -> Any:
        return await self.who.ask(method, f"/api/tournaments/{self.id}{path}", data)

    async def raw(self, path: str) -> bytes:
        return await asyncio.to_thread(self.who._ask, "GET", f"/api/tournaments/{self.id}{path}", None)


async def opened(url: str, name: str = "Els", **settings: Any) -> Desk:
    who = (await arrive(url, name))[0]
    made = await who.ask("POST", "/api/tournaments", {"name": "NK", "settings": settings})
    return Desk(who, made["id"])


async def ready(desk: Desk, start: bool = True) -> dict[str, Any]:
    await desk.do("register", entrants=NAMES, present=True)
    await desk.do("draw")
    if start:
        await desk.do("start", round=1)
    found: dict[str, Any] = await desk.ask("GET")
    return found


async def joined(url: str, name: str, desk: Desk, code: str) -> Desk:
    who = (await arrive(url, name))[0]
    found = await who.ask("POST", "/api/tournaments/enter", {"code": code})
    assert found["id"] == desk.id
    return Desk(who, desk.id)


async def refused(asking: Any) -> str:
    with pytest.raises(Refused) as caught:
        await asking
    return str(caught.value)


async def test_a_code_gives_one_role_to_one_visitor_and_each_role_may_do_its_own(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        view = await ready(desk)
        code = (await desk.ask("POST", "/codes", {"role": "helper"}))["code"]
        helper = await joined(url, "Tom", desk, code)
        table = view["rounds"][0]["tables"][0]
        entered = await helper.do("enter", round=1, table=table["table"], scores=[8, 5], ended="won")
        stranger = Desk((await arrive(url, "Eve"))[0], desk.id)

        assert entered == view["n"] + 3
        assert (await helper.ask("GET"))["role"] == "helper"
        assert "direction" in await refused(helper.do("close-round", round=1))
        assert "direction" in await refused(stranger.do("enter", round=1, table=1, scores=[8, 5], ended="won"))
        assert (await stranger.ask("GET"))["type"] == "hall"
        with pytest.raises(Refused):
            await joined(url, "Uwe", desk, code)


@rule("T-028")
async def test_two_phones_that_differ_leave_the_table_disputed_and_a_stranger_sees_no_code(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        view = await ready(desk)
        table = view["rounds"][0]["tables"][1]
        codes = {each["n"]: each["code"] for each in view["entrants"]}
        one, two = [await joined(url, f"Phone {n}", desk, codes[n]) for n in table["who"]]

        await one.do("enter", "early", round=1, table=table["table"], scores=[8, 5], ended="won")
        assert (await one.ask("GET"))["table"]["state"] == "waiting"
        await two.do("enter", "early", round=1, table=table["table"], scores=[5, 8], ended="won")

        assert (await two.ask("GET"))["table"]["state"] == "disputed"
        hall = (await desk.raw("/hall")).decode()
        assert not [code for code in codes.values() if code in hall]
        assert "forms" not in json.loads(hall)["rounds"][0]["tables"][1]


@rule("T-029")
async def test_after_a_power_cut_all_entries_are_there_and_the_clock_has_gone_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url_of_store = f"sqlite:///{tmp_path}/t.sqlite"
    async with serving_here(url_of_store) as (url, _):
        desk = await opened(url)
        before = await ready(desk)
    wall = desks.wall_clock
    monkeypatch.setattr(desks, "wall_clock", lambda: wall() + 10 * 60_000)
    async with serving_here(url_of_store) as (url, _):
        again = Desk(Visitor(url, desk.who.secret), desk.id)
        after = await again.ask("GET")

    assert after["n"] == before["n"]
    assert after["rounds"] == before["rounds"]
    lost = before["clock"]["left"] - after["clock"]["left"]
    assert 10 * 60_000 <= lost < 11 * 60_000


def test_a_machine_whose_clock_was_put_back_loses_no_time() -> None:
    hosted = HostedTournament(Tournament("t" + "0" * 15))
    hosted.go_on_from(Tick(at=5_000_000, wall=9_000_000), wall=9_000_000 - 3 * 3_600_000)

    assert 5_000_000 <= hosted.now() < 5_060_000
    hosted.go_on_from(Tick(at=5_000_000, wall=9_000_000), wall=9_000_000 + 600_000)
    assert 5_600_000 <= hosted.now() < 5_660_000


async def test_a_request_sent_again_is_done_once(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        asked = {"request": 7, "what": {"type": "register", "entrants": NAMES[:1]}, "sure": []}
        first = await desk.ask("POST", "/do", asked)
        second = await desk.ask("POST", "/do", asked)

        assert first == second
        assert len((await desk.ask("GET"))["entrants"]) == 1


async def test_names_are_erased_with_one_word_and_nothing_else_is(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        view = await ready(desk)
        await desk.do("wipe", "wipe")
        wiped = await desk.ask("GET")
        data = await desk.raw("/file")

        assert [each["n"] for each in wiped["entrants"]] == [each["n"] for each in view["entrants"]]
        assert "Anna" not in json.dumps(wiped)
        assert wiped["rounds"] == view["rounds"]
    assert b"Anna" not in data
    for file in tmp_path.iterdir():
        assert b"Anna 3" not in file.read_bytes()


async def test_names_are_erased_also_when_the_power_goes_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url_of_store = f"sqlite:///{tmp_path}/t.sqlite"

    async def not_any_more(self: SqliteStore, id: str) -> None:
        pass

    with monkeypatch.context() as cut:
        cut.setattr(SqliteStore, "forget", not_any_more)
        async with serving_here(url_of_store) as (url, _):
            desk = await opened(url)
            await ready(desk, start=False)
            await desk.do("wipe", "wipe")
    assert any(b"Anna 3" in file.read_bytes() for file in tmp_path.iterdir())
    async with serving_here(url_of_store):
        pass
    assert not any(b"Anna 3" in file.read_bytes() for file in tmp_path.iterdir())


async def test_a_file_goes_on_at_another_server(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/one.sqlite") as (url, _):
        desk = await opened(url)
        view = await ready(desk)
        data = await desk.raw("/file")
        nameless = await desk.raw("/file?anonymous=true")
    async with serving_here(f"sqlite:///{tmp_path}/two.sqlite") as (url, _):
        who = (await arrive(url, "Tom"))[0]
        made = await who.post_bytes("/api/tournaments/file", data)
        other = Desk(who, made["id"])
        again = await other.ask("GET")

        assert (again["rounds"], again["entrants"]) == (view["rounds"], view["entrants"])
        assert again["role"] == "director"
        assert all(each["name"] for each in again["members"])  # also who is known at the other laptop only
        table = again["rounds"][0]["tables"][0]["table"]
        await other.do("enter", round=1, table=table, scores=[8, 5], ended="won")
        newer = await other.raw("/file")
    async with serving_here(f"sqlite:///{tmp_path}/one.sqlite") as (url, _):  # and comes home
        desk.who = Visitor(url, desk.who.secret)
        stranger = (await arrive(url, "Eve"))[0]
        assert "already" in await refused(stranger.post_bytes("/api/tournaments/file", newer))
        assert "newer" in await refused(desk.who.post_bytes("/api/tournaments/file", data))
        await desk.who.post_bytes("/api/tournaments/file", newer)
        home = await desk.ask("GET")
        assert (home["rounds"][0]["tables"][0]["state"], home["role"]) == ("in", "director")
        await desk.do("enter", round=1, table=home["rounds"][0]["tables"][1]["table"], scores=[8, 5], ended="won")
        assert "another way" in await refused(desk.who.post_bytes("/api/tournaments/file", newer))
    async with serving_here(f"sqlite:///{tmp_path}/one.sqlite") as (url, _):
        desk.who = Visitor(url, desk.who.secret)
        assert (await desk.ask("GET"))["rounds"][0]["tables"][1]["state"] == "in"
    assert b"Anna" not in nameless


async def test_screens_are_sent_every_change(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        address = f"{url.replace('http', 'ws')}/api/tournaments/{desk.id}/live"
        async with asyncio.timeout(120), websockets.connect(address) as screen:
            await screen.send('{"type": "hello", "hall": true}')
            first = json.loads(await screen.recv())
            await desk.do("register", entrants=NAMES)
            n = first["n"]
            while n == first["n"]:
                view = json.loads(await screen.recv())
                n = view["n"]

        assert (first["type"], first["entrants"]) == ("hall", [])
        assert [each["name"] for each in view["entrants"]][:2] == ["1–1", "2–2"]


@rule("T-006", "T-027", "T-030")
async def test_an_online_table_follows_the_halls_clock_and_its_result_waits_for_the_desk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_online, "LOOKING", 0.02)
    async with asyncio.timeout(120), serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, tables):
        desk = await opened(url)
        view = await ready(desk)
        number = view["rounds"][0]["tables"][0]["table"]
        live, players = await begun_online(url, tables, desk, number)
        assert (live.table.phase, live.table.host) == ("playing", "")
        for asked in (wire.HandOver(3), wire.Pause(4), wire.Resume(5)):
            with pytest.raises(Refusal, match="for the desk"):
                await tables.ask(live, players[0][1], asked)
        assert (await desk.ask("GET", f"/online/1/{number}"))["match"] == ""
        await changed(live, lambda: left_of(live) <= 45 * 60_000)
        assert left_of(live) > 40 * 60_000
        await desk.do("add-time", seconds=600, table=number, why="line lost")
        await changed(live, lambda: left_of(live) > 45 * 60_000)

        await desk.do("pause")
        await changed(live, lambda: live.table.paused)
        await desk.do("resume")
        await desk.do("end-time", why="late")
        await changed(live, lambda: live.table.phase == "over")
        table = await state_of(url, desk, "waiting")

        result = table["forms"][0]["result"]
        assert (result["scores"], result["parts"], table["forms"][0]["source"]) == ([0, 0], [0] * 4, "online")
        with pytest.raises(Refusal, match="for the desk"):  # one more is the next round, which the desk starts
            await tables.ask(live, players[0][1], wire.Ready(6, "1" * 64))
        await desk.do("seen", round=1, table=number)
        assert (await desk.ask("GET"))["rounds"][0]["tables"][0]["state"] == "in"
        match = (await desk.ask("GET", f"/online/1/{number}"))["match"]  # all of it, for a dispute
        assert (await desk.who.ask("GET", f"/api/matches/{match}"))["game"] == "keezen"


@rule("T-006", "T-015")
async def test_an_online_table_waits_for_the_start_of_its_round_and_keeps_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_online, "LOOKING", 0.02)
    async with asyncio.timeout(120), serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, tables):
        desk = await opened(url, rules={"queen_steps": 14})
        number = (await ready(desk, start=False))["rounds"][0]["tables"][0]["table"]
        code = (await desk.ask("POST", f"/online/1/{number}"))["code"]
        live = await tables.find((await desk.ask("GET"))["rounds"][0]["tables"][0]["online"])
        view = await desk.ask("GET")
        slips = {each["n"]: each["code"] for each in view["entrants"]}
        players = [await arrive(url, f"P{n}") for n in range(4)]
        for n, (player, _) in enumerate(players):  # both of one duo, then both of the other
            duo = view["rounds"][0]["tables"][0]["who"][n // 2]
            await player.ask("POST", "/api/tournaments/enter", {"code": slips[duo]})
            sat = await player.ask("POST", f"/api/tournaments/{desk.id}/online/1/{number}/sit")
        assert [chair.who for chair in live.table.chairs] == [players[n][1] for n in (0, 2, 1, 3)]
        assert (sat["table"], len(code)) == (live.table.id, 32)
        with pytest.raises(Refusal, match="for the desk"):  # nobody begins without the others
            await tables.ask(live, players[0][1], wire.PutBot(4, 1, "rule"))
        with pytest.raises(Refusal, match="host"):
            await tables.ask(live, players[0][1], wire.Again(2, "keezen", {"queen_steps": 12}, 4))
        for _, id in players:
            await tables.ask(live, id, wire.Ready(3, "0" * 64))
        await changed(live, lambda: live.table.paused)
        await desk.do("start", round=1)
        await changed(live, lambda: not live.table.paused)

        assert live.table.settings.options["queen_steps"] == 14


@rule("T-027", "T-030")
async def test_the_halls_clock_leaves_the_time_to_read_the_score_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_online, "LOOKING", 0.02)
    async with asyncio.timeout(120), serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, tables):
        desk = await opened(url, game="foppen", size=4, rules={"score_seconds": 1})
        await desk.do("register", entrants=[{"names": [f"Anna {n}"]} for n in range(4)], present=True)
        await desk.do("draw")
        await desk.do("start", round=1)
        live, players = await begun_online(url, tables, desk, 1)
        match = live.table.match
        assert match is not None
        request = 2
        while not match.state.acting() & bit(TABLE):
            seat, request = members(match.state.acting())[0], request + 1
            words = match.game.may(match.state, seat)[0]
            await tables.ask(live, players[seat][1], wire.Do(request, words))
        await changed(live, lambda: not match.state.acting() & bit(TABLE))  # dealt anew, after a second

        assert live.table.phase == "playing"


async def begun_online(
    url: str, tables: Tables, desk: Desk, number: int
) -> tuple[HostedTable, list[tuple[Visitor, str]]]:
    """The first table of the first round put online, where four have come by the link and begun; they and their ids."""
    code = (await desk.ask("POST", f"/online/1/{number}"))["code"]
    live = await tables.find((await desk.ask("GET"))["rounds"][0]["tables"][0]["online"])
    players = [await arrive(url, f"P{n}") for n in range(4)]
    for seat, (player, id) in enumerate(players):
        await player.join(code)
        await tables.ask(live, id, wire.Sit(1, seat))
    for _, id in players:
        await tables.ask(live, id, wire.Ready(2, "0" * 64))
    return live, players


def left_of(live: HostedTable) -> int:
    """Of the clock of the whole match."""
    [clock] = live.table.clocks.values()
    return clock.left


async def changed(live: HostedTable, true: Callable[[], bool]) -> None:
    while not true():
        live.changed.clear()
        await live.changed.wait()


async def state_of(url: str, desk: Desk, state: str) -> dict[str, Any]:
    """The first table of the first round, as soon as it is in a state."""
    async with websockets.connect(f"{url.replace('http', 'ws')}/api/tournaments/{desk.id}/live") as stream:
        await stream.send(json.dumps({"type": "hello", "secret": desk.who.secret}))
        while True:
            table: dict[str, Any] = json.loads(await stream.recv())["rounds"][0]["tables"][0]
            if table["state"] == state:
                return table


@rule("T-003", "T-009", "T-010")
async def test_paper_is_printed_in_every_language(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        await ready(desk, start=False)
        for kind, language in (("forms", "nl"), ("chips", "de")):
            assert (await desk.raw(f"/paper/{kind}?round=0&language={language}")).startswith(b"%PDF")
        assert (await desk.raw("/export/entrants")).decode("utf-8-sig").splitlines()[1].startswith("1,Anna 1,Bas 1")


def test_what_is_stored_of_a_personal_entry_has_no_name() -> None:
    from stammtisch.tournament import entries
    from stammtisch.tournament.settings import Settings

    desk = LocalDesk("NK", Settings(), "x")
    desk.do(entries.Register((entries.Given(("Anna", "Bas"), "Kings"),)))

    assert b"Anna" not in msgspec.json.encode(desk.log)
    assert "Anna" in desk.texts[2]


async def test_the_stream_is_closed_with_a_kind_that_a_page_can_word(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once: nothing else happens that would wake a stream."""
    monkeypatch.setattr(desk_stream, "IDLE", 3600.0)
    async with asyncio.timeout(120), serving_here(sqlite_url) as (url, _):
        desk = await opened(url)
        streams = f"ws{url.removeprefix('http')}/api/tournaments"

        async def closed(id: str, first: str, after: Callable[[], Any] | None = None) -> tuple[int, str]:
            async with websockets.connect(f"{streams}/{id}/live") as socket:
                await socket.send(first)
                if after is not None:
                    await socket.recv()
                    await after()
                await socket.wait_closed()
                return socket.close_code or 0, (socket.close_reason or "").partition(":")[0]

        hello = json.dumps({"type": "hello", "secret": desk.who.secret})
        assert await closed("t" + 15 * "0", hello) == (4404, "nothing-there")
        assert await closed(desk.id, "tafel 3") == (1002, "hello-first")
        assert await closed(desk.id, hello, lambda: desk.who.ask("DELETE", "/api/visitors/me")) == (4401, "forgotten")


async def test_the_stream_of_who_is_forgotten_in_another_process_is_closed(postgres_url: str) -> None:
    async with (
        asyncio.timeout(120),
        serving_here(postgres_url) as (here, tables),
        serving_here(postgres_url) as (there, _),
    ):
        desk, (who, id) = await opened(here), await arrive(here, "Tom")
        code = (await desk.ask("POST", "/codes", {"role": "helper"}))["code"]
        await who.ask("POST", "/api/tournaments/enter", {"code": code})
        async with websockets.connect(f"ws{there.removeprefix('http')}/api/tournaments/{desk.id}/live") as socket:
            await socket.send(json.dumps({"type": "hello", "secret": who.secret}))
            await socket.recv()
            await tables.store.forget(id)
            await socket.wait_closed()
            assert socket.close_code == 4401
