"""The twenty events beyond the examples of the rulebook: order, ties, empty hands, what is told and remembered."""

import pytest
from games.frantic.playing import after, hand, has, remembers, screen, sizes
from ledger import rule

from stammtisch.core.game import TABLE
from stammtisch.examples import told
from stammtisch.games.frantic import GAME
from stammtisch.games.frantic.cards import EVENT
from stammtisch.games.frantic.events import RULE

R5 = "S0 on turn; pile R5; "


@rule("F-132", "F-133")
@pytest.mark.parametrize("event", EVENT)
def test_every_event_is_told_by_its_rule_and_comes_to_an_end(event: str) -> None:
    state = after(f"4 seats; {R5}S0 hand K5 B1 B2; events {event}", "S0 play K5")

    assert told(state)[1].startswith(f"event S0 {event} ({RULE[EVENT.index(event)]})")
    plies = 0
    while state.table.event != 31:
        state.apply(TABLE, GAME.parse("expire event"))
        plies += 1
    assert plies <= 4
    assert has(state, "S1 on turn") or has(state, "scored") or state.table.phase == 9


@rule("F-139", "F-140", "F-082")
def test_charity_tells_the_cards_to_giver_and_taker_alone() -> None:
    given = f"3 seats; {R5}S0 hand K5 B1 B2; S1 hand Y1 Y1 Y2 Y2; S2 hand G1; events charity"
    state = after(given, "S0 play K5")
    lines = [line for line in told(state) if line.startswith("take")]

    assert [line.split(" [")[0] for line in lines] == ["take S2 S1 1", "take S0 S1 1"]
    assert all(line.endswith(("to S1 S2 (F-139)", "to S0 S1 (F-139)")) for line in lines)
    assert len(remembers(state, "S1").split(", ")) == 2


@rule("F-145", "F-165", "F-161")
def test_who_passed_a_hand_on_remembers_where_it_went() -> None:
    state = after(f"3 seats; {R5}S0 hand K5 B1; S1 hand Y1 Y2; S2 hand G1; events earthquake", "S0 play K5")

    assert [remembers(state, f"S{seat}") for seat in range(3)] == ["B1 S1", "Y1 S2, Y2 S2", "G1 S0"]


@rule("F-145", "F-165")
def test_what_others_remember_goes_where_the_hand_goes() -> None:
    given = f"3 seats; {R5}S0 hand K5 B1; S1 hand Y1 Y2; S2 hand G1; S0 remembers Y1 S1, G1 S1 S2; events "
    state = after(given + "earthquake", "S0 play K5")
    assert remembers(state, "S0") == "B1 S1, Y1 S2"
    state = after(given + "robin-hood", "S0 play K5")
    assert remembers(state, "S0") == "G1 S1 S2, Y1 S2"


@rule("F-149", "F-150", "F-160")
def test_all_remember_who_took_the_stakes() -> None:
    given = f"3 seats; {R5}S0 hand K5 B1 B9; S1 hand Y2 Y7; S2 hand G3 G8; events gambling-man"
    state = after(given, "S0 play K5; S1 stake Y2; S2 stake G3; S0 stake B1")

    assert told(state)[-4:] == [
        "reveal S1 Y2 (F-149)",
        "reveal S2 G3 (F-149)",
        "reveal S0 B1 (F-149)",
        "collect S1 B1 Y2 G3 (F-150)",
    ]
    assert remembers(state, "S0") == remembers(state, "S2") == remembers(state, "table") == "B1 S1, G3 S1, Y2 S1"
    assert remembers(state, "S1") == ""


@rule("F-149", "F-202")
def test_who_stakes_too_late_stakes_by_lot() -> None:
    given = f"3 seats; {R5}S0 hand K5 B1 B9; S1 hand Y2 Y7; S2 hand G3 G8; events gambling-man"
    state = after(given, "S0 play K5; S2 stake G3; expire event")

    assert [line for line in told(state) if line.startswith("expire")] == ["expire table S0 S1 (F-202)"]
    assert sum(sizes(state)) == 6
    assert has(state, "S1 on turn")


@rule("F-155", "F-156")
def test_the_market_is_taken_in_order_and_all_remember_it() -> None:
    given = f"3 seats; {R5}S0 hand K5 B1; S1 hand B2; S2 hand B3; events market; next R1 R1 G9"
    state = after(given, "S0 play K5; S1 take R1")

    assert has(state, "market R1 G9")
    assert GAME.may(state, 2) == ["take R1", "take G9"]
    GAME.play(state, 2, "take G9")
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ("B1 R1", "B2 R1", "B3 G9")
    assert remembers(state, "table") == "R1 S0, R1 S1, G9 S2"


@rule("F-159", "F-160", "F-161", "F-204")
def test_christmas_is_the_same_in_whatever_order_it_is_spread() -> None:
    given = f"3 seats; {R5}S0 hand K5 B1; S1 hand R1 R2; S2 hand G1; events merry-christmas"
    one = "S1 send R1 S2; S1 send R2 S0; S2 send G1 S1; S0 send B1 S1"
    other = "S0 send B1 S1; S2 send G1 S1; S1 send R2 S0; S1 send R1 S2"
    ends = [after(given, f"S0 play K5; {moves}") for moves in (one, other)]

    assert GAME.diagram(ends[0]) == GAME.diagram(ends[1])
    assert told(ends[0])[-4:] == told(ends[1])[-4:]
    assert told(ends[0])[-1] == "give S0 S1 1 [B1] to S0 S1 (F-159)"
    assert remembers(ends[0], "S1") == "R1 S2, R2 S0"


@rule("F-160", "F-204")
def test_how_far_somebody_has_spread_its_hand_nobody_else_can_tell() -> None:
    given = f"3 seats; {R5}S0 hand K5 B1; S1 hand R1 R2; S2 hand G1; events merry-christmas"
    before, state = after(given, "S0 play K5"), after(given, "S0 play K5; S1 send R1 S2")

    assert told(state) == told(before)
    for seat in (0, 2, TABLE):
        assert screen(state, seat) == screen(before, seat)
    GAME.play(state, 1, "send R2 S2")
    assert told(state)[-1] == "ready S1 (F-160)"
    assert screen(state, 2)["seats"][1]["laid"]


@rule("F-135", "F-190", "F-118", "F-121")
def test_an_event_that_empties_several_hands_is_completed_before_a_nice_try() -> None:
    given = (
        "4 seats; S0 on turn; pile G5; S0 hand K5; S1 hand G1; S2 hand NiceTry B1; S3 hand G2 G3; events vandalism; "
    )
    state = after(given + "next Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", "S0 play K5; S2 nice-try; S2 wish red")

    assert [hand(state, seat) for seat in range(4)] == ["Y7 Y8 Y9", "Y1 Y2 Y3", "B1", "Y4 Y5 Y6"]
    assert has(state, "S1 on turn")


@rule("F-169", "F-170")
def test_at_a_surprise_party_a_card_just_received_may_be_passed_on() -> None:
    given = f"3 seats; {R5}S0 hand K5; S1 hand R9 R1; S2 hand G1; events surprise-party"
    state = after(given, "S0 play K5; S1 send R9 S0; S2 send G1 S0; S0 send R9 S1")

    assert [hand(state, seat) for seat in range(3)] == ["G1", "R1 R9", ""]
    assert has(state, "trying S0 S1")


@rule("F-171", "F-172")
def test_the_eye_shows_all_hands_to_all_and_what_was_seen_is_remembered() -> None:
    given = f"3 seats; {R5}S0 hand K5 B1; S1 hand R9; S2 hand G1; events all-seeing-eye"
    state = after(given, "S0 play K5")

    for seat in (0, 1, 2, TABLE):
        assert [each["hand"] for each in screen(state, seat)["seats"]] == [["B1"], ["R9"], ["G1"]]
    for seat in (0, 1, 2):
        GAME.play(state, seat, "agree")
    assert [each["hand"] for each in screen(state, 1)["seats"]] == [[], [], []]
    assert remembers(state, "table") == "B1 S0, R9 S1, G1 S2"
    GAME.play(state, 1, "draw")
    GAME.play(state, 1, "end")
    assert remembers(state, "S0") == "R9 S1, G1 S2"


@rule("F-181", "F-182")
def test_a_tornado_leaves_what_was_known_in_some_hand() -> None:
    given = f"3 seats; {R5}S0 hand K5 B1 B2; S1 hand R1 R2; S2 hand G1 G2; events tornado"
    for seed in range(8):
        state = after(given, "S0 play K5", seed)
        mine = hand(state, 0).split()
        for name in ("B1", "B2"):
            assert (name in mine) != (f"{name} S1 S2" in remembers(state, "S0"))
        assert sizes(state) == [2, 2, 2]


@rule("F-174", "F-176", "F-177")
def test_the_bomb_counts_nine_turns_of_three_players_missed_ones_too() -> None:
    given = (
        "3 seats; S1 on turn; pile R5; S1 hand K5 B1 B2 B3; S0 hand R9 B9; S2 hand G9 Y9; events time-bomb; skips S0"
    )
    state = after(given, "S1 play K5")
    turns = []
    while not has(state, "scored"):
        turns.append(int(state.table.turn))
        state.apply(TABLE, GAME.parse("expire turn"))

    assert turns == [2, 1, 2, 0, 1, 2, 0, 1]
    assert has(state, "ended time-bomb")
    assert state.table.sheet[0] == [2 * points for points in [int(p) // 2 for p in state.table.sheet[0]]]


@rule("F-178")
def test_a_nice_try_in_the_last_turn_lets_the_bomb_go_off() -> None:
    given = "3 seats; S1 on turn; pile R5; S1 hand R1; S0 hand B4; S2 hand NiceTry B9; bomb 2; next G1 G2 G3"
    state = after(given, "S1 play R1; S2 nice-try; S2 wish red")

    assert has(state, "S2 on turn")
    assert has(state, "bomb 1")


@rule("F-157", "F-158", "F-118")
def test_mating_season_counts_two_of_a_kind_and_black_ones() -> None:
    given = f"2 seats; {R5}S0 hand K5 B1; S1 hand R4 R4 K7 Y7 Y8 RSkip Fantastic Fantastic; events mating-season"
    state = after(given, "S0 play K5")

    assert hand(state, 1) == "RSkip Y8 Fantastic Fantastic"
    assert told(state)[-1] == "discard S1 R4 R4 Y7 K7 (F-157)"


@rule("F-013", "F-058", "F-134")
def test_what_events_throw_away_lies_at_the_bottom_for_all_to_see() -> None:
    given = f"2 seats; {R5}S0 hand K5 B1 B2 B3; S1 hand R1 R2; events recession"
    state = after(
        given.replace("; under Y9; stock of 60", ""), "S0 play K5; S1 discard R2; S0 discard B3; S0 discard B1"
    )

    shown = screen(state, TABLE)
    assert (shown["pile"], shown["under"]) == (["B1", "B3", "R2", "R5", "K5"], 3)
