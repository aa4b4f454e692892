"""What to do next, and what was forgotten: one sentence at every moment, for somebody who has never done this."""

from collections import Counter
from typing import NamedTuple

from stammtisch.tournament import entries
from stammtisch.tournament.messages import Advice, SetupStep
from stammtisch.tournament.rounds import Layout
from stammtisch.tournament.state import Tournament


class Copied(NamedTuple):
    """The last copy of a tournament: when, up to which entry, and whether somebody saved it by hand; and whether the
    folder for the next one is gone."""

    at: int = 0
    n: int = 0
    by_hand: bool = False
    gone: bool = False


NO_COPY = Copied()


def next_step(t: Tournament, at: int) -> Advice:
    """The one thing to do now."""
    if t.phase == "archived":
        return Advice("done")
    if t.phase == "confirmed":
        return Advice("archive" if t.revealed == 1 or not t.settings.prizes else "prizes")
    running = t.running()
    if running is not None:
        return _in_round(t, at)
    if t.phase == "over":
        return Advice("confirm")
    coming = t.next_round()
    if coming in t.rounds:
        return _before(t, coming)
    if not t.entrants:
        return Advice("entrants")
    here, of = len(t.playing()), len(_wanted(t))
    if not t.started() and here < of / 2:
        return Advice("presence", {"here": here, "of": of})
    if t.settings.method == "chips":
        return Advice("chips", {"here": here, "round": coming})
    return Advice("draw", {"here": here, "rounds": t.settings.rounds - coming + 1})


def _in_round(t: Tournament, at: int) -> Advice:
    running = t.running()
    assert running is not None
    disputed = [number for number, each in sorted(running.tables.items()) if each.state == "disputed"]
    if disputed:
        return Advice("disputed", {"table": disputed[0], "n": len(disputed), "round": running.n})
    missing = running.missing()
    if not missing:
        return Advice("close", {"round": running.n})
    if t.clock is not None and t.clock.paused is not None:
        return Advice("resume", {"round": running.n})
    if t.clock is not None and not t.clock.over(at) and all(each.state == "open" for each in running.tables.values()):
        return Advice("wait", {"round": running.n, "n": len(missing)})
    return Advice("forms", {"round": running.n, "n": len(missing), "of": len(running.tables)})


def _before(t: Tournament, coming: int) -> Advice:
    layout = t.rounds[coming].layout
    if t.outdated():
        return Advice("redraw", {"round": coming})
    if not t.started() and not {("forms", 0), ("forms", coming), ("blank", 0)} & t.printed:
        return Advice("print", {"round": coming})
    return Advice("start", {"round": coming, "tables": len(layout.tables)})


def forgotten(t: Tournament, screens: int, copied: Copied, at: int) -> list[Advice]:
    """Nothing here stops anybody; each line has its remedy."""
    found, coming = list[Advice](), t.next_round()
    here = [each for each in t.entrants.values() if each.here == "present"]
    ranked = [each for each in here if not each.given.stand_in]
    if len(ranked) % 2 and t.format.scored == "pawns" and coming and len(t.playing()) % 2:
        found.append(Advice("odd", {"n": len(ranked)}, True))
    closed = [line for line in t.log if line.kind == entries.CloseRound.kind() and not line.undone]
    if copied.gone:
        found.append(Advice("copy-gone", {}, True))
    elif not copied.at:
        found.append(Advice("copy", {}, True))
    elif copied.by_hand and closed and closed[-1].n > copied.n:
        found.append(Advice("copy-behind", {"round": closed[-1].what["round"]}, True))
    elif not copied.by_hand and at - copied.at > 5 * 60_000:
        found.append(Advice("copy-old", {"minutes": (at - copied.at) // 60_000}, True))
    for twice in _twins(t):
        found.append(Advice("twice", {"name": t.entrants[twice[0]].name}, not t.started(), twice))
    for n, table in _elsewhere(t):
        found.append(Advice("fixed", {"n": n, "table": table}, True))
    for n, a, b in _apart(t):
        found.append(Advice("pin", {"round": n, "a": a, "b": b}, True))
    for n in t.started():
        if t.rounds[n].state == "running" and t.rounds[n] is not t.running():
            tables = ", ".join(map(str, t.rounds[n].missing()))
            found.append(Advice("open-round", {"round": n, "tables": tables, "n": len(t.rounds[n].missing())}, True))
    if t.outdated() and t.running() is not None:
        found.append(Advice("outdated", {"round": coming}, True))
    elif coming and coming in t.rounds and not {("forms", 0), ("forms", coming)} & t.printed:
        found.append(Advice("forms", {"round": coming}, True))
    if not t.started() and ("chips", 0) not in t.printed:
        found.append(Advice("chips"))
    if not screens and t.entrants:
        found.append(Advice("screen"))
    if t.withdrawn:
        found.append(Advice("withdrawn", {}, True))
    return found


def _wanted(t: Tournament) -> list[int]:
    """Those who are expected, or were there; without who has withdrawn."""
    return [n for n, each in t.entrants.items() if each.here != "stopped"]


def _twins(t: Tournament) -> list[list[int]]:
    people = {n: t.entrants[n].given.people() for n in _wanted(t) if not t.entrants[n].wiped}
    return [[n for n in people if people[n] == both] for both, count in Counter(people.values()).items() if count > 1]


def _elsewhere(t: Tournament) -> list[tuple[int, int]]:
    """Who does not sit at its fixed table in the round that comes next, and the table."""
    coming = t.rounds.get(t.next_round())
    if coming is None or t.outdated():
        return []
    places = [(each.n, each.given.table, coming.table_of(each.n)) for each in t.entrants.values() if each.given.table]
    return [(n, table) for n, table, at in places if at is not None and at.seating.table != table]


def _apart(t: Tournament) -> list[tuple[int, int, int]]:
    """Pinned pairs that do not meet in their round, as it is drawn."""
    here = set(t.playing())
    drawn = [each for each in sorted(t.pins) if each[0] in t.rounds and not t.rounds[each[0]].begun()]
    return [(n, a, b) for n, a, b in drawn if {a, b} <= here and not _meet(t.rounds[n].layout, a, b)]


def _meet(layout: Layout, a: int, b: int) -> bool:
    return any({a, b} <= set(each.who) for each in layout.tables)


def steps(t: Tournament) -> list[SetupStep]:
    """The seven steps of setting up, which are open in any order."""
    here = len([each for each in t.entrants.values() if each.here == "present"])
    of = len(_wanted(t))
    drawn = t.next_round() in t.rounds or bool(t.started())
    printed = any(what == "forms" for what, _ in t.printed)
    state = {
        "name": bool(t.name),
        "rules": True,
        "entrants": of >= 4,
        "presence": here >= 4 and here >= of / 2,
        "draw": drawn,
        "print": printed,
        "screen": bool(t.started()),
    }
    told: dict[str, dict[str, str | int]] = {
        "name": {"place": t.place},
        "rules": {"points": t.settings.points, "rounds": t.settings.rounds, "minutes": t.settings.minutes},
        "entrants": {"n": of},
        "presence": {"here": here, "of": of},
        "draw": {"rounds": t.settings.rounds},
    }
    now = next((name for name, done in state.items() if not done), "")
    return [
        SetupStep(name, "done" if done else "now" if name == now else "open", told.get(name, {}))  # type: ignore[arg-type]
        for name, done in state.items()
    ]
