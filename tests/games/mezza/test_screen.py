"""What is asked, what is read, and what a move would do."""

import pytest
from ledger import rule

from stammtisch.core.game import TABLE
from stammtisch.core.play import one_of
from stammtisch.core.rng import QuickRng
from stammtisch.core.said import Said
from stammtisch.examples import after
from stammtisch.games.mezza import GAME
from stammtisch.games.mezza.cards import KINDS, held
from stammtisch.games.mezza.rules import AFTER, ANY, FITTING, key
from stammtisch.words import LANGUAGES, Company, Words

NAMES = ["Anna", "Ben", "Clara", "Daan"]
SEIZING = "4 seats; pile 5 9½ by S3 S0; S1 on turn; S0 hand 1 8 9½; S0 drew 9½; S1 hand J 2 3; S2 hand ½ 5 5"


def asked(given: str, seat: int) -> str:
    return str(GAME.view(after(GAME, given), seat).asked())


@pytest.mark.parametrize(
    ("given", "seat", "said"),
    [
        ("3 seats; swapping", 1, "swap S1 (M-020)"),
        ("3 seats; swapping; S1 chose", 1, "wait S15 S0 S2 (M-022)"),
        ("3 seats; swapping; S1 chose", TABLE, "wait S15 S0 S2 (M-022)"),
        ("3 seats; starting with 2", 1, "start S1 2 (M-032)"),
        ("3 seats; starting with 2; S1 passed; S2 passed", 1, "wait S15 S0 (M-032)"),
        ("3 seats; pile 5; S1 on turn; S1 hand 8 8 9", 1, "lay S1 5 (M-040)"),
        ("3 seats; S1 on turn; S1 hand 8 8 9", 1, "lay S1 any (M-046)"),
        ("3 seats; pile 8 0; S1 on turn; S1 hand 8 8 9", 1, "lay S1 any (M-107)"),
        ("3 seats; pile 4; S1 on turn; S1 hand 1 8 9", 1, "lay S1 low (M-143)"),
        ("3 seats; pile 6½; S1 on turn; S1 hand ½ 8 9", 1, "lay S1 6h-half (M-110)"),
        ("3 seats; pile 6½ ½; S1 on turn; S1 hand ½ 8 9", 1, "lay S1 7-half (M-110)"),
        ("3 seats; pile 6½ J; S1 on turn; S1 hand ½ 8 9", 1, "lay S1 6h (M-040)"),
        ("3 seats; pile 8 9; S1 on turn; S1 hand 2 3 3", 1, "take S1 2 (M-060)"),
        ("3 seats; stock empty; pile 8; S1 on turn; S1 hand empty; S1 open empty", 1, "flip S1 (M-076)"),
        ("3 seats; pile 5; S1 on turn", 0, "turn S1 (M-040)"),
        ("3 seats; pile 5; S1 on turn", TABLE, "turn S1 (M-040)"),
        (SEIZING, 0, "add S0 9½ (M-180)"),
        (SEIZING, 2, "seize S2 9½ (M-120)"),
        ("3 seats; stock empty; pile 8 by S0; S0 hand empty; S0 open 8 9; S0 drew nothing", 0, "add-open S0 8 (M-186)"),
        ("3 seats; over", 0, "over S15"),
    ],
)
@rule("M-020", "M-022", "M-032", "M-046", "M-107", "M-110", "M-143", "M-060", "M-076", "M-180", "M-186", "M-120")
def test_what_a_seat_is_asked(given: str, seat: int, said: str) -> None:
    assert asked(given, seat) == said


@rule("M-032", "M-133", "M-183")
@pytest.mark.parametrize(
    ("given", "seat", "race"),
    [
        ("3 seats; starting with 2", 1, True),
        (SEIZING, 0, True),
        (SEIZING, 1, False),
        (SEIZING, 2, True),
        ("3 seats; swapping", 1, False),
    ],
)
def test_in_a_race_the_first_answer_counts_and_one_may_pass(given: str, seat: int, race: bool) -> None:
    view = GAME.view(after(GAME, given), seat)

    assert view.asked().race is race
    assert view.asked().decline == ("pass" if race else "")
    assert ("pass" in [GAME.text(action) for action in view.legal]) is race


def lines(said: list[Said]) -> list[str]:
    return [str(each) for each in said]


def test_the_facts_are_all_that_the_screen_shows() -> None:
    state = after(
        GAME,
        "4 seats; stock 1 8; pile 5 9½ 9½ by S3 S0 S0; S1 on turn; S0 hand 1 8 9; S0 open 2 2 3; S1 hand J 2 3; "
        "S1 open 4 4 6; S2 hand ½ 5 5; S2 open 1 1 3; S2 passed; S3 finished 1st",
    )

    assert lines(GAME.view(state, 1).facts()) == [
        "pile S15 3 9½ 9½ (M-040)",
        "demand S15 9h-half (M-110)",
        "passed S15 S2 (M-133)",
        f"stock S15 2 {68 - 2 - 3 - 9 - 9 - 9} (M-014)",
        "hand S1 J 2 3 (M-013)",
        "sizes S15 3 3 3 0 (M-013)",
        "seat S0 3 2 2 3 (M-012)",
        "seat S1 3 4 4 6 (M-012)",
        "seat S2 3 1 1 3 (M-012)",
        "place S3 1 (M-091)",
    ]
    assert not [line for line in lines(GAME.view(state, TABLE).facts()) if line.startswith("hand")]


@pytest.mark.parametrize(
    ("given", "seat", "line"),
    [
        ("3 seats; pile 3½ ½ by S0 S1; S2 on turn", 0, "formed S1 3½ 4 (M-111)"),
        ("3 seats; pile 6½ ½ by S0 S1; S0 on turn", 0, "formed S1 6½ 7 (M-111)"),
        ("3 seats; starting with 2", 0, "lowest S15 2 (M-030)"),
        (SEIZING, 3, "window S15 S0 S2 S3 (M-120)"),
        ("3 seats; swapping; S1 chose", 0, "chosen S15 S1 (M-022)"),
        ("3 seats; swapping; S1 hand 1 2 3; S1 open 4 5 6; S1 chose 1 2 3", 1, "sealed S1 1 2 3 (M-022)"),
        ("3 seats; starting with 2; S1 passed", 0, "passed S15 S1 (M-133)"),
    ],
)
@rule("M-111", "M-030", "M-120", "M-022", "M-133")
def test_a_fact_is_told_where_there_is_one(given: str, seat: int, line: str) -> None:
    assert line in lines(GAME.view(after(GAME, given), seat).facts())


def test_a_sealed_swap_is_no_fact_for_the_others() -> None:
    state = after(GAME, "3 seats; swapping; S1 hand 1 2 3; S1 open 4 5 6; S1 chose 1 2 3")

    for seat in (0, 2, TABLE):
        assert not [each for each in GAME.view(state, seat).facts() if each.kind == "sealed"]


@pytest.mark.parametrize(
    ("given", "seat", "move", "does"),
    [
        ("3 seats; pile 5; S1 on turn; S1 hand 8 8 9", 1, "lay 8", []),
        ("4 seats; pile 5; S1 on turn; S1 hand 7 8 9", 1, "lay 7", ["skip S2 (M-150)"]),
        ("4 seats; pile 6½ by S0; S1 on turn; S2 hand ½ 8 9", 2, "lay ½",
         ["seize S2 (M-120)", "form S2 6½ 7 (M-111)", "skip S3 (M-150)"]),
        ("4 seats; pile 3½ by S0; S1 on turn; S1 hand ½ 8 9", 1, "lay ½", ["form S1 3½ 4 (M-111)"]),
        ("3 seats; pile 3½ ½ by S0; S1 on turn; S1 hand ½ 8 9", 1, "lay ½", []),
        ("3 seats; pile 5 9½ by S0; S1 on turn; S1 hand ½ 8 9", 1, "lay ½", ["clear S1 3 (M-160)"]),
        ("3 seats; pile 5 8 8 by S0; S1 on turn; S1 hand 8 8 9", 1, "lay 8 8", ["clear S1 5 (M-170)"]),
        ("3 seats; pile 5 7 7 by S0; S1 on turn; S1 hand 7 7 9", 1, "lay 7 7", ["clear S1 5 (M-170)"]),
        ("3 seats; pile 8 9; S1 on turn; S1 hand 2 3 3", 1, "take", ["take S1 2 (M-060)"]),
        ("3 seats; stock empty; pile 8; S1 on turn; S1 hand 9; S1 open empty; S1 closed empty", 1, "lay 9",
         ["finish S1 1 (M-090)"]),
        ("2 seats; stock empty; pile 5; S1 on turn; S1 hand 7; S1 open empty; S1 closed empty", 1, "lay 7",
         ["finish S1 1 (M-090)"]),
        ("3 seats; pile 5 8 8 8 by S0; S1 on turn; S0 hand 1 2 8; S0 drew 8", 0, "add 8", ["clear S0 5 (M-170)"]),
        ("3 seats; pile 5 8 by S0; S1 on turn; S0 hand 1 2 8; S0 drew 8", 0, "add 8", []),
        ("3 seats; pile 9½ by S0; S1 on turn", 2, "pass", []),
        ("3 seats; swapping; S1 hand 1 2 3; S1 open 4 5 6", 1, "open 1 2 3", []),
        ("3 seats; starting with 7; S1 hand 7 8 9", 1, "lay 7", ["skip S2 (M-150)"]),
    ],
)  # fmt: skip
@rule("M-090", "M-111", "M-120", "M-150", "M-160", "M-170", "M-060")
def test_what_a_move_would_do(given: str, seat: int, move: str, does: list[str]) -> None:
    assert lines(GAME.view(after(GAME, given), seat).would(GAME.parse(move))) == does


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_move_would_do_is_what_it_does(seats: int) -> None:
    """Every event of a lay that is foretold happens, and none of these kinds happens unforetold."""
    rng = QuickRng(seats)
    state = GAME.table({}, seats, QuickRng(seats))
    state.start()
    while not state.over():
        seat = int(one_of(state.acting(), rng))
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        foretold = GAME.view(state, seat).would(action)
        events = state.listen()
        state.apply(seat, action)
        kinds = ("clear", "skip", "finish") if GAME.text(action)[:3] in ("lay", "add") else ("take",)
        told = [(each.kind, each.seat) for each in events if each.kind in kinds and "flip" not in GAME.text(action)]
        assert told == [(each.kind, each.seat) for each in foretold if each.kind in kinds]


def demands() -> set[int]:
    """All that a pile can ask."""
    found, new = set[int](), {int(ANY)}
    while new:
        found |= new
        fits = [(demand, kind) for demand in new for kind in range(KINDS) if held(FITTING[demand], kind)]
        new = {int(AFTER[demand * KINDS + kind]) for demand, kind in fits} - found
    return found


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_pile_asks_can_be_said(language: str) -> None:
    words = Words(language)

    assert len({words.say(f"mezza-demand-{key(demand)}") for demand in demands()}) == len(demands()) - 1
    assert words.say("mezza-demand-low").startswith("4")


@pytest.mark.once
def test_a_view_in_sentences() -> None:
    state = after(GAME, "3 seats; pile 6½; S1 on turn; S0 hand 8 8 9; S0 open 1 2 2; S1 hand J ½ ½; stock of 5")
    view, company, words = GAME.view(state, 1), Company(NAMES[:3], 1), Words("en")

    assert words.asked("mezza", view, company) == "Your turn: 6½ or higher, a ½ or a joker."
    assert words.facts("mezza", view, company)[:2] == [
        "The pile is one card: 6½.",
        "The pile asks for: 6½ or higher, a ½ or a joker.",
    ]
    assert "Anna has open: 1, 2 × 2; closed: 3." in words.facts("mezza", view, company)
    assert words.would("mezza", view, GAME.parse("lay ½"), company) == ["6½ + ½ is 7.", "Clara misses a turn."]
