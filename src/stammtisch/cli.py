"""The command `stammtisch`."""

import os
import signal
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from stammtisch import __version__, engine
from stammtisch.core.game import Game
from stammtisch.core.option import Value

Options = Annotated[
    list[str] | None, Parameter(name="--option", help="A rule of the table, as in short=true; may be repeated.")
]
Language = Annotated[str | None, Parameter(name="--lang", help="en, nl or de; the system's language if not given.")]
Proxies = Annotated[str, Parameter(name="--trusted-proxies", env_var="STAMMTISCH_TRUSTED_PROXIES")]
HostNames = Annotated[str, Parameter(name="--host-name", env_var="STAMMTISCH_HOSTS")]
Colour = Annotated[bool | None, Parameter(name="--colour", help="Colour even where it is not a terminal, or nowhere.")]

app = App(
    name="stammtisch",
    help="Card games from their rulebooks: play them, look up a rule, replay a match, simulate a hundred thousand.",
    version=lambda: f"stammtisch {__version__} ({engine.described()})",
    version_flags=["--version"],
)


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: int = 4,
    seed: int | None = None,
    option: Options = None,
    bots: str = "rule",
    seat: int = 0,
    record: Path | None = None,
    resume: Path | None = None,
    lang: Language = None,
    colour: Colour = None,
) -> None:
    """Play at the terminal; bots fill the other seats.

    Parameters
    ----------
    game
        Which game; asked for if not given.
    seats
        How many sit at the table.
    seed
        A number that fixes the deal; any other time it is drawn.
    bots
        Who fills the other seats: rule or random, or a list with one for each of them.
    seat
        Where you sit; the first seat is 0.
    record
        Where to save the record; in your data folder if not given.
    resume
        A record saved by quitting: go on from there.
    """
    from stammtisch.terminal import play as table
    from stammtisch.words import Words

    words = Words(lang)
    if resume is not None:
        table.resume(resume, bots=bots, seat=seat, words=words, colour=colour, record=record)
        return
    chosen = _game(game if game is not None else table.which_game(words))
    table.play(
        chosen,
        seats=seats,
        seed=_seed(seed),
        options=_options(option),
        bots=bots,
        seat=seat,
        words=words,
        colour=colour,
        record=record,
    )


@app.command
def learn(game: str, /, *, step: int = 1, lang: Language = None, colour: Colour = None) -> None:
    """Learn a game in a few minutes: one thing to do at a time, and the rule behind it.

    Parameters
    ----------
    game
        Which game.
    step
        The step to begin with.
    """
    from stammtisch.terminal import lesson
    from stammtisch.words import Words

    lesson.learn(_game(game), step, Words(lang), colour)


@app.command
def minute(game: str, /, *, lang: Language = None, colour: Colour = None) -> None:
    """Read in one minute what a game is about.

    Parameters
    ----------
    game
        Which game.
    """
    from stammtisch.terminal import lesson
    from stammtisch.words import Words

    lesson.minute(_game(game), Words(lang), colour)


@app.command
def rules(
    game: str | None = None,
    rule: str | None = None,
    /,
    *,
    search: str | None = None,
    coverage: bool = False,
    json: bool = False,
    lang: Language = None,
    colour: Colour = None,
) -> None:
    """Show the rulebook of a game, or one rule of it.

    Parameters
    ----------
    game
        Which game; with --coverage all of them if not given.
    rule
        One rule, as M-120 or just 120.
    search
        Only the rules with these words.
    coverage
        Who keeps each rule, where the code names it and which tests show it.
    json
        With --coverage: as JSON.
    """
    from stammtisch.terminal import rules as shown
    from stammtisch.words import Words

    if coverage:
        from stammtisch.coverage import as_json, as_text
        from stammtisch.coverage import coverage as covered

        rows = [row for each in ([_game(game)] if game else _games()) for row in covered(each)]
        print(as_json(rows) if json else as_text(rows))
        return
    if game is None:
        raise ValueError(f"which game's rules? there are {', '.join(each.name for each in _games())}")
    shown.show(_game(game), rule=rule, search=search, words=Words(lang), colour=colour)


@app.command
def replay(file: Path, /, *, seat: int | None = None, lang: Language = None, colour: Colour = None) -> None:
    """Step through a record from any seat's eyes.

    Parameters
    ----------
    file
        A record, whole or as a seat may have it.
    seat
        Whose eyes; the spectator's if not given.
    """
    from stammtisch.core.read import read
    from stammtisch.terminal import replay as shown
    from stammtisch.words import Words

    shown.replay(read(file.read_bytes()), seat=seat, words=Words(lang), colour=colour)


@app.command
def verify(file: Path, /) -> None:
    """Check a record: its chain, its deal, and every move by the rules.

    Parameters
    ----------
    file
        A record, whole or as a seat may have it.
    """
    from stammtisch.core.verify import verify as judge
    from stammtisch.games import GAMES

    verdict = judge(file.read_bytes(), GAMES)
    if not verdict.ok:
        raise ValueError(f"{file}: {verdict}")
    print(verdict)


@app.command
def simulate(
    game: str,
    /,
    *,
    seats: int = 4,
    games: int = 10000,
    bots: str | None = None,
    seed: int = 0,
    workers: int | None = None,
    option: Options = None,
    count: str | None = None,
    json: bool = False,
    csv: Path | None = None,
) -> None:
    """Play many games on all cores and say how they went.

    Parameters
    ----------
    game
        Which game.
    seats
        How many sit at the table.
    games
        How many matches.
    bots
        Who sits where, as in rule,random,random,rule; random everywhere if not given.
    seed
        The same seed gives the same games, whatever the number of workers.
    workers
        How many processes; one for each core if not given.
    count
        Kinds of events to be counted, as in fold,capture.
    json
        The result as JSON.
    csv
        A file for one row per match.
    """
    from stammtisch.lab.simulate import as_json, as_text
    from stammtisch.lab.simulate import simulate as run

    result = run(
        _game(game),
        seats=seats,
        games=games,
        bots=bots,
        seed=seed,
        workers=workers,
        options=_options(option),
        csv=csv,
        count=_kinds(_game(game), count),
    )
    print(as_json(result) if json else as_text(result))
    if result.interrupted:
        sys.exit(130)


@app.command
def serve(
    *,
    host: str = "0.0.0.0",
    port: int = 8765,
    database: str | None = None,
    workers: int = 1,
    drain: bool = False,
    retention_days: int = 0,
    prune_days: int = 0,
    message_rate: float = 10.0,
    trusted_proxies: Proxies = "",
    host_names: HostNames = "",
    open: bool = False,
) -> None:
    """Open live tables for browsers and bots.

    Parameters
    ----------
    host
        The address to listen at; everybody on this network if not given.
    port
        The port; 0 takes any that is free.
    database
        sqlite:///file or postgresql://…; an SQLite file in your data folder if not given.
    workers
        How many processes; more than one need PostgreSQL.
    drain
        Open no new tables and stop when the running matches are over.
    retention_days
        Forget names and talk of visitors who have not been here for so long; 0 keeps them.
    prune_days
        Delete finished tables that were not used for so long, and keep the records of their matches; 0 keeps all.
    message_rate
        How many messages a second one connection may go on sending.
    trusted_proxies
        Proxies whose X-Forwarded-For is believed, as in 127.0.0.1,10.0.0.0/8; nobody's if not given.
    host_names
        Public names of this server, as in cards.example.org; its addresses and own names are known.
    open
        Show the start page in this machine's browser.
    """
    from stammtisch.server.serve import serve as run

    run(
        host,
        port,
        database,
        workers,
        drain,
        retention_days,
        prune_days,
        message_rate,
        open,
        trusted_proxies,
        host_names,
    )


@app.command(name="games")
def list_games() -> None:
    """The games there are, with their options."""
    for each in _games():
        print(f"{each.name}: {each.title}, {each.players()} players")
        for option in each.options:
            default = str(option.default).lower() if isinstance(option.default, bool) else option.default
            print(f"  --option {option.name}={default}  {option.means} ({option.takes()}; {option.rule})")


def _games() -> list[Game]:
    from stammtisch.games import GAMES

    return list(GAMES.values())


def _game(name: str) -> Game:
    from stammtisch.games import known

    return known(name.lower())


def _kinds(game: Game, count: str | None) -> list[str]:
    """The events to be counted; `ValueError` for one that the game does not have."""
    from stammtisch.words import spelled

    kinds = [kind.strip() for kind in count.split(",")] if count else []
    known = spelled(game.name)["event"] if kinds else {}
    for kind in kinds:
        if kind not in known:
            raise ValueError(f"{game.title} has no event {kind!r}; there are {', '.join(sorted(known))}")
    return kinds


def _options(given: list[str] | None) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for each in given or []:
        name, equals, value = each.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {each!r}")
        found[name] = value
    return found


def _seed(number: int | None) -> bytes | None:
    from stammtisch.core.rng import seed_of

    if number is not None and not 0 <= number < 1 << 256:
        raise ValueError(f"a seed is a number from 0 to 2^256 - 1, not {number}")
    return None if number is None else seed_of(number)


def main() -> None:
    """One clear line for what cannot be done, and exit status 2; a closed pipe ends quietly."""
    from stammtisch.games import Missing

    try:
        app(exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except (ValueError, OSError, CycloptsError, Missing) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(128 + signal.SIGPIPE)
        print(f"stammtisch: {_sentence(error)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
