"""What was typed, and the moves it means: a move in the game's notation, or as much of it as is needed."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache

from stammtisch.core.game import Game
from stammtisch.core.refusal import Refusal
from stammtisch.terminal.chapter import chapter_of
from stammtisch.words import Words, spelled


def meant(game: Game, line: str, actions: Sequence[int], words: Words) -> list[int]:
    """Those of some actions that the line names; else those that it begins."""
    chapter = chapter_of(game.name)
    typed = chapter.tokens(chapter.noted(line, words))
    if not typed:
        return []
    forms = {action: _forms(game, action) for action in actions}
    exact = [action for action, each in forms.items() if typed in each]
    begun = [action for action, each in forms.items() if any(_begins(typed, form) for form in each)]
    return exact or [action for action in _parsed(game, line) if action in actions][:1] or begun


def named(game: Game, line: str, words: Words) -> list[int]:
    """Of all actions that the game has, the one that the line names; else those whose touches begin as it says."""
    chapter = chapter_of(game.name)
    typed = chapter.tokens(chapter.noted(line, words))
    return list(_parsed(game, line))[:1] or (_touched(game, typed) if typed else [])


def never(game: Game, line: str) -> str:
    """The rule by which what was typed can be no move at all; empty where no rule says so."""
    for text in _cases(line):
        try:
            game.parse(text)
        except Refusal as refusal:
            if refusal.rule:
                return refusal.rule
    return ""


def beginning(game: Game, touch: str) -> list[int]:
    """All actions that begin with a touch."""
    return _by_first_touch(game).get(touch, [])


@cache
def _by_first_touch(game: Game) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for action in range(game.actions):
        found.setdefault(game.touches(action)[0], []).append(action)
    return found


def _touched(game: Game, typed: list[str]) -> list[int]:
    """The actions whose touches begin with what was typed."""
    said = cache(chapter_of(game.name).touched)
    found: list[int] = []
    for touch, actions in _by_first_touch(game).items():
        if said(touch)[:1] == typed[:1]:
            spelled_out = {
                action: [token for each in game.touches(action) for token in said(each)] for action in actions
            }
            found += [action for action, tokens in spelled_out.items() if _begins(typed, tokens)]
    return found


def _begins(typed: list[str], tokens: list[str]) -> bool:
    return tokens[: len(typed)] == typed


def _forms(game: Game, action: int) -> list[list[str]]:
    """The tokens of a move with its verb and without."""
    chapter = chapter_of(game.name)
    return [chapter.tokens(game.text(action)), chapter.tokens(" ".join(game.said(action)[1:]))]


def _parsed(game: Game, line: str) -> Iterator[int]:
    """What the game itself reads in the line: `play G7` as it stands, and `g7` without its verb."""
    verbs = [verb for verb, spelling in spelled(game.name)["move"].items() if spelling.said]
    for text in [*_cases(line), *[f"{verb} {rest}" for verb in verbs for rest in (line, line.upper())]]:
        with suppress(Refusal):
            yield game.parse(text)


def _cases(line: str) -> list[str]:
    """The line with capitals as a notation may have them."""
    first, _, rest = line.partition(" ")
    return [line, f"{first.lower()} {rest.upper()}".strip(), line[:1].upper() + line[1:]]
