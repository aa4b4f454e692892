"""The quick loop: whole matches of any game, each from a number of its own."""

from hashlib import blake2b
from struct import unpack

from mypy_extensions import i64

from stammtisch.bots.bot import NO_CALL, Bot
from stammtisch.core.game import TABLE, Game, Moves, State
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.rng import QuickRng, Rng


class Setting:
    """What is played, and by whom; where there is no bot, chance plays. `counted` are kinds of events."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Value],
        seats: int,
        bots: list[Bot | None],
        counted: list[str] | None = None,
    ) -> None:
        assert len(bots) == seats, "a bot or none for each seat"
        self.game = game
        self.options = options
        self.seats = seats
        self.bots = bots
        self.counted = counted or []


def generator(seed: int, number: int, purpose: str) -> QuickRng:
    """The chance of one match of a seed for one purpose, unlike that of any other."""
    digest = blake2b(f"{seed} {number} {purpose}".encode(), digest_size=8).digest()
    start, step = unpack(">2I", digest)
    rng = QuickRng(start)
    rng.w = step
    return rng


def dealt(setting: Setting, seed: int, number: int) -> State:
    """The start of match `number`: the same whoever plays it."""
    state = setting.game.table(setting.options, setting.seats, generator(seed, number, "deal"))
    state.start()
    return state


def play_on(setting: Setting, state: State, rng: Rng, found: Moves) -> None:
    """To the end. Who comes first of several is drawn; only a bot's seat is given a view."""
    game = setting.game
    bots = setting.bots
    calls = any(bot is not None and bot.calls for bot in bots)
    seats = state.acting()
    while seats:
        seat = one_of(seats, rng)
        bot = None if seat == TABLE else bots[seat]
        if bot is None:
            state.apply(seat, state.pick(seat, rng, found))
        else:
            action: i64 = bot.choose(game.view(state, seat), rng)
            state.apply(seat, action)
        if calls:
            _call(setting, state, rng)
        seats = state.acting()


def _call(setting: Setting, state: State, rng: Rng) -> None:
    """What bots do unasked, each at most once after a move."""
    for seat, bot in enumerate(setting.bots):
        if bot is not None and bot.calls and state.calls(seat):
            action = bot.call(setting.game.view(state, seat), rng)
            if action != NO_CALL:
                state.apply(seat, action)


def play(setting: Setting, seed: int, number: int, found: Moves) -> State:
    """Match `number` of a seed, played to its end."""
    state = dealt(setting, seed, number)
    if setting.counted:
        state.events = []
    play_on(setting, state, generator(seed, number, "play"), found)
    return state


def play_many(setting: Setting, seed: int, first: int, games: int) -> list[list[int]]:
    """For each match from `first` on: its plies, then the scores and then the places by seat, then what is counted."""
    found = Moves()
    rows: list[list[int]] = []
    for number in range(first, first + games):
        state = play(setting, seed, number, found)
        rows.append([int(state.ply), *state.scores(), *state.places(), *counts(state, setting.counted)])
    return rows


def counts(state: State, kinds: list[str]) -> list[int]:
    """How many events of each kind a match had since its first deal."""
    heard = [event.kind for event in state.events or []]
    return [heard.count(kind) for kind in kinds]
