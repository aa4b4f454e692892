"""Every lesson is played to its end by doing what the flag says; whatever else is tried does no harm."""

import pytest
from browser.conftest import Visit
from browser.guest import Guest
from browser.test_layout import CUT, SMALL, shape
from playwright.sync_api import Route, expect

from stammtisch.games import GAMES
from stammtisch.lessons import lesson_of, steps_in
from stammtisch.words import LANGUAGES, Words

pytestmark = [pytest.mark.once, pytest.mark.browser]

TAUGHT = [name for name, game in GAMES.items() if steps_in(game)]
FLAG = "[data-over]"
NEXT = "[data-next]"
TITLE = ".say .txt b"
# Where the flag points, once it stays there; any press shows at once what is still on its way.
POINTED = """async () => {
  const found = () => document.querySelector('[data-next]') ?? document.querySelector('[data-over]');
  let before = '';
  for (;;) {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    dispatchEvent(new MouseEvent('click'));
    const each = found();
    const { x, y, width, height } = each?.getBoundingClientRect() ?? {};
    const now = `${each?.dataset.over} ${x} ${y}`;
    if (each && now === before && !document.querySelector('[data-race]:disabled'))
      return each.dataset.over ? { over: each.dataset.over, at: [x + width / 2, y + height + 14] } : null;
    before = now;
  }
}"""


def begin(guest: Guest, game: str) -> None:
    guest.page.goto(f"{guest.url}#/learn/{game}")
    expect(guest.one(TITLE)).to_be_visible()


def do_what_is_meant(guest: Guest, keys: bool = False) -> None:
    """Follow the flag until the step is right."""
    for _ in range(12):
        pointed = guest.page.evaluate(POINTED)
        if pointed is None:
            return
        if keys:
            assert guest.walk_to(pointed["over"])
            guest.page.keyboard.press("Enter")
        else:
            guest.tap("", *pointed["at"])
    raise AssertionError(f"the flag leads nowhere: {guest.one('body').inner_text()}")


def title(guest: Guest, words: Words, key: str) -> None:
    expect(guest.one(TITLE)).to_have_text(words.say(key))


# The page speaks another language, as if it had been chosen in another tab, and the lesson begins anew.
SPEAK = """([language, game]) => {
  localStorage.setItem('stammtisch.language', language);
  for (const key of Object.keys(localStorage)) if (key.endsWith(game)) localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key: 'stammtisch.language' }));
  location.hash = '/';
}"""


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_to_its_end_in_every_language(visit: Visit, game: str) -> None:
    """On one page, which is loaded once."""
    guest = visit("phone", reduced_motion="reduce")
    guest.start()
    for language in LANGUAGES:
        guest.page.evaluate(SPEAK, [language, game])
        expect(guest.one("html")).to_have_attribute("lang", language)
        guest.page.evaluate("(game) => { location.hash = `/learn/${game}`; }", game)
        play_the_lesson(guest, game, Words(language))


def play_the_lesson(guest: Guest, game: str, words: Words) -> None:
    for step in lesson_of(GAMES[game]).steps:
        key = f"{game}-lesson-{step.name}"
        title(guest, words, f"{key}.title")
        do_what_is_meant(guest)
        title(guest, words, f"{key}.right")
        guest.one(NEXT).click()
    expect(guest.one(".end h2")).to_have_text(words.say("lesson-end", game=GAMES[game].title))
    expect(guest.all(".end .next button")).to_have_count(3)


def test_whatever_else_is_tried_does_no_harm(visit: Visit) -> None:
    guest, words = visit("laptop", reduced_motion="reduce"), Words("en")
    begin(guest, "mezza")

    def card(name: str) -> str:
        return f"[data-touch='{GAMES['mezza'].touches(GAMES['mezza'].parse(f'lay {name}'))[0]}']"

    guest.one(card("3")).click(force=True)  # not allowed
    expect(guest.one(".say.no")).to_contain_text(words.say("mezza-rule-M-040"))
    expect(guest.one(".say.no")).to_contain_text(words.say("lesson-no-harm"))
    expect(guest.one(FLAG)).to_be_visible()

    guest.one(card("8")).click()  # allowed, and not meant
    expect(guest.one(".say.look")).to_contain_text(words.say("mezza-lesson-higher.look"))
    expect(guest.one(FLAG)).to_have_count(0)
    guest.one("[data-anyway]").click()
    expect(guest.one(".say.look")).to_contain_text("You lay 8")
    guest.one("[data-act]").click()
    title(guest, words, "mezza-lesson-higher.title")
    expect(guest.one(FLAG)).to_have_count(0)
    guest.one(card("8")).click()
    guest.one("[data-act]").click()
    expect(guest.one(FLAG)).to_be_visible()  # after the second time it is back

    guest.one(".show").click()
    expect(guest.one(".say.look")).to_contain_text(words.say("mezza-lesson-higher.means"))
    guest.one("[data-act]").click()
    title(guest, words, "mezza-lesson-higher.title")

    guest.one("[data-skip] >> visible=true").click()
    title(guest, words, "mezza-lesson-alike.title")
    guest.page.reload()  # where one stopped is kept
    title(guest, words, "mezza-lesson-alike.title")


def test_every_press_on_skip_counts_and_next_goes_one_step(visit: Visit) -> None:
    """Also while a step is on its way, and while a move is."""
    guest, words = visit("phone", reduced_motion="reduce"), Words("en")
    begin(guest, "mezza")
    steps = lesson_of(GAMES["mezza"]).steps
    waiting: list[Route] = []
    do_what_is_meant(guest)
    guest.page.route("**/api/lessons/mezza/*", lambda route: waiting.append(route))
    guest.one(NEXT).dblclick()
    guest.one("[data-skip] >> visible=true").click()
    while waiting:  # what was asked last comes first
        waiting.pop().continue_()
    title(guest, words, f"mezza-lesson-{steps[2].name}.title")

    guest.one(".show").click()
    for _ in steps[2:]:
        guest.one("[data-skip] >> visible=true").click()
    expect(guest.one(".end h2")).to_be_visible()
    while waiting:  # too late
        waiting.pop().continue_()
    expect(guest.one(".end h2")).to_be_visible()


def test_a_lesson_can_be_done_by_the_keyboard_alone(visit: Visit) -> None:
    guest, words = visit("laptop", reduced_motion="reduce"), Words("en")
    begin(guest, "foppen")
    for step in lesson_of(GAMES["foppen"]).steps[:2]:
        title(guest, words, f"foppen-lesson-{step.name}.title")
        do_what_is_meant(guest, keys=True)
        title(guest, words, f"foppen-lesson-{step.name}.right")
        assert guest.walk_to(NEXT)
        guest.page.keyboard.press("Enter")


def test_the_page_of_one_minute_leads_to_the_lesson(visit: Visit) -> None:
    guest = visit()
    guest.start()
    guest.one("a[href='#/minute/keezen']").click()
    expect(guest.all("section")).to_have_count(len(lesson_of(GAMES["keezen"]).minute))
    guest.one(".acts .main").click()
    title(guest, Words("en"), "keezen-lesson-enter.title")


def test_a_game_without_a_lesson_says_so(visit: Visit) -> None:
    guest = visit()
    guest.page.goto(f"{guest.url}#/learn/chess")
    expect(guest.one("[role=alert]")).to_contain_text("There is no lesson of that game.")
    guest.excused = ["404"]


def test_a_step_tells_nothing_of_the_one_before(visit: Visit) -> None:
    """What was done last goes with the table of its step; on a small screen the row of steps is one line."""
    guest = visit("laptop", "de")
    begin(guest, "fritsen")
    do_what_is_meant(guest)
    expect(guest.one(".last")).to_contain_text("Herz 7")
    guest.one(NEXT).click()
    title(guest, Words("de"), "fritsen-lesson-draw.title")
    expect(guest.all(".last")).to_have_count(0)
    shape(guest, SMALL)
    first, skip = guest.one(".progress b").bounding_box(), guest.one(".progress .skip").bounding_box()
    assert first
    assert skip
    assert abs(first["y"] + first["height"] / 2 - skip["y"] - skip["height"] / 2) < 4
    shape(guest, SMALL, "200%")
    assert guest.page.evaluate(CUT, ".acts button") == []
