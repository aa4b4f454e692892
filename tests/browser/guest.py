"""Somebody at a browser: arrives, opens tables, and touches what is lit until the match is over."""

import contextlib
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 120_000  # milliseconds, for a machine that has much else to do
expect.set_options(timeout=PATIENCE)
SIZES = {"phone": (390, 844), "laptop": (1280, 800)}


@dataclass(frozen=True)
class Played:
    """A game as the tests play it: small, and with no clock that would run out on a slow machine."""

    seats: int
    options: dict[str, bool | int | str] = field(default_factory=dict)
    sides: int = 0  # how many are ranked, where not each seat for itself
    first: list[str] = field(default_factory=list)  # what is touched before all else, where a button would do for ever
    held: int = 0  # the step of a replay from which on all hold cards


LIT = "[data-touch].lit"  # a card, a field, a button or a mat
# A game that comes joins with a line.
GAMES = {
    "foppen": Played(3, {"turn_seconds": 0, "window_seconds": 0, "score_seconds": 0}),
    "mezza": Played(2, {"short": True, "turn_seconds": 0, "window_seconds": 0, "swap_seconds": 0, "stall_limit": 60}),
    "keezen": Played(4, {"round_seconds": 0}, sides=2),
    "frantic": Played(
        2,
        {
            "length": "custom",
            "points_limit": 90,  # more than an event in place of the first card can cost (F-029)
            "turn_seconds": 0,
            "window_seconds": 0,
            "event_seconds": 0,
            "score_seconds": 0,
        },
        first=[f".page:not(:has(.thing.chosen)) {LIT}"],
    ),
    "fritsen": Played(3, {"turn_seconds": 0, "roles": "random", "drink_confirm": False}, held=3),
}

# What is to be done next, the most urgent first, and a point of it that a finger finds.
# Any press shows at once what is still on its way, so the page is pressed while nothing can be done. `lot`: which
# of what is equally urgent comes first.
NEXT = """async ([wanted, patience, lot]) => {
  const free = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    for (const y of [0.5, 0.25, 0.1, 0.75])
      for (const x of [0.5, 0.2, 0.1, 0.8]) {
        const at = [left + width * x, top + height * y];
        if (each.contains(document.elementFromPoint(...at))) return at;
      }
  };
  const until = performance.now() + patience;
  while (performance.now() < until) {
    await new Promise((done) => setTimeout(done, 30));
    dispatchEvent(new MouseEvent('click'));
    for (const what of wanted) {
      const found = [...document.querySelectorAll(what)];
      found.push(...found.splice(0, lot % found.length));
      for (const each of found) {
        const at = each.disabled ? undefined : free(each);
        if (at) return { what, at };
      }
    }
  }
  return { what: '', at: [0, 0] };
}"""

OPEN = """async (wanted) => {
  const { secret } = JSON.parse(localStorage['stammtisch.visitor']);
  const opened = await (await fetch('api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    body: JSON.stringify(wanted),
  })).json();
  sessionStorage.setItem(`stammtisch.begin.${opened.table}`, '1');
  return opened;
}"""

PLAYED = """async (table) => {
  const { secret } = JSON.parse(localStorage['stammtisch.visitor']);
  const headers = { Authorization: `Bearer ${secret}` };
  while (!(await (await fetch(`api/tables/${table}`, { headers })).json()).match?.over)
    await new Promise((done) => setTimeout(done, 200));
}"""

ARRIVE = """async (name) => {
  const made = await fetch('api/visitors', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name }),
  });
  localStorage.setItem('stammtisch.visitor', await made.text());
}"""

SETTLED = """async () => {
  const moves = (each) => each.playState === 'running' && each.effect.getTiming().iterations === 1;
  while (document.getAnimations().some(moves)) await new Promise(requestAnimationFrame);
}"""

OVER = ".deckel"
REFUSED = ".say.no"
# What came up under a tap meant for something that went away is closed.
SHEET = ".sheet .head button:last-of-type, .calls .shut"
PASS = ".race .pass, .answer .pass"
SEIZE = "[data-race]"
ACT = "[data-act].main"
COSTLY = "[data-act][data-move]:not(.main)"  # what a player does who can do nothing better
REST = "[data-rest]:enabled, [data-seal]:enabled"  # of many cards to give, all that are left
ANSWER = "[data-answer]"  # one of several ways to win a race
DIM = ".hand:has(.thing.lit):not(:has(.thing.chosen)) .thing.dim"
CLOSE = [SHEET, f"{REFUSED} .ghost"]
WANTED = [OVER, *CLOSE, PASS, REST, ACT, LIT, COSTLY]

Touch = Callable[[str, float, float], None]


class Guest:
    """A page with its own visitor; `troubles` is what no player should meet."""

    def __init__(self, context: BrowserContext, url: str, chance: Random | None = None) -> None:
        self.context = context
        self.url = url
        self.chance = chance or Random(1)
        self.first: list[str] = []
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.excused: list[str] = []  # what a test brings about: a browser notes it sooner or later
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("request", lambda request: self._asked(request.url))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def _asked(self, url: str) -> None:
        if not url.startswith((self.url, "blob:", "data:")):
            self.troubles.append(f"a request to {url}")

    def all(self, selector: str, has_text: str | re.Pattern[str] | None = None) -> Locator:
        return self.page.locator(selector, has_text=has_text)

    def one(self, selector: str) -> Locator:
        return self.page.locator(selector).first

    def start(self) -> None:
        self.page.goto(self.url)
        expect(self.one(".g")).to_be_visible()

    def arrive(self, name: str) -> None:
        self.start()
        self.page.evaluate(ARRIVE, name)

    def open(self, game: str, **changed: Any) -> dict[str, str]:
        """A table with bots in the other seats that begins by itself."""
        played = GAMES.get(game, Played(2))
        wanted: dict[str, Any] = {"game": game, "seats": played.seats, "options": played.options, "pace": 0, **changed}
        self.first = played.first
        wanted.setdefault("bots", ["rule"] * (wanted["seats"] - 1))
        if "stammtisch.visitor" not in self.page.evaluate("Object.keys(localStorage)"):
            self.page.evaluate(ARRIVE, "Anja")
        opened: dict[str, str] = self.page.evaluate(OPEN, wanted)
        self.go(f"/t/{opened['table']}")
        return opened

    def go(self, path: str) -> None:
        self.page.evaluate("path => { location.hash = path }", path)

    def next(self, wanted: list[str] = WANTED, lot: int = 0) -> tuple[str, float, float]:
        """What can be done now, and where."""
        found = self.page.evaluate(NEXT, [wanted, PATIENCE, lot])
        assert found["what"], f"nothing to do: {self.one('body').inner_text()}"
        return found["what"], *found["at"]

    def tap(self, what: str, x: float, y: float) -> None:
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, what: str, x: float, y: float) -> None:
        """The same by the keyboard alone."""
        keys = self.page.keyboard
        if what == LIT:
            keys.press("ArrowRight")
            keys.press("Enter")
        elif what in (ACT, COSTLY):
            keys.press("1")
        elif what in (PASS, REST):
            if self.walk_to(what):
                keys.press("Enter")
        else:
            keys.press("Escape")

    def walk_to(self, selector: str) -> bool:
        """By the tab key, as everybody can who has no pointer; false if it went away meanwhile."""
        for _ in range(200):
            if self.page.evaluate("what => document.activeElement.matches(what)", selector):
                return True
            if not self.all(selector).count():
                return False
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not lead to {selector}")

    def play(self, touch: Touch, until: Callable[[str], bool], most: int = 2000, random: bool = False) -> None:
        """Do whatever comes first, or anything, until something is seen; one race is seized, the others are let go."""
        seized = touch != self.tap
        for _ in range(most):
            urgent = [*CLOSE, *([] if seized else [SEIZE]), REST]
            found, x, y = self.next([*urgent, *self.first, *WANTED], self.chance.getrandbits(31) if random else 0)
            what = LIT if found in self.first else found
            if until(what):
                return
            seized |= what == SEIZE
            touch(what, x, y)
        raise AssertionError(f"no end after {most} touches")

    def be_refused(self) -> None:
        """Play on until a card cannot be played, and try it; an earlier refusal is closed."""
        for _ in range(500):
            what, x, y = self.next([OVER, *CLOSE, DIM, *WANTED])
            assert what != OVER, "every card could be played"
            self.tap(what, x, y)
            if what == DIM:  # the answer comes from the server
                with contextlib.suppress(PlaywrightTimeout):
                    self.one(REFUSED).wait_for(timeout=2000)
                    return
        raise AssertionError("no card was refused")

    def hand_over(self) -> None:
        """A bot plays on, once the match has begun."""
        expect(self.one(".table .say")).to_be_visible()
        self.wish("hand-over")

    def wish(self, wish: str) -> None:
        """Something of the menu."""
        self.one(".bar button").click()
        self.one(f"[data-wish={wish}]").click()

    def settle(self) -> None:
        """Nothing moves or fades any more."""
        self.page.evaluate(SETTLED)

    def finish(self) -> None:
        """Let bots play to the end while nobody looks, which costs a browser nothing."""
        self.hand_over()
        table = self.page.url.rpartition("/")[2]
        self.go("/")
        expect(self.one(".g")).to_be_visible()
        self.page.evaluate(PLAYED, table)
        self.go(f"/t/{table}")
        self.next([OVER])
