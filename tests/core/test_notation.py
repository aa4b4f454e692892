"""A position's text taken apart."""

import pytest

from stammtisch.core.notation import Clauses, number_of, seat_of


def test_clauses_stand_between_semicolons_and_spaces_do_not_matter() -> None:
    assert Clauses(" 4 seats;  S1  on turn ;; pile 5 8;").left == ["4 seats", "S1 on turn", "pile 5 8"]


def test_what_is_understood_is_taken_out() -> None:
    clauses = Clauses("short=true; 4 seats; S1 on turn; S1 hand 3 5; over; deal 7; limit = 20")

    assert clauses.options() == {"short": "true", "limit": "20"}
    assert clauses.seats() == 4
    assert clauses.seat("on turn", 4) == 1
    assert clauses.after("S1 hand") == "3 5"
    assert clauses.flag("over")
    assert clauses.number("deal", 1) == 7
    clauses.done()


def test_what_is_not_there_is_not_found() -> None:
    clauses = Clauses("4 seats; dealer S2; S1 hand")

    assert clauses.options() == {}
    assert clauses.seat("on turn", 4) is None
    assert clauses.after("deal") is None
    assert clauses.after("S1 hand") == ""
    assert not clauses.flag("over")
    assert clauses.number("deal", 1) == 1
    assert clauses.left == ["4 seats", "dealer S2"]


def test_only_the_first_of_two_like_clauses_is_taken() -> None:
    clauses = Clauses("pile 5; pile 8")

    assert clauses.after("pile") == "5"
    with pytest.raises(ValueError, match="not understood in a position: 'pile 8'"):
        clauses.done()


@pytest.mark.parametrize("text", ["", "S1 on turn", "four seats", "4 players"])
def test_a_position_without_seats_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a position begins with the number of seats, as in '4 seats'"):
        Clauses(text).seats()


def test_a_seat_is_S_and_its_number() -> None:
    assert [seat_of(name, 3) for name in ("S0", "S1", "S2")] == [0, 1, 2]


@pytest.mark.parametrize("name", ["S3", "S", "1", "s1", "Sx", "S-1", ""])
def test_a_seat_that_is_not_at_the_table_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"there is no seat '{name}'; seats are S0 to S2"):
        seat_of(name, 3)


def test_a_number_may_be_negative_and_nothing_else() -> None:
    assert number_of("-12") == -12
    with pytest.raises(ValueError, match="'many' is not a number"):
        number_of("many")
