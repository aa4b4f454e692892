"""Matches of Foppen written down, for the tests of records: the same to the byte each time."""

from stammtisch.core.game import TABLE, Moves
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.record import Record, Recorder
from stammtisch.core.rng import QuickRng, seed_of
from stammtisch.games.foppen import GAME

GAMES = {GAME.name: GAME}
SEED = seed_of(7)
KEY = bytes(range(32))
BIDS: dict[str, Value] = {"bids": True}
SEATS = 3
VIEWERS = [*range(SEATS), TABLE]


def begun(options: dict[str, Value] = BIDS) -> Recorder:
    return Recorder(GAME, options, SEATS, SEED, KEY, "2026-11-15T20:00:00+00:00", said={"release": "0.1.0"})


def played(recorder: Recorder, upto: int) -> Recorder:
    """Random play until `upto` actions are done; what comes next depends on the number of the action alone."""
    state = recorder.state
    while state.ply < upto and not state.over():
        rng = QuickRng(int(state.ply))
        seat = one_of(state.acting(), rng)
        recorder.play(int(seat), int(state.pick(seat, rng, Moves())), 100 * int(state.ply))
    return recorder


def finished(recorder: Recorder) -> Record:
    recorder.finish()
    return recorder.record
