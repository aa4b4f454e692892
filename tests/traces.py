"""Checksums of random matches: the same for every engine, and for ever unless a rule changes.

`python tests/traces.py` prints them; `--write` keeps those of games that are new or have a new version.
"""

import hashlib
import json
import sys
from pathlib import Path

from tables import Options, tables, untimed

from stammtisch.core.game import TABLE, Game, Moves
from stammtisch.core.play import one_of
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.games import GAMES

KEPT = Path(__file__).parent / "records" / "traces.json"
MATCHES = 3  # at each table


class Trace:
    """What happened, and what was seen of it, boiled down to two checksums."""

    def __init__(self) -> None:
        self.played = hashlib.sha256()
        self.seen = hashlib.sha256()

    def match(self, game: Game, seats: int, options: Options, seed: int) -> None:
        state = game.table(options, seats, HashRng(seed_of(seed)))
        rng, found = QuickRng(seed), Moves()
        state.events = []
        state.start()
        while not state.over():
            clock = state.legal(TABLE) if rng.below(20) == 0 else []
            seat = TABLE if clock else int(one_of(state.acting(), rng))
            action = int(clock[0] if clock else state.pick(seat, rng, found))
            state.apply(seat, action)
            told = [[each.kind, each.seat, each.said, each.what, each.to, each.rule] for each in state.events]
            state.events = []
            self.played.update(repr((seat, game.text(action), told)).encode())
            if state.ply % 20 == 0:
                self._look(game, game.view(state, int(state.ply) // 20 % seats).screen())
                imagined = game.view(state, int(state.ply) // 20 % seats).imagine(rng.clone())
                self._look(game, game.diagram(imagined))
        self.played.update(repr((state.scores(), state.places(), int(state.ply))).encode())
        self._look(game, game.view(state, 0).screen())  # also of matches that are short

    def _look(self, game: Game, seen: object) -> None:
        self.seen.update(json.dumps(seen, sort_keys=True).encode())


def trace(game: Game) -> dict[str, object]:
    found = Trace()
    for _, seats, options in [*tables(game), *untimed(game)]:
        for seed in range(MATCHES):
            found.match(game, seats, options, seed)
    return {"version": game.version, "played": found.played.hexdigest(), "seen": found.seen.hexdigest()}


def kept() -> dict[str, dict[str, object]]:
    """What was played by each game, and by which version, when it was last written."""
    found: dict[str, dict[str, object]] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    return found


def write(made: dict[str, dict[str, object]]) -> None:
    before = kept()
    for name, each in made.items():
        old = before.get(name)
        now = {"version": each["version"], "played": each["played"]}
        if old is not None and old["version"] == now["version"] and old != now:
            raise SystemExit(f"{name} plays otherwise than version {old['version']} did: raise its version first")
        before[name] = now
    KEPT.write_text(json.dumps(before, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    made = {name: trace(game) for name, game in GAMES.items()}
    if "--write" in sys.argv:
        write(made)
    print(json.dumps(made, indent=2))
