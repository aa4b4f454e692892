"""All messages between client and server, as types. TypeScript and JSON Schemas are generated from them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

END = r"(?![\s\S])"  # the very end, in Python as in JavaScript; `$` would also stand before a last line end
CONTROLS = r"\u0000-\u001f\u007f-\u009f\u2028\u2029"
UNSEEN = r"\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff"  # these turn text round, or hide it
PRINTED = rf"^[^{CONTROLS}]*" + END
SEEN = rf"^[^{CONTROLS}{UNSEEN}]*" + END
Name = Annotated[str, Meta(max_length=24, pattern=r"^(?=[\s\S]*[^\s\u200c\u200d])" + SEEN.removeprefix("^"))]
Word = Annotated[str, Meta(max_length=32, pattern=PRINTED)]
Words = Annotated[str, Meta(max_length=120, pattern=PRINTED)]
TalkText = Annotated[str, Meta(min_length=1, max_length=280, pattern=PRINTED)]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{32}" + END)]
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + END)]
Number = Annotated[int, Meta(ge=1, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=14)]
Seconds = Annotated[int, Meta(ge=0, le=86400)]
Value = bool | int | str
Options = dict[Word, bool | int | Word]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Input: unknown fields are refused."""


# Messages of a client. `request` is a number that the client chooses: a request sent again is not done again.


class Hello(Strict, frozen=True, omit_defaults=True, tag="hello"):
    """First on every socket: who it is, after which entry of the log it wants the events, and whether views shall come
    with what its seat `knows`, for a bot to imagine from."""

    secret: Secret
    after: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    knows: bool = False


class Do(Strict, frozen=True, tag="do"):
    """A move or a call in the game's words."""

    request: Number
    words: Words


class Why(Strict, frozen=True, tag="why"):
    """Ask why something may not be done, by its words or by what was touched: `refused` says so, `done` that it may."""

    request: Number
    words: Words = ""
    touches: Annotated[list[Words], Meta(max_length=8)] = []


class Sit(Strict, frozen=True, tag="sit"):
    """Take a free seat; in mid-match ask for a bot's, which all people seated must agree to."""

    request: Number
    seat: SeatNumber


class Stand(Strict, frozen=True, tag="stand"):
    request: Number


class Ready(Strict, frozen=True, omit_defaults=True, tag="ready"):
    """Agree to begin, with 32 random bytes of one's own for the deal, or at a `committed` table their hash. After a
    match it is a yes to one more of the same."""

    request: Number
    entropy: Entropy = ""
    commitment: Entropy = ""


class Unready(Strict, frozen=True, tag="unready"):
    """Take the agreement to begin back."""

    request: Number


class Replace(Strict, frozen=True, tag="replace"):
    """After a match: a bot takes the seat of somebody who has been silent for long about one more."""

    request: Number
    seat: SeatNumber


class Next(Strict, frozen=True, tag="next"):
    """Go on before the clock of a `skippable` window has run out; `ply` is that of the match as one saw it."""

    request: Number
    ply: Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Reveal(Strict, frozen=True, tag="reveal"):
    """At a `committed` table, when all have committed: the bytes whose hash one sent."""

    request: Number
    entropy: Entropy


class PutBot(Strict, frozen=True, tag="put-bot"):
    """Let a bot sit in an empty seat; an empty name takes it away."""

    request: Number
    seat: SeatNumber
    bot: Word


class HandOver(Strict, frozen=True, tag="hand-over"):
    """Let a bot play for one's own seat."""

    request: Number


class TakeBack(Strict, frozen=True, tag="take-back"):
    """Play one's own seat again."""

    request: Number


class SetDoor(Strict, frozen=True, tag="set-door"):
    """The host decides who may come in: everybody, guests with the code, or nobody new."""

    request: Number
    door: Literal["open", "code", "locked"]


class LetTalk(Strict, frozen=True, tag="let-talk"):
    """The host decides whether spectators may talk."""

    request: Number
    on: bool


class HandOn(Strict, frozen=True, tag="hand-on"):
    """The host makes another person who sits here the host."""

    request: Number
    who: Word


class Remove(Strict, frozen=True, tag="remove"):
    """The host removes a visitor: a bot plays on in his seat, and he is not let in again."""

    request: Number
    who: Word


class LetIn(Strict, frozen=True, tag="let-in"):
    """The host lets a visitor come back whom a host has removed."""

    request: Number
    who: Word


class Cover(Strict, frozen=True, tag="cover"):
    """The host lets a bot play for a person, until that person plays again."""

    request: Number
    seat: SeatNumber


class Pause(Strict, frozen=True, tag="pause"):
    request: Number


class Resume(Strict, frozen=True, tag="resume"):
    request: Number


class Again(Strict, frozen=True, tag="again"):
    """Another match with the same people: the same game, or another."""

    request: Number
    game: Word
    options: Options = {}
    seats: Annotated[int, Meta(ge=2, le=14)] = 4
    committed: bool | None = None  # as it was, if not given


class Undo(Strict, frozen=True, tag="undo"):
    """Go back to before an action: at once where nothing was seen, else when all agree."""

    request: Number
    to: Annotated[int, Meta(ge=0)]


class Agree(Strict, frozen=True, tag="agree"):
    """Yes or no to what is proposed; `proposed` names the proposal, so that an answer never meets another one. A no
    withdraws what one has proposed oneself."""

    request: Number
    yes: bool
    proposed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0


PHRASES = ["hello", "well", "thanks", "oops", "hurry", "again"]


class Say(Strict, frozen=True, tag="say"):
    """Talk: words of one's own, or `:hello` for a phrase that each reads in his own language."""

    request: Number
    text: TalkText


class Mute(Strict, frozen=True, tag="mute"):
    """Hear no more of what somebody says at this table, or hear it again."""

    request: Number
    who: Word
    on: bool


class Report(Strict, frozen=True, tag="report"):
    """Report a line of talk to the operator of the server."""

    request: Number
    line: Number


class Hint(Strict, frozen=True, tag="hint"):
    """Ask what a bot would do in one's place: answered by `hinted`. Only where all others are bots."""

    request: Number


class Ping(Strict, frozen=True, tag="ping"):
    pass


Request = (
    Do
    | Why
    | Sit
    | Stand
    | Ready
    | Unready
    | Reveal
    | Replace
    | Next
    | PutBot
    | HandOver
    | TakeBack
    | SetDoor
    | LetTalk
    | HandOn
    | Remove
    | LetIn
    | Cover
    | Pause
    | Resume
    | Again
    | Undo
    | Agree
    | Mute
    | Say
    | Report
    | Hint
    | Ping
)
FromClient = Hello | Request


# Messages of the server.


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

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


# Bodies of the REST API.


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


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    version: int
    seats: list[int]
    bots: list[str]
    options: list["OptionInfo"]
    line: dict[str, str] = {}  # what one does, in one sentence, by language
    lesson: int = 0  # the steps of its first lesson; 0 where it has none


class OptionInfo(Struct, frozen=True):
    name: str
    default: Value
    values: list[Value]
    low: int
    high: int
    rule: str
    means: str
    clock: bool = False  # seconds that somebody has; 0 is no clock


class ExampleInfo(Struct, frozen=True):
    given: str
    when: str
    then: str


class RuleInfo(Struct, frozen=True):
    id: str
    section: str
    says: str
    status: str
    does: str
    ruling: str
    examples: list[ExampleInfo]


class Judged(Struct, frozen=True, omit_defaults=True):
    """What a seat may do in an example, or may not: then `refused` says why."""

    seat: int
    moves: list[Move]
    refused: Refused | None = None


class ShownExample(Struct, frozen=True):
    """An example in its own notation, and for people: its table before and after as `seat` sees it, whom it is about,
    what is asked there, what happens and what may then be done. The tables are None where it has none."""

    given: str
    when: str
    then: str
    seat: int = 15
    before: Any = None
    after: Any = None
    asked: Asked | None = None
    facts: list[Said] = []
    events: list[Told] = []
    judged: list[Judged] = []


class LessonStep(Struct, frozen=True):
    """A step of a lesson; its words are the messages `<game>-lesson-<name>`."""

    name: str
    rule: str
    meant: list[str]  # the move in words, and after it those that are as good


class MinutePicture(Struct, frozen=True):
    """The picture of a paragraph of one minute: cards with marks between them, or a screen as `seat` sees it. Its words
    are the messages `<game>-minute-<name>`."""

    name: str
    cards: list[str]
    seat: int
    screen: Any


class Lesson(Struct, frozen=True):
    steps: list[LessonStep]
    minute: list[MinutePicture]


class Reason(Struct, frozen=True):
    """Why something is not possible, in a sentence, by which rule and with what that finds fault; empty where it is
    possible."""

    why: str
    rule: str
    because: Said | None


class Step(Struct, frozen=True, omit_defaults=True):
    """One action of a recorded match, with the table after it; with the result once it is over."""

    n: int
    seat: int
    words: str
    screen: Any
    facts: list[Said]
    events: list[Told]
    result: Result | None = None


class Tally(Struct, frozen=True):
    """Something that was counted, by seat; headed by the message `<game>-tally-<name>`."""

    name: str
    figures: list[int]
    strokes: bool  # drawn as strokes of the pencil too


class Moment(Struct, frozen=True):
    """Something worth another look: the step of the replay, the span of the match, and what happened."""

    n: int
    span: int
    event: Told


class Summary(Struct, frozen=True):
    """What happened in a match that is over, counted from what all have seen. Spans are what the game calls them in
    `<game>-when`, such as turns or hands."""

    tallies: list[Tally]
    points: list[list[int]]  # of each side at the beginning and after every span; empty where there is no line
    stepped: bool  # whether the line goes up in steps
    moments: list[Moment]
    spans: int
    ms: int


class Spelled(Struct, frozen=True):
    """How tokens become the variables of a message: pairs of a name and its kind."""

    said: list[tuple[str, str]]
    whispered: list[tuple[str, str]]


class GameWords(Struct, frozen=True):
    """What a game says in one language: its catalogue (Fluent), its spellings by group and kind, and by an option that
    may be on which words are then read as which."""

    catalogue: str
    spelled: dict[str, dict[str, Spelled]]
    renamed: dict[str, dict[str, str]]


class Statistics(Struct, frozen=True):
    tables: dict[str, int]
    games: dict[str, int]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: a sentence, and where there is a message for it in the catalogues, its kind."""

    why: str
    because: Said | None = None
