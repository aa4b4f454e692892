"""Positions as text, both ways."""

import pytest
from games.foppen.facts import all_cards
from ledger import rule

from stammtisch.core.bits import count, members
from stammtisch.core.game import TABLE, Moves
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.examples import after as after_moves
from stammtisch.games.foppen import GAME
from stammtisch.games.foppen.cards import DECK, OF_SUIT, cards, names
from stammtisch.games.foppen.state import FoppenState

OPTIONS: list[dict[str, Value]] = [
    {},
    {"bids": True, "turn_seconds": 0},
    {"bids": True, "bid_mode": "open", "window_seconds": 5, "score_seconds": 0},
]


def read(text: str, seed: int = 0) -> FoppenState:
    state = after_moves(GAME, text, "", seed)
    assert isinstance(state, FoppenState)
    return state


@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "sealed", "open"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_position_that_was_written_is_read_as_the_same(options: dict[str, Value], seats: int) -> None:
    state = GAME.table(options, seats, HashRng(seed_of(seats)))
    state.start()
    chance, found = QuickRng(seats), Moves()
    while not state.over():
        if chance.below(6) == 0:
            _reads_back(state)
        seat = one_of(state.acting(), chance)
        state.apply(seat, state.pick(seat, chance, found))
    _reads_back(state)


def _reads_back(state: object) -> None:
    assert isinstance(state, FoppenState)
    again = read(GAME.diagram(state))
    assert GAME.diagram(again) == GAME.diagram(state)
    assert [again.legal(seat) for seat in (0, 1, 2, TABLE)] == [state.legal(seat) for seat in (0, 1, 2, TABLE)]
    assert again.acting() == state.acting()
    assert [(clock.name, clock.seconds) for clock in again.deadlines()] == [
        (clock.name, clock.seconds) for clock in state.deadlines()
    ]
    assert again.table.gone == state.table.gone
    assert all_cards(again) == names(DECK)


@pytest.mark.parametrize("seat", [0, 2, TABLE])
@pytest.mark.parametrize(
    "given",
    [
        "4 seats; deal 2; stone S3; trick S0 Y8; S1 on turn; S1 hand Y3 G5 1; S2 hand of 2; totals 10 -5 0 -4",
        "4 seats; bids=true; bidding; S0 stay; S1 bid",
        "3 seats; deal 2; stone S1; S0 hand of 0; S1 hand G2; S2 hand R4 1; sheet 5 5 5, 10 -2 -5; scored",
    ],
)
def test_what_a_screen_shows_can_be_read_as_a_position(given: str, seat: int) -> None:
    shown = GAME.view(read(given), seat).diagram()

    assert GAME.view(read(shown), seat).diagram() in (shown, shown.replace("S1 decided", "S1 bid"))


def test_a_position_says_the_whole_truth() -> None:
    text = (
        "4 seats; bids=true; bid_mode=open; turn_seconds=9; window_seconds=8; score_seconds=7; deal 3; dealer S1; "
        "S0 hand G3; S0 bid; S1 hand G5 Y3 1; S1 stay; S2 hand R4 1; S2 stay; S3 hand R2 R3; S3 bid; stone S3; "
        "trick S0 Y8; S1 on turn; last trick S1 R5, S2 R6, S0 R9; totals 1 -2 3 4; sheet 1 0 3 4, 0 -2 0 0; S2 void G Y"
    )

    assert GAME.diagram(read(text)) == text


def test_sealed_decisions_are_part_of_the_truth() -> None:
    said = GAME.diagram(read("3 seats; bids=true; bidding; S0 stay; S1 bid")).split("; ")

    assert "S0 stay" in said
    assert "S1 bid" in said
    assert not any(clause.endswith("decided") for clause in said)


def test_a_decision_that_is_left_open_may_be_either() -> None:
    bidders = {int(read("3 seats; bids=true; bidding; S1 decided", seed).face_down) for seed in range(12)}

    assert bidders == {0, 0b010}
    assert read("3 seats; bids=true; bidding; S1 decided").table.undecided == 0b101


def test_a_hand_that_is_not_named_gets_as_many_cards_as_the_largest_that_is() -> None:
    state = read("4 seats; S0 on turn; S0 hand G3 G4 G5; S1 hand of 2")

    assert [int(count(each)) for each in state.hands] == [3, 2, 3, 3]
    assert state.hands[0] == cards("G3 G4 G5")
    assert all_cards(state) == names(DECK)


def test_without_any_hand_named_all_are_full() -> None:
    state = read("5 seats; S2 on turn")

    assert [int(count(each)) for each in state.hands] == [12] * 5
    assert (state.table.dealer, state.table.leader, state.table.deals, state.table.stone) == (4, 2, 0, -1)


def test_who_has_played_to_the_trick_has_a_card_less() -> None:
    state = read("4 seats; trick S0 Y8, S1 Y9; S2 on turn; S2 hand G3 G4")

    assert [int(count(each)) for each in state.hands] == [1, 1, 2, 2]
    assert (state.table.leader, state.table.best, state.table.worst, state.table.suit, state.ply) == (0, 1, 0, 2, 0)


def test_what_is_left_open_is_dealt_from_the_chance_that_is_given() -> None:
    text = "4 seats; S0 on turn; S0 hand G3 G4 G5"

    assert GAME.diagram(read(text, 1)) == GAME.diagram(read(text, 1))
    assert len({GAME.diagram(read(text, seed)) for seed in range(9)}) == 9


@rule("O-012")
def test_who_discarded_in_the_trick_is_dealt_nothing_of_its_colour() -> None:
    for seed in range(9):
        state = read("4 seats; trick S0 G8, S1 B9; S2 on turn; S3 void R Y", seed)

        assert not state.hands[1] & OF_SUIT[0]
        assert members(state.table.voids[1]) == [0]
        assert not state.hands[3] & (OF_SUIT[1] | OF_SUIT[2])


@rule("O-019")
def test_the_cards_of_the_last_trick_are_in_no_hand() -> None:
    for seed in range(9):
        state = read("3 seats; stone S0; last trick S0 G2, S1 1, S2 G3; S2 on turn; S2 hand of 19", seed)

        assert not cards("G2 G3") & ~state.table.gone
        assert count(state.table.gone & OF_SUIT[4]) >= 1
        assert state.table.last_leader == 0


def test_the_leader_is_left_of_the_dealer_unless_it_is_said() -> None:
    assert read("4 seats; dealer S1").table.turn == 2
    assert read("4 seats; dealer S1; S0 on turn").table.turn == 0
    assert read("4 seats; bids=true; dealer S1; bidding").table.leader == 2


def test_the_fresh_deal_of_a_seed_can_be_asked_for() -> None:
    state = GAME.table({"first_dealer": 2}, 4, HashRng(seed_of(7)))
    state.start()

    assert GAME.diagram(read("4 seats; first_dealer=2; seed 7")) == GAME.diagram(state)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("S0 on turn", "a position begins with the number of seats, as in '4 seats'"),
        ("2 seats", "Foppen is for 3–6 players, not 2"),
        ("4 seats; colour=green", "there is no option 'colour'"),
        ("4 seats; bids=perhaps", "bids cannot be 'perhaps'; it takes false, true"),
        ("4 seats; S0 sleeps", "not understood in a position: 'S0 sleeps'"),
        ("4 seats; seed 3; S0 on turn", "not understood in a position: 'S0 on turn'"),
        ("4 seats; S4 on turn", "there is no seat 'S4'; seats are S0 to S3"),
        ("4 seats; dealer S4", "there is no seat 'S4'"),
        ("4 seats; stone S7", "there is no seat 'S7'"),
        ("4 seats; deal 9", "a match of 4 has deals 1 to 8, not 9"),
        ("4 seats; deal 0", "a match of 4 has deals 1 to 8, not 0"),
        ("4 seats; deal soon", "'soon' is not a number"),
        ("4 seats; totals 1 2 3", "4 seats have 4 points, not 3: '1 2 3'"),
        ("4 seats; sheet 1 2 3 4, 5", "4 seats have 4 points, not 1: ' 5'"),
        ("3 seats; sheet 1 2 3; totals 1 2 4", "does not fit the rest of the position: 'totals 1 2 4'"),
        ("3 seats; stone S1; no stone; S0 on turn", "does not fit the rest of the position: 'no stone'"),
        ("3 seats; places 1 2 3", "does not fit the rest of the position: 'places 1 2 3'"),
        (
            "3 seats; S0 hand of 0; sheet 1 2 3; S1 scored 4; scored",
            "does not fit the rest of the position: 'S1 scored 4'",
        ),
        ("3 seats; S0 hand of 0; scored", "points of this deal stand on the sheet: 'sheet 10 -5 -8'"),
        ("3 seats; S0 hand of 0; sheet 1 2 3; over", "a match of 3 is over after deal 6, and not before"),
        ("3 seats; deal 6; S0 hand of 0; sheet 1 2 3; scored", "a match of 3 is over after deal 6, and not before"),
        ("3 seats; S0 hand of 2; sheet 1 2 3; scored", "a deal ends when somebody is out: 'S0 hand of 0' \\(O-050\\)"),
        ("3 seats; S0 hand of 0; sheet 1 2 3; scored; S0 on turn", "nobody is on turn while the deal is scored"),
        ("3 seats; bids=true; bidding; trick S0 G3", "nobody is on turn while the deal is bidding"),
        ("3 seats; S0 on turn; S1 hand of 0", "S1 has no card: such a deal is 'scored' or 'over' \\(O-050\\)"),
        ("3 seats; S0 on turn; S1 hand empty", "S1 has no card"),
        ("3 seats; S0 on turn; S1 hand of 21", "S1 cannot hold 21 cards: 3 seats get 20 each"),
        ("3 seats; bids=true; bidding; S1 hand of 19", "3 seats hold 20 cards each while they bid"),
        ("3 seats; bidding", "there are no bids without bids=true"),
        ("3 seats; S0 bid; S0 on turn", "there are no bids without bids=true"),
        ("3 seats; bids=true; bidding; S0 bid; S1 bid; S2 stay", "the bidding is over once all have decided"),
        ("3 seats; bids=true; bidding; S0 bid; S0 stay", "S0 either bids or stays"),
        ("3 seats; S0 hand G3 G3", "there are not that many G3 in the pack"),
        ("3 seats; S0 hand G3; S1 hand G3", "there are not that many G3 in the pack"),
        ("3 seats; S0 hand G3; last trick S1 G3; S0 on turn", "there are not that many G3 in the pack"),
        ("3 seats; S0 hand 1 1 1; trick S1 1, S2 1", "there are not that many 1 in the pack"),
        ("3 seats; S0 hand X3", "Foppen has no card 'X3'"),
        ("3 seats; S0 hand of many", "'many' is not a number"),
        ("3 seats; S0 void P", "there is no colour 'P'; colours are G, R, Y and B"),
        ("3 seats; S0 void G; S0 hand G3", "S0 holds G and is not void in it"),
        ("3 seats; S1 void G R Y; S1 hand of 14", "there are not enough cards for S1"),
        ("3 seats; trick S0 G3, S1 B4; S2 on turn; S1 hand G5", "S1 holds G and cannot have discarded B4 \\(O-012\\)"),
        ("3 seats; trick S0 G3, S2 B4", "S1 plays next in that trick, not S2"),
        ("3 seats; trick S0 G3, S1 G4, S2 G5", "that trick is complete: say who is on turn and who has the stone"),
        ("3 seats; trick S0 G3, S1 G4; S1 on turn", "S2 is on turn after that trick, not S1"),
        ("3 seats; stone S0", "S0 has the stone and sits out: say who is on turn"),
        ("3 seats; stone S1; S1 on turn", "S1 has the stone and sits out"),
        ("3 seats; stone S1; trick S1 G3", "S1 has the stone and sits out"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        read(text)


def test_ones_are_written_last_and_as_often_as_they_are_held() -> None:
    state = read("3 seats; S0 on turn; S0 hand 1 B2 1 G2")

    assert names(state.hands[0]) == ["G2", "B2", "1", "1"]
    assert "S0 hand G2 B2 1 1" in GAME.diagram(state)
