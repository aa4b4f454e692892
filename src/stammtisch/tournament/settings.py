"""What the organisers settle before the first round (T-015, T-017, T-022, T-024)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stammtisch.tournament.formula import NK, PAWNS, Formula

Method = Literal["advance", "swiss", "chips"]
Points = Literal["pawns", "nk", "own"]
Free = Literal["average", "fixed", "win"]
Language = Literal["en", "nl", "de"]
Word = Annotated[str, Meta(max_length=32)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Locked when the first round starts, but for what is in `OPEN`; the number of rounds may be lowered (T-012)."""

    game: Word = "keezen"
    rounds: Annotated[int, Meta(ge=1, le=12)] = 5
    minutes: Annotated[int, Meta(ge=1, le=600)] = 45
    method: Method = "advance"
    points: Points = "pawns"
    formula: Formula = PAWNS  # counts where `points` is "own"
    free: Free = "average"
    free_pawns: Annotated[int, Meta(ge=0, le=8)] = 4  # of a free round where `free` is "fixed"
    absent_pawns: Annotated[int, Meta(ge=0, le=7)] = 4
    odd: Literal["free", "stand-in"] = "free"
    duos: bool = False  # of a game whose players are each for themselves: two of them enter and count together
    size: Annotated[int, Meta(ge=2, le=10)] = 2  # entrants at a table
    limit: Annotated[int, Meta(ge=0, le=10_000)] = 0  # points that end a match; 0 where none does
    second_look: bool = False
    phones: bool = True
    prizes: Annotated[int, Meta(ge=0, le=50)] = 3
    rules: Annotated[dict[Word, bool | int | Word], Meta(max_length=40)] = {}  # options of the game, for online tables
    away: Literal["wait", "stand-in", "director"] = "director"  # at an online table, after the grace time

    def counted(self) -> Formula:
        return {"pawns": PAWNS, "nk": NK, "own": self.formula}[self.points]


PLAYED_BY = {"game", "duos", "size", "limit", "rules", "away"}  # what an online table is opened with
OPEN = {"odd", "prizes", "phones", "second_look", "away"}
LOCKED = tuple(name for name in Settings.__struct_fields__ if name not in OPEN)
