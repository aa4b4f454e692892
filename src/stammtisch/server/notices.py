"""What happens at a table besides the match, as all may read it: computed from the log, and kept beside it."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE
from stammtisch.server import entries
from stammtisch.server.recording import Recording
from stammtisch.server.table_parts import Chair, Proposal
from stammtisch.store.log import Entry


class Table(Protocol):
    """What is read of a table here."""

    host: str
    people: set[str]
    chairs: list[Chair]
    match: Recording | None
    proposal: Proposal | None
    newly_asked: int

    @property
    def phase(self) -> str: ...


class Notice(NamedTuple):
    """`wire.Notice`, without names: those are kept outside the log."""

    n: int
    kind: str
    who: str = ""
    whom: str = ""
    seat: int = TABLE
    number: int = 0
    word: str = ""


class Before(NamedTuple):
    """A table before an entry, as far as it tells what the entry has changed."""

    over: bool
    host: str
    chairs: list[str]
    proposal: Proposal | None
    known: bool  # whether the visitor of the entry had been let in
    ply: int
    backs: int
    acting: int
    asked: int  # when somebody was last newly asked
    race: int  # the seat whose action answers a race, if the entry is one

    @classmethod
    def of(cls, table: Table, entry: Entry, body: entries.Body) -> "Before":
        match = table.match
        acting = 0 if match is None else int(match.state.acting())
        return cls(
            over=table.phase == "over",
            host=table.host,
            chairs=[chair.who for chair in table.chairs],
            proposal=table.proposal,
            known=entry.who in table.people,
            ply=0 if match is None else len(match.done),
            backs=0 if match is None else match.backs,
            acting=acting,
            asked=table.newly_asked,
            race=_racing(match, body, acting),
        )


def notices_of(table: Table, entry: Entry, body: entries.Body, before: Before) -> Iterator[Notice]:
    """What an entry has changed that all may know."""
    tell = TELLERS.get(type(body))
    if tell is not None:
        yield from tell(table, entry, body, before)
    if before.proposal is not None and table.proposal is None and not _came_true(table, before):
        yield Notice(entry.n, "not-agreed", entry.who)
    if table.match is not None and table.match.backs > before.backs:
        yield Notice(entry.n, "undone")
    if table.host and before.host and table.host != before.host:
        yield Notice(entry.n, "host", table.host)


def _came_true(table: Table, before: Before) -> bool:
    proposal = before.proposal
    assert proposal is not None
    if proposal.goes_back:
        return table.match is not None and table.match.backs > before.backs
    return table.chairs[proposal.number].who == proposal.who


def _racing(match: Recording | None, body: entries.Body, acting: int) -> int:
    """The seat whose action answers a race in which others are asked too. Letting it go is no answer."""
    if not isinstance(body, entries.Line) or match is None or not acting & (acting - 1):
        return TABLE
    seat, words = match.actor(body.line, body.prepared)
    if seat == TABLE or not has(acting, seat):
        return TABLE
    asked = match.game.view(match.state, seat).asked()
    return seat if asked.race and words != asked.decline else TABLE


Told = Iterator[Notice]


def _line(table: Table, entry: Entry, body: entries.Line, before: Before) -> Told:
    """Who was first in a race, and after how many milliseconds."""
    if before.race != TABLE:
        waited = max(0, entry.at - before.asked)
        yield Notice(entry.n, "race", before.chairs[before.race], seat=before.race, number=waited)


def _admit(table: Table, entry: Entry, body: entries.Admit, before: Before) -> Told:
    if not before.known:
        yield Notice(entry.n, "came", entry.who)


def _sit(table: Table, entry: Entry, body: entries.Sit, before: Before) -> Told:
    if entry.who not in before.chairs:
        yield Notice(entry.n, "sat", entry.who, seat=body.seat)


def _stand(table: Table, entry: Entry, body: entries.Stand, before: Before) -> Told:
    if entry.who in before.chairs:
        word = "bot" if table.phase == "playing" else ""
        yield Notice(entry.n, "stood", entry.who, seat=before.chairs.index(entry.who), word=word)


def _agree(table: Table, entry: Entry, body: entries.Agree, before: Before) -> Told:
    """A seat that was asked for is taken."""
    proposal = before.proposal
    if proposal is not None and not proposal.goes_back and table.proposal is None and _came_true(table, before):
        yield Notice(entry.n, "sat", proposal.who, seat=proposal.number, word="bot")


def _seat_is(kind: str) -> Callable[..., Told]:
    """Something is done with the seat of an entry; `whom` is the person who held it."""

    def tell(table: Table, entry: Entry, body: Any, before: Before) -> Told:
        whom = before.chairs[body.seat]
        yield Notice(entry.n, kind, entry.who, "" if whom == entry.who else whom, body.seat)

    return tell


def _person_is(kind: str) -> Callable[..., Told]:
    """Something is done with the visitor whom an entry names."""

    def tell(table: Table, entry: Entry, body: Any, before: Before) -> Told:
        seat = before.chairs.index(body.who) if body.who in before.chairs else TABLE
        word = "bot" if table.phase == "playing" and seat != TABLE else ""
        yield Notice(entry.n, kind, entry.who, body.who, seat, word=word)

    return tell


def _simply(kind: str) -> Callable[..., Told]:
    def tell(table: Table, entry: Entry, body: Any, before: Before) -> Told:
        yield Notice(entry.n, kind, entry.who)

    return tell


def _set_door(table: Table, entry: Entry, body: entries.SetDoor, before: Before) -> Told:
    yield Notice(entry.n, "door", entry.who, word=body.door)


def _let_talk(table: Table, entry: Entry, body: entries.LetTalk, before: Before) -> Told:
    yield Notice(entry.n, "let-talk", entry.who, word="yes" if body.on else "no")


def _propose(table: Table, entry: Entry, body: entries.Propose, before: Before) -> Told:
    yield Notice(entry.n, "asked-back", entry.who, number=before.ply - body.to)


def _ready(table: Table, entry: Entry, body: entries.Ready, before: Before) -> Told:
    if before.over:
        yield Notice(entry.n, "one-more", entry.who)


def _again(table: Table, entry: Entry, body: entries.Again, before: Before) -> Told:
    if before.over:
        yield Notice(entry.n, "again", entry.who, word=body.game)


TELLERS: dict[type[entries.Body], Callable[[Table, Entry, Any, Before], Told]] = {
    entries.Line: _line,
    entries.Admit: _admit,
    entries.Sit: _sit,
    entries.Stand: _stand,
    entries.Agree: _agree,
    entries.Cover: _seat_is("covered"),
    entries.HandOver: _seat_is("handed-over"),
    entries.TakeBack: _seat_is("took-back"),
    entries.Replace: _seat_is("replaced"),
    entries.AskSeat: _seat_is("asked-seat"),
    entries.Remove: _person_is("removed"),
    entries.LetIn: _person_is("let-in"),
    entries.Pause: _simply("paused"),
    entries.Resume: _simply("resumed"),
    entries.SetDoor: _set_door,
    entries.LetTalk: _let_talk,
    entries.Propose: _propose,
    entries.Ready: _ready,
    entries.Again: _again,
}
