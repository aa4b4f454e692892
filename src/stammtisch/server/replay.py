"""Recorded matches, whole, step by step and in sum. Made outside the event loop (long_work.py): they can be long."""

import gzip
import lzma

from stammtisch import wire
from stammtisch.core.game import TABLE, Game, State
from stammtisch.core.read import read
from stammtisch.core.record import BACK, Line, Record, deal_seed
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import HashRng
from stammtisch.core.verify import judge
from stammtisch.games import GAMES
from stammtisch.server.recording import Kept
from stammtisch.server.snapshot import result_seen, said, told
from stammtisch.summary import summary_of


def record_for(kept: Kept, seat: int, zipped: bool) -> bytes:
    """The record as a seat may have it: after the match the whole record."""
    record = kept.record()
    return packed(record.encode() if record.last else record.export(seat), zipped)


def replay_for(kept: Kept, seat: int, zipped: bool) -> bytes:
    """The steps of a match at a table, as JSON."""
    record = kept.record()
    return packed(wire.encode(steps(GAMES[record.header["game"]], record, kept.seed(), seat)), zipped)


def replay_of_file(data: bytes, seat: int, zipped: bool) -> bytes:
    """The steps of an uploaded record, once it is verified; `ValueError` with what is wrong."""
    try:
        return packed(wire.encode(_verified_steps(data, seat)), zipped)
    except (Refusal, ValueError, TypeError) as error:
        raise ValueError(str(error)) from None  # of a kind that another process can read


def record_kept(data: bytes, zipped: bool) -> bytes:
    """The record of a table that was pruned."""
    return packed(lzma.decompress(data), zipped)


def replay_kept(data: bytes, seat: int, zipped: bool) -> bytes:
    return replay_of_file(lzma.decompress(data), seat, zipped)


def summary_for(kept: Kept, zipped: bool) -> bytes:
    """What happened in a match that is over, as JSON."""
    record = kept.record()
    return packed(wire.encode(summary_seen(record, kept.seed())), zipped)


def summary_kept(data: bytes, zipped: bool) -> bytes:
    record = read(lzma.decompress(data))
    assert record.last is not None, "only whole records are kept"
    return packed(wire.encode(summary_seen(record, bytes.fromhex(record.last.hidden["seed"].value))), zipped)


def summary_seen(record: Record, seed: bytes) -> wire.Summary:
    found = summary_of(GAMES[record.header["game"]], record, seed)
    return wire.Summary(
        [wire.Tally(*tally) for tally in found.tallies],
        found.points,
        found.stepped,
        [wire.Moment(n, span, told(event)) for n, span, event in found.moments],
        found.spans,
        found.ms,
    )


def _verified_steps(data: bytes, seat: int) -> list[wire.Step]:
    record = read(data)
    game = GAMES.get(record.header["game"])
    if game is None or record.last is None or not record.whole:
        raise ValueError("tables can be drawn of whole records of our games only")
    seed = bytes.fromhex(record.last.hidden["seed"].value)
    judge(record, game, seed)
    check_seat(seat, record.header["seats"])
    return steps(game, record, seed, seat)


def check_seat(seat: int, seats: int) -> None:
    if seat != TABLE and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}; seats are 0 to {seats - 1}, and {TABLE} watches")


def packed(data: bytes, zipped: bool) -> bytes:
    return gzip.compress(data, 5, mtime=0) if zipped else data


def steps(game: Game, record: Record, seed: bytes, seat: int) -> list[wire.Step]:
    """Each action of a complete record, with the table after it as `seat` saw it."""
    header = record.header
    dealt = deal_seed(seed, header["entropy"])
    table = game.table(header["options"], header["seats"], HashRng(dealt))
    table.start()
    after = [table]
    found: list[wire.Step] = []
    for line in record.actions:
        _follow(game, after, line)
        view = game.view(after[-1], seat)
        facts = [said(each) for each in view.facts()]
        events = [told(event) for event in line.events_seen_by(seat)]
        words = line.words_seen_by(seat)
        result = result_seen(after[-1].result()) if after[-1].over() else None
        found.append(wire.Step(line.open["n"], line.open["seat"], words, view.screen(), facts, events, result))
    return found


def _follow(game: Game, after: list[State], line: Line) -> None:
    """Append the state after `line` to the states after the lines before; an undo removes states."""
    actor = line.open["seat"]
    words = line.words_seen_by(actor)
    if line.open["n"] == 0:
        return
    if words.startswith(BACK + " "):
        del after[int(words.split()[1]) + 1 :]
        return
    state = after[-1].clone()
    state.apply(actor, game.parse(words))
    after.append(state)
