"""The log: who, when, what, before, after, why, of corrections and of what is undone (T-025)."""

import csv
import io

import pytest
from ledger import rule

from stammtisch.tournament import entries, sheets
from stammtisch.tournament.formula import Formula
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.paper.log import log_lines
from stammtisch.tournament.settings import Settings
from stammtisch.words import Words

pytestmark = pytest.mark.once


def given(n: int, **more: object) -> entries.Given:
    return entries.Given((f"A {n}", f"B {n}"), **more)  # type: ignore[arg-type]


def a_desk(entrants: int = 5) -> LocalDesk:
    desk = LocalDesk("NK", Settings(minutes=45), "seed")
    desk.do(entries.Register(tuple(map(given, range(1, entrants + 1)))))
    desk.do(entries.Presence(tuple(range(1, entrants + 1)), True))
    return desk


def told(desk: LocalDesk, n: int) -> tuple[str, str]:
    """Before and after of an entry, as the CSV file has them, where 8–6 with a dash is no date."""
    row = list(csv.DictReader(io.StringIO(sheets.log_csv(desk.tournament))))[n - 1]
    return row["before"], row["after"]


def read(desk: LocalDesk, n: int, language: str = "en") -> str:
    words = Words(language)
    return str(log_lines(desk.tournament, words.say, lambda who: who)[n - 1]["what"])


@rule("T-025")
def test_other_settings_are_told_by_their_names_before_and_after() -> None:
    desk = a_desk()
    n = desk.do(entries.Settle(Settings(minutes=30, phones=False, points="nk", odd="stand-in")))

    assert told(desk, n) == (
        "minutes: 45; points: pawns; odd: free; phones: yes",
        "minutes: 30; points: nk; odd: stand-in; phones: no",
    )
    assert read(desk, n, "nl").startswith(
        "Instellingen: minuten: 45; punten: pionnen; oneven aantal: vrij; telefoons: ja"
    )


@rule("T-017", "T-025")
def test_an_own_formula_is_told_in_the_words_of_the_reader() -> None:
    desk = a_desk()
    n = desk.do(entries.Settle(Settings(points="own", formula=Formula(2, 10, -3))))

    assert told(desk, n)[1] == "points: own; formula: 2 x pawns + 10 x won - 3 x in_time"
    assert read(desk, n, "de").endswith("2 x Figuren + 10 x gewonnen - 3 x rechtzeitig gewonnen")


@rule("T-025")
def test_other_names_and_wishes_are_told_and_what_people_typed_is_not_translated() -> None:
    desk = a_desk()
    n = desk.do(entries.Amend(2, entries.Given(("time", "B 2"), "The “expected”", 3, (1,), note="late")))

    assert told(desk, n) == (
        "names: “A 2 & B 2”; team: –; table: –; apart: –; note: –",
        "names: “time & B 2”; team: “The ‘expected’”; table: 3; apart: 1; note: “late”",
    )
    assert "Namen: “A 2 & B 2”" in read(desk, n, "de")
    assert "“time & B 2”; Team: “The ‘expected’”; Tisch: 3" in read(desk, n, "de")


@rule("T-025")
def test_names_are_gone_from_the_log_once_they_are_erased() -> None:
    desk = a_desk()
    amended = desk.do(entries.Amend(2, given(9)))
    undone = desk.do(entries.Undo(amended))
    assert told(desk, undone) == ("names: “A 9 & B 9”", "names: “A 2 & B 2”")

    desk.do(entries.Wipe(), "wipe")

    assert (told(desk, amended), told(desk, undone)) == (("", ""), ("", ""))
    assert "A 2" not in sheets.log_csv(desk.tournament)
    desk.do(entries.Undo(desk.do(entries.Name("NK 2026"))))
    assert "A 9" not in sheets.log_csv(desk.tournament)


@rule("T-025")
def test_each_change_at_the_desk_says_what_was_there_before() -> None:
    desk = a_desk()
    desk.do(entries.Draw("one"))
    first = f"“one” {desk.tournament.rounds[1].checksum}"
    said = [
        (entries.Name("NK", "Harbour"), ("place: –", "place: “Harbour”")),
        (entries.Presence((4, 5), False), ("present", "expected")),
        (entries.Presence((4, 5), True), ("expected", "present")),
        (entries.Screen(("clock",), True, 9), ("views: auto; hide_ranking: no; seconds: 12", None)),
        (entries.Draw("two"), (first, None)),
        (entries.EndAfter(3), ("5", "3")),
    ]
    played = [
        (entries.AddTime(60), ("45:00", "46:00")),
        (entries.Enter(1, 1, (8, 3), "won"), ("", "8–3")),
        (entries.Correct(1, 1, (8, 4), "won", "misread"), ("8–3", "8–4")),
        (entries.Dispute(1, 1), ("8–4", "disputed")),
        (entries.Leave(1, True), ("present", "stopped")),
        (entries.Back(1), ("stopped", "present")),
    ]
    for asked, (before, after) in [*said, *played]:
        if asked == played[0][0]:
            desk.do(entries.Start(1))
        n = desk.do(asked)
        line = told(desk, n)
        assert line == (before, after or line[1]), asked
        assert line[1] != line[0], asked
        for language in ("en", "nl", "de"):
            assert ("→" in read(desk, n, language)) is bool(before), asked


@rule("T-025")
def test_an_entry_that_is_undone_says_what_counts_again() -> None:
    desk = a_desk()
    desk.do(entries.Draw("one"))
    desk.do(entries.Start(1))
    desk.do(entries.Enter(1, 1, (8, 3), "won"))
    corrected = desk.do(entries.Correct(1, 1, (8, 4), "won", "misread"))

    n = desk.do(entries.Undo(corrected, "it was right"))

    assert told(desk, n) == ("8–4", "8–3")
    assert read(desk, n, "de") == f"Zeile {corrected} zurückgenommen: 8-4 → 8-3"


@rule("T-025", "T-028")
def test_a_form_that_does_not_count_yet_is_told_with_what_stands_on_it() -> None:
    desk = a_desk()
    desk.do(entries.Draw("one"))
    desk.do(entries.Start(1))
    one, two = desk.tournament.rounds[1].tables[1].seating.who
    for n in (one, two):
        desk.join(f"phone {n}", "entrant", n)
    first = desk.do(entries.Enter(1, 1, (8, 3), "won"), who=f"phone {one}")
    second = desk.do(entries.Enter(1, 1, (8, 4), "won"), who=f"phone {two}")

    assert told(desk, first) == ("", "8–3 waiting")
    assert told(desk, second) == ("waiting", "8–4 disputed")


def test_who_was_ticked_is_told_in_spans() -> None:
    desk = a_desk(9)
    n = desk.do(entries.Presence((9, 2, 3, 4, 7), False))

    assert read(desk, n) == "Presence of 2-4, 7, 9: here → not here yet"
    assert '"2-4, 7, 9",present,expected' in sheets.log_csv(desk.tournament)


def test_who_changed_places_is_told_with_both_tables() -> None:
    desk = a_desk()
    desk.do(entries.Draw("one"))
    layout = desk.tournament.rounds[1].layout
    a, free = layout.tables[0].who[0], layout.free[0]
    n = desk.do(entries.Swap(1, a, free))

    assert told(desk, n) == (f"{a}: table 1; {free}: free", f"{a}: free; {free}: table 1")
    assert read(desk, n, "nl").endswith(f"{a}: tafel 1; {free}: vrij → {a}: vrij; {free}: tafel 1")
