"""Frantic's table as text: hands by size, the discard pile and what must follow, the attack, the event, the bomb."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stammtisch.core.game import TABLE, Game, View
from stammtisch.games.frantic.screen import Screen, Share
from stammtisch.games.frantic.view import FranticView
from stammtisch.terminal.chapter import Chapter, Examples, Held
from stammtisch.terminal.paint import CREAM, FAINT, TURN, Look, beside, centred
from stammtisch.words import Words

FANNED = 4  # cards of the discard pile that are shown beneath its top
NARROWEST = 13  # columns that a mat needs: four seats to a row of sixty

_COLOURS = {
    "B": "bold #ffffff on #2a63b8",
    "R": "bold #ffffff on #c4352b",
    "G": "bold #ffffff on #1b7a55",
    "Y": "bold #21170f on #f4bd36",
    "K": "bold #ffffff on #17130f",
}
_HAND = ("hand", "give", "stake", "discard", "send", "answer")  # what may be done with a card that is held


class FranticChapter(Chapter):
    own = frozenset({"hand"})
    breaks = frozenset({"dealer", "event", "round", "over"})
    notable = frozenset({"event", "counter", "nice-try", "lapse", "miss", "score", "expire", "over"})

    def style(self, card: str) -> str:
        return _COLOURS[card[0]] if card[1:] and card[0] in _COLOURS else f"bold {CREAM}"

    def picture(self, view: View, look: Look) -> RenderableType:
        return draw(_screen(view), look)

    def sheet(self, view: View, look: Look) -> RenderableType:
        return sheet(_screen(view), look)

    def hand(self, view: View) -> list[Held]:
        return [Held(card, tuple(f"{kind}:{card}" for kind in _HAND)) for card in _screen(view)["hand"]]

    def help(self, words: Words) -> list[str]:
        return [words.say("frantic-help-cards")]

    def examples(self, game: Game, legal: Sequence[int]) -> Examples:
        return Examples("play R7", "R7", "91")


CHAPTER = FranticChapter()


def _screen(view: View) -> Screen:
    assert isinstance(view, FranticView), "a view of Frantic"
    return view.screen()


def draw(screen: Screen, look: Look) -> RenderableType:
    inner, words = look.width - 4, look.words
    mats = [_mat(screen, look, seat) for seat in look.others(len(screen["seats"]))]
    middle = [_pile(screen, look), _wanted(screen, look), *_attack(screen, look)]
    lines = [*beside(mats, inner, NARROWEST), *(centred(line, inner) for line in middle)]
    if screen["event"]:
        lines.append(Text(_event(screen, words), style="bold"))
    if screen["market"]:
        lines.append(centred(look.chips(screen["market"]), inner))
    if screen["bomb"]:
        lines.append(centred(Text(words.say("frantic-fact-bomb", count=screen["bomb"]["left"])), inner))
    if look.company.you != TABLE:
        lines.extend(_own(screen, look))
    return Panel(
        Group(*lines),
        title=Text(words.say("frantic-title", n=screen["round"], limit=screen["limit"])),
        title_align="left",
        subtitle=Text(words.say("frantic-piles", n=screen["stock"], events=screen["events"])),
        subtitle_align="right",
        box=box.ROUNDED,
        width=look.width,
        border_style=FAINT,
    )


def _name(screen: Screen, look: Look, seat: int) -> Text:
    name = look.name(seat)
    return Text(f"▶ {name}", style=TURN) if screen["turn"] == seat else Text(name, style="bold")


def _mat(screen: Screen, look: Look, seat: int) -> list[Text]:
    """Name, size of the hand, and what is to be known of it."""
    at, words = screen["seats"][seat], look.words
    state = "done" if at["laid"] else "skips" if at["skips"] else ""
    note = words.say(f"frantic-web-{state}") if state else words.say("frantic-web-points", n=at["points"])
    held = Text(words.say("cards-held", n=at["cards"]))
    return [_name(screen, look, seat), held, Text(note, style=FAINT)]


def _pile(screen: Screen, look: Look) -> Text:
    """The top of the discard pile, and a few cards beneath it."""
    pile = screen["pile"]
    beneath = look.words.renamed(" ".join(pile[-1 - FANNED : -1]))
    return Text.assemble((f"{beneath} ", FAINT) if beneath else "", look.chips(pile[-1:]))


def _wanted(screen: Screen, look: Look) -> Text:
    """What must follow: a wish and whose it is, or what the top card shows."""
    words, wish = look.words, screen["wish"]
    if wish:
        wished = words.card("frantic", wish["wish"]) if wish["wish"] else "…"
        return Text(f"{words.say('frantic-web-wish', **look.company.who(wish['seat']))} {wished}", style="bold")
    demand = screen["demand"]
    shown = [words.card("frantic", demand["colour"])] if demand["colour"] else []
    shown += [each for each in (demand["number"], demand["symbol"]) if each]
    if not shown:
        return Text(words.say("frantic-web-any"), style="bold")
    return Text(words.say("frantic-fact-demand", demand=" / ".join(shown)), style="bold")


def _attack(screen: Screen, look: Look) -> list[Text]:
    """The attack and each of its shares: how much, through which hands, and how it stands."""
    attack, words = screen["attack"], look.words
    if attack is None:
        return []
    card = words.card("frantic", attack["card"])
    title = words.say("frantic-web-chain", card=card, **look.company.who(attack["seat"]))
    return [Text(title), *[_share(share, look) for share in attack["shares"] or screen["shares"]]]


def _share(share: Share, look: Look) -> Text:
    way = " → ".join(look.name(seat) for seat in share["path"])
    amount = f"+{share['count']} " if share["count"] else ""
    asked = share["state"] in ("asked", "aiming")
    return Text(f"{amount}{way}: {look.words.say('frantic-web-share-' + share['state'])}", style=TURN if asked else "")


def _event(screen: Screen, words: Words) -> str:
    event = screen["event"]
    return f"{words.say(f'frantic-named-{event}')}: {words.say(f'frantic-means-{event}')}"


def _own(screen: Screen, look: Look) -> list[Text]:
    """The viewer's points, and what is laid aside with whom it is for; the hand stands below the table."""
    at = screen["seats"][look.company.you]
    points = look.words.say("frantic-web-points", n=at["points"])
    lines = [centred(Text.assemble(_name(screen, look, look.company.you), f" · {points}"), look.width - 4)]
    if screen["aside"]:
        lines.append(Text.assemble(look.words.say("frantic-web-aside"), ": ", _aside(screen, look)))
    return lines


def _aside(screen: Screen, look: Look) -> Text:
    laid = [(each["card"], each["seat"]) for each in screen["aside"]]
    return Text(" ").join(
        look.chip(card) if seat is None else Text.assemble(look.chip(card), f"→{look.name(seat)}")
        for card, seat in laid
    )


def sheet(screen: Screen, look: Look) -> RenderableType:
    """Points by round, one column for each seat."""
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("")
    for seat in range(len(screen["seats"])):
        table.add_column(look.name(seat), justify="right")
    for n, row in enumerate(screen["sheet"]):
        table.add_row(str(n + 1), *[str(points) for points in row])
    table.add_section()
    table.add_row("", *[str(at["points"]) for at in screen["seats"]], style="bold")
    return table
