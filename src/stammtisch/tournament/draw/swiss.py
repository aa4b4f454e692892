"""The pairs of one round by the ranking: neighbours meet, nobody a second time while that can be avoided."""

from collections import Counter
from collections.abc import Sequence

from stammtisch.tournament.draw.pairing import AGAIN, all_pairings, cost_of, improved, note, perfect
from stammtisch.tournament.draw.problem import FREE, Chance, History, Pair, Problem, pair

MOST = 1_000_000  # a rank distance never outweighs what `cost_of` finds
UNEVEN = 3_000  # colours that would differ by three: worse than two with fixed tables, better than a second meeting
LEVEL = 4  # so much weighs a rank more than colours that are even
FEW = 6  # entrants, with the free place, up to which all rounds to come are thought of


class Swiss:
    """One round. Ranks come before colours, as the specification has it, but for a difference of three (T-020)."""

    def __init__(self, problem: Problem, order: Sequence[int]) -> None:
        self.history = History(problem.past)
        self._wrong = cost_of(problem, self.history.met, self.history.free)
        self._rank = {n: place for place, n in enumerate(order)}

    def wrong(self, a: int, b: int) -> int:
        """What ranks cannot outweigh. One of two who are both off by two to the same side would be off by three."""
        one, two = self.history.lean[a], self.history.lean[b]
        return self._wrong(a, b) + UNEVEN * (one * two > 0 and min(abs(one), abs(two)) > 1)

    def cost(self, a: int, b: int) -> int:
        if FREE in (a, b):
            return MOST * self.wrong(a, b) + LEVEL * (len(self._rank) - self._rank[a or b]) ** 2
        lean = self.history.lean
        return MOST * self.wrong(a, b) + LEVEL * (self._rank[a] - self._rank[b]) ** 2 + (lean[a] * lean[b] > 0)

    def of_few(self, entrants: Sequence[int]) -> list[Pair]:
        """The best of all pairings that leaves as few second meetings as can be for the rounds to come."""
        every = list(all_pairings(entrants))

        def judged(pairs: list[Pair]) -> tuple[int, bool, int]:
            met, free = self.history.met.copy(), self.history.free.copy()
            note(pairs, met, free)
            return sum(self.wrong(*each) for each in pairs), not _lasts(every, met, free), self._sum(pairs)

        return min(every, key=judged)

    def of_many(self, entrants: Sequence[int]) -> list[Pair]:
        start = perfect(entrants, lambda a, others: [b for b in others if self.wrong(a, b) == 0])
        if start is None:
            start = perfect(entrants, lambda a, others: [b for b in others if self.wrong(a, b) < AGAIN])
        if start is None:
            start = [(entrants[i], entrants[i + 1]) for i in range(0, len(entrants), 2)]
        return improved(start, self.cost)

    def _sum(self, pairs: Sequence[Pair]) -> int:
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
    """The first round is by chance; the free place goes to the lowest who has not been free."""
    order = [n for n in problem.order if n in problem.entrants] if problem.past else []
    order += chance.shuffled([n for n in problem.entrants if n not in order])
    pins = [(a, b) for n, a, b in problem.pins if n == problem.rounds[0] and {a, b} <= set(order)]
    left = [n for n in order if n not in {each for both in pins for each in both}]
    swiss = Swiss(problem, left)
    if len(order) + len(order) % 2 <= FEW and not pins:
        return swiss.of_few([*left, FREE] if len(left) % 2 else left)
    found = list[Pair](pins)
    if len(left) % 2:
        idle = min(reversed(left), key=lambda n: swiss.history.free[n])
        left.remove(idle)
        found.append((idle, FREE))
    return found + swiss.of_many(left)
