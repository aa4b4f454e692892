"""At which table a pair sits: one that neither has had, as far as can be (T-021); fixed tables are kept."""

from collections.abc import Sequence

from stammtisch.tournament.draw.problem import Chance, History
from stammtisch.tournament.rounds import Layout, Seating

FIXED = 1_000_000


def seated(
    round: int,
    groups: Sequence[tuple[int, ...]],
    free: tuple[int, ...],
    history: History,
    fixed: dict[int, int],
    chance: Chance,
) -> Layout:
    """The groups of a round at tables, so that as few as possible sit at a table again."""
    count = len(groups)
    wanted = {fixed[n] for group in groups for n in group if n in fixed}
    numbers = sorted(
        [*[n for n in range(1, count + 1 + len(wanted)) if n not in wanted][: count - len(wanted)], *wanted]
    )
    order = chance.shuffled(numbers)
    costs = [[_cost(group, table, history, fixed) for table in order] for group in groups]
    at = assignment(costs)
    tables = sorted((Seating(order[at[i]], tuple(group)) for i, group in enumerate(groups)), key=lambda s: s.table)
    return Layout(round, tuple(tables), free)


def _cost(group: Sequence[int], table: int, history: History, fixed: dict[int, int]) -> int:
    own = [fixed[n] for n in group if n in fixed]
    cost = sum(history.visits[n, table] ** 2 for n in group if n not in fixed)
    if own and table not in own:
        cost += FIXED
    return cost


def assignment(costs: Sequence[Sequence[int]]) -> list[int]:
    """The column of each row, at the least sum (the Hungarian method with potentials)."""
    size = len(costs)
    rows, columns = [0] * (size + 1), [0] * (size + 1)
    owner = [0] * (size + 1)  # the row of each column
    for row in range(1, size + 1):
        owner[0], column = row, 0
        least = [1 << 60] * (size + 1)
        came = [0] * (size + 1)
        used = [False] * (size + 1)
        while owner[column]:
            used[column] = True
            r, delta, nearest = owner[column], 1 << 60, 0
            line, base = costs[r - 1], rows[r]
            for c in range(1, size + 1):
                if not used[c]:
                    cost = line[c - 1] - base - columns[c]
                    if cost < least[c]:
                        least[c], came[c] = cost, column
                    if least[c] < delta:
                        delta, nearest = least[c], c
            if delta:
                for c in range(size + 1):
                    if used[c]:
                        rows[owner[c]] += delta
                        columns[c] -= delta
                    else:
                        least[c] -= delta
            column = nearest
        while column:
            owner[column], column = owner[came[column]], came[column]
    found = [0] * size
    for c in range(1, size + 1):
        found[owner[c] - 1] = c - 1
    return found
