"""What the server sends: the table and the match as one seat sees them, and answers to requests."""

from typing import Any

from msgspec import Struct

from stammtisch.wire.texts import Value


class Told(Struct, frozen=True):
    """An event as this seat hears it."""

    kind: str
    seat: int
    said: list[str]
    what: list[str]
    rule: str
    n: int = 0  # the entry of the table that it is of; 0 in a replay


class Said(Struct, frozen=True, omit_defaults=True):
    """Something in tokens, to be worded by the game's catalogue; `twice` where a person is asked once more."""

    kind: str
    seat: int
    said: list[str]
    rule: str = ""
    twice: bool = False


class Asked(Struct, frozen=True, omit_defaults=True):
    """What this seat is asked, or what it waits for. In a race the first answer counts; `decline` lets it go."""

    kind: str
    seat: int
    said: list[str]
    rule: str = ""
    race: bool = False
    decline: str = ""


class Move(Struct, frozen=True, omit_defaults=True):
    """What may be done: `words` to send, `touches` to tap, `said` to word it, and what it would do."""

    words: str
    touches: list[str]
    said: list[str] = []  # tokens, the verb first; empty where they are the words
    would: list[Said] = []


class Window(Struct, frozen=True):
    """A clock: whose it is (15 is a clock for all), and whether it runs or is held."""

    name: str
    seconds: float
    left: float
    running: bool
    seats: list[int]
    skippable: bool = False  # nobody has anything to do in it: `next`, said by all people, ends it


class Result(Struct, frozen=True):
    """How a match stands, by side: seats that win and lose together."""

    sides: list[list[int]]
    places: list[int]
    winners: list[list[int]]
    ending: str  # a word of the catalogue, as "won" or "time"; empty while it is played
    points: list[int]  # empty where the game has none
    counts: str  # what the points are, a word of the catalogue


class Chair(Struct, frozen=True):
    who: str  # a visitor's id; empty if nobody sits here
    name: str
    bot: str  # which bot plays it, if one does
    ready: bool
    here: bool  # connected just now
    commitment: str = ""  # at a `committed` table, what this seat has committed to


class Person(Struct, frozen=True):
    who: str  # a visitor's id
    name: str


class Notice(Struct, frozen=True, omit_defaults=True):
    """Something happened at the table besides the match: `kind` says what, in a word."""

    n: int  # its entry
    kind: str
    who: str = ""  # who did it, as an id and by name; empty for the server
    name: str = ""
    whom: str = ""  # whom it concerns, likewise
    whom_name: str = ""
    seat: int = 15  # and which seat
    number: int = 0  # of actions, or of milliseconds
    word: str = ""


class Table(Struct, frozen=True):
    """What everybody at the table may know of it."""

    id: str
    game: str
    version: int
    options: dict[str, Value]
    listed: bool
    spectators: bool
    undo: bool
    pauses: bool  # the house has pauses; not where the game has its own
    quiet: str  # the rule by which only phrases may be said just now; empty if people may talk
    phase: str  # "waiting", "playing", "over"
    match: int
    host: str  # the visitor who chooses the game; empty if nobody sits here
    chairs: list[Chair]
    paused: bool
    proposal: str  # what is voted on: "back 12" (actions), or "seat 2" for a visitor who asks; empty if nothing is
    proposed: int  # the entry that proposed it
    proposer: str  # the visitor who did
    proposer_name: str
    asks: list[int]  # seats that must agree
    agreed: list[int]  # seats that have
    watching: int
    commitment: str
    committed: bool = False  # people commit to their entropy before anybody reveals his
    revealing: bool = False  # all have committed: clients reveal
    withheld: list[int] = []  # seats that did not reveal in time, so that all begin again
    door: str = "code"  # who may come in: "open" to all, with the "code", or nobody new: "locked"
    spectators_talk: bool = False
    cover_seconds: int = 0  # after which a bot plays for a person who is away; 0 is never
    watchers: list[Person] = []  # the first of those who are connected and have no seat
    removed: list[Person] = []  # the last of those whom a host has removed
    next: list[int] = []  # seats that would go on before the clock of a skippable window has run out
    players: list[str] = []  # after a match, the names of the people who played it, by seat; empty for a bot
    next_commitment: str = ""  # after a match, that of the deal of one more
    tournament_table: str = ""  # `id/round/table` where a tournament plays it: no one more, and bots only as stand-ins
    silence: float | None = None  # seconds after which who is silent about one more match can be replaced


class Match(Struct, frozen=True):
    """The match as one seat sees it."""

    ply: int
    screen: Any  # the game's own Screen
    acting: list[int]
    legal: list[Move]
    calls: list[Move]
    asked: Asked
    facts: list[Said]
    windows: list[Window]
    over: bool
    scores: list[int]
    places: list[int]
    result: Result
    head: str  # the newest hash of the record's chain
    address: str  # of this match, for ever: `#/m/<address>`, `/api/matches/<address>`
    knows: str = ""  # what the seat knows, as a position that it may be looking at, where the hello asked for it


class Changed(Struct, frozen=True, tag="changed"):
    """The whole of what a client may know now, and the events that led here; sent after every change."""

    n: int
    seat: int  # whose eyes these are; 15 watches
    table: Table
    match: Match | None
    events: list[Told]
    muted: list[str] = []  # whose talk this visitor does not hear
    notices: list[Notice] = []  # what else happened since


class Done(Struct, frozen=True, tag="done"):
    """The request is on disk as entry `n`."""

    request: int
    n: int


class Refused(Struct, frozen=True, tag="refused"):
    """The request changed nothing; why, in a sentence and, where there is one, by which rule.

    `because` is worded by the catalogues: what the server refuses by itself, or the card, pawn or value that the rule
    finds fault with."""

    request: int
    why: str
    rule: str = ""
    because: Said | None = None


class Hinted(Struct, frozen=True, tag="hinted"):
    """What the bot that knows the game would do, why (a key of the catalogues), and by which rules."""

    request: int
    move: Move
    why: str
    rules: list[str]


class Heard(Struct, frozen=True, tag="heard"):
    """Something was said."""

    line: int
    who: str
    name: str
    text: str
    at: int


class Trouble(Struct, frozen=True, tag="trouble"):
    """A message could not be read, or came too often; `because` as with `refused`."""

    why: str
    because: Said | None = None


class Pong(Struct, frozen=True, tag="pong"):
    pass


FromServer = Changed | Done | Refused | Hinted | Heard | Trouble | Pong
