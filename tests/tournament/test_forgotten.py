"""What the desk says that was forgotten: fixed tables, forms of another layout, the same people twice."""

import pytest
from ledger import rule
from tournament.test_desk_rules import desk_of, refused

from stammtisch.tournament import advice, entries, messages
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.ranking import ranked

pytestmark = pytest.mark.once


def forgotten(desk: LocalDesk) -> list[messages.Advice]:
    return advice.forgotten(desk.tournament, 0, advice.NO_COPY, desk.at)


@rule("T-021")
def test_a_fixed_table_that_is_wished_after_the_draw_is_not_forgotten() -> None:
    desk = desk_of(8, start=False)
    elsewhere = 1 + desk.tournament.rounds[1].table_of(3).seating.table % 4  # type: ignore[union-attr]
    desk.do(entries.Amend(3, entries.Given(("A 3", "B 3"), table=elsewhere)))
    told = [each.told for each in forgotten(desk) if each.kind == "fixed"]
    assert told == [{"n": 3, "table": elsewhere}]
    desk.do(entries.Draw())
    assert [each for each in forgotten(desk) if each.kind == "fixed"] == []


@rule("T-009")
def test_forms_of_a_round_that_sits_in_another_way_now_are_to_be_printed_again() -> None:
    desk = desk_of(8, start=False)
    t = desk.tournament
    desk.do(entries.Print("forms"))
    desk.do(entries.Print("slips"))
    a, b = t.rounds[2].layout.tables[0].who[0], t.rounds[2].layout.tables[1].who[0]
    desk.do(entries.Start(1))
    assert unprinted(desk) == []
    swap = desk.do(entries.Swap(2, a, b))
    assert unprinted(desk) == [2]
    assert ("slips", 0) not in t.printed
    desk.do(entries.Undo(swap))
    assert unprinted(desk) == []
    desk.do(entries.Leave(a, stops=True))
    desk.do(entries.Draw())
    assert unprinted(desk) == [2]
    desk.do(entries.Print("forms", 2))
    assert unprinted(desk) == []


def test_forms_printed_of_a_draw_that_is_undone_are_to_be_printed_again() -> None:
    desk = desk_of(8, start=False)
    a, b = (each.who[0] for each in desk.tournament.rounds[2].layout.tables[:2])
    swap = desk.do(entries.Swap(2, a, b))
    desk.do(entries.Print("forms"))
    desk.do(entries.Print("slips"))
    desk.do(entries.Print("cards"))
    desk.do(entries.Undo(swap))
    desk.do(entries.Start(1))
    assert unprinted(desk) == [2]
    assert desk.tournament.printed >= {("forms", 1), ("cards", 0)}
    assert ("slips", 0) not in desk.tournament.printed
    name = desk.do(entries.Name("another"))
    desk.do(entries.Undo(name))
    assert unprinted(desk) == [2]


@rule("T-001")
def test_who_does_not_play_after_all_is_asked_after_no_more_and_is_in_no_ranking() -> None:
    desk = desk_of(4, start=False)
    t = desk.tournament
    desk.do(entries.Register((entries.Given(("a 1", "b 1")), entries.Given(("?", "Kok")))), "twice")
    assert t.entrants[6].name == "?–Kok"
    desk.do(entries.Leave(5, stops=True))
    assert [each for each in forgotten(desk) if each.kind == "twice"] == []
    assert advice.steps(t)[2].told == {"n": 5}
    desk.do(entries.Start(1))
    desk.wait(46)
    for table in t.rounds[1].tables:
        desk.do(entries.Enter(1, table, (8, 3), "won"))
    desk.do(entries.CloseRound(1))
    assert sorted(ranked(t).order()) == [1, 2, 3, 4]
    desk.do(entries.Leave(4, stops=True))
    assert sorted(ranked(t).order()) == [1, 2, 3, 4]


def test_a_number_whose_phone_has_joined_does_not_come_back() -> None:
    desk = desk_of(4, start=False)
    again = desk.do(entries.Register((entries.Given(("Late", "Later")),)))
    desk.join("phone", "entrant", 5)
    assert refused(desk, entries.Undo(again)) == "undo-later"
    other = desk.do(entries.Register((entries.Given(("Last", "Latest")),)))
    desk.do(entries.Undo(other))
    assert sorted(desk.tournament.entrants) == [1, 2, 3, 4, 5]


def test_each_round_of_swiss_has_its_own_forms_to_print() -> None:
    desk = desk_of(4, start=False, method="swiss")
    desk.do(entries.Print("forms"))
    desk.do(entries.Start(1))
    desk.wait(46)
    for table in desk.tournament.rounds[1].tables:
        desk.do(entries.Enter(1, table, (8, 3), "won"))
    desk.do(entries.CloseRound(1))
    desk.do(entries.Draw())
    assert unprinted(desk) == [2]


def unprinted(desk: LocalDesk) -> list[str | int]:
    return [each.told["round"] for each in forgotten(desk) if each.kind == "forms"]


def test_the_same_two_people_are_asked_about_in_either_order() -> None:
    desk = desk_of(4, start=False)
    again = entries.Register((entries.Given(("b 1", "a 1")),))
    assert refused(desk, again) == "twice?"
    desk.do(again, "twice")
    assert [each.entrants for each in forgotten(desk) if each.kind == "twice"] == [[1, 5]]


def test_a_pin_that_the_layout_does_not_keep_is_named_until_it_does() -> None:
    desk = desk_of(8, start=False)
    a = 1
    b = next(n for n in range(2, 9) if n not in desk.tournament.rounds[2].table_of(a).seating.who)  # type: ignore[union-attr]
    desk.do(entries.Pin(2, a, b))
    assert [each.told for each in forgotten(desk) if each.kind == "pin"] == [{"round": 2, "a": a, "b": b}]
    desk.do(entries.Draw())
    assert [each for each in forgotten(desk) if each.kind == "pin"] == []
    desk.do(entries.Pin(3, a, b))
    desk.do(entries.Leave(b, stops=True))
    assert [each for each in forgotten(desk) if each.kind == "pin"] == []


@rule("T-009", "T-010")
def test_a_form_of_an_earlier_draw_is_known_as_one() -> None:
    desk = desk_of(8, start=False)
    t = desk.tournament
    printed = {(n, table): t.form_code(n, table) for n in (1, 2) for table in t.rounds[n].tables}
    a, b = (each.who[0] for each in t.rounds[2].layout.tables[:2])
    swap = desk.do(entries.Swap(2, a, b))
    changed = {t.rounds[2].table_of(n).seating.table for n in (a, b)}  # type: ignore[union-attr]
    for (n, table), code in printed.items():
        stale = n == 2 and table in changed
        assert t.is_form(n, table, code) is not stale
        assert (code in t.old_forms) or not stale
    assert not t.is_form(9, 1, "9-1-AAAA")
    desk.do(entries.Undo(swap))
    assert all(t.is_form(*at, code) for at, code in printed.items())
