"""What a seat may be looking at: dealt at random, and never against what it knows."""

import pytest
from facts import facts, same
from games.foppen.facts import all_cards
from ledger import rule

from stammtisch.core.bits import count, has, members
from stammtisch.core.game import TABLE, Moves
from stammtisch.core.option import Value
from stammtisch.core.play import playout
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.examples import after as after_moves
from stammtisch.games.foppen import GAME
from stammtisch.games.foppen.cards import DECK, OF_SUIT, cards, names
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.view import FoppenView

OPTIONS: list[dict[str, Value]] = [{}, {"bids": True}, {"bids": True, "bid_mode": "open"}]


def after(given: str, when: str = "") -> FoppenState:
    state = after_moves(GAME, given, when)
    assert isinstance(state, FoppenState)
    return state


def imagined(state: FoppenState, seat: int, times: int = 20) -> list[FoppenState]:
    view = GAME.view(state, seat)
    assert isinstance(view, FoppenView)
    return [view.imagine(QuickRng(seed)) for seed in range(times)]


def only_left(hands: dict[int, str], rest: str) -> FoppenState:
    """A position of which every other card is known to be played."""
    state = after(rest)
    state.table.gone = DECK
    for seat, words in hands.items():
        state.hands[seat] = cards(words)
        state.table.gone &= ~cards(words)
    return state


@pytest.mark.compiled
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "sealed", "open"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_an_imagined_state_looks_the_same_and_is_whole(options: dict[str, Value], seats: int) -> None:
    state = GAME.table(options, seats, HashRng(seed_of(seats)))
    assert isinstance(state, FoppenState)
    state.start()
    chance, found = QuickRng(seats), Moves()
    while not state.over():
        for seat in (0, seats - 1, TABLE):
            (guess,) = imagined(state, seat, 1)
            assert GAME.view(guess, seat).diagram() == GAME.view(state, seat).diagram()
            assert all_cards(guess) == names(DECK)
            _keeps_voids(guess)
        playout(state, chance, found, 1 + chance.below(9))


def _keeps_voids(state: FoppenState) -> None:
    for hand, void in zip(state.hands, state.table.voids, strict=True):
        assert not any(hand & OF_SUIT[suit] for suit in members(void))


def test_an_imagined_state_takes_over_every_open_fact() -> None:
    state = after(
        "4 seats; bids=true; deal 3; dealer S1; stone S3; S0 bid; S2 bid; totals 1 2 3 4;"
        "last trick S1 R2, S2 R3, S0 R9; trick S0 Y8; S1 on turn; S1 hand Y3 G5 1; S2 void B",
        "S1 play Y3",
    )
    (guess,) = imagined(state, 2, 1)

    same(facts(state.table), facts(guess.table), "the table")
    assert guess.table is not state.table
    assert (guess.seats, guess.ply, guess.face_down) == (state.seats, state.ply, state.face_down)
    assert [count(hand) for hand in guess.hands] == [count(hand) for hand in state.hands]
    assert names(guess.hands[2]) == names(state.hands[2])
    assert guess.events is None


def test_the_bidding_clock_is_imagined_as_it_runs() -> None:
    state = after(
        "3 seats; bids=true; S0 on turn; S0 hand B9; S1 hand B3; S2 hand R2; stone S2", "S0 play B9; S1 play B3; deal"
    )
    (guess,) = imagined(state, 0, 1)

    assert guess.deadlines()[0].since == state.deadlines()[0].since == 3


def test_an_imagined_state_goes_on_drawing_from_the_chance_it_is_given() -> None:
    rng = QuickRng(5)

    assert GAME.view(after("3 seats; S0 on turn"), 0).imagine(rng).rng is rng


def test_the_others_hands_are_dealt_anew_each_time() -> None:
    state = after("4 seats; S0 on turn")
    hands = {int(guess.hands[1]) for guess in imagined(state, 0)}

    assert len(hands) == 20


@rule("O-009")
def test_what_a_hand_really_holds_does_not_change_what_is_imagined() -> None:
    one = only_left({0: "G2 G3", 1: "R2 R3", 2: "Y2 Y3"}, "3 seats; S0 on turn")
    other = only_left({0: "G2 G3", 1: "Y2 R3", 2: "R2 Y3"}, "3 seats; S0 on turn")

    assert [GAME.diagram(guess) for guess in imagined(one, 0)] == [GAME.diagram(guess) for guess in imagined(other, 0)]


@rule("O-072")
def test_sealed_decisions_of_the_others_may_be_either_and_ones_own_is_known() -> None:
    state = after("4 seats; bids=true; bidding; S0 stay; S1 bid; S3 stay")

    assert {int(guess.face_down) for guess in imagined(state, 1, 40)} == {0b0010, 0b0011, 0b1010, 0b1011}
    assert {int(guess.face_down) for guess in imagined(state, 0, 40)} == {0b0000, 0b0010, 0b1000, 0b1010}
    assert all(guess.table.undecided == 0b0100 for guess in imagined(state, 1, 4))


@rule("O-072")
def test_open_and_turned_bids_are_known() -> None:
    face_up = after("4 seats; bids=true; bid_mode=open; bidding; S0 stay; S1 bid; S3 stay")
    turned = after("4 seats; bids=true; S0 stay; S1 bid; S3 bid; S0 on turn")

    assert {int(guess.table.bidders) for guess in imagined(face_up, 2)} == {0b0010}
    assert {int(guess.table.bidders) for guess in imagined(turned, 2)} == {0b1010}


@rule("O-012", "O-013")
def test_nobody_is_imagined_with_a_colour_it_is_void_in() -> None:
    state = after("4 seats; trick S0 B8; S1 on turn; S1 hand Y3 G20; S2 void G R", "S1 play Y3")
    for guess in imagined(state, 0, 50):
        assert not guess.hands[1] & cards("B2 B3 B4 B5 B6 B7 B9 B10")
        assert not any(name[0] in "GR" for name in names(guess.hands[2]))


@rule("O-012")
def test_where_voids_leave_one_way_to_deal_it_is_found() -> None:
    # S1 can only hold blue and S2 not yellow, so the yellow cards are with S3.
    state = only_left({0: "G2 G3", 1: "B2 B3", 2: "R2 R3", 3: "Y2 Y3"}, "4 seats; S0 on turn; S0 hand of 2")
    state.table.voids[1] = 0b0111
    state.table.voids[2] = 0b0100

    for guess in imagined(state, 0, 50):
        assert [names(each) for each in guess.hands] == [["G2", "G3"], ["B2", "B3"], ["R2", "R3"], ["Y2", "Y3"]]


@rule("O-012", "O-035")
def test_in_a_tight_deal_a_one_goes_to_any_seat_that_can_spare_the_room() -> None:
    # Two seats may not hold green; S3 alone can take both green cards, so the One is with S1 or S2.
    state = only_left({0: "B2", 1: "R2 1", 2: "R3 Y3", 3: "G2 G3"}, "4 seats; S0 on turn; S0 hand of 1")
    state.table.voids[1] = state.table.voids[2] = 0b0001
    hands = {seat: {" ".join(names(guess.hands[seat])) for guess in imagined(state, 0, 80)} for seat in (1, 2, 3)}

    assert hands[3] == {"G2 G3"}
    assert hands[1] == hands[2] == {"R2 1", "R3 1", "Y3 1", "R2 R3", "R2 Y3", "R3 Y3"}


@rule("O-012")
def test_every_deal_that_fits_is_imagined_sooner_or_later() -> None:
    state = only_left({0: "B2", 1: "R2 Y2", 2: "G2 G3"}, "3 seats; S0 on turn; S0 hand of 1")
    state.table.voids[1] = 0b1000

    assert len({int(guess.hands[1]) for guess in imagined(state, 0, 120)}) == 6


def test_a_seat_that_is_void_in_all_colours_holds_ones_alone() -> None:
    state = only_left({0: "B2 G4", 1: "1 1", 2: "G2 G3"}, "3 seats; S0 on turn; S0 hand of 2")
    state.table.voids[1] = 0b1111

    assert all(names(guess.hands[1]) == ["1", "1"] for guess in imagined(state, 0))


@rule("O-009")
def test_once_the_cards_are_shown_nothing_is_left_to_imagine() -> None:
    state = after("3 seats; stone S2; S0 on turn; S0 hand B9; S1 hand B3 G2 1; S2 hand R4", "S0 play B9; S1 play B3")
    for guess in imagined(state, TABLE, 5):
        assert GAME.diagram(guess) == GAME.diagram(state)


def test_an_imagined_state_can_be_played_to_its_end() -> None:
    state = after("5 seats; bids=true; stone S2; trick S1 Y3, S3 G4; S4 on turn")
    for guess in imagined(state, 0, 5):
        playout(guess, QuickRng(1), Moves(), 10_000)
        assert guess.over()
        assert has(guess.table.undecided, 0) is False
