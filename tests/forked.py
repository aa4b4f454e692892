"""The command `stammtisch` in a process of its own, forked from this one, which has loaded it already.

To start Python and load all of it again costs more than most commands do. A few tests start it as people do.
"""

import os
import sys
import traceback
import warnings
from collections.abc import Mapping
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryFile
from typing import IO, NoReturn

from stammtisch.cli import main


def stammtisch(
    *words: str, typed: str = "", env: Mapping[str, str] | None = None, folder: Path | None = None
) -> CompletedProcess[str]:
    """What became of it, as `subprocess.run` has it."""
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(typed.encode())
        given.seek(0)
        with warnings.catch_warnings(
            action="ignore", category=DeprecationWarning
        ):  # of other threads, which it does not need
            child = os.fork()
        if not child:
            _become(words, (given, out, err), os.environ if env is None else env, folder)
        _, status = os.waitpid(child, 0)
        said, complained = (_read(file) for file in (out, err))
        return CompletedProcess(["stammtisch", *words], os.waitstatus_to_exitcode(status), said, complained)


def _read(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode().replace("\r\n", "\n")


def _become(
    words: tuple[str, ...], files: tuple[IO[bytes], ...], env: Mapping[str, str], folder: Path | None
) -> NoReturn:
    """The command to its end; nothing of the tests goes on in this process."""
    status = 1
    try:
        for number, file in enumerate(files):
            os.dup2(file.fileno(), number)
        for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115
        given = dict(env)
        os.environ.clear()
        os.environ.update(given)
        os.chdir(folder or Path.cwd())
        sys.argv = ["stammtisch", *words]
        warnings.resetwarnings()
        status = _status()
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(status)


def _status() -> int:
    try:
        main()
    except SystemExit as left:
        return left.code if isinstance(left.code, int) else int(left.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    return 0
