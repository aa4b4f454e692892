"""The steps of a Dockerfile, carried out one by one in a folder, where no image can be built.

Absolute paths of the image lie in that folder. Packages of the system and its users are taken as they are: there is a
compiler, and we are the user.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

PLACES = ("/opt", "/src", "/wheels", "/data")
SYSTEM = {"apt-get": "exit 0", "useradd": "exit 0", "python": f'exec {sys.executable} "$@"'}


def instructions(dockerfile: str) -> list[tuple[str, str]]:
    """Each instruction and its words."""
    lines = dockerfile.replace("\\\n", " ").splitlines()
    split = [line.split(None, 1) for line in lines if line.strip() and not line.startswith("#")]
    return [(name, rest.strip()) for name, rest in split]


def context(root: Path) -> Iterator[PurePosixPath]:
    """The files that .dockerignore leaves; the last pattern that fits a path or a folder above it decides."""
    patterns = (root / ".dockerignore").read_text("utf-8").split()
    wanted = [pattern[1:] for pattern in patterns if pattern.startswith("!")]
    for folder, folders, files in os.walk(root):
        here = PurePosixPath(Path(folder).relative_to(root).as_posix())
        if here == PurePosixPath("."):
            folders[:] = [name for name in folders if any(each.split("/")[0] == name for each in wanted)]
        folders[:] = [name for name in folders if name != ".git"]
        yield from (path for path in (here / name for name in files) if not _ignored(path, patterns))


def _ignored(path: PurePosixPath, patterns: list[str]) -> bool:
    ignored = False
    for pattern in patterns:
        bare = pattern.removeprefix("!")
        names = [str(each) for each in (path, *path.parents) if each.name]
        if any(_fits(name, bare) for name in names):
            ignored = not pattern.startswith("!")
    return ignored


def _fits(name: str, pattern: str) -> bool:
    if pattern.startswith("**/"):
        return fnmatch(name.rsplit("/", 1)[-1], pattern[3:])
    return name.count("/") == pattern.count("/") and fnmatch(name, pattern)


class Image:
    """`run` carries out a Dockerfile in `folder`; afterwards `command` and `health` are what it says to run."""

    def __init__(self, source: Path, folder: Path, port: int, **environment: str) -> None:
        self.source = source
        self.folder = folder
        self.root = folder / "image"
        self.port = port
        self.given = environment
        self.stages: dict[str, Path] = {}
        self.stage = ""
        self.health: list[str] = []
        self.command: list[str] = []
        for name, script in SYSTEM.items():
            (folder / "system").mkdir(exist_ok=True)
            (folder / "system" / name).write_text(f"#!/bin/sh\n{script}\n")
            (folder / "system" / name).chmod(0o755)

    def run(self, dockerfile: Path) -> None:
        for name, words in instructions(dockerfile.read_text("utf-8")):
            getattr(self, f"_{name.lower()}")(words)

    def inside(self, words: str) -> str:
        """Words of the Dockerfile with our paths, port and user."""
        places = "|".join(PLACES)
        words = re.sub(rf"(?<![\w.])(?=({places})\b)", str(self.root), words)
        return words.replace("8765", str(self.port)).replace("-o stammtisch", f"-o {os.getuid()}")

    def _from(self, words: str) -> None:
        """Each stage lies where the others lay, because an environment of Python cannot be moved."""
        if self.stage:
            self.stages[self.stage] = self.root.rename(self.folder / f"stage-{self.stage}")
        self.stage = words.partition(" AS ")[2] or "last"
        self.root.mkdir()
        self.place = self.root
        home = {"HOME": str(self.folder), "PATH": f"{self.folder}/system:{os.environ['PATH']}"}
        passed = ("PIP_", "SSL_", "REQUESTS_", "NODE_", "npm_")
        self.environment = {name: value for name, value in os.environ.items() if name.startswith(passed)} | home

    def _env(self, words: str) -> None:
        for word in shlex.split(words):
            name, _, value = word.partition("=")
            self.environment[name] = value

    def _workdir(self, words: str) -> None:
        self.place = Path(self.inside(words))
        self.place.mkdir(parents=True, exist_ok=True)

    def _copy(self, words: str) -> None:
        *sources, target = words.split()
        if sources[0].startswith("--from="):
            stage = self.stages[sources.pop(0).removeprefix("--from=")]
            shutil.copytree(f"{stage}{sources[0]}", self.inside(target), symlinks=True)
            return
        for path in context(self.source):
            if sources == ["."] or str(path) in sources:
                copy = self.place / target / (path if sources == ["."] else path.name)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(self.source / path, copy)

    def _run(self, words: str) -> None:
        done = subprocess.run(
            self.inside(words),
            shell=True,
            cwd=self.place,
            env=self.environment | self.given,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{words}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"

    def _healthcheck(self, words: str) -> None:
        self.health = json.loads(self.inside(words.partition("CMD ")[2]))

    def _cmd(self, words: str) -> None:
        self.command = json.loads(self.inside(words))

    def _user(self, words: str) -> None:
        assert words != "root"

    def _volume(self, words: str) -> None:
        assert Path(self.inside(words)).is_dir()

    def _expose(self, words: str) -> None:
        assert words.isdecimal()
