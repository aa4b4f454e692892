"""Which engine runs: the compiled one where there is one, or plain Python from the same files.

STAMMTISCH_ENGINE=plain or STAMMTISCH_ENGINE=compiled forces either. The build leaves `compiled.json` beside this file:
without it, or when a source has changed since, the plain engine runs. A process keeps to what it started with.
"""

import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

_PROBE = "stammtisch.core.bits"
_PACKAGE = Path(__file__).parent
_described = ""


class _PlainFinder:
    """Finds the sources of this package and passes over its compiled modules."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("stammtisch.") or path is None:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if found is not None:
                return found
        return None


def choose(wanted: str) -> None:
    """Before anything of the engine is imported."""
    global _described
    if wanted not in ("", "plain", "compiled"):
        raise ImportError(f"STAMMTISCH_ENGINE is {wanted!r}; it can be plain or compiled")
    missing = why_not_compiled(_PACKAGE)
    if wanted == "compiled" and missing:
        raise ImportError(f"STAMMTISCH_ENGINE is 'compiled', but {missing}")
    if wanted == "plain" or missing:
        sys.meta_path.insert(0, _PlainFinder())
        _described = f"plain: {'STAMMTISCH_ENGINE asks for it' if wanted == 'plain' else missing}"
    else:
        _described = "compiled and profile-guided" if (_record(_PACKAGE) or {}).get("guided") else "compiled"


def why_not_compiled(package: Path) -> str:
    """Why a package has no compiled engine that can be used; empty if it has one."""
    record = _record(package)
    if record is None:
        return "no compiled engine was built"
    for module, digest in record.get("sources", {}).items():
        source = package.parent / module
        if not source.exists() or sha256(source.read_bytes()).hexdigest()[:16] != digest:
            return f"{module} has changed since the engine was compiled; make compiles it"
    return ""


def _record(package: Path) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] = json.loads((package / "compiled.json").read_text("utf-8"))
    except FileNotFoundError:
        return None
    return found


def running() -> str:
    """`compiled` or `plain`."""
    spec = find_spec(_PROBE)
    origin = spec.origin if spec is not None and spec.origin else ""
    return "plain" if origin.endswith(".py") else "compiled"


def described() -> str:
    """The engine that runs, for people: how it was compiled, or why it is plain."""
    return _described
