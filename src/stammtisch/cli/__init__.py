"""The command `stammtisch`: a module for each group of commands, and here how it ends."""

import os
import signal
import sys

from cyclopts import CycloptsError

from stammtisch.cli import play, records, rules, serve, simulate
from stammtisch.cli.app import app

__all__ = ["app", "main", "play", "records", "rules", "serve", "simulate"]


def main() -> None:
    """One clear line for what cannot be done, and exit status 2; a closed pipe ends quietly."""
    from stammtisch.games import Missing

    try:
        app(exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (ValueError, OSError, CycloptsError, Missing) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(128 + signal.SIGPIPE)
        print(f"stammtisch: {_sentence(error)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
