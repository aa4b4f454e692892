"""Situations of the gallery on the real page: the fixtures of web/src/games in place of what a server would send."""

import json
from pathlib import Path
from typing import Any

from browser.guest import PATIENCE, Guest
from playwright.sync_api import Route, WebSocketRoute, expect

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
NAMES = ["Anke", "Bettina", "Uwe", "Ilja", "Teun", "Noor", "Maximilian", "Ida"]
TABLE = "situation"


def show(guest: Guest, name: str) -> None:
    """Go to a table at which this is so: `mezza/swap-7`."""
    situation = json.loads((GAMES / name.replace("/", "/fixtures/")).with_suffix(".json").read_text("utf-8"))
    changed = _changed(situation)

    def answer(route: Route) -> None:
        what = route.request.url.rpartition("/")[2]
        route.fulfill(body="" if what == "record" else json.dumps(situation.get(what, changed)))

    def connect(socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: socket.send(json.dumps(changed)) if '"hello"' in str(message) else None)

    guest.page.unroute_all()
    guest.page.route(f"**/api/tables/{TABLE}**", answer)
    guest.page.route_web_socket(f"**/api/tables/{TABLE}/live", connect)
    guest.page.goto(guest.url)
    guest.page.goto(f"{guest.url}/#/t/{TABLE}")
    expect(guest.one(".cloth, .deckel")).to_be_visible(timeout=PATIENCE)
    if "summary" in situation:
        expect(guest.one(".moments")).to_be_visible(timeout=PATIENCE)
    guest.settle()


def _changed(situation: dict[str, Any]) -> dict[str, Any]:
    """What the server sends of such a table; a bot sits opposite."""
    match = situation["match"]
    seats = len(match["places"])
    bot = (situation["seat"] + seats // 2) % seats
    chairs = [
        {
            "who": "" if seat == bot else str(seat),
            "name": name,
            "bot": "rule" if seat == bot else "",
            "ready": True,
            "here": True,
        }
        for seat, name in enumerate(NAMES[:seats])
    ]
    table = {
        "id": TABLE,
        "game": situation["game"],
        "version": 1,
        "options": {},
        "listed": False,
        "spectators": True,
        "undo": True,
        "quiet": "",
        "phase": "over" if match["over"] else "playing",
        "match": 1,
        "host": "0",
        "chairs": chairs,
        "paused": False,
        "proposal": "",
        "proposed": 0,
        "proposer": "",
        "proposer_name": "",
        "asks": [],
        "agreed": [],
        "watching": 0,
        "commitment": "",
    }
    return {"type": "changed", "n": 1, "seat": situation["seat"], "table": table, "match": match, "events": []}
