"""The server's time. The clock is read once at the start, and from then on time is counted without it.

A clock that steps, forward or back, changes nothing here until the next start. Processes that share a database start
from the database's clock, so that they agree.
"""

import time

NS = 1_000_000  # nanoseconds in a millisecond

_start = time.time_ns() - time.monotonic_ns()  # the time at which the monotonic clock was at zero


def now() -> int:
    """Milliseconds since the epoch; never goes back and never jumps."""
    return (_start + time.monotonic_ns()) // NS


def set_to(at: int) -> None:
    """Count from `at`; only before the first table is loaded."""
    global _start
    _start = at * NS - time.monotonic_ns()
