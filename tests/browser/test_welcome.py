"""Coming in: the first visit, a guest by link, play now, the way back to a running game, my tables, and a match by its
own address."""

import json

import pytest
from browser.conftest import Visit
from browser.guest import ACT, LIT, OVER, Guest
from browser.test_layout import LYING
from playwright.sync_api import Route, expect

pytestmark = [pytest.mark.once, pytest.mark.browser]

LOOK = """async (table) => {
  const { secret } = JSON.parse(localStorage['stammtisch.visitor']);
  return await (await fetch(`api/tables/${table}`, { headers: { Authorization: `Bearer ${secret}` } })).json();
}"""
AT_ONCE = """(values) => {
  for (const [field, value] of Object.entries(values)) {
    document.querySelector(field).value = value;
    document.querySelector(field).dispatchEvent(new Event('change', { bubbles: true }));
  }
}"""
# The service worker has all that the page was made of.
KEPT = """async () => {
  if (!(await caches.has('shell'))) return false;
  const there = (await (await caches.open('shell')).keys()).map((each) => each.url);
  const made = performance.getEntriesByType('resource').map((each) => each.name);
  const needed = [location.href.replace(/#.*/, ''), ...made.filter((each) => each.includes('/assets/'))];
  return needed.every((each) => there.includes(each));
}"""


def come_first(guest: Guest, name: str) -> None:
    """Somebody without a name presses play, and gives one with the same click."""
    guest.start()
    guest.one("[data-do=play]").click()
    expect(guest.one(".sheet input")).to_be_focused()
    guest.page.keyboard.type(name)


def test_a_first_visit_plays_by_one_sheet_and_what_was_chosen_stays(visit: Visit) -> None:
    guest = visit("phone")
    come_first(guest, "Anja the seventeenth")
    expect(guest.one(".sheet input")).to_have_value("Anja the sevente")
    guest.one(".sheet input").fill("Anja")
    guest.one(".sheet select").select_option(label="3 players")
    guest.one("[data-new-here] button").click()  # what the game is about is offered, once
    expect(guest.all("[data-new-here]")).to_have_count(0)
    guest.one(".sheet .main").click()
    guest.next([ACT, LIT])
    table = guest.page.url.rpartition("/")[2]
    seen = guest.page.evaluate(LOOK, table)
    assert [chair["bot"] for chair in seen["table"]["chairs"]] == ["", "rule", "rule"]
    assert [window for window in seen["match"]["windows"] if window["seats"] != [15]] == []
    assert seen["table"]["chairs"][0]["name"] == "Anja"

    guest.go("/")
    expect(guest.one(".plank")).to_contain_text("your turn")
    expect(guest.all(".plank .mini .card")).to_have_count(3)
    guest.one("[data-do=play]").click()
    expect(guest.one(".sheet .main")).to_be_focused()
    expect(guest.one(".sheet select")).to_have_value("3")
    expect(guest.all("[data-new-here]")).to_have_count(0)
    guest.page.keyboard.press("Escape")
    guest.one(".plank .main").click()
    guest.next([ACT, LIT])
    assert guest.page.url.endswith(table)


def test_a_guest_by_link_gives_a_name_and_sits(visit: Visit) -> None:
    """The invitation says who invites to what; the same name twice gets a number; the rest is filled with bots."""
    host, guest, watcher = visit("laptop"), visit("phone", "nl"), visit("phone")
    host.start()
    host.one("[data-do=open]").click()
    host.page.keyboard.type("Bram")
    host.page.keyboard.press("Enter")
    expect(host.one(".qr svg")).to_be_visible()
    code = host.one(".code").inner_text().replace(" ", "")

    guest.start()
    guest.one(".join input").fill(code.lower())
    guest.one(".join button").click()
    expect(guest.one(".inv h1")).to_have_text("Bram nodigt je uit voor Foppen")
    guest.page.keyboard.type("bram")
    expect(guest.one("form .main")).to_have_text("Gaan zitten als bram")
    guest.page.keyboard.press("Enter")
    expect(guest.one(".ss li:nth-child(2)")).to_contain_text("bram 2")
    expect(host.one(".ss li:nth-child(2)")).to_contain_text("bram 2")

    host.one(".fill").click()
    expect(host.all(".ss .empty")).to_have_count(0)
    watcher.page.goto(f"{watcher.url}/#/j/{code}")
    watcher.one(".inv").wait_for()
    watcher.one("form button:not(.main)").click()
    expect(watcher.one(".ss")).to_be_visible()
    expect(host.all(".ss li .ok, .ss .empty")).to_have_count(0)


def test_what_is_chosen_before_an_answer_is_added_to_what_was_chosen_before(visit: Visit) -> None:
    """Three numbers of a table are changed faster than any line answers."""
    host = visit("laptop")
    host.start()
    opened = host.open("frantic", bots=[])
    host.next([".how"])
    host.page.evaluate(AT_ONCE, {"#points_limit": "77", "#turn_seconds": "33", "#window_seconds": "7"})
    last = f"async (table) => (await ({LOOK})(table)).table.options.window_seconds === 7"
    host.page.wait_for_function(last, arg=opened["table"])
    options = host.page.evaluate(LOOK, opened["table"])["table"]["options"]
    assert (options["points_limit"], options["turn_seconds"]) == (77, 33)
    expect(host.one("#points_limit")).to_have_value("77")


def test_links_lead_to_an_address_that_others_can_open(visit: Visit) -> None:
    """Also where the host is on this very machine; of several networks the host chooses one, which is kept."""
    addresses = ["http://192.168.1.7:8765", "http://10.0.0.3:8765"]
    host = visit("laptop")

    def told(route: Route) -> None:
        route.fulfill(body=json.dumps({"addresses": addresses}), content_type="application/json")

    host.page.route("**/api/addresses", told)
    host.arrive("Bram")
    host.page.evaluate("Object.assign(navigator.clipboard, { writeText: async (text) => { window.copied = text } })")
    host.one("[data-do=open]").click()
    host.one(".sheet .main").click()
    expect(host.one(".address select")).to_have_value(addresses[0])
    before = host.one(".qr path:last-child").get_attribute("d") or ""
    host.one(".address select").select_option(addresses[1])
    expect(host.one(".qr path:last-child")).not_to_have_attribute("d", before)
    host.one(".inv .main").click()
    expect(host.one(".shared")).to_have_text("The link is copied.")
    assert host.page.evaluate("window.copied").startswith(f"{addresses[1]}/#/j/")
    host.page.reload()
    expect(host.one(".address select")).to_have_value(addresses[1])


def test_a_match_keeps_its_address_and_stands_under_my_tables(visit: Visit) -> None:
    """After one more match a stranger sees the first one by its address, and nothing of the one that is played."""
    guest, stranger = visit("laptop"), visit("phone")
    guest.arrive("Anja")
    guest.open("mezza")
    guest.finish()
    kept = "() => JSON.parse(localStorage['stammtisch.matches'] ?? '[]')[0]?.page.address"
    first = guest.page.wait_for_function(kept).json_value()
    won = guest.one(".deckel h2").inner_text()
    guest.one("[data-yes]").click()
    expect(guest.all(OVER)).to_have_count(0)

    stranger.page.goto(f"{stranger.url}/#/m/{first}")
    expect(stranger.all(".mat .pl")).to_have_count(2)
    expect(stranger.one(".mat")).to_contain_text("Anja")
    expect(stranger.all("a[href*='#/t/']")).to_have_count(0)
    expect(stranger.one(".mat h2")).to_have_text(won.replace("You are", "Anja is"))
    stranger.one(".mat .main").click()
    expect(stranger.one(".now")).to_be_visible()

    guest.go("/mine")
    expect(guest.all(".done .pl")).to_have_count(1)
    with guest.page.expect_download() as saved:
        guest.one(".figures button").click()
    assert first in saved.value.path().read_text("utf-8")
    guest.page.once("dialog", lambda dialog: dialog.accept())
    guest.all(".figures button").last.click()
    expect(guest.all(".done .pl")).to_have_count(0)
    assert guest.page.evaluate("localStorage['stammtisch.matches']") == "[]"


def test_a_running_match_has_a_page_that_tells_nothing(visit: Visit) -> None:
    guest, stranger = visit("laptop"), visit("phone")
    guest.arrive("Anja")
    table = guest.open("mezza")["table"]
    guest.next([ACT, LIT])
    address = guest.page.evaluate(LOOK, table)["match"]["address"]
    stranger.page.goto(f"{stranger.url}/#/m/{address}")
    expect(stranger.one("h2")).to_have_text("A match is being played.")
    assert "Anja" not in stranger.one("body").inner_text()
    guest.go(f"/m/{address}")
    expect(guest.one(".panel .main")).to_have_attribute("href", f"#/t/{table}")


def test_a_phone_that_lies_shows_games_and_the_button_that_plays(visit: Visit) -> None:
    """Without scrolling; and how long a match takes where a rulebook says it."""
    guest = visit("phone", "de")
    guest.page.set_viewport_size({"width": LYING[0], "height": LYING[1]})
    come_first(guest, "Anja")
    expect(guest.one(".sheet .main")).to_be_in_viewport(ratio=1)
    guest.page.keyboard.press("Escape")
    for game in ("Foppen", "Mezza", "Keezen"):
        expect(guest.one(f".g h3:has-text('{game}')")).to_be_in_viewport(ratio=1)
    said = {each.split("\n")[0]: "Min." in each for each in guest.all(".g .t").all_inner_texts()}
    assert said == {"Foppen": False, "Mezza": False, "Keezen": True, "Frantic": False, "Fritsen": True}


def test_a_first_visit_can_be_reloaded_offline(visit: Visit) -> None:
    guest = visit("phone")
    guest.start()
    guest.page.wait_for_function(KEPT)
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.one(".trouble")).to_contain_text("cannot be reached")
    guest.page.goto(f"{guest.url}/?from=elsewhere")
    expect(guest.one(".trouble")).to_contain_text("cannot be reached")
    guest.context.set_offline(False)
    guest.one(".trouble button").click()
    expect(guest.one(".g")).to_be_visible()
    guest.excused = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]


SIZES = [(320, 568), (390, 844), (844, 390), (1280, 800), (1920, 1080)]
# What is too wide, sticks out, or is too small to be tapped; German has the longest words.
FAULTS = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('too wide');
  for (const each of document.querySelectorAll('.pg button, .pg a.btn, .pg h2, .pg h3, .pg p, .pg .who')) {
    const { left, right, width, height } = each.getBoundingClientRect();
    if (!width || !each.checkVisibility()) continue;
    const what = each.outerHTML.slice(0, 90);
    const around = each.parentElement.closest('.plank, .panel, .g')?.getBoundingClientRect();
    const [from, to] = around ? [around.left, around.right] : [0, innerWidth];
    if (left < from - 1 || right > to + 1) found.push(`out of its place: ${what}`);
    if (each.matches('button:not(.name), a.btn') && Math.min(width, height) < 44) found.push(`small: ${what}`);
  }
  return found;
}"""


def test_the_start_page_fits_every_screen_and_fills_a_large_one(visit: Visit) -> None:
    guest = visit("laptop", "de", reduced_motion="reduce")
    guest.arrive("Anja")
    guest.open("mezza", listed=True)
    guest.next([ACT, LIT])
    guest.go("/")
    expect(guest.one(".plank .mini")).to_be_visible()
    for text in ("100%", "200%"):
        guest.page.evaluate("text => { document.documentElement.style.fontSize = text }", text)
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            found = guest.page.evaluate(FAULTS)
            assert not found, f"{width} by {height}, text {text}: " + "\n".join(found)
    guest.page.evaluate("document.documentElement.style.fontSize = ''")
    lowest = guest.page.evaluate("document.querySelector('.more').getBoundingClientRect().bottom")
    assert 1000 < lowest <= 1080, "nothing is empty below the games"
    scrolled = "all => all.filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.innerText)"
    assert guest.all(".cols > *").evaluate_all(scrolled) == []
    tops = "all => all.map((each) => [...each.children].map((button) => button.offsetTop))"
    for play, opens, _ in guest.all(".g .do").evaluate_all(tops):
        assert play == opens
