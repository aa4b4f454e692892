"""Who comes late, is absent or leaves, stand-ins and fixed tables, and what is drawn again for it."""

import pytest
from ledger import rule
from tournament.test_desk_rules import desk_of, refused

from stammtisch.tournament import advice, entries, views
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.ranking import ranked
from stammtisch.tournament.rounds import Layout, Result, Seating
from stammtisch.tournament.settings import Settings
from stammtisch.tournament.tally import tallied

pytestmark = pytest.mark.once


@rule("T-022")
def test_a_stand_in_plays_where_the_number_is_odd_and_is_not_ranked() -> None:
    desk = LocalDesk("NK", Settings(odd="stand-in"), "odd")
    given = [entries.Given((f"A {n}", f"B {n}")) for n in range(1, 6)]
    desk.do(entries.Register((*given, entries.Given(("Helper", "Helper"), stand_in=True)), present=True))
    desk.do(entries.Draw())

    assert desk.tournament.rounds[1].free == ()
    assert desk.tournament.rounds[1].table_of(6) is not None
    assert 6 not in [row.n for row in ranked(desk.tournament).rows]


@rule("T-004", "T-024")
def test_rounds_that_are_to_be_drawn_again_send_nobody_to_a_table() -> None:
    desk = desk_of(7)
    t, stays = desk.tournament, 2
    desk.do(entries.Leave(1, stops=True))
    hall, phone = views.hall(t, 0), views.phone(t, stays, 0)
    assert ([each.n for each in hall.rounds], hall.redraw) == ([1], True)
    assert ([each.round for each in phone.rounds], phone.redraw) == ([1], True)
    assert views.desk(t, "director", 0, views.Around()).rounds[1].n == 2
    desk.do(entries.Draw())
    assert len(views.hall(t, 0).rounds) == len(views.phone(t, stays, 0).rounds) == 5
    assert not views.hall(t, 0).redraw


@rule("T-024")
def test_a_duo_that_is_absent_loses_the_round_and_is_drawn_again_when_it_is_back() -> None:
    desk = desk_of(8)
    table = next(each for each in desk.tournament.rounds[1].tables.values() if 5 in each.seating.who)
    desk.do(entries.Leave(5, False, "does not appear"))
    assert table.result is not None
    assert dict(zip(table.seating.who, table.result.scores, strict=True))[5] == 4
    assert max(table.result.scores) == 8
    assert refused(desk, entries.Start(2), "running") == "outdated?"
    desk.do(entries.Draw())
    assert desk.tournament.rounds[2].table_of(5) is None
    desk.do(entries.Back(5))
    desk.do(entries.Draw())
    assert desk.tournament.rounds[2].table_of(5) is not None or 5 in desk.tournament.rounds[2].free


@rule("T-024")
@pytest.mark.parametrize("stops", [False, True])
def test_where_both_duos_of_a_table_leave_neither_wins_whoever_was_noted_first(stops: bool) -> None:
    for absent_pawns in (4, 0):
        desk = desk_of(8, absent_pawns=absent_pawns)
        tables = desk.tournament.rounds[1].tables
        for n in (*tables[1].seating.who, *reversed(tables[2].seating.who)):
            desk.do(entries.Leave(n, stops))
        both = [tables[number].result for number in (1, 2)]

        assert both == [Result((absent_pawns, absent_pawns), "absent")] * 2
        assert sum(each.won for each in tallied(desk.tournament, [desk.tournament.rounds[1]]).values()) == 0
        desk.do(entries.Undo(desk.tournament.n))
        again = desk.tournament.rounds[1].tables[2].result
        assert again is not None
        assert sorted(again.scores) == [absent_pawns, 8]


@rule("T-013", "T-024")
def test_what_the_direction_decided_about_a_table_stands_when_the_other_duo_leaves_too() -> None:
    desk = desk_of(8)
    table = desk.tournament.rounds[1].tables[1]
    desk.do(entries.Leave(table.seating.who[0], stops=False))
    ruled = Result((0, 8), "absent")
    desk.do(entries.Correct(1, 1, ruled.scores, ruled.ended, "they never came"))
    desk.do(entries.Leave(table.seating.who[1], stops=False))

    assert table.result == ruled


@rule("T-013", "T-024", "T-028")
def test_a_form_that_meets_a_result_without_a_form_is_asked_about_and_never_undoes_a_ruling() -> None:
    desk = desk_of(8)
    desk.join("tom", "helper")
    tables = desk.tournament.rounds[1].tables
    desk.do(entries.Leave(tables[1].seating.who[0], stops=False))
    desk.do(entries.Correct(1, 2, (8, 4), "won", "board inspected"))

    assert refused(desk, entries.Enter(1, 1, (8, 3), "won"), who="tom") == "second?"
    assert refused(desk, entries.Enter(1, 2, (4, 8), "won"), "second", who="tom") == "ruled"
    desk.do(entries.Enter(1, 2, (8, 4), "won"), who="tom")  # says the same
    assert tables[2].state == "in"
    assert refused(desk, entries.Enter(1, 2, (4, 8), "won")) == "second?"


@rule("T-023")
def test_a_late_duo_sits_down_with_whom_it_would_not_meet_only_where_the_desk_is_sure() -> None:
    desk = desk_of(5)
    t = desk.tournament
    free, seated = t.rounds[1].free[0], t.rounds[1].layout.tables[0].who[0]
    desk.do(entries.Register((entries.Given(("C", "D"), apart=(free,)), entries.Given(("E", "F"), apart=(seated,)))))
    assert refused(desk, entries.Late(6, now=True)) == "apart?"
    desk.do(entries.Amend(free, entries.Given(("A", "B"), apart=(7,))))
    assert refused(desk, entries.Late(7, now=True)) == "apart?"  # also where only the other one wished it
    desk.do(entries.Late(6), "apart")
    assert t.rounds[1].table_of(6) is None
    desk.do(entries.Late(7, now=True), "apart")
    assert {7, free} in [set(each.who) for each in t.rounds[1].layout.tables]


@rule("T-023")
def test_a_late_duo_takes_the_free_place_of_one_that_it_may_meet_first() -> None:
    desk = desk_of(6, start=False)
    seats = tuple(Seating(n, (2 * n - 1, 2 * n)) for n in (1, 2))
    desk.do(entries.Chips(Layout(1, seats, (5, 6))))
    desk.do(entries.Start(1))
    desk.do(entries.Register((entries.Given(("C", "D"), apart=(5,)),)))
    desk.do(entries.Late(7, now=True))
    assert desk.tournament.rounds[1].free == (5,)


@rule("T-021")
def test_a_table_is_the_fixed_one_of_one_duo_only_and_swaps_ask() -> None:
    desk = desk_of(8, start=False)
    desk.do(entries.Amend(2, entries.Given(("A 2", "B 2"), table=3)))
    desk.do(entries.Draw())

    assert all(round.table_of(2) is round.tables[3] for round in desk.tournament.rounds.values())
    assert refused(desk, entries.Amend(4, entries.Given(("A 4", "B 4"), table=3))) == "fixed"
    other = next(n for n in desk.tournament.rounds[2].tables[1].seating.who)
    assert refused(desk, entries.Swap(2, 2, other)) == "fixed?"
    desk.do(entries.Swap(2, 2, other), "fixed")
    assert {2, other} & desk.tournament.rounds[2].changed == {2, other}
    desk.do(entries.Start(1))
    assert refused(desk, entries.Swap(1, 1, 2)) == "started"


@rule("T-015")
def test_what_was_drawn_by_other_settings_is_drawn_again() -> None:
    desk = desk_of(8, start=False)
    t = desk.tournament
    for other in (Settings(method="swiss"), Settings("mezza", duos=True, size=3)):
        desk.do(entries.Settle(other))
        assert (views.hall(t, 0).rounds, advice.next_step(t, 0).kind) == ([], "redraw")
        assert refused(desk, entries.Start(1)) == "outdated?"
        desk.do(entries.Draw())
        assert (advice.next_step(t, 0).kind, t.outdated()) == ("print", False)
    desk.do(entries.Settle(Settings("mezza", duos=True, size=2)))
    assert t.outdated()


@rule("T-023")
def test_a_late_duo_plays_neither_one_that_left_nor_itself_nor_twice() -> None:
    desk = desk_of(5)
    t = desk.tournament
    free, seated = t.rounds[1].free[0], t.rounds[1].layout.tables[0].who[0]
    desk.do(entries.Leave(free, stops=True))
    desk.do(entries.Leave(seated, stops=False))
    desk.do(entries.Register((entries.Given(("C", "D")),)))
    assert refused(desk, entries.Late(free, now=True)) == "seated"
    assert refused(desk, entries.Late(seated, now=True)) == "seated"
    assert refused(desk, entries.Late(6, now=True)) == "no-free"
    desk.do(entries.Back(free))
    desk.do(entries.Late(6, now=True))
    assert {6, free} in [set(each.who) for each in t.rounds[1].layout.tables]
