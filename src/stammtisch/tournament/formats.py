"""How each game is played at a tournament: who enters, how large a table is, what a form says and what counts."""

from typing import Final, Literal

import msgspec

from stammtisch.tournament.settings import Settings

Scored = Literal["pawns", "points", "order"]


class Format(msgspec.Struct, frozen=True):
    """`players` is how many people one entrant is; `sizes` how many entrants a table may have, `usual` how many it has.

    `best` says of points which are better. A form of pawns has `colours` boxes for each entrant.
    """

    players: int
    sizes: tuple[int, int]
    usual: int
    scored: Scored
    best: Literal["high", "low"] = "high"
    negative: bool = False
    minutes: int = 45
    limit: int = 0  # points that end a match, unless it ended by time
    colours: int = 0

    def of_duos(self) -> "Format":
        """The same game with duos: two players of a table count together."""
        if self.players == 2:
            return self
        low, high = self.sizes
        sizes = (max(2, -(-low // 2)), high // 2)
        return msgspec.structs.replace(self, players=2, sizes=sizes, usual=max(2, self.usual // 2))


FORMATS: Final = {
    "keezen": Format(2, (2, 2), 2, "pawns", colours=2),
    "foppen": Format(1, (3, 6), 4, "points", negative=True, minutes=60),
    "frantic": Format(1, (2, 8), 4, "points", best="low", minutes=60, limit=154),
    "mezza": Format(1, (2, 7), 4, "order"),
    "fritsen": Format(1, (2, 10), 5, "order"),
}
HOME: Final = 8  # pawns of a duo
OF_COLOUR: Final = 4
MOST_ROUNDS: Final = 5
MOST_ENTRANTS: Final = 400


def format_of(settings: Settings) -> Format:
    """How the game is played here."""
    found = FORMATS[settings.game]
    return found.of_duos() if settings.duos else found
