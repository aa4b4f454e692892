"""The judgement of Frantic's rule bot, position by position."""

import pytest

from stammtisch.bots.bot import Advice
from stammtisch.core.rng import QuickRng
from stammtisch.games.frantic import GAME
from stammtisch.games.frantic.bot import FranticBot


def advice(position: str, when: str = "", seat: int = 1) -> Advice:
    state = GAME.position(position, QuickRng(1))
    for step in filter(None, when.split("; ")):
        GAME.play(state, int(step[1]), step[3:])
    return FranticBot("rule").advise(GAME.view(state, seat))


ON_TURN = "4 seats; S1 on turn; pile R5; S1 hand "
EVENT = "4 seats; S0 on turn; pile R5; S0 hand K5 B1; S2 hand of 2; S1 hand "


@pytest.mark.parametrize(
    ("position", "when", "does", "why"),
    [
        (ON_TURN + "R2 R9 B1", "", "play R9", "frantic-why-costly"),
        (ON_TURN + "R9 RGift B1 B2", "", "play RGift", "frantic-why-gift"),
        (ON_TURN + "R9 Fantastic B1 B2", "", "play R9", "frantic-why-costly"),
        (ON_TURN + "B9 Fantastic B1 B2", "", "play Fantastic", "frantic-why-wild"),
        (ON_TURN + "FuckYou R1 R2 R3 R4 R6 B1 B2 B3 B4", "", "play FuckYou", "frantic-why-fuck-you"),
        (ON_TURN + "B9 G1", "", "draw", "why-only"),
        (ON_TURN + "RSkip G1; S2 hand of 3; S3 hand of 2", "S1 play RSkip", "target S3", "frantic-why-target"),
        (ON_TURN + "Four G1; S2 hand of 3; S3 hand of 2", "S1 play Four", "hit S3 4", "frantic-why-target"),
        (ON_TURN + "Fantastic G1 G2 B9", "S1 play Fantastic", "wish green", "frantic-why-wish"),
        (ON_TURN + "Fantastic G1 B1 Y1 B9", "S1 play Fantastic", "wish 1", "frantic-why-wish"),
        (ON_TURN + "RGift G1 B9 Y4", "S1 play RGift; S1 target S2; S2 pass", "give B9", "frantic-why-away"),
        (EVENT + "Y1 Y9; events recession", "S0 play K5", "discard Y9", "frantic-why-away"),
        (EVENT + "Y1 Y9; events gambling-man", "S0 play K5", "stake Y9", "frantic-why-stake"),
        (EVENT + "Y1 Y9; events market; next R9 G1 B8 B7", "S0 play K5", "take G1", "frantic-why-take"),
        (EVENT + "Y1 Y9; events surprise-party", "S0 play K5", "send Y9 S0", "frantic-why-send"),
        (EVENT + "Y1 Y9; events all-seeing-eye", "S0 play K5", "agree", "why-only"),
        ("4 seats; S0 on turn; pile R5; S0 hand R1; S1 hand NiceTry Y1", "S0 play R1", "nice-try", "frantic-why-try"),
        (
            "4 seats; S0 on turn; pile R5; S0 hand RSkip B1; S1 hand Counter Y1",
            "S0 play RSkip; S0 target S1",
            "counter",
            "frantic-why-counter",
        ),
    ],
)
def test_a_move_is_chosen_with_the_reason_a_player_would_give(position: str, when: str, does: str, why: str) -> None:
    found = advice(position, when)

    assert (GAME.text(found.action), found.why) == (does, why)
    assert set(found.rules) <= set(GAME.rulebook().rules)


def test_of_two_players_the_lower_stake_is_safe() -> None:
    found = advice("2 seats; S0 on turn; pile R5; S0 hand K5 B1; S1 hand Y1 Y9; events gambling-man", "S0 play K5")

    assert GAME.text(found.action) == "stake Y1"
