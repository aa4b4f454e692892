"""Before the first turn: piles that wait for a hand, who leaves one behind, and the clock of vuil Fritsen."""

import pytest
from ledger import rule

from stammtisch.bots import bot
from stammtisch.core.bits import members
from stammtisch.core.rng import QuickRng
from stammtisch.examples import after
from stammtisch.games.fritsen import GAME
from stammtisch.games.fritsen.cards import NAME
from stammtisch.games.fritsen.match import DEALT
from stammtisch.games.fritsen.state import FritsenState
from stammtisch.games.fritsen.view import FritsenView

LAST = "2C 3C 4C 5C 7C"


@rule("2-30", "2-50")
@pytest.mark.parametrize(
    ("given", "when", "left"),
    [
        ("pickup 1 2 3 4; dealt 4", "S1 resign", [0, 1, 2]),
        ("pickup 1 2 3 4; dealt 3", "S0 pick 4; S1 resign", [0, 1]),
        ("pickup 1 2 3 4; dealt 3", "S0 pick 2; S2 pick 4; S1 resign", [0]),
        ("pickup 1 2 3 4; dealt 3", "S0 pick 2; S2 pick 4; S3 pick 1; S1 resign", []),
        ("dealer=manual; setup dealt; dealt 4", "S1 resign", [0, 1, 2]),
    ],
)
def test_who_stops_before_the_pick_up_leaves_the_last_pile_which_goes_under_the_stock_unseen(
    given: str, when: str, left: list[int]
) -> None:
    state = after(GAME, f"4 seats; {given} {LAST}", when)
    assert isinstance(state, FritsenState)

    assert members(state.table.dealt) == left
    assert state.cards_of(DEALT + int(given[-1]) - 1) == []
    under = [int(entry) for entry in list(state.stock)[:5]]
    assert sorted(NAME[kind] for kind in under) == LAST.split()
    for seat in range(4):
        view = GAME.view(state, seat)
        assert isinstance(view, FritsenView)
        assert list(view.stock)[-5:] == [63] * 5


@rule("2-61", "2-62")
def test_a_vuile_frits_starts_the_clock_anew_and_who_is_ready_does_not() -> None:
    def clock(when: str) -> tuple[str, int, int, bool]:
        (found,) = after(GAME, "3 seats; dirty; ready S0", when).deadlines()
        return found.name, found.seconds, found.since, found.running

    assert clock("S1 ready") == ("dirty", 99, 0, True)
    assert clock("S1 ready; S2 dirty") == ("dirty", 99, 2, True)


@rule("2-55", "2-62")
def test_frits_has_nine_seconds_to_give_new_cards_and_the_clock_of_vuil_fritsen_stands_still_meanwhile() -> None:
    def clocks(when: str) -> list[tuple[str, int, int, bool]]:
        found = after(GAME, "3 seats; dealer=manual; dirty", when).deadlines()
        return [(each.name, each.seconds, each.since, each.running) for each in found]

    assert clocks("S1 dirty") == [("repair", 9, 1, True), ("dirty", 99, 1, False)]
    assert clocks("S1 dirty; expire repair") == [("dirty", 99, 1, True)]
    assert clocks("S1 dirty; S2 exchange") == [("dirty", 99, 1, True)]


@rule("2-50", "2-117")
def test_a_block_is_a_race_and_taking_up_cards_is_none() -> None:
    """Everybody gets a pile; of two who would block only the first does."""
    six = "3 seats; S0 on turn; pile b1 QD; S0 hand 6H 4C 8D"
    picking, blocking = after(GAME, "3 seats; pickup 1 2 3"), after(GAME, six, "S0 lay 6H b1")

    assert [GAME.view(picking, seat).asked().race for seat in range(3)] == [False] * 3
    assert [GAME.view(blocking, seat).asked().race for seat in range(3)] == [True] * 3


@rule("2-50")
def test_a_bot_takes_up_the_pile_of_its_own_number_or_the_lowest_that_lies_there() -> None:
    def taken(when: str) -> str:
        view = GAME.view(after(GAME, "3 seats; pickup 1 2 3", when), 1)
        return GAME.text(bot("fritsen", "rule").choose(view, QuickRng(1)))

    assert taken("") == "pick 2"
    assert taken("S2 pick 2") == "pick 1"
