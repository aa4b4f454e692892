"""Building the package: compiled where there is a compiler, plain Python where there is none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BUILD_ONE_MODULE = """
import sys
from pathlib import Path
import hatch_build
hatch_build.MODULES = ["stammtisch/core/bits.py"]
print(len(hatch_build.build(Path(sys.argv[1]))))
"""
pytestmark = pytest.mark.once


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BUILD_ONE_MODULE, str(folder)]
    env = {**os.environ, "STAMMTISCH_ENGINE": "", "STAMMTISCH_OPTIMISE": "0", **environment}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_without_a_compiler_it_stays_plain_python(tmp_path: Path) -> None:
    done = build(tmp_path, CC="no-compiler-here")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("0")
    assert "plain Python it is" in done.stderr


def test_without_a_compiler_a_compiled_engine_cannot_be_forced(tmp_path: Path) -> None:
    assert build(tmp_path, CC="no-compiler-here", STAMMTISCH_ENGINE="compiled").returncode != 0


def test_a_plain_engine_can_be_forced(tmp_path: Path) -> None:
    done = build(tmp_path, STAMMTISCH_ENGINE="plain")
    assert (done.returncode, done.stdout) == (0, "0\n"), done.stderr


def test_every_compiled_module_exists_and_the_shim_is_none() -> None:
    sys.path.insert(0, str(ROOT))
    try:
        from hatch_build import MODULES
    finally:
        sys.path.pop(0)
    assert all((ROOT / "src" / module).exists() for module in MODULES)
    assert "stammtisch/core/vecs.py" not in MODULES
