"""What a strict examiner would ask, written from the rule text alone: cases where several rules meet, and how many
votes are needed for every number of players."""

from pathlib import Path

import pytest

from stammtisch.core.rulebook import Example
from stammtisch.examples import run
from stammtisch.games.fritsen import GAME

LINES = (Path(__file__).parent / "cases.txt").read_text().splitlines()
CASES = [[part.strip() for part in line.split("|")] for line in LINES if line and not line.startswith("#")]
NEEDED = {2: (2, 2), 3: (2, 2), 4: (3, 3), 5: (3, 4), 6: (4, 4), 7: (4, 5), 8: (5, 6), 9: (5, 6), 10: (6, 7)}
"""By number of players: more than half, and at least two thirds ([game.votes].needed)."""


@pytest.mark.parametrize("case", CASES, ids=[f"{n} {case[0]}" for n, case in enumerate(CASES, 1)])
def test_the_case_is_decided_as_the_booklet_has_it(case: list[str]) -> None:
    _, given, when, then = case
    run(GAME, Example(given, when, then))


def yes(seats: list[int]) -> str:
    return "; ".join(f"S{seat} vote yes" for seat in seats)


@pytest.mark.parametrize("seats", NEEDED)
def test_more_than_half_find_it_silly(seats: int) -> None:
    """2-5, 1N: who asks is for it, and the one concerned votes too."""
    wants = NEEDED[seats][0]
    voters = [0, *range(2, seats)]
    given = f"{seats} seats; S0 on turn; pile b1 5H; S0 hand 7H 2C 4C"
    when = f"S0 lay 7H b1; S1 silly S0; {yes(voters[: wants - 1])}"
    run(GAME, Example(given, when, f"told outcome: silly yes {wants} {wants} S0; told drink: 1 Fritsje-des Frits"))
    late = f"S0 lay 7H b1; S1 silly S0; {yes(voters[: wants - 2])}; expire vote"
    run(GAME, Example(given, late, f"told outcome: silly no {wants - 1} {wants} S0; told drink: nothing"))


@pytest.mark.parametrize("seats", NEEDED)
def test_two_thirds_remove_a_player(seats: int) -> None:
    """2-30, 2-31."""
    wants, last = NEEDED[seats][1], seats - 1
    given = f"{seats} seats; S0 on turn; pile b1 5H; S{last} hand 2D 4D"
    voters = list(range(1, seats))
    when = f"S0 remove S{last}; {yes(voters[: wants - 1])}"
    run(GAME, Example(given, when, f"removed S{last}; told removed: 2D 4D"))
    late = f"S0 remove S{last}; {yes(voters[: wants - 2])}; expire vote"
    run(GAME, Example(given, late, f"not removed S{last}; told outcome: remove no {wants - 1} {wants} S{last}"))
