"""Mezza's table as text: open and closed cards of all, the pile with its run, and what it asks."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stammtisch.core.game import TABLE
from stammtisch.games.mezza.view import Screen
from stammtisch.games.mezza.words import demand
from stammtisch.terminal.paint import BACK, FAINT, TURN, Look, beside, centred

NARROWEST = 14  # columns that a mat needs
FANNED = 6  # cards of the pile that are shown beneath its run


def draw(screen: Screen, look: Look) -> RenderableType:
    inner = look.width - 4
    mats = [_mat(screen, look, seat) for seat in look.others(len(screen["seats"]))]
    lines = [*beside(mats, inner, NARROWEST), Text(), *(centred(line, inner) for line in _middle(screen, look))]
    if look.company.you != TABLE:
        lines += [Text(), centred(_own(screen, look), inner)]
    return Panel(
        Group(*lines),
        title=Text(look.words.say("mezza-title")),
        title_align="left",
        subtitle=Text(look.words.say("mezza-stock", n=screen["stock"], gone=screen["gone"])),
        subtitle_align="right",
        box=box.ROUNDED,
        width=look.width,
        border_style=FAINT,
    )


def _mat(screen: Screen, look: Look, seat: int) -> list[Text]:
    """Name, hand, open cards and the closed ones under them."""
    at = screen["seats"][seat]
    name = _name(screen, look, seat)
    if at["place"] is not None:
        return [name, Text(look.words.say("place", place=at["place"])), Text(), Text()]
    held = Text(look.words.say("cards-held", n=at["cards"]))
    return [name, held, look.chips(at["open"]), look.chips([BACK] * len(at["closed"]))]


def _name(screen: Screen, look: Look, seat: int) -> Text:
    name = look.name(seat)
    return Text(f"▶ {name}", style=TURN) if screen["turn"] == seat else Text(name, style="bold")


def _middle(screen: Screen, look: Look) -> list[Text]:
    """The top of the pile with its run, and what it asks, in words."""
    words = look.words
    if screen["phase"] != "playing":
        return [Text(words.phase("mezza", screen["phase"]), style=FAINT), _lowest(screen, look)]
    pile = [each["card"] for each in screen["pile"]]
    if not pile:
        return [Text(words.say("mezza-no-pile"), style=FAINT), Text()]
    under = pile[: -screen["run"]][-FANNED:]
    more = "… " if len(under) + screen["run"] < len(pile) else ""
    beneath = more + "".join(f"{card} " for card in under)
    run = look.chips(pile[-screen["run"] :])
    line = Text.assemble(words.say("mezza-pile", n=len(pile)), "  ", (beneath, FAINT), run)
    return [line, Text(words.say("mezza-asks", demand=demand(words, screen["demand"])), style="bold")]


def _lowest(screen: Screen, look: Look) -> Text:
    if screen["phase"] != "starting":
        return Text()
    return Text(look.words.say("mezza-view-lowest", card=look.words.card("mezza", screen["lowest"])), style="bold")


def _own(screen: Screen, look: Look) -> Text:
    """The viewer's own cards on the table, on one line."""
    at = screen["seats"][look.company.you]
    name = _name(screen, look, look.company.you)
    if at["place"] is not None:
        return Text.assemble(name, " · ", look.words.say("place", place=at["place"]))
    lying = [("mezza-open", at["open"]), ("mezza-closed", [BACK] * len(at["closed"]))]
    parts = [Text.assemble(look.words.say(key), " ", look.chips(cards)) for key, cards in lying if cards]
    return Text("   ").join([name, *parts])
