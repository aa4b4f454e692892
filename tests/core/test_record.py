"""A record gives each seat what it was told and no more, and is written whole or not at all."""

import json
import re
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from recorded import BIDS, GAMES, KEY, SEATS, SEED, VIEWERS, begun, finished, played

from stammtisch.core.event import EVERYBODY, Event
from stammtisch.core.game import TABLE, Moves
from stammtisch.core.play import one_of
from stammtisch.core.read import read
from stammtisch.core.record import (
    Record,
    Recorder,
    action_line,
    canonical,
    digest,
    facts_of,
)
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.core.verify import verify
from stammtisch.games.foppen import GAME

pytestmark = pytest.mark.once

PAGE = Path(__file__).parents[2] / "docs" / "records.md"


@pytest.fixture(scope="module")
def short() -> Record:
    """Three sealed bids and nine cards, then interrupted."""
    return finished(played(begun(), 12))


@pytest.fixture(scope="module")
def match() -> Record:
    return finished(played(begun(), 10_000))


def test_writing_and_reading_are_inverse(match: Record) -> None:
    assert read(match.encode()).encode() == match.encode()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_seat_is_given_its_own_hidden_parts_and_no_other(short: Record, viewer: int) -> None:
    rows = short.export(viewer).splitlines()

    for row, line in zip(rows, short.lines, strict=True):
        given = json.loads(row).get("hidden", {})
        owners = {str(i): fact["to"] for i, fact in enumerate(line.facts()) if fact["to"] != "all"}
        owners |= {"do": [line.open["seat"]]} if "sealed" in line.open else {}
        assert sorted(given) == sorted(name for name, seats in owners.items() if viewer in seats)
        for name, part in line.hidden.items():
            assert (part.salt.hex().encode() in row) == (name in given)
    assert SEED.hex().encode() not in short.export(viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_card_of_another_hand_is_in_the_deal_of_an_export(viewer: int) -> None:
    recorder = begun()
    hands = [recorder.record.lines[1].events_seen_by(seat)[1 + seat].what for seat in range(SEATS)]

    dealt = recorder.export(viewer).splitlines()[1]

    for seat, hand in enumerate(hands):
        assert len(hand) == 20
        for card in set(hand) - {"1"}:
            assert (f'"{card}"'.encode() in dealt) == (seat == viewer)


def test_a_sealed_bid_is_read_by_its_bidder_alone() -> None:
    recorder = begun()

    line = recorder.play(1, GAME.parse("bid"), 50)

    assert [line.words_seen_by(viewer) for viewer in VIEWERS] == ["", "bid", "", ""]
    assert [line.events_seen_by(viewer)[0].what for viewer in VIEWERS] == [[], ["bid"], [], []]
    assert [b'"bid"' in line.for_seat(viewer).encode() for viewer in VIEWERS] == [False, True, False, False]


def test_the_same_choice_is_sealed_differently_each_time() -> None:
    recorder = begun()

    seals = [seal for seat in range(SEATS) for seal, _ in recorder.play(seat, GAME.parse("stay"), 0).seals().values()]

    assert len(set(seals)) == len(seals) == 2 * SEATS


def test_without_a_key_no_two_records_have_a_salt_in_common() -> None:
    def salts() -> set[bytes]:
        record = finished(Recorder(GAME, BIDS, SEATS, SEED))
        return {part.salt for line in record.lines for part in line.hidden.values()}

    assert len(salts() | salts()) == 2 * (SEATS + 1)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_export_in_the_middle_of_a_match_is_the_beginning_of_the_later_one(viewer: int) -> None:
    recorder = played(begun(), 5)
    early = recorder.export(viewer)
    head = recorder.record.head

    late = finished(played(recorder, 12)).export(viewer)

    assert late.startswith(early)
    assert head.encode() in early.splitlines()[-1]
    assert not verify(early, GAMES).finished


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_replay_shows_what_was_told_then_without_an_engine(viewer: int) -> None:
    recorder = begun()
    told = [[(e.kind, e.seat, e.said, e.seen_by(viewer).what, e.rule) for e in recorder.state.events or []]]
    for upto in range(1, 13):
        played(recorder, upto)
        told.append([(e.kind, e.seat, e.said, e.seen_by(viewer).what, e.rule) for e in recorder.state.events or []])

    for data in (recorder.record.encode(), recorder.export(viewer)):
        shown = read(data).events_seen_by(viewer)
        assert [[(e.kind, e.seat, e.said, e.what, e.rule) for e in events] for events in shown] == told


def test_the_words_of_a_replay_leave_out_what_is_sealed(short: Record) -> None:
    words = short.words_seen_by(TABLE)

    assert words[:4] == ["start", "", "", ""]
    assert all(each.startswith("play ") for each in words[4:])
    assert len(words) == 13


def test_a_whisper_to_all_but_one_names_the_seats_of_this_table() -> None:
    whisper = Event("show", 2, ["1"], ["G7"], EVERYBODY & ~(1 << 2), "O-009")

    line = action_line("", KEY, 1, 2, "stay", False, 0, facts_of([whisper], SEATS))

    assert line.facts()[0]["to"] == [0, 1, TABLE]
    assert [line.events_seen_by(viewer)[0].what for viewer in VIEWERS] == [["G7"], ["G7"], [], ["G7"]]


def test_what_is_not_allowed_is_neither_done_nor_written() -> None:
    recorder = played(begun({}), 3)
    lines = recorder.lines()

    with pytest.raises(Refusal):
        recorder.play(0, GAME.parse("bid"), 400)

    assert recorder.lines() == lines
    assert recorder.state.ply == 3


def test_nothing_is_played_after_the_last_line() -> None:
    recorder = played(begun({}), 3)
    recorder.finish()
    seat = int(one_of(recorder.state.acting(), QuickRng(0)))

    with pytest.raises(Refusal, match="resume"):
        recorder.play(seat, recorder.state.legal(seat)[0], 400)


def test_time_never_runs_backwards() -> None:
    recorder = begun()

    times = [recorder.play(seat, GAME.parse("stay"), ms).open["ms"] for seat, ms in ((0, 50), (1, 20), (2, 60))]

    assert times == [50, 50, 60]


def test_a_saved_record_is_whole(short: Record, tmp_path: Path) -> None:
    recorder = played(begun(), 12)
    recorder.finish()
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"an older file")

    recorder.save(path)

    assert path.read_bytes() == b"".join(recorder.lines()) == short.encode()
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_leaves_the_file_that_was_there(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    recorder = played(begun(), 12)
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"an older file")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)

    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            recorder.save(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)

    assert path.read_bytes() == b"an older file"
    assert list(tmp_path.iterdir()) == [path]


def test_lines_can_be_appended_one_by_one(short: Record) -> None:
    recorder = begun()
    log = b"".join(recorder.lines())
    state = recorder.state
    while state.ply < 12:
        rng = QuickRng(int(state.ply))
        seat = one_of(state.acting(), rng)
        log += recorder.play(int(seat), int(state.pick(seat, rng, Moves())), 100 * int(state.ply)).encode()
    log += recorder.finish().encode()

    assert log == short.encode()


def test_the_digest_is_that_of_the_open_parts(short: Record) -> None:
    rows = [json.loads(row) for row in short.encode().splitlines()]
    opens = [{name: row[name] for name in row if name not in ("digest", "hash", "hidden")} for row in rows]

    assert rows[-1]["digest"] == digest(b"".join(canonical(each) + b"\n" for each in opens))


def vectors() -> list[tuple[int, str, list[int]]]:
    block = PAGE.read_text("utf-8").partition("```vectors\n")[2].partition("```")[0]
    found = [re.fullmatch(r"seed (\d+) (.+): ([\d ]+)", row) for row in block.splitlines()]
    return [(int(each[1]), each[2], [int(n) for n in each[3].split()]) for each in found if each]


@pytest.mark.parametrize(("seed", "what", "numbers"), vectors())
def test_the_vectors_of_the_page_are_true(seed: int, what: str, numbers: list[int]) -> None:
    rng = HashRng(seed_of(seed))
    if what == "shuffle":
        cards = vec[i64](range(10))
        rng.shuffle(cards, 0)
        assert list(cards) == numbers
    else:
        n = 1 << 32 if what == "numbers" else int(what.removeprefix("below "))
        assert [rng.below(n) for _ in numbers] == numbers


def test_the_page_has_vectors_of_both_seeds() -> None:
    assert [(seed, what) for seed, what, _ in vectors()] == [
        (seed, what) for seed in (0, 1) for what in ("numbers", "below 6", "below 60", "below 3000000000", "shuffle")
    ]
