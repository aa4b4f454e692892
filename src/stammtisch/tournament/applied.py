"""What each entry does to a tournament: people, settings, draw, rounds and clock. Results are in `applied_results`."""

from collections.abc import Iterable

import msgspec

from stammtisch.store.log import Entry
from stammtisch.tournament import entries
from stammtisch.tournament.clock import Clock
from stammtisch.tournament.formats import HOME
from stammtisch.tournament.people import Entrant, Member
from stammtisch.tournament.rounds import Layout, Result, Round, Seating, TableOfRound, place_of
from stammtisch.tournament.settings import PLAYED_BY
from stammtisch.tournament.state import Tournament, actor, applies, is_bare
from stammtisch.tournament.told import Change, difference, minutes, quoted

NONE: Change = ("", "")


@applies(entries.Open)
def _open(t: Tournament, entry: Entry, body: entries.Open) -> Change:
    t.name, t.place, t.day, t.language = body.name, body.place, body.day, body.language
    t.settings, t.key, t.seed, t.rehearsal = body.settings, body.key, body.seed, body.rehearsal
    t.members[entry.who] = Member("director", at=entry.at)
    return "", quoted(body.name)


@applies(entries.Name)
def _name(t: Tournament, entry: Entry, body: entries.Name) -> Change:
    before = entries.Name(t.name, t.place, t.day, t.language)
    t.name, t.place, t.day, t.language = body.name, body.place, body.day, body.language
    return difference(before, body)


@applies(entries.Settle)
def _settle(t: Tournament, entry: Entry, body: entries.Settle) -> Change:
    before, t.settings = t.settings, body.settings
    if any(getattr(before, name) != getattr(t.settings, name) for name in PLAYED_BY):
        # a live table keeps the rules it was opened with: another is opened (T-015)
        for table in [table for each in t.rounds.values() if not each.begun() for table in each.tables.values()]:
            table.online = ""
    return difference(before, t.settings)


@applies(entries.Register)
def _register(t: Tournament, entry: Entry, body: entries.Register) -> Change:
    """Numbers are given in order and never twice. Late entrants have missed the rounds so far (T-023)."""
    first = max(t.entrants, default=0) + 1
    for n, given in enumerate(body.entrants, first):
        t.entrants[n] = Entrant(n, given)
        t.entrants[n].here = "present" if body.present and not t.started() else "expected"
        t.entrants[n].since = 1 if not t.started() else t.started()[-1] + 1
        t.entrants[n].wiped = t.wiped or is_bare(given)
    last = first + len(body.entrants) - 1
    return "", str(first) if first == last else f"{first}-{last}"


@applies(entries.Amend)
def _amend(t: Tournament, entry: Entry, body: entries.Amend) -> Change:
    entrant = t.entrants[body.n]
    before, entrant.given = entrant.given, body.to
    entrant.wiped = t.wiped or is_bare(body.to)
    return difference(before, body.to)


@applies(entries.Presence)
def _presence(t: Tournament, entry: Entry, body: entries.Presence) -> Change:
    before = " ".join(sorted({t.entrants[n].here for n in body.entrants}))
    for n in body.entrants:
        t.entrants[n].here = "present" if body.present else "expected"
        if body.present and not t.started():
            t.entrants[n].since = 1
    return before, "present" if body.present else "expected"


@applies(entries.Drawn)
def _drawn(t: Tournament, entry: Entry, body: entries.Drawn) -> Change:
    """Rounds that have started stay as they are; the rows of others that are new are marked."""
    before = {n: t.rounds.pop(n) for n in list(t.rounds) if not t.rounds[n].begun()}
    t.drawn_by = t.draws_by()
    for layout in body.layouts:
        t.rounds[layout.round] = Round(layout, body.method, body.seed, body.checksum)
        if layout.round in before:
            t.rounds[layout.round].changed = _changed(before[layout.round].layout, layout)
    _outdate(t, before.values())
    old = {n: each.layout for n, each in before.items()}
    _reprint(t, {each.round for each in body.layouts if old.get(each.round) != each})
    return "; ".join(sorted(set(map(_drawn_as, before.values())))), _drawn_as(body)


def _drawn_as(of: Round | entries.Drawn) -> str:
    """The seed and the checksum, by which the same can be drawn anew."""
    return f"{quoted(of.seed)} {of.checksum}" if of.checksum else of.method


def _changed(before: Layout, after: Layout) -> set[int]:
    who = {n for each in after.tables for n in each.who} | set(after.free)
    return {n for n in who if place_of(before, n) != place_of(after, n)}


def _outdate(t: Tournament, rounds: Iterable[Round]) -> None:
    """Forms of a layout that is no more; one that is drawn as before has its code again."""
    t.old_forms |= {t.code_of(round.n, table.seating) for round in rounds for table in round.tables.values()}


def _reprint(t: Tournament, changed: set[int]) -> None:
    """Forms of rounds whose seating has changed are to be printed again, and so is all paper that shows all rounds."""
    if ("forms", 0) in t.printed:
        t.printed |= {("forms", n) for n in t.rounds}
    t.printed -= {(what, 0) for what in ("forms", "slips", "layout")} | {("forms", n) for n in changed}


@applies(entries.Chips)
def _chips(t: Tournament, entry: Entry, body: entries.Chips) -> Change:
    old = t.rounds.get(body.layout.round)
    _outdate(t, [old] if old else [])
    t.rounds[body.layout.round] = Round(body.layout, "chips", "", "")
    _reprint(t, {body.layout.round})
    return old.checksum if old else "", "chips"


@applies(entries.Pin)
def _pin(t: Tournament, entry: Entry, body: entries.Pin) -> Change:
    pin = (body.round, min(body.a, body.b), max(body.a, body.b))
    (t.pins.add if body.on else t.pins.discard)(pin)
    return ("", "pinned") if body.on else ("pinned", "")


@applies(entries.Swap)
def _swap(t: Tournament, entry: Entry, body: entries.Swap) -> Change:
    round = t.rounds[body.round]
    layout = swapped(round.layout, body.a, body.b)
    _outdate(t, [round])
    new = Round(layout, round.method, round.seed, round.checksum)
    new.changed = round.changed | _changed(round.layout, layout)
    t.rounds[body.round] = new
    _reprint(t, {body.round})
    return _places(round.layout, body.a, body.b), _places(layout, body.a, body.b)


def _places(layout: Layout, *numbers: int) -> str:
    """`3: table 5; 8: free`."""
    where = {n: place_of(layout, n)[0] for n in numbers}
    return "; ".join(f"{n}: {f'table {table}' if table else 'free'}" for n, table in where.items())


def swapped(layout: Layout, a: int, b: int) -> Layout:
    """Each sits where the other sat, or is free instead."""
    other = {a: b, b: a}
    tables = tuple(Seating(each.table, tuple(other.get(n, n) for n in each.who)) for each in layout.tables)
    return Layout(layout.round, tables, tuple(other.get(n, n) for n in layout.free))


@applies(entries.Late)
def _late(t: Tournament, entry: Entry, body: entries.Late) -> Change:
    entrant = t.entrants[body.n]
    before, entrant.here = entrant.here, "present"
    running = t.running()
    if body.now and running is not None:
        other = body.against if body.first == body.n else body.n
        seating = Seating(body.table, (body.first, other))
        running.tables[body.table] = TableOfRound(seating)
        running.free = tuple(n for n in running.free if n != body.against)
        entrant.since = min(entrant.since, running.n)
    else:
        entrant.since = (t.started() or [0])[-1] + 1
    return before, "present"


@applies(entries.Leave)
def _leave(t: Tournament, entry: Entry, body: entries.Leave) -> Change:
    """In a round that has started the opponent gets eight and the round, the absent duo what is settled (T-024). Where
    both leave, neither wins, whoever was noted first. A table that has handed in was played: its form counts."""
    entrant = t.entrants[body.n]
    before, entrant.here = entrant.here, "stopped" if body.stops else "absent"
    running = t.running()
    if running is not None:
        table = running.table_of(body.n)
        if table is not None:
            running.absent.add(body.n)
        if table is not None and t.format.scored == "pawns" and (table.state == "open" or table.by_absence()):
            scores = tuple(t.settings.absent_pawns if n in running.absent else HOME for n in table.seating.who)
            table.settle(Result(scores, "absent"), actor(entry)[0])
    return before, entrant.here


@applies(entries.Back)
def _back(t: Tournament, entry: Entry, body: entries.Back) -> Change:
    before, t.entrants[body.n].here = t.entrants[body.n].here, "present"
    return before, "present"


@applies(entries.Start)
def _start(t: Tournament, entry: Entry, body: entries.Start) -> Change:
    round = t.rounds[body.round]
    t.withdraw()
    round.state, round.started = "running", entry.at
    t.clock = Clock(entry.at, t.settings.minutes * 60_000)
    for n in t.playing():
        t.entrants[n].since = min(t.entrants[n].since, body.round)
    for entrant in t.entrants.values():
        if entrant.here == "expected" and entrant.since <= body.round:
            entrant.since = body.round + 1
    return "drawn", "running"


@applies(entries.CloseRound)
def _close_round(t: Tournament, entry: Entry, body: entries.CloseRound) -> Change:
    t.rounds[body.round].state = "closed"
    if body.round == t.started()[-1]:
        t.clock = None
    return "running", "closed"


@applies(entries.BreakOff)
def _break_off(t: Tournament, entry: Entry, body: entries.BreakOff) -> Change:
    t.withdraw()
    before, t.rounds[body.round].state = t.rounds[body.round].state, "broken"
    if body.round == t.started()[-1]:
        t.clock = None
    return before, "broken"


@applies(entries.EndAfter)
def _end_after(t: Tournament, entry: Entry, body: entries.EndAfter) -> Change:
    before = t.settings.rounds
    t.settings = msgspec.structs.replace(t.settings, rounds=body.rounds)
    return str(before), str(body.rounds)


@applies(entries.Pause)
def _pause(t: Tournament, entry: Entry, body: entries.Pause) -> Change:
    if t.clock is not None:  # its start may be undone
        t.clock.pause(entry.at)
    return "running", "paused"


@applies(entries.Resume)
def _resume(t: Tournament, entry: Entry, body: entries.Resume) -> Change:
    if t.clock is not None:
        t.clock.resume(entry.at)
    return "paused", "running"


@applies(entries.AddTime)
def _add_time(t: Tournament, entry: Entry, body: entries.AddTime) -> Change:
    if t.clock is None:
        return NONE
    before = t.clock.left(entry.at, body.table)
    t.clock.add(body.seconds * 1000, body.table)
    return minutes(before), minutes(t.clock.left(entry.at, body.table))


@applies(entries.EndTime)
def _end_time(t: Tournament, entry: Entry, body: entries.EndTime) -> Change:
    if t.clock is None:
        return NONE
    before = t.clock.left(entry.at)
    t.clock.end(entry.at)
    return minutes(before), minutes(0)


@applies(entries.Confirm)
def _confirm(t: Tournament, entry: Entry, body: entries.Confirm) -> Change:
    t.confirmed, t.withdrawn = True, False
    return "", "confirmed"


@applies(entries.Reveal)
def _reveal(t: Tournament, entry: Entry, body: entries.Reveal) -> Change:
    before, t.revealed = t.revealed, body.place
    return str(before), str(body.place)


@applies(entries.Archive)
def _archive(t: Tournament, entry: Entry, body: entries.Archive) -> Change:
    t.archived = True
    return "", "archived"


@applies(entries.Screen)
def _screen(t: Tournament, entry: Entry, body: entries.Screen) -> Change:
    before, t.screen = t.screen, body
    return difference(before, body)


@applies(entries.Print)
def _print(t: Tournament, entry: Entry, body: entries.Print) -> Change:
    """Paper of rounds that sit in another way since an undo counts as not printed."""
    stale, rounds = t.stale.get(entry.n, set()), {body.round} if body.round else set(t.rounds)
    if body.what == "forms" and stale & rounds:
        t.printed |= {("forms", n) for n in rounds - stale}
    elif not stale or body.what not in ("slips", "layout"):
        t.printed.add((body.what, body.round))
    return NONE


@applies(entries.Invite)
def _invite(t: Tournament, entry: Entry, body: entries.Invite) -> Change:
    t.codes[body.hash] = body
    return "", body.role


@applies(entries.Join)
def _join(t: Tournament, entry: Entry, body: entries.Join) -> Change:
    old = t.members.get(entry.who)
    t.codes.pop(body.hash, None)
    t.members[entry.who] = Member(body.role, body.entrant, entry.at)
    return old.role if old else "", body.role


@applies(entries.Dismiss)
def _dismiss(t: Tournament, entry: Entry, body: entries.Dismiss) -> Change:
    member = t.members.pop(body.who, None)
    return member.role if member else "", ""


@applies(entries.Wipe)
def _wipe(t: Tournament, entry: Entry, body: entries.Wipe) -> Change:
    t.wipe()
    return NONE
