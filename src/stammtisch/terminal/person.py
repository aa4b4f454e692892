"""The person at the terminal: shown the table, asked for a move, and answered whatever he asks back."""

import re
import sys
from collections.abc import Iterator
from contextlib import suppress

from rich.console import Console
from rich.text import Text

from stammtisch.bots import bot
from stammtisch.core.game import Game, State, View
from stammtisch.core.record import Line
from stammtisch.games.keezen.view import KeezenView
from stammtisch.terminal import table
from stammtisch.terminal.menu import STEPWISE, Choice, against, meant, menu, rank_meant
from stammtisch.terminal.paint import FAINT, NO, RULE, Look
from stammtisch.terminal.rules import search_rules, show_rule
from stammtisch.words import MOVES, Company, Words

with suppress(ImportError):
    import readline  # noqa: F401  (the line can then be edited, and earlier ones recalled)

COMMANDS = ("rule", "rules", "hint", "log", "table", "help", "quit")
EXAMPLES = {  # a move, the same in short, a rule
    "foppen": ("play G7", "G7", "12"),
    "keezen": ("5: 10>15", "5: 10", "53"),
    "mezza": ("lay 6½", "6½", "120"),
}
REMEMBERED = 20  # lines that `log` shows


class Left(Exception):
    """The person has left the table."""


class Person:
    def __init__(self, game: Game, seat: int, words: Words, company: Company, console: Console) -> None:
        self.game = game
        self.seat = seat
        self.words = words
        self.company = company
        self.console = console
        self.log: list[Text] = []
        self.menu: list[Choice] = []
        self.doubted = ""  # a number that was typed once and may have been meant for a card

    def tell(self, line: Line) -> None:
        """What happened, as this seat was told it."""
        text = table.happened(line, self._look(), all_of_it=False)
        if text.plain:
            self.log.append(text)
            self.console.print(text)

    def choose(self, state: State) -> int:
        """Show the table and ask until there is a move."""
        self._show(state)
        while True:
            line = self.read(self.words.say("prompt"))
            action = None if self._answered(state, line) else self._move(state, line)
            if action is not None:
                return action

    def wait(self, state: State) -> None:
        """Let the scores be read: commands are answered, anything else goes on."""
        sheet = table.sheet(self.game.view(state, self.seat), self._look())
        if sheet is not None:
            self.console.print(sheet)
        while self._answered(state, self.read(self.words.say("prompt-deal"))):
            pass

    def read(self, prompt: str) -> str:
        """What was typed; where nobody types, it is written down as if somebody had."""
        self.console.file.flush()
        line = " ".join(input(prompt).split())
        if not sys.stdin.isatty():
            self.console.print(line)
        return line

    def _look(self) -> Look:
        return table.look_for(self.game.name, self.words, self.company, self.console)

    def _show(self, state: State) -> None:
        self.console.print()
        view = self.game.view(state, self.seat)
        self.menu = self._menu(state, view.legal)
        table.show(self.game, view, self._look(), self.console, view.legal)

    def _menu(self, state: State, actions: list[int]) -> list[Choice]:
        view = self.game.view(state, self.seat)
        return menu(self.game, actions, lambda action: table.said(self.game, view, action, self.words), self.words)

    def _narrow(self, state: State, actions: list[int], all_of_them: bool) -> None:
        """Go on among fewer moves, or back to all."""
        self.menu = self._menu(state, actions)
        table.show_menu(self.menu, self._look(), self.console)
        if not all_of_them:
            self.console.print(Text(self.words.say("menu-back"), style=FAINT))

    def _answered(self, state: State, line: str) -> bool:
        """Whether it was a question or a command, which has then been seen to."""
        verb, _, rest = line.partition(" ")
        if line.startswith("?"):
            self._why_not(state, line[1:].strip())
        elif command := self._command(verb, rest):
            self._obey(command, rest, state)
        else:
            return False
        return True

    def _command(self, verb: str, rest: str) -> str:
        """The command meant by its English or its local name; only those on rules say more than one word."""
        for command in COMMANDS:
            if verb.casefold() in (command, self.words.say(f"command-{command}").casefold()):
                return command if not rest or command in ("rule", "rules") else ""
        return ""

    def _obey(self, command: str, rest: str, state: State) -> None:
        if command == "quit":
            raise Left
        if command == "rule":
            self._rule(rest)
        elif command == "rules":
            self._rules(rest)
        elif command == "hint":
            self._hint(self.game.view(state, self.seat))
        elif command == "log":
            self.console.print(*self.log[-REMEMBERED:], sep="\n")
        elif command == "table":
            self._show(state)
        else:
            self._help()

    def _rule(self, wanted: str) -> None:
        if not wanted:
            self._refuse(self.words.say("which-rule"))
            return
        try:
            show_rule(self.game, wanted, self.words, self.console)
        except ValueError as error:
            self._refuse(str(error))

    def _rules(self, wanted: str) -> None:
        if wanted:
            search_rules(self.game, wanted, self.words, self.console)
        else:
            self._refuse(self.words.say("which-words"))

    def _hint(self, view: View) -> None:
        """What the bot that knows the game would do, and why."""
        if not view.legal:
            self.console.print(self.words.say("hint-none"))
            return
        advice = bot(self.game.name, "rule").advise(view)
        says = [self.words.say("hint", move=self._said(advice.action))]
        if self.words.knows(advice.why):
            says.append(self.words.say(advice.why))
        self.console.print(Text.assemble(" ".join(says), (f" {' '.join(advice.rules)}", RULE)))

    def _help(self) -> None:
        move, short, rule = EXAMPLES[self.game.name]
        self.console.print(self.words.say("help-moves", move=move, short=short))
        for command in ("why", *COMMANDS):
            name = "?" if command == "why" else self.words.say(f"command-{command}")
            self.console.print(self.words.say(f"help-{command}", command=name, short=short, rule=rule))
        self.console.print(self.words.say(f"{self.game.name}-help-cards"))
        if self.game.name == "mezza":
            self.console.print(self.words.say("mezza-help-races"))
        if self.game.name == "keezen":
            self.console.print(self.words.say("keezen-help-board"))

    def _move(self, state: State, line: str) -> int | None:
        """The move meant by words or by its number, if it may be made; a bare number is never a card."""
        legal = state.legal(self.seat)
        if not line:
            return self._all_again(state, legal)
        numbers = {str(n): choice.actions for n, choice in enumerate(self.menu, 1)}
        found = numbers.get(line, []) if line.isdecimal() else self._understood(line, legal)
        doubted, self.doubted = self.doubted, ""
        if not found and line.isdecimal():
            self._not_understood(line)
        elif not found:
            self._say_no(state, line)
        elif len(found) > 1:
            self._narrow(state, found, all_of_them=False)
        elif line != doubted and self._doubtful(state, line, found[0]):
            self.doubted = line
            self.console.print(self.words.say("menu-doubt", line=line, move=self._said(found[0])))
        elif rule := state.why_not(self.seat, found[0]):
            self._say_why_not(self._said(found[0]), rule)
        else:
            return found[0]
        return None

    def _doubtful(self, state: State, line: str, action: int) -> bool:
        """Whether a number is also a card of the hand, but not that of its line: what is thrown is thrown (K-030)."""
        if self.game.name not in STEPWISE or not line.isdecimal() or self._narrowed(state.legal(self.seat)):
            return False
        held = [card[:-1] for card in table.in_play(self.game.view(state, self.seat))]
        return line in held and not self.game.text(action).startswith(f"{line}:")

    def _all_again(self, state: State, legal: list[int]) -> int | None:
        """Enter makes the only move there is; within a choice it leads back to all."""
        if len(legal) == 1:
            return legal[0]
        if self._narrowed(legal):
            self._narrow(state, legal, all_of_them=True)
        return None

    def _narrowed(self, legal: list[int]) -> bool:
        return sum(len(choice.actions) for choice in self.menu) < len(legal)

    def _said(self, action: int) -> str:
        return self.words.move(self.game.name, self.game.text(action))

    def _understood(self, line: str, legal: list[int]) -> list[int]:
        """The first legal reading of the words, or all the moves they begin, else the first reading."""
        for action in legal:
            if self._said(action).casefold() == line.casefold():
                return [action]
        if self.game.name in STEPWISE and (begun := meant(self.game, line, legal, self.words)):
            return begun
        found = list(self._readings(line))
        return [action for action in found if action in legal][:1] or found[:1]

    def _readings(self, line: str) -> Iterator[int]:
        """`play G7` as it stands, and `g7` without its verb."""
        verb, _, rest = line.partition(" ")
        whole = [line, f"{verb.lower()} {rest.upper()}".strip()]
        for words in [*whole, *[f"{verb} {cards}" for verb in MOVES[self.game.name] for cards in (line, line.upper())]]:
            with suppress(ValueError):
                yield self.game.parse(words)

    def _why_not(self, state: State, wanted: str) -> None:
        """Why a card cannot be played; without a card, all of the hand that cannot."""
        if wanted:
            found = self._understood(wanted, state.legal(self.seat))
            if not found:
                self._say_no(state, wanted)
            for action in found:
                self._say_why_not(self._said(action), state.why_not(self.seat, action))
            return
        reasons = self._reasons(state)
        for rule, cards in reasons.items():
            self._say_why_not(self.words.cards(self.game.name, cards), rule)
        if not reasons:
            self.console.print(self.words.say("all-allowed"))

    def _say_no(self, state: State, line: str) -> None:
        """What was typed can be no move here: by the rule that forbids it to all, or to this card, or as nonsense."""
        rule = self._never(line)
        if not rule and self.game.name in STEPWISE:
            rank = rank_meant(line, self.words)
            rule = self._against(state, rank) if rank else ""
        if rule:
            self._say_why_not(line.rstrip(": "), rule)
        else:
            self._not_understood(line)

    def _not_understood(self, line: str) -> None:
        self._refuse(self.words.say("not-understood", line=line, n=len(self.menu)))

    def _never(self, line: str) -> str:
        """The rule by which no pawn could ever do what was typed."""
        try:
            self.game.parse(line[:1].upper() + line[1:])
        except ValueError as error:
            found = re.search(r"\(([A-Z]-\d{3})", str(error))
            return found[1] if found else ""
        return ""

    def _reasons(self, state: State) -> dict[str, list[str]]:
        """The cards that cannot be played, by the rule that speaks against them."""
        found: dict[str, list[str]] = {}
        for card in table.in_play(self.game.view(state, self.seat)):
            rule = self._reason(state, card)
            if rule:
                found.setdefault(rule, []).append(card)
        return found

    def _reason(self, state: State, card: str) -> str:
        if self.game.name in STEPWISE:
            return self._against(state, card[:-1])
        verb = next(iter(MOVES[self.game.name]))
        return state.why_not(self.seat, self.game.parse(f"{verb} {card}"))

    def _against(self, state: State, rank: str) -> str:
        view = self.game.view(state, self.seat)
        assert isinstance(view, KeezenView), "only Keezen's moves are chosen step by step"
        return against(self.game, state, self.seat, rank, view.screen())

    def _say_why_not(self, what: str, rule: str) -> None:
        if not rule:
            self.console.print(self.words.say("allowed", move=what))
            return
        no = self.words.say("refused", move=what)
        self.console.print(Text.assemble((no, NO), f" {self.words.rule(rule)} ", (rule, RULE)))

    def _refuse(self, sentence: str) -> None:
        self.console.print(Text(sentence, style=NO))


def forgive_bytes() -> None:
    """A byte that is no letter must not end a match."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
