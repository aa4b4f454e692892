"""Whole matches in a real browser against a real server, and what can be done with them afterwards."""

import re

import pytest
from browser.conftest import Visit
from browser.guest import GAMES, OVER, SIZES, Guest
from playwright.sync_api import Route, expect

pytestmark = [pytest.mark.once, pytest.mark.browser]

# What a result tells of one's own hand without its cards, one's own replay tells with them.
OWN_CARDS = {"exchange/0": re.compile("^Your hand is exchanged: ")}
PHONES = {"foppen", "keezen", "frantic", "fritsen"}  # the other size of each game is played in make soak
MOVING = {"mezza"}  # with everything that moves; the others in make soak
BY_TOUCH = [
    pytest.param(
        *(game, size, motion),
        marks=() if (size == "phone", motion) == (game in PHONES, game in MOVING) else pytest.mark.soak,
        id=f"{game}-{size}{'-moving' if motion else ''}",
    )
    for game in GAMES
    for size in SIZES
    for motion in (False, True)
]


@pytest.mark.parametrize(("game", "size", "motion"), BY_TOUCH)
def test_a_whole_match_is_played_by_random_taps(visit: Visit, game: str, size: str, motion: bool) -> None:
    guest = visit(size, reduced_motion="no-preference" if motion else "reduce")
    guest.start()
    guest.page.evaluate("localStorage.setItem('stammtisch.quick', 'on')")
    guest.start()
    guest.open(game)
    guest.play(guest.tap, lambda what: what == OVER, random=True)
    places = guest.all(f"{OVER} .p").all_inner_texts()
    assert len(places) == (GAMES[game].sides or GAMES[game].seats)
    assert places == sorted(places)
    assert places[0] == "1"


@pytest.mark.parametrize("referee", ["auto", "table"])
def test_a_potje_of_fritsen_ends_under_every_referee(visit: Visit, referee: str) -> None:
    """Whatever the players may do besides is there: votes, toasts and drinks are answered as they come."""
    guest = visit("phone")
    guest.start()
    guest.page.evaluate("localStorage.setItem('stammtisch.quick', 'on')")
    guest.start()
    wanted = {"referee": referee, "drink_confirm": True, "mischief": True, "untidy": True}
    guest.open("fritsen", options={**GAMES["fritsen"].options, **wanted})
    guest.first = ["[data-vote]", "[data-settle]"]
    guest.play(guest.tap, lambda what: what == OVER, random=True)
    expect(guest.all(f"{OVER} .p")).to_have_count(GAMES["fritsen"].seats)


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_verified_in_the_browser(visit: Visit, game: str) -> None:
    guest = visit("laptop")
    guest.start()
    guest.open(game)
    guest.finish()
    expect(guest.one(f"{OVER} tbody .fig")).to_be_visible()  # what comes later moves the button
    guest.one(".fact button").click()
    expect(guest.one("[data-verdict=good]")).to_be_visible()
    expect(guest.all(".fact li:has(svg)")).to_have_count(7)
    expect(guest.all(".fact li.no")).to_have_count(0)


def test_a_forged_record_is_found_out(visit: Visit) -> None:
    """One card of the deal is another one than was dealt."""
    guest = visit("laptop")
    guest.start()
    guest.open("foppen")

    def forge(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        card = re.search(r'"value":\["(\w+)"', text)
        assert card
        other = "G2" if card[1] != "G2" else "G3"
        route.fulfill(response=answer, body=text.replace(card[0], f'"value":["{other}"', 1))

    guest.page.route("**/record", forge)
    guest.finish()
    guest.one(".fact button").click()
    expect(guest.one("[data-verdict=bad]")).to_be_visible()
    assert guest.all(".fact li.no").count() >= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_result_tells_what_happened_and_leads_into_the_replay(visit: Visit, game: str) -> None:
    guest = visit("laptop")
    guest.start()
    guest.open(game)
    guest.finish()
    figures = guest.all(f"{OVER} tbody .fig")
    expect(figures.first).to_be_visible()
    assert figures.count() % GAMES[game].seats == 0
    mat, chart = guest.one(OVER).bounding_box(), guest.one(".chart").bounding_box()
    row = guest.one(f"{OVER} tbody").bounding_box()
    assert mat
    assert chart
    assert row
    assert row["x"] + row["width"] <= mat["x"] + mat["width"] <= chart["x"]
    expect(guest.one(".chart svg")).to_be_visible()
    for moment in range(guest.all(".moments .one").count()):
        told = guest.all(".moments .one > span").nth(moment).inner_text()
        guest.all(".moments .one").nth(moment).click()
        guest.page.wait_for_url(re.compile(r"/replay/\d+/"))
        step, _, event = guest.page.url.partition("/replay/")[2].partition("/")
        expect(guest.one("input[type=range]")).to_have_value(step)
        wanted = OWN_CARDS.get(event, told)  # one move may capture two pawns: both lines are marked
        line = guest.all(".now .sought", has_text=wanted).first
        expect(line).to_have_text(wanted)
        expect(line).to_be_in_viewport()
        guest.page.go_back()
        expect(guest.one(".moments .one")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_replayed_through_every_eye(visit: Visit, game: str) -> None:
    guest = visit("phone")
    guest.start()
    guest.open(game)
    guest.finish()
    guest.one("[data-replay]").click()
    slider = guest.one("input[type=range]")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 10
    slider.fill(str(last))
    expect(guest.one(".end")).to_be_visible()
    slider.fill(str(GAMES[game].held))
    expect(guest.all(".end")).to_have_count(0)
    own = hand(guest)
    guest.one(".eyes select").select_option("1")
    expect(guest.all(".hand [data-touch]")).not_to_have_count(0)
    assert hand(guest) != own
    guest.one(".eyes select").select_option("15")
    expect(guest.all(".hand")).to_have_count(0)


def hand(guest: Guest) -> list[str]:
    """The cards that are held, in words."""
    expect(guest.one(".hand .thing")).to_be_visible()
    labels: list[str] = guest.page.eval_on_selector_all(".hand .thing", "all => all.map(each => each.ariaLabel)")
    return labels


# Each button with its place, by what it says.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('main button')].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.innerText, [x, y, width, height].map(Math.round).join(' ')];
}))"""


@pytest.mark.parametrize("size", SIZES)
def test_no_button_moves_while_what_is_told_of_a_match_arrives(visit: Visit, size: str) -> None:
    """The line of the match, what is worth another look and the check of the deal all come late."""
    guest = visit(size)
    guest.start()
    late: list[Route] = []
    for told in ("summary", "record"):
        guest.page.route(f"**/{told}", lambda route: late.append(route))
    guest.open("foppen")
    guest.finish()
    expect(guest.one(".chart .room")).to_be_visible()
    line = guest.one(".chart").bounding_box()
    assert line is not None
    before: dict[str, str] = guest.page.evaluate(PLACES)
    assert before
    for shown in (".moments", "[data-verdict]"):
        late.pop().continue_()
        expect(guest.one(shown)).to_be_visible()
        after: dict[str, str] = guest.page.evaluate(PLACES)
        assert before.items() <= after.items()
        before = after
    found = guest.one(".chart").bounding_box()
    assert found is not None
    assert found["height"] == pytest.approx(line["height"], abs=1)


def test_the_record_is_downloaded_and_opened_again(visit: Visit) -> None:
    guest = visit("laptop")
    guest.start()
    guest.open("mezza")
    guest.finish()
    with guest.page.expect_download() as coming:
        guest.one("[data-download]").click()
    guest.go("/replay")
    guest.one("input[type=file]").set_input_files(coming.value.path())
    guest.one("input[type=range]").fill("7")
    expect(guest.one(".seats")).to_be_visible()
    expect(guest.one(".now")).to_be_visible()
