"""Bodies of the REST API: games, rules and their examples, lessons, replays, summaries, words."""

from typing import Any

from msgspec import Struct

from stammtisch.wire.answers import Asked, Move, Refused, Result, Said, Told
from stammtisch.wire.texts import Value


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    version: int
    seats: list[int]
    bots: list[str]
    options: list["OptionInfo"]
    line: dict[str, str] = {}  # what one does, in one sentence, by language
    lesson: int = 0  # the steps of its first lesson; 0 where it has none
    takes: dict[str, str] = {}  # how long a match takes, by language; only what its rulebook says


class OptionInfo(Struct, frozen=True):
    name: str
    default: Value
    values: list[Value]
    low: int
    high: int
    rule: str
    means: str
    clock: bool = False  # seconds that somebody has; 0 is no clock
    live: Value | None = None  # what a table for people begins with, where that is not the default


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
