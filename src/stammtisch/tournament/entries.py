"""The entries of a tournament's log: one type for each kind, and how each is stored.

Most are what a client asks for, word for word; those in `MADE` are what the desk makes of a request.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stammtisch.tournament.rounds import Ended, Layout, Source
from stammtisch.tournament.settings import Language, Settings

UNSEEN = r"\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff"  # these turn text round, or hide it
PRINTED = r"^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*(?![\s\S])"
Line = Annotated[str, Meta(max_length=80, pattern=PRINTED)]
Person = Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTED)]
Reason = Annotated[str, Meta(max_length=200, pattern=PRINTED)]
Entrant = Annotated[int, Meta(ge=1, le=9999)]
TableNumber = Annotated[int, Meta(ge=0, le=999)]
RoundNumber = Annotated[int, Meta(ge=1, le=12)]
Score = Annotated[int, Meta(ge=-10_000, le=10_000)]
Scores = Annotated[tuple[Score, ...], Meta(min_length=1, max_length=10)]
Parts = Annotated[tuple[Score, ...], Meta(max_length=8)]
Role = Literal["director", "helper", "screen", "entrant"]
Hall = Literal[
    "auto",  # what fits the moment
    "welcome",
    "rules",
    "layout",  # of all rounds, by name
    "layout-by-number",
    "layout-by-table",
    "round",
    "clock",
    "ranking",
    "missing",
    "prizes",
]
Printing = Literal["forms", "cards", "layout", "slips", "chips", "blank", "ranking", "certificates", "log"]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an entry says. Its tag is stored as the entry's kind, its fields as the entry's JSON body."""

    @classmethod
    def kind(cls) -> str:
        return str(cls.__struct_config__.tag)

    def encode(self) -> bytes:
        """The stored body, without what has its default; empty if nothing is left."""
        given = {each.name: (getattr(self, each.name), each.default) for each in msgspec.structs.fields(type(self))}
        fields = {name: value for name, (value, default) in given.items() if value != default}
        return msgspec.json.encode(fields) if fields else b""


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entrant as it is registered: two names of a duo, one of a player (T-001)."""

    names: Annotated[tuple[Person, ...], Meta(min_length=1, max_length=2)]
    team: Annotated[str, Meta(max_length=40, pattern=PRINTED)] = ""
    table: TableNumber = 0  # the fixed table, 0 for none
    apart: Annotated[tuple[Entrant, ...], Meta(max_length=20)] = ()
    stand_in: bool = False
    note: Annotated[str, Meta(max_length=60, pattern=PRINTED)] = ""

    def people(self) -> tuple[str, ...]:
        """The same for the same people, in either order."""
        return tuple(sorted(each.casefold() for each in self.names))


class Open(Body, frozen=True, tag="open"):
    """The tournament begins. Codes of forms and entrants follow from the key, draws from the seed."""

    name: Line
    settings: Settings
    key: str
    seed: str
    place: Line = ""
    day: Line = ""
    language: Language = "en"
    rehearsal: bool = False


class Name(Body, frozen=True, tag="name"):
    name: Line
    place: Line = ""
    day: Line = ""
    language: Language = "en"


class Settle(Body, frozen=True, tag="settle"):
    """Rules, points, method, minutes."""

    settings: Settings


class Register(Body, frozen=True, tag="register"):
    """New entrants, numbered in order. Their names are kept outside the log, where they can be erased."""

    entrants: Annotated[tuple[Given, ...], Meta(min_length=1, max_length=400)]
    present: bool = False


class Amend(Body, frozen=True, tag="amend"):
    """Other names or wishes of an entrant; kept outside the log as those of `Register`."""

    n: Entrant
    to: Given
    why: Reason = ""


class Presence(Body, frozen=True, tag="presence"):
    entrants: Annotated[tuple[Entrant, ...], Meta(max_length=400)]
    present: bool


class Draw(Body, frozen=True, tag="draw"):
    """A request only: draw all rounds that have not started, or the next one. It becomes `Drawn`."""

    seed: Annotated[str, Meta(max_length=32, pattern=PRINTED)] = ""
    why: Reason = ""


class Drawn(Body, frozen=True, tag="drawn"):
    """The layout of all rounds that have not started; those that are not named are not drawn any more."""

    layouts: tuple[Layout, ...]
    method: str
    seed: str
    checksum: str
    why: Reason = ""


class Chips(Body, frozen=True, tag="chips"):
    """The layout of a round that was drawn with chips (T-005)."""

    layout: Layout
    why: Reason = ""


class Pin(Body, frozen=True, tag="pin"):
    """Two entrants shall meet in a round, whatever is drawn; off again with `on` false."""

    round: RoundNumber
    a: Entrant
    b: Entrant
    on: bool = True


class Swap(Body, frozen=True, tag="swap"):
    """Two entrants change places in a round that has not started."""

    round: RoundNumber
    a: Entrant
    b: Entrant
    why: Reason = ""


class Late(Body, frozen=True, tag="late"):
    """An entrant who came late takes the free place of the running round, against `against` at a new table, or joins
    from the next round on (T-023)."""

    n: Entrant
    now: bool = False
    against: Annotated[int, Meta(ge=0, le=9999)] = 0
    table: TableNumber = 0
    first: Annotated[int, Meta(ge=0, le=9999)] = 0  # who of the two plays Blue and Yellow


class Leave(Body, frozen=True, tag="leave"):
    """An entrant is absent from the running round, or stops for good (T-024)."""

    n: Entrant
    stops: bool
    why: Reason = ""


class Back(Body, frozen=True, tag="back"):
    """An entrant who was absent or had stopped plays again, from the next round on."""

    n: Entrant


class Start(Body, frozen=True, tag="start"):
    """A round starts, and its clock."""

    round: RoundNumber


class CloseRound(Body, frozen=True, tag="close-round"):
    round: RoundNumber


class BreakOff(Body, frozen=True, tag="break-off"):
    """A round is broken off as a whole and does not count (T-026)."""

    round: RoundNumber
    why: Reason


class EndAfter(Body, frozen=True, tag="end-after"):
    """The number of rounds is lowered (T-012)."""

    rounds: RoundNumber
    why: Reason = ""


class Pause(Body, frozen=True, tag="pause"):
    why: Reason = ""


class Resume(Body, frozen=True, tag="resume"):
    pass


class AddTime(Body, frozen=True, tag="add-time"):
    """For the hall, or for one table with a reason (T-027)."""

    seconds: Annotated[int, Meta(ge=-3600, le=7200)]
    table: TableNumber = 0
    why: Reason = ""


class EndTime(Body, frozen=True, tag="end-time"):
    """The direction gives the signal now."""

    why: Reason = ""


class Enter(Body, frozen=True, tag="enter"):
    """A form: on paper, on the phone of an entrant (who is told by the role), or from an online table."""

    round: RoundNumber
    table: TableNumber
    scores: Scores
    ended: Ended
    parts: Parts = ()
    source: Source = "paper"
    entrant: Annotated[int, Meta(ge=0, le=9999)] = 0
    why: Reason = ""


class SetAside(Body, frozen=True, tag="set-aside"):
    """A form waits for an answer of the table; `question` is the kind of what is asked back."""

    round: RoundNumber
    table: TableNumber
    question: Annotated[str, Meta(max_length=32, pattern=PRINTED)]
    scores: Annotated[tuple[Score, ...], Meta(max_length=10)] = ()
    ended: Ended = "time"
    parts: Parts = ()


class Seen(Body, frozen=True, tag="seen"):
    """Somebody else has looked at the form, or the desk confirms what an online table sent."""

    round: RoundNumber
    table: TableNumber


class Dispute(Body, frozen=True, tag="dispute"):
    """The table does not agree: it counts for nobody until the direction decides (T-028)."""

    round: RoundNumber
    table: TableNumber
    why: Reason = ""


class Correct(Body, frozen=True, tag="correct"):
    """The result is another one than was entered (T-025); of a disputed table it is the ruling (T-013)."""

    round: RoundNumber
    table: TableNumber
    scores: Scores
    ended: Ended
    why: Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTED)]
    parts: Parts = ()


class Lot(Body, frozen=True, tag="lot"):
    """A shared place is settled by lot or play-off: the entrants in their order."""

    order: Annotated[tuple[Entrant, ...], Meta(min_length=2, max_length=50)]
    why: Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTED)]


class Confirm(Body, frozen=True, tag="confirm"):
    """The ranking is final."""


class Reveal(Body, frozen=True, tag="reveal"):
    """At the prize-giving the places from the last prize up to this one are shown (T-014)."""

    place: Annotated[int, Meta(ge=0, le=51)]


class Archive(Body, frozen=True, tag="archive"):
    pass


class Screen(Body, frozen=True, tag="screen"):
    """What hall screens show, by turns."""

    views: Annotated[tuple[Hall, ...], Meta(min_length=1, max_length=11)]
    hide_ranking: bool = False
    seconds: Annotated[int, Meta(ge=3, le=120)] = 12


class Print(Body, frozen=True, tag="print"):
    """Something was printed."""

    what: Printing
    round: Annotated[int, Meta(ge=0, le=12)] = 0


class Online(Body, frozen=True, tag="online"):
    """A table of a round is played at a live table of the server (T-030)."""

    round: RoundNumber
    table: TableNumber
    live: Annotated[str, Meta(max_length=16, pattern=PRINTED)]


class Invite(Body, frozen=True, tag="invite"):
    """A one-time code for a role; only its hash is stored."""

    role: Role
    hash: str
    expires: int


class Join(Body, frozen=True, tag="join"):
    """A visitor has a role from now on; `hash` is the code that is used up, empty for an entrant's own code."""

    role: Role
    hash: str = ""
    entrant: Annotated[int, Meta(ge=0, le=9999)] = 0


class Dismiss(Body, frozen=True, tag="dismiss"):
    """A visitor has no role any more."""

    who: Annotated[str, Meta(max_length=32, pattern=PRINTED)]


class Undo(Body, frozen=True, tag="undo"):
    """An entry counts no longer; it stays in the log."""

    entry: Annotated[int, Meta(ge=1)]
    why: Reason = ""


class Wipe(Body, frozen=True, tag="wipe"):
    """All names, teams and notes are erased."""


Asked = (
    Name
    | Settle
    | Register
    | Amend
    | Presence
    | Draw
    | Chips
    | Pin
    | Swap
    | Late
    | Leave
    | Back
    | Start
    | CloseRound
    | BreakOff
    | EndAfter
    | Pause
    | Resume
    | AddTime
    | EndTime
    | Enter
    | SetAside
    | Seen
    | Dispute
    | Correct
    | Lot
    | Confirm
    | Reveal
    | Archive
    | Screen
    | Print
    | Dismiss
    | Undo
    | Wipe
)
"""What a client may ask for."""

MADE = (Open, Drawn, Invite, Join)
PERSONAL: tuple[type[Body], ...] = (Register, Amend)
"""What these say is kept as the text of the entry, outside the log."""

TYPES: dict[str, type[Body]] = {each.kind(): each for each in Body.__subclasses__()}


def decode(kind: str, body: bytes) -> Any:
    """The inverse of `kind` and `encode`."""
    if kind not in TYPES:
        raise ValueError(f"this release knows no entry of a tournament of kind {kind!r}")
    return msgspec.json.decode(body or b"{}", type=TYPES[kind])
