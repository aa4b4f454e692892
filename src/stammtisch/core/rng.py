"""The only source of chance: two generators with one interface."""

from hashlib import blake2b
from struct import unpack
from typing import Any

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.vecs import vec


@mypyc_attr(acyclic=True)
class Rng:
    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def clone(self) -> "Rng":
        raise NotImplementedError

    def shuffle(self, cards: vec[i64], start: i64) -> None:
        """Shuffle the cards from `start` on, from the last card down."""
        i: i64 = len(cards) - 1
        while i > start:
            j = start + self.below(i + 1 - start)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1


@mypyc_attr(acyclic=True)
class HashRng(Rng):
    """For live and recorded deals: the same on every machine for ever, and a seen hand betrays no unseen one.

    BLAKE2b with the 256-bit seed as key and the 8-byte big-endian counter as message gives sixteen
    big-endian 32-bit numbers, used in order; `docs/records.md` has test vectors.
    """

    def __init__(self, seed: bytes) -> None:
        assert len(seed) == 32, "a seed has 256 bits"
        self.seed = seed
        self.counter: i64 = 0
        self.pool = vec[i64]()
        self.used: i64 = 0

    def below(self, n: i64) -> i64:
        limit: i64 = 0x100000000 - 0x100000000 % n
        while True:
            if self.used == len(self.pool):
                self._fill()
            number = self.pool[self.used]
            self.used += 1
            if number < limit:
                return number % n

    def clone(self) -> "HashRng":
        copy = HashRng(self.seed)
        copy.counter = self.counter
        copy.pool = self.pool  # never written to, so shared
        copy.used = self.used
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return hash_rng, (self.seed, int(self.counter), int(self.used))

    def _fill(self) -> None:
        digest = blake2b(int(self.counter).to_bytes(8, "big"), key=self.seed).digest()
        self.pool = vec[i64](unpack(">16I", digest))
        self.used = 0
        self.counter += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class QuickRng(Rng):
    """For search and simulation: xorshift32 plus a Weyl sequence, alike compiled and not."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = 1
        if seed:
            self.x = seed * 2654435761 % 0xFFFFFFFF + 1
        self.w: i64 = 0

    def below(self, n: i64) -> i64:
        x = self.x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.x = x
        w = (self.w + 0x61C88647) & 0xFFFFFFFF
        self.w = w
        return (((x + w) & 0xFFFFFFFF) * n) >> 32

    def shuffle(self, cards: vec[i64], start: i64) -> None:
        """As `Rng.shuffle`, with `below` written out: a simulation shuffles pack after pack."""
        x, w = self.x, self.w
        i: i64 = len(cards) - 1
        while i > start:
            x ^= (x << 13) & 0xFFFFFFFF
            x ^= x >> 17
            x ^= (x << 5) & 0xFFFFFFFF
            w = (w + 0x61C88647) & 0xFFFFFFFF
            j = start + ((((x + w) & 0xFFFFFFFF) * (i + 1 - start)) >> 32)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
        self.x, self.w = x, w

    def clone(self) -> "QuickRng":
        copy = QuickRng(0)
        copy.x = self.x
        copy.w = self.w
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return quick_rng, (int(self.x), int(self.w))


class NoRng(Rng):
    """For a position that leaves nothing open: `ValueError` where something must be dealt after all."""

    def below(self, n: i64) -> i64:
        raise ValueError("the position leaves something open to chance: give a generator, as position(text, rng)")

    def clone(self) -> "NoRng":
        return self


def hash_rng(seed: bytes, counter: int, used: int) -> HashRng:
    """The generator that has filled its pool so often, and used so much of it."""
    rng = HashRng(seed)
    if counter:
        rng.counter = counter - 1
        rng._fill()
    rng.used = used
    return rng


def quick_rng(x: int, w: int) -> QuickRng:
    rng = QuickRng(0)
    rng.x = x
    rng.w = w
    return rng


def seed_of(number: int) -> bytes:
    """The 256-bit seed that a person means by a number."""
    return number.to_bytes(32, "big")
