"""What a table may settle before it plays."""

import pytest

from stammtisch.core.option import BadOption, Option, Value, choice, flag, number, seconds, settle

BIDS = flag("bids", "O-070", "play with bidding cards")
MODE = choice("mode", ["sealed", "open", 3], "O-072", "when bids are seen")
LIMIT = number("limit", 20, 5, 99, "M-185", "how long a match may stall")
CLOCK = seconds("clock", 60, "O-083", "time to play")
OPTIONS = [BIDS, MODE, LIMIT, CLOCK]


def test_what_is_not_asked_for_is_as_usual() -> None:
    assert settle(OPTIONS, {}) == {"bids": False, "mode": "sealed", "limit": 20, "clock": 60}
    assert settle(OPTIONS, {"limit": 7})["limit"] == 7


@pytest.mark.parametrize(
    ("option", "value", "settled"),
    [
        (BIDS, True, True),
        (BIDS, "true", True),
        (BIDS, "false", False),
        (MODE, "open", "open"),
        (MODE, "3", 3),
        (LIMIT, 5, 5),
        (LIMIT, "99", 99),
        (CLOCK, 0, 0),
        (CLOCK, "86400", 86400),
    ],
)
def test_a_value_may_come_as_words(option: Option, value: Value, settled: Value) -> None:
    found = option.check(value)

    assert found == settled
    assert type(found) is type(settled)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (BIDS, "yes"),
        (BIDS, 1),
        (MODE, "shut"),
        (LIMIT, 4),
        (LIMIT, 100),
        (LIMIT, "4"),
        (LIMIT, "100"),
        (LIMIT, "many"),
        (LIMIT, "²"),
        (LIMIT, True),
        (CLOCK, -1),
        (CLOCK, 86401),
    ],
)
def test_another_value_is_refused(option: Option, value: Value) -> None:
    with pytest.raises(BadOption, match=f"{option.name} cannot be .*; it takes {option.takes()}"):
        option.check(value)


def test_an_option_says_what_it_takes() -> None:
    assert [option.takes() for option in OPTIONS] == ["false, true", "sealed, open, 3", "5 to 99", "0 to 86400"]


def test_an_option_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadOption, match="there is no option 'bid'; there are bids, mode, limit, clock"):
        settle(OPTIONS, {"bid": True})
