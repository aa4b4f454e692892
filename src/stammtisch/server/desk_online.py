"""Tables of a tournament that are played online: live tables under the clock of the hall, whose results arrive as forms
(T-030)."""

import asyncio
import contextlib
import hmac
import logging
from typing import Any

import msgspec

from stammtisch import wire
from stammtisch.core.bits import has
from stammtisch.core.game import TABLE
from stammtisch.core.refusal import Refusal
from stammtisch.games import GAMES
from stammtisch.server import entries as live
from stammtisch.server.credentials import hashed, new_id
from stammtisch.server.decide import act, admit, open_table
from stammtisch.server.desks import Desks, HostedTournament
from stammtisch.server.table import Table
from stammtisch.server.table_api import GUESTS, INVITATION
from stammtisch.server.tables import HostedTable
from stammtisch.server.time_source import now
from stammtisch.store.log import StoreError
from stammtisch.tournament import entries
from stammtisch.tournament.checks import check
from stammtisch.tournament.decide import decide
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.rounds import Ended, Result, Round, TableOfRound
from stammtisch.tournament.state import Tournament

log = logging.getLogger("stammtisch")

LOOKING = 1.0  # seconds between looks at online tables
WHOLE_DAY = 86_400  # seconds: the hall's clock ends the match, not the table's own
APART = 1_500  # milliseconds by which the clock of a table may differ from the hall's
CLOCK_OPTION = "round_seconds"
COVER = {"wait": 0, "stand-in": 90, "director": 0}  # seconds after which a bot plays for who is away


def join_code(t: Tournament, round: int, table: int) -> str:
    """The code of a live table, for those who play there."""
    return hmac.digest(t.key.encode(), f"online {round} {table}".encode(), "sha256").hex()[:32]


async def put_online(desks: Desks, hosted: HostedTournament, who: str, round: int, table: int) -> str:
    """Open a live table for a table of the layout; the code by which its players join."""
    t = hosted.tournament
    decide(t, who, entries.Online(round, table, "-"), (), hosted.now())
    found = t.table(round, table)
    assert found is not None
    if found.online:
        return join_code(t, round, table)
    options = {**t.settings.rules}
    if t.settings.game == "keezen":
        options |= {CLOCK_OPTION: WHOLE_DAY}
    seats = len(found.seating.who) * t.format.players
    try:
        asked = wire.NewTable(t.settings.game, seats, options, cover_seconds=COVER[t.settings.away], undo=False)
        opening = msgspec.structs.replace(open_table(asked), tournament_table=f"{t.id}/{round}/{table}")
    except Refusal as refusal:
        raise DeskRefusal("online", refusal.why, reason=refusal.why) from None
    id, code = new_id(), join_code(t, round, table)
    await desks.tables.open("", opening, id)
    await desks.store.add_invitation(hashed(code), id, GUESTS, now() + INVITATION, "link")
    await desks.append(hosted, who, 0, lambda t, at: decide(t, who, entries.Online(round, table, id), (), at))
    return code


async def match_of(desks: Desks, live_table: str) -> str:
    """The address of the match of an online table, once it is over."""
    with contextlib.suppress(Refusal):  # the table is set aside
        table = (await desks.tables.find(live_table)).table
        if table.phase == "over" and table.match is not None:
            return table.match.address
    return ""


async def take_seat(desks: Desks, hosted: HostedTournament, who: str, round: int, table: int) -> str:
    """Let one of an entrant's people in at its online table, at a free seat of its own colours; the live table."""
    t = hosted.tournament
    found, member = t.table(round, table), t.role(who)
    if found is None or not found.online or member is None or member.entrant not in found.seating.who:
        raise DeskRefusal("no-table", f"round {round} has no such online table", round=round, table=table)
    place, sides = found.seating.who.index(member.entrant), len(found.seating.who)
    at_table = await desks.tables.find(found.online)

    def sit(table: Table, at: int) -> live.Body | None:
        free = [seat for seat, chair in enumerate(table.chairs) if not chair.who and seat % sides == place]
        if table.phase == "playing" or table.seat_of(who) != TABLE or not free:
            return None
        return live.Sit(free[0])

    await desks.tables.append(at_table, who, 0, lambda table, at: admit(table, who, False))
    await desks.tables.append(at_table, who, 0, sit)
    return found.online


async def follow_online(desks: Desks) -> None:
    """Keep online tables under the hall's clock, and take in what they have come to."""
    while True:
        await asyncio.sleep(LOOKING)
        for hosted in list(desks.hosted.values()):
            try:
                await look(desks, hosted)
            except StoreError as error:
                log.warning("online tables of %s were not looked at: %s", hosted.tournament.id, error)
            except Exception:  # without this task no online table would end
                log.exception("looking at the online tables of %s failed", hosted.tournament.id)


async def look(desks: Desks, hosted: HostedTournament) -> None:
    """Once at all online tables of rounds that are drawn or played."""
    t = hosted.tournament
    for round in [each for each in t.rounds.values() if each.state in ("drawn", "running")]:
        for table in [each for each in round.tables.values() if each.online]:
            if any(form.source == "online" for form in table.forms):
                continue
            with contextlib.suppress(Refusal):  # the table is set aside, or has just been changed by its players
                found = await desks.tables.find(table.online)
                await _under_the_clock(desks, t, round, found, table.seating.table, hosted.now())
                if found.table.phase == "over" and round.state == "running":
                    await _hand_in(desks, hosted, round, table, found)


async def _under_the_clock(desks: Desks, t: Tournament, round: Round, found: HostedTable, number: int, at: int) -> None:
    """Wait for the start of the round, pause, go on and end with the hall (T-006, T-027)."""
    if found.table.phase != "playing":
        return
    clock = t.clock if t.running() is round else None
    waits = round.state == "drawn" or (clock is not None and clock.paused is not None)
    if waits != found.table.paused:
        await desks.tables.append(found, "", 0, lambda table, at: live.Pause() if waits else live.Resume())
    if clock is None or waits:
        return
    left = clock.left(at, number)
    if left <= 0:
        await desks.tables.append(found, "", 0, _time)
    elif any(abs(each - left) > APART for each in _whole(found)):
        await desks.tables.append(found, "", 0, lambda table, at: live.FollowHall(left))


def _whole(found: HostedTable) -> list[int]:
    """What the clocks of the whole match have left, where the game has one."""
    return [(each.ends() or 0) - found.now() for each in found.table.clocks.values() if has(each.seats, TABLE)]


def _time(table: Table, at: int) -> live.Body | None:
    """The signal: the clock of the whole match, where the game has one, runs out."""
    match = table.match
    ends = [each for each in match.state.deadlines() if each.seconds >= WHOLE_DAY] if match else []
    return act(table, TABLE, ends[0].action, at) if ends else None


async def _hand_in(
    desks: Desks, hosted: HostedTournament, round: Round, table: TableOfRound, found: HostedTable
) -> None:
    """The form of an online table, which waits for the desk's yes."""
    result = result_of(hosted.tournament, table, found.table)
    if result is None:
        return
    form = entries.Enter(round.n, table.seating.table, result.scores, result.ended, result.parts, "online")
    await desks.append(hosted, "", 0, lambda t, at: form)


def _by_colour(t: Tournament, state: Any, sides: list[list[int]]) -> tuple[int, ...]:
    """What each colour has home, where a form counts by colour (T-030)."""
    if not t.format.colours:
        return ()
    screen: Any = GAMES[t.settings.game].view(state, TABLE).screen()
    return tuple(screen["seats"][seat]["home"] for side in sides for seat in side)


def _of_duos(t: Tournament, scores: list[int], duos: int) -> tuple[list[int], list[list[int]]]:
    """What duos came to in a game of single players, where partners sit across: points are added, and of places that of
    the partner who was out last decides."""
    sides = [[seat for seat in range(len(scores)) if seat % duos == i] for i in range(duos)]
    if t.format.scored == "points":
        return [sum(scores[seat] for seat in side) for side in sides], sides
    last = [max(scores[seat] for seat in side) for side in sides]
    return [1 + sum(other < each for other in last) for each in last], sides


def result_of(t: Tournament, table: TableOfRound, live_table: Table) -> Result | None:
    """What a match came to, in the order of the seating; by who sat there, or else by the seats."""
    match = live_table.match
    if match is None:
        return None
    result = match.state.result()
    scores, sides = result.places if t.format.scored == "order" else result.points, result.sides
    if t.settings.duos and scores:
        scores, sides = _of_duos(t, scores, len(table.seating.who))
    if len(sides) != len(table.seating.who) or not scores:
        return None
    members = [[t.members.get(live_table.chairs[seat].who) for seat in side] for side in sides]
    owners = [{each.entrant for each in side if each is not None and each.entrant} for side in members]
    order = list(range(len(scores)))
    if all(len(each) == 1 for each in owners) and {n for each in owners for n in each} == set(table.seating.who):
        order = [next(i for i, each in enumerate(owners) if n in each) for n in table.seating.who]
    ended: Ended = "time" if result.ending == "time" else "won"
    parts = _by_colour(t, match.state, sides) if order == sorted(order) else ()
    found = Result(tuple(scores[i] for i in order), ended, parts)
    with contextlib.suppress(DeskRefusal):
        check(t, table, found)
        return found
    return None
