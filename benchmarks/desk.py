"""How quick the desk of a tournament is: draws, rankings, and forms entered over HTTP and in a browser.

`python benchmarks/desk.py` measures draw and ranking, and the forms of a round sent to a server one after the other;
`--browser` lets Chromium type the forms, key by key.
"""

import argparse
import json
import sys
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from serving import serving

from stammtisch.tournament.draw import Problem, draw
from stammtisch.tournament.draw.criteria import judged
from stammtisch.tournament.draw.social import least_again
from stammtisch.tournament.ranking import ranked
from stammtisch.tournament.rehearse import rehearse
from stammtisch.tournament.rounds import Layout

FIVE = (1, 2, 3, 4, 5)
TABLES = ((8, 4), (12, 4), (13, 4), (16, 4), (20, 4), (24, 4), (25, 5), (30, 5), (36, 4), (60, 6), (200, 4))


def seconds(work: Callable[[], object], times: int = 3) -> float:
    """The longest of a few, in processor time."""
    found = list[float]()
    for _ in range(times):
        before = time.process_time()
        work()
        found.append(time.process_time() - before)
    return max(found)


def swiss() -> list[Layout]:
    """Five rounds of 200 duos by a ranking that turns over."""
    played = list[Layout]()
    for round in FIVE:
        order = tuple(sorted(range(1, 201), key=lambda n: n * 7919 * round % 211))
        played += draw(Problem("swiss", tuple(range(1, 201)), (round,), 2, (2, 2), tuple(played), order=order), "x")
    return played


def draws() -> None:
    duos = Problem("advance", tuple(range(1, 201)), FIVE, 2, (2, 2))
    print(f"draw, 200 duos, five rounds in advance: {seconds(lambda: draw(duos, 'a')):.2f} s")
    first = draw(duos, "a")[:1]
    again = Problem("advance", tuple(range(2, 201)), FIVE[1:], 2, (2, 2), tuple(first))
    print(f"drawn again without one of them:        {seconds(lambda: draw(again, 'a')):.2f} s")
    print(f"draw, 200 duos, five rounds Swiss:      {seconds(swiss, 1):.2f} s")
    for n, size in TABLES:
        several = Problem("advance", tuple(range(1, n + 1)), FIVE, size, (2, 10), duos=False)
        took = seconds(partial(draw, several, "a"), 1)
        layouts = draw(several, "a")
        found = {each.name: each.count for each in judged(layouts, duos=False)}["meetings"]
        least = least_again(n, [[len(each.who) for each in layout.tables] for layout in layouts])
        print(
            f"{n:4} players at tables of {size}, five rounds: {found:3} meetings again, at least {least}; {took:.2f} s"
        )


def rankings() -> None:
    t = rehearse(200, 5).tournament

    def anew() -> None:
        t.computed.clear()
        ranked(t)

    print(f"ranking, 200 duos after five rounds: {1000 * seconds(anew):.0f} ms")


class Client:
    """The direction, by HTTP."""

    def __init__(self, url: str, secret: str = "") -> None:
        self.url, self.secret, self.requests = url, secret, 0

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.secret}"}
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"{self.url}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return json.load(answer)

    def do(self, id: str, type: str, **what: object) -> None:
        self.requests += 1
        self.ask("POST", f"/tournaments/{id}/do", {"request": self.requests, "what": {"type": type, **what}})


def prepared(url: str, duos: int) -> tuple[Client, str, list[int], dict[str, str]]:
    """A tournament whose first round has started: its desk, its id, its tables, and the visitor who runs it."""
    made = Client(url).ask("POST", "/visitors", {"name": "Els"})
    desk = Client(url, made["secret"])
    id = desk.ask("POST", "/tournaments", {"name": "Benchmark"})["id"]
    names = [{"names": [f"Anna {n}", f"Bas {n}"]} for n in range(1, duos + 1)]
    desk.do(id, "register", entrants=names, present=True)
    desk.do(id, "draw")
    desk.do(id, "start", round=1)
    return desk, id, [each["table"] for each in desk.ask("GET", f"/tournaments/{id}")["rounds"][0]["tables"]], made


def by_http(url: str, duos: int) -> None:
    desk, id, tables, _ = prepared(url, duos)
    took = list[float]()
    for table in tables:
        before = time.perf_counter()
        desk.do(id, "enter", round=1, table=table, scores=[8, table % 8], ended="won")
        took.append(time.perf_counter() - before)
    worst = max(took)
    print(f"a form on disk, {duos} duos: median {1000 * median(took):.0f} ms, longest {1000 * worst:.0f} ms")


def by_keyboard(url: str, duos: int) -> None:
    """Every form as a helper types it: the table, Enter, the pawns, Enter; from the first key until the page is ready
    for the next form."""
    from browser.conftest import ARGUMENTS, executable
    from playwright.sync_api import expect, sync_playwright

    _, id, tables, visitor = prepared(url, duos)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS)
        page = browser.new_page(locale="en")
        page.goto(url)
        page.evaluate("made => localStorage.setItem('stammtisch.visitor', made)", json.dumps(visitor))
        page.goto(f"{url}/#/desk/{id}/forms")
        expect(page.locator("#wanted")).to_be_focused(timeout=60_000)
        took, keys = list[float](), 0
        for table in tables:
            before = time.perf_counter()
            page.keyboard.type(str(table))
            page.keyboard.press("Enter")
            expect(page.locator("input.box").first).to_be_focused()
            page.keyboard.type("w21")
            page.keyboard.press("Enter")
            expect(page.locator(".scan b")).to_have_text(f"Table {table}: 8 : 3", timeout=60_000)
            expect(page.locator("#wanted")).to_be_focused()
            took.append(time.perf_counter() - before)
            keys += len(str(table)) + 5
        browser.close()
    each = keys / len(tables)
    print(
        f"a form by keyboard, {duos} duos: {each:.1f} keys; page and server take {1000 * median(took):.0f} ms in the "
        f"median, {1000 * max(took):.0f} ms at most"
    )


def from_nothing(url: str) -> None:
    """What the desk asks for next, done at once: from the empty page to the first round of 24 duos."""
    from browser.conftest import ARGUMENTS, executable
    from playwright.sync_api import expect, sync_playwright

    names = "\n".join(f"Anna {n} & Bas {n}" for n in range(1, 25))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS)
        page = browser.new_page(locale="en")
        page.goto(f"{url}/#/tournaments")
        before = time.perf_counter()
        page.get_by_label("Name", exact=True).fill("Keezen at the Harbour")
        page.get_by_label("What shall we call you?").fill("Els")
        page.get_by_role("button", name="Set up the desk").click()
        page.get_by_label("One duo a line").fill(names)
        page.get_by_label("They are all here").check()
        for step in ("Register 24", "Draw 5 rounds", "Print"):
            page.get_by_role("button", name=step, exact=True).first.click()
        with page.expect_popup() as paper:
            page.get_by_role("button", name="Open PDF").first.click()
        paper.value.close()
        page.get_by_role("button", name="Start round 1").click(timeout=60_000)
        expect(page.locator("#wanted")).to_be_focused(timeout=60_000)
        took, clicks = time.perf_counter() - before, 7
        browser.close()
    print(
        f"from an empty desk to round 1 of 24 duos: {clicks} clicks and three texts; page and server take {took:.1f} s"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browser", action="store_true", help="let Chromium type the forms")
    wanted = parser.parse_args()
    draws()
    rankings()
    with TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.db", Path(folder)) as server:
        for duos in (24, 200):
            by_http(server.url, duos)
        if wanted.browser:
            for duos in (24, 200):
                by_keyboard(server.url, duos)
            from_nothing(server.url)
