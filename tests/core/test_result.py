"""How a match stands and how it ended, by side."""

import pytest

from stammtisch.core.result import Result, side_places
from stammtisch.games.foppen import GAME


@pytest.mark.parametrize(
    ("sides", "places", "found"),
    [
        ([[0], [1], [2]], [3, 1, 2], [3, 1, 2]),
        ([[0], [1], [2], [3]], [3, 1, 1, 4], [3, 1, 1, 4]),
        ([[0, 2], [1, 3]], [1, 3, 1, 3], [1, 2]),
        ([[0, 2], [1, 3]], [1, 1, 1, 1], [1, 1]),
        ([[0, 3], [1, 4], [2, 5]], [5, 1, 3, 5, 1, 3], [3, 1, 2]),
        ([[0, 1], [2]], [2, 1, 3], [1, 2]),
    ],
)
def test_a_side_has_the_place_of_its_best_among_the_sides(
    sides: list[list[int]], places: list[int], found: list[int]
) -> None:
    assert side_places(sides, places) == found


@pytest.mark.parametrize(
    ("ending", "said"), [("won", "<won: 1. S0 S2, 2. S1 S3>"), ("", "<being played: 1. S0 S2, 2. S1 S3>")]
)
def test_a_result_can_be_read(ending: str, said: str) -> None:
    result = Result([[0, 2], [1, 3]], [1, 2], [[0, 2]] if ending else [], ending, [], "")

    assert repr(result) == said


def test_the_result_of_a_match_that_is_over_has_winners_and_points() -> None:
    state = GAME.position("4 seats; deal 8; S0 hand of 0; S1 hand G2; S2 hand G3; S3 hand G4; sheet -12 5 5 -30; over")
    result = state.result()

    assert (result.sides, result.places) == ([[0], [1], [2], [3]], [3, 1, 1, 4])
    assert (result.winners, result.ending) == ([[1], [2]], "won")
    assert (result.points, result.counts) == ([-12, 5, 5, -30], "points")


def test_while_it_is_played_nobody_has_won_and_there_is_no_ending() -> None:
    result = GAME.position("3 seats; S0 on turn; S0 hand G2; S1 hand G3; S2 hand G4; sheet 4 0 -2").result()

    assert (result.places, result.winners, result.ending, result.points) == ([1, 2, 3], [], "", [4, 0, -2])
