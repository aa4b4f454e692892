"""Fritsen's table as text: the cutting board as a grid of piles, the others with their cards and Fritsjes, what can be
blocked, voted on, called and drunk now."""

import re
from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stammtisch.core.game import TABLE, Game, View
from stammtisch.games.fritsen.screen import Screen
from stammtisch.games.fritsen.view import FritsenView
from stammtisch.terminal.chapter import Chapter, Examples, Held
from stammtisch.terminal.paint import CREAM, FAINT, TURN, Look, beside, centred
from stammtisch.words import Words

NARROWEST = 14  # columns that a mat needs: five seats to a row of eighty
NEWEST = 4  # drinks that are listed
HIGHEST = 20  # limit that a person may set for himself
LIMIT = "limit"

_SUITS = {"H": "♥", "C": "♣", "D": "♦", "S": "♠"}
_ABOUT = {"report": "report", "award": "nominate"}  # touches that say what is called, and the verb that calls it
_RED = "bold #c4352b on #fffdf6"
_HAND = ("hand", "fumble", "bury")  # what may be done with a card that is held
_SAID = (
    "dealt",
    "exchanging",
    "glass",
    "whose-glass",
    "window",
    "last",
    "paused",
)  # facts that are told below the board


class FritsenChapter(Chapter):
    quiet = frozenset({"ready", "pass", "shuffle"})
    breaks = frozenset({"turn", "deal", "again", "over"})
    notable = frozenset({"drink", "foul", "outcome", "out", "loser", "medal", "utter", "deadlock", "removed", "ruling"})

    def label(self, card: str, words: Words) -> str:
        """7♥, 10♣, and Q♦ by the letter of the language; X is a joker."""
        if card[1:] not in _SUITS:
            return card
        return f"{({'T': '10'} | _letters(words)).get(card[0], card[0])}{_SUITS[card[1]]}"

    def style(self, card: str) -> str:
        return _RED if card[1:] in ("H", "D") else f"bold {CREAM}"

    def picture(self, view: View, look: Look) -> RenderableType:
        told = [look.words.told(look.game, "fact", each, look.company) for each in view.facts() if each.kind in _SAID]
        return draw(_screen(view), look, told)

    def ending(self, view: View, look: Look) -> RenderableType:
        return sheet(_screen(view), look)

    def hand(self, view: View) -> list[Held]:
        return [Held(card, tuple(f"{kind}:{card}" for kind in _HAND)) for card in _screen(view)["hand"]]

    def help(self, words: Words) -> list[str]:
        limit = words.say("fritsen-help-limit", command=words.say("fritsen-limit-command"))
        return [words.say("fritsen-help-cards"), words.say("fritsen-help-calls"), limit]

    def remarks(self, words: Words) -> list[str]:
        return [words.say("fritsen-limit-command")]

    def remark(self, line: str, notes: dict[str, int], words: Words) -> str:
        """A limit of one's own, after which drinks are symbolic: `limit 5`, and `limit` tells how it stands."""
        verb, _, wanted = line.partition(" ")
        if verb.casefold() not in (LIMIT, words.say("fritsen-limit-command")):
            return ""
        if wanted and not (wanted.isdecimal() and int(wanted) <= HIGHEST):
            return words.say("fritsen-help-limit", command=words.say("fritsen-limit-command"))
        if wanted:
            notes[LIMIT] = int(wanted)
        return words.say("fritsen-limit-set", limit=words.say("fritsen-limit", n=notes.get(LIMIT, 0)))

    def examples(self, game: Game, legal: Sequence[int]) -> Examples:
        return Examples("lay 7H b1", "7H b1", "2-88")

    def noted(self, line: str, words: Words) -> str:
        """Suits may be typed as they are drawn, and jack, queen and king by their local letters."""
        for letter, suit in _SUITS.items():
            line = line.replace(f"10{suit}", f"T{letter}").replace(suit, letter)
        ranks = {local: rank for rank, local in _letters(words).items() if local != rank}
        card = re.compile(rf"\b([{''.join(ranks)}])([HCDS])\b", re.IGNORECASE)
        return card.sub(lambda found: ranks[found[1].upper()] + found[2], line) if ranks else line

    def begun(self, touches: Sequence[str], words: Words) -> str:
        """The card that goes to many places, and what many calls are about: each names somebody else."""
        kind, _, what = touches[0].partition(":")
        if kind == "hand":
            return " ".join([self.label(what, words), *[touch.partition(":")[2] for touch in touches[1:]]])
        if kind not in _ABOUT:
            return super().begun(touches, words)
        about = words.say(f"fritsen-{kind}-{what}")
        return words.say(f"fritsen-move-{_ABOUT[kind]}", **{kind: about}, whom="").removesuffix(" ()")


CHAPTER = FritsenChapter()


def _letters(words: Words) -> dict[str, str]:
    return dict(zip("JQKA", words.say("fritsen-letters").split(), strict=True))


def _screen(view: View) -> Screen:
    assert isinstance(view, FritsenView), "a view of Fritsen"
    return view.screen()


def draw(screen: Screen, look: Look, told: Sequence[str]) -> RenderableType:
    inner, words = look.width - 4, look.words
    mats = [_mat(screen, look, seat) for seat in look.others(len(screen["seats"]))]
    lines = [*beside(mats, inner, NARROWEST), *board(screen, look, inner)]
    lines += [Text(sentence, style="bold") for sentence in told]
    lines += [*_vote(screen, look), *_drinks(screen, look), *_acts(screen, look), *_clocks(screen, words)]
    if look.company.you != TABLE:
        lines.append(centred(_own(screen, look), inner))
    return Panel(
        Group(*lines),
        title=Text(words.say("fritsen-title", referee=words.say(f"fritsen-value-{screen['referee']}"))),
        title_align="left",
        box=box.ROUNDED,
        width=look.width,
        border_style=FAINT,
    )


def _name(screen: Screen, look: Look, seat: int) -> Text:
    at = screen["seats"][seat]
    role = " (Frits)" if at["frits"] else " (Willem)" if at["willem"] else ""
    name = f"{look.name(seat)}{role}"
    return Text(f"▶ {name}", style=TURN) if screen["turn"] == seat else Text(name, style="bold")


def _mat(screen: Screen, look: Look, seat: int) -> list[Text]:
    """Name and role, cards, Fritsjes, and what is to be known besides."""
    at, words = screen["seats"][seat], look.words
    held = "?" if at["cards"] is None else words.say("cards-held", n=at["cards"])
    return [
        _name(screen, look, seat),
        look.chips(at["hand"]) if at["hand"] else Text(held),
        Text(words.say("fritsen-tally", n=at["fritsjes"])),
        Text(_note(screen, words, seat), style=FAINT),
    ]


def _note(screen: Screen, words: Words, seat: int) -> str:
    at = screen["seats"][seat]
    if at["removed"]:
        return words.say("fritsen-is-removed")
    if at["out"] is not None:
        return words.say("fritsen-is-out", n=at["out"])
    if at["away"]:
        return words.say("fritsen-is-away")
    if at["last"]:
        return words.say("fritsen-owes-last")
    if at["open"]:
        return words.say("fritsen-still-open", n=at["open"])
    return words.say("fritsen-is-ready") if at["ready"] else ""


def board(screen: Screen, look: Look, width: int) -> list[Text]:
    """The grid, row by row: name, top card and size of each pile, and what is to be known of it."""
    piles = {pile["cell"]: pile for pile in screen["piles"]}
    named = ["a1", "a2", *piles, *screen["places"]]
    rows = max(int(cell[1:]) for cell in named)
    columns = max("abcdefgh".index(cell[0]) for cell in named) + 1
    lines: list[Text] = []
    for row in range(1, rows + 1):
        cells = [f"{letter}{row}" for letter in "abcdefgh"[:columns]]
        lines += beside([_cell(screen, look, cell) for cell in cells], width, 1)
    return lines


def _cell(screen: Screen, look: Look, cell: str) -> list[Text]:
    words = look.words
    pile = next((each for each in screen["piles"] if each["cell"] == cell), None)
    if cell == "a1":
        return [Text(cell, style=FAINT), look.chip("?") if screen["stock"] else Text("–"), _closed(screen, words)]
    if pile is None:
        note = words.say("fritsen-jokers") if cell == "a2" else ""
        free = words.say("fritsen-new") if cell in screen["places"] else note
        return [Text(cell, style=FAINT), Text("·", style=FAINT), Text(free, style=FAINT)]
    glass = screen["glass"] is not None and screen["glass"]["cell"] == cell
    notes = [words.say("fritsen-glass")] if glass else ["×"] if pile["blocked"] else []
    notes += [words.say("fritsen-queens", n=pile["queens"])] if pile["queens"] > 1 else []
    size = f"{cell} ({len(pile['cards'])})"
    return [Text(size, style=FAINT), look.chip(pile["cards"][-1]), Text(" ".join(notes), style="bold")]


def _closed(screen: Screen, words: Words) -> Text:
    return Text(words.say("fritsen-closed", n=screen["stock"]))


def _vote(screen: Screen, look: Look) -> list[Text]:
    """What is voted on, and how it stands; a reading has its first and its second (2-3)."""
    vote, words = screen["vote"], look.words
    if vote is None:
        return []
    yes, no = len(vote["yes"] or vote["one"]), len(vote["no"] or vote["two"])
    motion, *whom = vote["what"]
    what = ": ".join([*[look.name(int(seat[1:])) for seat in whom], words.say(f"fritsen-motion-{motion}")])
    return [Text(words.say("fritsen-vote", what=what, yes=yes, no=no, needed=vote["needed"]), style="bold")]


def _drinks(screen: Screen, look: Look) -> list[Text]:
    """The newest drinks that are still open, each with its toast."""
    owed = [drink for drink in screen["drinks"] if drink["state"] == "open"][-NEWEST:]
    words = look.words
    return [
        Text(
            f"{look.name(drink['seat'])}: {words.say('fritsen-kind-' + drink['kind'])}, "
            f"{words.say('fritsen-toast-' + drink['toast'])}"
        )
        for drink in owed
    ]


def _acts(screen: Screen, look: Look) -> list[Text]:
    """What can be called, by number, right and wrong alike (2-88)."""
    if not screen["acts"]:
        return []
    words, found = look.words, []
    for act in screen["acts"]:
        cards = " ".join(look.cards.label(card, look.words) for card in act["cards"])
        did = words.say(f"fritsen-act-{act['what']}")
        parts = [f"{act['n']}: {look.name(act['seat'])},", did, cards, act["cell"]]
        found.append(" ".join(part for part in parts if part))
    return [Text(f"{words.say('fritsen-acts')} {' · '.join(found)}")]


def _clocks(screen: Screen, words: Words) -> list[Text]:
    running = [words.say(f"fritsen-clock-{name}") for name in screen["windows"]]
    return [Text(words.say("fritsen-clocks", clocks=", ".join(running)), style=FAINT)] if running else []


def _own(screen: Screen, look: Look) -> Text:
    """The viewer's Fritsjes and special cards; the hand stands below the table."""
    at, words = screen["seats"][look.company.you], look.words
    parts = [words.say("fritsen-tally", n=at["fritsjes"]), _note(screen, words, look.company.you)]
    limit = look.notes.get(LIMIT, 0)
    if limit and at["fritsjes"] > limit:
        parts.append(words.say("fritsen-symbolic", n=at["fritsjes"] - limit, limit=limit))
    if screen["phase"] == "dirty":
        parts.append(words.say("fritsen-special", n=screen["special"]))
    return Text.assemble(_name(screen, look, look.company.you), *[f" · {part}" for part in parts if part])


def sheet(screen: Screen, look: Look) -> RenderableType:
    """Who was out when, after how many turns, with which medal, and how much it came to."""
    words = look.words
    table = Table(box=box.SIMPLE, pad_edge=False)
    for heading in ("", "fritsen-tally-turns", "fritsen-tally-fritsjes", "fritsen-medals"):
        table.add_column(words.say(heading) if heading else "", justify="right" if "tally" in heading else "left")
    for seat, at in enumerate(screen["seats"]):
        medal = words.say(f"fritsen-medal-{at['medal']}") if at["medal"] else ""
        table.add_row(look.name(seat), str(at["turns"]), str(at["fritsjes"]), medal)
    return table
