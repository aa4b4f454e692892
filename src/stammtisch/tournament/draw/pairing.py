"""Who meets whom: nobody twice while that is possible (T-019), nobody free twice while others were not (T-022)."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from stammtisch.tournament.draw.problem import FREE, Chance, History, Pair, Problem, pair

Cost = Callable[[int, int], int]

# What is wrong with a pair. One of each is worse than all pairs of a round with those below it.
CLASH = 1 << 72  # two entrants with fixed tables of their own: a fixed table is hard
AGAIN = 1 << 60  # a second meeting, or a second free round
UNEVEN = 1 << 48  # colours that would differ by three
APART = 1 << 36  # a wish not to meet
SMALL = 8  # entrants up to which all pairings are looked through
LOOKED = 30_000  # pairings that are looked at before the best so far is taken
STEPS = 4_000  # of one search for a pairing without any cost


def circle(entrants: Sequence[int], rounds: int, chance: Chance) -> list[list[Pair]]:
    """Rounds of a round robin in a random order: each has everybody once, no two of them a pair in common. When all
    have met all, it starts anew."""
    ring = chance.shuffled(entrants)
    robin = []
    for _ in range(len(ring) - 1):
        robin.append([(ring[i], ring[-1 - i]) for i in range(len(ring) // 2)])
        ring.insert(1, ring.pop())
    found = list[list[Pair]]()
    while len(found) < rounds:
        found += chance.shuffled(robin)
    return found[:rounds]


def cost_of(problem: Problem, met: Counter[Pair], free: Counter[int]) -> Cost:
    """What is wrong with a pair, by the order of the criteria; 0 is what is wanted."""
    tables = dict(problem.fixed)
    apart = {pair(*each) for each in problem.apart}

    def cost(a: int, b: int) -> int:
        if FREE in (a, b):
            return AGAIN * free[a or b] + (CLASH if (a or b) in tables else 0)
        both = pair(a, b)
        clash = CLASH if a in tables and b in tables else 0
        return AGAIN * met[both] + clash + (APART if both in apart else 0)

    return cost


def pairings(problem: Problem, chance: Chance) -> list[list[Pair]]:
    """The pairs of each round that is to be drawn."""
    history = History(problem.past)
    entrants = list(problem.entrants) + [FREE] * (len(problem.entrants) % 2)
    if not (problem.past or problem.apart or problem.fixed or problem.pins):
        return circle(entrants, len(problem.rounds), chance)
    pinned = [
        [(a, b) for n, a, b in problem.pins if n == round and {a, b} <= set(entrants)] for round in problem.rounds
    ]
    if len(entrants) <= SMALL and not any(pinned):
        return _looked_through(problem, history, entrants, chance)
    best, least = list[list[Pair]](), -1
    for _ in range(12 if len(entrants) <= 40 else 3):
        found, cost = _one_by_one(problem, history, entrants, pinned, chance)
        if least < 0 or cost < least:
            best, least = found, cost
        if least == 0:
            break
    return best


def _one_by_one(
    problem: Problem, history: History, entrants: list[int], pinned: list[list[Pair]], chance: Chance
) -> tuple[list[list[Pair]], int]:
    """One round after the other. Pins of later rounds count as met before, so that those pairs meet there."""
    met, free = history.met.copy(), history.free.copy()
    met.update(pair(*each) for pins in pinned for each in pins)
    found, total = list[list[Pair]](), 0
    for i, pins in enumerate(pinned):
        taken = {n for each in pins for n in each}
        cost = cost_of(problem, met, free)
        rest = matching([n for n in entrants if n not in taken], cost, chance, {} if i else history.lean)
        total += sum(cost(*each) for each in rest)
        found.append([*pins, *rest])
        note(rest, met, free)
    return found, total


def price(problem: Problem, rounds: Sequence[Sequence[Pair]]) -> int:
    """What is wrong with the pairs of all rounds together."""
    history = History(problem.past)
    total = 0
    for pairs in rounds:
        total += sum(map(cost_of(problem, history.met, history.free), *zip(*pairs, strict=True)))
        note(pairs, history.met, history.free)
    return total


def note(pairs: Sequence[Pair], met: Counter[Pair], free: Counter[int]) -> None:
    for a, b in pairs:
        if FREE in (a, b):
            free[a or b] += 1
        else:
            met[pair(a, b)] += 1


def matching(entrants: Sequence[int], cost: Cost, chance: Chance, lean: Mapping[int, int]) -> list[Pair]:
    """Everybody in a pair, at no cost if that is found, else at as little as exchanging partners leads to. Those who
    have had more of different colours are put together, so that both can have the other ones (T-020)."""
    order = sorted(chance.shuffled(entrants), key=lambda n: -abs(lean.get(n, 0)))

    def wanted(a: int, others: Sequence[int]) -> list[int]:
        return sorted([b for b in others if cost(a, b) == 0], key=lambda b: lean.get(a, 0) * lean.get(b, 0))

    return perfect(order, wanted) or improved([(order[i], order[i + 1]) for i in range(0, len(order), 2)], cost)


def perfect(order: Sequence[int], wanted: Callable[[int, Sequence[int]], list[int]]) -> list[Pair] | None:
    """Each in order with the first wanted partner that leaves partners for the rest; None if none is found."""
    steps = 0

    def rest(left: list[int]) -> list[Pair] | None:
        nonlocal steps
        if not left:
            return []
        steps += 1
        first, others = left[0], left[1:]
        for other in wanted(first, others):
            if steps > STEPS:
                return None
            found = rest([n for n in others if n != other])
            if found is not None:
                return [(first, other), *found]
        return None

    return rest(list(order))


def improved(pairs: list[Pair], cost: Cost) -> list[Pair]:
    """Exchange partners between two pairs as long as that costs less."""
    better = True
    while better:
        better = False
        for i in range(len(pairs)):
            for j in range(i + 1, len(pairs)):
                (a, b), (c, d) = pairs[i], pairs[j]
                now = cost(a, b) + cost(c, d)
                for one, two in (((a, c), (b, d)), ((a, d), (c, b))):
                    if cost(*one) + cost(*two) < now:
                        pairs[i], pairs[j] = one, two
                        better = True
                        break
    return pairs


def _looked_through(problem: Problem, history: History, entrants: list[int], chance: Chance) -> list[list[Pair]]:
    """Of few entrants all pairings of all rounds, until the best is found."""
    every = chance.shuffled(list(all_pairings(entrants)))
    best, least, looked = list[list[Pair]](), -1, 0

    def deeper(chosen: list[list[Pair]], met: Counter[Pair], free: Counter[int], cost: int) -> None:
        nonlocal best, least, looked
        if len(chosen) == len(problem.rounds):
            best, least = list(chosen), cost
            return
        judge = cost_of(problem, met, free)
        for pairs in every:
            looked += 1
            more = cost + sum(judge(*each) for each in pairs)
            if 0 <= least <= more or (best and looked > LOOKED):
                continue
            then, idle = met.copy(), free.copy()
            note(pairs, then, idle)
            deeper([*chosen, pairs], then, idle, more)
            if least == 0:
                return

    deeper([], history.met, history.free, 0)
    return best


def all_pairings(entrants: Sequence[int]) -> Iterator[list[Pair]]:
    """Every way to put all in pairs."""
    if not entrants:
        yield []
        return
    first, *others = entrants
    for other in others:
        for rest in all_pairings([n for n in others if n != other]):
            yield [(first, other), *rest]
