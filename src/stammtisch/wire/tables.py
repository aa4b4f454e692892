"""Bodies of the REST API: visitors, tables, invitations, matches."""

from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.wire.answers import Result, Said
from stammtisch.wire.texts import PRINTED, SEEN, Name, Options, Seconds, Strict, Word


class NewVisitor(Strict, frozen=True):
    name: Annotated[str, Meta(max_length=24, pattern=SEEN)] = ""


class Visitor(Struct, frozen=True):
    id: str
    name: str
    secret: str


class Rename(Strict, frozen=True):
    name: Name


class NewTable(Strict, frozen=True):
    """`bots` has one for each seat, and an empty name where a person shall sit, as in the first, which is the opener's;
    a list that is shorter than the table begins at seat 1."""

    game: Word
    seats: Annotated[int, Meta(ge=2, le=14)] = 4
    options: Options = {}
    bots: list[Word] = []
    listed: bool = False
    spectators: bool = True
    cover_seconds: Seconds = 90
    undo: bool = True
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    committed: bool = False
    spectators_talk: bool = False


class Opened(Struct, frozen=True):
    """A new table. The code goes into the fragment of a link; the short code is to be spoken."""

    table: str
    code: str
    short: str


class Code(Strict, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=64, pattern=PRINTED)]


class Join(Strict, frozen=True):
    """`sit` takes a free seat at once, or a bot's, unless a match is being played."""

    code: Annotated[str, Meta(min_length=1, max_length=64, pattern=PRINTED)]
    sit: bool = False


class Joined(Struct, frozen=True):
    table: str
    seat: int = 15  # where one sits now; 15 watches


class Seated(Struct, frozen=True):
    """A seat for those who are not at the table: both are empty where nobody sits."""

    name: str
    bot: str


class Invitation(Struct, frozen=True):
    """What a code opens, before one joins."""

    table: str
    game: str
    phase: str
    host: str  # the name of who invites
    seats: list[Seated]


class MatchPage(Struct, frozen=True):
    """A match by its own address. While it is played, others are told its game and its number of seats only."""

    address: str
    game: str
    phase: str  # "playing" or "over"
    seats: list[Seated]  # as they were when it ended
    began: int  # milliseconds since 1970
    seconds: int
    result: Result | None
    table: str  # empty for whom the table does not let in, and where it was pruned


class Addresses(Struct, frozen=True):
    """Where others can open these pages, the best first; none where only this machine can."""

    addresses: list[str]


class Listed(Struct, frozen=True):
    table: str
    game: str
    seats: int
    taken: int
    status: str
    host: str = ""  # a visitor's id
    door: str = ""  # as `Table.door`


class Statistics(Struct, frozen=True):
    tables: dict[str, int]
    games: dict[str, int]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: a sentence, and where there is a message for it in the catalogues, its kind."""

    why: str
    because: Said | None = None
