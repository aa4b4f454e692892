"""Keezen's board as text, the viewer's colour at the bottom: every square by its name, mats in the corners.

`B12` is Blue's pawn on 12 and `B0■` one protected on its start; small letters mark the empty places of a colour.
"""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from stammtisch.core.game import TABLE
from stammtisch.games.keezen.board import COLOURS
from stammtisch.games.keezen.view import Screen
from stammtisch.terminal.paint import FAINT, TURN, Look, centred, fitted

GRID: Final = 17  # columns and rows of the board
CORNER: Final = 6  # columns and rows of each corner
WIDE: Final = 4  # characters of a square where there is room, the last for its mark
NARROW: Final = 3
SHOWN: Final = 4  # cards last played, in the middle
SIDE: Final = 30  # columns that the list of played cards needs beside the board

Place = tuple[int, int]

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
            empty = Text(f" h{depth}".ljust(wide), style=look.ink(COLOURS[seat]))
            found[_turned(place, quarters)] = empty if here is None else _pawn(name, here, False, look, wide)
    return found


def _square(name: str, pawn: int | None, start: int | None, look: Look, wide: int) -> Text:
    """A square of the track: its pawn, or its number; a start has the letter of its colour before it."""
    if pawn is not None:
        return _pawn(name, pawn, pawn == start, look, wide)
    if start is not None:
        return Text(f"{COLOURS[start][0].lower()}{name}".ljust(wide), style=look.ink(COLOURS[start]))
    return Text(f" {name}".ljust(wide), style=FAINT)


def _pawn(name: str, seat: int, protected: bool, look: Look, wide: int) -> Text:
    letter = COLOURS[seat][0]
    label = f"{letter}{name}"
    if protected:
        label = f"{label}■" if wide == WIDE else f"■{name}"
    return Text.assemble((label, look.piece(COLOURS[seat])), " " * (wide - len(label)))


def _mat(screen: Screen, look: Look, seat: int) -> list[Text]:
    """Name and colour, cards, pawns home and waiting, and whom the seat helps."""
    words, at = look.words, screen["seats"][seat]
    colour = words.colour("keezen", COLOURS[seat])
    name = Text(("▶ " if screen["turn"] == seat else "") + look.name(seat), TURN if screen["turn"] == seat else "bold")
    waiting = at["pawns"].count("yard")
    held = words.say("keezen-folded") if at["folded"] else words.say("cards-held", n=at["cards"])
    lines = [
        Text.assemble(name, " ", (colour, look.ink(COLOURS[seat]))),
        Text(held),
        Text(words.say("keezen-home", n=at["home"])),
    ]
    if waiting:
        yard = Text(f"{words.say('keezen-yard')} ")
        for _ in range(waiting):
            yard.append(COLOURS[seat][0], look.piece(COLOURS[seat])).append(" ")
        lines.append(yard)
    if at["helps"]:
        lines.append(Text(words.say("keezen-helps", colour=words.colour("keezen", COLOURS[(seat + 2) % 4]))))
    return lines


def _deal(screen: Screen, look: Look) -> Text:
    title = look.words.say("keezen-title", deck=screen["deck"], round=screen["round"])
    return Text(f"{title} · {look.words.say('keezen-deals', **look.company.who(screen['dealer']))}", style=FAINT)


def _last(screen: Screen, look: Look, width: int) -> Text:
    """As many of the cards played last as there is room for, each after the letter of who played it."""
    if screen["phase"] == "over":
        return Text(look.words.phase("keezen", "over"), style="bold")
    if not screen["pile"]:
        return Text(look.words.say("keezen-none"), style=FAINT)
    line = Text()
    for each in reversed(screen["pile"][-SHOWN:]):
        card = Text.assemble(_letter(each["seat"], look), look.chip(each["card"]))
        if line.cell_len + card.cell_len < width:
            line = Text.assemble(card, " " if line else "", line)
    return line


def _letter(seat: int, look: Look) -> Text:
    return Text(COLOURS[seat][0].lower(), style=look.ink(COLOURS[seat]))


def _duos(screen: Screen, look: Look) -> Text:
    """How many pawns each duo has home."""
    home = [seat["home"] for seat in screen["seats"]]
    blue, green, yellow, red = (look.words.colour("keezen", colour) for colour in COLOURS)
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


def taken(screen: Screen, touches: list[str]) -> str:
    """Whose pawns stand where a play ends, as `×Y`: who captures an own pawn or the partner's is warned (K-047)."""
    if screen["moves"] is None:
        return ""
    standing = {at: COLOURS[i] for i, seat in enumerate(screen["seats"]) for at in seat["pawns"] if at.isdecimal()}
    squares = [touch.partition(":")[2].rpartition(" ")[2] for touch in touches[1:] if not touch.startswith("take:")]
    if squares == ["yard"]:
        squares.append(str(16 * screen["moves"]))
    found = ""
    for start, end in zip(squares[::2], squares[1::2], strict=False):
        mover = standing.pop(start, COLOURS[screen["moves"]])
        if end in standing:
            found += f" ×{standing[end][0]}"
        if end.isdecimal():
            standing[end] = mover
    return found
