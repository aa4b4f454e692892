"""Who plays Blue and Yellow: each colour pair equally often after every round, as far as can be (T-020)."""

from collections import Counter
from collections.abc import Sequence

from stammtisch.tournament.draw.problem import FREE, History, Pair, pair

LATER = 64  # rounds are judged one after the other, the earlier first
Game = tuple[int, int]  # the round and the pair in it, counted from 0
Links = dict[Game, dict[int, Game]]


def coloured(rounds: Sequence[Sequence[Pair]], history: History) -> list[list[Pair]]:
    """Each pair with Blue and Yellow first; a pair with FREE has FREE last. Two that meet again exchange their colours
    (T-019).

    A duo that is level has one pair of colours in its next game and the other in the game after that. This links each
    game with at most two others, one by each duo that plays it, so the links form rings and ways. A walk along them
    leaves each duo with one pair of colours and reaches it with the other. So a duo that begins level never differs by
    more than one, also where free rounds lie between."""
    found = [[_free_last(each) for each in pairs] for pairs in rounds]
    start = history.lean.copy()
    links = _links(found, start)
    done = set[Game]()
    for game in sorted(links, key=lambda each: len(links[each])):  # ways from their ends, then rings
        if game not in done:
            _walk(found, game, links, start, done)
    forced = _exchange(found, history)
    _improve(found, start, forced)
    return found


def _free_last(both: Pair) -> Pair:
    return (both[1], both[0]) if both[0] == FREE else both


def _links(rounds: Sequence[Sequence[Pair]], start: Counter[int]) -> Links:
    """For each game, the game to which each of its duos links it. A duo that is not level by n has n games without a
    link."""
    found: Links = {(r, i): {} for r, pairs in enumerate(rounds) for i, both in enumerate(pairs) if FREE not in both}
    alone, waiting = Counter({n: abs(each) for n, each in start.items()}), dict[int, Game]()
    for game in found:
        for n in rounds[game[0]][game[1]]:
            if alone[n] > 0:
                alone[n] -= 1
            elif n in waiting:
                before = waiting.pop(n)
                found[before][n], found[game][n] = game, before
            else:
                waiting[n] = game
    return found


def _walk(rounds: list[list[Pair]], game: Game, links: Links, start: Counter[int], done: set[Game]) -> None:
    """Give colours along a ring, or along a way from its end; of a way in the direction that brings its ends level."""
    way, at = list[tuple[Game, Pair]](), game
    a, b = rounds[game[0]][game[1]]
    first = here = b if a in links[game] else a
    while at not in done:
        done.add(at)
        a, b = rounds[at[0]][at[1]]
        there = b if here == a else a
        way.append((at, (here, there)))
        here = there
        if here not in links[at]:
            break
        at = links[at][here]
    ring = first in links[game]
    back = not ring and start[first] - start[here] > 0
    for (r, i), (one, two) in way:
        rounds[r][i] = (two, one) if back else (one, two)


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


def uneven(rounds: Sequence[Sequence[Pair]], start: Counter[int]) -> int:
    """By how much colours differ by more than one, over all rounds and duos."""
    return sum(max(0, abs(each) - 1) for lean in _leans(rounds, start) for each in lean.values())
