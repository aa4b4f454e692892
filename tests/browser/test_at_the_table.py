"""Several browsers at one table: the door, a guest who is removed, one more match, a line that stalls, going on."""

import signal
from pathlib import Path

import pytest
from browser.conftest import FLAGS, Visit
from browser.guest import ACT, GAMES, LIT, OVER, Guest
from browser.test_axe import AXE, RUN, check
from browser.test_flows import meet, sit_together
from browser.test_layout import SMALL, TALL, shape
from playwright.sync_api import expect
from serving import serving

from stammtisch.games import known
from stammtisch.lessons import lesson_of

pytestmark = [pytest.mark.once, pytest.mark.browser]

PEOPLE = ".sheet"


def people(guest: Guest) -> None:
    """Open the table sheet."""
    guest.one(".bar button").click()
    guest.one("[data-wish=people]").click()
    expect(guest.one(".sheet h3")).to_be_visible()


def test_a_locked_table_lets_nobody_in_and_a_removed_guest_does_not_come_back(visit: Visit) -> None:
    host, other, third = (
        visit("phone", reduced_motion="reduce", bypass_csp=True),
        visit("phone", "nl"),
        visit("phone", "de"),
    )
    for guest, name in ((host, "Anja"), (other, "Uwe"), (third, "Femke")):
        guest.arrive(name)
    table, code = meet(host, other, "foppen", 3)
    people(host)
    host.one("[data-door=locked]").click()
    expect(host.one("[data-door=locked]")).to_have_attribute("aria-checked", "true")
    check(host, "the table sheet")

    third.go(f"/j/{code}")
    expect(third.one("[role=alert]")).to_be_visible()
    third.excused = ["409"]
    host.one("[data-door=code]").click()
    third.go("/")
    third.go(f"/j/{code}")
    expect(third.one(".seats")).to_be_visible()
    expect(host.one(PEOPLE)).to_contain_text("Femke")

    people(other)
    expect(other.one(".sheet")).to_contain_text("Anja leidt de tafel.")
    expect(other.all("[data-door]")).to_have_count(0)
    other.page.keyboard.press("Escape")

    host.one("[data-person]").click()
    host.one("[data-wish=remove]").click()
    check(host, "removing somebody")
    host.one("[data-wish=remove-yes]").click()
    expect(other.one("[role=alert]")).to_contain_text("Je bent verwijderd")
    other.go("/")
    other.go(f"/j/{code}")
    expect(other.one("[role=alert]")).to_be_visible()
    other.excused = ["409", "404"]

    host.one("[data-let-in]").click()
    expect(host.all("[data-let-in]")).to_have_count(0)
    other.go("/")
    other.go(f"/t/{table}")
    expect(other.one(".seats")).to_be_visible()


def test_the_host_hands_the_role_on_and_all_read_it_in_the_log(visit: Visit) -> None:
    host, other, _ = sit_together(visit, "mezza", 2)
    people(host)
    host.one("[aria-expanded]").click()
    host.one("[data-hand-on]").click()
    expect(host.all("[data-door]")).to_have_count(0)
    host.page.keyboard.press("Escape")
    expect(host.one(".log")).to_contain_text("Uwe is the host now.")
    other.one(".talk").click()
    expect(other.one(".log")).to_contain_text("Jij leidt nu de tafel.")


def over(host: Guest, other: Guest) -> None:
    """Bots play the match to its end, and both look at the result."""
    for guest in (host, other):
        guest.hand_over()
    for guest in (host, other):
        expect(guest.one(OVER)).to_be_visible()


def test_one_more_is_a_question_that_all_answer(visit: Visit) -> None:
    host, other = visit("laptop", reduced_motion="reduce", bypass_csp=True), visit("phone", "nl")
    for guest, name in ((host, "Anja"), (other, "Uwe")):
        guest.arrive(name)
    meet(host, other, "mezza", 2)
    over(host, other)
    check(host, "one more?")
    host.one("[data-yes]").click()
    expect(host.one(".again")).to_contain_text("1 of 2 says yes.")
    expect(other.one(".again")).to_contain_text("1 van 2 zegt ja.")
    expect(other.one(OVER)).to_be_visible()
    host.one("[data-not-yet]").click()
    expect(other.one(".again")).to_contain_text("0 van 2")

    # Who has not answered sees on the start page that the other asks.
    host.go("/")
    expect(host.one(".g")).to_be_visible()
    other.one("[data-yes]").click()
    other.one("[data-replay]").click()
    expect(other.one("input[type=range]")).to_be_visible()
    host.go("/mine")
    expect(host.one(".going .row")).to_contain_text("One more?")
    host.go("/")
    expect(host.one(".plank")).to_contain_text("1 of 2 says yes.")
    check(host, "the start page asks")
    host.one(".plank .main").click()
    host.one("[data-yes]").click()
    host.next([LIT])
    expect(host.all(".say .main")).to_have_count(0)

    # Who looks at a replay meanwhile is called, and finds the way back.
    other.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(other.one("[data-waiting]")).to_have_text("Jouw beurt")
    expect(other.page).to_have_title("● Stammtisch")
    other.one("[data-waiting]").click()
    other.next([LIT])
    other.go("/learn/mezza")
    expect(other.one("[data-waiting]")).to_have_text("Jouw beurt")
    check(other, "a lesson calls to the table", ["nl"])
    for page in ("a step", "the last page"):
        if page == "the last page":
            for _ in lesson_of(known("mezza")).steps:
                other.one("[data-skip]").click()
            expect(other.one(".end")).to_be_visible()
        shape(other, SMALL, "200%")
        for button in other.all(".bar > button, [data-waiting]").all():
            expect(button, page).to_be_in_viewport(ratio=1)
        shape(other, TALL)
    other.one("[data-waiting]").click()
    other.next([LIT])


def test_who_does_not_want_one_more_leaves_and_a_bot_sits_down(visit: Visit) -> None:
    host, other, _ = sit_together(visit, "mezza", 2)
    over(host, other)
    other.one("[data-no]").click()
    expect(host.one(".again")).to_contain_text("Uwe leaves.")
    expect(host.one(OVER)).to_contain_text("Uwe")
    expect(other.one("[data-sit]")).to_be_visible()
    host.one("[data-yes]").click()
    host.one("[data-bot]").click()
    host.next([LIT])


def test_another_game_leaves_the_others_at_the_result_until_they_go_on(visit: Visit) -> None:
    host, other, _ = sit_together(visit, "foppen", 3)
    over(host, other)
    host.all(".links button").last.click()
    host.one(".pick button").click()
    expect(other.one(".again")).to_contain_text("gekozen")
    expect(other.one(OVER)).to_be_visible()
    other.one("[data-move-on]").click()
    expect(other.one(".ss")).to_be_visible()
    other.one(".bar button").click()
    other.one("[data-wish=last-result]").click()
    expect(other.one(OVER)).to_be_visible()


def test_a_server_that_freezes_is_said_and_the_move_is_kept(visit: Visit, tmp_path: Path) -> None:
    """The page keeps what is shown apart from what is, and goes on by itself."""
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, *FLAGS) as server:
        guest = visit("phone", url=server.url, reduced_motion="reduce", bypass_csp=True)
        guest.start()
        guest.open("foppen")
        guest.tap(*guest.next([LIT]))
        guest.next([ACT])
        server.process.send_signal(signal.SIGSTOP)
        try:
            guest.one(ACT).click()
            expect(guest.one(".say.off")).to_be_visible(timeout=10_000)
            expect(guest.one(".say.off")).to_contain_text("The line has stalled")
            expect(guest.one(".was")).to_contain_text("s ago")
            guest.page.evaluate(AXE.read_text("utf-8"))  # words of other languages would have to be fetched
            assert guest.page.evaluate(RUN) == []
        finally:
            server.process.send_signal(signal.SIGCONT)
        expect(guest.all(".say.off")).to_have_count(0)
        expect(guest.all(".old")).to_have_count(0)
        guest.next([LIT])


def test_next_ends_the_wait_after_a_hand_when_both_have_pressed_it(visit: Visit) -> None:
    host, other = visit("laptop"), visit("phone", "nl")
    for guest, name in ((host, "Anja"), (other, "Uwe")):
        guest.arrive(name)
    GAMES["foppen"].options["score_seconds"] = 600
    try:
        meet(host, other, "foppen", 3)
    finally:
        GAMES["foppen"].options["score_seconds"] = 0
    playing = {host, other}
    while playing:
        for guest in list(playing):
            what, x, y = guest.next(["[data-next]", ACT, LIT, ".say.wait"])
            if what == "[data-next]":
                playing.discard(guest)
            elif what != ".say.wait":
                guest.tap(what, x, y)
    host.one("[data-next]").click()
    expect(host.one(".idle")).to_have_text("1 of 2 wants to go on")
    other.one("[data-next]").click()
    for guest in (host, other):
        expect(guest.all("[data-next]")).to_have_count(0)
        expect(guest.all(".hand .thing").nth(3)).to_be_visible()


def test_a_hint_comes_with_its_reason_and_the_focus_stays_at_the_table(visit: Visit) -> None:
    guest = visit("laptop")
    guest.start()
    guest.open("foppen")
    guest.next([LIT])
    guest.page.keyboard.press("h")
    expect(guest.one(".say.hint")).to_contain_text("I would: ")
    expect(guest.one(".say.hint .txt span")).not_to_be_empty()
    guest.page.keyboard.press("Escape")
    expect(guest.all(".say.hint")).to_have_count(0)
    held = guest.all(".hand .thing").count()
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("Enter")
    guest.next([ACT])
    guest.page.keyboard.press("Enter")
    expect(guest.all(".hand .thing")).to_have_count(held - 1)
    guest.next([LIT])
    assert guest.page.evaluate("document.activeElement.closest('main') !== null")


def test_a_turn_calls_and_asks_for_nothing_before_it_is_switched_on(visit: Visit) -> None:
    """Notifications are asked for by a tap on the setting alone; the screen is kept awake while a match is shown."""
    guest = visit("phone")
    guest.page.add_init_script("""
      window.asked = []; window.locks = 0;
      Notification.requestPermission = async () => (window.asked.push('notify'), 'denied');
      Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
        window.locks++;
        return { release: async () => { window.locks--; } };
      } } });
    """)
    guest.start()
    guest.open("foppen")
    guest.next([LIT])
    assert guest.page.evaluate("[window.asked.length, window.locks]") == [0, 1]
    expect(guest.page).to_have_title("● Foppen · Stammtisch")
    guest.one(".bar button").click()
    guest.one("[data-notify]").click()
    expect(guest.one(".choices")).to_contain_text("does not allow notifications")
    assert guest.page.evaluate("window.asked") == ["notify"]
    expect(guest.one("[data-notify]")).not_to_be_checked()
    guest.page.keyboard.press("Escape")
    guest.go("/")
    expect(guest.one(".g")).to_be_visible()
    assert guest.page.evaluate("window.locks") == 0
