"""What fits on what, against a slow reading of the rulebook's lists."""

import pytest
from games.frantic.playing import after, legal, screen
from ledger import rule

from stammtisch.games.frantic.cards import COLOURS, FANTASTIC, NAME, kind_of
from stammtisch.games.frantic.rules import ANYTHING, DEMANDS, FITTING, WISHED, WISHED_NUMBER, limit_of, unfit


def slowly(demand: int, kind: int) -> bool:
    """As the book says it, card by card."""
    name = NAME[kind]
    colour, face = name[0], name[1:]
    if demand == ANYTHING:
        return True
    if demand >= WISHED_NUMBER:
        return face == str(demand - WISHED_NUMBER + 1)
    if demand >= WISHED:
        return colour == COLOURS[demand - WISHED][0].upper()
    top = NAME[demand]
    if top[0] == "K" or colour == "K":
        return face == top[1:] and face.isdecimal()
    return colour == top[0] or face == top[1:]


@rule("F-041", "F-042", "F-043", "F-044", "F-045", "F-048", "F-049", "F-051", "F-052", "F-057")
def test_every_card_fits_exactly_where_the_book_lets_it() -> None:
    for demand in range(DEMANDS):
        fitting = [bool(FITTING[demand] >> kind & 1) for kind in range(FANTASTIC)]
        assert fitting == [slowly(demand, kind) for kind in range(FANTASTIC)], demand
        assert int(FITTING[demand]) >> FANTASTIC == 0


@rule("F-041", "F-042", "F-043", "F-044", "F-045", "F-048", "F-049", "F-050", "F-051", "F-052")
@pytest.mark.parametrize(
    ("top", "card", "rule"),
    [
        ("R5", "G6", "F-041"),
        ("K5", "G6", "F-051"),
        ("RSkip", "G6", "F-052"),
        ("R5", "GSkip", "F-043"),
        ("RGift", "GSkip", "F-044"),
        ("K5", "GSkip", "F-051"),
        ("R5", "K6", "F-048"),
        ("RSkip", "K6", "F-052"),
    ],
)
def test_what_does_not_fit_is_refused_by_the_rule_of_its_kind(top: str, card: str, rule: str) -> None:
    assert unfit(kind_of(top), kind_of(card)) == rule


@rule("F-015")
@pytest.mark.parametrize(
    ("seats", "limits"),
    [(2, [137, 154, 179]), (4, [137, 154, 179]), (5, [113, 137, 154]), (8, [113, 137, 154])],
)
def test_the_limit_follows_from_length_and_seats(seats: int, limits: list[int]) -> None:
    assert [limit_of(length, seats) for length in ("short", "medium", "long")] == limits
    state = after(f"{seats} seats; S0 on turn; pile R5")
    assert screen(state, 0)["limit"] == limits[1]


@rule("F-047", "F-084")
@pytest.mark.parametrize(("cards", "may"), [(8, False), (9, True), (10, False)])
def test_fuck_you_is_played_from_exactly_ten_cards(cards: int, may: bool) -> None:
    rest = " ".join(["B1", "B1", "B2", "B2", "B3", "B3", "B4", "B4", "B6", "B6"][:cards])
    state = after(f"2 seats; S0 on turn; pile R5; S0 hand FuckYou {rest}")

    assert ("play FuckYou" in legal(state, 0)) == may
