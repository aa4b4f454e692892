"""Friends on phones, from the link to one more match, each in a language of their own; all of it by taps."""

import re

import pytest
from browser.conftest import Visit
from browser.guest import CLOSE, GAMES, NEXT, OVER, WANTED, Guest
from playwright.sync_api import expect

pytestmark = [pytest.mark.once, pytest.mark.browser]

EACH = 25  # taps from look to look
# What can be read or heard. A rule is cited by its id, and nobody speaks English here.
TEXT = "() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel)]"
ENGLISH = re.compile(r"\b(the|your|you|and|cards?|turn|waiting|wins?|seats?|players?|match|undefined)\b")
# Words that are cut off, without a sign that they are.
CUT = """() => [...document.querySelectorAll(
    '.acts button, .sheet button, form button, .links button, .say b, .say .txt span, h2')]
  .filter((each) => each.innerText.trim() && each.checkVisibility() && !each.matches('.vh'))
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .filter((each) => getComputedStyle(each).overflowX === 'visible' && getComputedStyle(each).display !== 'inline')
  .map((each) => each.innerText)"""


def look(guest: Guest) -> None:
    """Nothing is in English, nothing is cut off."""
    read = " ".join(guest.page.evaluate(TEXT))
    assert not ENGLISH.findall(read), read
    assert guest.page.evaluate(CUT) == []


def unfold(guest: Guest, title: str) -> None:
    """A tap in the middle of a game's row shows what can be done with it."""
    tile = guest.all(".g", has_text=title)
    tile.scroll_into_view_if_needed()
    if not tile.locator("[data-do=open]").is_visible():
        tile.tap()
    tile.locator("[data-do=open]").tap()


def open_table(host: Guest, name: str, game: str) -> str:
    """From the start page to the code of the table, with the game as the tests play it."""
    played = GAMES[game]
    host.start()
    look(host)
    unfold(host, game.capitalize())
    host.page.keyboard.type(name)
    look(host)
    host.one(".sheet .main").tap()
    expect(host.one(".code")).to_be_visible()
    seats = host.one(".who-sits select")
    if seats.count():
        seats.select_option(str(played.seats))
        expect(host.all(".ss li")).to_have_count(played.seats)
    for option, value in played.options.items():
        field = host.one(f"#{option}")
        if isinstance(value, bool):
            field.set_checked(value)
        elif isinstance(value, int):
            field.fill(str(value))
            field.press("Tab")
            expect(field).to_have_value(str(value))
        else:
            field.select_option(value)
    look(host)
    return host.one(".code").inner_text().replace(" ", "")


def sit_down(guest: Guest, name: str, code: str) -> None:
    guest.page.goto(f"{guest.url}/#/j/{code}")
    expect(guest.one(".inv")).to_be_visible()
    guest.page.keyboard.type(name)
    look(guest)
    guest.one("form .main").tap()
    expect(guest.one(".ss")).to_be_visible()
    look(guest)


def play(guests: list[Guest], most: int = 5000) -> None:
    """Whoever is asked taps whatever is lit, until all see how it ended; waiting for others counts for nothing."""
    wanted = [OVER, *CLOSE, "[data-next]", *guests[0].first, *WANTED, "[data-act]:not(.sq)"]
    playing = list(guests)
    taps = 0
    while playing:
        for guest in list(playing):
            found = guest.page.evaluate(NEXT, [wanted, 40, True])
            if found["what"] == OVER:
                playing.remove(guest)
            elif found["what"]:
                guest.tap(found["what"], *found["at"])
                taps += 1
                if taps % EACH == 0:
                    look(guest)
                assert taps < most, f"no end after {most} taps: {guest.one('body').inner_text()}"


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "frantic" else pytest.mark.soak) for game in GAMES]
)
def test_two_friends_play_a_match_and_begin_another(visit: Visit, game: str) -> None:
    host, guest = visit("phone", "nl", reduced_motion="reduce"), visit("phone", "de", reduced_motion="reduce")
    code = open_table(host, "Noor", game)
    sit_down(guest, "Jürgen", code)
    for empty in range(host.all(".ss .empty").count(), 0, -1):
        host.one(".empty .sm").tap()
        expect(host.all(".ss .empty")).to_have_count(empty - 1)
    for each in (host, guest):
        each.first = GAMES[game].first
        each.all("button.main").last.tap()
    play([host, guest])
    for each in (host, guest):
        expect(each.one(".moments")).to_be_visible()
        look(each)
        each.one("[data-yes]").tap()
    for each in (host, guest):
        expect(each.all(OVER)).to_have_count(0)
        look(each)
