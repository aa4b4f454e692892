"""Tables as visitors use them, over real sockets to a real server process."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from ledger import rule
from serving import Server, serving, until

from stammtisch import wire
from stammtisch.client import Refused, Seat, Visitor, visit
from stammtisch.core.game import TABLE
from stammtisch.core.read import read
from stammtisch.core.verify import verify
from stammtisch.games import GAMES

pytestmark = pytest.mark.once

QUICK: dict[str, Any] = {"pace": 0, "options": {"score_seconds": 0}}
ANNA_LEADS = {"first_dealer": 2, "score_seconds": 0}
Test = Callable[[Server], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder}/tables.sqlite", folder, "--message-rate", "10000") as running:
        yield running


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def play_to_the_end(seat: Seat) -> wire.Match:
    """Always the first legal move."""
    async for now in seat:
        match = now.match
        if match and match.over:
            return match
        if match and match.legal:
            try:
                await seat.do(match.legal[0].words)
            except Refused:
                continue
    raise AssertionError("the table ended")


async def two_at_a_table(
    url: str, work: Callable[[Visitor, Seat, Visitor, Seat], Coroutine[Any, Any, None]], **settings: Any
) -> None:
    """Anna opened the table and sits in seat 0, Bert in seat 1; bots have the rest."""
    async with visit(url, "Anna") as anna, visit(url, "Bert") as bert:
        opened = await anna.open_table("foppen", **{"seats": 3, "bots": ["", "rule"], **QUICK, **settings})
        await bert.join(opened.code)
        async with anna.at(opened.table) as first, bert.at(opened.table) as second:
            await second.sit(1)
            await work(anna, first, bert, second)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_people_and_a_bot_play_a_match_and_its_record_verifies(server: Server, game: str) -> None:
    async def work() -> None:
        async with visit(server.url, "Anna") as anna, visit(server.url, "Bert") as bert:
            quick = {
                option.name: 0 for option in GAMES[game].options if option.name in ("score_seconds", "turn_seconds")
            }
            seats = max(3, GAMES[game].seats[0])
            bots = ["", *["random"] * (seats - 2)]
            opened = await anna.open_table(game, seats=seats, bots=bots, pace=0, options=quick)
            table = await bert.join(f" {opened.short[:4].lower()} {opened.short[4:]}")
            async with anna.at(table) as first, bert.at(table) as second:
                await second.sit(1)
                commitment = (await until(first, lambda now: bool(now.table.chairs[1].who))).table.commitment
                await asyncio.gather(first.ready(), second.ready())
                ends = await asyncio.gather(play_to_the_end(first), play_to_the_end(second))
                assert ends[0].scores == ends[1].scores
            whole = await anna.record(table)
            assert whole == await bert.record(table)
            verdict = verify(whole, GAMES)
            assert verdict.ok
            assert verdict.judged
            header = read(whole).header
            assert header["commitment"] == commitment
            assert len(header["entropy"]) == 2

    run(work())


@rule("K-006")
def test_a_duo_changes_places_until_the_cards_are_dealt(server: Server) -> None:
    async def work() -> None:
        async with visit(server.url, "Piet") as piet, visit(server.url, "Mien") as mien:
            opened = await piet.open_table("keezen", seats=4, bots=["random", "", "random"])
            await mien.join(opened.code)
            async with piet.at(opened.table) as blue, mien.at(opened.table) as yellow:
                await yellow.sit(2)
                await blue.request(wire.Stand(77))
                await yellow.sit(0)
                await blue.sit(2)
                now = await until(blue, lambda now: now.table.chairs[2].who != "")
                assert [now.table.chairs[seat].name for seat in (0, 2)] == ["Mien", "Piet"]
                await asyncio.gather(blue.ready(), yellow.ready())
                await until(blue, lambda now: now.match is not None)
                with pytest.raises(Refused, match="places are not changed"):
                    await blue.sit(1)

    run(work())


def test_in_mid_match_each_may_download_what_he_saw_and_no_more(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        await until(first, lambda now: now.match is not None)
        mine = await anna.record(first.table)
        assert verify(mine, GAMES).ok
        assert not read(mine).whole
        deal = read(mine).actions[0]
        assert [event.what != [] for event in deal.events_seen_by(0) if event.kind == "hand"] == [True, False, False]
        assert read(mine).last is None

    run(two_at_a_table(server.url, work))


def test_a_move_by_the_wrong_seat_is_refused_with_its_rule(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        now = await until(first, lambda now: bool(now.match and now.match.acting in ([0], [1])))
        assert now.match is not None
        waiting = second if now.match.acting == [0] else first
        with pytest.raises(Refused, match="H-002") as refused:
            await waiting.do("play G7")
        assert refused.value.rule == "H-002"
        with pytest.raises(Refused, match="no move"):
            await waiting.do("dance")

    run(two_at_a_table(server.url, work, pace=3))


def test_why_explains_a_move_and_does_nothing(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        now = await until(first, lambda now: bool(now.match and now.match.legal))
        assert now.match is not None
        with pytest.raises(Refused) as refused:
            await second.request(wire.Why(901, "play G7"))
        assert refused.value.rule == "H-002"
        assert await first.request(wire.Why(902, now.match.legal[0].words)) == now.n
        assert first.now is not None
        assert first.now.n == now.n

    run(two_at_a_table(server.url, work, pace=3, options=ANNA_LEADS))


def test_a_running_match_is_replayed_from_ones_own_eyes_and_a_finished_one_from_any(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        now = await until(first, lambda now: bool(now.match and now.match.legal))
        own = await anna.ask("GET", f"/api/tables/{first.table}/replay/0")
        assert now.match is not None
        assert own[now.match.ply]["screen"] == now.match.screen
        with pytest.raises(Refused, match="after the match"):
            await anna.ask("GET", f"/api/tables/{first.table}/replay/1")
        ends = await asyncio.gather(play_to_the_end(first), play_to_the_end(second))
        steps = await anna.ask("GET", f"/api/tables/{first.table}/replay/1")
        assert steps[-1]["screen"] == ends[1].screen
        assert steps[0]["screen"]["hand"] != own[0]["screen"]["hand"]
        whole = await anna.record(first.table)
        assert await anna.post_bytes("/api/replay/1", whole) == steps
        with pytest.raises(Refused, match="line 1"):
            await anna.post_bytes("/api/replay/1", b"{}")

    run(two_at_a_table(server.url, work, options=ANNA_LEADS))


def test_who_comes_later_hears_what_was_said_before(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.say("tot zo")
        async with bert.at(first.table) as again:
            while not again.heard:
                await asyncio.sleep(0.01)
            assert [said.text for said in again.heard] == ["tot zo"]

    run(two_at_a_table(server.url, work))


def test_bots_wait_while_something_is_voted_on(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        now = await until(first, lambda now: bool(now.match and now.match.legal))
        assert now.match is not None
        await first.do(now.match.legal[0].words)
        now = await until(second, lambda now: bool(now.match and now.match.legal))
        assert now.match is not None
        await second.do(now.match.legal[0].words)
        await second.request(wire.Undo(1, now.match.ply))
        voting = await until(first, lambda now: bool(now.table.proposal))
        await first.say("nee")
        await first.request(wire.Agree(2, False))
        after = await until(first, lambda now: not now.table.proposal)
        assert voting.match is not None
        assert after.match is not None
        assert after.match.ply == voting.match.ply

    run(two_at_a_table(server.url, work, pace=1, options=ANNA_LEADS))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_examples_of_every_rule_can_be_shown(server: Server, game: str) -> None:
    async def work() -> None:
        seats = set()
        async with visit(server.url) as anna:
            rules = list(GAMES[game].rulebook().rules.values())
            for rule in rules[:: min(10, max(1, len(rules) // 10))]:
                shown = await anna.ask("GET", f"/api/rules/{game}/{rule.id}/examples")
                assert [each["given"] for each in shown] == [each.given for each in rule.examples]
                for each, example in zip(shown, rule.examples, strict=True):
                    if not example.not_run_because:
                        assert (each["before"] is None) == (example.then == "refused")
                    seats.add(each["seat"])
        assert {0, 1} <= seats, "examples are seen by those they speak of"

    run(work())


def test_a_request_sent_again_is_not_done_again(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        asked = wire.Stand(77)
        numbers = [await second.request(asked), await second.request(asked)]
        assert numbers[0] == numbers[1]
        await second.sit(1)
        assert await second.request(asked) == numbers[0]
        now = await until(first, lambda now: now.n > numbers[0])
        assert now.table.chairs[1].who

    run(two_at_a_table(server.url, work))


def test_who_watches_sees_no_hand_and_has_no_moves(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await second.request(wire.Stand(1))
        await first.request(wire.PutBot(2, 1, "random"))
        await first.ready()
        now = await until(second, lambda now: now.match is not None)
        assert now.seat == TABLE
        assert now.match is not None
        assert now.match.screen["hand"] == []
        assert now.match.legal == []
        with pytest.raises(Refused, match="watching"):
            await second.do("play G7")

    run(two_at_a_table(server.url, work, pace=3))


def test_a_private_table_is_closed_to_who_has_no_code(server: Server) -> None:
    async def work() -> None:
        async with visit(server.url) as anna, visit(server.url) as stranger:
            opened = await anna.open_table("foppen")
            with pytest.raises(Refused, match="let in"):
                async with stranger.at(opened.table) as seat:
                    await seat.ready()
            with pytest.raises(Refused, match="private"):
                await stranger.ask("POST", f"/api/tables/{opened.table}/join", {})
            with pytest.raises(Refused, match="no such table"):
                await stranger.ask("GET", f"/api/tables/{opened.table}")
            with pytest.raises(Refused, match="opens no table"):
                await stranger.join("ABCD23")

    run(work())


def test_a_listed_table_is_found_and_joined_without_a_code(server: Server) -> None:
    async def work() -> None:
        async with visit(server.url) as anna, visit(server.url) as bert:
            opened = await anna.open_table("foppen", listed=True)
            listed = await bert.ask("GET", "/api/tables")
            assert opened.table in [each["table"] for each in listed]
            await bert.ask("POST", f"/api/tables/{opened.table}/join", {})
            async with bert.at(opened.table) as seat:
                assert seat.now is not None
                assert seat.now.seat == TABLE

    run(work())


def test_a_pause_holds_the_clock_and_the_moves(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        await until(first, lambda now: now.match is not None)
        await first.request(wire.Pause(1))
        now = await until(second, lambda now: now.table.paused)
        assert now.match is not None
        assert [window.running for window in now.match.windows] == [False]
        with pytest.raises(Refused, match="paused"):
            await second.do("play G7")
        await second.request(wire.Resume(2))
        now = await until(first, lambda now: not now.table.paused)
        assert now.match is not None
        assert [window.running for window in now.match.windows] == [True]

    run(two_at_a_table(server.url, work, pace=3))


def test_a_clock_that_runs_out_plays_for_the_seat(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        now = await until(first, lambda now: any(event.kind == "expire" for event in now.events))
        assert [event.rule for event in now.events if event.kind == "expire"][:1] == ["O-083"]

    options = {"turn_seconds": 1, "first_dealer": 2}
    run(two_at_a_table(server.url, work, options=options))


def test_all_must_agree_before_what_was_seen_is_taken_back(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        now = await until(first, lambda now: bool(now.match and now.match.legal))
        assert now.match is not None
        played, ply = now.match.legal[0].words, now.match.ply
        await first.do(played)
        await first.request(wire.Undo(1, ply))
        now = await until(second, lambda now: bool(now.table.proposal))
        assert now.table.proposal == f"back {ply}"
        assert now.table.agreed == [0]
        await second.request(wire.Agree(2, True))
        now = await until(first, lambda now: bool(now.match and now.match.ply == ply and not now.table.proposal))
        assert now.match is not None
        assert played in [move.words for move in now.match.legal]
        assert verify(await anna.record(first.table), GAMES).ok

    run(two_at_a_table(server.url, work, pace=3, options=ANNA_LEADS))


def test_a_seat_handed_to_a_bot_is_played_and_can_be_taken_back(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        await first.request(wire.HandOver(1))
        await second.request(wire.HandOver(1))
        now = await until(first, lambda now: bool(now.match and now.match.ply > 6))
        assert now.table.chairs[0].bot == "rule"
        with pytest.raises(Refused, match="bot plays for you"):
            await first.do("play G7")
        await first.request(wire.TakeBack(2))
        now = await until(first, lambda now: not now.table.chairs[0].bot)
        await until(first, lambda now: bool(now.match and now.match.legal))

    run(two_at_a_table(server.url, work))


def test_a_seat_that_is_away_is_covered_and_given_back(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        await until(second, lambda now: now.match is not None)
        async with bert.at(second.table) as again:
            await again.request(wire.Pause(1))
            await again.request(wire.Resume(2))
        await second.__aexit__()
        now = await until(first, lambda now: bool(now.table.chairs[1].bot))
        assert not now.table.chairs[1].here
        async with bert.at(second.table):
            await until(first, lambda now: not now.table.chairs[1].bot)

    run(two_at_a_table(server.url, work, cover_seconds=1, pace=3))


def test_after_a_match_the_same_people_play_again_or_another_game(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.ready()
        await second.ready()
        await asyncio.gather(play_to_the_end(first), play_to_the_end(second))
        before = (await until(first, lambda now: now.table.phase == "over")).table.commitment
        with pytest.raises(Refused, match="the host"):
            await second.request(wire.Again(1, "foppen", {"bids": True}, 3))
        await first.request(wire.Again(1, "foppen", {"bids": True}, 3))
        now = await until(first, lambda now: now.table.phase == "waiting")
        assert now.table.options["bids"] is True
        assert now.table.commitment != before
        assert [chair.name for chair in now.table.chairs[:2]] == ["Anna", "Bert"]
        await first.ready()
        await second.ready()
        now = await until(first, lambda now: now.match is not None)
        assert now.table.match == 2
        with pytest.raises(Refused, match="finish this match"):
            await first.request(wire.Again(2, "foppen", {}, 3))

    run(two_at_a_table(server.url, work))


def test_talk_is_heard_by_all_and_forgotten_on_request_and_the_seat_is_free(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await first.say("goeden avond")
        while not second.heard:
            await asyncio.sleep(0.01)
        assert (second.heard[0].name, second.heard[0].text) == ("Anna", "goeden avond")
        await second.request(wire.Report(2, second.heard[0].line))
        await anna.ask("DELETE", "/api/visitors/me")
        now = await until(second, lambda now: not now.table.chairs[0].who)
        assert now.table.chairs[0].name == ""
        await second.request(wire.PutBot(3, 0, "rule"))
        with pytest.raises(Refused, match="nobody is known"):
            await anna.ask("GET", f"/api/tables/{first.table}")

    run(two_at_a_table(server.url, work))


@rule("K-030", "K-103")
def test_at_a_table_of_keezen_nobody_consults_and_nothing_is_taken_back(server: Server) -> None:
    async def work() -> None:
        async with visit(server.url) as anna:
            opened = await anna.open_table("keezen", bots=["rule"] * 3)
            async with anna.at(opened.table) as seat:
                await seat.say("before the match")
                await seat.ready()
                now = await until(seat, lambda now: bool(now.match))
                assert (now.table.quiet, now.table.undo) == ("K-103", False)
                with pytest.raises(Refused, match="consult") as refused:
                    await seat.say("play your jack")
                assert refused.value.rule == "K-103"
                await seat.say(":hello")
                await until(seat, lambda now: bool(now.match and now.match.legal))
                assert [heard.text for heard in seat.heard] == ["before the match", ":hello"]
                with pytest.raises(Refused, match="thrown") as refused:
                    await seat.request(wire.Undo(7, 0))
                assert refused.value.rule == "K-030"

    run(work())


def test_who_is_muted_is_heard_by_the_others_only_until_he_is_heard_again(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        chairs = (await until(second, lambda now: bool(now.table.chairs[1].who))).table.chairs
        await second.request(wire.Mute(2, chairs[0].who, True))
        assert (await until(second, lambda now: bool(now.muted))).muted == [chairs[0].who]
        await first.say("blah")
        await second.say("heard by Anna")
        while len(first.heard) < 2:
            await asyncio.sleep(0.01)
        assert first.now is not None
        assert first.now.muted == []
        async with bert.at(first.table) as again:
            await again.say("still here")
            while not again.heard or again.heard[-1].text != "still here":
                await asyncio.sleep(0.01)
            assert {heard.name for heard in again.heard + second.heard} == {"Bert"}
        await second.request(wire.Mute(3, chairs[0].who, False))
        await first.say("and now")
        while second.heard[-1].text != "and now":
            await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="nobody else"):
            await second.request(wire.Mute(4, chairs[1].who, True))

    run(two_at_a_table(server.url, work))


def test_a_visitor_may_change_his_name(server: Server) -> None:
    async def work(anna: Visitor, first: Seat, bert: Visitor, second: Seat) -> None:
        await bert.ask("PATCH", "/api/visitors/me", {"name": "Bartje"})
        now = await until(first, lambda now: now.table.chairs[1].name == "Bartje")
        assert now.table.chairs[0].name == "Anna"

    run(two_at_a_table(server.url, work))


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "foppen", "seats": 2}, "3–6 players"),
        ({"game": "foppen", "options": {"bids": 7}}, "bids cannot be '7'"),
        ({"game": "foppen", "bots": ["genius"]}, "genius"),
        ({"game": "foppen", "colour": "red"}, "colour"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_would_do(server: Server, settings: Any, why: str) -> None:
    async def work() -> None:
        async with visit(server.url) as anna:
            with pytest.raises(Refused, match=why):
                await anna.ask("POST", "/api/tables", settings)

    run(work())


def test_no_secret_is_in_the_log_or_the_database(tmp_path: Path) -> None:
    async def work(url: str) -> list[str]:
        async with visit(url) as anna:
            opened = await anna.open_table("foppen")
            async with anna.at(opened.table):
                return [anna.secret, opened.code, opened.short]

    with serving(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path) as server:
        found = asyncio.run(work(server.url))
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert kept
    for secret in found:
        assert secret.encode() not in kept
