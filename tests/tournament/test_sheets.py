"""Lists in and out, and what stands on paper."""

from contextlib import suppress

import pytest
from ledger import rule

from stammtisch.core.refusal import Refusal
from stammtisch.tournament import entries, sheets
from stammtisch.tournament.file import read, written
from stammtisch.tournament.paper.content import content, qr
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.rehearse import rehearse
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
    assert caught.value.told == {"n": 2}


def test_what_goes_out_comes_in_again_and_no_cell_is_a_formula() -> None:
    t = rehearse(6, 2).tournament
    t.entrants[1].given = entries.Given(("=cmd()", "Bas"))
    forms = sheets.results_from(sheets.results_csv(t))

    assert len(forms) == 6
    assert all(form.scores == t.rounds[form.round].tables[form.table].result.scores for form in forms)  # type: ignore[union-attr]
    assert "'=cmd()" in sheets.entrants_csv(t)
    assert len(sheets.entrants_from(sheets.entrants_csv(t), 2)) == 6
    assert [len(sheets.EXPORTS[name](t).splitlines()) for name in ("layout", "ranking")] == [13, 7]
    assert "confirm" in sheets.log_csv(t)


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
