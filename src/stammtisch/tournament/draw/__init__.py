"""The draw: layouts of rounds from a seed, by the criteria of the regulations in their order."""

from stammtisch.tournament.draw.colours import coloured, uneven
from stammtisch.tournament.draw.pairing import pairings, price
from stammtisch.tournament.draw.places import seated
from stammtisch.tournament.draw.problem import FREE, Chance, History, Pair, Problem
from stammtisch.tournament.draw.social import groups, seats
from stammtisch.tournament.draw.swiss import by_ranking
from stammtisch.tournament.rounds import Layout

__all__ = ["Chance", "History", "Problem", "draw"]

ATTEMPTS, OF_FEW, FEW = 12, 80, 12  # pairings that are tried for the sake of colours; more where few play


def draw(problem: Problem, seed: str) -> list[Layout]:
    """The layouts of the rounds in question; the same for the same problem and seed, on every machine."""
    chance, history = Chance(seed), History(problem.past)
    fixed = dict(problem.fixed)
    if not problem.duos:
        return _at_tables(problem, history, fixed, chance)
    found = list[Layout]()
    for round, each in zip(problem.rounds, _paired(problem, history, chance), strict=False):
        playing = [both for both in each if FREE not in both]
        free = tuple(a for a, b in each if b == FREE)
        found.append(seated(round, playing, free, history, fixed, chance))
        history.add(found[-1])
    return found


def _paired(problem: Problem, history: History, chance: Chance) -> list[list[Pair]]:
    """The pairs of each round with Blue and Yellow first. After rounds that were played, colours are not always even
    with the first pairing that is found: then others are tried, of which none may cost more."""
    if problem.method == "swiss":
        return coloured([by_ranking(problem, chance)], history)
    attempts = (OF_FEW if len(problem.entrants) <= FEW else ATTEMPTS) if problem.past else 1
    best, least = list[list[Pair]](), (0, 0)
    for attempt in range(attempts):
        pairs = pairings(problem, chance)
        found = coloured(pairs, history)
        judged = price(problem, pairs), uneven(found, history.lean)
        if not attempt or judged < least:
            best, least = found, judged
        if not least[1]:
            break
    return best


def _at_tables(problem: Problem, history: History, fixed: dict[int, int], chance: Chance) -> list[Layout]:
    found = list[Layout]()
    for round, tables in zip(problem.rounds, groups(problem, history, chance), strict=True):
        seated_at = [seats(table, history) for table in tables]
        found.append(seated(round, seated_at, (), history, fixed, chance))
        history.add(found[-1])
    return found
