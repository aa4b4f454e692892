"""What is to be worded: a kind and its tokens. The catalogues word it alike for page, terminal and screen reader."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Said:
    """One thing, in the tokens of the game's notation, and the rule behind it where there is one.

    `twice`: of what a move would do, that a person is asked once more before it is done.
    """

    def __init__(self, kind: str, seat: int, said: list[str], rule: str, twice: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.said = said
        self.rule = rule
        self.twice = twice

    def __repr__(self) -> str:
        return " ".join([self.kind, f"S{self.seat}", *self.said, *([f"({self.rule})"] if self.rule else [])])


class Asked(Said):
    """What a seat is asked, or what it waits for.

    In a `race` several are asked and the first answer counts. `decline` are the words of the move that lets it go,
    where there is one.
    """

    def __init__(self, kind: str, seat: int, said: list[str], rule: str, race: bool = False, decline: str = "") -> None:
        super().__init__(kind, seat, said, rule)
        self.race = race
        self.decline = decline
