"""All that states and views hold, to their depth, in values that can be compared."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tables import meaning

from stammtisch.core.game import TABLE, Game, State

PLAIN = {type(None), bool, int, float, str, bytes}
PACKED = "vec[i64]"  # of the compiled engine: it holds numbers and nothing else

Way = Callable[[Any], object]
_FIELDS: dict[type, tuple[str, ...]] = {}
_WAYS: dict[type, Way] = {}


def fields(thing: object) -> tuple[str, ...]:
    """The attributes of an object, plain or compiled."""
    if hasattr(thing, "__dict__"):
        return tuple(sorted(vars(thing)))
    kind = type(thing)
    if kind not in _FIELDS:
        names = [name for name in dir(thing) if not name.startswith("__")]
        _FIELDS[kind] = tuple(name for name in names if not callable(getattr(thing, name)))
    return _FIELDS[kind]


def facts(thing: object) -> object:
    """All that an object holds, to its depth, in lists, dicts and plain values that can be compared."""
    kind = type(thing)
    if kind in PLAIN:
        return thing
    if kind not in _WAYS:
        _WAYS[kind] = _way(thing)
    return _WAYS[kind](thing)


def _way(thing: object) -> Way:
    """How objects of this type are taken apart."""
    if isinstance(thing, Mapping):
        return _of_mapping
    if hasattr(thing, "__getitem__") and hasattr(thing, "__len__"):
        return list if type(thing).__name__ == PACKED else _of_sequence
    assert not callable(thing), f"{thing!r} is no fact"
    return _of_object


def _of_mapping(thing: Mapping[object, object]) -> object:
    return {key: facts(value) for key, value in thing.items()}


def _of_sequence(thing: Iterable[object]) -> object:
    found = list(thing)
    return found if PLAIN.issuperset(map(type, found)) else [facts(each) for each in found]


def _of_object(thing: object) -> object:
    found = {name: getattr(thing, name) for name in fields(thing)}
    for name, value in found.items():
        if type(value) not in PLAIN:
            found[name] = facts(value)
    found["is"] = type(thing).__name__
    return found


def truth(state: State) -> object:
    """All facts of a state, chance included, whether or not anybody listens."""
    listening, state.events = state.events, None
    found = facts(state)
    state.events = listening
    assert isinstance(found, dict)
    return meaning(state, found)


def look(game: Game, state: State, seat: int) -> object:
    """All that a seat can tell of a state: its view, and what follows from open facts alone."""
    return {
        "view": facts(game.view(state, seat)),
        "acting": int(state.acting()),
        "deadlines": facts(state.deadlines()),
        "clock": state.legal(TABLE),
        "sealed": _sealed(game, state),
        "standing": [state.scores(), state.places(), facts(state.result())],
    }


def _sealed(game: Game, state: State) -> list[bool]:
    """Which of some actions of every kind each seat would seal; none where the game seals nothing."""
    if type(state).sealed is State.sealed:
        return []
    some = range(0, game.actions, max(1, game.actions // 60))
    return [state.sealed(seat, action) for seat in [*range(state.seats), TABLE] for action in some]


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
