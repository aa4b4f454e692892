"""A match in progress, and what it is asked for."""

from typing import Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import members
from stammtisch.core.event import EVERYBODY, Event
from stammtisch.core.pickling import taken_apart
from stammtisch.core.result import Result, side_places
from stammtisch.core.rng import Rng
from stammtisch.core.vecs import append, vec

TABLE: Final = 15
"""The one seat that is no player: as a viewer the spectator, as an actor the clock."""

# House rules: what no rulebook says (core/house.toml).
OVER: Final = "H-001"
NOT_ASKED: Final = "H-002"
NOT_HELD: Final = "H-003"
WINDOW_CLOSED: Final = "H-004"
NOT_NOW: Final = "H-005"


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


_UNUSED: Final[list[Moves]] = []
"""Buffers of `legal` that nobody fills just now."""
MOST_ACTIONS: Final = 65_536
_NUMBER: Final[list[object]] = list(range(MOST_ACTIONS))
"""Every action there can be, as an object that need not be made."""
_PLAIN: Final = __file__.endswith(".py")
"""Whether a `vec` is a list already."""


class Deadline:
    """An open window that a clock may close with an action of the table.

    In a `skippable` one nobody has anything to do: people read the score, and go on sooner if all of them say so.
    """

    def __init__(
        self, name: str, action: int, seconds: int, since: int, running: bool, seats: int, skippable: bool = False
    ) -> None:
        self.name = name
        self.action = action
        self.seconds = seconds
        self.since = since  # the ply at which the window opened: name and ply tell one window from the next
        self.running = running  # false while it is held
        self.seats = seats  # whose it is; `bit(TABLE)` is a clock for all
        self.skippable = skippable

    def __repr__(self) -> str:
        whose = " ".join(names_of(self.seats))
        return f"<{self.name} of {whose}: {self.seconds} s since ply {self.since}{'' if self.running else ', held'}>"


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
        """What `seat` may do besides, never awaited and never searched: vote, pause, call a foul.

        A call leaves the windows that are open as they are."""
        return []

    def apply(self, seat: i64, action: i64) -> None:
        """Do it. Trusts that it is allowed."""
        raise NotImplementedError

    def refusal(self, seat: i64, action: i64) -> str:
        """The rule that speaks against an action which is neither in `legal` nor in `calls`."""
        raise NotImplementedError

    def sealed(self, seat: i64, action: i64) -> bool:
        """Whether it stays the secret of `seat` for a while that it did this. Follows from open facts and the kind of
        action alone."""
        return False

    def deadlines(self) -> list[Deadline]:
        """The windows a clock may close."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each seat as it stands: 1 is first, equals share one."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; nobody while it is played."""
        return [seat for seat, place in enumerate(self.places()) if place == 1 and self.over()]

    def sides(self) -> list[list[int]]:
        """The seats that win and lose together."""
        return [[seat] for seat in range(self.seats)]

    def ending(self) -> str:
        """How it ended, a word of the catalogue; empty while it is played."""
        return "won" if self.over() else ""

    def counts(self) -> str:
        """What the scores are, a word of the catalogue; empty where the game has none."""
        return "points"

    def result(self) -> Result:
        """How it stands, by side."""
        sides, ending = self.sides(), self.ending()
        places = side_places(sides, self.places())
        won = self.winners()
        winners = [side for side in sides if side[0] in won]
        scores = self.scores() if self.counts() else []
        return Result(sides, places, winners, ending, [scores[side[0]] for side in sides if scores], self.counts())

    def value(self, seat: i64) -> float:
        """How well `seat` stands, from 0 to 1: what a search adds up."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, chance included. Nobody listens to it."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """What `seat` may do now. Allocates a list: hot code uses `moves`."""
        buffer = _UNUSED.pop() if _UNUSED else Moves()
        buffer.size = 0
        self.moves(seat, buffer)
        items = buffer.items
        _UNUSED.append(buffer)
        if _PLAIN:
            return cast("list[int]", items[: buffer.size])
        return cast("list[int]", [_NUMBER[items[i]] for i in range(buffer.size)])

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

    def listen(self) -> list[Event]:
        """Record events from now on; ask before `start` to hear of the deal."""
        self.events = []
        return self.events

    def __repr__(self) -> str:
        asked = " ".join(names_of(self.acting())) or "nobody: it is over"
        return f"<{type(self).__name__} of {int(self.seats)} seats at ply {int(self.ply)}, acting {asked}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_apart(self, False)

    def closing(self, into: Moves) -> None:
        """What the clock may do: the actions of the running deadlines, ascending."""
        for action in sorted([deadline.action for deadline in self.deadlines() if deadline.running]):
            into.add(action)

    def tell(self, kind: str, seat: i64, said: list[str], rule: str) -> None:
        """Record an event that all see. Ask first whether anybody listens: the list costs 30 ns."""
        if self.events is not None:
            self.events.append(Event(kind, int(seat), said, [], EVERYBODY, rule))

    def whisper(self, kind: str, seat: i64, said: list[str], what: list[str], to: i64, rule: str) -> None:
        """Record an event: all learn what is `said`, and only the seats of `to` learn `what`."""
        if self.events is not None:
            self.events.append(Event(kind, int(seat), said, what, int(to), rule))


def names_of(seats: i64) -> list[str]:
    """A set of seats as `S0`, `S2`, `table`."""
    return ["table" if seat == TABLE else f"S{seat}" for seat in members(seats)]
