"""A rulebook at run time."""

import pytest
from ledger import rule

from stammtisch.core.game import house
from stammtisch.core.rulebook import STATUSES, Rule, Rulebook, load

pytestmark = pytest.mark.once

IDS = ("M-007", "M-070", "M-120", "2-95", "P1-3", "1A")
BOOK = Rulebook("Trial", "", {id: Rule(id, "", "", "engine", "") for id in IDS})


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
        ("295", "2-95"),
        ("95", "2-95"),
        ("p1-3", "P1-3"),
        ("p13", "P1-3"),
        ("3", "P1-3"),
        ("1A", "1A"),
        ("1a", "1A"),
        ("007", "M-007"),
    ],
)
def test_a_rule_is_found_by_what_a_person_calls_it(words: str, id: str) -> None:
    found = BOOK.find(words)

    assert found is not None
    assert found.id == id


@pytest.mark.parametrize("words", ["", " ", "M-121", "121", "M", "-", "A", "1", "X-120", "2-120", "0"])
def test_a_rule_that_is_not_there_is_not_found(words: str) -> None:
    assert BOOK.find(words) is None


def test_the_whole_id_goes_before_a_part_of_another() -> None:
    ids = ("M-12", "1-2", "12", "2")
    book = Rulebook("Trial", "", {id: Rule(id, "", "", "engine", "") for id in ids})

    assert [book.find(words) for words in ("12", "2", "1-2", "m12")] == [
        book.rules[id] for id in ("12", "2", "1-2", "M-12")
    ]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("", []),
        ("A joker is worth what lies below (M-120).", ["M-120"]),
        ("2-95, then P1-3 and 1A; not M-120", ["2-95", "P1-3", "1A", "M-120"]),
        ("(1A)/P1-3", ["1A", "P1-3"]),
        ("M-120 and M-120", ["M-120", "M-120"]),
        ("M-1200 XM-120 M-120-4 12-95 2-950 P11-3 11A 1AB 1A-3 x1A m-120", []),
    ],
)
def test_the_rules_that_a_text_names_are_members_of_the_rulebook(text: str, ids: list[str]) -> None:
    assert BOOK.named_in(text) == ids


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("M-120, 2-95, P1-3 and 1A are there", []),
        ("M-121 is not", ["M-121"]),
        ("P2-3 is not, and 2A may be a card", ["P2-3"]),
        ("from 2-20, and utf-8, H-001, O-012 and UTF-16 are none", []),
    ],
)
def test_what_looks_like_a_rule_and_is_none_is_found(text: str, wrong: list[str]) -> None:
    assert BOOK.misnamed_in(text) == wrong


def test_a_rulebook_without_rules_names_nothing() -> None:
    empty = Rulebook("Trial", "", {})

    assert (empty.named_in("M-120"), empty.misnamed_in("M-120"), empty.find("M-120")) == ([], [], None)


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
