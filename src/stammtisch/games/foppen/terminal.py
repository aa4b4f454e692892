"""Foppen's table as text: mats round the table, the trick before them, the stone."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stammtisch.core.game import TABLE, Game, View
from stammtisch.core.said import Said
from stammtisch.games.foppen.screen import Played, Screen
from stammtisch.games.foppen.view import FoppenView
from stammtisch.terminal.chapter import NARROWEST, Chapter, Examples, Held
from stammtisch.terminal.paint import CREAM, FAINT, TURN, Look, beside, centred
from stammtisch.words import Words, signed

_SUITS = {
    "G": "bold #ffffff on #1b7a55",
    "R": "bold #ffffff on #c4352b",
    "Y": "bold #21170f on #f4bd36",
    "B": "bold #ffffff on #2a63b8",
}


class FoppenChapter(Chapter):
    between = " "
    own = frozenset({"hand", "choose"})
    breaks = frozenset({"dealer", "show", "over"})
    notable = frozenset({"fop", "score", "expire", "over"})

    def style(self, card: str) -> str:
        return _SUITS.get(card[0], f"bold {CREAM}")

    def picture(self, view: View, look: Look) -> RenderableType:
        return draw(_screen(view), look)

    def sheet(self, view: View, look: Look) -> RenderableType:
        return sheet(_screen(view), look)

    def hand(self, view: View) -> list[Held]:
        return [Held(card, (f"hand:{card}",)) for card in _screen(view)["hand"]]

    def effect(self, said: Said, look: Look) -> str:
        """What becomes of the player himself; while the trick is open, as the mark that he would have."""
        if said.seat != look.company.you:
            return ""
        if said.kind in _MARKS:
            return f" · {look.words.say(f'foppen-mark-{said.kind}')}"
        return super().effect(said, look)

    def help(self, words: Words) -> list[str]:
        return [words.say("foppen-help-cards")]

    def examples(self, game: Game, legal: Sequence[int]) -> Examples:
        return Examples("play G7", "G7", "12")


CHAPTER = FoppenChapter()
_MARKS = {"winning", "fopped"}


def _screen(view: View) -> Screen:
    assert isinstance(view, FoppenView), "a view of Foppen"
    return view.screen()


def draw(screen: Screen, look: Look) -> RenderableType:
    inner = look.width - 4
    you = look.company.you
    mats = [_mat(screen, look, seat) for seat in look.others(len(screen["seats"]))]
    lines = [*beside(mats, inner, NARROWEST), centred(_middle(screen, look), inner)]
    if you != TABLE:
        lines.append(centred(_own(screen, look), inner))
    if screen["last"]:
        lines.append(_last(screen["last"], look))
    return Panel(
        Group(*lines),
        title=Text(look.words.say("foppen-title", deal=screen["deal"], deals=screen["deals"])),
        title_align="left",
        subtitle=Text(look.words.say("foppen-deals", **look.company.who(screen["dealer"]))),
        subtitle_align="right",
        box=box.ROUNDED,
        width=look.width,
        border_style=FAINT,
    )


def _mat(screen: Screen, look: Look, seat: int) -> list[Text]:
    """Name, cards, points, and what the seat has in the trick."""
    words, at = look.words, screen["seats"][seat]
    lines = [
        _name(screen, look, seat),
        Text(words.say("cards-held", n=at["cards"])),
        Text(words.say("points-held", n=at["points"], points=signed(at["points"]))),
    ]
    if any(each["bid"] for each in screen["seats"]):
        lines.append(Text(_bid(screen, look, seat), style="italic"))
    return [*lines, _played(screen, look, seat), _mark(screen, look, seat)]


def _name(screen: Screen, look: Look, seat: int) -> Text:
    name = look.name(seat)
    return Text(f"▶ {name}", style=TURN) if screen["turn"] == seat else Text(name, style="bold")


def _bid(screen: Screen, look: Look, seat: int) -> str:
    bid = screen["seats"][seat]["bid"]
    return look.words.say(f"foppen-bid-{bid}") if bid else ""


def _played(screen: Screen, look: Look, seat: int) -> Text:
    return Text().join(look.chip(each["card"]) for each in screen["trick"] if each["seat"] == seat)


def _mark(screen: Screen, look: Look, seat: int) -> Text:
    """Who wins so far, who would be fopped, who sits out: from the view, never worked out here."""
    words = look.words
    if screen["phase"] == "playing" and screen["stone"] == seat:
        return Text(words.say("foppen-mark-stone"))
    if len(screen["trick"]) > 1 and screen["winning"] == seat:
        return Text(words.say("foppen-mark-winning"), style="bold")
    if len(screen["trick"]) > 1 and screen["fopped"] == seat:
        return Text(words.say("foppen-mark-fopped"))
    return Text()


def _middle(screen: Screen, look: Look) -> Text:
    words = look.words
    if screen["phase"] != "playing":
        return Text(words.say(f"foppen-phase-{screen['phase']}"), style=FAINT)
    if screen["suit"]:
        return Text(words.say("foppen-led", suit=words.say(f"foppen-suit-{screen['suit']}")))
    return Text(words.say("foppen-open" if screen["trick"] else "foppen-empty"), style=FAINT)


def _own(screen: Screen, look: Look) -> Text:
    """The viewer's own mat, on one line."""
    at = screen["seats"][look.company.you]
    held = look.words.say("cards-held", n=at["cards"])
    points = look.words.say("points-held", n=at["points"], points=signed(at["points"]))
    parts = [
        _name(screen, look, look.company.you),
        Text(held),
        Text(points),
        Text(_bid(screen, look, look.company.you)),
        _played(screen, look, look.company.you),
        _mark(screen, look, look.company.you),
    ]
    return Text(" · ").join(part for part in parts if part.plain)


def _last(last: list[Played], look: Look) -> Text:
    line = Text.assemble((look.words.say("foppen-last"), FAINT))
    for each in last:
        line.append(f"  {look.words.name(each['seat'], look.company)} ", FAINT)
        line.append_text(look.chip(each["card"]))
    return line


def sheet(screen: Screen, look: Look) -> RenderableType:
    """The score sheet: a line for each hand, and the sum."""
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False)
    table.add_column(look.words.say("sheet-hand"), justify="right", footer=look.words.say("sheet-total"))
    for seat, at in enumerate(screen["seats"]):
        table.add_column(look.name(seat), justify="right", footer=signed(at["points"]))
    for n, row in enumerate(screen["sheet"], 1):
        table.add_row(str(n), *[signed(points) for points in row])
    return table
