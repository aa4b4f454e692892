"""The draw of a tournament: what it depends on, what came of it, and why these opponents."""

import msgspec

from stammtisch.tournament import entries
from stammtisch.tournament.draw import History, Problem, draw
from stammtisch.tournament.draw.criteria import Criterion, judged
from stammtisch.tournament.draw.problem import Pair, pair
from stammtisch.tournament.ranking import ranked
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.rounds import Layout, place_of
from stammtisch.tournament.state import Tournament


def problem_of(t: Tournament) -> Problem:
    """What the next draw depends on; rounds that have started are part of it and not of what is drawn."""
    first = t.next_round()
    if not first:
        raise DeskRefusal("no-more", "all rounds have been played", "T-012")
    playing = t.playing()
    least = t.format.sizes[0]
    if len(playing) < max(2, least):
        raise DeskRefusal("few", f"{len(playing)} are here; at least {max(2, least)} are needed", n=len(playing))
    if t.settings.method == "swiss" and t.running() is not None:
        raise DeskRefusal("close-first", f"close round {first - 1} first", "T-011", n=first - 1)
    last = first if t.settings.method == "swiss" else t.settings.rounds
    return Problem(
        t.settings.method,
        tuple(playing),
        tuple(range(first, last + 1)),
        t.settings.size,
        t.format.sizes,
        tuple(t.past()),
        tuple((n, t.entrants[n].given.table) for n in playing if t.entrants[n].given.table),
        wishes(t, playing),
        tuple(sorted(each for each in t.pins if each[0] >= first)),
        tuple(ranked(t).order()) if t.settings.method == "swiss" else (),
        t.format.scored == "pawns",
    )


def wishes(t: Tournament, among: list[int]) -> tuple[Pair, ...]:
    """Those who would not meet."""
    asked = {pair(n, other) for n in among for other in t.entrants[n].given.apart if other in among and other != n}
    return tuple(sorted(asked))


def drawn(t: Tournament, seed: str = "", why: str = "") -> entries.Drawn:
    """All rounds that have not started, or in Swiss the next. Each draw of a tournament has another seed, which follows
    from that of the tournament unless one is given."""
    problem = problem_of(t)
    seed = seed or f"{t.seed}-{1 + sum(line.kind == 'drawn' for line in t.log)}"
    return entries.Drawn(tuple(draw(problem, seed)), t.settings.method, seed, problem.checksum(), why)


def layout_checked(t: Tournament, layout: Layout) -> None:
    """`DeskRefusal` for a layout by hand in which somebody sits twice, or against itself."""
    who = [n for each in layout.tables for n in each.who] + list(layout.free)
    tables = [each.table for each in layout.tables]
    for n in who:
        if n not in t.entrants:
            raise DeskRefusal("no-entrant", f"there is no duo {n}", n=n)
        if who.count(n) > 1:
            raise DeskRefusal("twice-drawn", f"duo {n} sits at two places", "T-002", n=n)
    low, high = t.format.sizes
    if len(set(tables)) < len(tables) or not all(low <= len(each.who) <= high and each.table for each in layout.tables):
        raise DeskRefusal("layout", "each table is there once, with two duos", "T-002")


def report(t: Tournament) -> list[Criterion]:
    """How far all rounds together meet each criterion."""
    numbers = sorted(t.entrants)
    fixed = {n: t.entrants[n].given.table for n in numbers if t.entrants[n].given.table}
    layouts = [t.rounds[n].layout for n in t.counted_rounds()]
    return judged(layouts, wishes(t, numbers), fixed, t.format.scored == "pawns")


class Opponents(msgspec.Struct, frozen=True):
    """Why these opponents: what was known when the round was drawn."""

    round: int
    n: int
    table: int
    others: tuple[int, ...]
    method: str
    seed: str
    checksum: str
    met: int  # times that they had met before
    lean: tuple[int, int]  # own and the opponent's Blue-Yellow less Green-Red before
    visits: int  # times at this table before
    pinned: bool
    free: bool
    not_met: int  # entrants not met before this round


def opponents(t: Tournament, round: int, n: int) -> Opponents | None:
    found = t.rounds.get(round)
    if found is None or n not in t.entrants:
        return None
    history = History([t.rounds[r].layout for r in sorted(t.rounds) if r < round])
    table, _ = place_of(found.layout, n)
    seating = found.tables.get(table)
    others = tuple(each for each in seating.seating.who if each != n) if seating else ()
    met = max((history.met[pair(n, other)] for other in others), default=0)
    known = {each for both, count in history.met.items() if count and n in both for each in both}
    return Opponents(
        round,
        n,
        table,
        others,
        found.method,
        found.seed,
        found.checksum,
        met,
        (history.lean[n], history.lean[others[0]] if others else 0),
        history.visits[n, table],
        any((round, *pair(n, other)) in t.pins for other in others),
        n in found.free,
        len([each for each in t.playing() if each != n and each not in known]),
    )
