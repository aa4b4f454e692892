"""Work for the processes of `LongWork`, in a module that they import quickly."""

import os
import time


def process(*_: object) -> bytes:
    """Which process does it."""
    return str(os.getpid()).encode()


def until_there(path: str) -> bytes:
    while not os.path.exists(path):
        time.sleep(0.01)
    return b""


def fail() -> bytes:
    raise ValueError("line 7: this is no record")
