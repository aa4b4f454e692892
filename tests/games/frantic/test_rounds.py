"""From the first deal to the last: rounds, dealers, points."""

import pytest
from games.frantic.playing import after, hand, has, screen, sizes
from ledger import rule

from stammtisch.core.game import TABLE
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.examples import told
from stammtisch.games.frantic import GAME
from stammtisch.games.frantic.cards import DECK, EVENTS, NAME
from stammtisch.games.frantic.moves import DEAL
from stammtisch.games.frantic.state import FranticState
from stammtisch.games.frantic.table import ROUNDS

OUT = "pile NiceTry R5; S0 on turn; S0 hand R1; "


def dealt(seed: int, seats: int = 3, **options: str | int) -> FranticState:
    state = GAME.table(dict(options), seats, HashRng(seed_of(seed)))
    assert isinstance(state, FranticState)
    state.events = []
    state.start()
    return state


@rule("F-019", "F-203")
def test_the_first_dealer_is_drawn_by_lot_from_the_seed() -> None:
    dealers = [int(event.seat) for seed in range(40) for event in dealt(seed).events or [] if event.kind == "dealer"]
    again = [int(event.seat) for seed in range(40) for event in dealt(seed).events or [] if event.kind == "dealer"]

    assert set(dealers) == {0, 1, 2}
    assert dealers == again
    assert "dealer S2 (F-019)" in told(dealt(5, first_dealer=2))
    with pytest.raises(ValueError, match="there is no seat 3"):
        dealt(1, first_dealer=3)


@rule("F-017", "F-020", "F-021")
def test_cards_are_dealt_one_by_one_from_the_right_of_the_dealer() -> None:
    state = dealt(4, first_dealer=1)
    rng = HashRng(seed_of(4))
    stock = DECK[:]
    rng.shuffle(stock, 0)

    for seat, first in ((2, 0), (0, 1), (1, 2)):
        mine = sorted(int(stock[first + 3 * n]) for n in range(7))
        (event,) = [each for each in state.events or [] if each.kind == "hand" and each.seat == seat][:1]
        assert event.what == [NAME[kind] for kind in mine]
    assert f"start S1 {NAME[stock[21]]} (F-021)" in told(state)


@rule("F-009")
def test_eight_players_leave_68_cards_when_the_start_card_lies_there() -> None:
    state = dealt(6, 8)

    assert sizes(state) == [7] * 8
    assert state.table.left == 125 - 56 - 1
    for seats in (1, 9):
        with pytest.raises(ValueError, match="for 2–8 players"):
            dealt(1, seats)


@rule("F-017", "F-018")
def test_a_new_round_starts_from_scratch_apart_from_the_points() -> None:
    given = "3 seats; pile R9; S0 on turn; S0 hand K9 B1; S1 hand B2; S2 hand B3; skips S2; bomb 5; revealed charity; "
    for seed in range(6):
        state = after(given + "events doomsday; sheet 1 2 3", "S0 play K9; deal", seed)
        table = state.table
        assert table.sheet == [[1, 2, 3], [50, 50, 50]]
        assert [int(table.points[seat]) for seat in range(3)] == [51, 52, 53]
        if "start S1 K" not in "".join(told(state)):  # a black start card brings an event at once
            assert (table.bomb, table.revealed, table.hidden_events) == (0, 0, EVENTS)
        assert table.height + table.under + table.left + sum(sizes(state)) == 125
        assert "dealer S0 (F-198)" in told(state) or "dealer S1 (F-198)" in told(state)


@rule("F-037", "F-188", "F-191")
def test_who_can_neither_lay_nor_draw_ends_the_round_and_nothing_is_shuffled() -> None:
    state = after("2 seats; S0 on turn; pile R5; S0 hand B9; S1 hand B1; stock empty", "S0 cannot")

    assert told(state)[:2] == ["cannot S0 (F-037)", "round table pile (F-188)"]
    assert has(state, "scored")
    assert state.table.left == 0


@rule("F-195", "F-197", "F-200")
def test_the_end_of_a_round_is_told_with_hands_points_and_totals() -> None:
    state = after(f"3 seats; {OUT}S1 hand B9 K2; S2 hand FuckYou; sheet 5 6 7", "S0 play R1")

    assert told(state)[1:] == [
        "round table out (F-187)",
        "show S0 (F-192)",
        "show S1 B9 K2 (F-192)",
        "show S2 FuckYou (F-192)",
        "score S0 0 5 (F-187)",
        "score S1 11 17 (F-192)",
        "score S2 42 49 (F-192)",
    ]
    assert has(state, "dealer S2")
    assert screen(state, TABLE)["seats"][1]["hand"] == ["B9", "K2"]


@rule("F-012", "F-016", "F-199", "F-200", "F-201")
def test_the_match_is_over_at_the_limit_and_the_fewest_points_win_together() -> None:
    given = f"4 seats; length=custom; points_limit=60; sheet 9 8 8 20; {OUT}S1 hand B1; S2 hand B1; S3 hand FuckYou"
    state = after(given, "S0 play R1")

    assert state.over()
    assert told(state)[-1] == "over table S0 S1 S2 (F-201)"
    assert (state.scores(), state.places()) == ([9, 9, 9, 62], [1, 1, 1, 4])
    assert state.winners() == [0, 1, 2]
    assert state.deadlines() == []
    assert state.result().counts == "points"


@rule("F-199")
def test_after_ten_thousand_rounds_it_is_over_whatever_the_points() -> None:
    state = after(f"2 seats; {OUT}S1 hand B1")
    state.table.sheet = [[0, 0]] * (ROUNDS - 1)
    state.apply(0, GAME.parse("play R1"))

    assert state.over()


@rule("F-029")
@pytest.mark.parametrize(("event", "ended"), [("doomsday", "doomsday"), ("finish-line", "finish-line")])
def test_a_black_start_card_can_end_the_round_before_anybody_had_a_turn(event: str, ended: str) -> None:
    state = after(f"3 seats; dealer S2; start K9; events {event}")

    assert has(state, "scored")
    assert has(state, f"ended {ended}")
    assert state.legal(TABLE) == [DEAL]


@rule("F-203")
def test_the_same_seed_and_moves_give_the_same_match() -> None:
    ends = []
    for _ in range(2):
        state, rng = dealt(11, 4), QuickRng(3)
        for _ in range(80):
            seat = next(seat for seat in [0, 1, 2, 3, TABLE] if state.legal(seat) and state.acting() >> seat & 1)
            may = state.legal(seat)
            state.apply(seat, may[rng.below(len(may))])
        ends.append((GAME.diagram(state), told(state)))
    assert ends[0] == ends[1]


@rule("F-038", "F-036")
def test_the_last_card_of_the_pile_ends_nothing_by_itself() -> None:
    state = after("2 seats; S0 on turn; pile R5; S0 hand B1; S1 hand R1 R2; stock R7", "S0 draw; S0 play R7")

    assert (has(state, "S1 on turn"), hand(state, 0)) == (True, "B1")
    assert GAME.may(state, 1) == ["play R1", "play R2"]
