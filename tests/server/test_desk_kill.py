"""kill -9 between any two entries of a tournament: none that was confirmed is lost, and none is done twice."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from ledger import rule
from server.test_desk import NAMES, Desk, arrive
from serving import Server, serving

from stammtisch.client import Visitor
from stammtisch.tournament.file import written
from stammtisch.tournament.rehearse import rehearse

pytestmark = pytest.mark.once

COURSE: list[dict[str, Any]] = [
    {"type": "register", "entrants": NAMES, "present": True},
    {"type": "draw"},
    {"type": "start", "round": 1},
    *({"type": "enter", "round": 1, "table": n, "scores": [8, n], "ended": "won"} for n in range(1, 5)),
    {"type": "correct", "round": 1, "table": 2, "scores": [3, 8], "ended": "won", "why": "swapped"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "close-round", "round": 1},
    {"type": "undo", "entry": 12},
]
SOME = {6, 11}  # entries after which the power goes


async def reached(server: Server) -> None:
    """Until it answers again."""
    async with asyncio.timeout(120):
        while True:
            try:
                await asyncio.to_thread(Visitor(server.url, "")._ask, "GET", "/health/live", None)
                return
            except OSError:
                await asyncio.sleep(0)


@rule("T-025", "T-029")
@pytest.mark.parametrize("kills", [SOME, pytest.param(set(range(len(COURSE))), marks=pytest.mark.soak)])
async def test_what_was_confirmed_is_there_after_every_kill(kills: set[int], tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/t.sqlite", tmp_path) as server:
        await reached(server)
        who, _ = await arrive(server.url, "Els")
        desk = Desk(who, (await who.ask("POST", "/api/tournaments", {"name": "NK"}))["id"])
        for step, what in enumerate(COURSE):
            confirmed = (await desk.ask("POST", "/do", {"request": step + 1, "what": what}))["n"]
            if step not in kills:
                continue
            before = await desk.ask("GET")
            server.kill()
            server.start()
            await reached(server)
            again = await desk.ask("POST", "/do", {"request": step + 1, "what": what})
            after = await desk.ask("GET")

            assert again["n"] == confirmed == after["n"] == before["n"]
            for same in ("rounds", "entrants", "ranking", "live", "log", "phase"):
                assert after[same] == before[same], f"{same} after {what['type']}"


@rule("T-029")
@pytest.mark.parametrize("kills", [4, pytest.param(60, marks=pytest.mark.soak)])
async def test_a_file_that_was_being_taken_in_is_there_whole_or_can_be_taken_in_again(
    kills: int, tmp_path: Path
) -> None:
    rng = random.Random(kills)
    with serving(f"sqlite:///{tmp_path}/t.sqlite", tmp_path) as server:
        await reached(server)
        for n in range(kills):
            who, _ = await arrive(server.url, "Els")
            made = rehearse(60, 5, n)
            path = f"/api/tournaments/{made.tournament.id}"
            file = written(made.tournament, made.log, made.texts)
            taking = asyncio.create_task(who.post_bytes("/api/tournaments/file", file))
            await asyncio.sleep(rng.random() / 2)
            server.kill()
            await asyncio.wait({taking})
            assert taking.exception() or taking.result()
            server.start()
            await reached(server)
            found = await who.ask("GET", "/api/tournaments")
            if made.tournament.id not in [each["id"] for each in found]:
                assert taking.exception() is not None
                await who.post_bytes("/api/tournaments/file", file)
            view = await who.ask("GET", path)
            assert (view["role"], view["n"]) == ("director", len(made.log) + 1)
            assert [each["name"] for each in view["entrants"]] == [
                each.name for each in made.tournament.entrants.values()
            ]
