"""Attacks on the desk: guessed forms, codes used twice, phones of others, strange files, a lid that is closed."""

import asyncio
import json
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import pytest
from ledger import rule
from server.test_desk import NAMES, Desk, arrive, joined, opened, ready, refused
from serving_here import serving_here

from stammtisch.client import Refused
from stammtisch.server import desk_api, desk_online, desks
from stammtisch.server.desks import HostedTournament
from stammtisch.server.limits import Limit
from stammtisch.tournament import entries
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


async def test_who_goes_from_slip_to_slip_is_soon_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_api, "entering", Limit(3, 3600))
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        one, two, *_ = (each["code"] for each in (await ready(desk))["entrants"])
        who = (await arrive(url, "Bo"))[0]
        for code in (one, two, one):
            await who.ask("POST", "/api/tournaments/enter", {"code": code})
        n = (await desk.ask("GET"))["n"]

        with pytest.raises(Refused):
            await who.ask("POST", "/api/tournaments/enter", {"code": two})
        assert (await desk.ask("GET"))["n"] == n


async def test_a_helper_who_scans_a_slip_stays_a_helper_and_a_used_code_gives_nothing(tmp_path: Path) -> None:
    async with asyncio.timeout(120), serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
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


def doctored(data: bytes, *more: dict[str, Any]) -> bytes:
    """The file as a tournament of its own, with more entries."""
    lines = [json.loads(line) for line in data.splitlines()]
    lines[0]["id"], lines[1]["body"]["key"] = "t" + "e" * 15, "e" * 32
    lines += [{"n": len(lines) + i, "at": lines[-1]["at"], "who": "eve", **each} for i, each in enumerate(more)]
    return "\n".join(map(json.dumps, lines)).encode()


@rule("T-030")
async def test_a_file_that_names_the_live_table_of_others_opens_no_door_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_online, "LOOKING", 0.02)
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, tables):
        ann, _ = await arrive(url, "Ann")
        private = await ann.open_table("keezen", seats=4, bots=["rule"] * 3)
        before = (await tables.find(private.table)).table.n
        desk = await opened(url, "Eve")
        number = (await ready(desk))["rounds"][0]["tables"][0]["table"]
        online = {"kind": "online", "body": {"round": 1, "table": number, "live": private.table}}
        made = await desk.who.post_bytes("/api/tournaments/file", doctored(await desk.raw("/file"), online))
        eve = Desk(desk.who, made["id"])
        view = await eve.ask("GET")
        assert view["rounds"][0]["tables"][0]["online"] == private.table
        code = next(each["code"] for each in view["entrants"] if each["n"] in view["rounds"][0]["tables"][0]["who"])
        phone = await joined(url, "Eve's phone", eve, code)

        assert await eve.ask("GET", f"/online/1/{number}") == {"code": "", "match": ""}
        assert "no such online table" in await refused(eve.ask("POST", f"/online/1/{number}"))
        assert "no such online table" in await refused(phone.ask("POST", f"/online/1/{number}/sit"))
        await eve.do("pause")
        await asyncio.sleep(0.2)  # looks at online tables
        assert (await tables.find(private.table)).table.n == before


async def test_a_huge_file_is_refused_before_it_keeps_the_hall_waiting(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url, "Eve")
        await ready(desk)
        data = await desk.raw("/file")
        names = [{"names": ["a", "b"]}] * 400
        enter = {"kind": "enter", "body": {"round": 1, "table": 1, "scores": [8, 5], "ended": "won"}}
        deep = b'{"n":9,"at":1,"who":"a","kind":"name","body":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001
        evil = {
            "more people": doctored(data, *[{"kind": "register", "body": {"entrants": names}}] * 20),
            "more people or tables": doctored(
                data, *({"kind": "join", "who": f"v{n}", "body": {"role": "director"}} for n in range(5000))
            ),
            "forms": doctored(data, *[enter] * 300),
            "recursion": data + deep,
            "at most": data + b"\n" * 25_000,
        }
        for says, file in evil.items():
            assert says in await refused(desk.who.post_bytes("/api/tournaments/file", file)), says
        with pytest.raises((Refused, OSError)):
            await desk.who.post_bytes("/api/tournaments/file", b"x" * 9_000_000)
        assert len(await desk.who.ask("GET", "/api/tournaments")) == 1


FOR_DIRECTOR: list[dict[str, Any]] = [
    {"type": "name", "name": "Mine"},
    {"type": "settle", "settings": {}},
    {"type": "draw"},
    {"type": "chips", "layout": {"round": 2, "tables": []}},
    {"type": "pin", "round": 2, "a": 1, "b": 2},
    {"type": "swap", "round": 2, "a": 1, "b": 2},
    {"type": "leave", "n": 1, "stops": True},
    {"type": "back", "n": 1},
    {"type": "start", "round": 2},
    {"type": "close-round", "round": 1},
    {"type": "break-off", "round": 1, "why": "x"},
    {"type": "end-after", "rounds": 1},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "add-time", "seconds": 60},
    {"type": "end-time"},
    {"type": "lot", "order": [1, 2], "why": "x"},
    {"type": "confirm"},
    {"type": "reveal", "place": 1},
    {"type": "archive"},
    {"type": "dismiss", "who": "els"},
    {"type": "wipe"},
]
FOR_HELPER: list[dict[str, Any]] = [
    {"type": "register", "entrants": [{"names": ["x", "y"]}]},
    {"type": "amend", "n": 1, "to": {"names": ["x", "y"]}},
    {"type": "presence", "entrants": [1], "present": False},
    {"type": "late", "n": 1, "now": True},
    {"type": "set-aside", "round": 1, "table": 1, "question": "early"},
    {"type": "seen", "round": 1, "table": 1},
    {"type": "correct", "round": 1, "table": 1, "scores": [8, 5], "ended": "won", "why": "x"},
    {"type": "screen", "views": ["round"]},
    {"type": "print", "what": "forms"},
    {"type": "undo", "entry": 2},
]
FOR_DUO: list[dict[str, Any]] = [
    {"type": "enter", "round": 1, "table": 1, "scores": [8, 5], "ended": "won"},
    {"type": "dispute", "round": 1, "table": 1},
]


@rule("T-013")
async def test_nobody_does_what_is_for_another_role(tmp_path: Path) -> None:
    """Every request there is, by everybody who may not."""
    assert {each["type"] for each in FOR_DIRECTOR + FOR_HELPER + FOR_DUO} == {
        kind.kind() for kind in get_args(entries.Asked)
    }
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        view = await ready(desk)
        code = {role: (await desk.ask("POST", "/codes", {"role": role}))["code"] for role in ("helper", "screen")}
        slip = view["entrants"][0]["code"]
        helper, screen, phone = [
            await joined(url, f"V {each}", desk, each) for each in (code["helper"], code["screen"], slip)
        ]
        stranger = Desk((await arrive(url, "Eve"))[0], desk.id)
        before = (await desk.ask("GET"))["n"]
        for who, kinds in (
            (helper, FOR_DIRECTOR),
            (phone, FOR_DIRECTOR + FOR_HELPER),
            (screen, FOR_DIRECTOR + FOR_HELPER + FOR_DUO),
            (stranger, FOR_DIRECTOR + FOR_HELPER + FOR_DUO),
        ):
            for what in kinds:
                said = await refused(who.ask("POST", "/do", {"request": 1, "what": what, "sure": ["wipe", "running"]}))
                assert "for the direction" in said, (what["type"], said)
            for path in ("/codes", "/copies"):
                data = {"role": "director"} if path == "/codes" else {"folder": str(tmp_path)}
                assert "for the d" in await refused(who.ask("POST", path, data))
        for who in (phone, screen, stranger):
            for path in ("/file", "/file?anonymous=true", "/export/entrants", "/log", "/paper/slips", "/copies"):
                assert "for the desk" in await refused(who.ask("GET", path)), path
        assert "for the direction" in await refused(helper.ask("GET", "/file"))
        for n in range(1, before + 1):
            if (await desk.ask("GET", f"/log?before={n + 1}"))[0]["kind"] not in ("register", "join", "invite"):
                assert await refused(helper.do("undo", entry=n))
        assert (await desk.ask("GET"))["n"] == before


async def test_a_form_of_another_tournament_is_none_of_this_one(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        one, two = await opened(url), await opened(url, "Tom")
        theirs = (await ready(two))["rounds"][0]["tables"][0]
        await ready(one)
        eve = Desk((await arrive(url, "Eve"))[0], one.id)
        for who in (one, eve):
            assert "not of this tournament" in await refused(who.ask("GET", f"/form/{theirs['code']}"))
        sent = eve.ask("POST", f"/form/{theirs['code']}", {"request": 1, **result(8, 5)})
        assert "not of this tournament" in await refused(sent)
        phone = await joined(url, "Phone", two, (await two.ask("GET"))["entrants"][0]["code"])
        stray = Desk(phone.who, one.id)
        assert (await stray.ask("GET"))["type"] == "hall"
        assert "direction" in await refused(stray.do("enter", round=1, table=1, scores=[8, 5], ended="won"))


async def test_names_that_are_too_long_or_no_names_are_refused(tmp_path: Path) -> None:
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite") as (url, _):
        desk = await opened(url)
        for name in ("x" * 41, "", "\0", "a\nb", "\u202eevil", "\ud800"):
            with pytest.raises(Refused):
                await desk.do("register", entrants=[{"names": [name, "Bas"]}])
        await desk.do("register", entrants=[{"names": ["x" * 40, "W" * 40], "team": "M" * 40}])
        assert len((await desk.ask("GET"))["entrants"]) == 1
