"""What fits on what, against the ledger's checksums, and one judge for all three referees."""

from collections import Counter

import pytest
from ledger import rule

from stammtisch.core.bits import members
from stammtisch.examples import after
from stammtisch.games.fritsen import GAME
from stammtisch.games.fritsen.cards import JOKER, NAME, kind_of
from stammtisch.games.fritsen.rules import FITS, MOVE_ID, NO_MOVE, fitting, move_of

FACES = {
    "2": 15,
    "3": 15,
    "4": 14,
    "5": 13,
    "6": 12,
    "7": 11,
    "8": 10,
    "9": 10,
    "T": 8,
    "J": 12,
    "JC": 14,
    "QS": 15,
    "QC": 15,
    "QH": 16,
    "QD": 16,
    "K": 7,
    "KH": 6,
    "A": 6,
    "AH": 9,
}
PAIRS = [(kind, top) for kind in range(JOKER) for top in range(JOKER)]


@rule("5-1", "5-2", "5-3", "5-4", "5-5", "5-6", "5-7", "5-8", "5-12", "5-13", "P3-14")
def test_598_pairs_of_cards_fit_and_566_without_pro_moves() -> None:
    assert sum(bool(fitting(kind, top, True)) for kind, top in PAIRS) == 598
    assert sum(bool(fitting(kind, top, False)) for kind, top in PAIRS) == 566
    found = Counter(MOVE_ID[move] for kind, top in PAIRS for move in fitting(kind, top, True))
    assert found == {
        "5-1": 312,
        "5-2": 4,
        "5-3": 48,
        "5-4": 8,
        "5-5": 16,
        "5-6": 4,
        "5-7": 192,
        "5-8": 16,
        "5-12": 16,
        "5-13": 16,
    }


@rule("P3-8", "P2-3")
@pytest.mark.parametrize("top", range(JOKER))
def test_as_many_faces_fit_on_each_card_as_the_ledger_counts(top: int) -> None:
    """`FITS`, the table that `moves` reads, says the same as the judge card by card."""
    wanted = FACES.get(NAME[top], FACES.get(NAME[top][0], 0))
    kinds = members(FITS[top])
    assert len(kinds) == wanted
    assert kinds == [kind for kind in range(JOKER) if move_of(kind, top, True) != NO_MOVE]
    assert kind_of(NAME[top]) == top


@rule("P21-1")
def test_only_six_cards_fit_by_two_moves_with_other_drinks() -> None:
    double = {(NAME[kind], NAME[top]) for kind, top in PAIRS if len(fitting(kind, top, True)) > 1}
    tens = {(f"9{suit}", f"T{suit}") for suit in "HCDS"}
    lower = {(f"9{suit}", f"{rank}{suit}") for suit in "HCDS" for rank in "2345678"}
    assert double == tens | lower | {("KH", "AH"), ("AH", "KH")}


FOULS = [
    ("pile b1 8H; S0 holds 4C", "S0 lay 4C b1", "2-84", "2-88"),
    ("pile b1 5H; S2 holds 7H", "S2 lay 7H b1", "2-85", "2-88"),
    ("pile b1 5H; S0 holds 7H; away S1", "S0 lay 7H b1", "2-87", "2-88"),
    ("pile b1 5H; glass b1 by S2; S0 holds 7H", "S0 lay 7H b1", "2-123", "2-124"),
    ("pile b1 5H; pile a2 X; S0 holds 7H", "S0 lay 7H a2", "2-107", "2-108"),
    ("pile b1 5H; drawn; S0 holds 7C", "S0 lay 7C a2", "2-111", "2-112"),
    ("pile b1 5H; S0 holds X", "S0 lay X c1", "2-110", "2-112"),
    ("pile b1 5H; pile a2 X; S0 holds X", "S0 lay X c1", "2-106", "2-108"),
    ("pile b1 5H; S0 hand X; stock of 9", "S0 lay X a2", "2-105", "2-108"),
    ("pile b1 QH; S0 hand 6C; stock of 9", "S0 lay 6C b1", "2-114", "2-115"),
    ("pile b1 JH; S0 hand 6C; stock of 9", "S0 lay 6C b1", "2-122", "2-124"),
    ("pile b1 5H; S0 holds 7C", "S0 lay 7C c1", "2-67", "2-88"),
    ("pile b1 5H; drawn; S0 holds 7C", "S0 lay 7C c3", "2-78", "2-82"),
]


@rule("2-84", "2-85", "2-87", "2-88", "2-105", "2-106", "2-107", "2-108", "2-110", "2-111", "2-112", "2-114", "2-115")
@rule("2-122", "2-123", "2-124", "2-78", "2-82", "2-89")
@pytest.mark.parametrize(("given", "move", "broken", "penalty"), FOULS)
def test_one_judge_serves_three_referees(given: str, move: str, broken: str, penalty: str) -> None:
    who, words = int(move[1]), move[3:]
    action = GAME.parse(words)
    turn = f"3 seats; S0 on turn; {given}"

    strict = after(GAME, turn)
    assert strict.why_not(who, action) == broken

    auto = after(GAME, f"referee=auto; {turn}", move)
    told = [(event.kind, event.rule) for event in auto.events or []]
    assert ("foul", broken) in told
    assert ("drink", penalty) in told

    table = after(GAME, f"referee=table; {turn}", move)
    assert [event.rule for event in table.events or [] if event.kind == "lay"] == ["P21-1"]
    assert not [event for event in table.events or [] if event.kind in ("drink", "foul")]
    called = after(GAME, f"referee=table; {turn}", f"{move}; S1 call 1")
    assert ("drink", penalty) in [(event.kind, event.rule) for event in called.events or []]
