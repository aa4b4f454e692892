"""A bot of one's own at a live table: the class that plays in process, with what its seat knows on the wire."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from serving_here import serving_here

from stammtisch.bots import bot as bot_of
from stammtisch.bots.bot import BadChoice, Bot
from stammtisch.client import Refused, Seat, visit
from stammtisch.core.game import Moves, View
from stammtisch.core.play import playout
from stammtisch.core.rng import QuickRng, Rng
from stammtisch.core.verify import verify
from stammtisch.games import GAMES
from stammtisch.server.tables import Tables

pytestmark = pytest.mark.once


class Imagining(Bot):
    """Takes the move after which it stands best in a few imagined states, as a search would."""

    def choose(self, view: View, rng: Rng) -> int:
        best, found = view.legal[0], -1.0
        for action in view.legal[:3]:
            state = view.imagine(rng)
            state.apply(view.seat, action)
            playout(state, rng, Moves(), 4)
            if state.value(view.seat) > found:
                best, found = action, state.value(view.seat)
        return best


def at_once(game: str) -> dict[str, Any]:
    """A match that is soon over."""
    wanted = {"score_seconds": 0, "short": True}
    return {option.name: wanted[option.name] for option in GAMES[game].options if option.name in wanted}


async def opened(url: str, game: str, *names: str) -> tuple[str, list[Any]]:
    """A table of two people, and bots of the house in the other seats."""
    seats = max(3, GAMES[game].seats[0])
    guests = [await visit(url, name).__aenter__() for name in names]
    bots = ["", *[""] * (len(names) - 1), *["random"] * (seats - len(names))]
    table = await guests[0].open_table(game, seats=seats, bots=bots, pace=0, options=at_once(game))
    for guest in guests[1:]:
        await guest.join(table.code)
    return table.table, guests


@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_bots_play_a_match_to_its_end_and_are_told_nothing_but_what_their_seats_know(
    game: str, tmp_path: Path
) -> None:
    async def work(url: str, tables: Tables) -> None:
        table, (anna, bert) = await opened(url, game, "Anna", "Bert")
        async with anna.at(table) as first, bert.at(table) as second:
            await second.sit(1)
            await asyncio.gather(first.ready(), second.ready())
            looking = asyncio.create_task(look(second, tables, table, game))
            ends = await asyncio.gather(first.play(bot_of(game, "rule"), QuickRng(1)), second.play(Imagining()))
            assert await looking > 3
        assert ends[0].over
        assert ends[0].places == ends[1].places
        assert verify(await anna.record(table), GAMES).judged

    run(work, tmp_path)


async def look(seat: Seat, tables: Tables, table: str, game: str) -> int:
    """Every view of a seat comes with what its own view says, and nothing else; how many there were."""
    seen = 0
    async for now in seat:
        hosted = tables.hosted[table].table
        if now.match is not None and now.match.knows and hosted.match is not None and hosted.n == now.n:
            view = GAMES[game].view(hosted.match.state, now.seat)
            assert now.match.knows == GAMES[game].known(view)
            assert now.match.knows == GAMES[game].known(GAMES[game].view(view.imagine(QuickRng(seen)), now.seat))
            seen += 1
        if now.match is not None and now.match.over:
            return seen
    raise AssertionError("the table ended")


class Counting(Bot):
    """Takes the first move, and keeps which seats it was told that people play."""

    def __init__(self) -> None:
        super().__init__()
        self.people: set[int] = set()

    def choose(self, view: View, rng: Rng) -> int:
        self.people.add(view.people)
        return view.legal[0]


def test_a_bot_is_told_which_other_seats_people_play_or_bots_elsewhere(tmp_path: Path) -> None:
    async def work(url: str, _: Tables) -> None:
        table, (anna, bert) = await opened(url, "mezza", "Anna", "Bert")
        counting = Counting()
        async with anna.at(table) as first, bert.at(table) as second:
            await second.sit(1)
            await asyncio.gather(first.ready(), second.ready())
            await asyncio.gather(first.play(bot_of("mezza", "rule")), second.play(counting))
        assert counting.people == {1}

    run(work, tmp_path)


def test_who_does_not_ask_is_not_told_what_a_seat_knows(tmp_path: Path) -> None:
    async def work(url: str, _: Tables) -> None:
        table, (anna,) = await opened(url, "foppen", "Anna")
        async with anna.at(table) as seat:
            await seat.ready()
            async for now in seat:
                if now.match is not None:
                    assert now.match.knows == ""
                    return

    run(work, tmp_path)


def test_a_bot_comes_back_after_its_connection_broke(tmp_path: Path) -> None:
    async def work(url: str, tables: Tables) -> None:
        table, (anna,) = await opened(url, "mezza", "Anna")
        async with anna.at(table) as seat:
            await seat.ready()
            playing = asyncio.create_task(seat.play(bot_of("mezza", "rule")))
            for ply in (3, 9, 20):
                while seat.now is None or seat.now.match is None or seat.now.match.ply < ply:
                    await asyncio.sleep(0)
                if seat._socket is not None:
                    seat._socket.transport.abort()
            assert (await playing).over

    run(work, tmp_path)


def test_what_is_refused_because_the_moment_has_passed_is_no_error(tmp_path: Path) -> None:
    """The refusal comes after a newer view, so the bot goes on from there."""

    async def work(url: str, _: Tables) -> None:
        table, (anna,) = await opened(url, "mezza", "Anna")
        async with anna.at(table) as seat:
            refused = 0
            sound = seat.do

            async def late(words: str) -> int:
                """As if somebody had been quicker, now and then: the move is made, and then asked for again."""
                nonlocal refused
                n: int = await sound(words)
                if refused < 5:
                    refused += 1
                    with pytest.raises(Refused):
                        await sound("flip 0 0 0")
                    raise Refused("the moment for that has passed", "H-004")
                return n

            seat.do = late
            await seat.ready()
            assert (await seat.play(bot_of("mezza", "rule"))).over
            assert refused == 5

    run(work, tmp_path)


class Wrong(Bot):
    def choose(self, view: View, rng: Rng) -> int:
        return 12345


def test_a_wrong_move_is_an_error_that_names_the_bot_before_anything_is_sent(tmp_path: Path) -> None:
    async def work(url: str, _: Tables) -> None:
        table, (anna,) = await opened(url, "foppen", "Anna")
        async with anna.at(table) as seat:
            await seat.ready()
            with pytest.raises(BadChoice, match="the bot 'Wrong' in seat 0"):
                await seat.play(Wrong())

    run(work, tmp_path)


def test_bots_of_a_new_table_are_named_seat_by_seat(tmp_path: Path) -> None:
    async def work(url: str, _: Tables) -> None:
        async with visit(url, "Anna") as anna:
            table = await anna.open_table("foppen", seats=4, bots=["", "rule", "", "random"])
            async with anna.at(table.table) as seat:
                assert seat.now is not None
                assert [chair.bot for chair in seat.now.table.chairs] == ["", "rule", "", "random"]
            with pytest.raises(Refused, match="none in the first, where you sit"):
                await anna.open_table("foppen", seats=3, bots=["rule", "rule", "rule"])

    run(work, tmp_path)


def run(work: Any, folder: Path) -> None:
    async def served() -> None:
        async with serving_here(f"sqlite:///{folder}/tables.sqlite") as (url, tables):
            await work(url, tables)

    asyncio.run(served())
