"""What one seat knows of a match."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from stammtisch.core.bits import bit, has, members
from stammtisch.core.pickling import taken_apart
from stammtisch.core.rng import Rng
from stammtisch.core.said import Asked, Said
from stammtisch.core.state import TABLE, State, names_of


class View:
    """What one seat knows, memory included; built up, never a state with parts struck out."""

    def __init__(self, state: State, seat: i64) -> None:
        self.seat = seat
        self.seats = state.seats
        self.ply = state.ply
        self.acting = state.acting()
        self.legal = state.legal(seat)
        self.calls = state.calls(seat)
        self.people: i64 = 0  # the other seats that people play, or bots elsewhere; a table sets it for its bots
        self.covered: i64 = 0  # the seats that a bot plays for the person who sits there; a table sets it too

    def sees(self, asked: i64) -> i64:
        """Which it is shown of the seats that are asked or have a clock; a game may hide whose turn it is."""
        return asked

    def sees_clock(self, name: str, seats: i64) -> bool:
        """Whether it is shown that a clock runs at all."""
        return True

    def tells(self) -> bool:
        """Whether what it knows is handed to a program in writing; a game may leave to memory what all have seen."""
        return True

    def asked(self) -> Asked:
        """What this seat is asked, or what it waits for. A game says what; the house says to whom."""
        if has(self.acting, self.seat):
            return Asked("act", int(self.seat), [], "")
        return self.waits()

    def waits(self) -> Asked:
        """Who everybody waits for."""
        asked = [seat for seat in members(self.acting) if seat != TABLE]
        if not asked:
            return Asked("table" if self.acting else "over", TABLE, [], "")
        if len(asked) == 1:
            return Asked("turn", asked[0], [], "")
        return Asked("wait", TABLE, [f"S{seat}" for seat in asked], "")

    def facts(self) -> list[Said]:
        """All that the screen shows, one thing after the other, to be read."""
        raise NotImplementedError

    def would(self, action: i64) -> list[Said]:
        """What a legal action would do, as far as this seat can know and the action itself does not say."""
        return []

    def because(self, rule: str, touches: list[str]) -> Said | None:
        """The card, pawn or value that `rule` finds fault with, where it speaks against what this seat has touched.

        None where the rule says it all. Only what the seat sees is named."""
        return None

    def __repr__(self) -> str:
        return f"<what {names_of(bit(self.seat))[0]} sees: {self.diagram()}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_apart(self, True)

    def imagine(self, rng: Rng) -> State:
        """A state that this may be a view of, drawn at random; it goes on drawing from `rng`."""
        raise NotImplementedError

    def screen(self) -> Mapping[str, object]:
        """What a screen draws: the view without memory, in names instead of numbers, ready for JSON."""
        raise NotImplementedError

    def diagram(self) -> str:
        """What a screen draws in the notation of positions; what is hidden stands there as a number."""
        raise NotImplementedError
