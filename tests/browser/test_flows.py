"""At the table: races between two browsers, a server that dies in mid-move, the keyboard, refusals, and company."""

from pathlib import Path

import pytest
from browser.conftest import FLAGS, SAME_CHANCE, Visit, dealing
from browser.guest import ACT, ANSWER, GAMES, LIT, OVER, PASS, REFUSED, SEIZE, Guest
from playwright.sync_api import expect
from serving import serving

pytestmark = [pytest.mark.once, pytest.mark.browser]

HAND = ".hand .thing"
BIG_RACE = ".race[role=alertdialog]"
YES = ".note .main"


def sit_together(visit: Visit, game: str, seats: int) -> tuple[Guest, Guest, str]:
    """Two people at one table with no bots, the second by the link."""
    host, other = visit("laptop"), visit("phone", "nl")
    for guest, name in ((host, "Anja"), (other, "Uwe")):
        guest.arrive(name)
    return host, other, meet(host, other, game, seats)[0]


def meet(host: Guest, other: Guest, game: str, seats: int, pace: int = 0) -> tuple[str, str]:
    """The table where they sit, and its code."""
    bots = ["rule"] * (seats - 2)
    opened = host.open(game, seats=seats, bots=["", *bots], options=GAMES[game].options, pace=pace)
    other.go(f"/j/{opened['code']}")
    other.one(".acts .main").click()
    for guest in (host, other):
        expect(guest.one(f".seats, {OVER}")).to_be_visible()  # an event may end it before it begins
    return opened["table"], opened["code"]


def to_the_race(guest: Guest) -> None:
    """Lay open any three cards; when all have, everybody is asked to begin."""
    while True:
        what, x, y = guest.next([ACT, LIT])
        guest.tap(what, x, y)
        if what == ACT:
            return


def test_a_race_is_won_by_each_of_two_browsers(visit: Visit) -> None:
    """Both see the same button; who has the card and presses first begins, who has not is told alone."""
    host, other, _ = sit_together(visit, "mezza", 2)
    winners: set[Guest] = set()
    told_alone = 0
    for _ in range(60):
        for guest in (host, other):
            to_the_race(guest)
        first, second = (other, host) if host in winners else (host, other)
        for guest in (first, second):
            guest.next([BIG_RACE])
        for guest, watching in ((first, second), (second, first)):
            guest.tap(*guest.next([SEIZE]))
            what, x, y = guest.next([REFUSED, ANSWER, ".say"])
            if what == ANSWER:
                guest.tap(what, x, y)
            if what != REFUSED:
                expect(watching.all(BIG_RACE)).to_have_count(0)
                winners.add(guest)
                break
            told_alone += 1
            expect(watching.one(BIG_RACE)).to_be_visible()
            expect(watching.all(REFUSED)).to_have_count(0)
        if told_alone and winners == {host, other}:
            return
        meet(host, other, "mezza", 2)
    raise AssertionError(f"{len(winners)} of 2 won, {told_alone} were told alone")


ASKED = ".answer [data-race]"
REDIRECT = ".seat .over.lit"


def test_an_attack_is_countered_in_another_browser_and_a_standing_order_answers(visit: Visit, tmp_path: Path) -> None:
    """Whoever is attacked is asked; the attack comes back, both see which way it went, and an order given beforehand
    lets it happen."""
    with dealing(tmp_path, seed=12) as server:  # the host holds an Exchange that fits, the other a Counterattack
        host, other = visit("laptop", url=server.url), visit("phone", "nl", url=server.url)
        for guest, name in ((host, "Anja"), (other, "Uwe")):
            guest.context.add_init_script(SAME_CHANCE)
            guest.arrive(name)
        meet(host, other, "frantic", 2)
        for touch in ("hand:RExchange", "seat:1"):
            host.tap(*host.next([f"[data-touch='{touch}'].lit"]))
            host.tap(*host.next([ACT]))

        other.one(ASKED).click()
        other.tap(*other.next([REDIRECT]))
        other.tap(*other.next([ACT]))

        expect(host.all(".slip .way:has(.link:nth-of-type(5))")).to_have_count(1)
        expect(host.one(ASKED)).to_be_visible()
        host.one(".standing").click()
        expect(host.all(ASKED)).to_have_count(0)


def test_a_move_made_while_the_server_dies_is_played_once(visit: Visit, tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path, *FLAGS) as server:
        guest = visit("phone", url=server.url)
        guest.start()
        guest.open("foppen")
        guest.tap(*guest.next([LIT]))
        held = guest.all(HAND).count()
        guest.next([ACT])
        server.kill()
        guest.one(ACT).click()
        expect(guest.one(".say.off")).to_be_visible()
        expect(guest.all(HAND)).to_have_count(held)
        server.start()
        expect(guest.all(".say.off")).to_have_count(0)
        guest.next([LIT])
        expect(guest.all(HAND)).to_have_count(held - 1)
    guest.excused = ["WebSocket", "ERR_"]


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_plays(visit: Visit, game: str) -> None:
    """From the start page on, no pointer is used; a few moves are made."""
    guest = visit("laptop")
    guest.start()
    assert guest.walk_to(f".g:nth-child({1 + list(GAMES).index(game)}) [data-do=play]")
    guest.page.keyboard.press("Enter")
    expect(guest.one(".sheet input")).to_be_focused()
    guest.page.keyboard.type("Anja")
    guest.page.keyboard.press("Enter")
    made = 0

    def enough(what: str) -> bool:
        nonlocal made
        made += what in (ACT, PASS)
        return made > 3 or what == OVER

    guest.play(guest.press, enough)
    assert made > 3


def test_the_keyboard_seizes_a_race(visit: Visit) -> None:
    guest = visit("laptop")
    guest.start()
    while not guest.all(PASS).count():  # a match may be over without a race that was seen
        guest.open("mezza")
        guest.play(guest.press, lambda what: what in (PASS, OVER))
    guest.page.keyboard.press("Space")
    won_or_told = "([pass, told]) => !document.querySelector(pass) || document.querySelector(told)"
    guest.page.wait_for_function(won_or_told, arg=[PASS, f"{REFUSED} .rulecard"])


# Press the rule of a refusal, if it still stands there, and say what it said.
OPEN_RULE = """() => {
  const card = document.querySelector('.say.no .rulecard');
  card?.click();
  return card?.innerText ?? '';
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_card_says_why_and_its_rule_opens(visit: Visit, game: str) -> None:
    guest = visit("phone", "de")
    guest.start()
    guest.open(game)
    told = ""
    while not told:  # a refusal goes when the table has changed
        guest.be_refused()
        told = guest.page.evaluate(OPEN_RULE)
    rule = guest.one(".sheet h3 .rn").inner_text()
    assert told.startswith(rule)
    assert len(told) > len(rule) + 10


def test_company(visit: Visit) -> None:
    """Talk, pause, a seat to a bot and back, a second tab, another language: nobody loses anything."""
    host, other, table = sit_together(visit, "mezza", 2)
    other.tap(*other.next([LIT]))
    other.one(".bar button").click()
    other.one(".sheet select").select_option("de")
    expect(other.page.locator("html")).to_have_attribute("lang", "de")
    other.page.keyboard.press("Escape")
    expect(other.all(".thing.chosen")).to_have_count(1)

    host.one("[data-talk]").fill("Prost!")
    host.page.keyboard.press("Enter")
    expect(other.one(".talk .dot")).to_have_text("1")
    other.one(".talk").click()
    expect(other.one(".chat")).to_contain_text("Prost!")
    other.page.keyboard.press("Escape")

    host.wish("pause")
    expect(other.one(".say .sm")).to_be_visible()
    expect(other.all(LIT)).to_have_count(0)
    other.one(".say .sm").click()
    expect(other.one(LIT)).to_be_visible()

    other.hand_over()
    other.one(".say .main").click()
    expect(other.all(".say .main")).to_have_count(0)

    tab = Guest(other.context, other.url)
    tab.page.goto(f"{other.url}/#/t/{table}")
    expect(tab.one(".seats")).to_be_visible()
    other.one("[role=alert] .main").click()
    expect(other.one(".seats")).to_be_visible()
    expect(tab.one("[role=alert]")).to_be_visible()
    assert tab.troubles == []


def test_a_move_is_taken_back_when_all_agree(visit: Visit) -> None:
    host, other, _ = sit_together(visit, "foppen", 3)
    while not (asked := [guest for guest in (host, other) if guest.all(".say.you").count()]):
        host.page.evaluate("() => new Promise(requestAnimationFrame)")
    mover = asked[0]
    voter = other if mover is host else host
    held = mover.all(HAND).count()
    mover.tap(*mover.next([LIT]))
    mover.tap(*mover.next([ACT]))
    expect(mover.all(HAND)).to_have_count(held - 1)
    mover.wish("undo")
    voter.one(".note .main").click()
    expect(mover.all(HAND)).to_have_count(held)


def test_a_seat_in_mid_match_is_given_when_all_agree(visit: Visit) -> None:
    """Each reads in his own language who asks for which seat, but not in the middle of the own turn; what came of it
    stands in the log."""
    host, other, guest = visit("laptop"), visit("phone", "nl"), visit("phone", "de")
    for each, name in ((host, "Anja"), (other, "Uwe"), (guest, "Femke")):
        each.arrive(name)
    code = meet(host, other, "foppen", 3, pace=10)[1]
    guest.go(f"/j/{code}")
    guest.one(".acts .main").click()
    expect(guest.one(".note")).to_contain_text("Du möchtest statt")
    for each, question in ((host, "May Femke play instead of Malz?"), (other, "Mag Femke in plaats van Malz spelen?")):
        expect(guest.all(".hand")).to_have_count(0)
        while (found := each.next([YES, ACT, LIT]))[0] != YES:
            each.tap(*found)
        expect(each.one(".note")).to_contain_text(question)
        each.one(YES).click()
        expect(each.all(".note button")).to_have_count(0)
    expect(guest.one(HAND)).to_be_visible()
    expect(host.one(".log")).to_contain_text("Femke plays instead of Malz.")
