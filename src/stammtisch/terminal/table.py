"""One look at the table: what lies there, the hand with the numbers of its moves, and what is asked."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, View
from stammtisch.core.record import BACK, Line
from stammtisch.terminal.chapter import Chapter, Held, chapter_of
from stammtisch.terminal.menu import Choice, menu, together
from stammtisch.terminal.paint import FAINT, RULE, TURN, Look, listed

BESIDES = 4  # kinds of call that are named under the menu


def show(game: Game, view: View, look: Look, console: Console, legal: Sequence[int]) -> list[Choice]:
    """The table, the hand, what is asked, and the moves on offer, which are given back."""
    chapter = chapter_of(game.name)
    console.print(chapter.picture(view, look))
    choices = menu(game, view, look, legal)
    if view.seat != TABLE:
        for line in hand(chapter.hand(view), choices, look):
            console.print(line)
    console.print(Text(look.words.asked(game.name, view, look.company), style=TURN if legal else FAINT))
    show_menu(choices, look, console)
    return choices


def show_menu(choices: Sequence[Choice], look: Look, console: Console) -> None:
    numbered = [Text.assemble((f"{n:2} ", "bold"), choice.label) for n, choice in enumerate(choices, 1)]
    for line in listed(numbered, look.width):
        console.print(line)


def besides(game: Game, view: View, look: Look) -> str:
    """What the seat may do besides, by verb and on one line, what is asked about once more last; empty if there is
    nothing."""
    verbs: dict[str, list[int]] = {}
    for action in sorted(view.calls, key=lambda action: any(each.twice for each in view.would(action))):
        verbs.setdefault(game.said(action)[0], []).append(action)
    named = [
        look.words.move(game.name, game.said(actions[0]), look.company)
        if len(actions) == 1
        else together(game, look, actions)
        for actions in list(verbs.values())[:BESIDES]
    ]
    more = ["…"] if len(verbs) > BESIDES else []
    return look.words.say("also", calls=" · ".join([*named, *more])) if named else ""


def hand(cards: Sequence[Held], choices: Sequence[Choice], look: Look) -> list[Text]:
    """The cards, and under each the number of the move that plays it; of equal cards the second means two."""
    top, below = Text("  "), Text("  ")
    lines: list[Text] = []
    for at, held in enumerate(cards):
        chip = look.chip(held.card)
        if cell_len(top.plain) + cell_len(chip.plain) > look.width:
            lines += [top, below]
            top, below = Text("  "), Text("  ")
        number = _number(held, [each.touches for each in cards[: at + 1]].count(held.touches), cards, choices)
        top.append_text(chip).append(" ")
        below.append(number.center(cell_len(chip.plain)) + " ", "bold")
    return [line for line in [*lines, top, below] if line.plain.strip()]


def hands(game: Game, views: Sequence[View], look: Look) -> list[Text]:
    """The hands of all seats, each on a line."""
    held = [chapter_of(game.name).hand(view) for view in views]
    names = [Text(f"  {look.name(seat)} ", style="bold") for seat in range(len(views))]
    return [
        Text.assemble(name, look.chips([each.card for each in cards])) for name, cards in zip(names, held, strict=True)
    ]


def _number(held: Held, n: int, cards: Sequence[Held], choices: Sequence[Choice]) -> str:
    """The number of the only line that plays this card `n` times and no other."""
    others = {touch for each in cards for touch in each.touches if touch not in held.touches}
    found = [
        number
        for number, choice in enumerate(choices, 1)
        if sum(touch in held.touches for touch in choice.touches) == n and not others & set(choice.touches)
    ]
    return str(found[0]) if len(found) == 1 else ""


def happened(line: Line, look: Look, chapter: Chapter, all_of_it: bool, all_eyes: bool = False) -> Text:
    """What one action led to, as the looker was told it, or the news of it; what weighs more with its rule.

    To `all_eyes` nothing is hidden that the record holds."""
    found = Text()
    if line.open.get("do", "").startswith(BACK + " "):
        found.append(look.words.say("gone-back", n=int(line.open["do"].removeprefix(BACK + " "))))
    events = line.events() if all_eyes else line.events_seen_by(look.company.you)
    return told(events, look, chapter, all_of_it, found)


def told(events: Sequence[Event], look: Look, chapter: Chapter, all_of_it: bool, found: Text | None = None) -> Text:
    """Events as the looker was told them, behind what was `found` before them."""
    found = Text() if found is None else found
    for event in events:
        concerns = event.kind not in chapter.own or event.seat == look.company.you
        if not all_of_it and (event.kind in chapter.quiet or not concerns):
            continue
        gap = "\n" if event.kind in chapter.breaks else " "
        found.append((gap if found.plain else "") + look.words.event(look.game, event, look.company))
        if event.rule and event.kind in chapter.notable:
            found.append(f" {event.rule}", f"{FAINT} {RULE}")
    return found
