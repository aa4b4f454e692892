"""What an organiser has at hand besides the forms: lists and files in and out, paper, codes, wishes by hand, people who
come and go, prizes; and the other ways in which a result comes."""

import re
from pathlib import Path

import pytest
from browser.conftest import Visit
from browser.desk_pictures import Desk
from browser.guest import Guest
from playwright.sync_api import Locator, expect
from serving import serving

pytestmark = [pytest.mark.once, pytest.mark.browser]

LIST = "number;name 1;name 2;team\n" + "".join(f"{n};=Jörg {n};<b>Ute {n}</b>;\n" for n in range(1, 8))

# What a tab of its own is given to show; not every browser can show a PDF.
KEEP_BLOBS = """() => {
  window.blobs = [];
  const made = URL.createObjectURL;
  URL.createObjectURL = (blob) => (blobs.push(blob), made(blob));
}"""
BEGINNING = """async () => {
  while (!blobs.length) await new Promise((done) => setTimeout(done, 30));
  return blobs[0].slice(0, 5).text();
}"""


def a_desk(visit: Visit, **settings: object) -> Desk:
    guest = visit("laptop", reduced_motion="reduce")
    guest.excused.append("409")  # what is asked back or refused
    return Desk(guest, **settings)


def button(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("button", name=name, exact=True)


def open_part(desk: Desk, part: str) -> None:
    desk.guest.go(f"/desk/{desk.id}/{part}")
    expect(desk.guest.one("nav .on")).to_be_visible()


def ready(desk: Desk, entrants: int, players: int = 2) -> None:
    names = [{"names": [f"Anna {n}", f"Bas {n}"][:players]} for n in range(1, entrants + 1)]
    desk.do("register", entrants=names, present=True)
    desk.do("draw")
    desk.do("start", round=1)


def test_a_list_comes_in_paper_and_lists_come_out_and_the_file_goes_on_elsewhere(visit: Visit, tmp_path: Path) -> None:
    desk = a_desk(visit)
    guest, page = desk.guest, desk.guest.page
    (tmp_path / "duos.csv").write_text(LIST, "cp1252")  # as a spreadsheet saves it
    open_part(desk, "entrants")
    page.get_by_label("Or a CSV file").set_input_files(tmp_path / "duos.csv")
    page.get_by_label("They are all here").check()
    button(guest, "Register 7").click()
    expect(guest.all("li.r")).to_have_count(7)
    assert "=Jörg 1–<b>Ute 1</b>" not in guest.one("li.r .nm").inner_text()  # family names alone
    desk.do("draw")

    open_part(desk, "print")
    page.evaluate(KEEP_BLOBS)
    with guest.context.expect_page() as opened:
        page.get_by_role("button", name="Open PDF").first.click()
    assert page.evaluate(BEGINNING) == "%PDF-"
    opened.value.close()
    expect(guest.one(".papers .done")).to_be_visible()

    open_part(desk, "files")
    with page.expect_download() as list_:
        page.get_by_role("button", name="Who plays").last.click()
    assert Path(list_.value.path()).read_text("utf-8-sig").splitlines()[1].startswith("1,'=Jörg 1,<b>Ute 1</b>")
    with page.expect_download() as file:
        button(guest, "Save the whole tournament").click()
    with serving(f"sqlite:///{tmp_path}/two.db", tmp_path) as other:
        elsewhere = visit("laptop", url=other.url, reduced_motion="reduce")
        elsewhere.arrive("Tom")
        elsewhere.go("/tournaments")
        elsewhere.page.get_by_label("Go on with a file").set_input_files(file.value.path())
        elsewhere.page.wait_for_url(re.compile(f"#/desk/{desk.id}"))
        expect(elsewhere.page.get_by_text("being set up · 7 registered")).to_be_visible()
        elsewhere.page.close()


def test_places_are_swapped_and_pinned_by_hand_and_people_come_and_go(visit: Visit) -> None:
    desk = a_desk(visit)
    guest, page = desk.guest, desk.guest.page
    ready(desk, 7)
    open_part(desk, "draw")
    page.get_by_role("button", name="Round 2").click()
    seats = guest.all(".tables li button")
    before = seats.nth(0).inner_text()
    seats.nth(0).click()
    seats.nth(2).click()
    button(guest, "Swap places").click()
    expect(seats.nth(2)).to_contain_text(before.split("\n")[-1])
    expect(seats.nth(2)).to_contain_text("changed")
    seats.nth(0).click()
    seats.nth(3).click()
    button(guest, "Shall meet").click()
    expect(guest.all(".tables li button", has_text="pinned")).to_have_count(2)
    button(guest, "Draw the rounds to come again").click()
    pair = page.locator(".tables li", has=page.locator("button", has_text="pinned"))
    expect(pair).to_have_count(1)

    open_part(desk, "entrants")
    button(guest, "Add a duo").click()
    for n in (1, 2):
        page.get_by_label(f"Player {n}").fill(f"Late {n}")
    button(guest, "Add").click()
    expect(guest.all("li.r")).to_have_count(8)
    guest.all("li.r button").last.click()
    button(guest, "Plays now, at the free place").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert len(desk.tables(1)) == 4
    guest.all("li.r button").first.click()
    button(guest, "Stops for good").click()
    expect(guest.all("li.r", has_text="withdrawn")).to_have_count(1)
    expect(page.get_by_role("button", name="Draw again")).to_have_count(0)  # round 1 is still played


def test_a_form_opened_by_a_phones_own_camera_leads_to_its_result(visit: Visit) -> None:
    desk = a_desk(visit)
    ready(desk, 4)
    one, two = desk.tables(1)
    holder = visit("phone", reduced_motion="reduce")
    holder.page.goto(f"{holder.url}/#/form/{desk.id}/{one['code']}")
    for box, pawns in zip(_boxes(holder), "4432", strict=True):
        box.fill(pawns)
    holder.page.get_by_role("button", name="Send").click()
    expect(holder.page.get_by_text("The desk confirms it")).to_be_visible()
    open_part(desk, "forms")
    button(desk.guest, "Counts").click()
    expect(holder.page.get_by_text("8 : 5")).to_be_visible()

    codes = {each["n"]: each["code"] for each in desk.ask("GET", f"/{desk.id}")["entrants"]}
    duo = visit("phone", reduced_motion="reduce")
    duo.excused.append("40")  # a wrong code
    duo.page.goto(f"{duo.url}/#/event/{desk.id}/{codes[two['who'][0]]}")
    expect(duo.one(".no b")).to_have_text(str(two["table"]))
    duo.go(f"/form/{desk.id}/{one['code']}")
    expect(duo.page.get_by_text("not yours")).to_be_visible()
    duo.go(f"/form/{desk.id}/{two['code']}")
    expect(duo.one("input.box")).to_be_visible()
    wrong = visit("phone", reduced_motion="reduce")
    wrong.excused.append("409")
    wrong.page.goto(f"{wrong.url}/#/form/{desk.id}/1-1-AAAA")
    expect(wrong.page.get_by_text("not from this tournament")).to_be_visible()


def _boxes(guest: Guest) -> list[Locator]:
    expect(guest.one("input.box")).to_be_visible()
    return guest.all("input.box").all()


def test_a_table_is_put_online_from_the_page_and_a_duo_finds_it(visit: Visit) -> None:
    desk = a_desk(visit)
    ready(desk, 4)
    table = desk.tables(1)[0]
    open_part(desk, "draw")
    desk.guest.page.get_by_role("button", name="Round 1").click()
    desk.guest.page.get_by_text("Play tables of round 1 online").click()
    button(desk.guest, f"Table {table['table']} online").click()
    expect(desk.guest.one(".address a")).to_have_attribute("href", re.compile("#/j/"))
    codes = {each["n"]: each["code"] for each in desk.ask("GET", f"/{desk.id}")["entrants"]}
    duo = visit("phone", reduced_motion="reduce")
    duo.page.goto(f"{duo.url}/#/event/{desk.id}/{codes[table['who'][1]]}")
    duo.page.get_by_role("button", name="Play at our online table").click()
    duo.page.wait_for_url(re.compile("#/t/"))
    expect(duo.page.get_by_text("Green · that is you")).to_be_visible()


def test_roles_by_code_a_shared_prize_by_lot_the_prizes_and_no_names_at_the_end(visit: Visit) -> None:
    desk = a_desk(visit, rounds=1)
    guest, page = desk.guest, desk.guest.page
    open_part(desk, "people")
    button(guest, "Code for a helper").click()
    code = guest.one(".code .big").inner_text()
    helper = visit("phone", reduced_motion="reduce")
    helper.page.goto(f"{helper.url}/#/event/{desk.id}/{code}")
    helper.page.wait_for_url(re.compile("#/desk/"))
    second = visit("phone", reduced_motion="reduce")
    second.excused.append("404")
    second.page.goto(f"{second.url}/#/event/{desk.id}/{code}")
    expect(second.page.get_by_role("alert")).to_be_visible()

    ready(desk, 4)
    for each in desk.tables(1):
        desk.enter(1, each["table"], 4)
    desk.do("close-round", round=1)
    open_part(desk, "ranking")
    shared = guest.all("section.pan", has_text="Place 1 is shared")
    expect(shared).to_be_visible()
    for each in shared.locator(".seg button").all():
        each.click()
    shared.get_by_role("textbox").fill("play-off deck")
    shared.get_by_role("button", name="Save").click()
    expect(shared).to_have_count(0)
    desk.do("confirm")
    hall = visit("laptop", reduced_motion="reduce")
    hall.page.goto(f"{hall.url}/#/hall/{desk.id}")
    open_part(desk, "prizes")
    for shown in (2, 3):
        page.get_by_role("button", name=re.compile("Show place")).click()
        expect(hall.all("main .row:not(.hd)")).to_have_count(shown)
    open_part(desk, "files")
    button(guest, "Erase all names").click()
    expect(guest.one(".flag")).to_have_text("Erased")
    expect(hall.all("main .row", has_text="Anna")).to_have_count(0)


def test_points_of_another_game_are_typed_with_the_keyboard_and_places_checked(visit: Visit) -> None:
    desk = a_desk(visit, game="foppen", size=4, minutes=60, rounds=2)
    ready(desk, 8, players=1)
    open_part(desk, "forms")
    keys, first = desk.guest.page.keyboard, desk.tables(1)[0]
    expect(desk.guest.one("#wanted")).to_be_focused()
    keys.type(str(first["table"]))
    keys.press("Enter")
    for points in ("-3", "12", "0", "7"):
        expect(desk.guest.one("input.box.at")).to_be_focused()
        keys.type(points)
        keys.press("Enter")
    expect(desk.guest.one(".scan b")).to_have_text(f"Table {first['table']}: −3 : 12 : 0 : 7")
