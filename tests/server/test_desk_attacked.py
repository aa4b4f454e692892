"""Attacks on the desk: guessed forms, codes used twice, phones of others, two helpers at once, a lid that is closed."""

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from ledger import rule
from server.test_desk import NAMES, Desk, arrive, joined, opened, ready, refused
from serving_here import serving_here

from stammtisch.client import Refused
from stammtisch.server import desks
from stammtisch.server.desks import HostedTournament
from stammtisch.tournament.state import Tournament

pytestmark = pytest.mark.once


def result(*scores: int, **more: Any) -> dict[str, Any]:
    return {"scores": list(scores), "ended": "won" if 8 in scores else "time", **more}


@rule("T-009")
async def test_whoever_holds_a_form_hands_it_in_by_its_link_and_the_desk_confirms_it(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        one, two = (await ready(desk))["rounds"][0]["tables"][:2]
        stranger = Desk((await arrive(url, "Uwe"))[0], desk.id)
        found = await stranger.ask("GET", f"/form/{one['code']}")
        await stranger.ask("POST", f"/form/{one['code']}", {"request": 1, **result(8, 5)})
        again = await stranger.ask("POST", f"/form/{one['code']}", {"request": 1, **result(8, 5)})
        table = (await desk.ask("GET"))["rounds"][0]["tables"][0]

        assert (found["round"], found["table"]["table"]) == (1, one["table"])
        assert "code" not in found["table"]
        assert again["n"]
        assert (table["state"], len(table["forms"]), table["forms"][0]["entrant"]) == ("waiting", 1, 0)
        assert "tell the desk" in await refused(
            stranger.ask("POST", f"/form/{one['code']}", {"request": 2, **result(5, 8)})
        )
        await desk.do("seen", round=1, table=one["table"])
        assert (await desk.ask("GET"))["rounds"][0]["tables"][0]["state"] == "in"
        assert "not been given" in await refused(
            stranger.ask("POST", f"/form/{two['code']}", {"request": 3, **result(5, 6)})
        )


async def test_a_form_is_not_guessed_and_a_duo_uses_no_form_but_its_own(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        view = await ready(desk)
        one, two = view["rounds"][0]["tables"][:2]
        codes = {each["n"]: each["code"] for each in view["entrants"]}
        phone = await joined(url, "Phone", desk, codes[one["who"][0]])
        stranger = Desk((await arrive(url, "Eve"))[0], desk.id)

        assert "not your table" in await refused(
            phone.ask("POST", f"/form/{two['code']}", {"request": 1, **result(8, 5)})
        )
        await phone.ask("POST", f"/form/{one['code']}", {"request": 2, **result(8, 5)})
        form = (await desk.ask("GET"))["rounds"][0]["tables"][0]["forms"][0]
        assert (form["entrant"], form["source"]) == (one["who"][0], "phone")
        for guess in ("1-1", "1-1-ÄÖÜ!", f"1-{one['table']}-AAAA", "9-9-AAAA", "x", "1-1-1-1", "²-1-AAAA"):
            assert "not of this tournament" in await refused(stranger.ask("GET", f"/form/{quote(guess)}"))
        said = [
            await refused(stranger.ask("GET", f"/form/1-{two['table']}-AAA{letter}")) for letter in "ABCDEFGHJKLMNP" * 3
        ]
        assert "too often" in " ".join(said).lower()
        assert (await desk.ask("GET"))["rounds"][0]["tables"][1]["state"] == "open"


async def test_codes_that_are_no_codes_are_unknown_and_nothing_worse(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        await ready(desk)
        for n, guess in enumerate(("1-ÄÖÜÄÖÜ", "²-ABCDEF", "1-", "-1", "00001-ABCDEF", "9" * 32, "١-ABCDEF")):
            eve, _ = await arrive(url, f"Eve {n}")
            said = await refused(eve.ask("POST", "/api/tournaments/enter", {"code": guess}))
            assert "code" in said.lower(), guess


async def test_a_strange_file_stays_the_trouble_of_who_brought_it(tmp_path: Path) -> None:
    """A layout with people who are not there."""
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        await ready(desk)
        lines = (await desk.raw("/file")).decode().splitlines()
        strange = [line.replace('"who":[1,', '"who":[77,').replace(desk.id, "t" + "e" * 15) for line in lines]
        eve, _ = await arrive(url, "Eve")
        sent = asyncio.to_thread(eve._ask, "POST", "/api/tournaments/file", "\n".join(strange).encode())
        assert "no file of a tournament" in await refused(sent)

        number = (await desk.ask("GET"))["rounds"][0]["tables"][0]["table"]
        await desk.do("enter", round=1, table=number, scores=[8, 5], ended="won")
        assert [each["id"] for each in await desk.who.ask("GET", "/api/tournaments")] == [desk.id]
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):  # and after a restart
        again = Desk(type(desk.who)(url, desk.who.secret), desk.id)
        assert (await again.ask("GET"))["rounds"][0]["tables"][0]["state"] == "in"


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


async def test_one_code_asked_for_by_many_at_once_lets_one_in(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        code = (await desk.ask("POST", "/codes", {"role": "director"}))["code"]
        people = [(await arrive(url, f"V{n}"))[0] for n in range(5)]
        asked = [each.ask("POST", "/api/tournaments/enter", {"code": code}) for each in people]
        done = await asyncio.gather(*asked, return_exceptions=True)

        assert sum(isinstance(each, dict) for each in done) == 1
        assert sum(each["role"] == "director" for each in (await desk.ask("GET"))["members"]) == 2


async def test_a_helper_who_scans_a_slip_stays_a_helper_and_a_used_code_gives_nothing(tmp_path: Path) -> None:
    async with asyncio.timeout(60), serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        view = await ready(desk)
        codes = {role: (await desk.ask("POST", "/codes", {"role": role}))["code"] for role in ("helper", "director")}
        tom, _ = await arrive(url, "Tom")
        entered = await tom.ask("POST", "/api/tournaments/enter", {"code": codes["helper"]})
        slip = await tom.ask("POST", "/api/tournaments/enter", {"code": view["entrants"][0]["code"]})
        assert (entered["role"], slip["role"]) == ("helper", "helper")

        await tom.ask("POST", "/api/tournaments/enter", {"code": codes["director"]})
        assert (await tom.ask("GET", f"/api/tournaments/{desk.id}"))["role"] == "director"
        ute, _ = await arrive(url, "Ute")
        for each in (ute, tom):
            with pytest.raises(Refused):
                await each.ask("POST", "/api/tournaments/enter", {"code": codes["director"]})
        assert (await ute.ask("GET", f"/api/tournaments/{desk.id}"))["type"] == "hall"


async def test_nobody_confirms_what_they_entered_themselves(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url, second_look=True)
        number = (await ready(desk))["rounds"][0]["tables"][0]["table"]
        helper = await joined(url, "Tom", desk, (await desk.ask("POST", "/codes", {"role": "helper"}))["code"])
        await helper.do("enter", round=1, table=number, scores=[8, 5], ended="won")

        assert "somebody else" in await refused(helper.do("seen", round=1, table=number))
        await desk.do("seen", round=1, table=number)
        assert (await desk.ask("GET"))["rounds"][0]["tables"][0]["seen"] == 2


@rule("T-029")
def test_the_hall_plays_on_while_the_lid_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = HostedTournament(Tournament("t" + "0" * 15))
    before = hosted.now()
    monkeypatch.setattr(desks, "slept", lambda: 20 * 60_000)

    assert 20 * 60_000 <= hosted.now() - before < 21 * 60_000


async def test_archived_tournaments_are_listed_after_a_restart_and_a_screen_counts_without_a_code(
    tmp_path: Path,
) -> None:
    import websockets

    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        await desk.do("register", entrants=NAMES[:4])
        assert "screen" in [each["kind"] for each in (await desk.ask("GET"))["forgotten"]]
        async with websockets.connect(f"{url.replace('http', 'ws')}/api/tournaments/{desk.id}/live") as screen:
            await screen.send(json.dumps({"type": "hello", "hall": True}))
            await screen.recv()
            assert "screen" not in [each["kind"] for each in (await desk.ask("GET"))["forgotten"]]
        await desk.do("archive", "archive")
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        who = type(desk.who)(url, desk.who.secret)
        assert [(each["id"], each["phase"]) for each in await who.ask("GET", "/api/tournaments")] == [
            (desk.id, "archived")
        ]
