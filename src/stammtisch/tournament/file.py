"""One file that holds a whole tournament: JSON Lines, which any program can read, and which goes on elsewhere."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stammtisch.core.refusal import Refusal
from stammtisch.store.log import Entry
from stammtisch.tournament import entries, views
from stammtisch.tournament.formats import MOST_ENTRANTS
from stammtisch.tournament.local import applied, applied_results
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.state import Tournament, actor, bare

__all__ = ["Copy", "applied", "applied_results", "read", "written"]

VERSION = 1
MOST_LINES = 20_000
MOST_MEMBERS = 4_000
MOST_FORMS = 200  # of one table
MOST_ANEW = 2_000_000  # entries that are applied anew because others were undone


class Head(msgspec.Struct, frozen=True):
    """The first line. Files of copies are named by the id."""

    stammtisch_tournament: int
    id: Annotated[str, Meta(pattern=r"^t[0-9a-f]{15}(?![\s\S])")]
    name: str
    anonymous: bool = False


class FileLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry. What is kept outside the log stands here in full, unless the file is anonymous."""

    n: int
    at: Annotated[int, Meta(ge=0, le=2**53)]
    who: Annotated[str, Meta(max_length=64)]
    kind: str
    body: dict[str, Any] = {}
    request: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Copy(msgspec.Struct, frozen=True):
    id: str
    name: str
    log: list[Entry]
    texts: dict[int, str]
    tournament: Tournament  # what comes of it


def written(t: Tournament, log: Sequence[Entry], texts: dict[int, str], anonymous: bool = False) -> bytes:
    """The file of a tournament. An anonymous one has numbers for all names, and no code of it opens anything."""
    lines = [msgspec.json.encode(Head(VERSION, t.id, "" if anonymous else t.name, anonymous))]
    people = {who: f"v{i}" for i, who in enumerate(dict.fromkeys(actor(entry)[0] for entry in log), 1)}
    for entry in log:
        who, request = actor(entry)
        body = t.body(entry.n)
        if anonymous:
            body, who, request = _nameless(body, people), people[who], 0
        fields = msgspec.json.decode(body.encode() or b"{}")
        lines.append(msgspec.json.encode(FileLine(entry.n, entry.at, who, entry.kind, fields, request)))
    return b"\n".join(lines) + b"\n"


def _nameless(body: entries.Body, people: dict[str, str]) -> entries.Body:
    if isinstance(body, entries.PERSONAL):
        return bare(body)
    if isinstance(body, entries.Open):
        return msgspec.structs.replace(body, name="", place="", key="")
    if isinstance(body, entries.Name):
        return msgspec.structs.replace(body, name="", place="")
    if isinstance(body, entries.Dismiss):
        return msgspec.structs.replace(body, who=people.get(body.who, ""))
    return msgspec.structs.replace(body, why="") if hasattr(body, "why") else body


def _check_size(t: Tournament) -> None:
    """ValueError for more than a desk lets in, so that one file cannot keep the server of a hall busy."""
    tables = [len(each.tables) for each in t.rounds.values()]
    if len(t.entrants) > MOST_ENTRANTS or len(t.members) > MOST_MEMBERS or max(tables, default=0) > MOST_ENTRANTS:
        raise ValueError("it has more people or tables than a tournament can have")


def _check_shown(t: Tournament) -> None:
    """LookupError or ValueError where a log can be read, and what comes of it cannot be played on or shown."""
    for round in t.rounds.values():
        unknown = {n for each in round.layout.tables for n in each.who} - t.entrants.keys()
        if unknown:
            raise LookupError(f"round {round.n} has {sorted(unknown)}, who are not registered")
        if any(len(each.forms) > MOST_FORMS for each in round.tables.values()):
            raise ValueError(f"a table of round {round.n} has more than {MOST_FORMS} forms")
    views.hall(t, t.at)
    for who, member in t.members.items():
        if member.role == "director":
            views.desk(t, who, t.at, views.Around())
            break


def read(data: bytes) -> Copy:
    """A file as entries of a log; `Refusal` for what is no such file, or of a newer release."""
    from stammtisch.tournament.local import as_entry

    first, *rest = data.splitlines() or [b""]
    if len(rest) > MOST_LINES:
        raise Refusal(f"a file of a tournament has at most {MOST_LINES} lines")
    try:
        head = msgspec.json.decode(first, type=Head)
        lines = [msgspec.json.decode(line, type=FileLine) for line in rest]
        if head.stammtisch_tournament > VERSION or any(line.kind not in entries.TYPES for line in lines):
            raise DeskRefusal("file-newer", "this file is of a newer release of stammtisch")
        if sum(line.kind == entries.Undo.kind() for line in lines) * len(lines) > MOST_ANEW:
            raise DeskRefusal("file", "this is no file of a tournament: too much was undone in it")
        t = Tournament(head.id)
        copy = Copy(head.id, head.name, [], {}, t)
        for line in lines:
            assert line.n == t.n + 1, f"line {line.n} comes after {t.n}"
            body = entries.decode(line.kind, msgspec.json.encode(line.body))
            entry, text = as_entry(t, line.at, line.who, line.request, body)
            t.apply(entry, body)
            _check_size(t)
            copy.log.append(entry)
            if text:
                copy.texts[entry.n] = text
        _check_shown(t)
    except (msgspec.MsgspecError, ValueError, AssertionError, LookupError, UnicodeError) as error:
        raise Refusal(f"this is no file of a tournament: {error}") from None
    if not copy.log or copy.log[0].kind != entries.Open.kind():
        raise Refusal("this is no file of a tournament: it does not begin")
    return copy
