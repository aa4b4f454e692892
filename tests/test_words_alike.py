"""Python and the browser word the same tokens alike: both are held to the same cases (web/src/words.test.ts)."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from stammtisch.core.event import Event
from stammtisch.core.said import Said
from stammtisch.words import Chapter, Company, Words, chapter

pytestmark = pytest.mark.once

ALIKE: dict[str, Any] = json.loads((Path(__file__).parent / "records" / "words.json").read_text("utf-8"))
GAME = "probe"


@pytest.fixture(scope="module", autouse=True)
def probe() -> Iterator[None]:
    """A game that is not there, with a spelling of every kind."""
    spelled = {
        f"{group}s" if group in ("move", "event", "fact") else group: kinds for group, kinds in ALIKE["spelled"].items()
    }
    chapter._GROUPS[GAME] = Chapter(**spelled).groups()
    yield
    del chapter._GROUPS[GAME]


def words(language: str) -> Words:
    found = Words(language)
    found._catalogue._bundle.add_resource(FluentResource(ALIKE["catalogues"].get(language, "")))
    return found


def said(case: dict[str, Any]) -> str:
    """A case in words."""
    speaks, company = words(case["language"]), Company(ALIKE["company"]["names"], ALIKE["company"]["you"])
    kind, seat, tokens, rule = case["kind"], case["seat"], case["said"], case["rule"]
    if case["group"] == "move":
        return speaks.move(GAME, [kind, *tokens], company)
    if case["group"] == "event":
        return speaks.event(GAME, Event(kind, seat, tokens, case["what"], 0, rule), company)
    return speaks.told(GAME, case["group"], Said(kind, seat, tokens, rule), company)


@pytest.mark.parametrize("case", ALIKE["cases"], ids=lambda case: f"{case['language']} {case['group']} {case['kind']}")
def test_tokens_are_worded_as_in_the_browser(case: dict[str, Any]) -> None:
    assert said(case) == case["expected"]
