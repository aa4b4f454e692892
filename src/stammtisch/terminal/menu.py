"""What may be chosen by number: each move, or, where they are too many, first what is touched first, then the next."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from stammtisch.core.game import Game, View
from stammtisch.terminal.chapter import chapter_of
from stammtisch.terminal.paint import Look

SPOKEN = "say:"
"""How a touch begins that is a word and no thing on the table."""


@dataclass(frozen=True)
class Choice:
    """A line of the menu: a move, or several that begin with the same touches."""

    label: str
    actions: list[int]
    touches: tuple[str, ...]


def menu(game: Game, view: View, look: Look, actions: Sequence[int]) -> list[Choice]:
    """One line for each move if they are few; else the more numerous of those that begin alike are one line."""
    chapter = chapter_of(game.name)
    ordered = _in_order(game, view, actions)
    if len(ordered) <= chapter.few:
        return [_one(game, view, look, action) for action in ordered]
    found: list[Choice] = []
    groups = _alike(game, ordered)
    shown = _told_apart([len(moves) for moves in groups.values()], chapter.few)
    for touches, moves in groups.items():
        if len(moves) <= shown:
            found += [_one(game, view, look, action) for action in moves]
        else:
            spoken = touches[0].startswith(SPOKEN)
            begun = chapter.begun(touches, look.words)
            several = look.words.say("menu-several", beginning=begun, n=len(moves))
            label = together(game, look, moves) if spoken else several
            found.append(Choice(label, moves, touches))
    return found


def said(game: Game, view: View, look: Look, action: int) -> str:
    """A move in words, with what it would do."""
    chapter = chapter_of(game.name)
    effects = [chapter.effect(each, look) for each in view.would(action)]
    return look.words.move(game.name, game.said(action), look.company) + "".join(effects)


def together(game: Game, look: Look, moves: Sequence[int]) -> str:
    """Several moves by the words with which they begin, and end where a verb stands there; by those of the first where
    they share none."""
    texts = [look.words.move(game.name, game.said(action), look.company).split() for action in moves]
    first, last = _shared(texts), _shared([text[::-1] for text in texts])[::-1]
    if last and len(first) + len(last) <= min(len(text) for text in texts):
        return look.words.say("menu-between", beginning=" ".join(first), ending=" ".join(last), n=len(moves)).strip()
    return look.words.say("menu-several", beginning=" ".join(first or texts[0]), n=len(moves))


def _shared(texts: list[list[str]]) -> list[str]:
    return [each[0] for each in takewhile(lambda alike: len(set(alike)) == 1, zip(*texts, strict=False))]


def _one(game: Game, view: View, look: Look, action: int) -> Choice:
    return Choice(said(game, view, look, action), [action], tuple(game.touches(action)))


def _in_order(game: Game, view: View, actions: Sequence[int]) -> list[int]:
    """As their cards stand in the hand; what is no card comes last."""
    held = [touch for each in chapter_of(game.name).hand(view) for touch in each.touches]

    def place(action: int) -> int:
        first = game.touches(action)[0]
        return held.index(first) if first in held else len(held)

    return sorted(actions, key=place)


def _alike(game: Game, actions: Sequence[int]) -> dict[tuple[str, ...], list[int]]:
    """The moves by the touches with which they begin, as many as it takes until not all begin alike."""
    touched = {action: tuple(game.touches(action)) for action in actions}
    depth = 1
    while len({touches[:depth] for touches in touched.values()}) == 1:
        depth += 1
    found: dict[tuple[str, ...], list[int]] = {}
    for action, touches in touched.items():
        found.setdefault(touches[:depth], []).append(action)
    return found


def _told_apart(sizes: list[int], few: int) -> int:
    """Up to which size groups can be shown move by move in a short menu: the smallest first, equal ones alike."""
    shown, lines = 1, len(sizes)
    for size in sorted(set(sizes)):
        lines += (size - 1) * sizes.count(size)
        if lines <= few:
            shown = size
    return shown
