"""What a client sends. `request` is a number that the client chooses: a request sent again is not done again."""

from typing import Annotated, Literal

from msgspec import Meta

from stammtisch.wire.texts import Entropy, Number, Options, SeatNumber, Secret, Strict, TalkText, Word, Words


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
