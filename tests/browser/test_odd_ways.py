"""What nobody does on purpose: broken addresses, a browser that keeps nothing, a line that is cut, names that are too
wide."""

import re

import pytest
from browser.conftest import Visit
from browser.guest import ACT, LIT, OVER, Guest
from playwright.sync_api import expect

pytestmark = [pytest.mark.once, pytest.mark.browser]

START = [
    "#",
    "#//",
    "#/t",
    "#/j/%00",
    "#/m",
    "#/learn/",
    "#/desk",
    "#/hall",
    "#/event",
    "#/form",
    "#join=ABCD",
    "#/t/😀",
    "#/x/y/z",
]
NOTHING = ["#/t/x", "#/t/%E0%A4%A", "#/j/NOPE 99", "#/j/<script>", "#/m/x-1", "#/learn/__proto__", "#/minute/x"]


def test_every_broken_address_leads_to_the_start_or_says_that_nothing_is_there(visit: Visit) -> None:
    guest = visit("phone", "nl")
    guest.excused = ["404"]
    guest.start()
    for address in START:
        guest.go("/mine")
        expect(guest.one(".figures")).to_be_visible()
        guest.page.evaluate("address => { location.hash = address }", address)
        expect(guest.one(".games .g"), address).to_be_visible()
    for address in NOTHING:
        guest.page.evaluate("address => { location.hash = address }", address)
        expect(guest.one("[role=alert]"), address).to_contain_text("Niets te vinden")
        guest.one("[role=alert] >> text=startpagina").click()
        expect(guest.one(".games .g"), address).to_be_visible()


REFUSES = """
const refuse = () => { throw new DOMException('no', 'SecurityError'); };
for (const each of ['localStorage', 'sessionStorage']) Object.defineProperty(window, each, { get: refuse });
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.mark.parametrize("storage", [REFUSES, FULL], ids=["blocked", "full"])
def test_a_browser_that_keeps_nothing_plays_all_the_same(visit: Visit, storage: str) -> None:
    guest = visit("phone")
    guest.page.add_init_script(storage)
    guest.start()
    guest.one("[data-do=play]").click()
    guest.page.keyboard.type("Anja")
    guest.page.keyboard.press("Enter")
    guest.tap(*guest.next([LIT]))
    guest.tap(*guest.next([ACT]))
    guest.go("/")
    expect(guest.one(".plank")).to_be_visible()


FOREIGN = {
    "tables": '[1, null, {"x": 2}]',
    "matches": '[1, null, {"page": null}, {"seat": 0, "page": {"address": "x"}}]',
    "visitor": "{broken",
    "setup.foppen.play": "{broken",
    "lesson.mezza": "-3",
    "language": "xx",
    "theme": "neon",
}


def test_what_a_stranger_wrote_into_the_browser_is_passed_over(visit: Visit) -> None:
    guest = visit("phone")
    guest.start()
    write = "all => { for (const [key, value] of all) localStorage[`stammtisch.${key}`] = value }"
    guest.page.evaluate(write, list(FOREIGN.items()))
    guest.page.reload()
    guest.one("[data-do=play]").click()
    expect(guest.one(".sheet .main")).to_be_visible()
    guest.go("/mine")
    expect(guest.one(".figures")).to_be_visible()
    guest.go("/learn/mezza")
    expect(guest.one("[data-over]")).to_be_visible()


def test_a_page_that_cannot_be_fetched_says_so_and_comes_when_the_line_is_back(visit: Visit) -> None:
    guest = visit("phone", "de")
    guest.excused = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "dynamically imported", "preload CSS"]
    guest.start()
    guest.context.set_offline(True)
    guest.go("/minute/keezen")
    expect(guest.one("[role=alert]")).to_contain_text("Der Server ist gerade nicht zu erreichen.")
    guest.context.set_offline(False)
    expect(guest.one(".text p")).to_be_visible()


def test_a_page_comes_by_itself_when_the_server_is_back(visit: Visit) -> None:
    """The line was never away, so no browser tells the page of it."""
    guest = visit("phone", "en")
    guest.excused = ["ERR_FAILED"]
    guest.start()
    away = re.compile("/api/|/health/")
    guest.page.route(away, lambda route: route.abort())
    guest.go("/minute/keezen")
    expect(guest.one("[role=alert]")).to_contain_text("cannot be reached")
    guest.page.unroute(away)
    expect(guest.one(".text p")).to_be_visible()


def test_a_replay_follows_its_address_and_the_way_back(visit: Visit) -> None:
    guest = visit("phone")
    guest.start()
    guest.open("mezza")
    guest.finish()
    guest.one("[data-replay]").click()
    slider = guest.one("input[type=range]")
    expect(slider).to_have_value("0")
    replay = guest.page.url.partition("#")[2]
    for step, shown in (("4", "4"), ("9", "9"), ("-5", "0"), ("x", "0")):
        guest.go(f"{replay}/{step}")
        expect(slider).to_have_value(shown)
    guest.page.go_back()
    guest.page.go_back()
    expect(slider).to_have_value("9")
    for _ in range(3):
        guest.page.go_back()
    guest.next([OVER])


def test_the_way_back_first_closes_what_lies_over_the_page(visit: Visit) -> None:
    """A sheet that was closed otherwise, or led to another page, leaves no step that does nothing."""
    guest = visit("phone")
    guest.start()
    guest.go("/mine")
    guest.one(".bar [aria-label]:last-of-type").click()
    expect(guest.one(".sheet")).to_be_visible()
    guest.page.go_back()
    expect(guest.all(".sheet")).to_have_count(0)
    expect(guest.one(".figures")).to_be_visible()

    guest.go("/")
    for closed in (True, False):
        guest.one("[data-do=play]").click()
        expect(guest.one(".sheet")).to_be_visible()
        if closed:
            guest.page.keyboard.press("Escape")
            expect(guest.all(".sheet")).to_have_count(0)
    guest.page.keyboard.type("Anja")
    guest.page.keyboard.press("Enter")
    guest.next([LIT])
    guest.page.go_back()
    expect(guest.one(".plank")).to_be_visible()
    guest.page.go_back()
    expect(guest.one(".figures")).to_be_visible()


def invite(host: Guest) -> str:
    host.one("[data-do=open]").click()
    host.one(".sheet .main").click()
    expect(host.one(".code")).to_be_visible()
    return host.one(".code").inner_text().replace(" ", "")


def test_a_name_that_is_refused_leaves_the_invitation_and_a_wide_one_fits(visit: Visit) -> None:
    host, guest = visit("phone"), visit("phone", "nl")
    host.arrive("Anja")
    code = invite(host)
    guest.excused = ["400"]
    guest.page.goto(f"{guest.url}/#/j/{code}")
    guest.one("form input").fill("\u202eajnA")
    guest.page.keyboard.press("Enter")
    expect(guest.one("form [role=alert]")).to_be_visible()
    expect(guest.one(".inv")).to_be_visible()
    guest.one("form input").fill("W" * 40)
    guest.page.keyboard.press("Enter")
    expect(host.one(".ss li:nth-child(2)")).to_contain_text("W" * 16)
    for width in (320, 390):
        host.page.set_viewport_size({"width": width, "height": 568})
        right = (
            "Math.max(...[...document.querySelectorAll('.ss li, .ss b')].map((e) => e.getBoundingClientRect().right))"
        )
        assert host.page.evaluate(right) <= width
