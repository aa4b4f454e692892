"""States and views as plain values, so that they can be pickled and copied: one way for every game, plain or compiled.

A compiled object cannot be made empty. So a fresh one of its game is made, and all that it holds is put in its place.
"""

from importlib import import_module
from typing import Any

from stammtisch.core.rng import QuickRng


class Held(dict[str, Any]):
    """What an object of the game holds, by name."""


def taken_apart(thing: object, is_view: bool) -> tuple[Any, ...]:
    """What `__reduce__` asks for."""
    package = _package(type(thing).__module__)
    return put_together, (package, is_view, _held(thing, package))


def put_together(package: str, is_view: bool, held: Held) -> Any:
    """The state or the view that was taken apart."""
    game = import_module(package).GAME
    state = game.table({}, game.seats[0], QuickRng(0))
    if not is_view:
        _fill(state, held)
        return state
    state.start()
    view = game.view(state, 0)
    _fill(view, held)
    return view


def _package(module: str) -> str:
    """The package of a game, of which this is a module."""
    while not hasattr(import_module(module), "GAME"):
        module, dot, _ = module.rpartition(".")
        assert dot, "a state and its view belong to the package that defines GAME"
    return module


def _held(thing: object, package: str) -> Held:
    names = getattr(type(thing), "__mypyc_attrs__", None) or vars(thing)
    return Held({name: _plain(getattr(thing, name), package) for name in names if hasattr(thing, name)})


def _plain(value: Any, package: str) -> Any:
    """A part of the game taken apart, a `vec` as a list, and anything else as it is."""
    kind = type(value)
    if kind.__module__ == package or kind.__module__.startswith(f"{package}."):
        return _held(value, package)
    return list(value) if kind.__name__.startswith("vec[") else value


def _fill(thing: Any, held: Held) -> None:
    for name, value in held.items():
        there = getattr(thing, name, None)
        if isinstance(value, Held):
            _fill(there, value)
        elif type(value) is list and there is not None:
            if list(there) != value:  # mypyc never frees a `vec` that is set from here
                setattr(thing, name, type(there)(value))
        else:
            setattr(thing, name, value)
