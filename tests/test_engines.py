"""The compiled engine plays as the plain one does, and both as they did before."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from traces import kept

pytestmark = pytest.mark.once

PROBE = "from stammtisch import engine; print(engine.running())"


def run(engine: str, *arguments: str) -> str:
    """What a fresh Python prints under an engine; under whichever there is, if none is named."""
    surroundings = {name: value for name, value in os.environ.items() if name != "STAMMTISCH_ENGINE"}
    if engine:
        surroundings["STAMMTISCH_ENGINE"] = engine
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=surroundings, check=True, capture_output=True, text=True).stdout.strip()


ENGINES = ["plain"] if run("", "-c", PROBE) == "plain" else ["plain", "compiled"]


@pytest.fixture(scope="module")
def traces() -> dict[str, dict[str, dict[str, object]]]:
    script = str(Path(__file__).parent / "traces.py")
    return {engine: json.loads(run(engine, script)) for engine in ENGINES}


@pytest.mark.parametrize("engine", ENGINES)
def test_the_engine_asked_for_runs(engine: str) -> None:
    assert run(engine, "-c", PROBE) == engine


def test_all_engines_play_and_see_alike(traces: dict[str, dict[str, dict[str, object]]]) -> None:
    for engine in ENGINES:
        assert traces[engine] == traces["plain"]


def test_a_version_plays_as_it_always_did(traces: dict[str, dict[str, dict[str, object]]]) -> None:
    played = {name: {"version": each["version"], "played": each["played"]} for name, each in traces["plain"].items()}
    assert played == kept(), "raise the version of a game whose rules change, then run python tests/traces.py --write"
