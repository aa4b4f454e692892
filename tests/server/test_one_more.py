"""One more match is a question to all people at the table: what they answer, and what becomes of it."""

import random

import pytest
from msgspec.structs import replace
from server_room import ENTROPY, NAMES, Room

from stammtisch import wire
from stammtisch.core.record import commitment_to
from stammtisch.core.refusal import Refusal
from stammtisch.server.entries import PutBot
from stammtisch.server.pruning import records_of
from stammtisch.server.snapshot import commitment
from stammtisch.server.table_parts import SILENCE

pytestmark = pytest.mark.once
YES = wire.Ready(9, ENTROPY)


def finished(game: str = "foppen") -> Room:
    return Room(game).begin().finish()


def yes(room: Room) -> list[bool]:
    return [chair.ready for chair in room.sees("cora").table.chairs]


def test_the_next_match_begins_when_all_people_have_said_yes_and_bots_follow() -> None:
    room = finished()
    room.ask("bert", YES)
    assert (room.table.phase, yes(room)) == ("over", [False, True, False, False])
    assert room.sees("anna").match is not None, "the result stays until then"
    room.ask("anna", YES)
    assert (room.table.phase, room.table.matches, room.ply) == ("playing", 2, 0)
    assert yes(room) == [False] * 4
    assert [each.kind for each in room.sees("cora", 0).notices][-2:] == ["one-more", "one-more"]


def test_the_deal_of_one_more_is_promised_before_anybody_agrees() -> None:
    room = finished()
    assert room.table.match is not None
    promised, before = room.sees("anna").table.next_commitment, room.table.match.seed
    assert promised != commitment(room.table.settings)
    for who in ("anna", "bert"):
        room.ask(who, YES)
    assert room.sees("anna").table.commitment == promised
    assert room.sees("anna").table.next_commitment == ""
    assert room.table.match.seed != before
    assert room.finish().table.match is not None
    assert room.sees("anna").table.next_commitment != promised


def test_a_yes_is_taken_back_and_not_said_twice() -> None:
    room = finished()
    room.ask("bert", YES)
    with pytest.raises(Refusal, match="said yes"):
        room.ask("bert", YES)
    room.ask("bert", wire.Unready(1))
    with pytest.raises(Refusal, match="no agreement"):
        room.ask("bert", wire.Unready(2))
    room.ask("anna", YES)
    assert (room.table.phase, yes(room)) == ("over", [True, False, False, False])
    room.ask("bert", YES)
    assert room.table.phase == "playing"
    with pytest.raises(Refusal, match="begun"):
        room.ask("bert", YES)


def test_who_has_played_sees_the_result_also_at_a_table_without_spectators() -> None:
    room = Room()
    room.table.settings = replace(room.table.settings, spectators=False)
    room.begin().finish()
    room.ask("bert", wire.Stand(1))
    assert (room.table.lets_in("bert"), room.table.lets_in("cora")) == (True, False)


def test_spectators_are_not_asked() -> None:
    room = finished()
    for asked in (YES, wire.Unready(1), wire.Replace(1, 0)):
        with pytest.raises(Refusal):
            room.ask("cora", asked)
    assert yes(room) == [False] * 4


def test_after_a_yes_and_a_leave_the_others_are_asked_and_a_bot_or_a_spectator_takes_the_seat() -> None:
    room = finished()
    room.ask("bert", YES)
    room.ask("bert", wire.Stand(1))
    assert (yes(room)[1], room.sees("anna").table.players) == (False, ["Anna", "Bert", "", ""])
    room.ask("anna", YES)
    assert room.table.phase == "over", "a seat is free"
    room.ask("cora", wire.Sit(1, 1))
    assert room.table.phase == "over", "who has come is asked too"
    room.ask("cora", wire.Stand(2))
    room.ask("anna", wire.PutBot(3, 1, "rule"))
    assert (room.table.phase, room.sitting) == ("playing", ["anna", "", "", ""])


def test_when_the_last_who_is_silent_leaves_a_seat_with_a_bot_it_begins() -> None:
    room = finished()
    room.ask("anna", YES)
    room.append("", PutBot(1, "rule"))  # of an older log: a bot plays for Bert
    room.ask("bert", wire.Stand(1))
    assert room.table.phase == "over"
    room.ask("anna", wire.PutBot(2, 1, "random"))
    assert room.table.phase == "playing"


def test_who_is_silent_for_long_can_be_replaced_by_who_said_yes() -> None:
    room = finished()
    with pytest.raises(Refusal, match="yes to one more match first"):
        room.ask("anna", wire.Replace(1, 1))
    room.ask("anna", YES)
    assert room.sees("bert").table.silence == SILENCE / 1000
    with pytest.raises(Refusal, match="longer"):
        room.ask("anna", wire.Replace(2, 1), SILENCE - 1)
    for seat in (2, 9):
        with pytest.raises(Refusal, match="nobody sits"):
            room.ask("anna", wire.Replace(3, seat), SILENCE)
    with pytest.raises(Refusal, match="has said yes"):
        room.ask("anna", wire.Replace(4, 0), SILENCE)
    room.ask("anna", wire.Replace(5, 1), SILENCE)
    assert (room.table.phase, room.sitting, room.table.chairs[1].bot) == ("playing", ["anna", "", "", ""], "rule")
    assert "replaced" in [each.kind for each in room.sees("bert", 0).notices]
    assert room.table.lets_in("bert")


def test_the_wait_begins_anew_with_the_first_yes() -> None:
    room = finished()
    room.ask("anna", YES)
    room.ask("anna", wire.Unready(1), SILENCE)
    assert room.sees("bert").table.silence is None
    room.ask("anna", YES)
    with pytest.raises(Refusal, match="longer"):
        room.ask("anna", wire.Replace(2, 1), 5000)


@pytest.mark.parametrize("again", [True, False])
def test_a_bot_does_not_play_on_for_a_person_in_the_next_match(again: bool) -> None:
    room = Room().begin()
    room.ask("bert", wire.HandOver(1))
    room.finish()
    if again:
        room.ask("anna", wire.Again(1, "foppen", room.table.settings.options, 4))
    for who in ("anna", "bert"):
        room.ask(who, YES)
    assert (room.table.phase, room.table.chairs[1].bot) == ("playing", "")


def test_after_a_match_only_the_host_chooses_another_game() -> None:
    room = finished()
    for game in ("mezza", "foppen"):
        with pytest.raises(Refusal, match="the host"):
            room.ask("bert", wire.Again(4, game, {}, 4))
    room.ask("anna", wire.Again(5, "mezza", {}, 4))
    assert room.table.phase == "waiting"


def test_where_people_commit_first_they_reveal_once_all_have_said_yes() -> None:
    room = Room()
    room.ask("anna", wire.Again(1, "foppen", {}, 4, committed=True))
    secret = {"anna": "1" * 64, "bert": "2" * 64}
    for match in (1, 2):
        promised = room.sees("anna").table.next_commitment
        for who in secret:
            room.ask(who, wire.Ready(2, commitment=commitment_to(secret[who])))
        assert (room.table.phase, room.sees("anna").table.revealing) == ("waiting", True)
        assert match == 1 or room.sees("anna").table.commitment == promised
        for who in secret:
            room.ask(who, wire.Reveal(3, secret[who]))
        assert (room.table.phase, room.table.matches) == ("playing", match)
        room.finish()


def test_the_records_of_all_matches_are_kept_and_other_processes_compute_the_same() -> None:
    room = finished()
    for who in ("anna", "bert"):
        room.ask(who, YES)
    room.finish()
    assert [kept.match for kept in records_of(room.log)] == [1, 2]
    twin = room.replayed()
    assert twin.match is not None
    assert room.table.match is not None
    assert (twin.match.head, twin.host, list(twin.notices)) == (
        room.table.match.head,
        room.table.host,
        list(room.table.notices),
    )


@pytest.mark.parametrize("matches", [6, pytest.param(2000, marks=pytest.mark.soak)])
def test_whatever_people_answer_nobody_is_dealt_cards_who_has_not_said_yes(matches: int) -> None:
    room, begun = finished(), 0
    rng = random.Random(3)
    while begun < matches:
        if room.table.phase == "playing":
            room.finish()
        agreed = {chair.who for chair, ready in zip(room.table.chairs, yes(room), strict=True) if ready}
        who, seat = rng.choice(list(NAMES)), rng.randrange(4)
        answers: list[wire.Request] = [YES, YES, YES, wire.Unready(1), wire.Stand(1), wire.Sit(1, seat)]
        answers += [wire.PutBot(1, seat, "random"), wire.Replace(1, seat)]
        asked = rng.choice(answers)
        try:
            room.ask(who, asked, rng.choice([1000, SILENCE]))
        except Refusal:
            continue
        if room.table.phase == "playing":
            begun += 1
            assert set(room.sitting) - {""} <= agreed | ({who} if asked is YES else set())
            assert all(chair.who or chair.bot for chair in room.table.chairs)
        elif room.table.phase == "waiting":
            raise AssertionError("the result was taken away")
        if not room.table.seated():
            room.ask("anna", wire.Sit(1, 0))
    assert room.replayed().matches == room.table.matches
