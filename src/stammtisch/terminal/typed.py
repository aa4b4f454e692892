"""What was typed, and the moves it means: in the notation of the game, as much of it as is needed, or as it is said."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache

from stammtisch.core.game import Game
from stammtisch.core.refusal import Refusal
from stammtisch.terminal.chapter import chapter_of
from stammtisch.words import Words, spelled

MARKS = "‘’‚“”„\"':"


def meant(game: Game, line: str, actions: Sequence[int], words: Words) -> list[int]:
    """Those of some actions that the line names; else those that it begins."""
    chapter = chapter_of(game.name)
    noted = chapter.noted(line, words)
    typed = chapter.tokens(noted)
    if not typed:
        return []
    forms = {action: _forms(game, action) for action in actions}
    exact = [action for action, each in forms.items() if typed in each]
    worded = {bare(line), bare(noted)}
    exact = exact or [action for action in actions if worded & _said(game, action, words)]
    begun = [action for action, each in forms.items() if any(form[: len(typed)] == typed for form in each)]
    return exact or [action for action in _parsed(game, line) if action in actions][:1] or begun


def _said(game: Game, action: int, words: Words) -> set[str]:
    """A move as its line in the list says it, `speel groen 7`, and with cards in the notation, `speel g7`."""
    return {bare(words.move(game.name, game.said(action), noted=noted)) for noted in (False, True)}


def locally(game: Game, text: str, words: Words) -> str:
    """A move of the notation as one may type it in the reader's language: `play G7` is `Speel G7`."""
    said = game.said(game.parse(text))
    return words.move(game.name, said, noted=True) if text.startswith(said[0]) else text


def bare(line: str) -> str:
    """Without capitals, colons and quotation marks, which nobody types."""
    return " ".join("".join(sign for sign in line.casefold() if sign not in MARKS).split())


def read(game: Game, line: str) -> int | None:
    """The first action that the game itself reads in the line, whether or not it may be done."""
    return next(_parsed(game, line), None)


def touched(game: Game, line: str, words: Words) -> list[str]:
    """The touches that the line names one after the other, of the first action that begins so; none if none does."""
    chapter = chapter_of(game.name)
    typed = chapter.tokens(chapter.noted(line, words))
    for first, actions in _by_first_touch(game).items():
        if _named([first], typed[:1], game):
            for action in actions:
                if found := _named(game.touches(action), typed, game):
                    return found
    return []


def _named(touches: list[str], typed: list[str], game: Game) -> list[str]:
    """The first touches, as many as the typed tokens name; none if these name something else."""
    left = typed
    for n, touch in enumerate(touches, 1):
        tokens = _touch(game, touch)
        if not left or left[: len(tokens)] != tokens[: len(left)]:
            return []
        left = left[len(tokens) :]
        if not left:
            return touches[:n]
    return []


def never(game: Game, line: str) -> str:
    """The rule by which what was typed can be no move at all; empty where no rule says so."""
    for text in _cases(line):
        try:
            game.parse(text)
        except Refusal as refusal:
            if refusal.rule:
                return refusal.rule
    return ""


@cache
def _by_first_touch(game: Game) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for action in range(game.actions):
        found.setdefault(game.touches(action)[0], []).append(action)
    return found


@cache
def _touch(game: Game, touch: str) -> list[str]:
    return chapter_of(game.name).touched(touch)


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
