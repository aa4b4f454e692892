"""Keezen's board: pawns by touch, a seven put together before it is played, captures that are asked about."""

import re

import pytest
from browser.conftest import Visit
from browser.guest import ACT, LIT, OVER, Guest
from browser.test_axe import check
from playwright.sync_api import expect

pytestmark = [pytest.mark.once, pytest.mark.browser]

HAND = ".hand .thing"
ROW = ".steps .thing"
DIVIDED = ".seven .thing.lit:nth-child(-n+6)"
DOUBT = ".say.doubt"


def play_until(guest: Guest, seen: str, first: str = LIT) -> None:
    """Play on, match after match, until something is to be seen; of what is lit, `first` is taken first."""
    guest.open("keezen")
    for _ in range(1500):
        what, x, y = guest.next([OVER, ACT, first, LIT])
        if guest.all(seen).count():
            return
        if what == OVER:
            guest.go("/")
            expect(guest.one(".g")).to_be_visible()
            guest.open("keezen")
        else:
            guest.tap(what, x, y)
    raise AssertionError(f"{seen} did not come up")


def test_a_tap_beside_a_pawn_means_the_nearest_that_is_lit(visit: Visit) -> None:
    guest = visit("phone")
    guest.start()
    play_until(guest, f"{ROW}.lit[data-touch^='pawn:']:not([data-touch='pawn:yard']) ~ .lit")
    touch = guest.one(f"{ROW}.lit:not([data-touch='pawn:yard'])").get_attribute("data-touch") or ""
    pawn = guest.one(f"[data-pawn='Blue {touch.removeprefix('pawn:')}']").bounding_box()
    assert pawn
    assert pawn["width"] < 44
    guest.page.touchscreen.tap(pawn["x"] + pawn["width"] / 2, pawn["y"] + pawn["height"] + 1)
    expect(guest.one(f"{ROW}.chosen, .steps .row.seven")).to_be_visible()


def test_a_seven_is_put_together_and_shown_before_it_is_played(visit: Visit) -> None:
    """The steps are counted from 1 to 7, those that are not possible too; nothing is played before the button."""
    guest = visit("laptop", reduced_motion="reduce", bypass_csp=True)
    guest.start()
    play_until(guest, DIVIDED, f"{HAND}.lit[data-touch='hand:7']")
    held = guest.all(HAND).count()
    steps = [text[0] for text in guest.all(".seven .thing").all_inner_texts()]
    assert steps == list("1234567")
    check(guest, "a seven")
    guest.page.keyboard.press(guest.one(DIVIDED).inner_text()[0])
    while not guest.all(ACT).count():
        guest.one(f"{ROW}.lit").click()
    expect(guest.one(ACT)).to_have_text(re.compile(r"7: \w+ → \w+ \+ .*\w+ → \w+"))
    expect(guest.one(f"{ROW}.chosen")).to_be_visible()
    check(guest, "a whole seven")
    guest.page.keyboard.press("Escape")
    expect(guest.all(ACT)).to_have_count(0)
    assert guest.all(HAND).count() == held


def test_the_capture_of_an_own_pawn_is_asked_about(visit: Visit) -> None:
    """The first yes sends nothing, and a step back takes it away (K-047)."""
    guest = visit("phone", "nl")
    guest.start()
    play_until(guest, DOUBT)
    held = guest.all(HAND).count()
    expect(guest.one(f"{DOUBT} .rule")).to_contain_text("K-04")
    guest.page.keyboard.press("Escape")
    expect(guest.all(DOUBT)).to_have_count(0)
    assert guest.all(HAND).count() == held
    while guest.all(HAND).count() == held:
        guest.tap(*guest.next([OVER, ACT, LIT]))


def test_the_clock_of_the_round_stands_in_the_bar_alone(visit: Visit) -> None:
    guest = visit("phone")
    guest.start()
    guest.open("keezen", options={"round_seconds": 2700})
    guest.next([LIT, ACT])
    expect(guest.one(".bar .round")).to_contain_text(re.compile(r"44:\d\d"))
    expect(guest.all(".say .clk, .say .burn")).to_have_count(0)


def test_who_sees_no_motion_sees_the_way_that_was_gone(visit: Visit) -> None:
    guest = visit("laptop", reduced_motion="reduce")
    guest.start()
    play_until(guest, ".board [stroke-dasharray='0 .5']")
    expect(guest.all(".board [stroke-dasharray='0 .5']")).to_have_count(0)
