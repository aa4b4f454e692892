"""Positions as text: read, filled, checked and written."""

import pytest
from ledger import rule

from stammtisch.core.bits import count, members
from stammtisch.core.rng import QuickRng
from stammtisch.games.mezza import GAME
from stammtisch.games.mezza.cards import HALF, NAME, closed_card, held, kind_of, names, pack, size
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.table import FINISHED, PLAYING, STARTING, SWAPPING


def read(text: str, seed: int = 1) -> MezzaState:
    state = GAME.position(text, QuickRng(seed))
    assert isinstance(state, MezzaState)
    return state


def stock(state: MezzaState) -> list[str]:
    return [NAME[state.stock[i]] for i in range(len(state.stock) - state.table.left, len(state.stock))]


@pytest.mark.parametrize(
    "text",
    [
        "2 seats; short=true; stall_limit=50; turn_seconds=0; pile 5 8; laid by S1 S0; stock empty; gone J J J J "
        "0 0 0 0 ½ ½ ½ ½ ½ ½ 1 1 1 1 2 2 2 2 3½ 3½ 3½ 3½ 4 4 4 4 5 5 5 6½ 6½ 9½; S0 hand ½ ½ 6½ 6½; "
        "S0 open empty; S0 closed 7 - 7; S0 drew ?; S1 on turn; S1 hand ½ ½ ½ ½ 7 7 8 8 8 9½ 9½; "
        "S1 open empty; S1 closed - - 9½; S1 known ½ ½; "
        "12 without progress",
        "2 seats; short=true; pile 5 8; laid by S1 S0; stock 6½ ½; gone J J J J 0 0 0 0 ½ ½ ½ ½ ½ ½ 1 1 1 1 2 2 2 2 "
        "3½ 3½ 3½ 3½ 4 4 4 4 5 5 5; S0 hand ½ 6½ 6½; S0 open 6½ 7 7; S0 closed 7 8 7; S0 drew ?; S1 on turn; "
        "S1 hand ½ ½ ½ ½; S1 open 8 8 9½; S1 closed 9½ 9½ 9½",
        "2 seats; short=true; pile empty; stock empty; gone J J J J 0 0 0 0 ½ ½ ½ ½ ½ ½ ½ ½ ½ ½ ½ ½ 1 1 1 1 2 2 2 2 "
        "3½ 3½ 3½ 3½ 4 4 4 4 5 5 5 5 6½ 6½ 6½ 6½ 7 7 7 7 8 8 8 8 9½; S0 finished 1st; S1 hand 9½ 9½ 9½; "
        "S1 open empty; S1 closed empty; over; places 1 2",
    ],
)
def test_a_position_reads_as_it_is_written(text: str) -> None:
    assert GAME.diagram(read(text)) == text


def test_a_seat_of_which_nothing_is_said_has_three_cards_of_each_sort() -> None:
    state = read("4 seats; S3 finished 1st")

    for seat in range(3):
        assert (size(state.hands[seat]), size(state.table.open[seat]), count(state.table.slots_of(seat))) == (3, 3, 3)
    assert (state.hands[3], state.table.open[3], count(state.table.slots_of(3))) == (0, 0, 0)
    assert (state.table.left, state.table.gone) == (68 - 27, 0)


def test_what_is_left_open_is_filled_with_cards_that_do_not_matter() -> None:
    for seed in range(5):
        state = read("3 seats; pile 5; S1 on turn; S1 hand 8 9 9½", seed)
        filled = state.hands[0] | state.hands[2] | state.table.open[0] | state.table.open[1] | state.table.open[2]
        closed = {NAME[closed_card(state.closed[seat], slot)] for seat in range(3) for slot in range(3)}

        assert not [name for name in ("½", "5", "8", "9", "9½") if held(filled, kind_of(name))]
        assert not closed & {"½", "5", "8", "9", "9½"}
        assert "½" not in stock(state)[:10]
        assert stock(state)[-11:] == ["½"] * 11 or stock(state)[-12:] == ["½"] * 12


def test_other_chance_fills_otherwise() -> None:
    assert GAME.diagram(read("3 seats; pile 5", 1)) == GAME.diagram(read("3 seats; pile 5", 1))
    assert GAME.diagram(read("3 seats; pile 5", 1)) != GAME.diagram(read("3 seats; pile 5", 2))


@pytest.mark.parametrize(
    ("text", "in_stock", "out"),
    [
        ("stock 8 6", 2, 46),
        ("stock of 5", 5, 43),
        ("stock empty", 0, 48),
        ("gone of 4", 44, 4),
        ("gone 8 8", 46, 2),
        ("stock of 46; gone 8 8", 46, 2),
        ("", 48, 0),
    ],
)
def test_cards_that_are_nowhere_are_in_the_stock_or_out_of_play(text: str, in_stock: int, out: int) -> None:
    state = read(f"2 seats; S0 hand 1 1 1; S1 hand 2 2 2; pile 5 9; {text}")

    assert (state.table.left, size(state.table.gone)) == (in_stock, out)


def test_the_stock_is_named_from_its_top() -> None:
    assert stock(read("3 seats; stock 8 6 ½")) == ["8", "6", "½"]


@pytest.mark.parametrize(
    ("text", "turn", "layer"),
    [
        ("", 0, 15),
        ("pile 5", 0, 2),
        ("pile 5; S1 on turn", 1, 0),
        ("pile 5 by S1", 2, 1),
        ("pile 5 by S2", 0, 2),
        ("pile 5 by S1; S0 on turn", 0, 1),
        ("S0 finished 1st", 1, 15),
        ("S0 finished 1st; pile 5; S1 on turn", 1, 2),
    ],
)
def test_who_is_on_turn_and_who_laid_follow_from_each_other(text: str, turn: int, layer: int) -> None:
    state = read(f"3 seats; {text}")

    assert (state.table.turn, state.table.layer) == (turn, layer)


def test_each_card_of_the_pile_may_have_its_layer() -> None:
    one, other = read("3 seats; pile 5 8 9 by S0 S1 S0"), read("3 seats; pile 5 8 9; laid by S0 S1 S0")

    assert [int(one.table.heap[i]) % 8 for i in range(3)] == [0, 1, 0]
    assert [int(other.table.heap[i]) % 8 for i in range(3)] == [0, 1, 0]
    assert (one.table.top, one.table.run, one.table.height, names(one.table.pile)) == (
        kind_of("9"),
        1,
        3,
        ["5", "8", "9"],
    )


@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("swapping", SWAPPING),
        ("starting", STARTING),
        ("starting with 2", STARTING),
        ("pile 5", PLAYING),
        ("over", FINISHED),
    ],
)
def test_the_phase_is_said_in_a_word(text: str, phase: int) -> None:
    assert read(f"3 seats; {text}").table.phase == phase


@rule("M-030")
def test_somebody_holds_the_kind_that_begins_and_nobody_one_below() -> None:
    for seed in range(5):
        state = read("3 seats; starting with 6; S1 hand 7 7 8", seed)
        assert held(state.hands[0], kind_of("6"))
        assert not any(int(state.hands[i]) >> 8 & ((1 << 28) - 1) for i in range(3))
    assert read("3 seats; starting; S0 hand 7 8 9; S1 hand 6½ 9 9; S2 hand 9½ J 0").table.lowest == kind_of("6½")


def test_who_has_passed_or_chosen_is_no_longer_waited_for() -> None:
    assert members(read("4 seats; pile 9½ by S0; S1 on turn; S2 passed").table.waiting) == [3]
    assert members(read("3 seats; starting with 2; S1 passed").table.waiting) == [0, 2]
    chosen = read("3 seats; swapping; S1 hand 1 2 3; S1 open 4 5 6; S1 chose 6 1 2; S2 chose")
    assert members(chosen.table.waiting) == [0]
    assert chosen.swaps[1] == pack("1 2 6")
    assert size(chosen.swaps[2]) == 3


@rule("M-180")
@pytest.mark.parametrize(
    ("text", "fresh", "right"),
    [
        ("S0 hand 1 8 8; S0 drew 8 ?", 2, 1),
        ("S0 hand 1 8 8; S0 drew 1", 1, 0),
        ("S0 drew 8 8", 2, 2),
        ("S0 drew nothing", 0, 0),
        ("S0 drew of 2", 2, 0),
    ],
)
def test_what_the_layer_drew(text: str, fresh: int, right: int) -> None:
    state = read(f"3 seats; pile 8 by S0; {text}")

    assert (state.table.adder, state.table.fresh, state.right) == (0, fresh, right)
    assert held(state.hands[0], kind_of("8")) >= right


def test_what_is_known_of_a_hand_lies_in_it() -> None:
    state = read("3 seats; S1 hand of 5; S1 known ½ 8")

    assert size(state.hands[1]) == 5
    assert held(state.hands[1], HALF) == held(state.hands[1], kind_of("8")) == 1


@pytest.mark.parametrize(
    ("text", "slots"),
    [("of 2", "? ? -"), ("2 9", "2 9 -"), ("- 9 J", "- 9 J"), ("? - 3", "? - 3"), ("empty", "- - -")],
)
def test_closed_slots_keep_their_numbers(text: str, slots: str) -> None:
    state = read(f"3 seats; S1 closed {text}")
    for slot, name in enumerate(slots.split()):
        card = closed_card(state.closed[1], slot)
        assert (card == 15) == (name == "-")
        assert name in ("-", "?") or NAME[card] == name


@pytest.mark.parametrize(
    ("text", "because"),
    [
        ("2 seats; S0 hand 5 5 5 5 5", "not that many 5"),
        ("3 seats; S0 hand 5 5 5; S1 open 5 5", "not that many 5"),
        ("2 seats; short=true; S0 hand 3", "not that many 3"),
        ("3 seats; S0 hand 10", "no card '10'"),
        ("3 seats; S3 hand 5", "not understood"),
        ("3 seats; S1 sleeps", "not understood in a position: 'S1 sleeps'"),
        ("3 seats; S4 on turn", "no seat 'S4'"),
        ("3 seats; S1 finished 1st; S1 on turn", "S1 has finished and cannot be on turn"),
        ("3 seats; S1 finished 2nd", "not understood"),
        ("2 seats; S1 finished 1st", "with one seat left it is over"),
        ("3 seats; S1 finished 1st; S1 hand 5", "S1 has finished and holds no card"),
        ("3 seats; S1 finished 1st; S1 closed of 1", "S1 has finished and holds no card"),
        ("3 seats; pile 8 5", "a 5 cannot lie on 8"),
        ("3 seats; pile 4 J 5", "a 5 cannot lie on J"),
        ("3 seats; pile 8 8 8 8", "leave no pile"),
        ("3 seats; pile 9½ ½", "leave no pile"),
        ("3 seats; pile 5 8 9 by S0 S1", "3 cards lie on the pile, laid by 2 seats"),
        ("3 seats; pile 5 by S7", "no seat 'S7'"),
        ("3 seats; S1 closed 1 2 3 4", "three closed slots, not 4"),
        ("3 seats; S1 closed of 4", "three closed slots, not 4"),
        ("3 seats; S1 hand of many", "'many' is not a number"),
        ("3 seats; S1 hand empty; stock of 2", "S1 must have drawn while there is stock"),
        ("3 seats; S1 hand empty", "S1 must have drawn while there is stock"),
        ("3 seats; S1 hand 5 6; stock of 2", "S1 must have drawn while there is stock"),
        ("3 seats; S1 hand of 2", "S1 must have drawn while there is stock"),
        ("3 seats; stall_limit=5; 5 without progress; over; S1 hand 5 6", "S1 must have drawn while there is stock"),
        ("3 seats; stock empty; S1 open 5; S1 closed 2 - J", "S1 turns up closed cards only when no open one is left"),
        (
            "3 seats; stock empty; S1 open of 1; S1 closed empty",
            "S1 turns up closed cards only when no open one is left",
        ),
        ("3 seats; pile 5; places 1 1 1", "there are places when it is over: say 'over'"),
        ("3 seats; S1 finished 1st; over; places 1 2 2", "the places are 2 1 2, not 1 2 2"),
        ("3 seats; over; places 1 1", "the places are 1 1 1, not 1 1"),
        ("3 seats; over; places first", "the places are 1 1 1, not first"),
        ("3 seats; stock empty; S1 hand empty; S1 open empty; S1 closed empty", "say 'S1 finished 1st'"),
        ("3 seats; stock of 60", "not enough cards"),
        ("3 seats; stock of 2; gone of 2", "37 cards are nowhere"),
        ("3 seats; swapping; S0 hand 5 5", "three cards in hand, three open and three closed"),
        ("3 seats; starting; S0 open 5 5", "three cards in hand, three open and three closed"),
        ("3 seats; swapping; S0 closed of 2", "three cards in hand, three open and three closed"),
        ("3 seats; swapping; pile 5", "three cards in hand, three open and three closed"),
        ("3 seats; swapping; gone of 1", "three cards in hand, three open and three closed"),
        ("3 seats; swapping; S0 chose; S1 chose; S2 chose", "when all have answered"),
        ("3 seats; starting; S0 passed; S1 passed; S2 passed", "when all have answered"),
        ("3 seats; swapping; S0 hand 1 2 3; S0 open 4 5 6; S0 chose 1 1 2", "S0 cannot lay open 1 1 2"),
        ("3 seats; starting with 5; S0 hand 4 8 9", "the lowest kind in any hand is 4, not 5"),
        (
            "3 seats; starting with 5; S0 hand 7 8 9; S1 hand 7 8 9; S2 hand 7 8 9",
            "lowest kind in any hand is 7, not 5",
        ),
        ("3 seats; pile 8; S2 passed", "S2 is not asked"),
        ("3 seats; over; S2 passed", "S2 is not asked"),
        ("3 seats; pile 8 by S0; S1 drew 8", "only who laid the top card may still add, not S1"),
        ("3 seats; S1 drew 8", "only who laid the top card may still add, not S1"),
        ("3 seats; S0 finished 1st; pile 8 by S0; S0 drew 8", "only who laid the top card may still add, not S0"),
        ("3 seats; pile 8 by S0; S0 hand 1 2 3; S0 drew 8", "S0 does not hold what it has drawn"),
        ("3 seats; pile 8 by S0; S0 hand 1 2 8; S0 known 8; S0 drew 8", "S0 does not hold what it has drawn"),
        ("3 seats; pile 8 by S0; S0 hand 1 2 8; S0 drew of 4", "S0 does not hold what it has drawn"),
        ("3 seats; S1 hand 1 2 3; S1 known 8", "S1 does not hold what it is known to hold"),
        ("3 seats; stall_limit=5; 5 without progress", "after 5 moves without progress it is over"),
        ("2 seats; S0 finished 1st; S1 finished 2nd; over", "the last seat does not finish"),
        ("pile 5", "begins with the number of seats"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(text: str, because: str) -> None:
    with pytest.raises(ValueError, match=because):
        read(text)


def test_a_stalled_end_can_be_read() -> None:
    assert read("3 seats; stall_limit=5; 5 without progress; over").over()
