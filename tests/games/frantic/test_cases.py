"""What an examiner who owns the game would ask: the cases of cases.toml, played by the engine."""

import tomllib
from pathlib import Path

import pytest

from stammtisch.core.rulebook import Example
from stammtisch.examples import run
from stammtisch.games.frantic import GAME

CASES: list[dict[str, str]] = tomllib.loads(Path(__file__).with_name("cases.toml").read_text("utf-8"))["case"]


@pytest.mark.parametrize("case", CASES, ids=[f"{case['rule']} {case['says']}" for case in CASES])
def test_the_engine_answers_the_examiner(case: dict[str, str]) -> None:
    assert case["rule"] in GAME.rulebook().rules
    run(GAME, Example(case["given"], case["when"], case["then"]))
