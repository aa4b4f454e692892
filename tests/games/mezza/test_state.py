"""The play: who is asked, what is refused, what is told, how it ends."""

import pytest
from ledger import rule

from stammtisch.core.bits import members
from stammtisch.core.game import TABLE
from stammtisch.examples import after as after_moves
from stammtisch.examples import told
from stammtisch.games.mezza import GAME
from stammtisch.games.mezza.cards import NAME, names
from stammtisch.games.mezza.moves import EXPIRE_TURN, EXPIRE_WINDOW
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.table import FINISHED, PLAYING

LAST = "stock empty; pile 8; S1 on turn; S1 hand 9; S1 open empty; S1 closed empty"
CLOSED_ONLY = "3 seats; stock empty; pile 5; S1 on turn; S1 hand empty; S1 open empty"


def after(given: str, when: str = "") -> MezzaState:
    state = after_moves(GAME, given, when)
    assert isinstance(state, MezzaState)
    return state


def legal(state: MezzaState, seat: int) -> str:
    return ", ".join(GAME.text(action) for action in state.legal(seat))


def windows(state: MezzaState) -> list[tuple[str, int]]:
    return [(deadline.name, deadline.since) for deadline in state.deadlines()]


@rule("M-041", "M-050", "M-044")
def test_a_lay_is_told_to_all_and_the_cards_drawn_to_the_layer() -> None:
    state = after("3 seats; pile 5; S1 on turn; S1 hand 2 8 8; stock 6 1 4", "S1 lay 8 8")

    assert told(state) == ["lay S1 8 8 (M-040)", "draw S1 2 [1 6] to S1 (M-050)"]
    assert [(NAME[state.table.heap[i] // 8], state.table.heap[i] % 8) for i in range(state.table.height)] == [
        ("5", 0),
        ("8", 1),
        ("8", 1),
    ]
    assert (state.table.top, state.table.run, state.table.layer, state.table.adder) == (NAME.index("8"), 2, 1, 1)
    assert (state.table.fresh, state.right, state.table.left) == (2, 0, 1)
    assert state.table.turn == 2
    assert state.ply == 1


@pytest.mark.parametrize(
    ("given", "when", "line"),
    [
        ("3 seats; pile empty; S1 on turn; S1 hand 2 8 8", "S1 lay 2", "lay S1 2 (M-046)"),
        ("3 seats; pile 3½ by S0; S1 on turn; S2 hand ½ 8 8", "S2 lay ½", "lay S2 ½ (M-120)"),
        ("3 seats; pile 3½ by S0; S1 on turn; S1 hand ½ 8 8", "S1 lay ½", "lay S1 ½ (M-040)"),
        ("3 seats; stock empty; pile 5; S1 hand empty; S1 on turn; S1 open 8 8", "S1 lay 8", "lay S1 8 (M-072)"),
        ("3 seats; stock empty; pile 5; S1 hand 8; S1 on turn; S1 open 8 9", "S1 lay 8 8", "lay S1 8 8 (M-187)"),
        ("3 seats; stock empty; pile 5; S1 hand 8; S1 on turn; S1 open 8 9", "S1 lay 8", "lay S1 8 (M-040)"),
        ("3 seats; pile 8 9; S1 on turn; S1 hand 2 3 3", "S1 take", "take S1 8 9 (M-060)"),
        (f"{CLOSED_ONLY}; S1 closed 7 9 2", "S1 flip 1", "flip S1 1 9 (M-076)"),
        ("3 seats; pile 5 8 9½ by S0; S1 on turn; S1 hand ½ 2 2", "S1 lay ½", "clear S1 4 (M-160)"),
        ("3 seats; pile 9½ by S0; S1 on turn; S1 hand ½ ½ ½ ½", "S1 lay ½ ½ ½ ½", "clear S1 5 (M-170)"),
        ("3 seats; pile 5; S1 on turn; S1 hand 7 7 9", "S1 lay 7 7", "skip S2 (M-150)"),
        (f"3 seats; {LAST}", "S1 lay 9", "finish S1 1 (M-090)"),
        ("3 seats; pile 9½ by S0; S1 on turn", "S2 pass", "pass S2 (M-133)"),
        ("3 seats; pile 9½ by S0; S1 on turn", "expire window", "expire table S2 (M-200)"),
        ("3 seats; pile 9½ by S0; S1 on turn; S1 hand J 2 2", "expire turn", "expire table S1 (M-200)"),
    ],
)
@rule("M-046", "M-120", "M-072", "M-187", "M-060", "M-076", "M-160", "M-170", "M-150", "M-090", "M-133", "M-200")
def test_what_happens_names_its_rule(given: str, when: str, line: str) -> None:
    assert line in told(after(given, when))


@rule("M-078", "M-065")
def test_a_card_that_does_not_fit_is_taken_with_the_pile_before_all_eyes() -> None:
    state = after(f"{CLOSED_ONLY}; S1 closed 2 9 9", "S1 flip 0")

    assert told(state) == ["flip S1 0 2 (M-076)", "take S1 2 5 (M-078)"]
    assert names(state.table.known[1]) == ["2", "5"]
    assert (state.table.turn, state.table.height, state.table.layer, state.table.idle) == (2, 0, TABLE, 0)


@rule("M-180", "M-185")
def test_an_addition_is_told_and_refilled_and_may_be_repeated() -> None:
    state = after("3 seats; pile 5; S0 on turn; S0 hand 1 2 8; stock 8 8 6", "S0 lay 8; S0 add 8")

    assert told(state)[2:] == ["add S0 8 (M-180)", "draw S0 1 [8] to S0 (M-050)"]
    assert (state.table.fresh, state.right, state.table.run, state.table.turn) == (1, 1, 2, 1)
    assert legal(state, 0) == "add 8, pass"


@rule("M-184", "M-180")
def test_the_right_to_add_counts_the_cards_drawn_and_not_yet_added() -> None:
    state = after("3 seats; pile 5; S0 on turn; S0 hand 8 8 8; stock 8 6 3", "S0 lay 8 8")
    assert (state.table.fresh, state.right) == (2, 1)
    assert legal(state, 0) == "add 8, pass"


@rule("M-180")
def test_two_cards_drawn_may_be_added_at_once_or_one_by_one() -> None:
    given = "3 seats; pile 4; S0 on turn; S0 hand ½ ½ 9; stock ½ ½ 6 5"
    state = after(given, "S0 lay ½ ½")
    assert (state.table.fresh, state.right) == (2, 2)
    assert legal(state, 0) == "add ½, add ½ ½, pass"

    state = after(given, "S0 lay ½ ½; S0 add ½")
    assert (state.table.fresh, state.right, state.table.run) == (2, 1, 3)
    assert names(state.hands[0]) == ["½", "6", "9"]
    assert legal(state, 0) == "add ½, pass"


@rule("M-190")
def test_an_addition_that_completes_four_clears_the_pile_and_takes_the_turn_back() -> None:
    state = after("3 seats; pile 6½ by S2; S0 on turn; S0 hand ½ ½ ½; stock ½ 5 5 5 5", "S0 lay ½ ½ ½; S0 add ½")

    assert told(state)[2:] == [
        "skip S1 (M-150)",
        "add S0 ½ (M-180)",
        "clear S0 5 (M-170)",
        "draw S0 1 [5] to S0 (M-050)",
    ]
    assert (state.table.turn, state.table.adder, state.table.fresh, state.right) == (0, TABLE, 0, 0)
    assert windows(state) == [("turn", 2)]
    assert legal(state, 0) == "lay 5, lay 5 5, lay 5 5 5"


@rule("M-186", "M-187")
def test_open_cards_are_added_once_hand_and_stock_are_empty() -> None:
    state = after("3 seats; stock empty; pile 5; S0 on turn; S0 hand 8; S0 open 8 8 9", "S0 lay 8; S0 add 8")

    assert told(state) == ["lay S0 8 (M-040)", "add S0 8 (M-186)"]
    assert legal(state, 0) == "add 8, pass"
    assert names(state.table.open[0]) == ["8", "9"]


@rule("M-187")
def test_the_last_card_of_the_stock_may_be_added_together_with_open_ones() -> None:
    given = "3 seats; stock ½; pile 4; S0 on turn; S0 hand ½ ½ ½; S0 open ½ ½ 9"
    assert legal(after(given, "S0 lay ½ ½ ½"), 0) == "add ½, add ½ ½, add ½ ½ ½, pass"
    state = after(given, "S0 lay ½ ½ ½; S0 add ½ ½")
    assert names(state.table.open[0]) == ["½", "9"]
    assert state.hands[0] == 0
    assert told(state)[-2:] == ["add S0 ½ ½ (M-180)", "clear S0 6 (M-170)"]


@rule("M-187", "M-070")
@pytest.mark.parametrize(
    ("hand", "stock", "may"),
    [
        ("8", "empty", "lay 8, lay 8 8, lay 8 8 8"),
        ("8 9", "empty", "lay 8, lay 9"),
        ("9 9 9", "of 1", "lay 9, lay 9 9, lay 9 9 9"),
        ("½ 2", "empty", "take"),
    ],
)
def test_open_cards_join_a_lay_only_if_it_empties_the_hand(hand: str, stock: str, may: str) -> None:
    state = after(f"3 seats; stock {stock}; pile 5; S0 on turn; S0 hand {hand}; S0 open 8 8 9")

    assert legal(state, 0) == may


@rule("M-187", "M-132")
def test_a_thief_too_may_lay_the_last_of_his_hand_with_equal_open_cards() -> None:
    state = after(
        "4 seats; stock empty; pile 3½ by S0; S1 on turn; S2 hand ½; S2 open ½ ½ 9; S3 hand ½ 9; S3 open ½ ½ 2"
    )

    assert legal(state, 2) == "lay ½, lay ½ ½, lay ½ ½ ½, pass"
    assert legal(state, 3) == "lay ½, pass"


@rule("M-120", "M-132")
@pytest.mark.parametrize(
    ("seat", "asked"),
    [
        ("S2 hand 5 5 5", True),
        ("S2 hand 5; S2 open 2 3", True),
        ("S2 hand empty; S2 open ½ 3", True),
        ("S2 hand empty; S2 open 2 3", False),
        ("S2 hand empty; S2 open empty", False),
        ("S2 finished 1st", False),
    ],
)
def test_who_is_asked_to_steal_follows_from_what_lies_open(seat: str, asked: bool) -> None:
    state = after(f"4 seats; stock empty; pile 6½ by S0; S1 on turn; {seat}")

    assert (2 in members(state.acting())) == asked
    assert 3 in members(state.acting())
    assert 0 not in members(state.acting())


@rule("M-180", "M-186")
@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ("stock 6; S0 hand 1 2 8", True),
        ("stock of 9; S0 hand 1 2 8 8", False),
        ("stock empty; S0 hand 1 8 8", False),
        ("stock empty; S0 hand 8; S0 open 8 9", True),
        ("stock empty; S0 hand 8; S0 open 2 9", False),
        ("stock empty; S0 hand 1 8; S0 open 8 9", False),
        ("stock empty; S0 hand empty; S0 open 8 8", False),
    ],
)
def test_who_is_asked_to_add_follows_from_what_lies_open(given: str, asked: bool) -> None:
    state = after(f"3 seats; pile 5; S0 on turn; {given}", "S0 lay 8")

    assert members(state.acting()) == ([0, 1] if asked else [1])


@rule("M-133", "M-126")
def test_a_pass_holds_until_the_pile_changes() -> None:
    state = after("3 seats; pile empty; S0 on turn; S0 hand 1 2 9½; stock 9½ 3 4; S2 hand 5 5 5", "S0 lay 9½; S2 pass")
    assert members(state.acting()) == [0, 1]
    assert (members(state.table.asked), members(state.table.waiting)) == ([0, 2], [0])

    state.apply(0, GAME.parse("add 9½"))
    assert (members(state.table.asked), members(state.table.waiting)) == ([0, 2], [0, 2])


@rule("M-181", "M-153")
def test_with_two_left_the_layer_of_a_seven_may_add_or_lay() -> None:
    given = "2 seats; pile 5; S0 on turn; S0 hand 1 1 7; stock 7 7 2"
    state = after(given, "S0 lay 7; S0 add 7")
    assert (state.table.turn, legal(state, 0)) == (0, "lay 7, add 7")
    assert windows(state) == [("turn", 1)]
    assert told(state).count("skip S1 (M-150)") == 1

    state = after(given, "S0 lay 7; S0 lay 7")
    assert told(state).count("skip S1 (M-150)") == 2
    assert (state.table.fresh, state.right) == (1, 1)


@rule("M-200")
def test_every_window_has_its_clock() -> None:
    clocks = "turn_seconds=5; window_seconds=6; swap_seconds=7"
    given = f"3 seats; {clocks}; swapping; S0 hand 3½ 4 5; S1 hand 4 8 9; S2 hand 4 9 9"
    state = after(given)

    def now() -> list[tuple[str, str, int, int, bool]]:
        return [
            (deadline.name, GAME.text(deadline.action), deadline.seconds, deadline.since, deadline.running)
            for deadline in state.deadlines()
        ]

    assert now() == [("swap", "expire swap", 7, 0, True)]
    state.apply(1, state.legal(1)[0])
    assert now() == [("swap", "expire swap", 7, 0, True)]

    state = after(given, "expire swap")
    assert now() == [("start", "expire start", 6, 1, True)]
    state.apply(2, GAME.parse("pass"))
    assert now() == [("start", "expire start", 6, 1, True)]
    state.apply(0, GAME.parse("lay 3½"))
    assert now() == [("window", "expire window", 6, 3, True), ("turn", "expire turn", 5, 3, True)]
    state.apply(2, GAME.parse("pass"))
    assert now() == [("window", "expire window", 6, 3, True), ("turn", "expire turn", 5, 3, True)]
    assert state.legal(TABLE) == [EXPIRE_WINDOW, EXPIRE_TURN]
    state.apply(TABLE, EXPIRE_WINDOW)
    assert now() == [("turn", "expire turn", 5, 3, True)]


@rule("M-200")
def test_an_addition_opens_the_windows_anew_and_leaves_the_turn() -> None:
    state = after("3 seats; pile empty; S0 on turn; S0 hand 1 2 9½; stock 9½ 3 4", "S0 lay 9½; S2 pass; S0 add 9½")

    assert windows(state) == [("window", 3), ("turn", 1)]


@rule("M-200")
@pytest.mark.parametrize(("clock", "given"), [("swap", "swapping"), ("window", "starting with ½"), ("turn", "pile 5")])
def test_no_seconds_are_no_clock(clock: str, given: str) -> None:
    assert after(f"2 seats; {clock}_seconds=0; {given}").deadlines() == []


def test_a_window_without_a_clock_leaves_that_of_the_turn() -> None:
    state = after("3 seats; window_seconds=0; pile 9½ by S0; S1 on turn")

    assert windows(state) == [("turn", 0)]


@rule("M-200")
@pytest.mark.parametrize(
    ("given", "line"),
    [
        ("3 seats; pile 7; S1 on turn; S1 hand J 0 9 8 8", "lay S1 8 (M-040)"),
        ("3 seats; pile 9; S1 on turn; S1 hand J 0 8", "lay S1 0 (M-040)"),
        ("3 seats; pile 9; S1 on turn; S1 hand J 8 8", "lay S1 J (M-040)"),
        ("3 seats; pile 4; S1 on turn; S1 hand ½ 1 8", "lay S1 ½ (M-040)"),
        ("3 seats; pile 9; S1 on turn; S1 hand 2 3 8", "take S1 9 (M-060)"),
        (f"{CLOSED_ONLY}; S1 closed 2 9 9", "flip S1 0 2 (M-076)"),
        (f"{CLOSED_ONLY}; S1 closed - - 8", "flip S1 2 8 (M-076)"),
    ],
)
def test_the_clock_plays_the_lowest_card_that_fits(given: str, line: str) -> None:
    assert told(after(given, "expire turn"))[:2] == ["expire table S1 (M-200)", line]


@rule("M-200")
def test_the_clock_passes_for_all_who_were_asked() -> None:
    state = after("4 seats; pile 9½ by S0; S1 on turn", "S2 pass; expire window")

    assert told(state)[1:] == ["expire table S3 (M-200)"]
    assert (members(state.table.asked), members(state.table.waiting), members(state.acting())) == ([2, 3], [], [1])
    assert state.why_not(3, GAME.parse("pass")) == "H-004"


@pytest.mark.parametrize(
    ("given", "seat", "words", "against"),
    [
        ("3 seats; pile 5; S1 on turn; S1 hand 8 2 2; S1 open 9 9 9", 1, "lay 9", "M-070"),
        ("3 seats; pile 5; S1 on turn; S1 hand 8 8 2; S1 open 8 9 9", 1, "lay 8 8 8", "M-070"),
        ("3 seats; pile 5; S1 on turn; S1 hand 8 8 2; S1 open 8 9 9", 1, "lay 8 8 8 8", "H-003"),
        ("3 seats; pile 5; S1 on turn; S1 hand 8 2 2", 1, "lay 6", "H-003"),
        ("3 seats; pile 5; S1 on turn; S1 hand 8 2 2", 1, "lay 8 8", "H-003"),
        ("3 seats; pile 5; S1 on turn; S1 hand 8 2 2", 1, "lay 2", "M-040"),
        ("3 seats; pile 4; S1 on turn; S1 hand 8 2 2", 1, "lay 8", "M-143"),
        ("3 seats; pile 3½ ½; S1 on turn; S1 hand 8 2 2", 1, "lay 8", "M-143"),
        ("3 seats; pile 8; S1 on turn; S1 hand ½ 8 9", 1, "lay ½", "M-110"),
        ("3 seats; pile 8; S1 on turn; S1 hand ½ 8 9", 1, "open ½ 8 9", "M-023"),
        ("3 seats; pile 8; S1 on turn; S1 hand ½ 8 9", 1, "take", "M-062"),
        ("3 seats; pile 8; S1 on turn; S1 hand J ½ 2", 1, "take", "M-063"),
        ("3 seats; pile 8; S1 on turn; S1 hand J ½ 9", 1, "take", "M-062"),
        ("3 seats; pile ½; S1 on turn; S1 hand J 1 J", 1, "take", "M-062"),
        ("3 seats; pile empty; S1 on turn; S1 hand J 8 9", 1, "take", "M-046"),
        (f"{CLOSED_ONLY}", 1, "take", "M-076"),
        (f"{CLOSED_ONLY}", 1, "pass", "M-076"),
        (f"{CLOSED_ONLY}; S1 closed - 2 2", 1, "flip 0", "H-003"),
        ("3 seats; pile 8; S1 on turn; S1 hand 2 3 9", 1, "pass", "M-062"),
        ("3 seats; pile 8; S1 on turn; S1 hand 2 3 3", 1, "pass", "M-060"),
        ("3 seats; pile 8; S1 on turn; S1 hand 2 3 3", 1, "flip 0", "M-079"),
        ("3 seats; stock empty; pile 8; S1 on turn; S1 hand empty; S1 open 2 3", 1, "flip 0", "M-075"),
        ("3 seats; pile 8; S1 on turn", 1, "expire turn", "H-005"),
        ("3 seats; pile 8; S1 on turn", TABLE, "expire window", "H-004"),
        ("3 seats; pile 8; S1 on turn", TABLE, "expire swap", "H-004"),
        ("3 seats; pile 8; S1 on turn", 0, "pass", "H-004"),
        ("3 seats; pile 8; S1 on turn", 0, "take", "H-002"),
        ("3 seats; pile 8; S1 on turn", 0, "flip 0", "H-002"),
        ("3 seats; pile 8; S1 on turn; S0 hand 9 9 9", 0, "lay 9", "H-002"),
        ("3 seats; pile 8; S1 on turn; S0 hand ½ 9 9", 0, "lay ½", "H-002"),
        ("4 seats; pile 8 8 by S0; S1 on turn; S3 hand 8 8 9", 3, "lay 8 8", "M-176"),
        ("4 seats; pile 8 8 by S0; S1 on turn; S3 hand 8 8 9", 3, "lay 8", "H-002"),
        ("4 seats; pile 8 8 8 by S0; S1 on turn; S3 hand 8 9 9", 3, "lay 9", "H-002"),
        ("3 seats; pile 3½ ½ by S0 S1; S2 on turn; S0 hand ½ 9 9", 0, "lay ½", "M-121"),
        ("3 seats; pile 6½ ½ by S0 S1; S2 on turn; S0 hand ½ 9 9", 0, "lay ½", "M-121"),
        ("3 seats; pile 9½ by S0; S1 on turn; S0 hand ½ 9 9", 0, "lay ½", "M-124"),
        ("3 seats; pile 9½ by S0; S1 on turn; S2 hand 5 9 9", 2, "lay ½", "H-003"),
        ("3 seats; pile 9½ by S0; S1 on turn; S2 hand ½ 9 9", 2, "lay ½ ½", "H-003"),
        ("3 seats; pile 9½ by S0; S1 on turn; S2 hand ½ 9 9; S2 passed", 2, "lay ½", "H-004"),
        ("3 seats; stock empty; pile 9½ by S0; S1 on turn; S2 hand empty; S2 open empty", 2, "lay ½", "M-132"),
        ("4 seats; S3 finished 1st; pile 8; S1 on turn", 3, "pass", "M-092"),
        ("3 seats; pile 5 8 by S0; S1 on turn; S0 hand 1 2 8; S0 drew 8", 0, "add 8 8", "M-184"),
        ("3 seats; pile 5 8 by S0; S1 on turn; S0 hand 1 2 8; S0 drew 8", 0, "add 2", "M-180"),
        ("3 seats; pile 5 8 by S0; S1 on turn; S0 hand 1 2 8; S0 drew 8; S0 passed", 0, "add 8", "H-004"),
        ("3 seats; pile 5 8 by S0; S1 on turn; S0 hand 1 2 8", 0, "add 8", "M-186"),
        ("3 seats; pile 5 8 8 8 by S0; S1 on turn; S0 hand 1 2 3; S0 open 8 9 9; S0 drew ? ? ?", 0, "add 8", "M-186"),
        (
            "3 seats; stock empty; pile 5 8 by S0; S1 on turn; S0 hand 1; S0 open 8 9; S0 drew nothing",
            0,
            "add 8",
            "M-186",
        ),
        ("3 seats; stock empty; pile 5 8 by S0; S1 on turn; S0 hand 1 8; S0 drew nothing", 0, "add 8", "M-186"),
        ("3 seats; pile 6½ J by S0; S1 on turn; S1 hand ½ 8 9", 1, "lay ½", "M-117"),
        ("3 seats; pile 9½ J J by S0; S1 on turn; S1 hand ½ 8 9", 1, "lay ½", "M-117"),
        ("3 seats; pile 3½ J by S0; S1 on turn; S2 hand ½ 8 9", 2, "lay ½", "M-117"),
        ("3 seats; pile 7 J by S0; S1 on turn; S1 hand ½ 8 9", 1, "lay ½", "M-110"),
        ("3 seats; pile 5 8 by S0; S1 on turn; S2 hand 1 2 8", 2, "add 8", "H-004"),
        ("3 seats; pile empty; S1 on turn; S1 hand 1 2 8", 1, "add 8", "M-191"),
        ("3 seats; pile empty; S1 on turn; S2 hand 1 2 8", 2, "add 8", "H-004"),
        ("3 seats; pile 5; S1 on turn; S1 hand 1 2 8", 1, "add 8", "H-004"),
    ],
)
@rule(
    "M-040", "M-060", "M-062", "M-063", "M-070", "M-075", "M-079", "M-110", "M-121", "M-124", "M-132", "M-134", "M-143"
)
@rule("M-046", "M-076", "M-092", "M-117", "M-176", "M-180", "M-184", "M-186", "M-191", "M-023")
def test_a_refusal_names_the_rule(given: str, seat: int, words: str, against: str) -> None:
    assert after(given).why_not(seat, GAME.parse(words)) == against


@rule("M-201")
@pytest.mark.parametrize(
    ("given", "when", "idle"),
    [
        ("stock empty; pile 5; S1 hand 8 8 9", "S1 lay 8", 8),
        ("stock of 5; pile 5; S1 hand 8 8 9 9", "S1 lay 8", 8),
        ("stock of 5; pile 5; S1 hand 8 9 9", "S1 lay 8", 0),
        ("stock empty; pile 5; S1 hand empty; S1 open 8 8 9", "S1 lay 8", 0),
        ("stock empty; pile 5; S1 hand 8; S1 open 8 8 9", "S1 lay 8", 8),
        ("stock empty; pile 5; S1 hand 8; S1 open 8 8 9", "S1 lay 8 8", 0),
        ("stock empty; pile 9½ by S0; S1 hand ½ 8 9", "S1 lay ½", 0),
        ("stock empty; pile 5; S1 hand 8; S1 open empty; S1 closed empty", "S1 lay 8", 0),
        ("stock empty; pile 9; S1 hand 8", "S1 take", 8),
        ("stock empty; pile 5; S1 hand empty; S1 open empty; S1 closed 8 9", "S1 flip 0", 0),
        ("stock empty; pile 5; S1 hand empty; S1 open empty; S1 closed 2 9", "S1 flip 0", 0),
        ("stock empty; pile 5; S1 hand 8; S1 open 8 9", "S1 lay 8; S1 add 8", 0),
        ("stock 8; pile 5; S1 hand 1 2 8", "S1 lay 8; S1 add 8", 1),
        ("stock 8 6; pile 5; S1 hand 1 2 8", "S1 lay 8; S1 add 8", 0),
        ("stock 8 3; pile 5; S1 hand 8 8 8", "S1 lay 8 8 8; S1 add 8", 0),
        ("stock empty; pile 9½ by S0; S1 hand 8 8 9", "S2 pass", 7),
        ("stock empty; pile 9½ by S0; S1 hand 8 8 9", "expire window", 7),
        ("stock empty; pile 9½ by S0; S1 hand 8 8 9", "expire turn", 8),
    ],
)
def test_progress_is_a_draw_a_table_card_a_cleared_pile_or_a_seat_that_is_out(given: str, when: str, idle: int) -> None:
    state = after(f"3 seats; S1 on turn; 7 without progress; {given}", when)

    assert state.table.idle == idle


@rule("M-201")
def test_without_progress_for_too_long_the_rest_share_the_next_place() -> None:
    cards = "stock empty; pile empty; S0 hand 7; S0 open 2; S1 hand 7; S1 open 1"
    given = f"3 seats; stall_limit=3; S2 finished 1st; S0 on turn; {cards}"
    assert not after(given, "S0 lay 7; S0 take").over()
    state = after(given, "S0 lay 7; S0 take; S1 lay 7")

    assert told(state)[-1] == "over table 2 2 1 (M-201)"
    assert state.table.phase == FINISHED
    assert state.over()
    assert (state.places(), state.scores()) == ([2, 2, 1], [1, 1, 2])
    assert [state.value(seat) for seat in range(3)] == [0, 0, 1]
    assert (state.table.asked, state.table.waiting, state.deadlines()) == (0, 0, [])
    assert state.why_not(1, GAME.parse("take")) == "H-001"


@rule("M-201")
@pytest.mark.parametrize("when", ["S1 take", "S1 flip 0"])
def test_taking_counts_for_the_limit_but_a_failed_flip_does_not(when: str) -> None:
    cards = "S1 hand 2 2" if when == "S1 take" else "S1 hand empty; S1 open empty; S1 closed 2"
    state = after(f"3 seats; stall_limit=8; 7 without progress; stock empty; pile 5; S1 on turn; {cards}", when)

    assert state.over() == (when == "S1 take")


@rule("M-090", "M-091", "M-095")
def test_the_last_but_one_to_finish_ends_it() -> None:
    state = after(f"3 seats; S2 finished 1st; {LAST}", "S1 lay 9")

    assert told(state) == ["lay S1 9 (M-040)", "finish S1 2 (M-090)", "over table 3 2 1 (M-091)"]
    assert (state.places(), state.scores()) == ([3, 2, 1], [0, 1, 2])
    assert (members(state.table.active), state.table.phase, state.acting()) == ([0], FINISHED, 0)
    assert [state.value(seat) for seat in range(3)] == [0, 0.5, 1]


@rule("M-091")
def test_places_as_they_stand() -> None:
    state = after(f"4 seats; S2 finished 1st; {LAST}", "S1 lay 9")

    assert state.table.phase == PLAYING
    assert (state.places(), state.scores()) == ([3, 2, 1, 3], [1, 2, 3, 1])
    assert state.table.turn == 3
    assert members(state.table.active) == [0, 3]


@rule("M-090")
@pytest.mark.parametrize(
    "cards", ["hand 9 2; S1 open empty; S1 closed empty", "hand 9; S1 open 2", "hand 9; S1 open empty; S1 closed of 1"]
)
def test_who_keeps_a_card_is_not_out(cards: str) -> None:
    state = after(f"3 seats; stock empty; pile 8; S1 on turn; S1 {cards}", "S1 lay 9")

    assert members(state.table.active) == [0, 1, 2]
    assert told(state) == ["lay S1 9 (M-040)"]


@rule("M-093", "M-094")
@pytest.mark.parametrize(
    ("seats", "pile", "card", "turn"),
    [(3, "9½", "½", 2), (3, "8 8 8", "8", 2), (4, "5", "7", 3), (4, "6½", "½", 3), (3, "5", "7", 0), (4, "5", "8", 2)],
)
def test_a_last_card_has_its_effect_and_the_next_plays_on(seats: int, pile: str, card: str, turn: int) -> None:
    state = after(
        f"{seats} seats; stock empty; pile {pile} by S0; S1 on turn; S1 hand {card}; S1 open empty; S1 closed empty",
        f"S1 lay {card}",
    )

    assert state.table.turn == turn
    assert state.table.adder == TABLE


def test_how_well_a_seat_stands_is_the_share_of_those_behind() -> None:
    state = after(
        "4 seats; S3 finished 1st; stock empty; S0 hand 5; S0 open 2; S0 closed of 3; "
        "S1 hand 5 5 6 6 7 7; S1 open empty; S1 closed of 1; S2 hand 8 8 9; S2 open 1 1 1; S2 closed of 3"
    )

    assert [state.value(seat) for seat in range(4)] == [1 / 3, 1 / 3, 0, 1]


@rule("M-061", "M-074")
def test_taking_gives_the_next_an_empty_pile_and_draws_nothing() -> None:
    state = after("3 seats; stock of 5; pile 8 9; S1 on turn; S1 hand 2 3 3", "S1 take")

    assert (
        state.table.turn,
        state.table.pile,
        state.table.height,
        state.table.top,
        state.table.run,
        state.table.demand,
    ) == (2, 0, 0, 15, 0, 0)
    assert state.table.left == 5
    assert names(state.hands[1]) == ["2", "3", "3", "8", "9"]
    assert windows(state) == [("turn", 1)]


@rule("M-182", "M-126")
def test_taking_or_laying_shuts_the_windows() -> None:
    state = after("3 seats; pile 2; S0 on turn; S0 hand 1 8 9½; S1 hand 2 2 3; stock 9½ 5", "S0 lay 9½; S1 take")

    assert members(state.acting()) == [2]
    assert (state.table.adder, state.table.fresh, state.right, state.table.layer) == (TABLE, 0, 0, TABLE)
    assert state.why_not(0, GAME.parse("add 9½")) == "H-004"


@rule("M-065")
def test_what_was_taken_is_known_until_it_is_laid_again() -> None:
    given = "2 seats; stock empty; pile 8 8 9; S1 on turn; S1 hand 1 8; S0 hand 2 2 2 3"
    state = after(given, "S1 take; S0 lay 2")
    assert names(state.table.known[1]) == ["8", "8", "9"]

    state.apply(1, GAME.parse("lay 8"))
    assert names(state.table.known[1]) == ["8", "9"]
    assert names(after(given, "S1 take; S0 lay 2; S1 lay 8 8 8").table.known[1]) == ["9"]


@rule("M-065")
def test_what_is_taken_later_is_known_beside_what_was_taken_before() -> None:
    given = "2 seats; stock empty; pile 9 9; S1 on turn; S1 hand 1 8; S1 known 8; S0 hand 2 2 2 3"

    assert names(after(given, "S1 take").table.known[1]) == ["8", "9", "9"]


@rule("M-021", "M-022")
def test_three_jokers_may_lie_open() -> None:
    state = after("3 seats; swapping; S1 hand J J 8; S1 open J 2 3", "S1 open J J J")

    assert told(state) == ["choose S1 [J J J] to S1 (M-022)"]


@rule("M-065", "M-187")
def test_only_cards_from_the_hand_are_forgotten_when_they_are_laid() -> None:
    state = after("3 seats; stock empty; pile 5; S1 on turn; S1 hand 8 8; S1 known 8 8; S1 open 8 9", "S1 lay 8 8 8")
    assert state.table.known[1] == 0

    state = after("3 seats; pile 5; S1 on turn; S1 hand 8 8 2; S1 known 8 8; stock 8 3", "S1 lay 8; S1 add 8")
    assert names(state.table.known[1]) == ["8"]


def test_a_clone_has_the_same_future_and_a_life_of_its_own() -> None:
    state = after("4 seats; pile 3½ by S0; S1 on turn; S2 hand ½ 5 5; stock of 9", "S3 pass")
    before = GAME.diagram(state)
    copy = state.clone()
    assert copy.events is None
    assert (copy.table.turn_since, copy.table.asked_since, copy.ply) == (
        state.table.turn_since,
        state.table.asked_since,
        1,
    )

    copy.apply(2, GAME.parse("lay ½"))

    assert GAME.diagram(state) == before
    state.apply(2, GAME.parse("lay ½"))
    assert GAME.diagram(copy) == GAME.diagram(state)
