"""Copies in a second place: whole, remembered over a restart, and chosen by nobody from the network."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from server.test_desk import Desk, joined, opened, ready, refused
from serving_here import serving_here

from stammtisch.client import Visitor
from stammtisch.server import desk_copies, desk_files, desk_places
from stammtisch.server.addresses import at_this_machine
from stammtisch.server.desk_copies import copy_one
from stammtisch.server.desk_places import Copies
from stammtisch.server.desks import Desks
from stammtisch.server.serve import data_folder_of

pytestmark = pytest.mark.once


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_copies, "COPYING", 0.02)
    monkeypatch.setattr(desk_copies, "LOOKING", 0.02)


async def test_copies_are_written_whole_to_a_second_place(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite", copies=str(stick)) as (url, tables):
        desk = await opened(url)
        await ready(desk)
        kept = Desks(tables)
        await copy_one(kept, stick, await kept.find(desk.id))

    lines = (stick / f"{desk.id}.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["kind"] for line in lines[1:]] == ["open", "register", "drawn", "start"]


async def test_a_newcomer_chooses_the_second_place_on_the_page_or_saves_the_file(tmp_path: Path) -> None:
    """The warning is gone with the first copy, and comes back when a round was closed after one saved by hand."""
    stick = tmp_path / "stick"
    stick.mkdir()
    async with serving_here(f"sqlite:///{tmp_path}/t.sqlite", choose_copies=True) as (url, _):
        desk = await opened(url)
        for each in (await ready(desk))["rounds"][0]["tables"]:
            await desk.do("enter", round=1, table=each["table"], scores=[8, 5], ended="won")
        assert "copy" in await warned(desk)
        await desk.raw("/file")
        assert not {"copy", "copy-behind"} & await warned(desk)
        await desk.do("close-round", round=1)
        assert "copy-behind" in await warned(desk)

        for wrong in ("stick", str(tmp_path / "none")):
            assert "no folder" in await refused(desk.ask("POST", "/copies", {"folder": wrong}))
        place = await desk.ask("POST", "/copies", {"folder": str(stick)})
        assert (place["folder"], place["chooses"], "copy-behind" in await warned(desk)) == (str(stick), True, False)
    lines = (stick / f"{desk.id}.jsonl").read_text("utf-8").splitlines()
    assert json.loads(lines[-1])["kind"] == "close-round"


async def warned(desk: Desk) -> set[str]:
    return {each["kind"] for each in (await desk.ask("GET"))["forgotten"]}


async def until_warned(desk: Desk, true: Callable[[set[str]], bool]) -> None:
    async with asyncio.timeout(120):
        while not true(await warned(desk)):
            await asyncio.sleep(0.02)


def kinds(stick: Path, desk: Desk) -> list[str]:
    lines = (stick / f"{desk.id}.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line)["kind"] for line in lines[1:]]


@pytest.mark.usefixtures("hasty")
async def test_a_folder_that_was_chosen_is_remembered_and_a_stick_that_is_back_is_taken_up(tmp_path: Path) -> None:
    stick, pocket = tmp_path / "stick", tmp_path / "pocket"
    stick.mkdir()
    database, kept = f"sqlite:///{tmp_path}/t.sqlite", str(tmp_path / "copies.json")
    async with serving_here(database, choose_copies=True, kept=kept) as (url, _):
        desk = await opened(url)
        await desk.ask("POST", "/copies", {"folder": str(stick)})
        place = await desk.ask("GET", "/copies")
        assert (place["regular"], place["own_disk"], place["gone"]) == (True, True, False)
    stick.rename(pocket)  # pulled while the laptop was off
    async with serving_here(database, choose_copies=True, kept=kept) as (url, _):
        desk.who = Visitor(url, desk.who.secret)
        await until_warned(desk, lambda found: "copy-gone" in found and "copy" not in found)
        await ready(desk)
        place = await desk.ask("GET", "/copies")
        assert (place["folder"], place["regular"], place["gone"]) == (str(stick), True, True)
        await desk.raw("/file")
        assert "copy-gone" in await warned(desk)
        pocket.rename(stick)
        await until_warned(desk, lambda found: not {"copy", "copy-gone"} & found)
        assert kinds(stick, desk) == ["open", "register", "drawn", "start"]

        place = await desk.ask("POST", "/copies", {"folder": ""})
        assert (place["regular"], place["folder"]) == (False, "")
    async with serving_here(database, choose_copies=True, kept=kept) as (url, _):
        desk.who = Visitor(url, desk.who.secret)
        assert "copy" in await warned(desk)


def test_the_empty_folder_under_a_stick_that_was_pulled_is_not_the_stick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick, kept = tmp_path / "stick", tmp_path / "copies.json"
    stick.mkdir()
    monkeypatch.setattr(desk_places, "on_other_disk", lambda folder, own: True)
    Copies(kept).remember(stick)
    assert Copies(kept).there()
    monkeypatch.setattr(desk_places, "on_other_disk", lambda folder, own: False)
    assert not Copies(kept).there()
    kept.write_text("[")
    assert Copies(kept).place is None


def test_what_is_remembered_lies_beside_the_database() -> None:
    assert data_folder_of("sqlite:////data/club/tables.sqlite") == Path("/data/club")
    assert data_folder_of("postgresql://club@/club").name == "stammtisch"


async def test_who_is_not_at_the_laptop_neither_sees_its_folders_nor_chooses_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A director elsewhere is told whether copies are written, and that the folder is chosen at the laptop."""

    async def sees_nothing(desk: Desk, elsewhere: bool) -> None:
        place = await desk.ask("GET", "/copies")
        nothing = {"regular": False, "gone": False, "folder": "", "own_disk": False, "chooses": False, "drives": []}
        assert place == {**nothing, "elsewhere": elsewhere}
        for folder in (str(tmp_path), ""):
            assert "direction" in await refused(desk.ask("POST", "/copies", {"folder": folder}))

    async with serving_here(f"sqlite:///{tmp_path}/public.sqlite") as (url, _):  # a server that is not of the hall
        await sees_nothing(await opened(url), elsewhere=False)
    async with serving_here(f"sqlite:///{tmp_path}/hall.sqlite", choose_copies=True) as (url, _):
        desk = await opened(url)
        helper = await joined(url, "Tom", desk, (await desk.ask("POST", "/codes", {"role": "helper"}))["code"])
        await sees_nothing(helper, elsewhere=True)
        monkeypatch.setattr(desk_files, "at_this_machine", lambda request: False)  # the director, by phone
        await sees_nothing(desk, elsewhere=True)


@pytest.mark.parametrize(
    ("client", "own", "here"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("::1", "::1", True),
        ("192.168.2.5", "192.168.2.5", True),  # the laptop itself, by its address in the hall
        ("192.168.2.17", "192.168.2.5", False),
        ("", "", False),
        ("unix", "", False),
    ],
)
def test_the_laptop_itself_is_known_by_whichever_of_its_addresses_it_is_opened(
    client: str, own: str, here: bool
) -> None:
    class App:
        state = State({"trusted": []})

    scope = {"type": "http", "client": (client, 4711), "server": (own, 8765), "headers": [], "litestar_app": App}
    assert at_this_machine(ASGIConnection(scope)) is here  # type: ignore[arg-type]
