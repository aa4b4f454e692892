"""Online tables of a tournament, of every game: the hall's clock, restarts, who leaves, results (T-030)."""

import asyncio
import contextlib
import random
from collections.abc import AsyncGenerator, Callable
from functools import partial
from typing import Any

import pytest
from ledger import rule
from virtual_time import MemoryStore, World, passing

from stammtisch import wire
from stammtisch.bots import bot as bot_of
from stammtisch.core.bits import members
from stammtisch.core.game import TABLE
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import QuickRng
from stammtisch.server import desk_online, visitor_api
from stammtisch.server import entries as live
from stammtisch.server.desks import Desks, HostedTournament
from stammtisch.server.leases import Leases
from stammtisch.server.tables import HostedTable, Tables
from stammtisch.store.log import Visitor
from stammtisch.tournament import entries, messages
from stammtisch.tournament.formats import FORMATS, format_of
from stammtisch.tournament.people import Member
from stammtisch.tournament.rounds import TableOfRound
from stammtisch.tournament.settings import Settings
from stammtisch.tournament.state import Tournament

pytestmark = pytest.mark.once

LOOKED = 2.5  # seconds after which the desk has looked at its tables


class Evening:
    """One table of round 1, with the server that it is on."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.rng = random.Random(1)
        self.request = 10
        self.id = ""
        self.desks: Desks
        self.live: HostedTable
        self.work: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """A server is started, or started again."""
        tables = Tables(self.store)
        self.desks = Desks(tables)
        await self.desks.load_all()
        running = [desk_online.follow_online(self.desks), self.desks.tick(), Leases(tables, "one").run()]
        self.work = [asyncio.create_task(each) for each in running]
        if self.id:
            self.live = await tables.find(self.table.online)

    async def end(self) -> None:
        for task in self.work:
            task.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)

    @property
    def hosted(self) -> HostedTournament:
        return self.desks.hosted[self.id]

    @property
    def table(self) -> TableOfRound:
        [found] = self.hosted.tournament.rounds[1].tables.values()
        return found

    async def do(self, asked: Any) -> None:
        self.request += 1
        await self.desks.ask(self.hosted, "director", messages.DeskRequest(self.request, asked))

    async def open(self, settings: Settings) -> None:
        """With its layout, and an online table before the round has started."""
        asked = messages.NewTournament(name="NK", settings=settings)
        self.id = await self.desks.open("director", asked)
        names = [tuple(f"P{n}{i}" for i in range(format_of(settings).players)) for n in range(settings.size)]
        await self.do(entries.Register(tuple(entries.Given(each) for each in names), True))
        await self.do(entries.Draw())
        await desk_online.put_online(self.desks, self.hosted, "director", 1, 1)
        self.live = await self.desks.tables.find(self.table.online)

    async def arrive(self) -> None:
        """The people of every entrant, in any order; each sits where it should. `p4.1` is the second of entrant 4."""
        players = self.hosted.tournament.format.players
        people = [f"p{n}.{i}" for n in self.table.seating.who for i in range(players)]
        for who in self.rng.sample(people, len(people)):
            found = entries.Join("entrant", "", int(who[1:].partition(".")[0]))
            await self.desks.append(self.hosted, who, 0, partial(lambda found, t, at: found, found))
            await desk_online.take_seat(self.desks, self.hosted, who, 1, 1)

    async def ask(self, who: str, asked: Callable[[int], wire.Request]) -> None:
        self.request += 1
        await self.desks.tables.ask(self.live, who, asked(self.request))

    async def deal(self) -> None:
        for chair in self.live.table.chairs:
            await self.ask(chair.who, lambda request: wire.Ready(request, f"{request:064x}"))

    async def play(self) -> None:
        """Somebody who is asked plays as the bot would; where nobody is asked the table's own clock goes on."""
        match = self.live.table.match
        assert match is not None
        asked = [seat for seat in members(match.state.acting()) if seat != TABLE]
        if not asked:
            await asyncio.sleep(1)
            return
        seat, name = self.rng.choice(asked), match.game.name
        action = bot_of(name, "rule").choose(match.game.view(match.state, seat), QuickRng(self.rng.getrandbits(30)))
        words = match.game.text(action)
        with contextlib.suppress(Refusal):  # its clock was quicker
            await self.ask(self.live.table.chairs[seat].who, lambda request: wire.Do(request, words))

    @property
    def sitting(self) -> list[str]:
        return [chair.who for chair in self.live.table.chairs]

    def clocks(self) -> dict[tuple[str, int], tuple[int, int | None]]:
        return {key: (clock.left, clock.since) for key, clock in self.live.table.clocks.items()}


@contextlib.asynccontextmanager
async def an_evening(
    game: str, start: bool = True, exchanged: bool = False, **settings: Any
) -> AsyncGenerator[Evening, None]:
    """All sit at the online table and have agreed; the first two where the other should if they have `exchanged`."""
    evening = Evening()
    await evening.begin()
    try:
        usual = {"size": FORMATS[game].usual, "limit": FORMATS[game].limit}
        await evening.open(Settings(game=game, **{**usual, **settings}))
        await evening.arrive()
        if exchanged:
            one, other = evening.sitting[:2]
            await evening.ask(one, wire.Stand)
            await evening.ask(other, lambda request: wire.Sit(request, 0))
            await evening.ask(one, lambda request: wire.Sit(request, 1))
        await evening.deal()
        await asyncio.sleep(LOOKED)
        if start:
            await evening.do(entries.Start(1))
            await asyncio.sleep(LOOKED)
        yield evening
    finally:
        await evening.end()


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A draw is made in a thread, and no time passes there."""

    async def at_once(work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)

    monkeypatch.setattr(asyncio, "to_thread", at_once)


def scores_of(evening: Evening, sat: list[str]) -> list[int]:
    """What the match came to, in the order of the seating; `sat` says who held each seat."""
    match, format = evening.live.table.match, evening.hosted.tournament.format
    assert match is not None
    found = match.state.places() if format.scored == "order" else match.state.scores()
    return [found[sat.index(f"p{n}.0")] for n in evening.table.seating.who]


@rule("T-006", "T-027", "T-029", "T-030")
@pytest.mark.parametrize("game", sorted(FORMATS))
def test_a_match_of_every_game_is_played_to_its_end_under_the_halls_clock(game: str) -> None:
    """With a pause longer than people are waited for, extra time and a restart. Keezen ends with the signal, before
    anybody can be home; the others are played on after it."""

    async def work(world: World) -> None:
        async with an_evening(game, start=False, minutes=1) as evening:
            assert (evening.live.table.phase, evening.live.table.paused) == ("playing", True)
            await evening.do(entries.Start(1))
            await asyncio.sleep(LOOKED)
            for _ in range(12):
                await evening.play()

            await evening.do(entries.Pause())
            await asyncio.sleep(LOOKED)
            held = evening.clocks()
            await asyncio.sleep(3 * 3600)
            assert (evening.live.table.paused, evening.clocks()) == (True, held)
            await evening.do(entries.Resume())
            await asyncio.sleep(LOOKED)
            await evening.do(entries.AddTime(60, 1, "line lost"))
            await evening.end()
            await asyncio.sleep(5)
            await evening.begin()
            await asyncio.sleep(LOOKED)
            assert not evening.live.table.paused
            while evening.live.table.phase == "playing":
                await evening.play()
                await asyncio.sleep(2)

            await asyncio.sleep(LOOKED)
            [form] = evening.table.forms
            assert form.result.ended == ("time" if game == "keezen" else "won")
            assert list(form.result.scores) == scores_of(evening, evening.sitting)
            await evening.do(entries.Seen(1, 1))
            assert evening.table.state == "in"

    passing(work)


@rule("T-030")
@pytest.mark.parametrize("away", ["director", "wait", "stand-in"])
def test_nobody_leaves_a_match_to_a_bot_unless_stand_ins_are_settled(away: str) -> None:
    async def work(world: World) -> None:
        async with an_evening("mezza", away=away) as evening:
            who = evening.live.table.chairs[0].who
            if away == "stand-in":
                await evening.ask(who, wire.Stand)
            else:
                with pytest.raises(Refusal, match="for the desk"):
                    await evening.ask(who, wire.Stand)
            assert [bool(chair.bot) for chair in evening.live.table.chairs] == [away == "stand-in", False, False, False]

    passing(work)


def test_who_is_forgotten_leaves_the_match_all_the_same() -> None:
    async def work(world: World) -> None:
        async with an_evening("mezza") as evening:
            who = evening.live.table.chairs[0].who
            tables = evening.desks.tables
            await visitor_api._stand_up(tables, Visitor(who, "", 0, 0), [evening.live])
            assert (evening.live.table.chairs[0].who, evening.live.table.chairs[0].bot) == ("", "rule")

    passing(work)


@rule("T-030")
def test_who_sat_down_by_the_link_makes_room_for_whose_seat_it_is() -> None:
    """Also if he has agreed to begin already; two seats of a duo, of which one person has come."""

    async def work(world: World) -> None:
        evening = Evening()
        await evening.begin()
        try:
            await evening.open(Settings())
            for stranger in ("eve", "uwe"):
                await evening.desks.tables.append(evening.live, stranger, 0, lambda table, at: live.Admit())
            await evening.ask("eve", lambda request: wire.Sit(request, 0))
            await evening.ask("eve", lambda request: wire.Ready(request, "e" * 64))
            await evening.ask("uwe", lambda request: wire.Sit(request, 2))
            await evening.arrive()
            one, other = evening.table.seating.who
            assert {who[:2] for who in evening.sitting[::2]} == {f"p{one}"}
            assert {who[:2] for who in evening.sitting[1::2]} == {f"p{other}"}
            await evening.deal()
            assert evening.live.table.phase == "playing"
        finally:
            await evening.end()

    passing(work)


@rule("T-030")
def test_a_result_belongs_to_who_sat_there_when_the_match_began() -> None:
    """Whoever leaves before the desk has looked does not change places with whom he had exchanged seats."""

    async def work(world: World) -> None:
        async with an_evening("mezza", exchanged=True, rules={"short": True}) as evening:
            sat = evening.sitting
            while evening.live.table.phase == "playing":
                await evening.play()
            await evening.ask(sat[0], wire.Stand)
            await asyncio.sleep(LOOKED)
            [form] = evening.table.forms
            assert list(form.result.scores) == scores_of(evening, sat)

    passing(work)


@rule("T-030")
@pytest.mark.parametrize(
    ("sat", "order"),
    [
        ([1, 2, 3], [0, 1, 2]),
        ([3, 1, 2], [1, 2, 0]),
        ([2, 0, 0], [1, 0, 2]),  # the others have no role here
        ([0, 0, 1], [2, 1, 0]),
        ([0, 0, 0], [0, 1, 2]),
        ([1, 1, 2], [0, 2, 1]),  # one person with two devices
    ],
)
def test_of_whom_no_role_is_known_the_seating_tells_or_what_is_left(sat: list[int], order: list[int]) -> None:
    tournament = Tournament("t" + 15 * "0")
    tournament.members = {f"p{n}": Member("entrant", n) for n in sat if n}
    assert desk_online._sides_of(tournament, (1, 2, 3), [f"p{n}" for n in sat], [[0], [1], [2]]) == order


@rule("T-015", "T-030")
@pytest.mark.parametrize("rules", [{}, {"length": "short"}])
def test_frantic_is_played_to_the_limit_of_the_tournament_at_any_number_of_seats(rules: dict[str, Any]) -> None:
    async def work(world: World) -> None:
        async with an_evening("frantic", size=6, limit=170, rules=rules) as evening:
            while evening.live.table.phase == "playing":
                await evening.play()
            await asyncio.sleep(LOOKED)
            [form] = evening.table.forms
            assert max(form.result.scores) >= 170
            assert (form.result.ended, list(form.result.scores)) == ("won", scores_of(evening, evening.sitting))

    passing(work)


@rule("T-030")
def test_a_match_that_does_not_end_at_the_limit_is_handed_in_as_ended_by_time() -> None:
    async def work(world: World) -> None:
        async with an_evening("foppen", size=3, limit=500) as evening:
            while evening.live.table.phase == "playing":
                await evening.play()
            await asyncio.sleep(LOOKED)
            [form] = evening.table.forms
            assert (form.result.ended, list(form.result.scores)) == ("time", scores_of(evening, evening.sitting))

    passing(work)
