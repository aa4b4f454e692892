"""Two at the desk at once: nobody overwrites what the other has changed meanwhile, and nothing typed is lost."""

import pytest
from browser.conftest import Visit
from browser.desk_pictures import Desk
from browser.guest import Guest
from browser.test_desk_box import a_desk, button, ready
from ledger import rule
from playwright.sync_api import expect

pytestmark = [pytest.mark.once, pytest.mark.browser]


def second(visit: Visit, desk: Desk, role: str, language: str = "en", size: str = "laptop") -> Guest:
    code = desk.ask("POST", f"/{desk.id}/codes", {"role": role})["code"]
    tom = visit(size, language=language, reduced_motion="reduce")
    tom.excused.append("409")
    tom.arrive("Tom")
    tom.go(f"/event/{desk.id}/{code}")
    expect(tom.one(".next")).to_be_visible()
    return tom


def test_a_sheet_that_was_open_shows_what_somebody_else_has_changed_and_keeps_what_was_typed(visit: Visit) -> None:
    desk = a_desk(visit)
    ready(desk, 6)
    tom = second(visit, desk, "director", "nl", "phone")
    tom.go(f"/desk/{desk.id}/entrants")
    tom.all("li.r button.ghost").nth(1).click()
    name = tom.page.get_by_label("Speler 1")
    name.fill("Antje 2")

    desk.do("amend", n=2, to={"names": ["Anna 2", "Bob 2"], "note": "left-handed"})
    expect(tom.page.get_by_label("Speler 2")).to_have_value("Bob 2")
    expect(name).to_have_value("Antje 2")
    save = tom.page.get_by_role("dialog").get_by_role("button", name="Opslaan", exact=True)
    save.click()

    said = tom.page.get_by_role("dialog").get_by_role("alert")
    expect(said).to_contain_text("Els heeft dit gewijzigd nadat je keek.")
    expect(said).to_be_in_viewport()
    expect(tom.page.get_by_role("alert")).to_have_count(1)  # the page behind the sheet does not say it too
    expect(said).to_contain_text("Nummer 2: namen: “Anna 2 & Bas 2”; opmerking: – → namen: “Anna 2 & Bob 2”")
    expect(name).to_have_value("Antje 2")
    assert desk.ask("GET", f"/{desk.id}")["entrants"][1]["names"] == ["Anna 2", "Bob 2"]
    save.click()
    expect(tom.page.get_by_role("dialog")).to_be_hidden()
    duo = desk.ask("GET", f"/{desk.id}")["entrants"][1]
    assert (duo["names"], duo["note"]) == (["Antje 2", "Bob 2"], "left-handed")


def test_settings_of_two_directors_are_both_kept(visit: Visit) -> None:
    desk = a_desk(visit)
    ready(desk, 4)
    tom = second(visit, desk, "director")
    tom.go(f"/desk/{desk.id}/rules")
    tom.page.get_by_label("Places with a prize").fill("1")
    desk.do("settle", settings={**desk.ask("GET", f"/{desk.id}")["settings"], "second_look": True})
    expect(tom.page.get_by_label("A second helper looks at every form")).to_be_checked()

    button(tom, "Save").click()
    expect(tom.page.get_by_role("alert")).to_contain_text("Settings: second look: no → second look: yes")
    button(tom, "Save").click()
    expect(tom.one("#wanted")).to_be_visible()

    settings = desk.ask("GET", f"/{desk.id}")["settings"]
    assert (settings["prizes"], settings["second_look"]) == (1, True)


@rule("T-025")
def test_a_correction_is_not_written_over_one_that_came_meanwhile(visit: Visit) -> None:
    desk = a_desk(visit)
    ready(desk, 4)
    table = desk.tables(1)[0]["table"]
    desk.enter(1, table, 3)
    tom = second(visit, desk, "director")
    tom.go(f"/desk/{desk.id}/forms")
    expect(tom.one("#wanted")).to_be_focused()
    tom.page.keyboard.type(str(table))
    tom.page.keyboard.press("Enter")
    expect(tom.one("input.box")).to_be_focused()
    tom.page.keyboard.type("w22")
    tom.page.get_by_label("Reason").fill("read anew")
    desk.do("correct", round=1, table=table, scores=[8, 2], ended="won", why="misread")
    expect(tom.page.get_by_text("8 : 2").first).to_be_visible()

    tom.page.get_by_role("button", name="Correct").click()
    expect(tom.page.get_by_role("alert")).to_contain_text(f"Round 1, table {table} corrected: 8-3 → 8-2")
    assert desk.tables(1)[0]["result"]["scores"] == [8, 2]
    expect(tom.page.get_by_label("Reason")).to_have_value("read anew")
    tom.page.get_by_role("button", name="Correct").click()
    expect(tom.one(".scan b")).to_contain_text("8 : 4")
    assert desk.tables(1)[0]["result"]["scores"] == [8, 4]
