"""The pairs of one round by the ranking: nobody a second time while a layout without it exists, then neighbours in the
ranking, then colours. Of all layouts the best is found, by a maximum-weight matching."""

from collections import Counter
from collections.abc import Sequence

from stammtisch.tournament.draw.pairing import APART, UNEVEN, all_pairings, cost_of, note
from stammtisch.tournament.draw.problem import FREE, Chance, History, Pair, Problem, pair

RANK = 512  # of ranks, squared, one weighs more than the colours of all pairs
LUCK = 1 << 32  # among layouts that are as good as each other the seed decides, so that only one is the best
FEW = 6  # entrants, with the free place, up to which all rounds to come are thought of

assert RANK * 200 * 400**2 < APART


class Swiss:
    """One round. Ranks come before colours, as the specification has it, but for a difference of three (T-020)."""

    def __init__(self, problem: Problem, order: Sequence[int], chance: Chance) -> None:
        self.history = History(problem.past)
        self._wrong = cost_of(problem, self.history.met, self.history.free)
        self._rank = {n: place for place, n in enumerate(order)}
        self._chance = chance

    def wrong(self, a: int, b: int) -> int:
        """What ranks cannot outweigh. One of two who are both off by two to the same side would be off by three."""
        one, two = self.history.lean[a], self.history.lean[b]
        return self._wrong(a, b) + UNEVEN * (one * two > 0 and min(abs(one), abs(two)) > 1)

    def cost(self, a: int, b: int) -> int:
        if FREE in (a, b):
            return self.wrong(a, b) + RANK * (len(self._rank) - self._rank[a or b]) ** 2
        lean = self.history.lean
        return self.wrong(a, b) + RANK * (self._rank[a] - self._rank[b]) ** 2 + (lean[a] * lean[b] > 0)

    def of_few(self, entrants: Sequence[int]) -> list[Pair]:
        """The best of all pairings that leaves as few second meetings as can be for the rounds to come."""
        every = list(all_pairings(entrants))

        def judged(pairs: list[Pair]) -> tuple[int, bool, int]:
            met, free = self.history.met.copy(), self.history.free.copy()
            note(pairs, met, free)
            return sum(self.wrong(*each) for each in pairs), not _lasts(every, met, free), self.sum(pairs)

        return min(every, key=judged)

    def of_many(self, entrants: Sequence[int]) -> list[Pair]:
        """The pairs that cost least of all."""
        from networkx import Graph, max_weight_matching  # type: ignore[import-untyped]

        graph = Graph()
        graph.add_nodes_from(entrants)
        for a, b in self.near(entrants):
            graph.add_edge(a, b, weight=-(LUCK * self.cost(a, b) + self._chance.below(LUCK)))
        found = max_weight_matching(graph, maxcardinality=True)
        return sorted((each if self._rank[each[0]] < self._rank[each[1]] else each[::-1]) for each in found)

    def near(self, entrants: Sequence[int]) -> list[Pair]:
        """The pairs that the best layout can have; `entrants` are in the order of their ranks.

        Let a and b be a pair, c ranked between them, and d the partner of c. If a and b exchange partners with c and d,
        ranks are nearer. This is worse only if a or b must not meet c or d. So in the best layout no more are between a
        and b than there are people whom a or b must not meet."""
        bad = {a: sum(self.wrong(a, b) > 0 for b in entrants if b != a) for a in entrants}
        return [
            (a, b)
            for i, a in enumerate(entrants)
            for j, b in enumerate(entrants[i + 1 :], i + 1)
            if j - i <= bad[a] + bad[b] + 1
        ]

    def with_one_free(self, entrants: Sequence[int]) -> list[Pair]:
        """The free place goes to the lowest who has not been free and leaves a layout without a second meeting."""
        least = min(self.history.free[n] for n in entrants)
        best, fewest = list[Pair](), -1
        for idle in [n for n in reversed(entrants) if self.history.free[n] == least]:
            found = [*self.of_many([n for n in entrants if n != idle]), (idle, FREE)]
            again = sum(self.history.met[pair(*each)] > 0 for each in found[:-1])
            if fewest < 0 or again < fewest:
                best, fewest = found, again
            if not again:
                break
        return best

    def sum(self, pairs: Sequence[Pair]) -> int:
        return sum(self.cost(*each) for each in pairs)


def _lasts(every: Sequence[list[Pair]], met: Counter[Pair], free: Counter[int]) -> bool:
    """Whether everybody can still meet all others whom they have not met, without a second meeting."""
    left = [pairs for pairs in every if not any(_again(each, met, free) for each in pairs)]
    if not left:
        first = every[0][0][0]
        return all(_again((first, n), met, free) for pairs in every for each in pairs for n in each if n != first)
    for pairs in left:
        then, idle = met.copy(), free.copy()
        note(pairs, then, idle)
        if _lasts(left, then, idle):
            return True
    return False


def _again(both: Pair, met: Counter[Pair], free: Counter[int]) -> bool:
    a, b = both
    return bool(free[a or b] if FREE in both else met[pair(a, b)])


def by_ranking(problem: Problem, chance: Chance) -> list[Pair]:
    """The first round is by chance."""
    order = [n for n in problem.order if n in problem.entrants] if problem.past else []
    order += chance.shuffled([n for n in problem.entrants if n not in order])
    pins = [(a, b) for n, a, b in problem.pins if n == problem.rounds[0] and {a, b} <= set(order)]
    left = [n for n in order if n not in {each for both in pins for each in both}]
    swiss = Swiss(problem, left, chance)
    if len(order) + len(order) % 2 <= FEW and not pins:
        return swiss.of_few([*left, FREE] if len(left) % 2 else left)
    return pins + (swiss.with_one_free(left) if len(left) % 2 else swiss.of_many(left))
