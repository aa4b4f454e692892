"""Frantic in the browser: presents that are planned and sealed, and an order that lets attacks happen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import SAME_CHANCE, Visit, dealing
from browser.guest import Guest
from browser.situations import show
from ledger import rule
from playwright.sync_api import expect
from serving import Server

pytestmark = [pytest.mark.once, pytest.mark.browser]

SEED = 252  # three play, the start card is black and brings Merry Christmas
NO_CLOCK = {"turn_seconds": 0, "window_seconds": 0, "event_seconds": 0, "score_seconds": 0}
WAX = ".seat .wax"
CARDS = ".hand .thing"


@pytest.fixture
def christmas(tmp_path: Path) -> Iterator[Server]:
    with dealing(tmp_path, SEED) as running:
        yield running


def held(guest: Guest) -> list[str]:
    names: list[str] = guest.all(CARDS).evaluate_all("all => all.map((each) => each.ariaLabel)")
    return names


@rule("F-159", "F-160", "F-204")
def test_presents_are_planned_taken_back_and_sealed(visit: Visit, christmas: Server) -> None:
    """Nobody learns anything before the seal, and then only that it is there."""
    guests = [visit(size, url=christmas.url, reduced_motion="reduce") for size in ("phone", "laptop", "phone")]
    for guest, name in zip(guests, ["Anja", "Uwe", "Femke"], strict=True):
        guest.context.add_init_script(SAME_CHANCE)
        guest.arrive(name)
    opened = guests[0].open("frantic", seats=3, bots=["", "", ""], options=NO_CLOCK)
    for taken, guest in enumerate(guests[1:], 2):
        guest.go(f"/j/{opened['code']}")
        expect(guest.all(".ss .empty")).to_have_count(3 - taken)
    for guest in guests[1:]:
        guest.one(".acts .main").click()
    anja, uwe, _ = guests
    for guest in guests:
        expect(guest.one("[data-rest]")).to_be_visible()
    dealt = held(anja)

    anja.one(CARDS).click()
    anja.one("[data-present='1']").click()
    expect(anja.one("[data-present='1']")).to_contain_text("1")
    expect(anja.one(CARDS)).to_have_attribute("aria-label", f"{dealt[0]}, Uwe")
    anja.one(CARDS).click()
    assert held(anja) == dealt
    expect(anja.one("[data-seal]")).to_be_disabled()
    expect(uwe.all(WAX)).to_have_count(0)

    anja.one("[data-rest]").click()
    anja.one("[data-seal]").click()
    expect(uwe.all(WAX)).to_have_count(1)
    for guest in guests[1:]:
        guest.one("[data-rest]").click()
        guest.one("[data-seal]").click()
    for guest in guests:
        expect(guest.all("[data-rest]")).to_have_count(0)
    expect(anja.all(CARDS)).not_to_have_count(0)
    assert held(anja) != dealt


def test_a_standing_order_is_at_hand_when_it_could_be_wanted(visit: Visit) -> None:
    """Under the two answers; it says what it does, and can be taken back."""
    guest = visit("phone", reduced_motion="reduce")
    show(guest, "frantic/attacked-4")
    switch = guest.one("[role=switch]")
    expect(switch).to_contain_text("Always")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
