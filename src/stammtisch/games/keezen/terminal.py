"""Keezen's board as text, the viewer's colour at the bottom: every square by its name, mats in the corners.

`B12` is Blue's pawn on 12 and `B0■` one protected on its start; small letters mark the empty places of a colour.
"""

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from stammtisch.core.game import TABLE, Game, View
from stammtisch.core.said import Said
from stammtisch.games.keezen.board import COLOURS
from stammtisch.games.keezen.cards import RANK
from stammtisch.games.keezen.screen import Screen
from stammtisch.games.keezen.view import KeezenView
from stammtisch.terminal.chapter import Chapter, Examples, Held
from stammtisch.terminal.paint import CREAM, FAINT, TURN, Look, centred, fitted
from stammtisch.words import Words

GRID: Final = 17  # columns and rows of the board
CORNER: Final = 6  # columns and rows of each corner
WIDE: Final = 4  # characters of a square where there is room, the last for its mark
NARROW: Final = 3
SHOWN: Final = 4  # cards last played, in the middle
SIDE: Final = 30  # columns that the list of played cards needs beside the board

Place = tuple[int, int]

_SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
_RED_SUIT: Final = "bold #a3261d on #fffdf6"
_PIECES: Final = {
    "Blue": "bold #ffffff on #2a63b8",
    "Green": "bold #ffffff on #1b7a55",
    "Yellow": "bold #21170f on #f4bd36",
    "Red": "bold #ffffff on #c4352b",
}
_INKS: Final = {"Blue": "#4a83d8", "Green": "#2b9a70", "Yellow": "#b98a10", "Red": "#d4554b"}  # on light and on dark


class KeezenChapter(Chapter):
    few = 9
    doubts_numbers = True  # what is thrown is thrown (K-030)
    own = frozenset({"hand"})
    breaks = frozenset({"dealer", "over"})
    notable = frozenset({"capture", "help", "fold", "time", "over"})

    def label(self, card: str, words: Words) -> str:
        """7♥, H♥: the letters follow the language."""
        letters = dict(zip("JQKA", words.say("keezen-letters").split(), strict=True))
        return letters.get(card[:-1], card[:-1]) + _SUITS[card[-1]]

    def style(self, card: str) -> str:
        return _RED_SUIT if card[-1] in "dh" else f"bold {CREAM}"

    def picture(self, view: View, look: Look) -> RenderableType:
        return draw(_screen(view), look)

    def ending(self, view: View, look: Look) -> RenderableType:
        return self.picture(view, look)

    def hand(self, view: View) -> list[Held]:
        return [Held(card, (f"hand:{card[:-1]}",)) for card in _screen(view)["hand"]]

    def help(self, words: Words) -> list[str]:
        return [words.say("keezen-help-cards"), words.say("keezen-help-board")]

    def examples(self, game: Game, legal: Sequence[int]) -> Examples:
        return Examples("5: 10>15", "5: 10", "53")

    def begun(self, touches: Sequence[str], words: Words) -> str:
        """`hand:7 pawn:10 to:13` as `7: 10 → 13`."""
        card, *squares = [touch.partition(":")[2] for touch in touches]
        return f"{card}: {' → '.join(squares)}".rstrip()

    def effect(self, said: Said, look: Look) -> str:
        """Whose pawn is sent back, as `×Y`; the rest is said by the move itself."""
        return f" ×{said.said[0][0]}" if said.kind in _CAPTURES else ""

    def tokens(self, text: str) -> list[str]:
        """Card and squares; the colour of a pawn says nothing that its square does not."""
        text = re.sub(r"(?<=\d)x", " ", text.casefold())
        found = [token for token in super().tokens(text) if token not in _COLOUR_NAMES]
        return [*found[:1], *[re.sub(r"^[bgyr](?=\d|h\d)", "", square) for square in found[1:]]]

    def touched(self, touch: str) -> list[str]:
        """A square without its colour: `pawn:Yellow 40` is 40."""
        return self.tokens(touch.partition(":")[2].rpartition(" ")[2])

    def noted(self, line: str, words: Words) -> str:
        """A card may be called by its name or first letter, colours and putting on by their local words."""
        for colour in COLOURS:
            line = re.sub(rf"\b{_colour(colour, words)}\b", colour, line, flags=re.IGNORECASE)
        first, mark, rest = re.match(r"([^\s:]*)(:?\s*)(.*)", line).groups()  # type: ignore[union-attr]
        named = {words.card("keezen", rank).split()[-1].casefold(): rank for rank in RANK}
        named |= {name[0]: rank for name, rank in named.items() if not rank.isdecimal()}
        put_on = rest.casefold() == words.say("keezen-typed-enter").casefold()
        return f"{named.get(first.casefold(), first)}{mark}{'enter' if put_on else rest}"


CHAPTER = KeezenChapter()
_CAPTURES: Final = {"capture", "capture-own", "capture-partner"}
_COLOUR_NAMES: Final = {colour.casefold() for colour in COLOURS}


def _screen(view: View) -> Screen:
    assert isinstance(view, KeezenView), "a view of Keezen"
    return view.screen()


def _colour(colour: str, words: Words) -> str:
    return words.say(f"keezen-colour-{colour}")


def _piece(colour: str, look: Look) -> str:
    """The style of a pawn, of which the letter stands there too."""
    return _PIECES[colour] if look.colour else ""


def _ink(colour: str, look: Look) -> str:
    """The style of what belongs to a colour."""
    return _INKS[colour] if look.colour else ""


# Blue's quarter of the track and Blue's home on the grid, Blue above; the other colours' by turning it clockwise.
_QUARTER: Final[list[Place]] = [
    *[(9, 0), (10, 0)],
    *[(10, y) for y in range(1, 7)],
    *[(x, 6) for x in range(11, 17)],
    *[(16, 7), (16, 8)],
]
_HOME: Final[list[Place]] = [(8, y) for y in range(1, 5)]


def _turned(place: Place, quarters: int) -> Place:
    x, y = place
    for _ in range(quarters % 4):
        x, y = GRID - 1 - y, x
    return x, y


def draw(screen: Screen, look: Look) -> RenderableType:
    """The board with everything on it; where there is room, all the cards played beside it."""
    wide = WIDE if look.width >= GRID * WIDE else NARROW
    squares = _squares(screen, look, wide)
    lines = [_row(y, squares, screen, look, wide) for y in range(GRID)]
    if look.width >= GRID * wide + SIDE:
        lines = [Text.assemble(line, "  ", beside) for line, beside in zip(lines, _played(screen, look), strict=True)]
    for line in lines:  # a screen that is too narrow cuts the board; wrapped it could not be read
        line.no_wrap, line.overflow = True, "crop"
    return Group(*lines)


def _row(y: int, squares: dict[Place, Text], screen: Screen, look: Look, wide: int) -> Text:
    line = Text()
    x = 0
    while x < GRID:
        span, text = _written(x, y, screen, look, wide)
        line.append_text(text if span else squares.get((x, y), Text(" " * wide)))
        x += span or 1
    return line


def _written(x: int, y: int, screen: Screen, look: Look, wide: int) -> tuple[int, Text]:
    """What is written between the squares from here on, and over how many columns: mats, and the middle."""
    if x in (0, GRID - CORNER) and not CORNER <= y < GRID - CORNER:
        width = CORNER * wide
        corner = (1 if x else 2) if y > CORNER else (0 if x else 3)  # clockwise from the right one above
        seat = (corner - _quarters(look)) % 4
        mat = _mat(screen, look, seat)
        row = y - 1 if y < CORNER else y - (GRID - CORNER) - 1
        text = mat[row] if 0 <= row < len(mat) else Text()
        return CORNER, padded(Text.assemble(" ", text), width)
    if x == 1 and y in (7, 9):
        return GRID - 2, centred(_deal(screen, look) if y == 7 else _duos(screen, look), (GRID - 2) * wide)
    if x == 5 and y == 8:
        return 7, centred(_last(screen, look, 7 * wide), 7 * wide)
    return 0, Text()


def _quarters(look: Look) -> int:
    """By how many quarters the board is turned; who looks on sees Blue above."""
    return 0 if look.company.you == TABLE else 2 - look.company.you


def _squares(screen: Screen, look: Look, wide: int) -> dict[Place, Text]:
    """Every square of track and homes by its place on the turned grid."""
    standing = {
        (seat if name.startswith("H") else TABLE, name): seat
        for seat, at in enumerate(screen["seats"])
        for name in at["pawns"]
    }
    found: dict[Place, Text] = {}
    for seat in range(4):
        quarters = seat + _quarters(look)
        for offset, place in enumerate(_QUARTER):
            name = str(16 * seat + offset)
            start = seat if offset == 0 else None
            found[_turned(place, quarters)] = _square(name, standing.get((TABLE, name)), start, look, wide)
        for depth, place in enumerate(_HOME, 1):
            name = f"H{depth}"
            here = standing.get((seat, name))
            empty = Text(f" h{depth}".ljust(wide), style=_ink(COLOURS[seat], look))
            found[_turned(place, quarters)] = empty if here is None else _pawn(name, here, False, look, wide)
    return found


def _square(name: str, pawn: int | None, start: int | None, look: Look, wide: int) -> Text:
    """A square of the track: its pawn, or its number; a start has the letter of its colour before it."""
    if pawn is not None:
        return _pawn(name, pawn, pawn == start, look, wide)
    if start is not None:
        return Text(f"{COLOURS[start][0].lower()}{name}".ljust(wide), style=_ink(COLOURS[start], look))
    return Text(f" {name}".ljust(wide), style=FAINT)


def _pawn(name: str, seat: int, protected: bool, look: Look, wide: int) -> Text:
    letter = COLOURS[seat][0]
    label = f"{letter}{name}"
    if protected:
        label = f"{label}■" if wide == WIDE else f"■{name}"
    return Text.assemble((label, _piece(COLOURS[seat], look)), " " * (wide - len(label)))


def _mat(screen: Screen, look: Look, seat: int) -> list[Text]:
    """Name and colour, cards, pawns home and waiting, and whom the seat helps."""
    words, at = look.words, screen["seats"][seat]
    colour = _colour(COLOURS[seat], words)
    name = Text(("▶ " if screen["turn"] == seat else "") + look.name(seat), TURN if screen["turn"] == seat else "bold")
    waiting = at["pawns"].count("yard")
    held = words.say("keezen-folded") if at["folded"] else words.say("cards-held", n=at["cards"])
    lines = [
        Text.assemble(name, " ", (colour, _ink(COLOURS[seat], look))),
        Text(held),
        Text(words.say("keezen-home", n=at["home"])),
    ]
    if waiting:
        yard = Text(f"{words.say('keezen-yard')} ")
        for _ in range(waiting):
            yard.append(COLOURS[seat][0], _piece(COLOURS[seat], look)).append(" ")
        lines.append(yard)
    if at["helps"]:
        lines.append(Text(words.say("keezen-helps", colour=_colour(COLOURS[(seat + 2) % 4], words))))
    return lines


def _deal(screen: Screen, look: Look) -> Text:
    title = look.words.say("keezen-title", deck=screen["deck"], round=screen["round"])
    return Text(f"{title} · {look.words.say('keezen-deals', **look.company.who(screen['dealer']))}", style=FAINT)


def _last(screen: Screen, look: Look, width: int) -> Text:
    """As many of the cards played last as there is room for, each after the letter of who played it."""
    if screen["phase"] == "over":
        return Text(look.words.say("asked-over"), style="bold")
    if not screen["pile"]:
        return Text(look.words.say("keezen-none"), style=FAINT)
    line = Text()
    for each in reversed(screen["pile"][-SHOWN:]):
        card = Text.assemble(_letter(each["seat"], look), look.chip(each["card"]))
        if line.cell_len + card.cell_len < width:
            line = Text.assemble(card, " " if line else "", line)
    return line


def _letter(seat: int, look: Look) -> Text:
    return Text(COLOURS[seat][0].lower(), style=_ink(COLOURS[seat], look))


def _duos(screen: Screen, look: Look) -> Text:
    """How many pawns each duo has home."""
    home = [seat["home"] for seat in screen["seats"]]
    blue, green, yellow, red = (_colour(colour, look.words) for colour in COLOURS)
    counts = {"n": home[0] + home[2], "others": home[1] + home[3]}
    return Text(look.words.say("keezen-duos", first=blue, second=yellow, third=green, fourth=red, **counts))


def _played(screen: Screen, look: Look) -> list[Text]:
    """Every open card of this pack, four to a line, the last below (K-028)."""
    head = Text(look.words.say("keezen-played"), style=FAINT)
    rows = [screen["pile"][at : at + 4] for at in range(0, len(screen["pile"]), 4)]
    lines = [head]
    for row in rows:
        line = Text()
        for each in row:
            line.append_text(_letter(each["seat"], look)).append_text(padded(look.chip(each["card"]), 6))
        lines.append(line)
    return lines + [Text()] * (GRID - len(lines))


def padded(text: Text, width: int) -> Text:
    text = fitted(text, width)
    return Text.assemble(text, " " * (width - text.cell_len))
