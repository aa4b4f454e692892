"""Positions of Frantic for its tests: what follows from moves, and what is then true."""

from stammtisch.examples import after as after_moves
from stammtisch.games.frantic import GAME
from stammtisch.games.frantic.cards import names
from stammtisch.games.frantic.screen import Screen
from stammtisch.games.frantic.state import FranticState
from stammtisch.games.frantic.view import FranticView


def after(given: str, when: str = "", seed: int = 0) -> FranticState:
    state = after_moves(GAME, given, when, seed)
    assert isinstance(state, FranticState)
    return state


def legal(state: FranticState, seat: int) -> str:
    return ", ".join(GAME.may(state, seat))


def hand(state: FranticState, seat: int) -> str:
    return " ".join(names(state.hands, 3 * seat))


def sizes(state: FranticState) -> list[int]:
    return [int(state.table.size_of(seat)) for seat in range(state.seats)]


def has(state: FranticState, clause: str) -> bool:
    """Whether the diagram has a clause."""
    return clause in GAME.clauses(GAME.diagram(state))


def remembers(state: FranticState, seat: str) -> str:
    """What a seat, or `table`, remembers."""
    start = f"{seat} remembers "
    found = [each for each in GAME.clauses(GAME.diagram(state)) if each.startswith(start)]
    return found[0].removeprefix(start) if found else ""


def screen(state: FranticState, seat: int) -> Screen:
    return FranticView(state, seat).screen()
