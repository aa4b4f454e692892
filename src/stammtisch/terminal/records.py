"""Where the records of matches are kept, and which there are."""

import json
import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from stammtisch.core.read import BadRecord
from stammtisch.core.refusal import Wrong
from stammtisch.games import GAMES
from stammtisch.words import Words


class Kept(NamedTuple):
    """A record as its first and last line describe it; nothing of it is checked."""

    path: Path
    game: str
    seats: int
    date: str
    over: bool
    lines: int


def misread(file: Path, error: BadRecord, words: Words) -> Wrong:
    """What is wrong with the record in a file."""
    why = words.say(error.key, **error.said)
    return Wrong(f"{file}: {error}", "bad-record", {"file": str(file), "n": error.line, "why": why})


def home() -> Path:
    """Where records are saved unless another place is named."""
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "stammtisch" / "records"


def made_home() -> Path:
    """The same, made if need be; an interrupted record holds its seed, so nobody else may look."""
    folder = home()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def place_for(wanted: Path | None, game: str) -> Path:
    """Where a record will be saved: known to be possible before the first card is played."""
    if wanted is not None and wanted.exists():
        why = f"{wanted} exists already; nothing is overwritten, so name another file"
        raise Wrong(why, "error-exists", {"file": str(wanted)})
    path = wanted or made_home() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.jsonl"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not os.access(path.parent, os.W_OK):
        why = f"nothing can be written in {path.parent}; name another place with --record"
        raise Wrong(why, "error-not-writable", {"folder": str(path.parent)})
    return path


def kept() -> list[Kept]:
    """All records of the usual place, the newest first; what is no record is left out."""
    return sorted(_found(), key=lambda each: (each.date, each.path.stat().st_mtime_ns), reverse=True)


def _found() -> Iterator[Kept]:
    for path in home().glob("*.jsonl"):
        lines = path.read_bytes().splitlines()
        try:
            first, last = json.loads(lines[0]), json.loads(lines[-1])
            yield Kept(path, first["game"], first["seats"], first["date"], bool(last.get("over")), len(lines))
        except (ValueError, LookupError, TypeError, AttributeError):
            continue


def newest_left() -> Path:
    """The newest match that was left and can be taken up again."""
    for each in kept():
        if not each.over:
            return each.path
    raise Wrong(f"there is no match to go on with in {home()}", "error-none-left", {"folder": str(home())})


def listed(words: Words) -> list[str]:
    """A line for each record, ready to be read."""
    found = kept()
    if not found:
        return [words.say("records-none", folder=str(home()))]
    lines = [words.say("records-head", folder=str(home()), n=len(found))]
    for each in found:
        title = GAMES[each.game].title if each.game in GAMES else each.game
        state = words.say("records-over" if each.over else "records-left")
        date = f"{words.date(each.date)} {each.date[11:16]}"
        lines.append(f"  {each.path.name}  {title}, {words.say('players', n=each.seats)}, {date}, {state}")
    return lines


def as_data() -> list[dict[str, Any]]:
    return [{**each._asdict(), "path": str(each.path)} for each in kept()]
