"""Nobody sees another's hand by changing seats or going back: all people of the match are asked."""

import random
from collections import defaultdict

import pytest
from ledger import rule
from server_room import ENTROPY, NAMES, Room

from stammtisch import wire
from stammtisch.core.bits import members
from stammtisch.core.game import TABLE
from stammtisch.core.refusal import Refusal
from stammtisch.server import entries
from stammtisch.server.snapshot import snapshot_for

pytestmark = pytest.mark.once


def test_a_seat_in_mid_match_is_taken_only_when_all_people_seated_agree() -> None:
    room = Room().begin()
    room.ask("cora", wire.Sit(1, 2))

    for who in NAMES:
        told = room.sees(who).table
        assert (told.proposal, told.proposer, told.proposer_name) == ("seat 2", "cora", "Cora")
        assert (told.asks, told.agreed) == ([0, 1], [])
    assert room.sees("cora").seat == TABLE

    room.ask("anna", wire.Agree(1, True, room.sees("anna").table.proposed))
    assert room.sees("cora").seat == TABLE
    room.ask("bert", wire.Agree(1, True))
    assert room.sitting == ["anna", "bert", "cora", ""]
    assert room.sees("cora").seat == 2
    assert not room.table.chairs[2].bot


def test_a_no_is_for_the_whole_match_and_who_asked_may_withdraw() -> None:
    room = Room().begin()
    room.ask("cora", wire.Sit(1, 2))
    room.ask("cora", wire.Agree(2, False))
    assert room.sees("anna").table.proposal == ""

    room.ask("cora", wire.Sit(3, 2))
    with pytest.raises(Refusal, match="watching"):
        room.ask("cora", wire.Agree(4, True))
    room.ask("bert", wire.Agree(2, False))
    assert (room.table.proposal, room.sitting[2]) == (None, "")
    with pytest.raises(Refusal, match="said no"):
        room.ask("cora", wire.Sit(5, 2))


def test_a_person_who_is_covered_or_away_is_asked_too() -> None:
    room = Room().begin()
    room.append("", entries.Cover(1))
    room.ask("cora", wire.Sit(1, 2))
    room.ask("anna", wire.Agree(1, True))
    assert room.sitting[2] == ""
    room.ask("bert", wire.Agree(1, True))
    assert room.sitting[2] == "cora"


def test_a_stranger_at_a_listed_table_cannot_ask_until_he_has_its_code() -> None:
    room = Room().begin()
    with pytest.raises(Refusal, match="with the code"):
        room.ask("dirk", wire.Sit(1, 2))
    room.append("dirk", entries.Admit(stranger=True))
    with pytest.raises(Refusal, match="with the code"):
        room.ask("dirk", wire.Sit(1, 2))
    room.append("dirk", entries.Admit())
    room.ask("dirk", wire.Sit(1, 2))
    assert room.sees("anna").table.proposer_name == "Dirk"


def test_a_stranger_who_sat_from_the_beginning_may_ask_for_his_own_seat() -> None:
    room = Room()
    room.ask("dirk", wire.Sit(1, 2))
    room.ask("dirk", wire.Ready(2, ENTROPY))
    room.begin().ask("dirk", wire.Stand(3))
    room.ask("dirk", wire.Sit(4, 2))
    assert room.sees("bert").table.proposal == "seat 2"


def test_what_somebody_has_seen_binds_him_also_after_standing_up() -> None:
    room = Room().begin()
    room.ask("bert", wire.Stand(2))
    with pytest.raises(Refusal, match="only that seat is yours"):
        room.ask("bert", wire.Sit(3, 2))
    room.ask("bert", wire.Sit(4, 1))
    room.ask("anna", wire.Agree(1, True))
    assert room.sitting[:2] == ["anna", "bert"]


def test_one_person_alone_is_asked_himself_and_where_nobody_sits_nobody_is() -> None:
    room = Room().begin()
    room.ask("bert", wire.Stand(2))
    room.ask("cora", wire.Sit(1, 2))
    assert (room.sitting[2], room.sees("anna").table.asks) == ("", [0])
    room.ask("anna", wire.Stand(2))
    assert room.sitting == ["", "", "cora", ""], "nobody is left to be asked"
    room.ask("cora", wire.Stand(2))
    room.ask("cora", wire.Sit(3, 2))
    assert room.sitting[2] == "cora"


def test_an_answer_never_meets_another_proposal() -> None:
    room = Room().begin()
    room.ask("cora", wire.Sit(1, 2))
    asked = room.sees("anna").table.proposed
    room.append("", entries.Lapse())
    room.ask("cora", wire.Sit(2, 2))
    with pytest.raises(Refusal, match="that vote is over"):
        room.ask("anna", wire.Agree(1, True, asked))


def test_play_goes_on_while_a_seat_is_asked_for_and_its_end_ends_the_vote() -> None:
    room = Room().begin()
    room.ask("cora", wire.Sit(1, 2))
    bots = {seat for seat, chair in enumerate(room.table.chairs) if chair.bot}
    while room.table.phase == "playing":
        acting = set(members(room.table.match.state.acting())) if room.table.match else set()
        assert {seat for seat, _ in room.table.bots_to_act()} == acting & bots
        assert room.table.proposal is not None
        room.play()
    assert room.sees("anna").table.proposal == ""


@pytest.mark.parametrize("away", [entries.Cover(1), entries.HandOver(1)])
def test_going_back_asks_also_those_for_whom_a_bot_plays(away: entries.Body) -> None:
    room = Room().begin()
    for _ in range(9):
        room.play()
    room.append("bert", away)
    room.ask("anna", wire.Undo(1, 0))
    assert (room.ply, room.sees("bert").table.asks) == (9, [0, 1])
    assert (room.sees("bert").table.proposal, room.sees("bert").table.proposer_name) == ("back 0", "Anna")
    assert room.table.bots_to_act() == []
    room.ask("bert", wire.Agree(1, True))
    assert room.ply == 0


def test_going_back_is_dropped_by_a_no_by_playing_on_and_when_its_maker_leaves() -> None:
    room = Room().begin()
    for _ in range(9):
        room.play()
    room.ask("anna", wire.Undo(1, 0))
    room.ask("bert", wire.Agree(1, False))
    assert (room.ply, room.table.proposal) == (9, None)
    room.ask("anna", wire.Undo(2, 0))
    room.play()
    assert (room.ply, room.table.proposal) == (10, None)
    room.ask("anna", wire.Undo(3, 0))
    room.ask("anna", wire.Stand(4))
    assert (room.ply, room.table.proposal) == (10, None)


def test_who_left_the_match_has_no_say_and_alone_one_goes_back_at_once() -> None:
    room = Room().begin()
    for _ in range(9):
        room.play()
    room.ask("anna", wire.Undo(1, 4))
    room.ask("bert", wire.Stand(2))
    assert (room.ply, room.table.proposal) == (4, None)
    room.play()
    room.ask("anna", wire.Undo(2, 0))
    assert room.ply == 0


def test_a_vote_of_the_release_before_is_counted_as_it_was() -> None:
    """An older log does not say who is asked: those who play themselves at the time of each vote."""
    room = Room().begin()
    for _ in range(9):
        room.play()
    room.append("", entries.Cover(1))
    room.append("anna", entries.Propose(3))
    assert room.ply == 3


@rule("K-103")
def test_in_a_quiet_match_who_comes_later_has_no_name() -> None:
    room = Room("keezen")
    late = {**NAMES, "emil": "play your jack"}
    room.begin().append("emil", entries.Admit())
    room.ask("emil", wire.Sit(1, 2))
    told = snapshot_for("bert", room.table, 0, room.table.at, late, {"emil"}).table
    assert (told.proposer, told.proposer_name) == ("emil", "")
    for who in ("anna", "bert"):
        room.ask(who, wire.Agree(1, True))
    told = snapshot_for("bert", room.table, 0, room.table.at, late, {"emil"}).table
    assert [chair.name for chair in told.chairs] == ["Anna", "Bert", "", ""]
    assert told.chairs[2].who == "emil"


class Ledger:
    """What was agreed to, written down beside the table and not by it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.hands: dict[str, set[int]] = defaultdict(set)
        self.yes: set[str] = set()

    def ask(self, who: str, asked: wire.Request) -> None:
        """Whatever is refused changes nothing; what is done was agreed to by all who sat there before."""
        room = self.room
        before, ply, proposal = set(room.sitting) - {""}, room.ply, room.table.proposal
        try:
            room.ask(who, asked)
        except Refusal:
            return
        if isinstance(asked, wire.Agree) and asked.yes:
            self.yes.add(who)
        agreed = self.yes | {proposal.who if proposal else who}
        left = {who} if isinstance(asked, wire.Stand) else set()
        if room.ply < ply or set(room.sitting) - {""} - before:
            assert before - left <= agreed | ({who} if isinstance(asked, wire.Undo) else set())
        if room.table.proposal is not proposal:
            self.yes = set()
        self.look()

    def look(self) -> None:
        for who in NAMES:
            seat = self.room.sees(who).seat
            if seat != TABLE:
                self.hands[who].add(seat)
            assert len(self.hands[who]) <= 1, f"{who} has seen the hands of {self.hands[who]}"


def wish(rng: random.Random, room: Room) -> wire.Request:
    wishes: list[wire.Request] = [
        wire.Sit(1, rng.randrange(4)),
        wire.Sit(1, rng.randrange(4)),
        wire.Agree(1, rng.random() < 0.8),
        wire.Agree(1, rng.random() < 0.8),
        wire.Undo(1, rng.randrange(max(1, room.ply))),
        wire.HandOver(1),
        wire.TakeBack(1),
    ]
    return rng.choice([*wishes, wire.Stand(1)] if rng.random() < 0.5 else wishes)


@pytest.mark.parametrize("matches", [20, pytest.param(3000, marks=pytest.mark.soak)])
def test_whatever_people_do_nobody_sees_two_hands_and_nothing_is_done_without_consent(matches: int) -> None:
    seated = gone_back = 0
    for seed in range(matches):
        room = Room(seed=seed).begin()
        ledger, rng = Ledger(room), random.Random(seed)
        for _ in range(60):
            ply, sitting = room.ply, room.sitting
            ledger.ask(rng.choice(list(NAMES)), wish(rng, room))
            gone_back += room.ply < ply
            seated += any(new and not old for new, old in zip(room.sitting, sitting, strict=True))
            if rng.random() < 0.3 and room.table.phase == "playing":
                room.play()
                ledger.yes = ledger.yes if room.table.proposal else set()
        twin = room.replayed()
        for who in NAMES:
            there = snapshot_for(who, twin, twin.n, twin.at, NAMES, set())
            assert there == room.sees(who)
    assert seated > matches / 2
    assert gone_back > matches / 2
