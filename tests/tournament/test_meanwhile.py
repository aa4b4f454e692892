"""Two at the desk who change the same thing: the second is told what the first has done, and overwrites nothing."""

import pytest

from stammtisch.tournament import entries
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.meanwhile import meanwhile
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.settings import Settings

pytestmark = pytest.mark.once


def an_evening(*, start: bool = True) -> LocalDesk:
    desk = LocalDesk("NK", Settings(), "seed")
    desk.join("anna", "director")
    desk.join("tom", "helper")
    names = tuple(entries.Given((f"A {n}", f"B {n}")) for n in range(1, 9))
    desk.do(entries.Register(names, present=True))
    desk.do(entries.Draw())
    if start:
        desk.do(entries.Start(1))
        for table in desk.tournament.rounds[1].tables:
            desk.do(entries.Enter(1, table, (8, 5), "won"))
    return desk


def named(n: int, name: str, **wishes: int) -> entries.Amend:
    return entries.Amend(n, entries.Given((name, f"B {n}"), **wishes))  # type: ignore[arg-type]


def corrected(table: int, pawns: int) -> entries.Correct:
    return entries.Correct(1, table, (8, pawns), "won", "misread")


BEFORE = [  # what Anna does, and what Tom or she asked for at the same time
    (named(3, "Ann"), named(3, "Anne")),
    (entries.Settle(Settings(minutes=40)), entries.Settle(Settings(prizes=5))),
    (entries.Name("NK 2026"), entries.Name("NK", "Harbour")),
    (entries.Draw("one"), entries.Draw("two")),
    (entries.Draw("one"), entries.Swap(1, 1, 2)),
    (entries.Swap(2, 1, 2), entries.Draw("two")),
    (entries.Draw("one"), entries.Start(1)),
    (entries.Leave(4, True), entries.Leave(4, False)),
    (entries.Screen(("auto",), hide_ranking=True), entries.Screen(("clock",))),
]
PLAYED = [
    (corrected(1, 4), corrected(1, 3)),
    (corrected(1, 4), entries.Seen(1, 1)),
    (corrected(1, 4), entries.Dispute(1, 1)),
    (entries.AddTime(300), entries.AddTime(300)),
    (entries.AddTime(60, 2, "late"), entries.EndTime()),
]


@pytest.mark.parametrize(("first", "second"), [*BEFORE, *PLAYED])
def test_what_was_decided_before_somebody_changed_it_is_refused_and_done_after_a_second_look(
    first: entries.Body, second: entries.Body
) -> None:
    desk = an_evening(start=(first, second) in PLAYED)
    seen = desk.tournament.n
    n = desk.do(first, who="anna", seen=seen)

    with pytest.raises(DeskRefusal) as refused:
        desk.do(second, seen=seen)

    assert (refused.value.kind, refused.value.told["who"]) == ("changed", "anna")
    assert [line.n for line in refused.value.lines] == [n]
    assert desk.tournament.n == n
    assert meanwhile(desk.tournament, second, n) == []


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (named(3, "Ann"), named(4, "Anne")),
        (named(3, "Ann"), entries.Leave(3, True)),
        (corrected(1, 4), corrected(2, 4)),
        (entries.AddTime(60, 2, "late"), entries.AddTime(60, 1, "late")),
        (entries.Swap(2, 1, 2), entries.Swap(3, 1, 2)),
        (entries.Presence((1,), True), entries.Presence((2,), True)),
    ],
)
def test_two_who_change_different_things_are_not_in_each_others_way(first: entries.Body, second: entries.Body) -> None:
    desk = an_evening(start=not isinstance(second, entries.Presence))
    seen = desk.tournament.n
    desk.do(first, who="anna", seen=seen)

    assert desk.do(second, seen=seen) == seen + 2


def test_a_client_that_does_not_say_what_it_has_seen_is_served_as_before() -> None:
    desk = an_evening(start=False)
    desk.do(named(3, "Ann"), who="anna")

    desk.do(named(3, "Anne"), who="tom")

    assert desk.tournament.entrants[3].given.names == ("Anne", "B 3")


def test_what_is_undone_meanwhile_was_changed_too() -> None:
    desk = an_evening(start=False)
    n = desk.do(named(3, "Ann"), who="anna")
    desk.do(entries.Undo(n), who="anna")

    with pytest.raises(DeskRefusal, match="look again"):
        desk.do(named(3, "Anne"), who="tom", seen=n)


def test_a_second_form_is_asked_about_and_not_refused_because_there_is_a_first() -> None:
    desk = an_evening()
    seen = desk.tournament.n
    desk.do(corrected(1, 4), who="anna")

    with pytest.raises(DeskRefusal) as asked:
        desk.do(entries.Enter(1, 1, (8, 5), "won"), who="director", seen=seen)

    assert asked.value.kind == "second"


def test_a_ranking_that_was_corrected_meanwhile_is_not_confirmed_unseen() -> None:
    desk = an_evening()
    desk.do(entries.CloseRound(1))
    desk.do(entries.EndAfter(1))
    seen = desk.tournament.n
    desk.do(corrected(1, 4), who="anna")

    with pytest.raises(DeskRefusal, match="look again"):
        desk.do(entries.Confirm(), seen=seen)

    desk.do(entries.Confirm(), seen=desk.tournament.n)
    assert desk.tournament.confirmed
