"""Points of a round by a formula: a × pawns + b × won + c × won in time (T-017)."""

import re
from fractions import Fraction
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from stammtisch.core.refusal import Refusal

Weight = Annotated[int, Meta(ge=-1000, le=1000)]

WORDS: Final = {
    "pawns": ("pawn", "pawns", "pion", "pionnen", "figur", "figuren"),
    "won": ("won", "win", "wins", "gewonnen", "sieg", "siege"),
    "in_time": ("in time", "op tijd", "rechtzeitig"),
}
TERM: Final = re.compile(r"\s*([+-]?)\s*(\d{1,4})?\s*(?:[*x×·]\s*)?([a-z ]*?)\s*(?=[+-]|$)")
LONGEST: Final = 120


class Formula(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pawns: Weight = 1
    won: Weight = 0
    in_time: Weight = 0

    def points(self, pawns: Fraction | int, won: Fraction | int, in_time: Fraction | int) -> Fraction:
        return Fraction(self.pawns * pawns + self.won * won + self.in_time * in_time)

    def __str__(self) -> str:
        named = {"pawns": self.pawns, "won": self.won, "in time": self.in_time}
        terms = [f"{weight} x {name}" for name, weight in named.items() if weight]
        return " + ".join(terms).replace("+ -", "- ") or "0"


PAWNS: Final = Formula()
NK: Final = Formula(2, 10)


def parsed(text: str) -> Formula:
    """A formula as people write it, such as `2 x pawns + 10 x won`, in any of the three languages."""
    found = {"pawns": 0, "won": 0, "in_time": 0}
    rest = text.strip().lower()
    if not rest or len(rest) > LONGEST:
        raise Refusal(f"a formula is written like 2 x pawns + 10 x won, not {text[:LONGEST]!r}")
    while rest:
        term = TERM.match(rest)
        name = _named(term[3]) if term else ""
        if term is None or not name or not term[0].strip():
            raise Refusal(f"a formula is written like 2 x pawns + 10 x won; {rest!r} is not understood")
        found[name] += (-1 if term[1] == "-" else 1) * int(term[2] or 1)
        rest = rest[term.end() :].strip()
    if max(abs(weight) for weight in found.values()) > 1000:
        raise Refusal("the numbers of a formula lie between -1000 and 1000")
    return Formula(**found)


def _named(word: str) -> str:
    return next((name for name, words in WORDS.items() if word.strip() in words), "")
