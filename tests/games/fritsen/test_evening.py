"""A whole evening as a record: it is replayed to the letter, from every seat's eyes."""

import json

import pytest
from games.fritsen.evening import RECORD, SEATS, TOLD, played, told
from ledger import rule

from stammtisch.core.game import TABLE
from stammtisch.core.read import read
from stammtisch.core.verify import verify
from stammtisch.games.fritsen import GAME
from stammtisch.server.replay import steps

HAPPENS = ["roles", "dirty", "false-call", "pause", "back", "foul", "call", "waived", "confess", "block", "glass"]
HAPPENS += ["medal", "removed", "loser", "over"]


def test_the_evening_is_the_same_to_the_letter() -> None:
    assert played().record.encode() == RECORD.read_bytes()


def test_its_record_is_judged_to_be_true() -> None:
    assert verify(RECORD.read_bytes(), {GAME.name: GAME}).ok


@rule("1W", "2-55", "2-117", "5-13", "2-88", "2-32", "2-14", "2-17", "2-30", "2-8")
def test_everything_of_an_evening_happens() -> None:
    kinds = {event.kind for events in read(RECORD.read_bytes()).events_seen_by(TABLE) for event in events}

    assert [kind for kind in HAPPENS if kind not in kinds] == []


def test_every_seat_was_told_what_it_is_told_now() -> None:
    assert told(read(RECORD.read_bytes())) == json.loads(TOLD.read_text("utf-8"))


@pytest.mark.parametrize("seat", [*range(SEATS), TABLE])
def test_every_seat_sees_its_own_evening_again(seat: int) -> None:
    record = read(RECORD.read_bytes())
    assert record.last is not None
    found = steps(GAME, record, bytes.fromhex(record.last.hidden["seed"].value), seat)

    assert len(found) == len(record.actions)
    assert found[-1].result is not None
    for step, events in zip(found, record.events_seen_by(seat), strict=True):
        assert [event.kind for event in step.events] == [event.kind for event in events]
        if seat == TABLE:
            assert step.screen["hand"] == []
