"""A whole evening as its organiser has it, by the page alone: eight duos, three rounds, and what goes wrong in one."""

import re
from pathlib import Path

import pytest
from browser.conftest import Visit
from browser.guest import Guest
from browser.test_desk_box import button
from browser.test_desk_screens import SCROLLS, VIEW
from ledger import rule
from playwright.sync_api import expect
from serving import serving

pytestmark = [pytest.mark.once, pytest.mark.browser]

DUOS = """Jansen & Vink
Bakker & Smit
Vos & Mulder
Kuiper & Mol
Anna van der Meer & Piet Post
Dörte Schmidt & Gerd Weber
Hendriks-van den Berg & de Vries
Els Bos & Tim Kok"""
# Names on the hall screen that are cut off.
CUT = """() => [...document.querySelectorAll('.nm span')]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).length"""


class Evening:
    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.guest = visit("laptop")
        self.guest.excused.append("409")  # what is asked back
        self.page, self.keys = self.guest.page, self.guest.page.keyboard
        self.led = self.guest.one(".next button.main")
        self.id = ""

    def open_part(self, part: str) -> None:
        self.guest.go(f"/desk/{self.id}/{part}")
        expect(self.guest.one("nav .on")).to_be_visible()

    def view(self) -> dict[str, object]:
        found: dict[str, object] = self.page.evaluate(VIEW, self.id)
        return found

    def tables(self, round: int) -> list[dict[str, object]]:
        rounds: list[dict[str, list[dict[str, object]]]] = self.view()["rounds"]  # type: ignore[assignment]
        return rounds[round - 1]["tables"]

    def type_form(self, table: object, loses: str) -> None:
        """With the keyboard alone, wherever the focus is."""
        self.keys.type(str(table))
        expect(self.guest.one("#wanted")).to_be_focused()
        self.keys.press("Enter")
        expect(self.guest.one("input.box")).to_be_focused()
        self.keys.type(f"w{loses}")
        self.keys.press("Enter")
        expect(self.guest.one(".scan b")).to_contain_text(f"Table {table}: 8 : ")
        expect(self.guest.one(f"[aria-label='Table {table}: in']")).to_be_visible()

    def phone(self, n: object, pawns: str) -> Guest:
        """A duo sends its result."""
        entrants: list[dict[str, object]] = self.view()["entrants"]  # type: ignore[assignment]
        code = next(each["code"] for each in entrants if each["n"] == n)
        phone = self.visit("phone")
        phone.page.goto(f"{phone.url}/#/event/{self.id}/{code}")
        phone.page.get_by_role("button", name="Enter our result").click()
        for box, value in zip(phone.all("input.box").all(), pawns, strict=True):
            box.fill(value)
        phone.page.get_by_role("button", name="Send").click()
        expect(phone.page.get_by_role("status").first).to_be_visible()
        return phone


def set_up(evening: Evening) -> Guest:
    """From an empty desk to the first round; the hall screen."""
    guest, page = evening.guest, evening.page
    guest.start()
    guest.one("a[href='#/tournaments']").click()
    page.get_by_label("Name", exact=True).fill("Harbour Keezen")
    page.get_by_label("What shall we call you?").fill("Els")
    button(guest, "Set up the desk").click()
    page.wait_for_url(re.compile("#/desk/"))
    evening.id = page.url.split("#/desk/")[1].split("/")[0]
    page.get_by_label("One duo a line").fill(DUOS)
    button(guest, "Register 8").click()
    expect(guest.all("li.r")).to_have_count(8)
    evening.open_part("rules")
    page.get_by_label("Rounds", exact=True).fill("3")
    button(guest, "Save and go on").click()
    evening.open_part("presence")
    button(guest, "Tick all").click()
    expect(guest.all("li.r.in")).to_have_count(8)
    guest.all("li.r input").last.click()  # one is late
    expect(guest.all("li.r.in")).to_have_count(7)
    button(guest, "Draw 3 rounds").click()
    expect(guest.one(".tables li")).to_be_visible()
    evening.led.click()
    page.get_by_role("button", name="Start round 1 without").click()
    expect(guest.one("#wanted")).to_be_focused()
    hall = evening.visit("laptop")
    hall.page.goto(f"{hall.url}/#/hall/{evening.id}")
    expect(hall.one("main .row .nm")).to_be_visible()
    return hall


@rule("T-004", "T-022", "T-023", "T-024", "T-025", "T-027", "T-028")
def test_an_evening_with_a_late_duo_a_dispute_a_correction_and_one_that_leaves(visit: Visit, tmp_path: Path) -> None:
    evening = Evening(visit)
    guest, page = evening.guest, evening.page
    hall = set_up(evening)

    evening.open_part("entrants")
    guest.all("li.r button").last.click()
    button(guest, "Plays now, at the free place").click()
    expect(hall.all("main .row:not(.hd)")).to_have_count(4)
    assert not hall.page.evaluate(SCROLLS)
    assert hall.page.evaluate(CUT) == 0

    evening.open_part("forms")
    first, second, third, fourth = evening.tables(1)
    expect(guest.one("#wanted")).to_be_focused()
    evening.keys.type(f"{guest.url}/#/form/{evening.id}/{first['code']}")
    evening.keys.press("Enter")
    expect(guest.one("input.box")).to_be_focused()
    evening.keys.type("w21")
    evening.keys.press("Enter")
    expect(guest.one(".scan b")).to_have_text(f"Table {first['table']}: 8 : 3")

    who: list[int] = second["who"]  # type: ignore[assignment]
    phone = evening.phone(who[0], "4432")
    evening.phone(who[1], "4431")
    expect(phone.page.get_by_text("Under discussion")).to_be_visible()
    button(guest, "Pause").click()
    expect(hall.page.get_by_text("paused")).to_be_visible()
    button(guest, "Go on").click()
    button(guest, "Time").click()
    page.get_by_label("Reason", exact=True).first.fill("a cup fell over")
    button(guest, "+2 min").click()
    expect(hall.page.get_by_text("paused")).to_have_count(0)
    page.get_by_placeholder("Reason, for the log").fill("both signed 8-5")
    button(guest, "Form A counts").click()
    expect(guest.one(f"[aria-label='Table {second['table']}: in']")).to_be_visible()
    for each in (third, fourth):  # nothing was clicked since the ruling
        evening.type_form(each["table"], "30")

    guest.one(f"[aria-label^='Table {first['table']}:']").click()
    evening.keys.type("w22")
    page.get_by_label("Reason", exact=True).last.fill("misread")
    page.get_by_role("button", name="Correct").click()
    expect(page.get_by_text("8-3 → 8-4")).to_be_visible()
    expect(evening.led).to_have_text("Close round 1")
    evening.led.click()

    expect(hall.page.get_by_text("Tables are being drawn again")).to_be_visible()
    expect(phone.page.get_by_text("being drawn again")).to_be_visible()
    evening.open_part("entrants")
    guest.all("li.r button").nth(2).click()
    button(guest, "Stops for good").click()
    expect(guest.all("li.r", has_text="withdrawn")).to_have_count(1)
    expect(evening.led).to_have_text("Draw again")
    evening.led.click()
    for n in (2, 3):
        page.get_by_role("button", name=f"Start round {n}").first.click()
        expect(page.get_by_text(f"Round {n}: 0 of 3 in")).to_be_visible()
        for i, each in enumerate(evening.tables(n)):
            evening.type_form(each["table"], f"{i}{n}")
        expect(evening.led).to_have_text(f"Close round {n}")
        evening.led.click()
    at_the_end(evening, hall, tmp_path)


def at_the_end(evening: Evening, hall: Guest, folder: Path) -> None:
    """The ranking, the prizes, another laptop that goes on, and no names."""
    guest, page = evening.guest, evening.page
    expect(evening.led).to_have_text("Confirm the ranking")
    expect(hall.page.get_by_text("* free round").first).to_be_visible()
    evening.led.click()
    expect(evening.led).to_have_text("Prize-giving")
    evening.led.click()
    for shown in (1, 2, 3):
        page.get_by_role("button", name=re.compile("Show place")).click()
        expect(hall.all("main .row:not(.hd)")).to_have_count(shown)
    evening.open_part("files")
    for name in ("Who plays", "Layout", "Results", "Ranking", "Log"):
        with page.expect_download() as saved:
            page.get_by_role("main").get_by_role("button", name=name, exact=True).click()
        assert len(Path(saved.value.path()).read_text("utf-8-sig").splitlines()) > 8, name
    with page.expect_download() as file:
        button(guest, "Save the whole tournament").click()
    with serving(f"sqlite:///{folder}/two.db", folder) as other:
        elsewhere = evening.visit("laptop", url=other.url)
        elsewhere.arrive("Tom")
        elsewhere.go("/tournaments")
        elsewhere.page.get_by_label("Go on with a file").set_input_files(file.value.path())
        elsewhere.page.wait_for_url(re.compile(f"#/desk/{evening.id}"))
        expect(elsewhere.page.get_by_text("ranking confirmed · 8 registered")).to_be_visible()
        elsewhere.page.close()
    button(guest, "Erase all names").click()
    expect(guest.one(".flag")).to_have_text("Erased")
