"""What a game brings to the terminal, with a default for everything: `games/<game>/terminal.py` defines `CHAPTER`."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stammtisch.core.bits import has
from stammtisch.core.game import Game, View
from stammtisch.core.said import Said
from stammtisch.games import GAMES
from stammtisch.games import chapter as found
from stammtisch.terminal.paint import FAINT, TURN, WIDEST, Cards, Look, beside, shows_colour
from stammtisch.words import Company, Words

NARROWEST = 14  # columns that a name needs


class Held(NamedTuple):
    """A card a seat plays from, and the touches that mean it, the usual one first."""

    card: str
    touches: tuple[str, ...]


class Examples(NamedTuple):
    """What the help shows: a move, the same in short, and a rule."""

    move: str
    short: str
    rule: str


class Chapter(Cards):
    """One game at the terminal. A game overrides what it draws, tells or reads in a way of its own."""

    few = 20  # moves that a person reads through; more are chosen step by step
    doubts_numbers = False  # whether a number of the menu may have been meant for a card of the hand

    # Kinds of event.
    quiet: frozenset[str] = frozenset()  # not told while it is played
    own: frozenset[str] = frozenset()  # told while it is played only to whom they concern
    breaks: frozenset[str] = frozenset()  # begin a line of their own
    notable: frozenset[str] = frozenset()  # told with their rule

    def picture(self, view: View, look: Look) -> RenderableType:
        """The table as one seat sees it."""
        names = [[_name(view, seat, look)] for seat in range(int(view.seats))]
        facts = [Text(fact) for fact in look.words.facts(look.game, view, look.company)]
        return Panel(
            Group(*beside(names, look.width - 4, NARROWEST), *facts),
            title=Text(GAMES[look.game].title),
            title_align="left",
            box=box.ROUNDED,
            width=look.width,
            border_style=FAINT,
        )

    def sheet(self, view: View, look: Look) -> RenderableType | None:
        """The points so far, where a game is played in several hands: shown while the table goes on."""
        return None

    def ending(self, view: View, look: Look) -> RenderableType | None:
        """What is shown above the result."""
        return self.sheet(view, look)

    def hand(self, view: View) -> list[Held]:
        """The cards that the seat plays from now."""
        return []

    def opening(self, words: Words) -> list[str]:
        """What is good to know before the first move."""
        return []

    def help(self, words: Words) -> list[str]:
        """What the help says of this game."""
        return []

    def examples(self, game: Game, legal: Sequence[int]) -> Examples:
        """For the help: the first move of those that may be made."""
        action = legal[0] if legal else 0
        short = " ".join(game.said(action)[1:]) or game.text(action)
        return Examples(game.text(action), short, next(iter(game.rulebook().rules)))

    def begun(self, touches: Sequence[str], words: Words) -> str:
        """The beginning of several moves, as touched so far."""
        return " ".join(touch.partition(":")[2] or touch for touch in touches)

    def effect(self, said: Said, look: Look) -> str:
        """What a move of the menu would do."""
        return f" · {look.words.told(look.game, 'would', said, look.company).rstrip('.')}"

    def tokens(self, text: str) -> list[str]:
        """What is compared of typed words and of a move's words; capitals and punctuation say nothing."""
        return [token for token in re.split(r"[\s:>→⇄+,]+", text.casefold()) if token]

    def touched(self, touch: str) -> list[str]:
        """The tokens of a touch: of `hand:G7` only the thing."""
        return self.tokens(touch.partition(":")[2] or touch)

    def remarks(self, words: Words) -> list[str]:
        """Commands by which a person notes something for himself alone."""
        return []

    def remark(self, line: str, notes: dict[str, int], words: Words) -> str:
        """What is answered to such a command, which changes `notes`; empty if the line is none. The match never hears
        of it, and the notes go when the person leaves."""
        return ""

    def noted(self, line: str, words: Words) -> str:
        """What was typed, with the names of the game's notation in place of local ones."""
        return line


def _name(view: View, seat: int, look: Look) -> Text:
    name = look.name(seat)
    return Text(f"▶ {name}", style=TURN) if has(view.acting, seat) else Text(name, style="bold")


def chapter_of(game: str) -> Chapter:
    """The chapter of a game, `Missing` if it brings none; a game that is not of the house has the plain one."""
    if game not in GAMES:
        return Chapter()
    chapter = found(game, "terminal", "CHAPTER").CHAPTER
    assert isinstance(chapter, Chapter), f"CHAPTER in {GAMES[game].package}.terminal is no terminal chapter"
    return chapter


def look_for(
    game: str, words: Words, company: Company, console: Console, notes: Mapping[str, int] | None = None
) -> Look:
    width = min(console.width, WIDEST)
    return Look(game, words, company, chapter_of(game), shows_colour(console), width, notes or {})
