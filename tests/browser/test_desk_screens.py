"""A tournament in the browser: from an empty desk to a ranking, with the hall screen and a duo's phone beside it."""

import re
from typing import Any

import pytest
from browser.conftest import Visit
from browser.guest import Guest
from browser.test_axe import SPEAK, check
from playwright.sync_api import Route, expect

pytestmark = [pytest.mark.once, pytest.mark.browser]

LIST = "\n".join(f"Player {n}a & Player {n}b" for n in range(1, 8))
# The view that the server gives to whoever works at the desk.
VIEW = """async (id) => {
  const { secret } = JSON.parse(localStorage['stammtisch.visitor']);
  return await (await fetch(`api/tournaments/${id}`, { headers: { Authorization: `Bearer ${secret}` } })).json();
}"""
# What cannot be seen without scrolling, which nobody does in a hall.
SCROLLS = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return scrollHeight > innerHeight || scrollWidth > innerWidth;
}"""

# What is larger than its place on the screen that shows the rules.
CUT = """() => [...document.querySelectorAll('main dl, main dl div, footer .ft')]
  .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.innerText)"""
# By how much the ranking is wider than its place.
WIDER = """() => {
  const { scrollWidth, clientWidth } = document.querySelector('.scroll');
  return scrollWidth - clientWidth;
}"""

# How high letters of colours are, in hundredths of the width; 0 where one of them is not on the slide as a whole.
LETTERS = """() => {
  const slide = document.querySelector('main section').getBoundingClientRect();
  const all = [...document.querySelectorAll('.letters')];
  const whole = all.every((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left >= slide.left && right <= slide.right + 1 && top >= slide.top && bottom <= slide.bottom + 1;
  });
  return whole ? Math.min(...all.map((each) => parseFloat(getComputedStyle(each).fontSize))) / innerWidth * 100 : 0;
}"""


def set_up(desk: Guest) -> str:
    """A new tournament with seven duos, all here, drawn; the address of its desk has its id."""
    desk.arrive("Els")
    desk.one("a[href='#/tournaments']").click()
    desk.page.get_by_label("Name", exact=True).fill("Harbour")
    check(desk, "tournaments")
    desk.page.get_by_role("button", name="Set up the desk").click()
    desk.page.wait_for_url(re.compile("#/desk/"))
    desk.page.get_by_label("One duo a line").fill(LIST)
    desk.page.get_by_label("They are all here").check()
    check(desk, "setting up")
    desk.page.get_by_role("button", name="Register 7").click()
    desk.page.get_by_role("button", name="Draw 5 rounds").click()
    expect(desk.one(".tables li")).to_be_visible()
    check(desk, "the draw")
    found = re.search("#/desk/([^/]+)", desk.page.url)
    assert found
    return found[1]


def start(desk: Guest, id: str) -> Any:
    """Round one, whatever was forgotten."""
    view = desk.page.evaluate(VIEW, id)
    desk.go(f"/desk/{id}/print")
    desk.page.evaluate(DO, [id, {"type": "print", "what": "forms", "round": 0}])
    desk.page.get_by_role("button", name="Start round 1").click()
    expect(desk.one("#wanted")).to_be_focused()
    return view["rounds"][0]["tables"]


DO = """async ([id, what]) => {
  const { secret } = JSON.parse(localStorage['stammtisch.visitor']);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` };
  const body = JSON.stringify({ request: Date.now(), what });
  return (await fetch(`api/tournaments/${id}/do`, { method: 'POST', headers, body })).status;
}"""


def test_a_tournament_is_run_from_the_browser(visit: Visit) -> None:
    """The keyboard alone enters a form, scanned or typed; the phone of a duo and the hall screen follow."""
    desk = visit("laptop", reduced_motion="reduce")
    desk.excused.append("409")  # what is asked back
    id = set_up(desk)
    first, second, third = start(desk, id)
    keys = desk.page.keyboard

    keys.type(f"http://hall/#/form/{id}/{first['code']}")
    keys.press("Enter")
    expect(desk.one("input.box")).to_be_focused()
    keys.type("w21")
    check(desk, "entering a form")
    keys.press("Enter")
    expect(desk.one(".scan b")).to_have_text(f"Table {first['table']}: 8 : 3")
    expect(desk.one("#wanted")).to_be_focused()

    keys.type(str(second["table"]))
    keys.press("Enter")
    expect(desk.one("input.box")).to_be_focused()
    keys.type("12")
    desk.page.evaluate(DO, [id, {"type": "screen", "views": ["round"]}])  # what others do leaves it alone
    desk.page.wait_for_function("n => document.querySelectorAll('input.box')[1].value === n", arg="2")
    keys.type("12")
    keys.press("Enter")
    expect(desk.one(".ask.question")).to_contain_text("Nobody has eight")
    keys.type("one felt ill")
    keys.press("Enter")
    expect(desk.one(f"[aria-label='Table {second['table']}: in']")).to_be_visible()

    entrants = {each["n"]: each for each in desk.page.evaluate(VIEW, id)["entrants"]}
    phone = visit("phone", reduced_motion="reduce")
    phone.start()
    phone.go(f"/event/{id}/{entrants[third['who'][0]]['code']}")
    expect(phone.one(".no b")).to_have_text(str(third["table"]))
    check(phone, "the page of a duo")
    phone.page.get_by_role("button", name="Enter our result").click()
    for box, pawns in zip(phone.all("input.box").all(), "4432", strict=True):
        box.fill(pawns)
    phone.page.get_by_role("button", name="Send").click()
    expect(phone.page.get_by_text("Now the others enter the same")).to_be_visible()

    desk.page.get_by_role("button", name="Counts").click()
    late: list[Route] = []  # who goes elsewhere before the answer comes stays there
    desk.page.route("**/do", lambda route: late.append(route), times=1)
    with desk.page.expect_request("**/do"):
        desk.page.get_by_role("button", name="Close round 1").click()
    desk.go(f"/desk/{id}/ranking")
    late[0].continue_()
    expect(desk.page.get_by_role("button", name="Start round 2")).to_be_visible()
    for language in ("nl", "de", "en"):
        desk.page.evaluate(SPEAK, language)
        assert desk.page.evaluate(WIDER) <= 0, language
    desk.one("tbody button").click()
    expect(desk.page.get_by_role("dialog").get_by_text("The rounds")).to_be_visible()
    check(desk, "why a place")

    hall = visit("laptop", url=desk.url, reduced_motion="reduce")
    hall.start()
    hall.go(f"/hall/{id}")
    expect(hall.one("main .row, main .hello")).to_be_visible()
    for language in ("nl", "de", "en"):  # that of the tournament, not of the visitor
        name = f"Keezen in the Old Harbour on the Third of {language}"
        desk.page.evaluate(DO, [id, {"type": "name", "name": name, "language": language}])
        desk.page.evaluate(DO, [id, {"type": "screen", "views": ["rules", "welcome", "clock", "missing"]}])
        expect(hall.one("html")).to_have_attribute("lang", language)
        expect(hall.one("footer .name")).to_have_text(name)
        expect(hall.one("main dl")).to_be_visible()
        assert not hall.page.evaluate(SCROLLS)
        assert hall.page.evaluate(CUT) == []
    check(hall, "the hall screen", ())
    desk.page.evaluate(DO, [id, {"type": "screen", "views": ["layout"]}])
    expect(hall.one(".letters")).to_be_visible()
    assert 2.7 < hall.page.evaluate(LETTERS) < 10  # read from 15 m: 40 mm high letters on a picture 2 m wide
    assert not hall.page.evaluate(SCROLLS)
