"""What happens at a table besides the match is told to all: from the log, once, and with nothing that is hidden."""

from typing import Any, cast

import pytest
from ledger import rule
from server_room import NAMES, Room

from stammtisch import wire
from stammtisch.core.bits import bit, members
from stammtisch.core.game import TABLE, Deadline, State
from stammtisch.core.refusal import Refusal
from stammtisch.server import entries
from stammtisch.server.decide import act, hint
from stammtisch.server.snapshot import snapshot_for

pytestmark = pytest.mark.once


def told(room: Room, after: int = 0) -> list[str]:
    return [each.kind for each in room.sees("dirk", after).notices]


def test_who_comes_sits_leaves_and_comes_back_is_told_once() -> None:
    room = Room()
    assert told(room) == ["came", "came", "came", "sat"]
    room.append("cora", entries.Admit())
    room.ask("bert", wire.Sit(2, 2))
    assert told(room, room.table.n - 2) == [], "neither is new"
    room.ask("bert", wire.Sit(3, 1))
    room.ask("anna", wire.PutBot(1, 2, "random"))
    began = room.table.n
    room.begin()
    room.append("", entries.Cover(1))
    room.ask("bert", wire.TakeBack(1))
    room.ask("bert", wire.HandOver(2))
    room.ask("anna", wire.Pause(1))
    room.ask("anna", wire.Resume(2))
    room.ask("bert", wire.Stand(3))
    happened = ["covered", "took-back", "handed-over", "paused", "resumed", "stood"]
    assert told(room, began) == happened
    assert told(room, room.table.n - 1) == ["stood"]
    assert told(room, room.table.n) == []
    left = room.sees("cora", room.table.n - 1).notices[0]
    assert (left.who, left.name, left.seat, left.word) == ("bert", "Bert", 1, "bot")


def test_who_asks_to_go_back_or_for_a_seat_is_told_and_what_came_of_it() -> None:
    room = Room().begin()
    for _ in range(5):
        room.play()
    start = room.table.n
    room.ask("anna", wire.Undo(1, 2))
    room.ask("bert", wire.Agree(1, False))
    room.ask("anna", wire.Undo(2, 2))
    room.ask("bert", wire.Agree(2, True))
    room.ask("cora", wire.Sit(1, 2))
    room.append("", entries.Lapse())
    room.ask("cora", wire.Sit(2, 2))
    for who in ("anna", "bert"):
        room.ask(who, wire.Agree(3, True))
    notices = [each for each in room.sees("dirk", start).notices if each.kind != "race"]
    assert [(each.kind, each.name, each.number) for each in notices] == [
        ("asked-back", "Anna", 3),
        ("not-agreed", "Bert", 0),
        ("asked-back", "Anna", 3),
        ("undone", "", 0),
        ("asked-seat", "Cora", 0),
        ("not-agreed", "", 0),
        ("asked-seat", "Cora", 0),
        ("sat", "Cora", 0),
    ]


def test_a_race_is_told_with_who_was_first_and_after_how_long() -> None:
    """Letting it go is not told so: that somebody was asked is no secret, and that he passed is the game's to tell."""
    room = Room("mezza").begin()
    races = 0
    while room.table.phase == "playing" and races < 5:
        match = room.table.match
        assert match is not None
        seat = room.rng.choice(members(match.state.acting()))
        asked = match.game.view(match.state, seat).asked()
        asked_at, before = room.table.newly_asked, room.table.n
        several = len(members(match.state.acting())) > 1
        action = room.rng.choice(match.state.legal(seat)) if seat != TABLE else match.state.deadlines()[0].action
        room.append("", act(room.table, seat, action, room.table.at + 620), 620)
        won = several and asked.race and match.game.text(action) != asked.decline
        notices = [each for each in room.sees("cora", before).notices if each.kind == "race"]
        assert [(each.seat, each.number) for each in notices] == ([(seat, room.table.at - asked_at)] if won else [])
        races += won
    assert races
    assert list(room.replayed().notices) == list(room.table.notices)


@rule("K-103")
def test_notices_of_a_quiet_match_name_nobody_who_came_later() -> None:
    room = Room("keezen")
    room.begin().append("emil", entries.Admit())
    seen = snapshot_for("anna", room.table, 0, room.table.at, {**NAMES, "emil": "play your jack"}, {"emil"})
    assert ("emil", "") in [(each.who, each.name) for each in seen.notices]
    assert seen.table.watchers == [wire.Person("emil", "")]


def at_the_score() -> Room:
    """A hand of Foppen is over, and all look at the score."""
    room = Room().begin()
    while not any(clock.skippable for clock in room.table.clocks.values()):
        room.play()
    return room


def ended(room: Room) -> bool:
    return room.table.run_out(room.table.at) is not None


@rule("O-083")
def test_the_wait_after_a_hand_ends_when_all_people_press_next() -> None:
    room = at_the_score()
    ply = room.ply
    assert [each.skippable for each in (room.sees("anna").match or pytest.fail("no match")).windows] == [True]
    room.ask("anna", wire.Next(1, ply))
    assert (ended(room), room.sees("bert").table.next) == (False, [0])
    with pytest.raises(Refusal, match="already"):
        room.ask("anna", wire.Next(2, ply))
    with pytest.raises(Refusal, match="watching"):
        room.ask("cora", wire.Next(1, ply))
    room.ask("bert", wire.Next(1, ply))
    assert ended(room)
    room.play()
    assert room.sees("bert").table.next == []
    with pytest.raises(Refusal, match="nothing waits"):
        room.ask("bert", wire.Next(2, ply))


@rule("2-117")
def test_a_window_that_all_have_let_pass_ends_when_all_people_press_next() -> None:
    """As long as somebody is asked nobody can skip it; who is asked changes while it is open."""
    room = Room("fritsen").begin()
    while not any(clock.name == "window" for clock in room.table.clocks.values()):
        room.play()
    match = room.table.match
    assert match is not None
    while match.state.acting() != bit(TABLE):
        with pytest.raises(Refusal, match="nothing waits"):
            room.ask("anna", wire.Next(1, room.ply))
        seat = members(match.state.acting())[0]
        first, let_pass = match.state.legal(seat)[0], match.game.parse("pass")
        action = let_pass if let_pass in match.state.legal(seat) else first  # "laatste Frits" may be due before
        room.append("", act(room.table, seat, action, room.table.at + 1))
    room.ask("anna", wire.Next(2, room.ply))
    assert (ended(room), room.sees("bert").table.next) == (False, [0])
    room.ask("bert", wire.Next(1, room.ply))
    assert ended(room)


@pytest.mark.parametrize("gone", [wire.Stand(1), wire.HandOver(1)])
def test_who_leaves_or_lets_a_bot_play_is_not_waited_for(gone: wire.Request) -> None:
    room = at_the_score()
    room.ask("anna", wire.Next(1, room.ply))
    room.ask("bert", gone)
    assert ended(room)


def test_who_takes_a_seat_over_has_not_pressed_next_before() -> None:
    room = at_the_score()
    room.ask("bert", wire.Next(1, room.ply))
    room.ask("bert", wire.Stand(2))
    room.ask("bert", wire.Sit(3, 1))
    room.ask("anna", wire.Agree(2, True))
    assert (room.sitting[1], room.sees("anna").table.next) == ("bert", [])
    room.ask("anna", wire.Next(3, room.ply))
    assert not ended(room)
    room.ask("bert", wire.Next(4, room.ply))
    assert ended(room)


def test_next_is_for_one_wait_and_not_for_the_one_that_follows_at_once() -> None:
    class Following:
        """The state, in another wait."""

        def __init__(self, state: State) -> None:
            self.state = state

        def __getattr__(self, name: str) -> Any:
            return getattr(self.state, name)

        def deadlines(self) -> list[Deadline]:
            return [Deadline("after", 1, 9, room.ply, True, 0, skippable=True)]

    room = at_the_score()
    room.ask("anna", wire.Next(1, room.ply))
    assert room.table.match is not None
    room.table.match.state = cast(State, Following(room.table.match.state))
    room.append("cora", entries.Renamed())
    assert (room.table.nexts, ended(room)) == (set(), False)


def test_next_is_for_the_wait_that_one_saw_and_not_during_a_pause() -> None:
    room = at_the_score()
    with pytest.raises(Refusal, match="nothing waits"):
        room.ask("anna", wire.Next(1, room.ply - 1))
    room.ask("anna", wire.Next(1, room.ply))
    room.ask("bert", wire.Pause(1))
    with pytest.raises(Refusal, match="nothing waits"):
        room.ask("bert", wire.Next(2, room.ply))
    room.ask("bert", wire.HandOver(3))
    assert not ended(room)
    room.ask("anna", wire.Resume(2))
    assert ended(room)


def test_a_hint_is_for_who_plays_alone_against_bots() -> None:
    room = Room().begin()
    with pytest.raises(Refusal, match="all others are bots"):
        hint(room.table, "anna")
    room.ask("bert", wire.Stand(1))
    while room.table.match is not None and 0 not in members(room.table.match.state.acting()):
        room.play()
    view = hint(room.table, "anna")
    assert room.table.match is not None
    assert view.legal == room.table.match.game.view(room.table.match.state, 0).legal
    for who in ("bert", "cora"):
        with pytest.raises(Refusal, match="watching"):
            hint(room.table, who)
    room.ask("anna", wire.HandOver(1))
    with pytest.raises(Refusal, match="a bot plays for you"):
        hint(room.table, "anna")
