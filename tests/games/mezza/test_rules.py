"""What the pile asks, by the table of the rulebook and rule by rule."""

import tomllib
from importlib.resources import files

import pytest
from ledger import rule

from stammtisch.examples import after
from stammtisch.games.mezza import GAME
from stammtisch.games.mezza.cards import KINDS, NAME, held, kind_of, names, pack
from stammtisch.games.mezza.rules import (
    AFTER,
    ANY,
    DEMANDS,
    FITTING,
    ON_NINE_HALF,
    ON_SIX_HALF,
    ON_THREE_HALF,
    STARTERS,
    _after,
    _fits,
    _starts,
    lowest_kind,
    makes_ten,
    skips,
    stealable,
    token,
)

FITS = tomllib.loads((files("stammtisch.games.mezza") / "rulebook.toml").read_text("utf-8"))["fits"]


def asked(pile: str) -> int:
    """What a pile asks, laid card by card."""
    demand = ANY
    for name in pile.split():
        demand = int(AFTER[demand * KINDS + kind_of(name)])
    return demand


def test_the_tables_are_what_the_judgements_say() -> None:
    for demand in range(DEMANDS):
        for kind in range(KINDS):
            assert (held(FITTING[demand], kind) > 0) is _fits(demand, kind)
            assert AFTER[demand * KINDS + kind] == _after(demand, kind)
    for lowest in range(KINDS):
        for kind in range(KINDS):
            assert (held(STARTERS[lowest], kind) > 0) is _starts(lowest, kind)


def fitting(pile: str) -> str:
    return " ".join(NAME[kind] for kind in range(KINDS) if held(FITTING[asked(pile)], kind))


@rule("M-040", "M-110")
@pytest.mark.parametrize("row", FITS, ids=[row["pile"] or "empty" for row in FITS])
def test_the_table_of_what_fits_is_kept(row: dict[str, str]) -> None:
    accepts, refuses = pack(row["accepts"]), pack(row["refuses"])

    assert sorted(names(accepts | refuses)) == sorted(NAME)
    assert fitting(row["pile"]) == " ".join(names(accepts))


@rule("M-040", "M-117")
@pytest.mark.parametrize("row", FITS, ids=[row["pile"] or "empty" for row in FITS])
def test_a_seat_on_turn_may_lay_what_the_table_accepts_and_nothing_else(row: dict[str, str]) -> None:
    state = after(GAME, f"3 seats; pile {row['pile']}; S1 on turn; S1 hand {' '.join(NAME)}")

    assert [GAME.text(action) for action in state.legal(1)] == [f"lay {name}" for name in names(pack(row["accepts"]))]
    for name in row["refuses"].split():
        four = row["pile"].rstrip(" J").endswith(("4", "3½ ½"))
        half = "M-117" if row["pile"].endswith("½ J") and not row["pile"].endswith(" ½ J") else "M-110"
        against = half if name == "½" else "M-143" if four else "M-040"
        assert state.why_not(1, GAME.parse(f"lay {name}")) == against


@rule("M-114", "M-116", "M-119")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("3½ 3½ 3½ ½ ½", "3½ ½"),
        ("3½ ½ ½", "3½ ½"),
        ("6½ ½ ½ ½", "6½ ½"),
        ("4 ½", "½"),
        ("0 ½", "½"),
        ("3½ J ½", "½"),
        ("½ 3½", "3½"),
        ("½ 6½", "6½"),
        ("4 4", "4"),
        ("8 J J", "8 J"),
        ("J ½", "½"),
        ("4 J", "4"),
        ("7 J 7", "7"),
    ],
)
def test_piles_that_read_alike_ask_alike(one: str, other: str) -> None:
    assert asked(one) == asked(other)


@rule("M-120", "M-117", "M-118")
@pytest.mark.parametrize(
    ("pile", "is_open"),
    [
        *(("3½", True), ("6½", True), ("9½", True), ("3½ J", False), ("9½ 0", False), ("3½ ½", False), ("6½ ½", False)),
        *(("", False), ("4", False), ("9", False), ("½ 9½", True), ("8 J 9½", True)),
    ],
)
def test_a_half_card_on_top_is_open_to_all(pile: str, is_open: bool) -> None:
    assert stealable(asked(pile)) == is_open


@rule("M-150", "M-112", "M-116", "M-103")
def test_a_seven_skips_and_so_does_the_first_half_on_a_six_and_a_half() -> None:
    skipping = [(d, k) for d in range(DEMANDS) for k in range(KINDS) if skips(d, k)]

    assert skipping == sorted([(d, kind_of("7")) for d in range(DEMANDS)] + [(ON_SIX_HALF, kind_of("½"))])


@rule("M-160", "M-162")
def test_a_ten_is_a_half_on_a_nine_and_a_half_and_nothing_else() -> None:
    tens = [(d, k) for d in range(DEMANDS) for k in range(KINDS) if makes_ten(d, k)]

    assert tens == [(ON_NINE_HALF, kind_of("½"))]


@rule("M-030", "M-031", "M-034", "M-200")
@pytest.mark.parametrize(
    ("cards", "lowest"),
    [("½ ½ 9½", "½"), ("J 0 1", "1"), ("9½ 9½", "9½"), ("0 0 J", "0"), ("J J", "J"), ("3 3½ 0", "3"), ("7 6½", "6½")],
)
def test_the_lowest_card_is_a_number_before_a_nought_before_a_joker(cards: str, lowest: str) -> None:
    assert NAME[lowest_kind(pack(cards))] == lowest


@rule("M-031", "M-034")
@pytest.mark.parametrize(
    ("lowest", "others"),
    [("½", "J 0 ½ 1 2 3 3½ 4 5 6 6½ 7 8 9 9½"), ("8", "J 0 8 9 9½"), ("9½", "J 0 9½"), ("0", "J 0"), ("J", "J")],
)
def test_no_hand_holds_a_card_below_the_one_announced(lowest: str, others: str) -> None:
    cut = STARTERS[kind_of(lowest)]

    assert " ".join(NAME[kind] for kind in range(KINDS) if held(cut, kind)) == others
    assert all(held(cut, kind) in (0, 15) for kind in range(KINDS))


@pytest.mark.parametrize(
    ("pile", "says"),
    [
        *(("", "any"), ("5", ">=5"), ("9½ J", ">=9½"), ("4", "<=4"), ("3½ ½", "<=4"), ("6½ ½", ">=7 or ½")),
        *(("3½", ">=3½ or ½"), ("6½", ">=6½ or ½"), ("9½", ">=9½ or ½"), ("½", ">=½"), ("7", ">=7"), ("0", "any")),
    ],
)
def test_what_the_pile_asks_can_be_said_in_short(pile: str, says: str) -> None:
    assert token(asked(pile)) == says


def test_the_three_half_cards_ask_each_for_itself() -> None:
    assert [asked(pile) for pile in ("3½", "6½", "9½")] == [ON_THREE_HALF, ON_SIX_HALF, ON_NINE_HALF]
