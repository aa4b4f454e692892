"""The first lesson of a game at the terminal, and its page of one minute."""

from collections.abc import Iterator, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, State, View
from stammtisch.core.refusal import Given, Wrong
from stammtisch.games import GAMES
from stammtisch.lessons import MARKS, Paragraph, Step, lesson_of, pictured, played, position, steps_in
from stammtisch.terminal import table
from stammtisch.terminal.chapter import chapter_of, look_for
from stammtisch.terminal.paint import FAINT, RULE, TURN, Look, console_for
from stammtisch.terminal.person import Left, Person, forgive_bytes
from stammtisch.terminal.play import names_for
from stammtisch.words import Company, Words

SPECIAL = slice(2, 5)  # the paragraphs of the minute that tell what is special
DONE, TO_COME = "┃", "╎"


class Skipped(Exception):
    """The person goes on to the next step."""


def learn(game: Game, step: int, words: Words, colour: bool | None) -> None:
    """Do the steps of the lesson in order, beginning with `step`; a person who leaves is told how to come back."""
    lesson, console = lesson_of(game), console_for(colour)
    if not 1 <= step <= len(lesson.steps):
        last = len(lesson.steps)
        said: Given = {"game": game.title, "last": str(last), "step": str(step)}
        raise Wrong(f"the lesson of {game.title} has steps 1 to {last}, not {step}", "error-step", said)
    forgive_bytes()
    console.print(Text(words.say("lesson-welcome", game=game.title), style="bold"))
    for n, each in enumerate(lesson.steps[step - 1 :], step):
        try:
            Learner(game, each, words, console).learn(n, len(lesson.steps))
        except Skipped:
            continue
        except (Left, EOFError, KeyboardInterrupt):
            console.print("\n" + words.say("lesson-next"))
            console.print(Text(f"  stammtisch learn {game.name} --step {n}", style=FAINT))
            return
    _close(game, words, console)


def minute(game: Game, words: Words, colour: bool | None) -> None:
    """The aim, one's turn and what is special, each below its picture."""
    console, lesson = console_for(colour), lesson_of(game)
    console.print(Text(words.say("minute-head", game=game.title), style="bold"))
    _paragraphs(game, lesson.minute, words, console)
    _commands(["learn", "play"], game, words, console)


def _close(game: Game, words: Words, console: Console) -> None:
    """What can be done now, and what comes next."""
    console.print(Text("\n" + words.say("lesson-end", game=game.title), style="bold"))
    _paragraphs(game, lesson_of(game).minute[SPECIAL], words, console)
    _commands(["play"], game, words, console)
    names = list(GAMES)
    after = [*names[names.index(game.name) + 1 :], *names] if game.name in names else names
    another = next((name for name in after if name != game.name and steps_in(GAMES[name])), "")
    if another:
        console.print(Text(f"  stammtisch learn {another}", style=FAINT))


def _commands(verbs: Sequence[str], game: Game, words: Words, console: Console) -> None:
    console.print("\n" + words.say("lesson-next"))
    for verb in verbs:
        console.print(Text(f"  stammtisch {verb} {game.name}", style=FAINT))


def _paragraphs(game: Game, paragraphs: Sequence[Paragraph], words: Words, console: Console) -> None:
    for each in paragraphs:
        console.print()
        console.print(_picture(game, each, words, console))
        key = f"{game.name}-minute-{each.name}"
        console.print(Text(words.say(f"{key}.title"), style="bold"))
        console.print(Text(words.say(key)))


def _picture(game: Game, paragraph: Paragraph, words: Words, console: Console) -> RenderableType:
    if paragraph.example:
        state = pictured(game, paragraph)
        names = [words.say("seat", n=seat + 1) for seat in range(int(state.seats))]
        look = look_for(game.name, words, Company(names, paragraph.seat), console)
        return chapter_of(game.name).picture(game.view(state, paragraph.seat), look)
    look = look_for(game.name, words, Company([], TABLE), console)
    return Text(" ").join(_parts(paragraph.cards.split(), look))


def _parts(tokens: Sequence[str], look: Look) -> Iterator[Text]:
    for token in tokens:
        yield Text(token, style=FAINT) if token in MARKS else look.chip(token)


class Learner(Person):
    """A person at one step: told what is meant, free to try everything else."""

    def __init__(self, game: Game, step: Step, words: Words, console: Console) -> None:
        names = names_for(int(position(game, step).seats), step.seat, words)
        super().__init__(game, step.seat, words, Company(names, step.seat), console)
        self.step = step
        self.key = f"{game.name}-lesson-{step.name}"

    def learn(self, n: int, of: int) -> None:
        """Ask until the move that is meant has been made; any other is made and taken back."""
        strokes = DONE * n + TO_COME * (of - n)
        head = f"{strokes}  {self.words.say('lesson-step', n=n, of=of)}"
        while True:
            self.console.print()
            self.console.print(Text(head, style=FAINT))
            self.console.print(Text(self.words.say(f"{self.key}.title"), style="bold"))
            words = self.game.text(self.choose(position(self.game, self.step)))
            state = self._play(words)
            if self.step.right(words):
                self._praise()
                self.wait(state)
                return
            self.console.print(self.words.say("lesson-so-it-goes"))

    def _play(self, words: str) -> State:
        """Make a move and hear what comes of it."""
        state = position(self.game, self.step)
        for state, events in played(self.game, self.step, words):  # noqa: B007
            self._hear(events)
        return state

    def _hear(self, events: Sequence[Event]) -> None:
        seen = [event.seen_by(self.seat) for event in events]
        text = table.told(seen, self._look(), self.chapter, all_of_it=True)
        if text.plain:
            self.log.append(text)
            self.console.print(text)

    def _praise(self) -> None:
        says = [self.words.say(f"{self.key}.right"), self.words.say(f"{self.key}.means")]
        self.console.print(Text.assemble((f"✓ {says[0]}. ", TURN), f"{says[1]} ", (self.step.rule, RULE)))

    def _show(self, state: State) -> None:
        super()._show(state)
        self._say_task()

    def _say_task(self) -> None:
        self.console.print(Text.assemble((self.words.say(self.key), TURN), (f" {self.step.rule}", RULE)))

    def _answered(self, state: State, line: str) -> bool:
        typed = line.casefold()
        if typed in self._spellings("command-skip"):
            raise Skipped
        if typed not in self._spellings("command-show"):
            return super()._answered(state, line)
        self._play(self.step.meant)
        self.console.print(self.words.say("lesson-shown"))
        self._show(state)
        return True

    def _spellings(self, command: str) -> tuple[str, str]:
        """A command in English and in the reader's language."""
        return command.removeprefix("command-"), self.words.say(command)

    def _doubt(self, view: View, line: str, action: int) -> str:
        """Another move that is allowed is asked about once."""
        look = f"{self.key}.look"
        if self.step.right(self.game.text(action)) or not self.words.knows(look):
            return super()._doubt(view, line, action)
        return self.words.say("lesson-doubt", move=self._said(action), look=self.words.say(look), line=line)

    def _say_why_not(self, what: str, rule: str, because: str = "") -> None:
        super()._say_why_not(what, rule, because)
        if rule:
            self.console.print(self.words.say("lesson-no-harm"))
            self._say_task()
