"""The deal, the swap and who begins."""

import pytest
from ledger import rule

from stammtisch.core.bits import members
from stammtisch.core.game import TABLE
from stammtisch.core.option import BadOption, Value
from stammtisch.core.rng import HashRng, QuickRng, Rng, seed_of
from stammtisch.examples import after as after_moves
from stammtisch.examples import told
from stammtisch.games.mezza import GAME
from stammtisch.games.mezza.cards import DECK, NAME, names, size
from stammtisch.games.mezza.moves import EXPIRE_START, EXPIRE_SWAP, OPEN
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.table import SWAPPING

THREE_HANDS = "3 seats; starting with ½; S0 hand ½ 5 9; S1 hand 1 3 4; S2 hand ½ 2 8"


def after(given: str, when: str = "", seed: int = 0) -> MezzaState:
    state = after_moves(GAME, given, when, seed)
    assert isinstance(state, MezzaState)
    return state


def table(options: dict[str, Value], seats: int, rng: Rng | None = None) -> MezzaState:
    state = GAME.table(options, seats, rng or HashRng(seed_of(9)))
    assert isinstance(state, MezzaState)
    return state


@rule("M-003", "M-014", "M-195")
@pytest.mark.parametrize(
    ("short", "stocks"),
    [(False, {2: 50, 3: 41, 4: 32, 5: 23, 6: 14, 7: 5}), (True, {2: 38, 3: 29, 4: 20, 5: 11, 6: 2})],
)
def test_each_seat_gets_nine_cards_and_the_rest_is_stock(short: bool, stocks: dict[int, int]) -> None:
    for seats, stock in stocks.items():
        state = table({"short": short}, seats)
        state.start()

        assert state.table.left == stock
        assert [size(state.hands[seat]) for seat in range(seats)] == [3] * seats
        assert [size(state.table.open[seat]) for seat in range(seats)] == [3] * seats
        assert members(state.table.active) == list(range(seats))
        assert state.table.phase == SWAPPING


@rule("M-010", "M-011", "M-012", "M-013", "M-076")
def test_the_deck_is_dealt_seat_by_seat_closed_open_hand_and_then_drawn_in_order() -> None:
    rng = HashRng(seed_of(5))
    state = table({}, 2, rng.clone())
    state.events = []
    deck = DECK[:]
    rng.shuffle(deck, 0)
    dealt = [NAME[deck[i]] for i in range(68)]

    state.start()

    def by_kind(cards: list[str]) -> str:
        return " ".join(sorted(cards, key=NAME.index))

    closed = [" ".join(dealt[at : at + 3]) for at in (0, 9)]
    shown = [by_kind(dealt[at : at + 3]) for at in (3, 12)]
    hands = [by_kind(dealt[at : at + 3]) for at in (6, 15)]
    assert GAME.diagram(state) == (
        f"2 seats; swapping; pile empty; stock {' '.join(dealt[18:])}; gone empty; "
        f"S0 hand {hands[0]}; S0 open {shown[0]}; S0 closed {closed[0]}; "
        f"S1 hand {hands[1]}; S1 open {shown[1]}; S1 closed {closed[1]}"
    )
    assert told(state) == [
        f"open S0 {shown[0]} (M-012)",
        f"hand S0 3 [{hands[0]}] to S0 (M-013)",
        f"open S1 {shown[1]} (M-012)",
        f"hand S1 3 [{hands[1]}] to S1 (M-013)",
    ]
    assert state.ply == 0


@rule("M-003", "M-197")
@pytest.mark.parametrize(("options", "seats"), [({}, 1), ({}, 8), ({"short": True}, 7)])
def test_no_more_sit_down_than_there_are_cards_for(options: dict[str, Value], seats: int) -> None:
    with pytest.raises(ValueError, match=f"not (for )?{seats}"):
        GAME.table(options, seats, QuickRng(1))


@rule("M-195", "M-201", "M-200")
def test_the_options_have_their_ranges_and_defaults() -> None:
    assert GAME.settle({}) == {
        "short": False,
        "stall_limit": 2000,
        "turn_seconds": 60,
        "window_seconds": 60,
        "swap_seconds": 60,
    }
    for bad in (0, 1_000_001):
        with pytest.raises(BadOption):
            GAME.settle({"stall_limit": bad})
    terms = table({"stall_limit": 7, "turn_seconds": 1, "window_seconds": 2, "swap_seconds": 3}, 2).table.terms
    assert (terms.stall_limit, terms.turn_seconds, terms.window_seconds, terms.swap_seconds) == (7, 1, 2, 3)
    assert terms.unusual == ["stall_limit=7", "turn_seconds=1", "window_seconds=2", "swap_seconds=3"]
    assert table({"short": True}, 2).table.terms.unusual == ["short=true"]


@rule("M-020")
def test_any_three_of_six_may_lie_open_and_equal_cards_are_listed_once() -> None:
    state = after("2 seats; swapping; S0 hand 5 5 8; S0 open J 5 5")

    assert [GAME.text(action) for action in state.legal(0)] == [
        *("open J 5 5", "open 5 5 5", "open J 5 8", "open 5 5 8"),
    ]


@rule("M-020", "M-022", "M-065")
def test_swaps_are_done_together_and_what_leaves_the_table_is_known() -> None:
    state = after(
        "2 seats; swapping; S0 hand 1 5 9; S0 open 5 5 8; S1 hand 2 3 4; S1 open 2 6 7", "S0 open 5 8 9; S1 open 2 6 7"
    )

    assert told(state) == [
        "choose S0 [5 8 9] to S0 (M-022)",
        "choose S1 [2 6 7] to S1 (M-022)",
        "open S0 5 8 9 (M-020)",
        "open S1 2 6 7 (M-020)",
        "lowest table 1 (M-030)",
    ]
    assert names(state.hands[0]) == ["1", "5", "5"]
    assert names(state.table.known[0]) == ["5"]
    assert state.table.known[1] == 0


@rule("M-023", "M-200")
def test_whoever_has_not_chosen_when_time_is_up_keeps_his_cards() -> None:
    state = after(
        "3 seats; swapping; S0 hand 1 5 9; S0 open 5 5 8; S1 hand 2 3 4; S1 open 2 6 7; S2 hand 9 9½ 9½; S2 open 2 2 4",
        "S0 open 5 8 9; expire swap",
    )

    assert told(state)[1:] == [
        "expire table S1 S2 (M-200)",
        "open S0 5 8 9 (M-020)",
        "open S1 2 6 7 (M-020)",
        "open S2 2 2 4 (M-020)",
        "lowest table 1 (M-030)",
    ]
    assert names(state.hands[1]) == ["2", "3", "4"]


@rule("M-022")
def test_a_swap_is_sealed_and_nothing_else_is() -> None:
    state = after("2 seats; swapping")
    assert [state.sealed(seat, OPEN) for seat in (0, 1, TABLE)] == [True, True, False]

    state.apply(TABLE, EXPIRE_SWAP)
    assert not state.sealed(0, OPEN)


@rule("M-034")
def test_with_jokers_alone_the_nought_is_announced() -> None:
    state = after("2 seats; swapping; S0 hand 0 J J; S1 hand J J 0", "expire swap")

    assert told(state)[-1] == "lowest table 0 (M-034)"


@rule("M-030", "M-032", "M-035")
def test_the_first_to_lay_the_lowest_begins_and_the_next_is_on_turn() -> None:
    state = after(THREE_HANDS, "S1 pass; S2 lay ½")

    assert told(state)[:2] == ["pass S1 (M-032)", "lay S2 ½ (M-030)"]
    assert state.table.turn == 0
    assert [deadline.name for deadline in state.deadlines()] == ["window", "turn"]


@rule("M-032")
def test_when_all_hold_back_a_lot_is_drawn_among_the_holders() -> None:
    begun = {int(after(THREE_HANDS, "S0 pass; S1 pass; S2 pass", seed).table.layer) for seed in range(20)}
    assert begun == {0, 2}

    state = after(THREE_HANDS, "S0 pass; S1 pass; S2 pass")
    assert told(state)[2:5] == [
        "pass S2 (M-032)",
        f"lot S{state.table.layer} (M-032)",
        f"lay S{state.table.layer} ½ (M-030)",
    ]
    assert state.ply == 3


@rule("M-032", "M-200")
def test_when_time_is_up_the_lot_is_drawn() -> None:
    state = after(THREE_HANDS, "S0 pass; expire start")

    assert told(state)[:2] == ["pass S0 (M-032)", "expire table S1 S2 (M-200)"]
    assert told(state)[2] == f"lot S{state.table.layer} (M-032)"
    assert names(state.table.pile) == ["½"]


@rule("M-010", "M-032")
def test_chance_is_used_for_the_deal_and_the_lot_alone() -> None:
    rng = HashRng(seed_of(6))
    state = table({}, 3, rng)
    state.start()
    dealt = (rng.counter, rng.used)
    state.apply(TABLE, EXPIRE_SWAP)
    assert (rng.counter, rng.used) == dealt
    state.apply(TABLE, EXPIRE_START)
    drawn = (rng.counter, rng.used)
    assert drawn != dealt
    while not state.over():
        state.apply(TABLE, state.legal(TABLE)[-1])
    assert (rng.counter, rng.used) == drawn


@pytest.mark.parametrize(
    ("seat", "words", "against"),
    [
        (0, "lay 5", "H-005"),
        (0, "pass", "H-005"),
        (0, "expire swap", "H-005"),
        (0, "open 1 1 1", "M-021"),
        (TABLE, "expire turn", "H-004"),
        (TABLE, "lay 5", "H-004"),
        (1, "open 2 3 4", "M-020"),
    ],
)
@rule("M-020", "M-021")
def test_what_is_refused_in_the_swap(seat: int, words: str, against: str) -> None:
    state = after("3 seats; swapping; S0 hand 5 6 7; S0 open 8 9 9½; S1 hand 2 3 4", "S1 open 2 3 4")

    assert state.why_not(seat, GAME.parse(words)) == against


@pytest.mark.parametrize(
    ("seat", "words", "against"),
    [
        (0, "open 5 5 9", "M-023"),
        (0, "lay 5", "M-030"),
        (0, "lay ½ ½", "H-003"),
        (1, "lay ½", "H-003"),
        (0, "add ½", "H-005"),
        (0, "take", "H-005"),
        (0, "flip 0", "H-005"),
        (2, "lay ½", "H-004"),
        (2, "pass", "H-004"),
        (0, "expire start", "H-005"),
        (TABLE, "expire window", "H-004"),
    ],
)
@rule("M-023", "M-030", "M-032")
def test_what_is_refused_at_the_start(seat: int, words: str, against: str) -> None:
    state = after(THREE_HANDS, "S2 pass")

    assert state.why_not(seat, GAME.parse(words)) == against
