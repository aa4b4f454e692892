"""The pairs of one round by the ranking: neighbours meet, nobody a second time while that can be avoided."""

from stammtisch.tournament.draw.pairing import AGAIN, cost_of, improved, perfect
from stammtisch.tournament.draw.problem import FREE, Chance, History, Pair, Problem

MOST = 1_000_000  # a rank distance never outweighs what `cost_of` finds


def by_ranking(problem: Problem, chance: Chance) -> list[Pair]:
    """The first round is by chance; the free place goes to the lowest who has not been free."""
    history = History(problem.past)
    order = [n for n in problem.order if n in problem.entrants] if problem.past else []
    order += chance.shuffled([n for n in problem.entrants if n not in order])
    pins = [(a, b) for n, a, b in problem.pins if n == problem.rounds[0] and {a, b} <= set(order)]
    left = [n for n in order if n not in {each for both in pins for each in both}]
    found = list[Pair](pins)
    if len(left) % 2:
        idle = min(reversed(left), key=lambda n: history.free[n])
        left.remove(idle)
        found.append((idle, FREE))
    wrong = cost_of(problem, history.met, history.free)
    rank = {n: place for place, n in enumerate(left)}

    def cost(a: int, b: int) -> int:
        even = history.lean[a] * history.lean[b] > 0  # both have had more of the same colours
        return MOST * wrong(a, b) + 4 * (rank[a] - rank[b]) ** 2 + even

    start = perfect(left, lambda a, others: [b for b in others if wrong(a, b) == 0])
    if start is None:
        start = perfect(left, lambda a, others: [b for b in others if wrong(a, b) < AGAIN])
    if start is None:
        start = [(left[i], left[i + 1]) for i in range(0, len(left), 2)]
    return found + improved(start, cost)
