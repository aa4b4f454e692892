"""Swiss: of all layouts of a round the best, judged by second meetings, then ranks, then colours."""

import pytest
from ledger import rule
from tournament.test_draw import FIVE, by_name, everybody_once

from stammtisch.core.rng import QuickRng
from stammtisch.tournament.draw import Chance, Problem, draw
from stammtisch.tournament.draw.pairing import all_pairings
from stammtisch.tournament.draw.problem import FREE, Pair
from stammtisch.tournament.draw.swiss import Swiss, by_ranking
from stammtisch.tournament.rounds import Layout, Seating

pytestmark = pytest.mark.once


def shuffled(chance: QuickRng, items: list[int]) -> list[int]:
    return sorted(items, key=lambda _: chance.below(1 << 30))


def any_round(chance: QuickRng, n: int) -> Problem:
    """A round of Swiss after up to five rounds in which anybody met anybody, with wishes and fixed tables."""
    entrants, past = list(range(1, n + 1)), list[Layout]()
    for round in range(1, 2 + chance.below(5)):
        order = shuffled(chance, entrants)
        tables = [Seating(i // 2 + 1, (order[i], order[i + 1])) for i in range(0, n - 1, 2)]
        past.append(Layout(round, tuple(tables), tuple(order[n - n % 2 :])))
    apart = [(a, b) for a in entrants for b in entrants if a < b and not chance.below(9)]
    fixed = [(a, a) for a in entrants if not chance.below(6)]
    ranking = tuple(shuffled(chance, entrants))
    return Problem(
        "swiss", tuple(entrants), (len(past) + 1,), 2, (2, 2), tuple(past), tuple(fixed), tuple(apart), (), ranking
    )


def judged(problem: Problem, pairs: list[Pair]) -> tuple[int, int, int, int, int, int]:
    """By the words of the specification, counted anew: fixed tables, second meetings, colours that would differ by
    three, wishes, distance in the ranking, colours."""
    met = [frozenset(each.who) for layout in problem.past for each in layout.tables]
    seats = [each.who for layout in problem.past for each in layout.tables]
    lean = {n: sum((n == a) - (n == b) for a, b in seats) for n in problem.entrants}
    fixed, wishes = dict(problem.fixed), {frozenset(each) for each in problem.apart}
    order = problem.order
    pairs = [each for each in pairs if FREE not in each]
    same = [min(abs(lean[a]), abs(lean[b])) * (lean[a] * lean[b] > 0) for a, b in pairs]
    return (
        sum(a in fixed and b in fixed for a, b in pairs),
        sum(met.count(frozenset(each)) for each in pairs),
        sum(each > 1 for each in same),
        sum(frozenset(each) in wishes for each in pairs),
        sum((order.index(a) - order.index(b)) ** 2 for a, b in pairs),
        sum(each > 0 for each in same),
    )


@rule("T-019")
@pytest.mark.parametrize("n", [8, 10])
@pytest.mark.parametrize("seed", range(40))
def test_no_layout_is_better_than_the_one_that_is_drawn(n: int, seed: int) -> None:
    """Against all 105 or 945 layouts."""
    problem = any_round(QuickRng(seed * 100 + n), n)

    assert judged(problem, by_ranking(problem, Chance(str(seed)))) == min(
        judged(problem, pairs) for pairs in all_pairings(problem.entrants)
    )


@rule("T-019", "T-022")
@pytest.mark.parametrize("n", [7, 9])
@pytest.mark.parametrize("seed", range(30))
def test_the_free_place_goes_to_the_lowest_that_leaves_as_few_second_meetings_as_can_be(n: int, seed: int) -> None:
    problem = any_round(QuickRng(seed * 100 + n), n)
    pairs = by_ranking(problem, Chance(str(seed)))
    (idle,) = [a for a, b in pairs if b == FREE]
    free = [n for layout in problem.past for n in layout.free]
    least = min(free.count(each) for each in problem.entrants)

    def again(one: int) -> int:
        others = [each for each in problem.entrants if each != one]
        return min(judged(problem, both) for both in all_pairings(others))[1]

    lower = problem.order[problem.order.index(idle) + 1 :]
    assert free.count(idle) == least
    if not problem.fixed:
        assert judged(problem, pairs)[1] == again(idle)
        assert all(again(each) > again(idle) for each in lower if free.count(each) == least)


def test_only_pairs_that_are_looked_at_can_be_in_the_best_layout() -> None:
    """Otherwise a matching of 200 duos would take 40 times as long."""
    for seed in range(30):
        problem = any_round(QuickRng(seed), 8)
        swiss = Swiss(problem, problem.order, Chance("x"))
        near = {frozenset(each) for each in swiss.near(problem.order)}
        least = min(swiss.sum(pairs) for pairs in all_pairings(problem.order))
        best = [pairs for pairs in all_pairings(problem.order) if swiss.sum(pairs) == least]

        assert all(frozenset(each) in near for pairs in best for each in pairs)


@rule("T-019")
def test_two_meet_again_only_where_no_layout_without_it_exists() -> None:
    """Eight duos, of whom 1 to 4 have met each other, as have 5 to 8: each of the first meets one of the others."""
    past = [((1, 2), (3, 4), (5, 6), (7, 8)), ((1, 3), (2, 4), (5, 7), (6, 8)), ((1, 4), (2, 3), (5, 8), (6, 7))]
    layouts = tuple(
        Layout(r, tuple(Seating(i, both) for i, both in enumerate(pairs, 1)), ()) for r, pairs in enumerate(past, 1)
    )
    order = tuple(range(1, 9))
    problem = Problem("swiss", order, (4,), 2, (2, 2), layouts, order=order)
    pairs = by_ranking(problem, Chance("any"))

    assert all((a < 5) != (b < 5) for a, b in pairs)
    assert draw(problem, "any") == draw(problem, "any")


def test_two_hundred_duos_are_drawn_by_the_ranking_and_nobody_meets_twice() -> None:
    past = list[Layout]()
    for round in FIVE:
        order = tuple(shuffled(QuickRng(round), list(range(1, 201))))
        past += draw(Problem("swiss", order, (round,), 2, (2, 2), tuple(past), order=order), f"round {round}")
    assert by_name(past)["meetings"].count == 0


@pytest.mark.parametrize("n", [6, 7, 8, 11, 24, 60])
def test_swiss_puts_neighbours_together_and_nobody_twice(n: int) -> None:
    played = list[Layout]()
    for round in FIVE:
        order = tuple(range(1, n + 1))
        swiss = Problem("swiss", order, (round,), 2, (2, 2), tuple(played), order=order)
        played += draw(swiss, f"round {round}")
    found = by_name(played)

    everybody_once(played, set(range(1, n + 1)))
    assert found["meetings"].count == 0
    assert found["free"].most <= 1
    assert n < 24 or max(abs(each.who[0] - each.who[1]) for each in played[2].tables) <= 8


@rule("T-019", "T-020")
@pytest.mark.parametrize("n", [5, 6, 7, 8, 9, 12, 23, 24, 60])
@pytest.mark.parametrize("seed", range(4))
def test_in_swiss_colours_differ_by_two_at_most_though_ranks_come_first(n: int, seed: int) -> None:
    """Five rounds by a ranking that chance turns over; six duos can meet all others only if that is thought of."""
    chance, played, points = QuickRng(seed), list[Layout](), dict.fromkeys(range(1, n + 1), 0)
    for round in FIVE:
        order = tuple(sorted(points, key=lambda each: (-points[each], each)))
        swiss = Problem("swiss", tuple(points), (round,), 2, (2, 2), tuple(played), order=order)
        played += draw(swiss, f"{seed} {round}")
        for seating in played[-1].tables:
            points[seating.who[0]] += chance.below(9)
            points[seating.who[1]] += chance.below(9)
    found = by_name(played)

    everybody_once(played, set(points))
    assert (found["meetings"].count, found["free"].most) == (0, n % 2)
    assert found["colours"].most <= 2
