"""Whole matches in a real browser against a real server, and what can be done with them afterwards."""

import re

import pytest
from browser.conftest import Visit
from browser.guest import GAMES, OVER, PATIENCE, SIZES
from playwright.sync_api import expect

pytestmark = [pytest.mark.once, pytest.mark.browser]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_touch(visit: Visit, game: str, size: str) -> None:
    guest = visit(size)
    guest.start()
    guest.page.evaluate("localStorage.setItem('stammtisch.quick', 'on')")
    guest.start()
    guest.open(game)
    guest.play(guest.tap, lambda what: what == OVER)
    places = guest.all(f"{OVER} .p").all_inner_texts()
    assert len(places) == GAMES[game].seats
    assert places == sorted(places)
    assert places[0] == "1"


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_verified_in_the_browser(visit: Visit, game: str) -> None:
    guest = visit("laptop")
    guest.start()
    guest.open(game)
    guest.finish()
    guest.one(".fact button").click()
    expect(guest.one("[data-verdict=good]")).to_be_visible(timeout=PATIENCE)
    assert guest.all(".fact li:has(svg)").count() == 7
    expect(guest.all(".fact li.no")).to_have_count(0)


def test_a_forged_record_is_found_out(visit: Visit) -> None:
    """One card of the deal is another one than was dealt."""
    guest = visit("laptop")
    guest.start()
    guest.open("foppen")
    guest.finish()

    def forge(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        text = answer.text()
        card = re.search(r'"value":\["(\w+)"', text)
        assert card
        other = "G2" if card[1] != "G2" else "G3"
        route.fulfill(response=answer, body=text.replace(card[0], f'"value":["{other}"', 1))  # type: ignore[attr-defined]

    guest.page.route("**/record", forge)
    guest.one(".fact button").click()
    expect(guest.one("[data-verdict=bad]")).to_be_visible(timeout=PATIENCE)
    assert guest.all(".fact li.no").count() >= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_replayed_through_every_eye(visit: Visit, game: str) -> None:
    guest = visit("phone")
    guest.start()
    guest.open(game)
    guest.finish()
    guest.all(".acts button").nth(1).click()
    slider = guest.one("input[type=range]")
    expect(slider).to_be_visible(timeout=PATIENCE)
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    slider.fill(str(last))
    expect(guest.one(".end")).to_be_visible()
    slider.fill("5")
    expect(guest.all(".end")).to_have_count(0)


def test_the_record_is_downloaded_and_opened_again(visit: Visit) -> None:
    guest = visit("laptop")
    guest.start()
    guest.open("mezza")
    guest.finish()
    with guest.page.expect_download() as coming:
        guest.one(".links button").click()
    path = coming.value.path()
    assert path.read_bytes().startswith(b'{"')
