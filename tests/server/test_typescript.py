"""The types of the browser and the published schemas are those of the server."""

from pathlib import Path

import pytest

from stammtisch.server.typescript import ROOT, files


@pytest.mark.parametrize("path", files(), ids=str)
def test_what_was_made_is_current(path: Path) -> None:
    made = (ROOT / path).read_text("utf-8")
    assert made == files()[path], f"{path} is out of date: run python -m stammtisch.server.typescript"


def test_every_message_has_its_type_and_tag() -> None:
    types = files()[Path("web/src/wire.ts")]
    assert 'export interface Do {\n  type: "do";\n  request: number;\n  words: string;\n}' in types
    assert "export type FromServer = Changed | " in types
    assert "match: Match | null;" in types


def test_an_optional_field_is_optional() -> None:
    assert "  after?: number;" in files()[Path("web/src/wire.ts")]
