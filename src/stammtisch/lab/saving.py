"""Matches of a simulation's players as records, to be watched and verified.

A record is dealt by the generator of live tables, a simulation by a quicker one: so these are further matches, which
are not counted in the result."""

from hashlib import blake2b
from pathlib import Path

from stammtisch.bots.bot import NO_CALL, called, choice
from stammtisch.core.game import TABLE
from stammtisch.core.play import one_of
from stammtisch.core.record import Recorder, unused
from stammtisch.lab.playouts import Setting, generator


def save(setting: Setting, seed: int, number: int, folder: Path) -> Path:
    """Play further match `number` of a seed, as far as it may go, and write its record to a new file."""
    deal, key = (blake2b(f"{seed} {number} {what}".encode(), digest_size=32).digest() for what in ("deal", "key"))
    recorder = Recorder(setting.game, setting.options, setting.seats, deal, key)
    rng = generator(seed, number, "record")
    game, state = setting.game, recorder.state
    while not state.over() and state.ply < setting.plies:
        seat = int(one_of(state.acting(), rng))
        bot = None if seat == TABLE else setting.bots[seat]
        if bot is None:
            moves = state.legal(seat)
            recorder.play(seat, moves[rng.below(len(moves))], 0)
        else:
            recorder.play(seat, choice(bot, game, game.view(state, seat), rng), 0)
        for i, each in enumerate(setting.bots):
            if each is not None and each.calls and state.calls(i):
                action = called(each, game, game.view(state, i), rng)
                if action != NO_CALL:
                    recorder.play(i, action, 0)
    recorder.finish()
    path = unused(folder / f"{game.name}-seed-{seed}-{number}.jsonl")
    recorder.save(path)
    return path
