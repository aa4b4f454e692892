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


@dataclass
class Drinks:
    """All drinks of a potje in the order in which they were charged."""

    confirm: bool
    charged: list[Drink] = field(default_factory=list)
    dropped: list[Drink] = field(default_factory=list)
    filled: dict[int, int] = field(default_factory=dict)

    def charge(self, seat: int, fritsjes: int, kind: str, rule: str, act: int, turn: int) -> Drink | None:
        """A third charge of one act to one seat is dropped (2-6)."""
        drink = Drink(seat, fritsjes, kind, rule, act, OPEN if self.confirm else DRUNK, turn)
        if len([each for each in self.charged if (each.seat, each.act) == (seat, act)]) >= MOST:
            self.dropped.append(drink)
            return None
        self.charged.append(drink)
        return drink

    def tally(self, seat: int) -> int:
        """What counts: drunk or still to be drunk."""
        return sum(each.fritsjes for each in self.charged if each.seat == seat and each.state in (OPEN, DRUNK))

    def drunk_of(self, seat: int) -> int:
        return len([each for each in self.charged if each.seat == seat and each.state == DRUNK])

    def empty_glass(self, seat: int) -> bool:
        """Whether something was drunk since it was last filled (2-10)."""
        return self.drunk_of(seat) > self.filled.get(seat, 0)

    def open_of(self, seat: int) -> list[Drink]:
        return [each for each in self.charged if each.seat == seat and each.state == OPEN]

    def lapse(self, seat: int) -> None:
        """Who has left drinks no more (2-30)."""
        for each in self.open_of(seat):
            each.state = WAIVED
