"""One look at the table: what lies there, the hand with the numbers of its moves, and what is asked."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from stammtisch.core.game import TABLE, Game, View
from stammtisch.core.record import Line
from stammtisch.games.foppen.view import FoppenView
from stammtisch.games.keezen.view import KeezenView
from stammtisch.games.mezza.view import MezzaView
from stammtisch.terminal import foppen, keezen, mezza
from stammtisch.terminal.menu import Choice, menu
from stammtisch.terminal.paint import FAINT, RULE, TURN, WIDEST, Look, listed, shows_colour
from stammtisch.words import MOVES, Company, Words, signed

_NO_NEWS = {"hand", "draw", "choose"}  # of other seats
_BREAKS = {"show", "over", "open", "lowest", "dealer"}  # begin a line of their own
_NOTABLE = {"fop", "score", "skip", "clear", "lot", "expire", "take", "capture", "help", "fold", "time", "over"}


def look_for(game: str, words: Words, company: Company, console: Console) -> Look:
    return Look(game, words, company, shows_colour(console), min(console.width, WIDEST))


def picture(view: View, look: Look) -> RenderableType:
    """The table as one seat sees it."""
    if isinstance(view, FoppenView):
        return foppen.draw(view.screen(), look)
    if isinstance(view, KeezenView):
        return keezen.draw(view.screen(), look)
    assert isinstance(view, MezzaView), "a game without a picture"
    return mezza.draw(view.screen(), look)


def sheet(view: View, look: Look) -> RenderableType | None:
    """The points by hand, where a game is played in several."""
    return foppen.sheet(view.screen(), look) if isinstance(view, FoppenView) else None


def ending(view: View, look: Look) -> RenderableType | None:
    """What is shown when all is over: the sheet, or Keezen's board."""
    return picture(view, look) if isinstance(view, KeezenView) else sheet(view, look)


def score(view: View, points: int, words: Words) -> str:
    """What a seat has reached, where a game counts something."""
    if isinstance(view, FoppenView):
        return words.say("points-held", n=points, points=signed(points))
    return words.say("keezen-result", n=points) if isinstance(view, KeezenView) else ""


def in_play(view: View) -> list[str]:
    """The cards a seat plays from: its hand, or in Mezza its open cards when the hand is played out."""
    if isinstance(view, FoppenView | KeezenView):
        return view.screen()["hand"]
    assert isinstance(view, MezzaView), "a game without a hand"
    screen = view.screen()
    return screen["hand"] or screen["seats"][int(view.seat)]["open"]


def show(game: Game, view: View, look: Look, console: Console, legal: Sequence[int]) -> None:
    """The table, the hand, what is asked, and the moves on offer."""
    console.print(picture(view, look))
    choices = menu(game, legal, lambda action: said(game, view, action, look.words), look.words)
    if view.seat != TABLE:
        for line in hand(in_play(view), [_alike(game, choice) for choice in choices], look):
            console.print(line)
    console.print(Text(look.words.awaited(view, look.company), style=TURN if legal else FAINT))
    show_menu(choices, look, console)


def said(game: Game, view: View, action: int, words: Words) -> str:
    """A move in words; in Keezen also whose pawn it sends back."""
    move = words.move(game.name, game.text(action))
    return move + keezen.taken(view.screen(), game.touches(action)) if isinstance(view, KeezenView) else move


def show_menu(choices: Sequence[Choice], look: Look, console: Console) -> None:
    numbered = [Text.assemble((f"{n:2} ", "bold"), choice.label) for n, choice in enumerate(choices, 1)]
    for line in listed(numbered, look.width):
        console.print(line)


def _alike(game: Game, choice: Choice) -> str:
    """The words of a move; of several the card that they play."""
    words = game.text(choice.actions[0])
    return words if len(choice.actions) == 1 else words.partition(" ")[0]


def hand(cards: Sequence[str], moves: Sequence[str], look: Look) -> list[Text]:
    """The cards, and under each the number of the move that plays it; of equal cards the second means two."""
    top, below = Text("  "), Text("  ")
    lines: list[Text] = []
    for at, card in enumerate(cards):
        chip = look.chip(card)
        if cell_len(top.plain) + cell_len(chip.plain) > look.width:
            lines += [top, below]
            top, below = Text("  "), Text("  ")
        number = _number(card, cards[: at + 1].count(card), moves, look.game)
        top.append_text(chip).append(" ")
        below.append(number.center(cell_len(chip.plain)) + " ", "bold")
    return [line for line in [*lines, top, below] if line.plain.strip()]


def _number(card: str, n: int, moves: Sequence[str], game: str) -> str:
    if game == "keezen":  # where the card has one number
        found = [at for at, words in enumerate(moves, 1) if words.partition(":")[0] == card[:-1]]
        return str(found[0]) if len(found) == 1 else ""
    for verb in MOVES[game]:
        words = " ".join([verb, *[card] * n])
        if verb != "open" and words in moves:
            return str(moves.index(words) + 1)
    return ""


def happened(line: Line, look: Look, all_of_it: bool) -> Text:
    """What one action led to, as the looker was told it, or the news of it; what weighs more with its rule."""
    found = Text()
    for event in line.events_seen_by(look.company.you):
        if not all_of_it and (event.kind == "pass" or (event.kind in _NO_NEWS and event.seat != look.company.you)):
            continue
        gap = "\n" if event.kind in _BREAKS else " "
        found.append((gap if found.plain else "") + look.words.event(look.game, event, look.company))
        if event.rule and event.kind in _NOTABLE:
            found.append(f" {event.rule}", f"{FAINT} {RULE}")
    return found
