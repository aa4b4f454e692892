"""The contract. A game is a `Game` and its `State`; nothing else is asked of it."""

from collections.abc import Mapping
from typing import Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import bit, has, members
from stammtisch.core.event import EVERYBODY, Event
from stammtisch.core.notation import Clauses, number_of
from stammtisch.core.option import Option, Value, settle
from stammtisch.core.pickling import taken_apart
from stammtisch.core.refusal import Refusal, Wrong
from stammtisch.core.result import Result, side_places
from stammtisch.core.rng import HashRng, NoRng, QuickRng, Rng, seed_of
from stammtisch.core.rulebook import Example, Rule, Rulebook, load
from stammtisch.core.said import Asked, Said
from stammtisch.core.vecs import append, vec
from stammtisch.core.vocabulary import Vocabulary

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
_NUMBER: Final[list[object]] = list(range(65_536))
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
        """Record an event of which all learn what is said, and only the seats of `to` learn what it is."""
        if self.events is not None:
            self.events.append(Event(kind, int(seat), said, what, int(to), rule))


def names_of(seats: i64) -> list[str]:
    """A set of seats as `S0`, `S2`, `table`."""
    return ["table" if seat == TABLE else f"S{seat}" for seat in members(seats)]


class View:
    """What one seat knows, memory included; built up, never a state with parts struck out."""

    def __init__(self, state: State, seat: i64) -> None:
        self.seat = seat
        self.seats = state.seats
        self.ply = state.ply
        self.acting = state.acting()
        self.legal = state.legal(seat)
        self.calls = state.calls(seat)
        self.people: i64 = 0  # the other seats that people play, or bots elsewhere; a table sets it for its bots
        self.covered: i64 = 0  # the seats that a bot plays for the person who sits there; a table sets it too

    def sees(self, asked: i64) -> i64:
        """Of seats that are asked or whose clock runs those whom it is shown; a game may hide whose turn it is."""
        return asked

    def sees_clock(self, name: str, seats: i64) -> bool:
        """Whether it is shown that a clock runs at all."""
        return True

    def tells(self) -> bool:
        """Whether what it knows is handed to a program in writing; a game may leave to memory what all have seen."""
        return True

    def asked(self) -> Asked:
        """What this seat is asked, or what it waits for. A game says what; the house says to whom."""
        if has(self.acting, self.seat):
            return Asked("act", int(self.seat), [], "")
        return self.waits()

    def waits(self) -> Asked:
        """For whom everybody waits."""
        asked = [seat for seat in members(self.acting) if seat != TABLE]
        if not asked:
            return Asked("table" if self.acting else "over", TABLE, [], "")
        if len(asked) == 1:
            return Asked("turn", asked[0], [], "")
        return Asked("wait", TABLE, [f"S{seat}" for seat in asked], "")

    def facts(self) -> list[Said]:
        """All that the screen shows, one thing after the other, to be read."""
        raise NotImplementedError

    def would(self, action: i64) -> list[Said]:
        """What a legal action would do, as far as this seat can know and the action itself does not say."""
        return []

    def because(self, rule: str, touches: list[str]) -> Said | None:
        """The card, pawn or value that `rule` finds fault with, where it speaks against what this seat has touched.

        None where the rule says it all. Only what the seat sees is named."""
        return None

    def __repr__(self) -> str:
        return f"<what {names_of(bit(self.seat))[0]} sees: {self.diagram()}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_apart(self, True)

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
        self, name: str, title: str, version: int, seats: list[int], moves: Vocabulary, options: list[Option]
    ) -> None:
        assert moves.actions <= len(_NUMBER), f"{title} has {moves.actions} actions; at most {len(_NUMBER)} can be"
        self.name = name
        self.title = title
        self.version = version  # raised when a rule changes
        self.seats = seats
        self.vocabulary = moves
        self.actions = moves.actions
        self.options = options
        self.package = f"stammtisch.games.{name}"
        self.no_undo_rule = ""  # the rule by which nothing can be taken back, where there is one
        self._rulebook: Rulebook | None = None

    def table(self, options: dict[str, Value], seats: int, rng: Rng) -> State:
        """An empty table; `start` deals."""
        raise NotImplementedError

    def seen(self, state: State, seat: i64) -> View:
        """What a seat that exists knows; `TABLE` is the spectator."""
        raise NotImplementedError

    def diagram(self, state: State) -> str:
        """A position as text: clauses between semicolons."""
        raise NotImplementedError

    def arrange(self, state: State, clauses: Clauses) -> None:
        """Make an empty table's state the one that the clauses describe."""
        raise NotImplementedError

    def no_chat_rule(self, options: Mapping[str, Value]) -> str:
        """The rule by which only fixed phrases may be said while a match is played; empty where people may talk."""
        return ""

    def pause_rule(self, options: Mapping[str, Value]) -> str:
        """The rule by which the game has pauses of its own, so that the house has none; empty where it has not."""
        return ""

    def heard(self, text: str) -> str:
        """The words of the call that a line of talk is, as a toast may be; empty for mere talk."""
        return ""

    def masked(self, text: str) -> str:
        """A line of talk as it is shown: without a word that the game forbids."""
        return text

    def clauses(self, diagram: str) -> list[str]:
        """What a position as text says, one by one."""
        return Clauses(diagram).left

    def plain(self, example: Example) -> list[Example]:
        """An example of the rulebook in the common grammar: what it means, where a game has a notation of its own."""
        return [example]

    def view(self, state: State, seat: i64) -> View:
        """What `seat` knows; `TABLE` is the spectator."""
        self.check_seat(seat, int(state.seats))
        return self.seen(state, seat)

    def text(self, action: i64) -> str:
        """An action in words that need no position: the wire, the log, the record, the terminal."""
        return self.vocabulary.text(action)

    def parse(self, words: str) -> int:
        """The action of these words; `Refusal` if there is none."""
        return self.vocabulary.parse(words)

    def touches(self, action: i64) -> list[str]:
        """The things a person taps to do it, in order; no spelling is the beginning of another."""
        return self.vocabulary.touches(action)

    def said(self, action: i64) -> list[str]:
        """An action as tokens, the verb first: how a button words it."""
        return self.vocabulary.said(action)

    def why_not_touch(self, state: State, seat: i64, touches: list[str]) -> str:
        """The rule by which nothing can be done that begins with these touches; empty if something can."""
        for action in [*state.legal(seat), *state.calls(seat)]:
            if self.touches(action)[: len(touches)] == touches:
                return ""
        return OVER if state.over() else self.against(state, seat, touches)

    def against(self, state: State, seat: i64, touches: list[str]) -> str:
        """The rule against all that begins with these touches, none of which may be done: the first of the rulebook's,
        else the first of the house's. A game may know better which of them tells most."""
        begun = [action for action in range(self.actions) if self.touches(action)[: len(touches)] == touches]
        found = [state.refusal(seat, action) for action in begun] or [NOT_NOW]
        return [*[rule for rule in found if rule in self.rulebook().rules], found[0]][0]

    def may(self, state: State, seat: i64) -> list[str]:
        """What a seat may do now, in words."""
        return [self.text(action) for action in state.legal(seat)]

    def rulebook(self) -> Rulebook:
        if self._rulebook is None:
            self._rulebook = load(self.package)
        return self._rulebook

    def settle(self, wanted: dict[str, Value]) -> dict[str, Value]:
        """All options with their values; `BadOption` for what cannot be."""
        return settle(self.options, wanted)

    def unusual(self, settled: Mapping[str, Value]) -> list[str]:
        """The options that differ from their defaults, as clauses of a position."""
        changed = [option.name for option in self.options if settled[option.name] != option.default]
        return [f"{name}={str(settled[name]).lower()}" for name in changed]

    def players(self) -> str:
        """For how many it is: `3 to 6`."""
        least, most = self.seats[0], self.seats[-1]
        return str(least) if least == most else f"{least} to {most}"

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            players = self.players().replace(" to ", "–")
            said: dict[str, str | int] = {"game": self.title, "players": players, "seats": str(seats)}
            raise Wrong(f"{self.title} is for {players} players, not {seats}", "error-seats", said)

    def check_seat(self, seat: i64, seats: int) -> None:
        if seat != TABLE and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {int(seat)}; seats are 0 to {seats - 1}, and {TABLE} looks on")

    def position(self, text: str, rng: Rng | None = None) -> State:
        """The state that a text describes; what it leaves open is dealt from `rng`. `ValueError` if it cannot be.

        Without a generator nothing may be left open, and the state goes on with a fixed one. `4 seats; seed 7` is the
        fresh deal of that seed."""
        clauses = Clauses(text)
        options = clauses.options()
        seats = clauses.seats()
        written = clauses.after("seed")
        if written is not None:
            seed = number_of(written)
            if seed < 0:
                raise ValueError(f"a seed is a number from 0 on, not {seed}")
            clauses.done()
            state = self.table(options, seats, HashRng(seed_of(seed)))
            state.start()
            return state
        chance: Rng = NoRng()
        if rng is not None:
            chance = rng
        state = self.table(options, seats, chance)
        self.arrange(state, clauses)
        if rng is None:
            state.rng = QuickRng(0)
        return state

    def known(self, view: View) -> str:
        """What a seat knows, as a position that it may be looking at. Nothing but the view goes into it: what is hidden
        from the seat stands there as it imagines it."""
        return self.diagram(view.imagine(QuickRng(0)))

    def knowing(self, text: str, seat: i64, ply: i64) -> View:
        """The view that `known` wrote down: it imagines the same, and lists the same moves."""
        state = self.position(text, QuickRng(0))
        state.ply = ply
        return self.view(state, seat)

    def play(self, state: State, seat: int, words: str) -> int:
        """The checked door: do what the words say, or raise `Refusal` with what would do."""
        action = self.parse(words)
        self.check(state, seat, action)
        state.apply(seat, action)
        return action

    def check(self, state: State, seat: int, action: int) -> None:
        """`Refusal` for what may not be done: who may not do what, by which rule, and what would do."""
        self.check_seat(seat, int(state.seats))
        rule = state.why_not(seat, action)
        if rule:
            may = ", ".join(self.may(state, seat)[:12]) or "nothing"
            who = "the table" if seat == TABLE else f"seat {seat}"
            says = self.rule(rule).says.rstrip(".")
            because = self.view(state, seat).because(rule, self.touches(action))
            raise Refusal(f"{who} may not {self.text(action)!r} now: {says} ({rule}); it may: {may}", rule, because)

    def rule(self, id: str) -> Rule:
        """A rule of the game, or of the house."""
        return self.rulebook().rules.get(id) or house().rules[id]

    def __repr__(self) -> str:
        return f"<{self.title}, version {self.version}, for {self.players()}>"


_HOUSE: Final[list[Rulebook]] = []


def house() -> Rulebook:
    """The rules of the house, for what no rulebook says."""
    if not _HOUSE:
        _HOUSE.append(load("stammtisch.core", "house.toml"))
    return _HOUSE[0]
