"""The rulebook's judgements: what may be played on what, how a card ranks, what a hand is worth."""

import pytest
from ledger import rule

from stammtisch.core.bits import member
from stammtisch.games.foppen.cards import NAME, NO_SUIT, ONE, SUITS, cards, names
from stammtisch.games.foppen.rules import as_actions, by_the_clock, follows, playable, rank
from stammtisch.games.foppen.scoring import places, points, worth

GREEN, RED, YELLOW, BLUE = range(4)


def card(name: str) -> int:
    return int(member(cards(name)))


@rule("O-010")
def test_any_card_may_be_led() -> None:
    assert names(playable(cards("G3 R16 1"), NO_SUIT)) == ["G3", "R16", "1"]


@rule("O-012", "O-039")
def test_who_holds_the_colour_must_follow_or_play_a_one() -> None:
    hand = cards("G3 G12 R9 1")

    assert names(playable(hand, GREEN)) == ["G3", "G12", "1"]
    assert names(playable(hand, RED)) == ["R9", "1"]


@rule("O-013", "O-040")
def test_who_does_not_hold_the_colour_plays_what_he_likes() -> None:
    assert names(playable(cards("G3 R9 1"), BLUE)) == ["G3", "R9", "1"]
    assert names(playable(cards("G3 R9"), YELLOW)) == ["G3", "R9"]


@rule("O-035")
def test_a_one_in_the_hand_is_no_card_of_the_colour() -> None:
    assert names(playable(cards("G3 1 1"), RED)) == ["G3", "1"]


@rule("O-002")
def test_all_ones_of_a_hand_are_one_action() -> None:
    assert as_actions(cards("B3 1 1 1")) == cards("B3 1")
    assert as_actions(cards("1 1 1 1") & ~cards("1")) == cards("1")
    assert as_actions(cards("B3 G20")) == cards("B3 G20")
    assert as_actions(0) == 0


@rule("O-035", "O-044")
def test_a_card_follows_its_own_colour_and_a_one_every_colour() -> None:
    assert [follows(card("R9"), suit) for suit in range(4)] == [False, True, False, False]
    assert [follows(ONE, suit) for suit in range(5)] == [True] * 5


@rule("O-015", "O-029", "O-041")
def test_what_follows_ranks_by_number_and_any_discard_below_it() -> None:
    order = ["B3", "R3", "G19", "G20", "1", "Y2", "Y14"]

    assert [int(rank(card(name), YELLOW)) for name in order] == [-17, -17, -1, 0, 1, 2, 14]


@rule("O-027")
def test_among_discards_only_the_number_counts() -> None:
    assert rank(card("G9"), BLUE) == rank(card("Y9"), BLUE) < rank(card("R10"), BLUE)


@rule("O-060", "O-041")
@pytest.mark.parametrize(("hand", "sum_of_values"), [("", 0), ("G20 R2 1", 23), ("1 1 Y4", 6), ("B10", 10)])
def test_a_hand_is_worth_the_sum_of_its_cards(hand: str, sum_of_values: int) -> None:
    assert worth(cards(hand)) == sum_of_values


@rule("O-060", "O-063")
@pytest.mark.parametrize("fopped", [False, True])
def test_cards_left_cost_their_worth_fopped_or_not(fopped: bool) -> None:
    assert points(cards("G20 R2 1"), fopped, False, 0) == -23
    assert points(cards("Y7"), fopped, False, 3) == -7


@rule("O-077")
@pytest.mark.parametrize("fopped", [False, True])
def test_a_bidder_with_cards_left_loses_twice_their_worth(fopped: bool) -> None:
    assert points(cards("G10 1"), fopped, True, 1) == -22


@rule("O-061", "O-076")
@pytest.mark.parametrize("bids", [0, 1, 3])
def test_who_is_out_gets_10_and_nothing_for_the_bids_of_others(bids: int) -> None:
    assert points(0, False, False, bids) == 10


@rule("O-062", "O-078")
@pytest.mark.parametrize("bid", [False, True])
def test_who_is_out_and_fopped_gets_nothing(bid: bool) -> None:
    assert points(0, True, bid, 2) == 0


@rule("O-074", "O-075", "O-079")
@pytest.mark.parametrize(("bids", "won"), [(1, 20), (2, 25), (3, 30), (6, 45)])
def test_a_bidder_who_is_out_gets_20_and_5_for_each_other_bid(bids: int, won: int) -> None:
    assert points(0, False, True, bids) == won


@rule("O-083")
@pytest.mark.parametrize(
    ("hand", "led", "plays"),
    [
        ("Y3 Y12 1", "Y", "Y12"),
        ("Y3 Y12 G20", "Y", "Y12"),
        ("G9 R9 Y2 1", "B", "G9"),
        ("R9 Y9 B9", "G", "R9"),
        ("G9 R10 Y11 1", "B", "Y11"),
        ("G9 R10 1", "", "R10"),
        ("G2 G3", "", "G3"),
        ("Y3 1", "Y", "Y3"),
        ("1 1", "Y", "1"),
        ("1", "", "1"),
    ],
)
def test_the_clock_plays_the_highest_card_and_a_one_only_if_it_must(hand: str, led: str, plays: str) -> None:
    suit = SUITS.index(led) if led else NO_SUIT

    assert NAME[by_the_clock(cards(hand), suit)] == plays


@rule("O-067", "O-068")
@pytest.mark.parametrize(
    ("scores", "ranking"),
    [
        ([-40, 5, -12], [3, 1, 2]),
        ([-12, 5, 5, -30], [3, 1, 1, 4]),
        ([0, 0, 0], [1, 1, 1]),
        ([7, 3, 3, 3, 1], [1, 2, 2, 2, 5]),
    ],
)
def test_equal_totals_share_a_place_and_the_next_is_left_out(scores: list[int], ranking: list[int]) -> None:
    assert places(scores) == ranking
