"""Every match has an address of its own, which stays when the table plays on and when it is pruned."""

import lzma
import re
from datetime import datetime
from hmac import compare_digest
from typing import NamedTuple

from stammtisch import wire
from stammtisch.core.read import read
from stammtisch.core.record import Record
from stammtisch.core.verify import judge
from stammtisch.games import GAMES
from stammtisch.server.recording import Kept, Recording, Sat
from stammtisch.server.refusals import HouseRefusal
from stammtisch.server.replay import record_for, record_kept, replay_for, replay_kept, summary_for, summary_kept
from stammtisch.server.snapshot import result_seen
from stammtisch.server.table import Table
from stammtisch.server.tables import HostedTable, Tables
from stammtisch.store.log import Entry, KeptRecord

ADDRESS = re.compile(r"([0-9a-f]{16})-([1-9][0-9]{0,8})-[0-9a-f]{16}")


class Played(NamedTuple):
    """What is told of a match that is over, apart from the names of those who played it."""

    game: str
    began: int
    seconds: int
    sat: list[Sat]
    result: wire.Result


class Earlier(NamedTuple):
    """A match before the newest one of its table: the table's log, and the address that was asked for."""

    entries: list[Entry]
    address: str


Source = Recording | Earlier | KeptRecord
"""Where a match is found: at its table, in the log of its table, or among the records of tables that were pruned."""


async def find(tables: Tables, address: str) -> tuple[Source, HostedTable | None]:
    """The match with that address, and its table if it is still there; `Refusal` if there is none."""
    found = ADDRESS.fullmatch(address)
    if found is None:
        raise HouseRefusal("no-such-match")
    table, number = found[1], int(found[2])
    kept = await tables.store.kept_record(table, number)
    if kept is not None:
        return _known(kept, kept.address, address), None
    hosted = await tables.find(table)
    if number > hosted.table.matches:
        await tables.catch_up(hosted)  # it may have begun in another process
    match = hosted.table.match
    if number == hosted.table.matches and match is not None:
        return _known(match, match.address, address), hosted
    return Earlier(await tables.store.read(table, 0), address), hosted


def _known(match: Source, real: str, asked: str) -> Source:
    if not compare_digest(real, asked):
        raise HouseRefusal("no-such-match")
    return match


def played(source: Source) -> Played:
    """Takes long unless it is the newest match of its table."""
    if isinstance(source, KeptRecord):
        return _played_in(source)
    match = _earlier(*source) if isinstance(source, Earlier) else source
    result = result_seen(match.state.result())
    return Played(match.game.name, match.began, match.ms // 1000, match.sat, result)


def record(source: Kept | Earlier | KeptRecord, zipped: bool) -> bytes:
    if isinstance(source, KeptRecord):
        return record_kept(source.record, zipped)
    return record_for(_kept(source), 0, zipped)


def replay(source: Kept | Earlier | KeptRecord, seat: int, zipped: bool) -> bytes:
    if isinstance(source, KeptRecord):
        return replay_kept(source.record, seat, zipped)
    return replay_for(_kept(source), seat, zipped)


def summary(source: Kept | Earlier | KeptRecord, zipped: bool) -> bytes:
    if isinstance(source, KeptRecord):
        return summary_kept(source.record, zipped)
    return summary_for(_kept(source), zipped)


def _kept(source: Kept | Earlier) -> Kept:
    return _earlier(*source).kept() if isinstance(source, Earlier) else source


def _earlier(entries: list[Entry], address: str) -> Recording:
    """A finished match out of the log of its table; `ValueError` if there is none."""
    table = Table(entries[0].table)
    for entry in entries:
        match = table.match
        table.apply(entry)
        if match is not None and table.match is not match and compare_digest(match.address, address):
            return match
    raise ValueError("there is no such match")


def _played_in(kept: KeptRecord) -> Played:
    found = read(lzma.decompress(kept.record))
    header, lasted = found.header, found.actions[-1].open["ms"] // 1000
    began = int(datetime.fromisoformat(header["date"]).timestamp() * 1000)
    return Played(header["game"], began, lasted, kept.sat, _result_in(found))


def _result_in(found: Record) -> wire.Result:
    """The result; the places alone if this release does not have that version of the game."""
    assert found.last is not None
    game = GAMES.get(found.header["game"])
    if game is not None and game.version == found.header["version"]:
        state = judge(found, game, bytes.fromhex(found.last.hidden["seed"].value))
        return result_seen(state.result())
    places = found.last.open["places"]
    winners = [[seat] for seat, place in enumerate(places) if place == 1]
    return wire.Result([[seat] for seat in range(len(places))], places, winners, "won", [], "")
