"""The entries of a table's log: one type for each kind, and how each is stored."""

import msgspec

from stammtisch.core.option import Value
from stammtisch.server.recording import Prepared
from stammtisch.server.table_parts import Settings


class Body(msgspec.Struct, frozen=True):
    """What an entry says. Its tag is stored as the entry's kind, its fields as the entry's JSON body."""

    @classmethod
    def kind(cls) -> str:
        return str(cls.__struct_config__.tag)

    def encode(self) -> bytes:
        """The stored body, without what has its default; empty if nothing is left."""
        given = {each.name: (getattr(self, each.name), each.default) for each in msgspec.structs.fields(type(self))}
        fields = {name: value for name, (value, default) in given.items() if value != default}
        return msgspec.json.encode(fields) if fields else b""


class Open(Body, frozen=True, tag="open"):
    """The table is opened. `bots` are those of the seats from 1 on."""

    game: str
    version: int
    options: dict[str, Value]
    seats: int
    seed: str
    key: str
    listed: bool
    spectators: bool
    cover_seconds: int
    undo: bool
    pace: float
    bots: list[str]
    committed: bool = False
    spectators_talk: bool = False
    tournament: bool = False  # written by the release before, which did not say of which one
    tournament_table: str = ""  # `id/round/table` of a tournament: its rules and pauses are the desk's


class Again(Body, Settings, frozen=True, tag="again"):
    """Another match with the same people; the settings are stored whole."""


class Admit(Body, frozen=True, tag="admit"):
    """A visitor may come to the table; a stranger came to a listed table without a code."""

    stranger: bool = False


class Sit(Body, frozen=True, tag="sit"):
    seat: int


class Stand(Body, frozen=True, tag="stand"):
    """A person leaves a seat."""


class PutBot(Body, frozen=True, tag="put-bot"):
    """A bot sits in an empty seat; an empty name takes it away."""

    seat: int
    bot: str


class HandOver(Body, frozen=True, tag="hand-over"):
    """A person lets a bot play."""

    seat: int


class Cover(Body, frozen=True, tag="cover"):
    """The server, or the host, lets a bot play for a person until that person plays again."""

    seat: int


class TakeBack(Body, frozen=True, tag="take-back"):
    """A person plays again after `HandOver` or `Cover`."""

    seat: int


class Ready(Body, frozen=True, tag="ready"):
    """A person agrees to begin; release and rulings are those of the server that begins the match."""

    entropy: str
    release: str = "0.1.0"  # of a log that does not say it
    rulings: list[str] | None = None
    commitment: str = ""  # at a table where all commit before anybody reveals; then there is no entropy yet


class Unready(Body, frozen=True, tag="unready"):
    """A person takes the agreement to begin back."""


class Replace(Body, frozen=True, tag="replace"):
    """After a match, a bot takes the seat of a person who was silent."""

    seat: int


class Next(Body, frozen=True, tag="next"):
    """A person would go on before the clock of a skippable window has run out."""


class SetDoor(Body, frozen=True, tag="set-door"):
    """Who may come in: "open" to all, with the "code", or nobody new: "locked"."""

    door: str


class LetTalk(Body, frozen=True, tag="let-talk"):
    """Whether spectators may talk."""

    on: bool


class HandOn(Body, frozen=True, tag="hand-on"):
    """Another person who sits here is the host: by the host's will, or, without one, because the host is away."""

    who: str


class Remove(Body, frozen=True, tag="remove"):
    """A visitor is removed, and not let in again."""

    who: str


class LetIn(Body, frozen=True, tag="let-in"):
    """A visitor who was removed may come again."""

    who: str


class Reveal(Body, frozen=True, tag="reveal"):
    """A person reveals what he has committed to; release and rulings as of `Ready`."""

    entropy: str
    release: str
    rulings: list[str]


class Withheld(Body, frozen=True, tag="withheld"):
    """Somebody did not reveal in time: nobody has agreed to begin."""


class Line(Body, frozen=True, tag="line"):
    """An action of the match. The stored body is the line of its record, byte for byte.

    `prepared` is the state after it if this process has computed it already; it is not stored.
    """

    line: bytes
    prepared: Prepared | None = None

    def encode(self) -> bytes:
        return self.line


class Said(Body, frozen=True, tag="said"):
    """There is a new line of talk. Its text is kept outside the log, where it can be erased."""

    line: int


class Mute(Body, frozen=True, tag="mute"):
    who: str
    on: bool


class Renamed(Body, frozen=True, tag="renamed"):
    """A visitor has another name. Names are kept outside the log."""


class Pause(Body, frozen=True, tag="pause"):
    pass


class Resume(Body, frozen=True, tag="resume"):
    pass


class FollowHall(Body, frozen=True, tag="follow-hall"):
    """The clock of the whole match has so much left as that of the hall, in milliseconds."""

    left: int


class OfTournament(Body, frozen=True, tag="of-tournament"):
    """A table that the release before opened is told to which table of a tournament it belongs."""

    tournament_table: str


class Back(Body, frozen=True, tag="back"):
    """The match goes back to before action `to`."""

    to: int


class Propose(Body, frozen=True, tag="propose"):
    """A vote on going back to before action `to`. All seats in `asks` must agree; None, in older logs, stands for the
    people who play themselves at the time of each vote."""

    to: int
    asks: list[int] | None = None


class AskSeat(Body, frozen=True, tag="ask-seat"):
    """A vote on giving a bot's seat to the visitor who asks, in mid-match. All seats in `asks` must agree."""

    seat: int
    asks: list[int]


class Agree(Body, frozen=True, tag="agree"):
    """Yes or no to the proposal; a no by the person who made it withdraws it."""

    yes: bool


class Lapse(Body, frozen=True, tag="lapse"):
    """The server ends a vote that has been open too long."""


TYPES = {each.kind(): each for each in Body.__subclasses__()}


def decode(kind: str, body: bytes) -> Body:
    """The inverse of `kind` and `encode`."""
    if kind not in TYPES:
        raise ValueError(f"this release knows no log entry of kind {kind!r}")
    if kind == Line.kind():
        return Line(body)
    return msgspec.json.decode(body or b"{}", type=TYPES[kind])
