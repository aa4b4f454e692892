"""The types of the browser and the published schemas are those of the server."""

import os
import subprocess
import sys

import pytest

from stammtisch.server.typescript import ROOT

pytestmark = pytest.mark.once
TYPES = (ROOT / "web" / "src" / "wire.ts").read_text("utf-8")


def test_what_was_made_is_current() -> None:
    command = [sys.executable, "-m", "stammtisch.server.typescript", "--check"]
    plain = {**os.environ, "STAMMTISCH_ENGINE": "plain"}
    done = subprocess.run(command, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_message_has_its_type_and_tag() -> None:
    assert 'export interface Do {\n  type: "do";\n  request: number;\n  words: string;\n}' in TYPES
    assert "export type FromServer = Changed | " in TYPES
    assert "match: Match | null;" in TYPES


def test_an_optional_field_is_optional() -> None:
    assert "  after?: number;" in TYPES
