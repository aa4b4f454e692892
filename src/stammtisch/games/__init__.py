"""The games of the house, by name."""

from typing import Final

from stammtisch.core.game import Game
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.games.mezza import GAME as MEZZA

GAMES: Final[dict[str, Game]] = {game.name: game for game in (FOPPEN, MEZZA, KEEZEN)}
