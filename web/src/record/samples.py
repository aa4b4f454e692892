"""Write the small records that the browser's tests read: `python web/src/record/samples.py`."""

import sys
from pathlib import Path

from stammtisch.core.bits import members
from stammtisch.core.game import Game
from stammtisch.core.option import Value
from stammtisch.core.record import Recorder
from stammtisch.core.rng import QuickRng
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.frantic import GAME as FRANTIC
from stammtisch.games.fritsen import GAME as FRITSEN
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.games.mezza import GAME as MEZZA

sys.path.insert(0, str(Path(__file__).parents[3] / "tests"))

from laws import anything

ENTROPY = ["ab" * 32, "cd" * 32]
ACTIONS = 9


def recorder(game: Game, options: dict[str, Value], seats: int, seed: int = 1) -> Recorder:
    said = {"release": "0.1.0"}
    return Recorder(game, options, seats, bytes([seed]) * 32, b"\2" * 32, "2026-11-15T20:00:00+00:00", ENTROPY, said)


def save(record: Recorder) -> None:
    record.finish()
    record.save(Path(__file__).parent / f"{record.game.name}.sample.jsonl")


SHORT: list[tuple[Game, dict[str, Value], int]] = [(FOPPEN, {"bids": True}, 3), (MEZZA, {}, 3), (KEEZEN, {}, 4)]
for game, options, seats in SHORT:
    record = recorder(game, options, seats)
    rng = QuickRng(3)
    for n in range(ACTIONS):
        acting = members(record.state.acting())
        seat = acting[int(rng.below(len(acting)))]
        legal = record.state.legal(seat)
        record.play(seat, legal[int(rng.below(len(legal)))], 100 * n)
    save(record)

# Two rounds; in the first a card is taken unseen, a Tornado shuffles the hands, and the clock chooses.
record, rng = recorder(FRANTIC, {}, 3, seed=41), QuickRng(1231)
for n in range(59):
    record.play(*anything(FRANTIC, record.state, rng), 100 * n)
save(record)

# Frits deals by hand and has to shuffle twice; one pile is taken up before it is whole, and one player stops.
record = recorder(FRITSEN, {"referee": "table", "dealer": "manual", "roles": "random"}, 4)
screen = FRITSEN.view(record.state, 0).screen()
frits, willem = screen["frits"], screen["willem"]
one, other = [seat for seat in range(4) if seat not in (frits, willem)]
SAID = [
    *[(frits, "shuffle"), (one, "propose shuffle"), (willem, "vote yes"), (other, "vote yes"), (frits, "shuffle")],
    *[(frits, "deal"), (one, "pick 2"), (frits, "deal"), (other, "resign"), (frits, "deal"), (frits, "deal")],
    *[(frits, "deal"), (frits, "open"), (willem, "pick 1"), (frits, "pick 3")],
]
for n, (seat, words) in enumerate(SAID):
    record.play(seat, FRITSEN.parse(words), 100 * n)
save(record)
