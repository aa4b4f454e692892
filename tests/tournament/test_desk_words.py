"""Whatever the desk refuses, asks, advises or logs has its message, with the variables that it is given."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from catalogues import chosen, messages, patterns, sources, texts, variables

from stammtisch.tournament import entries
from stammtisch.tournament.formula import Formula
from stammtisch.tournament.paper.content import WORDS
from stammtisch.tournament.people import Here
from stammtisch.tournament.rounds import RoundState, TableState
from stammtisch.tournament.settings import Free, Method, Points, Settings
from stammtisch.words import LANGUAGES

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parents[2] / "src/stammtisch"
CODE = [SOURCE / "tournament", *sorted((SOURCE / "server").glob("desk*.py"))]


def calls(*names: str) -> Iterator[tuple[str, set[str]]]:
    """The kinds with which these are called, and the variables of each call."""
    for node in sources(*CODE):
        named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
        if named and isinstance(node, ast.Call):
            told = {each.arg for each in node.keywords if each.arg and each.arg != "rule"}
            yield from ((kind, told) for kind in chosen(node.args[0]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("call", "family"), [("DeskRefusal", "refused"), ("Question", "ask")])
def test_every_refusal_and_question_has_words_for_what_it_tells(call: str, family: str, language: str) -> None:
    there = messages("stammtisch", language)
    found = dict(calls(call))

    assert len(found) > 8
    for kind, told in calls(call):
        key = f"desk-{family}-{kind}"
        assert key in there, key
        assert set[str]().union(*variables(there[key]).values()) <= told, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_and_every_entry_has_words(language: str) -> None:
    there = messages("stammtisch", language)
    kinds = {kind for kind, _ in calls("Advice")}
    wanted = {f"desk-log-{kind}" for kind in entries.TYPES if kind != "draw"}

    assert len(kinds) > 15
    assert wanted <= there.keys()
    assert [kind for kind in kinds if not {f"desk-next-{kind}", f"desk-forgotten-{kind}"} & there.keys()] == []


def test_no_words_of_the_desk_are_left_over() -> None:
    there = [key for key in messages("stammtisch", "en") if key.startswith("desk-")]
    refused = {kind for kind, _ in calls("DeskRefusal", "HouseRefusal")} | {"other"}
    wanted = {f"desk-refused-{kind}" for kind in refused} | {f"desk-ask-{kind}" for kind, _ in calls("Question")}
    wanted |= {f"desk-{family}-{kind}" for kind, _ in calls("Advice") for family in ("next", "forgotten")}
    wanted |= {f"desk-log-{kind}" for kind in entries.TYPES} | {f"desk-paper-{each}" for each in WORDS.split()}
    named, made = texts(*CODE), patterns(SOURCE / "tournament" / "paper")
    made_up = [key for key in there if any(re.fullmatch(pattern, key) for pattern in made)]

    assert sorted(set(there) - wanted - named - set(made_up)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_change_is_said_in_the_language_of_the_reader(language: str) -> None:
    kinds = [Settings, Formula, entries.Given, entries.Name, entries.Screen]
    chosen = [Method, Points, Free, Here, RoundState, TableState, entries.Role, entries.Hall]
    words = {each for kind in kinds for each in kind.__struct_fields__} - {"names"}
    words |= {word for each in chosen for word in get_args(each)} - {"in", "open"}

    assert len(words) > 60
    assert {f"desk-told-{word}" for word in words} - messages("stammtisch", language).keys() == set()
