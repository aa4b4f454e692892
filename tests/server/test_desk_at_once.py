"""Many at the desk at once: nobody overwrites, loses or sees what they should not, whatever comes in between."""

import asyncio
import json
import threading
from collections.abc import Awaitable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from server.test_desk import NAMES, Desk, arrive, joined, opened, ready, refused
from serving_here import serving_here

from stammtisch.client import Refused, Visitor
from stammtisch.server import desk_files, desks
from stammtisch.server.desks import HostedTournament
from stammtisch.server.tables import Tables
from stammtisch.tournament.paper import pdf

pytestmark = pytest.mark.once


async def test_two_helpers_who_enter_a_table_at_once_do_not_overwrite_each_other(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        number = (await ready(desk))["rounds"][0]["tables"][0]["table"]
        helpers = [
            await joined(url, name, desk, (await desk.ask("POST", "/codes", {"role": "helper"}))["code"])
            for name in ("Tom", "Ina")
        ]
        at_once = [
            each.do("enter", round=1, table=number, scores=scores, ended="won")
            for each, scores in zip(helpers, ([8, 5], [5, 8]), strict=True)
        ]
        done = await asyncio.gather(*at_once, return_exceptions=True)
        table = (await desk.ask("GET"))["rounds"][0]["tables"][0]

        assert sorted(type(each).__name__ for each in done) == ["Refused", "int"]
        assert (table["state"], len(table["forms"])) == ("in", 1)


@pytest.mark.parametrize(
    ("what", "other"),
    [
        ({"type": "amend", "n": 1, "to": {"names": ["Ann", "Bas"]}}, {"type": "amend", "n": 1, "to": NAMES[7]}),
        ({"type": "draw", "seed": "one"}, {"type": "draw", "seed": "two"}),
        ({"type": "settle", "settings": {"prizes": 1}}, {"type": "settle", "settings": {"prizes": 2}}),
    ],
)
async def test_of_two_directors_who_change_the_same_thing_at_once_one_is_told_of_the_other(
    tmp_path: Path, what: dict[str, Any], other: dict[str, Any]
) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        els = await opened(url)
        await ready(els, start=False)
        tom = await joined(url, "Tom", els, (await els.ask("POST", "/codes", {"role": "director"}))["code"])
        seen = (await els.ask("GET"))["n"]
        body = [{"request": 70, "what": each, "seen": seen} for each in (what, other)]
        told = [asyncio.to_thread(answered, url, who, els.id, each) for who, each in zip((els, tom), body, strict=True)]
        (done, found), (refused_, problem) = sorted(await asyncio.gather(*told), key=lambda each: each[0])

        assert (done, refused_, problem["kind"]) == (201, 409, "changed")
        assert problem["told"]["who"] in ("Els", "Tom")
        assert [line["n"] for line in problem["lines"]] == [found["n"]] == [(await els.ask("GET"))["n"]]
        late = {"Els": tom, "Tom": els}[problem["told"]["who"]]
        again = {"request": 71, "what": other if late is tom else what, "seen": found["n"]}
        assert (await asyncio.to_thread(answered, url, late, els.id, again))[0] == 201


def answered(url: str, desk: Desk, id: str, body: dict[str, Any]) -> tuple[int, Any]:
    """Status and body of a request to the desk."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {desk.who.secret}"}
    asked = Request(f"{url}/api/tournaments/{id}/do", json.dumps(body).encode(), headers)
    try:
        with urlopen(asked) as found:
            return found.status, json.loads(found.read())
    except HTTPError as error:
        return error.code, json.loads(error.read())


async def test_a_request_that_was_done_already_erases_no_names(tmp_path: Path) -> None:
    """Its number is answered with the entry that it made, whatever is asked for by it now."""
    database = f"sqlite:///{tmp_path}/t.sqlite"
    async with serving_here(database) as (url, _):
        desk = await opened(url)
        view = await ready(desk)
        table = view["rounds"][0]["tables"][0]
        phone = await joined(url, "Bo", desk, view["entrants"][table["who"][0] - 1]["code"])
        n = await phone.do("enter", round=1, table=table["table"], scores=[8, 5], ended="won")
        phone.request -= 1

        assert await phone.do("wipe") == n
        assert "direction" in await refused(phone.do("wipe"))

    async with serving_here(database) as (url, _):
        entrants = (await Desk(Visitor(url, desk.who.secret), desk.id).ask("GET"))["entrants"]
        assert [each["names"] for each in entrants] == [each["names"] for each in NAMES]


async def test_who_is_dismissed_while_the_desk_is_drawn_up_sees_what_the_hall_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        tom = await joined(url, "Tom", desk, (await desk.ask("POST", "/codes", {"role": "helper"}))["code"])
        members = (await desk.ask("GET"))["members"]
        who = next(each["who"] for each in members if each["role"] == "helper")
        around = desks.Desks.around

        async def slow(here: desks.Desks, hosted: HostedTournament) -> Any:
            monkeypatch.setattr(desks.Desks, "around", around)
            await desk.do("dismiss", who=who)
            return await around(here, hosted)

        monkeypatch.setattr(desks.Desks, "around", slow)
        assert (await tom.ask("GET"))["type"] == "hall"


async def test_a_code_that_another_process_gave_is_known_here(postgres_url: str) -> None:
    async with (
        asyncio.timeout(120),
        serving_here(postgres_url) as (here, _),
        serving_here(postgres_url) as (there, _),
    ):
        desk = await opened(here)
        code = (await desk.ask("POST", "/codes", {"role": "helper"}))["code"]
        tom = await joined(there, "Tom", desk, code)

        assert (await tom.ask("GET"))["role"] == "helper"
        late = (await arrive(here, "Ina"))[0]
        with pytest.raises(Refused):
            await late.ask("POST", "/api/tournaments/enter", {"code": code})


async def test_paper_is_of_one_moment_however_the_desk_goes_on_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The draw is undone while its forms are made."""
    made, begun, going_on = pdf, threading.Event(), threading.Event()

    def slowly(*args: Any) -> bytes:
        begun.set()
        assert going_on.wait(120)
        return made(*args)

    monkeypatch.setattr(desk_files, "pdf", slowly)
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        await ready(desk, start=False)
        printing = asyncio.create_task(desk.raw("/paper/forms"))
        assert await asyncio.to_thread(begun.wait, 120)
        await desk.do("undo", entry=(await desk.ask("GET", "/log"))[0]["n"])
        going_on.set()
        assert (await printing).startswith(b"%PDF")


async def test_helpers_and_direction_at_once_lose_nothing_and_each_is_told_a_sentence(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        els = await opened(url)
        tables = (await ready(els))["rounds"][0]["tables"]
        one, two, three, four = ({"round": 1, "table": each["table"]} for each in tables)
        tom, ina = [
            await joined(url, name, els, (await els.ask("POST", "/codes", {"role": "helper"}))["code"])
            for name in ("Tom", "Ina")
        ]
        won: dict[str, Any] = {"scores": [8, 5], "ended": "won"}
        n = await tom.do("enter", **one, **won)
        late = [{"names": ["Cor", "Dirk"]}]
        storms: list[list[Awaitable[Any]]] = [
            [tom.do("undo", entry=n), ina.do("enter", **one, **won), els.do("correct", **one, **won, why="seen")],
            [tom.do("enter", **two, **won), els.do("leave", n=tables[1]["who"][0], stops=True), ina.do("seen", **two)],
            [
                els.do("draw"),
                tom.do("register", entrants=late),
                ina.do("register", entrants=late),
                els.raw("/paper/forms"),
            ],
            [els.do("close-round", round=1), tom.do("enter", **three, **won), ina.do("enter", **four, **won)],
            [els.do("close-round", round=1), els.do("close-round", round=1), tom.do("enter", **four, **won)],
            [els.do("wipe", "wipe"), els.raw("/export/entrants"), els.raw("/file"), tom.do("register", entrants=late)],
        ]
        for storm in storms:
            done = await asyncio.gather(*map(asyncio.ensure_future, storm), return_exceptions=True)
            failed = [each for each in done if isinstance(each, BaseException)]
            assert [str(each) for each in failed if not isinstance(each, Refused) or "went wrong" in str(each)] == []
        view = await els.ask("GET")
        assert [each["state"] for each in view["rounds"][0]["tables"]] == ["in"] * 4
        assert view["rounds"][0]["state"] == "closed"
        assert len(view["entrants"]) == 9


async def test_one_code_asked_for_by_many_at_once_lets_one_in(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        code = (await desk.ask("POST", "/codes", {"role": "director"}))["code"]
        people = [(await arrive(url, f"V{n}"))[0] for n in range(5)]
        asked = [each.ask("POST", "/api/tournaments/enter", {"code": code}) for each in people]
        done = await asyncio.gather(*asked, return_exceptions=True)

        assert sum(isinstance(each, dict) for each in done) == 1
        assert sum(each["role"] == "director" for each in (await desk.ask("GET"))["members"]) == 2


async def test_a_table_at_which_others_sit_meanwhile_is_not_put_online(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        one, two, *_ = (await ready(desk, start=False))["rounds"][0]["tables"]
        opens = Tables.open

        async def slow(here: Tables, *given: Any) -> Any:
            monkeypatch.setattr(Tables, "open", opens)
            await desk.do("swap", round=1, a=one["who"][0], b=two["who"][0])
            return await opens(here, *given)

        monkeypatch.setattr(Tables, "open", slow)
        assert "look again" in await refused(desk.ask("POST", f"/online/1/{one['table']}"))
        assert "online" not in (await desk.ask("GET"))["rounds"][0]["tables"][0]
        assert await desk.ask("POST", f"/online/1/{one['table']}")
