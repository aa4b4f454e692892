"""Reading a record: whole to the last byte, or refused with the first line that is not."""

import json
from collections.abc import Callable
from typing import Any, NoReturn

from stammtisch.core.game import TABLE
from stammtisch.core.record import (
    FIRST,
    FORMAT,
    START,
    Line,
    Part,
    Record,
    canonical,
    commitment_to,
    next_line,
    whole_digest,
)
from stammtisch.core.refusal import Given, Wrong


class BadRecord(Wrong):
    """What is wrong with a record, and in which line, counted from 1."""

    def __init__(self, line: int, wrong: str, key: str, said: Given | None = None) -> None:
        super().__init__(f"line {line}: {wrong}", key, said)
        self.line = line


def read(data: bytes) -> Record:
    """The record in a file, intact to the last byte; `BadRecord` names the first line that is not."""
    rows = data.split(b"\n")
    if not data:
        raise BadRecord(1, "the file is empty", "bad-record-empty")
    lines: list[Line] = []
    for number, row in enumerate(rows[:-1], 1):
        lines.append(_line(row, number))
        _check(lines)
    if rows[-1]:
        _cut_off(rows[-1], len(rows))
    return Record(lines)


Shape = dict[str, Callable[[Any], bool]]


def _is(kind: type) -> Callable[[Any], bool]:
    return lambda value: type(value) is kind


def _list_of(kind: type) -> Callable[[Any], bool]:
    return lambda value: type(value) is list and all(type(each) is kind for each in value)


def _hex(length: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is str and len(value) == length and not value.strip("0123456789abcdef")


def _audience(value: Any) -> bool:
    return value == "all" or (_list_of(int)(value) and value == sorted(set(value)))


def _natural(value: Any) -> bool:
    return type(value) is int and value >= 0


HASH = _hex(64)
HEADER: Shape = {
    "format": _is(str),
    "game": _is(str),
    "version": _natural,
    "release": _is(str),
    "options": lambda value: type(value) is dict and all(type(each) in (bool, int, str) for each in value.values()),
    "seats": lambda value: type(value) is int and 0 < value < TABLE,
    "rulings": _list_of(str),
    "commitment": HASH,
    "entropy": lambda value: type(value) is list and all(HASH(each) for each in value),
    "date": _is(str),
}
SEATED: Shape = {"bots": _list_of(str)}
COMMITTED: Shape = {"commitments": lambda value: type(value) is list and all(HASH(each) for each in value)}
ACTION: Shape = {"n": _natural, "seat": _natural, "ms": _natural, "facts": _list_of(dict)}
FACT: Shape = {"kind": _is(str), "seat": _natural, "said": _list_of(str), "to": _audience, "rule": _is(str)}
LAST: Shape = {
    "over": _is(bool),
    "scores": _list_of(int),
    "places": _list_of(int),
    "commitment": HASH,
    "digest": HASH,
}
PARTS: dict[str, Shape] = {"seed": {"salt": _hex(32), "value": HASH}, "do": {"salt": _hex(32), "value": _is(str)}}
WHAT: Shape = {"salt": _hex(32), "value": _list_of(str)}
DONE: Shape = {"do": _is(str)}
TOLD: Shape = {"what": _list_of(str)}
SEALED: Shape = {"sealed": HASH}
NOTHING: dict[str, Any] = {}


def _fits(value: Any, *shapes: Shape) -> bool:
    shape = {name: test for each in shapes for name, test in each.items()}
    if type(value) is not dict or value.keys() != shape.keys():
        return False
    return all(test(value[name]) for name, test in shape.items())


def _line(row: bytes, number: int) -> Line:
    value, exact = _parsed(row, number)
    mark, hidden = value.pop("hash", None), value.pop("hidden", NOTHING)
    _check_shape(value, number)
    if not HASH(mark) or not _are_parts(hidden):
        raise BadRecord(number, "its hash or its hidden parts are malformed", "bad-record-malformed")
    if not exact:
        raise BadRecord(number, "it is not written in the one way records are written", "bad-record-written")
    return Line(value, {name: Part(part["value"], bytes.fromhex(part["salt"])) for name, part in hidden.items()}, mark)


def _are_parts(hidden: Any) -> bool:
    """An empty `hidden` is not written, so that there is one way to leave all parts out."""
    if hidden is NOTHING:
        return True
    return type(hidden) is dict and hidden != {} and all(_fits(hidden[name], PARTS.get(name, WHAT)) for name in hidden)


def _parsed(row: bytes, number: int) -> tuple[dict[str, Any], bool]:
    """The value, and whether it is written exactly as we would write it."""
    try:
        value = json.loads(row.decode(), parse_constant=_no_number)
        exact = canonical(value) == row
    except (ValueError, RecursionError):
        raise BadRecord(
            number, "this is no JSON in UTF-8, so it is no record, or a damaged one", "bad-record-json"
        ) from None
    if type(value) is not dict or (number == 1 and "format" not in value):
        raise BadRecord(number, "this is JSON, but not of a record of Stammtisch", "bad-record-other")
    return value, exact


def _no_number(text: str) -> NoReturn:
    raise ValueError(text)


def _check_shape(opened: dict[str, Any], number: int) -> None:
    """A header comes first, then actions, then perhaps a last line."""
    if number == 1:
        found = opened["format"]
        if found != FORMAT:
            wrote = f", written by release {opened['release']}" if type(opened.get("release")) is str else ""
            raise BadRecord(
                1,
                f"its format is {found!r}{wrote}; this release reads {FORMAT!r}",
                "bad-record-format",
                {"found": str(found), "ours": FORMAT},
            )
        fits = _fits(opened, HEADER, COMMITTED if "commitments" in opened else {}, SEATED if "bots" in opened else {})
        fits = fits and len(opened.get("bots", [])) in (0, opened["seats"])
    elif "over" in opened:
        fits = _fits(opened, LAST)
    else:
        fits = _fits(opened, ACTION, SEALED if "sealed" in opened else DONE)
        fits = fits and all(_fits(fact, FACT, TOLD if fact.get("to") == "all" else SEALED) for fact in opened["facts"])
    if not fits:
        raise BadRecord(number, "something is missing, unknown or of the wrong kind", "bad-record-shape")
    if "commitments" in opened and opened["commitments"] != [commitment_to(each) for each in opened["entropy"]]:
        raise BadRecord(
            number, "the seats have not revealed the entropy that they had committed to", "bad-record-promise"
        )


def _check(lines: list[Line]) -> None:
    """The newest line follows the ones before it, and its seals hold."""
    number, line = len(lines), lines[-1]
    if number > 1:
        _check_place(lines, number)
        _check_seats(line.open, lines[0].open["seats"], number)
    if next_line(lines[-2].hash if number > 1 else FIRST, line.open, {}).hash != line.hash:
        raise BadRecord(
            number, "its hash is not that of this line after the one before: something was changed", "bad-record-hash"
        )
    seals = line.seals()
    for name, part in line.hidden.items():
        if name not in seals or part.seal() != seals[name][0]:
            raise BadRecord(
                number, f"the hidden part {name!r} is not what was sealed", "bad-record-part", {"part": name}
            )


def _check_place(lines: list[Line], number: int) -> None:
    opened, before = lines[-1].open, lines[-2].open
    if "over" in before:
        raise BadRecord(number, "nothing follows a last line", "bad-record-after")
    if "over" in opened:
        _check_result(lines, number)
    elif opened["n"] != number - 2:
        raise BadRecord(
            number,
            f"action {number - 2} belongs here, not {opened['n']}: a line is missing or misplaced",
            "bad-record-place",
            {"n": number - 2, "found": opened["n"]},
        )
    elif (opened["seat"] == TABLE and opened.get("do") == START) != (number == 2):
        raise BadRecord(number, "the deal is action 0, and only that", "bad-record-deal")
    elif opened["ms"] < before.get("ms", 0):
        raise BadRecord(number, "time runs backwards", "bad-record-time")


def _check_seats(opened: dict[str, Any], seats: int, number: int) -> None:
    facts = opened.get("facts", [])
    named = {opened.get("seat", TABLE)} | {fact["seat"] for fact in facts}
    named |= {seat for fact in facts if fact["to"] != "all" for seat in fact["to"]}
    if not named <= {*range(seats), TABLE}:
        raise BadRecord(
            number, f"it names a seat that a table of {seats} does not have", "bad-record-seat", {"n": seats}
        )


def _check_result(lines: list[Line], number: int) -> None:
    header, result = lines[0].open, dict(lines[-1].open)
    if number == 2:
        raise BadRecord(2, "the deal is missing", "bad-record-no-deal")
    if result["commitment"] != header["commitment"]:
        raise BadRecord(number, "the seed it reveals is not the one of the header", "bad-record-seed")
    if {len(result["scores"]), len(result["places"])} != {header["seats"]}:
        raise BadRecord(number, "each seat has one score and one place", "bad-record-scores")
    if result.pop("digest") != whole_digest(lines[:-1], result):
        raise BadRecord(number, "its digest is not that of the lines before it", "bad-record-digest")


def _cut_off(row: bytes, number: int) -> NoReturn:
    if number == 1:
        _parsed(row, 1)
    raise BadRecord(number, "the record is cut off in the middle of this line", "bad-record-cut")
