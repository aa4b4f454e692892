"""Tables of several players: as few meetings again as possible, tables of nearly one size, the first seat in turn."""

from collections.abc import Callable, Sequence

from stammtisch.core.refusal import Refusal
from stammtisch.tournament.draw.problem import Chance, History, Problem, pair

Cost = Callable[[int, Sequence[int]], int]

TRIES = 40  # exchanges that are tried for each player in a round
FIXED = 100
APART = 20


def table_sizes(entrants: int, usual: int, least: int, most: int) -> list[int]:
    """Sizes that differ by one at most, as near to the usual one as can be; `Refusal` if no table can be filled."""
    counts = [count for count in range(1, entrants // least + 1) if -(-entrants // count) <= most]
    if not counts:
        raise Refusal(f"{entrants} players cannot be put at tables of {least} to {most}")
    count = min(counts, key=lambda each: (abs(entrants / each - usual), -each))
    return [entrants // count + (i < entrants % count) for i in range(count)]


def groups(problem: Problem, history: History, chance: Chance) -> list[tuple[int, ...]]:
    """The tables of one round: begin anywhere, then exchange players as long as fewer meet again."""
    sizes = table_sizes(len(problem.entrants), problem.size, *problem.sizes)
    order = chance.shuffled(problem.entrants)
    tables = list[list[int]]()
    for size in sizes:
        tables.append([order.pop() for _ in range(size)])
    apart, fixed = {pair(*each) for each in problem.apart}, dict(problem.fixed)

    def cost(n: int, others: Sequence[int]) -> int:
        total = 0
        for other in others:
            if other != n:
                both = pair(n, other)
                total += 2 * history.met[both] ** 2 + history.met[both]
                total += APART * (both in apart) + FIXED * (n in fixed and other in fixed)
        return total

    where = {n: i for i, table in enumerate(tables) for n in table}
    for _ in range(TRIES):
        worst = [n for n in problem.entrants if cost(n, tables[where[n]])]
        if not worst:
            break
        for n in worst:
            _exchange(n, chance.shuffled(problem.entrants)[:TRIES], tables, where, cost)
    return [_seats(table, history) for table in tables]


def _exchange(n: int, others: Sequence[int], tables: list[list[int]], where: dict[int, int], cost: Cost) -> None:
    """Exchange a player for the one with whom the two tables gain most."""
    best, gain = 0, 0
    for other in others:
        one, two = tables[where[n]], tables[where[other]]
        if one is two:
            continue
        before = cost(n, one) + cost(other, two)
        after = cost(n, [x for x in two if x != other]) + cost(other, [x for x in one if x != n])
        if before - after > gain:
            best, gain = other, before - after
    if best:
        one, two = tables[where[n]], tables[where[best]]
        one[one.index(n)], two[two.index(best)] = best, n
        where[n], where[best] = where[best], where[n]


def _seats(table: Sequence[int], history: History) -> tuple[int, ...]:
    """Whoever has had the first seat least often has it."""
    return tuple(sorted(table, key=lambda n: history.led[n]))
