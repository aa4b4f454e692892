"""The contract. A game is a `Game` and its `State`; nothing else is asked of it."""

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.event import EVERYBODY, Event
from stammtisch.core.notation import Clauses
from stammtisch.core.option import Option, Value, settle
from stammtisch.core.rng import HashRng, Rng, seed_of
from stammtisch.core.rulebook import Example, Rulebook, load
from stammtisch.core.vecs import append, vec

TABLE: Final = 15
"""The one seat that is no player: as a viewer the spectator, as an actor the clock."""

# House rules: what no rulebook says (core/house.toml).
OVER: Final = "H-001"
NOT_ASKED: Final = "H-002"
NOT_HELD: Final = "H-003"
WINDOW_CLOSED: Final = "H-004"
NOT_NOW: Final = "H-005"


class IllegalMove(ValueError):
    """What somebody wanted to do, and may not; the message is for people."""


class Moves:
    """A list of actions that is emptied and filled again instead of made anew; it always has room for 64."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.items = vec[i64]([0] * 64)

    def room(self, more: i64) -> None:
        """Make sure that so many more can be written to `items`, which may be another vec afterwards, without `add`."""
        while len(self.items) - self.size < more:
            self.items = append(self.items, 0)

    def add(self, action: i64) -> None:
        if self.size == len(self.items):
            self.items = append(self.items, action)
        else:
            self.items[self.size] = action
        self.size += 1


_FOUND: Final = Moves()
_NUMBER: Final[list[object]] = list(range(65_536))
"""Every action there can be, as an object that need not be made."""
_PLAIN: Final = __file__.endswith(".py")
"""Whether a `vec` is a list already."""


class Deadline:
    """An open window that a clock may close with an action of the table."""

    def __init__(self, name: str, action: int, seconds: int, since: int, running: bool) -> None:
        self.name = name
        self.action = action
        self.seconds = seconds
        self.since = since  # the ply at which the window opened: name and ply tell one window from the next
        self.running = running  # a pause holds it


@mypyc_attr(acyclic=True)
class State:
    """A match in progress: the whole truth, which no seat knows.

    Nothing it holds leads back to it (`acyclic`), so that clones are made and dropped without the garbage collector."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.ply: i64 = 0  # actions applied so far
        self.events: list[Event] | None = None  # None: nobody listens, so none are made

    def start(self) -> None:
        """Deal."""
        raise NotImplementedError

    def acting(self) -> i64:
        """The set of seats that may act now; empty exactly when it is over. Follows from open facts alone."""
        raise NotImplementedError

    def moves(self, seat: i64, into: Moves) -> None:
        """Fill `into`, which is empty, with what `seat` may do now, ascending: the one statement of legality."""
        raise NotImplementedError

    def calls(self, seat: i64) -> list[int]:
        """What `seat` may do besides, never awaited and never searched: vote, pause, call a foul."""
        return []

    def apply(self, seat: i64, action: i64) -> None:
        """Do it. Trusts that it is allowed."""
        raise NotImplementedError

    def refusal(self, seat: i64, action: i64) -> str:
        """The rule that speaks against an action which is neither in `legal` nor in `calls`."""
        raise NotImplementedError

    def sealed(self, seat: i64) -> bool:
        """Whether what `seat` does next stays its secret for a while. Follows from open facts alone."""
        return False

    def deadlines(self) -> list[Deadline]:
        """The windows a clock may close."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each seat as it stands: 1 is first, equals share one."""
        raise NotImplementedError

    def value(self, seat: i64) -> float:
        """How well `seat` stands, from 0 to 1: what a search adds up."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, chance included. Nobody listens to it."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """What `seat` may do now, as a list for those who are in no hurry."""
        found = _FOUND
        found.size = 0
        self.moves(seat, found)
        items = found.items
        if _PLAIN:
            return cast("list[int]", items[: found.size])
        return cast("list[int]", [_NUMBER[items[i]] for i in range(found.size)])

    def pick(self, seat: i64, rng: Rng, found: Moves) -> i64:
        """`legal(seat)[rng.below(n)]` without the list; a game may know a quicker way to it."""
        found.size = 0
        self.moves(seat, found)
        return found.items[rng.below(found.size)]

    def over(self) -> bool:
        return self.acting() == 0

    def why_not(self, seat: i64, action: i64) -> str:
        """The rule by which the engine refuses an action; empty if it may be done."""
        if int(action) in self.legal(seat) or int(action) in self.calls(seat):
            return ""
        if self.over():
            return OVER
        return self.refusal(seat, action)

    def breaks(self, seat: i64, action: i64) -> str:
        """The rule a judge would hold against an action; empty if it is fine."""
        return self.why_not(seat, action)

    def closing(self, into: Moves) -> None:
        """What the clock may do: the actions of the running deadlines, ascending."""
        for action in sorted([deadline.action for deadline in self.deadlines() if deadline.running]):
            into.add(action)

    def tell(self, kind: str, seat: i64, said: list[str], rule: str) -> None:
        """Record an event that all see. Ask first whether anybody listens: the list costs 30 ns."""
        if self.events is not None:
            self.events.append(Event(kind, int(seat), said, [], EVERYBODY, rule))

    def whisper(self, kind: str, seat: i64, said: list[str], what: list[str], to: i64, rule: str) -> None:
        """Record an event of which all learn what is said, and only the seats of `to` learn what it is."""
        if self.events is not None:
            self.events.append(Event(kind, int(seat), said, what, int(to), rule))


class View:
    """What one seat knows, memory included; built up, never a state with parts struck out."""

    def __init__(self, state: State, seat: i64) -> None:
        self.seat = seat
        self.seats = state.seats
        self.ply = state.ply
        self.acting = state.acting()
        self.legal = state.legal(seat)
        self.calls = state.calls(seat)

    def imagine(self, rng: Rng) -> State:
        """A state that this may be a view of, drawn at random; it goes on drawing from `rng`."""
        raise NotImplementedError

    def screen(self) -> Mapping[str, object]:
        """What a screen draws: the view without memory, in names instead of numbers, ready for JSON."""
        raise NotImplementedError

    def diagram(self) -> str:
        """What a screen draws in the notation of positions; what is hidden stands there as a number."""
        raise NotImplementedError


class Game:
    """A game as the house knows it."""

    def __init__(
        self, name: str, title: str, version: int, seats: list[int], actions: int, options: list[Option], package: str
    ) -> None:
        assert actions <= len(_NUMBER), f"{title} has {actions} actions; {len(_NUMBER)} are the most there can be"
        self.name = name
        self.title = title
        self.version = version  # raised when a rule changes
        self.seats = seats
        self.actions = actions
        self.options = options
        self.package = package
        self.final = ""  # the rule by which nothing can be taken back, where there is one
        self._rulebook: Rulebook | None = None

    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            self._rulebook = load(self.package)
        return self._rulebook

    def settle(self, wanted: dict[str, Value]) -> dict[str, Value]:
        """All options with their values; `BadOption` for what cannot be."""
        return settle(self.options, wanted)

    def quiet(self, options: Mapping[str, Value]) -> str:
        """The rule by which only fixed phrases may be said while a match is played; empty where people may talk."""
        return ""

    def players(self) -> str:
        """For how many it is: `3 to 6`."""
        least, most = self.seats[0], self.seats[-1]
        return str(least) if least == most else f"{least} to {most}"

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise ValueError(f"{self.title} is for {self.players()} players, not {seats}")

    def table(self, options: dict[str, Value], seats: int, rng: Rng) -> State:
        """An empty table; `start` deals."""
        raise NotImplementedError

    def view(self, state: State, seat: i64) -> View:
        """What `seat` knows; `TABLE` is the spectator."""
        raise NotImplementedError

    def text(self, action: i64) -> str:
        """An action in words that need no position: the wire, the log, the record, the terminal."""
        raise NotImplementedError

    def parse(self, words: str) -> int:
        """The action of these words; `ValueError` if there is none."""
        raise NotImplementedError

    def touches(self, action: i64) -> list[str]:
        """The things a person taps to do it, in order; no spelling is the beginning of another."""
        raise NotImplementedError

    def diagram(self, state: State) -> str:
        """A position as text: clauses between semicolons."""
        raise NotImplementedError

    def position(self, text: str, rng: Rng) -> State:
        """The state that a text describes; what it leaves open is dealt from `rng`. `ValueError` if it cannot be.

        `4 seats; seed 7` is the fresh deal of that seed."""
        clauses = Clauses(text)
        options = clauses.options()
        seats = clauses.seats()
        seed = clauses.number("seed", -1)
        if seed >= 0:
            clauses.done()
            state = self.table(options, seats, HashRng(seed_of(seed)))
            state.start()
            return state
        state = self.table(options, seats, rng)
        self.arrange(state, clauses)
        return state

    def clauses(self, diagram: str) -> list[str]:
        """What a position as text says, one by one."""
        return Clauses(diagram).left

    def plain(self, example: Example) -> list[Example]:
        """An example of the rulebook in the common grammar: what it means, where a game has a notation of its own."""
        return [example]

    def arrange(self, state: State, clauses: Clauses) -> None:
        """Make an empty table's state the one that the clauses describe."""
        raise NotImplementedError

    def play(self, state: State, seat: int, words: str) -> int:
        """The checked door: do what the words say, or raise `IllegalMove` with what would do."""
        try:
            action = self.parse(words)
        except ValueError as error:
            raise IllegalMove(str(error)) from None
        rule = state.why_not(seat, action)
        if rule:
            raise IllegalMove(self.refuse(state, seat, action, rule))
        state.apply(seat, action)
        return action

    def refuse(self, state: State, seat: int, action: int, rule: str) -> str:
        """Who may not do what, by which rule, and what would do."""
        may = ", ".join(self.text(each) for each in state.legal(seat)[:12]) or "nothing"
        says = (self.rulebook().rules.get(rule) or house().rules[rule]).says.rstrip(".")
        who = "the table" if seat == TABLE else f"seat {seat}"
        return f"{who} may not {self.text(action)!r} now: {says} ({rule}); it may: {may}"


_HOUSE: Final[list[Rulebook]] = []


def house() -> Rulebook:
    """The rules of the house, for what no rulebook says."""
    if not _HOUSE:
        _HOUSE.append(load("stammtisch.core", "house.toml"))
    return _HOUSE[0]
