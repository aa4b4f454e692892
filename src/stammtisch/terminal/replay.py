"""Stepping through a record from any seat's eyes: what was told then, and the table if the engine can lay it again."""

import sys
from contextlib import suppress

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stammtisch.core.game import TABLE, State
from stammtisch.core.record import Line, Record
from stammtisch.core.verify import judge
from stammtisch.games import GAMES
from stammtisch.terminal import result, table
from stammtisch.terminal.chapter import chapter_of, look_for
from stammtisch.terminal.paint import FAINT, NO, Look, console_for
from stammtisch.terminal.person import forgive_bytes
from stammtisch.words import Company, Words


def replay(record: Record, *, seat: int | None, all_hands: bool, words: Words, colour: bool | None) -> None:
    """Ask for each step at a terminal; elsewhere write everything down."""
    forgive_bytes()
    showing = Replay(record, TABLE if seat is None else seat, words, console_for(colour), all_hands)
    if sys.stdin.isatty():
        showing.run()
    else:
        showing.transcript()


class Replay:
    def __init__(self, record: Record, seat: int, words: Words, console: Console, all_hands: bool = False) -> None:
        self.record = record
        self.words = words = words.at(record.header["game"], record.header["options"])
        self.console = console
        self.actions = record.actions
        self.all_hands = all_hands
        self.stepping = False  # whether somebody goes through it step by step
        self.at = 0
        self.company = Company([words.say("seat", n=i + 1) for i in range(record.header["seats"])], TABLE)
        self.look_from(seat)

    def look_from(self, seat: int) -> None:
        seats = self.record.header["seats"]
        if not 0 <= seat < seats and seat != TABLE:
            raise ValueError(self.words.say("no-seat", seat=seat + 1, last=seats))
        self.company = self.company.seen_from(seat)

    def transcript(self) -> None:
        self._head()
        for at in range(len(self.actions)):
            self._go(at)
        self._end()

    def run(self) -> None:
        """One step at a time until the person has had enough."""
        self.stepping = True
        self._head()
        self.console.print(self.words.say("replay-help"))
        self._step()
        try:
            while self._obey(input(self.words.say("replay-prompt", n=self.at, last=len(self.actions) - 1)).split()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def _obey(self, words: list[str]) -> bool:
        """False when it is enough."""
        command, number = (words[0] if words else ""), (words[1] if len(words) == 2 else "")
        if command == "q":
            return False
        if command == "t":
            self._table()
        elif command == "a":
            self.all_hands = not self.all_hands
            self._step()
        elif command == "s" and (number.isdecimal() or number == ""):
            self._change_seat(int(number) - 1 if number else TABLE)
        elif command == "g" and number.isdecimal():
            self._go(int(number))
        elif command == "b":
            self._go(self.at - 1)
        elif command == "":
            self._go(self.at + 1)
        else:
            self.console.print(self.words.say("replay-help"))
        return True

    def _go(self, n: int) -> None:
        self.at = max(0, min(n, len(self.actions) - 1))
        self._step()
        if n >= len(self.actions):
            self._end()

    def _change_seat(self, seat: int) -> None:
        try:
            self.look_from(seat)
        except ValueError as error:
            self.console.print(Text(str(error), style=NO))
        else:
            self._step()

    def _head(self) -> None:
        header = self.record.header
        game = GAMES[header["game"]].title if header["game"] in GAMES else header["game"]
        date = self.words.date(header["date"])
        says = self.words.say("replay-head", game=game, seats=header["seats"], date=date)
        self.console.print(Text(says, style="bold"))

    def _step(self) -> None:
        chapter = chapter_of(self.record.header["game"])
        told = table.happened(self.actions[self.at], self._look(), chapter, True, self.all_hands)
        step = Table.grid(padding=(0, 1))
        step.add_row(Text(f"{self.at:4}", style=FAINT), told)
        self.console.print(step)
        if self.all_hands and (self.stepping or _deals(self.actions[self.at])):
            with suppress(ValueError):  # said when the table is asked for
                self._hands(self._state(self.at))

    def _end(self) -> None:
        last = self.record.last
        if last is None or not last.open["over"]:
            self.console.print(self.words.say("replay-unfinished"))
            return
        self.console.print(self.words.say("replay-over", ranking=self._ranking(last.open["places"])))

    def _ranking(self, places: list[int]) -> str:
        """By side where the engine can play the match again, else by seat as it was written down."""
        with suppress(ValueError):
            return result.ranking(self._state(len(self.actions) - 1).result(), self._look())
        return self.words.ranking(places, self.company)

    def _look(self) -> Look:
        return look_for(self.record.header["game"], self.words, self.company, self.console)

    def _table(self) -> None:
        """The table after this step, laid again by the engine."""
        try:
            state = self._state(self.at)
        except ValueError as error:
            self.console.print(str(error))
        else:
            game = GAMES[self.record.header["game"]]
            table.show(game, game.view(state, self.company.you), self._look(), self.console, [])
            if self.all_hands:
                self._hands(state)

    def _hands(self, state: State) -> None:
        game = GAMES[self.record.header["game"]]
        views = [game.view(state, seat) for seat in range(self.record.header["seats"])]
        for line in table.hands(game, views, self._look()):
            self.console.print(line)

    def _state(self, at: int) -> State:
        """The match after a step, played again: `ValueError` without the same rules and the revealed seed."""
        header, last = self.record.header, self.record.last
        game = GAMES.get(header["game"])
        if game is None or game.version != header["version"]:
            raise ValueError(self.words.say("replay-other-version", release=header["release"]))
        if last is None or "seed" not in last.hidden or not self.record.whole:
            raise ValueError(self.words.say("replay-no-seed"))
        return judge(Record(self.record.lines[: at + 2]), game, bytes.fromhex(last.hidden["seed"].value))


def _deals(line: Line) -> bool:
    """Whether several seats were told something of their own."""
    return len({seat for fact in line.facts() if fact["to"] != "all" for seat in fact["to"]}) > 1
