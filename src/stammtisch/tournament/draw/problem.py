"""What is to be drawn, what has been played, and the chance that decides: the same input gives the same layout."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from itertools import combinations
from typing import TypeVar

import msgspec

from stammtisch.core.rng import HashRng
from stammtisch.tournament.rounds import Layout

Item = TypeVar("Item")
Pair = tuple[int, int]
FREE = 0  # stands for nobody: an entrant that is paired with it is free


class Problem(msgspec.Struct, frozen=True):
    """All that a draw depends on. `order` is the ranking, best first; Swiss needs it."""

    method: str
    entrants: tuple[int, ...]
    rounds: tuple[int, ...]
    size: int
    sizes: tuple[int, int]
    past: tuple[Layout, ...] = ()
    fixed: tuple[tuple[int, int], ...] = ()  # entrant and table
    apart: tuple[Pair, ...] = ()
    pins: tuple[tuple[int, int, int], ...] = ()  # round and two entrants
    order: tuple[int, ...] = ()
    duos: bool = True  # two at a table, with colours

    def checksum(self) -> str:
        """Of the input, for the sheet on the wall."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:8]


class Chance:
    """The chance of one draw, from its printed seed."""

    def __init__(self, seed: str) -> None:
        self._rng = HashRng(sha256(seed.encode()).digest())

    def below(self, n: int) -> int:
        return int(self._rng.below(n))

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        found = list(items)
        for i in range(len(found) - 1, 0, -1):
            j = self.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return found


class History:
    """What a layout adds to: meetings, colours, tables, free rounds and first seats so far."""

    def __init__(self, past: Sequence[Layout] = ()) -> None:
        self.met = Counter[Pair]()
        self.first_of = dict[Pair, int]()  # who had Blue and Yellow when two last met
        self.lean = Counter[int]()  # Blue and Yellow less Green and Red
        self.visits = Counter[tuple[int, int]]()
        self.free = Counter[int]()
        self.led = Counter[int]()
        for layout in past:
            self.add(layout)

    def add(self, layout: Layout) -> None:
        for seating in layout.tables:
            for a, b in combinations(seating.who, 2):
                self.met[pair(a, b)] += 1
                self.first_of[pair(a, b)] = a
            if len(seating.who) == 2:
                self.lean[seating.who[0]] += 1
                self.lean[seating.who[1]] -= 1
            self.led[seating.who[0]] += 1
            self.visits.update((n, seating.table) for n in seating.who)
        self.free.update(layout.free)


def pair(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)
