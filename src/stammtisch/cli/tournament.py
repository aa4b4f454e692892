"""`stammtisch tournament` and `stammtisch tournament rehearse`."""

from pathlib import Path

from cyclopts import App

from stammtisch.cli.app import Language, app
from stammtisch.cli.serve import check_port, checked_folder, needed
from stammtisch.core.refusal import Wrong

tournament = App(name="tournament")
app.command(tournament)

MOST = 200
ROWS = 10  # of the ranking that a rehearsal prints


@tournament.default
def desk(*, host: str = "0.0.0.0", port: int = 8765, database: str | None = None, copies: Path | None = None) -> None:
    """Run a tournament on this machine: opens the desk in your browser."""
    check_port(port)
    second = checked_folder(copies)
    page = "/#/tournaments"
    needed()(host, port, database, 1, False, 0, 0, 10.0, True, copies=second, choose_copies=True, page=page)


@tournament.command
def rehearse(
    *,
    duos: int = 24,
    rounds: int = 5,
    game: str = "keezen",
    seed: int = 1,
    save: Path | None = None,
    lang: Language = None,
) -> None:
    """Play a whole tournament with invented people and results."""
    from stammtisch.words import Words

    words = Words(lang)
    try:
        from stammtisch.tournament.file import written
        from stammtisch.tournament.formats import FORMATS
        from stammtisch.tournament.ranking import ranked
        from stammtisch.tournament.rehearse import rehearse as run
    except ModuleNotFoundError as error:
        install = "pip install 'stammtisch[server]'"
        why = f"a tournament needs more packages ({error.name}): {install}"
        raise Wrong(why, "error-packages", {"name": str(error.name), "install": install}) from None
    if game not in FORMATS or not 4 <= duos <= MOST or not 1 <= rounds <= 5:
        there = ", ".join(FORMATS)
        why = f"a rehearsal has 4 to {MOST} entrants, 1 to 5 rounds and one of the games {there}"
        raise Wrong(why, "error-rehearsal", {"most": str(MOST), "there": there})
    made = run(duos, rounds, seed, game)
    t = made.tournament
    print(words.say("rehearsal-played", n=duos, rounds=rounds, seed=t.rounds[1].seed, checksum=t.rounds[1].checksum))
    for row in ranked(t).rows[:ROWS]:
        print(f"{row.place:4}  {t.entrants[row.n].name:32.32} {row.values['points']:>7}")
    if save is not None:
        save.write_bytes(written(t, made.log, made.texts))
        print(words.say("rehearsal-saved", path=str(save)))
