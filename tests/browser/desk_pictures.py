"""Pictures of a tournament: `python tests/browser/desk_pictures.py` adds them to docs/pictures."""

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import ARGUMENTS, FLAGS, executable
from browser.guest import SIZES, Guest
from browser.pictures import FOLDER, picture
from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright
from serving import serving

from stammtisch.tournament.file import read
from stammtisch.tournament.paper import pages
from stammtisch.tournament.state import Tournament
from stammtisch.words import Words

NAMES = """Jansen Vink, Bakker Smit, Vos Mulder, Kuiper Mol, Peters Bos, Hendriks Post, Visser Blom, Brouwer Lam,
Maas Kok, Schouten Kos, Prins Dijk, Evers Groot, Smeets Hof, Bosch Haan, Dekker Ros, Meijer Wit"""
ASK = """async ([method, path, body]) => {
  const { secret } = JSON.parse(localStorage['stammtisch.visitor']);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` };
  const answer = await fetch(`api/tournaments${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}"""


READ = """async (path) => {
  const { secret } = JSON.parse(localStorage['stammtisch.visitor']);
  return await (await fetch(`api/tournaments${path}`, { headers: { Authorization: `Bearer ${secret}` } })).text();
}"""


class Desk:
    """The direction, which asks the server without a click."""

    def __init__(self, guest: Guest, **settings: object) -> None:
        self.guest = guest
        self.requests = 0
        guest.arrive("Els")
        wanted: dict[str, object] = {"name": "Keezen at the Harbour", "place": "Harbour Café", "day": "2026-11-21"}
        wanted["settings"] = settings
        self.id = self.ask("POST", "", wanted)["id"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        return self.guest.page.evaluate(ASK, [method, path, body])

    def do(self, type: str, *sure: str, **what: object) -> None:
        self.requests += 1
        asked = {"request": self.requests, "what": {"type": type, **what}, "sure": sure}
        self.ask("POST", f"/{self.id}/do", asked)

    def tables(self, round: int) -> Any:
        return self.ask("GET", f"/{self.id}")["rounds"][round - 1]["tables"]

    def enter(self, round: int, table: int, loses: int, *sure: str) -> None:
        parts = [4, 4, loses // 2, loses - loses // 2]
        self.do("enter", *sure, round=round, table=table, scores=[8, loses], parts=parts, ended="won")


def played(desk: Desk) -> None:
    """Round one is closed; in round two most forms are in, and one table is disputed."""
    desk.do("register", entrants=[{"names": each.split()} for each in NAMES.split(",")], present=True)
    desk.do("draw", seed="harbour")
    for round in (1, 2):
        desk.do("start", round=round)
        for each in desk.tables(round)[: 8 if round == 1 else 5]:
            desk.enter(round, each["table"], (each["table"] * (round + 1)) % 7)
        if round == 1:
            desk.do("close-round", round=1)
    desk.enter(2, 3, 5, "second")


def form(desk: Desk) -> None:
    """The first score form of the round that is played, as it comes from the printer."""
    copy = read(desk.guest.page.evaluate(READ, f"/{desk.id}/file").encode())
    tournament = Tournament(copy.id)
    for entry in copy.log:
        tournament.apply(entry, text=copy.texts.get(entry.n, ""))
    page = pages(tournament, "forms", 2, "a5", Words("en").say, "http://192.168.2.17:8765", "png")[0]
    with Image.open(BytesIO(page)) as taken:
        taken.convert("L").quantize(16).save(FOLDER / "form-paper.png", optimize=True)


def pictures(browser: Browser, url: str) -> None:
    guests = {
        size: Guest(browser.new_context(viewport={"width": width, "height": height}, locale="en"), url)
        for size, (width, height) in SIZES.items()
    }
    guest = guests["laptop"]
    desk = Desk(guest)
    played(desk)
    form(desk)
    guest.go(f"/desk/{desk.id}/forms")
    expect(guest.one(".pp")).to_be_visible()
    guest.page.keyboard.type("7")
    guest.page.keyboard.press("Enter")
    expect(guest.one("input.box")).to_be_focused()
    guest.page.keyboard.type("w2")
    picture(guest, "desk-laptop")
    guest.go(f"/desk/{desk.id}/ranking")
    guest.all("tbody button").nth(5).click()
    expect(guest.one(".sheet .steps")).to_be_visible()
    picture(guest, "ranking-laptop")
    desk.do("screen", views=["round"], hide_ranking=False, seconds=60)
    guest.go(f"/hall/{desk.id}")
    expect(guest.one("main .row")).to_be_visible()
    picture(guest, "hall-laptop")
    phone = guests["phone"]
    phone.start()
    phone.go(f"/event/{desk.id}/{desk.ask('GET', f'/{desk.id}')['entrants'][3]['code']}")
    expect(phone.one(".no b")).to_be_visible()
    picture(phone, "duo-phone")


if __name__ == "__main__":
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS)
        with serving(f"sqlite:///{folder}/tables.db", Path(folder), *FLAGS) as server:
            pictures(running, server.url)
        running.close()
