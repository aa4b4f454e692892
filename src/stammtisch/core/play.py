"""Random play, written once for every game."""

from mypy_extensions import i64

from stammtisch.core.bits import count, member, nth
from stammtisch.core.game import Moves, State
from stammtisch.core.rng import Rng


def one_of(seats: i64, rng: Rng) -> i64:
    """Who comes first: any of the acting seats, each as likely."""
    if seats & (seats - 1) == 0:
        return member(seats)
    return nth(seats, rng.below(count(seats)))


def playout(state: State, rng: Rng, found: Moves, limit: i64) -> i64:
    """Play on at random, at most `limit` actions; the number made."""
    start = state.ply
    while state.ply - start < limit:
        seats = state.acting()
        if seats == 0:
            break
        seat = one_of(seats, rng)
        state.apply(seat, state.pick(seat, rng, found))
    return state.ply - start
