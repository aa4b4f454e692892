"""Frantic in sentences: where a table wants a milder name for one card, nobody there reads the other."""

import io

import pytest
from rich.console import Console

from stammtisch.core.rng import QuickRng
from stammtisch.games.frantic import GAME
from stammtisch.terminal import table
from stammtisch.terminal.chapter import look_for
from stammtisch.terminal.person import Person
from stammtisch.terminal.rules import show_rule, show_rules
from stammtisch.words import LANGUAGES, Company, Words

pytestmark = pytest.mark.once

HELD = "2 seats; S0 on turn; pile R5; S0 hand FuckYou B1 B2 B3 B4 G1 G2 G3 G4 Y1"
GAP = "2 seats; S0 on turn; pile R5; S0 hand FuckYou B1 B2"


def console() -> Console:
    return Console(file=io.StringIO(), width=100)


def written(on: Console) -> str:
    assert isinstance(on.file, io.StringIO)
    return on.file.getvalue()


@pytest.mark.rule("F-006")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mild", [True, False])
def test_a_milder_name_is_read_everywhere_or_nowhere(language: str, mild: bool) -> None:
    """On the table, in what may be done, in the rulebook, its prose and its examples."""
    words, shown = Words(language).at("frantic", {"mild": mild}), console()
    view = GAME.view(GAME.position(HELD, QuickRng(1)), 0)
    table.show(GAME, view, look_for("frantic", words, Company(["Anna", "Ben"], 0), shown), shown, view.legal)
    show_rules(GAME, words, shown)
    for rule in ("F-006", "F-047", "F-084"):
        show_rule(GAME, rule, words, shown)

    assert ("Fuck" in written(shown), "Forget" in written(shown)) == (not mild, mild)


@pytest.mark.parametrize("typed", ["play ForgetYou", "play FuckYou"])
def test_both_names_can_be_typed(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(GAME, 0, Words("en").at("frantic", {"mild": True}), Company(["Anna", "Ben"], 0), console())
    monkeypatch.setattr(person, "read", lambda prompt: typed)

    assert GAME.text(person.choose(GAME.position(HELD, QuickRng(1)))) == "play FuckYou"


def test_a_refusal_has_the_milder_name_too() -> None:
    person = Person(GAME, 0, Words("en").at("frantic", {"mild": True}), Company(["Anna", "Ben"], 0), console())
    person._answered(GAME.position(GAP, QuickRng(1)), "? FuckYou")

    assert "Forget You: not now. Forget You may be played only with exactly ten cards in hand" in written(
        person.console
    )
    assert "Fuck" not in written(person.console)
