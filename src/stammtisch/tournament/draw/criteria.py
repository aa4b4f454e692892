"""How far a layout meets each criterion, in their order (T-019 to T-022)."""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from stammtisch.tournament.draw.problem import History, Pair, pair
from stammtisch.tournament.rounds import Layout


class Criterion(msgspec.Struct, frozen=True):
    """`count` is how often it is not met, `where` the entrants concerned, `most` the largest difference of colours or
    the most free rounds of one entrant; `after` are those differences after each round."""

    name: str  # meetings, colours, tables, free, apart, fixed
    count: int
    where: tuple[tuple[int, ...], ...] = ()
    most: int = 0
    after: tuple[int, ...] = ()
    rule: str = ""


def judged(
    layouts: Sequence[Layout],
    apart: Sequence[Pair] = (),
    fixed: dict[int, int] | None = None,
    duos: bool = True,
) -> list[Criterion]:
    history, after = History(), list[int]()
    again, repeated, kept = list[Pair](), list[tuple[int, ...]](), list[Pair]()
    moved, wishes = list[tuple[int, ...]](), {pair(*each) for each in apart}
    for layout in layouts:
        for seating in layout.tables:
            both = [pair(*each) for each in combinations(seating.who, 2)]
            again += [each for each in both if history.met[each]]
            kept += [each for each in both if each in wishes]
            repeated += [(n, seating.table) for n in seating.who if history.visits[n, seating.table]]
            moved += [(n, seating.table) for n in seating.who if (fixed or {}).get(n, seating.table) != seating.table]
        history.add(layout)
        after.append(max((abs(each) for each in history.lean.values()), default=0))
    repeated = [each for each in repeated if each[0] not in (fixed or {})]
    twice = tuple((n, count) for n, count in history.free.items() if count > 1)
    found = [Criterion("meetings", len(again), tuple(again), rule="T-019")]
    if duos:
        uneven = sum(each > 1 for each in after)
        found.append(Criterion("colours", uneven, most=max(after, default=0), after=tuple(after), rule="T-020"))
    found.append(Criterion("tables", len(repeated), tuple(repeated), rule="T-021"))
    found.append(Criterion("free", len(twice), twice, max(history.free.values(), default=0), rule="T-022"))
    found.append(Criterion("apart", len(kept), tuple(kept)))
    found.append(Criterion("fixed", len(moved), tuple(moved), rule="T-021"))
    return found
