"""`@rule("O-028")`: the rules of a rulebook that a test shows."""

import pytest

rule = pytest.mark.rule
