"""A match at the terminal: one person, bots in the other seats, and a record of it all."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from threading import Timer
from time import monotonic
from types import FrameType

from rich.console import Console
from rich.text import Text

from stammtisch.bots import bot
from stammtisch.bots.bot import NO_CALL, Bot
from stammtisch.core import verify
from stammtisch.core.bits import has
from stammtisch.core.game import TABLE, Game
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.read import read
from stammtisch.core.record import Recorder
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES, known
from stammtisch.summary import summary_of
from stammtisch.terminal import result, summary
from stammtisch.terminal.chapter import chapter_of, look_for
from stammtisch.terminal.paint import FAINT, console_for
from stammtisch.terminal.person import Left, Person, forgive_bytes
from stammtisch.words import Company, Words

NAMES = (
    "Anna",
    "Ben",
    "Clara",
    "Daan",
    "Eva",
    "Finn",
    "Greta",
    "Hugo",
    "Ida",
    "Joost",
    "Karla",
    "Lars",
    "Mia",
    "Niels",
)
PATIENCE = 1.5  # seconds until it is said that a bot is thinking


def play(
    game: Game,
    *,
    seats: int,
    seed: bytes | None,
    options: dict[str, Value],
    bots: str,
    seat: int,
    words: Words,
    colour: bool | None,
    record: Path | None,
) -> None:
    """Play a match from the deal to its end, or until the person leaves; the record is saved either way."""
    game.check_seats(seats)
    players = _bots(game, bots, seats, seat)
    path = _place_for(record, game.name)
    Sitting(Recorder(game, options, seats, seed or b""), players, seat, words, console_for(colour), path).run()


def resume(file: Path, *, bots: str, seat: int, words: Words, colour: bool | None, record: Path | None) -> None:
    """Go on with a match that was left."""
    old = read(file.read_bytes())
    game = known(old.header["game"])
    players = _bots(game, bots, old.header["seats"], seat)
    path = _place_for(record, game.name)
    Sitting(verify.resume(old, game), players, seat, words, console_for(colour), path).run()


def which_game(words: Words) -> str:
    """Ask for a game by number or name."""
    games = list(GAMES.values())
    for n, game in enumerate(games, 1):
        print(f"{n:2} {game.title}")
    try:
        answer = input(words.say("which-game")).strip()
    except EOFError:
        answer = ""
    if answer.isdecimal() and 1 <= int(answer) <= len(games):
        return games[int(answer) - 1].name
    return answer


def _bots(game: Game, names: str, seats: int, person: int) -> dict[int, Bot]:
    """Who sits in the other seats: one kind for all, or one for each."""
    if not 0 <= person < seats:
        raise ValueError(f"there is no seat {person}; seats are 0 to {seats - 1}")
    others = [seat for seat in range(seats) if seat != person]
    kinds = [name.strip() for name in names.split(",")]
    if len(kinds) == 1:
        kinds *= len(others)
    if len(kinds) != len(others):
        raise ValueError(f"{len(others)} other seats need 1 or {len(others)} bots, not {len(kinds)}")
    return {seat: bot(game.name, kind) for seat, kind in zip(others, kinds, strict=True)}


def _place_for(wanted: Path | None, game: str) -> Path:
    """Where the record will be saved: known to be possible before the first card is played."""
    if wanted is not None and wanted.exists():
        raise ValueError(f"{wanted} exists already; records are never overwritten, so name another file")
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    path = wanted or home / "stammtisch" / "records" / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.jsonl"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # an interrupted record holds its seed
    if not os.access(path.parent, os.W_OK):
        raise ValueError(f"nothing can be written in {path.parent}; name another place with --record")
    return path


def names_for(seats: int, person: int, words: Words) -> list[str]:
    """The person among bots, who have names as far as there are some."""
    bots = [NAMES[i] if i < len(NAMES) else words.say("seat", n=i) for i in range(seats - 1)]
    return [*bots[:person], words.say("you-label"), *bots[person:]]


class Sitting:
    """One person's match."""

    def __init__(
        self, recorder: Recorder, bots: dict[int, Bot], seat: int, words: Words, console: Console, path: Path
    ) -> None:
        self.recorder = recorder
        self.bots = bots
        self.seat = seat
        self.words = words
        self.console = console
        self.path = path
        self.company = Company(names_for(recorder.record.header["seats"], seat, words), seat)
        self.person = Person(recorder.game, seat, words, self.company, console)
        self.rng = QuickRng(int(recorder.seed.value, 16) % (1 << 31))
        self.begun = monotonic() - recorder.record.lines[-1].open["ms"] / 1000

    def run(self) -> None:
        forgive_bytes()
        with _hanging_up_is_leaving():
            with suppress(Left, EOFError, KeyboardInterrupt):
                self._open()
                while not self.recorder.state.over():
                    self._step()
            self._close()

    def _open(self) -> None:
        game = self.recorder.game
        self.console.print(Text(self.words.say("welcome", game=game.title), style="bold"))
        for sentence in chapter_of(game.name).opening(self.words):
            self.console.print(Text(sentence, style=FAINT))
        for line in self.recorder.record.actions[-self._news() :]:
            self.person.tell(line)

    def _news(self) -> int:
        """The deal of a new match; the last round of one that goes on."""
        return 1 if len(self.recorder.record.actions) == 1 else self.recorder.record.header["seats"]

    def _step(self) -> None:
        """The person is always asked first, so that no bot wins a race by being a machine."""
        acting = self.recorder.state.acting()
        if has(acting, self.seat):
            self._play(self.seat, self._choice())
        elif has(acting, TABLE):
            self._go_on()
        else:
            seat = int(one_of(acting, self.rng))
            self._play(seat, self._bots_choice(seat))
        self._bots_calls()

    def _choice(self) -> int:
        """Who can only let a race go is not asked: against bots it gives nothing away."""
        game, state = self.recorder.game, self.recorder.state
        view = game.view(state, self.seat)
        asked = view.asked()
        if asked.race and [game.text(action) for action in view.legal] == [asked.decline]:
            return view.legal[0]
        return self.person.choose(state)

    def _go_on(self) -> None:
        """The table acts when the person has read what there is to read, unless he makes a call."""
        call = self.person.wait(self.recorder.state)
        if call is None:
            self._play(TABLE, self.recorder.state.legal(TABLE)[0])
        else:
            self._play(self.seat, call)

    def _bots_calls(self) -> None:
        """What bots do unasked, each at most once after an action."""
        game, state = self.recorder.game, self.recorder.state
        for seat, player in self.bots.items():
            if player.calls and state.calls(seat):
                action = player.call(game.view(state, seat), self.rng)
                if action != NO_CALL:
                    self._play(seat, action)

    def _bots_choice(self, seat: int) -> int:
        view = self.recorder.game.view(self.recorder.state, seat)
        thinking = Timer(PATIENCE, self._say_thinking, [seat])
        thinking.daemon = True
        thinking.start()
        try:
            return self.bots[seat].choose(view, self.rng)
        finally:
            thinking.cancel()

    def _say_thinking(self, seat: int) -> None:
        self.console.print(Text(self.words.say("thinking", **self.company.who(seat)), style=FAINT))

    def _play(self, seat: int, action: int) -> None:
        self.person.tell(self.recorder.play(seat, action, int((monotonic() - self.begun) * 1000)))

    def _close(self) -> None:
        """Save before anything is said: whoever hung up hears nothing any more."""
        self.recorder.finish()
        path = _unused(self.path)
        self.recorder.save(path)
        if self.recorder.state.over():
            self._result()
        else:
            self.console.print("\n" + self.words.say("left"))
        self.console.print(self.words.say("saved", path=str(path)), soft_wrap=True)
        for command in ("replay", "verify") if self.recorder.state.over() else ("replay", "verify", "play --resume"):
            self.console.print(f"  stammtisch {command} {path}", style=FAINT, soft_wrap=True)

    def _result(self) -> None:
        game, state = self.recorder.game, self.recorder.state
        look = look_for(game.name, self.words, self.company, self.console)
        ending = chapter_of(game.name).ending(game.view(state, self.seat), look)
        if ending is not None:
            self.console.print(ending)
        for line in result.lines(state.result(), look):
            self.console.print(line)
        told = summary_of(game, self.recorder.record, bytes.fromhex(self.recorder.seed.value))
        for part in summary.parts(told, state.result(), look):
            self.console.print(part)


def _unused(path: Path) -> Path:
    """This name or the next that no file has; it is taken at once, so that nothing is ever overwritten."""
    n = 1
    while True:
        found = path if n == 1 else path.with_stem(f"{path.stem}-{n}")
        try:
            found.touch(exist_ok=False)
            return found
        except FileExistsError:
            n += 1


@contextmanager
def _hanging_up_is_leaving() -> Iterator[None]:
    """A closed window or a polite kill ends like Ctrl-C: the record is saved."""
    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {each: signal.signal(each, _leave) for each in signals}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _leave(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
