"""The rulebook's judgements: how far a pawn may walk, forwards and back, and by which rule it may not."""

from itertools import combinations

import pytest
from ledger import rule

from stammtisch.core.bits import members
from stammtisch.games.keezen.board import COLOURS, PLACE, at_lap, entry, lap, moved, partner, path, start
from stammtisch.games.keezen.board import colour_of as colour
from stammtisch.games.keezen.board import place_of as place
from stammtisch.games.keezen.cards import OF_RANK, RANK, names, rank_named, ranks, ranks_in
from stammtisch.games.keezen.rules import BACK, STRIDES, no_backs, no_stride, row

ALL = list(range(1, 15))
BLUE, GREEN, YELLOW, RED = range(4)


def walks(whose: str, at: str, blocks: str = "", home: str = "", deepest: bool = False) -> list[int]:
    """By how many steps a pawn may walk, with these colours on their own start squares and pawns on these of home."""
    squares = sum(1 << place(square) - 64 for square in home.split())
    found = STRIDES[row(colour(whose), starts(blocks), squares, deepest) + place(at)]
    return members(found & ~BACK)


def starts(colours: str) -> int:
    return sum(1 << colour(name) for name in colours.split())


@rule("K-001", "K-008", "K-009")
def test_start_squares_are_sixteen_apart_and_home_comes_just_before_them() -> None:
    assert [int(start(each)) for each in range(4)] == [0, 16, 32, 48]
    assert [int(entry(each)) for each in range(4)] == [63, 15, 31, 47]
    assert len(PLACE) == 64 + 4 + 1


@rule("K-004", "K-005")
def test_partners_sit_opposite() -> None:
    assert [COLOURS[partner(each)] for each in range(4)] == ["Yellow", "Red", "Blue", "Green"]


@rule("K-007", "K-009")
@pytest.mark.parametrize("whose", range(4))
def test_a_lap_leads_from_the_start_square_round_the_track_into_home(whose: int) -> None:
    way = [int(at_lap(whose, steps)) for steps in range(68)]

    assert way == [(16 * whose + steps) % 64 for steps in range(64)] + [64, 65, 66, 67]
    assert [int(lap(whose, each)) for each in way] == list(range(68))


@rule("K-040")
@pytest.mark.parametrize(
    ("whose", "at", "steps", "squares"),
    [
        ("Blue", "61", 5, "61 62 63 H1 H2 H3"),
        ("Red", "61", 5, "61 62 63 0 1 2"),
        ("Blue", "2", -4, "2 1 0 63 62"),
        ("Green", "H1", 2, "H1 H2 H3"),
    ],
)
def test_a_walk_goes_square_by_square(whose: str, at: str, steps: int, squares: str) -> None:
    assert path(colour(whose), place(at), steps) == squares.split()


@rule("K-041", "K-057")
def test_without_a_block_a_pawn_may_walk_any_number_of_steps() -> None:
    assert walks("Blue", "10") == ALL
    assert walks("Red", "62") == ALL
    assert walks("Yellow", "10", blocks="Yellow") == ALL


@rule("K-052", "K-053", "K-055", "K-056", "K-059")
@pytest.mark.parametrize(
    ("whose", "at", "blocks", "may"),
    [
        ("Blue", "14", "Green", [1]),
        ("Blue", "15", "Green", []),
        ("Blue", "15", "Yellow Red", ALL),
        ("Blue", "16", "Green", ALL),
        ("Blue", "1", "Green", ALL),
        ("Blue", "2", "Green", ALL[:13]),
        ("Yellow", "62", "Blue", [1]),
        ("Red", "14", "Green", [1]),
        ("Green", "46", "Red", [1]),
    ],
)
def test_nobody_lands_on_or_passes_a_pawn_on_its_own_start_square(
    whose: str, at: str, blocks: str, may: list[int]
) -> None:
    assert walks(whose, at, blocks) == may


@rule("K-058")
def test_the_own_start_pawn_is_no_hindrance_on_the_way_home() -> None:
    assert walks("Blue", "62", blocks="Blue") == [1, 2, 3, 4, 5]


@rule("K-043", "K-044", "K-051", "K-091", "K-092", "K-095")
@pytest.mark.parametrize(
    ("at", "home", "may"),
    [
        ("62", "", [1, 2, 3, 4, 5]),
        ("62", "H4", [1, 2, 3, 4]),
        ("62", "H2 H4", [1, 2]),
        ("62", "H1", [1]),
        ("63", "H1", []),
        ("53", "", ALL),
        ("54", "", ALL[:13]),
        ("48", "H1", ALL),
        ("50", "H1", ALL[:13]),
        ("H1", "H1", [1, 2, 3]),
        ("H1", "H1 H4", [1, 2]),
        ("H1", "H1 H2", []),
        ("H3", "H1 H3", [1]),
        ("H4", "H4", []),
    ],
)
def test_in_home_the_steps_must_fit_and_no_pawn_is_stepped_over(at: str, home: str, may: list[int]) -> None:
    assert walks("Blue", at, home=home) == may


@rule("K-092")
@pytest.mark.parametrize(
    ("at", "home", "may"),
    [
        ("62", "", [1, 5]),
        ("62", "H4", [1, 4]),
        ("62", "H3 H4", [1, 3]),
        ("62", "H2 H3 H4", [1, 2]),
        ("62", "H1 H2 H3 H4", [1]),
        ("62", "H2", [1]),
        ("48", "", ALL),
        ("53", "", [*range(1, 11), 14]),
        ("H1", "H1", [3]),
        ("H1", "H1 H4", [2]),
        ("H2", "H2 H3 H4", []),
        ("20", "H2", ALL),
    ],
)
def test_a_table_may_settle_that_home_is_filled_from_the_end(at: str, home: str, may: list[int]) -> None:
    assert walks("Blue", at, home=home, deepest=True) == may


@rule("K-050", "K-054", "K-085", "K-086", "K-087", "K-088", "K-089")
@pytest.mark.parametrize(
    ("at", "blocks", "may"),
    [
        ("2", "", True),
        ("2", "Blue", False),
        ("4", "Blue", False),
        ("5", "Blue", True),
        ("0", "Blue", True),
        ("1", "Green Yellow Red", True),
        ("18", "Green", False),
        ("16", "Green", True),
        ("50", "Red", False),
        ("H4", "", False),
        ("H1", "", False),
    ],
)
def test_a_four_goes_back_along_the_track_unless_a_start_pawn_stops_it(at: str, blocks: str, may: bool) -> None:
    for whose in range(4):
        assert (STRIDES[row(whose, starts(blocks), 0, False) + place(at)] & BACK == BACK) == may


@pytest.mark.parametrize(
    ("whose", "at", "steps", "blocks", "home", "says"),
    [
        ("Blue", "62", 6, "", "", "K-044"),
        ("Blue", "14", 2, "Green", "", "K-052"),
        ("Blue", "14", 5, "Green", "", "K-053"),
        ("Yellow", "62", 3, "Blue", "", "K-053"),
        ("Blue", "47", 14, "Red", "", "K-053"),
        ("Blue", "62", 3, "", "H2", "K-051"),
        ("Blue", "62", 3, "Red Blue", "H2", "K-051"),
        ("Blue", "62", 2, "Blue", "H1", "K-051"),
        ("Blue", "62", 3, "", "H1", "K-091"),
        ("Blue", "H1", 3, "", "H1 H2", "K-091"),
        ("Blue", "H1", 3, "", "H1 H3", "K-091"),
        ("Blue", "H1", 2, "", "H1", "K-092"),
        ("Blue", "62", 3, "", "", "K-092"),
    ],
)
def test_what_stops_a_walk_has_its_rule(whose: str, at: str, steps: int, blocks: str, home: str, says: str) -> None:
    squares = sum(1 << place(square) - 64 for square in home.split())

    assert no_stride(colour(whose), place(at), steps, starts(blocks), squares) == says


@rule("K-050", "K-052", "K-054", "K-087")
@pytest.mark.parametrize(
    ("whose", "at", "says"), [("Blue", 4, "K-050"), ("Blue", 20, "K-052"), ("Blue", 2, "K-087"), ("Blue", 18, "K-054")]
)
def test_what_stops_a_four_has_its_rule(whose: str, at: int, says: str) -> None:
    assert no_backs(colour(whose), at) == says


def pack(*places: int) -> int:
    return sum(each << 8 * i for i, each in enumerate(places))


@pytest.mark.parametrize(
    ("old", "new", "then"),
    [
        (10, 66, (20, 30, 66, 68)),
        (68, 0, (0, 10, 20, 30)),
        (20, 25, (10, 25, 30, 68)),
        (30, 5, (5, 10, 20, 68)),
        (10, 68, (20, 30, 68, 68)),
        (20, 20, (10, 20, 30, 68)),
        (40, 5, (5, 10, 20, 30)),  # trusted, and not there: the last one, not for ever
    ],
)
def test_pawns_stay_in_order_when_one_moves(old: int, new: int, then: tuple[int, ...]) -> None:
    assert moved(pack(10, 20, 30, 68), old, new) == pack(*then)


@rule("K-036")
def test_a_hand_has_each_of_its_ranks_once() -> None:
    hand = OF_RANK[rank_named("A")] | OF_RANK[rank_named("10")] & 0x8888888888888 | OF_RANK[rank_named("K")]

    assert [RANK[each] for each in members(ranks_in(hand))] == ["A", "10", "K"]
    for held in combinations(range(13), 5):
        assert members(ranks_in(sum(8 >> each % 4 << 4 * each for each in held))) == list(held)
    assert ranks_in(0) == 0
    assert ranks(hand) == ["A"] * 4 + ["10"] + ["K"] * 4
    assert " ".join(names(hand)) == "Ac Ad Ah As 10s Kc Kd Kh Ks"
