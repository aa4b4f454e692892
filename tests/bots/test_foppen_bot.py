"""The judgement of Foppen's rule bot, position by position."""

import pytest

from stammtisch.bots.bot import Advice
from stammtisch.core.rng import QuickRng
from stammtisch.games.foppen import GAME
from stammtisch.games.foppen.bot import FoppenBot


def advice(position: str, seat: int) -> Advice:
    state = GAME.position(position, QuickRng(1))
    return FoppenBot("rule").advise(GAME.view(state, seat))


@pytest.mark.parametrize(
    ("position", "does", "why"),
    [
        # somebody has discarded and has the stone: now the lowest card is safe
        ("trick S3 B5, S0 G20; S1 on turn; S1 hand B2 B6 B10 R9 R8 R7 R6", "play B2", "foppen-why-duck"),
        # a lower card lies already: the lowest that is above it
        ("trick S3 Y4, S0 Y7; S1 on turn; S1 hand Y5 Y14 Y3 R9 R8 R7 R6", "play Y5", "foppen-why-duck"),
        # every discard would be lower than the red 7, but a One is none
        ("trick S2 B5, S3 R7, S0 B6; S1 on turn; S1 hand 1 R6 R5 G6 G5 G4 G3", "play 1", "foppen-why-one"),
        # fopped with any card: the lowest goes
        ("trick S2 B5, S3 B7, S0 B6; S1 on turn; S1 hand 1 R9 R8 G7 G6 G5 G4", "play G4", "foppen-why-lost"),
        # S2 must discard too, and hardly anything is higher
        (
            "trick S3 B5, S0 B6; S1 on turn; S2 void B; S0 hand G19 G20 G2 G3; S1 hand G18 R3 R4 R5 Y2",
            "play G18",
            "foppen-why-discard",
        ),
        # only S2 is to come: a high yellow is seldom the lowest
        ("trick S3 Y12, S0 Y13; S1 on turn; S1 hand Y11 Y10 G2 G3 R4 R5", "play Y10", "foppen-why-follow"),
        # the others cannot follow blue: it does not matter how low the lead is
        ("S1 on turn; S0 void B; S2 void B; S3 void B; S1 hand B2 R16 R15 R8 G7 G5", "play B2", "foppen-why-lead"),
        # last to play, everybody followed higher: the stone is certain with Y2, not with Y14
        ("trick S2 Y8, S3 Y9, S0 Y7; S1 on turn; S1 hand Y2 Y14 G3 G4 R5 R6", "play Y14", "foppen-why-duck"),
        # a higher discard than the one that lies there
        ("trick S3 B5, S0 R4; S1 on turn; S1 hand Y2 Y14 G3 G9 R15 R16", "play G9", "foppen-why-duck"),
        # S0 will be out: the green 20 would cost most
        ("S0 hand of 1; S2 hand of 7; S3 hand of 7; S1 hand G6 G20 R2 R3; S1 on turn", "play G20", "foppen-why-hurry"),
        ("S1 hand G6; S1 on turn", "play G6", "why-only"),
    ],
)
def test_a_card_is_chosen_with_the_reason_a_player_would_give(position: str, does: str, why: str) -> None:
    found = advice(f"4 seats; {position}", 1)

    assert (GAME.text(found.action), found.why) == (does, why)


@pytest.mark.parametrize(
    ("hand", "does"),
    [
        ("G20 G19 G18 G17 R16 R15 R14 R13 Y14 Y13 Y12 B10 B9 B8 1", "bid"),
        ("G2 G3 G4 G5 R2 R3 R4 R5 Y2 Y3 Y4 B2 B3 B4 1", "stay"),
        ("G20 G19 G18 G17 G16 G15 R16 R15 R14 R13 Y14 Y13 Y12 Y11 B10", "stay"),
    ],
)
def test_a_bid_needs_high_cards_of_every_colour(hand: str, does: str) -> None:
    found = advice(f"4 seats; bids=true; bidding; S1 hand {hand}", 1)

    assert GAME.text(found.action) == does
    assert found.why == f"foppen-why-{does}"


@pytest.mark.parametrize("hand", ["B5 G2 1", "R16 R2", "Y7 G9 1 1"])
def test_the_rules_of_a_reason_are_in_the_rulebook(hand: str) -> None:
    found = advice(f"4 seats; S1 hand {hand}; S1 on turn", 1)

    assert found.rules
    assert set(found.rules) <= set(GAME.rulebook().rules)
