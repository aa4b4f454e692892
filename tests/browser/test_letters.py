"""Letters: none is tiny, and large ones cut off and cover nothing; what is named can be found."""

import copy
from pathlib import Path

import pytest
from browser import situations
from browser.conftest import Visit
from browser.guest import Guest
from browser.situations import show
from browser.test_layout import CUT, LAPTOP, LARGE, LYING, SITUATIONS, SMALL, TALL, faults, shape
from playwright.sync_api import expect

from stammtisch import wire

pytestmark = [pytest.mark.once, pytest.mark.browser]

WHOLE_TALLY = "eigen\u00a0beurten\u00a05"
SAMPLE = Path(__file__).parents[2] / "web" / "src" / "record" / "fritsen.sample.jsonl"
# Words outside pictures, with their size; what only a screen reader finds is no larger than a dot.
TINY = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('.page'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim(), each = walk.currentNode.parentElement;
    const { width, height } = each.getBoundingClientRect(), size = parseFloat(getComputedStyle(each).fontSize);
    if (text && width > 1 && height > 1 && !each.closest('svg') && size > 0 && size < 12)
      found.push(`${text.slice(0, 24)} (${size} px)`);
  }
  return found;
}"""
# What is seen of a flag or of a sign in the trick lies on no name, and nothing leaves the window.
COVERED = """() => {
  const seen = (what) => [...document.querySelectorAll(what)].filter((each) => each.getClientRects().length);
  const both = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 2;
  const found = [];
  for (const flag of seen('.flag, .mark:not(.show) svg')) {
    const a = flag.getBoundingClientRect();
    if (a.left < 0 || a.right > innerWidth) found.push(`${flag.textContent} is cut off`);
    for (const name of seen('.nm, .play .cap')) {
      const b = name.getBoundingClientRect();
      if (both(a, b, 'left', 'right') && both(a, b, 'top', 'bottom')) found.push(`a flag covers ${name.textContent}`);
    }
  }
  return found;
}"""
# Names that are read at a glance: at least three letters of them.
CLIPPED = """what => [...document.querySelectorAll(what)]
  .filter((each) => each.clientWidth > 1 && each.clientWidth < Math.min(each.scrollWidth, 24))
  .map((each) => each.innerText)"""

# Prompt, race and cards of the hand that are not whole above the thumb row, without scrolling.
UNSEEN = """() => {
  const table = document.querySelector('.table').getBoundingClientRect(), acts = document.querySelector('.acts');
  const floor = acts ? acts.getBoundingClientRect().top : table.bottom;
  return [...document.querySelectorAll('.say, .race, .hand .thing')]
    .filter((each) => !each.closest('.acts'))
    .map((each) => [each.ariaLabel || each.className, each.getBoundingClientRect()])
    .filter(([, { top, bottom }]) => top < table.top - 1 || bottom > floor + 1)
    .map(([name]) => name);
}"""

# All of it in sight: within whatever scrolls, and nothing of it under something else but a note that asks.
WHOLE = """what => {
  const each = document.querySelector(what), { left, right, top, bottom } = each.getBoundingClientRect();
  const frame = each.closest('.notes').getBoundingClientRect();
  const seen = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
  return top >= frame.top && bottom <= frame.bottom && seen.every((at) => each.contains(at) || at.closest('.leaf'));
}"""

BELOW = """what => {
  const boxes = [...document.querySelectorAll(what)].map((each) => [each.innerText, each.getBoundingClientRect()]);
  return boxes.slice(1).filter(([, box], i) => box.top < boxes[i][1].bottom - 1).map(([text]) => text);
}"""


@pytest.mark.parametrize("game", SITUATIONS)
def test_no_letters_are_tiny(visit: Visit, game: str) -> None:
    guest = visit("phone", "de")
    for situation in SITUATIONS[game]:
        show(guest, f"{game}/{situation}")
        for size, text in ((SMALL, "100%"), (SMALL, "200%"), (LAPTOP, "100%")):
            shape(guest, size, text)
            assert guest.page.evaluate(TINY) == [], f"{situation}, {size}, text {text}"


def test_large_letters_cover_no_name(visit: Visit) -> None:
    guest = visit("phone", "de")
    for situation in ("fritsen/plas-10", "fritsen/dealing-10", "foppen/scored-6", "foppen/last-6", "mezza/swap-7"):
        show(guest, situation)
        for size in (SMALL, TALL, LYING):
            shape(guest, size, "200%")
            assert guest.page.evaluate(COVERED) == [], f"{situation}, {size}"
            assert guest.page.evaluate(CLIPPED, ".play .cap") == [], f"{situation}, {size}"


def test_large_letters_leave_buttons_whole(visit: Visit) -> None:
    guest = visit("phone", "nl")
    for situation in ("frantic/chain-8", "frantic/christmas-8"):
        show(guest, situation)
        for size in (SMALL, TALL):
            shape(guest, size, "200%")
            assert guest.page.evaluate(CUT, ".answer button") == [], f"{situation}, {size}"
            assert guest.page.evaluate(CLIPPED, ".names .nm") == [], f"{situation}, {size}"
    block = visit("phone", "de")
    show(block, "fritsen/block-5")
    for size, text in ((SMALL, "100%"), (SMALL, "200%"), (TALL, "200%"), (LYING, "200%")):
        shape(block, size, text)
        assert block.page.evaluate(CUT, ".acts, .acts button") == [], f"{size}, text {text}"
        assert block.page.evaluate("document.querySelector('.pass').getBoundingClientRect().right <= innerWidth")


@pytest.mark.parametrize("game", SITUATIONS)
def test_large_letters_leave_in_sight_what_is_held_and_asked(visit: Visit, game: str) -> None:
    guest = visit("phone", "de")
    for situation in SITUATIONS[game]:
        show(guest, f"{game}/{situation}")
        for size in (SMALL, TALL):
            shape(guest, size, "200%")
            assert guest.page.evaluate(UNSEEN) == [], f"{situation}, {size}"


def test_large_letters_leave_a_race_whole_and_in_sight(visit: Visit) -> None:
    guest = visit("phone", "de")
    show(guest, "mezza/start-4")
    for size in (SMALL, TALL, LYING, LAPTOP):
        shape(guest, size, "200%")
        assert guest.page.evaluate(CUT, ".race .thumb, .race .pass") == [], size
        for button in (".race .thumb", ".race .pass"):
            expect(guest.one(button)).to_be_in_viewport(ratio=1)
    cards = guest.all(".hand .thing").last.bounding_box()
    race = guest.one(".race").bounding_box()
    assert cards
    assert race
    assert cards["y"] + cards["height"] * 0.8 < race["y"], "on a laptop one's cards are seen above the race"


def test_large_letters_leave_a_sheet_of_choices_whole(visit: Visit) -> None:
    """Each choice stands below the one before."""
    guest = visit("phone", "nl")
    guest.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    guest.start()
    guest.page.evaluate("document.documentElement.style.fontSize = '200%'")
    for button in ("play", "open"):
        guest.one(f"[data-do={button}]").click()
        expect(guest.one(".sheet form .main")).to_be_attached()
        assert guest.page.evaluate(BELOW, ".sheet form > *") == [], button
        guest.page.keyboard.press("Escape")


def test_the_score_of_a_round_is_whole_in_large_letters(visit: Visit) -> None:
    guest = visit("phone", "de")
    show(guest, "frantic/scored-8")
    for size in (SMALL, TALL):
        shape(guest, size, "200%")
        assert guest.page.evaluate(CUT, ".cloth .paper") == [], size


def test_the_card_that_was_laid_last_is_seen_whatever_was_said_since(visit: Visit) -> None:
    """Where there is room; what is asked is whole without a finger on a laptop too."""
    guest = visit("laptop", "de")
    show(guest, "fritsen/table-10")
    shape(guest, LARGE)
    expect(guest.all(".last .cards .card")).to_have_count(2)
    expect(guest.one(".last .cards")).to_be_visible()
    shape(guest, LAPTOP)
    for button in ("yes", "no"):
        expect(guest.one(f"[data-vote='vote {button}']")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["nl", "de", "en"])
@pytest.mark.parametrize("situation", ["fritsen/plas-10", "fritsen/table-10", "fritsen/mischief-5"])
def test_what_happened_last_is_whole_whatever_else_is_open(visit: Visit, language: str, situation: str) -> None:
    """Drinks, votes, calls, and a play told in three sentences."""
    guest = visit("phone", language)
    told = situations.read("fritsen/plas-10")["events"]
    show(guest, situation, [wire.Told(**each) for each in told])
    shape(guest, TALL)
    assert guest.page.evaluate(WHOLE, ".last p")


def test_the_widest_names_leave_lists_and_a_switch_whole(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(situations, "NAMES", ["W" * 16] * 10)
    guest = visit("laptop", "nl")
    for situation in ("fritsen/turn-8", "keezen/start", "frantic/chain-8"):
        show(guest, situation)
        shape(guest, LAPTOP, "200%")
        assert faults(guest) == [], situation
        assert guest.page.evaluate(CUT, "aside, aside > *") == [], situation


def test_what_was_done_is_whole_in_its_note(visit: Visit) -> None:
    guest = visit("phone", "de")
    show(guest, "fritsen/dealing-10")
    for size in (SMALL, TALL):
        shape(guest, size)
        assert guest.page.evaluate(CUT, "[data-note=acts], [data-note=acts] *") == [], size


@pytest.mark.parametrize("game", SITUATIONS)
def test_the_page_of_one_minute_is_whole_in_large_letters(visit: Visit, game: str) -> None:
    guest = visit("phone", "nl")
    guest.page.goto(f"{guest.url}/#/minute/{game}")
    expect(guest.one(".part .text")).to_be_visible()
    for size in (SMALL, TALL):
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        guest.page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert guest.page.evaluate(CUT, ".parts section, .parts .text") == [], size


def test_a_board_in_a_picture_is_whole_on_a_large_screen(visit: Visit) -> None:
    guest = visit("laptop")
    guest.page.goto(f"{guest.url}/#/minute/fritsen")
    guest.page.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})
    expect(guest.one(".wood .plank")).to_be_visible()
    assert guest.page.evaluate(CUT, ".wood .cloth, .wood .plank") == []


def test_places_of_the_board_are_named_at_its_rim(visit: Visit) -> None:
    """As the log and the prompt name them; and who is the referee stands in the bar."""
    guest = visit("phone", "nl")
    show(guest, "fritsen/plas-10")
    expect(guest.one(".say")).to_contain_text("b4")
    for size in (SMALL, TALL, LARGE):
        shape(guest, size)
        assert rim(guest, "b4") == rim_of_place(guest, "b4"), size
    expect(guest.one(".where")).to_have_text("Scheids: streng · 10 spelers")


def rim(guest: Guest, cell: str) -> tuple[int, int]:
    """The column and row that the rim names, each as the place in which it stands."""
    letter = guest.all(".rim:not(.row)", has_text=cell[0]).bounding_box()
    number = guest.all(".rim.row", has_text=cell[1]).bounding_box()
    assert letter
    assert number
    return round(letter["x"]) - 4, round(number["y"]) - 6


def rim_of_place(guest: Guest, cell: str) -> tuple[int, int]:
    place = guest.one(f"[data-touch='cell:{cell}']").bounding_box()
    assert place
    return round(place["x"]), round(place["y"])


# Words that do not stand in one line.
BROKEN = """what => [...document.querySelectorAll(what)].flatMap((each) => {
  const found = [];
  const walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    for (const { index, 0: word } of walk.currentNode.textContent.matchAll(/\\p{L}+/gu)) {
      const range = new Range();
      range.setStart(walk.currentNode, index);
      range.setEnd(walk.currentNode, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(word);
    }
  return found;
})"""


def test_large_letters_break_no_word_of_a_tally(visit: Visit) -> None:
    guest = visit("phone", "de")
    for situation in ("foppen/over-6", "mezza/over-2", "mezza/over-7", "keezen/over-4", "fritsen/over-4"):
        show(guest, situation)
        shape(guest, SMALL, "200%")
        assert guest.page.evaluate(BROKEN, ".deckel small") == [], situation


@pytest.mark.parametrize("language", ["nl", "de", "en"])
def test_a_note_about_a_block_is_whole_with_ten_players(
    visit: Visit, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    block = situations.read("fritsen/block-5")
    match = block["match"]
    for each in (match["screen"]["seats"], match["places"]):
        each.extend(copy.deepcopy(each))
    monkeypatch.setattr(situations, "read", lambda _: block)
    guest = visit("phone", language)
    show(guest, "fritsen/block-5")
    shape(guest, SMALL)
    fits = "() => document.querySelector('.notes').scrollHeight <= document.querySelector('.notes').clientHeight"
    assert guest.page.evaluate(fits)


def test_a_tally_keeps_its_figure_on_its_line(visit: Visit) -> None:
    guest = visit("phone", "nl")
    show(guest, "fritsen/over-4")
    assert WHOLE_TALLY in guest.one(".deckel small.all").inner_text()


def test_a_replay_shows_first_what_was_done(visit: Visit) -> None:
    """And below it what came of it, which may be more than there is room for."""
    guest = visit("phone")
    guest.page.goto(f"{guest.url}/#/replay")
    guest.page.set_input_files("input[type=file]", SAMPLE)
    slider, now = guest.one("input[type=range]"), guest.one(".now")
    expect(slider).to_be_visible()
    guest.page.evaluate("document.documentElement.style.fontSize = '200%'")
    longer = 0
    for step in range(1, int(slider.get_attribute("max") or 0)):
        slider.fill(str(step))
        longer += now.evaluate("each => each.scrollHeight > each.clientHeight + 1")
        assert now.evaluate("each => each.scrollTop") == 0, step
    assert longer


def test_the_button_that_joins_fills_its_line(visit: Visit) -> None:
    guest = visit("phone", "de")
    guest.start()
    guest.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    form, button = guest.one(".join").bounding_box(), guest.one(".join button").bounding_box()
    assert form
    assert button
    assert button["width"] > form["width"] - 24
