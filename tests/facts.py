"""All that states and views hold, to their depth, in values that can be compared."""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from tables import meaning

from stammtisch.core.game import TABLE, Game, State

_FIELDS: dict[type, list[str]] = {}
PLAIN = {type(None), bool, int, float, str, bytes}


def fields(thing: object) -> list[str]:
    """The attributes of an object, plain or compiled."""
    if hasattr(thing, "__dict__"):
        return sorted(vars(thing))
    kind = type(thing)
    if kind not in _FIELDS:
        names = [name for name in dir(thing) if not name.startswith("__")]
        _FIELDS[kind] = [name for name in names if not callable(getattr(thing, name))]
    return _FIELDS[kind]


def facts(thing: object) -> object:
    """All that an object holds, to its depth, in lists, dicts and plain values that can be compared."""
    if type(thing) in PLAIN:
        return thing
    if isinstance(thing, Mapping):
        return {key: facts(value) for key, value in thing.items()}
    if hasattr(thing, "__getitem__") and hasattr(thing, "__len__"):
        found = list(cast("Iterable[object]", thing))
        return found if PLAIN.issuperset(map(type, found)) else [facts(each) for each in found]
    assert not callable(thing), f"{thing!r} is no fact"
    held = {name: getattr(thing, name) for name in fields(thing)}
    deep = {name: facts(value) for name, value in held.items() if type(value) not in PLAIN}
    return {"is": type(thing).__name__, **held, **deep}


def truth(state: State) -> object:
    """All facts of a state, chance included, whether or not anybody listens."""
    listening, state.events = state.events, None
    found = facts(state)
    state.events = listening
    assert isinstance(found, dict)
    return meaning(state, found)


def look(game: Game, state: State, seat: int) -> object:
    """All that a seat can tell of a state: its view, and what follows from open facts alone."""
    seats = [*range(state.seats), TABLE]
    return {
        "view": facts(game.view(state, seat)),
        "acting": int(state.acting()),
        "deadlines": facts(state.deadlines()),
        "clock": state.legal(TABLE),
        "sealed": [[state.sealed(each, action) for action in _spread(game)] for each in seats],
        "standing": [state.scores(), state.places(), facts(state.result())],
    }


def _spread(game: Game) -> range:
    """Some actions of every kind."""
    return range(0, game.actions, max(1, game.actions // 60))


def difference(one: object, other: object, path: str = "") -> str:
    """Where two facts first part."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(difference(one[key], other[key], f"{path}.{key}") for key in one if one[key] != other[key])
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
    return f"{path or 'it'} is {one!r} and {other!r}"


def same(one: object, other: object, what: str) -> None:
    if one != other:
        raise AssertionError(f"{what}: {difference(one, other)}")


def inside(thing: object) -> Iterator[object]:
    """Whatever can be reached from an object."""
    if thing is None or isinstance(thing, bool | int | float | str | bytes):
        return
    yield thing
    if isinstance(thing, Mapping):
        parts = [*thing.keys(), *thing.values()]
    elif hasattr(thing, "__getitem__") and hasattr(thing, "__len__"):
        parts = [thing[i] for i in range(len(thing))]
    else:
        parts = [] if callable(thing) else [getattr(thing, name) for name in fields(thing)]
    for part in parts:
        yield from inside(part)
