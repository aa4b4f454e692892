"""Who may come in: secrets of 128 bits of which only hashes are kept, one-time codes, and limits on how often."""

import secrets
import time
from collections import defaultdict, deque
from hashlib import sha256

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O, which look like digits
DIGITS = "23456789"


def new_secret() -> str:
    return secrets.token_hex(16)


def new_id() -> str:
    return secrets.token_hex(8)


def short_code() -> str:
    """A code that can be spoken across a table, as `KRAM47`."""
    return "".join(secrets.choice(LETTERS) for _ in range(4)) + "".join(secrets.choice(DIGITS) for _ in range(2))


def hashed(secret: str) -> bytes:
    """What is stored of a secret. It is random enough that it needs no salt."""
    return sha256(secret.strip().encode()).digest()


def spoken(code: str) -> str:
    """A short code as people type it."""
    return code.replace(" ", "").replace("-", "").upper()


class Bucket:
    """So many at once, and then so many a second: `wait` says how long the next one has to."""

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
        """Whether half of it is free again."""
        return self._free >= self.burst / 2


class Limit:
    """At most `times` in `seconds`, for each key."""

    def __init__(self, times: int, seconds: float) -> None:
        self.times = times
        self.seconds = seconds
        self._seen: dict[str, deque[float]] = defaultdict(deque)

    def allows(self, key: str) -> bool:
        """Whether it may be done once more; if so, it counts."""
        if not self.may(key):
            return False
        self._seen[key].append(time.monotonic())
        self._sweep()
        return True

    def may(self, key: str) -> bool:
        """Whether it may be done once more."""
        seen, now = self._seen[key], time.monotonic()
        while seen and now - seen[0] > self.seconds:
            seen.popleft()
        return len(seen) < self.times

    def _sweep(self) -> None:
        if len(self._seen) > 10_000:
            for key in [key for key in self._seen if self.may(key) and not self._seen[key]]:
                del self._seen[key]
