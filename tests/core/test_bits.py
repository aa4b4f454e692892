"""Small sets as the bits of one integer."""

import pytest

from stammtisch.core.bits import BIT, count, has, left_of, lowest, member, members, nth

SETS = [[], [0], [61], [0, 61], [3, 17, 31, 32, 33, 59], list(range(62))]


def bits(of: list[int]) -> int:
    return sum(1 << n for n in of)


def test_the_set_of_one_is_its_power_of_two() -> None:
    assert [BIT[n] for n in range(62)] == [2**n for n in range(62)]
    assert [int(member(BIT[n])) for n in range(62)] == list(range(62))


@pytest.mark.parametrize("of", SETS, ids=str)
def test_a_set_tells_its_members_in_ascending_order(of: list[int]) -> None:
    assert members(bits(of)) == of
    assert count(bits(of)) == len(of)
    assert [n for n in range(62) if has(bits(of), n)] == of
    assert [int(nth(bits(of), i)) for i in range(len(of))] == of


@pytest.mark.parametrize("of", SETS[1:], ids=str)
def test_the_lowest_member_is_a_set_of_its_own(of: list[int]) -> None:
    assert lowest(bits(of)) == 2 ** of[0]


def test_the_empty_set_has_no_lowest_member() -> None:
    assert lowest(0) == 0


def test_the_next_seat_goes_round_the_table() -> None:
    assert [int(left_of(seat, 4)) for seat in range(4)] == [1, 2, 3, 0]
    assert [int(left_of(seat, 3)) for seat in range(3)] == [1, 2, 0]
