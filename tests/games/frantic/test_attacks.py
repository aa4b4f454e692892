"""Attacks, counters of counters, and what they do at the edges."""

import pytest
from games.frantic.playing import after, hand, has, legal, remembers, screen, sizes
from ledger import rule

from stammtisch.core.game import TABLE
from stammtisch.examples import told
from stammtisch.games.frantic import GAME

R5 = "S0 on turn; pile R5; "
CHAIN = (
    "4 seats; S0 on turn; pile R5; S0 hand Four B1 B2; S1 hand Counter Y1 Y2; S2 hand Counter G1 G2; "
    "S3 hand Counter R1 R2"
)


@rule("F-096", "F-105", "F-110", "F-092")
def test_a_share_is_settled_with_all_its_counters_before_the_next_is_asked() -> None:
    state = after(CHAIN, "S0 play Four; S0 hit S1 3; S0 hit S2 1; S1 counter; S1 target S2; S2 counter; S2 target S3")

    assert has(state, "attack Four 3 S0>S1>S2>S3 asked, 1 S0>S2 waiting")
    assert sizes(state) == [2, 2, 2, 3]
    for move in ("3 counter", "3 target S0", "0 pass", "2 pass"):
        GAME.play(state, int(move[0]), move[2:])
    assert sizes(state) == [5, 2, 3, 2]
    assert has(state, "wishing S3")
    GAME.play(state, 3, "wish green")
    assert has(state, "S1 on turn")


@rule("F-116")
def test_when_the_fourth_counterattack_lies_there_nobody_is_asked_any_more() -> None:
    given = CHAIN.replace("pile R5", "pile Counter R5")
    moves = "S0 play Four; S0 hit S1 4; S1 counter; S1 target S2; S2 counter; S2 target S3; S3 counter; S3 target S0"
    state = after(given, moves)

    assert has(state, "wishing S3")
    assert sizes(state) == [6, 2, 2, 2]


@rule("F-104", "F-105")
def test_with_two_players_a_four_goes_to_and_fro() -> None:
    given = "2 seats; " + R5 + "S0 hand Four Counter B1; S1 hand Counter Counter Y1"
    moves = "S0 play Four; S0 hit S1 4; S1 counter; S1 target S0; S0 counter; S0 target S1; S1 counter; S1 target S0"
    state = after(given, moves)

    assert has(state, "attack Four 4 S0>S1>S0>S1>S0 asked")
    GAME.play(state, 0, "pass")
    assert sizes(state) == [5, 1]
    assert has(state, "wishing S1")


@rule("F-075", "F-114")
def test_a_gift_as_last_card_is_answered_by_giving_to_its_player() -> None:
    given = "2 seats; " + R5 + "S0 hand RGift; S1 hand Counter FuckYou"
    state = after(given, "S0 play RGift; S0 target S1; S1 counter; S1 target S0; S1 wish red")

    assert (hand(state, 0), hand(state, 1)) == ("", "FuckYou")
    assert has(state, "trying S1")


@rule("F-073", "F-062", "F-204")
def test_of_a_gift_that_is_being_chosen_nobody_else_hears_or_sees_anything() -> None:
    given = "3 seats; " + R5 + "S0 hand RGift B1 B2 B3; S1 hand Y1"
    before = after(given, "S0 play RGift; S0 target S1; S1 pass")
    state = after(given, "S0 play RGift; S0 target S1; S1 pass; S0 give B1")

    assert told(state) == told(before)
    for seat in (1, 2, TABLE):
        assert screen(state, seat) == screen(before, seat)
        assert GAME.view(state, seat).diagram() == GAME.view(before, seat).diagram()
    assert screen(state, 0)["aside"] == [{"card": "B1", "seat": 1}]
    assert screen(state, 0)["owed"] == 1
    assert screen(state, 1)["owed"] == 2


@rule("F-073", "F-078")
def test_giver_and_receiver_know_the_cards_and_the_others_how_many() -> None:
    given = "3 seats; " + R5 + "S0 hand RGift B1 B2 B3; S1 hand Y1"
    state = after(given, "S0 play RGift; S0 target S1; S1 pass; S0 give B3; S0 give B1")

    assert told(state)[-1] == "give S0 S1 2 [B1 B3] to S0 S1 (F-073)"
    assert remembers(state, "S0") == "B1 S1, B3 S1"
    assert remembers(state, "S2") == ""


@rule("F-078", "F-079", "F-082")
def test_an_exchange_never_takes_back_what_it_gives() -> None:
    for seed in range(12):
        given = "3 seats; " + R5 + "S0 hand RExchange B1 B2 B3; S1 hand G1 G2 G3; S2 remembers G1 S1, B3 S0"
        state = after(given, "S0 play RExchange; S0 target S1; S1 pass; S0 give B1; S0 give B2", seed)

        assert hand(state, 0).startswith("B3 G")
        assert hand(state, 1).startswith("B1 B2 G")
        assert remembers(state, "S0") == "B1 S1, B2 S1"
        assert remembers(state, "S1") == ", ".join(f"{name} S0" for name in hand(state, 0).split()[1:])
        assert remembers(state, "S2") == "B3 S0 S1, G1 S0 S1"


@rule("F-089", "F-188")
def test_an_empty_pile_does_not_keep_an_attack_from_being_made() -> None:
    given = "3 seats; pile R5; S0 on turn; S0 hand Four B1; S1 hand Y1 Y2; S2 hand Counter G1; stock empty"
    state = after(given, "S0 play Four; S0 hit S1 2; S0 hit S2 2; S1 pass; S2 counter; S2 target S1; S2 wish red")

    assert has(state, "scored")
    assert [line for line in told(state) if line.startswith("short")] == ["short S1 2 (F-188)", "short S1 2 (F-188)"]


@rule("F-188", "F-130")
@pytest.mark.parametrize(
    ("given", "when"),
    [
        ("S0 hand Four B1; S1 hand Y1; stock Y2", "S0 play Four; S0 hit S1 4; S0 wish red"),
        ("S0 hand Equality B1 B2 B3; S1 hand Y1; stock Y2", "S0 play Equality; S0 target S1; S0 wish red"),
        ("S0 hand R2nd B1; S1 hand Y1; stock empty", "S0 play R2nd; S0 cannot"),
        ("S0 hand R1; S1 hand NiceTry Y1; stock Y2", "S0 play R1; S1 nice-try; S1 wish red"),
        ("S0 hand K5 B1; S1 hand Y1 Y3; stock empty; events communism", "S0 play K5"),
        ("S0 hand K5 B1; S1 hand Y1; stock Y2 Y3; events expansion", "S0 play K5"),
        ("S0 hand K5 B1; S1 hand Y1; stock Y2; events market", "S0 play K5"),
        ("S0 hand K5 B1; S1 hand Y1; stock empty; events market", "S0 play K5"),
        ("S0 hand K5 B1; S1 hand Y1; stock Y2 Y3; events mexican-standoff", "S0 play K5"),
        ("S0 hand K5 B1; S1 hand Y1; stock Y2 Y3; events third-time-lucky", "S0 play K5"),
        ("S0 hand B1; S1 hand Y1; stock empty", "S0 cannot"),
    ],
)
def test_whatever_must_be_drawn_from_an_empty_pile_is_completed_and_ends_the_round(given: str, when: str) -> None:
    state = after(f"2 seats; {R5}{given}", when)

    assert has(state, "scored")
    assert any(line.startswith("round table") for line in told(state))
    assert has(state, "stock empty")


@rule("F-094", "F-204")
def test_of_an_unfinished_split_nobody_else_sees_anything() -> None:
    given = "4 seats; " + R5 + "S0 hand Four B1"
    before, state = after(given, "S0 play Four"), after(given, "S0 play Four; S0 hit S2 2")

    assert told(state) == told(before)
    assert screen(state, 1) == screen(before, 1)
    assert screen(state, 0)["shares"] == [{"count": 2, "path": [0, 2], "state": "aiming"}]
    assert legal(state, 0) == "hit S1 1, hit S1 2, hit S3 1, hit S3 2"


@rule("F-069", "F-071", "F-018")
def test_a_skip_is_used_up_when_the_turn_passes_over_the_seat() -> None:
    given = "3 seats; " + R5 + "S0 hand RSkip B1; S2 hand R1 R2; skips S1"
    state = after(given, "S0 play RSkip; S0 target S2; S2 pass")

    assert has(state, "S0 on turn")
    assert [line for line in told(state) if line.startswith("miss")] == ["miss S1 (F-069)", "miss S2 (F-069)"]
    assert state.table.skips == 0


@rule("F-063", "F-066")
def test_a_2nd_chance_may_be_followed_by_an_attack_with_all_that_follows() -> None:
    given = "2 seats; " + R5 + "S0 hand R2nd RGift B1 B2 B3; S1 hand Y1"
    state = after(given, "S0 play R2nd; S0 play RGift; S0 target S1; S1 pass; S0 give B1; S0 give B2")

    assert (hand(state, 0), hand(state, 1)) == ("B3", "B1 B2 Y1")
    assert has(state, "S1 on turn")


@rule("F-065", "F-117")
def test_a_2nd_chance_as_last_card_draws_and_may_still_be_the_end() -> None:
    given = "2 seats; " + R5 + "S0 hand R2nd; S1 hand Y1; next R8"
    state = after(given, "S0 play R2nd; S0 draw; S0 play R8")

    assert has(state, "trying S1")
    assert sizes(state) == [0, 1]


@rule("F-108", "F-122")
def test_play_goes_on_right_of_whose_turn_it_was_whoever_laid_last() -> None:
    given = "4 seats; " + R5 + "S0 hand RGift; S2 hand Counter; S3 hand NiceTry B1"
    moves = "S0 play RGift; S0 target S2; S2 counter; S2 target S1; S1 pass; S2 wish red; S3 nice-try; S3 wish blue"
    state = after(given, moves)

    assert has(state, "S1 on turn")
    assert sizes(state) == [3, 7, 3, 1]
    assert has(state, "wish blue by S3")


@rule("F-127", "F-128", "F-131")
def test_a_nice_try_as_last_card_ends_the_round_for_its_player() -> None:
    given = "3 seats; " + R5 + "S0 hand R1; S1 hand NiceTry; S2 hand B2; next G1 G2 G3"
    state = after(given, "S0 play R1; S1 nice-try; S1 wish red")

    assert has(state, "sheet 6 0 2")
    assert has(state, "ended out")


@rule("F-124")
def test_a_nice_try_that_was_drawn_blind_answers_at_once() -> None:
    given = "2 seats; " + R5 + "S0 hand RExchange B1 B2; S1 hand NiceTry; next G1 G2 G3"
    state = after(given, "S0 play RExchange; S0 target S1; S1 pass")

    assert has(state, "S1 on turn")
    given = "2 seats; " + R5 + "S0 hand RGift NiceTry; S1 hand Y1; next G1 G2 G3"
    state = after(given, "S0 play RGift; S0 target S1; S1 pass; S1 nice-try; S1 wish green")
    assert (hand(state, 0), hand(state, 1)) == ("G1 G2 G3", "Y1")


@rule("F-102", "F-116", "F-117")
@pytest.mark.parametrize(
    ("when", "seat", "words", "rule"),
    [
        ("S0 play RGift", 0, "target S0", "F-061"),
        ("S0 play RGift", 1, "counter", "F-102"),
        ("S0 play RGift; S0 target S1", 1, "counter", "H-003"),
        ("S0 play RGift; S0 target S1", 2, "pass", "H-004"),
        ("S0 play RGift; S0 target S1", 1, "nice-try", "F-117"),
        ("S0 play RGift; S0 target S1", 0, "give B1", "H-002"),
        ("S0 play RGift; S0 target S1; S1 pass", 0, "give FuckYou", "F-077"),
        ("S0 play RGift; S0 target S1; S1 pass", 0, "give Y1", "H-003"),
        ("S0 play RGift; S0 target S1; S1 pass", 0, "target S1", "H-005"),
        ("S0 play RGift; S0 target S1; S1 pass", 0, "play B1", "H-005"),
        ("", 0, "wish red", "H-005"),
        ("", 0, "send B1 S1", "H-005"),
        ("", 0, "play Y1", "H-003"),
        ("", 0, "cannot", "F-032"),
        ("", 0, "expire turn", "H-005"),
    ],
)
def test_what_is_not_possible_is_refused_by_the_rule_that_tells_most(
    when: str, seat: int, words: str, rule: str
) -> None:
    state = after("3 seats; " + R5 + "S0 hand RGift B1 B2 FuckYou; S1 hand Y1 Y2; S2 hand G1", when)

    assert state.why_not(seat, GAME.parse(words)) == rule


@rule("F-056", "F-092")
def test_while_a_wish_is_due_nothing_older_is_shown() -> None:
    """From the card that brings it to the wish itself, whatever comes between."""
    position = (
        "3 seats; S0 on turn; pile R5 Fantastic; wish blue by S2; S0 hand Four B1; S1 hand Counter Y2; S2 hand G1"
    )
    moves = ["S0 play Four", "S0 hit S1 4", "S1 counter", "S1 target S2", "S2 pass"]
    for count, seat in enumerate([2, 0, 0, 1, 1, 1]):
        shown = screen(after(position, "; ".join(moves[:count])), TABLE)
        assert shown["wish"] == {"wish": "" if count else "blue", "seat": seat}
        assert any(shown["demand"].values()) == (count == 0)
    assert screen(after(position, "; ".join([*moves, "S1 wish green"])), TABLE)["wish"] == {"wish": "green", "seat": 1}
