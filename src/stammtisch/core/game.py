"""The contract. A game is a `Game` with its `State` and its `View`: all that is asked of one is found here."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from stammtisch.core.notation import Clauses, number_of
from stammtisch.core.option import Option, Value, settle
from stammtisch.core.refusal import Refusal, Wrong
from stammtisch.core.rng import HashRng, NoRng, QuickRng, Rng, seed_of
from stammtisch.core.rulebook import Example, Rule, Rulebook, load
from stammtisch.core.state import (
    MOST_ACTIONS,
    NOT_ASKED,
    NOT_HELD,
    NOT_NOW,
    OVER,
    TABLE,
    WINDOW_CLOSED,
    Deadline,
    Moves,
    State,
    names_of,
)
from stammtisch.core.view import View
from stammtisch.core.vocabulary import Vocabulary

__all__ = [
    "NOT_ASKED",
    "NOT_HELD",
    "NOT_NOW",
    "OVER",
    "TABLE",
    "WINDOW_CLOSED",
    "Deadline",
    "Game",
    "Moves",
    "State",
    "View",
    "house",
    "names_of",
]


class Game:
    """A game as the house knows it."""

    def __init__(
        self, name: str, title: str, version: int, seats: list[int], moves: Vocabulary, options: list[Option]
    ) -> None:
        assert moves.actions <= MOST_ACTIONS, f"{title} has {moves.actions} actions; at most {MOST_ACTIONS} can be"
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
        self._by_touch: dict[str, list[int]] = {}

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
        """The rule against all actions that begin with these touches, if none may be done: the first of the rulebook's,
        else of the house's. A game may know better which of them tells most."""
        house = ""
        for action in self._begun_by(touches):
            rule = state.refusal(seat, action)
            if rule in self.rulebook().rules:
                return rule
            house = house or rule
        return house or NOT_NOW

    def _begun_by(self, touches: list[str]) -> list[int]:
        """All actions that begin with these touches."""
        if not self._by_touch:
            for action in range(self.actions):
                self._by_touch.setdefault(self.touches(action)[0], []).append(action)
        alike = self._by_touch.get(touches[0], []) if touches else list(range(self.actions))
        return [action for action in alike if self.touches(action)[: len(touches)] == touches]

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
