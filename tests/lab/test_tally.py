"""Intervals and sums against values worked out elsewhere."""

import pytest

from stammtisch.lab.tally import Numbers, Result, wilson

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [
        # the middle 15/30 lies symmetric; 0 and all keep inside 0 and 1
        (15, 30, 0.33154, 0.66846),
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (1, 1, 0.20654, 1.0),
        (81, 263, 0.25529, 0.36620),
    ],
)
def test_wilsons_interval_has_the_published_values(wins: int, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=5e-5)


def test_the_mean_of_numbers_has_the_normal_interval() -> None:
    numbers = Numbers()
    for each in (2, 4, 4, 4, 5, 5, 7, 9):
        numbers.add(each)

    assert (numbers.mean(), numbers.least, numbers.most) == (5.0, 2, 9)
    assert numbers.sd() == pytest.approx(2.13809)
    assert numbers.interval() == pytest.approx((3.51841, 6.48159), abs=1e-5)


def test_a_single_number_has_no_spread() -> None:
    numbers = Numbers()
    numbers.add(-7)

    assert (numbers.least, numbers.most, numbers.sd(), numbers.interval()) == (-7, -7, 0.0, (-7.0, -7.0))


def test_a_win_that_is_shared_counts_in_parts() -> None:
    result = Result("foppen", 1, {}, ["random"] * 3, 0, 3)

    result.add([([10, 5, 5, 1, 1, 1, 3, 1, 1, 0], "won"), ([12, 7, 7, 7, 1, 1, 1, 1, 1, 1], "won")])

    assert [tally.wins() for tally in result.seats] == pytest.approx([5 / 6, 5 / 6, 1 / 3])
    assert [tally.places for tally in result.seats] == [[2, 0, 0], [2, 0, 0], [1, 0, 1]]
    assert result.seats[2].points.mean() == 4.0
    assert (result.games, result.interrupted) == (2, True)


def test_a_duo_wins_whole_matches_and_nobody_a_draw() -> None:
    result = Result("keezen", 1, {}, ["random"] * 4, 0, 4, sides=[[0, 2], [1, 3]])

    red, blue = [50, 8, 3, 8, 3, 1, 2, 1, 2, 1, 0, 1, 0], [50, 3, 8, 3, 8, 2, 1, 2, 1, 0, 1, 0, 1]
    result.add([(red, "won"), (red, "won"), (blue, "won"), ([50, 3, 3, 3, 3, 1, 1, 1, 1, 0, 0, 0, 0], "time")])

    assert [tally.wins() for tally in result.seats] == [2, 1, 2, 1]
    assert [tally.places for tally in result.seats] == [[3, 1], [2, 2], [3, 1], [2, 2]]
    assert result.endings == {"won": 3, "time": 1}
    assert wilson(result.seats[0].wins(), 4) == pytest.approx((0.15004, 0.84996), abs=5e-5)


def test_a_result_and_its_seats_say_what_they_are() -> None:
    result = Result("mezza", 1, {}, ["mine", "rule"], 0, 1)
    assert repr(result.seats[0]) == "<0 of 0 matches won>"

    result.add([([9, 3, 1, 1, 2, 1, 0], "won")])

    assert repr(result) == "<1 matches of mezza by mine, rule>"
    assert repr(result.seats) == "[<1 of 1 matches won, 3.00 points each>, <0 of 1 matches won, 1.00 points each>]"
