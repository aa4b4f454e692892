"""Lists in and out, and what stands on paper."""

from contextlib import suppress
from io import BytesIO

import pytest
from ledger import rule
from PIL import Image, ImageOps

from stammtisch.core.refusal import Refusal
from stammtisch.tournament import entries, sheets
from stammtisch.tournament.file import read, written
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.paper import pages
from stammtisch.tournament.paper.content import content, qr
from stammtisch.tournament.people import Entrant
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.rehearse import rehearse
from stammtisch.tournament.settings import Settings
from stammtisch.words import LANGUAGES, Words

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    "text",
    [
        "Anna Bakker;Bas Smit;Kings\nCees Vos;Els Mol",
        "\ufeffname 1,name 2,team\r\nAnna Bakker,Bas Smit,Kings\r\nCees Vos,Els Mol\r\n",
        "Anna Bakker\tBas Smit\tKings\n\nCees Vos\tEls Mol",
        "1. Anna Bakker & Bas Smit & Kings\n2. Cees Vos en Els Mol",
        "1,Anna Bakker & Bas Smit,Kings\n2,Cees Vos & Els Mol",
        "• Anna Bakker & Bas Smit & Kings\n- 2) Cees Vos + Els Mol",
        "Startnr;Spieler 1;Spieler 2;Team\n1;Anna Bakker;Bas Smit;Kings\n2;Cees Vos;Els Mol;",
        "Team,Voornaam 1,Achternaam 1,Voornaam 2,Achternaam 2\nKings,Anna,Bakker,Bas,Smit\n,Cees,Vos,Els,Mol",
        "nr;naam\n1;Anna Bakker\x07 & Bas\x00 Smit;Kings\n2;Cees Vos + Els Mol",
    ],
)
def test_a_list_is_read_however_it_was_made(text: str) -> None:
    assert sheets.entrants_from(text, 2) == [
        entries.Given(("Anna Bakker", "Bas Smit"), "Kings"),
        entries.Given(("Cees Vos", "Els Mol")),
    ]


def test_a_line_without_two_names_is_named() -> None:
    with pytest.raises(DeskRefusal) as caught:
        sheets.entrants_from("Anna;Bas\nCees", 2)
    assert caught.value.told == {"n": 2, "text": "Cees"}


def test_what_goes_out_comes_in_again_and_no_cell_is_a_formula() -> None:
    t = rehearse(6, 2).tournament
    t.entrants[1].given = entries.Given(("=cmd()", "Bas"))
    forms = sheets.results_from(sheets.results_csv(t))

    assert len(forms) == 6
    assert all(form.scores == t.rounds[form.round].tables[form.table].result.scores for form in forms)  # type: ignore[union-attr]
    assert "'=cmd()" in sheets.entrants_csv(t)
    assert len(sheets.entrants_from(sheets.entrants_csv(t), 2)) == 6
    assert [len(sheets.EXPORTS[name](t).splitlines()) for name in ("layout", "ranking")] == [13, 7]
    log = sheets.log_csv(t, lambda who: "Els").splitlines()
    first = next(line for line in log if ",enter," in line).split(",")
    assert first[2:6] == ["Els", "enter", "1", "1"]
    assert log[-1].split(",")[3] == "confirm"


@rule("T-003", "T-005", "T-009", "T-010")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_has_its_items_in_every_language(language: str) -> None:
    t, say = rehearse(9, 3).tournament, Words(language).say
    kinds: list[entries.Printing] = ["forms", "blank", "cards", "layout", "slips", "chips", "ranking", "certificates"]
    found = {kind: content(t, kind, 0, say, "http://hall")["items"] for kind in kinds}
    form = found["forms"][0]

    assert {kind: len(items) for kind, items in found.items()} == {
        "forms": 12, "blank": 1, "cards": 4, "layout": 1, "slips": 9, "chips": 14, "ranking": 1, "certificates": 3,
    }  # fmt: skip
    assert (form["round"], form["table"], form["code"]) == (1, 1, t.form_code(1, 1))
    assert [side["number"].split()[1] for side in form["sides"]] == [str(n) for n in t.rounds[1].tables[1].seating.who]
    assert found["cards"][0] == {"table": 1}  # who plays which colour is not said
    assert len(found["layout"][0]["by_name"]) == 9
    assert content(t, "forms", 2, say, "")["items"][0]["round"] == 2
    assert qr("x").startswith("<svg")


@pytest.mark.parametrize(
    ("language", "day", "told"),
    [
        ("en", "2026-11-01", "1 November 2026"),
        ("nl", "2026-03-21", "21 maart 2026"),
        ("de", "2026-03-21", "21. März 2026"),
        ("en", "the first Sunday", "the first Sunday"),
    ],
)
def test_the_day_stands_on_paper_as_people_write_it(language: str, day: str, told: str) -> None:
    desk = rehearse(4, 1)
    desk.do(entries.Name("NK", "Loon op Zand", day))

    assert content(desk.tournament, "forms", 0, Words(language).say, "")["head"]["day"] == told


@rule("T-004", "T-023")
def test_paper_of_rounds_that_are_to_be_drawn_again_says_so() -> None:
    desk, say, old = LocalDesk("NK", Settings(rounds=2), "x"), Words("en").say, "drawn before the last change"
    t = desk.tournament
    desk.do(entries.Register(tuple(entries.Given((f"A {n}", f"B {n}")) for n in range(6)), present=True))
    desk.do(entries.Draw())
    desk.do(entries.Start(1))

    def told() -> list[list[str]]:
        sheets = [content(t, kind, 0, say, "")["items"] for kind in ("forms", "slips", "layout")]
        return [sorted({each["old"] for each in items}) for items in [*sheets, sheets[2][0]["rounds"]]]

    assert told() == [[""]] * 4
    desk.do(entries.Leave(1, stops=True))
    assert told() == [["", old], [old], [old], ["", old]]
    assert {each["old"] for each in content(t, "forms", 1, say, "")["items"]} == {""}
    assert pages(t, "forms", 2, "a5", say, "", "png") != []
    desk.do(entries.Draw())
    assert told() == [[""]] * 4


@rule("T-025")
def test_the_log_is_printed_with_who_when_what_and_why() -> None:
    desk = rehearse(4, 1)
    desk.do(entries.Correct(1, 1, (7, 3), "time", "board inspected"))
    lines = content(desk.tournament, "log", 0, Words("de").say, "", lambda who: "Els")["items"]

    assert len(lines) == desk.tournament.n
    assert (lines[-1]["who"], lines[-1]["why"]) == ("Els", "board inspected")
    assert lines[-1]["what"].endswith("7-3 Zeit")


def test_wishes_come_in_again_with_the_list_that_was_saved() -> None:
    t = rehearse(4, 1).tournament
    given = entries.Given(("=Anna", "Bas"), "Kings", 3, stand_in=True, note="-wheelchair")
    t.entrants[2].given = given
    again = sheets.entrants_from(sheets.entrants_csv(t), 2)

    assert [each.names for each in again] == [each.given.names for each in t.entrants.values()]
    assert again[1] == given


def test_a_file_of_another_release_or_with_another_hand_in_it_is_refused() -> None:
    desk = rehearse(4, 1)
    data = written(desk.tournament, desk.log, desk.texts)
    assert read(data).log == desk.log
    first, second, *rest = data.splitlines()
    faults = {
        "newer": [first.replace(b'tournament":1', b'tournament":2'), second, *rest],
        "newer release": [first, second, *rest, b'{"n":99,"at":1,"who":"x","kind":"fireworks"}'],
        "no file": [first.replace(b'"id":"t', b'"id":"../'), second, *rest],
        "no file of": [first, *rest],
        "no file of a": [first, second, *rest, rest[-1]],
        "most": [first, *([second] * 20_001)],
    }
    for says, lines in faults.items():
        with pytest.raises(Refusal, match=says):
            read(b"\n".join(lines))
    for cut in range(0, len(data), 997):
        with suppress(Refusal):
            read(data[:cut])


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Anna van den Berg", "van den Berg"),
        ("Fatima El Amrani", "El Amrani"),
        ("de Vries", "de Vries"),
        ("Hendriks-van den Berg", "Hendriks-van den Berg"),
        ("Anna Maria Hendriks - van 't Hof", "Hendriks-van 't Hof"),
        ("Jörg von der Heide", "von der Heide"),
        ("Ute von und zu Adel", "von und zu Adel"),
        ("Vink", "Vink"),
        ("Ben Smit", "Smit"),
        ("Anna Vink", "Vink"),
    ],
)
def test_a_duo_is_called_by_whole_family_names(name: str, short: str) -> None:
    assert Entrant(1, entries.Given((name, "Bas Smit"))).name == f"{short}–Smit"


def test_no_formula_begins_behind_what_another_spreadsheet_takes_for_the_end_of_a_cell() -> None:
    row = ["=1", "Anna;=cmd|x", "@SUM", "＝1", "-5", "a - b", "Anna\t+1"]
    line = sheets.table(["a"], [row]).splitlines()[1]

    assert line == "'=1,Anna;'=cmd|x,'@SUM,'＝1,-5,a - b,Anna\t'+1"


def test_a_slip_speaks_to_one_or_to_two_and_the_wall_is_in_the_order_of_the_hall() -> None:
    for settings, told in ((Settings("mezza"), "Du bleibst"), (Settings("mezza", duos=True, size=2), "Ihr bleibt")):
        desk = LocalDesk("NK", settings, "1")
        names = [(each, "Bo")[: desk.tournament.format.players] for each in ("Zoe", "Özil", "Pim", "Ada")]
        given = [entries.Given(each, table=1 if each[0] == "Ada" else 0) for each in names]
        desk.do(entries.Register(tuple(given), present=True))
        desk.do(entries.Draw())
        slips = content(desk.tournament, "slips", 0, Words("de").say, "")
        assert [each["note"].split(" in ")[0] for each in slips["items"] if each["note"]] == [told]
        assert slips["words"]["slip-other"].startswith("Deine" if told[0] == "D" else "Eure")
        wall = content(desk.tournament, "layout", 0, Words("de").say, "")["items"][0]
        assert [row["n"] for row in wall["by_name"]] == [4, 2, 3, 1]


def test_a_blank_form_has_room_for_the_largest_table() -> None:
    for game, players, places in (("keezen", 9, 2), ("foppen", 17, 5), ("fritsen", 23, 6), ("mezza", 5, 5)):
        t = rehearse(players, 1, game=game).tournament
        assert len(content(t, "blank", 0, Words("en").say, "")["items"][0]["sides"]) == places
        assert places >= max(len(each.seating.who) for each in t.rounds[1].tables.values())


def test_one_long_name_leaves_the_others_large() -> None:
    def height(team: str) -> int:
        desk = LocalDesk("NK", Settings(), "1")
        given = [entries.Given((f"Anna {n}", f"Bas {n}"), team if n == 1 else f"Duo {n}") for n in range(1, 9)]
        desk.do(entries.Register(tuple(given), present=True))
        desk.do(entries.Draw())
        page = pages(desk.tournament, "layout", 1, "a4", Words("en").say, "", "png")[0]
        with Image.open(BytesIO(page)) as taken:
            found = ImageOps.invert(taken.convert("L")).crop((0, 0, taken.width, int(taken.height * 0.95))).getbbox()
        return found[3] if found else 0

    assert height("W" * 40) > height("Duo 1") > 300
