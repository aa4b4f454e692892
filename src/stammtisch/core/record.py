"""Writing down a match: a chain of lines, of which each seat may have what it was told, and all can check the rest."""

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from stammtisch.core.bits import members
from stammtisch.core.event import EVERYBODY, Event
from stammtisch.core.game import TABLE, Game
from stammtisch.core.option import Value
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import HashRng

FORMAT = "stammtisch-record/1"
START = "start"  # the words of action 0, the deal
BACK = "back"  # of the table, when all agree: `back 12` undoes all but the first 12 actions
FIRST = ""  # the hash before the header's

_WRITER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def canonical(value: object) -> bytes:
    """The one way to write a value as JSON."""
    return _WRITER.encode(value).encode()


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=32).hexdigest()


@dataclass(frozen=True)
class Part:
    """A hidden value and the salt without which its seal cannot be guessed at."""

    value: Any
    salt: bytes

    def seal(self) -> str:
        return digest(self.salt + canonical(self.value))


@dataclass(frozen=True)
class Line:
    """The open part is everybody's and is hashed; it holds the seals of the hidden parts, which may be left out."""

    open: dict[str, Any]
    hidden: dict[str, Part]
    hash: str

    def encode(self) -> bytes:
        """The line as it stands in a file, ready to be appended."""
        hidden = {name: {"salt": part.salt.hex(), "value": part.value} for name, part in self.hidden.items()}
        return canonical({**self.open, "hash": self.hash, **({"hidden": hidden} if hidden else {})}) + b"\n"

    def seals(self) -> dict[str, tuple[str, list[int]]]:
        """Each hidden part by name: its seal and the seats that may open it. The seed is nobody's until the end."""
        found = {str(i): (fact["sealed"], fact["to"]) for i, fact in enumerate(self.facts()) if "sealed" in fact}
        if "over" in self.open:
            found["seed"] = (self.open["commitment"], [])
        elif "sealed" in self.open:
            found["do"] = (self.open["sealed"], [self.open["seat"]])
        return found

    def facts(self) -> list[dict[str, Any]]:
        return list(self.open.get("facts", []))

    def for_seat(self, seat: int) -> "Line":
        """The line with the hidden parts that `seat` may have, and no other."""
        may = [name for name, (_, seats) in self.seals().items() if seat in seats]
        return Line(self.open, {name: part for name, part in self.hidden.items() if name in may}, self.hash)

    def words_seen_by(self, seat: int) -> str:
        """What was done; empty for a secret of another seat."""
        if "do" in self.open:
            return str(self.open["do"])
        part = self.for_seat(seat).hidden.get("do")
        return str(part.value) if part else ""

    def events(self) -> list[Event]:
        """What followed, with all that the record holds of it."""
        return [_event(fact, self.hidden.get(str(i))) for i, fact in enumerate(self.facts())]

    def events_seen_by(self, seat: int) -> list[Event]:
        """What followed, as `seat` was told it then; what the record leaves out is empty."""
        hidden = self.for_seat(seat).hidden
        return [_event(fact, hidden.get(str(i))) for i, fact in enumerate(self.facts())]


class Record:
    """The lines of a match: the header, the actions from the deal on, and the last line once there is one."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = list(lines)

    @property
    def header(self) -> dict[str, Any]:
        return self.lines[0].open

    @property
    def last(self) -> Line | None:
        return self.lines[-1] if "over" in self.lines[-1].open else None

    @property
    def actions(self) -> list[Line]:
        return [line for line in self.lines if "n" in line.open]

    @property
    def whole(self) -> bool:
        """Whether no hidden part is left out."""
        return all(line.hidden.keys() == line.seals().keys() for line in self.lines)

    @property
    def head(self) -> str:
        """The hash of the newest line. Somebody who notes it can later tell whether a line before it was changed."""
        return self.lines[-1].hash

    def encode(self) -> bytes:
        return b"".join(line.encode() for line in self.lines)

    def export(self, seat: int) -> bytes:
        """What `seat` may have at any time; `TABLE` is the spectator."""
        return Record([line.for_seat(seat) for line in self.lines]).encode()

    def events_seen_by(self, seat: int) -> list[list[Event]]:
        """The recorded events of each action from the deal on: a replay needs no engine."""
        return [line.events_seen_by(seat) for line in self.actions]

    def words_seen_by(self, seat: int) -> list[str]:
        return [line.words_seen_by(seat) for line in self.actions]


def next_line(previous: str, opened: dict[str, Any], hidden: dict[str, Part]) -> Line:
    """A line that follows the one whose hash is `previous`."""
    return Line(opened, hidden, digest(bytes.fromhex(previous) + canonical(opened)))


def action_line(
    previous: str, key: bytes, n: int, seat: int, words: str, sealed: bool, ms: int, facts: list[dict[str, Any]]
) -> Line:
    """Action `n` and what followed, each hidden part under a salt of its own made from the secret `key`."""
    hidden: dict[str, Part] = {}
    opened: dict[str, Any] = {"n": n, "seat": seat, "ms": ms, "do": words, "facts": [dict(fact) for fact in facts]}
    if sealed:
        hidden["do"] = Part(opened.pop("do"), salt(key, f"{n} do"))
        opened["sealed"] = hidden["do"].seal()
    for i, fact in enumerate(opened["facts"]):
        if fact["to"] != "all":
            hidden[str(i)] = Part(fact.pop("what"), salt(key, f"{n} {i}"))
            fact["sealed"] = hidden[str(i)].seal()
    return next_line(previous, opened, hidden)


def last_line(record: Record, over: bool, scores: list[int], places: list[int], seed: Part) -> Line:
    """The result, a digest of all open parts, and the seed that the header committed to."""
    commitment = record.header["commitment"]
    result: dict[str, Any] = {"over": over, "scores": scores, "places": places, "commitment": commitment}
    return next_line(record.head, {**result, "digest": whole_digest(record.lines, result)}, {"seed": seed})


def whole_digest(lines: list[Line], result: dict[str, Any]) -> str:
    """The digest of all lines before the last and of the result, each without its hash and hidden parts."""
    return digest(b"".join(canonical(opened) + b"\n" for opened in [*(line.open for line in lines), result]))


def salt(key: bytes, name: str) -> bytes:
    return blake2b(name.encode(), key=key, digest_size=16).digest()


def facts_of(events: list[Event], seats: int) -> list[dict[str, Any]]:
    """Events as the record holds them, before anything is hidden."""
    return [_fact(event, seats) for event in events]


def _fact(event: Event, seats: int) -> dict[str, Any]:
    all_hear = event.to == EVERYBODY
    return {
        "kind": event.kind,
        "seat": event.seat,
        "said": list(event.said),
        "what": list(event.what),
        "to": "all" if all_hear else [seat for seat in members(event.to) if seat < seats or seat == TABLE],
        "rule": event.rule,
    }


def _event(fact: dict[str, Any], part: Part | None) -> Event:
    to = EVERYBODY if fact["to"] == "all" else sum(1 << seat for seat in fact["to"])
    what = fact.get("what", part.value if part else [])
    return Event(fact["kind"], fact["seat"], list(fact["said"]), list(what), to, fact["rule"])


def rulings(game: Game) -> list[str]:
    """The rules of a match on which the house has ruled; those of tournaments are none of it."""
    return [rule.id for rule in game.rulebook().rules.values() if rule.ruling and rule.section != "tournament"]


class Recorder:
    """A match and its record, grown together. The seed and the key are its secrets until the match is over."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Value],
        seats: int,
        seed: bytes = b"",
        key: bytes = b"",
        date: str = "",
        entropy: Sequence[str] = (),
        said: Mapping[str, Any] | None = None,
        bots: Sequence[str] = (),
    ) -> None:
        """`said` is what the header said already, where a match is laid again that another release began; `bots` names
        who plays in each seat, and is empty for a person's."""
        seed = seed or os.urandom(32)
        settled = game.settle(options)
        self.game = game
        self.key = key or os.urandom(32)
        self.seed = Part(seed.hex(), salt(self.key, "seed"))
        self.state = game.table(settled, seats, HashRng(deal_seed(seed, entropy)))
        header = {
            "format": FORMAT,
            "game": game.name,
            "version": game.version,
            "release": release_installed(),
            "options": settled,
            "seats": seats,
            "rulings": rulings(game),
            "commitment": self.seed.seal(),
            "entropy": list(entropy),
            "date": date or datetime.now(UTC).isoformat(timespec="seconds"),
            **({"bots": list(bots)} if bots else {}),
            **(said or {}),
        }
        self.record = Record([next_line(FIRST, header, {})])
        self.state.events = []
        self.state.start()
        self._append(TABLE, START, False, 0)

    @property
    def finished(self) -> bool:
        return self.record.last is not None

    def play(self, seat: int, action: int, ms: int) -> Line:
        """Do it and write it down, or raise `Refusal`; `ms` since the start never run backwards."""
        if self.finished:
            raise Refusal("this record has its last line; to play on, resume it")
        self.game.check(self.state, seat, action)
        sealed = self.state.sealed(seat, action)
        self.state.events = []
        self.state.apply(seat, action)
        return self._append(seat, self.game.text(action), sealed, max(ms, self.record.lines[-1].open["ms"]))

    def done(self) -> list[tuple[int, int]]:
        """Who did what since the deal; what was taken back is left out."""
        found: list[tuple[int, int]] = []
        for line in self.record.actions[1:]:
            seat: int = line.open["seat"]
            words = line.words_seen_by(seat)
            if words.startswith(BACK + " "):
                del found[int(words.removeprefix(BACK + " ")) :]
            else:
                found.append((seat, self.game.parse(words)))
        return found

    def back(self, actions: int, ms: int) -> Line:
        """Undo all but the first so many actions; their lines stay, followed by one that says so."""
        header, seed = self.record.header, bytes.fromhex(self.seed.value)
        state = self.game.table(header["options"], header["seats"], HashRng(deal_seed(seed, header["entropy"])))
        state.start()
        for seat, action in self.done()[:actions]:
            state.apply(seat, action)
        self.state = state
        return self._append(TABLE, f"{BACK} {actions}", False, max(ms, self.record.lines[-1].open["ms"]))

    def _append(self, seat: int, words: str, sealed: bool, ms: int) -> Line:
        facts = facts_of(self.state.events or [], self.record.header["seats"])
        n = len(self.record.lines) - 1
        self.record.lines.append(action_line(self.record.head, self.key, n, seat, words, sealed, ms, facts))
        return self.record.lines[-1]

    def finish(self) -> Line:
        """The last line: of a match that is over, or of one that is interrupted."""
        assert not self.finished, "a record has one last line"
        state = self.state
        self.record.lines.append(last_line(self.record, state.over(), state.scores(), state.places(), self.seed))
        return self.record.lines[-1]

    def lines(self) -> list[bytes]:
        """The whole record, secrets and all: for the keeper, and for everybody once the match is over."""
        return [line.encode() for line in self.record.lines]

    def export(self, seat: int) -> bytes:
        return self.record.export(seat)

    def save(self, path: Path) -> None:
        """Write the whole record; at no moment is there half a file."""
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            beside = Path(file.name)
        try:
            with beside.open("wb") as file:
                file.write(self.record.encode())
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)


def unused(path: Path) -> Path:
    """This name or the next that no file has; it is taken at once, so that nothing is ever overwritten."""
    n = 1
    while True:
        found = path if n == 1 else path.with_stem(f"{path.stem}-{n}")
        try:
            found.touch(exist_ok=False)
            return found
        except FileExistsError:
            n += 1


def deal_seed(seed: bytes, entropy: Sequence[str]) -> bytes:
    """What the deal comes from: the committed seed, and what the seats added once they had seen the commitment."""
    return blake2b(bytes.fromhex("".join(entropy)), key=seed, digest_size=32).digest() if entropy else seed


def commitment_to(entropy: str) -> str:
    """What a seat gives of its entropy before any seat has revealed its own."""
    return digest(bytes.fromhex(entropy))


def release_installed() -> str:
    try:
        return installed("stammtisch")
    except PackageNotFoundError:
        return "unreleased"
