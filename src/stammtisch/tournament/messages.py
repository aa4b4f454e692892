"""What the desk, hall screens and phones are sent, as types; what clients ask for is in `entries`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from stammtisch.tournament.draw.criteria import Criterion
from stammtisch.tournament.entries import PRINTED, Asked, Enter, Given, Line, Parts, Printing, Role, Scores, Screen
from stammtisch.tournament.ranking import Row
from stammtisch.tournament.rounds import Ended, Result, RoundState, TableState
from stammtisch.tournament.settings import Language, Settings
from stammtisch.tournament.state import Phase

Number = Annotated[int, Meta(ge=1, le=2**53 - 1)]
Kind = Annotated[str, Meta(max_length=32, pattern=PRINTED)]
Said = dict[str, str | int]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Input: unknown fields are refused."""


class NewTournament(Strict, frozen=True):
    name: Annotated[str, Meta(min_length=1, max_length=80, pattern=PRINTED)]
    place: Line = ""
    day: Line = ""
    language: Language = "en"
    settings: Settings = msgspec.field(default_factory=Settings)
    rehearsal: bool = False


class MadeTournament(Struct, frozen=True):
    id: str


class DeskRequest(Strict, frozen=True):
    """`request` is a number that the client chooses: a request sent again is not done again. `sure` are the kinds of
    questions that were answered with yes. `seen` is the `n` of the view on which this was decided: what somebody else
    has changed after it is refused as `changed`, and not overwritten. 0: whatever there is."""

    request: Number
    what: Asked
    sure: Annotated[list[Kind], Meta(max_length=20)] = []
    seen: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


class DeskDone(Struct, frozen=True):
    """On disk as entry `n` of the log."""

    n: int


class LogLine(Struct, frozen=True):
    """`name` is that of who did it."""

    n: int
    at: int
    who: str
    name: str
    kind: str
    what: dict[str, Any]
    before: str
    after: str
    why: str
    undone: bool
    undoable: bool


class DeskProblem(Struct, frozen=True, omit_defaults=True):
    """Why it was not done. The message is `desk-refused-<kind>` with the variables `told`; where `asks`, it is the
    question `desk-ask-<kind>`, and it is done if the request is sent with a new number and the kind in `sure`. `lines`
    of the log say what was changed after `seen`; the newest is the `seen` of whoever has read them."""

    why: str
    kind: str
    told: Said = {}
    rule: str = ""
    asks: bool = False
    lines: list[LogLine] = []


class NewCode(Strict, frozen=True):
    role: Literal["director", "helper", "screen"]


class RoleCode(Struct, frozen=True):
    """A code that lets one visitor in, once."""

    code: str
    role: Role
    expires: int


class UseCode(Strict, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=32, pattern=PRINTED)]


class Entered(Struct, frozen=True):
    id: str
    role: Role
    entrant: int = 0


class FormulaText(Strict, frozen=True):
    """A formula as people write it."""

    text: Annotated[str, Meta(max_length=120, pattern=PRINTED)]


class TournamentListed(Struct, frozen=True):
    """A tournament of this server; `role` is that of the visitor who asks, or empty."""

    id: str
    name: str
    game: str
    phase: Phase
    at: int
    role: str = ""


class EntrantSeen(Struct, frozen=True, omit_defaults=True):
    n: int
    name: str
    here: str
    names: tuple[str, ...] = ()
    team: str = ""
    since: int = 1
    table: int = 0
    apart: tuple[int, ...] = ()
    stand_in: bool = False
    note: str = ""
    code: str = ""  # for the desk: by which its phones join


class FormSeen(Struct, frozen=True):
    n: int
    at: int
    by: str
    result: Result
    source: str
    entrant: int


class TableSeen(Struct, frozen=True, omit_defaults=True):
    table: int
    who: tuple[int, ...]
    state: TableState
    result: Result | None = None
    corrected: bool = False
    seen: int = 0  # how many have looked at the form
    forms: list[FormSeen] = []
    question: str = ""
    reason: str = ""
    code: str = ""
    online: str = ""


class RoundSeen(Struct, frozen=True):
    n: int
    state: RoundState
    method: str
    seed: str
    checksum: str
    started: int
    tables: list[TableSeen]
    free: tuple[int, ...]
    changed: list[int]
    missing: list[int]
    pins: list[tuple[int, int]]


class ClockSeen(Struct, frozen=True):
    """All in milliseconds. `left` was true at the `now` of the message; a client counts on by itself unless paused."""

    round: int
    left: int
    length: int
    paused: bool
    over: bool
    signal: int | None
    extra: dict[str, int]
    warnings: tuple[int, ...]


class RankingSeen(Struct, frozen=True):
    rounds: list[int]
    criteria: list[str]
    rows: list[Row]


class Advice(Struct, frozen=True, omit_defaults=True):
    """The one thing to do next, or one thing that was forgotten: message `desk-next-<kind>` or `desk-forgotten-<kind>`.
    What is `urgent` is named before the round; the rest can wait."""

    kind: str
    told: Said = {}
    urgent: bool = False
    entrants: list[int] = []


class SetupStep(Struct, frozen=True):
    name: Literal["name", "rules", "entrants", "presence", "draw", "print", "screen"]
    state: Literal["done", "now", "open"]
    told: Said


class MemberSeen(Struct, frozen=True):
    who: str
    name: str
    role: Role
    entrant: int
    here: bool


class Hall(Struct, frozen=True, tag="hall"):
    """What everybody in the hall may know."""

    id: str
    n: int
    now: int
    name: str
    place: str
    day: str
    language: str
    phase: Phase
    rehearsal: bool
    settings: Settings
    entrants: list[EntrantSeen]
    rounds: list[RoundSeen]
    clock: ClockSeen | None
    ranking: RankingSeen | None  # None while it is hidden
    screen: Screen
    prizes: list[Row]
    withdrawn: bool  # a correction has withdrawn the confirmed ranking
    redraw: bool  # the rounds to come are drawn again, and not shown until then


class DeskSeen(Struct, frozen=True, tag="desk"):
    """What the direction and its helpers see."""

    id: str
    n: int
    now: int
    name: str
    place: str
    day: str
    language: str
    phase: Phase
    rehearsal: bool
    role: Role
    settings: Settings
    locked: bool
    entrants: list[EntrantSeen]
    rounds: list[RoundSeen]
    next_round: int
    clock: ClockSeen | None
    ranking: RankingSeen
    live: RankingSeen  # with the round that is being played
    criteria: list[Criterion]
    screen: Screen
    revealed: int
    next: Advice
    forgotten: list[Advice]
    steps: list[SetupStep]
    log: list[LogLine]  # the newest first, twenty of them
    members: list[MemberSeen]
    printed: list[tuple[Printing, int]]
    copied: int  # when the copy in a second place was last written; 0 if there is none
    withdrawn: bool
    wiped: bool


class MyRound(Struct, frozen=True, omit_defaults=True):
    """A round of one entrant; `how` as in the ranking, or "drawn" for one to come."""

    round: int
    how: str
    table: int = 0
    seat: int = 0
    others: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    won: bool = False
    ended: str = ""
    corrected: bool = False
    changed: bool = False


class Phone(Struct, frozen=True, tag="phone"):
    """What an entrant's phone shows."""

    id: str
    n: int
    now: int
    name: str
    language: str
    phase: Phase
    settings: Settings
    entrant: EntrantSeen
    others: list[EntrantSeen]
    rounds: list[MyRound]
    round: int  # the one that is being played or comes next; 0 after the last
    table: TableSeen | None
    clock: ClockSeen | None  # with the extra time of the own table in it
    row: Row | None
    ranked: int
    may_enter: bool
    redraw: bool  # as in the hall


class FormFound(Struct, frozen=True):
    """What a scanned code belongs to."""

    round: int
    table: TableSeen
    ok: bool  # whether that round is being played


class HandIn(Strict, frozen=True):
    """The result on a form whose link was opened by a phone's own camera."""

    request: Number
    scores: Scores
    ended: Ended
    parts: Parts = ()
    sure: Annotated[list[Kind], Meta(max_length=20)] = []


class ReadList(Struct, frozen=True, omit_defaults=True):
    """What a pasted list says: to be asked for with `register`, or one by one with `enter`."""

    entrants: list[Given] = []
    results: list[Enter] = []


class SecondPlace(Struct, frozen=True):
    """Where copies are written every minute. Folders are told only to a visitor who may choose one."""

    regular: bool
    gone: bool = False  # the folder is not there, or cannot be written to
    elsewhere: bool = False  # the folder is chosen at the machine that runs the desk, which is another
    folder: str = ""
    own_disk: bool = False  # it is on the same disk as the desk's own data
    chooses: bool = False
    drives: list[str] = []


class ChooseFolder(Strict, frozen=True):
    """An empty one: copies are no longer written."""

    folder: Annotated[str, Meta(max_length=400)]


class OnlineTable(Struct, frozen=True):
    """The code by which the players of an online table join it: `#/j/<code>`; after its match, where that can be looked
    through for a dispute: `#/m/<match>/replay` (T-030)."""

    code: str
    match: str = ""


class OnlineSeat(Struct, frozen=True):
    """The live table at which an entrant has sat down: `#/t/<table>`."""

    table: str


Seen = Hall | DeskSeen | Phone


class DeskHello(Strict, frozen=True, tag="hello"):
    """First on every socket of the desk; a hall screen has no secret."""

    secret: Annotated[str, Meta(pattern=r"^([0-9a-f]{32})?(?![\s\S])")] = ""
    hall: bool = False


class DeskClosed(Struct, frozen=True, tag="closed"):
    why: str


def encode(message: object) -> bytes:
    return msgspec.json.encode(message)
