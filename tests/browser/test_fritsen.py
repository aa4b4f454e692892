"""Fritsen in the browser: cards and piles, calls at the things they concern, a scripted evening of three browsers."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import SAME_CHANCE, Visit, dealing
from browser.guest import ACT, OVER, Guest
from browser.situations import show
from browser.test_axe import check
from browser.test_layout import LAPTOP, LARGE, TALL, shape
from games.fritsen.evening import OPTIONS, SEATS, SEED, TOLD, script, told
from ledger import rule
from playwright.sync_api import WebSocket, expect
from serving import Server

from stammtisch import wire
from stammtisch.core.read import read

pytestmark = [pytest.mark.once, pytest.mark.browser]

DOUBT = ".say.doubt"
SHEET = ".calls[role=dialog]"
# Any press shows at once what is still on its way.
SHOWN = """async (ply) => {
  while (!document.querySelector('.deckel') && Number(document.querySelector('main')?.dataset.ply ?? -1) < ply) {
    dispatchEvent(new MouseEvent('click'));
    await new Promise((done) => setTimeout(done, 20));
  }
}"""

# Every hand that is shown, and at what; it does not stay long.
HANDS = """seen = new Set();
new MutationObserver(() => {
  for (const hand of document.querySelectorAll('[data-touch] [data-hand]'))
    seen.add(`${hand.dataset.hand} at ${hand.closest('[data-touch]').dataset.touch}`);
}).observe(document, { childList: true, subtree: true });"""


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Server]:
    """A server that deals the cards of the evening."""
    with dealing(tmp_path, int.from_bytes(SEED, "big")) as running:
        yield running


class Player:
    """Somebody at a browser who does what a script says, by touching what it is done with."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat

    def touch(self, touch: str) -> None:
        self.guest.one(f"[data-touch='{touch}']").click()

    def press(self, selector: str) -> None:
        self.guest.one(selector).click()

    def do(self, words: str) -> None:
        verb, *rest = words.split()
        match verb:
            case "lay":
                self.lay(*rest)
            case "role" | "pick":
                self.touch(f"seat:{rest[0][1:]}" if verb == "role" else f"pile:{rest[0]}")
                self.press(ACT)
            case "glass":
                self.touch(f"cell:{rest[0]}")
            case "block":
                self.press("[data-race]")
            case "vote":
                self.press(f"[data-vote='{words}']")
            case "call" | "confess" | "pause" | "leave" | "waive" | "remove":
                self.touch(self.thing(verb, rest))
                self.press(f"{SHEET} [data-call='{words}']")
            case _:
                self.press(f"[data-move='{words}']")

    def thing(self, verb: str, rest: list[str]) -> str:
        """What a call is reached by."""
        if verb in ("waive", "remove"):
            return f"seat:{rest[0][1:]}"
        return {"call": f"act:{rest[0] if rest else ''}", "confess": f"seat:{self.seat}"}.get(verb, "sheet:table")

    def lay(self, card: str, cell: str) -> None:
        """A card that does not fit is asked about first."""
        self.touch(f"hand:{card}")
        self.guest.one(f".place[data-touch='cell:{cell}']").click()
        if self.guest.all(DOUBT).count():
            self.guest.page.wait_for_timeout(450)
            self.press(ACT)


@rule("PB-2")
def test_three_browsers_play_a_scripted_evening(visit: Visit, evening: Server) -> None:
    """Votes, vuil Fritsen, a false call, a pause, a foul called, a drink waived, a confession, a block, a glass, a
    medal and a removal; what the record tells is what was written down of that evening."""
    sizes = ["laptop", "phone", "laptop"]
    guests = [visit(size, url=evening.url, reduced_motion="reduce") for size in sizes]
    for guest, name in zip(guests, ["Anja", "Uwe", "Femke"], strict=True):
        guest.context.add_init_script(SAME_CHANCE)
        guest.arrive(name)
    opened = guests[0].open("fritsen", seats=SEATS, bots=[""] * SEATS, options=OPTIONS)
    for taken, guest in enumerate(guests[1:], 2):
        guest.go(f"/j/{opened['code']}")
        expect(guest.all(".ss .empty")).to_have_count(SEATS - taken)
    for guest in guests[1:]:
        guest.one(".acts .main").click()
    players = [Player(guest, seat) for seat, guest in enumerate(guests)]
    for guest in guests:
        expect(guest.all("[data-portrait]")).to_have_count(2)
    for ply, (seat, words) in enumerate(script()):
        for guest in guests:
            guest.page.evaluate(SHOWN, ply)
        players[seat].do(words)
    for guest in guests:
        guest.next([OVER])
    with guests[0].page.expect_download() as coming:
        guests[0].one("[data-download]").click()
    record = read(coming.value.path().read_bytes())
    assert told(record)["table"] == json.loads(TOLD.read_text("utf-8"))["table"]


def test_the_table_is_played_by_keyboard(visit: Visit) -> None:
    """And what happened last stays to be read, beside the board."""
    guest = visit("laptop", "nl")
    guest.start()
    guest.open("fritsen")
    done = guest.all(".last", has_text=re.compile(r"(legt|pakt|neemt|drinkt)\b"))
    guest.play(guest.press, lambda what: what == OVER or done.count() > 0)
    expect(done).to_have_count(1)
    expect(guest.one(".last")).not_to_contain_text("aan de beurt")
    guest.one("[data-touch='cell:b1']").focus()
    while guest.all(".chosen").count():
        guest.page.keyboard.press("Escape")
    guest.one("[data-touch='cell:b1']").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.one(SHEET)).to_contain_text("b1")
    guest.page.go_back()
    expect(guest.all(SHEET)).to_have_count(0)


def test_what_happened_last_is_shown_by_its_cards_where_there_is_room(visit: Visit) -> None:
    guest = visit("laptop")
    show(guest, "fritsen/plas-10")
    for size in (LAPTOP, LARGE):
        shape(guest, size)
        expect(guest.all(".last .card")).to_have_count(2)
        expect(guest.all(".last .card").last).to_be_visible()
        expect(guest.one(".last")).to_contain_text("“van der Plas”")
        expect(guest.one(".last")).to_contain_text("Fleur lays clubs 6 on jack of diamonds")
        expect(guest.one(".last")).not_to_contain_text("takes")
    board = guest.one(".plank").bounding_box()
    assert board
    assert board["height"] > 900


def test_with_large_letters_notes_are_signs_that_open_over_the_board(visit: Visit) -> None:
    guest = visit("phone", bypass_csp=True)
    show(guest, "fritsen/table-10")
    shape(guest, TALL, "200%")
    expect(guest.one("[data-note=vote]")).to_be_in_viewport()
    guest.one(".fold.open .shut").click()
    expect(guest.one("[data-note=vote]")).to_be_hidden()
    for note in ("drinks", "acts"):
        fold = guest.one(f".fold:has([data-note={note}])")
        expect(guest.one(f"[data-note={note}]")).to_be_hidden()
        fold.locator(".sign").click()
        expect(guest.one(f"[data-note={note}]")).to_be_in_viewport(ratio=1)
        check(guest, note)
        fold.locator(".shut").click()


def test_calls_are_reached_by_what_they_concern(visit: Visit) -> None:
    """A seat, an act, a pile, oneself; many of one kind open by themselves, and no thing has a wall of buttons."""
    guest = visit("phone", reduced_motion="reduce", bypass_csp=True)
    show(guest, "fritsen/table-10")
    guest.one(".fold.over .shut").click()
    for thing, call in (("seat:9", "show S9"), ("act:2", "call 2"), ("seat:0", "claim"), ("sheet:table", "resign")):
        guest.one(f"[data-touch='{thing}']").click()
        expect(guest.one(f"{SHEET} [data-call='{call}']")).to_be_visible()
        assert guest.all(f"{SHEET} [data-call], {SHEET} [data-calls]").count() <= 9, thing
        guest.page.keyboard.press("Escape")
    guest.one("[data-touch='sheet:toasts']").click()
    guest.one("[data-calls=toast]").click()
    expect(guest.one("[data-call='toast Frits']")).to_be_visible()
    check(guest, "a sheet of calls")
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("Escape")
    guest.one("[data-touch='seat:0']").click()
    guest.one("[data-limits]").click()
    check(guest, "a limit of one's own")
    guest.page.keyboard.press("Escape")
    guest.one("[data-touch='cell:b1']").click()
    expect(guest.all(f"{SHEET} .cards li")).to_have_count(2)
    check(guest, "a pile")


def listen(guest: Guest) -> list[str]:
    """All that a page sends from now on, and all that comes over its sockets."""
    found: list[str] = []

    def hear(socket: WebSocket) -> None:
        for way in ("framesent", "framereceived"):
            socket.on(way, lambda frame: found.append(str(frame)))

    guest.page.on("websocket", hear)
    guest.page.on("request", lambda request: found.append(f"{request.url} {request.post_data or ''}"))
    return found


def test_a_limit_of_ones_own_stays_in_ones_own_browser(visit: Visit) -> None:
    """It is set with two taps, shows what is symbolic to who set it, outlasts the page and the match; nothing that is
    sent to anybody has it, nor has the record: so neither has who plays on in that seat."""
    anja, uwe = visit("phone", reduced_motion="reduce"), visit("laptop", "nl", reduced_motion="reduce")
    for guest, name in ((anja, "Anja"), (uwe, "Uwe")):
        guest.arrive(name)
    heard = [listen(guest) for guest in (anja, uwe)]
    options = {"roles": "random", "dirty_fritsen": False, "turn_seconds": 0}
    opened = anja.open("fritsen", seats=2, bots=[""], options=options)
    uwe.go(f"/j/{opened['code']}")
    uwe.one(".acts .main").click()
    player = Player(anja, 0)
    expect(anja.one("[data-touch='seat:0'] .tally")).to_be_visible()
    player.touch("seat:0")
    player.press("[data-limits]")
    expect(anja.one(SHEET)).to_contain_text("Only you see it")
    player.press("[data-limit='2']")
    expect(anja.one("[data-limits]")).to_have_text("My limit: 2 Fritsjes")
    anja.page.keyboard.press("Escape")
    for _ in range(3):
        player.touch("sheet:toasts")
        player.press(f"{SHEET} [data-call='word']")
        expect(anja.all(SHEET)).to_have_count(0)
    expect(anja.one("[data-symbolic]")).to_have_text("1 symbolic, above your limit of 2")
    expect(uwe.one(".seat .tally")).to_contain_text("3 Fritsjes")
    expect(uwe.all("[data-symbolic]")).to_have_count(0)
    assert "symboli" not in uwe.page.content()
    anja.page.reload()
    expect(anja.one("[data-symbolic]")).to_have_text("1 symbolic, above your limit of 2")

    player.touch("sheet:table")
    player.press(f"{SHEET} [data-call='resign']")
    if anja.all(DOUBT).count():
        anja.page.wait_for_timeout(450)
        player.press(ACT)
    for guest in (anja, uwe):
        guest.next([OVER])
    with uwe.page.expect_download() as coming:
        uwe.one("[data-download]").click()
    sent = [coming.value.path().read_text("utf-8"), *heard[0], *heard[1]]
    assert sum("toast" in each for each in sent) > 2, "it was listened to"
    assert not [each for each in sent if "limit" in each or "symbolic" in each]
    for guest in (anja, uwe):
        guest.one("[data-yes]").click()
    expect(anja.one("[data-touch='seat:0'] .tally")).to_be_visible()
    player.touch("seat:0")
    expect(anja.one("[data-limits]")).to_have_text("My limit: 2 Fritsjes")


def test_what_is_no_move_is_asked_about(visit: Visit) -> None:
    """Where the table is the referee an own card can be laid anywhere, after a second yes; Esc takes it away."""
    guest = visit("phone", reduced_motion="reduce")
    show(guest, "fritsen/table-10")
    guest.one("[data-touch='hand:4H']").click()
    guest.one(".place[data-touch='cell:c9']").click()
    expect(guest.one(DOUBT)).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.all(DOUBT)).to_have_count(0)
    guest.page.keyboard.press("Escape")
    expect(guest.all(".hand .chosen")).to_have_count(0)


def test_whoever_points_looks_and_does_not_play(visit: Visit) -> None:
    guest = visit("laptop", reduced_motion="reduce")
    show(guest, "fritsen/table-10")
    guest.one("[data-point]").click()
    guest.one("[data-touch='act:2']").click()
    expect(guest.one(f"{SHEET} [data-call='call 2']")).to_be_visible()
    expect(guest.one("[data-point]")).to_have_attribute("aria-pressed", "false")


def test_the_main_situations_have_nothing_that_axe_objects_to(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce", bypass_csp=True)
    for situation in ("table-10", "roles-6", "pickup-4", "block-5", "pause-3", "pair-10", "unmarked-6", "over-4"):
        show(guest, f"fritsen/{situation}")
        check(guest, situation)
    show(guest, "fritsen/table-10")
    guest.one("[data-touch='seat:9']").click()
    check(guest, "a player")
    guest.go("/learn/fritsen")
    expect(guest.one("[data-over]")).to_be_visible()
    check(guest, "the lesson")


def test_a_drink_is_toasted_and_a_wrong_toast_taken_back(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce", bypass_csp=True)
    show(guest, "fritsen/slip-3")
    note = guest.one("[data-note=drinks]")
    expect(note).to_contain_text("kut Kim")
    expect(note.locator("[role=alert]")).to_contain_text("kut Lisa")
    expect(note.locator(".back")).to_be_visible()
    check(guest, "a wrong toast")


@rule("2-55", "2-67")
def test_what_costs_a_drink_is_never_the_filled_button(visit: Visit) -> None:
    """Not before it was put together by hand; to be ready is."""
    guest = visit("phone", reduced_motion="reduce")
    for situation, costly, filled in (("turn-8", "draw", 0), ("dirty-3", "dirty", 1)):
        show(guest, f"fritsen/{situation}")
        expect(guest.one(f"[data-move='{costly}']")).to_contain_text("You take")
        expect(guest.all(f"[data-move='{costly}'].main")).to_have_count(0)
        expect(guest.all(ACT)).to_have_count(filled)


@rule("2-18", "2-19", "2-21", "2-86", "2-138", "2-140")
def test_what_hands_do_is_seen_where_it_is_done_for_two_seconds(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce")
    guest.context.add_init_script(HANDS)
    show(guest, "fritsen/mischief-5")
    assert guest.page.evaluate("[...seen]") == ["4 at cell:a1"]
    expect(guest.all("[data-hand]")).to_have_count(0)
    for thing, call in (
        *[("cell:a1", "peek-stock"), ("cell:b1", "take-open b1"), ("cell:c3", "spare c3"), ("seat:3", "grab S3")],
        ("act:2", "call 2"),
    ):
        guest.one(f"[data-touch='{thing}']").click()
        expect(guest.one(f"{SHEET} [data-call='{call}']")).to_be_visible()
        guest.page.keyboard.press("Escape")
    guest.one("[data-touch='cell:a1']").click()
    guest.one("[data-calls=bury]").click()
    expect(guest.one("[data-call='bury 7C']")).to_be_visible()


@rule("2-43", "2-53", "2-57")
def test_a_pile_that_is_being_dealt_and_the_cards_of_an_exchange_are_taken_by_touching_them(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce", bypass_csp=True)
    show(guest, "fritsen/dealing-10")
    expect(guest.all(".dealt li")).to_have_count(8)
    expect(guest.all(".dealt .so-far").first).to_have_attribute("data-n", "3/5")
    check(guest, "a deal")
    for thing, call in (("pile:1", "pick 1"), ("cell:a1", "deal"), ("act:1", "call 1")):
        guest.one(f"[data-touch='{thing}']").click()
        expect(guest.one(f"{SHEET} [data-call='{call}']")).to_be_visible()
        guest.page.keyboard.press("Escape")
    show(guest, "fritsen/giving-4")
    guest.one("[data-touch='cell:a1']").click()
    expect(guest.one(f"{SHEET} [data-call='take']")).to_be_visible()
    check(guest, "an exchange")


@rule("2-79", "2-80")
def test_a_pile_that_lies_askew_is_drawn_so_and_judged_by_touching_it(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce")
    show(guest, "fritsen/askew-4")
    turned = "top => getComputedStyle(top).rotate"
    assert guest.one("[data-touch='cell:a3'] .top").evaluate(turned) != "none"
    assert guest.one("[data-touch='cell:b3'] .top").evaluate(turned) == "none"
    guest.one("[data-touch='cell:a3']").click()
    expect(guest.one(f"{SHEET} [data-call='propose untidy']")).to_be_visible()


@rule("2-92", "2-93", "2-136")
def test_where_the_turn_is_hidden_nothing_tells_it(visit: Visit) -> None:
    """No mark, no clock, no number of cards, no owner of the glass; who is asked names a player by one tap."""
    guest = visit("laptop", reduced_motion="reduce")
    show(guest, "fritsen/unmarked-6")
    expect(guest.all(".seat.turn, .seat.asked, .seat .clock, .seat .cnt, .seat .flag:has-text('turn')")).to_have_count(
        0
    )
    expect(guest.all("[data-note=asks] [data-name]")).to_have_count(6)
    guest.one("[data-touch='cell:c2']").click()
    expect(guest.one(SHEET)).to_contain_text("c2")
    guest.page.keyboard.press("Escape")
    guest.one("[data-touch='seat:2']").click()
    for call in ("count S2", "quiz S2", "ask-turn S2"):
        expect(guest.one(f"{SHEET} [data-call='{call}']")).to_be_visible()


def test_alcohol_is_for_adults_and_none_is_one_click_away(visit: Visit) -> None:
    guest = visit("phone", reduced_motion="reduce")
    guest.arrive("Anja")
    guest.open("fritsen", bots=["", ""], seats=3)
    notice = guest.one("[data-notice=drink]")
    expect(guest.one("#drink")).to_have_value("own")
    guest.one("#drink").select_option("beer")
    expect(notice).to_contain_text("18+")
    notice.locator("button").click()
    expect(guest.one("#drink")).to_have_value("none")
    expect(guest.all("[data-notice=drink]")).to_have_count(0)


@rule("1A", "1B", "1C", "1D")
def test_the_log_is_set_as_the_booklet(visit: Visit) -> None:
    """Actions bold, cards bold, underlined and drawn where a pointer rests, players in brackets, toasts in italics."""
    guest = visit("laptop")
    laid = wire.Told("lay", 1, ["KD", "b1", "AH", "none"], [], "5-4")
    drink = wire.Told("drink", 2, ["1", "Lisaatje", "kut-Lisa"], [], "5-4")
    show(guest, "fritsen/block-5", [laid, drink])
    looks = """(node) => {
      const { fontWeight, fontStyle, textDecorationLine } = getComputedStyle(node);
      return [Number(fontWeight) >= 600, fontStyle, textDecorationLine];
    }"""
    log = guest.page.locator(".log")
    player, card, action, toast = (log.locator(each).first for each in (".player", "u", ".term", "i"))
    assert re.fullmatch(r"\[\w+\]", player.inner_text())
    assert player.evaluate(looks) == [True, "normal", "none"]
    assert action.evaluate(looks) == [True, "normal", "none"]
    assert card.evaluate(looks) == [True, "normal", "underline"]
    assert toast.evaluate(looks)[1] == "italic"
    assert re.fullmatch("“.*”", toast.inner_text())
    card.hover()
    expect(log.locator(".face .card")).to_be_visible()
    guest.page.mouse.move(1, 1)
    expect(log.locator(".face")).to_have_count(0)


def test_nobody_leaves_for_good_by_one_press(visit: Visit) -> None:
    """It is the last line of its sheet, and is asked about once more."""
    guest = visit("phone")
    show(guest, "fritsen/turn-8")
    guest.one("[data-touch='sheet:table']").click()
    lines = guest.all(".calls [data-call], .calls [data-calls]")
    expect(lines.first).to_have_attribute("data-call", "pause toilet")
    expect(lines.last).to_have_attribute("data-call", "resign")
    guest.one("[data-call=resign]").click()
    expect(guest.one(".say.doubt")).to_contain_text("your cards go under the closed pile")
    expect(guest.one(".say.doubt")).to_contain_text("Leave the match?")
