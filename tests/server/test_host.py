"""What the host of a table can do, and what he cannot: the door, guests who are removed, the role itself."""

import pytest
from server_room import NAMES, Room

from stammtisch import wire
from stammtisch.core.game import TABLE
from stammtisch.core.refusal import Refusal
from stammtisch.server import entries, table_api
from stammtisch.server.decide import admit, check_talk
from stammtisch.server.opening import open_table
from stammtisch.server.tables import Tables
from stammtisch.store import open_store
from stammtisch.store.log import Visitor

pytestmark = pytest.mark.once
OF_THE_HOST = [
    wire.SetDoor(1, "locked"),
    wire.LetTalk(1, True),
    wire.HandOn(1, "bert"),
    wire.Remove(1, "bert"),
    wire.LetIn(1, "dirk"),
    wire.Cover(1, 1),
    wire.Again(1, "foppen", {"bids": True}, 4),
]


def noticed(room: Room, *kinds: str) -> list[tuple[str, ...]]:
    told = room.sees("cora", 0).notices
    return [(each.kind, each.name, each.whom_name) for each in told if each.kind in kinds]


@pytest.mark.parametrize("asked", OF_THE_HOST, ids=lambda asked: type(asked).__name__)
def test_only_the_host_can_do_it(asked: wire.Request) -> None:
    room = Room().begin() if isinstance(asked, wire.Cover) else Room()
    for who in ("bert", "cora", "dirk"):
        with pytest.raises(Refusal, match=r"host|watching"):
            room.ask(who, asked)
    assert room.table.n == len(room.log)


def test_whoever_has_been_sitting_longest_follows_the_host_and_all_are_told() -> None:
    room = Room()
    room.ask("cora", wire.Sit(1, 3))
    room.ask("bert", wire.Sit(2, 2))  # who changes seats has been sitting here all the same
    assert room.sees("dirk").table.host == "anna"
    room.ask("anna", wire.Stand(1))
    assert room.table.host == "bert"
    room.ask("anna", wire.Sit(2, 0))
    assert room.table.host == "bert", "the role does not go back by itself"
    room.ask("bert", wire.Stand(3))
    assert room.table.host == "cora"
    assert noticed(room, "host") == [("host", "Bert", ""), ("host", "Cora", "")]


def test_the_role_is_handed_on_to_somebody_who_sits_and_to_nobody_who_has_just_left() -> None:
    room = Room().begin()
    for whom in ("anna", "cora", "nobody"):
        with pytest.raises(Refusal, match="sits here"):
            room.ask("anna", wire.HandOn(1, whom))
    room.ask("anna", wire.HandOn(1, "bert"))
    assert (room.table.host, noticed(room, "host")) == ("bert", [("host", "Bert", "")])
    room.ask("anna", wire.Stand(2))
    with pytest.raises(Refusal, match="sits here"):
        room.ask("bert", wire.HandOn(1, "anna"))
    room.ask("bert", wire.Stand(2))
    assert room.table.host == "", "nobody sits here"


def test_a_locked_table_lets_nobody_new_in_and_everybody_back() -> None:
    room = Room()
    room.ask("anna", wire.SetDoor(1, "locked"))
    assert (room.sees("bert").table.door, room.sees("bert").table.listed) == ("locked", False)
    for stranger, why in ((False, "locked"), (True, "private")):
        with pytest.raises(Refusal, match=why):
            admit(room.table, "emil", stranger)
    assert admit(room.table, "cora", stranger=False) is None
    room.ask("anna", wire.SetDoor(2, "code"))
    with pytest.raises(Refusal, match="private"):
        admit(room.table, "emil", stranger=True)
    assert admit(room.table, "emil", stranger=False) == entries.Admit()
    room.ask("anna", wire.SetDoor(3, "open"))
    assert admit(room.table, "emil", stranger=True) == entries.Admit(stranger=True)
    assert [each.word for each in room.sees("cora", 0).notices if each.kind == "door"] == ["locked", "code", "open"]


def test_a_lock_outlives_the_choice_of_another_game() -> None:
    room = Room()
    room.ask("anna", wire.SetDoor(1, "locked"))
    room.ask("anna", wire.LetTalk(2, True))
    room.ask("anna", wire.Again(3, "mezza", {}, 4))
    seen = room.sees("bert").table
    assert (seen.door, seen.spectators_talk) == ("locked", True)
    assert room.replayed().settings == room.table.settings


def test_who_is_removed_leaves_his_seat_to_a_bot_and_does_not_come_back_by_the_code() -> None:
    room = Room().begin()
    room.ask("anna", wire.Remove(1, "bert"))
    assert (room.sitting, room.table.chairs[1].bot) == (["anna", "", "", ""], "rule")
    assert noticed(room, "removed") == [("removed", "Anna", "Bert")]
    assert not room.table.lets_in("bert")
    for asked in (wire.Sit(2, 1), wire.Do(3, "play G7"), wire.Say(4, "hello")):
        with pytest.raises(Refusal, match="not been let in"):
            room.ask("bert", asked)
    for stranger in (True, False):
        with pytest.raises(Refusal, match="removed you"):
            admit(room.table, "bert", stranger)
    assert room.sees("anna").table.removed == [wire.Person("bert", "Bert")]
    room.ask("anna", wire.LetIn(2, "bert"))
    assert room.table.lets_in("bert")
    assert room.sees("anna").table.removed == []
    assert admit(room.table, "bert", stranger=False) is None


def test_a_host_removes_neither_himself_nor_somebody_who_never_came() -> None:
    room = Room()
    for whom in ("anna", "emil", ""):
        with pytest.raises(Refusal, match="nobody else"):
            room.ask("anna", wire.Remove(1, whom))


def test_removing_somebody_is_no_way_round_consent() -> None:
    """Neither does it count as his yes, nor does it open his cards or the match to somebody else."""
    room = Room().begin()
    for _ in range(9):
        room.play()
    room.ask("anna", wire.Undo(1, 0))
    room.ask("anna", wire.Remove(2, "bert"))
    assert (room.ply, room.table.proposal) == (9, None)
    with pytest.raises(Refusal, match="only goes on"):
        room.ask("anna", wire.Undo(3, 0))
    with pytest.raises(Refusal, match="to the end"):
        room.ask("cora", wire.Sit(1, 1))
    room.ask("anna", wire.LetIn(4, "bert"))
    room.ask("bert", wire.Sit(5, 1))
    room.ask("anna", wire.Agree(5, True))
    assert room.sitting[1] == "bert", "his own cards are no secret to him"


def test_the_host_lets_a_bot_play_for_somebody_until_he_plays_again() -> None:
    room = Room().begin()
    room.ask("anna", wire.Cover(1, 1))
    assert (room.table.chairs[1].who, room.table.chairs[1].bot) == ("bert", "rule")
    assert (room.table.people_playing(), room.table.people_covered()) == (0b001, 0b010)  # the third is a bot's own
    for seat in (0, 1, 2, 9):
        with pytest.raises(Refusal, match="nobody else"):
            room.ask("anna", wire.Cover(2, seat))
    room.ask("bert", wire.TakeBack(1))
    assert not room.table.chairs[1].bot
    assert noticed(room, "covered", "took-back") == [("covered", "Anna", "Bert"), ("took-back", "Bert", "")]


def test_spectators_talk_only_where_the_host_lets_them() -> None:
    room = Room()
    for text in ("hello", ":hello"):
        with pytest.raises(Refusal, match="only those who sit"):
            check_talk(room.table, "cora", text)
        check_talk(room.table, "bert", text)
    room.ask("anna", wire.LetTalk(1, True))
    check_talk(room.table, "cora", "hello")


def test_letting_spectators_talk_does_not_break_a_quiet_match() -> None:
    room = Room("keezen").begin()
    room.ask("anna", wire.LetTalk(1, True))
    with pytest.raises(Refusal) as refused:
        check_talk(room.table, "cora", "play your jack")
    assert refused.value.rule == "K-103"
    check_talk(room.table, "cora", ":hello")


def test_spectators_are_told_apart_by_name() -> None:
    room = Room()
    seen = room.sees("anna", here={"anna", "bert", "cora", "dirk"}).table
    assert seen.watchers == [wire.Person("cora", "Cora"), wire.Person("dirk", "Dirk")]
    assert room.sees("anna", here={"anna"}).table.watchers == []


async def test_a_guest_who_joins_while_the_table_is_locked_is_judged_by_what_was_first(url: str) -> None:
    """Also where another process has locked it: on one store, two processes."""
    store = await open_store(url)
    here, there = Tables(store, shared=True), Tables(store, shared=True)
    for who in NAMES:
        await store.add_visitor(who, NAMES[who], who.encode(), 1)
    await here.open("anna", open_table(wire.NewTable("foppen", listed=True)), "0" * 16)
    mine, theirs = await here.find("0" * 16), await there.find("0" * 16)
    await there.ask(theirs, "anna", wire.SetDoor(1, "locked"))
    with pytest.raises(Refusal, match="private"):
        await table_api.join_listed.fn("0" * 16, here, Visitor("bert", "Bert", 1, 1))
    assert await store.tables("waiting", True, 9) == [], "it is listed no more"
    await there.ask(theirs, "anna", wire.SetDoor(2, "open"))
    await table_api.join_listed.fn("0" * 16, here, Visitor("bert", "Bert", 1, 1))
    await there.catch_up(theirs)
    await there.ask(theirs, "anna", wire.Remove(3, "bert"))
    with pytest.raises(Refusal, match="removed you"):
        await table_api.join_listed.fn("0" * 16, here, Visitor("bert", "Bert", 1, 1))
    assert mine.table.seat_of("bert") == TABLE
    assert len(await store.tables("waiting", True, 9)) == 1
    await store.close()


async def test_a_request_of_the_host_sent_again_is_not_done_again(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    tables = Tables(store)
    await tables.open("anna", open_table(wire.NewTable("foppen")), "0" * 16)
    hosted = await tables.find("0" * 16)
    first = await tables.ask(hosted, "anna", wire.SetDoor(7, "locked"))
    await tables.ask(hosted, "anna", wire.SetDoor(8, "code"))
    again = Tables(store)  # after a crash
    assert await again.ask(await again.find("0" * 16), "anna", wire.SetDoor(7, "locked")) == first
    assert (await again.find("0" * 16)).table.settings.door == "code"
    await store.close()
