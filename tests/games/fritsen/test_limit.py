"""A person's own limit of Fritsjes: a note of who sits at the terminal, of which the match never hears."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from stammtisch.core.game import State
from stammtisch.core.read import read
from stammtisch.core.rng import QuickRng
from stammtisch.core.verify import verify
from stammtisch.games import GAMES
from stammtisch.games.fritsen import GAME
from stammtisch.terminal.person import Person
from stammtisch.words import Company, Words

pytestmark = pytest.mark.once

NAMES = ["Anja", "Uwe"]


class Typist(Person):
    """A person who types what is given, and what is said to that."""

    def __init__(self, lines: list[str], seat: int = 0, language: str = "en") -> None:
        self.file = io.StringIO()
        console = Console(file=self.file, width=100, color_system=None)
        super().__init__(GAME, seat, Words(language), Company(NAMES, seat), console)
        self.lines = lines

    def read(self, prompt: str) -> str:
        return self.lines.pop(0)

    def said(self) -> str:
        return re.sub(r"\s+", " ", self.file.getvalue())


def drunk(n: int) -> State:
    state = GAME.position("2 seats; S0 on turn; pile b1 5H; S0 hand 7H 4C; S1 hand 2C 3D", QuickRng(1))
    for _ in range(n):
        GAME.play(state, 0, "word")
    return state


@pytest.mark.parametrize(
    ("language", "typed", "answered", "shown"),
    [
        ("en", "limit 2", "My limit: 2 Fritsjes. Only you know it", "1 symbolic, above your limit of 2"),
        ("nl", "grens 2", "Mijn grens: 2 Fritsjes. Alleen jij weet het", "1 symbolisch, boven je grens van 2"),
        ("de", "Grenze 2", "Meine Grenze: 2 Fritsjes. Nur du weißt es", "1 symbolisch, über deiner Grenze von 2"),
        ("de", "limit 2", "Meine Grenze: 2 Fritsjes", "1 symbolisch"),
    ],
)
def test_it_is_set_in_one_line_and_what_is_above_it_is_symbolic(
    language: str, typed: str, answered: str, shown: str
) -> None:
    person = Typist([typed, "table", "lay 7H b1"], language=language)
    before = GAME.diagram(state := drunk(3))

    assert GAME.text(person.choose(state)) == "lay 7H b1"
    assert answered in person.said()
    assert person.said().count(shown) == 1
    assert GAME.diagram(state) == before, "the match heard of it"


def test_it_can_be_asked_for_and_taken_away_and_is_no_move() -> None:
    person = Typist(["limit", "limit 2", "limit", "limit 0", "limit 21", "limit x", "table", "7H b1"])
    person.choose(drunk(3))

    said = person.said()
    assert said.count("My limit: 2 Fritsjes") == 2
    assert said.count("No limit for me") == 2
    assert said.count("A limit of your own, which nobody else sees: limit 5") == 2, "what cannot be is explained"
    assert "symbolic, above" not in said


def test_nobody_else_at_the_terminal_sees_it() -> None:
    """Each person has notes of his own, also about the same match."""
    person, other = Typist(["limit 2", "7H b1"]), Typist(["table", "2C"], seat=1)
    state = drunk(3)
    state.apply(0, person.choose(state))
    other._show(state)

    assert person.notes == {"limit": 2}
    assert other.notes == {}
    assert "symbolic" not in other.said()


def test_a_record_of_the_version_that_knew_limits_is_read_and_left_unjudged() -> None:
    """Version 3 of Fritsen had `limit 3` as an action; such a record says which release can judge it."""
    path = Path(__file__).parents[2] / "records" / "fritsen-version-3.jsonl"
    record, verdict = read(path.read_bytes()), verify(path.read_bytes(), GAMES)

    assert record.header["version"] == 3
    assert "limit 3" in path.read_text("utf-8")
    assert (verdict.ok, verdict.judged) == (True, False)
    assert f"this release has version {GAME.version}" in str(verdict)
