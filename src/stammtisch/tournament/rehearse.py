"""A whole tournament with invented people and results, for training and for tests."""

from collections.abc import Callable
from hashlib import sha256

from stammtisch.core.rng import HashRng, seed_of
from stammtisch.tournament import entries
from stammtisch.tournament.formats import FORMATS, HOME
from stammtisch.tournament.local import LocalDesk
from stammtisch.tournament.rounds import Ended, TableOfRound
from stammtisch.tournament.settings import Settings

FIRST = (
    "Anna",
    "Bas",
    "Cees",
    "Dörte",
    "Els",
    "Femke",
    "Gerd",
    "Hanna",
    "Ilse",
    "Joost",
    "Karl",
    "Lotte",
    "Mees",
    "Nina",
    "Otto",
    "Piet",
    "Rosa",
    "Sanne",
    "Tim",
    "Ute",
)
FAMILY = (
    "Bakker",
    "Bos",
    "Brouwer",
    "Dekker",
    "Fischer",
    "Graaf",
    "Hendriks",
    "Jansen",
    "Kok",
    "Kuiper",
    "Lam",
    "Maas",
    "Mol",
    "Mulder",
    "Peters",
    "Post",
    "Prins",
    "Schmidt",
    "Smit",
    "Visser",
    "Vos",
    "Weber",
    "Willems",
    "Wolf",
    "de Boer",
    "de Vries",
    "de Wit",
    "van Dam",
    "van den Berg",
    "van der Meer",
)
Told = Callable[[str], None]


class Invented:
    """Chance for a rehearsal, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._rng = HashRng(seed_of(seed))

    def below(self, n: int) -> int:
        return int(self._rng.below(n))

    def person(self) -> str:
        return f"{FIRST[self.below(len(FIRST))]} {FAMILY[self.below(len(FAMILY))]}"

    def pawns(self) -> tuple[tuple[int, int], Ended]:
        """Two of three rounds are won, the others end by time."""
        if self.below(3):
            other = self.below(HOME)
            return ((HOME, other) if self.below(2) else (other, HOME)), "won"
        return (self.below(HOME), self.below(HOME)), "time"

    def scores(self, game: str, size: int) -> tuple[tuple[int, ...], Ended]:
        format = FORMATS[game]
        if format.scored == "pawns":
            return self.pawns()
        if format.scored == "points":
            return tuple(self.below(120) for _ in range(size)), "time"
        order = list(range(1, size + 1))
        for i in range(size - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order), "won"


def rehearse(
    entrants: int, rounds: int, seed: int = 1, game: str = "keezen", tell: Told = lambda line: None
) -> LocalDesk:
    """Register, draw, play and close every round, and confirm the ranking."""
    invented, format = Invented(seed), FORMATS[game]
    settings = Settings(game, rounds, format.minutes, size=format.usual)
    id = f"t{sha256(f'{entrants} {rounds} {seed} {game}'.encode()).hexdigest()[:15]}"  # one desk can hold several
    desk = LocalDesk("Rehearsal", settings, f"{seed:08x}", id=id)
    names = [tuple(invented.person() for _ in range(format.players)) for _ in range(entrants)]
    desk.do(entries.Register(tuple(entries.Given(each) for each in names), present=True), "twice")
    tell(f"{entrants} registered and present")
    desk.do(entries.Draw())
    tell(f"{rounds} rounds drawn, seed {desk.tournament.rounds[1].seed}")
    for n in range(1, rounds + 1):
        play(desk, n, invented)
        tell(f"round {n} closed")
    desk.do(entries.Confirm())
    return desk


def play(desk: LocalDesk, n: int, invented: Invented) -> None:
    """One round, with all its forms."""
    desk.do(entries.Start(n))
    desk.wait(desk.tournament.settings.minutes + 1)
    for table in list(desk.tournament.rounds[n].tables.values()):
        form(desk, n, table, invented)
    desk.do(entries.CloseRound(n))
    desk.wait(10)


def form(desk: LocalDesk, n: int, table: TableOfRound, invented: Invented) -> None:
    if table.state != "in":
        scores, ended = invented.scores(desk.tournament.settings.game, len(table.seating.who))
        desk.do(entries.Enter(n, table.seating.table, scores, ended))
