"""The table on screens of every shape: all of it within reach, nothing on top of anything; a hand that is sorted."""

import re

import pytest
from browser.conftest import Visit
from browser.guest import LIT, REFUSED, Guest
from browser.situations import read, show
from playwright.sync_api import FloatRect, expect

pytestmark = [pytest.mark.once, pytest.mark.browser]

SMALL, LYING, TALL, LAPTOP, LARGE = (320, 568), (844, 390), (390, 844), (1280, 800), (1920, 1080)
SIZES = [(size, "100%") for size in (SMALL, LYING, TALL, LAPTOP, LARGE)]
SIZES += [(size, "200%") for size in (SMALL, LYING, TALL, LAPTOP)]
# Cards are measured and laid anew after the frame in which the page has got another size.
# Until nothing has another size or place for some frames, whatever else the machine does.
DRAWN = """async () => {
  const shape = () => [...document.querySelectorAll('.say, .hand .card, .fan .c, .board, .mat')]
    .map((each) => Object.values(each.getBoundingClientRect().toJSON()).map(Math.round).join()).join(';');
  for (let same = 0, before = ''; same < 8; ) {
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    const now = shape();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}"""
SITUATIONS = {
    "foppen": ["lead-3", "follow-4", "last-6", "bids-4", "scored-6", "over-6"],
    "mezza": ["swap-7", "many-7", "heap-2", "any-5", "play-4", "open-5", "start-4", "over-2", "over-7"],
    "frantic": [
        *["wish-5", "chain-5", "chain-8", "christmas-8", "market-4"],
        *["many-8", "eye-8", "vandalism-4", "scored-8"],
    ],
    "keezen": ["start", "seven", "many", "help", "over-4"],
    "fritsen": [
        *["turn-8", "table-10", "glass-4", "block-5", "roles-6", "pickup-4"],
        *["pair-10", "plas-10", "couple-2", "askew-4", "mischief-5", "unmarked-6", "dealing-10"],
    ],
}
MORE = {
    "frantic": ["wishing-4", "redirect-2", "attacked-4", "struck-5", "stake-4", "doomsday-6", "try-3", "over-4"],
}
# What lies on what, is cut off, covered, or out of sight and cannot be scrolled to.
# On a large screen the seats are round the table. Cards of a hand overlap, and an open note lies over the board.
FAULTS = """() => {
  const both = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1;
  const overlap = (a, b) => both(a, b, 'left', 'right') && both(a, b, 'top', 'bottom');
  const all = (what) => [...document.querySelectorAll(what)].filter((each) => each.getClientRects().length);
  const name = (each) => (each.innerText || each.ariaLabel || each.className).trim().slice(0, 24);
  const table = document.querySelector('.table');
  const found = [];
  const wide = (each) => each.scrollWidth > each.clientWidth + 1;
  if (wide(document.documentElement) || wide(table)) found.push('too wide');
  const cloth = all('.cloth').length ? '.cloth' : '.cloth > *';
  const parts = all(`.seats, ${cloth}, .say, .hand, .acts`).map((part) => [part.classList[0], part]);
  for (const [what, part] of parts) {
    part.scrollIntoView({ block: 'nearest' });
    const box = part.getBoundingClientRect();
    const over = Math.max(0, table.getBoundingClientRect().top - box.top) + Math.max(0, box.bottom - innerHeight);
    if (over > 1 && box.height <= table.clientHeight) found.push(`${what} is out of reach`);
  }
  table.scrollTop = table.scrollHeight;
  const apart = (boxes) => {
    for (const [i, [what, a]] of boxes.entries())
      for (const [other, b] of boxes.slice(i + 1)) if (overlap(a, b)) found.push(`${other} lies on ${what}`);
  };
  const box = (each) => [name(each), each.getBoundingClientRect()];
  const seats = document.querySelector('.seats');
  const around = seats && getComputedStyle(seats).display === 'grid';
  const apartParts = parts.filter(([what]) => !around || what !== 'seats');
  apart(apartParts.map(([what, part]) => [what, part.getBoundingClientRect()]));
  apart(all('.dem, .say, .mid, .mine').map(box));
  apart(all('.flag').map(box));
  apart(all('.seat').map(box));
  if (around) for (const seat of all('.seat')) apart([box(seat), ...all('.say, .hand, .mid, .trick, .asks').map(box)]);
  apart(all('.bar > button, .bar h1, .bar .round').map(box));
  for (const each of all('.thing, .flag, .cnt, button, .label, .dem')) {
    const { left, right } = each.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !each.closest('.row')) found.push(`${name(each)} is cut off`);
  }
  const POINTS = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]];
  for (const each of all('button, a[href], input, select').filter((each) => !each.closest('.hand .row, .hand .fan'))) {
    const over = POINTS.map(() => '?');
    for (const block of ['center', 'end', 'start']) {
      if (!over.some(Boolean)) break;
      each.scrollIntoView({ block, inline: 'nearest' });
      const { left, top, width, height } = each.getBoundingClientRect();
      for (const [i, [x, y]] of POINTS.entries()) {
        const at = document.elementFromPoint(left + width * x, top + height * y);
        if (at && (each.contains(at) || at.contains(each) || at.closest('.leaf'))) over[i] = '';
        else if (at && over[i]) over[i] = name(at);
      }
    }
    for (const what of over) if (what) found.push(`${what} covers ${name(each)}`);
  }
  for (const each of all('.bar h1, .acts button, .txt b, .dem, .res, .deckel, .more button'))
    if (wide(each)) found.push(`${name(each)} is too long`);
  return [...new Set(found)];
}"""

CUT = """what => [...document.querySelectorAll(what)]
  .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.innerText)"""
UNLIT = "touches => touches.filter((touch) => !document.querySelector(`[data-touch='${touch}'].lit`))"
SCROLLS = "(() => { const t = document.querySelector('.table'); return t.scrollHeight > t.clientHeight + 1 })()"


def shape(guest: Guest, size: tuple[int, int], text: str = "100%") -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate("text => { document.documentElement.style.fontSize = text }", text)
    guest.page.evaluate(DRAWN)
    guest.settle()


@pytest.mark.parametrize(
    ("game", "situations"),
    [
        *[pytest.param(game, situations, id=game) for game, situations in SITUATIONS.items()],
        *[pytest.param(game, more, id=f"{game}-more", marks=pytest.mark.soak) for game, more in MORE.items()],
    ],
)
def test_everything_can_be_reached_and_nothing_is_hidden(visit: Visit, game: str, situations: list[str]) -> None:
    guest = visit("phone", reduced_motion="reduce")
    for situation in situations:
        show(guest, f"{game}/{situation}")
        assert guest.page.evaluate(UNLIT, begun(game, situation)) == [], situation
        for size, text in SIZES:
            shape(guest, size, text)
            assert faults(guest) == [], f"{situation}, {size}, text {text}"
            assert text != "100%" or not guest.page.evaluate(SCROLLS), f"{situation}, {size}"


@pytest.mark.parametrize("language", ["nl", "de"])
def test_longer_words_fit(visit: Visit, language: str) -> None:
    """Buttons of an attack and of a race, and notes beside a board, where they have least room."""
    guest = visit("phone", language)
    for situation in ("frantic/chain-5", "fritsen/block-5"):
        show(guest, situation)
        for size, text in ((SMALL, "100%"), (TALL, "200%")):
            shape(guest, size, text)
            assert faults(guest) == [], f"{situation}, {size}, text {text}"
            assert guest.page.evaluate(CUT, ".note, .note *, .answer button, .thumb") == []


def test_a_milder_name_is_read_everywhere(visit: Visit) -> None:
    """What can be read or heard, the rulebook included."""
    guest = visit("phone", reduced_motion="reduce")
    show(guest, "frantic/mild-2")
    guest.one(".bar button[aria-label=Rules]").click()
    guest.all(".sheet button.one", has_text="F-084").click()
    guest.all(".sheet details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    expect(guest.one(".sheet .ex")).to_contain_text("ForgetYou")
    page = guest.page.content()
    assert "Forget You" in page
    assert "Fuck" not in re.sub(r'data-[a-z]+="[^"]*"', "", page)


def test_the_prompt_is_as_high_at_every_turn(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce")
    heights: dict[tuple[int, int], set[int]] = {SMALL: set(), TALL: set(), LYING: set(), LAPTOP: set(), LARGE: set()}
    for situation in ("mezza/play-4", "mezza/any-5", "mezza/take-4", "mezza/ten-4", "foppen/follow-4", "foppen/out-5"):
        show(guest, situation)
        for size, found in heights.items():
            shape(guest, size)
            found.add(round(box(guest, ".say")["height"]))
    assert {size: len(found) for size, found in heights.items()} == dict.fromkeys(heights, 1), heights


def test_on_large_screens_own_cards_lie_beside_the_hand_and_the_others_round_the_table(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce")
    show(guest, "mezza/many-7")
    for size in (LAPTOP, LARGE):
        shape(guest, size)
        own, first = guest.all(".hand .above").last.bounding_box(), guest.one(".fan .c").bounding_box()
        assert own
        assert first
        assert 0 < first["x"] - own["x"] - own["width"] <= 40, size
    seats = [each.bounding_box() for each in guest.all(".seat .mat").all()]
    x, y = [each["x"] for each in seats if each], [each["y"] for each in seats if each]
    assert x[0] == x[1] < x[2] < x[3] < x[4] == x[5]
    assert y[0] > y[1] > y[2] == y[3] < y[4] < y[5]


def test_the_middle_is_drawn_in_a_window_that_grows_and_shrinks(visit: Visit) -> None:
    guest = visit("phone")
    shape(guest, LAPTOP)
    show(guest, "mezza/start-4")
    for size in (LARGE, LAPTOP):
        shape(guest, size)
        expect(guest.one(".cloth .asks")).to_be_visible()
        expect(guest.one(".cloth .pile")).to_be_visible()


def test_keezen_has_a_board_of_full_height_and_cards_of_one_size(visit: Visit) -> None:
    """As large with two cards as with five; the partner is marked; what stands on a plate is not cut off."""
    guest = visit("phone", reduced_motion="reduce")
    widths: dict[tuple[int, int], set[int]] = {SMALL: set(), TALL: set(), LYING: set(), LAPTOP: set(), LARGE: set()}
    for situation in ("start", "seven", "rest", "help"):
        show(guest, f"keezen/{situation}")
        for size, found in widths.items():
            shape(guest, size)
            found.add(round(box(guest, ".hand .card")["width"]))
            assert guest.page.evaluate(CUT, ".plate .sub > span") == [], f"{situation}, {size}"
    assert {size: len(found) for size, found in widths.items()} == dict.fromkeys(widths, 1), widths
    assert 900 < box(guest, ".cloth .board")["width"] <= 960
    expect(guest.all("li:has(.duo)")).to_have_count(1)
    expect(guest.one("li:has(.duo)")).to_contain_text("Uwe")


def test_a_tap_does_not_flash(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce")
    show(guest, "mezza/play-4")
    colours = "all => new Set(all.map((each) => getComputedStyle(each).webkitTapHighlightColor)).size"
    assert guest.page.eval_on_selector_all("html, button, .thing", colours) == 1
    assert guest.page.evaluate("getComputedStyle(document.body).webkitTapHighlightColor") == "rgba(0, 0, 0, 0)"


def begun(game: str, situation: str) -> list[str]:
    """What begins a move, words and answers apart, for which there are buttons."""
    match = read(f"{game}/{situation}")["match"]
    touches = {move["touches"][0] for move in match["legal"]} if not match["asked"].get("race") else set()
    return sorted(each for each in touches if not each.startswith(("say:", "answer:")))


def box(guest: Guest, selector: str) -> FloatRect:
    found = guest.one(selector).bounding_box()
    assert found, f"{selector} is not to be seen"
    return found


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
    expect(cards).to_have_count(len(sorted_hand))
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
    guest.one("[data-replay]").click()
    guest.one(".eyes select").select_option(label="all cards")
    guest.one("input[type=range]").fill("5")
    expect(guest.all(".hands li")).to_have_count(3)
    expect(guest.all(".hands li:has(.card)")).to_have_count(3)
