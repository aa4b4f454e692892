"""Situations of the gallery on the real page: the fixtures of web/src/games in place of what a server would send."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from browser.guest import Guest
from playwright.sync_api import Route, WebSocketRoute, expect

from stammtisch import wire

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
NAMES = ["Anke", "Bettina", "Uwe", "Ilja", "Teun", "Noor", "Maximilian", "Ida", "Bram", "Fleur"]
TABLE = "situation"


def read(name: str) -> dict[str, Any]:
    file = (GAMES / name.replace("/", "/fixtures/")).with_suffix(".json")
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def show(guest: Guest, name: str, events: Sequence[wire.Told] = ()) -> None:
    """Go to a table at which this is so: `mezza/swap-7`; `events` have just happened there."""
    situation = read(name)
    if events:
        situation["events"] = json.loads(wire.encode(list(events)))
    changed = _changed(situation)

    def answer(route: Route) -> None:
        what = route.request.url.partition("/api/")[2].split("/")
        told = situation.get(what[-1], changed if what[0] == "tables" else _page(situation))
        route.fulfill(body="" if what[-1] == "record" else json.dumps(told))

    def connect(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            told = {"hello": changed, "ping": {"type": "pong"}}.get(json.loads(message)["type"])
            if told:
                socket.send(json.dumps(told))

        socket.on_message(hear)

    guest.page.unroute_all()
    guest.page.route(re.compile(rf"/api/(tables|matches)/{TABLE}"), answer)
    guest.page.route_web_socket(f"**/api/tables/{TABLE}/live", connect)
    guest.page.goto("about:blank")
    guest.page.goto(f"{guest.url}/#/t/{TABLE}")
    expect(guest.one(".cloth, .deckel")).to_be_visible()
    if "summary" in situation:
        expect(guest.one(".moments")).to_be_visible()
    guest.settle()


def _page(situation: dict[str, Any]) -> dict[str, Any]:
    """The match by its address."""
    match = situation["match"]
    seats = [wire.Seated(name, "") for name in NAMES[: len(match["places"])]]
    phase = "over" if match["over"] else "playing"
    page = wire.MatchPage(TABLE, situation["game"], phase, seats, 0, 600, None, TABLE)
    told: dict[str, Any] = json.loads(wire.encode(page))
    return {**told, "result": match["result"]}


def _changed(situation: dict[str, Any]) -> dict[str, Any]:
    """What the server sends of such a table; a bot sits opposite."""
    match, seat = situation["match"], situation["seat"]
    seats = len(match["places"])
    people = ["" if each == (seat + seats // 2) % seats else str(each) for each in range(seats)]
    chairs = [
        wire.Chair(who, name, "" if who else "rule", True, True)
        for who, name in zip(people, NAMES[:seats], strict=True)
    ]
    table = wire.Table(
        id=TABLE,
        game=situation["game"],
        version=1,
        options=situation.get("options", {}),
        listed=False,
        spectators=True,
        undo=True,
        pauses=True,
        quiet="",
        phase="over" if match["over"] else "playing",
        match=1,
        host="0",
        chairs=chairs,
        paused=False,
        proposal="",
        proposed=0,
        proposer="",
        proposer_name="",
        asks=[],
        agreed=[],
        watching=0,
        commitment="",
        players=[NAMES[each] if who else "" for each, who in enumerate(people)],
    )
    changed: dict[str, Any] = json.loads(wire.encode(wire.Changed(1, seat, table, None, [])))
    return {**changed, "events": situation.get("events", []), "match": {**match, "address": TABLE}}
