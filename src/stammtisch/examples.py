"""Runs the examples of a rulebook: a position, what is done, and what is then true.

`given` is a position (`Game.position`); `when` are moves between semicolons, `S1 play G7` by a seat and bare words by
the table; `then` are facts between semicolons, each of them

    stone S2                    a clause of the position (`not stone S2`: none of it)
    acting S0 S2                exactly these act; also `acting table`, `acting nobody`
    S1 may: play G7, play 1     exactly these are legal; also `S1 may: nothing`
    S1 may play G7              among what is legal or callable
    S1 may not play R9 (O-012)  refused by that rule, or without one: refused
    S0 sees S1 hand of 3        a clause of what the screen of S0 shows (`does not see`: none of it)
    S0 knows S1 void G          a clause of every position S0 can imagine (`does not know`: not of every one)
    acts O-025                  something was told by that rule (`acts not`: nothing was)
    told capture: Red 13        exactly this was told by events of a kind, in order; also `told capture: nothing`
    refused                     there is no such position

A game may write its examples in a notation of its own, which `Game.plain` puts into these words. What a position
leaves open is dealt anew each time, so an example is run several times.
"""

from collections.abc import Iterable

from stammtisch.core.bits import members
from stammtisch.core.event import EVERYBODY, Event
from stammtisch.core.game import TABLE, Game, State
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.core.rulebook import Example

DEALS = 3
IMAGINED = 24


class Broken(AssertionError):
    """What an example says and the engine does not keep."""


def run(game: Game, example: Example) -> None:
    """`Broken` if the engine does otherwise than the example says, however the rest is dealt."""
    for plain in game.plain(example):
        for seed in range(DEALS):
            _run(game, plain, seed)


def after(game: Game, given: str, when: str = "", seed: int = 0) -> State:
    """The state that moves lead to from a position, with all that was told on the way."""
    state = game.position(given, HashRng(seed_of(seed)))
    state.events = []
    for step in clauses(when):
        game.play(state, *who(step, state))
    return state


def told(state: State) -> list[str]:
    """What was told as `win S2 (O-015)`, and what was whispered as `choose S1 [bid] to S1 (O-072)`."""
    return [_line(event) for event in state.events or []]


def _line(event: Event) -> str:
    words = " ".join([event.kind, "table" if event.seat == TABLE else f"S{event.seat}", *event.said])
    if event.to != EVERYBODY or event.what:
        words += f" [{' '.join(event.what)}] to {' '.join(_names(members(event.to)))}"
    return f"{words} ({event.rule})"


def clauses(text: str) -> list[str]:
    return [" ".join(clause.split()) for clause in text.split(";") if clause.strip()]


def _run(game: Game, example: Example, seed: int) -> None:
    facts = clauses(example.then)
    _hold(bool(facts), "nothing is said to follow")
    if "refused" in facts:
        _hold(facts == ["refused"] and not example.when, "what is refused leads nowhere")
        _refused(game, example.given, seed)
        return
    state = after(game, example.given, example.when, seed)
    for fact in facts:
        _hold(_true(game, state, fact), f"not so: {fact!r}\nin {game.diagram(state)}\ntold {told(state)}")


def _refused(game: Game, given: str, seed: int) -> None:
    try:
        game.position(given, HashRng(seed_of(seed)))
    except ValueError as error:
        _hold(bool(str(error)), "refused without a word")
    else:
        raise Broken(f"not refused: {given!r}")


def who(words: str, state: State) -> tuple[int, str]:
    """The seat that begins a clause, TABLE if none does, and the rest of it."""
    first, _, rest = words.partition(" ")
    if first in _names(range(state.seats)):
        return int(first[1:]), rest
    return TABLE, rest if first == "table" else words


def _true(game: Game, state: State, fact: str) -> bool:
    seat, words = who(fact, state)
    for start, holds in _KINDS:
        if words.startswith(start):
            return holds(game, state, seat, words[len(start) :].strip())
    if fact.startswith("not "):
        return fact[4:] not in game.clauses(game.diagram(state))
    return fact in game.clauses(game.diagram(state))


def _acting(game: Game, state: State, seat: int, words: str) -> bool:
    now = [name.replace(f"S{TABLE}", "table") for name in _names(members(state.acting()))]
    return sorted(words.split()) == sorted(now or ["nobody"])


def _may_only(game: Game, state: State, seat: int, words: str) -> bool:
    moves = [] if words == "nothing" else [game.parse(each.strip()) for each in words.split(",")]
    return sorted(moves) == state.legal(seat)


def _may(game: Game, state: State, seat: int, words: str) -> bool:
    return state.why_not(seat, game.parse(words)) == ""


def _may_not(game: Game, state: State, seat: int, words: str) -> bool:
    """Words without an action are refused too, by the rule that their refusal names."""
    move, _, rule = words.rstrip(")").partition(" (")
    try:
        against = state.why_not(seat, game.parse(move))
    except ValueError as error:
        return rule in str(error)
    return against == rule if rule else against != ""


def _sees(game: Game, state: State, seat: int, words: str) -> bool:
    return words in game.clauses(game.view(state, seat).diagram())


def _sees_not(game: Game, state: State, seat: int, words: str) -> bool:
    return not _sees(game, state, seat, words)


def _knows(game: Game, state: State, seat: int, words: str) -> bool:
    view = game.view(state, seat)
    return all(words in game.clauses(game.diagram(view.imagine(QuickRng(seed)))) for seed in range(IMAGINED))


def _knows_not(game: Game, state: State, seat: int, words: str) -> bool:
    return not _knows(game, state, seat, words)


def _acts(game: Game, state: State, seat: int, words: str) -> bool:
    return any(event.rule == words for event in state.events or [])


def _acts_not(game: Game, state: State, seat: int, words: str) -> bool:
    return not _acts(game, state, seat, words)


def _told(game: Game, state: State, seat: int, words: str) -> bool:
    kind, _, these = words.partition(": ")
    found = [" ".join(event.said) for event in state.events or [] if event.kind == kind]
    return found == ([] if these == "nothing" else [each.strip() for each in these.split(",")])


_KINDS = [
    ("acting ", _acting),
    ("acts not ", _acts_not),
    ("acts ", _acts),
    ("told ", _told),
    ("may not ", _may_not),
    ("may: ", _may_only),
    ("may ", _may),
    ("does not see ", _sees_not),
    ("sees ", _sees),
    ("does not know ", _knows_not),
    ("knows ", _knows),
]


def _names(seats: Iterable[int]) -> list[str]:
    return [f"S{seat}" for seat in seats]


def _hold(true: bool, wrong: str) -> None:
    if not true:
        raise Broken(wrong)
