"""The draw, from 4 to 200 duos: its criteria in their order, and the same layout from the same seed."""

from itertools import combinations

import pytest
from ledger import rule

from stammtisch.core.refusal import Refusal
from stammtisch.tournament.draw import Problem, draw
from stammtisch.tournament.draw.criteria import Criterion, judged
from stammtisch.tournament.draw.places import assignment
from stammtisch.tournament.draw.social import least_again, table_sizes
from stammtisch.tournament.rounds import Layout

pytestmark = pytest.mark.once

NUMBERS = [*range(4, 31), 41, 60, 99, pytest.param(200, id="200")]
FIVE = (1, 2, 3, 4, 5)


def problem(n: int, rounds: tuple[int, ...] = FIVE, **more: object) -> Problem:
    return Problem("advance", tuple(range(1, n + 1)), rounds, 2, (2, 2), **more)  # type: ignore[arg-type]


def by_name(layouts: list[Layout], **more: object) -> dict[str, Criterion]:
    return {each.name: each for each in judged(layouts, **more)}  # type: ignore[arg-type]


def everybody_once(layouts: list[Layout], entrants: set[int]) -> None:
    for layout in layouts:
        seated = [n for each in layout.tables for n in each.who] + list(layout.free)
        assert sorted(seated) == sorted(entrants)
        assert len({each.table for each in layout.tables}) == len(layout.tables)
        assert all(each.who[0] != each.who[1] for each in layout.tables)


@rule("T-002", "T-019", "T-020", "T-022")
@pytest.mark.parametrize("n", NUMBERS)
@pytest.mark.parametrize("seed", ["spring", "autumn"])
def test_nobody_meets_twice_and_colours_are_even_after_every_round(n: int, seed: str) -> None:
    layouts = draw(problem(n), seed)
    found = by_name(layouts)

    everybody_once(layouts, set(range(1, n + 1)))
    assert [len(each.free) for each in layouts] == [n % 2] * 5
    assert found["free"].most <= 1
    if n == 4:  # meetings recur, and exchanging their colours goes first
        return
    assert found["meetings"].count == 0
    assert n % 2 or found["colours"].after == (1, 0, 1, 0, 1)
    assert found["colours"].most == 1  # also where free rounds lie between


@rule("T-019")
def test_four_duos_meet_again_with_exchanged_colours() -> None:
    layouts = draw(problem(4), "any")
    meetings = [each.who for layout in layouts for each in layout.tables]

    assert by_name(layouts)["meetings"].count == 4  # as few as can be: three rounds without, two with two each
    assert len(set(meetings)) == len(meetings)


@rule("T-019")
def test_six_duos_in_five_rounds_meet_all_exactly_once() -> None:
    meetings = [frozenset(each.who) for layout in draw(problem(6), "x") for each in layout.tables]

    assert sorted(map(sorted, meetings)) == [list(each) for each in combinations(range(1, 7), 2)]


@rule("T-021")
@pytest.mark.parametrize("n", [18, 24, 31, 60, 200])
def test_no_duo_sits_twice_at_a_table_where_that_is_possible(n: int) -> None:
    assert by_name(draw(problem(n), "tables"))["tables"].count == 0


@rule("T-019", "T-020", "T-023", "T-024")
@pytest.mark.parametrize("n", [6, 7, 8, 9, 10, 13, 16, 24, 40])
@pytest.mark.parametrize("change", [-1, 1, 2])
@pytest.mark.parametrize("after", [1, 3])
def test_what_is_drawn_again_respects_what_was_played(n: int, change: int, after: int) -> None:
    played = tuple(draw(problem(n), "first")[:after])
    entrants = set(range(1, n + 1)) | set(range(n + 1, n + 1 + change)) if change > 0 else set(range(2, n + 1))
    again = draw(
        Problem("advance", tuple(sorted(entrants)), FIVE[after:], 2, (2, 2), played),
        "second",
    )
    found = by_name([*played, *again])

    everybody_once(again, entrants)
    assert found["meetings"].count == 0 or len(entrants) + len(entrants) % 2 <= 6
    assert found["free"].most <= 1 or len(entrants) < 7
    assert found["colours"].most <= (1 if len(entrants) > 7 else 2)


def test_the_same_problem_and_seed_give_the_same_layout_and_another_seed_another() -> None:
    first, second = draw(problem(23), "a seed"), draw(problem(23), "a seed")

    assert first == second
    assert first != draw(problem(23), "another")
    assert problem(23).checksum() == problem(23).checksum() != problem(24).checksum()


def test_wishes_are_met_and_fixed_tables_are_kept() -> None:
    fixed, apart = ((3, 2), (7, 5)), ((1, 2), (4, 9), (3, 5))
    layouts = draw(problem(12, fixed=fixed, apart=apart), "wishes")
    found = by_name(layouts, apart=apart, fixed=dict(fixed))

    everybody_once(layouts, set(range(1, 13)))
    assert [found[name].count for name in ("meetings", "apart", "fixed")] == [0, 0, 0]


def test_a_pinned_pair_meets_in_its_round_and_in_no_other() -> None:
    layouts = draw(problem(12, pins=((2, 4, 9), (4, 1, 2))), "pins")
    met = [{frozenset(each.who) for each in layout.tables} for layout in layouts]

    assert frozenset((4, 9)) in met[1]
    assert frozenset((1, 2)) in met[3]
    assert by_name(layouts)["meetings"].count == 0


# Players, at a table, rounds, and meetings again: none wherever that is known to be possible.
SEVERAL = [(8, 4, 5, 32), (9, 3, 4, 0), (12, 4, 5, 28), (13, 4, 5, 38), (16, 4, 5, 0), (18, 4, 5, 0), (20, 4, 5, 0)]
MANY = [(23, 4, 5, 0), (25, 5, 5, 0), (30, 5, 5, 6), (32, 4, 5, 0), (50, 4, 5, 0), (200, 4, 5, 0), (200, 4, 12, 0)]


@pytest.mark.parametrize(("n", "size", "rounds", "most"), SEVERAL + MANY)
def test_players_of_other_games_meet_few_people_again(n: int, size: int, rounds: int, most: int) -> None:
    several = Problem("advance", tuple(range(1, n + 1)), tuple(range(1, rounds + 1)), size, (3, 6), duos=False)
    layouts = draw(several, "social")
    again = by_name(layouts, duos=False)["meetings"].count

    assert least_again(n, [[len(each.who) for each in layout.tables] for layout in layouts]) <= again <= most
    for layout in layouts:
        sizes = [len(each.who) for each in layout.tables]
        assert sum(sizes) == n
        assert max(sizes) - min(sizes) <= 1
    first = [each.who[0] for layout in layouts for each in layout.tables]
    assert max(first.count(player) for player in first) <= -(-len(first) // n) + 1


def test_players_who_come_late_wish_apart_or_are_pinned_are_thought_of() -> None:
    played = draw(Problem("advance", tuple(range(1, 16)), (1,), 4, (3, 6), duos=False), "first")
    later = Problem(
        "advance",
        tuple(range(2, 18)),
        (2, 3),
        4,
        (3, 6),
        tuple(played),
        (),
        ((4, 5), (6, 17)),
        ((2, 8, 9),),
        duos=False,
    )
    again = draw(later, "second")
    met = [{frozenset(each) for seating in layout.tables for each in combinations(seating.who, 2)} for layout in again]

    assert frozenset((8, 9)) in met[0]
    assert not {frozenset((4, 5)), frozenset((6, 17))} & (met[0] | met[1])
    assert by_name([*played, *again], duos=False)["meetings"].count <= 1  # 8 and 9 may have met before


def test_tables_are_nearly_of_one_size_or_there_are_none() -> None:
    assert table_sizes(13, 4, 3, 6) == [5, 4, 4]
    assert table_sizes(7, 4, 2, 8) == [4, 3]
    with pytest.raises(Refusal):
        table_sizes(2, 4, 3, 6)


def test_an_assignment_costs_as_little_as_can_be() -> None:
    costs = [[4, 1, 3], [2, 0, 5], [3, 2, 2]]

    assert assignment(costs) == [1, 0, 2]
