"""What tired helpers, cross players and strange files must not do to a tournament."""

import json

import pytest
from ledger import rule

from stammtisch.core.refusal import Refusal
from stammtisch.tournament import entries, views
from stammtisch.tournament.file import read, written
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.refusals import DeskRefusal, Question
from stammtisch.tournament.settings import Settings

pytestmark = pytest.mark.once


def played(rounds: int = 1) -> LocalDesk:
    """Round 1 of eight duos after the signal, with all its forms, and a helper beside the direction."""
    desk = LocalDesk("NK", Settings(rounds=rounds), "x")
    names = tuple(entries.Given((f"Anna {n}", f"Bas {n}")) for n in range(1, 9))
    desk.do(entries.Register(names, present=True))
    desk.do(entries.Draw())
    desk.join("helper", "helper")
    desk.do(entries.Start(1))
    desk.wait(46)
    for number in desk.tournament.rounds[1].tables:
        desk.do(entries.Enter(1, number, (8, 3), "won"))
    return desk


@rule("T-013")
def test_what_the_direction_has_decided_is_final_for_phones_and_helpers() -> None:
    desk = played()
    table = desk.tournament.rounds[1].tables[1]
    desk.join("phone", "entrant", table.seating.who[1])
    desk.do(entries.Dispute(1, 1, "we had four"), who="phone")
    ruling = desk.do(entries.Correct(1, 1, (8, 4), "won", "board inspected"))

    for asked, who in (
        (entries.Dispute(1, 1, "and we want more"), "phone"),
        (entries.Correct(1, 1, (3, 8), "won", "tired"), "helper"),
        (entries.Undo(ruling), "helper"),
    ):
        with pytest.raises(DeskRefusal) as caught:
            desk.do(asked, who=who)
        assert caught.value.kind in ("ruled", "role")
    assert table.result is not None
    assert table.result.scores == (8, 4)
    desk.do(entries.Undo(ruling))
    assert desk.tournament.rounds[1].tables[1].state == "disputed"


@rule("T-025")
def test_a_helper_corrects_what_helpers_wrote_and_players_may_still_protest() -> None:
    desk = played()
    desk.join("phone", "entrant", desk.tournament.rounds[1].tables[1].seating.who[0])
    desk.do(entries.Correct(1, 1, (3, 8), "won", "swapped"), who="helper")
    desk.do(entries.Dispute(1, 1, "it was right"), who="phone")

    assert desk.tournament.rounds[1].tables[1].state == "disputed"


@rule("T-012", "T-026")
def test_a_round_after_the_confirmation_and_one_taken_out_of_it_withdraw_it_visibly() -> None:
    desk = played(rounds=2)
    desk.do(entries.CloseRound(1))
    desk.do(entries.Confirm(), "early-end")
    with pytest.raises(Question, match="confirmed"):
        desk.do(entries.Start(2))
    with pytest.raises(Question, match="closed and counts"):
        desk.do(entries.BreakOff(1, "fire"))
    assert desk.tournament.phase == "confirmed"

    started = desk.do(entries.Start(2), "confirmed")
    assert (desk.tournament.phase, desk.tournament.withdrawn) == ("playing", True)
    desk.do(entries.Undo(started))
    assert (desk.tournament.phase, desk.tournament.withdrawn) == ("confirmed", False)
    desk.do(entries.BreakOff(1, "fire"), "break-closed")
    assert (desk.tournament.confirmed, desk.tournament.withdrawn) == (False, True)


@rule("T-014")
def test_a_hidden_ranking_is_nowhere_before_the_prizes_nor_can_it_be_added_up() -> None:
    desk = played()
    t = desk.tournament
    assert views.phone(t, 1, desk.at).row is None  # nobody is first before a round is closed
    desk.do(entries.Screen(("auto",), hide_ranking=True))
    desk.do(entries.CloseRound(1))
    for step in (None, entries.Confirm(), entries.Reveal(3), entries.Reveal(2)):
        if step is not None:
            desk.do(step)
        hall = views.hall(t, desk.at)
        assert hall.ranking is None
        assert {table.result for table in hall.rounds[0].tables} == {None}
        assert views.phone(t, 1, desk.at).row is None
        assert views.desk(t, "director", desk.at, views.Around()).ranking.rows

    desk.do(entries.Reveal(1))
    hall = views.hall(t, desk.at)
    assert hall.ranking is not None
    assert None not in {table.result for table in hall.rounds[0].tables}


@rule("T-024")
def test_a_duo_that_leaves_after_its_form_was_handed_in_keeps_what_it_played() -> None:
    desk = LocalDesk("NK", Settings(), "x")
    desk.do(entries.Register(tuple(entries.Given((f"A{n}", f"B{n}")) for n in range(4)), present=True))
    desk.do(entries.Draw())
    desk.do(entries.Start(1))
    tables = desk.tournament.rounds[1].tables
    first, second = (tables[number].seating.who[0] for number in (1, 2))
    desk.join("phone", "entrant", first)
    desk.do(entries.Enter(1, 1, (8, 3), "won"), who="phone")
    for n in (first, second):
        desk.do(entries.Leave(n, stops=True))

    assert tables[1].state == "waiting"
    assert tables[2].result is not None
    assert tables[2].result.ended == "absent"


@rule("T-022")
def test_only_the_direction_takes_a_duo_out_of_the_ranking() -> None:
    desk = played()
    with pytest.raises(DeskRefusal, match="for the direction"):
        desk.do(entries.Amend(2, entries.Given(("x", "y"), stand_in=True)), who="helper")
    desk.do(entries.Amend(2, entries.Given(("Anne 2", "Bas 2"))), who="helper")
    desk.do(entries.Amend(2, entries.Given(("Anne 2", "Bas 2"), stand_in=True)))


def test_a_file_in_which_everything_was_undone_again_and_again_is_refused_at_once() -> None:
    """Each undo applies all entries anew; a file of the largest size would keep the laptop busy for minutes."""
    desk = played()
    lines = written(desk.tournament, desk.log, desk.texts).splitlines()
    n = desk.tournament.n
    more = [
        json.dumps({"n": n + i, "at": 0, "who": "x", "kind": "undo", "body": {"entry": n}}).encode()
        for i in range(1, 5_000)
    ]
    with pytest.raises(Refusal, match="too much was undone"):
        read(b"\n".join([*lines, *more]))
    assert read(b"\n".join([*lines, *more[:3]])).tournament.n == n + 3


@rule("T-010")
def test_one_phone_with_the_codes_of_both_duos_does_not_send_both_results() -> None:
    desk = LocalDesk("NK", Settings(), "x")
    desk.do(entries.Register(tuple(entries.Given((f"A {n}", f"B {n}")) for n in range(1, 5)), present=True))
    desk.do(entries.Draw())
    desk.do(entries.Start(1))
    table = desk.tournament.rounds[1].tables[1]
    for n in table.seating.who:
        desk.join("phone", "entrant", n)
        if n == table.seating.who[0]:
            desk.do(entries.Enter(1, 1, (8, 0), "won"), who="phone")
    with pytest.raises(DeskRefusal, match="this phone"):
        desk.do(entries.Enter(1, 1, (8, 0), "won"), who="phone")
    assert table.result is None
    desk.join("other", "entrant", table.seating.who[1])
    desk.do(entries.Enter(1, 1, (8, 0), "won"), who="other")
    assert table.result is not None


@rule("T-028")
def test_a_table_that_is_disputed_is_not_disputed_over_and_over() -> None:
    desk = played()
    desk.join("phone", "entrant", desk.tournament.rounds[1].tables[1].seating.who[1])
    desk.do(entries.Dispute(1, 1), who="phone")

    for who in ("phone", "helper"):
        with pytest.raises(DeskRefusal, match="disputed already"):
            desk.do(entries.Dispute(1, 1), who=who)
