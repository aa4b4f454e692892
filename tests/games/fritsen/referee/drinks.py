"""Who has to drink what, and why (2-6, 2-8, 2-101)."""

from dataclasses import dataclass, field

OPEN, DRUNK, WAIVED, RECTIFIED, SKIPPED = "open", "drunk", "waived", "rectified", "skipped"
MOST = 2
"""How often one act can be charged to one seat (2-6)."""


@dataclass
class Drink:
    """Something somebody was told to drink, for one act."""

    seat: int
    fritsjes: int
    kind: str
    rule: str
    act: int
    state: str = DRUNK
    turn: int = 0
    by: int = -1
    """Whose move or act it was, where others drink."""


@dataclass
class Drinks:
    """All drinks of a potje in the order in which they were charged."""

    confirm: bool
    charged: list[Drink] = field(default_factory=list)
    dropped: list[Drink] = field(default_factory=list)
    empty: list[int] = field(default_factory=list)
    """Whose glass is empty (2-10)."""

    def charge(self, seat: int, fritsjes: int, kind: str, rule: str, act: int, turn: int, by: int = -1) -> Drink | None:
        """A third charge of one act to one seat is dropped (2-6)."""
        drink = Drink(seat, fritsjes, kind, rule, act, OPEN if self.confirm else DRUNK, turn, by)
        if len([each for each in self.charged if (each.seat, each.act) == (seat, act)]) >= MOST:
            self.dropped.append(drink)
            return None
        self.charged.append(drink)
        if drink.state == DRUNK:
            self.emptied(seat)
        return drink

    def tally(self, seat: int) -> int:
        """What counts: drunk or still to be drunk."""
        return sum(each.fritsjes for each in self.charged if each.seat == seat and each.state in (OPEN, DRUNK))

    def emptied(self, seat: int) -> None:
        if seat not in self.empty:
            self.empty.append(seat)

    def settle(self, seat: int, state: str) -> None:
        """The own oldest open drink is drunk, or skipped (2-101, 3C)."""
        self.open_of(seat)[0].state = state
        if state == DRUNK:
            self.emptied(seat)

    def open_of(self, seat: int) -> list[Drink]:
        return [each for each in self.charged if each.seat == seat and each.state == OPEN]

    def lapse(self, seat: int) -> None:
        """Who has left drinks no more (2-30)."""
        for each in self.open_of(seat):
            each.state = WAIVED
