"""What the laws must be told of Pig."""

from stammtisch.games.pig.state import PigState
from stammtisch.games.pig.view import PigView

from stammtisch.core.bits import members
from stammtisch.core.game import State, View
from stammtisch.core.option import Value

PROMISED = 15  # examples of the rulebook that run
CARDS: list[str] = []
OPTIONS: list[dict[str, Value]] = [{}, {"teams": True, "target": 20}]
COMPARED = 1  # a match is short
UNTIMED: list[dict[str, Value]] = [{"match_seconds": 0}]


def whole(state: State) -> None:
    """Who has voted has a ballot, and nobody else has one (2-3)."""
    assert isinstance(state, PigState)
    assert [seat for seat, ballot in enumerate(state.ballots) if ballot] == members(state.table.voted)


def remembered(view: View, state: State) -> None:
    """A seat knows its own ballot (2-3)."""
    assert isinstance(view, PigView)
    assert isinstance(state, PigState)
    assert not view.ballot or state.ballots[int(view.seat)] == view.ballot


def shows(state: State, seat: int) -> list[str]:
    return []
