"""Write the small records that the browser's tests read: `python web/src/record/samples.py`."""

from pathlib import Path

from stammtisch.core.bits import members
from stammtisch.core.record import Recorder
from stammtisch.core.rng import QuickRng
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.games.mezza import GAME as MEZZA

ENTROPY = ["ab" * 32, "cd" * 32]
ACTIONS = 9

for game, options, seats in ((FOPPEN, {"bids": True}, 3), (MEZZA, {}, 3), (KEEZEN, {}, 4)):
    said = {"release": "0.1.0"}
    recorder = Recorder(game, options, seats, b"\1" * 32, b"\2" * 32, "2026-11-15T20:00:00+00:00", ENTROPY, said)
    rng = QuickRng(3)
    for n in range(ACTIONS):
        acting = members(recorder.state.acting())
        seat = acting[int(rng.below(len(acting)))]
        legal = recorder.state.legal(seat)
        recorder.play(seat, legal[int(rng.below(len(legal)))], 100 * n)
    recorder.finish()
    recorder.save(Path(__file__).parent / f"{game.name}.sample.jsonl")
