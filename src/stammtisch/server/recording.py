"""One match at a live table: its state, and its record, which grows line by line."""

from collections import deque
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from stammtisch.core.game import TABLE, Game, State
from stammtisch.core.option import Value
from stammtisch.core.read import read
from stammtisch.core.record import BACK, Line, Part, Record, Recorder, action_line, deal_seed, facts_of, last_line
from stammtisch.core.rng import HashRng

RECENT = 64  # lines kept in memory for clients that reconnect
Sat = tuple[str, str]
"""Who sat in a seat when the match ended: the visitor, and the bot that played."""


class Prepared(NamedTuple):
    """A legal action that has not been done yet: the record's next line, and the state after it."""

    line: Line
    state: State
    seat: int
    action: int


class Kept(NamedTuple):
    """What a record is made of, as it can be given to another process; `scores` and `places` are of a match that is
    over."""

    lines: bytes
    part: Part
    over: bool
    scores: list[int]
    places: list[int]

    def record(self) -> Record:
        """The whole record; with its last line if the match is over."""
        record = read(self.lines)
        if self.over:
            record.lines.append(last_line(record, True, self.scores, self.places, self.part))
        return record

    def seed(self) -> bytes:
        return bytes.fromhex(self.part.value)


class Recording:
    """`said` is what the header of the record says of release, rulings and options."""

    def __init__(
        self,
        game: Game,
        said: dict[str, Any],
        seats: int,
        seed: bytes,
        key: bytes,
        entropy: list[str],
        at: int,
        n: int,
    ) -> None:
        date = datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
        options: dict[str, Value] = said["options"]
        recorder = Recorder(game, options, seats, seed, key, date, entropy=entropy, said=said)
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = deal_seed(seed, entropy)
        self.key = key
        self.part = recorder.seed
        self.began = at
        self.ms = 0
        self.state: State = recorder.state
        self.state.events = None
        self.done: list[tuple[int, int]] = []  # the seat and action of each ply
        self.backs = 0  # how often it was gone back
        self.began_with: list[str] = []  # who sat in each seat when it began
        self.sat: list[Sat] = []  # by seat, once it is over
        self.address = ""  # its own, for ever; ends in a secret that only those at the table are told
        self.lines = [line.encode() for line in recorder.record.lines]
        self.head = recorder.record.head
        self.recent = deque([(n, recorder.record.lines[-1])], maxlen=RECENT)

    def prepare(self, seat: int, action: int, at: int) -> Prepared:
        """The line and the state that an action would lead to; changes nothing."""
        state = self.state.clone()
        sealed = self.state.sealed(seat, action)
        state.events = []
        state.apply(seat, action)
        facts = facts_of(state.events, self.seats)
        state.events = None
        words = self.game.text(action)
        return Prepared(self._line(seat, words, sealed, at, facts), state, seat, action)

    def adopt(self, prepared: Prepared, n: int) -> None:
        """Do a prepared action; `n` is its entry in the log of the table."""
        self.state = prepared.state
        self.done.append((prepared.seat, prepared.action))
        self._append(prepared.line, n)

    def actor(self, body: bytes, prepared: Prepared | None) -> tuple[int, str]:
        """The seat of an action that has not been done yet, and its words."""
        if prepared is not None:
            return prepared.seat, self.game.text(prepared.action)
        line = _decode(body)
        return line.open["seat"], line.words_seen_by(line.open["seat"])

    def repeat(self, body: bytes, n: int) -> None:
        """Do the action of a line that is in the log."""
        line = _decode(body)
        seat = line.open["seat"]
        action = self.game.parse(line.words_seen_by(seat))
        self.state.apply(seat, action)
        self.done.append((seat, action))
        self._append(line, n, body)

    def back(self, ply: int, at: int, n: int) -> None:
        """Undo all actions after the first `ply`; their lines stay in the record, followed by one that says so."""
        self.backs += 1
        self.done = self.done[:ply]
        self.state = self.game.table(self.options, self.seats, HashRng(self.seed))
        self.state.start()
        for seat, action in self.done:
            self.state.apply(seat, action)
        self._append(self._line(TABLE, f"{BACK} {ply}", False, at, []), n)

    def kept(self) -> Kept:
        over = self.state.over()
        scores, places = (self.state.scores(), self.state.places()) if over else ([], [])
        return Kept(b"".join(self.lines), self.part, over, list(scores), list(places))

    def record(self) -> Record:
        return self.kept().record()

    def _line(self, seat: int, words: str, sealed: bool, at: int, facts: list[dict[str, Any]]) -> Line:
        ms = max(at - self.began, self.ms)
        return action_line(self.head, self.key, len(self.lines) - 1, seat, words, sealed, ms, facts)

    def _append(self, line: Line, n: int, body: bytes = b"") -> None:
        self.lines.append(body or line.encode())
        self.head = line.hash
        self.ms = line.open["ms"]
        self.recent.append((n, line))


def _decode(body: bytes) -> Line:
    """A line from our own log, which is not verified again."""
    opened = msgspec.json.decode(body)
    hidden = opened.pop("hidden", {})
    parts = {name: Part(part["value"], bytes.fromhex(part["salt"])) for name, part in hidden.items()}
    return Line(opened, parts, opened.pop("hash"))
