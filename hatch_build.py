"""While the package is built, compile the engine with mypyc and make the browser's pages.

Without a compiler the engine stays plain Python. STAMMTISCH_ENGINE=plain builds no extension; with
STAMMTISCH_ENGINE=compiled the build fails where it cannot. `python hatch_build.py` compiles in place.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
from build_web import build_web  # noqa: E402

SOURCE = ROOT / "src"

# Uncompiled: vecs.py (the shim itself), records, rulebooks, and the words and tables of people, which are in no hurry.
CORE = ["bits", "event", "game", "notation", "option", "play", "refusal", "result", "rng", "said", "vocabulary"]
GAMES = ["foppen", "mezza", "keezen"]
CHAPTERS = [
    *("__init__", "board", "cards", "moves", "rules", "table", "match", "refusals", "scoring", "state"),
    *("screen", "view", "diagram", "position", "example", "bot"),
]

MODULES = [
    *(f"stammtisch/core/{name}.py" for name in CORE),
    *(
        f"stammtisch/games/{game}/{name}.py"
        for game in GAMES
        for name in CHAPTERS
        if (SOURCE / f"stammtisch/games/{game}/{name}.py").exists()
    ),
    "stammtisch/bots/bot.py",
    *(f"stammtisch/bots/{game}.py" for game in GAMES if (SOURCE / f"stammtisch/bots/{game}.py").exists()),
    "stammtisch/lab/playouts.py",
]

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

level, into, work, *modules = sys.argv[1:]
extensions = mypycify(["--strict", *modules], opt_level=level)
for extension in extensions:
    extension.extra_compile_args.append("-fvisibility=hidden")
setup(name="engine", ext_modules=extensions, script_args=["-q", "build_ext", "--build-lib", into, "--build-temp", work])
"""


def compile_engine(into: Path) -> list[Path]:
    """The extension modules, made in `into`."""
    level = os.environ.get("STAMMTISCH_OPTIMISE", "3")
    with TemporaryDirectory() as work:
        tree = Path(work) / "src"
        shutil.copytree(SOURCE, tree, ignore=shutil.ignore_patterns("*.so", "__pycache__", "web"))
        command = [sys.executable, "-c", SETUP, level, str(into), f"{work}/objects", *MODULES]
        subprocess.run(command, cwd=tree, check=True, env={**os.environ, "MYPYPATH": str(tree)})
    return sorted(into.rglob("*.so"))


def wanted() -> str:
    engine = os.environ.get("STAMMTISCH_ENGINE", "")
    if engine not in ("", "plain", "compiled"):
        raise SystemExit(f"STAMMTISCH_ENGINE is {engine!r}; it can be plain or compiled")
    return engine


def build(into: Path) -> list[Path]:
    """The extension modules; none if they are not wanted, or cannot be had and need not."""
    if wanted() == "plain":
        return []
    try:
        return compile_engine(into)
    except (subprocess.CalledProcessError, OSError) as error:
        if wanted() == "compiled":
            raise
        print(f"stammtisch: no compiled engine ({error}); plain Python it is", file=sys.stderr)
        return []


def in_place() -> None:
    for old in SOURCE.rglob("*.so"):
        old.unlink()
    with TemporaryDirectory() as made:
        for library in build(Path(made)):
            shutil.copy(library, SOURCE / library.relative_to(made))


def make_pages() -> None:
    """The browser's pages; a server without them still serves bots and other clients."""
    try:
        build_web(ROOT)
    except (subprocess.CalledProcessError, OSError) as error:
        print(f"stammtisch: no pages for browsers ({error})", file=sys.stderr)


if __name__ == "__main__":
    in_place()
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
        def initialize(self, version: str, build_data: dict[str, object]) -> None:
            if version == "editable":
                in_place()
                return
            make_pages()
            self.made = TemporaryDirectory()
            libraries = build(Path(self.made.name))
            if libraries:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                build_data["force_include"] = {
                    str(library): str(library.relative_to(self.made.name)) for library in libraries
                }
