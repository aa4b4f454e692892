"""The regulations at the desk: registration, forms, clock, rounds, prizes."""

import msgspec
import pytest
from ledger import rule

from stammtisch.tournament import advice, entries, views
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.paper.content import content
from stammtisch.tournament.ranking import ranked
from stammtisch.tournament.refusals import DeskRefusal, Question
from stammtisch.tournament.rehearse import rehearse
from stammtisch.tournament.rounds import Ended
from stammtisch.tournament.settings import Settings
from stammtisch.words import Words

pytestmark = pytest.mark.once

MINUTE = 60_000


def desk_of(duos: int, start: bool = True, **settings: object) -> LocalDesk:
    desk = LocalDesk("NK", Settings(**settings), "rules")  # type: ignore[arg-type]
    desk.do(entries.Register(tuple(entries.Given((f"A {n}", f"B {n}")) for n in range(1, duos + 1)), present=True))
    desk.do(entries.Draw())
    if start:
        desk.do(entries.Start(1))
    return desk


def refused(desk: LocalDesk, asked: entries.Body, *sure: str, who: str = "director") -> str:
    """The kind of the refusal or the question."""
    before = desk.tournament.n
    with pytest.raises(DeskRefusal) as caught:
        desk.do(asked, *sure, who=who)
    assert desk.tournament.n == before
    return f"{caught.value.kind}{'?' if caught.value.asks else ''}"


def left(desk: LocalDesk, table: int = 0) -> int:
    assert desk.tournament.clock is not None
    return desk.tournament.clock.left(desk.at, table)


@rule("T-001")
def test_a_duo_has_two_names_and_keeps_its_number() -> None:
    desk = desk_of(4, start=False)
    desk.do(entries.Register((entries.Given(("Piet", "Rosa"), "Kings of Keez"),)))
    desk.do(entries.Amend(5, entries.Given(("Piet", "Ute"), "Kings of Keez"), "wrong name"))

    assert desk.tournament.entrants[5].name == "Kings of Keez"
    assert refused(desk, entries.Register((entries.Given(("Alone",)),))) == "names"
    assert refused(desk, entries.Register((entries.Given(("A 1", "B 1")),))) == "twice?"
    assert desk.do(entries.Register((entries.Given(("A 1", "B 1")),)), "twice")
    assert sorted(desk.tournament.entrants) == [1, 2, 3, 4, 5, 6]


@rule("T-004")
def test_the_hall_screen_has_a_place_of_every_duo_in_every_round() -> None:
    view = views.hall(desk_of(24, start=False).tournament, 0)
    places = [(each.n, n) for each in view.rounds for table in each.tables for n in table.who]

    assert len(places) == len(set(places)) == 24 * 5


@rule("T-007", "T-008", "T-010", "T-016")
@pytest.mark.parametrize(
    ("scores", "ended", "parts", "kind"),
    [
        ((8, 8), "won", (), "both-eight"),
        ((9, 3), "won", (), "pawns"),
        ((7, 6), "won", (), "no-eight"),
        ((8, 6), "won", (3, 4, 3, 3), "sum"),
        ((8, 6), "won", (5, 3, 3, 3), "colour"),
        ((8,), "won", (), "scores"),
        ((8, 6), "time", (), "eight-time?"),
        ((7, 3), "time", (), "early?"),
    ],
)
def test_a_form_that_cannot_be_right_is_refused_or_asked_back(
    scores: tuple[int, ...], ended: Ended, parts: tuple[int, ...], kind: str
) -> None:
    assert refused(desk_of(4), entries.Enter(1, 1, scores, ended, parts)) == kind


@rule("T-008", "T-016")
def test_after_the_signal_fewer_than_eight_count_and_a_late_form_is_asked_about() -> None:
    desk = desk_of(4)
    desk.wait(46)
    desk.do(entries.Enter(1, 1, (7, 3), "time"))
    desk.wait(15)

    assert refused(desk, entries.Enter(1, 2, (7, 3), "time")) == "late?"
    desk.do(entries.SetAside(1, 2, "late", (7, 3)))
    assert desk.tournament.rounds[1].tables[2].state == "asked"
    desk.do(entries.Enter(1, 2, (7, 3), "time"), "late")
    desk.do(entries.CloseRound(1))
    assert [row.values["won"] for row in ranked(desk.tournament).rows] == ["0"] * 4


@rule("T-016")
def test_before_the_signal_fewer_than_eight_need_a_reason_of_the_direction() -> None:
    desk = desk_of(4)
    desk.join("tom", "helper")
    form = entries.Enter(1, 1, (7, 3), "time")
    phone = next(iter(desk.tournament.rounds[1].tables[1].seating.who))
    desk.join("phone", "entrant", phone)

    assert refused(desk, form, "early", who="tom") == "early"
    assert refused(desk, form, "early") == "early-why"
    assert refused(desk, form, "early", who="phone") == "early-phone"
    desk.do(msgspec.structs.replace(form, why="a player fell ill"), "early")
    assert desk.tournament.rounds[1].tables[1].state == "in"
    assert desk.tournament.log[-1].why == "a player fell ill"


@rule("T-011")
def test_a_round_is_closed_when_all_tables_have_handed_in() -> None:
    desk = desk_of(12)
    for table in (1, 2, 3, 5):
        desk.do(entries.Enter(1, table, (8, table), "won"))

    assert views.hall(desk.tournament, desk.at).rounds[0].missing == [4, 6]
    assert refused(desk, entries.CloseRound(1)) == "missing"


@rule("T-012")
def test_the_rounds_can_be_lowered_but_not_below_what_is_played_nor_raised() -> None:
    desk = desk_of(4)

    assert refused(desk, entries.EndAfter(6)) == "end-after"
    desk.do(entries.EndAfter(1, "it is late"))
    desk.do(entries.Enter(1, 1, (8, 2), "won"))
    desk.do(entries.Enter(1, 2, (8, 3), "won"))
    desk.do(entries.CloseRound(1))
    assert desk.tournament.phase == "over"
    assert refused(desk, entries.Draw()) == "no-more"
    with pytest.raises(DeskRefusal, match="five"):
        LocalDesk("NK", Settings(), "x").do(entries.Settle(Settings(rounds=6)))


@rule("T-013", "T-028")
def test_only_the_direction_decides_what_is_disputed() -> None:
    desk = desk_of(4)
    desk.join("tom", "helper")
    desk.do(entries.Enter(1, 1, (8, 4), "won"), who="tom")
    desk.do(entries.Enter(1, 1, (4, 8), "won"), "second", who="tom")
    ruling = entries.Correct(1, 1, (8, 4), "won", "board inspected")

    assert desk.tournament.rounds[1].tables[1].result is None
    assert refused(desk, ruling, who="tom") == "role"
    desk.do(ruling)
    assert desk.tournament.rounds[1].tables[1].state == "in"


@rule("T-025")
def test_a_correction_after_the_ranking_was_confirmed_withdraws_it() -> None:
    desk = rehearse(6, 2)
    desk.do(entries.Correct(1, 2, (8, 5), "won", "swapped"))
    line = desk.tournament.log[-1]

    assert desk.tournament.phase == "over"
    assert views.hall(desk.tournament, desk.at).withdrawn
    assert (line.after, line.why, line.who) == ("8-5", "swapped", "director")
    assert [each.kind for each in advice.forgotten(desk.tournament, 1, advice.Copied(desk.at), desk.at)] == [
        "withdrawn"
    ]


@rule("T-014")
def test_prizes_are_shown_from_the_last_to_the_first_once_the_ranking_stands() -> None:
    assert refused(desk_of(4), entries.Reveal(3)) == "not-confirmed"
    desk = rehearse(8, 2)
    shown = list[list[int]]()
    for place in (3, 2, 1):
        desk.do(entries.Reveal(place))
        shown.append([row.place for row in views.hall(desk.tournament, desk.at).prizes])

    assert [len(each) for each in shown] == [1, 2, 3]
    assert shown[-1] == [1, 2, 3]


@rule("T-015", "T-017")
def test_settings_are_locked_once_the_first_round_has_started() -> None:
    desk = desk_of(4, start=False)
    desk.do(entries.Settle(Settings(points="nk", rules={"queen_steps": 14})))
    desk.do(entries.Start(1))

    assert refused(desk, entries.Settle(Settings())) == "locked"


@rule("T-022")
def test_a_free_round_or_a_stand_in_can_be_chosen_between_rounds() -> None:
    desk = desk_of(5)
    stand_in = entries.Given(("Helper", "Helper"), stand_in=True)
    desk.do(entries.Register((stand_in,)))
    desk.do(entries.Late(6))
    assert len(desk.tournament.rounds[2].free) == 1
    desk.do(entries.Settle(msgspec.structs.replace(desk.tournament.settings, odd="stand-in")))
    desk.do(entries.Draw())

    assert [each.free for each in desk.tournament.rounds.values()] == [desk.tournament.rounds[1].free, (), (), (), ()]
    assert refused(desk, entries.Settle(Settings(odd="stand-in", free="win"))) == "locked"


@rule("T-015", "T-030")
def test_an_online_table_of_other_rules_is_opened_anew() -> None:
    desk = desk_of(8, start=False, rounds=2)
    for n in (1, 2):
        desk.do(entries.Online(n, 1, "0" * 16))
    settings = desk.tournament.settings
    desk.do(entries.Settle(msgspec.structs.replace(settings, prizes=5)))
    assert [desk.tournament.rounds[n].tables[1].online for n in (1, 2)] == ["0" * 16] * 2

    desk.do(entries.Settle(msgspec.structs.replace(settings, rules={"queen_steps": 14})))
    assert [desk.tournament.rounds[n].tables[1].online for n in (1, 2)] == ["", ""]

    for n in (1, 2):
        desk.do(entries.Online(n, 1, "1" * 16))
    desk.do(entries.Start(1))
    desk.do(entries.Settle(msgspec.structs.replace(desk.tournament.settings, away="stand-in")))
    assert [desk.tournament.rounds[n].tables[1].online for n in (1, 2)] == ["1" * 16, ""]


@rule("T-006", "T-027")
def test_the_clock_counts_down_pauses_and_has_extra_time_for_one_table() -> None:
    desk = desk_of(4)
    desk.wait(15)
    assert left(desk) == 30 * MINUTE
    desk.do(entries.Pause())
    desk.wait(4)
    assert left(desk) == 30 * MINUTE
    desk.do(entries.Resume())
    assert refused(desk, entries.AddTime(120, 1)) == "reason"
    desk.do(entries.AddTime(120, 1, "lost a pawn"))
    desk.wait(30)

    assert (left(desk), left(desk, 1)) == (0, 2 * MINUTE)
    clock = desk.tournament.clock
    assert clock is not None
    assert (clock.over(desk.at), clock.over(desk.at, 1), clock.warned(desk.at)) == (True, False, 2)
    desk.do(entries.AddTime(300))
    assert left(desk) == 5 * MINUTE
    desk.do(entries.EndTime("fire"))
    assert (left(desk), left(desk, 1)) == (0, 0)


def test_a_helper_undoes_what_helpers_do_and_only_the_last_word() -> None:
    desk = desk_of(4)
    desk.join("tom", "helper")
    first = desk.do(entries.Enter(1, 1, (8, 4), "won"), who="tom")
    desk.do(entries.Enter(1, 2, (8, 3), "won"), who="tom")
    desk.do(entries.Undo(first), who="tom")  # the last word on its table

    assert (desk.tournament.rounds[1].tables[1].state, desk.tournament.rounds[1].tables[2].state) == ("open", "in")
    started = next(line.n for line in desk.tournament.log if line.kind == "start")
    assert refused(desk, entries.Undo(started)) == "undo-later"
    assert refused(desk, entries.Undo(desk.tournament.log[-1].n)) == "undo-later"


def test_the_desk_leads_from_nothing_to_the_end() -> None:
    desk = LocalDesk("NK", Settings(rounds=1), "lead")
    said = list[str]()

    def told() -> None:
        said.append(advice.next_step(desk.tournament, desk.at).kind)

    told()
    desk.do(entries.Register(tuple(entries.Given((f"A {n}", f"B {n}")) for n in range(1, 5))))
    told()
    desk.do(entries.Presence((1, 2, 3, 4), True))
    told()
    desk.do(entries.Draw())
    told()
    desk.do(entries.Print("forms"))
    told()
    desk.do(entries.Start(1))
    told()
    desk.do(entries.Enter(1, 1, (8, 4), "won"))
    told()
    desk.do(entries.Dispute(1, 2, "they quarrel"))
    told()
    desk.do(entries.Correct(1, 2, (8, 3), "won", "seen"))
    told()
    desk.do(entries.CloseRound(1))
    told()
    desk.do(entries.Confirm())
    told()
    desk.do(entries.Reveal(1))
    told()
    desk.do(entries.Archive())
    told()

    order = "entrants presence draw print start wait forms disputed close confirm prizes archive done"
    assert said == order.split()
    assert [step.state for step in advice.steps(desk.tournament)] == ["done"] * 7
    with pytest.raises(Question):
        desk_of(4).do(entries.Archive())


def test_a_view_says_nothing_of_codes_to_the_hall_or_a_phone() -> None:
    t = desk_of(4).tournament
    secrets = [t.key, *(t.entrant_code(n) for n in t.entrants), *(t.form_code(1, n) for n in t.rounds[1].tables)]
    seen = [msgspec.json.encode(views.hall(t, 0)).decode(), msgspec.json.encode(views.phone(t, 1, 0)).decode()]

    assert not [secret for secret in secrets for view in seen if secret in view]


@rule("T-012", "T-004")
def test_rounds_that_are_not_played_any_more_are_shown_and_printed_nowhere() -> None:
    desk = desk_of(8)
    t = desk.tournament
    desk.wait(46)
    for table in t.rounds[1].tables:
        desk.do(entries.Enter(1, table, (8, 3), "won"))
    desk.do(entries.CloseRound(1))
    desk.do(entries.EndAfter(1))

    assert sorted(t.rounds) == [1, 2, 3, 4, 5]  # they stay in the records
    assert [each.n for each in views.hall(t, 0).rounds] == [each.round for each in views.phone(t, 1, 0).rounds] == [1]
    item = content(t, "layout", 0, Words("en").say, "")["items"][0]
    assert (item["heads"], [each["round"] for each in item["rounds"]]) == ([1], [1])
    assert len(content(t, "slips", 0, Words("en").say, "")["items"][0]["cells"]) == 1
    desk.do(entries.Undo(t.log[-1].n))
    assert [each.n for each in views.hall(t, 0).rounds] == [1, 2, 3, 4, 5]
