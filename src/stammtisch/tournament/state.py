"""A tournament as it stands, computed from its log."""

import hmac
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Literal

import msgspec

from stammtisch.store.log import Entry
from stammtisch.tournament import entries
from stammtisch.tournament.clock import Clock
from stammtisch.tournament.formats import Format, format_of
from stammtisch.tournament.people import Entrant, Member
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.rounds import Layout, Round, Seating, TableOfRound
from stammtisch.tournament.settings import Language, Settings
from stammtisch.tournament.told import Change, spans

Phase = Literal["setup", "playing", "over", "confirmed", "archived"]
CODE = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0, 1, which look alike


class Line(msgspec.Struct, frozen=True):
    """A line of the log as people read it: who, when, what, before, after, why (T-025)."""

    n: int
    at: int
    who: str
    kind: str
    what: dict[str, Any]
    before: str = ""
    after: str = ""
    why: str = ""
    undone: bool = False


Apply = Callable[["Tournament", Entry, Any], Change]
HANDLERS: dict[type[entries.Body], Apply] = {}


def applies(kind: type[entries.Body]) -> Callable[[Apply], Apply]:
    """The function that applies entries of this kind."""

    def register(function: Apply) -> Apply:
        HANDLERS[kind] = function
        return function

    return register


class Tournament:
    """Nothing here is changed but by `apply`."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.n = 0
        self.at = 0
        self.requests: dict[tuple[str, int], int] = {}
        self.log: list[Line] = []
        self.undone: set[int] = set()
        self.stale: dict[int, set[int]] = {}  # by a print's number, the rounds that sit in another way since an undo
        self._applied: list[tuple[Entry, entries.Body]] = []
        self.computed: dict[str, Any] = {}  # what follows from the state; forgotten with the next entry
        self._clear()

    def _clear(self) -> None:
        self.name = self.place = self.day = self.key = self.seed = ""
        self.language: Language = "en"
        self.rehearsal = False
        self.settings = Settings()
        self.entrants: dict[int, Entrant] = {}
        self.rounds: dict[int, Round] = {}
        self.pins: set[tuple[int, int, int]] = set()
        self.old_forms: set[str] = set()  # codes of tables at which others sat, as it was drawn before
        self.drawn_by: tuple[object, ...] = ()  # the settings with which rounds were drawn
        self.clock: Clock | None = None
        self.members: dict[str, Member] = {}
        self.codes: dict[str, entries.Invite] = {}
        self.printed: set[tuple[str, int]] = set()
        self.screen = entries.Screen(("auto",))
        self.lots: list[tuple[int, ...]] = []
        self.confirmed = self.archived = self.wiped = self.withdrawn = False
        self.revealed = 0

    def apply(self, entry: Entry, body: entries.Body | None = None, text: str = "") -> None:
        """The next entry of the log. `text` is what is kept outside it; an empty one has been erased."""
        assert entry.n == self.n + 1, f"entry {entry.n} comes after {self.n}"
        found: entries.Body = body or (decoded(entry, text))
        self.n, self.at = entry.n, max(self.at, entry.at)
        self.computed.clear()
        who, request = actor(entry)
        if request:
            self.requests[who, request] = entry.n
        self._applied.append((entry, found))
        if isinstance(found, entries.Undo):
            self._undo(entry, found)
        else:
            change = HANDLERS[type(found)](self, entry, found)
            self.log.append(_line(entry, found, *change))

    def _undo(self, entry: Entry, body: entries.Undo) -> None:
        """All entries but those undone are applied anew, so that everything is exactly as it would be without them.
        What was printed in between of rounds that sit in another way again counts as printed no more."""
        self.undone.add(body.entry)
        before = {n: each.layout for n, each in self.rounds.items()}
        self._anew()
        now = {n: each.layout for n, each in self.rounds.items()}
        changed = {n for n in before.keys() | now.keys() if before.get(n) != now.get(n)}
        printed = [each.n for each, said in self._applied[body.entry :] if isinstance(said, entries.Print)]
        if changed and printed:
            for n in printed:
                self.stale.setdefault(n, set()).update(changed)
            self._anew()

    def _anew(self) -> None:
        self._clear()
        lines = list[Line]()
        for earlier, said in self._applied:
            if isinstance(said, entries.Undo):
                lines.append(_line(earlier, said, lines[said.entry - 1].after, lines[said.entry - 1].before))
            elif earlier.n in self.undone:
                lines.append(msgspec.structs.replace(self.log[earlier.n - 1], undone=True))
            else:
                lines.append(_line(earlier, said, *HANDLERS[type(said)](self, earlier, said)))
        self.log = lines

    def body(self, n: int) -> entries.Body:
        return self._applied[n - 1][1]

    def is_last(self, n: int, kinds: tuple[type[entries.Body], ...], of_table: tuple[type[entries.Body], ...]) -> bool:
        """Whether an entry is the last of these kinds that counts, or the last word on its table."""
        body = self.body(n)
        if not isinstance(body, kinds):
            return False
        later = [each for entry, each in self._applied[n:] if entry.n not in self.undone and isinstance(each, kinds)]
        if isinstance(body, of_table):
            where = (body.round, body.table)  # type: ignore[attr-defined]
            same = [not isinstance(each, of_table) or (each.round, each.table) == where for each in later]  # type: ignore[attr-defined]
            return not any(same)
        return not later

    def check_without(self, n: int) -> None:
        """`DeskRefusal` if what came later cannot be without this entry."""
        trial = Tournament(self.id)
        try:
            for entry, body in self._applied:
                if entry.n != n and entry.n not in self.undone and not isinstance(body, entries.Undo):
                    HANDLERS[type(body)](trial, entry, body)
        except (LookupError, AssertionError):
            raise DeskRefusal("undo-later", "what came later depends on it", n=n) from None

    def wipe(self) -> None:
        """Forget all that is personal, in what was applied and in the log too."""
        self.wiped = True
        for entrant in self.entrants.values():
            entrant.wiped = True
        self._applied = [
            (entry, bare(body) if isinstance(body, entries.PERSONAL) else body) for entry, body in self._applied
        ]
        amended = {line.n for line in self.log if line.kind == entries.Amend.kind()}
        self.log = [
            msgspec.structs.replace(line, before="", after="", why="")
            if {line.n, line.what.get("entry")} & amended
            else line
            for line in self.log
        ]

    def withdraw(self) -> None:
        """The ranking is no longer confirmed, and screens say so."""
        self.confirmed, self.withdrawn = False, self.withdrawn or self.confirmed

    def hides_ranking(self) -> bool:
        """Where the direction hides it, nobody in the hall knows it before the last prize is given (T-014)."""
        given = self.confirmed and (self.revealed == 1 or not self.settings.prizes)
        return self.screen.hide_ranking and not given and not self.archived

    @property
    def format(self) -> Format:
        return format_of(self.settings)

    @property
    def phase(self) -> Phase:
        if self.archived:
            return "archived"
        if self.confirmed:
            return "confirmed"
        if not self.started():
            return "setup"
        done = all(self.rounds[n].state in ("closed", "broken") for n in self.started())
        return "over" if done and len(self.started()) >= self.settings.rounds else "playing"

    def started(self) -> list[int]:
        """The rounds that have started, in order."""
        return sorted(n for n, each in self.rounds.items() if each.begun())

    def running(self) -> Round | None:
        """The round whose clock runs: the last that has started and is neither closed nor broken off."""
        begun = self.started()
        last = self.rounds[begun[-1]] if begun else None
        return last if last is not None and last.state == "running" else None

    def draws_by(self) -> tuple[object, ...]:
        """The settings that a draw depends on."""
        return self.settings.game, self.settings.duos, self.settings.size, self.settings.method

    def outdated(self) -> bool:
        """Whether somebody came or left since the rounds to come were drawn, or they were drawn by other settings; they
        are to be drawn again."""
        coming = self.rounds.get(self.next_round())
        if coming is None or coming.method == "chips":
            return False
        there = {n for each in coming.layout.tables for n in each.who} | set(coming.layout.free)
        return there != set(self.playing()) or self.drawn_by != self.draws_by()

    def counted_rounds(self) -> list[int]:
        """Without those that were drawn and are not played, since there are fewer now (T-012)."""
        return [n for n in sorted(self.rounds) if self.rounds[n].begun() or n <= self.settings.rounds]

    def shown_rounds(self) -> list[int]:
        """Those that the hall can rely on: outdated ones would send people to wrong tables."""
        return [n for n in self.counted_rounds() if self.rounds[n].begun() or not self.outdated()]

    def next_round(self) -> int:
        """The first round that has not started; 0 if there is none."""
        n = (self.started() or [0])[-1] + 1
        return n if n <= self.settings.rounds else 0

    def playing(self) -> list[int]:
        """Entrants to be drawn: those present; a stand-in only where it makes the number even (T-022)."""
        here = [each for each in self.entrants.values() if each.here == "present"]
        numbers = [each.n for each in here if not each.given.stand_in]
        spare = [each.n for each in here if each.given.stand_in]
        odd = len(numbers) % 2 == 1 and self.format.scored == "pawns"
        return sorted(numbers + spare[:1] if odd and self.settings.odd == "stand-in" else numbers)

    def past(self) -> list[Layout]:
        """The layouts of all rounds that have started."""
        return [self.rounds[n].layout for n in self.started()]

    def table(self, round: int, number: int) -> TableOfRound | None:
        found = self.rounds.get(round)
        return found.tables.get(number) if found is not None else None

    def role(self, who: str) -> Member | None:
        return self.members.get(who)

    def form_code(self, round: int, table: int) -> str:
        """The code of a form, printed on it: round, table, and letters that nobody can guess. They are others
        when others sit there."""
        return self.code_of(round, self.rounds[round].tables[table].seating)

    def code_of(self, round: int, seating: Seating) -> str:
        return f"{round}-{seating.table}-{self.letters(f'form {round} {seating.table} {seating.who}', 4)}"

    def is_form(self, round: int, table: int, code: str) -> bool:
        """Whether this is the code of the form, as it is printed now or as releases printed it that left out who sits
        there."""
        if self.table(round, table) is None:
            return False
        before = f"{round}-{table}-{self.letters(f'form {round} {table}', 4)}"
        return any(hmac.compare_digest(each, code) for each in (self.form_code(round, table), before))

    def entrant_code(self, n: int) -> str:
        """The code by which the phones of an entrant join, printed on its slip."""
        return f"{n}-{self.letters(f'entrant {n}', 6)}"

    def letters(self, of: str, count: int) -> str:
        digest = hmac.digest(self.key.encode(), of.encode(), sha256)
        return "".join(CODE[each % len(CODE)] for each in digest[:count])


def decoded(entry: Entry, text: str) -> Any:
    """The body of an entry; that of a personal one is its text, or its rest if that was erased."""
    if entry.kind in {each.kind() for each in entries.PERSONAL}:
        shell = msgspec.json.decode(entry.body, type=Shell)
        return entries.decode(entry.kind, text.encode() or shell.rest)
    return entries.decode(entry.kind, entry.body)


class Shell(msgspec.Struct, frozen=True):
    """What the log keeps of a personal entry: who made it, by which request, and what is not personal."""

    by: str
    request: int
    rest: msgspec.Raw


def actor(entry: Entry) -> tuple[str, int]:
    """Who made an entry, and by which request."""
    if entry.who == entry.table:
        shell = msgspec.json.decode(entry.body, type=Shell)
        return shell.by, shell.request
    return entry.who, entry.request


NAMELESS = "?"


def is_bare(given: entries.Given) -> bool:
    """Whether all names are gone; one that is not known yet may be a question mark."""
    return set(given.names) == {NAMELESS}


def bare(body: entries.Body) -> entries.Body:
    """A personal entry without what is personal."""

    def without(given: entries.Given) -> entries.Given:
        return msgspec.structs.replace(given, names=(NAMELESS,) * len(given.names), team="", note="")

    if isinstance(body, entries.Register):
        return msgspec.structs.replace(body, entrants=tuple(map(without, body.entrants)))
    assert isinstance(body, entries.Amend)
    return msgspec.structs.replace(body, to=without(body.to))


def _line(entry: Entry, body: entries.Body, before: str, after: str) -> Line:
    what = msgspec.to_builtins(bare(body) if isinstance(body, entries.PERSONAL) else body)
    what.pop("type", None)
    why = what.pop("why", "")
    for hidden in ("key", "hash", "layouts", "settings", "entrants", "to"):
        what.pop(hidden, None)
    if isinstance(body, entries.Presence):
        what["numbers"] = spans(body.entrants)
    return Line(entry.n, entry.at, actor(entry)[0], entry.kind, what, before, after, why)
