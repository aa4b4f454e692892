"""While the package is built, compile the engine and make the browser's pages; see build_engine.py and build_web.py."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
import build_engine  # noqa: E402
from build_web import build_web  # noqa: E402


def make_pages() -> None:
    """The browser's pages; a server without them still serves bots and other clients."""
    try:
        build_web(ROOT)
    except (subprocess.CalledProcessError, OSError) as error:
        print(f"stammtisch: no pages for browsers ({error})", file=sys.stderr)


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable":
            build_engine.main([])
            return
        make_pages()
        self.made = TemporaryDirectory()
        if files := build_engine.build_for_wheel(Path(self.made.name)):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"] = {str(file): place for file, place in files}
