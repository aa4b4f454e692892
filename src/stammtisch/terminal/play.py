"""A match at the terminal: one person, bots in the other seats, and a record of it all."""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from time import monotonic
from types import FrameType

from rich.console import Console
from rich.text import Text

from stammtisch.bots import BOTS, seated
from stammtisch.bots.bot import NO_CALL, Bot, called, choice
from stammtisch.core import verify
from stammtisch.core.bits import has
from stammtisch.core.game import TABLE, Game
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.read import BadRecord, read
from stammtisch.core.record import Record, Recorder, unused
from stammtisch.core.refusal import Wrong
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES, known
from stammtisch.summary import summary_of
from stammtisch.terminal import result, summary
from stammtisch.terminal.chapter import chapter_of, look_for
from stammtisch.terminal.paint import FAINT, console_for
from stammtisch.terminal.person import Left, Person, TakenBack, forgive_bytes
from stammtisch.terminal.records import misread, place_for
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
    kinds = _kinds(bots, seats, seat)
    players = _players(game, kinds)
    path = place_for(record, game.name)
    recorder = Recorder(game, options, seats, seed or b"", bots=kinds)
    Sitting(recorder, players, seat, words, console_for(colour), path).run()


def resume(
    file: Path, *, bots: str | None, seat: int | None, words: Words, colour: bool | None, record: Path | None
) -> None:
    """Go on with a match that was left, in the seat one had and against the same bots."""
    try:
        old = read(file.read_bytes())
        game = known(old.header["game"])
        recorder = verify.resume(old, game)
    except BadRecord as error:
        raise misread(file, error, words) from None
    kinds = _as_before(old, bots, seat)
    players = _players(game, kinds)
    path = place_for(record, game.name)
    Sitting(recorder, players, kinds.index(""), words, console_for(colour), path).run()


def _as_before(record: Record, bots: str | None, seat: int | None) -> list[str]:
    """Who plays in each seat, empty for the person: as the record says, else as the arguments say."""
    before: list[str] = record.header.get("bots", [])
    seats: int = record.header["seats"]
    if before.count("") != 1:
        if seat is None:
            why = f"this record does not say where you sat: name it with --seat, 1 to {seats}"
            raise Wrong(why, "error-which-seat", {"last": str(seats)})
        return _kinds(bots or "rule", seats, seat)
    if seat is not None and before[seat : seat + 1] != [""]:
        sat = before.index("") + 1
        why = f"you sat in seat {sat} of this match, not in seat {seat + 1}; leave --seat out"
        raise Wrong(why, "error-other-seat", {"sat": str(sat), "seat": str(seat + 1)})
    own = [name for name in before if name and name not in BOTS]
    if bots is None and own:
        raise Wrong(
            f"a bot of your own sat here, {own[0]}: name all bots with --bots", "error-own-bot", {"name": own[0]}
        )
    if bots is not None and not own and _kinds(bots, seats, before.index("")) != before:
        there = ",".join(filter(None, before))
        raise Wrong(f"this match has other bots: {there}; leave --bots out", "error-other-bots", {"there": there})
    return before if bots is None else _kinds(bots, seats, before.index(""))


def which_game(words: Words) -> str:
    """Ask for a game by number or name."""
    games = list(GAMES.values())
    for n, game in enumerate(games, 1):
        print(f"{n:2} {game.title}")
    try:
        answer = input(words.say("which-game")).strip()
    except (EOFError, KeyboardInterrupt) as ended:
        print()
        if isinstance(ended, KeyboardInterrupt):
            raise
        answer = ""
    if answer.isdecimal() and 1 <= int(answer) <= len(games):
        return games[int(answer) - 1].name
    return answer


def _kinds(names: str, seats: int, person: int) -> list[str]:
    """Which bot sits where, empty for the person: one kind for all other seats, or one for each."""
    if not 0 <= person < seats:
        said: dict[str, str | int] = {"seat": str(person + 1), "last": str(seats)}
        raise Wrong(f"there is no seat {person + 1}; seats are 1 to {seats}", "error-seat", said)
    kinds = [name.strip() for name in names.split(",")]
    if len(kinds) == 1:
        kinds *= seats - 1
    if len(kinds) != seats - 1:
        why = f"{seats - 1} other seats need 1 or {seats - 1} bots, not {len(kinds)}"
        raise Wrong(why, "error-other-seats", {"n": str(seats - 1), "given": str(len(kinds))})
    return [*kinds[:person], "", *kinds[person:]]


def _players(game: Game, kinds: Sequence[str]) -> dict[int, Bot]:
    return {seat: seated(game.name, kind) for seat, kind in enumerate(kinds) if kind}


def names_for(seats: int, person: int, words: Words) -> list[str]:
    """The person among bots, who have names as far as there are some."""
    bots = [seat for seat in range(seats) if seat != person]
    named = [NAMES[i] if i < len(NAMES) else words.say("seat", n=seat + 1) for i, seat in enumerate(bots)]
    return [*named[:person], words.say("you-label"), *named[person:]]


class Sitting:
    """One person's match."""

    def __init__(
        self, recorder: Recorder, bots: dict[int, Bot], seat: int, words: Words, console: Console, path: Path
    ) -> None:
        self.recorder = recorder
        self.bots = bots
        self.seat = seat
        self.words = words = words.at(recorder.game.name, recorder.record.header["options"])
        self.console = console
        self.path = path
        self.company = Company(names_for(recorder.record.header["seats"], seat, words), seat)
        self.person = Person(recorder.game, seat, words, self.company, console)
        self.rng = QuickRng(int(recorder.seed.value, 16) % (1 << 31))
        self.begun = monotonic() - recorder.record.lines[-1].open["ms"] / 1000

    def run(self) -> None:
        """A closed pipe is leaving too: the record is saved before anybody hears of it."""
        forgive_bytes()
        with _hanging_up_is_leaving():
            try:
                with suppress(Left, EOFError, KeyboardInterrupt):
                    self._open()
                    while not self.recorder.state.over():
                        self._step()
            except BrokenPipeError:
                self._save()
                raise
            self._close(self._save())

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
        if has(acting, self.seat) or has(acting, TABLE):
            try:
                self._asked(acting)
            except TakenBack as taken:
                self._take_back(taken.ply)
                return
        else:
            seat = int(one_of(acting, self.rng))
            self._play(seat, self._bots_choice(seat))
        self._bots_calls()

    def _asked(self, acting: int) -> None:
        if has(acting, self.seat):
            self._play(self.seat, self._choice())
        else:
            self._go_on()

    def _take_back(self, ply: int) -> None:
        """Against bots nobody else need agree."""
        self.recorder.back(ply, self._ms())
        self.person.note(Text(self.words.say("taken-back"), style=FAINT))

    def _choice(self) -> int:
        """A person who can only let a race go is not asked: against bots this gives nothing away."""
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
                view = game.view(state, seat)
                view.people = 1 << self.seat
                action = called(player, game, view, self.rng)
                if action != NO_CALL:
                    self._play(seat, action)

    def _bots_choice(self, seat: int) -> int:
        view = self.recorder.game.view(self.recorder.state, seat)
        view.people = 1 << self.seat
        thinking = Timer(PATIENCE, self._say_thinking, [seat])
        thinking.daemon = True
        thinking.start()
        try:
            return choice(self.bots[seat], self.recorder.game, view, self.rng)
        finally:
            thinking.cancel()

    def _say_thinking(self, seat: int) -> None:
        self.console.print(Text(self.words.say("thinking", **self.company.who(seat)), style=FAINT))

    def _play(self, seat: int, action: int) -> None:
        self.person.tell(self.recorder.play(seat, action, self._ms()))

    def _ms(self) -> int:
        return int((monotonic() - self.begun) * 1000)

    def _save(self) -> Path:
        """Save before anything is printed: after a hang-up printing fails."""
        self.recorder.finish()
        path = unused(self.path)
        self.recorder.save(path)
        return path

    def _close(self, path: Path) -> None:
        if self.recorder.state.over():
            self._result()
        else:
            self.console.print("\n" + self.words.say("left"))
        self.console.print(self.words.say("saved", path=str(path)), soft_wrap=True)
        for command in ("replay", "verify") if self.recorder.state.over() else ("replay", "verify", "resume"):
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
