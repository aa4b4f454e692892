"""The command `stammtisch`: a module for each group of commands, and here how it ends."""

import os
import signal
import sys
from io import TextIOWrapper

from cyclopts import CycloptsError

from stammtisch.cli import completion, learn, play, records, rules, serve, simulate, tournament
from stammtisch.cli.app import app
from stammtisch.cli.telling import needs_help, sentence, worded
from stammtisch.terminal.plain import PLAINLY

__all__ = ["app", "completion", "learn", "main", "play", "records", "rules", "serve", "simulate", "tournament"]

CANNOT = 2


def main() -> None:
    """One clear line for what cannot be done, and status 2; a closed pipe ends every command quietly and alike."""
    from stammtisch.games import Missing

    _open_what_is_closed()
    words = sys.argv[1:]
    try:
        if needs_help(words):
            worded(app, words)
        app(exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(128 + signal.SIGPIPE)
    except (ValueError, OSError, CycloptsError, Missing) as error:
        print(f"stammtisch: {sentence(error, words)}", file=sys.stderr)
        sys.exit(CANNOT)
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)


def _open_what_is_closed() -> None:
    """A stream that was closed by who started this is empty, or swallows all; what it cannot show it shows plainly."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)
