"""What may be chosen by number: each move, or, where a game has too many, first the card, then the pawn and its way."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from stammtisch.core.game import NOT_HELD, Game, State
from stammtisch.games.keezen.board import COLOURS
from stammtisch.games.keezen.cards import RANK
from stammtisch.games.keezen.view import Screen
from stammtisch.words import Words

FEW = 9  # moves that a person reads through; more are chosen step by step
STEPWISE = {"keezen"}  # games whose moves are chosen so
_ANOTHERS_WAY = {"K-043", "K-095", "K-039", NOT_HELD}  # reasons that say least


@dataclass(frozen=True)
class Choice:
    """A line of the menu: a move, or several that begin alike."""

    label: str
    actions: list[int]


def menu(game: Game, actions: Sequence[int], said: Callable[[int], str], words: Words) -> list[Choice]:
    """One line for each move if they are few; else the more numerous of those that begin alike are one line."""
    touched = {action: tuple(game.touches(action)) for action in actions}
    if game.name in STEPWISE:
        touched = dict(sorted(touched.items(), key=lambda each: _in_hand(each[1][0])))
    if game.name not in STEPWISE or len(actions) <= FEW:
        return [Choice(said(action), [action]) for action in touched]
    depth = next(n for n in range(1, 9) if len({touches[:n] for touches in touched.values()}) > 1)
    alike: dict[tuple[str, ...], list[int]] = {}
    for action, touches in touched.items():
        alike.setdefault(touches[:depth], []).append(action)
    found: list[Choice] = []
    apart = _told_apart([len(moves) for moves in alike.values()])
    for (touches, moves), one_by_one in zip(alike.items(), apart, strict=True):
        if one_by_one:
            found += [Choice(said(action), [action]) for action in moves]
        else:
            found.append(Choice(words.say("menu-several", beginning=_beginning(touches), n=len(moves)), moves))
    return found


def _in_hand(touch: str) -> int:
    """Where a card stands in the hand."""
    rank = touch.removeprefix("hand:")
    return RANK.index(rank) if rank in RANK else 0


def _told_apart(sizes: list[int]) -> list[bool]:
    """Which of several groups can be shown move by move in a short menu: the smallest first, equal ones alike."""
    shown, lines = 1, len(sizes)
    for size in sorted(set(sizes)):
        lines += (size - 1) * sizes.count(size)
        if lines <= FEW:
            shown = size
    return [size <= shown for size in sizes]


def _beginning(touches: Sequence[str]) -> str:
    """`hand:7 pawn:10 to:13` as `7: 10 → 13`."""
    card, *squares = [touch.partition(":")[2] for touch in touches]
    return f"{card}: {' → '.join(squares)}".rstrip()


def meant(game: Game, line: str, actions: Sequence[int], words: Words) -> list[int]:
    """The moves that begin with what was typed, card and squares in any punctuation: `7 10`, `7: 10>13 + 20>24`."""
    typed = _tokens(line, words)
    if not typed:
        return []
    told = {action: _tokens(game.text(action), words) for action in actions}
    exact = [action for action, tokens in told.items() if tokens == typed]
    return exact or [action for action, tokens in told.items() if tokens[: len(typed)] == typed]


def rank_meant(line: str, words: Words) -> str:
    """The card that was typed first; empty if it was none."""
    typed = _tokens(line, words)
    return next((rank for rank in RANK if typed[:1] == [rank.casefold()]), "")


def _tokens(line: str, words: Words) -> list[str]:
    """Card and squares; the colour of a pawn says nothing that its square does not."""
    line = re.sub(r"(?<=\d)x", " ", line.casefold())
    for colour in COLOURS:
        for name in (colour, words.colour("keezen", colour)):
            line = re.sub(rf"\b{name.casefold()}\b", " ", line)
    card, *squares = [*[token for token in re.split(r"[\s:>→⇄+,]+", line) if token], ""]
    named = {words.card("keezen", rank).split()[-1].casefold(): rank.casefold() for rank in RANK}
    bare = [re.sub(r"^[bgyr](?=\d|h\d)", "", square) for square in squares]
    return [token for token in (named.get(card, card), *bare) if token]


def against(game: Game, state: State, seat: int, rank: str, screen: Screen) -> str:
    """The rule against a card: that against most of what it could do with the pawns that are there; empty if it can."""
    if not any(card[:-1] == rank for card in screen["hand"]):
        return NOT_HELD
    if any(game.touches(action)[0] == f"hand:{rank}" for action in state.legal(seat)):
        return ""
    colour = seat if screen["moves"] is None else screen["moves"]
    own = screen["seats"][colour]["pawns"]
    others = [f"{COLOURS[i]} {at}" for i, each in enumerate(screen["seats"]) for at in each["pawns"] if i != colour]
    touched = _plays_of(game)[f"hand:{rank}"]
    there = {f"pawn:{place}" for place in own} | {f"take:{each}" for each in others}
    found = Counter(
        state.why_not(seat, action)
        for action, touches in touched
        if all(touch in there for touch in touches if touch.startswith(("pawn:", "take:")))
    )
    telling = [(n, rule) for rule, n in found.items() if rule not in _ANOTHERS_WAY]
    return max(telling)[1] if telling else "K-042" if "yard" in own else "K-029"


@cache
def _plays_of(game: Game) -> dict[str, list[tuple[int, list[str]]]]:
    """Every move that there is, by its first touch."""
    found: dict[str, list[tuple[int, list[str]]]] = {}
    for action in range(game.actions):
        touches = game.touches(action)
        found.setdefault(touches[0], []).append((action, touches[1:]))
    return found
