"""The table on screens of every shape: all of it within reach, nothing on top of anything; a hand that is sorted."""

import pytest
from browser.conftest import Visit
from browser.guest import ACT, LIT, PATIENCE, REFUSED, Guest
from playwright.sync_api import expect

pytestmark = [pytest.mark.once, pytest.mark.browser]

SMALL, LYING, TALL = (320, 568), (844, 390), (390, 844)
# What lies on what, and what is out of sight, unless it can be scrolled to.
FAULTS = """() => {
  const both = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1;
  const overlap = (a, b) => both(a, b, 'left', 'right') && both(a, b, 'top', 'bottom');
  const table = document.querySelector('.table');
  const found = [];
  const wide = (each) => each.scrollWidth > each.clientWidth;
  if (wide(document.documentElement) || wide(table)) found.push('too wide');
  const parts = ['.seats', '.cloth', '.say', '.hand', '.acts'].map((what) => [what, document.querySelector(what)]);
  for (const [what, part] of parts) {
    part.scrollIntoView({ block: 'nearest' });
    const box = part.getBoundingClientRect();
    const over = Math.max(0, table.getBoundingClientRect().top - box.top) + Math.max(0, box.bottom - innerHeight);
    if (over > 1 && box.height <= table.clientHeight) found.push(`${what} is out of reach`);
  }
  table.scrollTop = table.scrollHeight;
  const boxes = parts.map(([what, part]) => [what, part.getBoundingClientRect()]);
  for (const [i, [what, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(i + 1))
      if (overlap(a, b)) found.push(`${other} lies on ${what}`);
  return found;
}"""
SCROLLS = "(() => { const t = document.querySelector('.table'); return t.scrollHeight > t.clientHeight + 1 })()"


def table(visit: Visit, game: str, seats: int = 4, most: int = 20) -> Guest:
    """On turn at a table, a few moves on, with so many cards at most: a pile may have been taken."""
    guest = visit("phone", reduced_motion="reduce")
    guest.start()
    guest.open(game, seats=seats)
    made = 0

    def enough(what: str) -> bool:
        nonlocal made
        made += what == ACT
        return made > 1 and what == LIT and len(hand(guest)) <= most

    guest.play(guest.press, enough)
    return guest


@pytest.mark.parametrize(("game", "most"), [("foppen", 15), ("mezza", 10)], ids=["foppen", "mezza"])
def test_everything_can_be_reached_and_nothing_is_hidden(visit: Visit, game: str, most: int) -> None:
    guest = table(visit, game, most=most)
    for text in ("100%", "200%"):
        guest.page.evaluate("text => { document.documentElement.style.fontSize = text }", text)
        for width, height in (SMALL, LYING, TALL):
            guest.page.set_viewport_size({"width": width, "height": height})
            assert faults(guest) == [], f"{width} by {height}, text {text}"
            assert text != "100%" or not guest.page.evaluate(SCROLLS), f"{width} by {height}"


def faults(guest: Guest) -> list[str]:
    """What is wrong once the page has found its new shape."""
    found: list[str] = []
    for _ in range(20):
        guest.settle()
        found = guest.page.evaluate(FAULTS)
        if not found:
            return []
        guest.page.wait_for_timeout(100)
    return found


def hand(guest: Guest) -> list[str]:
    held: list[str] = guest.all(".hand .thing").evaluate_all("all => all.map((each) => each.dataset.touch)")
    return held


def test_a_hand_is_sorted_and_a_card_swiped(visit: Visit) -> None:
    """Dragged sideways a card takes another place and keeps it; swiped up it is played."""
    guest = visit("laptop", reduced_motion="reduce")
    guest.start()
    guest.open("foppen")
    guest.next([LIT])
    mouse, cards = guest.page.mouse, guest.all(".hand .thing")
    dealt = hand(guest)

    first, last = cards.first.bounding_box(), cards.last.bounding_box()
    assert first
    assert last
    mouse.move(first["x"] + 10, first["y"] + 30)
    mouse.down()
    mouse.move(first["x"] + 60, first["y"] + 32, steps=3)
    mouse.move(last["x"] + last["width"], last["y"] + 30, steps=3)
    mouse.up()
    sorted_hand = [*dealt[1:], dealt[0]]
    assert hand(guest) == sorted_hand
    expect(guest.all(".hand .chosen")).to_have_count(0)

    cards.last.focus()
    guest.page.keyboard.press("Shift+ArrowLeft")
    sorted_hand[-2:] = sorted_hand[:-3:-1]
    assert hand(guest) == sorted_hand
    assert guest.page.evaluate("document.activeElement.dataset.touch") == dealt[0]

    played = guest.one(LIT).get_attribute("data-touch")
    box = guest.one(LIT).bounding_box()
    assert box
    assert played
    mouse.move(box["x"] + 10, box["y"] + 30)
    mouse.down()
    mouse.move(box["x"] + 12, box["y"] - 60, steps=4)
    mouse.up()
    sorted_hand.remove(played)
    expect(cards).to_have_count(len(sorted_hand), timeout=PATIENCE)
    assert hand(guest) == sorted_hand


def test_what_may_be_played_instead_stays_lit(visit: Visit) -> None:
    guest = visit("phone")
    guest.start()
    guest.open("foppen")
    guest.next([LIT])
    lit = guest.all(f".hand {LIT}").count()
    guest.tap(*guest.next([LIT]))
    expect(guest.all(".hand .thing.chosen")).to_have_count(1)
    expect(guest.all(f".hand {LIT}")).to_have_count(lit - 1)
    guest.tap(*guest.next([f".hand {LIT}"]))
    expect(guest.all(".hand .thing.chosen")).to_have_count(1)
    expect(guest.all(REFUSED)).to_have_count(0)


def test_after_the_match_every_hand_is_shown(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce")
    guest.start()
    guest.open("mezza", seats=3, options={"short": True, "stall_limit": 60})
    guest.finish()
    guest.all(".acts button").nth(1).click()
    guest.one(".eyes select").select_option(label="all cards")
    guest.one("input[type=range]").fill("5")
    expect(guest.all(".hands li")).to_have_count(3)
    expect(guest.all(".hands li:has(.card)")).to_have_count(3, timeout=PATIENCE)
