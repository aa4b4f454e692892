"""Frantic at the table: an attack between two browsers, the two answers, and the standing order."""

import pytest
from browser.conftest import Visit
from browser.guest import OVER, PATIENCE, REFUSED, SHEET, Guest
from browser.test_flows import sit_together
from playwright.sync_api import expect

pytestmark = [pytest.mark.once, pytest.mark.browser]

ANSWER = ".answer"
MAIN = ".acts:not(:has(.answer)) [data-act].main"
CARD = ".thing.lit, .seat.lit .over"
PASS = ".race .pass"
ASKED = [SHEET, f"{REFUSED} .ghost", PASS, MAIN, CARD]
# Whoever can do something first.
CAN = "([what]) => [...document.querySelectorAll(what)].some((each) => each.getClientRects().length && !each.disabled)"


def until_asked(host: Guest, other: Guest) -> tuple[Guest, Guest]:
    """Both play whatever can be played until one of them is attacked: who that is, and who is not."""
    for _ in range(400):
        for guest, watching in ((host, other), (other, host)):
            assert not guest.all(OVER).count(), "nobody attacked"
            if guest.all(ANSWER).count():
                return guest, watching
            if guest.page.evaluate(CAN, [", ".join(ASKED)]):
                guest.tap(*guest.next([ANSWER, *ASKED]))
    raise AssertionError("nobody attacked")


def test_the_attacked_answers_with_two_equal_buttons_or_lets_it_happen_by_a_standing_order(visit: Visit) -> None:
    host, other, _ = sit_together(visit, "frantic", 2)
    asked, watching = until_asked(host, other)
    counter, decline = asked.one(f"{ANSWER} .main").bounding_box(), asked.one(f"{ANSWER} .pass").bounding_box()
    assert counter
    assert decline
    assert (round(counter["width"]), round(counter["height"])) == (round(decline["width"]), round(decline["height"]))
    expect(asked.one(".slip")).to_be_visible()
    expect(watching.one(".slip")).to_be_visible(timeout=PATIENCE)
    assert not watching.all(f"{ANSWER}, .standing").count()

    if not asked.all(".hand [data-touch='answer:Counter']").count():
        asked.one(f"{ANSWER} .main").click()
        expect(asked.one(REFUSED)).to_be_visible()
        assert not watching.all(REFUSED).count()
        asked.one(f"{REFUSED} .ghost").click()
    asked.one(".standing").click()
    expect(asked.one(".standing")).to_have_attribute("aria-checked", "true")
    expect(asked.all(ANSWER)).to_have_count(0, timeout=PATIENCE)
