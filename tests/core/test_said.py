"""What is to be worded, as tokens; and how states, views, games and events read."""

import pytest

from stammtisch.core.event import EVERYBODY, Event
from stammtisch.core.game import TABLE, Deadline
from stammtisch.core.said import Asked, Said
from stammtisch.games.foppen import GAME

POSITION = "3 seats; stone S2; S0 on turn; S0 hand B9; S1 hand B3 G2; S2 hand R4"


def test_what_is_said_has_a_kind_a_seat_tokens_and_a_rule() -> None:
    said = Said("trick", 2, ["S0", "G7"], "O-012")

    assert (said.kind, said.seat, said.said, said.rule, said.twice) == ("trick", 2, ["S0", "G7"], "O-012", False)
    assert Said("clear", 2, [], "", twice=True).twice


def test_what_is_asked_is_no_race_and_cannot_be_declined_unless_it_says_so() -> None:
    plain = Asked("lead", 1, [], "O-010")
    race = Asked("seize", 1, ["9½"], "M-120", race=True, decline="pass")

    assert isinstance(plain, Said)
    assert (plain.kind, plain.seat, plain.race, plain.decline, plain.twice) == ("lead", 1, False, "", False)
    assert (race.said, race.rule, race.race, race.decline) == (["9½"], "M-120", True, "pass")


@pytest.mark.parametrize(
    ("thing", "reads"),
    [
        (Said("trick", 2, ["S0", "G7"], "O-012"), "trick S2 S0 G7 (O-012)"),
        (Said("stone", 0, [], ""), "stone S0"),
        (Asked("follow", 1, ["G"], "O-012"), "follow S1 G (O-012)"),
        (Event("play", 1, ["G7"], [], EVERYBODY, "O-012"), "play S1 G7 (O-012)"),
        (Event("hand", 1, ["2"], ["G7", "1"], 2, "O-006"), "hand S1 2 [G7 1] (O-006)"),
        (Event("win", 1, [], [], EVERYBODY, ""), "win S1"),
        (Deadline("turn", 3, 60, 7, True, 0b100), "<turn of S2: 60 s since ply 7>"),
        (Deadline("bids", 3, 9, 0, False, 0b11), "<bids of S0 S1: 9 s since ply 0, held>"),
        (Deadline("deal", 3, 9, 0, True, 1 << TABLE), "<deal of table: 9 s since ply 0>"),
        (GAME, "<Foppen, version 1, for 3 to 6>"),
        (GAME.position(POSITION), "<FoppenState of 3 seats at ply 0, acting S0>"),
        (
            GAME.view(GAME.position(POSITION), 1),
            "<what S1 sees: 3 seats; deal 1; dealer S2; S0 hand of 1; S1 hand G2 B3; S2 hand of 1; stone S2; "
            "trick empty; S0 on turn; totals 0 0 0>",
        ),
        (
            GAME.position("3 seats; deal 6; S0 hand of 0; S1 hand G2; S2 hand R4; sheet 10 -2 -4; over"),
            "<FoppenState of 3 seats at ply 0, acting nobody: it is over>",
        ),
    ],
    ids=lambda each: type(each).__name__,
)
def test_it_can_be_read(thing: object, reads: str) -> None:
    assert repr(thing) == reads
