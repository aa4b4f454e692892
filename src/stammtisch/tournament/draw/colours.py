"""Who plays Blue and Yellow: each colour pair equally often after every round, as far as can be (T-020)."""

from collections import Counter
from collections.abc import Sequence

from stammtisch.tournament.draw.problem import FREE, History, Pair, pair

LATER = 64  # rounds are judged one after the other, the earlier first


def coloured(rounds: Sequence[Sequence[Pair]], history: History) -> list[list[Pair]]:
    """Each pair with Blue and Yellow first; a pair with FREE has FREE last. Two that meet again exchange their colours
    (T-019). Two rounds together form closed rings: whoever walks along a ring leaves each duo with one pair of colours
    and reaches it with the other."""
    found = [[_free_last(each) for each in pairs] for pairs in rounds]
    start = history.lean.copy()
    behind = any(each % 2 for each in start.values())  # then the first round brings it level, and rings follow
    for at in range(1 if behind else 0, len(found) - 1, 2):
        _walk(found[at], found[at + 1])
    forced = _exchange(found, history)
    _improve(found, start, forced)
    return found


def _free_last(both: Pair) -> Pair:
    return (both[1], both[0]) if both[0] == FREE else both


def _walk(one: list[Pair], two: list[Pair]) -> None:
    """Give colours along the rings that two rounds form."""
    at_one = {n: i for i, each in enumerate(one) for n in each}
    at_two = {n: i for i, each in enumerate(two) for n in each}
    done = set[int]()
    for start in at_one:
        here = start
        while at_one[here] not in done:
            i = at_one[here]
            done.add(i)
            other = one[i][0] if one[i][1] == here else one[i][1]
            one[i] = _free_last((here, other))
            j = at_two.get(other)
            if j is None:
                break
            here = two[j][0] if two[j][1] == other else two[j][1]
            two[j] = _free_last((other, here))
            if here not in at_one:
                break


def _exchange(rounds: list[list[Pair]], history: History) -> set[tuple[int, int]]:
    """Pairs that meet again have the colours that they had not; these are not changed any more."""
    first_of, forced = dict(history.first_of), set[tuple[int, int]]()
    for r, pairs in enumerate(rounds):
        for i, (a, b) in enumerate(pairs):
            if b == FREE:
                continue
            before = first_of.get(pair(a, b))
            if before is not None:
                pairs[i] = (b, a) if before == a else (a, b)
                forced.add((r, i))
            first_of[pair(a, b)] = pairs[i][0]
    return forced


def _improve(rounds: list[list[Pair]], start: Counter[int], forced: set[tuple[int, int]]) -> None:
    """Turn single pairs round as long as that makes the rounds, the earlier first, more even."""
    leans = _leans(rounds, start)
    for _ in range(8):
        better = False
        for r, pairs in enumerate(rounds):
            for i, (a, b) in enumerate(pairs):
                if b == FREE or (r, i) in forced:
                    continue
                gain = 0
                for later in range(r, len(rounds)):
                    was = abs(leans[later][a]) ** 2 + abs(leans[later][b]) ** 2
                    now = abs(leans[later][a] - 2) ** 2 + abs(leans[later][b] + 2) ** 2
                    gain += (was - now) * LATER ** (len(rounds) - later)
                if gain > 0:
                    pairs[i] = (b, a)
                    better = True
                    for later in range(r, len(rounds)):
                        leans[later][a] -= 2
                        leans[later][b] += 2
        if not better:
            return


def _leans(rounds: Sequence[Sequence[Pair]], start: Counter[int]) -> list[Counter[int]]:
    """The lean of everybody after each round."""
    found, lean = list[Counter[int]](), start.copy()
    for pairs in rounds:
        for a, b in pairs:
            if b != FREE:
                lean[a] += 1
                lean[b] -= 1
        found.append(lean.copy())
    return found
