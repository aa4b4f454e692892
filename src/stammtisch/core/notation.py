"""Positions as text: clauses between semicolons, the same small grammar for every game."""

from collections.abc import Callable
from typing import Final

from stammtisch.core.bits import bit
from stammtisch.core.option import Value

UNSAID: Final = -1  # of a zone: as many cards as are left


class Clauses:
    """A position's text taken apart; what a game has understood it takes out, so that `done` finds the rest."""

    def __init__(self, text: str) -> None:
        self.left = [" ".join(clause.split()) for clause in text.split(";") if clause.strip()]

    def options(self) -> dict[str, Value]:
        """All `name=value`."""
        found: dict[str, Value] = {}
        for clause in [each for each in self.left if "=" in each]:
            self.left.remove(clause)
            name, _, value = clause.partition("=")
            found[name.strip()] = value.strip()
        return found

    def seats(self) -> int:
        """The number of `4 seats`."""
        for clause in self.left:
            words = clause.split()
            if len(words) == 2 and words[1] == "seats" and words[0].isdecimal():
                self.left.remove(clause)
                return int(words[0])
        raise ValueError("a position begins with the number of seats, as in '4 seats'")

    def flag(self, words: str) -> bool:
        """Whether a clause stands there to the letter."""
        if words not in self.left:
            return False
        self.left.remove(words)
        return True

    def after(self, start: str) -> str | None:
        """What follows `start` in the one clause that begins with it; None if there is none."""
        for clause in self.left:
            if clause == start or clause.startswith(start + " "):
                self.left.remove(clause)
                return clause[len(start) :].strip()
        return None

    def seat(self, end: str, seats: int) -> int | None:
        """The seat of `S2 on turn`, for one."""
        for clause in self.left:
            if clause.endswith(" " + end) and clause.startswith("S"):
                self.left.remove(clause)
                return seat_of(clause[: -len(end)].strip(), seats)
        return None

    def number(self, start: str, default: int) -> int:
        words = self.after(start)
        return default if words is None else number_of(words)

    def zone(self, start: str, usual: int, kind_of: Callable[[str], int]) -> "Zone":
        """The cards of `pile R5 R6` or of `pile of 2`; of so many as usual if there is no such clause."""
        return Zone(self.after(start), usual, kind_of)

    def set_of(self, start: str, seats: int) -> int:
        """The seats of `skips S0 S2`, as bits; nobody if there is no such clause."""
        return set_of(self.after(start) or "", seats)

    def memory(self, name: str) -> list[list[str]]:
        """The notes of `S0 remembers R5 S1 S2, G3 S1`, each in words."""
        words = self.after(f"{name} remembers") or ""
        return [each.split() for each in words.split(",") if each.strip()]

    def done(self) -> None:
        if self.left:
            raise ValueError(f"not understood in a position: {self.left[0]!r}")


class Zone:
    """Cards that are named, or at least counted."""

    def __init__(self, words: str | None, usual: int, kind_of: Callable[[str], int]) -> None:
        self.cards: list[int] = []
        self.size = usual
        if words is not None and words.startswith("of "):
            self.size = number_of(words[3:])
        elif words is not None:
            self.cards = [kind_of(name) for name in words.split() if name != "empty"]
            self.size = len(self.cards)


def set_of(words: str, seats: int) -> int:
    """The seats of `S0 S2`, as bits."""
    found = 0
    for name in words.split():
        found |= int(bit(seat_of(name, seats)))
    return found


def seat_of(name: str, seats: int) -> int:
    """The number of `S2`."""
    if name[:1] == "S" and name[1:].isdecimal() and int(name[1:]) < seats:
        return int(name[1:])
    raise ValueError(f"there is no seat {name!r}; seats are S0 to S{seats - 1}")


def number_of(words: str) -> int:
    try:
        return int(words)
    except ValueError:
        raise ValueError(f"{words!r} is not a number") from None
