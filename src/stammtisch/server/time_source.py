"""The server's time. The clock is read once at the start, and from then on time is counted without it.

A clock that steps, forward or back, changes nothing here until the next start. Processes that share a database start
from the database's clock, so that they agree.
"""

import sys
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


def _asleep() -> int:
    """Nanoseconds for which the machine has slept, as far as it says so; `time.monotonic` leaves them out."""
    return time.clock_gettime_ns(_COUNTING) - time.monotonic_ns() if _COUNTING is not None else 0


# A clock that goes on while the machine sleeps; elsewhere `time.monotonic` does.
_COUNTING: int | None = getattr(
    time, {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}.get(sys.platform, ""), None
)
_asleep_before = _asleep()


def slept() -> int:
    """Milliseconds for which the machine has slept since the start, as with a closed lid."""
    return max(0, _asleep() - _asleep_before) // NS
