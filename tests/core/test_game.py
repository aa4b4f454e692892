"""The contract: what `Game`, `State` and `View` do for every game."""

import pytest
from mypy_extensions import i64

from stammtisch import engine
from stammtisch.core.game import TABLE, Game, Moves, State
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES
from stammtisch.games.foppen import GAME

NOTHING_OPEN = "3 seats; stone S2; S0 on turn; S0 hand B9 Y2; S1 hand B3 G2; S2 hand R4"
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_a_seat_that_does_not_exist_sees_nothing(game: Game) -> None:
    seats = game.seats[0]
    state = game.position(f"{seats} seats; seed 1")

    for seat in (-1, seats, 16):
        with pytest.raises(ValueError, match=f"^there is no seat {seat}; seats are 0 to {seats - 1}, and 15 looks on$"):
            game.view(state, seat)
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            game.check(state, seat, 0)
    assert [game.view(state, seat).seat for seat in (0, seats - 1, TABLE)] == [0, seats - 1, TABLE]


def test_a_position_that_leaves_nothing_open_needs_no_generator() -> None:
    state = GAME.position(NOTHING_OPEN)

    assert GAME.diagram(state) == GAME.diagram(GAME.position(NOTHING_OPEN, QuickRng(5)))
    for seat, words in ((0, "play B9"), (1, "play B3"), (0, "play Y2"), (2, "play R4"), (TABLE, "deal")):
        GAME.play(state, seat, words)
    assert GAME.diagram(state).startswith("3 seats; deal 2; dealer S0")


@pytest.mark.parametrize(
    "text",
    [
        "3 seats; S0 on turn",
        "3 seats; S0 on turn; S0 hand B9; S1 hand B3; S2 hand of 1",
        "3 seats; S0 on turn; S0 hand B9; S1 hand B3",
        "3 seats; bids=true; bidding; S1 decided",
    ],
)
def test_a_position_that_leaves_something_open_asks_for_a_generator(text: str) -> None:
    with pytest.raises(ValueError, match=r"something open to chance: give a generator, as position\(text, rng\)"):
        GAME.position(text)
    GAME.position(text, QuickRng(1))


@every_game
def test_the_fresh_deal_of_a_seed_needs_no_generator(game: Game) -> None:
    text = f"{game.seats[0]} seats; seed 7"

    assert game.diagram(game.position(text)) == game.diagram(game.position(text, QuickRng(3)))


def test_what_a_seat_may_do_is_told_in_words() -> None:
    state = GAME.position(NOTHING_OPEN)

    assert [GAME.may(state, seat) for seat in (0, 1, TABLE)] == [["play Y2", "play B9"], [], ["expire turn"]]


def test_who_listens_before_the_start_hears_of_the_deal() -> None:
    state = GAME.table({"first_dealer": 1}, 3, QuickRng(1))
    events = state.listen()
    state.start()

    assert [each.kind for each in events] == ["dealer", "hand", "hand", "hand"]


def test_who_listens_hears_what_happens_from_then_on() -> None:
    state = GAME.position(NOTHING_OPEN)
    GAME.play(state, 0, "play B9")
    events = state.listen()
    assert events == []

    GAME.play(state, 1, "play B3")

    assert [str(each) for each in events] == ["play S1 B3 (O-012)", "win S0 (O-015)", "fop S1 (O-025)"]
    assert state.listen() == []
    assert len(events) == 3


if engine.running() == "plain":  # nothing that is interpreted can be a subclass of what is compiled

    class Chain(State):
        """A seat may do what has its own number, and all that the next may; the last may do 70 things besides."""

        def moves(self, seat: i64, into: Moves) -> None:
            into.add(seat)
            for action in range(100, 170) if seat == self.seats - 1 else self.legal(seat + 1):
                into.add(action)

    def test_legal_may_be_asked_inside_moves_of_another_seat() -> None:
        state = Chain(4, QuickRng(1))

        assert [state.legal(seat) for seat in range(4)] == [[*range(seat, 4), *range(100, 170)] for seat in range(4)]

    def test_a_list_of_legal_moves_stays_as_it_was_given() -> None:
        state = Chain(2, QuickRng(1))
        first = state.legal(1)
        state.legal(0)

        assert first == [1, *range(100, 170)]


def test_a_seed_below_zero_is_refused_wherever_it_stands() -> None:
    with pytest.raises(ValueError, match="a seed is a number from 0 on, not -7"):
        GAME.position("4 seats; seed -7")
