"""What may be done at the desk: each request becomes one entry of the log, or a refusal, or a question."""

import re
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from stammtisch.core.refusal import Refusal
from stammtisch.tournament import entries
from stammtisch.tournament.applied import swapped
from stammtisch.tournament.checks import check, questions
from stammtisch.tournament.drawing import drawn, layout_checked, wishes
from stammtisch.tournament.formats import FORMATS, MOST_ENTRANTS, MOST_ROUNDS, format_of
from stammtisch.tournament.meanwhile import meanwhile
from stammtisch.tournament.people import Entrant, Member
from stammtisch.tournament.refusals import DeskRefusal, Question
from stammtisch.tournament.rounds import Result, Round, TableOfRound
from stammtisch.tournament.settings import LOCKED
from stammtisch.tournament.state import Tournament

Sure = Collection[str]
Decide = Callable[[Tournament, Member, Any, Sure, int], entries.Body]
DECIDERS: dict[type[entries.Body], Decide] = {}

HELPER = (
    entries.Register,
    entries.Amend,
    entries.Presence,
    entries.Late,
    entries.Enter,
    entries.SetAside,
    entries.Seen,
    entries.Dispute,
    entries.Correct,
    entries.Print,
    entries.Undo,
    entries.Screen,
)
OF_ENTRANT = (entries.Enter, entries.Dispute)
UNDOABLE = (
    entries.Name,
    entries.Settle,
    entries.Register,
    entries.Amend,
    entries.Presence,
    entries.Drawn,
    entries.Chips,
    entries.Pin,
    entries.Swap,
    entries.Late,
    entries.Leave,
    entries.Back,
    entries.Start,
    entries.CloseRound,
    entries.BreakOff,
    entries.EndAfter,
    entries.Enter,
    entries.SetAside,
    entries.Seen,
    entries.Dispute,
    entries.Correct,
    entries.Lot,
    entries.Confirm,
    entries.Archive,
    entries.Online,
)
OF_TABLE = (entries.Enter, entries.SetAside, entries.Seen, entries.Dispute, entries.Correct)


def decide(t: Tournament, who: str, asked: entries.Body, sure: Sure, at: int, seen: int = 0) -> entries.Body:
    """The entry that a request becomes. It was decided on what the desk showed after entry `seen`; 0 says nothing."""
    member = t.role(who)
    if member is None or not may(member.role, type(asked)):
        raise DeskRefusal("role", "that is for the direction", role=member.role if member else "none")
    if t.archived and not isinstance(asked, entries.Wipe | entries.Undo):
        raise DeskRefusal("archived", "this tournament is archived")
    if member.role != "entrant":
        _unchanged(t, asked, seen)
    found = DECIDERS.get(type(asked))
    return found(t, member, asked, sure, at) if found else asked


def _unchanged(t: Tournament, asked: entries.Body, seen: int) -> None:
    """Nobody overwrites at the desk what somebody else has changed meanwhile without having seen it."""
    if lines := meanwhile(t, asked, seen):
        refusal = DeskRefusal("changed", "this was changed since you looked; look again", who=lines[-1].who)
        refusal.lines = lines
        raise refusal


def may(role: str, kind: type[entries.Body]) -> bool:
    """Whether a role may ask for this."""
    allowed = {"director": tuple(entries.TYPES.values()), "helper": HELPER, "entrant": OF_ENTRANT, "screen": ()}
    return issubclass(kind, allowed[role]) and not issubclass(kind, entries.MADE)


def decides(kind: type[entries.Body]) -> Callable[[Decide], Decide]:
    def register(function: Decide) -> Decide:
        DECIDERS[kind] = function
        return function

    return register


def entrant(t: Tournament, n: int) -> Entrant:
    if n not in t.entrants:
        raise DeskRefusal("no-entrant", f"there is no duo {n}", n=n)
    return t.entrants[n]


def round_of(t: Tournament, n: int) -> Round:
    if n not in t.rounds:
        raise DeskRefusal("no-round", f"round {n} is not drawn", n=n)
    return t.rounds[n]


def table_of(t: Tournament, round: int, number: int) -> tuple[Round, TableOfRound]:
    found = round_of(t, round)
    if number not in found.tables:
        raise DeskRefusal("no-table", f"round {round} has no table {number}", round=round, table=number)
    return found, found.tables[number]


def _not_started(t: Tournament, n: int) -> Round:
    found = round_of(t, n)
    if found.begun():
        raise DeskRefusal("started", f"round {n} has started, and stays as it is", "T-023", n=n)
    return found


@decides(entries.Settle)
def settle(t: Tournament, member: Member, asked: entries.Settle, sure: Sure, at: int) -> entries.Body:
    """Rules, points, ties and free rounds are locked once round 1 has started (T-015)."""
    if t.started() and any(getattr(asked.settings, name) != getattr(t.settings, name) for name in LOCKED):
        raise DeskRefusal("locked", "the settings are locked since round 1 has started", "T-015")
    wanted = settled(asked.settings)
    players = format_of(wanted).players
    if any(len(each.given.names) != players for each in t.entrants.values()):
        raise DeskRefusal("registered", f"the list was made with another number of names than {players}", n=players)
    return entries.Settle(wanted)


def settled(settings: Any) -> Any:
    """Settings that fit the game, or a refusal."""
    if settings.game not in FORMATS:
        raise DeskRefusal("no-game", f"there is no tournament of {settings.game!r}", game=settings.game)
    format = format_of(settings)
    if settings.game == "keezen" and settings.rounds > MOST_ROUNDS:
        raise DeskRefusal("rounds", "at most five rounds are played", "T-012", most=MOST_ROUNDS)
    low, high = format.sizes
    if not low <= settings.size <= high:
        raise DeskRefusal("size", f"a table has {low} to {high} places", low=low, high=high)
    return settings


@decides(entries.Register)
def register(t: Tournament, member: Member, asked: entries.Register, sure: Sure, at: int) -> entries.Body:
    if t.wiped:
        raise DeskRefusal("wiped", "the names of this tournament are erased")
    if len(t.entrants) + len(asked.entrants) > MOST_ENTRANTS:
        raise DeskRefusal("many", f"at most {MOST_ENTRANTS} can enter", most=MOST_ENTRANTS)
    fixed = {each.given.table for each in t.entrants.values() if each.given.table}
    people = {each.given.people() for each in t.entrants.values()}
    for given in asked.entrants:
        _given(t, given, fixed)
        fixed.add(given.table)
        if given.people() in people and "twice" not in sure:
            raise Question(
                "twice", f"{' and '.join(given.names)} are on the list already", name=" – ".join(given.names)
            )
        people.add(given.people())
    return asked


def _given(t: Tournament, given: entries.Given, fixed: set[int]) -> None:
    if len(given.names) != t.format.players or not all(map(str.strip, given.names)):
        raise DeskRefusal("names", f"an entrant has {t.format.players} names here", "T-001", n=t.format.players)
    if re.search(f"[{entries.UNSEEN}]", "".join((*given.names, given.team, given.note))):
        raise DeskRefusal("unseen", "a name has letters that cannot be seen, or turn it round", "T-001")
    if given.table and given.table in fixed:
        raise DeskRefusal("fixed", f"table {given.table} is somebody's fixed table already", "T-021", table=given.table)
    for n in given.apart:
        entrant(t, n)


@decides(entries.Amend)
def amend(t: Tournament, member: Member, asked: entries.Amend, sure: Sure, at: int) -> entries.Body:
    entrant(t, asked.n)
    if t.wiped:
        raise DeskRefusal("wiped", "the names of this tournament are erased")
    if t.started() and asked.to.stand_in != t.entrants[asked.n].given.stand_in and member.role != "director":
        raise DeskRefusal("role", "whether a duo is in the ranking is for the direction", "T-022", role=member.role)
    _given(t, asked.to, {each.given.table for each in t.entrants.values() if each.given.table and each.n != asked.n})
    return asked


@decides(entries.Presence)
def presence(t: Tournament, member: Member, asked: entries.Presence, sure: Sure, at: int) -> entries.Body:
    for n in asked.entrants:
        found = entrant(t, n)
        if t.started() and (found.here not in ("expected", "present") or not asked.present):
            raise DeskRefusal("use-leave", f"duo {n} has played: say whether it is absent or stops", "T-024", n=n)
        if t.started() and found.here == "expected":
            raise DeskRefusal("use-late", f"duo {n} comes late: now, or from the next round on?", "T-023", n=n)
    return asked


@decides(entries.Draw)
def draw(t: Tournament, member: Member, asked: entries.Draw, sure: Sure, at: int) -> entries.Body:
    return drawn(t, asked.seed, asked.why)


@decides(entries.Chips)
def chips(t: Tournament, member: Member, asked: entries.Chips, sure: Sure, at: int) -> entries.Body:
    """As drawn from the bag: a second meeting is reported, not refused (T-005)."""
    if asked.layout.round in t.rounds:
        _not_started(t, asked.layout.round)
    if asked.layout.round > t.settings.rounds:
        raise DeskRefusal("no-round", f"there is no round {asked.layout.round}", n=asked.layout.round)
    layout_checked(t, asked.layout)
    return asked


@decides(entries.Pin)
def pin(t: Tournament, member: Member, asked: entries.Pin, sure: Sure, at: int) -> entries.Body:
    if asked.round in t.rounds:
        _not_started(t, asked.round)
    for n in (asked.a, asked.b):
        entrant(t, n)
    if asked.a == asked.b:
        raise DeskRefusal("itself", "nobody meets itself")
    others = {n for round, *both in t.pins for n in both if round == asked.round}
    if asked.on and {asked.a, asked.b} & others:
        raise DeskRefusal("pinned", "one of them is pinned in this round already", n=asked.round)
    return asked


@decides(entries.Swap)
def swap(t: Tournament, member: Member, asked: entries.Swap, sure: Sure, at: int) -> entries.Body:
    layout = _not_started(t, asked.round).layout
    there = {n for each in layout.tables for n in each.who} | set(layout.free)
    if asked.a == asked.b or not {asked.a, asked.b} <= there:
        raise DeskRefusal("swap", "two who are in this round can change places", n=asked.round)
    fixed = {n: t.entrants[n].given.table for n in there if t.entrants[n].given.table}
    for seating in swapped(layout, asked.a, asked.b).tables:
        for n in set(seating.who) & fixed.keys():
            if fixed[n] != seating.table and "fixed" not in sure:
                raise Question("fixed", f"duo {n} has table {fixed[n]} as its fixed table", n=n, table=fixed[n])
    return asked


@decides(entries.Late)
def late(t: Tournament, member: Member, asked: entries.Late, sure: Sure, at: int) -> entries.Body:
    """Takes the free place of the running round at a new table, or joins from the next round on (T-023). Who would not
    meet sit down together only where the desk is sure."""
    found, running = entrant(t, asked.n), t.running()
    if found.here == "present" and found.since <= (t.started() or [0])[-1]:
        raise DeskRefusal("here", f"duo {asked.n} plays already", n=asked.n)
    if not asked.now:
        return entries.Late(asked.n)
    if running is not None and (asked.n in running.free or running.table_of(asked.n) is not None):
        raise DeskRefusal("seated", f"duo {asked.n} has its place in this round", "T-023", n=asked.n)
    free = [n for n in running.free if t.entrants[n].here == "present"] if running is not None else []
    if running is None or not free or t.format.scored != "pawns":
        raise DeskRefusal("no-free", "no place is free in this round; it can join the next", "T-023")
    against = min(free, key=lambda n: bool(wishes(t, [n, asked.n])))
    if wishes(t, [against, asked.n]) and "apart" not in sure:
        raise Question("apart", f"duos {asked.n} and {against} would not meet", "T-023", n=asked.n, other=against)
    leans = {n: _lean(t, n) for n in (against, asked.n)}
    first = min((against, asked.n), key=lambda n: (leans[n], n))
    return entries.Late(asked.n, True, against, max(running.tables, default=0) + 1, first)


def _lean(t: Tournament, n: int) -> int:
    """How much more often Blue and Yellow than Green and Red, before the running round."""
    seats = [each.who.index(n) for layout in t.past() for each in layout.tables if n in each.who]
    return sum(1 if seat == 0 else -1 for seat in seats)


@decides(entries.Leave)
def leave(t: Tournament, member: Member, asked: entries.Leave, sure: Sure, at: int) -> entries.Body:
    found = entrant(t, asked.n)
    if found.here == "stopped":
        raise DeskRefusal("gone", f"duo {asked.n} has stopped already", n=asked.n)
    return asked


@decides(entries.Back)
def back(t: Tournament, member: Member, asked: entries.Back, sure: Sure, at: int) -> entries.Body:
    if entrant(t, asked.n).here not in ("absent", "stopped"):
        raise DeskRefusal("here", f"duo {asked.n} plays already", n=asked.n)
    return asked


@decides(entries.Undo)
def undo(t: Tournament, member: Member, asked: entries.Undo, sure: Sure, at: int) -> entries.Body:
    """The last that can be undone, or the last word on one table. Codes, roles and the clock are not undone: they have
    been used."""
    if asked.entry > t.n or asked.entry in t.undone:
        raise DeskRefusal("undo", "that entry is undone already, or there is none", n=asked.entry)
    if not t.is_last(asked.entry, UNDOABLE, OF_TABLE):
        raise DeskRefusal("undo-later", "something was entered after it; undo that first, or correct it", n=asked.entry)
    if member.role == "helper" and (not isinstance(t.body(asked.entry), HELPER) or _is_ruling(t, asked.entry)):
        raise DeskRefusal("role", "that is for the direction", role=member.role)
    body = t.body(asked.entry)
    if isinstance(body, entries.Register):  # whose number comes back may have a phone of somebody else in hand
        numbers = sorted(t.entrants)[-len(body.entrants) :]
        if any(each.entrant in numbers for each in t.members.values()):
            raise DeskRefusal("undo-later", "their phones have joined; say that they do not play", n=asked.entry)
    t.check_without(asked.entry)
    return asked


def _is_ruling(t: Tournament, n: int) -> bool:
    """Whether the direction has decided something by this entry (T-013)."""
    member = t.role(t.log[n - 1].who)
    return isinstance(t.body(n), entries.Correct) and member is not None and member.role == "director"


@decides(entries.Wipe)
def wipe(t: Tournament, member: Member, asked: entries.Wipe, sure: Sure, at: int) -> entries.Body:
    if t.phase not in ("confirmed", "archived") and "wipe" not in sure:
        raise Question("wipe", "the tournament is not over; shall all names be erased all the same?")
    return asked


@decides(entries.Dismiss)
def dismiss(t: Tournament, member: Member, asked: entries.Dismiss, sure: Sure, at: int) -> entries.Body:
    directors = [who for who, each in t.members.items() if each.role == "director"]
    if asked.who not in t.members or directors == [asked.who]:
        raise DeskRefusal("dismiss", "the last director stays")
    return asked


def result_checked(
    t: Tournament, asked: entries.Enter | entries.Correct, sure: Sure, at: int
) -> tuple[Round, TableOfRound, Result]:
    """The result of a form that can be right and of which nothing is left to ask."""
    round, table = table_of(t, asked.round, asked.table)
    if not round.begun():
        raise DeskRefusal("not-started", f"round {asked.round} has not started", n=asked.round)
    if round.state == "broken":
        raise DeskRefusal("broken", f"round {asked.round} was broken off and does not count", "T-026", n=asked.round)
    result = Result(asked.scores, asked.ended, asked.parts)
    check(t, table, result)
    if isinstance(asked, entries.Enter):
        for question in questions(t, round, table, result, at):
            if question.kind not in sure:
                raise question
    return round, table, result


def prepared(asked: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(asked, **changes)


__all__ = ["DECIDERS", "decide", "decides", "may", "prepared", "Refusal"]
