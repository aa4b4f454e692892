"""Points, ties, free rounds, and why each stands where it does."""

from fractions import Fraction

import pytest
from ledger import rule

from stammtisch.core.refusal import Refusal
from stammtisch.tournament import entries
from stammtisch.tournament.formula import NK, PAWNS, Formula, parsed
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.ranking import explained, ranked
from stammtisch.tournament.rehearse import rehearse
from stammtisch.tournament.rounds import Layout, Seating
from stammtisch.tournament.settings import Settings
from stammtisch.tournament.tally import place_points, ranks

pytestmark = pytest.mark.once

Game = tuple[int, int, int, int]  # two duos and their pawns


def played(rounds: list[list[Game]], settings: Settings | None = None, duos: int = 4) -> LocalDesk:
    """A tournament of which the layout and all results are told; those who do not play are free."""
    desk = LocalDesk("Trial", settings or Settings(rounds=len(rounds)), "trial")
    given = [entries.Given((f"A {n}", f"B {n}")) for n in range(1, duos + 1)]
    desk.do(entries.Register(tuple(given), present=True))
    for n, games in enumerate(rounds, 1):
        seated = [each for a, b, *_ in games for each in (a, b)]
        free = tuple(each for each in range(1, duos + 1) if each not in seated)
        tables = tuple(Seating(i, (a, b)) for i, (a, b, *_) in enumerate(games, 1))
        desk.do(entries.Chips(Layout(n, tables, free)))
        desk.do(entries.Start(n))
        desk.wait(46)
        for i, (_, _, one, two) in enumerate(games, 1):
            desk.do(entries.Enter(n, i, (one, two), "won" if 8 in (one, two) else "time"))
        desk.do(entries.CloseRound(n))
    return desk


def order(desk: LocalDesk) -> list[tuple[int, int, str]]:
    return [(row.place, row.n, row.values["points"]) for row in ranked(desk.tournament).rows]


THREE = [[(1, 3, 8, 0), (2, 4, 8, 0)], [(1, 4, 5, 0), (2, 3, 8, 0)], [(1, 2, 8, 4), (3, 4, 0, 0)]]


@rule("T-017", "T-007")
def test_pawns_home_are_the_points_and_the_preset_of_the_championship_counts_wins() -> None:
    assert order(played(THREE))[:2] == [(1, 1, "21"), (2, 2, "20")]
    assert order(played(THREE, Settings(rounds=3, points="nk")))[:2] == [(1, 1, "62"), (2, 2, "60")]


@rule("T-017")
@pytest.mark.parametrize(
    ("text", "formula"),
    [
        ("pawns", PAWNS),
        ("2 x pawns + 10 x won", NK),
        ("2*pionnen+10*gewonnen", NK),
        ("3 Figuren + 5 × Siege - 1 x in time", Formula(3, 5, -1)),
    ],
)
def test_a_formula_is_read_as_people_write_it(text: str, formula: Formula) -> None:
    assert parsed(text) == formula


@pytest.mark.parametrize("text", ["", "pawns ** 2", "__import__('os')", "2 x", "9999 x pawns", "pawns won", "x" * 200])
def test_what_is_no_formula_is_refused(text: str) -> None:
    with pytest.raises(Refusal):
        parsed(text)


@rule("T-008", "T-018")
def test_of_level_duos_the_one_with_more_rounds_won_is_ahead() -> None:
    rounds = [[(1, 3, 8, 0), (2, 4, 7, 0)], [(1, 4, 6, 0), (2, 3, 7, 0)], [(1, 2, 6, 6), (3, 4, 0, 0)]]
    desk = played(rounds)
    found = explained(desk.tournament, ranked(desk.tournament), 2)

    assert order(desk)[:2] == [(1, 1, "20"), (2, 2, "20")]
    assert found is not None
    assert found.row.decided == "won"
    assert [step.says for step in found.steps] == ["level", "decided", "unused", "unused", "unused"]
    assert [(step.mine, step.theirs) for step in found.steps][:2] == [("20", "20"), ("0", "1")]


@rule("T-018")
def test_then_the_difference_decides_then_the_own_meeting_then_the_opponents() -> None:
    difference = played([[(1, 3, 6, 2), (2, 4, 6, 1)]])
    mutual = played([[(1, 2, 6, 5), (3, 4, 3, 2)], [(1, 3, 3, 5), (2, 4, 4, 4)]])
    opponents = played([[(1, 3, 5, 4), (2, 4, 5, 4)], [(3, 4, 7, 5)]])

    assert [row.n for row in ranked(difference.tournament).rows][:2] == [2, 1]
    assert ranked(difference.tournament).rows[1].decided == "difference"
    rows = {row.n: row for row in ranked(mutual.tournament).rows}
    assert (rows[1].place < rows[2].place, rows[2].decided) == (True, "mutual")
    places = {row.n: (row.place, row.decided) for row in ranked(opponents.tournament).rows}
    assert places[1][0] < places[2][0]
    assert places[2][1] == "opponents"


@rule("T-018")
def test_nothing_decides_between_two_who_share_a_place() -> None:
    desk = played([[(1, 3, 6, 2), (2, 4, 6, 2)]])
    found = explained(desk.tournament, ranked(desk.tournament), 4)

    assert found is not None
    assert found.other is not None
    assert (found.other.n, found.other.place, found.other.decided) == (3, 3, "points")
    assert {step.says for step in found.steps} == {"level", "skipped"}


@rule("T-018")
def test_level_in_everything_shares_the_place_until_a_lot_settles_it() -> None:
    desk = played([[(1, 3, 6, 2), (2, 4, 6, 2)]])
    assert [(row.place, row.n, row.shared) for row in ranked(desk.tournament).rows] == [
        (1, 1, True),
        (1, 2, True),
        (3, 3, True),
        (3, 4, True),
    ]
    desk.do(entries.Lot((2, 1), "drawn from a hat"))
    assert [(row.place, row.n, row.shared) for row in ranked(desk.tournament).rows][:2] == [
        (1, 2, False),
        (2, 1, False),
    ]


@rule("T-022")
def test_a_free_round_is_worth_the_own_average_exactly() -> None:
    rounds = [[(1, 2, 8, 3)], [(1, 3, 6, 3)], [(1, 2, 4, 1)], [(1, 3, 6, 3)], [(2, 3, 1, 2)]]
    row = {row.n: row for row in ranked(played(rounds, duos=3).tournament).rows}

    assert row[1].values["points"] == "30"  # 24 x 5 / 4
    assert row[1].values["won"] == "1.2"  # 1 x 5 / 4
    assert row[1].free
    fixed = {row.n: row for row in ranked(played(rounds, Settings(free="fixed", free_pawns=4), 3).tournament).rows}
    won = {row.n: row for row in ranked(played(rounds, Settings(free="win"), 3).tournament).rows}
    assert (fixed[1].values["points"], fixed[1].values["won"]) == ("28", "1")
    assert (won[1].values["points"], won[1].values["won"]) == ("32", "2")


@rule("T-026")
def test_a_round_that_was_broken_off_does_not_count() -> None:
    desk = played(THREE[:2], Settings(rounds=3))
    before = order(desk)
    desk.do(entries.Chips(Layout(3, (Seating(1, (1, 2)), Seating(2, (3, 4))))))
    desk.do(entries.Start(3))
    desk.wait(10)
    desk.do(entries.Enter(3, 1, (8, 0), "won"))
    desk.do(entries.BreakOff(3, "fire alarm"))

    assert order(desk) == before
    assert desk.tournament.phase == "over"


def test_place_points_compare_tables_of_unequal_sizes() -> None:
    assert ranks([12, 40, 12], "points", "high") == [2, 1, 2]
    assert ranks([12, 40, 12], "points", "low") == [1, 3, 1]
    assert [place_points([1, 2, 3], seat)[0] for seat in range(3)] == [100, 50, 0]
    assert [place_points([2, 1, 2], seat)[0] for seat in range(3)] == [25, 100, 25]
    assert place_points([1, 2, 3, 4], 1)[0] == Fraction(200, 3)


@pytest.mark.parametrize("game", ["foppen", "frantic", "mezza", "fritsen"])
def test_the_other_games_are_ranked_by_place_points(game: str) -> None:
    t = rehearse(11, 3, game=game).tournament
    rows = ranked(t).rows

    assert t.phase == "confirmed"
    assert len(rows) == 11
    points = [float(row.values["points"]) for row in rows]
    assert points == sorted(points, reverse=True)
    assert max(points) <= 300
