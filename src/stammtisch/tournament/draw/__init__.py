"""The draw: layouts of rounds from a seed, by the criteria of the regulations in their order."""

from stammtisch.tournament.draw.colours import coloured
from stammtisch.tournament.draw.pairing import pairings
from stammtisch.tournament.draw.places import seated
from stammtisch.tournament.draw.problem import FREE, Chance, History, Problem
from stammtisch.tournament.draw.social import groups, seats
from stammtisch.tournament.draw.swiss import by_ranking
from stammtisch.tournament.rounds import Layout

__all__ = ["Chance", "History", "Problem", "draw"]


def draw(problem: Problem, seed: str) -> list[Layout]:
    """The layouts of the rounds in question; the same for the same problem and seed, on every machine."""
    chance, history = Chance(seed), History(problem.past)
    fixed = dict(problem.fixed)
    if not problem.duos:
        return _at_tables(problem, history, fixed, chance)
    pairs = [by_ranking(problem, chance)] if problem.method == "swiss" else pairings(problem, chance)
    found = list[Layout]()
    for round, each in zip(problem.rounds, coloured(pairs, history), strict=False):
        playing = [both for both in each if FREE not in both]
        free = tuple(a for a, b in each if b == FREE)
        found.append(seated(round, playing, free, history, fixed, chance))
        history.add(found[-1])
    return found


def _at_tables(problem: Problem, history: History, fixed: dict[int, int], chance: Chance) -> list[Layout]:
    found = list[Layout]()
    for round, tables in zip(problem.rounds, groups(problem, history, chance), strict=True):
        seated_at = [seats(table, history) for table in tables]
        found.append(seated(round, seated_at, (), history, fixed, chance))
        history.add(found[-1])
    return found
