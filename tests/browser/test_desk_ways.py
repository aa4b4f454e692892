"""Other ways of an evening at the desk: chips, a second look, results as CSV, an online table to its end, places."""

import re
from pathlib import Path

import pytest
from browser.conftest import Visit
from browser.desk_pictures import Desk
from browser.guest import OVER, Guest
from browser.test_desk_box import a_desk, button, open_part, ready
from ledger import rule
from playwright.sync_api import Route, WebSocketRoute, expect

pytestmark = [pytest.mark.once, pytest.mark.browser]


@rule("T-005")
def test_a_draw_by_chips_is_typed_in_and_a_second_meeting_is_told_and_not_refused(visit: Visit) -> None:
    desk = a_desk(visit)
    guest, page = desk.guest, desk.guest.page
    ready(desk, 5)
    first, second = desk.tables(1)
    for each in (first, second):
        desk.enter(1, each["table"], 4)
    desk.do("close-round", round=1)
    others = [n for n in range(1, 6) if n not in first["who"]]
    open_part(desk, "draw")
    button(guest, "Type in a draw by chips").click()
    page.get_by_label("Round 2: a line for each table").fill(
        f"1: {first['who'][1]} {first['who'][0]}\n2: {others[0]} {others[1]}"
    )
    expect(page.get_by_text(f"Tables: 2 · free: {others[2]}")).to_be_visible()
    button(guest, "Save").click()
    expect(page.get_by_text(re.compile("pairs? meets? again"))).to_be_visible()
    view = desk.ask("GET", f"/{desk.id}")
    assert (view["rounds"][1]["method"], view["rounds"][1]["free"]) == ("chips", [others[2]])
    page.get_by_role("button", name="Start round 2").click()
    expect(guest.one("#wanted")).to_be_focused()


def test_somebody_else_looks_at_every_form_before_the_round_is_closed(visit: Visit) -> None:
    desk = a_desk(visit, second_look=True)
    ready(desk, 4)
    one, two = (each["table"] for each in desk.tables(1))
    for table in (one, two):
        desk.enter(1, table, 3)
    code = desk.ask("POST", f"/{desk.id}/codes", {"role": "helper"})["code"]
    tom = visit("laptop", reduced_motion="reduce")
    tom.excused.append("409")
    tom.arrive("Tom")
    tom.go(f"/event/{desk.id}/{code}")
    expect(tom.page.get_by_text("Table " + str(one)).first).to_be_visible()

    open_part(desk, "forms")
    button(desk.guest, "Close round 1").click()
    expect(desk.guest.one(".ask.question")).to_contain_text(f"{one}, {two}")
    tom.page.get_by_role("button", name="The same", exact=True).first.click()
    expect(tom.page.get_by_role("button", name="The same", exact=True)).to_have_count(1)
    tom.page.get_by_role("button", name="Not the same").click()
    tom.page.keyboard.type("w22")
    tom.page.get_by_label("Reason").fill("a slip of the pen")
    tom.page.get_by_role("button", name="Correct").click()
    expect(tom.page.get_by_text("8-3 → 8-4")).to_be_visible()


def test_results_go_out_and_come_in_as_csv(visit: Visit, tmp_path: Path) -> None:
    desk = a_desk(visit)
    page = desk.guest.page
    ready(desk, 6)
    first, second, third = (each["table"] for each in desk.tables(1))
    desk.enter(1, first, 3)
    open_part(desk, "files")
    with page.expect_download() as saved:
        button(desk.guest, "Results").click()
    lines = Path(saved.value.path()).read_text("utf-8-sig").splitlines()
    assert lines[1].startswith(f"1,{first},")
    assert ",8 3,won,in," in lines[1]

    cells = [line.split(",") for line in lines[1:]]
    cells[1][3:5], cells[2][3:5] = ["2 8", "won"], ["8 8", "won"]  # the last cannot be right
    (tmp_path / "results.csv").write_text("\n".join([lines[0], *(",".join(each) for each in cells[1:])]), "utf-8")
    page.get_by_label("Read results from a CSV file").set_input_files(tmp_path / "results.csv")
    expect(page.get_by_role("alert")).to_contain_text(f"1-{third}: Only one duo can have eight")
    tables = {each["table"]: each for each in desk.tables(1)}
    assert (tables[second]["result"]["scores"], tables[third]["state"]) == ([2, 8], "open")


@rule("T-030")
def test_an_online_table_is_played_to_its_end_and_its_form_is_confirmed(visit: Visit) -> None:
    """Four people sit down by the codes of their slips, stand-ins play on for them, and the hall's signal ends it. Then
    nobody is asked for one more match: the desk has the result, and their own page shows what comes next."""
    desk = a_desk(visit, away="stand-in")
    ready(desk, 4)
    table = desk.tables(1)[0]
    desk.ask("POST", f"/{desk.id}/online/1/{table['table']}")
    codes = {each["n"]: each["code"] for each in desk.ask("GET", f"/{desk.id}")["entrants"]}
    players = dealt_online(visit, desk, [codes[n] for n in (*table["who"], *table["who"])])
    for player in players:
        player.hand_over()
    desk.do("end-time", why="it is late")
    players[0].next([OVER])
    expect(players[0].one(".to-desk")).to_contain_text("The desk has your result")
    expect(players[0].one(".to-desk")).to_contain_text("Round 2 of 5 comes next")
    assert players[0].all("[data-yes]").count() == 0
    players[0].one("[data-my-page]").click()
    expect(players[0].page.get_by_text("Sent.")).to_be_visible()
    open_part(desk, "forms")
    expect(desk.guest.page.get_by_role("link", name="Replay the match")).to_be_visible()
    button(desk.guest, "Counts").click()
    expect(desk.guest.one(f"[aria-label='Table {table['table']}: in']")).to_be_visible()
    result = desk.tables(1)[0]["result"]
    assert (result["ended"], sum(result["parts"])) == ("time", sum(result["scores"]))


def dealt_online(visit: Visit, desk: Desk, codes: list[str], whose: str = "our") -> list[Guest]:
    """Who has come to the online table by the own page, once all have dealt."""
    players = list[Guest]()
    for code in codes:
        player = visit("phone", reduced_motion="reduce")
        player.arrive(f"P{len(players)}")
        player.go(f"/event/{desk.id}/{code}")
        player.page.get_by_role("button", name=f"Play at {whose} online table").click()
        player.page.wait_for_url(re.compile("#/t/"))
        players.append(player)
    for player in players:
        player.page.get_by_role("button", name="Deal the cards").click()
    return players


@rule("T-030")
def test_whoever_leaves_the_page_of_an_online_table_keeps_the_seat(visit: Visit) -> None:
    """Without stand-ins no bot is put there; by their own page they are back."""
    desk = a_desk(visit, game="mezza", size=2, rounds=1)
    ready(desk, 2, players=1)
    desk.ask("POST", f"/{desk.id}/online/1/1")
    players = dealt_online(visit, desk, [each["code"] for each in desk.ask("GET", f"/{desk.id}")["entrants"]], "my")
    leaver = players[0]
    expect(leaver.one(".table .say")).to_be_visible()
    leaver.one(".bar button").click()
    button(leaver, "Leave the table").click()
    expect(leaver.page.get_by_text("Leave this table?")).to_be_visible()
    button(leaver, "Leave").click()
    leaver.page.wait_for_url(re.compile("#/$"))
    leaver.go(f"/event/{desk.id}")
    leaver.page.get_by_role("button", name="Play at my online table").click()
    expect(leaver.one(".table .say")).to_be_visible()
    leaver.one(".bar button").click()
    assert leaver.all("[data-wish=take-back], [data-wish=hand-over]").count() == 0


def test_places_of_fritsen_are_typed_one_digit_each_and_nothing_else_is_asked(visit: Visit) -> None:
    desk = a_desk(visit, game="fritsen", size=5, rounds=1)
    ready(desk, 10, players=1)
    open_part(desk, "forms")
    keys, first = desk.guest.page.keyboard, desk.tables(1)[0]
    expect(desk.guest.one("#wanted")).to_be_focused()
    keys.type(str(first["table"]))
    keys.press("Enter")
    expect(desk.guest.one("input.box")).to_be_focused()
    expect(desk.guest.all("input")).to_have_count(6)  # the table and five places: no time, no drinks
    keys.type("31255")
    keys.press("Enter")
    expect(desk.guest.one(".ask")).to_contain_text("Each place")
    keys.press("Escape")
    keys.type("4")
    keys.press("Enter")
    expect(desk.guest.one(".scan b")).to_have_text(f"Table {first['table']}: 3 : 1 : 2 : 5 : 4")


def test_a_newcomer_is_led_from_the_list_to_the_prizes_by_one_button_at_a_time(visit: Visit) -> None:
    desk = a_desk(visit, rounds=1)
    guest, page = desk.guest, desk.guest.page
    page.goto(f"{guest.url}/#/desk/{desk.id}")
    page.get_by_label("One duo a line").fill("\n".join(f"Anna {n} & Bas {n}x" for n in (1, 2, 3, 4, 5, 6, 1)))
    button(guest, "Register 7").click()
    expect(button(guest, "Yes, once more")).to_be_visible()
    page.wait_for_timeout(500)  # a key that was meant for the form answers nothing
    button(guest, "Yes, once more").click()
    expect(guest.all("li.r")).to_have_count(7)
    expect(page.get_by_label("One duo a line")).to_have_count(0)  # nobody registers them all again
    guest.all("li.r button").last.click()
    button(guest, "Does not play after all").click()
    expect(guest.all("li.r", has_text="withdrawn")).to_have_count(1)
    for n in range(1, 7):  # the list stays while it is used, and Enter takes nobody's tick away
        for _ in range(2 if n == 1 else 1):
            page.get_by_label("Name or number").fill(f"{n}x")
            page.keyboard.press("Enter")
        expect(guest.all("li.r.in")).to_have_count(n)
    led = guest.one(".next button.main")
    led.click()  # draw
    expect(guest.one(".tables li")).to_be_visible()
    expect(led).to_have_text("Print")
    led.click()
    page.get_by_role("button", name="Start round 1 without").click()
    expect(guest.one("#wanted")).to_be_focused()
    for each in desk.tables(1):
        desk.enter(1, each["table"], each["table"])
    for told in ("Close round 1", "Confirm the ranking", "Prize-giving"):
        expect(led).to_have_text(told)
        led.click()
    for _ in range(3):  # as fast as the page lets
        page.get_by_role("button", name=re.compile("Show place")).click()
    expect(led).to_have_text("Put it away")
    led.click()
    expect(guest.one("header")).to_contain_text("archived")


@rule("T-014")
def test_a_button_waits_until_what_it_did_is_shown(visit: Visit) -> None:
    """A press in between would show the same place once more, and the next one not."""
    desk = a_desk(visit, rounds=1)
    guest, page = desk.guest, desk.guest.page
    ready(desk, 6)
    for each in desk.tables(1):
        desk.enter(1, each["table"], each["table"])
    desk.do("close-round", round=1)
    desk.do("confirm")
    views: list[str | bytes] = []  # what the line holds back
    lines: list[WebSocketRoute] = []
    late = False

    def line(socket: WebSocketRoute) -> None:
        lines.append(socket)
        socket.connect_to_server().on_message(lambda view: views.append(view) if late else socket.send(view))

    page.route_web_socket(re.compile("/live$"), line)
    page.goto("about:blank")  # the line is made anew
    page.goto(f"{guest.url}/#/desk/{desk.id}/prizes")
    third, second = (button(guest, f"Show place {place}") for place in (3, 2))
    expect(third).to_be_enabled()
    late = True
    with page.expect_response("**/do"):
        third.click()
    page.wait_for_timeout(100)
    expect(third).to_be_disabled()
    late = False
    for view in views:
        lines[-1].send(view)
    expect(second).to_be_enabled()
    second.evaluate("each => each.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))")
    page.wait_for_timeout(300)
    expect(second).to_be_enabled()  # a double click shows one place


def test_a_form_that_is_scanned_while_another_is_being_saved_is_not_lost(visit: Visit) -> None:
    desk = a_desk(visit)
    guest, page, keys = desk.guest, desk.guest.page, desk.guest.page.keyboard
    ready(desk, 4)
    one, two = desk.tables(1)
    open_part(desk, "forms")
    expect(guest.one("#wanted")).to_be_focused()
    keys.type(str(one["table"]))
    keys.press("Enter")
    expect(guest.one("input.box")).to_be_focused()
    keys.type("w21")
    late: list[Route] = []
    page.route("**/do", lambda route: late.append(route), times=1)
    with page.expect_request("**/do"):
        keys.press("Enter")
    keys.press("Enter")  # a key that bounces saves it once
    keys.type(f"http://hall/#/form/{desk.id}/{two['code']}")
    keys.press("Enter")
    expect(guest.one(".scan")).to_contain_text(f"table {two['table']}", ignore_case=True)
    late[0].continue_()
    expect(guest.one(".scan b")).to_contain_text(f"Table {one['table']}: 8 : 3")
    keys.type("w11")
    keys.press("Enter")
    expect(guest.one(".scan b")).to_contain_text(f"Table {two['table']}: 8 : 2")
    assert [len(each["forms"]) for each in desk.tables(1)] == [1, 1]
    keys.type(f"http://hall/#/form/{desk.id}/{desk.tables(2)[0]['code']}")  # the table of round 1 is not meant
    keys.press("Enter")
    expect(guest.one(".ask")).to_have_text("Round 2 has not started.")
    expect(guest.one("#wanted")).to_have_value("")
    keys.type("77")
    keys.press("Enter")
    expect(guest.one(".ask")).to_have_text("Round 1 has no table 77.")


def test_what_was_refused_in_one_part_is_not_told_in_another(visit: Visit) -> None:
    desk = a_desk(visit)
    guest, keys = desk.guest, desk.guest.page.keyboard
    ready(desk, 4)
    open_part(desk, "forms")
    expect(guest.one("#wanted")).to_be_focused()
    keys.type(str(desk.tables(1)[0]["table"]))
    keys.press("Enter")
    expect(guest.one("input.box")).to_be_focused()
    keys.type("ww")
    keys.press("Enter")
    expect(guest.one(".ask")).to_contain_text("Only one duo can have eight")
    guest.page.get_by_role("navigation").get_by_role("button", name="Print").click()
    expect(guest.one(".papers")).to_be_visible()
    expect(guest.all(".ask")).to_have_count(0)


def test_a_phone_without_a_table_says_why(visit: Visit) -> None:
    desk = a_desk(visit)
    ready(desk, 5)
    view = desk.ask("GET", f"/{desk.id}")
    codes = {each["n"]: each["code"] for each in view["entrants"]}
    free, leaves = view["rounds"][0]["free"][0], view["rounds"][0]["tables"][0]["who"][0]
    desk.do("leave", n=leaves, stops=True)  # the rounds to come are drawn again, the one that is played is as it was
    phone = visit("phone", reduced_motion="reduce")
    phone.arrive("Bo")
    phone.go(f"/event/{desk.id}/{codes[free]}")
    said = phone.one("main [role=status]")
    expect(said).to_contain_text("You are free in this round.")
    expect(phone.one("main [role=timer]")).to_contain_text("the hall’s clock")
    for each in desk.tables(1):
        if each["state"] != "in":
            desk.enter(1, each["table"], 3)
    desk.do("close-round", round=1)
    expect(said).to_contain_text("are being drawn again")
    phone.go("/")
    phone.go(f"/event/{desk.id}/{codes[leaves]}")
    expect(said).to_contain_text("You have withdrawn")


def test_long_names_are_whole_in_the_list_and_on_a_phone(visit: Visit) -> None:
    desk = a_desk(visit)
    long = {"names": ["Wilhelmine Überschär-Knöterich", "Karl-Heinz von der Heide"]}
    desk.do("register", entrants=[long, *({"names": [f"A {n}", f"B {n}"]} for n in range(3))], present=True)
    desk.do("draw")
    desk.do("start", round=1)
    desk.do("leave", n=1, stops=True)
    open_part(desk, "entrants")
    name = desk.guest.one("li.r .nm")
    expect(name).to_contain_text("withdrawn")
    assert name.evaluate("each => each.clientWidth") > 150  # a word is not broken to make room for what is beside it
    code = desk.ask("GET", f"/{desk.id}")["entrants"][0]["code"]
    phone = visit("phone", reduced_motion="reduce")
    phone.arrive("Bo")
    phone.go(f"/event/{desk.id}/{code}")
    expect(phone.one("h1")).to_contain_text("Überschär")
    assert phone.one("h1").evaluate("each => each.getBoundingClientRect().top") >= 4


def test_a_hall_screen_without_a_line_says_so_beside_what_the_hall_reads(visit: Visit) -> None:
    desk = a_desk(visit)
    ready(desk, 4)
    hall = visit("laptop", reduced_motion="reduce")
    lines: list[WebSocketRoute] = []

    def line(socket: WebSocketRoute) -> None:
        lines.append(socket)
        if len(lines) == 1:
            socket.connect_to_server()
        else:
            socket.close()

    hall.page.route_web_socket(re.compile("/live$"), line)
    hall.page.goto(f"{hall.url}/#/hall/{desk.id}")
    heads = hall.one("main .row.hd")
    expect(heads).to_contain_text("BL")
    lines[0].close()
    lost = hall.page.get_by_text("No connection")
    expect(lost).to_be_visible()
    above, below = heads.bounding_box(), lost.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] < below["y"]


@rule("T-028")
def test_a_duo_protests_by_phone_against_a_result_that_the_desk_has_typed(visit: Visit) -> None:
    desk = a_desk(visit)
    ready(desk, 4)
    first = desk.tables(1)[0]
    codes = {each["n"]: each["code"] for each in desk.ask("GET", f"/{desk.id}")["entrants"]}
    desk.enter(1, first["table"], 3)
    phone = visit("phone", reduced_motion="reduce")
    phone.arrive("Bo")
    phone.go(f"/event/{desk.id}/{codes[first['who'][1]]}")
    wrong = phone.page.get_by_role("button", name="That is wrong")
    phone.page.once("dialog", lambda asked: asked.dismiss())
    wrong.click()
    expect(wrong).to_be_enabled()
    assert desk.tables(1)[0]["state"] == "in"
    phone.page.once("dialog", lambda asked: asked.accept())
    wrong.click()
    expect(phone.page.get_by_text("Under discussion")).to_be_visible()
    assert [each["state"] for each in desk.tables(1)] == ["disputed", "open"]


def test_a_double_click_closes_a_round_and_starts_none(visit: Visit) -> None:
    desk = a_desk(visit)
    ready(desk, 4)
    for each in desk.tables(1):
        desk.enter(1, each["table"], 3)
    open_part(desk, "forms")
    led = desk.guest.one(".next button.main")
    expect(led).to_have_text("Close round 1")
    led.click()
    expect(led).to_have_text("Start round 2")
    led.evaluate("each => each.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))")
    desk.guest.page.wait_for_timeout(300)
    expect(led).to_have_text("Start round 2")
    led.click()
    expect(desk.guest.one("header")).to_contain_text("Round 2")
