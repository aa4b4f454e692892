"""A game that the browser has never heard of: Pig, added to a copy of the house by the steps of docs/contract.md.

It is played on the table that any game has, with words that come from the server alone.
"""

import re
from collections.abc import Iterator

import pytest
from browser.conftest import FLAGS, Visit
from browser.guest import ACT, OVER, REFUSED, SEIZE, Guest
from browser.test_axe import check
from browser.test_layout import LYING, SMALL, TALL, faults
from playwright.sync_api import Route, expect
from serving import Server, serving
from sixth.house import with_pig

pytestmark = [pytest.mark.once, pytest.mark.browser]

CLOCKS = ["turn_seconds", "window_seconds", "vote_seconds", "pause_seconds", "match_seconds"]
UNHURRIED = dict.fromkeys(CLOCKS, 3600)
NO_CLOCKS = dict.fromkeys(CLOCKS, 0)
MORE = ".acts .sq:last-child"
MENU = ".calls[role=dialog]"
HELD = ".say .clk svg"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("generic")
    house = folder / "house"
    house.mkdir()
    with serving(f"sqlite:///{folder}/tables.db", folder, *FLAGS, surroundings=with_pig(house)) as running:
        yield running


def together(visit: Visit) -> tuple[Guest, Guest]:
    """Two people at one table, the first on turn."""
    host, other = visit("laptop", reduced_motion="reduce", bypass_csp=True), visit("phone")
    for guest, name in ((host, "Anja"), (other, "Uwe")):
        guest.arrive(name)
    opened = host.open("pig", seats=2, bots=[""], options=UNHURRIED)
    other.go(f"/j/{opened['code']}")
    other.one(".acts .main").click()
    for guest in (host, other):
        expect(guest.one(".seats")).to_be_visible()
    return host, other


def call(guest: Guest, words: str) -> None:
    """One of the calls that no thing on the table stands for."""
    guest.one(MORE).click()
    guest.one(f'.sheet [data-call="{words}"]').click()


@pytest.mark.parametrize(("language", "size"), [("en", "phone"), ("nl", "laptop"), ("de", "phone")])
def test_a_match_is_played_to_its_end(visit: Visit, language: str, size: str) -> None:
    guest = visit(size, language)
    guest.start()
    guest.open("pig", seats=3, options=NO_CLOCKS)
    expect(guest.one(".facts li")).to_be_visible()
    for _ in range(500):
        what, x, y = guest.next([OVER, f"{REFUSED} .ghost", SEIZE, ACT])
        if what == OVER:
            break
        assert not re.search(r"\b(pig|web|asked|fact)-\w", guest.one("body").inner_text())
        guest.tap(what, x, y)
    assert guest.all(f"{OVER} .p").all_inner_texts()[0] == "1"
    guest.one("[data-replay]").click()
    expect(guest.one(".facts li")).to_be_visible()


def test_the_rules_tell_their_examples(visit: Visit) -> None:
    guest = visit("laptop")
    guest.start()
    guest.open("pig", seats=2, options=NO_CLOCKS)
    guest.one(".say .rule").click()
    expect(guest.one(".sheet .ex")).to_be_visible()


def test_the_table_fits_every_screen_and_axe_has_nothing_against_it(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce", bypass_csp=True)
    guest.start()
    guest.open("pig", seats=6, options=UNHURRIED)
    expect(guest.one(".facts li")).to_be_visible()
    check(guest, "table")
    guest.one(MORE).click()
    check(guest, "calls")
    guest.page.keyboard.press("Escape")
    for width, height in (SMALL, LYING, TALL):
        guest.page.set_viewport_size({"width": width, "height": height})
        assert faults(guest) == [], f"{width} by {height}"


def test_a_foul_is_called_by_tapping_who_did_it(visit: Visit) -> None:
    host, other = together(visit)
    other.one('[data-touch="die"]').tap()
    other.one(f'{MENU} [data-call="grab"]').tap()
    mat = host.one('[data-touch="seat:1"]')
    expect(mat).to_be_visible()
    assert host.walk_to('[data-touch="seat:1"]')
    host.page.keyboard.press("Enter")
    expect(host.one(f"{MENU} button")).to_have_text("Call a foul by Uwe")
    check(host, "menu")
    host.page.keyboard.press("Escape")
    expect(host.all(MENU)).to_have_count(0)
    mat.click()
    host.one(f"{MENU} button").click()
    expect(host.all('[data-touch="seat:1"]')).to_have_count(0)
    expect(other.one("[role=log]")).to_contain_text("foul")


def test_a_vote_leaves_the_turn_alone(visit: Visit) -> None:
    host, other = together(visit)
    call(host, "propose")
    other.one(MORE).click()
    expect(other.one('.sheet [data-call="yes"]')).to_be_visible()
    expect(host.one(".say .clk")).to_be_visible()
    expect(host.all(HELD)).to_have_count(0)
    host.tap(*host.next([ACT]))
    other.one('.sheet [data-call="yes"]').click()
    expect(host.one(".facts li")).to_have_text("The target is 40 points.")


def test_a_pause_holds_the_clocks(visit: Visit) -> None:
    host, other = together(visit)
    expect(host.one(".say .clk")).to_be_visible()
    expect(host.all(HELD)).to_have_count(0)
    call(other, "pause")
    expect(host.one(HELD)).to_be_visible()
    expect(other.all(HELD)).to_have_count(0)
    other.one(ACT).click()
    expect(host.all(HELD)).to_have_count(0)
    expect(host.one(ACT)).to_be_visible()


def test_words_that_cannot_be_fetched_are_said_and_come_later(visit: Visit) -> None:
    guest = visit()
    guest.start()
    failing = True

    def words(route: Route) -> None:
        if failing:
            route.fulfill(status=503, json={"why": "busy"})
        else:
            route.continue_()

    guest.page.route("**/words/en", words)
    guest.open("pig", seats=2, options=NO_CLOCKS)
    expect(guest.one("[role=alert]")).to_contain_text("Pig")
    failing = False
    expect(guest.one(".facts li")).to_be_visible()
    guest.excused = ["503"]
