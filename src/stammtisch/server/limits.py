"""Limits on how often something may be done."""

import time
from collections import defaultdict, deque


class Bucket:
    """A token bucket: `burst` at once, then `per_second`. `wait` takes a token and says how long to wait for it."""

    def __init__(self, burst: int, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._free = float(burst)
        self._at = time.monotonic()

    def wait(self) -> float:
        now = time.monotonic()
        self._free = min(self.burst, self._free + (now - self._at) * self.per_second) - 1
        self._at = now
        return max(0.0, -self._free / self.per_second)

    def rested(self) -> bool:
        """Whether at least half of the tokens are back."""
        return self._free >= self.burst / 2


class Limit:
    """At most `times` in `seconds`, for each key."""

    def __init__(self, times: int, seconds: float) -> None:
        self.times = times
        self.seconds = seconds
        self._seen: dict[str, deque[float]] = defaultdict(deque)

    def allows(self, key: str) -> bool:
        """Whether it may be done once more; if so, it is counted."""
        if not self.may(key):
            return False
        self._seen[key].append(time.monotonic())
        self._sweep()
        return True

    def may(self, key: str) -> bool:
        """Whether it may be done once more; does not count it."""
        seen, now = self._seen[key], time.monotonic()
        while seen and now - seen[0] > self.seconds:
            seen.popleft()
        return len(seen) < self.times

    def _sweep(self) -> None:
        if len(self._seen) > 10_000:
            for key in [key for key in self._seen if self.may(key) and not self._seen[key]]:
                del self._seen[key]
