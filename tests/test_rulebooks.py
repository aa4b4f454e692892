"""Every rulebook as a whole: each rule is kept by somebody and shown by something, and each example is true."""

import tomllib
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest
from tables import facts_of

import stammtisch
from stammtisch.core.game import Game, house
from stammtisch.core.rulebook import STATUSES, Example, Rule, Rulebook
from stammtisch.coverage import coverage
from stammtisch.examples import Broken, clauses, run
from stammtisch.games import GAMES

PACKAGE = Path(stammtisch.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))

BOOKS = {**{name: game.rulebook() for name, game in GAMES.items()}, "house": house()}
RULES = [rule for book in BOOKS.values() for rule in book.rules.values()]
EXAMPLES = [
    (game, rule.id, n, example)
    for game in GAMES.values()
    for rule in game.rulebook().rules.values()
    for n, example in enumerate(rule.examples, 1)
]
RUNNABLE = [each for each in EXAMPLES if not each[3].not_run_because]
FOPPEN, KEEZEN = GAMES["foppen"], GAMES["keezen"]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@pytest.mark.parametrize(
    ("game", "example"),
    [(game, example) for game, _, _, example in RUNNABLE],
    ids=[f"{game.name} {rule} {n}" for game, rule, n, _ in RUNNABLE],
)
def test_the_example_is_true(game: Game, example: Example) -> None:
    run(game, example)


@pytest.mark.once
def test_a_rule_says_something_and_tells_who_keeps_it_and_how() -> None:
    assert RULES
    assert [fault for rule in RULES for fault in _faults(rule)] == []


def _faults(rule: Rule) -> list[str]:
    """What is missing in a rule, each with its id."""
    checks = {
        "its words end in no full stop": rule.says.endswith((".", "?", "!", ")")),
        "it stands in no section": bool(rule.section),
        f"{rule.status!r} is no status": rule.status in STATUSES,
        "what is done is not said in three words or more": len(rule.does.split()) >= 3,
    }
    return [f"{rule.id}: {fault}" for fault, fine in checks.items() if not fine]


@pytest.mark.once
@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"says": "No end"}, "full stop"),
        ({"section": ""}, "section"),
        ({"status": "nobody"}, "'nobody'"),
        ({"does": "a b"}, "three words"),
    ],
)
def test_a_fault_of_a_rule_is_found(changed: dict[str, str], fault: str) -> None:
    rule = replace(RULES[0], **changed)  # type: ignore[arg-type]

    (found,) = _faults(rule)
    assert found.startswith(f"{rule.id}: ")
    assert fault in found


@pytest.mark.once
def test_no_two_rules_have_one_id() -> None:
    packages = [(game.package, "rulebook.toml") for game in GAMES.values()] + [("stammtisch.core", "house.toml")]
    ledgers = [tomllib.loads((files(package) / name).read_text("utf-8")) for package, name in packages]
    ids = [entry["id"] for ledger in ledgers for entry in ledger["rule"]]

    assert len(ids) == len(set(ids))


@pytest.mark.once
@every_game
def test_what_the_software_keeps_is_shown_by_a_test_or_an_example(game: Game) -> None:
    assert [row.id for row in coverage(game) if row.status != "people" and not row.tests] == []


@pytest.mark.once
@every_game
def test_what_the_engine_keeps_is_named_in_its_code(game: Game) -> None:
    assert [row.id for row in coverage(game) if row.status == "engine" and not row.code] == []


@pytest.mark.once
@every_game
def test_a_rulebook_has_as_many_examples_that_run_as_promised(game: Game) -> None:
    assert sum(1 for each in RUNNABLE if each[0] is game) >= facts_of(game.name).PROMISED


@pytest.mark.once
def test_every_rule_that_the_code_names_stands_in_a_rulebook() -> None:
    text = {file: file.read_text("utf-8") for file in SOURCES}
    unknown = [(file, id) for file in SOURCES for book in _books_for(file) for id in book.misnamed_in(text[file])]

    assert [f"{file.relative_to(PACKAGE)} names {id}" for file, id in unknown] == []


def _books_for(file: Path) -> list[Rulebook]:
    """A game's own code keeps to its own rulebook and that of the house."""
    inside = file.parent.name
    return [BOOKS[inside], house()] if inside in GAMES else list(BOOKS.values())


@pytest.mark.once
def test_an_example_that_is_not_run_says_why_and_has_words_all_the_same() -> None:
    for _, rule, n, example in EXAMPLES:
        if example.not_run_because:
            assert len(example.not_run_because.split()) >= 3, (rule, n)
            assert example.given, (rule, n)
            assert example.then, (rule, n)


@pytest.mark.once
def test_an_example_that_is_run_says_what_follows() -> None:
    assert [
        (rule, n) for _, rule, n, example in RUNNABLE if not clauses(example.given) or not clauses(example.then)
    ] == []


YELLOW_LED = "4 seats; stone S3; trick S0 Y8; S1 on turn; S1 hand Y3 G5 1; S2 hand Y4 G6"


@pytest.mark.parametrize(
    ("when", "then"),
    [
        ("S1 play Y3", "trick S0 Y8, S1 Y4"),
        ("S1 play Y3", "not trick S0 Y8, S1 Y3"),
        ("", "S1 may: play Y3"),
        ("", "S1 may: nothing"),
        ("", "S2 may: play Y4"),
        ("", "S1 may play G5"),
        ("", "S1 may not play Y3"),
        ("", "S1 may not play G5 (O-013)"),
        ("", "table may: nothing"),
        ("", "acting S1 S2"),
        ("", "acting nobody"),
        ("", "S0 sees S1 hand G5 Y3 1"),
        ("", "S0 does not see S1 hand of 3"),
        ("", "S0 knows S1 hand G5 Y3 1"),
        ("", "S0 does not know stone S3"),
        ("S1 play Y3", "acts O-013"),
        ("S1 play Y3", "acts not O-012"),
        ("", "refused"),
        ("", ""),
    ],
)
def test_an_example_that_is_not_true_is_found_out(when: str, then: str) -> None:
    with pytest.raises(Broken):
        run(FOPPEN, Example(YELLOW_LED, when, then))


CAPTURES = "Blue to play. Board: Blue 10, 61; Red 13. Hand: 3."


@pytest.mark.parametrize(
    ("given", "when", "then"),
    [
        (CAPTURES, "plays 3: 10>13", "Legal -> Blue 13, 62; Red yard; captured: Red 13."),
        (CAPTURES, "plays 3: 10>13", "Legal -> Blue 13; Red yard; captured: Red 13."),
        (CAPTURES, "plays 3: 10>13", "Legal -> Blue 13, 61; captured: Red 13."),
        (CAPTURES, "plays 3: 10>13", "Legal -> Blue 13, 61; Red yard; captured: none."),
        (CAPTURES, "plays 3: 10>13", "Legal -> Blue 13, 61; Red yard; captured: Red 12."),
        (CAPTURES, "plays 3: 10>13", "Legal -> Blue 13, 61; Red yard; Green yard; captured: Red 13."),
        (CAPTURES, "plays 3: 10>13", "Legal -> Blue 13, 61; Red yard; captured: Red 13. It is the only legal play."),
        (CAPTURES, "plays 3: 61>H1", "Legal -> Blue 10, H1; captured: none. The event lists 62, 63, H2."),
        (CAPTURES, "plays 3: 10>13", "Illegal: it may not be done."),
        (CAPTURES, "plays 3: 10>13", "Illegal: it may not be done (K-053)."),
        (CAPTURES, "plays 5: 10>15", "Illegal: no five is held (K-053)."),
        (CAPTURES, "plays 4: 1>H2", "Illegal: not into home (K-086)."),
        (CAPTURES, "legal plays are listed", "Exactly {3: 10>13}"),
        (CAPTURES, "legal plays are listed", "Exactly {3: 10>13|3: 61>H1|3: 20>23}"),
        (CAPTURES, "lays down the hand", "Legal: there is no play."),
        (CAPTURES, "lays down the hand", "Illegal: the only legal play is 3: 10>13."),
        ("Blue to play. Board: Green 20. Hand: 3.", "lays down the hand", "Illegal: there is a play."),
        ("Blue to play. Board: Green 20. Hand: 3.", "lays down the hand", "Illegal: the only legal play is 3: 10>13."),
        (CAPTURES, "plays 3: 10>13", "Red 13"),
        (CAPTURES, "", "Blue may: 3: 10>13"),
        (CAPTURES, "plays 3: 10>13", "told capture: nothing"),
        (CAPTURES, "plays 3: 10>13", "It is legal."),
    ],
)
def test_an_example_in_the_notation_of_its_game_that_is_not_true_is_found_out(given: str, when: str, then: str) -> None:
    with pytest.raises(Broken):
        run(KEEZEN, Example(given, when, then))


@pytest.mark.parametrize(
    ("given", "when", "then"),
    [
        (CAPTURES, "plays 3: 10>13", "Legal -> Blue 13, 61; Red yard; captured: Red 13."),
        (CAPTURES, "plays 3: 61>H1", "Legal -> Blue 10, H1; captured: none. The event lists 62, 63, H1."),
        (CAPTURES, "legal plays are listed", "Exactly {3: 61>H1|3: 10>13}; and no other"),
        (CAPTURES, "plays 4: 1>H2", "Illegal: not into home (K-085)."),
        (CAPTURES, "lays down the hand", "Illegal: it can play (K-022)."),
        ("Blue to play. Board: Green 20. Hand: 3.", "lays down the hand", "Legal: there is no play."),
        (CAPTURES, "Blue plays 3: 10>13", "Green to play; told capture: Red 13; Red sees Blue hand of 0"),
    ],
)
def test_an_example_in_the_notation_of_its_game_that_is_true_holds(given: str, when: str, then: str) -> None:
    run(KEEZEN, Example(given, when, then))


def test_a_play_of_an_example_that_is_not_allowed_is_found_out() -> None:
    with pytest.raises(ValueError, match="K-035"):
        run(KEEZEN, Example(CAPTURES, "plays 3: 10>14", "Legal -> Blue 14, 61; captured: none."))


def test_an_example_with_a_move_that_is_not_allowed_is_found_out() -> None:
    with pytest.raises(ValueError, match=r"may not 'play G5' now.*O-012"):
        run(FOPPEN, Example(YELLOW_LED, "S1 play G5", "S2 on turn"))


def test_an_example_with_a_position_that_cannot_be_is_found_out() -> None:
    with pytest.raises(ValueError, match="not understood"):
        run(FOPPEN, Example(YELLOW_LED + "; S9 asleep", "", "S1 on turn"))
