"""Mezza's table as text: open and closed cards of all, the pile with its run, and what it asks."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stammtisch.core.game import TABLE, Game, View
from stammtisch.games.mezza.screen import Screen
from stammtisch.games.mezza.view import MezzaView
from stammtisch.terminal.chapter import NARROWEST, Chapter, Examples, Held
from stammtisch.terminal.paint import BACK, CREAM, FAINT, TURN, Look, beside, centred
from stammtisch.words import Words

FANNED = 6  # cards of the pile that are shown beneath its run

_HALVES = dict.fromkeys(("3½", "6½", "9½"), "bold #ffffff on #54264a")
_STYLES = _HALVES | dict.fromkeys(("J", "0", "½"), "bold #21170f on #f3b544")


class MezzaChapter(Chapter):
    quiet = frozenset({"pass"})
    own = frozenset({"hand", "draw", "choose"})
    breaks = frozenset({"open", "lowest", "over"})
    notable = frozenset({"skip", "clear", "lot", "expire", "take", "over"})

    def style(self, card: str) -> str:
        return _STYLES.get(card, f"bold {CREAM}")

    def picture(self, view: View, look: Look) -> RenderableType:
        return draw(view, look)

    def hand(self, view: View) -> list[Held]:
        """The hand, or the open cards when it is played out."""
        screen = _screen(view)
        if view.seat == TABLE:
            return []
        cards = screen["hand"] or screen["seats"][int(view.seat)]["open"]
        return [Held(card, (f"card:{card}", f"add:{card}")) for card in cards]

    def opening(self, words: Words) -> list[str]:
        return [words.say("mezza-help-races")]

    def help(self, words: Words) -> list[str]:
        return [words.say("mezza-help-cards"), words.say("mezza-help-races")]

    def examples(self, game: Game, legal: Sequence[int]) -> Examples:
        return Examples("lay 6½", "6½", "120")


CHAPTER = MezzaChapter()


def _screen(view: View) -> Screen:
    assert isinstance(view, MezzaView), "a view of Mezza"
    return view.screen()


def draw(view: View, look: Look) -> RenderableType:
    screen, inner = _screen(view), look.width - 4
    mats = [_mat(screen, look, seat) for seat in look.others(len(screen["seats"]))]
    lines = [*beside(mats, inner, NARROWEST), Text(), *(centred(line, inner) for line in _middle(view, screen, look))]
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


def _middle(view: View, screen: Screen, look: Look) -> list[Text]:
    """The top of the pile with its run, and what it asks, in words."""
    words = look.words
    if screen["phase"] != "playing":
        return [Text(words.say(f"mezza-phase-{screen['phase']}"), style=FAINT), _lowest(view, look)]
    pile = [each["card"] for each in screen["pile"]]
    if not pile:
        return [Text(words.say("mezza-no-pile"), style=FAINT), Text()]
    under = pile[: -screen["run"]][-FANNED:]
    more = "… " if len(under) + screen["run"] < len(pile) else ""
    beneath = more + "".join(f"{card} " for card in under)
    run = look.chips(pile[-screen["run"] :])
    line = Text.assemble(words.say("mezza-pile", n=len(pile)), "  ", (beneath, FAINT), run)
    asks = [words.say("mezza-asks", demand=words.say(f"mezza-demand-{token}")) for token in _fact(view, "demand")]
    return [line, Text("".join(asks), style="bold")]


def _lowest(view: View, look: Look) -> Text:
    said = [look.words.say("mezza-fact-lowest", card=look.words.card("mezza", card)) for card in _fact(view, "lowest")]
    return Text("".join(said), style="bold")


def _fact(view: View, kind: str) -> list[str]:
    """The tokens of a fact; none where it is not so."""
    return [token for fact in view.facts() if fact.kind == kind for token in fact.said]


def _own(screen: Screen, look: Look) -> Text:
    """The viewer's own cards on the table, on one line."""
    at = screen["seats"][look.company.you]
    name = _name(screen, look, look.company.you)
    if at["place"] is not None:
        return Text.assemble(name, " · ", look.words.say("place", place=at["place"]))
    lying = [("mezza-open", at["open"]), ("mezza-closed", [BACK] * len(at["closed"]))]
    parts = [Text.assemble(look.words.say(key), " ", look.chips(cards)) for key, cards in lying if cards]
    return Text("   ").join([name, *parts])
