"""What a seat sees, is asked, reads and remembers."""

import pytest
from games.frantic.playing import after, hand, has, remembers, screen, sizes
from laws import alike
from ledger import rule

from stammtisch.core.game import TABLE
from stammtisch.core.rng import QuickRng
from stammtisch.games.frantic import GAME
from stammtisch.games.frantic.cards import names
from stammtisch.games.frantic.state import FranticState

R5 = "3 seats; S0 on turn; pile R5; "


@rule("F-013", "F-014")
def test_the_screen_has_all_that_lies_open() -> None:
    given = "3 seats; length=short; sheet 1 2 3; dealer S2; S0 on turn; pile B2 R5 Fantastic; wish red by S2; "
    given += "skips S1; bomb 5; S0 hand R1; S1 hand of 4; stock of 30; events market"
    shown = screen(after(given), 0)

    assert (shown["round"], shown["limit"], shown["sheet"], shown["dealer"]) == (2, 137, [[1, 2, 3]], 2)
    assert (shown["phase"], shown["turn"], shown["actor"], shown["layer"]) == ("turn", 0, 0, 2)
    assert shown["pile"][-3:] == ["B2", "R5", "Fantastic"]
    assert shown["demand"] == {"colour": "red", "number": "", "symbol": ""}
    assert shown["wish"] == {"wish": "red", "seat": 2}
    assert (shown["stock"], shown["events"], shown["bomb"]) == (30, 20, {"left": 5, "of": 9})
    assert [seat["skips"] for seat in shown["seats"]] == [False, True, False]
    assert [seat["cards"] for seat in shown["seats"]] == [1, 4, 7]
    assert (shown["hand"], shown["ended"]) == (["R1"], "")


@rule("F-041", "F-051", "F-052")
@pytest.mark.parametrize(
    ("pile", "demand"),
    [
        ("R5", ("red", "5", "")),
        ("K5", ("", "5", "")),
        ("RGift", ("red", "", "Gift")),
        ("Fantastic; wish 7", ("", "7", "")),
        ("R5 FuckYou", ("red", "5", "")),
        ("FuckYou", ("", "", "")),
    ],
)
def test_the_screen_says_what_would_fit(pile: str, demand: tuple[str, str, str]) -> None:
    shown = screen(after(f"2 seats; S0 on turn; pile {pile}"), TABLE)["demand"]

    assert tuple(shown.values()) == demand


@rule("F-062", "F-096")
def test_the_screen_shows_the_chain_of_an_attack() -> None:
    given = "4 seats; S0 on turn; pile R5; S0 hand Four B1; S1 hand Counter B2"
    state = after(given, "S0 play Four; S0 hit S1 3; S0 hit S3 1; S1 counter; S1 target S2")

    assert screen(state, 3)["attack"] == {
        "card": "Four",
        "seat": 0,
        "shares": [
            {"count": 3, "path": [0, 1, 2], "state": "asked"},
            {"count": 1, "path": [0, 3], "state": "waiting"},
        ],
    }
    assert screen(state, 3)["windows"] == ["counter"]
    assert str(GAME.view(state, 2).asked()) == "counter S2 S1 Four 3 (F-102)"
    assert str(GAME.view(state, 3).asked()) == "wait S15 S2"


@pytest.mark.parametrize(
    ("given", "when", "seat", "said"),
    [
        ("S0 hand B1", "", 0, "play S0 R5 (F-030)"),
        ("S0 hand B1", "", 1, "turn S0"),
        ("S0 hand B1", "S0 draw", 0, "drawn S0 R5 (F-033)"),
        ("S0 hand R2nd B1", "S0 play R2nd", 0, "follow S0 R2nd (F-063)"),
        ("S0 hand RSkip B1", "S0 play RSkip", 0, "aim S0 RSkip (F-069)"),
        ("S0 hand Four B1", "S0 play Four; S0 hit S1 1", 0, "split S0 3 (F-094)"),
        ("S0 hand RGift B1 B2 B3", "S0 play RGift; S0 target S1; S1 pass; S0 give B1", 0, "give S0 S1 1 (F-073)"),
        ("S0 hand Fantastic B1", "S0 play Fantastic", 0, "wish S0 number (F-091)"),
        ("S0 hand NiceTry B1", "S0 play NiceTry", 0, "wish S0 colour (F-091)"),
        (
            "S0 hand RGift B1; S1 hand Counter B2",
            "S0 play RGift; S0 target S1; S1 counter",
            1,
            "redirect S1 RGift (F-103)",
        ),
        ("S0 hand R1", "S0 play R1", 2, "try S2 S0 (F-117)"),
        ("S0 hand K5 B1; events gambling-man", "S0 play K5", 2, "stake S2 (F-149)"),
        ("S0 hand K5 B1; events market; next R1 R2 R3", "S0 play K5", 1, "pick S1 R1 R2 R3 (F-155)"),
        ("S0 hand K5 B1; S1 hand Y1 Y2; events recession", "S0 play K5", 1, "discard S1 1 (F-163)"),
        ("S0 hand K5 B1; events surprise-party", "S0 play K5", 1, "treat S1 (F-169)"),
        ("S0 hand K5 B1; events merry-christmas", "S0 play K5", 1, "spread S1 (F-159)"),
        ("S0 hand K5 B1; events all-seeing-eye", "S0 play K5", 1, "look S1 (F-172)"),
        ("S0 hand K5 B1; events doomsday", "S0 play K5", 1, "table S15"),
    ],
)
def test_what_is_asked_is_said_with_its_rule(given: str, when: str, seat: int, said: str) -> None:
    assert str(GAME.view(after(R5 + given, when), seat).asked()).strip() == said


@rule("F-051", "F-052", "F-057", "F-059", "F-085", "F-143")
@pytest.mark.parametrize(
    ("given", "when", "said"),
    [
        ("pile R5", "", ["demand S15 R5 (F-041)"]),
        ("pile RGift", "", ["demand S15 RGift (F-052)"]),
        ("pile K5 FuckYou", "", ["demand S15 K5 (F-051)"]),
        ("pile R5; S0 hand Fantastic B1", "S0 play Fantastic", []),
        ("pile Counter; wish red; S0 hand Fantastic B1", "S0 play Fantastic", []),
        ("pile R5; S0 hand Fantastic B1", "S0 play Fantastic; S0 wish 3", ["wished S0 3 (F-054)"]),
        ("pile R5; S0 hand K5 B1; events doomsday", "S0 play K5", ["ended S15 doomsday (F-143)"]),
    ],
)
def test_what_comes_next_is_said_with_its_rule_and_not_before_it_is_wished(
    given: str, when: str, said: list[str]
) -> None:
    facts = GAME.view(after("3 seats; S0 on turn; " + given, when), 1).facts()

    assert [str(each) for each in facts if each.kind in ("demand", "wished", "ended")] == said


@pytest.mark.parametrize(
    ("cards", "card", "said"),
    [
        ("R1 B1", "R1", []),
        ("R1", "R1", ["last S0 (F-187)"]),
        ("RGift B1", "RGift", ["attack S0 RGift (F-073)"]),
        ("K5 B1", "K5", ["event S0 (F-132)"]),
        ("R2nd B1", "R2nd", ["follow S0 (F-063)"]),
        ("Four B1", "Four", ["attack S0 Four (F-094)", "wish S0 number (F-091)"]),
        ("NiceTry", "NiceTry", ["wish S0 colour (F-091)", "last S0 (F-187)"]),
    ],
)
def test_what_a_card_would_do_is_said_before(cards: str, card: str, said: list[str]) -> None:
    view = GAME.view(after(f"{R5}S0 hand {cards}"), 0)

    assert [str(each) for each in view.would(GAME.parse(f"play {card}"))] == said


@rule("F-073", "F-013")
def test_who_gave_a_card_away_imagines_it_where_it_is() -> None:
    given = R5 + "S0 hand RGift NiceTry B1 B2; S1 hand of 5; S2 hand of 5"
    view = GAME.view(after(given, "S0 play RGift; S0 target S1; S1 pass; S0 give NiceTry; S0 give B1"), 0)

    for seed in range(20):
        imagined = view.imagine(QuickRng(seed))
        assert isinstance(imagined, FranticState)
        assert {"NiceTry", "B1"} <= set(names(imagined.hands, 3))


@rule("F-073", "F-169")
def test_a_card_that_may_have_been_passed_on_is_remembered_in_both_hands() -> None:
    given = R5 + "S0 hand K5 B9; S1 hand Y1 NiceTry; S2 hand G1 G2; S0 remembers NiceTry S1; events surprise-party"
    state = after(given, "S0 play K5; S1 send NiceTry S2")
    assert remembers(state, "S0") == "NiceTry S1 S2"
    GAME.play(state, 2, "send NiceTry S0")
    assert remembers(state, "S0") == ""
    state = after(given.replace("Y1 NiceTry", "NiceTry"), "S0 play K5; S1 send NiceTry S2")
    assert remembers(state, "S0") == "NiceTry S2"


@rule("F-013")
def test_a_card_that_was_played_is_no_longer_remembered() -> None:
    given = "3 seats; S1 on turn; pile R5; S1 hand R1 R1 B1; S0 remembers R1 S1, R1 S1, B1 S1; S2 remembers R1 S0 S1"
    state = after(given, "S1 play R1")

    assert (remembers(state, "S0"), remembers(state, "S2")) == ("B1 S1, R1 S1", "")


def test_a_position_that_cannot_be_is_refused_in_words() -> None:
    for given, why in (
        ("2 seats; S0 on turn; pile R5; S0 hand R5 R5", "only 2 cards R5"),
        ("2 seats; S0 on turn; pile Fantastic", "comes with a wish"),
        ("2 seats; S0 on turn; pile Fantastic; wish 12", "nobody can wish"),
        ("2 seats; S0 on turn; sheet 1 2 3", "points for 3 seats"),
        ("2 seats; S0 on turn; S0 hand of 200", "not enough cards"),
        ("2 seats; S0 on turn; stock of 3; under of 3", "cards are nowhere"),
        ("2 seats; S0 on turn; events of 3", "20 events are not revealed"),
        ("2 seats; S0 asleep", "not understood"),
    ):
        with pytest.raises(ValueError, match=why):
            after(given)


def test_a_hand_is_dealt_where_nothing_is_said_and_nothing_else_is_left_to_chance() -> None:
    assert hand(after(R5 + "S0 hand R2", seed=1), 0) == "R2"
    whole = GAME.diagram(after(R5))
    assert GAME.diagram(GAME.position(whole)) == whole


@rule("F-062")
def test_who_was_struck_stays_known_where_nobody_was_hurt() -> None:
    given = "3 seats; S0 on turn; pile R5; laid by S2; stock empty; S0 hand RGift FuckYou; S1 hand Y1; S2 hand G1"
    one, other = (after(given, f"S0 play RGift; S0 target S{target}") for target in (1, 2))

    assert sizes(one) == sizes(other) == [1, 1, 1]
    assert has(one, "struck RGift S0>S1 done")
    assert has(other, "struck RGift S0>S2 done")


@rule("F-149", "F-159")
def test_what_all_saw_go_from_seat_to_seat_stays_known() -> None:
    staked = "3 seats; S0 on turn; pile R5; S0 hand K5 R1 R2; S1 hand G3 G4; S2 hand B3 B4; events gambling-man"
    given = "3 seats; S0 on turn; pile R5; S0 hand K5 R1 R2; S1 hand G3; S2 hand B3; events merry-christmas"

    stakes = after(staked, "S0 play K5; S0 stake R1; S1 stake G3; S2 stake B3")
    presents = after(given, "S0 play K5; S0 send R1 S1; S0 send R2 S1; S1 send G3 S2; S2 send B3 S0")

    assert has(stakes, "went R1 S0>S1, G3 S1>S1, B3 S2>S1")
    assert has(presents, "went 2 S0>S1, 1 S1>S2, 1 S2>S0")


@rule("F-073", "F-149", "F-159")
@pytest.mark.parametrize(
    ("given", "when"),
    [
        ("stock empty; S0 hand RGift FuckYou; S1 hand Y1; S2 hand G1", "S0 play RGift"),
        ("S0 hand RGift B1 B2 B3 B4; S1 hand Y1; S2 hand G1", "S0 play RGift; S0 target S1; S1 pass"),
        ("S0 hand K5 R1 R2; S1 hand of 1; S2 hand of 1; events gambling-man", "S0 play K5"),
        ("S0 hand K5 R1 R2; S1 hand of 2; S2 hand of 2; events merry-christmas", "S0 play K5"),
    ],
)
def test_what_the_clock_chooses_is_seen_exactly_as_it_is_told(given: str, when: str) -> None:
    state = after("3 seats; S0 on turn; pile R5; laid by S2; " + given, when)
    for seed in range(40):
        alike(GAME, state, QuickRng(seed))
