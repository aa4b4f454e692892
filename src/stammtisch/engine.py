"""Which engine runs: the compiled one where there is one, or plain Python from the same files.

STAMMTISCH_ENGINE=plain or STAMMTISCH_ENGINE=compiled forces either.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

_PROBE = "stammtisch.core.bits"


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
    if wanted not in ("", "plain", "compiled"):
        raise ImportError(f"STAMMTISCH_ENGINE is {wanted!r}; it can be plain or compiled")
    if wanted == "plain":
        sys.meta_path.insert(0, _PlainFinder())
    elif wanted == "compiled" and running() == "plain":
        raise ImportError("STAMMTISCH_ENGINE is 'compiled', but there is no compiled engine: install with a C compiler")


def running() -> str:
    """`compiled` or `plain`."""
    spec = find_spec(_PROBE)
    origin = spec.origin if spec is not None and spec.origin else ""
    return "plain" if origin.endswith(".py") else "compiled"
