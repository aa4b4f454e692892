"""No text of a client carries a line end, a zero character or half a character into a log or a record."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server_hostile import MESSAGES, of_every_type

from stammtisch import wire
from stammtisch.server.typescript import ROOT

pytestmark = pytest.mark.once
BAD = ["\n", "\r", "\0", "\u0085", "\u2028", "\ud800", "\udfff"]
OPTIONS = {"bids": "true"}
BODIES: list[tuple[type, dict[str, Any]]] = [
    (wire.NewVisitor, {"name": "Anna"}),
    (wire.Rename, {"name": "Anna"}),
    (wire.NewTable, {"game": "foppen", "options": OPTIONS, "bots": ["rule"]}),
    (wire.Code, {"code": "ABCD23"}),
]
REQUESTS = [(wire.FromClient, {**each, **({"options": OPTIONS} if "options" in each else {})}) for each in MESSAGES]
Place = tuple[str | int, ...]


def texts(value: Any, place: Place = ()) -> Iterator[Place]:
    """Where text stands in a message; the keys of options are text, those of the message itself are not."""
    if isinstance(value, str):
        yield place
    for key, each in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from texts(each, (*place, key))
        if place and isinstance(key, str):
            yield (*place, key, "key")


def spoiled(message: dict[str, Any], place: Place, bad: str) -> bytes:
    message = deepcopy(message)
    *way, last = place[:-1] if place[-1] == "key" else place
    inner: Any = message
    for step in way:
        inner = inner[step]
    if place[-1] == "key":
        inner[f"{last}{bad}"] = inner.pop(last)
    else:
        inner[last] += bad
    return json.dumps(message).encode()


@pytest.mark.parametrize(("kind", "message"), [*REQUESTS, *BODIES], ids=lambda each: str(each)[:40])
def test_every_text_of_a_client_is_printed_text(kind: Any, message: dict[str, Any]) -> None:
    assert of_every_type()
    msgspec.json.decode(json.dumps(message), type=kind)
    for place in texts(message):
        for bad in BAD:
            with pytest.raises((msgspec.MsgspecError, UnicodeError)):
                print(place, msgspec.json.decode(spoiled(message, place, bad), type=kind))


def test_no_pattern_ends_before_a_line_end() -> None:
    dollars = re.compile(r"""(?:pattern=|re\.\w+\()\s*[rbf]*["'][^"'\n]*\$["']""")
    sources = [path for path in Path(ROOT, "src").rglob("*.py") if dollars.search(path.read_text("utf-8"))]
    assert sources == []
    schemas = [path for path in Path(ROOT, "docs/schemas").glob("*.json") if '$",\n' in path.read_text("utf-8")]
    assert schemas == []
