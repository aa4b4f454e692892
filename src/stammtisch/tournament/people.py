"""Those who enter a tournament, and those who run it."""

import re
from typing import Literal

import msgspec

from stammtisch.tournament.entries import Given, Role

Here = Literal["expected", "present", "absent", "stopped"]
# fmt: off
PARTICLES = {
    "de", "den", "der", "des", "dem", "het", "van", "von", "vom", "und", "zu", "zum", "zur", "ten", "ter", "te",
    "'t", "’t", "'s", "’s", "in", "op", "aan", "bij", "uit", "la", "le", "du", "del", "della", "di", "da", "dos",
    "el", "al", "ait", "bin",
}
# fmt: on


class Entrant:
    """A duo, or a player. `since` is the first round that it was there for; rounds before it count 0 (T-023)."""

    def __init__(self, n: int, given: Given) -> None:
        self.n = n
        self.given = given
        self.here: Here = "expected"
        self.since = 1
        self.wiped = False

    @property
    def name(self) -> str:
        """The team, or the family names; of wiped entrants nobody knows more than the number."""
        if self.wiped:
            return f"#{self.n}"
        return self.given.team or "–".join(_short(each, len(self.given.names)) for each in self.given.names)


class Member(msgspec.Struct, frozen=True):
    """A visitor with a role."""

    role: Role
    entrant: int = 0
    at: int = 0


def _short(name: str, of: int) -> str:
    """The family name with its particles and both halves, of one of two; a player alone has the whole name."""
    words = re.sub(r"\s*-\s*", "-", name).split()
    if of == 1 or len(words) < 2:
        return name
    start = len(words) - 1
    while start > 0 and words[start - 1].lower().rpartition("-")[2] in PARTICLES:
        start -= 1
    return " ".join(words[start:])
