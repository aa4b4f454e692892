"""How a table is opened: its game with all options, the bots in its seats, and new secrets for its deal."""

import secrets

import msgspec
from msgspec.structs import asdict

from stammtisch import wire
from stammtisch.bots import bot as bot_of
from stammtisch.core.option import Value
from stammtisch.core.rng import QuickRng
from stammtisch.games import GAMES
from stammtisch.server import entries
from stammtisch.server.refusals import HouseRefusal


class GameChoice(msgspec.Struct, frozen=True):
    """A game with all its options, and the secrets of its deal."""

    game: str
    version: int
    options: dict[str, Value]
    seats: int
    seed: str
    key: str


def open_table(asked: wire.NewTable) -> entries.Open:
    """The first entry of a new table."""
    choice = settle(asked.game, asked.options, asked.seats)
    bots = asked.bots
    if len(bots) > asked.seats or (len(bots) == asked.seats and bots[0]):
        raise HouseRefusal("first-seat")
    if len(bots) == asked.seats:
        bots = bots[1:]
    for name in bots:
        if name:
            check_bot(asked.game, name)
    return entries.Open(
        **asdict(choice),
        listed=asked.listed,
        spectators=asked.spectators,
        cover_seconds=asked.cover_seconds,
        undo=asked.undo,
        pace=asked.pace,
        bots=bots,
        committed=asked.committed,
        spectators_talk=asked.spectators_talk,
    )


def settle(game: str, options: dict[str, Value], seats: int) -> GameChoice:
    """The game with defaults for the options that are not given, and new secrets for its deal."""
    if game not in GAMES:
        raise HouseRefusal("no-game", f"there is no game {game!r}; there are {', '.join(GAMES)}")
    try:
        settled = GAMES[game].settle(options)
        GAMES[game].table(settled, seats, QuickRng(0))
    except ValueError as error:
        raise HouseRefusal("no-such-way", str(error)) from None
    return GameChoice(game, GAMES[game].version, settled, seats, secrets.token_hex(32), secrets.token_hex(32))


def check_bot(game: str, name: str) -> None:
    """`Refusal` if the game has no bot of this name."""
    try:
        bot_of(game, name)
    except ValueError as error:
        raise HouseRefusal("no-bot", str(error)) from None
