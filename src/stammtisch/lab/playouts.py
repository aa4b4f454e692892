"""The quick loop: whole matches of any game, each from a number of its own."""

from hashlib import blake2b
from struct import unpack
from typing import Final

from mypy_extensions import i64

from stammtisch.bots.bot import NO_CALL, Bot, called, choice
from stammtisch.core.game import TABLE, Game, Moves, State
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.rng import QuickRng, Rng
from stammtisch.summary.chapter import Chapter

UNFINISHED: Final = "unfinished"
"""How a match ended that was broken off."""
PLIES: Final = 50_000
"""Actions after which a match is broken off."""


class Setting:
    """Game, options and bots; a seat without a bot plays at random. `counted` are kinds of events, and tallies of the
    game's summary. A match is broken off after `plies` actions, because bots may play without end."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Value],
        seats: int,
        bots: list[Bot | None],
        counted: list[str] | None = None,
        summary: Chapter | None = None,
        plies: int = PLIES,
    ) -> None:
        assert len(bots) == seats, "a bot or none for each seat"
        self.game = game
        self.options = options
        self.seats = seats
        self.bots = bots
        self.counted = counted or []
        self.summary = summary or Chapter()
        self.plies = plies


def generator(seed: int, number: int, purpose: str) -> QuickRng:
    """The chance of one match of a seed for one purpose, unlike that of any other."""
    digest = blake2b(f"{seed} {number} {purpose}".encode(), digest_size=8).digest()
    start, step = unpack(">2I", digest)
    rng = QuickRng(start)
    rng.w = step
    return rng


def dealt(setting: Setting, seed: int, number: int) -> State:
    """The start of match `number`: the same for all bots."""
    state = setting.game.table(setting.options, setting.seats, generator(seed, number, "deal"))
    state.start()
    return state


def play_on(setting: Setting, state: State, rng: Rng, found: Moves) -> None:
    """Play to the end, or to the limit of plies. Of several acting seats one is drawn; only bots are given a view."""
    game = setting.game
    bots = setting.bots
    calls = any(bot is not None and bot.calls for bot in bots)
    most: i64 = setting.plies
    seats = state.acting()
    while seats and state.ply < most:
        seat = one_of(seats, rng)
        bot = None if seat == TABLE else bots[seat]
        if bot is None:
            state.apply(seat, state.pick(seat, rng, found))
        else:
            action: i64 = choice(bot, game, game.view(state, seat), rng)
            state.apply(seat, action)
        if calls:
            _call(setting, state, rng)
        seats = state.acting()


def _call(setting: Setting, state: State, rng: Rng) -> None:
    """What bots do unasked, each at most once after a move."""
    for seat, bot in enumerate(setting.bots):
        if bot is not None and bot.calls and state.calls(seat):
            action = called(bot, setting.game, setting.game.view(state, seat), rng)
            if action != NO_CALL:
                state.apply(seat, action)


def play(setting: Setting, seed: int, number: int, found: Moves) -> State:
    """Match `number` of a seed, played to its end, or as far as it may go."""
    state = dealt(setting, seed, number)
    if setting.counted:
        state.events = []
    play_on(setting, state, generator(seed, number, "play"), found)
    return state


def play_many(setting: Setting, seed: int, first: int, games: int) -> list[tuple[list[int], str]]:
    """A row for each match from `first` on: numbers, and the word for how it ended.

    The numbers are its plies; the scores, the places and whether it won (0 or 1) of each seat; and for each kind that
    is counted how often each seat had it, then the table."""
    found = Moves()
    rows: list[tuple[list[int], str]] = []
    for number in range(first, first + games):
        state = play(setting, seed, number, found)
        rows.append((numbers(state, setting), state.ending() if state.over() else UNFINISHED))
    return rows


def numbers(state: State, setting: Setting) -> list[int]:
    """Seats that win and lose together have one place, that of their side."""
    result = state.result()
    places = [0] * int(state.seats)
    won = [0] * int(state.seats)
    for i, side in enumerate(result.sides):
        for seat in side:
            places[seat] = result.places[i]
            won[seat] = 1 if side in result.winners else 0
    return [int(state.ply), *state.scores(), *places, *won, *counts(state, setting)]


def counts(state: State, setting: Setting) -> list[int]:
    """The counts of a match since its first deal: for each kind by seat, and last that of the table."""
    seats = int(state.seats)
    tallies = setting.summary.counted()
    found = {kind: [0] * (seats + 1) for kind in setting.counted}
    for event in state.events or []:
        if event.kind in found and event.kind not in tallies:
            found[event.kind][min(event.seat, seats)] += 1
        for each in setting.summary.counts(event, 0):
            if each.tally in found:
                found[each.tally][min(each.seat, seats)] += each.n
    return [number for row in found.values() for number in row]
