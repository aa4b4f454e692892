"""One look at the table: what lies there, the hand with the numbers of its moves, and what is asked."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from stammtisch.core.game import TABLE, Game, View
from stammtisch.core.record import Line
from stammtisch.games.foppen.view import FoppenView
from stammtisch.games.mezza.view import MezzaView
from stammtisch.terminal import foppen, mezza
from stammtisch.terminal.paint import FAINT, RULE, TURN, WIDEST, Look, listed, shows_colour
from stammtisch.words import MOVES, Company, Words

_NO_NEWS = {"hand", "draw", "choose"}  # of other seats
_BREAKS = {"show", "over", "open", "lowest"}  # begin a line of their own
_NOTABLE = {"fop", "score", "skip", "clear", "lot", "expire", "take", "over"}


def look_for(game: str, words: Words, company: Company, console: Console) -> Look:
    return Look(game, words, company, shows_colour(console), min(console.width, WIDEST))


def picture(view: View, look: Look) -> RenderableType:
    """The table as one seat sees it."""
    if isinstance(view, FoppenView):
        return foppen.draw(view.screen(), look)
    assert isinstance(view, MezzaView), "a game without a picture"
    return mezza.draw(view.screen(), look)


def sheet(view: View, look: Look) -> RenderableType | None:
    """The points by hand, where a game is played in several."""
    return foppen.sheet(view.screen(), look) if isinstance(view, FoppenView) else None


def in_play(view: View) -> list[str]:
    """The cards a seat plays from: its hand, or in Mezza its open cards when the hand is played out."""
    if isinstance(view, FoppenView):
        return view.screen()["hand"]
    assert isinstance(view, MezzaView), "a game without a hand"
    screen = view.screen()
    return screen["hand"] or screen["seats"][int(view.seat)]["open"]


def show(game: Game, view: View, look: Look, console: Console, legal: Sequence[int]) -> None:
    """The table, the hand, what is asked, and the moves on offer."""
    console.print(picture(view, look))
    moves = [game.text(action) for action in legal]
    if view.seat != TABLE:
        for line in hand(in_play(view), moves, look):
            console.print(line)
    console.print(Text(look.words.awaited(view, look.company), style=TURN if moves else FAINT))
    for line in listed(numbered(game, moves, look), look.width):
        console.print(line)


def numbered(game: Game, moves: Sequence[str], look: Look) -> list[Text]:
    said = [look.words.move(game.name, words) for words in moves]
    return [Text.assemble((f"{n:2} ", "bold"), words) for n, words in enumerate(said, 1)]


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
