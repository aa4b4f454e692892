"""Limits on how often something may be done, and how many may do it at once."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary


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

    def __init__(self, times: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.times = times
        self.seconds = seconds
        self._clock = clock
        self._seen: dict[str, deque[float]] = {}
        self._swept = clock()

    def allows(self, key: str) -> bool:
        """Whether it may be done once more; if so, it is counted."""
        self._sweep()
        if not self.may(key):
            return False
        self._seen.setdefault(key, deque()).append(self._clock())
        return True

    def may(self, key: str) -> bool:
        """Whether it may be done once more; does not count it."""
        seen, now = self._seen.get(key, ()), self._clock()
        return len(seen) < self.times or now - seen[len(seen) - self.times] > self.seconds

    def refund(self, key: str) -> None:
        """The last time does not count after all."""
        if self._seen.get(key):
            self._seen[key].pop()

    def _sweep(self) -> None:
        """Once in `seconds`, forget what no longer counts; in between a key is left as it is."""
        now = self._clock()
        if now - self._swept > self.seconds:
            self._swept = now
            for key, seen in list(self._seen.items()):
                while seen and now - seen[0] > self.seconds:
                    seen.popleft()
                if not seen:
                    del self._seen[key]


class Places:
    """At most `most` at once, and at most `each` of one key; the empty key has no limit of its own."""

    def __init__(self, most: int, each: int) -> None:
        self.most = most
        self.each = each
        self.taken = 0
        self.by_key: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Whether there is a place; if so, it is taken until it is left."""
        if self.taken >= self.most or (key and self.by_key[key] >= self.each):
            return False
        self.taken += 1
        self.by_key[key] += 1
        return True

    def leave(self, key: str) -> None:
        self.taken -= 1
        self.by_key[key] -= 1
        if not self.by_key[key]:
            del self.by_key[key]

    @contextmanager
    def place(self, key: str) -> Iterator[bool]:
        """Whether there is a place, which is left afterwards."""
        taken = self.take(key)
        try:
            yield taken
        finally:
            if taken:
                self.leave(key)


class Guesses:
    """Wrong codes, a minute: 10 of one visitor, 30 of one address. Each of several workers allows its share of them.

    Right codes are not counted, so that a whole club can join at once: those of one address are judged by turns, each
    counted first and refunded if it was right."""

    def __init__(self, workers: int) -> None:
        self.by_visitor = Limit(-(-10 // workers), 60)
        self.by_address = Limit(-(-30 // workers), 60)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def turn(self, address: str) -> asyncio.Lock:
        return self._turns.setdefault(address, asyncio.Lock())

    def allows(self, visitor: str, address: str) -> bool:
        """Whether one more may be judged; if so, it is counted."""
        return self.by_address.may(address) and self.by_visitor.allows(visitor) and self.by_address.allows(address)

    def refund(self, visitor: str, address: str) -> None:
        self.by_visitor.refund(visitor)
        self.by_address.refund(address)
