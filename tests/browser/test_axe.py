"""No screen has anything that axe objects to, in any size or light, and none is too wide in any language."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from browser.conftest import Visit
from browser.guest import ACT, LIT, PASS, Guest
from browser.situations import show
from playwright.sync_api import expect

from stammtisch.games import GAMES
from stammtisch.lessons import lesson_of

pytestmark = [pytest.mark.once, pytest.mark.browser]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TABLES = ["foppen", "mezza", "keezen", "frantic"]
BROUGHT = ["chain-5", "christmas-8", "attacked-4", "market-4", "vandalism-4", "doomsday-6", "wishing-4", "eye-8"]
LANGUAGES = ["nl", "de", "en"]  # axe looks at the last; the catalogues are compared elsewhere
# The code of the table that one has opened.
CODE = """() => {
  const key = Object.keys(localStorage).find((each) => each.startsWith('stammtisch.codes.'));
  return JSON.parse(localStorage[key]).code;
}"""
# As if it had been chosen in another tab.
SPEAK = """async (language) => {
  localStorage.setItem('stammtisch.language', language);
  dispatchEvent(new StorageEvent('storage', { key: 'stammtisch.language' }));
  const until = performance.now() + 30_000;
  while (document.documentElement.lang !== language) {
    if (performance.now() > until) throw new Error(`the page does not speak ${language}`);
    await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
}"""
# Everything by day; by night only what the light can change.
RUN = """async () => {
  const found = [];
  for (const [light, rules] of [['light', {}], ['dark', { runOnly: ['color-contrast'] }]]) {
    document.documentElement.dataset.theme = light;
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
    for (const { id, nodes } of violations) found.push(`${id} (${light}): ${nodes[0].html.slice(0, 160)}`);
  }
  return found;
}"""


def check(guest: Guest, screen: str, languages: Sequence[str] = LANGUAGES) -> None:
    guest.settle()
    for language in languages:
        guest.page.evaluate(SPEAK, language)
        wide = not guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not wide, f"{screen} ({language}) is too wide"
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text("utf-8"))
    found = guest.page.evaluate(RUN)
    assert not found, f"{screen}: " + "\n".join(found)


@pytest.mark.parametrize("size", ["phone", pytest.param("laptop", marks=pytest.mark.soak)])
def test_every_screen(visit: Visit, size: str) -> None:
    guest = visit(size, reduced_motion="reduce", bypass_csp=True)
    guest.start()
    check(guest, "start")
    guest.all(".lang button").last.click()
    check(guest, "settings")
    guest.page.keyboard.press("Escape")
    guest.one("[data-do=open]").click()
    check(guest, "a table is set up")
    guest.one(".sheet input").fill("Anja")
    guest.page.keyboard.press("Enter")
    expect(guest.one(".ss")).to_be_visible()
    check(guest, "lobby")
    invited = visit(size, reduced_motion="reduce", bypass_csp=True)
    invited.page.goto(f"{invited.url}/#/j/{guest.page.evaluate(CODE)}")
    expect(invited.one(".inv")).to_be_visible()
    check(invited, "invitation")
    guest.go("/")
    expect(guest.one(".g")).to_be_visible()
    lessons(guest)
    guest.go("/")
    expect(guest.one(".g")).to_be_visible()
    guest.open("mezza", pace=2)
    guest.play(guest.press, lambda what: what == PASS)
    check(guest, "race")
    for game in TABLES:
        guest.go("/")
        expect(guest.one(".g")).to_be_visible()
        table(guest, game)
    guest.go("/")
    guest.open("mezza")
    guest.next([ACT, LIT])
    guest.go("/")
    expect(guest.one(".plank .mini")).to_be_visible()
    check(guest, "start with a running game")
    guest.go("/mine")
    expect(guest.all(".done .pl")).to_have_count(len(TABLES))
    check(guest, "my tables")
    guest.one(".done .acts2 a").click()
    expect(guest.one(".mat .pl")).to_be_visible()
    check(guest, "a match")


@pytest.mark.parametrize("size", ["phone", pytest.param("laptop", marks=pytest.mark.soak)])
def test_what_attacks_and_events_bring(visit: Visit, size: str) -> None:
    guest = visit(size, reduced_motion="reduce", bypass_csp=True)
    guest.start()
    for situation in BROUGHT:
        show(guest, f"frantic/{situation}")
        check(guest, f"frantic: {situation}")


def lessons(guest: Guest) -> None:
    """A step as it is asked, not allowed, allowed and not meant, and right; the end; the minute."""
    guest.go("/learn/foppen")
    expect(guest.one("[data-over]")).to_be_visible()
    check(guest, "lesson: asked")
    guest.one(".hand .thing.dim").click(force=True)
    expect(guest.one(".say.no")).to_be_visible()
    check(guest, "lesson: not allowed")
    guest.one(".hand .thing.lit").click()
    check(guest, "lesson: allowed, and not meant")
    guest.one("[data-act]").click()
    guest.one(".hand .thing.lit >> nth=1").click()
    guest.one("[data-act].main").click()
    expect(guest.one("[data-next]")).to_be_visible()
    check(guest, "lesson: right")
    for _ in lesson_of(GAMES["foppen"]).steps:
        guest.one("[data-skip] >> visible=true").click()
    expect(guest.all(".end .next button")).to_have_count(3)
    check(guest, "lesson: its end")
    for game in ("mezza", "keezen"):
        guest.go(f"/minute/{game}")
        expect(guest.one(".text p")).to_be_visible()
        check(guest, f"{game} in one minute")


def table(guest: Guest, game: str) -> None:
    guest.open(game)
    guest.next([ACT, LIT])
    check(guest, f"{game}: the table")
    guest.page.keyboard.press("r")
    expect(guest.one(".sheet article, .sheet ol")).to_be_visible()
    check(guest, f"{game}: a rule")
    guest.page.keyboard.press("Escape")
    guest.one(".bar button").click()
    check(guest, f"{game}: the menu")
    guest.page.keyboard.press("Escape")
    guest.be_refused()
    check(guest, f"{game}: refused")
    guest.finish()
    guest.one(".fact button").click()
    expect(guest.one("[data-verdict]")).to_be_visible()
    check(guest, f"{game}: the result")
    guest.one("[data-replay]").click()
    guest.one("input[type=range]").fill("9")
    check(guest, f"{game}: the replay")
