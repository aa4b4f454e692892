"""A record cannot break unnoticed and cannot lie; an interrupted one goes on."""

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from recorded import GAMES, KEY, SEED, VIEWERS, begun, finished, played

from stammtisch.core.game import TABLE
from stammtisch.core.option import Value
from stammtisch.core.read import BadRecord, read
from stammtisch.core.record import Line, Part, Record, next_line, whole_digest
from stammtisch.core.rng import seed_of
from stammtisch.core.verify import resume, verify
from stammtisch.games.foppen import GAME
from stammtisch.words import LANGUAGES, Words
from stammtisch.words.speech import capital

pytestmark = pytest.mark.once


FLIPS = [
    ("whole", 0x01),
    (TABLE, 0x01),
    *(pytest.param(viewer, bit, marks=pytest.mark.soak) for viewer, bit in [("whole", 0x20), (0, 1), (1, 1), (2, 1)]),
]


@pytest.fixture(scope="module")
def short() -> Record:
    """Three sealed bids and nine cards, then interrupted."""
    return finished(played(begun(), 12))


@pytest.fixture(scope="module")
def match() -> Record:
    return finished(played(begun(), 10_000))


def forged(record: Record, change: Callable[[list[dict[str, Any]]], None], seed: Part | None = None) -> bytes:
    """What a liar writes who knows the format: the open parts changed, and all hashes made anew."""
    opens = deepcopy([line.open for line in record.lines])
    change(opens)
    lines: list[Line] = []
    for opened, line in zip(opens, record.lines, strict=True):
        if "over" in opened:
            del opened["digest"]
            opened["digest"] = whole_digest(lines, opened)
        hidden = {"seed": seed} if seed and "over" in opened else line.hidden
        lines.append(next_line(lines[-1].hash if lines else "", opened, hidden))
    return Record(lines).encode()


SAID: dict[str, list[str]] = {}  # what was found wrong, in every language


def wrong(data: bytes) -> tuple[int, str]:
    verdict = verify(data, GAMES)
    assert not verdict.ok
    assert not verdict.judged
    [told] = verdict.told
    if told.key not in SAID:
        SAID[told.key] = [Words(language).say(told.key, **told.given) for language in LANGUAGES]
    assert len(set(SAID[told.key])) == len(LANGUAGES), "each language has its own words for it"
    return verdict.line, verdict.says[0]


def test_a_whole_match_is_judged_by_the_engine(match: Record) -> None:
    verdict = verify(match.encode(), GAMES)

    assert verdict.ok
    assert verdict.finished
    assert verdict.judged
    assert match.last is not None
    assert match.last.open["over"] is True


def test_an_interrupted_match_is_a_good_record(short: Record) -> None:
    verdict = verify(short, GAMES)

    assert verdict.ok
    assert verdict.finished
    assert verdict.judged
    assert str(verdict) == (
        "all 15 lines are as they were written; the match was interrupted\nthe engine judged every move"
    )


@pytest.mark.parametrize(("viewer", "bit"), FLIPS)
def test_every_flipped_byte_is_noticed_in_its_line(short: Record, viewer: str | int, bit: int) -> None:
    data = short.encode() if isinstance(viewer, str) else short.export(viewer)
    line = 1
    for i in range(len(data)):
        flipped = data[:i] + bytes([data[i] ^ bit]) + data[i + 1 :]

        with pytest.raises(BadRecord) as noticed:
            read(flipped)

        assert noticed.value.line == line, f"byte {i}, {data[i - 20 : i + 20]!r}: {noticed.value}"
        line += data[i] == ord("\n")


def test_flipped_bytes_of_a_whole_match_are_noticed_in_their_line(match: Record) -> None:
    data = match.encode()
    for i in range(0, len(data), len(data) // 50):
        line, _ = wrong(data[:i] + bytes([data[i] ^ 1]) + data[i + 1 :])

        assert line == 1 + data[:i].count(b"\n")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"ms":0', b'"ms": 0'),
        (b'"ms":0', b'"ms":-0'),
        (b'"n":0', b'"n":0,"n":0'),
        (b'"start"', b'"st\\u0061rt"'),
        (b'"ms":0,"n":0', b'"n":0,"ms":0'),
        (b'"ms":0,"n":0,"seat":15}\n', b'"ms":0,"n":0,"seat":15}\r\n'),
    ],
)
def test_the_same_said_in_another_way_is_refused(short: Record, old: bytes, new: bytes) -> None:
    data = short.encode()
    assert old in data

    assert wrong(data.replace(old, new, 1)) == (2, "line 2: it is not written in the one way records are written")


def test_there_is_one_way_to_leave_all_hidden_parts_out(short: Record) -> None:
    data = short.export(TABLE)

    assert wrong(data.replace(b',"ms":0,"n":0', b',"hidden":{},"ms":0,"n":0'))[0] == 2


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_export_is_checked_as_far_as_it_goes_and_says_so(match: Record, viewer: int) -> None:
    verdict = verify(match.export(viewer), GAMES)

    assert verdict.ok
    assert verdict.finished
    assert not verdict.judged
    assert "hidden parts are left out" in verdict.says[1]


def test_a_dropped_doubled_or_swapped_line_is_named(short: Record) -> None:
    rows = short.encode().splitlines(keepends=True)

    assert wrong(b"".join(rows[:5] + rows[6:]))[0] == 6
    assert wrong(b"".join(rows[:6] + rows[5:]))[0] == 7
    assert wrong(b"".join([*rows[:5], rows[6], rows[5], *rows[7:]]))[0] == 6
    assert wrong(b"".join(rows[1:]))[0] == 1
    assert wrong(b"".join([rows[0], rows[-1]])) == (2, "line 2: the deal is missing")
    assert wrong(b"".join([*rows, rows[-1]])) == (16, "line 16: nothing follows a last line")
    assert wrong(b"".join([*rows, b"\n"]))[0] == 16


def test_a_record_cut_off_at_the_end_of_a_line_is_unfinished(short: Record) -> None:
    rows = short.encode().splitlines(keepends=True)
    for kept in range(1, len(rows)):
        verdict = verify(b"".join(rows[:kept]), GAMES)

        assert verdict.ok
        assert not verdict.finished
        assert not verdict.judged
        assert f"cut off after line {kept}" in verdict.says[0]


def test_a_record_cut_off_within_a_line_is_wrong_in_that_line(short: Record) -> None:
    data = short.encode()
    for i in range(1, len(data), 97):
        if data[i - 1] != ord("\n"):
            assert wrong(data[:i])[0] == 1 + data[:i].count(b"\n")


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "empty"),
        (b"\n", "no JSON"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "no JSON"),
        (b"\xff\xfe{\x00}\x00\n\x00", "no JSON"),
        (b'{"a": 1}', "not of a record"),
        (b'{"a":1}\n', "not of a record"),
        (b"[1,2]\n", "not of a record"),
        (b'{"format":"stammtisch-record/1"}\n', "missing"),
        (b'{"format":"stammtisch-record/1","seats":NaN}\n', "no JSON"),
        (b'{"format":"\\ud800"}\n', "no JSON"),
        (b"[" * 100_000 + b"\n", "no JSON"),
        (b'{"format": "stammtisch-record/1"}\n', "missing"),
        (b'{"format":"stammtisch-record/2","release":"9.1"}\n', "'stammtisch-record/2', written by release 9.1"),
    ],
    ids=range(13),
)
def test_a_foreign_file_is_refused_in_plain_words(data: bytes, says: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(says)) as refused:
        read(data)

    assert refused.value.line == 1


@pytest.mark.parametrize(
    ("at", "name", "value"),
    [
        (0, "seats", 0),
        (0, "seats", True),
        (0, "options", {"bids": None}),
        (0, "commitment", "00"),
        (0, "chat", "hello"),
        (1, "n", -1),
        (1, "do", "deal"),
        (2, "seat", 3),
        (2, "ms", 0.5),
        (2, "facts", [{}]),
        (5, "n", 5),
        (5, "do", "start"),
        (5, "do", 5),
        (5, "ms", 0),
        (-1, "scores", [0, 0]),
        (-1, "commitment", "0" * 64),
    ],
)
def test_a_line_of_another_shape_is_refused_though_its_hashes_hold(
    short: Record, at: int, name: str, value: object
) -> None:
    def change(opens: list[dict[str, Any]]) -> None:
        opens[at][name] = value
        if (name, value) == ("do", "start"):
            opens[at]["seat"] = TABLE

    with pytest.raises(BadRecord) as refused:
        read(forged(short, change))

    assert refused.value.line == range(1, 16)[at]


def test_a_last_line_with_another_commitment_or_digest_is_refused_though_its_hash_holds(short: Record) -> None:
    spectators = read(short.export(TABLE))

    for name, says in (("commitment", "not the one of the header"), ("digest", "not that of the lines before")):
        changed = {**spectators.lines[-1].open, name: "0" * 64}
        last = next_line(spectators.lines[-2].hash, changed, {})
        line, said = wrong(Record([*spectators.lines[:-1], last]).encode())
        assert line == 15
        assert says in said


def test_a_fact_for_a_seat_that_is_not_there_is_refused(short: Record) -> None:
    def change(opens: list[dict[str, Any]]) -> None:
        opens[1]["facts"][1]["to"] = [0, 9]

    assert wrong(forged(short, change)) == (2, "line 2: it names a seat that a table of 3 does not have")


def test_a_move_exchanged_for_another_is_found_by_the_engine(short: Record) -> None:
    held = short.lines[1].events_seen_by(2)[3].what
    other = next(f"play {card}" for card in held if f"play {card}" != short.lines[5].open["do"])

    line, says = wrong(forged(short, lambda opens: opens[5].update(do=other)))

    assert line == 6
    assert "by the rules it is" in says


@pytest.mark.parametrize(
    ("words", "says"), [("play G99", "no move"), ("bid", "(H-004)"), ("play R9", "seat 2 may not")]
)
def test_a_move_that_was_not_allowed_is_found_by_the_engine(short: Record, words: str, says: str) -> None:
    assert short.lines[5].open["seat"] == 2

    line, said = wrong(forged(short, lambda opens: opens[5].update(do=words)))

    assert line == 6
    assert says in said


def test_wrong_results_are_found_by_the_engine(short: Record, match: Record) -> None:
    last = len(match.lines)

    assert wrong(forged(match, lambda opens: opens[-1].update(scores=[500, 0, 0])))[0] == last
    assert wrong(forged(match, lambda opens: opens[-1].update(places=[2, 2, 2])))[0] == last
    assert wrong(forged(match, lambda opens: opens[-1].update(over=False)))[0] == last
    assert wrong(forged(short, lambda opens: opens[-1].update(over=True)))[0] == 15


def test_another_seed_is_another_deal(short: Record) -> None:
    seed = Part(seed_of(8).hex(), bytes(16))

    def change(opens: list[dict[str, Any]]) -> None:
        opens[0]["commitment"] = opens[-1]["commitment"] = seed.seal()

    assert wrong(forged(short, change, seed))[0] == 2
    assert wrong(forged(short, lambda opens: None, seed)) == (
        15,
        "line 15: the hidden part 'seed' is not what was sealed",
    )


def test_an_action_that_was_to_be_sealed_may_not_be_open(short: Record) -> None:
    record = read(short.encode())
    words = record.lines[2].hidden.pop("do").value

    def change(opens: list[dict[str, Any]]) -> None:
        del opens[2]["sealed"]
        opens[2]["do"] = words

    line, says = wrong(forged(record, change))

    assert line == 3
    assert "recorded as open" in says


def test_a_missing_fact_is_found_by_the_engine(short: Record) -> None:
    line, says = wrong(forged(short, lambda opens: opens[7]["facts"].pop()))

    assert line == 8
    assert "is nothing; by the rules it is" in says


@pytest.mark.parametrize("options", [{}, {"bids": "true"}, {"bids": True, "stakes": 3}])
def test_options_that_were_not_settled_are_found(short: Record, options: dict[str, Value]) -> None:
    assert wrong(forged(short, lambda opens: opens[0].update(options=options)))[0] == 1


def test_a_table_the_game_does_not_have_is_found(short: Record) -> None:
    def change(opens: list[dict[str, Any]]) -> None:
        opens[0].update(seats=9)
        opens[-1].update(scores=[0] * 9, places=[1] * 9)

    line, says = wrong(forged(short, change))

    assert line == 1
    assert "players, not 9" in says


def test_another_version_is_left_to_the_release_that_wrote_it(short: Record) -> None:
    verdict = verify(forged(short, lambda opens: opens[0].update(version=99, release="7.3")), GAMES)

    assert verdict.ok
    assert not verdict.judged
    assert "release 7.3 wrote it by version 99 of Foppen and can judge its moves" in verdict.says[1]


def test_an_unknown_game_is_checked_but_not_judged(short: Record) -> None:
    verdict = verify(short, {})

    assert verdict.ok
    assert not verdict.judged
    assert "no game 'foppen' here" in verdict.says[1]


def test_an_interrupted_match_goes_on_from_its_record(short: Record, match: Record) -> None:
    recorder = played(resume(read(short.encode()), GAME), 10_000)
    record = finished(recorder)

    assert record.lines[: len(short.lines) - 1] == short.lines[:-1]
    assert verify(record, GAMES).judged
    assert record.words_seen_by(TABLE) == match.words_seen_by(TABLE)


def test_a_resumed_record_takes_new_salts(short: Record) -> None:
    records = [played(resume(short, GAME), 200).record for _ in range(2)]

    salts = [{part.salt for line in record.lines[14:] for part in line.hidden.values()} for record in records]

    assert salts[0]
    assert not salts[0] & salts[1]


def test_a_log_without_a_last_line_goes_on_to_the_same_bytes_with_seed_and_key(match: Record) -> None:
    log = read(b"".join(match.encode().splitlines(keepends=True)[:40]))

    assert finished(played(resume(log, GAME, SEED, KEY), 10_000)).encode() == match.encode()


def test_only_a_whole_unfinished_record_with_its_own_seed_goes_on(short: Record, match: Record) -> None:
    log = Record(short.lines[:-1])

    with pytest.raises(BadRecord, match="the match is over"):
        resume(match, GAME)
    with pytest.raises(BadRecord, match="leaves hidden parts out"):
        resume(read(short.export(1)), GAME)
    with pytest.raises(BadRecord, match="another seed or key"):
        resume(log, GAME, seed_of(8), KEY)
    with pytest.raises(BadRecord, match="line 14: the record breaks off here"):
        resume(log, GAME)
    with pytest.raises(BadRecord, match="a match of 'skat', not of Foppen"):
        resume(read(forged(short, lambda opens: opens[0].update(game="skat"))), GAME)
    with pytest.raises(BadRecord, match="wrote it by version 99"):
        resume(read(forged(short, lambda opens: opens[0].update(version=99, release="7.3"))), GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_verdict_says_can_be_said_in_every_language(short: Record, language: str) -> None:
    """Also of a record of a game that is not here, without its end, or with parts left out."""
    words, lines = Words(language), short.encode().splitlines(keepends=True)
    records = [short.encode(), short.export(0), b"".join(lines[:3])]
    verdicts = [verify(data, games) for data in records for games in (GAMES, {})]
    said = {told.key: words.say(told.key, **told.given) for verdict in verdicts for told in verdict.told}
    assert len(said) == 7
    english = {f"{capital(told.english)}." for verdict in verdicts for told in verdict.told}
    assert (english & set(said.values()) == set()) is (language != "en")
