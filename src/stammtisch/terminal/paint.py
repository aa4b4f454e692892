"""Cards, seats and lines of text, with colour or without; never colour alone."""

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from shutil import get_terminal_size

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from stammtisch.core.game import TABLE
from stammtisch.words import Company, Words

TURN = "bold #b87a00"  # the brass of "you may", readable on light and dark
FAINT = "dim"
NO = "#c4352b"
RULE = "cyan"
WIDEST = 100

CREAM = "#21170f on #fffdf6"
BACK = "?"  # the back of a card


class Cards:
    """How the cards of a game are painted, each by the name it has in the game's notation."""

    between = ""  # what lies between two of them

    def label(self, card: str, words: Words) -> str:
        """What stands on it, with the letters of the reader's language."""
        return card

    def style(self, card: str) -> str:
        """Its colours, where there is colour."""
        return f"bold {CREAM}"


@dataclass(frozen=True)
class Look:
    """How a table is drawn, and for which seat."""

    game: str
    words: Words
    company: Company
    cards: Cards
    colour: bool = False
    width: int = 80
    notes: Mapping[str, int] = field(default_factory=dict)  # what the person has noted for himself alone

    def chip(self, card: str) -> Text:
        """A card, marked by its label whether or not there is colour."""
        label = BACK if card == BACK else self.words.renamed(self.cards.label(card, self.words))
        if not self.colour:
            return Text(f"[{label}]")
        return Text(f" {label} ", style="reverse dim" if card == BACK else self.cards.style(card))

    def chips(self, cards: Sequence[str]) -> Text:
        return Text(self.cards.between).join(self.chip(card) for card in cards)

    def name(self, seat: int) -> str:
        """A seat as it stands on its mat."""
        return self.words.say("you-label") if seat == self.company.you else self.company.names[seat]

    def others(self, seats: int) -> list[int]:
        """The seats round the table from the left neighbour on; all of them for who looks on."""
        you = self.company.you
        if you == TABLE:
            return list(range(seats))
        return [(you + 1 + i) % seats for i in range(seats - 1)]


class Output(Console):
    def on_broken_pipe(self) -> None:
        """A pipe that is closed ends every command alike (`stammtisch.cli`)."""
        raise BrokenPipeError


def console_for(colour: bool | None) -> Console:
    """Colour if asked for; if nothing was asked, where it can be shown and is not unwanted (NO_COLOR)."""
    unwanted = True if colour is False else False if colour else None
    forced = True if colour else None
    return Output(
        file=sys.stdout,
        highlight=False,
        markup=False,
        emoji=False,
        no_color=unwanted,
        force_terminal=forced,
        width=_dumb_width(),
    )


def _dumb_width() -> int | None:
    """The true width of a dumb terminal, which rich does not know; elsewhere it finds out by itself."""
    dumb = os.environ.get("TERM") in ("dumb", "unknown") and sys.stdout.isatty()
    return get_terminal_size().columns if dumb else None


def shows_colour(console: Console) -> bool:
    return console.color_system is not None and not console.no_color


def centred(text: Text, width: int) -> Text:
    text = fitted(text, width)
    left = (width - cell_len(text.plain)) // 2
    return Text.assemble(" " * left, text, " " * (width - left - cell_len(text.plain)))


def fitted(text: Text, width: int) -> Text:
    copy = text.copy()
    copy.truncate(width, overflow="ellipsis")
    return copy


def beside(cells: Sequence[Sequence[Text]], width: int, least: int) -> list[Text]:
    """Small blocks of equally many lines side by side, in as many rows as a width of `least` each needs."""
    per_row = max(1, min(len(cells), width // least))
    rows = -(-len(cells) // per_row)
    per_row = -(-len(cells) // rows)
    lines: list[Text] = []
    for start in range(0, len(cells), per_row):
        row = cells[start : start + per_row]
        share = width // len(row)
        for parts in zip(*row, strict=True):
            lines.append(Text().join(centred(part, share) for part in parts))
    return lines


def listed(items: Sequence[Text], width: int) -> list[Text]:
    """Items in columns, read downwards."""
    if not items:
        return []
    share = max(cell_len(item.plain) for item in items) + 2
    columns = max(1, width // share)
    rows = -(-len(items) // columns)
    lines: list[Text] = []
    for row in range(rows):
        line = Text()
        for item in items[row::rows]:
            line.append_text(Text.assemble(item, " " * (share - cell_len(item.plain))))
        line.rstrip()
        lines.append(line)
    return lines
