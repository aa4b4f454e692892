"""`stammtisch replay` and `stammtisch verify`."""

from pathlib import Path

from stammtisch.cli.app import Colour, Language, app


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
