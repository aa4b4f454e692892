"""The person at the terminal: shown the table, asked for a move, and answered whatever he asks back."""

import sys

from rich.console import Console
from rich.text import Text

from stammtisch.bots import bot
from stammtisch.core.game import Game, State, View
from stammtisch.core.record import Line
from stammtisch.games import Missing
from stammtisch.terminal import keyboard, plain, table
from stammtisch.terminal.chapter import chapter_of, look_for
from stammtisch.terminal.menu import Choice, menu
from stammtisch.terminal.paint import FAINT, NO, RULE, Look
from stammtisch.terminal.rules import search_rules, show_rule
from stammtisch.terminal.typed import bare, locally, meant, never, read, touched
from stammtisch.words import Company, Words

COMMANDS = ("rule", "rules", "hint", "log", "table", "calls", "undo", "help", "quit")
REMEMBERED = 20  # lines that `log` shows


class Left(Exception):
    """The person has left the table."""


class TakenBack(Exception):
    """The person takes a move back: the ply before it."""

    def __init__(self, ply: int) -> None:
        super().__init__(ply)
        self.ply = ply


class Person:
    def __init__(self, game: Game, seat: int, words: Words, company: Company, console: Console) -> None:
        self.game = game
        self.chapter = chapter_of(game.name)
        self.seat = seat
        self.words = words
        self.company = company
        self.console = console
        self.log: list[Text] = []
        self.menu: list[Choice] = []
        self.choices: list[int] = []  # the plies at which he chose, which he can go back to
        self.notes: dict[str, int] = {}  # what he has noted for himself alone
        self.doubted = ""  # what was typed once and must be typed again to be done

    def tell(self, line: Line) -> None:
        """What happened, as this seat was told it."""
        text = table.happened(line, self._look(), self.chapter, all_of_it=False)
        if text.plain:
            self.note(text)

    def note(self, text: Text) -> None:
        """Say it, and remember it."""
        self.log.append(text)
        self.console.print(text)

    def choose(self, state: State) -> int:
        """Show the table and ask until there is a move, or a call."""
        self._show(state)
        keyboard.complete(lambda: self._completions(state))
        while True:
            line = self.words.noted(self.read(self.words.say("prompt")))
            action = None if self._answered(state, line) else self._move(state, line)
            if action is not None:
                self.choices.append(int(state.ply))
                return action

    def _completions(self, state: State) -> list[str]:
        """What Tab offers: the moves and calls in words, then the commands."""
        view = self._view(state)
        moves = [self.game.text(action) for action in (*view.legal, *view.calls)]
        commands = [self.words.say(f"command-{command}") for command in COMMANDS]
        return [*moves, *self.chapter.remarks(self.words), *commands]

    def wait(self, state: State) -> int | None:
        """Let the scores be read: commands are answered, a call is made, anything else goes on."""
        view = self._view(state)
        sheet = self.chapter.sheet(view, self._look())
        if sheet is not None:
            self.console.print(sheet)
        self.menu = []
        self._say_besides(view)
        while True:
            line = self.read(self.words.say("prompt-table"))
            if self._answered(state, line):
                continue
            action = self._move(state, line) if line and view.calls else None
            if action is not None or not line or not view.calls:
                return action

    def read(self, prompt: str) -> str:
        """Read a line; where input does not come from a keyboard it is echoed."""
        self.console.file.flush()
        line = " ".join(input(prompt).split())
        if not sys.stdin.isatty():
            self.console.print(line)
        return line

    def _look(self) -> Look:
        return look_for(self.game.name, self.words, self.company, self.console, self.notes)

    def _view(self, state: State) -> View:
        return self.game.view(state, self.seat)

    def _show(self, state: State) -> None:
        self.console.print()
        view = self._view(state)
        self.menu = table.show(self.game, view, self._look(), self.console, view.legal)
        self._say_besides(view)

    def _say_besides(self, view: View) -> None:
        besides = table.besides(self.game, view, self._look())
        if besides:
            self.console.print(Text(besides, style=FAINT))

    def _narrow(self, view: View, actions: list[int], all_of_them: bool) -> None:
        """Go on among fewer moves, or back to all."""
        self.menu = menu(self.game, view, self._look(), actions)
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
        elif answer := self.chapter.remark(line, self.notes, self.words):
            self.console.print(answer)
        else:
            return False
        return True

    def _command(self, verb: str, rest: str) -> str:
        """The command meant by its English or its local name; only those on rules say more than one word."""
        for command in COMMANDS:
            if verb.casefold() in (command, self.words.say(f"command-{command}").casefold()):
                return command if not rest or command in ("rule", "rules") else ""
        return "quit" if verb.casefold() == "q" and not rest and not touched(self.game, verb, self.words) else ""

    def _obey(self, command: str, rest: str, state: State) -> None:
        if command == "quit":
            raise Left
        if command == "undo":
            self._take_back()
            return
        if command == "rule":
            self._rule(rest)
        elif command == "rules":
            self._rules(rest)
        elif command == "hint":
            self._hint(self._view(state))
        elif command == "log":
            self.console.print(*self.log[-REMEMBERED:], sep="\n")
        elif command == "table":
            self._show(state)
        elif command == "calls":
            self._calls(self._view(state))
        else:
            self._help(self._view(state))

    def _take_back(self) -> None:
        """Back to before his last choice, unless a rule of the game forbids it."""
        if self.game.no_undo_rule:
            self._say_why_not(self.words.say("command-undo"), self.game.no_undo_rule)
        elif self.choices:
            raise TakenBack(self.choices.pop())
        else:
            self.console.print(self.words.say("undo-none"))

    def _rule(self, line: str) -> None:
        wanted, _, more = line.partition(" ")
        if not wanted:
            self._refuse(self.words.say("which-rule"))
            return
        full = more.strip().casefold() in ("full", self.words.say("command-full"))
        try:
            show_rule(self.game, wanted if full else line, self.words, self.console, full)
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
        try:
            advice = bot(self.game.name, "rule").advise(view)
        except Missing:
            self.console.print(self.words.say("hint-nobody"))
            return
        says = [self.words.say("hint", move=self._said(advice.action))]
        if self.words.knows(advice.why):
            says.append(self.words.say(advice.why))
        self.console.print(Text.assemble(" ".join(says), (f" {' '.join(advice.rules)}", RULE)))

    def _calls(self, view: View) -> None:
        """All that the seat may do besides, to be chosen by number."""
        if view.calls:
            self._narrow(view, view.calls, all_of_them=False)
        else:
            self.console.print(self.words.say("calls-none"))

    def _help(self, view: View) -> None:
        move, short, rule = self.chapter.examples(self.game, view.legal)
        self.console.print(self.words.say("help-moves", move=locally(self.game, move, self.words), short=short))
        for command in ("why", *[each for each in COMMANDS if each != "calls" or view.calls]):
            name = "?" if command == "why" else self.words.say(f"command-{command}")
            self.console.print(self.words.say(f"help-{command}", command=name, short=short, rule=rule))
        for sentence in self.chapter.help(self.words):
            self.console.print(sentence)

    def _move(self, state: State, line: str) -> int | None:
        """The move or call meant by words or by its number, if it may be made; a bare number is never a card."""
        view = self._view(state)
        if not line:
            return self._all_again(view)
        numbers = {str(n): choice.actions for n, choice in enumerate(self.menu, 1)}
        found = numbers.get(line, []) if line.isdecimal() else self._meant(line, view)
        doubted, self.doubted = self.doubted, ""
        if not found:
            self._say_no(state, line)
        elif len(found) > 1:
            self._narrow(view, found, all_of_them=False)
        elif line != doubted and (doubt := self._doubt(view, line, found[0])):
            self.doubted = line
            self.console.print(doubt)
        else:
            return found[0]
        return None

    def _meant(self, line: str, view: View) -> list[int]:
        """The moves and calls that may be made and were meant."""
        may = [*view.legal, *view.calls]
        worded = [action for action in may if bare(self._said(action)) == bare(line)]
        return worded or meant(self.game, self._by_seat(line), may, self.words)

    def _by_seat(self, line: str) -> str:
        """With seats in place of names: `silly Anna` becomes `silly S1`."""
        seats = {name.casefold(): f"S{seat}" for seat, name in enumerate(self.company.names)}
        return " ".join(seats.get(word.casefold(), word) for word in line.split())

    def _doubt(self, view: View, line: str, action: int) -> str:
        """The question before a move that is perhaps not meant; empty if there is none."""
        if self.chapter.doubts_numbers and self._perhaps_a_card(view, line, action):
            return self.words.say("menu-doubt", line=line, move=self._said(action))
        chosen = len(view.legal) > 1 or action not in view.legal
        grave = [each for each in view.would(action) if each.twice and chosen]
        says = [self.words.told(self.game.name, "would", each, self.company) for each in grave]
        return self.words.say("menu-sure", line=line, would=" ".join(says)) if says else ""

    def _perhaps_a_card(self, view: View, line: str, action: int) -> bool:
        """Whether a number of the whole menu is also a card of the hand, but not that of its line."""
        if not line.isdecimal() or self._narrowed(view):
            return False
        first = self.game.touches(action)[0]
        touches = [touch for held in self.chapter.hand(view) for touch in held.touches]
        return first.partition(":")[2] != line and any(touch.partition(":")[2] == line for touch in touches)

    def _all_again(self, view: View) -> int | None:
        """Enter makes the only move there is; within a choice it leads back to all."""
        if self._narrowed(view):
            self._narrow(view, view.legal, all_of_them=True)
            return None
        return view.legal[0] if len(view.legal) == 1 else None

    def _narrowed(self, view: View) -> bool:
        return sorted(action for choice in self.menu for action in choice.actions) != view.legal

    def _said(self, action: int) -> str:
        return self.words.move(self.game.name, self.game.said(action), self.company)

    def _why_not(self, state: State, wanted: str) -> None:
        """Why something cannot be done; without a word, all cards of the hand that cannot be played."""
        view = self._view(state)
        if wanted:
            self._explain(state, wanted, self._meant(wanted, view))
            return
        if not self.chapter.hand(view):
            short = self.chapter.examples(self.game, view.legal).short
            self.console.print(self.words.say("which-move", short=short))
            return
        found = self._reasons(state, view)
        for (rule, because), cards in found.items():
            self._say_why_not(self.words.cards(self.game.name, cards), rule, because)
        if not found:
            self.console.print(self.words.say("all-allowed"))

    def _reasons(self, state: State, view: View) -> dict[tuple[str, str], list[str]]:
        """The cards that cannot be played, by the rule that speaks against them and what it finds fault with."""
        found: dict[tuple[str, str], list[str]] = {}
        for held in self.chapter.hand(view):
            rules = [self.game.why_not_touch(state, self.seat, [touch]) for touch in held.touches]
            if all(rules):
                reason = (rules[0], self._because(view, rules[0], [held.touches[0]]))
                found.setdefault(reason, []).append(held.card)
        return found

    def _because(self, view: View, rule: str, touches: list[str]) -> str:
        """What a rule finds fault with, as a sentence; empty where the rule says it all."""
        fault = view.because(rule, touches) if rule else None
        return self.words.told(self.game.name, "because", fault, self.company) if fault else ""

    def _say_no(self, state: State, line: str) -> None:
        """Say why this cannot be done now; of a number that is not in the menu only that it is not there."""
        if line.isdecimal():
            self._not_understood(line)
        else:
            self._explain(state, line, [])

    def _explain(self, state: State, line: str, may: list[int]) -> None:
        """Whether what was typed may be done, or the rule against it, or that it is nonsense."""
        what, view = line.rstrip(": "), self._view(state)
        action = may[0] if len(may) == 1 else None if may else read(self.game, self._by_seat(line))
        if action is not None:
            rule = state.why_not(self.seat, action)
            self._say_why_not(self._said(action), rule, self._because(view, rule, self.game.touches(action)))
        elif may:
            self._say_why_not(what, "")
        elif touches := touched(self.game, line, self.words):
            rule = self.game.why_not_touch(state, self.seat, touches)
            self._say_why_not(what, rule, self._because(view, rule, touches))
        elif rule := never(self.game, line):
            self._say_why_not(what, rule)
        else:
            self._not_understood(line)

    def _not_understood(self, line: str) -> None:
        self._refuse(self.words.say("not-understood", line=line, n=len(self.menu)))

    def _say_why_not(self, what: str, rule: str, because: str = "") -> None:
        if not rule:
            self.console.print(self.words.say("allowed", move=what))
            return
        why = " ".join(each for each in (because, self.words.rule(self.game.name, rule)) if each)
        self.console.print(Text.assemble((self.words.say("refused", move=what), NO), f" {why} ", (rule, RULE)))

    def _refuse(self, sentence: str) -> None:
        self.console.print(Text(sentence, style=NO))


def forgive_bytes() -> None:
    """A byte that is no letter must not end a match."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, plain.PLAINLY)):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)
