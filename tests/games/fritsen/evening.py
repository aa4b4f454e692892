"""A scripted evening of three: all that a table of Fritsen knows happens in one potje; the table is the referee.

`python tests/games/fritsen/evening.py` writes its record, and what each seat was told of it, into tests/records.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from stammtisch.core.event import Event
from stammtisch.core.game import TABLE
from stammtisch.core.option import Value
from stammtisch.core.record import Record, Recorder
from stammtisch.games.fritsen import GAME

SEATS = 3
OPTIONS: dict[str, Value] = {"referee": "table", "turn_seconds": 0}
SEED = (3).to_bytes(32, "big")
ENTROPY = "07" * 32  # what each of the three adds to the deal

SCRIPT = """
S0 role S2; S1 role S2; S0 role S0; S1 role S0
S0 pick 1; S1 pick 2; S2 pick 3; S1 dirty; S0 ready; S1 ready; S2 ready
S0 lay 2H b1; S1 call 1
S1 pause toilet; S1 leave; S1 back
S1 lay 2C b1; S0 call 2; S0 waive S1; S1 vote yes; S1 draw; S1 lay 2C c1
S2 lay 8C c1; S0 lay 5C b1; S0 confess
S1 lay JC b1; S2 lay 6S b1; S1 block
S0 lay TC b1; S1 draw; S1 lay JH b2; S2 draw; S2 lay AD c2; S0 lay X a2; S0 last
S1 lay 2D c2; S2 lay KC b1; S0 lay 9C b1
S1 lay 5D c2; S2 lay X a2; S1 lay 8D c2; S2 draw; S2 lay 6D b2; S2 glass b1
S0 remove S2; S1 vote yes
"""
"""Roles, pick-up and vuil Fritsen; a false call; a pause; a foul that is called, its drink waived; a foul that is
confessed; a block; a medal; a glass; a removal, which ends it."""

RECORDS = Path(__file__).parents[2] / "records"
RECORD = RECORDS / "evening.jsonl"
TOLD = RECORDS / "evening.json"


def script() -> list[tuple[int, str]]:
    """Who does what."""
    steps = [step.strip() for line in SCRIPT.split("\n") for step in line.split(";") if step.strip()]
    return [(int(step[1]), step[3:]) for step in steps]


def played() -> Recorder:
    said = {"release": "evening", "rulings": []}
    entropy = [ENTROPY] * SEATS
    recorder = Recorder(GAME, OPTIONS, SEATS, SEED, bytes(32), "2026-11-18T20:00:00+00:00", entropy, said)
    for n, (seat, words) in enumerate(script(), 1):
        recorder.play(seat, GAME.parse(words), 1000 * n)
    recorder.finish()
    return recorder


def told(record: Record) -> dict[str, list[list[str]]]:
    """What each seat, and who only watches, was told of each step."""
    eyes = {f"S{seat}": seat for seat in range(SEATS)} | {"table": TABLE}
    return {
        name: [
            [words, *(_line(event) for event in events)]
            for words, events in zip(record.words_seen_by(seat), record.events_seen_by(seat), strict=True)
        ]
        for name, seat in eyes.items()
    }


def _line(event: Event) -> str:
    what = ["|", *event.what] if event.what else []
    return " ".join([event.kind, f"S{event.seat}", *event.said, *what, f"({event.rule})"])


def main() -> None:
    record = played().record
    RECORD.write_bytes(record.encode())
    TOLD.write_text(json.dumps(told(record), indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
