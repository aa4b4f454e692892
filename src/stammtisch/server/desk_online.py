"""Tables of a tournament that are played online: live tables under the clock of the hall, whose results arrive as forms
(T-030)."""

import asyncio
import contextlib
import hmac
import logging
from typing import Any

import msgspec

from stammtisch import wire
from stammtisch.core.game import TABLE
from stammtisch.core.refusal import Refusal
from stammtisch.games import GAMES
from stammtisch.server import entries as live
from stammtisch.server.credentials import hashed, new_id
from stammtisch.server.decide import act, admit
from stammtisch.server.desks import Desks, HostedTournament
from stammtisch.server.opening import open_table
from stammtisch.server.table import Table
from stammtisch.server.table_api import GUESTS, INVITATION
from stammtisch.server.table_parts import WHOLE_DAY
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
APART = 1_500  # milliseconds by which the clock of a table may differ from the hall's
CLOCK_OPTION = "round_seconds"
COVER = {"wait": 0, "stand-in": 90, "director": 0}  # seconds after which a bot plays for who is away


async def live_of(desks: Desks, t: Tournament, round: int, table: TableOfRound) -> HostedTable:
    """The live table of a table of the layout. `Refusal` if it is none of this tournament's: a file that was taken in
    may name any table of the server."""
    found = await desks.tables.find(table.online)
    settings, mine = found.table.settings, f"{t.id}/{round}/{table.seating.table}"
    if settings.tournament_table != mine and (settings.tournament_table or not settings.tournament):
        raise DeskRefusal("no-table", f"round {round} has no such online table", round=round, table=table.seating.table)
    return found


async def join_code(desks: Desks, t: Tournament, round: int, table: TableOfRound) -> str:
    """The code of a live table, for those who play there. After a new draw the table has another, and another code."""
    await live_of(desks, t, round, table)
    code = hmac.digest(t.key.encode(), f"online {table.online}".encode(), "sha256").hex()[:32]
    await desks.store.add_invitation(hashed(code), table.online, GUESTS, now() + INVITATION, "link")
    return code


async def put_online(desks: Desks, hosted: HostedTournament, who: str, round: int, table: int) -> str:
    """Open a live table for a table of the layout; the code by which its players join."""
    t = hosted.tournament
    async with hosted.opening:
        decide(t, who, entries.Online(round, table, "-"), (), hosted.now())
        found = t.table(round, table)
        assert found is not None
        if not found.online:
            id, seen = new_id(), t.n
            await desks.tables.open("", _opening(t, round, table, len(found.seating.who)), id)
            online = entries.Online(round, table, id)
            await desks.append(hosted, who, 0, lambda t, at: decide(t, who, online, (), at, seen))
            found = t.table(round, table) or found
        return await join_code(desks, t, round, found)


def _opening(t: Tournament, round: int, table: int, sides: int) -> live.Open:
    """A table by the rules of the tournament (T-015)."""
    options = {**t.settings.rules}
    if t.settings.game == "keezen":
        options |= {CLOCK_OPTION: WHOLE_DAY}
    if t.settings.game == "frantic" and t.settings.limit:  # as at the tables of the hall
        options |= {"length": "custom", "points_limit": min(t.settings.limit, 9999)}
    seats = sides * t.format.players
    try:
        asked = wire.NewTable(t.settings.game, seats, options, cover_seconds=COVER[t.settings.away], undo=False)
        return msgspec.structs.replace(open_table(asked), tournament_table=f"{t.id}/{round}/{table}")
    except Refusal as refusal:
        raise DeskRefusal("online", refusal.why, reason=refusal.why) from None


async def match_of(desks: Desks, t: Tournament, round: int, table_of: TableOfRound) -> str:
    """The address of the match of an online table, once it is over."""
    with contextlib.suppress(Refusal):  # the table is set aside
        table = (await live_of(desks, t, round, table_of)).table
        if table.phase == "over" and table.match is not None:
            return table.match.address
    return ""


async def take_seat(desks: Desks, hosted: HostedTournament, who: str, round: int, table: int) -> str:
    """Seat one of an entrant's people at its online table, in a seat of its own colours; returns the live table.
    Anybody else who has sat down there by the link has to stand up, until the match has begun."""
    t = hosted.tournament
    found, member = t.table(round, table), t.role(who)
    if found is None or not found.online or member is None or member.entrant not in found.seating.who:
        raise DeskRefusal("no-table", f"round {round} has no such online table", round=round, table=table)
    place, sides = found.seating.who.index(member.entrant), len(found.seating.who)
    at_table = await live_of(desks, t, round, found)
    mine = {each for each, other in t.members.items() if other.entrant == member.entrant}

    def in_the_way(table: Table) -> str:
        """The last who came of those who sit there, if no seat is free."""
        own = [chair for seat, chair in enumerate(table.chairs) if seat % sides == place]
        if table.phase != "waiting" or table.seat_of(who) != TABLE or not all(chair.who for chair in own):
            return ""
        strange = [chair for chair in own if chair.who not in mine]
        return max(strange, key=lambda chair: chair.since).who if strange else ""

    def sit(table: Table, at: int) -> live.Body | None:
        free = [seat for seat, chair in enumerate(table.chairs) if not chair.who and seat % sides == place]
        if table.phase == "playing" or table.seat_of(who) != TABLE or not free:
            return None
        return live.Sit(free[0])

    await desks.tables.append(at_table, who, 0, lambda table, at: admit(table, who, False))
    if other := in_the_way(at_table.table):
        leaving = live.Stand()
        await desks.tables.append(at_table, other, 0, lambda table, at: leaving if in_the_way(table) == other else None)
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
                log.warning("tournament %s: online tables not checked, retrying: %s", hosted.tournament.id, error)
            except Exception:  # without this task no online table would end
                log.exception("tournament %s: checking online tables failed, retrying", hosted.tournament.id)


async def look(desks: Desks, hosted: HostedTournament) -> None:
    """Once at all online tables of rounds that are drawn or played."""
    t = hosted.tournament
    for round in [each for each in t.rounds.values() if each.state in ("drawn", "running")]:
        for table in [each for each in round.tables.values() if each.online]:
            await _belong(desks, hosted, round.n, table)
            if any(form.source == "online" for form in table.forms):
                continue
            with contextlib.suppress(Refusal):  # the table is set aside, or has just been changed by its players
                found = await live_of(desks, t, round.n, table)
                await _under_the_clock(desks, t, round, found, table.seating.table, hosted.now())
                if found.table.phase == "over" and round.state == "running":
                    await _hand_in(desks, hosted, round, table, found)


async def _belong(desks: Desks, hosted: HostedTournament, round: int, table: TableOfRound) -> None:
    """Tell a table that the release before opened to which table of the tournament it belongs, so that its page leads
    back there."""
    if table.online in hosted.told:
        return
    with contextlib.suppress(Refusal):
        found = await live_of(desks, hosted.tournament, round, table)
        if found.table.settings.tournament and not found.table.settings.tournament_table:
            mine = live.OfTournament(f"{hosted.tournament.id}/{round}/{table.seating.table}")
            await desks.tables.append(found, "", 0, lambda table, at: mine)
    hosted.told.add(table.online)


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
    return [(each.ends() or 0) - found.now() for each in found.table.clocks.values() if each.is_halls()]


def _time(table: Table, at: int) -> live.Body | None:
    """The signal: the clock of the whole match, where the game has one, runs out."""
    ends = [each for each in table.clocks.values() if each.is_halls()]
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


def _sides_of(t: Tournament, entrants: tuple[int, ...], sat: list[str], sides: list[list[int]]) -> list[int]:
    """Which side each entrant played: the one whose seats its people held when the match began, whatever they did
    since. Of whom that is not known it is that of the seating, or what is left."""
    members = [[t.members.get(sat[seat]) for seat in side] for side in sides]
    owners = [{each.entrant for each in side if each is not None and each.entrant in entrants} for side in members]
    known = {n: i for i, each in enumerate(owners) for n in each if len(each) == 1 and owners.count(each) == 1}
    left = [i for i in range(len(sides)) if i not in known.values()]
    for i, n in enumerate(entrants):
        if n not in known:
            known[n] = i if i in left else next(each for each in left if entrants[each] in known)
            left.remove(known[n])
    return [known[n] for n in entrants]


def result_of(t: Tournament, table: TableOfRound, live_table: Table) -> Result | None:
    """What a match came to, in the order of the seating."""
    match = live_table.match
    if match is None:
        return None
    result = match.state.result()
    scores, sides = result.places if t.format.scored == "order" else result.points, result.sides
    if t.settings.duos and scores:
        scores, sides = _of_duos(t, scores, len(table.seating.who))
    if len(sides) != len(table.seating.who) or not scores:
        return None
    order = _sides_of(t, table.seating.who, match.began_with, sides)
    limit = t.settings.limit if t.format.scored == "points" else 0
    at_limit = not limit or max(scores) >= limit  # a game may have another end, as Foppen has
    ended: Ended = "won" if at_limit and result.ending != "time" else "time"
    parts = _by_colour(t, match.state, sides) if order == sorted(order) else ()
    found = Result(tuple(scores[i] for i in order), ended, parts)
    with contextlib.suppress(DeskRefusal):
        check(t, table, found)
        return found
    return None
