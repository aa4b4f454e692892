"""A rulebook at run time."""

import pytest
from ledger import rule

from stammtisch.core.game import house
from stammtisch.core.rulebook import STATUSES, Rule, Rulebook, load

pytestmark = pytest.mark.once

BOOK = Rulebook("Trial", "", {id: Rule(id, "", "", "engine", "") for id in ("M-007", "M-070", "M-120", "2-95", "P1-3")})


@pytest.mark.parametrize(
    ("words", "id"),
    [
        ("M-120", "M-120"),
        ("m-120", "M-120"),
        ("m120", "M-120"),
        ("120", "M-120"),
        (" 120 ", "M-120"),
        ("7", "M-007"),
        ("70", "M-070"),
        ("2-95", "2-95"),
        ("p1-3", "P1-3"),
    ],
)
def test_a_rule_is_found_by_what_a_person_calls_it(words: str, id: str) -> None:
    found = BOOK.find(words)

    assert found is not None
    assert found.id == id


@pytest.mark.parametrize("words", ["", "M-121", "121", "M", "-"])
def test_a_rule_that_is_not_there_is_not_found(words: str) -> None:
    assert BOOK.find(words) is None


def test_a_rulebook_lies_beside_its_game() -> None:
    book = load("stammtisch.games.foppen")

    assert book.title == "Foppen"
    assert book.rules["O-012"].says == "A player who has a card of the led colour must play one."
    assert book.rules["O-012"].examples[0].given == "4 seats; trick S0 Y8; S1 on turn; S1 hand Y3 Y9 G20 1"
    assert book.rules["O-011"].ruling.startswith("'In order' without a direction")


@rule("H-001", "H-002", "H-003", "H-004", "H-005")
def test_the_rules_of_the_house_are_a_rulebook_too() -> None:
    assert list(house().rules) == ["H-001", "H-002", "H-003", "H-004", "H-005"]
    assert {each.status for each in house().rules.values()} == {"engine"} <= set(STATUSES)
    assert house() is house()
