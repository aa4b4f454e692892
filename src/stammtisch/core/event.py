"""What happens, told to all or whispered to some; there is no default to forget."""

from typing import Any, Final

from mypy_extensions import i64

from stammtisch.core.bits import has

EVERYBODY: Final = 0xFFFF


class Event:
    """One thing that happened, in the words of the game's notation.

    All learn `kind`, `seat` and what is `said`; only the seats of `to` learn `what`, the cards themselves.
    """

    def __init__(self, kind: str, seat: int, said: list[str], what: list[str], to: int, rule: str) -> None:
        self.kind = kind
        self.seat = seat
        self.said = said
        self.what = what
        self.to = to
        self.rule = rule

    def seen_by(self, seat: i64) -> "Event":
        what = self.what if has(self.to, seat) else []
        return Event(self.kind, self.seat, self.said, what, self.to, self.rule)

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.seat, self.said, self.what, self.to, self.rule)

    def __repr__(self) -> str:
        what = f" [{' '.join(self.what)}]" if self.what else ""
        return " ".join([self.kind, f"S{self.seat}", *self.said]) + what + (f" ({self.rule})" if self.rule else "")
